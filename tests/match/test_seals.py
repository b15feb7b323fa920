"""Which choices cannot be taken back is told beforehand, and from what the seat knows alone."""

from __future__ import annotations

from collections.abc import Callable
from random import Random

import pytest

from tests.match.matches import a_duel, a_parley, a_skirmish, picture, random_choice
from tests.match.parley import HIDE, LEAVE, NOD, NUDGE, PASS, PEEK, PROVOKE, SHOW, TOSS
from timefront.kernel.match import Match


@pytest.mark.parametrize("begin", [a_duel, a_skirmish, a_parley], ids=["duel", "skirmish", "parley"])
def test_a_twin_position_seals_the_same_choices(begin: Callable[[], Match]) -> None:
    match, twin = begin(), begin()
    rng = Random(3)
    told: set[bool] = set()
    for number in range(60):
        if match.outcome() is not None:
            break
        seat = match.state.seat
        for choice in match.offer(seat)[:12]:
            seals = match.seals(seat, choice)
            told.add(seals)
            for sample in range(3):
                twin.state = match.game.determinize(match.state, seat, Random(f"{number}/{sample}"))
                assert twin.seals(seat, choice) == seals
        match.play(*random_choice(match, rng))
    assert told == {True, False}


def test_a_choice_whose_consequence_is_hidden_seals_alike_whatever_is_hidden() -> None:
    answers = {a_parley(PASS(), HIDE(number), PASS()).seals(0, PROVOKE()) for number in range(3)}
    assert len(answers) == 1


def test_what_the_seat_knows_counts() -> None:
    for number in range(3):
        match = a_parley(PASS(), HIDE(number), SHOW(), PASS())
        assert match.seals(0, PROVOKE()) == (number == 0)


def test_chance_news_and_the_end_seal_and_nothing_else_does() -> None:
    match = a_parley()
    before = picture(match)
    sealing = {choice for choice in match.offer(0) if match.seals(0, choice)} - {PROVOKE()}
    assert sealing == {TOSS(), PEEK(), LEAVE()}
    assert not any(match.seals(0, choice) for choice in (NOD(), SHOW(), PASS(), NUDGE(), HIDE(1)))
    assert picture(match) == before
