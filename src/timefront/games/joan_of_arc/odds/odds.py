"""The odds of an attack before it is declared: exact, or an estimate with its confidence.

    odds(plan)                              at once: exact where no choice matters, otherwise a first estimate
    better_odds(plan)                       within a second: exact if that is time enough, otherwise a closer estimate
    sampled_odds(plan, most, seconds)       an estimate from simulated attacks

The page docs/odds.md says what is assumed.
"""

from __future__ import annotations

from fractions import Fraction
from random import Random
from time import perf_counter
from typing import Final, final

from timefront.games.joan_of_arc.odds.endings import Ending, Endings, simulate
from timefront.games.joan_of_arc.odds.exact import Chances, add_outcome, simple_chances
from timefront.games.joan_of_arc.odds.luck import ENOUGH, WHOLE, Dice, EvenLuck, Luck
from timefront.games.joan_of_arc.odds.plain_attacks import is_plain, is_simple, rolls_once, strikers_of
from timefront.games.joan_of_arc.odds.result_sets import Draw, ResultSet, ResultSets
from timefront.games.joan_of_arc.odds.simulated import FIGURES, AttackPlan, Outcome
from timefront.kernel.intervals import wilson_interval

FIRST_SECONDS: Final = 0.03
"""How long a first estimate takes."""
MOST_SECONDS: Final = 0.95
"""How long a closer estimate may take, or exact odds that need simulation."""
SAMPLES: Final = 400
"""This many simulated attacks make an estimate accurate to 5 points, whatever the chance."""
FEWEST: Final = 2
"""This many attacks are simulated however long it takes."""
PAIRS_PER_SECOND: Final = 200_000
"""Rolls with more pairs of attack and defence results than this, per second available, are not counted."""
SEED: Final = "odds"
"""The same position gives the same sample."""


@final
class Odds:
    """The chances of each figure of an attack's outcome: those known exactly, and a sample of the rest."""

    def __init__(self, known: list[Chances], rest: Fraction, drawn: list[Chances], samples: int, played: int) -> None:
        self.known = known
        """By figure, in the order of `FIGURES`: the chance of each value, as far as it is known."""
        self.rest = rest
        """How likely rolls are that were not followed; 0 for exact odds."""
        self.drawn = drawn
        """By figure, how many samples of the rest had each value."""
        self.samples = samples
        self.played = played
        """How many attacks, or sets of results, were simulated."""
        self.worth: list[dict[int, float]] = [{} for _ in FIGURES]
        """By figure and value, how many independent samples tell as much; where it is missing, `samples`."""

    @property
    def is_exact(self) -> bool:
        """Whether nothing was sampled."""
        return not self.rest

    def marginal(self, figure: str) -> Chances:
        """The chances of one figure, by its name; where they are not known, estimated from the samples."""
        place = FIGURES.index(figure)
        found = dict(self.known[place])
        for number, count in self.drawn[place].items():
            found[number] = found.get(number, Fraction(0)) + self.rest * count / self.samples
        return dict(sorted(found.items()))

    def at_least(self, figure: str, count: int) -> Fraction:
        """The chance that a figure reaches a value."""
        return sum([chance for number, chance in self.marginal(figure).items() if number >= count], Fraction(0))

    @property
    def cleared(self) -> Fraction:
        """The chance that no enemy is left in the area."""
        return self.at_least("cleared", 1)

    def interval(self, figure: str, count: int) -> tuple[float, float]:
        """The 95 % confidence interval of the chance that a figure reaches a value; just that chance if it is exact."""
        chance = float(self.at_least(figure, count))
        if self.is_exact:
            return chance, chance
        rest = float(self.rest)
        place = FIGURES.index(figure)
        drawn = self.drawn[place]
        share = float(sum([seen for number, seen in drawn.items() if number >= count], Fraction(0)) / self.samples)
        low, high = wilson_interval(share, self.worth[place].get(count, self.samples))
        return chance - rest * (share - low), chance + rest * (high - share)

    def reach(self, figure: str, count: int) -> float:
        """How far off the chance may be, with 95 % confidence; 0 for exact odds."""
        chance = float(self.at_least(figure, count))
        low, high = self.interval(figure, count)
        return max(chance - low, high - chance)


def odds(plan: AttackPlan) -> Odds:
    """The odds at once: exact where no choice matters, otherwise a first estimate."""
    return odds_within(plan, FIRST_SECONDS)


def better_odds(plan: AttackPlan) -> Odds:
    """After a first estimate: exact odds if they are found in time, otherwise a closer estimate."""
    return odds_within(plan, MOST_SECONDS)


def odds_within(plan: AttackPlan, seconds: float) -> Odds:
    """The best odds that can be found in this time."""
    begin = perf_counter()
    if not is_plain(plan):
        return sampled_odds(plan, SAMPLES, seconds)
    if is_simple(plan) and rolls_once(plan):
        return exact_odds(simple_chances(plan), 0)
    sets = ResultSets(plan)
    if sets.pairs > PAIRS_PER_SECOND * seconds:
        return sampled_odds(plan, SAMPLES, seconds)
    return FollowedSets(sets).odds(begin, seconds)


