"""Which units are interchangeable: it makes no difference which of them a player takes, and the first is offered."""

from __future__ import annotations

from timefront.games.joan_of_arc.content.pack import JoanSetting
from timefront.games.joan_of_arc.state import War


def marks_of(setting: JoanSetting) -> list[tuple[int, ...]]:
    """By unit, what the scenario alone tells of it: bounties, and objectives and victories that name it."""
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
    """What tells a unit from others: units for which it is the same are interchangeable."""
    own = (s.owner[unit], s.profile[unit], s.wounds[unit], s.used[unit], s.place[unit])
    return (*own, *marks_of(s.setting)[unit])


def are_alike(s: War, one: int, other: int) -> bool:
    """Whether nothing tells two units apart."""
    return (
        s.profile[one] == s.profile[other]
        and s.place[one] == s.place[other]
        and s.owner[one] == s.owner[other]
        and s.wounds[one] == s.wounds[other]
        and s.used[one] == s.used[other]
        and s.sent_by[one] == s.sent_by[other]
        and marks_of(s.setting)[one] == marks_of(s.setting)[other]
    )


def first_of_each(s: War, units: list[int]) -> list[int]:
    """The first of those units that are alike."""
    return [unit for number, unit in enumerate(units) if not any(are_alike(s, unit, other) for other in units[:number])]
