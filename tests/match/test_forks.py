"""Forks: a new match from a position of another, exact after the end and from a seat's knowledge before it."""

from __future__ import annotations

import copy
from collections.abc import Callable
from pathlib import Path
from random import Random
from typing import Any

import msgspec
import pytest

from tests.contract.conftest import settings_of
from tests.kernel.skirmish import SKIRMISH
from tests.match.matches import ALL_GAMES, a_duel, a_parley, a_skirmish, picture, play_on, said, stored
from tests.match.parley import HIDE, LEAVE, NOD, PARLEY, PASS, PEEK, SHOW, TOSS, Talking, Talks
from timefront import verify
from timefront.doctor import examine
from timefront.games.registry import GAMES
from timefront.kernel.flow import CHANCE, dump_state, dumps
from timefront.kernel.game import Game
from timefront.kernel.questions import Illegal, Refusal
from timefront.matches.errors import MatchFileError
from timefront.matches.files import MatchFile
from timefront.matches.journal import BEGUN, CHANCE_DRAW, CHOICE, UNDO_GRANTED
from timefront.matches.lines import export, header
from timefront.matches.making import forked, new_match
from timefront.matches.match import Match
from timefront.matches.notation import whole_text
from timefront.matches.opening import load_match, replayed


def hidden_in(match: Match) -> list[int]:
    """The numbers that the seats of a parley hide."""
    assert isinstance(match.state, Talks)
    return match.state.hidden


def exported(match: Match) -> list[dict[str, Any]]:
    """What is exported of a match, as it would be read from a file."""
    lines: list[dict[str, Any]] = msgspec.json.decode(msgspec.json.encode(export(match, None)))
    return lines


def test_a_finished_match_is_forked_exactly_at_any_entry() -> None:
    match = a_parley(HIDE(2), PASS(), HIDE(1), NOD(), LEAVE())
    for number in range(5):
        fork = forked(match, number, None)
        assert dumps(fork.state) == dumps(replayed(match, number).state)
        assert [(entry.number, entry.kind) for entry in fork.entries] == [(0, BEGUN)]
        assert fork.outcome() is None


def test_a_match_ended_by_resignation_goes_on_in_a_fork() -> None:
    match = a_parley(HIDE(2), PASS())
    match.resign(1)
    fork = forked(match, match.next_number - 1, 0)
    assert dumps(fork.state) == dumps(match.state)
    assert fork.outcome() is None
    said(fork, NOD())


def test_a_fork_has_a_key_a_name_and_nonces_of_its_own() -> None:
    match = a_parley(NOD(), LEAVE())
    forks = [forked(match, 1, None) for _ in range(2)]
    for word in ("key", "match", "nonces"):
        assert len({str(getattr(one.fairness, word)) for one in (match, *forks)}) == 3
    assert all(len(fork.fairness.nonces) == 2 for fork in forks)


def test_a_match_that_goes_on_is_forked_from_what_the_seat_knows() -> None:
    match = a_parley(HIDE(2), PASS(), HIDE(1), PASS())
    now = match.next_number - 1
    drawn = [[hidden_in(forked(match, now, seat)) for _ in range(60)] for seat in (0, 1)]
    assert {hidden[0] for hidden in drawn[0]} == {2}
    assert {hidden[1] for hidden in drawn[0]} == {0, 1, 2}
    assert {hidden[1] for hidden in drawn[1]} == {1}
    assert {hidden[0] for hidden in drawn[1]} == {0, 1, 2}
    assert len({tuple(hidden_in(forked(match, now, None))) for _ in range(90)}) > 6


def test_an_older_position_is_forked_from_what_the_seat_knew_then() -> None:
    match = a_parley(PASS(), HIDE(1), PASS(), PEEK())
    assert {hidden_in(forked(match, match.next_number - 1, 0))[1] for _ in range(20)} == {1}
    assert {hidden_in(forked(match, 3, 0))[1] for _ in range(60)} == {0, 1, 2}


def test_a_fork_follows_the_line_without_what_was_taken_back() -> None:
    match = a_parley(HIDE(1), HIDE(2))
    match.undo(0)
    said(match, NOD(), LEAVE())
    assert [hidden_in(forked(match, number, None))[0] for number in range(5)] == [0, 1, 1, 1, 1]


