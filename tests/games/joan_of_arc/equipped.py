"""Scenes with equipment: discussions take place at Fierbois, and characters wear what the test says."""

from __future__ import annotations

from tests.games.joan_of_arc.boards import BUILT_IN
from tests.games.joan_of_arc.scenes import Scene, setting
from timefront.games.joan_of_arc.board.gear import hand_over
from timefront.games.joan_of_arc.content.pack import read_pack
from timefront.kernel.packs import PackFiles

PIECES = [piece.key for piece in read_pack(BUILT_IN).equipment]


def piece(key: str) -> int:
    """The id of a piece of equipment."""
    return PIECES.index(key)


def scene(*units: str, pack: PackFiles = BUILT_IN) -> Scene:
    """Fierbois with discussions, without orders and tokens; player 1 is on the left."""
    made = Scene(setting("fierbois", pack), *(units or ("la_hire 1 D1a", "citizen 0 A2", "sergeants_at_arms 2 F1")))
    made.s.orders = [0] * len(made.s.orders)
    made.s.tokens = [0] * len(made.s.tokens)
    made.s.active = 0
    return made


def wear(made: Scene, unit: int, *keys: str) -> Scene:
    """A unit wears these pieces."""
    for key in keys:
        hand_over(made.s, piece(key), unit)
    return made
