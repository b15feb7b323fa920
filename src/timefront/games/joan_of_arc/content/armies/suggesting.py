"""13. Suggested armies: valid ones that spend nearly all their points, drawn from a seed (JA-13.3)."""

from __future__ import annotations

from random import Random
from typing import Final

from timefront.games.joan_of_arc.content.armies.lists import CATEGORIES, ArmyList, BattleSize, Entry, FreeBattles
from timefront.games.joan_of_arc.content.armies.problems import list_and_size, points_of, problems
from timefront.kernel.armies import Army, ArmyError

TRIES: Final = 600
ENOUGH: Final = 0.97
"""The share of the points that a suggestion must spend."""


def suggest_army(battles: FreeBattles, army: str, size: str, seed: str) -> Army:
    """The first army drawn that is valid and spends enough; the best one if none does."""
    of, number, wrong = list_and_size(battles, army, size)
    if of is None:
        raise ArmyError(wrong)
    rng = Random(f"{army} {size} {seed}")
    limit = battles.sizes[number].points
    best, spent = Army(army, size, {}), -1
    for _ in range(TRIES):
        drawn = Army(army, size, draw(of, battles.sizes[number], number, rng))
        points = points_of(of, drawn)
        if points > spent and not problems(battles, drawn):
            best, spent = drawn, points
            if points >= ENOUGH * limit:
                break
    return best


def draw(of: ArmyList, size: BattleSize, number: int, rng: Random) -> dict[str, int]:
    """The obligatory units, then one unit at a time while points and limits allow it."""
    units = {entry.key: entry.least for entry in of.entries if entry.least}
    for category in CATEGORIES:
        while count_of(of, units, category) < of.limit(size, number, category)[0]:
            able = [one for one in of.entries if one.category == category and units.get(one.key, 0) < one.most]
            if not able:
                break
            add(units, rng.choice(able))
    while True:
        able = [entry for entry in of.entries if is_affordable(of, size, number, units, entry)]
        if not able:
            return {entry.key: units[entry.key] for entry in of.entries if entry.key in units}
        weights = [entry.most - units.get(entry.key, 0) for entry in able]
        add(units, rng.choices(able, weights)[0])


def add(units: dict[str, int], entry: Entry) -> None:
    """Add one more unit."""
    units[entry.key] = units.get(entry.key, 0) + 1


def count_of(of: ArmyList, units: dict[str, int], category: str) -> int:
    """How many units of a category there are."""
    return sum(units.get(entry.key, 0) for entry in of.entries if entry.category == category)


def is_affordable(of: ArmyList, size: BattleSize, number: int, units: dict[str, int], entry: Entry) -> bool:
    """Whether one more of a unit stays within the limits."""
    spent = sum(one.points * units.get(one.key, 0) for one in of.entries)
    return (
        units.get(entry.key, 0) < entry.most
        and spent + entry.points <= size.points
        and sum(units.values()) < size.most_units
        and count_of(of, units, entry.category) < of.limit(size, number, entry.category)[1]
    )
