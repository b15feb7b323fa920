"""6. The actions that units can declare, by number, and paths through several areas."""

from __future__ import annotations

from typing import Final

BARRICADE: Final = 0
CHARGE_DEED: Final = 1
HASTE_DEED: Final = 2
HEAL_DEED: Final = 3
JUMP_DEED: Final = 4
MELEE_DEED: Final = 5
MOVE_DEED: Final = 6
PRAY_DEED: Final = 7
REMOVE_FIRE_DEED: Final = 8
SET_FIRE_DEED: Final = 9
SHOOT_DEED: Final = 10
WAIT_DEED: Final = 11
GIGANTIC_MELEE_DEED: Final = 12
FORCED_MARCH_DEED: Final = 13
CARRY_DEED: Final = 14
ASSAULT_DEED: Final = 15
DEEDS: Final[list[str]] = [
    *("barricade", "charge", "haste", "heal", "jump", "melee", "move", "pray", "remove-fire", "set-fire"),
    *("shoot", "wait", "gigantic-melee", "forced-march", "carry", "assault"),
]
"""The verbs that declare them, in alphabetical order except for the last four. A melee with a gigantic
die is a melee once it is declared."""
TOGETHER: Final[list[str]] = [
    *("", "all-charge", "all-haste", "", "", "all-melee", "all-move", "", "", "", "all-shoot", "all-wait", ""),
    *("all-march", "", ""),
]
"""The verbs by which all units of a kind declare the same action, by action; none where each unit acts for itself."""
REST: Final[list[str]] = [
    *("", "", "", "", "", "rest-melee", "rest-move", "", "", "", "rest-shoot", "rest-waits", "", "", "", ""),
]
"""The verbs by which all units that can do something, of whatever kind, declare the same."""
DONE: Final = -1
"""A declared action that was resolved or is no longer possible."""
NOWHERE: Final = -1
"""No area: a charge without a melee, an action without a target."""

PLAIN: Final = 4
"""What kind of activation it is: an order of `ORDERS`, or this one, which allows neither command nor charge."""

BASE: Final = 1024
"""More than there are areas: a path is one number with its areas as digits, the last one lowest."""


def rank(deed: int) -> int:
    """The place of an action in the order in which interchangeable units take theirs; waiting comes last."""
    return len(DEEDS) if deed == WAIT_DEED else deed


def way_on(way: int, area: int) -> int:
    """A path continued into an area; 0 is a path that has not begun."""
    return way * BASE + area + 1


def way_end(way: int) -> int:
    """The last area of a path."""
    return way % BASE - 1


def way_areas(way: int) -> list[int]:
    """The areas that a path enters, in order."""
    areas: list[int] = []
    while way:
        areas.append(way % BASE - 1)
        way //= BASE
    areas.reverse()
    return areas
