"""Gigantic assaults for tests: a creature assaults a hex, and its dice fall as ordered."""

from __future__ import annotations

from tests.games.joan_of_arc.attacks import on
from tests.games.joan_of_arc.scenes import Scene
from timefront.games.joan_of_arc.content.dice import RESULTS
from timefront.games.joan_of_arc.rules.attack.gigantic.dice import muster_assault
from timefront.games.joan_of_arc.rules.attack.sequence import Attack
from timefront.games.joan_of_arc.state import REROLL, TOKEN_KINDS


def assault(scene: Scene, area: str, unit: int = 0, seat: int = 0, *, keep_tokens: bool = False) -> Scene:
    """A creature assaults the hex of an area; reroll tokens are removed unless the test keeps them."""
    if not keep_tokens:
        for owner in range(2):
            scene.s.tokens[owner * TOKEN_KINDS + REROLL] = 0
    muster_assault(scene.s, seat, unit, scene.area(area))
    return on(scene.start(Attack()))


def assigned(scene: Scene) -> list[tuple[str, str, int]]:
    """Which result lies on which area, and for how many units it counts."""
    names = scene.setting.board.area_names
    facts = scene.facts("gigantic-die-assigned")
    return [(RESULTS[fact["result"]], names[fact["area"]], fact["count"]) for fact in facts]
