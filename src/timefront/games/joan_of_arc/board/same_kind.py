"""Which units are interchangeable: it does not matter which of them a player takes, so the first is offered."""

from __future__ import annotations

from timefront.games.joan_of_arc.board.boons import skills_by_cards
from timefront.games.joan_of_arc.board.gear import gear_of, has_gear, is_character
from timefront.games.joan_of_arc.content.pack import JoanSetting
from timefront.games.joan_of_arc.state import War


def marks_of(setting: JoanSetting) -> list[tuple[int, ...]]:
    """By unit, what only the scenario says about it: bounties, and objectives and victories that name it."""
    known: list[tuple[int, ...]] | None = setting.notes.get("marks")
    if known is None:
        known = [marks(setting, unit) for unit in range(setting.unit_count)]
        setting.notes["marks"] = known
    return known


def marks(setting: JoanSetting, unit: int) -> tuple[int, ...]:
    """The marks of one unit."""
    named = [number for number, aim in enumerate(setting.plan.objectives) if aim.unit == unit]
    wanted = [number for number, aim in enumerate(setting.plan.victories) if unit in aim.units]
    return (*setting.unit_bounty[unit], -1, *named, -1, *wanted)


def alike(s: War, unit: int) -> tuple[int, ...]:
    """What distinguishes a unit from others: units with the same value are interchangeable."""
    own = (s.owner[unit], s.profile[unit], s.wounds[unit], s.used[unit], s.place[unit])
    granted = skills_by_cards(s, unit) if s.boons else []
    if s.cargo and unit in s.cargo:
        granted = [*granted, -1 - unit]
    return (*own, *[-1 - piece for piece in gear_of(s, unit)], *marks_of(s.setting)[unit], *granted)


def are_alike(s: War, one: int, other: int) -> bool:
    """Whether nothing distinguishes two units."""
    if (
        s.profile[one] != s.profile[other]
        or s.place[one] != s.place[other]
        or s.owner[one] != s.owner[other]
        or s.wounds[one] != s.wounds[other]
        or s.used[one] != s.used[other]
        or s.sent_by[one] != s.sent_by[other]
        or (s.gear and is_character(s, one) and (has_gear(s, one) or has_gear(s, other)))
        or (s.cargo and (one in s.cargo or other in s.cargo))
    ):
        return False
    if s.boons and skills_by_cards(s, one) != skills_by_cards(s, other):
        return False
    marks = marks_of(s.setting)
    return marks[one] == marks[other]


def sorts_of(s: War, units: list[int]) -> list[list[int]]:
    """The units in order, grouped by kind."""
    found: list[list[int]] = []
    for unit in units:
        for same in found:
            if are_alike(s, same[0], unit):
                same.append(unit)
                break
        else:
            found.append([unit])
    return found


def first_of_each(s: War, units: list[int]) -> list[int]:
    """The first of each group of interchangeable units."""
    return [same[0] for same in sorts_of(s, units)]
