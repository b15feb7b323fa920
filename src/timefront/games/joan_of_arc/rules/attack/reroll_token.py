"""8. The reroll token, given back for another roll, and which rerolls can help (JA-8.7, rulings J-57 and J-74)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from timefront.games.joan_of_arc.board.abilities import powers_with
from timefront.games.joan_of_arc.board.areas import has_step, has_terrain_effect
from timefront.games.joan_of_arc.content.dice import BLANK, DISRUPT, KILL, LEGEND, PUSH, SHIELD, TRAMPLE
from timefront.games.joan_of_arc.content.vocabulary import (
    CANCEL_RESULTS,
    DAMAGE_BUILDING,
    DODGE,
    HILL_RETALIATION,
    LOSES_SHIELD,
    MOVE_FOR_RESULT,
    RETALIATION,
    STRIKE_ON_BLANK,
    TAKE_FOR_RESULT,
)
from timefront.games.joan_of_arc.events.attacks import RerollTokenUsed
from timefront.games.joan_of_arc.rules.attack.muster import (
    defenders,
    fights_with,
    is_melee,
    target_of,
    terrain_counts,
)
from timefront.games.joan_of_arc.rules.attack.rows import (
    ATTACK,
    DEFENCE_SIDE,
    HITS,
    faces,
    in_play,
    is_blank,
    showing,
)
from timefront.games.joan_of_arc.state import REROLL, TOKEN_KINDS, War, unit_side
from timefront.games.joan_of_arc.verbs import LET_ROLL_STAND, USE_REROLL_TOKEN
from timefront.kernel.flow import Frame, Next
from timefront.kernel.questions import Choice, question


@dataclass
class TokenQuestion(Frame):
    """A procedure that asks after a roll whether to use the token: `self.ask(s, self.token_seat(s), "token")`."""

    def token_seat(self, s: War) -> int:
        """Who rolled."""
        raise NotImplementedError

    def let_roll_stand(self, s: War) -> Next:
        """Go on with the roll as it is."""
        raise NotImplementedError

    def roll_again(self, s: War) -> Next:
        """Roll again after spending the token; the second result stands."""
        raise NotImplementedError

    def offer_token(self, s: War) -> list[Choice]:
        """The token, or the roll as it is."""
        return offer_reroll_token()

    @question("JA-8.7", USE_REROLL_TOKEN, LET_ROLL_STAND)
    def token(self, s: War, choice: Choice) -> Next:
        """It can be used for any of the player's own rolls (ruling J-57)."""
        if choice[0] == LET_ROLL_STAND.name:
            return self.let_roll_stand(s)
        spend_reroll_token(s, self.token_seat(s))
        return self.roll_again(s)


def offer_reroll_token() -> list[Choice]:
    """The token, or the roll as it is; both are always possible."""
    return [LET_ROLL_STAND(), USE_REROLL_TOKEN()]


def spend_reroll_token(s: War, seat: int) -> None:
    """The token goes to the pool."""
    s.tokens[seat * TOKEN_KINDS + REROLL] -= 1
    s.emit(RerollTokenUsed, seat)


# Which rerolls can help (ruling J-74)

BEST_FIRST: Final[list[int]] = [TRAMPLE, KILL, DISRUPT, PUSH]
"""Results that hurt, best for the roller first; no shield stops a TRAMPLE."""
FACE_POWERS: Final[list[int]] = [DAMAGE_BUILDING, MOVE_FOR_RESULT, TAKE_FOR_RESULT]
"""Powers of an attacker that depend on a certain result."""


def could_improve(s: War, side: int, dice: list[int]) -> bool:
    """Whether another face on some of a side's dice could help the player who rolled them."""
    if side == ATTACK:
        return can_hit_more(s) and any(is_worth_rolling(s, die) for die in dice)
    is_hit = is_hit_through(s)
    return any(is_worth_defending(s, die, is_hit) for die in dice)


def could_gain(s: War, die: int) -> bool:
    """JA-2.5: whether another face of a die brings something besides its result."""
    return any(face >= LEGEND and face != s.die_result[die] for face in faces(s, die))


def hits_harder(s: War, die: int) -> bool:
    """Whether another face of a die would hurt more than the one it shows."""
    for result in BEST_FIRST:
        if s.die_result[die] == result:
            return False
        if result in faces(s, die):
            return True
    return False


# The attack


def can_hit_more(s: War) -> bool:
    """Whether results could get through even if every die hit; a swamp may remove a shield, powers may add results."""
    dice = in_play(s, ATTACK)
    shields = len(showing(s, DEFENCE_SIDE, SHIELD)) - has_terrain_effect(s, target_of(s), LOSES_SHIELD)
    return len(dice) > shields or any(is_special(s, die) for die in dice)


def is_special(s: War, die: int) -> bool:
    """Whether a die can be good for more than its result: several hits, a token, or a power that depends on it."""
    if s.die_kind[die] >= 0 and (TRAMPLE in faces(s, die) or could_gain(s, die)):
        return True
    unit, ever = s.die_unit[die], s.setting.ever_has_power
    return unit >= 0 and any(ever[effect] and powers_with(s, unit, effect) for effect in FACE_POWERS)


def is_worth_rolling(s: War, die: int) -> bool:
    """Whether another face of an attack die could be better; KILL is not the best if a defender can cancel it."""
    if hits_harder(s, die) or could_gain(s, die) or TRAMPLE in faces(s, die):
        return True  # many KILLs may be better than a TRAMPLE, or the other way round
    unit, ever = s.die_unit[die], s.setting.ever_has_power
    wanted: list[int] = []
    for effect in FACE_POWERS:
        if unit >= 0 and ever[effect]:
            wanted += [power.result for power in powers_with(s, unit, effect)]
    if ever[CANCEL_RESULTS] and any(powers_with(s, foe, CANCEL_RESULTS) for foe in defenders(s)):
        wanted += [PUSH, DISRUPT]
    return any(result in faces(s, die) and result != s.die_result[die] for result in wanted)


# The defence


def is_hit_through(s: War) -> bool:
    """Whether there are more results than shields; a swamp removes one, a gigantic die counts several times."""
    dice = in_play(s, ATTACK)
    hits = sum([s.die_result[die] in HITS for die in dice])
    shields = len(showing(s, DEFENCE_SIDE, SHIELD)) - has_terrain_effect(s, target_of(s), LOSES_SHIELD)
    return hits > shields or (hits > 0 and any(s.die_kind[die] >= 0 and TRAMPLE in faces(s, die) for die in dice))


def is_worth_defending(s: War, die: int, is_hit: bool) -> bool:
    """Whether another face could be a needed shield, a result that strikes back, a blank to dodge, or a token."""
    result = s.die_result[die]
    if could_gain(s, die) or (is_hit and result != SHIELD and SHIELD in faces(s, die)):
        return True
    if is_melee(s) and hits_harder(s, die) and may_strike(s, die):
        return True
    unit = s.die_unit[die]
    if unit < 0 or BLANK not in faces(s, die) or is_blank(s, die):
        return False
    if is_melee(s) and powers_with(s, unit, STRIKE_ON_BLANK):
        return True
    return fights_with(s, unit, DODGE) and has_step(s, unit, unit_side(s, unit))


def may_strike(s: War, die: int) -> bool:
    """Whether a defence die's result could strike back: by the skill, or from a hill."""
    if has_terrain_effect(s, target_of(s), HILL_RETALIATION) and terrain_counts(s):
        return True
    unit = s.die_unit[die]
    return unit >= 0 and fights_with(s, unit, RETALIATION)
