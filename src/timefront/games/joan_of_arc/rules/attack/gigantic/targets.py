"""12. Which hexes a gigantic creature can assault (JA-12.7)."""

from __future__ import annotations

from timefront.games.joan_of_arc.board.areas import troops_in
from timefront.games.joan_of_arc.board.giants import is_giant
from timefront.games.joan_of_arc.board.sky import is_sky
from timefront.games.joan_of_arc.rules.attack.gigantic.dice import muster_assault
from timefront.games.joan_of_arc.state import War, unit_side
from timefront.kernel.questions import Refusal


def hexes_in_reach(s: War, unit: int) -> list[int]:
    """JA-12.7: the hexes adjacent to a creature and, from the sky, all hexes of the ground too."""
    board = s.setting.board
    near = board.hex_neighbours[board.area_hex[s.place[unit]]]
    return list(range(board.ground_hexes)) + near if s.setting.has_sky and is_sky(s, s.place[unit]) else near


def has_enemies(s: War, unit: int, hex_id: int) -> bool:
    """JA-1.4: whether enemies are on the ground of a hex; units inside a building do not count (JA-12.7)."""
    foes = 1 - unit_side(s, unit)
    return any(troops_in(s, area, foes) for area in s.setting.board.hex_areas[hex_id])


def hexes_to_assault(s: War, unit: int) -> list[int]:
    """The first areas of the hexes that a creature can assault, ascending."""
    board = s.setting.board
    return sorted([board.hex_areas[one][0] for one in hexes_in_reach(s, unit) if has_enemies(s, unit, one)])


def refuse_assault(s: War, unit: int, area: int) -> Refusal | None:
    """Why a unit may not assault the hex of an area."""
    if not is_giant(s, unit):
        return Refusal("JA-12.7", "no-gigantic-creature")
    board = s.setting.board
    hex_id = board.area_hex[area]
    if area != board.hex_areas[hex_id][0]:
        return Refusal("JA-12.6", "name-the-first-area")
    if hex_id not in hexes_in_reach(s, unit):
        return Refusal("JA-12.7", "no-adjacent-hex")
    return None if has_enemies(s, unit, hex_id) else Refusal("JA-1.4", "no-enemy-there")


def begin_assault(s: War, unit: int, area: int) -> bool:
    """JA-12.7, ruling J-13: the assault begins, if it is still possible."""
    if refuse_assault(s, unit, area) is not None:
        return False
    muster_assault(s, s.owner[unit], unit, area)
    return True
