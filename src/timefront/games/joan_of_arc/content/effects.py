"""2. Effects: what powers and cards do, read from a pack (JA-2.5, JA-6.9)."""

from __future__ import annotations

from typing import Final, final

from timefront.games.joan_of_arc.content.cards.field_effects import LASTING
from timefront.games.joan_of_arc.content.cards.legend_effects import DECKS, WHOSE
from timefront.games.joan_of_arc.content.dice import BATTLE_COLOURS, RESULTS
from timefront.games.joan_of_arc.content.reading import inner_table, part, parts, place_of, text
from timefront.games.joan_of_arc.content.skills import skill_of
from timefront.games.joan_of_arc.content.vocabulary import (
    ALWAYS,
    COSTS,
    EFFECT_NAMES,
    EFFECTS,
    EFFECTS_AT_WILL,
    GAINS,
    HASTEN_RALLY,
    IN_CARDS,
    LIMITS,
    NO_LIMIT,
    ORDERS,
    PERS,
    ROLLS,
    SCOPES,
    SKILLS,
    TIMES_AT_WILL,
    TIMINGS,
    WINDOWS,
    WINDOWS_OF_TIMINGS,
)
from timefront.kernel.packs import Table

OF_A_UNIT: Final = -1
"""In place of a window: a power, whose card says when it counts."""
EFFECTS_OF_UNITS: Final[list[str]] = [name for name, kind in EFFECTS.items() if kind.timings]
OTHERWISE: Final = -1
"""JA-8.1: in place of the result of a test, all those that are not named."""
MOST_SLOTS: Final = 16
"""So many powers can stand on the cards of one unit, all levels together."""


