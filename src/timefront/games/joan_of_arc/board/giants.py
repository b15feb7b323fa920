"""12. Gigantic creatures fill a hex: which areas they occupy, and which hexes they can enter (JA-12.6, ruling J-67).

A gigantic creature is in every area of its hex; its place is the first of them, which stands for the hex wherever a
creature moves or is pushed.
"""

from __future__ import annotations

from timefront.games.joan_of_arc.board.areas import building_of, ground_for
from timefront.games.joan_of_arc.board.sky import is_sky
from timefront.games.joan_of_arc.state import HAS_FLOWN, War
from timefront.kernel.bits import members
from timefront.kernel.questions import Refusal


def is_giant(s: War, unit: int) -> bool:
    """Whether a unit is a gigantic creature."""
    return bool(s.setting.giants >> unit & 1)


def areas_of(s: War, unit: int) -> list[int]:
    """The areas that a unit on the board occupies: all those of its hex if it is a gigantic creature."""
    board, place = s.setting.board, s.place[unit]
    return board.hex_areas[board.area_hex[place]] if is_giant(s, unit) else [place]


def giant_in(s: War, area: int) -> int:
    """The gigantic creature that fills the hex of an area, or -1."""
    found = s.here[area] & s.setting.giants
    return members(found)[0] if found else -1


def borders_before(s: War, unit: int, target: int) -> list[tuple[int, int]]:
    """JA-10.5, ruling J-73: the pairs of areas across whose borders a unit attacks an area.

    A gigantic creature attacks from all areas of its hex, and can be attacked in any of them.
    """
    if not s.setting.giants:
        return [(s.place[unit], target)]
    giant = giant_in(s, target)
    there = areas_of(s, giant) if giant >= 0 else [target]
    return [(one, other) for one in areas_of(s, unit) for other in there]


def is_free_hex(s: War, unit: int, hex_id: int) -> bool:
    """JA-12.6: whether a hex holds no units, civilians included, no buildings and no ground closed to a creature."""
    board, open_to = s.setting.board, ground_for(s, unit)
    for area in board.hex_areas[hex_id]:
        rooms = [room for room in board.rooms_of[area] if not s.razed >> building_of(s, room) & 1]
        if s.here[area] or rooms or not open_to >> area & 1:
            return False
    return True


def hexes_near(s: War, unit: int) -> list[int]:
    """JA-12.6, JA-12.3: the hexes to which a creature may move, no matter who is there, a flying one on both levels."""
    board = s.setting.board
    hex_id = board.area_hex[s.place[unit]]
    near = board.hex_neighbours[hex_id]
    if not s.setting.has_sky or not ground_for(s, unit) & board.sky or s.used[unit] & HAS_FLOWN:
        return near
    above = range(board.ground_hexes, board.hex_count)
    return near + list(range(board.ground_hexes) if is_sky(s, s.place[unit]) else above)


def ways_of_giant(s: War, unit: int) -> list[int]:
    """JA-12.6: the first areas of the hexes into which a creature can move, ascending."""
    return sorted([s.setting.board.hex_areas[one][0] for one in hexes_near(s, unit) if is_free_hex(s, unit, one)])


def pushes_of_giant(s: War, unit: int) -> list[int]:
    """JA-12.8: the first areas of the empty hexes next to a creature, to which it can be pushed."""
    board = s.setting.board
    beside = board.hex_neighbours[board.area_hex[s.place[unit]]]
    return sorted([board.hex_areas[one][0] for one in beside if is_free_hex(s, unit, one)])


def refuse_giant_move(s: War, unit: int, area: int, coming: int) -> Refusal | None:
    """JA-12.6: why a gigantic creature may not move into the hex of an area."""
    board = s.setting.board
    hex_id = board.area_hex[area]
    if area != board.hex_areas[hex_id][0]:
        return Refusal("JA-12.6", "name-the-first-area")
    if hex_id not in hexes_near(s, unit):
        return Refusal("JA-12.6", "no-adjacent-hex")
    return None if is_free_hex(s, unit, hex_id) and not coming else Refusal("JA-12.6", "hex-not-empty")
