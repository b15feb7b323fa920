"""6. What the units of an activation have declared, and what that leaves for others (JA-6.1, JA-6.5, ruling J-18)."""

from __future__ import annotations

from dataclasses import dataclass, field

from timefront.games.joan_of_arc.board.abilities import NOTHING_SPECIAL, Circumstances, skill_value
from timefront.games.joan_of_arc.board.areas import is_inside, size_of, ways_from
from timefront.games.joan_of_arc.board.giants import areas_of, giant_in
from timefront.games.joan_of_arc.board.same_kind import sorts_of
from timefront.games.joan_of_arc.content.vocabulary import HASTE
from timefront.games.joan_of_arc.rules.activation.actions import (
    ASSAULT_DEED,
    BARRICADE,
    CARRY_DEED,
    CHARGE_DEED,
    FORCED_MARCH_DEED,
    GIGANTIC_MELEE_DEED,
    HASTE_DEED,
    HEAL_DEED,
    JUMP_DEED,
    MELEE_DEED,
    MOVE_DEED,
    NOWHERE,
    PRAY_DEED,
    REMOVE_FIRE_DEED,
    SET_FIRE_DEED,
    SHOOT_DEED,
    WAIT_DEED,
    rank,
    way_end,
)
from timefront.games.joan_of_arc.rules.activation.care import refuse_heal, refuse_prayer
from timefront.games.joan_of_arc.rules.activation.charge import refuse_charge, refuse_riding_on
from timefront.games.joan_of_arc.rules.activation.engineer import refuse_barricade, refuse_fire, refuse_removal
from timefront.games.joan_of_arc.rules.activation.gigantic import refuse_gigantic_die
from timefront.games.joan_of_arc.rules.activation.march import refuse_march
from timefront.games.joan_of_arc.rules.activation.moves import (
    refuse_area,
    refuse_haste,
    refuse_jump,
    refuse_move,
    refuse_step,
)
from timefront.games.joan_of_arc.rules.activation.targets import circumstances, refuse_melee, refuse_shot, varies
from timefront.games.joan_of_arc.rules.attack.gigantic.targets import refuse_assault
from timefront.games.joan_of_arc.rules.flight.carrying import flights, refuse_carrying, refuse_passenger
from timefront.games.joan_of_arc.state import War, able_to_act, can_act, side_of
from timefront.kernel.flow import Frame
from timefront.kernel.questions import Refusal


