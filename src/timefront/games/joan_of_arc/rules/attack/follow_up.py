"""7. After the blows: what powers bring, damage to buildings, the follow-up (JA-7.9, JA-12.7, JA-12.9)."""

from __future__ import annotations

from dataclasses import dataclass

from timefront.games.joan_of_arc.board.abilities import has_skill, is_ready, power_of, powers_with, use
from timefront.games.joan_of_arc.board.areas import (
    building_of,
    has_stakes,
    has_wall,
    is_inside,
    may_stand,
    size_of,
    steps_open_to,
    troops_in,
)
from timefront.games.joan_of_arc.board.placing import move
from timefront.games.joan_of_arc.board.scoring import AT_ONCE, judge
from timefront.games.joan_of_arc.content.dice import DISRUPT, KILL, TRAMPLE
from timefront.games.joan_of_arc.content.vocabulary import DAMAGE_BUILDING as DAMAGE_POWER
from timefront.games.joan_of_arc.content.vocabulary import (
    ENGINEER,
    FOLLOW_UP_TIME,
    IMPETUOUS,
    MELEE,
    MOVE_FOR_RESULT,
    PER_ATTACK,
    SHOOTING,
    TAKE,
    TAKE_FOR_SLAIN,
)
from timefront.games.joan_of_arc.events.results import UnitsFollowedUp
from timefront.games.joan_of_arc.rules.attack.blows import Blows
from timefront.games.joan_of_arc.rules.attack.fight import ALLOCATED, ATTACK, LOST
from timefront.games.joan_of_arc.rules.attack.opening import first_alike_only
from timefront.games.joan_of_arc.rules.attack.pool import FROM_SIZE, ignores_terrain
from timefront.games.joan_of_arc.rules.attack.unit_by_unit import refuse_other_unit
from timefront.games.joan_of_arc.rules.buildings import (
    Collapse,
    Razing,
    damage,
    is_standing,
    left_in,
    size_left,
    standing_in,
)
from timefront.games.joan_of_arc.rules.effects.powers import gain
from timefront.games.joan_of_arc.rules.rounds.fire import remove_element
from timefront.games.joan_of_arc.state import UNDECIDED, War, can_act, side_of
from timefront.games.joan_of_arc.verbs import (
    DAMAGE_BUILDING,
    FOLLOW_UP,
    HOLD_GROUND,
    MOVE_ON,
    RAZE_BUILDING,
    REST,
    TRAMPLE_ELEMENT,
)
from timefront.kernel.flow import Next
from timefront.kernel.questions import Choice, Refusal, question
from timefront.kernel.rulebook import rule


