"""4, 6. Declaring: every unit of an activation says what it will do, then all of it is resolved (ruling J-13)."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import final

from timefront.games.joan_of_arc.board.abilities import has_skill, skill_value
from timefront.games.joan_of_arc.board.areas import size_of, ways_from
from timefront.games.joan_of_arc.board.same_kind import are_alike
from timefront.games.joan_of_arc.content.vocabulary import CHARGE, ENGINEER, HASTE, JUMP, PRAYER
from timefront.games.joan_of_arc.rules.activation.actions import (
    BARRICADE,
    CHARGE_DEED,
    DEEDS,
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
    way_areas,
    way_end,
    way_on,
)
from timefront.games.joan_of_arc.rules.activation.care import patients_of, refuse_heal, refuse_prayer
from timefront.games.joan_of_arc.rules.activation.charge import refuse_charge, refuse_riding_on, stops_charge
from timefront.games.joan_of_arc.rules.activation.engineer import (
    areas_to_save,
    refuse_barricade,
    refuse_fire,
    refuse_removal,
)
from timefront.games.joan_of_arc.rules.activation.gigantic import (
    can_be_gigantic,
    declare_gigantic_die,
    refuse_gigantic_die,
)
from timefront.games.joan_of_arc.rules.activation.moves import (
    refuse_area,
    refuse_haste,
    refuse_jump,
    refuse_move,
    refuse_step,
)
from timefront.games.joan_of_arc.rules.activation.targets import (
    circumstances,
    melee_candidates,
    refuse_melee,
    refuse_shot,
    shot_candidates,
)
from timefront.games.joan_of_arc.state import INTRIGUE, War, can_act, side_of
from timefront.games.joan_of_arc.verbs import (
    BUILD_BARRICADE,
    CHARGE_INTO,
    GIGANTIC_MELEE_AT,
    GIGANTIC_STRIKE_AT,
    GO_ON_INTO,
    HALT,
    HASTE_INTO,
    HEAL_UNIT,
    JUMP_TO,
    MELEE_AT,
    MOVE_TO,
    PRAY_FOR,
    REMOVE_FIRE_FROM,
    SET_FIRE,
    SHOOT_AT,
    STRIKE_AT,
    WAIT,
)
from timefront.kernel.flow import Frame, Next
from timefront.kernel.questions import Choice, Refusal, question
from timefront.kernel.rulebook import rule

DECLARED = (
    *(BUILD_BARRICADE, CHARGE_INTO, GIGANTIC_MELEE_AT, HASTE_INTO, HEAL_UNIT, JUMP_TO, MELEE_AT, MOVE_TO, PRAY_FOR),
    *(REMOVE_FIRE_FROM, SET_FIRE, SHOOT_AT, WAIT),
)


@final
@dataclass
class Declaration(Frame):
    """6. The units of an activation declare their actions, in the order of their ids.

    The result has four numbers for each unit: its deed, the area, unit or token it aims at, the way it takes, and the
    area that its charge strikes.
    """

    seat: int
    units: list[int]
    mode: int
    is_commanded: bool
    deeds: list[int] = field(default_factory=list)
    aims: list[int] = field(default_factory=list)
    ways: list[int] = field(default_factory=list)
    strikes: list[int] = field(default_factory=list)
    unit: int = NOWHERE
    """The unit that is asked."""

    @rule("JA-4.5", "JA-6.1")
    def begin(self, s: War) -> Next:
        """Turn to the next unit that is still on the board."""
        while len(self.deeds) < len(self.units):
            self.unit = self.units[len(self.deeds)]
            if can_act(s, self.unit, self.seat):
                return self.ask(s, self.seat, "deed")
            self.declare(WAIT_DEED, NOWHERE, 0)
        declared: list[int] = []
        for number in range(len(self.units)):
            declared += [self.deeds[number], self.aims[number], self.ways[number], self.strikes[number]]
        return self.done(s, declared)

    def declare(self, deed: int, aim: int, way: int) -> None:
        """Note what the next unit will do."""
        self.deeds.append(deed)
        self.aims.append(aim)
        self.ways.append(way)
        self.strikes.append(NOWHERE)

    # One action for each unit

    def offer_deed(self, s: War) -> list[Choice]:
        unit = self.unit
        like = self.last_alike(s, unit)
        offers: list[Choice] = []
        for deed, aims in self.candidates(s, unit):
            verb = DEEDS[deed]
            for aim in aims:
                if not self.comes_before(deed, aim, like) and self.refuse_kind(s, unit, deed, aim) is None:
                    offers.append((verb, unit) if aim == NOWHERE else (verb, unit, aim))
        return offers

    def candidates(self, s: War, unit: int) -> list[tuple[int, list[int]]]:
        """What a unit might do, in the order of the verbs, with what it might do it to, ascending."""
        side = side_of(s, self.seat)
        steps = ways_from(s, s.place[unit])
        is_engineer = has_skill(s, unit, ENGINEER)
        found: list[tuple[int, list[int]]] = [(BARRICADE, [NOWHERE])] if is_engineer else []
        if self.mode == CHARGE:
            found.append((CHARGE_DEED, steps))
        if can_be_gigantic(s, unit):
            found.append((GIGANTIC_MELEE_DEED, melee_candidates(s, s.place[unit], side)))
        if skill_value(s, unit, HASTE):
            found.append((HASTE_DEED, steps))
        found.append((HEAL_DEED, patients_of(s, unit)))
        if skill_value(s, unit, JUMP):
            found.append((JUMP_DEED, list(range(s.setting.board.ground_count))))
        found.append((MELEE_DEED, melee_candidates(s, s.place[unit], side)))
        found.append((MOVE_DEED, steps))
        if skill_value(s, unit, PRAYER):
            found.append((PRAY_DEED, list(range(INTRIGUE))))
        found.append((REMOVE_FIRE_DEED, areas_to_save(s, unit)))
        if is_engineer:
            found.append((SET_FIRE_DEED, [NOWHERE]))
        if s.setting.cards.range[s.profile[unit]]:
            found.append((SHOOT_DEED, shot_candidates(s, unit, side)))
        found.append((WAIT_DEED, [NOWHERE]))
        return found

    def refuse_deed(self, s: War, choice: Choice) -> Refusal | None:
        if choice[1] != self.unit:
            return Refusal("JA-6.1", "another-unit-is-asked")
        return self.refuse_action(s, self.unit, DEEDS.index(choice[0]), choice[2] if len(choice) > 2 else NOWHERE)

    def refuse_action(self, s: War, unit: int, deed: int, aim: int) -> Refusal | None:
        """Why a unit may not do something, or leave it to one that is just like it."""
        refusal = self.refuse_kind(s, unit, deed, aim)
        if refusal is not None:
            return refusal
        if self.comes_before(deed, aim, self.last_alike(s, unit)):
            return Refusal("JA-6.1", "take-the-first-alike")
        return None

    def comes_before(self, deed: int, aim: int, like: int) -> bool:
        """Whether an action comes before the one that a unit just like this one has declared, if there is any."""
        return like >= 0 and (deed, aim) < (self.deeds[like], self.aims[like])

    def last_alike(self, s: War, unit: int) -> int:
        """The last unit that has declared before and differs in nothing, by its place among the units, or -1."""
        for number in range(len(self.deeds) - 1, -1, -1):
            if are_alike(s, self.units[number], unit):
                return number
        return -1

    def refuse_kind(self, s: War, unit: int, deed: int, aim: int) -> Refusal | None:
        """Why an action is not possible for a unit."""
        side = side_of(s, self.seat)
        if deed == MOVE_DEED:
            return refuse_move(s, unit, aim, side, self.coming(s, aim, unit))
        if deed == WAIT_DEED:
            return None
        if deed == MELEE_DEED:
            at = circumstances(s, aim, side, is_charging=False, is_commanded=self.is_commanded)
            return refuse_melee(s, unit, s.place[unit], aim, at) or self.refuse_type(aim, SHOOT_DEED)
        if deed == GIGANTIC_MELEE_DEED:
            return refuse_gigantic_die(s, unit, aim) or self.refuse_kind(s, unit, MELEE_DEED, aim)
        if deed == SHOOT_DEED:
            at = circumstances(s, aim, side, is_charging=False, is_commanded=self.is_commanded)
            return refuse_shot(s, unit, aim, at) or self.refuse_type(aim, MELEE_DEED)
        if deed in (CHARGE_DEED, HASTE_DEED):
            return self.refuse_way(s, unit, deed, [], aim)
        if deed == JUMP_DEED:
            return refuse_jump(s, unit, aim, side, self.coming(s, aim, unit))
        if deed == HEAL_DEED:
            return refuse_heal(s, unit, aim, self.count_declared(HEAL_DEED, aim))
        if deed == PRAY_DEED:
            return refuse_prayer(s, unit)
        if deed == REMOVE_FIRE_DEED:
            return refuse_removal(s, unit, aim) or self.refuse_twice(REMOVE_FIRE_DEED, aim)
        if deed == BARRICADE:
            return refuse_barricade(s, unit) or self.refuse_work(s, unit, BARRICADE)
        return refuse_fire(s, unit) or self.refuse_work(s, unit, SET_FIRE_DEED)

    def refuse_type(self, target: int, other: int) -> Refusal | None:
        """JA-6.5, ruling J-23: the attack on an area has one type."""
        for number in range(len(self.deeds)):
            if self.deeds[number] == other and self.aims[number] == target:
                return Refusal("JA-6.5", "other-attack-declared")
            if other == MELEE_DEED and self.strikes[number] == target:
                return Refusal("JA-6.5", "other-attack-declared")
        return None

    def refuse_twice(self, deed: int, aim: int) -> Refusal | None:
        """JA-8.8: another engineer has declared the same work."""
        return Refusal("JA-8.8", "declared-already") if self.count_declared(deed, aim) else None

    def refuse_work(self, s: War, unit: int, deed: int) -> Refusal | None:
        """JA-8.8: another engineer of the same area has declared the same work there."""
        for number in range(len(self.deeds)):
            if self.deeds[number] == deed and s.place[self.units[number]] == s.place[unit]:
                return Refusal("JA-8.8", "declared-already")
        return None

    def count_declared(self, deed: int, aim: int) -> int:
        """How many units have declared this."""
        return sum(self.deeds[number] == deed and self.aims[number] == aim for number in range(len(self.deeds)))

    def coming(self, s: War, area: int, unit: int) -> int:
        """JA-6.2, ruling J-18: the spaces of the units, but this one, that have declared to end in an area."""
        spaces = 0
        for number, way in enumerate(self.ways):
            if way and way_end(way) == area and self.units[number] != unit:
                spaces += size_of(s, self.units[number])
        return spaces

    @question(
        ("JA-6.1", "JA-6.2", "JA-6.5", "JA-6.8", "JA-6.11", "JA-4.5", "JA-9.big"),
        *DECLARED,
    )
    def deed(self, s: War, choice: Choice) -> Next:
        """Each unit has one action; charge and haste are declared area by area."""
        deed = DEEDS.index(choice[0])
        aim = choice[2] if len(choice) > 2 else NOWHERE
        if deed == GIGANTIC_MELEE_DEED:
            declare_gigantic_die(s, self.unit)
            deed = MELEE_DEED
        moves = deed in (MOVE_DEED, CHARGE_DEED, HASTE_DEED, JUMP_DEED)
        self.declare(deed, aim, way_on(0, aim) if moves else 0)
        if deed in (CHARGE_DEED, HASTE_DEED):
            return self.ask(s, self.seat, "onward")
        return self.goto("begin")

    # The way of a charge or of haste

    def offer_onward(self, s: War) -> list[Choice]:
        entered = way_areas(self.ways[-1])
        offers: list[Choice] = [
            GO_ON_INTO(area) for area in ways_from(s, entered[-1]) if self.refuse_going_on(s, area) is None
        ]
        if self.refuse_halt(s) is not None:
            return offers
        offers.append(HALT())
        if self.deeds[-1] == CHARGE_DEED:
            for target in melee_candidates(s, entered[-1], side_of(s, self.seat)):
                if self.refuse_strike(s, target) is None:
                    offers.append(STRIKE_AT(target))
                    if refuse_gigantic_die(s, self.unit, target) is None:
                        offers.append(GIGANTIC_STRIKE_AT(target))
        return sorted(offers)

    def refuse_onward(self, s: War, choice: Choice) -> Refusal | None:
        if choice[0] == HALT.name:
            return self.refuse_halt(s)
        if choice[0] == STRIKE_AT.name:
            return self.refuse_strike(s, choice[1])
        if choice[0] == GIGANTIC_STRIKE_AT.name:
            return self.refuse_strike(s, choice[1]) or refuse_gigantic_die(s, self.unit, choice[1])
        return self.refuse_going_on(s, choice[1])

    def refuse_halt(self, s: War) -> Refusal | None:
        """Why the way may not end where it leads by now."""
        return self.refuse_end(s, self.unit, way_end(self.ways[-1]))

    def refuse_going_on(self, s: War, area: int) -> Refusal | None:
        """JA-5.5, JA-9.haste: how far a way may lead."""
        return self.refuse_way(s, self.unit, self.deeds[-1], way_areas(self.ways[-1]), area)

    def refuse_way(self, s: War, unit: int, deed: int, entered: list[int], area: int) -> Refusal | None:
        """Why a way may not lead into an area: it needs room to pass, and where it may end, room beside the others."""
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
        if refusal is not None or self.refuse_end(s, unit, area) is None:
            return refusal
        way = [*entered, area]
        if any(self.refuse_way(s, unit, deed, way, beyond) is None for beyond in ways_from(s, area)):
            return None
        return Refusal("JA-1.2", "no-room")

    def refuse_end(self, s: War, unit: int, area: int) -> Refusal | None:
        """JA-6.2, ruling J-18: why a way may not end in an area: others are bound for it, and not all of them fit."""
        return refuse_area(s, unit, area, side_of(s, self.seat), self.coming(s, area, unit))

    def refuse_strike(self, s: War, target: int) -> Refusal | None:
        """JA-5.5: the melee at the end of a charge, not out of a swamp (ruling J-50)."""
        if self.deeds[-1] != CHARGE_DEED:
            return Refusal("JA-9.haste", "no-melee")
        refusal = self.refuse_halt(s)
        if refusal is not None:
            return refusal
        unit, end = self.unit, way_end(self.ways[-1])
        if stops_charge(s, unit, end):
            return Refusal("JA-5.5", "charge-ends-here")
        at = circumstances(s, target, side_of(s, self.seat), is_charging=True, is_commanded=self.is_commanded)
        return refuse_melee(s, unit, end, target, at) or self.refuse_type(target, SHOOT_DEED)

    @question(
        ("JA-5.5", "JA-9.charge", "JA-9.haste", "JA-9.big", "JA-6.11"),
        *(GO_ON_INTO, STRIKE_AT, GIGANTIC_STRIKE_AT, HALT),
    )
    def onward(self, s: War, choice: Choice) -> Next:
        """One area farther, a melee from here, or the end of the way."""
        if choice[0] == GO_ON_INTO.name:
            self.ways[-1] = way_on(self.ways[-1], choice[1])
            return self.ask(s, self.seat, "onward")
        if choice[0] in (STRIKE_AT.name, GIGANTIC_STRIKE_AT.name):
            self.strikes[-1] = choice[1]
        if choice[0] == GIGANTIC_STRIKE_AT.name:
            declare_gigantic_die(s, self.unit)
        return self.goto("begin")
