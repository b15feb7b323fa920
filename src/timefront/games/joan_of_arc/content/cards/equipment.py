"""8. Equipment: what a character can put on, and what it does (JA-8.3)."""

from __future__ import annotations

from typing import Final, final

from timefront.games.joan_of_arc.content.cards.effect_numbers import GAIN_EQUIPMENT
from timefront.games.joan_of_arc.content.cards.legend_effects import DECKS
from timefront.games.joan_of_arc.content.cards.talks import TalkCard
from timefront.games.joan_of_arc.content.effects import Effect
from timefront.games.joan_of_arc.content.reading import flag, parts, tables_of
from timefront.games.joan_of_arc.content.vocabulary import (
    EFFECT_NAMES,
    GRANT_DIE,
    GRANT_SKILL,
    NO_LIMIT,
    TAKE,
    TIMES_AT_WILL,
    TIMINGS,
)
from timefront.kernel.packs import PackFiles, Table

EQUIPMENT_FILE: Final = "equipment.toml"
GEAR_EFFECTS: Final[list[str]] = [
    *("cancel_results", "take", "take_for_slain", "take_for_result", "grant_skill", "grant_die", "add_shields"),
    *("remove_defence_die", "extra_wound", "reroll_die", "draw_cards", "heal", "move_units", "throw_fire", "shove"),
]
"""What equipment can do: powers that need nothing else on the unit's own card."""
GEAR_TIMINGS: Final[list[str]] = ["always", "bonus", "own_turn", "attack", "defence"]


@final
class EquipmentCard:
    """JA-8.3: a unique piece of equipment: its wearer has its effects as if they were its own powers."""

    def __init__(self, table: Table) -> None:
        self.table = table
        self.key = table.key
        self.deck = DECKS.index(table.one_of("deck", DECKS))
        self.is_one_time = flag(table, "one_time")
        """Whether it is discarded after use."""
        self.effects = [Effect(effect) for effect in parts(table, "effects")]
        if not self.effects and "effects" not in table.row:
            table.report("effects", "there are none", "say what the equipment does (JA-8.3)")
        for effect in self.effects:
            self.check(effect)
        table.finish()

    def check(self, effect: Effect) -> None:
        """Whether equipment can have an effect, and how often it can be used."""
        name, timing = EFFECT_NAMES[effect.effect], TIMINGS[effect.timing]
        if name not in GEAR_EFFECTS:
            self.table.report("effects", f"{name} is only for units", f"equipment has {', '.join(GEAR_EFFECTS)}")
        elif timing not in GEAR_TIMINGS:
            self.table.report("timing", f"{timing} is only for units", f"equipment has {', '.join(GEAR_TIMINGS)}")
        is_at_will = timing in TIMES_AT_WILL
        if self.is_one_time and (not is_at_will or len(self.effects) > 1):
            self.table.report("one_time", "does not fit", "one effect with the timing bonus is used once (JA-8.3)")
        if is_at_will and not self.is_one_time and effect.limit == NO_LIMIT:
            self.table.report("limit", f"{timing} has none", "say turn, round or game, or one_time = true (JA-8.3)")
        if timing == "bonus" and effect.effect in (GRANT_SKILL, GRANT_DIE):
            self.table.report("timing", f"bonus is not for {name}", "whatever equipment grants counts always (JA-8.3)")
        if timing == "own_turn" and (effect.effect != TAKE or any(effect.costs)):
            self.table.report("timing", f"own_turn is not for {name}", "only take without a cost is done by itself")


def equipment_cards(pack: PackFiles) -> list[EquipmentCard]:
    """The equipment of a pack, which may have none; each effect refers to the card it is on."""
    if EQUIPMENT_FILE not in pack.files:
        return []
    cards = [EquipmentCard(table) for table in tables_of(pack, EQUIPMENT_FILE, "equipment")]
    for number, card in enumerate(cards):
        for effect in card.effects:
            effect.gear = number
    return cards


def check_sources(talks: list[TalkCard], cards: list[EquipmentCard]) -> None:
    """JA-8.3: the equipment that discussions promise must exist."""
    decks = {card.deck for card in cards}
    for talk in talks:
        for effect in talk.effects():
            if effect.effect == GAIN_EQUIPMENT and effect.deck not in decks:
                wrong = f"gives equipment of the deck {DECKS[effect.deck]}, which has none"
                talk.table.report("questions", wrong, f"write some in {EQUIPMENT_FILE} (JA-8.3)")
