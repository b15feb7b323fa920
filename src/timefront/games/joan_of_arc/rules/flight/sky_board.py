"""12. Setting up the sky board: tiles are laid face down in one cluster, then flipped (JA-12.1, ruling J-66)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import final

from timefront.games.joan_of_arc.board.sky import TILE_BITS, tile_of
from timefront.games.joan_of_arc.events.flight import SkyTileFlipped
from timefront.games.joan_of_arc.state import War
from timefront.kernel.chance import Chance, Result, one_from
from timefront.kernel.flow import Frame, Next
from timefront.kernel.rulebook import rule


@final
@dataclass
class SkyBoard(Frame):
    """12. Flip random tiles for the hexes of the sky, one at a time."""

    number: int = 0
    """The sky hex whose tile is flipped next."""

    @rule("JA-12.1")
    def begin(self, s: War) -> Next:
        """Until every hex has its tile."""
        return self.roll(s, "flipped") if self.number < s.setting.plan.sky.count else self.done(s)

    def chance_flipped(self, s: War) -> Chance:
        """Any remaining tile, by kind."""
        return one_from("sky-tile", tiles_left(s, self.number))

    @rule("JA-12.1")
    def flipped(self, s: War, result: Result) -> Next:
        """It stays face up for the whole game."""
        s.sky |= result[0] + 1 << TILE_BITS * self.number
        board = s.setting.board
        s.emit(SkyTileFlipped, board.hex_areas[board.ground_hexes + self.number][0], result[0])
        self.number += 1
        return self.goto("begin")


def tiles_left(s: War, drawn: int) -> dict[int, int]:
    """By kind, the tiles left when the first `drawn` hexes have theirs."""
    used = [tile_of(s, number) for number in range(drawn)]
    left = {kind: tile.copies - used.count(kind) for kind, tile in enumerate(s.setting.content.sky)}
    return {kind: count for kind, count in left.items() if count > 0}
