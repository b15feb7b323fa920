"""7. After the blows: rewards, the follow-up, breakthrough, units that move on (JA-7.9, JA-7.10, JA-11.3)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import final

from timefront.games.joan_of_arc.board.abilities import has_skill, is_ready, powers_with, use
from timefront.games.joan_of_arc.board.areas import (
    border_of,
    has_stakes,
    has_step,
    has_wall,
    is_inside,
    is_open_to,
    may_stand,
    size_of,
    steps_open_to,
    troops_in,
    ways_from,
)
from timefront.games.joan_of_arc.board.giants import borders_before, is_free_hex
from timefront.games.joan_of_arc.board.laid import barricade_of
from timefront.games.joan_of_arc.board.placing import cross, move
from timefront.games.joan_of_arc.board.scoring import AT_ONCE, judge
from timefront.games.joan_of_arc.content.vocabulary import (
    CAVALRY,
    ENGINEER,
    FOLLOW_UP_TIME,
    IMPETUOUS,
    MELEE_AGAIN,
    MOVE_FOR_RESULT,
    PER_ATTACK,
    TAKE,
    TAKE_FOR_SLAIN,
)
from timefront.games.joan_of_arc.events.results import UnitBrokeThrough, UnitsFollowedUp
from timefront.games.joan_of_arc.rules.attack.muster import (
    CHARGERS,
    FOLLOWED,
    PUSHED,
    SHOVED,
    attacked,
    attackers,
    attacking_seat,
    destroyed_units,
    hex_of_fight,
    is_among,
    is_assault,
    is_melee,
    join,
    target_of,
)
from timefront.games.joan_of_arc.rules.attack.pool import ignores_terrain
from timefront.games.joan_of_arc.rules.attack.rows import distinct_units, has_shown
from timefront.games.joan_of_arc.rules.attack.unit_by_unit import refuse_duplicate, refuse_other_unit
from timefront.games.joan_of_arc.rules.effects.gains import gain
from timefront.games.joan_of_arc.rules.effects.legend import DrawCards
from timefront.games.joan_of_arc.state import CAPTIVE, DISRUPTED, GRAVEYARD, UNDECIDED, War, can_act, side_of
from timefront.games.joan_of_arc.verbs import BREAK_THROUGH, FOLLOW_UP, HOLD_GROUND, MOVE_ON, REST
from timefront.kernel.bits import members
from timefront.kernel.flow import Frame, Next
from timefront.kernel.questions import Choice, Refusal, question
from timefront.kernel.rulebook import WITNESS, rule


def reward_attackers(s: War) -> int:
    """JA-7.10: what powers give the attackers for units destroyed in a melee, even to attackers that were slain.

    Returns how many legend cards are to be drawn.
    """
    cards = 0
    if not is_melee(s) or not s.setting.ever_has_power[TAKE_FOR_SLAIN]:
        return cards
    for unit in attackers(s):
        for power in powers_with(s, unit, TAKE_FOR_SLAIN):
            slain = sum([power.units >> s.profile[foe] & 1 for foe in destroyed_units(s)])
            if slain and is_ready(s, unit, power):
                use(s, unit, power)
                count = power.count if power.per == PER_ATTACK else power.count * slain
                cards += gain(s, attacking_seat(s), unit, power.what, count)
    return cards


# Who follows up


def followers(s: War) -> list[int]:
    """JA-7.9, ruling J-36: the attackers that can move in; if an impetuous one can, only the impetuous ones."""
    seat, target = attacking_seat(s), target_of(s)
    side = side_of(s, seat)
    if is_assault(s):
        return assaulter(s)
    if not is_melee(s) or troops_in(s, target, 1 - side):
        return []
    room = s.room[target] - sum([size_of(s, unit) for unit in members(s.fight[FOLLOWED])])
    able = [
        unit
        for unit in attackers(s)
        if can_act(s, unit, seat)
        and s.place[unit] != target
        and not is_among(s, SHOVED, unit)
        and not is_among(s, FOLLOWED, unit)
        and size_of(s, unit) <= room
        and has_way_in(s, unit, side)
    ]
    return [unit for unit in able if has_skill(s, unit, IMPETUOUS)] or able


def assaulter(s: War) -> list[int]:
    """JA-12.7: the creature, if the hex holds no units and no buildings; it may also come from the sky."""
    unit, target = attackers(s)[0], target_of(s)
    if not can_act(s, unit, attacking_seat(s)) or is_among(s, SHOVED, unit) or is_among(s, FOLLOWED, unit):
        return []
    is_barred = not ignores_terrain(s, unit) and any(
        has_stakes(s, one, other) or has_wall(s, one, other)
        for area in hex_of_fight(s)
        for one, other in borders_before(s, unit, area)
    )
    return [unit] if not is_barred and is_free_hex(s, unit, s.setting.board.area_hex[target]) else []


def has_way_in(s: War, unit: int, side: int) -> bool:
    """JA-10.5, JA-8.8: not across stakes or walls, nor into an enemy barricade except for an engineer."""
    target = target_of(s)
    if not may_stand(s, unit, target):
        return False
    if barricade_of(s, target) == 2 - side and not has_skill(s, unit, ENGINEER):
        return False
    if ignores_terrain(s, unit):
        return True
    return not has_stakes(s, s.place[unit], target) and not has_wall(s, s.place[unit], target)


def must_follow(s: War) -> bool:
    """JA-9.impetuous: whether an attacker has no choice."""
    return any(has_skill(s, unit, IMPETUOUS) for unit in followers(s))


@final
@dataclass
class FollowUp(Frame):
    """7. Some or all attackers move into the area if it holds no enemy."""

    @rule("JA-7.9")
    def begin(self, s: War) -> Next:
        """They are chosen one by one and move in together."""
        if followers(s):
            return self.ask(s, attacking_seat(s), "follower")
        return self.goto("advance")

    def offer_follower(self, s: War) -> list[Choice]:
        """One attacker of each kind, or no more."""
        offers = [FOLLOW_UP(unit) for unit in distinct_units(s, followers(s))]
        return sorted(offers if must_follow(s) else [HOLD_GROUND(), *offers])

    def refuse_follower(self, s: War, choice: Choice) -> Refusal | None:
        """Not an attacker that can move in, or an impetuous one must go first."""
        if choice[0] == HOLD_GROUND.name:
            return Refusal("JA-9.impetuous", "must-follow-up") if must_follow(s) else None
        if choice[1] not in followers(s):
            return Refusal("JA-7.9", "impetuous-first" if must_follow(s) else "cannot-follow-up", unit=choice[1])
        return refuse_duplicate(choice[1], distinct_units(s, followers(s)), "JA-7.9")

    @question(("JA-7.9", "JA-9.impetuous"), FOLLOW_UP, HOLD_GROUND)
    def follower(self, s: War, choice: Choice) -> Next:
        """Add one more, or move."""
        if choice[0] == HOLD_GROUND.name:
            return self.goto("advance")
        if has_skill(s, choice[1], IMPETUOUS):
            WITNESS.cite(("JA-9.impetuous",), "impetuous follow-up")
        join(s, FOLLOWED, choice[1])
        return self.goto("begin")

    @rule("JA-7.9", "JA-6.4")
    def advance(self, s: War) -> Next:
        """They move in; powers reward them for it."""
        following = members(s.fight[FOLLOWED])
        if following:
            s.emit(UnitsFollowedUp, attacking_seat(s), following, target_of(s))
            move(s, following, target_of(s))
            cards = sum([reward_follower(s, unit) for unit in following])
            if cards:
                return self.call(s, DrawCards(attacking_seat(s), cards), "rewarded")
        return self.done(s)

    @rule("JA-8.5")
    def rewarded(self, s: War, _: None) -> Next:
        """The cards are in hand."""
        return self.done(s)


def reward_follower(s: War, unit: int) -> int:
    """What a unit's powers give for following up; returns how many legend cards are to be drawn."""
    cards = 0
    for power in powers_with(s, unit, TAKE):
        if power.timing == FOLLOW_UP_TIME and is_ready(s, unit, power):
            use(s, unit, power)
            cards += gain(s, attacking_seat(s), unit, power.what, power.count)
    return cards


