"""5. The areas in which a seat has units, and which units (JA-5.1, ruling J-4)."""

from __future__ import annotations

from timefront.games.joan_of_arc.board.cargo import is_passenger
from timefront.games.joan_of_arc.state import War, fights_alone, side_of
from timefront.kernel.bits import members


def own_areas(s: War, seat: int) -> list[int]:
    """JA-5.1: the areas with units of a seat, ascending."""
    own = units_mask(s, seat)
    return [area for area, units in enumerate(s.here) if units & own]


def has_own_areas(s: War, seat: int) -> bool:
    """JA-5.1: whether a seat has units in any area."""
    own = units_mask(s, seat)
    for units in s.here:
        if units & own:
            return True
    return False


def own_units(s: War, seat: int, area: int) -> list[int]:
    """JA-5.1, ruling J-4: all units of a seat in an area, without a partner's and without passengers (JA-9.carrier)."""
    units = members(s.here[area] & units_mask(s, seat))
    return [unit for unit in units if not is_passenger(s, unit)] if s.cargo else units


def units_mask(s: War, seat: int) -> int:
    """The units of a seat, as a mask."""
    force = s.force[side_of(s, seat)]
    if fights_alone(s, seat):
        return force
    own = s.setting.seat_units[seat]
    for civilian in members(force & s.setting.civilians):
        if s.owner[civilian] == seat:
            own |= 1 << civilian
    return own
