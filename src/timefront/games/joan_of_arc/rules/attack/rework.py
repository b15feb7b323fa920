"""7. Rerolls of both sides, and what the attacker does with the roll (JA-7.2, JA-8.7, JA-10.1, ruling J-29)."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Final, final

from timefront.games.joan_of_arc.board.abilities import is_ready, powers_with, use
from timefront.games.joan_of_arc.board.areas import has_terrain_effect
from timefront.games.joan_of_arc.board.tokens import pay, spendable
from timefront.games.joan_of_arc.content.dice import DISRUPT, KILL
from timefront.games.joan_of_arc.content.dice import REROLL as REROLL_FACE
from timefront.games.joan_of_arc.content.effects import Effect
from timefront.games.joan_of_arc.content.vocabulary import (
    CAVALRY,
    DEFENCE,
    DEFENCE_REROLL,
    FEINT,
    PARRY,
    RUTHLESS,
)
from timefront.games.joan_of_arc.content.vocabulary import REROLL_DIE as REROLL_POWER
from timefront.games.joan_of_arc.events.attacks import DieRerolled, ResultTurned
from timefront.games.joan_of_arc.rules.attack.dodge import Dodge, dodgers
from timefront.games.joan_of_arc.rules.attack.muster import (
    DEFENDERS,
    FIELD_CHARGERS,
    attacking_seat,
    deciding_seats,
    defenders,
    defending_seat,
    fights_with,
    is_among,
    is_melee,
    kind_of_roll,
    target_of,
    terrain_counts,
)
from timefront.games.joan_of_arc.rules.attack.pool import NO_UNIT, ignores_terrain
from timefront.games.joan_of_arc.rules.attack.reroll_token import (
    TokenQuestion,
    could_improve,
    offer_reroll_token,
    spend_reroll_token,
)
from timefront.games.joan_of_arc.rules.attack.rows import (
    ATTACK,
    DEFENCE_SIDE,
    FIRST_REROLL,
    REROLL_BITS,
    colour,
    dice_of_seat,
    distinct_dice,
    is_blank,
    rerolled_by,
    rolled_dice,
    showing,
    throws,
)
from timefront.games.joan_of_arc.rules.attack.unit_by_unit import refuse_duplicate
from timefront.games.joan_of_arc.state import LEGEND, REROLL, War, held
from timefront.games.joan_of_arc.verbs import (
    KEEP_LEGEND,
    LET_ROLL_STAND,
    REROLL_DIE,
    ROLL_AGAIN,
    TURN_INTO_KILL,
    USE_REROLL_TOKEN,
)
from timefront.kernel.chance import Chance, Result
from timefront.kernel.flow import Frame, Next
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


def seat_of(s: War, side: int) -> int:
    """Who rolls a side's dice."""
    return attacking_seat(s) if side == ATTACK else defending_seat(s)


# What allows a reroll


def possible_rerolls(s: War, side: int, seat: int) -> list[tuple[int, int]]:
    """JA-7.2, ruling J-29: the dice that a seat can reroll, each with what allows it, once for each reason.

    The leader of the defence rerolls a die of any partner in cover (ruling J-76).
    """
    whole = rolled_dice(s, side)
    history = reroll_history(s, whole)
    has_cover_left = side == DEFENCE_SIDE and seat == defending_seat(s) and not history >> BY_COVER & 1 and has_cover(s)
    own = dice_of_seat(s, whole, seat)
    rows = whole if has_cover_left else own
    possible: list[tuple[int, int]] = []
    reasons: list[int] = []
    powers: list[Effect] = []
    last = NO_UNIT
    past = 0
    for die in rows:
        unit = s.die_unit[die]
        if unit >= 0 and die in own:
            if unit != last:  # the dice of a unit are mostly next to each other
                past = reroll_history(s, [row for row in rows if s.die_unit[row] == unit]) if history else 0
                reasons = reasons_of(s, side, unit, past)
                powers = powers_with(s, unit, REROLL_POWER)
                last = unit
            if reasons:
                possible += [(die, reason) for reason in reasons]
            if powers and power_for(s, side, die, past) is not None:
                possible.append((die, BY_POWER))
        if has_cover_left:
            possible.append((die, BY_COVER))
    return possible


