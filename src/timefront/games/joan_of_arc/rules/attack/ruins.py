"""12. What an attack does to buildings and terrain elements besides its blows (JA-12.7, JA-12.9, JA-10.4)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final, final

from timefront.games.joan_of_arc.board.abilities import powers_with
from timefront.games.joan_of_arc.board.areas import building_of, is_inside
from timefront.games.joan_of_arc.board.placing import remove_element
from timefront.games.joan_of_arc.content.dice import DISRUPT, KILL, TRAMPLE
from timefront.games.joan_of_arc.content.vocabulary import DAMAGE_BUILDING as DAMAGE_POWER
from timefront.games.joan_of_arc.rules.attack.muster import (
    WRECKED,
    attackers,
    attacking_seat,
    hex_of_fight,
    is_assault,
    is_melee,
    target_of,
)
from timefront.games.joan_of_arc.rules.attack.pool import FROM_SIZE
from timefront.games.joan_of_arc.rules.attack.rows import ALLOCATED, ATTACK, LOST, all_dice, origin_of, side_of_die
from timefront.games.joan_of_arc.rules.buildings import (
    Collapse,
    Razing,
    buildings_left_in,
    buildings_standing_in,
    damage,
    is_standing,
    size_left,
)
from timefront.games.joan_of_arc.state import War
from timefront.games.joan_of_arc.verbs import DAMAGE_BUILDING, RAZE_BUILDING, TRAMPLE_ELEMENT
from timefront.kernel.bits import members
from timefront.kernel.flow import Frame, Next
from timefront.kernel.questions import Choice, Refusal, question
from timefront.kernel.rulebook import WITNESS, rule

ANYWHERE: Final = -1
"""Stands for any origin of a die."""


def wreckers(s: War) -> int:
    """JA-12.7, JA-12.9: how many attackers do damage by a gigantic die, or a shot, besides what it does to units."""
    if is_assault(s):
        return s.fight[WRECKED].bit_count()
    return sum([wrecks(s, unit) for unit in attackers(s)])


def wrecks(s: War, unit: int) -> bool:
    """Whether an attacker has an uncancelled result that does damage."""
    if is_melee(s):
        return any(got_through(s, unit, result, FROM_SIZE) for result in (KILL, DISRUPT, TRAMPLE))
    results = [power.result for power in powers_with(s, unit, DAMAGE_POWER)]
    return any(got_through(s, unit, result, ANYWHERE) for result in results)


def got_through(s: War, unit: int, result: int, origin: int) -> bool:
    """Whether a die of an attacker shows a result that nothing cancelled."""
    return any(
        s.die_unit[die] == unit
        and side_of_die(s, die) == ATTACK
        and s.die_result[die] == result
        and origin in (ANYWHERE, origin_of(s, die))
        and s.die_fate[die] in (ALLOCATED, LOST)
        for die in all_dice(s)
    )


def ruins(s: War) -> list[Choice]:
    """What can be damaged in the target area, or in those areas of a hex where a gigantic die got through."""
    target = target_of(s)
    if is_assault(s):
        return sorted([ruin for place in members(s.fight[WRECKED]) for ruin in ruins_in(s, hex_of_fight(s)[place])])
    if is_inside(s, target):
        building = building_of(s, target)
        return [DAMAGE_BUILDING(building)] if is_standing(s, building) else []
    if not is_melee(s):
        return [DAMAGE_BUILDING(building) for building in buildings_standing_in(s, target)]
    return ruins_in(s, target)


def ruins_in(s: War, target: int) -> list[Choice]:
    """JA-12.7: what a gigantic die can wreck: elements, rubble and buildings of size 1 go, larger ones are damaged."""
    found = [
        RAZE_BUILDING(building) if size_left(s, building) == 1 else DAMAGE_BUILDING(building)
        for building in buildings_left_in(s, target)
    ]
    for element, area in enumerate(s.setting.element_area):
        if area == target and s.elements >> element & 1:
            found.append(TRAMPLE_ELEMENT(element))
    return sorted(found)


def strike_off(s: War, choice: Choice) -> None:
    """JA-12.7: the die of an area has wrecked something; it does so only once."""
    ruined = s.setting.element_area if choice[0] == TRAMPLE_ELEMENT.name else s.setting.building_area
    s.fight[WRECKED] &= ~(1 << hex_of_fight(s).index(ruined[choice[1]]))


@final
@dataclass
class Ruins(Frame):
    """12. One damage for each attacker that does any; the attacker chooses where."""

    count: int
    """How many are still to come."""

    @rule("JA-12.7", "JA-12.9")
    def begin(self, s: War, _: None = None) -> Next:
        """While something is left to damage."""
        if self.count and ruins(s):
            self.count -= 1
            return self.ask(s, attacking_seat(s), "ruin")
        return self.done(s)

    def offer_ruin(self, s: War) -> list[Choice]:
        """A building, or an element."""
        return ruins(s)

    def refuse_ruin(self, s: War, choice: Choice) -> Refusal | None:
        """Not there, or not of that kind."""
        return None if choice in ruins(s) else Refusal("JA-12.7", "nothing-to-damage")

    @question(("JA-12.7", "JA-12.9"), DAMAGE_BUILDING, RAZE_BUILDING, TRAMPLE_ELEMENT)
    def ruin(self, s: War, choice: Choice) -> Next:
        """A building with too much damage collapses (JA-10.4)."""
        seat = attacking_seat(s)
        if is_assault(s):
            strike_off(s, choice)
        if choice[0] == TRAMPLE_ELEMENT.name:
            remove_element(s, choice[1])
            return self.goto("begin")
        if choice[0] == RAZE_BUILDING.name:
            if not is_standing(s, choice[1]):
                WITNESS.cite(("JA-10.6",), "rubble removed")
            return self.call(s, Razing(choice[1], seat), "begin")
        if damage(s, choice[1], seat):
            return self.call(s, Collapse(choice[1], seat), "begin")
        return self.goto("begin")