def test_there_is_no_fork_before_the_beginning_or_after_now() -> None:
    match = a_parley(NOD())
    for number in (-1, 2, 99):
        with pytest.raises(ValueError, match=f"there is no entry {number}"):
            forked(match, number, None)


def test_chance_follows_by_the_new_key() -> None:
    match = a_parley(TOSS(), LEAVE())
    forks = [forked(match, 1, None) for _ in range(40)]
    for fork in forks:
        assert fork.start is not None
        assert fork.start.seat == CHANCE
        assert [(entry.kind, entry.draw) for entry in fork.entries] == [(BEGUN, -1), (CHANCE_DRAW, 0)]
    assert len({fork.entries[1].result for fork in forks}) == 2


def test_undo_stops_at_the_start() -> None:
    fork = forked(a_parley(HIDE(1), HIDE(2), LEAVE()), 2, None)
    start = dumps(fork.state)
    with pytest.raises(Illegal) as refused:
        fork.undo(0)
    assert refused.value.refusal.key == "undo-nothing"
    said(fork, TOSS())
    fork.ask_undo(0)
    fork.answer_undo(1, UNDO_GRANTED)
    assert dumps(fork.state) == start
    with pytest.raises(Illegal):
        fork.ask_undo(0)


def test_a_fork_can_be_forked() -> None:
    fork = said(forked(a_parley(HIDE(1), PASS(), LEAVE()), 2, None), HIDE(2), LEAVE())
    assert hidden_in(forked(fork, 0, None)) == [1, 0]
    assert hidden_in(forked(fork, 1, None)) == [1, 2]


@pytest.mark.slow
@pytest.mark.parametrize("game", [SKIRMISH, *GAMES.values()], ids=lambda game: game.name)
def test_every_game_can_be_forked_anywhere_and_the_seat_cannot_tell(game: Game[Any], tmp_path: Path) -> None:
    rng = Random(game.name)
    settings = settings_of(game)
    for number in range(3):
        match = new_match(game, settings[number % len(settings)], seed=str(number))
        play_on(match, rng, moves=25)
        for seat in (None, *range(match.setting.seats)):
            at = rng.randrange(match.next_number)
            fork = forked(match, at, seat)
            assert fork.start is not None
            assert game.view(fork.start, seat) == game.view(match.position_after(at), seat)
            assert game.check(fork.start) == []
        start = copy.deepcopy(header(fork, with_key=True)["start"])
        file = MatchFile.create(tmp_path / f"{number}.match", fork)
        play_on(fork, rng, moves=20)
        file.snapshot()
        play_on(fork, rng)
        file.close()
        assert header(fork, with_key=True)["start"] == start
        assert verify.main([str(file.path)]) == 0
        again = stored(file.path)
        assert picture(again) | {"snapshots": []} == picture(fork) | {"snapshots": []}
        assert dumps(replayed(again, -1).state) == dumps(fork.state)


# Files


def a_fork() -> Match:
    """A fork of a parley in which the first seat hides a 2 and has said a few things."""
    return said(forked(a_parley(HIDE(2), NOD(), LEAVE()), 2, None), TOSS(), SHOW(), PASS())


def kept(path: Path, match: Match) -> Path:
    """Store a match; returns the path."""
    MatchFile.create(path, match).close()
    return path


def test_a_fork_comes_back_from_its_file_and_goes_on(tmp_path: Path) -> None:
    fork = a_fork()
    path = kept(tmp_path / "a.match", fork)
    file = MatchFile.open(path, ALL_GAMES)
    assert picture(file.match) == picture(fork)
    said(file.match, TOSS(), LEAVE())
    file.close()
    said(fork, TOSS(), LEAVE())
    assert picture(stored(path)) == picture(fork)
    assert hidden_in(stored(path))[0] == 2
    assert load_match(exported(fork), ALL_GAMES).state.seat == fork.state.seat
    assert verify.main([str(path)]) == 0


def test_the_doctor_finds_forks_sound(tmp_path: Path) -> None:
    kept(tmp_path / "a.match", play_on(forked(play_on(a_duel(), Random(1)), 9, None), Random(2), moves=7))
    assert [row["sound"] for row in examine(tmp_path)["matches"]] == [True]