def reroll_history(s: War, dice: list[int]) -> int:
    """What these dice were rerolled by, all together."""
    marks = 0
    for die in dice:
        marks |= s.die_marks[die]
    return marks >> FIRST_REROLL & REROLL_BITS


def reasons_of(s: War, side: int, unit: int, past: int) -> list[int]:
    """JA-9.feint, JA-9.parry, JA-10.1: the skills, or the terrain, that let a unit reroll one of its dice."""
    found: list[int] = []
    if side == ATTACK:
        if not past >> BY_FEINT & 1 and fights_with(s, unit, FEINT):
            found.append(BY_FEINT)
        if not past >> BY_CHARGE & 1 and charged_over_fields(s, unit):
            found.append(BY_CHARGE)
    elif is_melee(s) and not past >> BY_PARRY & 1 and fights_with(s, unit, PARRY):
        found.append(BY_PARRY)
    return found


def charged_over_fields(s: War, unit: int) -> bool:
    """JA-10.1: whether a unit is cavalry that charged over plains and fields alone."""
    return (
        is_among(s, FIELD_CHARGERS, unit)
        and s.setting.cards.arm[s.profile[unit]] == CAVALRY
        and any(not ignores_terrain(s, defender) for defender in defenders(s))
    )


def power_for(s: War, side: int, die: int, past: int) -> Effect | None:
    """A power of its unit that rerolls a die of this colour."""
    unit = s.die_unit[die]
    roll = kind_of_roll(s) if side == ATTACK else DEFENCE
    for power in powers_with(s, unit, REROLL_POWER):
        if power.roll == roll and power.die == colour(s, die) and is_ready(s, unit, power):
            return None if past >> BY_POWER & 1 else power
    return None


def has_cover(s: War) -> bool:
    """JA-10.1: whether trees or houses let the defence reroll a die (ruling J-64)."""
    return has_terrain_effect(s, target_of(s), DEFENCE_REROLL) and terrain_counts(s)


def faces_to_reroll(s: War, side: int) -> list[int]:
    """JA-2.5: the dice showing a face that grants a reroll, once each."""
    return [die for die in showing(s, side, REROLL_FACE) if not rerolled_by(s, die) >> BY_FACE & 1]


def may_rework(s: War, side: int) -> bool:
    """Whether a side can reroll dice, and it could help (ruling J-74)."""
    if faces_to_reroll(s, side):
        return True
    seats = deciding_seats(s) if side == DEFENCE_SIDE else []
    for seat in seats or [seat_of(s, side)]:
        if may_reroll(s, side, seat, held(s, seat, REROLL)):
            return True
    return False


def may_reroll(s: War, side: int, seat: int, tokens: int = 0) -> bool:
    """Whether a seat may reroll dice of a side, for any reason or with a token, and it could help.

    The token rerolls any of the seat's own dice; without it, only those count that something else lets it reroll.
    """
    dice = dice_of_seat(s, rolled_dice(s, side), seat) if tokens else []
    dice = dice + [die for die, _ in possible_rerolls(s, side, seat) if die not in dice]
    return bool(dice) and could_improve(s, side, dice)


