"""A move is applied completely or not at all, whatever fails."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from tests.match.matches import a_duel, a_parley, picture, play_on, random_choice
from tests.match.parley import HIDE, NOD, PARLEY, PASS, TOSS, Talking
from timefront.games.duel_of_time.rules import commands, turn
from timefront.kernel import flow
from timefront.kernel.flow import dumps
from timefront.kernel.questions import Illegal
from timefront.matches.fairness import Fairness
from timefront.matches.journal import UNDO_DENIED, UNDO_GRANTED, Move
from timefront.matches.match import Match
from timefront.matches.opening import replayed

interpreted_only = pytest.mark.skipif(
    not (flow.__file__ or "").endswith(".py"), reason="a compiled class cannot be doctored"
)

STEPS: list[tuple[type[Any], str]] = [
    (turn.Turn, "begin"),
    (turn.Turn, "execute"),
    (turn.Turn, "scenario"),
    (turn.Turn, "card"),
    (turn.Turn, "pass_the_turn"),
    (commands.Deploy, "begin"),
    (commands.Push, "begin"),
    (commands.Rally, "begin"),
]


class Mishap(Exception):
    """What goes wrong in these tests."""


def breaks(*_: object) -> None:
    """Fail, whatever the arguments."""
    raise Mishap


@interpreted_only
@pytest.mark.parametrize(("frame", "step"), STEPS, ids=lambda value: getattr(value, "__name__", value))
def test_a_rule_that_crashes_in_mid_move_changes_nothing_and_the_match_goes_on(
    frame: type[Any], step: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    crashed = 0
    match, unharmed = a_duel(), a_duel()
    rng = Random(step)
    while match.outcome() is None:
        seat, choice = random_choice(match, rng)
        before = picture(match)
        with monkeypatch.context() as broken:
            broken.setattr(frame, step, breaks)
            try:
                match.play(seat, choice)
            except Mishap:
                crashed += 1
                assert picture(match) == before
        if picture(match) == before:
            match.play(seat, choice)
        unharmed.play(seat, choice)
    assert crashed
    assert picture(match) == picture(unharmed)


def test_a_crash_after_the_dice_fell_gives_the_same_dice_again(monkeypatch: pytest.MonkeyPatch) -> None:
    match, unharmed = a_parley(TOSS(), TOSS()), a_parley(TOSS(), TOSS(), TOSS())
    before = picture(match)
    with monkeypatch.context() as broken:
        broken.setattr(Talking, "coin", breaks)
        for _ in range(5):
            with pytest.raises(Mishap):
                match.play(0, TOSS())
            assert picture(match) == before
    match.play(0, TOSS())
    assert match.entries[-1].draw == 2
    assert picture(match) == picture(unharmed)


def test_a_crash_where_a_snapshot_is_due_changes_nothing(monkeypatch: pytest.MonkeyPatch) -> None:
    match = a_parley()
    for _ in range(100):
        before = picture(match)
        with monkeypatch.context() as broken:
            broken.setattr(Talking, "begin", breaks)
            with pytest.raises(Mishap):
                match.play(0, NOD())
        assert picture(match) == before
        match.play(0, NOD())
    assert len(match._snapshots) >= 3


def test_a_crash_during_set_up_leaves_a_match_that_can_begin(monkeypatch: pytest.MonkeyPatch) -> None:
    match = Match(PARLEY, PARLEY.setting(PARLEY.built_in_pack(), "", {}, 2), Fairness("m", b"k", ["a", "b"]))
    before = picture(match)
    with monkeypatch.context() as broken:
        broken.setattr(Talking, "begin", breaks)
        with pytest.raises(Mishap):
            match.begin()
    assert picture(match) == before
    match.begin()
    assert match.state.seat == 0


def test_a_store_that_fails_undoes_the_move() -> None:
    match, unharmed = a_duel(), a_duel()
    rng = Random(2)
    while match.outcome() is None:
        asked = random_choice(match, rng)
        before = picture(match)
        match.store = breaks
        with pytest.raises(Mishap):
            match.play(*asked)
        assert picture(match) == before
        match.store = None
        match.play(*asked)
        unharmed.play(*asked)
    assert picture(match) == picture(unharmed)


def test_the_store_gets_a_move_before_the_match_changes() -> None:
    match = a_parley()
    seen: list[tuple[int, list[int]]] = []
    match.store = lambda move: seen.append((len(match.entries), [entry.number for entry in move.entries]))
    match.play(0, TOSS())
    match.play(0, NOD())
    match.undo(0)
    match.resign(1)
    assert seen == [(1, [1, 2]), (3, [3]), (4, [4]), (5, [5])]


def test_a_store_that_fails_undoes_undoing_asking_denying_and_resigning() -> None:
    match = a_parley(NOD(), PASS(), TOSS(), seats=3)

    def fails(act: str, *arguments: Any) -> None:
        before = picture(match)
        match.store = breaks
        with pytest.raises(Mishap):
            getattr(match, act)(*arguments)
        match.store = None
        assert picture(match) == before

    fails("ask_undo", 1)
    fails("resign", 2)
    match.ask_undo(1)
    fails("answer_undo", 0, UNDO_GRANTED)
    fails("answer_undo", 0, UNDO_DENIED)
    match.answer_undo(0, UNDO_DENIED)
    match.play(1, NOD())
    fails("undo", 1)
    match.undo(1)


def test_a_refused_choice_changes_nothing_and_is_not_stored() -> None:
    match = play_on(a_duel(), Random(3), moves=6)
    stored: list[Move] = []
    match.store = stored.append
    seat = match.state.seat
    offers = match.offer(seat)
    before = picture(match)
    refused: list[tuple[int, Any]] = [(1 - seat, offers[0]), (-1, offers[0]), (seat, ()), (seat, ("fly", 1))]
    refused += [(seat, (offers[0][0], *[99] * (len(offers[0]) - 1))), (7, ()), (seat, (None,)), (seat, offers[0][:1])]
    for who, choice in refused:
        with pytest.raises(Illegal):
            match.play(who, choice)
        assert picture(match) == before
    assert stored == []
    match.play(seat, offers[0])
    assert len(stored) == 1


def test_looking_changes_nothing() -> None:
    match = play_on(a_duel(), Random(4), moves=9)
    before = picture(match)
    seat = match.state.seat
    for who in (None, 0, 1):
        match.view(who)
        match.log(who)
    match.offer(seat)
    match.barrier(seat)
    match.sealing(seat)
    match.outcome()
    assert picture(match) == before


def test_a_move_lists_what_it_added() -> None:
    match = a_parley(HIDE(2))
    move = match.play(0, TOSS())
    assert move.entries == match.entries[2:]
    assert [entry.kind for entry in move.entries] == ["choice", "chance"]
    assert move.facts == {number: match.facts[number] for number in (2, 3)}
    assert dumps(match.state) == dumps(replayed(match, 3).state)
