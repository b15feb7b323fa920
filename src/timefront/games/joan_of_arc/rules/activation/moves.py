"""6, 9. Moving: one border, haste across several, jumping (JA-6.2, JA-6.3, JA-9.haste, JA-9.jump)."""

from __future__ import annotations

from typing import Final

from timefront.games.joan_of_arc.board.abilities import skill_value
from timefront.games.joan_of_arc.board.areas import (
    border_of,
    is_inside,
    size_of,
    steps_open_to,
)
from timefront.games.joan_of_arc.board.giants import is_giant, refuse_giant_move
from timefront.games.joan_of_arc.board.placing import move
from timefront.games.joan_of_arc.board.sky import is_sky
from timefront.games.joan_of_arc.content.geometry import steps_between
from timefront.games.joan_of_arc.content.vocabulary import HASTE, JUMP, WAR_MACHINE
from timefront.games.joan_of_arc.rules.flight.levels import changes_level, note_flight, refuse_change
from timefront.games.joan_of_arc.state import HAS_MOVED, War, unit_side
from timefront.kernel.questions import Refusal

NO_ROOM: Final = "no-room"
"""Why a unit that could enter an area does not."""


def is_machine(s: War, unit: int) -> bool:
    """JA-12.9: whether a unit is a war machine."""
    return s.setting.cards.kind[s.profile[unit]] == WAR_MACHINE


def refuse_area(s: War, unit: int, area: int, side: int, coming: int) -> Refusal | None:
    """JA-6.2: why a unit may not enter an area: enemies, ground closed to it, or no room for all who are coming."""
    if s.here[area] & s.force[1 - side] and not is_inside(s, area):
        return Refusal("JA-6.2", "enemy-area")
    if not s.setting.fields.standing[s.profile[unit]] >> area & 1:
        return Refusal("JA-6.3" if is_inside(s, area) else "JA-1.8", "cannot-enter")
    size = size_of(s, unit)
    spare = s.room[area] - coming - (0 if s.place[unit] == area else size)
    return None if spare >= 0 else Refusal("JA-1.2", NO_ROOM)


def refuse_step(s: War, unit: int, origin: int, area: int, side: int, coming: int) -> Refusal | None:
    """JA-6.2: why a unit may not cross one border; `coming` is the spaces of others heading for the area (J-18)."""
    if border_of(s, origin, area) < 0:
        return Refusal("JA-6.2", "not-adjacent")
    return refuse_area(s, unit, area, side, coming)


def refuse_move(s: War, unit: int, area: int, side: int, coming: int) -> Refusal | None:
    """JA-6.2: a move action; a war machine makes one per turn (ruling J-68), a flying unit may change its level."""
    if s.used[unit] & HAS_MOVED and is_machine(s, unit):
        return Refusal("JA-12.9", "has-moved")
    if s.setting.giants and is_giant(s, unit):
        return refuse_giant_move(s, unit, area, coming)
    if changes_level(s, s.place[unit], area):
        return refuse_change(s, unit, area) or refuse_area(s, unit, area, side, coming)
    return refuse_step(s, unit, s.place[unit], area, side, coming)


def refuse_haste(s: War, unit: int, area: int, side: int, coming: int) -> Refusal | None:
    """JA-9.haste: the first area of several; nothing hastens a war machine (JA-12.9)."""
    if not skill_value(s, unit, HASTE):
        return Refusal("JA-9.haste", "lacks-skill")
    if is_machine(s, unit):
        return Refusal("JA-12.9", "machine-is-slow")
    return refuse_step(s, unit, s.place[unit], area, side, coming)


def areas_to_hasten(s: War, unit: int, side: int) -> list[int]:
    """JA-9.haste: the first areas of a unit's haste; the same rule as `refuse_haste`, for all areas at once."""
    return steps_open_to(s, unit, side) if skill_value(s, unit, HASTE) and not is_machine(s, unit) else []


def refuse_jump(s: War, unit: int, area: int, side: int, coming: int) -> Refusal | None:
    """JA-9.jump: any free or allied area within X areas, whatever is between; never indoors (ruling J-22)."""
    reach = skill_value(s, unit, JUMP)
    if not reach:
        return Refusal("JA-9.jump", "lacks-skill")
    if is_machine(s, unit):
        return Refusal("JA-12.9", "machine-is-slow")
    if is_inside(s, area):
        return Refusal("JA-6.3", "not-indoors")
    if area == s.place[unit] or leap(s, s.place[unit], area) > reach:
        return Refusal("JA-9.jump", "too-far")
    return refuse_area(s, unit, area, side, coming)


def landings(s: War, unit: int) -> list[int]:
    """JA-9.jump: the areas on a unit's own level that are within its jump, open to it or not."""
    reach = skill_value(s, unit, JUMP)
    if not reach:
        return []
    board, origin = s.setting.board, s.place[unit]
    level = range(board.first_sky, board.area_count) if is_sky(s, origin) else range(board.ground_count)
    return [area for area in level if leap(s, origin, area) <= reach]


def leap(s: War, origin: int, area: int) -> int:
    """How many areas away an area is; starting indoors costs one to get out, and no path leads into the sky."""
    board = s.setting.board
    if not is_inside(s, origin):
        return steps_between(board, origin, area)
    return 1 + steps_between(board, board.surrounding[origin], area)


def march_together(s: War, units: list[int], area: int) -> list[int]:
    """JA-6.2, ruling J-18: units go into an area together; if there is no longer room for all, none does.

    Returns the units that went; a unit that cannot go for other reasons does not hold back the rest.
    """
    bound = able_together(s, units, area)
    if bound:
        march(s, bound, area)
    return bound


def march(s: War, units: list[int], area: int) -> None:
    """JA-6.2, JA-12.9, JA-12.3: units that can go into an area together do so."""
    for unit in units:
        if is_machine(s, unit):
            s.used[unit] |= HAS_MOVED
        note_flight(s, unit, area)
    move(s, units, area)


def able_together(s: War, units: list[int], area: int) -> list[int]:
    """JA-6.2, ruling J-18: which units can go into an area together; none where there is not room for all."""
    side = unit_side(s, units[0])
    bound = [unit for unit in units if is_on_the_way(s, unit, area, side)]
    if s.setting.giants and bound and is_giant(s, bound[0]):
        return bound
    spaces = sum([size_of(s, unit) for unit in bound])
    return bound if spaces <= s.room[area] else []


def is_on_the_way(s: War, unit: int, area: int, side: int) -> bool:
    """Whether nothing but a lack of room can keep a unit out of an area."""
    refusal = refuse_move(s, unit, area, side, 0)
    return refusal is None or refusal.key == NO_ROOM


def march_along(s: War, unit: int, areas: list[int]) -> int:
    """JA-9.haste, ruling J-19: from area to area, each open when it is entered; returns how many were entered."""
    side = unit_side(s, unit)
    for number, area in enumerate(areas):
        if refuse_step(s, unit, s.place[unit], area, side, 0) is not None:
            return number
        move(s, [unit], area)
    return len(areas)
