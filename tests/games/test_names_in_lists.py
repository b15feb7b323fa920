"""Names in lists, and the constants for their indices: neither moves without the other."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from types import ModuleType

import pytest

from timefront.games.battle_through_history.content import pack as battle
from timefront.games.duel_of_time import verbs as duel_verbs
from timefront.games.duel_of_time.content import geometry
from timefront.games.duel_of_time.content import pack as duel
from timefront.games.duel_of_time.rules import scenarios
from timefront.games.joan_of_arc import state, verbs
from timefront.games.joan_of_arc.board import scoring
from timefront.games.joan_of_arc.content import dice, pieces, scenario_checks, vocabulary
from timefront.games.joan_of_arc.content.cards import effect_numbers
from timefront.games.joan_of_arc.content.cards.field_effects import FIELD_EFFECTS
from timefront.games.joan_of_arc.odds import simulated
from timefront.games.joan_of_arc.rules.activation import actions
from timefront.games.joan_of_arc.rules.attack import pool, rework, rows
from timefront.games.joan_of_arc.show import view

NUMBERED_APART = [*FIELD_EFFECTS, "free_upgrade", "free_upkeep", "gain_equipment", "shove", "slip_away", "throw_fire"]
"""The effects of cards whose numbers are defined next to the vocabulary."""
NONE = ""
"""The constant of a name that no rule uses: there is none."""


@dataclass
class Named:
    """A list, the module of its constants, how their names are formed, and the exceptions."""

    module: ModuleType
    names: str
    constants: ModuleType
    form: str = "{}"
    others: dict[str, str] = field(default_factory=dict)

    def constant(self, name: str) -> str:
        """The constant for a name."""
        return self.others.get(name, self.form.format(name.upper().replace("-", "_")))

    def all_names(self) -> Sequence[str]:
        """The names in their order."""
        names: Sequence[str] = getattr(self.module, self.names)
        return names


LISTS = [
    Named(vocabulary, "KINDS", vocabulary),
    Named(vocabulary, "ARMS", vocabulary),
    Named(
        *(vocabulary, "SKILLS", vocabulary, "{}"),
        {
            "charge": "CHARGING_SKILL",
            "rally": "RALLY_SKILL",
            "reroll": "REROLL_SKILL",
        },
    ),
    Named(vocabulary, "TAGS", vocabulary, "{}", dict.fromkeys(("skeleton", "penitent"), NONE)),
    Named(vocabulary, "ROLLS", vocabulary),
    Named(vocabulary, "SHOTS", vocabulary),
    Named(vocabulary, "COSTS", vocabulary, "{}", {"experience": NONE, "legend": NONE, "legend_card": "IN_CARDS"}),
    Named(vocabulary, "CONDITIONS", vocabulary, "{}", {"in": "STANDING_IN"}),
    Named(vocabulary, "ORDERS", vocabulary),
    Named(
        *(vocabulary, "TIMINGS", vocabulary, "{}_TIME"),
        dict.fromkeys([timing for timing in vocabulary.TIMINGS if timing != "follow_up"], NONE),
    ),
    Named(
        *(vocabulary, "WINDOWS", vocabulary, "{}_WINDOW"),
        {
            "always": "ALWAYS",
        },
    ),
    Named(vocabulary, "LIMITS", vocabulary, "ONCE_A_{}", {"none": "NO_LIMIT", "game": NONE}),
    Named(
        *(vocabulary, "SCOPES", vocabulary, "{}"),
        {"self": "ITSELF", "area": "ITS_AREA", "adjacent": "ADJACENT_AREAS", "hex": "ITS_HEX"},
    ),
    Named(vocabulary, "PERS", vocabulary, "PER_{}", {"unit": NONE}),
    Named(
        *(vocabulary, "EFFECT_NAMES", vocabulary, "{}"),
        {"barricade": "BARRICADE_HERE", "heal": "HEAL_WOUNDS", **dict.fromkeys(NUMBERED_APART, NONE)},
    ),
    Named(
        *(vocabulary, "EFFECT_NAMES", effect_numbers, "{}"),
        dict.fromkeys([name for name in vocabulary.EFFECT_NAMES if name not in NUMBERED_APART], NONE),
    ),
    Named(vocabulary, "OBJECTIVES", vocabulary),
    Named(vocabulary, "VICTORIES", vocabulary),
    Named(vocabulary, "TERRAIN_EFFECTS", vocabulary),
    Named(vocabulary, "COVERS", vocabulary, "{}", {"none": NONE}),
    Named(vocabulary, "MOMENTS", scoring),
    Named(vocabulary, "TOKENS", state, "{}", {"legend_card": NONE}),
    Named(vocabulary, "ENTRIES", scenario_checks, "ENTRY_{}", {"all": NONE}),
    Named(pieces, "BLOCKING", pieces, "{}", {"never": NONE}),
    Named(dice, "RESULTS", dice),
    Named(dice, "COLOURS", dice),
    Named(actions, "DEEDS", actions, "{}_DEED", {"barricade": "BARRICADE"}),
    Named(rows, "FATES", rows),
    Named(pool, "ORIGINS", pool, "FROM_{}"),
    Named(simulated, "FIGURES", simulated),
    Named(verbs, "REROLLS", rework, "BY_{}", {"card": NONE}),
    Named(battle, "KINDS", battle),
    Named(battle, "ACTIONS", battle),
    Named(battle, "SPECIALS", battle, "{}", {"none": "NO_SPECIAL"}),
    Named(duel, "COMMANDS", duel),
    Named(duel, "EFFECTS", scenarios),
    Named(duel_verbs, "SEATS", geometry),
]


@pytest.mark.parametrize("listed", LISTS, ids=lambda listed: f"{listed.module.__name__.split('.')[2]}-{listed.names}")
def test_every_constant_is_the_place_of_its_name(listed: Named) -> None:
    names = listed.all_names()
    assert len({*names}) == len(names)
    assert {*listed.others} <= {*names}
    expected = {listed.constant(name): place for place, name in enumerate(names) if listed.constant(name)}
    assert {constant: getattr(listed.constants, constant) for constant in expected} == expected


def test_every_number_of_the_vocabulary_is_the_place_of_a_name() -> None:
    numbers = {name for name, value in vars(vocabulary).items() if name.isupper() and type(value) is int}
    lists = [listed for listed in LISTS if listed.constants is vocabulary]
    places = [listed.constant(name) for listed in lists for name in listed.all_names() if listed.constant(name)]
    assert sorted(places) == sorted(numbers)


def test_what_a_unit_has_used_up_is_shown_by_the_bits_of_its_column() -> None:
    bits = [state.GIGANTIC_USED, state.MERCENARY_USED, state.HAS_MOVED, state.REROLL_USED, state.COMMANDED]
    assert bits == [1 << place for place in range(len(view.MARKS))]
    assert view.MARKS == ("gigantic_die", "commanded_this_turn", "moved", "reroll", "commanded")
