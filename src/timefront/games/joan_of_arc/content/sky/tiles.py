"""12. The sky board: kinds of tiles, how many there are, and their positions (JA-12.1, ruling J-66)."""

from __future__ import annotations

from itertools import combinations
from typing import Final, final

from timefront.games.joan_of_arc.content.coordinates import EDGES
from timefront.games.joan_of_arc.content.geometry import MOST_AREAS, AreaPlan, HexPlan
from timefront.games.joan_of_arc.content.reading import tables_of
from timefront.kernel.packs import PackFiles, Table

SKY_FILE: Final = "sky.toml"
NO_EFFECT: Final = 0
COVER_FROM_SHOTS: Final = 1
"""JA-12.1: clouds: one more black die for the defence against shooting."""
HOLY_LIGHT: Final = 2
"""JA-12.1: a rainbow: one more black die for holy units that attack from it."""
SKY_EFFECTS: Final[list[str]] = ["none", "cover_from_shots", "holy_light"]
MOST_KINDS: Final = 7
"""How many kinds of tiles a position can distinguish."""
BASIC_HEXES: Final = 2
"""JA-12.1: the number of sky hexes, plus one for each gigantic creature."""
GAP: Final = 2
"""The columns from the last one of the map to the first one of the sky."""
BLOCK: Final[list[tuple[int, int]]] = [(0, 0), (0, 1), (1, 0), (1, 1)]
"""The positions of four adjacent sky hexes; the next four are below them."""


@final
class SkyTile:
    """JA-12.1: a kind of sky tile, what it does and how many there are of it."""

    def __init__(self, table: Table) -> None:
        self.table = table
        self.key = table.key
        self.copies = table.integer("copies", 1, 20)
        self.effect = SKY_EFFECTS.index(table.one_of("effect", SKY_EFFECTS, "none"))
        self.areas = table.integer("areas", 1, MOST_AREAS, 1)
        """JA-12.2: a sky hex has the capacity of a ground hex with this many areas."""
        table.finish()


def sky_tiles(pack: PackFiles) -> list[SkyTile]:
    """The sky tiles of a pack, which may have none."""
    if SKY_FILE not in pack.files:
        return []
    found = [SkyTile(table) for table in tables_of(pack, SKY_FILE, "sky")]
    if len(found) > MOST_KINDS:
        pack.report(SKY_FILE, "sky", f"has {len(found)} kinds of tiles", f"{MOST_KINDS} are possible (JA-12.1)")
    for tile in found:
        if tile.areas != found[0].areas:
            tile.table.report("areas", "differ from those of the first tile", "tiles are drawn, so they must be alike")
    return found


def sky_hexes(count: int, areas: int, plans: list[HexPlan]) -> tuple[HexPlan, ...]:
    """JA-12.1, ruling J-66: this many hexes in one connected cluster, to the right of the map."""
    left = max((plan.q for plan in plans), default=0) + GAP
    top = min((2 * plan.r + plan.q for plan in plans), default=0)
    found: list[HexPlan] = []
    for number in range(count):
        across, down = BLOCK[number % len(BLOCK)]
        row = (top - left + 1) // 2 + down + 2 * (number // len(BLOCK))
        found.append(HexPlan(left + across, row, sky_areas(areas), list(combinations(range(areas), 2))))
    return tuple(found)


def sky_areas(areas: int) -> list[AreaPlan]:
    """JA-12.2: the areas of a sky hex, which share its edges evenly; they have no terrain."""
    share = EDGES // areas
    return [AreaPlan(-1, list(range(number * share, (number + 1) * share))) for number in range(areas)]
