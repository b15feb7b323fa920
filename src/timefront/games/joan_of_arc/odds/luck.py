"""A sample of simulated attacks that knows how lucky its dice were, so that fewer attacks are certain enough.

How many hits and shields dice show on average is known exactly. If a sample rolled more than that, its lucky attacks
count a little less and its unlucky ones a little more, until its luck is even (control variates). What is left to
chance is only what the rolls do not explain.
"""

from __future__ import annotations

from random import Random
from typing import Final, final

from timefront.games.joan_of_arc.content.dice import DISRUPT, KILL, PUSH, SHIELD
from timefront.games.joan_of_arc.rules.attack.rows import DEFENCE_SIDE, rolled_dice
from timefront.games.joan_of_arc.state import War
from timefront.kernel.chance import Factor, Result

ATTACK_ROLL: Final = "attack"
DEFENCE_ROLL: Final = "defence"
"""The purposes of the rolls that count as luck: the first ones of both sides."""
HITS: Final[list[list[int]]] = [[KILL], [KILL, DISRUPT], [KILL, DISRUPT, PUSH]]
"""The results that hurt, in groups that are counted."""
OF_ATTACK: Final = 0
OF_SHIELDS: Final = 3
OF_STRIKERS: Final = 4
OF_EXTREMES: Final = 7
KINDS_OF_LUCK: Final = 10
"""The kinds of luck: hits of the attack, shields, hits of the defenders that strike back, and how extreme these are,
because few and many of them may bring the same. Hits count by group."""
ENOUGH: Final = 50
"""In fewer attacks than this, luck and what it brought cannot be told apart."""
WHOLE: Final = 1000
"""The weight of an attack in a sample whose luck is even."""
MOST_EXPLAINED: Final = 0.95
"""No more than this share of a figure's variance is taken to be explained by luck."""
TINY: Final = 1e-9

Luck = list[float]
"""By kind of luck, how much more was rolled than on average."""
Rolled = tuple[Factor, int]
"""A die, and what it shows."""


@final
class Dice:
    """The dice of one simulated attack: thrown at random, and their luck noted."""

    def __init__(self, rng: Random, strikers: list[int]) -> None:
        self.rng = rng
        self.strikers = strikers
        """The defenders whose hits strike back."""
        self.luck: Luck = [0.0] * KINDS_OF_LUCK

    def throw(self, s: War) -> Result:
        """A random result of the chance that a position waits for."""
        drawn = s.chance()
        result = drawn.sample(self.rng)
        rolled = list(zip(drawn.factors, result, strict=True))
        if drawn.purpose == ATTACK_ROLL:
            for place, group in enumerate(HITS):
                self.luck[OF_ATTACK + place] += excess(rolled, group)
        elif drawn.purpose == DEFENCE_ROLL:
            self.luck[OF_SHIELDS] += excess(rolled, [SHIELD])
            dice = rolled_dice(s, DEFENCE_SIDE)
            self.note_strikes([rolled[place] for place, die in enumerate(dice) if s.die_unit[die] in self.strikers])
        return result

    def note_strikes(self, rolled: list[Rolled]) -> None:
        """Note the luck of the dice that strike back."""
        for place, group in enumerate(HITS):
            more = excess(rolled, group)
            self.luck[OF_STRIKERS + place] += more
            self.luck[OF_EXTREMES + place] += more * more - variance(rolled, group)


def excess(rolled: list[Rolled], group: list[int]) -> float:
    """How many more results of a group some dice show than on average."""
    return sum([(shown in group) - chance_of(die, group) for die, shown in rolled])


def variance(rolled: list[Rolled], group: list[int]) -> float:
    """The average square of that excess."""
    chances = [chance_of(die, group) for die, _ in rolled]
    return sum([chance * (1 - chance) for chance in chances])


def chance_of(die: Factor, group: list[int]) -> float:
    """The chance that a die shows one of some results."""
    return sum([weight for value, weight in zip(die.values, die.weights, strict=True) if value in group]) / die.total


@final
class EvenLuck:
    """The weights that even out the luck of a sample, and how much of a figure's variance its luck explains."""

    def __init__(self, lucks: list[Luck]) -> None:
        self.count = len(lucks)
        kinds = range(KINDS_OF_LUCK)
        means = [sum([luck[kind] for luck in lucks]) / self.count for kind in kinds]
        self.deviations: list[Luck] = [[luck[kind] - means[kind] for kind in kinds] for luck in lucks]
        self.covariances = [
            [sum([row[one] * row[other] for row in self.deviations]) / self.count for other in kinds] for one in kinds
        ]
        slope = solution(self.covariances, means)
        self.weights: list[int] = [max(0, round(WHOLE * (1 - product(slope, row)))) for row in self.deviations]
        """Lucky attacks count less than `WHOLE` if the whole sample was lucky, and unlucky ones more."""

    def worth(self, shares: list[float]) -> float:
        """How many independent attacks tell as much about a chance, given its share in each attack of the sample."""
        mean = sum(shares) / self.count
        spread = 0.0
        pull = [0.0] * KINDS_OF_LUCK
        for share, row in zip(shares, self.deviations, strict=True):
            spread += (share - mean) ** 2 / self.count
            if share:
                for kind in range(KINDS_OF_LUCK):
                    pull[kind] += share * row[kind] / self.count
        if spread < TINY:
            return float(self.count)
        explained = min(MOST_EXPLAINED, product(pull, solution(self.covariances, pull)) / spread)
        unexplained = spread * (1 - explained)
        return mean * (1 - mean) * (self.count - 1 - KINDS_OF_LUCK) / unexplained


def product(one: list[float], other: list[float]) -> float:
    """The scalar product."""
    return sum([a * b for a, b in zip(one, other, strict=True)])


def solution(matrix: list[list[float]], right: list[float]) -> list[float]:
    """Solve linear equations with a symmetric matrix by elimination; 0 for whatever depends on the others."""
    size = len(right)
    rows = [[*matrix[row], right[row]] for row in range(size)]
    solved: list[int] = []
    for column in range(size):
        pivot = rows[column][column]
        if pivot < TINY:
            continue
        solved.append(column)
        rows[column] = [value / pivot for value in rows[column]]
        for row in range(size):
            if row != column and rows[row][column]:
                factor = rows[row][column]
                rows[row] = [value - factor * whole for value, whole in zip(rows[row], rows[column], strict=True)]
    return [rows[column][size] if column in solved else 0.0 for column in range(size)]