def test_the_start_is_disclosed_after_the_end_alone() -> None:
    fork = a_fork()
    assert fork.start is not None
    assert not any("start" in line for seat in (None, 0, 1) for line in export(fork, seat))
    said(fork, LEAVE())
    assert export(fork, None)[0]["start"] == whole_text(PARLEY, fork.setting, fork.start)
    assert "start" not in export(said(a_parley(), LEAVE()), None)[0]


def test_under_another_version_a_fork_is_replayed_from_its_start(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    fork = a_fork()
    path = kept(tmp_path / "a.match", fork)
    monkeypatch.setattr(PARLEY, "version", 2)
    assert picture(stored(path)) == picture(fork)
    monkeypatch.setattr(Talking, "refuse_act", lambda self, s, c: Refusal("PA-1.3", "rude") if c == SHOW() else None)
    again = stored(path)
    assert again.read_only == "entry 3: PA-1.3 rude"
    assert [entry.kind for entry in again.entries] == [BEGUN, CHOICE, CHANCE_DRAW]


def test_a_start_that_an_older_program_stored_as_data_is_read_and_written_as_text() -> None:
    fork = said(a_fork(), LEAVE())
    assert fork.start is not None
    lines = exported(fork)
    old = [{**lines[0], "start": dump_state(fork.start)}, *lines[1:]]
    again = load_match(msgspec.json.decode(msgspec.json.encode(old)), ALL_GAMES)
    assert picture(again) == picture(load_match(lines, ALL_GAMES))
    assert exported(again) == lines


STARTS: list[Any] = [None, 3, [], {}, "x", {"seat": 0}]


@pytest.mark.parametrize("start", STARTS, ids=str)
def test_a_start_of_nonsense_is_a_sentence(start: Any) -> None:
    lines = exported(said(a_fork(), LEAVE()))
    lines[0]["start"] = start
    with pytest.raises(MatchFileError, match="match-damaged"):
        load_match(lines, ALL_GAMES)


def test_a_start_that_no_longer_fits_the_rules_is_a_sentence() -> None:
    fork = forked(play_on(a_skirmish(), Random(1)), 12, None)
    fork.resign(0)
    fork.resign(1)
    assert fork.start is not None
    sound = msgspec.json.decode(msgspec.json.encode(exported(fork)))
    text = sound[0]["start"]
    sound[0]["start"] = msgspec.json.decode(msgspec.json.encode(dump_state(fork.start)))
    load_match(sound, ALL_GAMES)
    alterations: list[Callable[[dict[str, Any]], object]] = [
        lambda start: start["fields"].pop("pile"),
        lambda start: start["fields"].update(extra=1),
        lambda start: start["fields"].update(pile=[9, 9, 9]),
        lambda start: start["stack"][-1].__setitem__(1, "gone"),
        lambda start: start["stack"][-1].__setitem__(0, "skirmish.Gone"),
        lambda start: start["stack"].clear(),
        lambda start: start["stack"].append([]),
        lambda start: start.update(seat=-3),
        lambda start: start.update(seat=3),
        lambda start: start.update(seat="0"),
    ]
    for alter in alterations:
        lines = copy.deepcopy(sound)
        alter(lines[0]["start"])
        with pytest.raises(MatchFileError, match="match-damaged"):
            load_match(lines, ALL_GAMES)
    for right, wrong in (
        ("game: skirmish", "game: parley"),
        ("seats: ", "seats: 1"),
        ("asked: ", "asked: chance of "),
        ("pile: ", "pile: 99 "),
        ("pile: ", "piles: "),
        ("doing: ", "doing: Gone.begin\ndoing: "),
        ("asked: ", "seen by: spectator\nasked: "),
    ):
        assert right in text
        with pytest.raises(MatchFileError, match="match-damaged"):
            load_match([{**sound[0], "start": text.replace(right, wrong)}, *sound[1:]], ALL_GAMES)


def test_a_fork_begins_with_its_beginning_alone() -> None:
    sound = exported(said(a_fork(), LEAVE()))
    sound[0]["rules"] = 0
    assert load_match(sound, ALL_GAMES).read_only == ""
    for number, kind in ((0, "choice"), (1, "begun")):
        lines = copy.deepcopy(sound)
        lines[1]["entries"][number]["kind"] = kind
        assert load_match(lines, ALL_GAMES).read_only == f"entry {number}: the match begins with it alone"
