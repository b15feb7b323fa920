"""7. Which dice are rolled, both rolls, and what the attack's brings (JA-7.1, JA-2.5, JA-9.terror, JA-9.support)."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import final

from timefront.games.joan_of_arc.board.abilities import is_ready, powers_with, use
from timefront.games.joan_of_arc.board.boons import granted_by_cards, revoke
from timefront.games.joan_of_arc.board.piles import hand_of
from timefront.games.joan_of_arc.board.tokens import pay, spendable
from timefront.games.joan_of_arc.content.cards.effect_numbers import REMOVE_DICE
from timefront.games.joan_of_arc.content.skills import Condition
from timefront.games.joan_of_arc.content.vocabulary import (
    ADD_DIE,
    COSTS,
    DEFENCE,
    IN_CARDS,
    PAYING,
    REMOVE_DEFENCE_DIE,
    TAKE_FOR_RESULT,
)
from timefront.games.joan_of_arc.events.attacks import DicePaidFor, DiceRolled, DieRemoved, DieRolled
from timefront.games.joan_of_arc.rules.attack.muster import (
    ATTACKERS,
    FRIGHTENED,
    PAYERS,
    attackers,
    attacking_seat,
    attacking_side,
    circumstances,
    defenders,
    defending_seat,
    defending_side,
    dice_to_attack,
    is_among,
    is_melee,
    join,
    kind_of_roll,
    target_of,
)
from timefront.games.joan_of_arc.rules.attack.pool import (
    FROM_CARD,
    FROM_POWER,
    FROM_SIZE,
    NO_UNIT,
    Pool,
    add_own_dice,
    defence_dice,
)
from timefront.games.joan_of_arc.rules.attack.rows import (
    ATTACK,
    DEFENCE_SIDE,
    TAKEN_OUT,
    add_die,
    add_pool,
    colour,
    dice_of,
    distinct_dice,
    first_of_each_kind,
    has_shown,
    in_play,
    origin_of,
    rolled_dice,
    seal,
    settle,
    throws,
)
from timefront.games.joan_of_arc.rules.attack.unit_by_unit import (
    offer_for_unit,
    refuse_duplicate,
    refuse_other_unit,
)
from timefront.games.joan_of_arc.rules.effects.gains import gain
from timefront.games.joan_of_arc.rules.effects.legend import DiscardCards
from timefront.games.joan_of_arc.state import GIGANTIC_DECLARED, War
from timefront.games.joan_of_arc.verbs import KEEP_DIE, PAY_FOR_DICE, REMOVE_DIE, USE_OWN_DICE
from timefront.kernel.bits import members
from timefront.kernel.chance import Chance, Result
from timefront.kernel.flow import NOBODY, Frame, Next
from timefront.kernel.questions import Choice, Refusal, question
from timefront.kernel.rulebook import rule


def lay_attack_dice(s: War) -> None:
    """JA-7.1: set out the dice of all attackers; a gigantic die as it was declared (ruling J-38)."""
    add_pool(s, ATTACK, dice_to_attack(s))
    lay_dice_of_cards(s, ATTACK)
    for unit in attackers(s):
        s.used[unit] &= ~GIGANTIC_DECLARED


def lay_defence_dice(s: War) -> None:
    """JA-7.1: set out the dice of all units in the target area, and of what protects them."""
    paying = members(s.fight[PAYERS])
    add_pool(s, DEFENCE_SIDE, defence_dice(s, defenders(s), attackers(s), target_of(s), kind_of_roll(s), paying))
    lay_dice_of_cards(s, DEFENCE_SIDE)


def lay_dice_of_cards(s: War, side: int) -> None:
    """JA-8.5: set out the dice that partners' legend cards have added to a roll; they belong to no unit."""
    if s.boons:
        for seat in attacking_side(s) if side == ATTACK else defending_side(s):
            for effect in granted_by_cards(s, ADD_DIE, seat):
                add_die(s, side, NO_UNIT, s.setting.cards.effects[effect].die, FROM_POWER)


