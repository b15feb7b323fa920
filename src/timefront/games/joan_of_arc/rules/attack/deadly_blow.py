"""7. A blow that would destroy a unit: toughness, rescue, capture (JA-7.5, JA-9.tough, JA-11.4)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final, final

from timefront.games.joan_of_arc.board.abilities import has_skill, powers_with, use
from timefront.games.joan_of_arc.board.boons import granted_by_cards, revoke
from timefront.games.joan_of_arc.board.losses import add_wound, capture, destroy, kill, send_to_infirmary
from timefront.games.joan_of_arc.content.dice import BLACK, SHIELD
from timefront.games.joan_of_arc.content.effects import Effect
from timefront.games.joan_of_arc.content.vocabulary import CHARACTER, IMMORTAL, RESCUE, TOUGH
from timefront.games.joan_of_arc.events.results import RescueRolled, ToughnessRolled
from timefront.games.joan_of_arc.events.spells import CardRescueRolled
from timefront.games.joan_of_arc.rules.attack.muster import DYING, attacking_seat, join, leave
from timefront.games.joan_of_arc.rules.attack.reroll_token import TokenQuestion
from timefront.games.joan_of_arc.rules.attack.unit_by_unit import offer_for_unit, refuse_other_unit
from timefront.games.joan_of_arc.state import REROLL, War, held
from timefront.games.joan_of_arc.verbs import CAPTURE, LET_FALL, RESCUE_UNIT, SLAY
from timefront.kernel.bits import members
from timefront.kernel.chance import Chance, Result, dice
from timefront.kernel.flow import NOBODY, Frame, Next
from timefront.kernel.questions import Choice, Refusal, question
from timefront.kernel.rulebook import rule

REPELLED: Final = 0
STRUCK: Final = 1
RESCUED: Final = 2
"""How a deadly blow ended: the unit's toughness held, it was hit, somebody saved it."""


@final
@dataclass
class DeadlyBlow(TokenQuestion):
    """A KILL that would destroy a unit, in an attack or a collapse: first its toughness, then anyone who can rescue it.

    The result says how it ended, followed by who tried a rescue.
    """

    unit: int
    by: int
    rescuer: int
    is_rescue: bool = False
    """Whether the last roll was the rescuer's, not the unit's own."""
    captor: int = NOBODY
    """JA-11.4: who may capture the unit instead; nobody in a collapse."""

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
        """Who rolled last."""
        return s.owner[self.rescuer if self.is_rescue and self.rescuer != NOBODY else self.unit]

    def let_roll_stand(self, s: War) -> Next:
        """Neither toughness nor a rescue helped."""
        return self.goto("fall" if self.is_rescue else "help")

    def roll_again(self, s: War) -> Next:
        """Make the latest of the two rolls again."""
        return self.roll(s, "rescue_roll") if self.is_rescue else self.roll(s, "toughness")

    # Help

    @rule("JA-7.5")
    def help(self, s: War) -> Next:
        """A unit in the area may save it, or a card (JA-8.5)."""
        if self.rescuer != NOBODY or rescue_by_card(s, self.unit) is not None:
            return self.ask(s, s.owner[self.unit if self.rescuer == NOBODY else self.rescuer], "rescue")
        self.strike_down(s)
        return self.done(s, [STRUCK])

    def offer_rescue(self, s: War) -> list[Choice]:
        """Try the rescue, or let the unit fall."""
        return offer_for_unit(self.unit, LET_FALL, RESCUE_UNIT)

    def refuse_rescue(self, s: War, choice: Choice) -> Refusal | None:
        """A unit other than the one in question."""
        return refuse_other_unit(self.unit, choice, "JA-7.5")

    @question("JA-7.5", RESCUE_UNIT, LET_FALL)
    def rescue(self, s: War, choice: Choice) -> Next:
        """Only one unit may try in each attack."""
        if choice[0] == RESCUE_UNIT.name:
            if self.rescuer != NOBODY:
                use(s, self.rescuer, self.effect(s))
            self.is_rescue = True
            return self.roll(s, "rescue_roll")
        self.strike_down(s)
        return self.done(s, [STRUCK])

    def chance_rescue_roll(self, s: War) -> Chance:
        """The die of the power, or of the card."""
        die = self.effect(s).die
        return dice("rescue", [s.setting.die_faces[6 * die : 6 * die + 6]])

    @rule("JA-7.5", "JA-7.6")
    def rescue_roll(self, s: War, result: Result) -> Next:
        """On the right result the unit is disrupted instead."""
        if self.rescuer == NOBODY:
            s.emit(CardRescueRolled, self.unit, result[0])
        else:
            s.emit(RescueRolled, self.rescuer, self.unit, result[0])
        if result[0] == self.effect(s).result:
            owner = s.owner[self.unit]
            send_to_infirmary(s, self.unit, self.by)
            return self.done(s, [RESCUED, *self.use_up_rescue(s, owner)])
        return self.ask(s, self.token_seat(s), "token") if held(s, self.token_seat(s), REROLL) else self.goto("fall")

    def effect(self, s: War) -> Effect:
        """The power of the rescuer, or the card of the unit's owner."""
        if self.rescuer != NOBODY:
            return powers_with(s, self.rescuer, RESCUE)[0]
        card = rescue_by_card(s, self.unit)
        assert card is not None
        return card

    def use_up_rescue(self, s: War, seat: int) -> list[int]:
        """Who tried the rescue; if it was a card, it is now used up."""
        if self.rescuer != NOBODY:
            return [self.rescuer]
        revoke(s, granted_by_cards(s, RESCUE, seat)[0], seat)
        return []

    def strike_down(self, s: War) -> None:
        """The unit is hit."""
        if self.captor == NOBODY:
            kill(s, self.unit, self.by)
        else:
            kill_in_attack(s, self.unit)

    @rule("JA-7.5")
    def fall(self, s: War) -> Next:
        """The rescue failed."""
        tried = self.use_up_rescue(s, s.owner[self.unit])
        self.strike_down(s)
        return self.done(s, [STRUCK, *tried])


