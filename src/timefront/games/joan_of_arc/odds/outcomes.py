"""The dice of an attack, counted exactly: how many results of each kind, and how many are left after shields.

Chances are whole numbers out of a total. Several counts are packed into one number, eight bits each.
"""

from __future__ import annotations

from typing import Final, final

from timefront.games.joan_of_arc.content.dice import BLANK, DISRUPT, KILL, PUSH, REROLL, SHIELD, SIDES
from timefront.games.joan_of_arc.state import War

BITS: Final = 8
COUNT: Final = 255
FIRST_MARK: Final = 32
"""From this bit on, marks say which results were shown, not how often."""
MARKS: Final = 7

Steps = list[int]
"""What a result adds to the counts: a number for each of blank, push, disrupt, kill and shield."""

ALL_RESULTS: Final[Steps] = [0, 1 << 16, 1 << 8, 1, 1 << 24]
"""KILLs, DISRUPTs, PUSHes and SHIELDs, counted separately."""
KILLS_IN_DISRUPTS: Final[Steps] = [0, 0, 1 << 8, 1 | 1 << 8, 0]
"""KILLs; and KILLs and DISRUPTs together."""
DISRUPTS_IN_HITS: Final[Steps] = [0, 1 << 8, 1 | 1 << 8, 1 | 1 << 8, 0]
"""KILLs and DISRUPTs together; and all results that hurt."""
KILLS_IN_HITS: Final[Steps] = [0, 1 << 8, 1 << 8, 1 | 1 << 8, 0]
"""KILLs; and all results that hurt."""
SHIELDS_ONLY: Final[Steps] = [0, 0, 0, 0, 1]
MARKED: Final[Steps] = [0, 4 << FIRST_MARK, 2 << FIRST_MARK, 1 << FIRST_MARK, 0]
"""Marks for results that have been shown, the worst lowest."""
MARKED_BESIDE_SHIELDS: Final[Steps] = [0, 4 << FIRST_MARK, 2 << FIRST_MARK, 1 << FIRST_MARK, 1 << 24]
SHIELDS_OF_ALL: Final[Steps] = [0, 0, 0, 0, 1 << 24]
"""SHIELDs in their place among all results."""


def weights_of(s: War, die: int) -> list[int]:
    """JA-2.4, JA-2.5: the chances of blank, push, disrupt, kill and shield; anything else counts as a blank.

    A face that grants a reroll is rolled again, once, so the chances are out of 36.
    """
    weights = [0] * (SHIELD + 1)
    if die < 0:
        weights[~die] = 1
        return weights
    faces = s.setting.die_faces[SIDES * die : SIDES * die + SIDES]
    again = faces.count(REROLL)
    for result in faces:
        weights[result if result <= SHIELD else BLANK] += again if result == REROLL else SIDES + again
    return weights


@final
class Roll:
    """The chances of the counts of some dice."""

    def __init__(self) -> None:
        self.weights: dict[int, int] = {0: 1}
        self.total = 1

    def add(self, results: list[int], steps: Steps) -> None:
        """Add one more die: the chances of its results, and what these add."""
        faces: dict[int, int] = {}
        for result in (BLANK, PUSH, DISRUPT, KILL, SHIELD):
            if results[result]:
                step = steps[result]
                faces[step] = faces.get(step, 0) + results[result]
        self.total *= sum(results)
        if len(faces) == 1 and 0 in faces:
            self.weights = {count: weight * faces[0] for count, weight in self.weights.items()}
            return
        rolled: dict[int, int] = {}
        for count, weight in self.weights.items():
            for step, chance in faces.items():
                key = count | step if step >> FIRST_MARK else count + step
                rolled[key] = rolled.get(key, 0) + weight * chance
        self.weights = rolled


def rolled(dice: list[list[int]], steps: Steps) -> Roll:
    """The roll of dice that all count the same."""
    roll = Roll()
    for results in dice:
        roll.add(results, steps)
    return roll


def at_most(number: int, most: int) -> int:
    """A number of results after shields: at least 0, and at most what units can take."""
    return 0 if number < 0 else min(number, most)


def after_shields(count: int, shields: int, most: int) -> int:
    """JA-7.3, JA-7.4: the KILLs, DISRUPTs and PUSHes left after shields took the worst, as far as `most` can take."""
    kills = count & COUNT
    disrupts = kills + (count >> BITS & COUNT)
    hits = disrupts + (count >> 2 * BITS & COUNT)
    kills, disrupts, hits = (
        at_most(kills - shields, most),
        at_most(disrupts - shields, most),
        at_most(hits - shields, most),
    )
    return kills | disrupts - kills << BITS | hits - disrupts << 2 * BITS


def hits_of(count: int) -> list[int]:
    """The KILLs, DISRUPTs and PUSHes of a count."""
    return [count & COUNT, count >> BITS & COUNT, count >> 2 * BITS & COUNT]


def shields_of(count: int) -> int:
    """The SHIELDs of a count."""
    return count >> 3 * BITS & COUNT


def pairs_through(roll: Roll, shields: dict[int, int], most: int) -> dict[int, int]:
    """Of two counts, the second including the first, what comes through at most, by the chances of the shields."""
    found: dict[int, int] = {}
    for count, weight in roll.weights.items():
        first, second = count & COUNT, count >> BITS
        for number, chance in shields.items():
            key = at_most(first - number, most) | at_most(second - number, most) << BITS
            found[key] = found.get(key, 0) + weight * chance
    return found
