"""replay, verify and doctor: what they find in match files, and that they change none."""

from __future__ import annotations

import copy
import json
from pathlib import Path
from random import Random
from typing import Any

import msgspec
import pytest

from tests.cli.running import Runs, is_one_sentence
from tests.match.matches import DUEL, a_duel, play_on
from timefront.games.registry import GAMES
from timefront.kernel.packs import LANGUAGES
from timefront.matches.files import MatchFile
from timefront.matches.lines import export, read_lines
from timefront.matches.making import new_match
from timefront.matches.match import Match
from timefront.matches.opening import replayed
from timefront.terminal.seating import remember_players
from timefront.texts.catalogue import Catalogue


def kept(path: Path, match: Match) -> Path:
    """Store a match; returns the path."""
    MatchFile.create(path, match).close()
    return path


def a_battle() -> Match:
    """A two-player battle, always the same."""
    battle = GAMES["battle_through_history"]
    return new_match(battle, battle.setting(battle.built_in_pack(), "", {}, 2), seed="names")


# replay


def test_replay_tells_a_finished_match_whole_in_every_language(timefront: Runs, tmp_path: Path) -> None:
    match = play_on(a_duel(), Random(1))
    path = kept(tmp_path / "a.match", match)
    told = {language: timefront("replay", path, "--lang", language) for language in LANGUAGES}
    assert {ran.status for ran in told.values()} == {0}
    lines = told["en"].out.splitlines()
    assert len(lines) == sum(map(len, match.facts.values()))
    assert len({ran.out for ran in told.values()}) == 3
    drawn = [entry.result[0] for entry in match.entries if entry.purpose.startswith("draw-")]
    texts = Catalogue(DUEL, DUEL.built_in_pack(), "en")
    keys = [f"card-{card.key}" for card in match.setting.cards]  # type: ignore[attr-defined]
    assert all(texts.message(keys[card]) in told["en"].out for card in drawn)


def test_replay_to_a_number_stops_there(timefront: Runs, tmp_path: Path) -> None:
    match = play_on(a_duel(), Random(1))
    path = kept(tmp_path / "a.match", match)
    whole = timefront("replay", path).out.splitlines()
    for number in (0, 9, 20, len(match.entries) - 1):
        part = timefront("replay", path, "--to", str(number)).out.splitlines()
        assert part == [line for line in whole if int(line[:4]) <= number]
    assert timefront("replay", path, "--to", "9999").out.splitlines() == whole
    data = json.loads(timefront("replay", path, "--to", "9", "--json").out)
    assert data["view"] == json.loads(msgspec.json.encode(DUEL.view(replayed(match, 9).state, None)))


def test_replay_of_a_match_that_goes_on_shows_no_hidden_card(timefront: Runs, tmp_path: Path) -> None:
    match = a_duel()
    path = kept(tmp_path / "a.match", match)
    texts = Catalogue(DUEL, DUEL.built_in_pack(), "en")
    names = [texts.message(f"card-{card.key}") for card in match.setting.cards]  # type: ignore[attr-defined]
    ran = timefront("replay", path)
    assert ran.status == 0
    assert len(ran.out.splitlines()) > 8
    assert not any(name in ran.out for name in names)
    data = json.loads(timefront("replay", path, "--json").out)
    drawn = [told for _, told in data["log"] if told["event"] == "card-drawn"]
    assert [told["card"] for told in drawn] == [None] * 6
    assert [player["hand"] for player in data["view"]["players"]] == [None, None]
    for output in (ran.out, timefront("replay", path, "--json").out):
        assert match.fairness.key.hex() not in output


def test_replay_of_an_early_part_of_a_match_that_goes_on_hides_as_much(timefront: Runs, tmp_path: Path) -> None:
    match = play_on(a_duel(), Random(3), moves=12)
    path = kept(tmp_path / "a.match", match)
    for number in ("8", "15"):
        data = json.loads(timefront("replay", path, "--to", number, "--json").out)
        assert {told["card"] for _, told in data["log"] if told["event"] == "card-drawn"} == {None}


def test_replay_of_a_journal_that_does_not_fit_stops_and_says_so(timefront: Runs, tmp_path: Path) -> None:
    lines = read_lines(kept(tmp_path / "a.match", play_on(a_duel(), Random(1), moves=8))).lines
    entries = lines[1]["entries"]
    other = next(entry for entry in entries if entry["kind"] == "choice")
    other["seat"] = 1 - other["seat"]
    write_lines(tmp_path / "b.match", lines)
    ran = timefront("replay", tmp_path / "b.match")
    assert ran.status == 1
    assert ran.err == f"The journal does not fit these rules: entry {other['number']}: DT-2.2 not-asked\n"


def write_lines(path: Path, lines: list[dict[str, Any]]) -> None:
    """Write a match file with these lines."""
    path.write_bytes(b"".join(msgspec.json.encode(line) + b"\n" for line in lines))