# Dice in place of others


def own_attack_dice(s: War, unit: int) -> list[int]:
    """The attack dice that a unit would roll; results without a roll are not dice."""
    return [die for die in dice_of(s, unit, ATTACK) if s.die_kind[die] >= 0]


def price(s: War, unit: int) -> Condition | None:
    """JA-2.5: the condition under which a unit's owner can pay for other dice in this roll."""
    roll = kind_of_roll(s) if is_among(s, ATTACKERS, unit) else DEFENCE
    for other in s.setting.cards.other_dice[s.profile[unit]]:
        condition = other.condition
        if other.roll == roll and condition.when == PAYING and can_pay(s, unit, condition):
            return condition
    return None


def can_pay(s: War, unit: int, condition: Condition) -> bool:
    """JA-2.5: whether a unit's owner has enough for the other dice that must be paid for."""
    return available_payment(s, s.owner[unit], COSTS.index(condition.words)) >= condition.count


def available_payment(s: War, seat: int, cost: int) -> int:
    """JA-2.5: how much of one of the `COSTS` a seat could pay: tokens, or legend cards from its hand."""
    return hand_of(s, seat).bit_count() if cost == IN_CARDS else spendable(s, seat, cost)


def may_pay(s: War, unit: int) -> bool:
    """JA-2.5: whether a unit may have other dice: not if it is frightened, nor in place of a gigantic die."""
    if is_among(s, FRIGHTENED, unit) or price(s, unit) is None:
        return False
    return not any(origin_of(s, die) == FROM_SIZE for die in dice_of(s, unit, ATTACK))


def payers(s: War) -> list[int]:
    """The units for which other dice can be bought, attackers first."""
    other_dice = s.setting.cards.other_dice
    return [unit for unit in attackers(s) + defenders(s) if other_dice[s.profile[unit]] and may_pay(s, unit)]


@final
@dataclass
class AttackDice(Frame):
    """7. Dice that are chosen: the single die of a frightened unit, and other dice for tokens."""

    undecided: list[int] = field(default_factory=list)
    """The units whose dice are still undecided."""

    @rule("JA-9.terror")
    def begin(self, s: War) -> Next:
        """Frightened units, which roll a single die, come first."""
        self.undecided = members(s.fight[FRIGHTENED])
        return self.goto("next_frightened")

    @rule("JA-9.terror")
    def next_frightened(self, s: War) -> Next:
        """The attacker chooses the one die of each victim."""
        if self.undecided:
            return self.ask(s, attacking_seat(s), "only_die")
        self.undecided = payers(s)
        return self.goto("next_payer")

    def offer_only_die(self, s: War) -> list[Choice]:
        """One die of each kind."""
        return sorted([KEEP_DIE(die) for die in first_of_each_kind(s, own_attack_dice(s, self.undecided[0]))])

    def refuse_only_die(self, s: War, choice: Choice) -> Refusal | None:
        """Another unit's die, or one that is the same as an earlier one."""
        own = own_attack_dice(s, self.undecided[0])
        if choice[1] not in own:
            return Refusal("JA-9.terror", "not-its-die", unit=self.undecided[0])
        return refuse_duplicate(choice[1], first_of_each_kind(s, own), "JA-9.terror")

    @question("JA-9.terror", KEEP_DIE)
    def only_die(self, s: War, choice: Choice) -> Next:
        """The victim's other dice are not rolled."""
        for die in own_attack_dice(s, self.undecided.pop(0)):
            if die != choice[1]:
                seal(s, die, TAKEN_OUT)
        return self.goto("next_frightened")

    @rule("JA-2.5")
    def next_payer(self, s: War, _: None = None) -> Next:
        """Other dice for tokens, unit by unit, while tokens are left."""
        self.undecided = [unit for unit in self.undecided if may_pay(s, unit)]
        if self.undecided:
            return self.ask(s, s.owner[self.undecided[0]], "payment")
        return self.done(s)

    def offer_payment(self, s: War) -> list[Choice]:
        """Pay, or not."""
        return offer_for_unit(self.undecided[0], PAY_FOR_DICE, USE_OWN_DICE)

    def refuse_payment(self, s: War, choice: Choice) -> Refusal | None:
        """A unit other than the one in question."""
        return refuse_other_unit(self.undecided[0], choice, "JA-2.5")

    @question("JA-2.5", PAY_FOR_DICE, USE_OWN_DICE)
    def payment(self, s: War, choice: Choice) -> Next:
        """The tokens go to the pool and other dice replace those of the card; legend cards to pay with are chosen."""
        unit = self.undecided.pop(0)
        cards = pay_for_dice(s, unit) if choice[0] == PAY_FOR_DICE.name else 0
        if cards:
            return self.call(s, DiscardCards([s.owner[unit]], cards), "next_payer")
        return self.goto("next_payer")


