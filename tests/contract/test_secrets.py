"""A seat cannot find out what it may not know: not from views, offers, refusals, logs or previews."""

from __future__ import annotations

from collections.abc import Callable
from itertools import islice
from random import Random
from typing import Any

import pytest

from tests.contract.walks import positions, random_answer
from timefront.kernel.events import may_know
from timefront.kernel.flow import CHANCE, OVER, State, dumps
from timefront.kernel.game import Game

Sampler = Callable[[Game[Any], State, int | None, Random], State]


def seats_of(s: State) -> list[int | None]:
    """Every seat, and the spectator."""
    return [None, *range(s.setting.seats)]  # type: ignore[attr-defined]


def determinize(game: Game[Any], s: State, seat: int | None, rng: Random) -> State:
    """The game's own sampler."""
    sampled: State = game.determinize(s, seat, rng)
    return sampled


def depends_on_knowledge_alone(game: Game[Any], sampler: Sampler, count: int) -> bool:
    """Whether sampling twice forgets the first sample: the second depends on the seat's knowledge and on rng alone."""
    for number, s in enumerate(positions(game, "determinize", count)):
        for seat in seats_of(s):
            direct = sampler(game, s, seat, Random(f"k{number}"))
            detour = sampler(game, sampler(game, s, seat, Random(f"j{number}")), seat, Random(f"k{number}"))
            if dumps(direct) != dumps(detour) or (direct.seat >= 0 and direct.offer() != detour.offer()):
                return False
    return True


def keeps_the_view(game: Game[Any], sampler: Sampler, count: int) -> bool:
    """Whether a seat cannot tell a sample from the real position."""
    for number, s in enumerate(positions(game, "view", count)):
        for seat in seats_of(s):
            sample = sampler(game, s, seat, Random(number))
            if game.view(sample, seat) != game.view(s, seat):
                return False
            if s.seat == seat and s.offer() != sample.offer():
                return False
    return True


def test_determinize_depends_on_what_the_seat_knows_alone(game: Game[Any]) -> None:
    assert depends_on_knowledge_alone(game, determinize, 150)


def test_determinize_keeps_the_view_and_the_offers_of_the_seat(game: Game[Any]) -> None:
    assert keeps_the_view(game, determinize, 150)


def test_an_identity_sampler_is_found_out(secretive: Game[Any]) -> None:
    def identity(game: Game[Any], s: State, seat: int | None, rng: Random) -> State:
        return s.clone()

    assert not explores(secretive, identity)
    assert explores(secretive, determinize)


def test_a_game_without_secrets_has_none(game: Game[Any]) -> None:
    assert explores(game, determinize) == game.has_secrets


def explores(game: Game[Any], sampler: Sampler) -> bool:
    """Whether samples differ from the real position at all, for at least one seat in at least one position."""
    return any(
        dumps(sampler(game, s, seat, Random(number))) != dumps(s)
        for number, s in enumerate(positions(game, "explore", 40))
        for seat in seats_of(s)
    )


def test_a_biased_sampler_is_found_out(secretive: Game[Any]) -> None:
    def biased(game: Game[Any], s: State, seat: int | None, rng: Random) -> State:
        """Peeks: half of the time it leaves everything unchanged."""
        return s.clone() if rng.random() < 0.5 else determinize(game, s, seat, rng)

    assert not depends_on_knowledge_alone(secretive, biased, 100)


def test_refusals_tell_nothing_a_seat_does_not_know(game: Game[Any]) -> None:
    for number, s in enumerate(positions(game, "refuse", 60)):
        for seat in range(s.setting.seats):  # type: ignore[attr-defined]
            sample = determinize(game, s, seat, Random(number))
            if s.seat < 0:
                continue
            for verb in s.question().verbs:
                for choice in list(verb.domain(s))[:200]:
                    if s.seat == seat:
                        assert s.refuse(seat, choice) == sample.refuse(seat, choice)
                    else:
                        refusal = s.refuse(seat, choice)
                        assert refusal is not None
                        assert refusal.key == "not-asked"


@pytest.mark.parametrize("seed", range(3))
def test_what_a_seat_is_told_of_its_own_choices_is_the_same_in_a_twin(game: Game[Any], seed: int) -> None:
    rng = Random(seed)
    for number, s in enumerate(positions(game, f"twin{seed}", 40)):
        if s.seat in (CHANCE, OVER):
            continue
        seat = s.seat
        choice = random_answer(s, rng)
        told = []
        for twin in (s.clone(), determinize(game, s, seat, Random(number))):
            twin.sink = []
            twin.answer(choice)
            told.append([event.visible_to(seat) for event in twin.sink])
        assert told[0] == told[1]


def test_reasons_are_given_to_who_is_asked_from_what_it_knows_and_change_nothing(game: Game[Any]) -> None:
    rng = Random("reasons")
    for number, s in enumerate(positions(game, "reasons", 25)):
        if s.seat < 0:
            continue
        choice = random_answer(s, rng)
        known = determinize(game, s, s.seat, Random(0))
        twin = determinize(game, determinize(game, s, s.seat, Random(number)), s.seat, Random(0))
        before = dumps(known)
        assert game.narrator.reasons(known, s.seat, choice) == game.narrator.reasons(twin, s.seat, choice)
        assert dumps(known) == before
        for other in range(s.setting.seats):  # type: ignore[attr-defined]
            assert other == s.seat or not game.narrator.reasons(known, other, choice)


def keeps_secret_draws_secret(game: Game[Any], sampler: Sampler, count: int) -> bool:
    """Whether a draw that a seat may not see leaves no trace in its view, nor in what it considers possible."""
    for number, s in enumerate(positions(game, "draws", count)):
        if s.seat != CHANCE:
            continue
        chance = s.chance()
        results = [result for result, _ in islice(chance.results(), 6)]
        for seat in seats_of(s):
            if may_know(chance.audience, seat):
                continue
            traces = []
            for result in results:
                after = s.clone()
                after.answer(result)
                traces.append((game.view(after, seat), dumps(sampler(game, after, seat, Random(number)))))
            if any(trace != traces[0] for trace in traces):
                return False
    return True


def test_a_draw_that_a_seat_may_not_see_leaves_no_trace(game: Game[Any]) -> None:
    assert keeps_secret_draws_secret(game, determinize, 200)


def test_a_sampler_that_forgets_a_hidden_column_is_found_out(secretive: Game[Any]) -> None:
    def forgetful(game: Game[Any], s: State, seat: int | None, rng: Random) -> State:
        """Samples for the first seat only; all others get the real position."""
        return determinize(game, s, seat, rng) if seat == 0 else s.clone()

    assert not keeps_secret_draws_secret(secretive, forgetful, 200)
