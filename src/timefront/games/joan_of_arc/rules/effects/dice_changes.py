"""8. How cards change the dice of an attack (JA-8.5, JA-7.1, JA-7.2)."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Final, final

from timefront.games.joan_of_arc.board.boons import THIS_ATTACK, grant
from timefront.games.joan_of_arc.board.losses import hp_left
from timefront.games.joan_of_arc.content.cards.effect_numbers import REMOVE_DICE
from timefront.games.joan_of_arc.content.dice import BLANK, KILL, SHIELD
from timefront.games.joan_of_arc.content.effects import Effect
from timefront.games.joan_of_arc.content.vocabulary import (
    ADD_DIE,
    ADD_RESULTS,
    CANCEL_RESULTS,
    REROLL_DICE,
    RESCUE,
    TURN_DICE,
)
from timefront.games.joan_of_arc.events.attacks import DieRerolled, ResultTurned, ShieldsGained
from timefront.games.joan_of_arc.events.cards import ResultCancelled
from timefront.games.joan_of_arc.rules.attack.dodge import Dodge, dodgers
from timefront.games.joan_of_arc.rules.attack.muster import SEAT
from timefront.games.joan_of_arc.rules.attack.pool import FROM_POWER, NO_UNIT
from timefront.games.joan_of_arc.rules.attack.reroll_token import could_improve
from timefront.games.joan_of_arc.rules.attack.rows import (
    ALLOCATED,
    ATTACK,
    DEFENCE_SIDE,
    FIRST_REROLL,
    TAKEN_AWAY,
    add_die,
    colour,
    dice_of_seat,
    distinct_dice,
    is_blank,
    rolled_dice,
    seal,
    showing,
    throws,
    worst_result,
)
from timefront.games.joan_of_arc.rules.attack.unit_by_unit import refuse_duplicate
from timefront.games.joan_of_arc.state import War, side_of
from timefront.games.joan_of_arc.verbs import ENOUGH_DICE, PICK_DIE, REROLLS
from timefront.kernel.chance import Chance, Result
from timefront.kernel.flow import NOBODY, Frame, Next
from timefront.kernel.questions import Choice, Refusal, question
from timefront.kernel.rulebook import rule

BY_CARD: Final = REROLLS.index("card")


def own_dice_side(s: War, seat: int) -> int:
    """Which roll of the attack belongs to a seat."""
    return ATTACK if side_of(s, s.fight[SEAT]) == side_of(s, seat) else DEFENCE_SIDE


def would_change(s: War, effect: Effect, seat: int) -> bool:
    """Whether an effect would change something about the dice; other effects do not.

    A shield needs a result to stop, and a reroll a die that could be better (ruling J-74).
    """
    if not s.fight:
        return False
    if effect.effect in (ADD_DIE, REMOVE_DICE):
        return True
    if effect.effect == ADD_RESULTS:
        return effect.result != SHIELD or is_hit(s, seat)
    if effect.effect == RESCUE:
        return bool(units_in_danger(s, seat))
    if effect.effect == CANCEL_RESULTS:
        return bool(showing(s, 1 - own_dice_side(s, seat), effect.result))
    if effect.effect == REROLL_DICE:
        return could_improve(s, own_dice_side(s, seat), dice_to_pick(s, effect, seat))
    if effect.effect != TURN_DICE or not dice_to_pick(s, effect, seat):
        return False
    return effect.into != SHIELD or is_hit(s, seat)


def is_hit(s: War, seat: int) -> bool:
    """Whether the other roll of the attack shows a result that a shield of a seat could stop."""
    return worst_result(s, 1 - own_dice_side(s, seat)) != BLANK


def units_in_danger(s: War, seat: int) -> list[int]:
    """The units of a seat that an allocated KILL would destroy unless something prevents it."""
    found: list[int] = []
    for die, fate in enumerate(s.die_fate):
        unit = s.die_mate[die]
        if fate == ALLOCATED and s.die_result[die] == KILL and s.owner[unit] == seat and unit not in found:
            kills = [other for other, mate in enumerate(s.die_mate) if mate == unit and s.die_fate[other] == ALLOCATED]
            if hp_left(s, unit) <= len(kills):
                found.append(unit)
    return found


def change_at_once(s: War, effect: Effect, seat: int) -> None:
    """Make the changes that need no choice now: more or fewer dice or results, or a rescue."""
    side = own_dice_side(s, seat)
    if effect.effect in (ADD_DIE, REMOVE_DICE, RESCUE):
        grant(s, effect.id, NOBODY, seat, THIS_ATTACK)
    elif effect.effect == ADD_RESULTS:
        for _ in range(effect.count):
            add_die(s, side, NO_UNIT, ~effect.result, FROM_POWER)
        if effect.result == SHIELD:
            s.emit(ShieldsGained, NO_UNIT, effect.count)
    elif effect.effect == CANCEL_RESULTS:
        found = showing(s, 1 - side, effect.result)
        for die in found[: effect.count] if effect.count else found:
            seal(s, die, TAKEN_AWAY)
            s.emit(ResultCancelled, s.die_unit[die], colour(s, die), effect.result)


def dice_to_pick(s: War, effect: Effect, seat: int) -> list[int]:
    """The player's dice that an effect can turn or reroll."""
    side = own_dice_side(s, seat)
    found = showing(s, side, effect.result) if effect.effect == TURN_DICE else rolled_dice(s, side)
    return dice_of_seat(s, found, seat)


