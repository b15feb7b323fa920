"""7. The results take effect, on both sides at the same time (JA-7.5 to JA-7.8)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import final

from timefront.games.joan_of_arc.board.abilities import has_skill, is_ready, powers_with, use
from timefront.games.joan_of_arc.board.losses import disrupt, hp_left, kill
from timefront.games.joan_of_arc.content.dice import DISRUPT, KILL, PUSH, TRAMPLE
from timefront.games.joan_of_arc.content.vocabulary import (
    CHARACTER,
    CIVILIAN,
    EXTRA_WOUND,
    IMMORTAL,
    RESCUE,
    SLAYER,
    TOUGH,
    TURN_RESULTS,
)
from timefront.games.joan_of_arc.events.attacks import ResultTurned
from timefront.games.joan_of_arc.events.results import ExtraWoundDealt
from timefront.games.joan_of_arc.rules.attack.deadly_blow import (
    REPELLED,
    STRUCK,
    Capture,
    DeadlyBlow,
    kill_in_attack,
    rescue_by_card,
    wound_in_attack,
)
from timefront.games.joan_of_arc.rules.attack.muster import (
    DYING,
    PUSHED,
    RESCUERS,
    SHOVED,
    SLAIN_MORE,
    WOUNDED_MORE,
    attacking_seat,
    fights_with,
    is_among,
    join,
)
from timefront.games.joan_of_arc.rules.attack.rows import ALLOCATED, RETALIATES, all_dice, seat_of_die
from timefront.games.joan_of_arc.state import War, unit_side
from timefront.kernel.bits import members
from timefront.kernel.flow import NOBODY, Frame, Next
from timefront.kernel.rulebook import rule


def blows_to_strike(s: War) -> list[int]:
    """JA-7.5, JA-7.6, JA-7.8: the dice whose results take effect now, in their order; PUSHes come later.

    First those on civilians, while those who lead them still stand; the slain still strike back (ruling J-34).
    """
    struck = [die for die in all_dice(s) if s.die_fate[die] in (ALLOCATED, RETALIATES)]
    led = [die for die in struck if s.setting.cards.kind[s.profile[s.die_mate[die]]] == CIVILIAN]
    return worst_first(s, led) + worst_first(s, [die for die in struck if die not in led])


def worst_first(s: War, dice: list[int]) -> list[int]:
    """KILLs, first those that wound more, then DISRUPTs."""
    kills = [die for die in dice if s.die_result[die] == KILL]
    worse = [die for die in kills if wounds_more(s, die)]
    disrupts = [die for die in dice if s.die_result[die] == DISRUPT]
    return worse + [die for die in kills if die not in worse] + disrupts


def wounds_more(s: War, die: int) -> bool:
    """Whether a KILL of this die can bring further wounds."""
    attacker = s.die_unit[die]
    if s.die_fate[die] != ALLOCATED or attacker < 0:
        return False
    return fights_with(s, attacker, SLAYER) or bool(powers_with(s, attacker, EXTRA_WOUND))


def mark_pushed(s: War) -> None:
    """JA-7.7, JA-7.8: the defenders that must give way once all blows have fallen, and the attackers."""
    for die in all_dice(s):
        if s.die_fate[die] == ALLOCATED and s.die_result[die] in (PUSH, TRAMPLE):
            join(s, PUSHED, s.die_mate[die])
        if s.die_fate[die] == RETALIATES and s.die_result[die] == PUSH:
            join(s, SHOVED, s.die_mate[die])


@final
@dataclass
class Blows(Frame):
    """7. Wounds and disruptions, one result after the other; what comes too late does nothing."""

    dice: list[int]
    """The dice that have not taken effect."""

    @rule("JA-7.5", "JA-7.6", "JA-11.4")
    def begin(self, s: War, _: None = None) -> Next:
        """A KILL that would destroy a tough unit, or one that can be rescued, is a matter of its own; so is capture."""
        while self.dice and not s.fight[DYING]:
            die = self.dice.pop(0)
            unit = s.die_mate[die]
            if s.place[unit] < 0:
                continue
            if s.die_fate[die] == RETALIATES:
                strike_attacker(s, unit, die)
                continue
            result = turned(s, unit, s.die_result[die])
            if result == KILL and hp_left(s, unit) <= 1:
                rescuer = rescuer_of(s, unit)
                if rescuer != NOBODY or rescue_by_card(s, unit) is not None or has_skill(s, unit, TOUGH):
                    self.dice.insert(0, die)
                    seat = attacking_seat(s)
                    return self.call(s, DeadlyBlow(unit, seat, rescuer, captor=seat), "blow_struck")
            suffer(s, die, unit, result)
        return self.call(s, Capture(), "begin") if s.fight[DYING] else self.done(s)

    @rule("JA-7.5", "JA-9.tough", "JA-9.slayer")
    def blow_struck(self, s: War, outcome: list[int]) -> Next:
        """A deadly blow is settled; toughness does not answer a slayer's extra wound."""
        die = self.dice.pop(0)
        for rescuer in outcome[1:]:
            join(s, RESCUERS, rescuer)
        if outcome[0] == STRUCK:
            wound_more(s, die, s.die_mate[die])
        elif outcome[0] == REPELLED:
            slay(s, die, s.die_mate[die])
        return self.goto("begin")


