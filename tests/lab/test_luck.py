"""The luck ledger: its mean is exactly zero, whatever the judgement; and what is left is skill."""

from __future__ import annotations

from fractions import Fraction
from itertools import pairwise
from math import sqrt
from random import Random
from typing import Any
from zlib import crc32

import pytest

from tests.contract.conftest import settings_of
from timefront.bots.bot import RandomBot
from timefront.bots.playing import play_game
from timefront.games.registry import GAMES
from timefront.kernel.flow import CHANCE, OVER, State, dumps
from timefront.kernel.game import Game
from timefront.lab.luck import SAMPLES, Judgement, LuckLedger, judgement_of, luck_of_choice, luck_of_result

EVERY_GAME = pytest.mark.parametrize("game", GAMES.values(), ids=lambda game: game.name)
BRANCHES = 150
"""A tree is as deep as possible with at most this many positions."""


def nonsense(s: State, salt: int) -> list[Fraction]:
    """A meaningless judgement of two seats."""
    return [Fraction(crc32(dumps(s), salt + seat), 1 << 32) for seat in (0, 1)]


def judged_nonsensically(s: State) -> list[Fraction]:
    return nonsense(s, 1)


def answers_of(s: State) -> list[tuple[Any, Fraction]]:
    """Every answer to a position with its probability; seats choose all offers equally often."""
    if s.seat == CHANCE:
        chance = s.chance()
        return [(result, Fraction(weight, chance.total)) for result, weight in chance.results()]
    offers = s.offer()
    return [(offer, Fraction(1, len(offers))) for offer in offers]


def answered(s: State, answer: Any) -> State:
    copy = s.clone()
    copy.answer(answer)
    return copy


def leaves(
    s: State, value: Judgement[Fraction], chance: Fraction, luck: Fraction, room: int, *, with_choices: bool
) -> list[tuple[Fraction, Fraction, State]]:
    """The ends of a tree: the probability of reaching them, the first seat's luck on the way, the position."""
    answers = [] if s.seat == OVER else answers_of(s)
    if not answers or len(answers) > room:
        return [(chance, luck, s)]
    found = []
    for answer, weight in answers:
        gained = Fraction(0)
        if s.seat == CHANCE:
            gained = luck_of_result(value, s, answer, Random(0))[0]
        elif with_choices:
            gained = luck_of_choice(value, s, answer, answers)[0]
        room_left = room // len(answers)
        after = answered(s, answer)
        found += leaves(after, value, chance * weight, luck + gained, room_left, with_choices=with_choices)
    return found


def positions_before_chance(game: Game[Any], number: int) -> list[State]:
    """Some positions of random games that wait for a draw whose results can all be judged."""
    found: list[State] = []
    for setting in settings_of(game)[:4]:
        rng, s = Random(number), game.new(setting)
        while s.seat != OVER and len(found) < number:
            if s.seat == CHANCE:
                if 1 < len(list(s.chance().results())) <= SAMPLES and rng.random() < 0.2:
                    found.append(s.clone())
                s.answer(s.chance().sample(rng))
            else:
                s.answer(rng.choice(s.offer()))
    return found


@EVERY_GAME
@pytest.mark.parametrize("with_choices", [False, True], ids=["chance", "chance-and-choices"])
def test_luck_is_exactly_nothing_on_average_whatever_the_judgement(game: Game[Any], with_choices: bool) -> None:
    for s in positions_before_chance(game, 3):
        ends = leaves(s, judged_nonsensically, Fraction(1), Fraction(0), BRANCHES, with_choices=with_choices)
        assert len(ends) > 1
        assert sum(chance for chance, _, _ in ends) == 1
        assert sum(chance * luck for chance, luck, _ in ends) == 0
        assert any(luck for _, luck, _ in ends)
        raw = sum(chance * nonsense(end, 7)[0] for chance, _, end in ends)
        assert sum(chance * (nonsense(end, 7)[0] - luck) for chance, luck, end in ends) == raw


@EVERY_GAME
def test_at_every_draw_the_weighted_luck_adds_up_to_nothing(game: Game[Any]) -> None:
    for s in positions_before_chance(game, 12):
        rows = [(luck_of_result(judged_nonsensically, s, r, Random(0)), w) for r, w in s.chance().results()]
        for seat in (0, 1):
            assert sum(luck[seat] * weight for luck, weight in rows) == 0


