"""7. How an attack begins: terror, the choice of dice, and both rolls (JA-7.1, JA-9.terror, JA-9.big)."""

from __future__ import annotations

from dataclasses import dataclass

from timefront.games.joan_of_arc.board.abilities import (
    has_skill,
    is_immune,
    is_ready,
    power_of,
    powers_with,
    skill_value,
    use,
)
from timefront.games.joan_of_arc.board.tokens import pay, spendable
from timefront.games.joan_of_arc.content.dice import BLACK, SHIELD
from timefront.games.joan_of_arc.content.profiles import Condition
from timefront.games.joan_of_arc.content.vocabulary import (
    BIG,
    COSTS,
    DEFENCE,
    IMMORTAL,
    MELEE,
    PAYING,
    REMOVE_DEFENCE_DIE,
    TERROR,
)
from timefront.games.joan_of_arc.events.attacks import (
    DicePaidFor,
    DiceRolled,
    DieRemoved,
    DieRolled,
    TerrorRolled,
    UnitFrightened,
    UnitTooFrightened,
)
from timefront.games.joan_of_arc.rules.attack.fight import ATTACK, DEFENCE_SIDE, TAKEN_OUT, Fight
from timefront.games.joan_of_arc.rules.attack.pool import (
    FROM_CARD,
    FROM_SIZE,
    Pool,
    add_own_dice,
    attack_dice,
    defence_dice,
)
from timefront.games.joan_of_arc.rules.attack.reroll_token import offer_reroll_token, spend_reroll_token
from timefront.games.joan_of_arc.rules.attack.unit_by_unit import offer_for_unit, refuse_other_unit
from timefront.games.joan_of_arc.state import GIGANTIC_DECLARED, REROLL, War, held
from timefront.games.joan_of_arc.verbs import (
    FRIGHTEN,
    KEEP_DIE,
    LET_ROLL_STAND,
    PAY_FOR_DICE,
    REMOVE_DIE,
    USE_OWN_DICE,
    USE_REROLL_TOKEN,
)
from timefront.kernel.chance import Chance, Result, dice
from timefront.kernel.flow import Next
from timefront.kernel.questions import Choice, Refusal, question
from timefront.kernel.rulebook import rule