def strike_attacker(s: War, unit: int, die: int) -> None:
    """JA-7.8: what a die of the defence does to an attacker; the reward is its owner's (JA-7.10)."""
    if s.die_result[die] == KILL:
        kill(s, unit, seat_of_die(s, die))
    else:
        disrupt(s, unit, seat_of_die(s, die))


def turned(s: War, unit: int, result: int) -> int:
    """What a result counts for on a unit with a power that turns it."""
    for power in powers_with(s, unit, TURN_RESULTS):
        if power.result == result and is_ready(s, unit, power):
            use(s, unit, power)
            s.emit(ResultTurned, unit, result, power.into)
            return power.into
    return result


def suffer(s: War, die: int, unit: int, result: int) -> None:
    """JA-7.5, JA-7.6: what a result does to a defender."""
    if result == KILL:
        kill_in_attack(s, unit)
        wound_more(s, die, unit)
    elif result == DISRUPT:
        disrupt(s, unit, attacking_seat(s))
    elif result == PUSH:
        join(s, PUSHED, unit)


def rescuer_of(s: War, unit: int) -> int:
    """Another unit of its side in its area that has not tried a rescue in this attack."""
    side = unit_side(s, unit)
    if side == NOBODY or has_skill(s, unit, IMMORTAL):
        return NOBODY
    healers = s.setting.cards.with_effect[RESCUE]
    for other in members(s.here[s.place[unit]] & s.force[side] & ~s.fight[RESCUERS]):
        if healers >> s.profile[other] & 1 and other != unit and is_ready(s, other, powers_with(s, other, RESCUE)[0]):
            return other
    return NOBODY


# Extra wounds


def wound_more(s: War, die: int, unit: int) -> None:
    """Further wounds for a KILL of certain units that was suffered, once each."""
    slay(s, die, unit)
    attacker = s.die_unit[die]
    if attacker < 0 or s.place[unit] < 0 or not hp_left(s, unit):
        return
    for power in powers_with(s, attacker, EXTRA_WOUND):
        if not is_among(s, WOUNDED_MORE, attacker) and is_ready(s, attacker, power):
            use(s, attacker, power)
            join(s, WOUNDED_MORE, attacker)
            deal_extra(s, attacker, unit, power.count)


def slay(s: War, die: int, unit: int) -> None:
    """JA-9.slayer, ruling J-45: one wound more for a character that was given a KILL, cancelled or not."""
    attacker = s.die_unit[die]
    if attacker < 0 or s.place[unit] < 0 or not hp_left(s, unit):
        return
    if (
        s.setting.cards.kind[s.profile[unit]] == CHARACTER
        and not is_among(s, SLAIN_MORE, unit)
        and fights_with(s, attacker, SLAYER)
    ):
        join(s, SLAIN_MORE, unit)
        deal_extra(s, attacker, unit, 1)


def deal_extra(s: War, attacker: int, unit: int, count: int) -> None:
    """Wounds beyond the KILL's own, on whoever still stands."""
    for _ in range(count):
        if s.place[unit] >= 0 and hp_left(s, unit):
            s.emit(ExtraWoundDealt, attacker, unit)
            wound_in_attack(s, unit)