def test_a_judgement_that_knows_no_difference_sees_no_luck() -> None:
    def indifferent(_: State) -> list[Fraction]:
        return [Fraction(1, 2)] * 2

    for s in positions_before_chance(GAMES["duel_of_time"], 4):
        result = next(s.chance().results())[0]
        assert luck_of_result(indifferent, s, result, Random(0)) == [0, 0]


def test_a_judgement_that_knows_everything_leaves_nothing_to_luck() -> None:
    """If the judgement is the exact expectation, the share minus all luck is the same at every end of the tree."""
    s = positions_before_chance(GAMES["duel_of_time"], 1)[0]
    known: dict[bytes, Fraction] = {}

    def expectation(s: State, room: int) -> Fraction:
        answers = [] if s.seat == OVER else answers_of(s)
        if not answers or len(answers) > room:
            worth = nonsense(s, 3)[0]
        else:
            worth = sum(
                (weight * expectation(answered(s, answer), room // len(answers)) for answer, weight in answers),
                Fraction(0),
            )
        known[dumps(s)] = worth
        return worth

    expected = expectation(s, BRANCHES)

    def all_knowing(s: State) -> list[Fraction]:
        return [known[dumps(s)]]

    ends = leaves(s, all_knowing, Fraction(1), Fraction(0), BRANCHES, with_choices=True)
    assert {nonsense(end, 3)[0] - luck for _, luck, end in ends} == {expected}


@EVERY_GAME
def test_what_one_seat_gains_by_luck_others_lose(game: Game[Any]) -> None:
    setting = settings_of(game)[-1]
    ledger = LuckLedger(game, "sum", [RandomBot()] * setting.seats)
    play_game(game, setting, ledger.bots, "sum", [*range(setting.seats)], watcher=ledger)
    assert any(row.purpose for row in ledger.rows)
    assert any(not row.purpose for row in ledger.rows)
    assert all(sum(row.luck) == pytest.approx(0, abs=1e-9) for row in ledger.rows)
    assert all(earlier.answer < later.answer for earlier, later in pairwise(ledger.rows))


@pytest.mark.long
def test_over_many_games_luck_is_nothing_and_the_adjusted_share_means_the_same() -> None:
    game = GAMES["duel_of_time"]
    setting = settings_of(game)[0]
    lucks = []
    for number in range(150):
        ledger = LuckLedger(game, f"many/{number}", [RandomBot()] * 2)
        play_game(game, setting, ledger.bots, f"many/{number}", [0, 1], watcher=ledger)
        lucks.append(ledger.total(2)[0])
    mean = sum(lucks) / len(lucks)
    deviation = sqrt(sum((luck - mean) ** 2 for luck in lucks) / len(lucks))
    assert deviation > 0.05
    assert abs(mean) < 4 * deviation / sqrt(len(lucks))


@EVERY_GAME
def test_single_possible_answers_are_given_before_a_position_is_judged(game: Game[Any]) -> None:
    judged = judgement_of(game.judge)
    rng, s = Random(5), game.new(settings_of(game)[0])
    forced = 0
    while s.seat != OVER and forced < 20:
        if s.is_forced():
            before = dumps(s)
            after = s.clone()
            while after.is_forced():
                after.answer(after.offer()[0])
            assert judged(s) == game.judge.evaluate(after)
            assert dumps(s) == before
            forced += 1
        s.answer(s.chance().sample(rng) if s.seat == CHANCE else rng.choice(s.offer()))
    assert forced


def test_of_too_many_results_some_are_judged() -> None:
    game = GAMES["joan_of_arc"]
    rng, s = Random(1), game.new(settings_of(game)[-1])
    while s.seat != CHANCE or s.chance().total <= SAMPLES:
        if s.seat == OVER:
            s = game.new(settings_of(game)[-1])
        s.answer(s.chance().sample(rng) if s.seat == CHANCE else rng.choice(s.offer()))
    judged: list[State] = []

    def counting(s: State) -> list[float]:
        judged.append(s)
        return [0.5, 0.5]

    luck_of_result(counting, s, s.chance().sample(rng), Random(0))
    assert len(judged) <= SAMPLES + 1