@dataclass
class FollowUp(Blows):
    """From the last blow to the last step of an attacker."""

    @rule("JA-7.10", "JA-4.12")
    def conclusion(self, s: War) -> Next:
        """The game may be over at once; else powers reward the attackers, the slain among them too."""
        judge(s, AT_ONCE)
        if s.verdict != UNDECIDED:
            return self.end(s)
        if self.kind_of_roll == MELEE:
            for unit in self.attackers:
                for number in powers_with(s, unit, TAKE_FOR_SLAIN):
                    power = power_of(s, unit, number)
                    slain = sum([power.units >> s.profile[foe] & 1 for foe in self.fallen(s)])
                    if slain and is_ready(s, unit, number):
                        use(s, unit, number)
                        gain(
                            s,
                            self.seat,
                            unit,
                            power.what,
                            power.count if power.per == PER_ATTACK else power.count * slain,
                        )
        self.undecided = self.wreckers(s)
        return self.goto("next_ruin")

    # Damage

    def wreckers(self, s: War) -> list[int]:
        """JA-12.7, JA-12.9: attackers whose gigantic die, or shot, does damage beside what it does to units."""
        if self.kind_of_roll == SHOOTING:
            return [unit for unit in self.attackers if self.shot_wrecks(s, unit)]
        return [
            unit
            for unit in self.attackers
            if any(self.got_through(unit, result, FROM_SIZE) for result in (KILL, DISRUPT, TRAMPLE))
        ]

    def shot_wrecks(self, s: War, unit: int) -> bool:
        """Whether a result that damages buildings was not cancelled."""
        results = [power_of(s, unit, number).result for number in powers_with(s, unit, DAMAGE_POWER)]
        return any(self.got_through(unit, result, -1) for result in results)

    def got_through(self, unit: int, result: int, origin: int) -> bool:
        """Whether some die of an attacker shows a result that nothing cancelled; -1 stands for any origin."""
        return any(
            self.units[die] == unit
            and self.rolls[die] == ATTACK
            and self.results[die] == result
            and origin in (-1, self.origins[die])
            and self.fates[die] in (ALLOCATED, LOST)
            for die in range(len(self.units))
        )

    def ruins(self, s: War) -> list[Choice]:
        """What can be damaged in the target area; a gigantic die removes elements, rubble and buildings of size 1."""
        if is_inside(s, self.target):
            building = building_of(s, self.target)
            return [DAMAGE_BUILDING(building)] if is_standing(s, building) else []
        if self.kind_of_roll == SHOOTING:
            return [DAMAGE_BUILDING(building) for building in standing_in(s, self.target)]
        found = [
            RAZE_BUILDING(building) if size_left(s, building) == 1 else DAMAGE_BUILDING(building)
            for building in left_in(s, self.target)
        ]
        for element, area in enumerate(s.setting.element_area):
            if area == self.target and s.elements >> element & 1:
                found.append(TRAMPLE_ELEMENT(element))
        return sorted(found)

    @rule("JA-12.7", "JA-12.9")
    def next_ruin(self, s: War) -> Next:
        """One damage for each such attacker, of his choice."""
        if self.undecided and self.ruins(s):
            self.undecided.pop(0)
            return self.ask(s, self.seat, "ruin")
        return self.goto("next_follower")

    def offer_ruin(self, s: War) -> list[Choice]:
        """A building, or an element."""
        return self.ruins(s)

    def refuse_ruin(self, s: War, choice: Choice) -> Refusal | None:
        """Not there, or not of that kind."""
        return None if choice in self.ruins(s) else Refusal("JA-12.7", "nothing-to-damage")

    @question(("JA-12.7", "JA-12.9"), DAMAGE_BUILDING, RAZE_BUILDING, TRAMPLE_ELEMENT)
    def ruin(self, s: War, choice: Choice) -> Next:
        """An element or a small building is gone; a larger one takes damage, and if it takes no more it collapses."""
        if choice[0] == TRAMPLE_ELEMENT.name:
            remove_element(s, choice[1])
            return self.goto("next_ruin")
        if choice[0] == RAZE_BUILDING.name:
            return self.call(s, Razing(choice[1], self.seat), "collapsed")
        if damage(s, choice[1], self.seat):
            return self.call(s, Collapse(choice[1], self.seat), "collapsed")
        return self.goto("next_ruin")

    @rule("JA-10.4")
    def collapsed(self, s: War, _: None) -> Next:
        """Go on with the next damage."""
        return self.goto("next_ruin")

    # Follow-up

    @rule("JA-7.9")
    def next_follower(self, s: War) -> Next:
        """Some or all attackers, one by one, if the area holds no enemy."""
        if self.followers(s):
            return self.ask(s, self.seat, "follower")
        return self.goto("advance")

    def followers(self, s: War) -> list[int]:
        """JA-7.9, ruling J-36: the attackers that can move in; while an impetuous one can, such ones alone."""
        side = side_of(s, self.seat)
        if self.kind_of_roll != MELEE or troops_in(s, self.target, 1 - side):
            return []
        room = s.room[self.target] - sum([size_of(s, unit) for unit in self.following])
        able = [
            unit
            for unit in self.attackers
            if can_act(s, unit, self.seat)
            and s.place[unit] != self.target
            and unit not in self.shoved
            and unit not in self.following
            and size_of(s, unit) <= room
            and self.has_way_in(s, unit, side)
        ]
        return [unit for unit in able if has_skill(s, unit, IMPETUOUS)] or able

    def has_way_in(self, s: War, unit: int, side: int) -> bool:
        """JA-10.5, JA-8.8: not across stakes or walls, nor into a hostile barricade unless it is an engineer."""
        if not may_stand(s, unit, self.target):
            return False
        if s.barricade[self.target] == 2 - side and not has_skill(s, unit, ENGINEER):
            return False
        if ignores_terrain(s, unit):
            return True
        origin = s.place[unit]
        return not has_stakes(s, origin, self.target) and not has_wall(s, origin, self.target)

    def must_follow(self, s: War) -> bool:
        """JA-9.impetuous: whether somebody has no choice."""
        return any(has_skill(s, unit, IMPETUOUS) for unit in self.followers(s))

    def offer_follower(self, s: War) -> list[Choice]:
        """One attacker of each sort, or it is enough."""
        offers = [FOLLOW_UP(unit) for unit in self.sorts(s, self.followers(s))]
        return sorted(offers if self.must_follow(s) else [HOLD_GROUND(), *offers])

    def refuse_follower(self, s: War, choice: Choice) -> Refusal | None:
        """No attacker that can move in, or an impetuous one must go first."""
        if choice[0] == HOLD_GROUND.name:
            return Refusal("JA-9.impetuous", "must-follow-up") if self.must_follow(s) else None
        if choice[1] not in self.followers(s):
            return Refusal("JA-7.9", "impetuous-first" if self.must_follow(s) else "cannot-follow-up", unit=choice[1])
        return first_alike_only(choice[1], self.sorts(s, self.followers(s)), "JA-7.9")

    @question(("JA-7.9", "JA-9.impetuous"), FOLLOW_UP, HOLD_GROUND)
    def follower(self, s: War, choice: Choice) -> Next:
        """One more, or the move."""
        if choice[0] == HOLD_GROUND.name:
            return self.goto("advance")
        self.following.append(choice[1])
        return self.goto("next_follower")

    @rule("JA-7.9", "JA-6.4")
    def advance(self, s: War) -> Next:
        """They move in together; then units move on for what their dice have shown."""
        if self.following:
            s.emit(UnitsFollowedUp, self.seat, self.following[:], self.target)
            move(s, self.following, self.target)
            for unit in self.following:
                for number in powers_with(s, unit, TAKE):
                    power = power_of(s, unit, number)
                    if power.timing == FOLLOW_UP_TIME and is_ready(s, unit, number):
                        use(s, unit, number)
                        gain(s, self.seat, unit, power.what, power.count)
        self.undecided = [unit for unit in self.attackers if self.may_move_on(s, unit)]
        return self.goto("next_mover")

    def may_move_on(self, s: War, unit: int) -> bool:
        """Whether a result on its own melee dice lets a unit move after the attack."""
        if self.kind_of_roll != MELEE or s.place[unit] < 0:
            return False
        return any(
            self.has_shown(unit, power_of(s, unit, number).result) and is_ready(s, unit, number)
            for number in powers_with(s, unit, MOVE_FOR_RESULT)
        )

    @rule("JA-6.2")
    def next_mover(self, s: War) -> Next:
        """Unit by unit; the game may be over at once."""
        judge(s, AT_ONCE)
        if s.verdict != UNDECIDED:
            return self.end(s)
        side = side_of(s, self.seat)
        while self.undecided:
            if s.place[self.undecided[0]] >= 0 and steps_open_to(s, self.undecided[0], side):
                return self.ask(s, self.seat, "mover")
            self.undecided.pop(0)
        return self.goto("next_melee")

    def offer_mover(self, s: War) -> list[Choice]:
        """Across one border, or rest."""
        unit = self.undecided[0]
        areas = steps_open_to(s, unit, side_of(s, self.seat))
        return sorted([REST(unit), *[MOVE_ON(unit, area) for area in areas]])

    def refuse_mover(self, s: War, choice: Choice) -> Refusal | None:
        """Another unit than the one in question, or no open area."""
        unit = self.undecided[0]
        is_move = choice[1] == unit and choice[0] == MOVE_ON.name
        if is_move and choice[2] not in steps_open_to(s, unit, side_of(s, self.seat)):
            return Refusal("JA-6.2", "area-not-open", area=choice[2])
        return refuse_other_unit(unit, choice, "JA-6.2")

    @question("JA-6.2", MOVE_ON, REST)
    def mover(self, s: War, choice: Choice) -> Next:
        """A move, or none."""
        unit = self.undecided.pop(0)
        if choice[0] == MOVE_ON.name:
            for number in powers_with(s, unit, MOVE_FOR_RESULT):
                use(s, unit, number)
            move(s, [unit], choice[2])
        return self.goto("next_mover")
