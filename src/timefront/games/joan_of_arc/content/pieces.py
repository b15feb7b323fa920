"""1, 10. Terrain, tiles, terrain elements, buildings, factions and round cards."""

from __future__ import annotations

from itertools import combinations
from typing import Final, final

from timefront.games.joan_of_arc.content.coordinates import EDGES, LETTERS, STEPS, rotated, rotated_about_origin
from timefront.games.joan_of_arc.content.geometry import MOST_AREAS, AreaPlan, HexPlan
from timefront.games.joan_of_arc.content.reading import parts, place_of, places, text, texts
from timefront.games.joan_of_arc.content.vocabulary import COVERS, ENTRIES, TERRAIN_EFFECTS
from timefront.kernel.packs import PackFiles, Table

BASIC_ELEMENTS: Final[list[str]] = ["tree", "bush"]
"""JA-8.8 and JA-10.1 refer to these."""

WHILE_COVER_STANDS: Final = 1
ALWAYS: Final = 2
BLOCKING: Final[list[str]] = ["never", "while_cover_stands", "always"]
MOST_HEXES: Final = 3


@final
class Terrain:
    """JA-1.5, JA-1.8: a kind of terrain and what it does."""

    def __init__(self, table: Table) -> None:
        self.key = table.key
        self.cover = COVERS.index(table.one_of("cover", COVERS, "none"))
        """What must stand in the area for the terrain to count."""
        self.blocks = BLOCKING.index(table.one_of("blocks", BLOCKING, "never"))
        """Whether direct shots stop there (JA-6.6)."""
        self.entry = ENTRIES.index(table.one_of("entry", ENTRIES, "all"))
        """JA-1.8: who may enter."""
        self.effects = places(table, "effects", TERRAIN_EFFECTS)
        if table.row.get("blocks") == "while_cover_stands" and not self.cover:
            table.report("blocks", "names a cover that the terrain has not", "name the cover (JA-6.6)")
        table.finish()


@final
class TileHex:
    """JA-1.1: one hex of a tile: its position, its areas and their inner borders."""

    def __init__(self, table: Table, terrains: list[str]) -> None:
        self.q, self.r = self.read_place(table)
        self.terrains: list[int] = []
        self.edges: list[list[int]] = []
        areas = parts(table, "areas")
        for area in areas:
            self.terrains.append(place_of(area, "terrain", terrains))
            self.edges.append(read_edges(area))
            area.finish()
        if not 1 <= len(areas) <= MOST_AREAS and isinstance(table.row.get("areas", []), list):
            table.report("areas", f"are {len(areas)}", f"a hex has 1 to {MOST_AREAS} (JA-1.1)")
        self.inner = self.read_inner(table, LETTERS[: len(areas)])
        self.check_edges(table)
        table.finish()

    def read_place(self, table: Table) -> tuple[int, int]:
        """The position of the hex relative to the tile's first one."""
        place = table.integers("place", 2, -2, 2, [0, 0])
        return place[0], place[1]

    def read_inner(self, table: Table, letters: str) -> list[tuple[int, int]]:
        """Which areas of the hex share a border, as pairs of letters; all of them if nothing is given."""
        pairs = list(combinations(range(len(letters)), 2))
        if "inner" not in table.row:
            return pairs
        names = [letters[one] + letters[other] for one, other in pairs]
        if not names:
            texts(table, "inner")
            table.report("inner", "a hex with one area has no inner border", "leave it out (JA-1.3)")
            return []
        chosen = places(table, "inner", names)
        touched = {number for place in chosen for number in pairs[place]}
        for number, letter in enumerate(letters):
            if number not in touched:
                table.report("inner", f"area {letter} touches no other area of its hex", "give it a border (JA-1.3)")
        return [pairs[place] for place in chosen]

    def check_edges(self, table: Table) -> None:
        """JA-1.3: each of the six edges belongs to exactly one area."""
        counted = [edge for edges in self.edges for edge in edges]
        for edge in range(EDGES):
            if self.edges and counted.count(edge) != 1:
                wrong = "to no area" if edge not in counted else "to several areas"
                table.report("areas", f"edge {edge} belongs {wrong}", "each edge belongs to one area (JA-1.3)")


