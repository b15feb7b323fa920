"""rules, pack check and pack new: what a game says about itself, and the user's own packs."""

from __future__ import annotations

import json
import os
import re
from pathlib import Path

import pytest

from tests.cli.running import Runs, is_one_sentence
from tests.match.matches import DUEL
from tests.match.parley import PARLEY
from timefront import coverage
from timefront.games.registry import GAMES
from timefront.kernel.packs import LANGUAGES

# rules


def test_rules_prints_every_paragraph_in_three_languages(timefront: Runs) -> None:
    texts = {}
    for language in LANGUAGES:
        ran = timefront("rules", "duel_of_time", "--lang", language)
        assert (ran.status, ran.err) == (0, "")
        texts[language] = dict(line.split("  ", 1) for line in ran.out.splitlines())
        assert list(texts[language]) == list(DUEL.rulebook().entries)
        assert all(text.strip() for text in texts[language].values())
    for rule_id in texts["en"]:
        assert len({texts[language][rule_id] for language in LANGUAGES}) == 3


def test_rules_without_a_game_prints_all_games(timefront: Runs) -> None:
    assert set(timefront("rules", "duel_of_time").out.splitlines()) <= set(timefront("rules").out.splitlines())


def record(folder: Path, *without: str) -> None:
    """Leave the record of a test run that proved all rules except some."""
    path = folder / coverage.RECORD
    path.parent.mkdir(parents=True, exist_ok=True)
    proved = {rule_id: ["tests/a.py::test_it"] for rule_id in DUEL.rulebook().entries if rule_id not in without}
    path.write_text(json.dumps(proved), encoding="utf-8")


