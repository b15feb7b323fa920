"""7. The results take effect, on both sides at the same time (JA-7.5 to JA-7.8)."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Final, final

from timefront.games.joan_of_arc.board.abilities import has_skill, is_ready, power_of, powers_with, use
from timefront.games.joan_of_arc.board.losses import disrupt, hp_left, kill, send_to_infirmary, wound
from timefront.games.joan_of_arc.content.dice import BLACK, DISRUPT, KILL, PUSH, SHIELD, TRAMPLE
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
from timefront.games.joan_of_arc.events.results import ExtraWoundDealt, RescueRolled, ToughnessRolled
from timefront.games.joan_of_arc.rules.attack.fight import ALLOCATED, RETALIATES
from timefront.games.joan_of_arc.rules.attack.pushes import Pushes
from timefront.games.joan_of_arc.rules.attack.reroll_token import TokenQuestion
from timefront.games.joan_of_arc.rules.attack.retaliation import Retaliation
from timefront.games.joan_of_arc.rules.attack.unit_by_unit import offer_for_unit, refuse_other_unit
from timefront.games.joan_of_arc.state import REROLL, War, held, side_of, unit_side
from timefront.games.joan_of_arc.verbs import LET_FALL, RESCUE_UNIT
from timefront.kernel.bits import members
from timefront.kernel.chance import Chance, Result, dice
from timefront.kernel.flow import NOBODY, Next
from timefront.kernel.questions import Choice, Refusal, question
from timefront.kernel.rulebook import rule

REPELLED: Final = 0
STRUCK: Final = 1
RESCUED: Final = 2
"""How a deadly blow ended: the unit was tough, it was hit, somebody saved it."""
BY_SLAYER: Final = -2
"""Stands for all slayers among those who dealt extra wounds."""


@final
@dataclass
class DeadlyBlow(TokenQuestion):
    """A KILL that would destroy a defender, of an attack or of a collapse: its toughness, then whoever can rescue it.

    The result says how it ended, and behind it who tried a rescue.
    """

    unit: int
    by: int
    rescuer: int
    is_rescue: bool = False
    """Whether the last roll was the rescuer's, not the unit's own."""

    @rule("JA-7.5", "JA-9.tough")
    def begin(self, s: War) -> Next:
        """A tough unit rolls when the KILL is applied (ruling J-48)."""
        return self.roll(s, "toughness") if has_skill(s, self.unit, TOUGH) else self.goto("help")

    def chance_toughness(self, s: War) -> Chance:
        """One black die."""
        return dice("toughness", [s.setting.die_faces[6 * BLACK : 6 * BLACK + 6]])

    @rule("JA-9.tough")
    def toughness(self, s: War, result: Result) -> Next:
        """A SHIELD cancels the KILL."""
        s.emit(ToughnessRolled, self.unit, result[0])
        if result[0] == SHIELD:
            return self.done(s, [REPELLED])
        seat = self.token_seat(s)
        return self.ask(s, seat, "token") if seat != NOBODY and held(s, seat, REROLL) else self.goto("help")

    # The reroll token

    def token_seat(self, s: War) -> int:
        """Who has rolled last."""
        return s.owner[self.rescuer if self.is_rescue else self.unit]

    def let_roll_stand(self, s: War) -> Next:
        """Neither toughness nor a rescue has helped."""
        return self.goto("fall" if self.is_rescue else "help")

    def roll_again(self, s: War) -> Next:
        """The last of the two rolls."""
        return self.roll(s, "rescue_roll") if self.is_rescue else self.roll(s, "toughness")

    # Help

    @rule("JA-7.5")
    def help(self, s: War) -> Next:
        """Somebody in the area may save it."""
        if self.rescuer != NOBODY:
            return self.ask(s, s.owner[self.rescuer], "rescue")
        kill(s, self.unit, self.by)
        return self.done(s, [STRUCK])

    def offer_rescue(self, s: War) -> list[Choice]:
        """Try it, or let it fall."""
        return offer_for_unit(self.unit, LET_FALL, RESCUE_UNIT)

    def refuse_rescue(self, s: War, choice: Choice) -> Refusal | None:
        """Another unit than the one in question."""
        return refuse_other_unit(self.unit, choice, "JA-7.5")

    @question("JA-7.5", RESCUE_UNIT, LET_FALL)
    def rescue(self, s: War, choice: Choice) -> Next:
        """One unit in an attack."""
        if choice[0] == RESCUE_UNIT.name:
            use(s, self.rescuer, powers_with(s, self.rescuer, RESCUE)[0])
            self.is_rescue = True
            return self.roll(s, "rescue_roll")
        kill(s, self.unit, self.by)
        return self.done(s, [STRUCK])

    def chance_rescue_roll(self, s: War) -> Chance:
        """The die of the power."""
        die = power_of(s, self.rescuer, powers_with(s, self.rescuer, RESCUE)[0]).die
        return dice("rescue", [s.setting.die_faces[6 * die : 6 * die + 6]])

    @rule("JA-7.5", "JA-7.6")
    def rescue_roll(self, s: War, result: Result) -> Next:
        """On the right result the unit is disrupted instead."""
        s.emit(RescueRolled, self.rescuer, self.unit, result[0])
        if result[0] == power_of(s, self.rescuer, powers_with(s, self.rescuer, RESCUE)[0]).result:
            send_to_infirmary(s, self.unit, self.by)
            return self.done(s, [RESCUED, self.rescuer])
        return self.ask(s, self.token_seat(s), "token") if held(s, self.token_seat(s), REROLL) else self.goto("fall")

    @rule("JA-7.5")
    def fall(self, s: War) -> Next:
        """The rescue has failed."""
        kill(s, self.unit, self.by)
        return self.done(s, [STRUCK, self.rescuer])


@dataclass
class Blows(Retaliation):
    """Wounds and disruptions, then pushes. `undecided` holds the dice that have not taken effect."""

    rescuers: list[int] = field(default_factory=list)
    """Those who have tried to rescue somebody."""
    pushed: list[int] = field(default_factory=list)
    """Defenders that must give way."""

    @rule("JA-7.5", "JA-7.6", "JA-7.8")
    def blows(self, s: War) -> Next:
        """First on civilians, while those who lead them still stand; the slain still strike back (ruling J-34)."""
        rows = range(len(self.units))
        struck = [die for die in rows if self.fates[die] in (ALLOCATED, RETALIATES)]
        led = [die for die in struck if s.setting.cards.kind[s.profile[self.partners[die]]] == CIVILIAN]
        self.undecided = self.worst_first(s, led) + self.worst_first(s, [die for die in struck if die not in led])
        self.pushed = [
            self.partners[die] for die in rows if self.results[die] in (PUSH, TRAMPLE) and self.fates[die] == ALLOCATED
        ]
        return self.goto("next_blow")

    def worst_first(self, s: War, dice: list[int]) -> list[int]:
        """KILLs, first those that wound more, then DISRUPTs."""
        kills = [die for die in dice if self.results[die] == KILL]
        worse = [die for die in kills if self.wounds_more(s, die)]
        return [
            *worse,
            *[die for die in kills if die not in worse],
            *[die for die in dice if self.results[die] == DISRUPT],
        ]

    @rule("JA-7.5", "JA-7.6")
    def next_blow(self, s: War) -> Next:
        """One result after the other; what comes too late does nothing."""
        while self.undecided:
            die = self.undecided[0]
            unit = self.partners[die]
            result = self.results[die]
            if s.place[unit] < 0:
                self.undecided.pop(0)
            elif self.fates[die] == RETALIATES:
                self.undecided.pop(0)
                if result == KILL:
                    kill(s, unit, self.foe)
                else:
                    disrupt(s, unit, self.foe)
            else:
                result = self.turned(s, unit, result)
                if result == KILL and hp_left(s, unit) <= 1:
                    rescuer = self.rescuer_of(s, unit)
                    if rescuer != NOBODY or has_skill(s, unit, TOUGH):
                        return self.call(s, DeadlyBlow(unit, self.seat, rescuer), "blow_struck")
                self.undecided.pop(0)
                self.suffer(s, die, unit, result)
        return self.goto("push_defenders")

    def turned(self, s: War, unit: int, result: int) -> int:
        """What a result counts for on a unit with a power that turns it."""
        for number in powers_with(s, unit, TURN_RESULTS):
            power = power_of(s, unit, number)
            if power.result == result and is_ready(s, unit, number):
                use(s, unit, number)
                s.emit(ResultTurned, unit, result, power.into)
                return power.into
        return result

    def suffer(self, s: War, die: int, unit: int, result: int) -> None:
        """JA-7.5, JA-7.6: what a result does to a defender."""
        if result == KILL:
            kill(s, unit, self.seat)
            self.wound_more(s, die, unit)
        elif result == DISRUPT:
            disrupt(s, unit, self.seat)
        elif result == PUSH and unit not in self.pushed:
            self.pushed.append(unit)

    def wounds_more(self, s: War, die: int) -> bool:
        """Whether a KILL of this die can bring further wounds."""
        attacker = self.units[die]
        if self.fates[die] != ALLOCATED or attacker < 0:
            return False
        return has_skill(s, attacker, SLAYER, self.circumstances(s, attacker)) or bool(
            powers_with(s, attacker, EXTRA_WOUND)
        )

    def wound_more(self, s: War, die: int, unit: int) -> None:
        """Further wounds for a KILL of certain units that was suffered, once each."""
        self.slay(s, die, unit)
        attacker = self.units[die]
        if attacker < 0 or s.place[unit] < 0 or not hp_left(s, unit):
            return
        for number in powers_with(s, attacker, EXTRA_WOUND):
            if attacker not in self.wounded_more[::2] and is_ready(s, attacker, number):
                use(s, attacker, number)
                self.wounded_more += [attacker, unit]
                self.deal_extra(s, attacker, unit, power_of(s, attacker, number).count)

    def slay(self, s: War, die: int, unit: int) -> None:
        """JA-9.slayer, ruling J-45: one wound more for a character that was given a KILL, cancelled or not."""
        attacker = self.units[die]
        if attacker < 0 or s.place[unit] < 0 or not hp_left(s, unit):
            return
        if (
            s.setting.cards.kind[s.profile[unit]] == CHARACTER
            and not self.has_wounded_more(BY_SLAYER, unit)
            and has_skill(s, attacker, SLAYER, self.circumstances(s, attacker))
        ):
            self.wounded_more += [BY_SLAYER, unit]
            self.deal_extra(s, attacker, unit, 1)

    def has_wounded_more(self, attacker: int, unit: int) -> bool:
        """Whether an extra wound was dealt to a unit already."""
        pairs = self.wounded_more
        return any(pairs[place] == attacker and pairs[place + 1] == unit for place in range(0, len(pairs), 2))

    def deal_extra(self, s: War, attacker: int, unit: int, count: int) -> None:
        """Wounds beyond the KILL's own, on whoever still stands."""
        for _ in range(count):
            if s.place[unit] >= 0 and hp_left(s, unit):
                s.emit(ExtraWoundDealt, attacker, unit)
                wound(s, unit, self.seat)

    def rescuer_of(self, s: War, unit: int) -> int:
        """Another unit of its side in its area that has not tried a rescue in this attack."""
        side = unit_side(s, unit)
        if side == NOBODY or has_skill(s, unit, IMMORTAL):
            return NOBODY
        healers = s.setting.cards.with_effect[RESCUE]
        for other in members(s.here[s.place[unit]] & s.force[side]):
            if healers >> s.profile[other] & 1 and other != unit and other not in self.rescuers:
                number = powers_with(s, other, RESCUE)[0]
                if is_ready(s, other, number):
                    return other
        return NOBODY

    @rule("JA-7.5", "JA-9.tough", "JA-9.slayer")
    def blow_struck(self, s: War, outcome: list[int]) -> Next:
        """A deadly blow is settled; toughness does not answer a slayer's extra wound."""
        die = self.undecided.pop(0)
        self.rescuers += outcome[1:]
        if outcome[0] == STRUCK:
            self.wound_more(s, die, self.partners[die])
        elif outcome[0] == REPELLED:
            self.slay(s, die, self.partners[die])
        return self.goto("next_blow")

    # Pushes

    @rule("JA-7.7")
    def push_defenders(self, s: War) -> Next:
        """The attacker chooses where they go."""
        self.pushed = [unit for unit in self.pushed if s.place[unit] >= 0]
        if not self.pushed:
            return self.goto("push_attackers")
        side = side_of(s, self.foe)
        return self.call(s, Pushes(self.seat, side, self.seat, self.pushed[:]), "defenders_pushed")

    @rule("JA-7.7")
    def defenders_pushed(self, s: War, pushed: list[int]) -> Next:
        """Then the attackers."""
        self.pushed = pushed
        return self.goto("push_attackers")

    @rule("JA-7.8")
    def push_attackers(self, s: War) -> Next:
        """Whoever strikes back chooses where they go; they do not follow up (ruling J-34)."""
        shoved = [
            self.partners[die]
            for die in range(len(self.units))
            if self.fates[die] == RETALIATES and self.results[die] == PUSH and s.place[self.partners[die]] >= 0
        ]
        if not shoved:
            return self.goto("conclusion")
        side = side_of(s, self.seat)
        return self.call(s, Pushes(self.foe, side, self.foe, shoved), "attackers_pushed")

    @rule("JA-7.8")
    def attackers_pushed(self, s: War, shoved: list[int]) -> Next:
        """All results have taken effect."""
        self.shoved = shoved
        return self.goto("conclusion")
