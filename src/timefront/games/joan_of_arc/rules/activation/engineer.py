"""8. What engineers build and burn, and who puts fires out (JA-8.8, JA-9.engineer)."""

from __future__ import annotations

from typing import Final

from timefront.games.joan_of_arc.board.abilities import has_skill, is_ready, powers_with, use
from timefront.games.joan_of_arc.board.areas import border_of, is_inside
from timefront.games.joan_of_arc.board.laid import (
    barricade_of,
    fire_of,
    is_anything_burning,
    light_fire,
    quench_fire,
    set_barricade,
)
from timefront.games.joan_of_arc.content.effects import Effect
from timefront.games.joan_of_arc.content.vocabulary import (
    ADJACENT_AREAS,
    AREA_OR_ADJACENT,
    ENGINEER,
    ITS_HEX,
    REMOVE_FIRE,
    TREE,
)
from timefront.games.joan_of_arc.events.orders import BarricadeBuilt, FirePutOut, FireSet
from timefront.games.joan_of_arc.state import War, unit_side
from timefront.kernel.questions import Refusal
from timefront.kernel.rulebook import WITNESS

ENGINEERING: Final = ("JA-9.engineer",)


def refuse_barricade(s: War, unit: int) -> Refusal | None:
    """JA-8.8: in a forest, in a village, next to or in a building; one per area, and it takes a space."""
    if not has_skill(s, unit, ENGINEER):
        return Refusal("JA-9.engineer", "lacks-skill")
    area = s.place[unit]
    if not gives_timber(s, area):
        return Refusal("JA-8.8", "no-place-for-barricade")
    if barricade_of(s, area):
        return Refusal("JA-8.8", "barricade-stands")
    return None if s.room[area] > 0 else Refusal("JA-1.2", "no-room")


def gives_timber(s: War, area: int) -> bool:
    """JA-8.8, JA-1.5: a forest where a tree stands, the inside of a building, or any area with a building."""
    forests = s.setting.fields.needs_cover[TREE] & s.with_tree
    return is_inside(s, area) or bool((forests | s.with_building) >> area & 1)


def build_barricade(s: War, unit: int) -> None:
    """JA-8.8: a barricade of the engineer's side."""
    area, side = s.place[unit], unit_side(s, unit)
    WITNESS.cite(ENGINEERING, "barricade built")
    set_barricade(s, area, side)
    s.room[area] -= 1
    s.emit(BarricadeBuilt, s.owner[unit], unit, area)


def refuse_fire(s: War, unit: int) -> Refusal | None:
    """JA-8.8: an engineer, and at most 1 fire token in an area."""
    if not has_skill(s, unit, ENGINEER):
        return Refusal("JA-9.engineer", "lacks-skill")
    return Refusal("JA-8.8", "burns-already") if fire_of(s, s.place[unit]) else None


def set_fire(s: War, unit: int) -> None:
    """JA-8.8: a fire token of the engineer's owner."""
    area = s.place[unit]
    WITNESS.cite(ENGINEERING, "fire set")
    light_fire(s, area, s.owner[unit])
    s.emit(FireSet, s.owner[unit], unit, area)


def refuse_removal(s: War, unit: int, area: int) -> Refusal | None:
    """JA-8.8: an engineer puts out the fire in its area; a power may reach farther."""
    if area not in areas_to_save(s, unit):
        return Refusal("JA-8.8", "out-of-reach")
    return None if fire_of(s, area) else Refusal("JA-8.8", "no-fire-there")


def areas_to_save(s: War, unit: int) -> list[int]:
    """The areas in which a unit can put out fires, ascending."""
    here = s.place[unit]
    power = fire_power(s, unit)
    if power is not None:
        return areas_in_scope(s, here, power.scope)
    return [here] if has_skill(s, unit, ENGINEER) else []


def fires_in_reach(s: War, unit: int) -> list[int]:
    """The areas in which a unit can put out a fire that burns there, ascending."""
    if not is_anything_burning(s):
        return []
    return [area for area in areas_to_save(s, unit) if fire_of(s, area)]


def fire_power(s: War, unit: int) -> Effect | None:
    """A unit's power to put out fires, if it can be used now."""
    return next((power for power in powers_with(s, unit, REMOVE_FIRE) if is_ready(s, unit, power)), None)


def areas_in_scope(s: War, here: int, scope: int) -> list[int]:
    """The areas within the scope of a power used in an area, ascending."""
    board = s.setting.board
    if scope == ITS_HEX:
        return [area for area in range(board.area_count) if board.area_hex[area] == board.area_hex[here]]
    if scope in (ADJACENT_AREAS, AREA_OR_ADJACENT):
        near = [area for area in range(board.area_count) if border_of(s, here, area) >= 0]
        return near if scope == ADJACENT_AREAS else sorted([*near, here])
    return [here]


def remove_fire(s: War, unit: int, area: int) -> None:
    """JA-8.8: the token goes back."""
    power = fire_power(s, unit)
    if power is not None:
        use(s, unit, power)
    else:
        WITNESS.cite(ENGINEERING, "fire put out")
    quench_fire(s, area)
    s.emit(FirePutOut, s.owner[unit], unit, area)
