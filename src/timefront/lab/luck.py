"""Luck as a number: what every result of chance was worth to each seat, by a fixed judgement of positions.

The luck of a result is how much better the position is after it than the draw promised. Whatever the judgement, luck
is zero on average. A seat's share of the victory minus its luck therefore has the same mean as the share itself and, if
the judgement is any good, a smaller variance: fewer games are enough.

The same holds for a choice of a bot whose policy is known: how much better the position is after it than after the
bot's choices on average.

>>> from timefront.games.registry import GAMES
>>> game = GAMES["duel_of_time"]
>>> s = game.new(game.setting(game.built_in_pack(), "beacons", {}, seats=2))
>>> luck = luck_of_result(judgement_of(game.judge), s, s.chance().sample(Random(1)), Random(2))
>>> abs(sum(luck)) < 1e-9  # what one seat gains, the other loses
True
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from fractions import Fraction
from random import Random
from typing import Any, Final, TypeVar, final

from timefront.bots.bot import Bot, Knowledge
from timefront.bots.playing import Watcher
from timefront.kernel.chance import Chance, Result
from timefront.kernel.flow import CHANCE, State
from timefront.kernel.game import Game
from timefront.kernel.judge import Judge
from timefront.kernel.questions import Choice

SAMPLES: Final = 64
"""If a draw has at most this many possible results, all are judged; otherwise this many random ones, from a generator
of their own. Luck is still zero on average."""

Number = TypeVar("Number", float, Fraction)
Judgement = Callable[[State], list[Number]]
"""The value of a position for each seat; at the end, the seat's share of the victory."""


def judgement_of(judge: Judge[Any]) -> Judgement[float]:
    """The judgement of a game's own judge, after answers without a choice have been given."""

    def judged(s: State) -> list[float]:
        if s.is_forced():
            s = s.clone()
            while s.is_forced():
                s.answer(s.offer()[0])
        return judge.evaluate(s)

    return judged


def luck_of_result(
    value: Judgement[Number], s: State, result: Result, rng: Random, samples: int = SAMPLES
) -> list[Number]:
    """For each seat, how much better a result is than the average of the draw that the position waits for."""
    return _minus(value(_after(s, result)), _expected(value, s, s.chance(), rng, samples))


def _expected(value: Judgement[Number], s: State, chance: Chance, rng: Random, samples: int) -> list[Number]:
    """For each seat, the mean over the results of a draw, or over a sample if there are too many."""
    if _count(chance) > samples:
        return _mean([(value(_after(s, chance.sample(rng))), 1) for _ in range(samples)], samples)
    return _mean([(value(_after(s, result)), weight) for result, weight in chance.results()], chance.total)


def luck_of_choice(
    value: Judgement[Number], s: State, choice: Choice, policy: Sequence[tuple[Choice, Number]]
) -> list[Number]:
    """For each seat, how much better a choice is than the average choice of its policy."""
    expected = _mean([(value(_after(s, offer)), chance) for offer, chance in policy], 1)
    return _minus(value(_after(s, choice)), expected)


def _count(chance: Chance) -> int:
    count = 1
    for factor in chance.factors:
        count *= len(factor.values)
    return count


def _mean(rows: Sequence[tuple[list[Number], int | Number]], total: int) -> list[Number]:
    shares, weight = rows[0]
    sums = [share * weight for share in shares]
    for shares, weight in rows[1:]:
        sums = [known + share * weight for known, share in zip(sums, shares, strict=True)]
    return [known / total for known in sums]


def _minus(shares: list[Number], mean: list[Number]) -> list[Number]:
    return [share - expected for share, expected in zip(shares, mean, strict=True)]


def _after(s: State, answer: Choice) -> State:
    copy = s.clone()
    copy.answer(answer)
    return copy


@final
@dataclass
class LuckRow:
    """One row of a ledger: the luck of a result or of a choice."""

    answer: int
    """The number of the answer in its game, counting those of chance and of seats."""
    seat: int
    """The seat that chose, or CHANCE."""
    purpose: str
    """What chance was asked for; empty for a choice."""
    luck: list[float]
    """By seat."""


@final
@dataclass
class LuckLedger(Watcher):
    """Records the luck of a game as it is played, and that of bots with known policies."""

    game: Game[Any]
    seed: str
    bots: list[Bot] = field(default_factory=list)
    """By seat; without bots, only the luck of chance is recorded."""
    samples: int = SAMPLES
    rows: list[LuckRow] = field(default_factory=list)
    answers: int = 0

    def __post_init__(self) -> None:
        self.judgement = judgement_of(self.game.judge)
        self.rng = Random(f"{self.seed}/luck")

    def see(self, s: State, answer: Choice) -> None:
        if s.seat == CHANCE:
            luck = luck_of_result(self.judgement, s, answer, self.rng, self.samples)
            self.rows.append(LuckRow(self.answers, CHANCE, s.chance().purpose, luck))
        elif self.bots:
            self._see_choice(s, answer)
        self.answers += 1

    def _see_choice(self, s: State, choice: Choice) -> None:
        policy = self.bots[s.seat].policy(Knowledge(self.game, s, s.seat))
        if len(policy) > 1:
            self.rows.append(LuckRow(self.answers, s.seat, "", luck_of_choice(self.judgement, s, choice, policy)))

    def of_chance(self, seats: int) -> list[float]:
        """For each seat, the total luck of all results of chance."""
        return [sum([row.luck[seat] for row in self.rows if row.seat == CHANCE]) for seat in range(seats)]

    def total(self, seats: int) -> list[float]:
        """For each seat, the total luck of chance and of known policies."""
        return [sum([row.luck[seat] for row in self.rows]) for seat in range(seats)]
