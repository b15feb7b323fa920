"""12. The gigantic assault: dice are assigned to the areas of a hex, which fight one at a time (JA-12.7).

It is the middle of an `Attack` mustered by `muster_assault`: terror, cards before the rolls and the rolls of the
gigantic dice come before it; pushes, ruins and the follow-up come after it.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Final, final

from timefront.games.joan_of_arc.events.giants import GiganticDieAssigned
from timefront.games.joan_of_arc.rules.attack.dice import Removal, Rolls, use_removal_powers
from timefront.games.joan_of_arc.rules.attack.dodge import Dodge, dodgers, units_with_blanks
from timefront.games.joan_of_arc.rules.attack.gigantic.dice import (
    gigantic_dice,
    is_worth_a_die,
    lay_on_area,
    note_wreckage,
    return_to_hex,
    units_hit,
)
from timefront.games.joan_of_arc.rules.attack.gigantic.exchange import Exchange
from timefront.games.joan_of_arc.rules.attack.muster import (
    DEFENDERS,
    attackers,
    attacking_seat,
    hex_of_fight,
)
from timefront.games.joan_of_arc.rules.attack.rows import DEFENCE_SIDE, rolled_dice
from timefront.games.joan_of_arc.rules.attack.unit_by_unit import refuse_duplicate
from timefront.games.joan_of_arc.state import War, side_of
from timefront.games.joan_of_arc.verbs import ASSIGN_DIE
from timefront.kernel.flow import Frame, Next
from timefront.kernel.questions import Choice, Refusal, question
from timefront.kernel.rulebook import rule

UNASSIGNED: Final = -1
"""No die is assigned to the area."""


@final
@dataclass
class Assault(Frame):
    """12. The gigantic dice are rolled: one goes to each area of the hex, then the areas are resolved one by one."""

    dice: list[int] = field(default_factory=list)
    """The dice that are not assigned yet."""
    results: list[int] = field(default_factory=list)
    """For each area of the hex, the result of its die."""
    targets: list[int] = field(default_factory=list)
    """For each area of the hex, the enemies that were there when the dice were assigned."""
    number: int = 0
    """The area that comes next."""

    @rule("JA-12.7")
    def begin(self, s: War) -> Next:
        """Each result counts for the enemies that are in its area now (ruling J-67)."""
        foes = 1 - side_of(s, attacking_seat(s))
        self.dice = gigantic_dice(s)
        self.targets = [units_hit(s, area, foes) & s.fight[DEFENDERS] for area in hex_of_fight(s)]
        self.results = [UNASSIGNED] * len(self.targets)
        return self.goto("next_die")

    # Which die for which area

    def open_areas(self, s: War) -> list[int]:
        """The areas without a die where one could do something."""
        return [
            area
            for number, area in enumerate(hex_of_fight(s))
            if self.results[number] == UNASSIGNED and is_worth_a_die(s, area, self.targets[number])
        ]

    def distinct_dice(self, s: War) -> list[int]:
        """The first of the dice that show the same result."""
        shown = [s.die_result[die] for die in self.dice]
        return [die for place, die in enumerate(self.dice) if shown.index(shown[place]) == place]

    @rule("JA-12.7")
    def next_die(self, s: War) -> Next:
        """The attacker chooses, if it matters."""
        areas = self.open_areas(s)
        if areas and len(self.dice) >= len(areas) and len(self.distinct_dice(s)) == 1:
            for area in areas:
                self.assign(s, self.dice[0], area)
            return self.goto("next_area")
        return self.ask(s, attacking_seat(s), "assignment") if areas and self.dice else self.goto("next_area")

    def offer_assignment(self, s: War) -> list[Choice]:
        """Every result on every area."""
        areas = self.open_areas(s)
        return sorted([ASSIGN_DIE(die, area) for die in self.distinct_dice(s) for area in areas])

    def refuse_assignment(self, s: War, choice: Choice) -> Refusal | None:
        """Not a die that is left, or not an area that still needs one."""
        if choice[1] not in self.dice:
            return Refusal("JA-12.7", "not-your-die")
        if choice[2] not in self.open_areas(s):
            return Refusal("JA-12.7", "area-needs-no-die", area=choice[2])
        return refuse_duplicate(choice[1], self.distinct_dice(s), "JA-12.7")

    @question("JA-12.7", ASSIGN_DIE)
    def assignment(self, s: War, choice: Choice) -> Next:
        """One die for one area."""
        self.assign(s, choice[1], choice[2])
        return self.goto("next_die")

    def assign(self, s: War, die: int, area: int) -> None:
        """Put a die on an area, where it counts for every enemy."""
        unit, result = s.die_unit[die], s.die_result[die]
        self.dice.remove(die)
        self.results[hex_of_fight(s).index(area)] = result
        s.emit(GiganticDieAssigned, attacking_seat(s), unit, result, area, self.count_in(s, area))

    def count_in(self, s: War, area: int) -> int:
        """How many enemies a die on an area counts for."""
        return self.targets[hex_of_fight(s).index(area)].bit_count()

    # One area at a time

    @rule("JA-12.7")
    def next_area(self, s: War) -> Next:
        """Defence, shields, allocation and blows; a creature that has fallen stops striking."""
        areas = hex_of_fight(s)
        while self.number < len(areas) and s.place[attackers(s)[0]] >= 0:
            result, units = self.results[self.number], self.targets[self.number]
            if result != UNASSIGNED and units:
                lay_on_area(s, areas[self.number], result, units)
                if s.fight[DEFENDERS]:
                    return self.call(s, AreaAssault(), "fought")
            elif result != UNASSIGNED:
                note_wreckage(s, self.number, result, 0)
            self.number += 1
        return_to_hex(s, areas[0], sum(self.targets))
        return self.done(s)

    @rule("JA-12.7")
    def fought(self, s: War, _: None) -> Next:
        """The blows have fallen there; pushes come when all areas are done."""
        note_wreckage(s, self.number, self.results[self.number], self.targets[self.number])
        self.number += 1
        return self.goto("next_area")


@final
@dataclass
class AreaAssault(Exchange):
    """12. One area of the hex under its gigantic die: no other attack dice, and no defence against a TRAMPLE."""

    @rule("JA-12.7")
    def begin(self, s: War) -> Next:
        """The creature's powers may remove defence dice."""
        count = use_removal_powers(s) if rolled_dice(s, DEFENCE_SIDE) else 0
        return self.call(s, Removal(count), "defence") if count else self.goto("defence")

    @rule("JA-12.7", "JA-7.1")
    def defence(self, s: War, _: None = None) -> Next:
        """The defender rolls; the attacker's dice are already read."""
        return self.call(s, Rolls(DEFENCE_SIDE), "dodging")

    @rule("JA-9.dodge")
    def dodging(self, s: War, _: None) -> Next:
        """A unit that rolled a blank may leave."""
        blanks = units_with_blanks(s)
        return self.call(s, Dodge(blanks), "defence_cards") if dodgers(s, blanks) else self.goto("defence_cards")

    @rule("JA-12.7")
    def pushing(self, s: War, _: None = None) -> Next:
        """Nobody is pushed before the last area is done."""
        return self.done(s)

    def nobody_left(self, s: War) -> Next:
        """The next area follows."""
        return self.done(s)