def pay_for_dice(s: War, unit: int) -> int:
    """JA-2.5: the owner pays; defence dice are set out later. Returns how many legend cards must be discarded."""
    condition = price(s, unit)
    assert condition is not None
    seat, cost = s.owner[unit], COSTS.index(condition.words)
    is_in_cards = cost == IN_CARDS
    if not is_in_cards:
        pay(s, seat, cost, condition.count)
    s.emit(DicePaidFor, seat, unit, cost, condition.count)
    join(s, PAYERS, unit)
    if is_among(s, ATTACKERS, unit):
        for die in dice_of(s, unit, ATTACK):
            if origin_of(s, die) == FROM_CARD:
                seal(s, die, TAKEN_OUT)
        pool = Pool()
        add_own_dice(s, pool, unit, kind_of_roll(s), circumstances(s, unit))
        add_pool(s, ATTACK, pool)
    return condition.count if is_in_cards else 0


# Dice removed from a roll


def use_removal_powers(s: War) -> int:
    """Use the attackers' powers that remove defence dice; returns how many dice."""
    count = 0
    for unit in attackers(s) if s.setting.ever_has_power[REMOVE_DEFENCE_DIE] else []:
        for power in powers_with(s, unit, REMOVE_DEFENCE_DIE):
            if is_ready(s, unit, power):
                use(s, unit, power)
                count += power.count
    return count


def removals_by_cards(s: War) -> int:
    """JA-8.5: how many dice the defenders' cards remove from the attack."""
    seats = defending_side(s) if s.boons else []
    found = [effect for seat in seats for effect in granted_by_cards(s, REMOVE_DICE, seat)]
    return sum([s.setting.cards.effects[effect].count for effect in found])


def next_removal(s: War) -> Removal | None:
    """JA-8.5: use up the next of these cards; its player removes the dice."""
    for seat in defending_side(s) if s.boons else []:
        for effect in granted_by_cards(s, REMOVE_DICE, seat):
            revoke(s, effect, seat)
            return Removal(s.setting.cards.effects[effect].count, ATTACK, seat)
    return None


@final
@dataclass
class Removal(Frame):
    """7. A player removes dice from the other side's roll before it is made."""

    count: int
    roller: int = DEFENCE_SIDE
    """Whose dice are removed."""
    seat: int = NOBODY
    """Whose card it is; nobody's if the attackers' powers do it."""

    @rule("JA-7.1")
    def begin(self, s: War) -> Next:
        """One by one, while there are any."""
        if self.count and rolled_dice(s, self.roller):
            return self.ask(s, attacking_seat(s) if self.seat == NOBODY else self.seat, "removal")
        return self.done(s)

    def offer_removal(self, s: War) -> list[Choice]:
        """One die of each kind and kind of unit."""
        return sorted([REMOVE_DIE(die) for die in distinct_dice(s, rolled_dice(s, self.roller))])

    def refuse_removal(self, s: War, choice: Choice) -> Refusal | None:
        """Not a die of the other side, or one that is the same as an earlier one."""
        if choice[1] not in rolled_dice(s, self.roller):
            return Refusal("JA-7.1", "no-attack-die" if self.roller == ATTACK else "no-defence-die")
        return refuse_duplicate(choice[1], distinct_dice(s, rolled_dice(s, self.roller)), "JA-7.1")

    @question(("JA-7.1", "JA-8.5"), REMOVE_DIE)
    def removal(self, s: War, choice: Choice) -> Next:
        """The die is not rolled."""
        self.count -= 1
        seal(s, choice[1], TAKEN_OUT)
        s.emit(DieRemoved, s.die_unit[choice[1]], colour(s, choice[1]))
        return self.goto("begin")


