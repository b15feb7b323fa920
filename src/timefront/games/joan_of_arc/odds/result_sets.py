"""A plain attack by its sets of results: what its rolls can amount to, how likely that is, and what follows.

A set is what shields leave of the attack roll, what strikes back, and what could strike from a hill. However many ways
the dice can be rolled, there are few sets, and each is simulated once.
"""

from __future__ import annotations

from bisect import bisect_right
from fractions import Fraction
from itertools import accumulate
from random import Random
from typing import final

from timefront.games.joan_of_arc.odds.exact import counting_shields, dice_of
from timefront.games.joan_of_arc.odds.outcomes import (
    ALL_RESULTS,
    FIRST_MARK,
    MARKED_BESIDE_SHIELDS,
    MARKS,
    SHIELDS_OF_ALL,
    Roll,
    after_shields,
    hits_of,
    rolled,
    shields_of,
)
from timefront.games.joan_of_arc.odds.plain_attacks import (
    attack_pool,
    defence_pool,
    most_hits,
    strikers_of,
    strikes_from_hill,
)
from timefront.games.joan_of_arc.odds.simulated import AttackPlan, Outcome, outcomes_of_hits
from timefront.games.joan_of_arc.rules.attack.pool import NO_UNIT

ResultSet = tuple[int, int, int]
"""What comes through, what strikes back, what could strike from a hill: the first two as counts, the last as marks."""


@final
class ResultSets:
    """The rolls of a plain attack (`is_plain`), and the outcomes of each set of results."""

    def __init__(self, plan: AttackPlan) -> None:
        self.plan = plan
        self.strikers = strikers_of(plan)
        self.most = most_hits(plan.position, plan.defenders)
        attack = rolled(dice_of(plan, attack_pool(plan)), ALL_RESULTS)
        defence = self.defence_roll()
        self.attack = attack.weights
        self.defence = self.blows_back(defence)
        """By shields, what strikes back and what could strike from a hill, with its chances."""
        self.total = attack.total * defence.total
        self._played: dict[ResultSet, dict[Outcome, Fraction]] = {}

    def defence_roll(self) -> Roll:
        """The shields of the defence, what strikes back, and what could strike from a hill."""
        pool = defence_pool(self.plan)
        self.has_defence = bool(pool.dice)
        others = MARKED_BESIDE_SHIELDS if strikes_from_hill(self.plan) else SHIELDS_OF_ALL
        roll = Roll()
        for place, results in enumerate(dice_of(self.plan, pool)):
            roll.add(results, ALL_RESULTS if pool.units[place] in self.strikers else others)
        return roll

    def blows_back(self, roll: Roll) -> dict[int, dict[tuple[int, int], int]]:
        """The defence roll by the shields that count; no more strikes back than attackers can suffer."""
        most = most_hits(self.plan.position, self.plan.attackers)
        found: dict[int, dict[tuple[int, int], int]] = {}
        for count, weight in roll.weights.items():
            shields = next(iter(counting_shields(self.plan, {shields_of(count): 1})))
            back = (after_shields(count, 0, most), count >> FIRST_MARK & MARKS)
            weights = found.setdefault(shields, {})
            weights[back] = weights.get(back, 0) + weight
        return found

    @property
    def pairs(self) -> int:
        """How many pairs of rolls `weights` goes through, at most."""
        return len(self.attack) * sum([len(weights) for weights in self.defence.values()])

    def weights(self) -> dict[ResultSet, int]:
        """Every set with its chance, out of `total`."""
        found: dict[ResultSet, int] = {}
        for shields, defended in self.defence.items():
            for through, chance in self.hits_through(shields).items():
                for (back, marks), weight in defended.items():
                    key = (through, back, marks)
                    found[key] = found.get(key, 0) + weight * chance
        return found

    def hits_through(self, shields: int) -> dict[int, int]:
        """The chances of what this many shields leave of the attack roll."""
        found: dict[int, int] = {}
        for count, weight in self.attack.items():
            through = after_shields(count, shields, self.most)
            found[through] = found.get(through, 0) + weight
        return found

    def outcomes_of(self, results: ResultSet) -> dict[Outcome, Fraction]:
        """The outcomes of a set; there are several if a unit is tough or rescued."""
        known = self._played.get(results)
        if known is None:
            striker = self.strikers[0] if self.strikers else NO_UNIT
            known = self._played[results] = outcomes_of_hits(
                self.plan, hits_of(results[0]), hits_of(results[1]), striker, results[2], has_defence=self.has_defence
            )
        return known

    @property
    def played(self) -> int:
        """How many sets were simulated."""
        return len(self._played)


@final
class Draw:
    """Draws things by weight, again and again."""

    def __init__(self, things: list[ResultSet], weights: list[int]) -> None:
        self.things = things
        self.bounds = list(accumulate(weights))

    def one(self, rng: Random) -> ResultSet:
        """One of the things, as likely as its share of the weights."""
        return self.things[bisect_right(self.bounds, rng.randrange(self.bounds[-1]))]
