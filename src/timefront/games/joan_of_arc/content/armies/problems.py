"""13. Whether an army may be fielded: everything that is wrong with it at once (JA-13.3)."""

from __future__ import annotations

import difflib

from timefront.games.joan_of_arc.content.armies.lists import (
    CATEGORIES,
    CATEGORY_NAMES,
    ArmyList,
    BattleSize,
    FreeBattles,
)
from timefront.kernel.armies import Army, ArmyProblem, Name


def list_and_size(battles: FreeBattles, army: str, size: str) -> tuple[ArmyList | None, int, list[ArmyProblem]]:
    """The list and the number of the size that are named, and what is wrong if there is no such list or size."""
    lists, sizes = [one.key for one in battles.lists], [one.key for one in battles.sizes]
    found: list[ArmyProblem] = []
    if army not in lists:
        found.append(ArmyProblem("army-unknown-list", name=army, known=", ".join(lists)))
    if size not in sizes:
        found.append(ArmyProblem("army-unknown-size", name=size, known=", ".join(sizes)))
    if found:
        return None, 0, found
    return battles.lists[lists.index(army)], sizes.index(size), []


def problems(battles: FreeBattles, army: Army) -> list[ArmyProblem]:
    """Points, numbers of units, categories, single units and unique characters."""
    of, number, found = list_and_size(battles, army.army, army.size)
    if of is None:
        return found
    size = battles.sizes[number]
    return [
        *unknown_units(of, army),
        *points_problems(of, size, army),
        *unit_problems(of, army),
        *category_problems(of, size, number, army),
    ]


def unknown_units(of: ArmyList, army: Army) -> list[ArmyProblem]:
    """Units that the list does not offer; the closest name is suggested."""
    known = [entry.key for entry in of.entries]
    found: list[ArmyProblem] = []
    for unit in army.units:
        if unit not in known:
            near = difflib.get_close_matches(unit[:80], known, n=1, cutoff=0.0)
            found.append(ArmyProblem("army-unknown-unit", name=unit, list=Name(f"army-{of.key}"), near=near[0]))
    return found


def points_of(of: ArmyList, army: Army) -> int:
    """The cost of an army's units that the list contains."""
    return sum(entry.points * army.units.get(entry.key, 0) for entry in of.entries)


def morale_of(of: ArmyList, army: Army) -> int:
    """The morale of an army's units that the list contains."""
    return sum(entry.morale * army.units.get(entry.key, 0) for entry in of.entries)


def points_problems(of: ArmyList, size: BattleSize, army: Army) -> list[ArmyProblem]:
    """More points, or more units, than the size of the battle allows."""
    found: list[ArmyProblem] = []
    points, units = points_of(of, army), sum(army.units.values())
    if points > size.points:
        found.append(ArmyProblem("army-too-many-points", points=points, most=size.points, over=points - size.points))
    if units > size.most_units:
        found.append(ArmyProblem("army-too-many-units", units=units, most=size.most_units))
    if not units:
        found.append(ArmyProblem("army-empty"))
    return found


def unit_problems(of: ArmyList, army: Army) -> list[ArmyProblem]:
    """Too few or too many of a unit; a named character can be there only once."""
    found: list[ArmyProblem] = []
    for entry in of.entries:
        count, unit = army.units.get(entry.key, 0), Name(f"unit-{entry.key}")
        if count < entry.least:
            found.append(ArmyProblem("army-too-few-of-unit", unit=unit, count=count, least=entry.least))
        elif count > entry.most and entry.is_unique:
            found.append(ArmyProblem("army-unique-character", unit=unit, count=count))
        elif count > entry.most:
            found.append(ArmyProblem("army-too-many-of-unit", unit=unit, count=count, most=entry.most))
    return found


def category_problems(of: ArmyList, size: BattleSize, number: int, army: Army) -> list[ArmyProblem]:
    """Too few or too many units of a category; the cheapest unit that could be added is suggested."""
    found: list[ArmyProblem] = []
    for category in CATEGORIES:
        entries = [entry for entry in of.entries if entry.category == category]
        count = sum(army.units.get(entry.key, 0) for entry in entries)
        least, most = of.limit(size, number, category)
        name = Name(CATEGORY_NAMES[category])
        free = sorted((entry.points, entry.key) for entry in entries if army.units.get(entry.key, 0) < entry.most)
        if count < least and free:
            unit = Name(f"unit-{free[0][1]}")
            found.append(ArmyProblem("army-too-few-in-category", category=name, count=count, least=least, unit=unit))
        elif count > most:
            found.append(ArmyProblem("army-too-many-in-category", category=name, count=count, most=most))
    return found
