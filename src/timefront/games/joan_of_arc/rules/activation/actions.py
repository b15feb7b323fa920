"""6. The actions that units can declare, by number, and the ways that lead over several areas."""

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
"""The verbs by which they are declared, in the order of the alphabet, but for the last four. A melee with a gigantic
die is a melee once it is declared."""
TOGETHER: Final[list[str]] = [
    *("", "all-charge", "all-haste", "", "", "all-melee", "all-move", "", "", "", "all-shoot", "all-wait", ""),
    *("all-march", "", ""),
]
"""The verbs by which all units of a sort declare the same, by deed; none where each does it for itself."""
REST: Final[list[str]] = [
    *("", "", "", "", "", "rest-melee", "rest-move", "", "", "", "rest-shoot", "rest-waits", "", "", "", ""),
]
"""The verbs by which all units that can do it, of whatever sort, declare the same."""
DONE: Final = -1
"""What a unit declared was resolved or has come to nothing."""
NOWHERE: Final = -1
"""No area: a charge that strikes nobody, an action without a target."""

PLAIN: Final = 4
"""How an activation came about: an order of `ORDERS`, or this one, which allows neither command nor charge."""

BASE: Final = 1024
"""More than there are areas: a way is one number, its areas the digits, the last one lowest."""


def rank(deed: int) -> int:
    """The place of a deed in the order in which units that are just alike take theirs; waiting comes last."""
    return len(DEEDS) if deed == WAIT_DEED else deed


def way_on(way: int, area: int) -> int:
    """A way that goes on into an area; 0 is the way that has not begun."""
    return way * BASE + area + 1


def way_end(way: int) -> int:
    """The last area of a way."""
    return way % BASE - 1


def way_areas(way: int) -> list[int]:
    """The areas that a way enters, one after the other."""
    areas: list[int] = []
    while way:
        areas.append(way % BASE - 1)
        way //= BASE
    areas.reverse()
    return areas