@final
@dataclass
class PickDice(Frame):
    """8. A player picks dice of their own for a card to turn or reroll."""

    effect: int
    seat: int
    rolling: list[int] = field(default_factory=list)
    """The dice that were picked."""

    def record(self, s: War) -> Effect:
        """What the card does with them."""
        return s.setting.cards.effects[self.effect]

    def able(self, s: War) -> list[int]:
        """The dice that can still be picked."""
        return [die for die in dice_to_pick(s, self.record(s), self.seat) if die not in self.rolling]

    @rule("JA-8.5")
    def begin(self, s: War) -> Next:
        """As many as the card says, or fewer."""
        if len(self.rolling) < self.record(s).count and self.able(s):
            return self.ask(s, self.seat, "die")
        return self.goto("picked")

    def offer_die(self, s: War) -> list[Choice]:
        """One of each interchangeable group; at least one is picked."""
        picks = [PICK_DIE(die) for die in distinct_dice(s, self.able(s))]
        return sorted([*picks, ENOUGH_DICE()]) if self.rolling else sorted(picks)

    def refuse_die(self, s: War, choice: Choice) -> Refusal | None:
        """Another player's die, or one that is the same as an earlier one."""
        if choice[0] == ENOUGH_DICE.name:
            return None if self.rolling else Refusal("JA-8.5", "pick-a-die")
        if choice[1] not in self.able(s):
            return Refusal("JA-8.5", "not-for-that-die")
        return refuse_duplicate(choice[1], distinct_dice(s, self.able(s)), "JA-8.5")

    @question("JA-8.5", PICK_DIE, ENOUGH_DICE)
    def die(self, s: War, choice: Choice) -> Next:
        """One more, or enough."""
        if choice[0] == ENOUGH_DICE.name:
            return self.goto("picked")
        self.rolling.append(choice[1])
        return self.goto("begin")

    @rule("JA-8.5", "JA-7.2")
    def picked(self, s: War) -> Next:
        """The dice are turned, or rerolled together."""
        effect = self.record(s)
        if effect.effect == REROLL_DICE:
            return self.roll(s, "reroll")
        for die in self.rolling:
            s.die_result[die] = effect.into
            s.emit(ResultTurned, s.die_unit[die], effect.result, effect.into)
        return self.done(s)

    def chance_reroll(self, s: War) -> Chance:
        """The dice that were picked."""
        return Chance("reroll", throws(s, self.rolling))

    @rule("JA-7.2", "JA-9.dodge")
    def reroll(self, s: War, result: Result) -> Next:
        """The new results count; a blank of the defence lets its unit dodge immediately (ruling J-28)."""
        for place, die in enumerate(self.rolling):
            before = s.die_result[die]
            s.die_result[die] = result[place]
            s.die_marks[die] |= 1 << FIRST_REROLL + BY_CARD
            s.emit(DieRerolled, self.seat, s.die_unit[die], colour(s, die), before, result[place], BY_CARD)
        is_defence = own_dice_side(s, self.seat) == DEFENCE_SIDE
        blanks = [s.die_unit[die] for die in self.rolling if is_defence and is_blank(s, die) and s.die_unit[die] >= 0]
        return self.call(s, Dodge(blanks), "over") if dodgers(s, blanks) else self.done(s)

    @rule("JA-8.5")
    def over(self, s: War, _: None) -> Next:
        """Nothing is left to do."""
        return self.done(s)
