"""army new, army check, army suggest, and play with two armies."""

from __future__ import annotations

import json
from pathlib import Path

from tests.cli.running import Runs, is_one_sentence

JOAN = "joan_of_arc"


def suggest(timefront: Runs, army: str, file: Path, *more: str) -> None:
    assert timefront("army", "suggest", JOAN, army, "--seed", "1", "--file", file, *more).status == 0


def test_a_suggested_army_is_printed_or_written_and_found_sound(timefront: Runs, tmp_path: Path) -> None:
    ran = timefront("army", "suggest", JOAN, "world_enders", "--seed", "1")
    assert ran.status == 0
    assert ran.out.startswith('army = "world_enders"\nsize = "small"\n')
    suggest(timefront, "world_enders", tmp_path / "enders.toml")
    assert (tmp_path / "enders.toml").read_text(encoding="utf-8") == ran.out
    checked = timefront("army", "check", JOAN, tmp_path / "enders.toml", "--lang", "de")
    assert checked.out.startswith("Das Heer ist in Ordnung")
    assert is_one_sentence(timefront("army", "suggest", JOAN, "world_enders", "--file", tmp_path / "enders.toml"))


def test_a_new_army_lists_what_can_be_bought(timefront: Runs, tmp_path: Path) -> None:
    file = tmp_path / "mine.toml"
    ran = timefront("army", "new", JOAN, "french_beginning_of_war", file, "--size", "medium", "--lang", "es")
    assert ran.status == 0
    text = file.read_text(encoding="utf-8")
    assert "french_mounted_knights = 2" in text
    assert "#   boucicaut = 0–1   Boucicaut: 405, 5" in text
    assert timefront("army", "check", JOAN, file).status == 2


def test_all_problems_are_told_at_once_in_three_languages(timefront: Runs, tmp_path: Path) -> None:
    file = tmp_path / "wrong.toml"
    file.write_text('army = "world_enders"\nsize = "small"\n[units]\nwar = 3\nskeleton = 4\n', encoding="utf-8")
    told = {}
    for language in ("en", "de", "es"):
        ran = timefront("army", "check", JOAN, file, "--lang", language)
        assert ran.status == 2
        told[language] = ran.err.splitlines()
        assert len(told[language]) == 5
    assert told["en"][0].endswith("Did you mean skeletons?")
    assert told["en"] != told["de"] != told["es"]
    data = json.loads(timefront("army", "check", JOAN, file, "--json").out)
    assert (data["sound"], data["points"], len(data["problems"])) == (False, 960, 5)


def test_files_that_are_no_armies_are_refused(timefront: Runs, tmp_path: Path) -> None:
    file = tmp_path / "no.toml"
    for text, said in (
        ("units = [", "no valid TOML"),
        ('army = "world_enders"\n', "size is missing"),
        ('army = 1\nsize = "small"\nfoes = 1\n[units]\nwar = "many"\n', "“foes” is not known here"),
    ):
        file.write_text(text, encoding="utf-8")
        ran = timefront("army", "check", JOAN, file)
        assert ran.status == 2
        assert said in ran.err
    assert timefront("army", "check", JOAN, tmp_path / "nowhere.toml").status == 2
    assert "Known lists" in timefront("army", "suggest", JOAN, "saxons").err
    assert "no free battles" in timefront("army", "suggest", "duel_of_time", "saxons").err


def test_two_armies_play_a_free_battle(timefront: Runs, tmp_path: Path) -> None:
    first, second = tmp_path / "first.toml", tmp_path / "second.toml"
    suggest(timefront, "french_end_of_war", first)
    suggest(timefront, "english_end_of_war", second)
    armies = ("--army", first, "--army", second)
    bots = ("--seat", "first=bot:random", "--seat", "second=bot:random", "--seed", "1")
    ran = timefront("play", JOAN, *armies, "--field", "burnt_village", *bots, "--file", tmp_path / "a.match")
    assert (ran.status, ran.err) == (0, "")
    assert timefront("replay", tmp_path / "a.match").status == 0
    assert "needs two armies" in timefront("play", JOAN, "--army", first).err
    assert "no field" in timefront("play", JOAN, *armies, "--field", "moon").err
    assert "leave --scenario out" in timefront("play", JOAN, *armies, "--scenario", "patay").err
    assert "no free battles" in timefront("play", "duel_of_time", *armies).err
    suggest(timefront, "world_enders", tmp_path / "large.toml", "--size", "large")
    assert "same size" in timefront("play", JOAN, "--army", first, "--army", tmp_path / "large.toml").err
