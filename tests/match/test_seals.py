"""Which choices cannot be taken back is known beforehand, only from what the seat knows."""

from __future__ import annotations

from collections.abc import Callable
from random import Random

import pytest

from tests.match.matches import a_duel, a_parley, a_skirmish, picture, random_choice
from tests.match.parley import HIDE, LEAVE, NOD, NUDGE, PASS, PEEK, PROVOKE, SHOW, TOSS, Parley, Talks
from timefront.kernel.events import can_reveal
from timefront.kernel.flow import CHANCE, OVER
from timefront.kernel.questions import Choice
from timefront.matches.journal import CHOICE, Entry
from timefront.matches.making import new_match
from timefront.matches.match import Match
from timefront.matches.stepping import applied


class Counting(Parley):
    """A parley that counts how often a position is determinised."""

    samples = 0

    def determinize(self, s: Talks, seat: int | None, rng: Random) -> Talks:
        self.samples += 1
        return super().determinize(s, seat, rng)


def sealing_offers(match: Match) -> set[Choice]:
    """The offers of the first seat that cannot be taken back once made."""
    return {choice for choice, seals in zip(match.offer(0), match.sealing(0), strict=True) if seals}


@pytest.mark.parametrize("begin", [a_duel, a_skirmish, a_parley], ids=["duel", "skirmish", "parley"])
def test_a_twin_position_seals_the_same_choices(begin: Callable[[], Match]) -> None:
    match, twin = begin(), begin()
    rng = Random(3)
    told: set[bool] = set()
    for number in range(60):
        if match.outcome() is not None:
            break
        seat = match.state.seat
        sealing = match.sealing(seat)
        assert len(sealing) == len(match.offer(seat))
        told |= {*sealing}
        for sample in range(3):
            twin.state = match.game.determinize(match.state, seat, Random(f"{number}/{sample}"))
            assert twin.sealing(seat) == sealing
        match.play(*random_choice(match, rng))
    assert told == {True, False}


@pytest.mark.parametrize("begin", [a_duel, a_skirmish, a_parley], ids=["duel", "skirmish", "parley"])
def test_facts_that_reveal_nothing_are_not_needed_to_tell(begin: Callable[[], Match]) -> None:
    match = begin()
    rng = Random(4)
    revealed = 0
    for _ in range(60):
        if match.outcome() is not None:
            break
        seat = match.state.seat
        s = match.game.determinize(match.state, seat, Random(0))
        for choice, is_sealing in zip(match.offer(seat), match.sealing(seat), strict=True):
            after = s.clone()
            facts = applied(after, Entry(0, CHOICE, seat, choice))
            learns = any(fact.reveals_to() >> seat & 1 for fact in facts)
            revealed += learns
            assert is_sealing or not (learns or after.seat in (CHANCE, OVER))
            assert all(can_reveal(type(fact)) or not fact.reveals_to() for fact in facts)
        match.play(*random_choice(match, rng))
    assert revealed or begin is not a_parley


def test_a_choice_whose_consequence_is_hidden_seals_alike_whatever_is_hidden() -> None:
    answers = {PROVOKE() in sealing_offers(a_parley(PASS(), HIDE(number), PASS())) for number in range(3)}
    assert len(answers) == 1


def test_what_the_seat_knows_counts() -> None:
    for number in range(3):
        match = a_parley(PASS(), HIDE(number), SHOW(), PASS())
        assert (PROVOKE() in sealing_offers(match)) == (number == 0)


def test_chance_news_and_the_end_seal_and_nothing_else_does() -> None:
    match = a_parley()
    before = picture(match)
    sealing = sealing_offers(match)
    assert sealing - {PROVOKE()} == {TOSS(), PEEK(), LEAVE()}
    assert {NOD(), SHOW(), PASS(), NUDGE(), HIDE(1)} <= {*match.offer(0)} - sealing
    assert picture(match) == before


def test_the_position_is_determinised_once_for_all_offers() -> None:
    watched = Counting()
    match = new_match(watched, watched.setting(watched.built_in_pack(), "", {}, 2), seed="once")
    assert len(match.sealing(0)) == len(match.offer(0)) > 9
    assert watched.samples == 1


def test_who_is_not_asked_has_nothing_to_seal() -> None:
    match = a_parley()
    assert match.sealing(1) == []
    match.play(0, LEAVE())
    assert match.sealing(0) == []
