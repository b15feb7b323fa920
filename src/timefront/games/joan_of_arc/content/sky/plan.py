"""12. How much sky a scenario has, and which tiles, if it names them (JA-12.1)."""

from __future__ import annotations

from typing import final

from timefront.games.joan_of_arc.content.profiles import Profile
from timefront.games.joan_of_arc.content.reading import part, place_of, texts
from timefront.games.joan_of_arc.content.sky.tiles import BASIC_HEXES, SKY_FILE, SkyTile
from timefront.games.joan_of_arc.content.vocabulary import FLYING, GIGANTIC_CREATURE
from timefront.kernel.packs import Table


@final
class SkyPlan:
    """JA-12.1: the number of sky hexes, and their tiles if the scenario names them; otherwise they are drawn."""

    def __init__(self, table: Table, tiles: list[SkyTile], profiles: list[Profile]) -> None:
        self.tiles: list[int] = read_tiles(table, [tile.key for tile in tiles])
        """The kinds of the tiles that the scenario names, none if they are drawn."""
        cards = [card for key, count in unit_keys(table) for card in family(profiles, key) * count]
        self.count: int = len(self.tiles)
        if not self.tiles and any(card.arm == FLYING for card in cards):
            self.count = BASIC_HEXES + sum(card.kind == GIGANTIC_CREATURE and card.level == 1 for card in cards)
        self.areas: int = tiles[0].areas if tiles else 1
        copies = sum(tile.copies for tile in tiles)
        if not self.tiles and self.count > copies:
            table.report("units", f"want {self.count} sky tiles", f"{SKY_FILE} has {copies} (JA-12.1)")

    @property
    def is_drawn(self) -> bool:
        """Whether tiles are drawn during set-up."""
        return self.count > 0 and not self.tiles


def read_tiles(table: Table, keys: list[str]) -> list[int]:
    """The kinds of the tiles that a scenario names, one for each hex."""
    places = [place_of(part(table, table.key, {"sky": name}), "sky", keys) for name in texts(table, "sky")]
    if places and not keys:
        table.report("sky", "the pack has no sky tiles", f"put [[sky]] tables into {SKY_FILE} (JA-12.1)")
    return [place for place in places if place >= 0]


def unit_keys(table: Table) -> list[tuple[str, int]]:
    """The cards that a scenario's rows of units name, and how often; other parts report invalid rows."""
    rows = table.row.get("units")
    found: list[tuple[str, int]] = []
    for row in rows if isinstance(rows, list) else []:
        if isinstance(row, dict) and isinstance(row.get("unit"), str):
            count = row.get("count", 1)
            found.append((row["unit"], count if isinstance(count, int) and 0 < count <= 20 else 1))
    return found


def family(profiles: list[Profile], key: str) -> list[Profile]:
    """A card, and the level-2 cards that it can be upgraded to (JA-8.4)."""
    return [card for card in profiles if key in (card.key, card.upgrades)]
