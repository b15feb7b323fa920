"""Corner cases of matches, files and commands that were once wrong."""

from __future__ import annotations

import json
import os
import signal
from pathlib import Path
from random import Random
from typing import Any

import msgspec
import pytest

from tests.match.matches import ALL_GAMES, DUEL, a_duel, a_parley, picture, play_on, said, stored
from tests.match.parley import NOD, PARLEY, PASS, SHOW, TOSS, Talking
from timefront import verify
from timefront.cli import run
from timefront.doctor import examine
from timefront.kernel.questions import Illegal
from timefront.matches.errors import MatchFileError
from timefront.matches.files import MatchFile
from timefront.matches.journal import UNDO_GRANTED
from timefront.matches.lines import export, read_lines
from timefront.matches.opening import load_match


def full(_: int) -> None:
    raise OSError(28, "No space left on device")


def test_a_carriage_return_in_the_middle_is_damage_not_a_torn_end(tmp_path: Path) -> None:
    match = a_parley(NOD())
    file = MatchFile.create(tmp_path / "a.match", match)
    said(match, NOD(), NOD(), NOD())
    file.close()
    lines = file.path.read_bytes().splitlines(keepends=True)
    lines[2] = lines[2][:20] + b"\r" + lines[2][21:]
    file.path.write_bytes(b"".join(lines))
    with pytest.raises(MatchFileError, match=r"line-damaged: .*'line': 3"):
        MatchFile.open(file.path, ALL_GAMES).close()


def test_doctor_notices_a_match_that_diverges_under_another_version(tmp_path: Path) -> None:
    MatchFile.create(tmp_path / "a.match", play_on(a_duel(), Random(1), moves=8)).close()
    lines = read_lines(tmp_path / "a.match").lines
    lines[0]["rules"] = 0
    next(entry for entry in lines[1]["entries"] if entry["kind"] == "choice")["choice"] = ["fly"]
    (tmp_path / "a.match").write_bytes(b"".join(msgspec.json.encode(line) + b"\n" for line in lines))
    assert stored(tmp_path / "a.match").read_only
    assert examine(tmp_path)["unsound"] == 1


