"""12. The sky: which areas belong to it, what its tiles do, and who flies (JA-12.1, JA-12.2)."""

from __future__ import annotations

from typing import Final

from timefront.games.joan_of_arc.content.vocabulary import FLYING
from timefront.games.joan_of_arc.state import War

TILE_BITS: Final = 3
"""How many bits of the column the tile of each sky hex takes: its kind plus 1; 0 while it is face down."""
ANY_TILE: Final = (1 << TILE_BITS) - 1


def is_sky(s: War, area: int) -> bool:
    """JA-12.2: whether an area belongs to the sky."""
    return area >= s.setting.board.first_sky


def flies(s: War, unit: int) -> bool:
    """JA-12.2: whether a unit can fly."""
    return s.setting.cards.arm[s.profile[unit]] == FLYING


def packed_tiles(tiles: list[int]) -> int:
    """The column for sky hexes with these tiles."""
    return sum([tile + 1 << TILE_BITS * number for number, tile in enumerate(tiles)])


def tile_of(s: War, number: int) -> int:
    """JA-12.1: the kind of tile on a sky hex, -1 while it is face down."""
    return (s.sky >> TILE_BITS * number & ANY_TILE) - 1


def sky_effect(s: War, area: int) -> int:
    """JA-12.1: what the tile of a sky area does."""
    tile = tile_of(s, s.setting.board.area_hex[area] - s.setting.board.ground_hexes)
    return s.setting.content.sky[tile].effect if tile >= 0 else 0