def read_edges(table: Table) -> list[int]:
    """The edges of the hex that an area touches, 0 to 5 clockwise from the top."""
    value = table.row.get("edges")
    count = len(value) if isinstance(value, list) else 0
    return table.integers("edges", min(max(count, 1), EDGES), 0, EDGES - 1)


@final
class Tile:
    """JA-1.1: a tile of one, two or three hexes."""

    def __init__(self, table: Table, terrains: list[str]) -> None:
        self.key = table.key
        self.hexes = [TileHex(one, terrains) for one in parts(table, "hexes")]
        if not 1 <= len(self.hexes) <= MOST_HEXES and isinstance(table.row.get("hexes", []), list):
            table.report("hexes", f"are {len(self.hexes)}", f"a tile has 1 to {MOST_HEXES} (JA-1.1)")
        lying = [(one.q, one.r) for one in self.hexes]
        if self.hexes and (lying[0] != (0, 0) or len(set(lying)) < len(lying) or not is_connected(lying)):
            table.report("hexes", "do not lie side by side", "the first lies at [0, 0], each beside another (JA-1.1)")
        table.finish()

    def plans(self, q: int, r: int, rotation: int) -> list[HexPlan]:
        """The hexes of the tile on the map, the first one at (q, r), turned clockwise by sixths.

        Areas beyond the third have been reported, and are omitted.
        """
        found: list[HexPlan] = []
        for one in self.hexes:
            across, down = rotated_about_origin(one.q, one.r, rotation)
            areas = [
                AreaPlan(terrain, sorted(rotated(edge, rotation) for edge in edges))
                for terrain, edges in zip(one.terrains[:MOST_AREAS], one.edges, strict=False)
            ]
            inner = [pair for pair in one.inner if max(pair) < MOST_AREAS]
            found.append(HexPlan(q + across, r + down, areas, inner))
        return found


def is_connected(hexes: list[tuple[int, int]]) -> bool:
    """Whether hexes are connected."""
    reached = {hexes[0]}
    for _ in hexes:
        reached |= {(q + across, r + down) for q, r in reached for across, down in STEPS} & set(hexes)
    return len(reached) == len(set(hexes))


@final
class BuildingKind:
    """JA-10.2: a kind of building."""

    def __init__(self, table: Table) -> None:
        self.key = table.key
        self.size = table.integer("size", 1, 8)
        """The spaces that it takes in its area."""
        self.capacity = table.integer("capacity", 1, 9)
        """The spaces inside."""
        self.resistance = table.integer("resistance", 1, 9)
        """JA-10.4: the damage at which it collapses."""
        table.finish()


@final
class ElementKind:
    """JA-10.2: a kind of terrain element: size 1, resistance 1, no capacity."""

    def __init__(self, table: Table) -> None:
        self.key = table.key
        self.size = table.integer("size", 1, 8, 1)
        self.resistance = table.integer("resistance", 1, 9, 1)
        self.burns = text(table, "burns") == "yes"
        """JA-8.8: whether fire removes it."""
        if "burns" in table.row:
            table.one_of("burns", ["yes", "no"])
        table.finish()


@final
class RoundCard:
    """JA-4.2: a round card: the command orders that each player takes."""

    def __init__(self, table: Table) -> None:
        self.key = table.key
        self.command = table.integer("command", 1, 9)
        table.finish()


def faction_keys(tables: list[Table]) -> list[str]:
    """The factions of the banners; holy and unholy are always among them (JA-8.4)."""
    keys: list[str] = []
    for table in tables:
        keys.append(table.key)
        table.finish()
    if tables:
        for side in ("holy", "unholy"):
            if side not in keys:
                tables[0].pack.report(
                    tables[0].file, side, "the faction is missing", "two-sided cards need it (JA-8.4)"
                )
    return keys


def check_elements(pack: PackFiles, elements: list[ElementKind]) -> None:
    """JA-8.8, JA-10.1: the rules need trees and bushes."""
    for key in BASIC_ELEMENTS:
        if elements and key not in [element.key for element in elements]:
            pack.report("elements.toml", key, "the element is missing", "the rules name it (JA-10.2)")