def test_rules_coverage_succeeds_when_every_rule_is_covered(
    timefront: Runs, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    record(tmp_path)
    ran = timefront("rules", "duel_of_time", "--coverage")
    assert (ran.status, ran.err) == (0, "")
    count = len(DUEL.rulebook().entries)
    assert ran.out.endswith(f"duel_of_time: {count} of {count} rules covered\n")


def test_rules_coverage_fails_and_names_what_is_not_covered(
    timefront: Runs, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    record(tmp_path, "DT-3.2", "DT-4.1")
    ran = timefront("rules", "duel_of_time", "--coverage")
    assert ran.status == 1
    assert ran.out.endswith("not covered: DT-3.2, DT-4.1\n")
    rows = {row["id"]: row for row in json.loads(timefront("rules", "duel_of_time", "--json").out)["duel_of_time"]}
    assert [rows[rule_id]["covered"] for rule_id in ("DT-3.1", "DT-3.2")] == [True, False]
    assert rows["DT-3.2"]["carriers"]
    for row in rows.values():
        assert ("pack check" in row["carriers"]) == (row["kind"] == "content")
    assert timefront("rules", "duel_of_time", "--coverage", "--json").status == 1


def test_rules_coverage_says_when_sources_have_changed_since(
    timefront: Runs, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    record(tmp_path)
    source = tmp_path / "tests" / "test_new.py"
    source.parent.mkdir()
    source.touch()
    os.utime(source, (0, 0))
    assert "make test" not in timefront("rules", "duel_of_time", "--coverage").out
    later = coverage.RECORD.stat().st_mtime + 1
    os.utime(source, (later, later))
    assert timefront("rules", "duel_of_time", "--coverage").out.endswith("run make test again.\n")


def test_rules_coverage_without_a_record_says_how_to_make_one(
    timefront: Runs, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    ran = timefront("rules", "--coverage")
    assert is_one_sentence(ran)
    assert "make test" in ran.err


@pytest.mark.parametrize("words", ["chess", "--lang fr", "--lang ../en", "duel_of_time more"])
def test_rules_that_are_not_there_get_one_sentence(words: str, timefront: Runs) -> None:
    assert is_one_sentence(timefront("rules", *words.split()))


# pack check


def test_a_sound_pack_is_called_sound(timefront: Runs, pack: Path) -> None:
    ran = timefront("pack", "check", pack)
    assert (ran.status, ran.err) == (0, "")
    assert ran.out.startswith("The pack is sound: 5 files, scenarios beacons, ")


def test_everything_wrong_with_a_pack_is_listed_at_once(timefront: Runs, pack: Path) -> None:
    cards = (pack / "cards.toml").read_text(encoding="utf-8")
    (pack / "cards.toml").write_text(cards.replace('first = "push"', 'first = "shove"', 1), encoding="utf-8")
    scenarios = (pack / "scenarios.toml").read_text(encoding="utf-8")
    (pack / "scenarios.toml").write_text(re.sub(r"points = \d+", "points = 400", scenarios, count=1), encoding="utf-8")
    texts = (pack / "texts" / "de.ftl").read_text(encoding="utf-8")
    gone = next(line for line in texts.splitlines() if line.startswith("card-"))
    (pack / "texts" / "de.ftl").write_text(texts.replace(gone, ""), encoding="utf-8")
    ran = timefront("pack", "check", pack)
    assert (ran.status, ran.out) == (2, "")
    for word in ("cards.toml: ", "'shove' is not known", "beacons.points", "not 400", gone.split(" ")[0]):
        assert word in ran.err
    assert len(ran.err.splitlines()) == 3


def test_a_pack_that_is_not_there_gets_one_sentence(timefront: Runs, pack: Path, tmp_path: Path) -> None:
    assert is_one_sentence(timefront("pack", "check", tmp_path / "nowhere"))
    assert is_one_sentence(timefront("pack", "check", pack / "cards.toml"))
    assert is_one_sentence(timefront("pack", "check", pack, "--game", "chess"))
    assert is_one_sentence(timefront("pack", "check"))
    assert is_one_sentence(timefront("pack", "mend", pack))


def test_a_pack_is_recognised_by_its_files(timefront: Runs, pack: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(GAMES, "parley", PARLEY)
    assert timefront("pack", "check", pack).status == 0
    for file in pack.glob("*.toml"):
        file.unlink()
    ran = timefront("pack", "check", pack)
    assert is_one_sentence(ran)
    assert "--game duel_of_time|" in ran.err
    assert len(timefront("pack", "check", pack, "--game", "duel_of_time").err.splitlines()) > 1


def test_pack_check_as_json_says_the_same(timefront: Runs, pack: Path, tmp_path: Path) -> None:
    ran = timefront("pack", "check", pack, "--json")
    assert (ran.status, ran.err) == (0, "")
    scenarios = list(DUEL.scenarios(DUEL.built_in_pack()))
    sound = {"game": "duel_of_time", "sound": True, "scenarios": scenarios, "problems": []}
    assert json.loads(ran.out) == sound
    cards = (pack / "cards.toml").read_text(encoding="utf-8")
    (pack / "cards.toml").write_text(cards.replace('first = "push"', 'first = "pusch"', 1), encoding="utf-8")
    ran = timefront("pack", "check", pack, "--json")
    assert (ran.status, ran.err) == (2, "")
    problem = {"file": "cards.toml", "key": "push_sabotage.first"}
    problem |= {"message": "'pusch' is not known", "suggestion": "did you mean push?"}
    assert json.loads(ran.out) == sound | {"sound": False, "scenarios": [], "problems": [problem]}
    nowhere = json.loads(timefront("pack", "check", tmp_path / "nowhere", "--json").out)
    assert (nowhere["game"], nowhere["sound"], len(nowhere["problems"])) == ("", False, 1)


# pack new


@pytest.mark.parametrize("game", [game.name for game in GAMES.values()])
def test_a_new_pack_is_the_built_in_one_with_its_comments_and_sound(game: str, timefront: Runs, tmp_path: Path) -> None:
    folder = tmp_path / "some where" / "mine"
    ran = timefront("pack", "new", game, folder)
    assert (ran.status, ran.err) == (0, "")
    assert ran.out.endswith(f"then check them: timefront pack check '{folder}'\n")
    source = GAMES[game].folder / "pack"
    written = {path.relative_to(folder): path.read_bytes() for path in folder.rglob("*") if path.is_file()}
    assert written == {path.relative_to(source): path.read_bytes() for path in source.rglob("*") if path.is_file()}
    assert all(content.startswith(b"#") for content in written.values())
    assert timefront("pack", "check", folder).status == 0


def test_a_new_pack_may_fill_an_empty_folder_and_is_told_as_json(timefront: Runs, tmp_path: Path) -> None:
    told = json.loads(timefront("pack", "new", "duel_of_time", tmp_path, "--json").out)
    assert told["folder"] == str(tmp_path)
    assert told["files"] == list(DUEL.built_in_pack().files)
    assert told["next"] == f"timefront pack check {tmp_path}"


def test_a_pack_that_cannot_be_written_gets_one_sentence(timefront: Runs, tmp_path: Path) -> None:
    (tmp_path / "full").mkdir()
    (tmp_path / "full" / "kept.toml").write_text("mine")
    for words in (["chess", tmp_path / "a"], ["duel_of_time"], ["duel_of_time", tmp_path / "full"]):
        assert is_one_sentence(timefront("pack", "new", *words))
    for place in (tmp_path / "full" / "kept.toml", tmp_path / "full" / "kept.toml" / "below", Path("/proc/mine")):
        assert is_one_sentence(timefront("pack", "new", "duel_of_time", place))
    assert [path.name for path in (tmp_path / "full").iterdir()] == ["kept.toml"]
    assert (tmp_path / "full" / "kept.toml").read_text() == "mine"