def test_a_rule_that_crashes_in_replay_is_a_divergence(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    MatchFile.create(tmp_path / "a.match", a_parley(NOD(), TOSS())).close()

    def crash(*_: object) -> None:
        raise RuntimeError("boom")

    monkeypatch.setattr(PARLEY, "version", 2)
    monkeypatch.setattr(Talking, "coin", crash)
    assert stored(tmp_path / "a.match").read_only.startswith("entry 3: ")


def test_the_last_grant_and_its_undo_are_one_transaction() -> None:
    match = a_parley(TOSS())
    match.ask_undo(0)
    moves: list[Any] = []
    match.store = moves.append
    match.answer_undo(1, UNDO_GRANTED)
    assert len(moves) == 1


def test_only_seats_of_the_match_answer_and_resign() -> None:
    match = a_parley(TOSS())
    match.ask_undo(0)
    with pytest.raises(Illegal):
        match.answer_undo(99, UNDO_GRANTED)
    with pytest.raises(Illegal):
        match.resign(7)


def test_after_the_end_no_undo_is_granted() -> None:
    match = a_parley(TOSS())
    match.ask_undo(0)
    match.resign(1)
    before = picture(match)
    with pytest.raises(Illegal):
        match.answer_undo(1, UNDO_GRANTED)
    assert picture(match) == before


def test_a_read_only_match_takes_no_answers(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    path = tmp_path / "a.match"
    match = a_parley(TOSS(), PASS())
    match.ask_undo(0)
    said(match, SHOW())
    MatchFile.create(path, match).close()
    monkeypatch.setattr(PARLEY, "version", 2)
    monkeypatch.setattr(Talking, "offer_act", lambda self, s: [])
    from timefront.kernel.questions import Refusal

    monkeypatch.setattr(Talking, "refuse_act", lambda self, s, c: Refusal("PA-1.3", "rude") if c == SHOW() else None)
    file = MatchFile.open(path, ALL_GAMES)
    assert file.match.read_only
    whole = path.read_bytes()
    try:
        with pytest.raises(Illegal):
            file.match.answer_undo(1, UNDO_GRANTED)
    finally:
        file.close()
    assert path.read_bytes() == whole


def test_a_file_that_could_not_be_created_is_not_left_behind(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    match = a_parley()
    with monkeypatch.context() as broken:
        broken.setattr(os, "fsync", full)
        with pytest.raises(OSError, match="No space"):
            MatchFile.create(tmp_path / "a.match", match)
    assert match.store is None
    MatchFile.create(tmp_path / "a.match", match).close()


SOUND = msgspec.json.decode(msgspec.json.encode(export(play_on(a_duel(), Random(1)), None)))
HEAD = {"timefront": 2, "fair": SOUND[0]["fair"]}
CHANCE = next(entry for entry in SOUND[1]["entries"] if entry["kind"] == "chance")


@pytest.mark.parametrize(
    "lines",
    [
        [],
        [HEAD, []],
        [HEAD, 3],
        [HEAD | {"fair": HEAD["fair"] | {"key": "zz"}}],
        [HEAD | {"fair": HEAD["fair"] | {"key": None}}],
        [HEAD | {"fair": "key"}],
        [HEAD, {"entries": [3]}],
        [HEAD, {"entries": [{"number": 0}]}],
        [HEAD, {"entries": [{name: CHANCE[name] for name in CHANCE if name != "draw"}]}],
        [HEAD, {"entries": [CHANCE | {"values": None}]}],
        [HEAD, {"entries": [CHANCE | {"purpose": []}]}],
    ],
)
def test_verify_answers_nonsense_with_a_sentence(lines: list[object], tmp_path: Path) -> None:
    (tmp_path / "a.match").write_text("".join(json.dumps(line) + "\n" for line in lines))
    assert verify.main([str(tmp_path / "a.match")]) == 2


def test_verify_ends_on_a_total_beyond_the_span() -> None:

    def too_long(*_: object) -> None:
        raise TimeoutError

    signal.signal(signal.SIGALRM, too_long)
    signal.setitimer(signal.ITIMER_REAL, 3)
    try:
        weights = [[2**300, *CHANCE["weights"][0][1:]]]
        assert verify.check(SOUND[0], [CHANCE | {"number": 0, "weights": weights}])
    finally:
        signal.setitimer(signal.ITIMER_REAL, 0)


def test_a_damaged_record_of_tests_gets_a_sentence(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    (tmp_path / "build").mkdir()
    (tmp_path / "build" / "rule-coverage.json").write_text("{")
    assert run(["rules", "--coverage"]) == 2


def test_replay_in_an_unknown_language_names_the_languages(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    MatchFile.create(tmp_path / "a.match", a_duel()).close()
    assert run(["replay", str(tmp_path / "a.match"), "--lang", "fr"]) == 2
    assert "en, de, es" in capsys.readouterr().err


def test_facts_and_snapshots_of_nonsense_are_found_when_the_file_is_opened(tmp_path: Path) -> None:
    MatchFile.create(tmp_path / "a.match", a_duel()).close()
    lines = read_lines(tmp_path / "a.match").lines
    for _, fact in lines[1]["facts"]:
        if "seat" in fact:
            fact["seat"] = "x"
    with pytest.raises(MatchFileError):
        load_match(lines, ALL_GAMES)


@pytest.mark.parametrize(("name", "value"), [("seats", 2.0), ("scenario", []), ("scenario", 0)])
def test_a_header_with_values_of_the_wrong_type_is_refused(name: str, value: object, tmp_path: Path) -> None:
    MatchFile.create(tmp_path / "a.match", a_duel()).close()
    lines = read_lines(tmp_path / "a.match").lines
    lines[0][name] = value
    with pytest.raises(MatchFileError):
        load_match(lines, ALL_GAMES)


def test_a_small_budget_of_greedy_is_kept() -> None:
    from tests.bots.tables import Watched, decisions
    from timefront.bots.bot import Knowledge
    from timefront.bots.greedy import GreedyBot

    for number, s in enumerate(decisions(DUEL, "budget", 60)):
        watched = Watched(DUEL)
        GreedyBot(40).choose(Knowledge(watched, s, s.seat), Random(number))
        assert watched.judged <= 40 + 30