@final
@dataclass
class Rework(TokenQuestion):
    """7. A side rerolls dice: faces that grant it automatically, then one by one on demand, or with the reroll token.

    Each owner of defenders decides for their own dice, and uses their own token (JA-4.13, ruling J-76).
    """

    roller: int
    """Whose dice are rerolled: `ATTACK` or `DEFENCE_SIDE`."""
    rolling: list[int] = field(default_factory=list)
    """The dice being rerolled."""
    reason: int = BY_FACE
    waiting: list[int] = field(default_factory=list)
    """The owners of the defenders; the first of them is asked now. Empty if one seat rolled all the dice."""

    @rule("JA-7.2", "JA-2.5", "JA-4.13")
    def begin(self, s: War) -> Next:
        """Faces that grant a reroll are rerolled automatically; other dice by choice."""
        self.rolling = faces_to_reroll(s, self.roller)
        if self.rolling:
            self.reason = BY_FACE
            return self.roll(s, "reroll")
        if may_reroll(s, self.roller, self.token_seat(s)):
            return self.ask(s, self.token_seat(s), "reroll_choice")
        return self.goto("token_window")

    def pass_on(self, s: War) -> Next:
        """Ask the partner next, if there is one."""
        if len(self.waiting) < 2:
            return self.done(s)
        self.waiting.pop(0)
        return self.goto("begin")

    def offer_reroll_choice(self, s: War) -> list[Choice]:
        """One die of each kind for each reason, the token, or none."""
        possible = possible_rerolls(s, self.roller, self.token_seat(s))
        first = distinct_dice(s, sorted({die for die, _ in possible}))
        offers = [REROLL_DIE(die, reason) for die, reason in possible if die in first]
        return sorted([*offers, *(offer_reroll_token() if self.may_use_token(s) else [LET_ROLL_STAND()])])

    def refuse_reroll_choice(self, s: War, choice: Choice) -> Refusal | None:
        """Not the player's own die, or nothing that allows it; no token, or it would not help."""
        if choice[0] == LET_ROLL_STAND.name:
            return None
        if choice[0] == USE_REROLL_TOKEN.name:
            return None if self.may_use_token(s) else Refusal("JA-8.7", "no-reroll-token")
        possible = possible_rerolls(s, self.roller, self.token_seat(s))
        if choice[1] not in self.own_dice(s) and choice[1] not in dict(possible):
            return Refusal("JA-7.2", "not-your-die")
        if (choice[1], choice[2]) not in possible:
            return Refusal("JA-7.2", "no-such-reroll", reroll=choice[2])
        return refuse_duplicate(choice[1], distinct_dice(s, sorted({die for die, _ in possible})), "JA-7.2")

    @question(("JA-7.2", "JA-9.feint", "JA-9.parry", "JA-10.1"), REROLL_DIE, USE_REROLL_TOKEN, LET_ROLL_STAND)
    def reroll_choice(self, s: War, choice: Choice) -> Next:
        """One die, for one reason; or the token, which is not asked for again once the roll stands."""
        if choice[0] == LET_ROLL_STAND.name:
            return self.pass_on(s)
        if choice[0] == USE_REROLL_TOKEN.name:
            spend_reroll_token(s, self.token_seat(s))
            return self.roll_again(s)
        self.rolling = [choice[1]]
        self.reason = choice[2]
        if self.reason == BY_POWER:
            power = power_for(s, self.roller, choice[1], 0)
            assert power is not None
            use(s, s.die_unit[choice[1]], power)
        return self.roll(s, "reroll")

    def chance_reroll(self, s: War) -> Chance:
        """The dice being rerolled."""
        return Chance("reroll", throws(s, self.rolling))

    @rule("JA-7.2", "JA-8.7")
    def reroll(self, s: War, result: Result) -> Next:
        """The new result counts; a blank of the defence lets its unit dodge immediately (ruling J-28)."""
        for place, die in enumerate(self.rolling):
            before = s.die_result[die]
            s.die_result[die] = result[place]
            s.die_marks[die] |= 1 << FIRST_REROLL + self.reason
            seat, unit = self.token_seat(s), s.die_unit[die]
            s.emit(DieRerolled, seat, unit, colour(s, die), before, result[place], self.reason)
        blanks = [s.die_unit[die] for die in self.rolling if self.roller == DEFENCE_SIDE and is_blank(s, die)]
        self.rolling = []
        if dodgers(s, blanks):
            return self.call(s, Dodge(blanks), "rolled_again")
        return self.goto("rolled_again")

    @rule("JA-7.2", "JA-8.7")
    def rolled_again(self, s: War, _: None = None) -> Next:
        """Nothing is rerolled after the token, nor if nobody is left."""
        if not s.fight[DEFENDERS]:
            return self.done(s)
        return self.pass_on(s) if self.reason == BY_TOKEN else self.goto("begin")

    # The reroll token

    @rule("JA-8.7")
    def token_window(self, s: War) -> Next:
        """The holder of the token may spend it now, if that could help (ruling J-74)."""
        return self.ask(s, self.token_seat(s), "token") if self.may_use_token(s) else self.pass_on(s)

    def may_use_token(self, s: War) -> bool:
        """Whether the player being asked holds the token, and it could help."""
        return held(s, self.token_seat(s), REROLL) > 0 and could_improve(s, self.roller, self.own_dice(s))

    def token_seat(self, s: War) -> int:
        """Who rolled these dice."""
        return self.waiting[0] if self.waiting else seat_of(s, self.roller)

    def own_dice(self, s: War) -> list[int]:
        """The dice of the player being asked."""
        return dice_of_seat(s, rolled_dice(s, self.roller), self.token_seat(s))

    def let_roll_stand(self, s: War) -> Next:
        """Nothing is rerolled."""
        return self.pass_on(s)

    def roll_again(self, s: War) -> Next:
        """The dice are chosen next."""
        self.reason = BY_TOKEN
        return self.goto("next_token_die")

    @rule("JA-8.7")
    def next_token_die(self, s: War) -> Next:
        """Dice are chosen one by one, then rolled together."""
        if self.token_candidates(s):
            return self.ask(s, self.token_seat(s), "token_die")
        return self.roll(s, "reroll")

    def token_candidates(self, s: War) -> list[int]:
        """The player's own dice after the last chosen one."""
        last = self.rolling[-1] if self.rolling else -1
        return [die for die in self.own_dice(s) if die > last]

    def offer_token_die(self, s: War) -> list[Choice]:
        """One more die of each kind, or enough."""
        offers = [REROLL_DIE(die, BY_TOKEN) for die in distinct_dice(s, self.token_candidates(s))]
        return sorted([*offers, ROLL_AGAIN()] if self.rolling else offers)

    def refuse_token_die(self, s: War, choice: Choice) -> Refusal | None:
        """Not the player's own die, out of order, or none chosen yet."""
        if choice[0] == ROLL_AGAIN.name:
            return None if self.rolling else Refusal("JA-8.7", "no-die-chosen")
        if choice[2] != BY_TOKEN:
            return Refusal("JA-8.7", "no-such-reroll", reroll=choice[2])
        if choice[1] not in self.token_candidates(s):
            return Refusal("JA-8.7", "not-your-die")
        return refuse_duplicate(choice[1], distinct_dice(s, self.token_candidates(s)), "JA-8.7")

    @question("JA-8.7", REROLL_DIE, ROLL_AGAIN)
    def token_die(self, s: War, choice: Choice) -> Next:
        """One more die, or the roll."""
        if choice[0] == ROLL_AGAIN.name:
            return self.roll(s, "reroll")
        self.rolling.append(choice[1])
        return self.goto("next_token_die")


