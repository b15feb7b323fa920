"""3, 4. The war council cards (JA-3.2, JA-4.3)."""

from __future__ import annotations

from typing import Final, final

from timefront.games.joan_of_arc.content.effects import Effect
from timefront.games.joan_of_arc.content.reading import parts, tables_of
from timefront.games.joan_of_arc.content.vocabulary import COUNCIL_WINDOW
from timefront.kernel.packs import PackFiles, Table

COUNCIL_FILE: Final = "council.toml"
RIVER_LENGTH: Final = 3
"""JA-4.3: how many different cards are open."""


@final
class CouncilCard:
    """JA-4.3: a kind of war council card, and how many there are of it."""

    def __init__(self, table: Table) -> None:
        self.table = table
        self.key = table.key
        self.copies = table.integer("copies", 1, 9, 1)
        self.effects = [Effect(effect, COUNCIL_WINDOW) for effect in parts(table, "effects")]
        """What it does for the player who chooses it, in this order, as far as possible."""
        if not self.effects and "effects" not in table.row:
            table.report("effects", "there are none", "say what the card does (JA-4.3)")
        table.finish()


def council_cards(pack: PackFiles) -> list[CouncilCard]:
    """The war council cards of a pack, which may have none."""
    if COUNCIL_FILE not in pack.files:
        return []
    return [CouncilCard(table) for table in tables_of(pack, COUNCIL_FILE, "council")]