# The rolls


@final
@dataclass
class Rolls(Frame):
    """7. The attacker rolls first, then the defender; results without a roll are added to the dice."""

    roller: int = ATTACK
    """Who rolls first: the defender, where the attacker's dice have been read already (JA-12.7)."""

    @rule("JA-7.1")
    def begin(self, s: War) -> Next:
        """The attacker rolls first."""
        if self.roller == DEFENCE_SIDE:
            return self.goto("defence")
        return self.roll(s, "attack_roll") if rolled_dice(s, ATTACK) else self.goto("attack_fell")

    def chance_attack_roll(self, s: War) -> Chance:
        """All dice of the attack."""
        return Chance("attack", throws(s, rolled_dice(s, ATTACK)))

    @rule("JA-7.1")
    def attack_roll(self, s: War, result: Result) -> Next:
        """Each die shows its result."""
        read_roll(s, ATTACK, result)
        return self.goto("attack_fell")

    @rule("JA-7.1")
    def attack_fell(self, s: War) -> Next:
        """Then the defender rolls."""
        announce_roll(s, ATTACK, attacking_seat(s), kind_of_roll(s))
        return self.goto("defence")

    @rule("JA-7.1")
    def defence(self, s: War) -> Next:
        """The defender rolls, if there are any dice."""
        return self.roll(s, "defence_roll") if rolled_dice(s, DEFENCE_SIDE) else self.goto("defence_fell")

    def chance_defence_roll(self, s: War) -> Chance:
        """All dice of the defence."""
        return Chance("defence", throws(s, rolled_dice(s, DEFENCE_SIDE)))

    @rule("JA-7.1")
    def defence_roll(self, s: War, result: Result) -> Next:
        """Each die shows its result."""
        read_roll(s, DEFENCE_SIDE, result)
        return self.goto("defence_fell")

    @rule("JA-7.1")
    def defence_fell(self, s: War) -> Next:
        """Both rolls are made."""
        announce_roll(s, DEFENCE_SIDE, defending_seat(s), DEFENCE)
        return self.done(s)


def read_roll(s: War, side: int, result: Result) -> None:
    """Record what a side's dice show."""
    for place, die in enumerate(rolled_dice(s, side)):
        s.die_result[die] = result[place]


def announce_roll(s: War, side: int, seat: int, kind: int) -> None:
    """Announce the dice on the table, all together and then one by one."""
    if s.sink is None:
        return
    rows = in_play(s, side)
    if rows:
        units = [s.die_unit[die] for die in rows]
        colours = [colour(s, die) for die in rows]
        results = [s.die_result[die] for die in rows]
        s.emit(DiceRolled, seat, kind, units, colours, results)
        for place, unit in enumerate(units):
            s.emit(DieRolled, unit, colours[place], results[place])


def let_attack_stand(s: War) -> int:
    """JA-7.2, JA-2.5: tokens for faces and, in a melee, for results; blanks are dropped.

    The result is how many legend cards the attacker is to draw.
    """
    cards = len(settle(s, ATTACK))
    if not is_melee(s) or not s.setting.ever_has_power[TAKE_FOR_RESULT]:
        return cards
    for unit in attackers(s):
        for power in powers_with(s, unit, TAKE_FOR_RESULT):
            if has_shown(s, unit, power.result) and is_ready(s, unit, power):
                use(s, unit, power)
                cards += gain(s, attacking_seat(s), unit, power.what, power.count)
    return cards
