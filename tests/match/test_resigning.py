"""Resignation: the match ends when only one side is left, and after the end nothing can be played."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from random import Random

import pytest

from tests.match.matches import ALL_GAMES, a_duel, a_parley, a_skirmish, picture, play_on, stored
from tests.match.parley import LEAVE, NOD
from timefront.kernel.flow import dumps
from timefront.kernel.game import Outcome
from timefront.kernel.questions import Illegal
from timefront.matches.files import MatchFile
from timefront.matches.match import Match


def refused(match: Match, act: Callable[[], object]) -> str:
    """The reason why something cannot be done; the match must not change."""
    before = picture(match)
    with pytest.raises(Illegal) as caught:
        act()
    assert picture(match) == before
    return caught.value.refusal.key


@pytest.mark.parametrize("seat", [0, 1])
def test_with_two_seats_the_other_wins(seat: int) -> None:
    match = play_on(a_duel(), Random(1), moves=5)
    before = dumps(match.state)
    move = match.resign(seat)
    assert [(entry.kind, entry.seat) for entry in move.entries] == [("resigned", seat)]
    assert match.outcome() == Outcome((1 - seat,), (), "resignation")
    assert dumps(match.state) == before


def test_with_three_seats_the_match_goes_on_until_one_is_left() -> None:
    match = play_on(a_skirmish(), Random(1), moves=3)
    match.resign(1)
    assert match.outcome() is None
    play_on(match, Random(2), moves=3)
    assert match.outcome() is None
    match.resign(0)
    assert match.outcome() == Outcome((2,), (), "resignation")


def test_a_game_played_out_after_a_resignation_ends_by_its_own_rules() -> None:
    match = play_on(a_skirmish(), Random(1), moves=3)
    match.resign(1)
    play_on(match, Random(2))
    outcome = match.outcome()
    assert outcome is not None
    assert outcome.reason != "resignation"


def test_a_side_wins_together() -> None:
    match = a_parley(seats=4, sides="pairs")
    match.resign(1)
    assert match.outcome() is None
    match.resign(3)
    assert match.outcome() == Outcome((0, 2), (), "resignation")


def test_nobody_resigns_twice() -> None:
    match = a_skirmish()
    match.resign(1)
    assert refused(match, lambda: match.resign(1)) == "resigned-already"


@pytest.mark.parametrize("by_resigning", [True, False], ids=["by resigning", "by the rules"])
def test_nothing_can_be_played_after_the_end(by_resigning: bool) -> None:
    match = a_parley(NOD())
    if by_resigning:
        match.resign(1)
    else:
        match.play(0, LEAVE())
    assert refused(match, lambda: match.play(0, NOD())) == "game-is-over"
    assert refused(match, lambda: match.resign(0)) == "game-is-over"
    assert refused(match, lambda: match.ask_undo(0)) == "game-is-over"
    assert refused(match, lambda: match.undo(0)) == "undo-over"
    assert (match.offer(0), match.offer(1)) == ([], [])


def test_a_resignation_survives_the_file(tmp_path: Path) -> None:
    match = a_skirmish()
    file = MatchFile.create(tmp_path / "a.match", match)
    match.resign(2)
    file.close()
    file = MatchFile.open(tmp_path / "a.match", ALL_GAMES)
    assert file.match.resigned == [2]
    file.match.resign(0)
    file.close()
    assert stored(tmp_path / "a.match").outcome() == Outcome((1,), (), "resignation")
