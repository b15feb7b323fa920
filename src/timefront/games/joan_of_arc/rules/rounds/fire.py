"""8. Fire in the camp phase (JA-4.11, JA-8.8, ruling J-62)."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import final

from timefront.games.joan_of_arc.board.abilities import has_skill
from timefront.games.joan_of_arc.board.areas import building_of, is_inside
from timefront.games.joan_of_arc.board.laid import fire_of
from timefront.games.joan_of_arc.board.losses import disrupt, kill
from timefront.games.joan_of_arc.board.placing import civilians_first, remove_barricade, remove_element
from timefront.games.joan_of_arc.board.scoring import AT_ONCE, judge
from timefront.games.joan_of_arc.content.dice import DISRUPT, KILL, PUSH, RED
from timefront.games.joan_of_arc.content.vocabulary import FIREPROOF
from timefront.games.joan_of_arc.events.camp import FireBurned, FireStruck
from timefront.games.joan_of_arc.events.pieces import StakesRemoved
from timefront.games.joan_of_arc.rules.attack.pushes import Pushes
from timefront.games.joan_of_arc.rules.buildings import (
    Collapse,
    buildings_left_in,
    buildings_standing_in,
    damage_by_fire,
    is_standing,
    put_out_fire,
)
from timefront.games.joan_of_arc.state import OPEN, STAKES_OF, UNDECIDED, War, side_of
from timefront.games.joan_of_arc.verbs import BURN_BUILDING, BURN_STAKES
from timefront.kernel.bits import members
from timefront.kernel.chance import Chance, Result, dice
from timefront.kernel.flow import NOBODY, Frame, Next
from timefront.kernel.questions import Choice, Refusal, question
from timefront.kernel.rulebook import WITNESS, rule


@final
@dataclass
class Fires(Frame):
    """4. Every fire on the board burns once."""

    burning: list[int] = field(default_factory=list)
    """The areas whose fires have yet to burn."""

    @rule("JA-4.11")
    def begin(self, s: War) -> Next:
        self.burning = [area for area in range(len(s.laid)) if fire_of(s, area)]
        return self.goto("next_fire")

    @rule("JA-4.11")
    def next_fire(self, s: War, _: None = None) -> Next:
        """A fire that went out with a building no longer burns."""
        while self.burning:
            area = self.burning.pop(0)
            if fire_of(s, area):
                return self.call(s, Fire(area, fire_of(s, area) - 1), "next_fire")
        return self.done(s)


@final
@dataclass
class Fire(Frame):
    """8. What a fire does to an area: what stands there, the units, a building."""

    area: int
    seat: int
    """Whose fire it is."""
    struck: list[int] = field(default_factory=list)
    """The units whose dice are rolled, then those that are pushed."""
    owners: list[int] = field(default_factory=list)
    """Who owned the pushed units when they were struck."""

    @rule("JA-8.8", "JA-4.11")
    def begin(self, s: War) -> Next:
        """One tree, one bush and one barricade are removed; of several stakes the owner of the fire chooses."""
        s.emit(FireBurned, self.area)
        burn_elements(s, self.area)
        remove_barricade(s, self.area)
        if stakes_around(s, self.area):
            return self.ask(s, self.seat, "stakes")
        return self.goto("units")

    def offer_stakes(self, s: War) -> list[Choice]:
        return [BURN_STAKES(edge) for edge in stakes_around(s, self.area)]

    def refuse_stakes(self, s: War, choice: Choice) -> Refusal | None:
        return None if choice[1] in stakes_around(s, self.area) else Refusal("JA-8.8", "no-stakes-in-the-fire")

    @question("JA-8.8", BURN_STAKES)
    def stakes(self, s: War, choice: Choice) -> Next:
        s.edges[choice[1]] = OPEN
        s.emit(StakesRemoved, choice[1])
        return self.goto("units")

    @rule("JA-8.8", "JA-9.fireproof")
    def units(self, s: War) -> Next:
        """Every unit of the area, no matter whose, except fireproof ones and those inside its buildings."""
        there = members(s.here[self.area])
        self.struck = civilians_first(s, [unit for unit in there if burns(s, unit)])
        if len(self.struck) < len(there):
            WITNESS.cite(("JA-9.fireproof",), "unit in a fire")
        return self.roll(s, "strike") if self.struck else self.goto("building")

    def chance_strike(self, s: War) -> Chance:
        return dice("fire", [s.setting.dice[RED].faces for _ in self.struck])

    @rule("JA-8.8", "JA-7.10")
    def strike(self, s: War, result: Result) -> Next:
        """No defence, and SHIELD does nothing; pushes follow once the other results are applied."""
        pushed = [unit for unit, face in zip(self.struck, result, strict=True) if face == PUSH]
        self.owners = [s.owner[unit] for unit in pushed]
        for unit, face in zip(self.struck, result, strict=True):
            s.emit(FireStruck, unit, face)
            if face == KILL:
                kill(s, unit, self.seat)
            elif face == DISRUPT:
                disrupt(s, unit, self.seat)
        self.struck = pushed
        return self.goto("next_push")

    @rule("JA-8.8", "JA-7.7")
    def next_push(self, s: War, _: list[int] | None = None) -> Next:
        """Owner by owner, each choosing where their units go; the fire's owner for neutral civilians (ruling J-62)."""
        if self.struck:
            owner = self.owners[0]
            units = [unit for place, unit in enumerate(self.struck) if self.owners[place] == owner]
            self.struck = [unit for unit in self.struck if unit not in units]
            self.owners = [other for other in self.owners if other != owner]
            if owner == NOBODY:
                return self.call(s, Pushes(self.seat, NOBODY, self.seat, units), "next_push")
            side = side_of(s, owner)
            by = NOBODY if side == side_of(s, self.seat) else self.seat
            return self.call(s, Pushes(owner, side, by, units), "next_push")
        judge(s, AT_ONCE)
        return self.goto("building") if s.verdict == UNDECIDED else self.end(s)

    @rule("JA-8.8", "JA-10.6")
    def building(self, s: War) -> Next:
        """On the ground a fire damages one building of the area; inside, that building. Rubble takes no damage."""
        if has_rubble(s, self.area):
            WITNESS.cite(("JA-10.6",), "rubble in a fire")
        if buildings_in_fire(s, self.area):
            return self.ask(s, self.seat, "burn")
        return self.done(s)

    def offer_burn(self, s: War) -> list[Choice]:
        return [BURN_BUILDING(building) for building in buildings_in_fire(s, self.area)]

    def refuse_burn(self, s: War, choice: Choice) -> Refusal | None:
        return None if choice[1] in buildings_in_fire(s, self.area) else Refusal("JA-8.8", "no-building-in-the-fire")

    @question(("JA-8.8", "JA-8.9"), BURN_BUILDING)
    def burn(self, s: War, choice: Choice) -> Next:
        """A building that collapses takes the fire with it."""
        if damage_by_fire(s, choice[1], self.seat):
            put_out_fire(s, self.area)
            return self.call(s, Collapse(choice[1], self.seat), "collapsed")
        return self.done(s)

    @rule("JA-8.8")
    def collapsed(self, s: War, _: None) -> Next:
        return self.done(s)