def test_replay_of_no_match_gets_one_sentence(timefront: Runs, tmp_path: Path) -> None:
    (tmp_path / "b.match").write_bytes(b"hello\n")
    for words in ([tmp_path / "none"], [tmp_path], [tmp_path / "b.match"], [], [tmp_path / "b.match", "--to", "end"]):
        assert is_one_sentence(timefront("replay", *words))


@pytest.mark.parametrize(
    ("language", "begins", "without"),
    [
        ("en", "Ana begins a turn.", "Player 1 begins a turn."),
        ("de", "Ana ist am Zug.", "Spieler 1 ist am Zug."),
        ("es", "Turno de Ana.", "Turno del Jugador 1."),
    ],
)
def test_replay_calls_the_players_by_the_names_that_were_noted_beside_the_file(
    timefront: Runs, tmp_path: Path, language: str, begins: str, without: str
) -> None:
    match = play_on(a_battle(), Random(1), moves=40)
    path = kept(tmp_path / "a.match", match)
    assert without in timefront("replay", path, "--lang", language).out
    remember_players(path, ["human:Ana", "bot:easy"], "en")
    told = timefront("replay", path, "--lang", language).out
    assert begins in told
    assert without not in told


# verify


def test_verify_passes_a_sound_match_and_finds_an_altered_one(timefront: Runs, tmp_path: Path) -> None:
    lines = msgspec.json.decode(msgspec.json.encode(export(play_on(a_duel(), Random(1)), None)))
    write_lines(tmp_path / "a.match", lines)
    ran = timefront("verify", tmp_path / "a.match")
    assert (ran.status, ran.err) == (0, "")
    assert ran.out.endswith("0 problems: all sound\n")
    altered = copy.deepcopy(lines)
    draw = next(entry for entry in altered[1]["entries"] if entry["kind"] == "chance")
    draw["result"] = [99]
    write_lines(tmp_path / "b.match", altered)
    assert timefront("verify", tmp_path / "b.match").status == 1
    assert is_one_sentence(timefront("verify", tmp_path / "none"))
    assert is_one_sentence(timefront("verify"))


# doctor


def test_doctor_finds_nothing_wrong_with_sound_matches(timefront: Runs, tmp_path: Path) -> None:
    kept(tmp_path / "finished.match", play_on(a_duel(), Random(1)))
    kept(tmp_path / "running.match", play_on(a_duel(), Random(1), moves=5))
    (tmp_path / "notes.txt").write_text("no match")
    ran = timefront("doctor", tmp_path)
    assert (ran.status, ran.err) == (0, "")
    lines = ran.out.splitlines()
    assert lines[0].startswith("Timefront ")
    assert any(line.startswith("duel_of_time: rules version ") for line in lines)
    assert lines[-3].startswith("finished.match: finished, ")
    assert lines[-2].startswith("running.match: goes on, ")
    assert lines[-1] == "2 matches, 0 unsound"


def test_doctor_finds_damaged_and_diverging_matches(timefront: Runs, tmp_path: Path) -> None:
    lines = read_lines(kept(tmp_path / "a.match", play_on(a_duel(), Random(1), moves=8))).lines
    whole = (tmp_path / "a.match").read_bytes()
    (tmp_path / "damaged.match").write_bytes(b"x" + whole)
    (tmp_path / "empty.match").write_bytes(b"")
    (tmp_path / "torn.match").write_bytes(whole + b'{"entries":')
    choice = next(entry for entry in lines[1]["entries"] if entry["kind"] == "choice")
    choice["seat"] = 1 - choice["seat"]
    write_lines(tmp_path / "other.match", lines)
    ran = timefront("doctor", tmp_path, "--json")
    report = json.loads(ran.out)
    assert ran.status == 1
    assert {row["file"]: row["sound"] for row in report["matches"]} == {
        "a.match": True,
        "damaged.match": False,
        "empty.match": False,
        "other.match": False,
        "torn.match": True,
    }
    assert report["unsound"] == 3
    states = {row["file"]: row["state"] for row in report["matches"]}
    assert states["other.match"] == f"read-only: entry {choice['number']}: DT-2.2 not-asked"
    assert timefront("doctor", tmp_path).out.endswith("5 matches, 3 unsound\n")


def test_doctor_changes_no_file(timefront: Runs, tmp_path: Path) -> None:
    whole = kept(tmp_path / "a.match", play_on(a_duel(), Random(1), moves=8)).read_bytes() + b'{"entries":'
    (tmp_path / "a.match").write_bytes(whole)
    assert timefront("doctor", tmp_path).status == 0
    assert (tmp_path / "a.match").read_bytes() == whole


def test_doctor_looks_where_play_saves(timefront: Runs, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("TIMEFRONT_HOME", str(tmp_path / "saved"))
    assert timefront("doctor").out.endswith("0 matches, 0 unsound\n")
    kept(tmp_path / "saved" / "a.match", a_duel())
    assert timefront("doctor").out.endswith("1 matches, 0 unsound\n")


def test_doctor_in_a_folder_that_is_not_there_gets_one_sentence(timefront: Runs, tmp_path: Path) -> None:
    assert is_one_sentence(timefront("doctor", tmp_path / "nowhere"))
