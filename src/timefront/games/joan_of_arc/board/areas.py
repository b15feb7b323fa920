"""1. Areas: whose they are, what room they have, what borders them (JA-1.2 to JA-1.4)."""

from __future__ import annotations

from timefront.games.joan_of_arc.board.cargo import is_passenger, passenger_of
from timefront.games.joan_of_arc.content.vocabulary import CIVILIAN
from timefront.games.joan_of_arc.state import OPEN, STAKES_OF, WALL, War
from timefront.kernel.bits import members


def is_inside(s: War, area: int) -> bool:
    """JA-6.3: whether an area is the inside of a building or of what is left of it."""
    board = s.setting.board
    return board.ground_count <= area < board.first_sky


def building_of(s: War, interior: int) -> int:
    """The building whose inside an area is."""
    return interior - s.setting.board.ground_count


def troops_in(s: War, area: int, side: int) -> int:
    """The units of a side in an area."""
    return s.here[area] & s.force[side]


def is_enemy(s: War, area: int, side: int) -> bool:
    """JA-1.4: whether enemies of a side stand in an area; an interior is never an enemy area (ruling J-1)."""
    return bool(s.here[area] & s.force[1 - side]) and not is_inside(s, area)


def is_allied(s: War, area: int, side: int) -> bool:
    """JA-1.4: whether units of a side stand in an area."""
    return bool(s.here[area] & s.force[side])


def may_stand(s: War, unit: int, area: int) -> bool:
    """JA-1.8, JA-6.3: whether a unit may ever be in an area, whoever else is there."""
    return bool(s.setting.fields.standing[s.profile[unit]] >> area & 1)


def ground_for(s: War, unit: int) -> int:
    """JA-1.8, JA-12.2: the areas of the ground on which a unit may ever be, a flying one in the sky too, as a mask."""
    return s.setting.fields.ground[s.profile[unit]]


def size_of(s: War, unit: int) -> int:
    """JA-1.2: the spaces that a unit takes; a carrier takes those of its passenger, too (ruling J-40)."""
    size = s.setting.cards.size[s.profile[unit]]
    if not s.cargo:
        return size
    passenger = passenger_of(s, unit)
    if passenger >= 0:
        return size + s.setting.cards.size[s.profile[passenger]]
    return 0 if is_passenger(s, unit) else size


def has_room(s: War, unit: int, area: int) -> bool:
    """JA-1.2: whether a unit fits into an area."""
    return s.room[area] >= size_of(s, unit)


def is_open_to(s: War, unit: int, area: int, side: int) -> bool:
    """JA-6.2: whether an area is free or allied for a unit's side, with room, on ground that the unit may enter."""
    return has_room(s, unit, area) and may_stand(s, unit, area) and not is_enemy(s, area, side)


def ways_from(s: War, area: int) -> list[int]:
    """JA-1.3, JA-6.3: the areas across one border: neighbours on the ground, and the insides of buildings there."""
    board = s.setting.board
    if area < board.ground_count and board.rooms_of[area]:
        return board.neighbours[area] + board.rooms_of[area]
    return board.neighbours[area]


def steps_open_to(s: War, unit: int, side: int) -> list[int]:
    """JA-6.2: the areas to which a unit can go across one border."""
    size, standing = size_of(s, unit), s.setting.fields.standing[s.profile[unit]]
    room, here, foes = s.room, s.here, s.force[1 - side]
    return [
        area
        for area in ways_from(s, s.place[unit])
        if room[area] >= size and standing >> area & 1 and (not here[area] & foes or is_inside(s, area))
    ]


def has_step(s: War, unit: int, side: int) -> bool:
    """JA-6.2: whether a unit can go anywhere across one border."""
    size, standing = size_of(s, unit), s.setting.fields.standing[s.profile[unit]]
    for area in ways_from(s, s.place[unit]):
        if s.room[area] >= size and standing >> area & 1 and not is_enemy(s, area, side):
            return True
    return False


def civilians_in(s: War, area: int) -> int:
    """JA-6.4: the civilians of an area that nobody has recruited."""
    return s.here[area] & ~s.force[0] & ~s.force[1]


def has_soldier(s: War, area: int, side: int) -> bool:
    """JA-6.4: whether a side has a unit in an area that is no civilian."""
    cards = s.setting.cards
    return any(cards.kind[s.profile[unit]] != CIVILIAN for unit in members(s.here[area] & s.force[side]))


def border_of(s: War, one: int, other: int) -> int:
    """The border of two areas, or `NO_BORDER`."""
    board = s.setting.board
    return board.border_between[one * board.area_count + other]


def has_wall(s: War, one: int, other: int) -> bool:
    """JA-10.5: whether a wall stands between two areas (ruling J-60: on any edge of their border)."""
    border = border_of(s, one, other)
    return border >= 0 and any(s.edges[edge] == WALL for edge in s.setting.board.border_edges[border])


def has_stakes(s: War, one: int, other: int) -> bool:
    """JA-10.5: whether stakes stand between two areas, whosever they are (ruling J-59)."""
    border = border_of(s, one, other)
    return border >= 0 and any(s.edges[edge] >= STAKES_OF for edge in s.setting.board.border_edges[border])


def free_edges(s: War, area: int) -> list[int]:
    """JA-10.5: the hex edges of an area on which nothing stands."""
    board = s.setting.board
    return sorted(
        edge for border in board.neighbour_borders[area] for edge in board.border_edges[border] if s.edges[edge] == OPEN
    )


def has_terrain_effect(s: War, area: int, effect: int) -> bool:
    """JA-10.1: whether the terrain of an area has an effect now; where it needs a tree or a building, one stands."""
    fields, board = s.setting.fields, s.setting.board
    if area >= board.ground_count or not fields.with_effect[effect] >> area & 1:
        return False
    bit = 1 << area
    if fields.needs_cover[1] & bit:
        return bool(s.with_tree & bit)
    return not fields.needs_cover[2] & bit or bool(s.with_building & bit)