@final
class Effect:
    """Something that a card does: its kind and its parameters; those that the kind does not have are -1 or 0."""

    def __init__(self, table: Table, window: int = OF_A_UNIT) -> None:
        self.id = -1
        """Its number among all effects of the pack."""
        self.slot = -1
        """JA-8.4: its number among the powers of a unit, on its cards of all levels; what was used is known by it."""
        known = effects_for(window)
        self.effect = EFFECT_NAMES.index(table.one_of("effect", known))
        has = parameters_of(self.effect, window) if table.row.get("effect") in known else []
        self.timing = -1
        self.window = window
        """The window in which its owner may use it, `ALWAYS` if it counts by itself."""
        self.limit = NO_LIMIT
        self.costs = [0] * len(COSTS)
        """Experience, legend tokens and legend cards to pay."""
        if window == OF_A_UNIT:
            self.read_timing(table)
        self.result = RESULTS.index(table.one_of("result", RESULTS)) if "result" in has else -1
        self.what = GAINS.index(table.one_of("what", ORDERS if "into" in has else GAINS)) if "what" in has else -1
        """A number of `GAINS`."""
        self.into = -1
        """For orders a number of `GAINS`, for results of dice one of `RESULTS`."""
        if "into" in has and "what" in has:
            self.into = GAINS.index(table.one_of("into", ORDERS))
        elif "into" in has:
            self.into = RESULTS.index(table.one_of("into", RESULTS))
        self.count = table.integer("count", 0, 9) if "count" in has else 1
        self.read_cards(table, has)
        self.roll = ROLLS.index(table.one_of("roll", ROLLS)) if "roll" in has else -1
        self.die = BATTLE_COLOURS.index(table.one_of("die", BATTLE_COLOURS)) if "die" in has else -1
        self.scope = SCOPES.index(table.one_of("scope", SCOPES)) if "scope" in has else -1
        self.per = PERS.index(table.one_of("per", PERS)) if "per" in has else -1
        self.words = text(table, "whom") if "whom" in has else ""
        """Which units have the benefit; all if no words are given."""
        self.units = 0
        """The profiles that the words name, as a mask; the content fills it in."""
        self.unit_key = table.name("unit") if "unit" in has else ""
        self.unit = -1
        self.skill = -1
        self.value = 0
        if "skill" in has:
            skill = skill_of(table, "skill", text(table, "skill"), None)
            self.skill, self.value = skill.skill, skill.value
        elif "ignored" in has:
            self.skill = SKILLS.index(table.one_of("ignored", SKILLS))
        self.card_key = table.name("card") if "card" in has else ""
        self.card = -1
        """JA-8.1: the discussion card to which an answer leads; the content fills it in."""
        self.branches: dict[int, list[Effect]] = branches(table, window) if "on" in has else {}
        """JA-8.1: what the results of a test bring; under `OTHERWISE` what all the others do."""
        if table.row.get("effect") in known:
            table.finish()

    def all_of_it(self) -> list[Effect]:
        """The effect, and those that its test brings."""
        return [self, *[deep for found in self.branches.values() for one in found for deep in one.all_of_it()]]

    def read_cards(self, table: Table, has: list[str]) -> None:
        """What only effects of cards say."""
        self.gear = -1
        """JA-8.3: the number of the piece of equipment on which it stands."""
        self.areas = table.integer("areas", 1, 3, 1) if "areas" in has else 1
        """How many borders each unit crosses at most."""
        self.deck = DECKS.index(table.one_of("deck", DECKS)) if "deck" in has else -1
        """JA-8.3: of which equipment."""
        self.whose = WHOSE.index(table.one_of("whose", WHOSE, "own")) if "whose" in has else -1
        self.lasting = LASTING.index(table.one_of("lasting", LASTING, "turn")) if "lasting" in has else -1

    def read_timing(self, table: Table) -> None:
        """JA-6.9: when a power of a unit counts, how often, and for what."""
        timings = EFFECTS[EFFECT_NAMES[self.effect]].timings
        self.timing = TIMINGS.index(table.one_of("timing", timings, timings[0]))
        self.window = ALWAYS if self.effect == HASTEN_RALLY else WINDOWS_OF_TIMINGS[self.timing]
        self.limit = LIMITS.index(table.one_of("limit", LIMITS, "none"))
        self.costs = costs(inner_table(table, "cost"))
        is_at_will = TIMINGS[self.timing] in TIMES_AT_WILL or EFFECT_NAMES[self.effect] in EFFECTS_AT_WILL
        if any(self.costs) and not is_at_will:
            table.report("cost", "the power counts by itself", "only powers used at will have a price (JA-6.9)")
        elif self.costs[IN_CARDS] and self.window == ALWAYS:
            table.report("cost", "no card is chosen at this moment", "let it cost tokens, or be a bonus (JA-6.9)")


def parameters_of(effect: int, window: int) -> list[str]:
    """What a pack says of an effect: on the card of a unit, or on another one."""
    kind = EFFECTS[EFFECT_NAMES[effect]]
    return kind.parameters if window == OF_A_UNIT else kind.on_cards


def effects_for(window: int) -> list[str]:
    """The effects that cards may have for a window, or units at all."""
    if window == OF_A_UNIT:
        return EFFECTS_OF_UNITS
    return [name for name, kind in EFFECTS.items() if WINDOWS[window] in kind.windows]


def branches(table: Table, window: int) -> dict[int, list[Effect]]:
    """JA-8.1: the effects of a test by the results of its die."""
    found: dict[int, list[Effect]] = {}
    named = inner_table(table, "on")
    for name in named.row if named is not None else []:
        result = place_of(part(table, table.key, {"on": name}), "on", RESULTS)
        if named is not None and result >= 0:
            found[result] = [Effect(one, window) for one in parts(named, name)]
    found[OTHERWISE] = [Effect(one, window) for one in parts(table, "else")]
    if not any(found.values()):
        table.report("on", "nothing happens", "say what a result brings (JA-8.1)")
    return found


def costs(table: Table | None) -> list[int]:
    """What a power costs: experience, legend tokens, legend cards."""
    if table is None:
        return [0] * len(COSTS)
    found = [table.integer(name, 0, 9, 0) for name in COSTS]
    table.finish()
    return found