@dataclass
class Opening(Fight):
    """From the declaration to the two rolls."""

    fears: int = 0
    """JA-9.terror: the SHIELDs of the terror dice that still frighten somebody."""
    removals: int = 0
    """Dice that powers of the attacker still take out of the defence."""

    # Terror

    @rule("JA-9.terror")
    def terror(self, s: War) -> Next:
        """Before a melee the highest terror of the area alone is rolled (ruling J-47)."""
        if self.kind_of_roll == MELEE and self.frightenable(s):
            return self.roll(s, "terror_dice")
        return self.goto("attack_pool")

    def chance_terror_dice(self, s: War) -> Chance:
        """X black dice; with the reroll token those that showed no SHIELD."""
        return dice("terror", [s.setting.die_faces[6 * BLACK : 6 * BLACK + 6]] * (self.terror_value(s) - self.fears))

    @rule("JA-9.terror")
    def terror_dice(self, s: War, result: Result) -> Next:
        """Each SHIELD frightens one different attacker."""
        self.fears += result.count(SHIELD)
        value = self.terror_value(s)
        source = next(unit for unit in self.defenders if skill_value(s, unit, TERROR) == value)
        s.emit(TerrorRolled, source, list(result))
        if self.fears < value and held(s, self.foe, REROLL):
            return self.ask(s, self.foe, "terror_token")
        return self.goto("next_fear")

    def offer_terror_token(self, s: War) -> list[Choice]:
        """The token, or the roll as it is."""
        return offer_reroll_token()

    @question("JA-8.7", USE_REROLL_TOKEN, LET_ROLL_STAND)
    def terror_token(self, s: War, choice: Choice) -> Next:
        """The dice without a SHIELD are rolled again (ruling J-57)."""
        if choice[0] == LET_ROLL_STAND.name:
            return self.goto("next_fear")
        spend_reroll_token(s, self.foe)
        return self.roll(s, "terror_dice")

    @rule("JA-9.terror")
    def next_fear(self, s: War) -> Next:
        """The defender chooses the victims; if everybody waits, the attack is over."""
        if self.fears and self.frightenable(s):
            return self.ask(s, self.foe, "victim")
        return self.goto("attack_pool" if self.attackers else "conclusion")

    def terror_value(self, s: War) -> int:
        """The highest X among the defenders."""
        return max([skill_value(s, unit, TERROR) for unit in self.defenders])

    def frightenable(self, s: War) -> list[int]:
        """The attackers whom the terror can touch: not the big, the immortal, the as terrible, and each once."""
        value = self.terror_value(s)
        if not value:
            return []
        return [
            unit
            for unit in self.attackers
            if unit not in self.frightened
            and not has_skill(s, unit, BIG)
            and not has_skill(s, unit, IMMORTAL)
            and skill_value(s, unit, TERROR) < value
            and not is_immune(s, unit, TERROR)
        ]

    def offer_victim(self, s: War) -> list[Choice]:
        """One attacker of each sort."""
        return sorted([FRIGHTEN(unit) for unit in self.sorts(s, self.frightenable(s))])

    def refuse_victim(self, s: War, choice: Choice) -> Refusal | None:
        """No attacker, immune or frightened already."""
        unit = choice[1]
        if unit not in self.attackers:
            return Refusal("JA-9.terror", "no-attacker", unit=unit)
        if unit not in self.frightenable(s):
            return Refusal("JA-9.terror", "not-frightened", unit=unit)
        return first_alike_only(unit, self.sorts(s, self.frightenable(s)), "JA-9.terror")

    @question("JA-9.terror", FRIGHTEN)
    def victim(self, s: War, choice: Choice) -> Next:
        """The victim rolls a single die; with a single die it waits."""
        unit = choice[1]
        self.fears -= 1
        pool = attack_dice(s, self.attackers, self.target, self.kind_of_roll, self.ways, self.is_commanded, self.paying)
        if sum([pool.units[place] == unit and die >= 0 for place, die in enumerate(pool.dice)]) > 1:
            self.frightened.append(unit)
            s.emit(UnitFrightened, unit)
        else:
            place = self.attackers.index(unit)
            del self.attackers[place], self.ways[place]
            s.emit(UnitTooFrightened, unit)
        return self.goto("next_fear")

    # Which dice

    @rule("JA-7.1", "JA-9.support", "JA-9.big")
    def attack_pool(self, s: War) -> Next:
        """The dice of all attackers; each die knows its unit. A gigantic die is rolled as declared (ruling J-38)."""
        self.add_pool(
            ATTACK,
            attack_dice(s, self.attackers, self.target, self.kind_of_roll, self.ways, self.is_commanded, self.paying),
        )
        for unit in self.attackers:
            s.used[unit] &= ~GIGANTIC_DECLARED
        self.undecided = self.frightened[:]
        return self.goto("next_frightened")

    @rule("JA-9.terror")
    def next_frightened(self, s: War) -> Next:
        """The attacker chooses the one die of each victim."""
        if self.undecided:
            return self.ask(s, self.seat, "only_die")
        fighters = self.attackers + self.defenders
        self.undecided = [unit for unit in fighters if self.price(s, unit) is not None]
        return self.goto("next_payer")

    def offer_only_die(self, s: War) -> list[Choice]:
        """One die of each kind."""
        return sorted([KEEP_DIE(die) for die in self.kinds_of_dice(self.own_rolled(self.undecided[0]))])

    def own_rolled(self, unit: int) -> list[int]:
        """The attack dice that a unit would roll; results without a roll are no dice."""
        return [die for die in self.dice_of(unit, ATTACK) if self.dice[die] >= 0]

    def refuse_only_die(self, s: War, choice: Choice) -> Refusal | None:
        """A die of somebody else, or one like another."""
        own = self.own_rolled(self.undecided[0])
        if choice[1] not in own:
            return Refusal("JA-9.terror", "not-its-die", unit=self.undecided[0])
        return first_alike_only(choice[1], self.kinds_of_dice(own), "JA-9.terror")

    @question("JA-9.terror", KEEP_DIE)
    def only_die(self, s: War, choice: Choice) -> Next:
        """All other dice of the victim are not rolled."""
        for die in self.own_rolled(self.undecided.pop(0)):
            if die != choice[1]:
                self.seal(die, TAKEN_OUT)
        return self.goto("next_frightened")

    def price(self, s: War, unit: int) -> Condition | None:
        """JA-2.5: the condition under which a unit's owner can pay for other dice of this roll."""
        roll = self.kind_of_roll if unit in self.attackers else DEFENCE
        for other in s.setting.cards.other_dice[s.profile[unit]]:
            condition = other.condition
            if other.roll == roll and condition.when == PAYING:
                token = COSTS.index(condition.words)
                if token < len(COSTS) - 1 and spendable(s, s.owner[unit], token) >= condition.count:
                    return condition
        return None

    @rule("JA-2.5")
    def next_payer(self, s: War) -> Next:
        """Other dice for tokens, unit by unit."""
        while self.undecided:
            unit = self.undecided[0]
            is_bound = unit in self.frightened or any(
                self.origins[die] == FROM_SIZE for die in self.dice_of(unit, ATTACK)
            )
            if self.price(s, unit) is not None and not is_bound:
                return self.ask(s, s.owner[unit], "payment")
            self.undecided.pop(0)
        return self.goto("defence_pool")

    def offer_payment(self, s: War) -> list[Choice]:
        """Pay, or do not."""
        return offer_for_unit(self.undecided[0], PAY_FOR_DICE, USE_OWN_DICE)

    def refuse_payment(self, s: War, choice: Choice) -> Refusal | None:
        """Another unit than the one in question."""
        return refuse_other_unit(self.undecided[0], choice, "JA-2.5")

    @question("JA-2.5", PAY_FOR_DICE, USE_OWN_DICE)
    def payment(self, s: War, choice: Choice) -> Next:
        """The tokens go to the pool, the other dice replace those of the card."""
        unit = self.undecided.pop(0)
        condition = self.price(s, unit)
        if choice[0] == PAY_FOR_DICE.name and condition is not None:
            seat, token = s.owner[unit], COSTS.index(condition.words)
            pay(s, seat, token, condition.count)
            s.emit(DicePaidFor, seat, unit, token, condition.count)
            self.paying.append(unit)
            if unit in self.attackers:
                for die in self.dice_of(unit, ATTACK):
                    if self.origins[die] == FROM_CARD:
                        self.seal(die, TAKEN_OUT)
                pool = Pool()
                add_own_dice(s, pool, unit, self.kind_of_roll, self.circumstances(s, unit))
                self.add_pool(ATTACK, pool)
        return self.goto("next_payer")

    @rule("JA-7.1", "JA-9.cohesion", "JA-8.8", "JA-10.3", "JA-10.5")
    def defence_pool(self, s: War) -> Next:
        """The dice of all units in the target area, and of what protects them."""
        pool = defence_dice(s, self.defenders, self.attackers, self.target, self.kind_of_roll, self.paying)
        self.add_pool(DEFENCE_SIDE, pool)
        for unit in self.attackers:
            for number in powers_with(s, unit, REMOVE_DEFENCE_DIE):
                if is_ready(s, unit, number):
                    use(s, unit, number)
                    self.removals += power_of(s, unit, number).count
        return self.goto("next_removal")

    @rule("JA-7.1")
    def next_removal(self, s: War) -> Next:
        """Powers of the attacker before the defence roll."""
        if self.removals and self.rolled_dice(DEFENCE_SIDE):
            return self.ask(s, self.seat, "removal")
        return self.goto("roll_attack")

    def offer_removal(self, s: War) -> list[Choice]:
        """One die of each kind and sort of unit."""
        return sorted([REMOVE_DIE(die) for die in self.sorts_of_dice(s, self.rolled_dice(DEFENCE_SIDE))])

    def refuse_removal(self, s: War, choice: Choice) -> Refusal | None:
        """No die of the defence, or one like another."""
        if choice[1] not in self.rolled_dice(DEFENCE_SIDE):
            return Refusal("JA-7.1", "no-defence-die")
        return first_alike_only(choice[1], self.sorts_of_dice(s, self.rolled_dice(DEFENCE_SIDE)), "JA-7.1")

    @question("JA-7.1", REMOVE_DIE)
    def removal(self, s: War, choice: Choice) -> Next:
        """The die is not rolled."""
        self.removals -= 1
        self.seal(choice[1], TAKEN_OUT)
        s.emit(DieRemoved, self.units[choice[1]], self.colour(s, choice[1]))
        return self.goto("next_removal")

    # The rolls

    @rule("JA-7.1")
    def roll_attack(self, s: War) -> Next:
        """The attacker rolls first."""
        return self.roll(s, "attack_roll") if self.rolled_dice(ATTACK) else self.goto("attack_without_dice")

    def chance_attack_roll(self, s: War) -> Chance:
        """All dice of the attack."""
        return dice("attack", [self.faces(s, die) for die in self.rolled_dice(ATTACK)])

    @rule("JA-7.1")
    def attack_roll(self, s: War, result: Result) -> Next:
        """Each die shows its result."""
        self.read_roll(ATTACK, result)
        return self.goto("attack_without_dice")

    @rule("JA-7.1")
    def attack_without_dice(self, s: War) -> Next:
        """Results without a roll lie beside the dice; then the defender rolls."""
        self.tell_roll(s, ATTACK, self.seat, self.kind_of_roll)
        return self.roll(s, "defence_roll") if self.rolled_dice(DEFENCE_SIDE) else self.goto("defence_without_dice")

    def chance_defence_roll(self, s: War) -> Chance:
        """All dice of the defence."""
        return dice("defence", [self.faces(s, die) for die in self.rolled_dice(DEFENCE_SIDE)])

    @rule("JA-7.1")
    def defence_roll(self, s: War, result: Result) -> Next:
        """Each die shows its result."""
        self.read_roll(DEFENCE_SIDE, result)
        return self.goto("defence_without_dice")

    @rule("JA-7.1")
    def defence_without_dice(self, s: War) -> Next:
        """Both rolls are made; whoever can dodges at once."""
        self.tell_roll(s, DEFENCE_SIDE, self.foe, DEFENCE)
        return self.goto("defence_fell")

    def read_roll(self, roll: int, result: Result) -> None:
        """Write down what the dice of a side show."""
        for place, die in enumerate(self.rolled_dice(roll)):
            self.results[die] = result[place]

    def tell_roll(self, s: War, roll: int, seat: int, kind: int) -> None:
        """Say what lies on the table, all of it and then die by die."""
        rows = self.in_play(roll)
        if rows and s.sink is not None:
            units = [self.units[die] for die in rows]
            colours = [self.colour(s, die) for die in rows]
            results = [self.results[die] for die in rows]
            s.emit(DiceRolled, seat, kind, units, colours, results)
            for place, unit in enumerate(units):
                s.emit(DieRolled, unit, colours[place], results[place])


def first_alike_only(chosen: int, first: list[int], rule_id: str) -> Refusal | None:
    """Of things that are alike the first stands for all."""
    return None if chosen in first else Refusal(rule_id, "take-the-first-alike")
