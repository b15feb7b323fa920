"""A plain attack by its sets of results: what its rolls can amount to, how likely that is, and what follows.

A set is what shields leave of the attack roll, what strikes back, and what could strike from a hill. However many ways
the dice can be rolled, there are few sets, and each is simulated once.
"""

from __future__ import annotations

from bisect import bisect_right
from fractions import Fraction
from itertools import accumulate
from random import Random
from typing import Final, final

from timefront.games.joan_of_arc.bots.clash import most_hits
from timefront.games.joan_of_arc.odds.exact import simple_outcomes
from timefront.games.joan_of_arc.odds.outcomes import FIRST_MARK, MARKS, after_shields, hits_of
from timefront.games.joan_of_arc.odds.plain_attacks import (
    attack_pool,
    defence_pool,
    is_simple,
    strikers_of,
)
from timefront.games.joan_of_arc.odds.rerolls import Rerolls, Rolled
from timefront.games.joan_of_arc.odds.simulated import AttackPlan, Outcome, outcomes_of_hits
from timefront.games.joan_of_arc.odds.table import Table
from timefront.games.joan_of_arc.rules.attack.pool import NO_UNIT
from timefront.games.joan_of_arc.rules.attack.rows import ATTACK, DEFENCE_SIDE

REROLL: Final = 20
"""How many pairs of rolls without a choice take as long as one in which it is to be found what is rerolled."""

ResultSet = tuple[int, int, int]
"""What comes through, what strikes back, what could strike from a hill: the first two as counts, the last as marks."""


@final
class ResultSets:
    """The rolls of a plain attack (`is_plain`), and the outcomes of each set of results."""

    def __init__(self, plan: AttackPlan) -> None:
        self.plan = plan
        self.strikers = strikers_of(plan)
        self.most = most_hits(plan.position, plan.defenders)
        self.most_back = most_hits(plan.position, plan.attackers)
        self.is_simple = is_simple(plan)
        attack, defence = attack_pool(plan), defence_pool(plan)
        self.has_defence = bool(defence.dice)
        self.table = Table(plan.position)
        self.attack = Rerolls(plan, ATTACK, attack, self.table)
        self.defence = Rerolls(plan, DEFENCE_SIDE, defence, self.table)
        self.total = self.attack.total * self.defence.total
        self._played: dict[ResultSet, dict[Outcome, Fraction]] = {}

    @property
    def pairs(self) -> int:
        """How many pairs of rolls `weights` goes through, at most; those with a choice of rerolls take longer."""
        attack, defence = self.attack.most_rolls, self.defence.most_rolls
        if self.defence.most:
            return attack * defence * REROLL
        return attack * (defence + REROLL * (self.defence.size + 1) if self.attack.most else defence)

    def weights(self) -> dict[ResultSet, int]:
        """Every set with its chance, out of `total`."""
        attacks = self.attack.first_rolls()
        defences: dict[int, dict[Rolled, int]] = {}
        for roll, weight in self.defence.first_rolls().items():
            defences.setdefault(self.table.shields(self.defence.count(roll)), {})[roll] = weight
        found: dict[ResultSet, int] = {}
        for shields, rolls in defences.items():
            hits = self.attack.settled(attacks, shields)
            if self.defence.most:
                for count, chance in hits.items():
                    self.add_sets(found, {count: chance}, self.defence.settled(rolls, count))
            else:
                self.add_sets(found, hits, self.defence.settled(rolls, 0))
        return found

    def add_sets(self, found: dict[ResultSet, int], hits: dict[int, int], defended: dict[int, int]) -> None:
        """Add the sets in which these attack and defence rolls end, once they stand."""
        by_shields: dict[int, dict[tuple[int, int], int]] = {}
        for count, weight in defended.items():
            back = (after_shields(count, 0, self.most_back), count >> FIRST_MARK & MARKS)
            weights = by_shields.setdefault(self.table.shields(count), {})
            weights[back] = weights.get(back, 0) + weight
        for shields, weights in by_shields.items():
            left: dict[int, int] = {}
            for count, chance in hits.items():
                through = after_shields(count, shields, self.most)
                left[through] = left.get(through, 0) + chance
            for through, chance in left.items():
                for (struck, marks), weight in weights.items():
                    key = (through, struck, marks)
                    found[key] = found.get(key, 0) + weight * chance

    def outcomes_of(self, results: ResultSet) -> dict[Outcome, Fraction]:
        """The outcomes of a set; there are several if a unit is tough or rescued."""
        known = self._played.get(results)
        if known is None and self.is_simple:
            known = self._played[results] = simple_outcomes(self.plan, *results)
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
