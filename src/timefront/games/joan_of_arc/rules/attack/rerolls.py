"""7. Rerolls of both sides, and what the attacker does with his roll (JA-7.2, JA-8.7, JA-10.1, ruling J-29)."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Final

from timefront.games.joan_of_arc.board.abilities import has_skill, is_ready, power_of, powers_with, use
from timefront.games.joan_of_arc.board.areas import has_terrain_effect
from timefront.games.joan_of_arc.board.tokens import pay, spendable
from timefront.games.joan_of_arc.content.dice import DISRUPT, KILL
from timefront.games.joan_of_arc.content.dice import REROLL as REROLL_FACE
from timefront.games.joan_of_arc.content.vocabulary import (
    CAVALRY,
    DEFENCE,
    DEFENCE_REROLL,
    FEINT,
    MELEE,
    PARRY,
    RUTHLESS,
    TAKE_FOR_RESULT,
)
from timefront.games.joan_of_arc.content.vocabulary import REROLL_DIE as REROLL_POWER
from timefront.games.joan_of_arc.events.attacks import DieRerolled, ResultTurned
from timefront.games.joan_of_arc.rules.attack.fight import ATTACK, CHARGED_OVER_FIELDS, DEFENCE_SIDE
from timefront.games.joan_of_arc.rules.attack.opening import Opening, first_alike_only
from timefront.games.joan_of_arc.rules.attack.pool import ignores_terrain
from timefront.games.joan_of_arc.rules.effects.powers import gain
from timefront.games.joan_of_arc.state import LEGEND, REROLL, War, held
from timefront.games.joan_of_arc.verbs import (
    KEEP_LEGEND,
    LET_ROLL_STAND,
    REROLL_DIE,
    ROLL_AGAIN,
    TURN_INTO_KILL,
)
from timefront.kernel.chance import Chance, Result, dice
from timefront.kernel.flow import Next
from timefront.kernel.questions import Choice, Refusal, question
from timefront.kernel.rulebook import rule

BY_FEINT: Final = 0
BY_PARRY: Final = 1
BY_CHARGE: Final = 2
BY_COVER: Final = 3
BY_FACE: Final = 4
BY_TOKEN: Final = 5
BY_POWER: Final = 6
"""What allows a reroll: numbers of `REROLLS`."""


@dataclass
class Rerolls(Opening):
    """The attacker's rerolls and powers, then the defender's rerolls."""

    roller: int = ATTACK
    """Whose dice it is about."""
    rolling: list[int] = field(default_factory=list)
    """The dice that are rolled again."""
    reason: int = BY_FACE

    @rule("JA-7.2")
    def attacker_rerolls(self, s: War) -> Next:
        """The attacker first."""
        self.roller = ATTACK
        return self.goto("next_reroll")

    @rule("JA-7.2", "JA-2.5")
    def next_reroll(self, s: War) -> Next:
        """Faces that count for a reroll are rolled again by themselves; the others on demand."""
        self.rolling = [die for die in self.showing(self.roller, REROLL_FACE) if not self.rerolled[die] >> BY_FACE & 1]
        if self.rolling:
            self.reason = BY_FACE
            return self.roll(s, "reroll")
        if self.possible_rerolls(s):
            return self.ask(s, self.roller_seat(), "reroll_choice")
        return self.goto("token_window")

    def roller_seat(self) -> int:
        """Who rolls."""
        return self.seat if self.roller == ATTACK else self.foe

    def possible_rerolls(self, s: War) -> list[tuple[int, int]]:
        """JA-7.2, ruling J-29: dice and what allows to reroll them, once by each."""
        possible: list[tuple[int, int]] = []
        used: dict[int, int] = {}
        rows = self.rolled_dice(self.roller)
        whole = 0
        for die in rows:
            used[self.units[die]] = used.get(self.units[die], 0) | self.rerolled[die]
            whole |= self.rerolled[die]
        has_cover = self.roller == DEFENCE_SIDE and self.has_cover(s) and not whole >> BY_COVER & 1
        reasons: dict[int, list[int]] = {}
        for die in rows:
            unit = self.units[die]
            if unit not in reasons:
                reasons[unit] = self.reasons_of(s, unit, used[unit]) if unit >= 0 else []
            possible += [(die, reason) for reason in reasons[unit]]
            if unit >= 0 and self.power_for(s, unit, die, used[unit]) >= 0:
                possible.append((die, BY_POWER))
            if has_cover:
                possible.append((die, BY_COVER))
        return possible

    def reasons_of(self, s: War, unit: int, used: int) -> list[int]:
        """JA-9.feint, JA-9.parry, JA-10.1: which skills, or what ground, let a unit reroll one of its dice."""
        found: list[int] = []
        at = self.circumstances(s, unit)
        if self.roller == ATTACK:
            if not used >> BY_FEINT & 1 and has_skill(s, unit, FEINT, at):
                found.append(BY_FEINT)
            if not used >> BY_CHARGE & 1 and self.charged_well(s, unit):
                found.append(BY_CHARGE)
        elif self.kind_of_roll == MELEE and not used >> BY_PARRY & 1 and has_skill(s, unit, PARRY, at):
            found.append(BY_PARRY)
        return found

    def charged_well(self, s: War, unit: int) -> bool:
        """JA-10.1: cavalry that charged over plains and fields alone."""
        return (
            self.ways[self.attackers.index(unit)] == CHARGED_OVER_FIELDS
            and s.setting.cards.arm[s.profile[unit]] == CAVALRY
            and any(not ignores_terrain(s, defender) for defender in self.defenders)
        )

    def power_for(self, s: War, unit: int, die: int, used: int) -> int:
        """The number of a power that rerolls a die of its colour, or -1."""
        roll = self.kind_of_roll if self.roller == ATTACK else DEFENCE
        for number in powers_with(s, unit, REROLL_POWER):
            power = power_of(s, unit, number)
            if power.roll == roll and power.die == self.colour(s, die) and is_ready(s, unit, number):
                return -1 if used >> BY_POWER & 1 else number
        return -1

    def has_cover(self, s: War) -> bool:
        """JA-10.1: trees or houses let the defence reroll a die (ruling J-64)."""
        return has_terrain_effect(s, self.target, DEFENCE_REROLL) and self.terrain_counts(s)

    def offer_reroll_choice(self, s: War) -> list[Choice]:
        """One die of each sort for each reason, or none."""
        possible = self.possible_rerolls(s)
        first = self.sorts_of_dice(s, sorted({die for die, _ in possible}))
        return sorted([LET_ROLL_STAND(), *[REROLL_DIE(die, reason) for die, reason in possible if die in first]])

    def refuse_reroll_choice(self, s: War, choice: Choice) -> Refusal | None:
        """Not the own die, or nothing that allows it."""
        if choice[0] == LET_ROLL_STAND.name:
            return None
        if choice[1] not in self.rolled_dice(self.roller):
            return Refusal("JA-7.2", "not-your-die")
        possible = self.possible_rerolls(s)
        if (choice[1], choice[2]) not in possible:
            return Refusal("JA-7.2", "no-such-reroll", reroll=choice[2])
        return first_alike_only(choice[1], self.sorts_of_dice(s, sorted({die for die, _ in possible})), "JA-7.2")

    @question(("JA-7.2", "JA-9.feint", "JA-9.parry", "JA-10.1"), REROLL_DIE, LET_ROLL_STAND)
    def reroll_choice(self, s: War, choice: Choice) -> Next:
        """One die, for one reason."""
        if choice[0] == LET_ROLL_STAND.name:
            return self.goto("token_window")
        self.rolling = [choice[1]]
        self.reason = choice[2]
        if self.reason == BY_POWER:
            unit = self.units[choice[1]]
            use(s, unit, self.power_for(s, unit, choice[1], 0))
        return self.roll(s, "reroll")

    def chance_reroll(self, s: War) -> Chance:
        """The dice that are rolled again."""
        return dice("reroll", [self.faces(s, die) for die in self.rolling])

    @rule("JA-7.2", "JA-8.7")
    def reroll(self, s: War, result: Result) -> Next:
        """The new result counts; a blank of the defence lets its unit dodge at once (ruling J-28)."""
        blanks: list[int] = []
        for place, die in enumerate(self.rolling):
            before = self.results[die]
            self.results[die] = result[place]
            self.rerolled[die] |= 1 << self.reason
            colour = self.colour(s, die)
            s.emit(DieRerolled, self.roller_seat(), self.units[die], colour, before, result[place], self.reason)
            if self.roller == DEFENCE_SIDE and self.is_blank(s, die):
                blanks.append(self.units[die])
        self.rolling = []
        self.undecided = blanks
        return self.goto("next_dodge")

    @rule("JA-7.2", "JA-8.7")
    def rerolled_so(self, s: War) -> Next:
        """After the token nothing is rolled again."""
        return self.goto("rolls_stand" if self.reason == BY_TOKEN else "next_reroll")

    # The reroll token

    @rule("JA-8.7")
    def token_window(self, s: War) -> Next:
        """Whoever holds the token may give it now."""
        if held(s, self.roller_seat(), REROLL) and self.rolled_dice(self.roller):
            return self.ask(s, self.roller_seat(), "token")
        return self.goto("rolls_stand")

    def token_seat(self, s: War) -> int:
        """Whoever rolled these dice."""
        return self.roller_seat()

    def let_roll_stand(self, s: War) -> Next:
        """Nothing is rolled again."""
        return self.goto("rolls_stand")

    def roll_again(self, s: War) -> Next:
        """The dice are still to be chosen."""
        self.reason = BY_TOKEN
        return self.goto("next_token_die")

    @rule("JA-8.7")
    def next_token_die(self, s: War) -> Next:
        """Dice are chosen one by one, then rolled together."""
        if self.token_candidates():
            return self.ask(s, self.roller_seat(), "token_die")
        return self.roll(s, "reroll")

    def token_candidates(self) -> list[int]:
        """The own dice behind the last chosen one."""
        last = self.rolling[-1] if self.rolling else -1
        return [die for die in self.rolled_dice(self.roller) if die > last]

    def offer_token_die(self, s: War) -> list[Choice]:
        """One die more of each sort, or it is enough."""
        offers = [REROLL_DIE(die, BY_TOKEN) for die in self.sorts_of_dice(s, self.token_candidates())]
        return sorted([*offers, ROLL_AGAIN()] if self.rolling else offers)

    def refuse_token_die(self, s: War, choice: Choice) -> Refusal | None:
        """Not the own die, out of order, or none chosen yet."""
        if choice[0] == ROLL_AGAIN.name:
            return None if self.rolling else Refusal("JA-8.7", "no-die-chosen")
        if choice[2] != BY_TOKEN:
            return Refusal("JA-8.7", "no-such-reroll", reroll=choice[2])
        if choice[1] not in self.token_candidates():
            return Refusal("JA-8.7", "not-your-die")
        return first_alike_only(choice[1], self.sorts_of_dice(s, self.token_candidates()), "JA-8.7")

    @question("JA-8.7", REROLL_DIE, ROLL_AGAIN)
    def token_die(self, s: War, choice: Choice) -> Next:
        """One die more, or the roll."""
        if choice[0] == ROLL_AGAIN.name:
            return self.roll(s, "reroll")
        self.rolling.append(choice[1])
        return self.goto("next_token_die")

    # What the attacker does with his roll

    @rule("JA-7.2")
    def rolls_stand(self, s: War) -> Next:
        """The dice of a side are final."""
        return self.goto("next_ruthless" if self.roller == ATTACK else "defence_powers")

    @rule("JA-9.ruthless")
    def next_ruthless(self, s: War) -> Next:
        """A legend token for each result that is changed (ruling J-44)."""
        if self.ruthless_dice(s):
            return self.ask(s, self.seat, "ruthless")
        return self.goto("attack_stands")

    def ruthless_dice(self, s: War) -> list[int]:
        """The DISRUPTs of ruthless units, if a token is there."""
        if not spendable(s, self.seat, LEGEND):
            return []
        return [
            die
            for die in self.showing(ATTACK, DISRUPT)
            if self.units[die] >= 0 and has_skill(s, self.units[die], RUTHLESS, self.circumstances(s, self.units[die]))
        ]

    def offer_ruthless(self, s: War) -> list[Choice]:
        """One DISRUPT of each sort, or none."""
        first = self.sorts_of_dice(s, self.ruthless_dice(s))
        return sorted([KEEP_LEGEND(), *[TURN_INTO_KILL(die) for die in first]])

    def refuse_ruthless(self, s: War, choice: Choice) -> Refusal | None:
        """No DISRUPT of a ruthless unit."""
        if choice[0] == KEEP_LEGEND.name:
            return None
        if choice[1] not in self.ruthless_dice(s):
            return Refusal("JA-9.ruthless", "no-ruthless-disrupt")
        return first_alike_only(choice[1], self.sorts_of_dice(s, self.ruthless_dice(s)), "JA-9.ruthless")

    @question("JA-9.ruthless", TURN_INTO_KILL, KEEP_LEGEND)
    def ruthless(self, s: War, choice: Choice) -> Next:
        """DISRUPT becomes KILL."""
        if choice[0] == KEEP_LEGEND.name:
            return self.goto("attack_stands")
        pay(s, self.seat, LEGEND, 1)
        self.results[choice[1]] = KILL
        s.emit(ResultTurned, self.units[choice[1]], DISRUPT, KILL)
        return self.goto("next_ruthless")

    @rule("JA-7.2", "JA-2.5")
    def attack_stands(self, s: War) -> Next:
        """Tokens for faces and results, blanks dropped; then the defender's rerolls."""
        self.settle(s, ATTACK, self.seat)
        if self.kind_of_roll == MELEE:
            for unit in self.attackers:
                for number in powers_with(s, unit, TAKE_FOR_RESULT):
                    power = power_of(s, unit, number)
                    if self.has_shown(unit, power.result) and is_ready(s, unit, number):
                        use(s, unit, number)
                        gain(s, self.seat, unit, power.what, power.count)
        self.roller = DEFENCE_SIDE
        return self.goto("next_reroll")
