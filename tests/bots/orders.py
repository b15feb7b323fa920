"""A player of Joan of Arc who is about to place an order."""

from __future__ import annotations

from tests.games.joan_of_arc.acting import order_phase
from tests.games.joan_of_arc.scenes import Scene
from timefront.bots.bot import Knowledge
from timefront.games.joan_of_arc.game import JOAN_OF_ARC
from timefront.games.joan_of_arc.state import War

UNITS = ("mounted_knights 1 A2", "mounted_knights 1 A2", "crossbowmen 1 B2", "pikemen 2 C2", "bowmen 2 D2b")


def ordered() -> Scene:
    """Knights and crossbowmen before pikemen and bowmen."""
    scene = order_phase(Scene("patay", *UNITS), charge=1, command=2)
    scene.s.sink = None
    return scene


def knowledge_of(s: War) -> Knowledge:
    """What the asked seat knows."""
    return Knowledge(JOAN_OF_ARC, s, s.seat)
