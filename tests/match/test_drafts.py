"""Drafts: an action is worked out without changing anything, and counts once it is accepted, only at its own number."""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from typing import Any

import pytest

from tests.match.matches import a_duel, a_parley, picture, random_choice, said
from tests.match.parley import HIDE, NOD, PARLEY, PASS, TOSS, Talking
from timefront.kernel.flow import dumps
from timefront.kernel.questions import Illegal
from timefront.matches.fairness import Fairness
from timefront.matches.journal import UNDO_DENIED, UNDO_GRANTED, Move, dump_entry
from timefront.matches.match import Match
from timefront.matches.stepping import Draft


class Mishap(Exception):
    """What goes wrong in these tests."""


def breaks(*_: object) -> None:
    """Fail, whatever the arguments."""
    raise Mishap


def a_request() -> Match:
    """A three-seat parley in which one more grant takes a toss back."""
    match = a_parley(NOD(), TOSS(), seats=3)
    match.ask_undo(0)
    match.answer_undo(1, UNDO_GRANTED)
    return match


Act = tuple[Callable[[], Match], str, str, tuple[Any, ...]]
ACTS: list[Act] = [
    (lambda: a_parley(NOD()), "draft_play", "play", (0, TOSS())),
    (lambda: a_parley(NOD()), "draft_play", "play", (0, HIDE(2))),
    (lambda: a_parley(TOSS(), HIDE(2)), "draft_undo", "undo", (0,)),
    (lambda: a_parley(TOSS()), "draft_undo_request", "ask_undo", (0,)),
    (a_request, "draft_undo_answer", "answer_undo", (2, UNDO_DENIED)),
    (a_request, "draft_undo_answer", "answer_undo", (2, UNDO_GRANTED)),
    (lambda: a_parley(NOD()), "draft_resignation", "resign", (1,)),
]


@pytest.mark.parametrize(("make", "draft", "act", "arguments"), ACTS, ids=[str(case[2:]) for case in ACTS])
def test_a_draft_changes_nothing_and_accepted_is_the_act(
    make: Callable[[], Match], draft: str, act: str, arguments: tuple[Any, ...]
) -> None:
    match, other = make(), make()
    stored: list[Move] = []
    match.store = stored.append
    before = picture(match)
    drafted: Draft = getattr(match, draft)(*arguments)
    assert picture(match) == before
    assert drafted.number == match.next_number
    move: Move = getattr(other, act)(*arguments)
    assert [dump_entry(entry) for entry in drafted.move.entries] == [dump_entry(entry) for entry in move.entries]
    assert dumps(drafted.state) == dumps(other.state)
    match.accept(drafted)
    assert picture(match) == picture(other)
    assert stored == []


def test_a_match_can_begin_by_a_draft() -> None:
    setting = PARLEY.setting(PARLEY.built_in_pack(), "", {}, 2)
    match, other = (Match(PARLEY, setting, Fairness("m", b"k", ["a", "b"])) for _ in range(2))
    before = picture(match)
    draft = match.draft_begin()
    assert picture(match) == before
    match.accept(draft)
    other.begin()
    assert picture(match) == picture(other)
    with pytest.raises(ValueError, match="a draft of entry 0"):
        match.begin()
    assert picture(match) == picture(other)


def test_a_draft_of_an_older_number_is_refused() -> None:
    match = a_parley(NOD())
    drafts = [match.draft_play(0, TOSS()), match.draft_undo(0), match.draft_resignation(1), match.draft_undo_request(0)]
    said(match, PASS())
    before = picture(match)
    for draft in drafts:
        with pytest.raises(ValueError, match="a draft of entry 2, but the next one is 3"):
            match.accept(draft)
        assert picture(match) == before


def test_a_draft_counts_once() -> None:
    match = a_parley()
    draft = match.draft_play(0, NOD())
    match.accept(draft)
    before = picture(match)
    with pytest.raises(ValueError, match="a draft of entry 1"):
        match.accept(draft)
    assert picture(match) == before


def test_what_is_illegal_has_no_draft() -> None:
    match = a_parley()
    before = picture(match)
    drafts: list[Callable[[], Draft]] = [
        lambda: match.draft_play(1, NOD()),
        lambda: match.draft_undo(0),
        lambda: match.draft_undo_request(0),
        lambda: match.draft_undo_answer(1, UNDO_GRANTED),
        lambda: match.draft_resignation(7),
    ]
    for draft in drafts:
        with pytest.raises(Illegal):
            draft()
    assert picture(match) == before


def test_drafts_of_a_whole_duel_are_the_duel() -> None:
    match, drafted = a_duel(), a_duel()
    rng = Random(4)
    while match.outcome() is None:
        asked = random_choice(match, rng)
        for choice in match.offer(asked[0]):
            drafted.draft_play(asked[0], choice)
        drafted.accept(drafted.draft_play(*asked))
        match.play(*asked)
        assert picture(drafted) == picture(match)


# Catching up


def moves_of(match: Match, *acts: Callable[[], Move]) -> list[Move]:
    """What these actions added."""
    return [act() for act in acts]


def test_another_holder_catches_up_with_everything() -> None:
    match, other = a_parley(seats=3), a_parley(seats=3)
    moves = moves_of(
        match,
        lambda: match.play(0, NOD()),
        lambda: match.play(0, TOSS()),
        lambda: match.play(0, HIDE(2)),
        lambda: match.undo(0),
        lambda: match.ask_undo(0),
        lambda: match.resign(2),
        lambda: match.answer_undo(1, UNDO_GRANTED),
        lambda: match.play(0, TOSS()),
        lambda: match.ask_undo(0),
    )
    other.catch_up(moves[:4])
    other.catch_up([])
    other.catch_up(moves[4:])
    assert picture(other) == picture(match)
    assert other.play(0, TOSS()).entries == match.play(0, TOSS()).entries


def test_a_holder_that_lags_catches_up_across_snapshots_and_undo() -> None:
    match, other = a_parley(), a_parley()
    moves = [match.play(0, HIDE(number % 3)) for number in range(80)]
    other.catch_up(moves[:70])
    moves += [match.undo(0) for _ in range(30)]
    moves += [match.play(0, TOSS()) for _ in range(15)]
    other.catch_up(moves[70:])
    assert picture(other) | {"snapshots": []} == picture(match) | {"snapshots": []}
    for _ in range(2):
        match.ask_undo(0)
        other.ask_undo(0)
        match.answer_undo(1, UNDO_GRANTED)
        other.answer_undo(1, UNDO_GRANTED)
        assert dumps(other.state) == dumps(match.state)


def test_entries_that_do_not_follow_are_refused() -> None:
    match, other = a_parley(), a_parley()
    moves = [match.play(0, NOD()) for _ in range(3)]
    before = picture(other)
    for wrong in (moves[1:], [moves[0], moves[2]], [moves[0], moves[0]], moves[::-1]):
        with pytest.raises(ValueError, match="do not follow entry 0"):
            other.catch_up(wrong)
        assert picture(other) == before


def test_moves_that_the_rules_fail_on_change_nothing(monkeypatch: pytest.MonkeyPatch) -> None:
    match, other = a_parley(HIDE(1)), a_parley(HIDE(1))
    moves = [match.undo(0), match.play(0, NOD()), match.play(0, TOSS())]
    before = picture(other)
    with monkeypatch.context() as broken:
        broken.setattr(Talking, "coin", breaks)
        with pytest.raises(Mishap):
            other.catch_up(moves)
    assert picture(other) == before
    other.catch_up(moves)
    assert picture(other) == picture(match)
