"""5, 8. What is in an area besides units: a fire, a barricade, spent orders (JA-5.3, JA-8.8).

One number for each area: from the lowest bit the fire (3 bits), the barricade (2), the orders of each side (2 each).
"""

from __future__ import annotations

from typing import Final

from timefront.games.joan_of_arc.board.areas import is_inside
from timefront.games.joan_of_arc.state import SIDES, War

FIRE: Final = 7
FIRST_BARRICADE: Final = 3
FIRST_ORDERS: Final = 5
TWO_BITS: Final = 3
NO_ORDERS: Final = (1 << FIRST_ORDERS) - 1
"""The bits of an area's number that are not orders."""
MOST_LAID: Final = (1 << FIRST_ORDERS + 2 * SIDES) - 1


def fire_of(s: War, area: int) -> int:
    """JA-8.8: whose fire burns in an area: the seat plus 1, or 0."""
    return s.laid[area] & FIRE


def is_anything_burning(s: War) -> bool:
    """JA-8.8: whether a fire burns anywhere."""
    for laid in s.laid:
        if laid & FIRE:
            return True
    return False


def light_fire(s: War, area: int, seat: int) -> None:
    """A fire of a seat burns in an area."""
    s.laid[area] = s.laid[area] & ~FIRE | seat + 1


def quench_fire(s: War, area: int) -> None:
    """Put out the fire in an area."""
    s.laid[area] &= ~FIRE


def barricade_of(s: War, area: int) -> int:
    """JA-8.8: whose barricade stands in an area: the side plus 1, or 0."""
    return s.laid[area] >> FIRST_BARRICADE & TWO_BITS


def is_anything_barricaded(s: War) -> bool:
    """JA-8.8: whether a barricade stands anywhere."""
    for laid in s.laid:
        if laid >> FIRST_BARRICADE & TWO_BITS:
            return True
    return False


def set_barricade(s: War, area: int, side: int) -> None:
    """Put a side's barricade in an area; the caller takes the space."""
    clear_barricade(s, area)
    s.laid[area] |= side + 1 << FIRST_BARRICADE


def clear_barricade(s: War, area: int) -> None:
    """Remove an area's barricade; the caller frees the space."""
    s.laid[area] &= ~(TWO_BITS << FIRST_BARRICADE)


def orders_of(s: War, area: int, side: int) -> int:
    """How many orders a side has on an area."""
    return s.laid[area] >> FIRST_ORDERS + 2 * side & TWO_BITS


def orders_against(s: War, area: int, side: int) -> int:
    """JA-5.6, ruling J-22: how many orders count for a side: those of both, but inside a building only its own."""
    if s.laid[area] <= NO_ORDERS:
        return 0
    if is_inside(s, area):
        return orders_of(s, area, side)
    return orders_of(s, area, 0) + orders_of(s, area, 1)


def lay_order(s: War, area: int, side: int) -> None:
    """JA-5.3: put one more order of a side on an area."""
    assert orders_of(s, area, side) < TWO_BITS
    s.laid[area] += 1 << FIRST_ORDERS + 2 * side


def lift_orders(s: War, area: int) -> None:
    """Remove the orders of both sides from an area."""
    s.laid[area] &= NO_ORDERS


def lift_all_orders(s: War) -> None:
    """Remove the orders of both sides from all areas."""
    s.laid = [laid & NO_ORDERS for laid in s.laid]