def burns(s: War, unit: int) -> bool:
    """JA-9.fireproof: whether a fire can harm a unit."""
    return not has_skill(s, unit, FIREPROOF)


def burn_elements(s: War, area: int) -> None:
    """JA-8.8: remove one terrain element of each kind that burns."""
    setting = s.setting
    burnt: list[int] = []
    for element in members(s.elements):
        kind = setting.plan.element_kinds[element]
        if setting.element_area[element] == area and setting.content.elements[kind].burns and kind not in burnt:
            burnt.append(kind)
            remove_element(s, element)


def stakes_around(s: War, area: int) -> list[int]:
    """The hex edges of an area with stakes, no matter whose."""
    board = s.setting.board
    return sorted(
        [
            edge
            for border in board.neighbour_borders[area]
            for edge in board.border_edges[border]
            if s.edges[edge] >= STAKES_OF
        ]
    )


def buildings_in_fire(s: War, area: int) -> list[int]:
    """The buildings that a fire in an area can damage."""
    if not is_inside(s, area):
        return buildings_standing_in(s, area)
    building = building_of(s, area)
    return [building] if is_standing(s, building) else []


def has_rubble(s: War, area: int) -> bool:
    """JA-10.6: whether a fire in an area burns in or beside rubble."""
    near = [building_of(s, area)] if is_inside(s, area) else buildings_left_in(s, area)
    return any(not is_standing(s, building) for building in near)