# Breakthrough


def breakthrough_units(s: War) -> list[int]:
    """JA-11.3, ruling J-71: the cavalry that charged and may move on, if half of the attacked units are affected.

    A unit that was pushed back may not (as ruling J-34 says of the follow-up).
    """
    if not s.setting.optional.breakthrough or not s.fight[CHARGERS]:
        return []
    if count_affected(s) < max(1, len(attacked(s)) // 2):
        return []
    arm, seat = s.setting.cards.arm, attacking_seat(s)
    return [
        unit
        for unit in members(s.fight[CHARGERS])
        if arm[s.profile[unit]] == CAVALRY and can_act(s, unit, seat) and not is_among(s, SHOVED, unit)
    ]


def count_affected(s: War) -> int:
    """JA-11.3: how many of the attacked were pushed, destroyed, disrupted or captured."""
    return sum([is_among(s, PUSHED, unit) or s.place[unit] in (GRAVEYARD, DISRUPTED, CAPTIVE) for unit in attacked(s)])


def areas_beyond(s: War, unit: int) -> list[int]:
    """JA-11.3: the areas next to the attacked one that are free or allied and have room."""
    side = side_of(s, attacking_seat(s))
    return [area for area in ways_from(s, target_of(s)) if area != s.place[unit] and is_open_to(s, unit, area, side)]


@final
@dataclass
class Breakthrough(Frame):
    """11. Cavalry moves on after its charge, one unit at a time, even after a follow-up (JA-11.3)."""

    units: list[int]
    """The units that have not moved yet."""

    @rule("JA-11.3")
    def begin(self, s: War) -> Next:
        """Ask for each unit that has somewhere to go."""
        while self.units:
            if can_act(s, self.units[0], attacking_seat(s)) and areas_beyond(s, self.units[0]):
                return self.ask(s, attacking_seat(s), "rider")
            self.units.pop(0)
        return self.done(s)

    def offer_rider(self, s: War) -> list[Choice]:
        """An area next to the attacked one, or stay."""
        unit = self.units[0]
        return sorted([REST(unit), *[BREAK_THROUGH(unit, area) for area in areas_beyond(s, unit)]])

    def refuse_rider(self, s: War, choice: Choice) -> Refusal | None:
        """A unit other than the one in question, or no open area next to the attacked one."""
        unit = self.units[0]
        is_move = choice[1] == unit and choice[0] == BREAK_THROUGH.name
        if is_move and choice[2] not in areas_beyond(s, unit):
            return Refusal("JA-11.3", "not-beyond", area=choice[2])
        return refuse_other_unit(unit, choice, "JA-11.3")

    @question("JA-11.3", BREAK_THROUGH, REST)
    def rider(self, s: War, choice: Choice) -> Next:
        """A move past the attacked area, or none."""
        unit = self.units.pop(0)
        if choice[0] == BREAK_THROUGH.name:
            s.emit(UnitBrokeThrough, attacking_seat(s), unit, choice[2])
            ride_past(s, unit, target_of(s), choice[2])
            judge(s, AT_ONCE)
        return self.goto("begin") if s.verdict == UNDECIDED else self.end(s)


def ride_past(s: War, unit: int, attacked_area: int, area: int) -> None:
    """JA-10.5: an area not adjacent to the unit is reached through the attacked area, so two borders are crossed."""
    if border_of(s, s.place[unit], area) < 0:
        side = side_of(s, attacking_seat(s))
        cross(s, s.place[unit], attacked_area, side)
        cross(s, attacked_area, area, side)
    move(s, [unit], area)


# Units that move on


def movers(s: War) -> list[int]:
    """The attackers that may move after the attack because of a result on their own melee dice."""
    if not is_melee(s) or not s.setting.ever_has_power[MOVE_FOR_RESULT]:
        return []
    return [unit for unit in attackers(s) if may_move_on(s, unit)]


def may_move_on(s: War, unit: int) -> bool:
    """Whether a unit has such a power and rolled its result."""
    return s.place[unit] >= 0 and any(
        has_shown(s, unit, power.result) and is_ready(s, unit, power) for power in powers_with(s, unit, MOVE_FOR_RESULT)
    )


@final
@dataclass
class MoveOn(Frame):
    """6. Units move on because of what their dice showed, one by one."""

    units: list[int]
    """The units that have not moved yet."""

    @rule("JA-6.2")
    def begin(self, s: War) -> Next:
        """Ask for each unit that has somewhere to go."""
        side = side_of(s, attacking_seat(s))
        while self.units:
            if s.place[self.units[0]] >= 0 and has_step(s, self.units[0], side):
                return self.ask(s, attacking_seat(s), "mover")
            self.units.pop(0)
        return self.done(s)

    def offer_mover(self, s: War) -> list[Choice]:
        """Across one border, or stay."""
        unit = self.units[0]
        areas = steps_open_to(s, unit, side_of(s, attacking_seat(s)))
        return sorted([REST(unit), *[MOVE_ON(unit, area) for area in areas]])

    def refuse_mover(self, s: War, choice: Choice) -> Refusal | None:
        """A unit other than the one in question, or no open area."""
        unit = self.units[0]
        is_move = choice[1] == unit and choice[0] == MOVE_ON.name
        if is_move and choice[2] not in steps_open_to(s, unit, side_of(s, attacking_seat(s))):
            return Refusal("JA-6.2", "area-not-open", area=choice[2])
        return refuse_other_unit(unit, choice, "JA-6.2")

    @question("JA-6.2", MOVE_ON, REST)
    def mover(self, s: War, choice: Choice) -> Next:
        """A move, or none."""
        unit = self.units.pop(0)
        if choice[0] == REST.name:
            return self.goto("begin")
        for power in powers_with(s, unit, MOVE_FOR_RESULT):
            use(s, unit, power)
        move(s, [unit], choice[2])
        return self.goto("moved_on")

    @rule("JA-4.12")
    def moved_on(self, s: War) -> Next:
        """The game may be over at once."""
        judge(s, AT_ONCE)
        return self.goto("begin") if s.verdict == UNDECIDED else self.end(s)


# Another melee


def can_attack_again(s: War, seat: int, unit: int) -> bool:
    """Whether a unit still has the power, and an enemy next to it."""
    is_able = any(is_ready(s, unit, power) for power in powers_with(s, unit, MELEE_AGAIN))
    return is_able and bool(melee_targets(s, seat, unit))


def melee_targets(s: War, seat: int, unit: int) -> list[int]:
    """JA-6.5, JA-6.7: the areas that a unit can attack in melee."""
    if s.place[unit] < 0:
        return []
    here, foe = s.place[unit], 1 - side_of(s, seat)
    reach = [*ways_from(s, here), here] if is_inside(s, here) else ways_from(s, here)
    return sorted([area for area in reach if troops_in(s, area, foe)])
