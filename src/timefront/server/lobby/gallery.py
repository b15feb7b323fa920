"""The scenarios of a game in the lobby, as a gallery shows them."""

from __future__ import annotations

from functools import cache
from typing import Any

from timefront.kernel.gallery.sketches import MapSketch
from timefront.kernel.game import Game
from timefront.kernel.packs import PackFiles
from timefront.server.thinking.tasks import built_in_pack
from timefront.server.wire.gallery import MarkInfo, PatchInfo, ScenarioInfo, SketchInfo


@cache
def own_gallery(game: Game[Any]) -> list[ScenarioInfo]:
    """The scenarios of the pack that comes with a game."""
    return gallery_of(game, built_in_pack(game.name))


def gallery_of(game: Game[Any], pack: PackFiles) -> list[ScenarioInfo]:
    """The scenarios of a pack, in the order in which they are offered."""
    return [scenario_info(game, pack, key) for key in game.scenarios(pack)]


def scenario_info(game: Game[Any], pack: PackFiles, key: str) -> ScenarioInfo:
    """What a gallery shows of a scenario."""
    card = game.scenario_card(pack, key)
    return ScenarioInfo(
        key=key,
        seats=list(game.scenario_seats(pack, key)),
        rounds=card.rounds,
        difficulty=card.difficulty,
        topics=list(card.topics),
        story=card.story,
        sketch=sketch_info(card.sketch) if card.sketch is not None else None,
    )


def sketch_info(sketch: MapSketch) -> SketchInfo:
    """A small map in the form in which it is sent."""
    return SketchInfo(
        sketch.width,
        sketch.height,
        [PatchInfo(patch.ground, patch.outline) for patch in sketch.patches],
        [MarkInfo(mark.kind, mark.x, mark.y, mark.side, mark.count) for mark in sketch.marks],
    )
