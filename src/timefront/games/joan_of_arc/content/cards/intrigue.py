"""8. Intrigue: the events of each faction's card, their cost, when they are triggered and what they do (JA-8.6)."""

from __future__ import annotations

from typing import Final, final

from timefront.games.joan_of_arc.content.cards.legend import ANCHORS, AT_A_PLACE, NO_ANCHOR, TARGET, optional
from timefront.games.joan_of_arc.content.effects import Effect
from timefront.games.joan_of_arc.content.reading import parts, place_of, tables_of
from timefront.games.joan_of_arc.content.vocabulary import ACTIVATE, WINDOWS
from timefront.kernel.packs import PackFiles, Table

INTRIGUE_FILE: Final = "intrigue.toml"
NO_CARD: Final = -1
INTRIGUE_WINDOWS: Final[list[str]] = ["order", "interrupt", "upkeep", "doom_rolled"]
"""JA-8.6: in the player's own turn or like an interrupt; only the latter; before the upkeep; on an enemy doom die."""


@final
class IntrigueEvent:
    """JA-8.6: an event of an intrigue card, which its player can trigger once per game."""

    def __init__(self, table: Table, factions: list[str]) -> None:
        self.table = table
        self.key = table.key
        self.card = place_of(table, "card", factions)
        """The faction whose intrigue card it is on."""
        self.cost = table.integer("cost", 1, 9)
        """In intrigue tokens, which stay on its slot."""
        self.window = WINDOWS.index(table.one_of("window", INTRIGUE_WINDOWS))
        self.effects = [Effect(effect, self.window) for effect in parts(table, "effects")]
        if not self.effects and "effects" not in table.row:
            table.report("effects", "there are none", "say what the event does (JA-8.6)")
        self.anchor = optional(table, "anchor", ANCHORS)
        """The unit or area for which it is triggered; an event that activates needs an area."""
        self.is_activating: bool = any(effect.effect == ACTIVATE for effect in self.effects)
        """Whether it activates an area."""
        self.is_anchored: bool = self.anchor not in (NO_ANCHOR, TARGET)
        """Whether a unit or an area is chosen for it."""
        if self.is_activating and self.anchor != NO_ANCHOR:
            table.report("anchor", "is not for activate", "leave it out: the area that is activated counts (JA-8.6)")
        elif (
            not self.is_activating
            and self.anchor == NO_ANCHOR
            and any(one.effect in AT_A_PLACE for one in self.effects)
        ):
            table.report("anchor", "is missing", "say where the event happens, or for whom (JA-8.6)")
        table.finish()


def intrigue_events(pack: PackFiles, factions: list[str]) -> list[IntrigueEvent]:
    """The events of the intrigue cards of a pack, which may have none."""
    if INTRIGUE_FILE not in pack.files:
        return []
    return [IntrigueEvent(table, factions) for table in tables_of(pack, INTRIGUE_FILE, "intrigue")]