# What the attacker does with the roll


def ruthless_dice(s: War) -> list[int]:
    """JA-9.ruthless: the DISRUPTs of ruthless units, if there is a legend token to pay."""
    if not spendable(s, attacking_seat(s), LEGEND):
        return []
    return [
        die for die in showing(s, ATTACK, DISRUPT) if s.die_unit[die] >= 0 and fights_with(s, s.die_unit[die], RUTHLESS)
    ]


@final
@dataclass
class Ruthless(Frame):
    """9. A legend token for each DISRUPT turned into a KILL (JA-9.ruthless, ruling J-44)."""

    @rule("JA-9.ruthless")
    def begin(self, s: War) -> Next:
        """One by one, while there are tokens."""
        return self.ask(s, attacking_seat(s), "ruthless") if ruthless_dice(s) else self.done(s)

    def offer_ruthless(self, s: War) -> list[Choice]:
        """One DISRUPT of each kind, or none."""
        first = distinct_dice(s, ruthless_dice(s))
        return sorted([KEEP_LEGEND(), *[TURN_INTO_KILL(die) for die in first]])

    def refuse_ruthless(self, s: War, choice: Choice) -> Refusal | None:
        """Not a DISRUPT of a ruthless unit."""
        if choice[0] == KEEP_LEGEND.name:
            return None
        if choice[1] not in ruthless_dice(s):
            return Refusal("JA-9.ruthless", "no-ruthless-disrupt")
        return refuse_duplicate(choice[1], distinct_dice(s, ruthless_dice(s)), "JA-9.ruthless")

    @question("JA-9.ruthless", TURN_INTO_KILL, KEEP_LEGEND)
    def ruthless(self, s: War, choice: Choice) -> Next:
        """DISRUPT becomes KILL."""
        if choice[0] == KEEP_LEGEND.name:
            return self.done(s)
        pay(s, attacking_seat(s), LEGEND, 1)
        s.die_result[choice[1]] = KILL
        s.emit(ResultTurned, s.die_unit[choice[1]], DISRUPT, KILL)
        return self.goto("begin")
