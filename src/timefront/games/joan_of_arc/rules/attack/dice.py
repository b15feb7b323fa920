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
    has_shown,
    in_play,
    kinds_of_dice,
    origin_of,
    rolled_dice,
    seal,
    settle,
    sorts_of_dice,
    throws,
)
from timefront.games.joan_of_arc.rules.attack.unit_by_unit import (
    first_alike_only,
    offer_for_unit,
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
    """JA-7.1: the dice of all attackers; a gigantic die as it was declared (ruling J-38)."""
    add_pool(s, ATTACK, dice_to_attack(s))
    lay_dice_of_cards(s, ATTACK)
    for unit in attackers(s):
        s.used[unit] &= ~GIGANTIC_DECLARED


def lay_defence_dice(s: War) -> None:
    """JA-7.1: the dice of all units in the target area, and of what protects them."""
    paying = members(s.fight[PAYERS])
    add_pool(s, DEFENCE_SIDE, defence_dice(s, defenders(s), attackers(s), target_of(s), kind_of_roll(s), paying))
    lay_dice_of_cards(s, DEFENCE_SIDE)


def lay_dice_of_cards(s: War, side: int) -> None:
    """JA-8.5: the dice that legend cards of partners have added to a roll; they are no unit's."""
    if s.boons:
        for seat in attacking_side(s) if side == ATTACK else defending_side(s):
            for effect in granted_by_cards(s, ADD_DIE, seat):
                add_die(s, side, NO_UNIT, s.setting.cards.effects[effect].die, FROM_POWER)


# Dice in place of others


def own_rolled(s: War, unit: int) -> list[int]:
    """The attack dice that a unit would roll; results without a roll are no dice."""
    return [die for die in dice_of(s, unit, ATTACK) if s.die_kind[die] >= 0]


def price(s: War, unit: int) -> Condition | None:
    """JA-2.5: the condition under which a unit's owner can pay for other dice of this roll."""
    roll = kind_of_roll(s) if is_among(s, ATTACKERS, unit) else DEFENCE
    for other in s.setting.cards.other_dice[s.profile[unit]]:
        condition = other.condition
        if other.roll != roll or condition.when != PAYING:
            continue
        if payable(s, s.owner[unit], COSTS.index(condition.words)) >= condition.count:
            return condition
    return None


def payable(s: War, seat: int, cost: int) -> int:
    """JA-2.5: how much a seat could pay of a kind of `COSTS`: tokens, or legend cards of its hand."""
    return hand_of(s, seat).bit_count() if cost == IN_CARDS else spendable(s, seat, cost)


def may_pay(s: War, unit: int) -> bool:
    """JA-2.5: whether other dice can be had for a unit: neither for a frightened one nor in place of a gigantic die."""
    if is_among(s, FRIGHTENED, unit) or price(s, unit) is None:
        return False
    return not any(origin_of(s, die) == FROM_SIZE for die in dice_of(s, unit, ATTACK))


def payers(s: War) -> list[int]:
    """Those for whom other dice can be paid, the attackers first."""
    return [unit for unit in attackers(s) + defenders(s) if may_pay(s, unit)]


@final
@dataclass
class AttackDice(Frame):
    """7. Where a choice is: the one die of the frightened, and other dice for tokens."""

    undecided: list[int] = field(default_factory=list)
    """The units about whose dice is still to be decided."""

    @rule("JA-9.terror")
    def begin(self, s: War) -> Next:
        """First those who roll a single die."""
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
        return sorted([KEEP_DIE(die) for die in kinds_of_dice(s, own_rolled(s, self.undecided[0]))])

    def refuse_only_die(self, s: War, choice: Choice) -> Refusal | None:
        """A die of somebody else, or one like another."""
        own = own_rolled(s, self.undecided[0])
        if choice[1] not in own:
            return Refusal("JA-9.terror", "not-its-die", unit=self.undecided[0])
        return first_alike_only(choice[1], kinds_of_dice(s, own), "JA-9.terror")

    @question("JA-9.terror", KEEP_DIE)
    def only_die(self, s: War, choice: Choice) -> Next:
        """All other dice of the victim are not rolled."""
        for die in own_rolled(s, self.undecided.pop(0)):
            if die != choice[1]:
                seal(s, die, TAKEN_OUT)
        return self.goto("next_frightened")

    @rule("JA-2.5")
    def next_payer(self, s: War, _: None = None) -> Next:
        """Other dice for tokens, unit by unit, while there are tokens."""
        self.undecided = [unit for unit in self.undecided if may_pay(s, unit)]
        if self.undecided:
            return self.ask(s, s.owner[self.undecided[0]], "payment")
        return self.done(s)

    def offer_payment(self, s: War) -> list[Choice]:
        """Pay, or do not."""
        return offer_for_unit(self.undecided[0], PAY_FOR_DICE, USE_OWN_DICE)

    def refuse_payment(self, s: War, choice: Choice) -> Refusal | None:
        """Another unit than the one in question."""
        return refuse_other_unit(self.undecided[0], choice, "JA-2.5")

    @question("JA-2.5", PAY_FOR_DICE, USE_OWN_DICE)
    def payment(self, s: War, choice: Choice) -> Next:
        """The tokens go to the pool, the other dice replace those of the card; legend cards are chosen."""
        unit = self.undecided.pop(0)
        cards = pay_for_dice(s, unit) if choice[0] == PAY_FOR_DICE.name else 0
        if cards:
            return self.call(s, DiscardCards([s.owner[unit]], cards), "next_payer")
        return self.goto("next_payer")


def pay_for_dice(s: War, unit: int) -> int:
    """JA-2.5: the owner pays; the dice of the defence are laid later. How many legend cards he is to discard."""
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


# Dice that are taken out of the defence


def removals(s: War) -> int:
    """How many dice powers of the attackers take out of the defence; they are used."""
    count = 0
    for unit in attackers(s):
        for power in powers_with(s, unit, REMOVE_DEFENCE_DIE):
            if is_ready(s, unit, power):
                use(s, unit, power)
                count += power.count
    return count


def removals_by_cards(s: War) -> int:
    """JA-8.5: how many dice cards of the defence take out of the attack."""
    seats = defending_side(s) if s.boons else []
    found = [effect for seat in seats for effect in granted_by_cards(s, REMOVE_DICE, seat)]
    return sum([s.setting.cards.effects[effect].count for effect in found])


def next_removal(s: War) -> Removal | None:
    """JA-8.5: the next of these cards is used up: its player takes dice out."""
    for seat in defending_side(s) if s.boons else []:
        for effect in granted_by_cards(s, REMOVE_DICE, seat):
            revoke(s, effect, seat)
            return Removal(s.setting.cards.effects[effect].count, ATTACK, seat)
    return None


@final
@dataclass
class Removal(Frame):
    """7. A player takes dice out of the roll of the other side before it is made."""

    count: int
    roller: int = DEFENCE_SIDE
    """Whose dice are taken out."""
    seat: int = NOBODY
    """Whose card it is; nobody's where powers of the attackers do it."""

    @rule("JA-7.1")
    def begin(self, s: War) -> Next:
        """One by one, while there are any."""
        if self.count and rolled_dice(s, self.roller):
            return self.ask(s, attacking_seat(s) if self.seat == NOBODY else self.seat, "removal")
        return self.done(s)

    def offer_removal(self, s: War) -> list[Choice]:
        """One die of each kind and sort of unit."""
        return sorted([REMOVE_DIE(die) for die in sorts_of_dice(s, rolled_dice(s, self.roller))])

    def refuse_removal(self, s: War, choice: Choice) -> Refusal | None:
        """No die of the other side, or one like another."""
        if choice[1] not in rolled_dice(s, self.roller):
            return Refusal("JA-7.1", "no-attack-die" if self.roller == ATTACK else "no-defence-die")
        return first_alike_only(choice[1], sorts_of_dice(s, rolled_dice(s, self.roller)), "JA-7.1")

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
    """7. The attacker rolls first, then the defender; results without a roll lie beside the dice."""

    roller: int = ATTACK
    """Who rolls first; the defender alone rolls where the attacker's dice have been read before (JA-12.7)."""

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
        tell_roll(s, ATTACK, attacking_seat(s), kind_of_roll(s))
        return self.goto("defence")

    @rule("JA-7.1")
    def defence(self, s: War) -> Next:
        """The defender rolls, if he has any dice."""
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
        tell_roll(s, DEFENCE_SIDE, defending_seat(s), DEFENCE)
        return self.done(s)


def read_roll(s: War, side: int, result: Result) -> None:
    """Write down what the dice of a side show."""
    for place, die in enumerate(rolled_dice(s, side)):
        s.die_result[die] = result[place]


def tell_roll(s: War, side: int, seat: int, kind: int) -> None:
    """Say what lies on the table, all of it and then die by die."""
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
    if not is_melee(s):
        return cards
    for unit in attackers(s):
        for power in powers_with(s, unit, TAKE_FOR_RESULT):
            if has_shown(s, unit, power.result) and is_ready(s, unit, power):
                use(s, unit, power)
                cards += gain(s, attacking_seat(s), unit, power.what, power.count)
    return cards
