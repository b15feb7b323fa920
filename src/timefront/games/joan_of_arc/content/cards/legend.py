"""8. Legend cards: their cost, when they can be played and what they do (JA-8.5)."""

from __future__ import annotations

from typing import Final, final

from timefront.games.joan_of_arc.content.cards.effect_numbers import DENY_SKILL, MIRE, VEIL
from timefront.games.joan_of_arc.content.cards.legend_effects import DECKS
from timefront.games.joan_of_arc.content.effects import Effect
from timefront.games.joan_of_arc.content.reading import parts, tables_of
from timefront.games.joan_of_arc.content.vocabulary import (
    ACTIVATE,
    DAMAGE_BUILDING,
    GRANT_SKILL,
    HEAL_WOUNDS,
    REMOVE_FIRE,
    ROLLS,
    SET_FIRE,
    SHOOTING,
    WINDOWS,
)
from timefront.kernel.packs import PackFiles, Table

LEGEND_FILE: Final = "legend.toml"
NO_DECK: Final = -1
HIGHEST_COST: Final = 9
LEGEND_WINDOWS: Final[list[str]] = [
    *("order", "interrupt", "activation", "declared", "attack_rolled", "defence_rolled", "allocated"),
    *("attack_over", "casualties", "doom_rolled"),
]
"""JA-8.5: when legend cards can be played."""
ANY_FIGHT: Final = -1
FIGHTS: Final[list[str]] = ROLLS[: SHOOTING + 1]
ATTACKER: Final = 0
DEFENDER: Final = 1
ANY_ROLE: Final = -1
ROLES: Final[list[str]] = ["attacker", "defender"]
ALWAYS: Final = -1
CHARACTER_FELL: Final = 0
OCCASIONS: Final[list[str]] = ["character_fell"]
"""What must have happened in the attack: an enemy character was destroyed or captured."""
NO_ANCHOR: Final = -1
OWN_CHARACTER: Final = 0
OWN_UNIT: Final = 1
OWN_AREA: Final = 2
ENEMY_AREA: Final = 3
ANY_AREA: Final = 4
NEAR_CHARACTER: Final = 5
NEAR_ENGINEER: Final = 6
TARGET: Final = 7
ANCHORS: Final[list[str]] = [
    *("own_character", "own_unit", "own_area", "enemy_area", "any_area", "near_character", "near_engineer", "target"),
]
"""The unit or area for which a card is played: the player chooses it, unless it is the target of the attack."""
UNIT_ANCHORS: Final[list[int]] = [OWN_CHARACTER, OWN_UNIT]
AT_A_PLACE: Final[list[int]] = [
    *(GRANT_SKILL, DENY_SKILL, VEIL, MIRE, SET_FIRE, REMOVE_FIRE, DAMAGE_BUILDING, HEAL_WOUNDS),
]
"""The effects that need an area, and the last of them that need a unit."""


@final
class LegendCard:
    """JA-8.5: a legend card; each is unique."""

    def __init__(self, table: Table) -> None:
        self.table = table
        self.key = table.key
        self.deck = DECKS.index(table.one_of("deck", DECKS))
        self.cost = table.integer("cost", 0, HIGHEST_COST)
        """In legend tokens."""
        self.window = WINDOWS.index(table.one_of("window", LEGEND_WINDOWS))
        self.fight = optional(table, "fight", FIGHTS)
        """The attacks in which it can be played: melees, shooting, or all."""
        self.role = optional(table, "role", ROLES)
        """The side of an attack that can play it, or both."""
        self.after = optional(table, "after", OCCASIONS)
        """What must have happened before."""
        self.anchor = optional(table, "anchor", ANCHORS)
        """The unit or area for which it is played."""
        self.effects = [Effect(effect, self.window) for effect in parts(table, "effects")]
        """What it does, in this order, as far as possible."""
        if not self.effects and "effects" not in table.row:
            table.report("effects", "there are none", "say what the card does (JA-8.5)")
        self.is_activating: bool = any(effect.effect == ACTIVATE for effect in self.effects)
        """Whether it activates an area."""
        self.is_anchored: bool = self.anchor not in (NO_ANCHOR, TARGET)
        """Whether a unit or an area is chosen for it."""
        if self.is_activating and len(self.effects) > 1:
            table.report("effects", "activate is one of several", "a card that activates does nothing else (JA-8.5)")
        self.check_anchor(table)
        table.finish()

    def check_anchor(self, table: Table) -> None:
        """An effect that happens somewhere needs an area, one for a unit needs a unit."""
        kinds = [effect.effect for effect in self.effects]
        if self.anchor == NO_ANCHOR and any(kind in AT_A_PLACE for kind in kinds):
            table.report("anchor", "is missing", "say where the card is played, or for whom (JA-8.5)")
        elif HEAL_WOUNDS in kinds and self.anchor not in UNIT_ANCHORS:
            table.report("anchor", "is no unit", "own_character or own_unit can be healed (JA-8.5)")


def optional(table: Table, name: str, known: list[str]) -> int:
    """The number of one of the known words, or -1 if it is omitted."""
    if name not in table.row:
        table.asked.add(name)
        return -1
    return known.index(table.one_of(name, known))


def legend_cards(pack: PackFiles) -> list[LegendCard]:
    """The legend cards of a pack, which may have none."""
    if LEGEND_FILE not in pack.files:
        return []
    return [LegendCard(table) for table in tables_of(pack, LEGEND_FILE, "legend")]