def rescue_by_card(s: War, unit: int) -> Effect | None:
    """JA-8.5: the effect of a card that may save a unit in this attack, if there is one."""
    if not s.boons or s.owner[unit] == NOBODY or has_skill(s, unit, IMMORTAL):
        return None
    found = granted_by_cards(s, RESCUE, s.owner[unit])
    return s.setting.cards.effects[found[0]] if found else None


# Capture


def kill_in_attack(s: War, unit: int) -> None:
    """JA-7.5: a KILL of the attack hits a defender."""
    if s.setting.cards.hp[s.profile[unit]]:
        wound_in_attack(s, unit)
    else:
        destroy(s, unit, attacking_seat(s))


def wound_in_attack(s: War, unit: int) -> None:
    """JA-2.2, JA-11.4: the attack wounds a defender; if the wound is final, the attacker may decide its fate."""
    if not add_wound(s, unit):
        return
    if can_be_captured(s, unit):
        join(s, DYING, unit)
    else:
        destroy(s, unit, attacking_seat(s))


def can_be_captured(s: War, unit: int) -> bool:
    """JA-11.4, ruling J-72: a character, if the rule is in force; an immortal one is never destroyed anyway."""
    is_character = s.setting.cards.kind[s.profile[unit]] == CHARACTER
    return s.setting.optional.ransom and is_character and not has_skill(s, unit, IMMORTAL)


@final
@dataclass
class Capture(Frame):
    """11. A character has suffered its final wound: the attacker captures or slays it (JA-11.4)."""

    @rule("JA-11.4")
    def begin(self, s: War) -> Next:
        """One at a time, before the next result takes effect."""
        return self.ask(s, attacking_seat(s), "fate") if s.fight[DYING] else self.done(s)

    def offer_fate(self, s: War) -> list[Choice]:
        """Capture it, or slay it."""
        return offer_for_unit(members(s.fight[DYING])[0], CAPTURE, SLAY)

    def refuse_fate(self, s: War, choice: Choice) -> Refusal | None:
        """A unit other than the one in question."""
        return refuse_other_unit(members(s.fight[DYING])[0], choice, "JA-11.4")

    @question("JA-11.4", CAPTURE, SLAY)
    def fate(self, s: War, choice: Choice) -> Next:
        """A captive is placed on the captor's player board; a slain character brings its rewards."""
        unit = choice[1]
        leave(s, DYING, unit)
        if choice[0] == CAPTURE.name:
            capture(s, unit, attacking_seat(s))
        else:
            destroy(s, unit, attacking_seat(s))
        return self.goto("begin")