@dataclass
class Declared(Frame):
    """Units, those that have declared first, and a row for each of these: its action, target, path and melee.

    A target is an area, a unit or a token; a path is the areas that it enters; a charge strikes an area or none.
    """

    seat: int
    units: list[int]
    mode: int
    is_commanded: bool
    area: int
    """Where they were activated."""
    spent: list[int]
    """The bonus actions that each unit has used."""
    deeds: list[int] = field(default_factory=list)
    aims: list[int] = field(default_factory=list)
    ways: list[int] = field(default_factory=list)
    strikes: list[int] = field(default_factory=list)
    together: int = 1
    """How many of the units that declared last go the same way."""
    unit: int = NOWHERE
    """The first of them."""

    def sorts(self, s: War) -> list[list[int]]:
        """The units that have yet to declare, grouped by kind."""
        raise NotImplementedError

    def declare(self, units: list[int], deed: int, aim: int, way: int) -> None:
        """Record what units will do together."""
        before, count = len(self.deeds), len(units)
        if self.units[before : before + count] != units:
            rest = [unit for unit in self.units[before:] if unit not in units]
            self.units = self.units[:before] + units + rest
        self.together = count
        self.unit = units[0] if units else NOWHERE
        self.deeds += [deed] * count
        self.aims += [aim] * count
        self.ways += [way] * count
        self.strikes += [NOWHERE] * count

    def undeclared(self, s: War) -> list[int]:
        """The units on the board that have yet to declare."""
        return able_to_act(s, self.units[len(self.deeds) :], self.seat)

    def is_anybody_left(self, s: War) -> bool:
        """Whether a unit on the board has yet to declare."""
        for number in range(len(self.deeds), len(self.units)):
            if can_act(s, self.units[number], self.seat):
                return True
        return False

    def rows(self, s: War) -> list[int]:
        """The rows in unit order; of interchangeable units, the first does what comes first."""
        if self.together == len(self.units):
            return [self.deeds[0], self.aims[0], self.ways[0], self.strikes[0]] * self.together
        number_of = {unit: number for number, unit in enumerate(self.units)}
        row_of: dict[int, int] = {}
        for same in sorts_of(s, sorted(self.units)):
            if len(same) == 1:
                row_of[same[0]] = number_of[same[0]]
                continue
            numbers = [number_of[unit] for unit in same]
            rows = sorted([(rank(self.deeds[n]), self.aims[n], self.ways[n], self.strikes[n], n) for n in numbers])
            for place, unit in enumerate(same):
                row_of[unit] = rows[place][-1]
        found: list[int] = []
        for unit in sorted(self.units):
            number = row_of[unit]
            found += [self.deeds[number], self.aims[number], self.ways[number], self.strikes[number]]
        return found

    def refuse_kind(self, s: War, unit: int, deed: int, aim: int, others: int = 0) -> Refusal | None:
        """Why an action is not possible for a unit, or for it together with this many interchangeable ones."""
        side = side_of(s, self.seat)
        if deed == MOVE_DEED:
            return refuse_move(s, unit, aim, side, self.coming(s, aim) + others * size_of(s, unit))
        if deed == FORCED_MARCH_DEED:
            return refuse_march(s, unit, aim, side, self.coming(s, aim) + others * size_of(s, unit))
        if deed == WAIT_DEED:
            return None
        if deed == MELEE_DEED:
            at = self.circumstances_of(s, unit, aim, side)
            return refuse_melee(s, unit, s.place[unit], aim, at) or self.refuse_target(s, aim, SHOOT_DEED)
        if deed == GIGANTIC_MELEE_DEED:
            return refuse_gigantic_die(s, unit, aim) or self.refuse_kind(s, unit, MELEE_DEED, aim)
        if deed == ASSAULT_DEED:
            return refuse_assault(s, unit, aim)
        if deed == SHOOT_DEED:
            at = self.circumstances_of(s, unit, aim, side)
            return refuse_shot(s, unit, aim, at) or self.refuse_target(s, aim, MELEE_DEED)
        if deed == CARRY_DEED:
            return self.refuse_carry(s, unit, aim)
        if deed in (CHARGE_DEED, HASTE_DEED):
            return self.refuse_way(s, unit, deed, [], aim, others)
        if deed == JUMP_DEED:
            return refuse_jump(s, unit, aim, side, self.coming(s, aim))
        if deed == HEAL_DEED:
            return refuse_heal(s, unit, aim, self.count_declared(HEAL_DEED, aim))
        if deed == PRAY_DEED:
            return refuse_prayer(s, unit)
        if deed == REMOVE_FIRE_DEED:
            return refuse_removal(s, unit, aim) or self.refuse_twice(REMOVE_FIRE_DEED, aim)
        if deed == BARRICADE:
            return refuse_barricade(s, unit) or self.refuse_work(s, unit, BARRICADE)
        return refuse_fire(s, unit) or self.refuse_work(s, unit, SET_FIRE_DEED)

    def circumstances_of(self, s: War, unit: int, target: int, side: int) -> Circumstances:
        """JA-2.5: what a unit's dice against an area may depend on; nothing if they are always the same."""
        if not varies(s, unit):
            return NOTHING_SPECIAL
        return circumstances(s, target, side, is_charging=False, is_commanded=self.is_commanded)

    def refuse_target(self, s: War, target: int, other: int) -> Refusal | None:
        """JA-6.5, JA-12.8: why the declarations so far keep a unit from attacking an area in this way."""
        return (self.refuse_type(target, other) or self.refuse_other_area(s, target)) if self.deeds else None

    def refuse_type(self, target: int, other: int) -> Refusal | None:
        """JA-6.5, ruling J-23: the attack on an area has one type."""
        for number in range(len(self.deeds)):
            if self.deeds[number] == other and self.aims[number] == target:
                return Refusal("JA-6.5", "other-attack-declared")
            if other == MELEE_DEED and self.strikes[number] == target:
                return Refusal("JA-6.5", "other-attack-declared")
        return None

    def refuse_other_area(self, s: War, target: int) -> Refusal | None:
        """JA-12.8, ruling J-73: a gigantic creature is one target in an activation, through the area declared first."""
        giant = giant_in(s, target) if s.setting.giants else NOWHERE
        if giant == NOWHERE:
            return None
        for number, deed in enumerate(self.deeds):
            aim = self.aims[number] if deed in (MELEE_DEED, SHOOT_DEED) else self.strikes[number]
            if aim != target and aim in areas_of(s, giant):
                return Refusal("JA-12.8", "other-area-declared")
        return None

    def refuse_carry(self, s: War, unit: int, passenger: int) -> Refusal | None:
        """JA-9.carrier: why a carrier may not take a unit along: not one it can carry, or nowhere to go."""
        refusal = refuse_passenger(s, unit, passenger) or self.refuse_twice(CARRY_DEED, passenger)
        if refusal is not None:
            return refusal
        is_possible = any(self.refuse_flight(s, unit, passenger, area) is None for area in flights(s, unit))
        return None if is_possible else Refusal("JA-1.2", "no-room")

    def refuse_flight(self, s: War, unit: int, passenger: int, area: int) -> Refusal | None:
        """JA-9.carrier: why a carrier and its passenger may not fly to an area."""
        return refuse_carrying(s, unit, passenger, area, self.coming(s, area))

    def refuse_twice(self, deed: int, aim: int) -> Refusal | None:
        """JA-8.8, JA-9.carrier: another engineer has declared the same work, or another carrier the same passenger."""
        if not self.count_declared(deed, aim):
            return None
        return Refusal("JA-9.carrier" if deed == CARRY_DEED else "JA-8.8", "declared-already")

    def refuse_work(self, s: War, unit: int, deed: int) -> Refusal | None:
        """JA-8.8: another engineer of the same area has declared the same work there."""
        for number in range(len(self.deeds)):
            if self.deeds[number] == deed and s.place[self.units[number]] == s.place[unit]:
                return Refusal("JA-8.8", "declared-already")
        return None

    def count_declared(self, deed: int, aim: int) -> int:
        """How many units have declared this."""
        return sum(self.deeds[number] == deed and self.aims[number] == aim for number in range(len(self.deeds)))

    def coming(self, s: War, area: int) -> int:
        """JA-6.2, ruling J-18: the spaces of the units whose declared path ends in an area."""
        return self.heading(s).get(area, 0) if self.ways else 0

    def heading(self, s: War) -> dict[int, int]:
        """JA-6.2, ruling J-18: by area, the spaces of the units whose declared path ends there."""
        spaces: dict[int, int] = {}
        for number in range(len(self.ways) - (self.together if self.at == "onward" else 0)):
            way = self.ways[number]
            if way:
                area, size = way_end(way), size_of(s, self.units[number])
                if self.deeds[number] == CARRY_DEED:
                    size += size_of(s, self.aims[number])
                spaces[area] = spaces.get(area, 0) + size
        return spaces

    def refuse_way(self, s: War, unit: int, deed: int, entered: list[int], area: int, others: int) -> Refusal | None:
        """Why a path may not lead into an area: it needs room to pass and, where it may end, room for all."""
        side = side_of(s, self.seat)
        if not entered:
            refusal = (
                refuse_charge(s, unit, area, side, self.mode, 0)
                if deed == CHARGE_DEED
                else refuse_haste(s, unit, area, side, 0)
            )
        elif deed == CHARGE_DEED:
            refusal = refuse_riding_on(s, unit, entered, area, side, 0)
        elif len(entered) >= skill_value(s, unit, HASTE):
            refusal = Refusal("JA-9.haste", "no-farther", areas=len(entered))
        else:
            refusal = refuse_step(s, unit, entered[-1], area, side, 0)
        return refusal or self.refuse_leading(s, unit, deed, [*entered, area], others)

    def refuse_leading(self, s: War, unit: int, deed: int, way: list[int], others: int) -> Refusal | None:
        """JA-1.2, ruling J-18: why a possible path may not be begun: it can neither end there nor lead on."""
        if deed == HASTE_DEED and len(way) == 1:
            if self.can_end_beyond(s, unit, way[0], others):
                return None
        elif self.refuse_end(s, unit, deed, way, others) is None:
            return None
        for beyond in ways_from(s, way[-1]):
            if self.refuse_way(s, unit, deed, way, beyond, others) is None:
                return None
        return Refusal("JA-1.2", "no-room")

    def can_end_beyond(self, s: War, unit: int, area: int, others: int) -> bool:
        """JA-9.haste: whether haste may end one area farther, as it mostly can."""
        if skill_value(s, unit, HASTE) < 2:
            return False
        foes, standing = s.force[1 - side_of(s, self.seat)], s.setting.fields.standing[s.profile[unit]]
        size, origin, coming = size_of(s, unit), s.place[unit], self.heading(s) if self.ways else {}
        for beyond in ways_from(s, area):
            if standing >> beyond & 1 and (not s.here[beyond] & foes or is_inside(s, beyond)):
                needed = others * size if beyond == origin else (others + 1) * size
                if needed <= s.room[beyond] - coming.get(beyond, 0):
                    return True
        return False

    def refuse_end(self, s: War, unit: int, deed: int, way: list[int], others: int) -> Refusal | None:
        """JA-6.2, ruling J-18: why a path may not end: others are heading for its area, and not all of them fit.

        Haste into the next area is a move, and declared as one.
        """
        if deed == HASTE_DEED and len(way) == 1:
            return Refusal("JA-9.haste", "that-is-a-move")
        coming = self.coming(s, way[-1]) + others * size_of(s, unit)
        return refuse_area(s, unit, way[-1], side_of(s, self.seat), coming)