def exact_odds(chances: list[Chances], played: int) -> Odds:
    """Odds that are fully known."""
    return Odds(chances, Fraction(0), no_chances(), 0, played)


def no_chances() -> list[Chances]:
    """An empty table of chances."""
    return [{} for _ in FIGURES]


# Plain attacks, where choices matter


@final
class FollowedSets:
    """The odds of a plain attack in the making: its sets of results are simulated, the likeliest first.

    If half of the time is over and the rest is not enough for all sets, the remaining ones are sampled.
    """

    def __init__(self, sets: ResultSets) -> None:
        self.sets = sets
        weights = sets.weights()
        self.order: list[ResultSet] = sorted(weights, key=weights.__getitem__, reverse=True)
        self.weights = [weights[one] for one in self.order]
        self.known = no_chances()
        self.done = 0
        """How many sets, in order, are followed to the end."""

    def odds(self, begin: float, seconds: float) -> Odds:
        """What is found within this many seconds of a moment."""
        while self.done < len(self.order) and self.is_worth_going_on(perf_counter() - begin, seconds):
            self.follow_next()
        if self.done == len(self.order):
            return exact_odds(self.known, self.done)
        return self.sample_rest(SAMPLES, begin + seconds - perf_counter(), SEED)

    def is_worth_going_on(self, spent: float, seconds: float) -> bool:
        """Whether half of the time is left, or all sets can be done in the time that is left."""
        if self.done < FEWEST or spent < seconds / 2:
            return True
        return spent < seconds and (len(self.order) - self.done) * spent <= self.done * (seconds - spent)

    def follow_next(self) -> None:
        """Simulate one more set."""
        chance = Fraction(self.weights[self.done], self.sets.total)
        for outcome, share in self.sets.outcomes_of(self.order[self.done]).items():
            add_outcome(self.known, outcome, share * chance)
        self.done += 1

    def sample_rest(self, most: int, seconds: float, seed: str) -> Odds:
        """If not all sets are followed: a sample of the others, up to `most` or as many as there is time for."""
        rng = Random(seed)
        others = Draw(self.order[self.done :], self.weights[self.done :])
        drawn = no_chances()
        begin = perf_counter()
        samples = 0
        while samples < most and (samples < FEWEST or perf_counter() - begin < seconds):
            for outcome, share in self.sets.outcomes_of(others.one(rng)).items():
                add_outcome(drawn, outcome, share)
            samples += 1
        rest = Fraction(sum(self.weights[self.done :]), self.sets.total)
        return Odds(self.known, rest, drawn, samples, self.sets.played)


# All others


def sampled_odds(plan: AttackPlan, most: int, seconds: float, seed: str = SEED) -> Odds:
    """Simulate the attack up to `most` times, or as often as there is time for."""
    rng, endings, strikers = Random(seed), Endings(plan), strikers_of(plan)
    begin = perf_counter()
    seen: list[Ending] = []
    lucks: list[Luck] = []
    while len(seen) < most and (len(seen) < FEWEST or perf_counter() - begin < seconds):
        dice = Dice(rng, strikers)
        seen.append(simulate(plan, dice, endings))
        lucks.append(dice.luck)
    even = EvenLuck(lucks) if len(lucks) >= ENOUGH else None
    found = weighted_odds(seen, [WHOLE] * len(seen) if even is None else even.weights)
    if even is not None:
        found.worth = worths_of_figures(even, seen)
    return found


def weighted_odds(seen: list[Ending], weights: list[int]) -> Odds:
    """The odds by a sample of endings, each with a weight."""
    counted: dict[tuple[Outcome, int], int] = {}
    for ending, weight in zip(seen, weights, strict=True):
        for outcome, share in ending.items():
            key = (outcome, share.denominator)
            counted[key] = counted.get(key, 0) + share.numerator * weight
    drawn = no_chances()
    scale = Fraction(len(seen), sum(weights))
    for (outcome, denominator), count in counted.items():
        add_outcome(drawn, outcome, Fraction(count, denominator) * scale)
    return Odds(no_chances(), Fraction(1), drawn, len(seen), len(seen))


def worths_of_figures(even: EvenLuck, seen: list[Ending]) -> list[dict[int, float]]:
    """By figure and value, how many independent attacks would say as much about reaching it as this sample."""
    sample = [[(outcome, float(share)) for outcome, share in ending.items()] for ending in seen]
    found: list[dict[int, float]] = []
    for place in range(len(FIGURES)):
        values = sorted({outcome[place] for ending in sample for outcome, _ in ending})
        found.append({value: even.worth(shares_reaching(sample, place, value)) for value in values})
    return found


def shares_reaching(sample: list[list[tuple[Outcome, float]]], place: int, value: int) -> list[float]:
    """By ending, the chance that a figure reaches a value."""
    shares: list[float] = []
    for ending in sample:
        share = 0.0
        for outcome, chance in ending:
            if outcome[place] >= value:
                share += chance
        shares.append(share)
    return shares
