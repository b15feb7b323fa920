"""9. Terror before a melee: which attackers roll a single die, or none (JA-9.terror, ruling J-47)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import final

from timefront.games.joan_of_arc.board.abilities import has_skill, is_immune, skill_value
from timefront.games.joan_of_arc.content.dice import BLACK, SHIELD
from timefront.games.joan_of_arc.content.vocabulary import BIG, IMMORTAL, TERROR
from timefront.games.joan_of_arc.events.attacks import TerrorRolled, UnitFrightened, UnitTooFrightened
from timefront.games.joan_of_arc.rules.attack.muster import (
    ATTACKERS,
    CHARGERS,
    FIELD_CHARGERS,
    FRIGHTENED,
    attackers,
    defenders,
    defending_seat,
    dice_to_attack,
    is_among,
    join,
    leave,
)
from timefront.games.joan_of_arc.rules.attack.reroll_token import TokenQuestion
from timefront.games.joan_of_arc.rules.attack.rows import distinct_units
from timefront.games.joan_of_arc.rules.attack.unit_by_unit import refuse_duplicate
from timefront.games.joan_of_arc.state import REROLL, War, held
from timefront.games.joan_of_arc.verbs import FRIGHTEN
from timefront.kernel.chance import Chance, Result, dice
from timefront.kernel.flow import Next
from timefront.kernel.questions import Choice, Refusal, question
from timefront.kernel.rulebook import rule


def terror_value(s: War) -> int:
    """The highest X among the defenders: only this one is rolled."""
    return max([skill_value(s, unit, TERROR) for unit in defenders(s)])


def most_terrible(s: War) -> int:
    """The first defender with the highest X; its owner rolls the dice."""
    value = terror_value(s)
    return next(unit for unit in defenders(s) if skill_value(s, unit, TERROR) == value)


def attackers_to_frighten(s: War) -> list[int]:
    """The attackers that can be frightened: not big, immortal or equally terrifying ones, and each only once."""
    value = terror_value(s) if s.setting.ever_has_skill[TERROR] else 0
    if not value:
        return []
    return [
        unit
        for unit in attackers(s)
        if not is_among(s, FRIGHTENED, unit)
        and not has_skill(s, unit, BIG)
        and not has_skill(s, unit, IMMORTAL)
        and skill_value(s, unit, TERROR) < value
        and not is_immune(s, unit, TERROR)
    ]


@final
@dataclass
class Terror(TokenQuestion):
    """9. The defence rolls its terror dice and chooses which attackers they frighten."""

    fears: int = 0
    """How many SHIELDs still frighten an attacker."""

    @rule("JA-9.terror")
    def begin(self, s: War) -> Next:
        """X black dice."""
        return self.roll(s, "terror_dice")

    def chance_terror_dice(self, s: War) -> Chance:
        """X black dice; with the reroll token, those that showed no SHIELD."""
        return dice("terror", [s.setting.die_faces[6 * BLACK : 6 * BLACK + 6]] * (terror_value(s) - self.fears))

    @rule("JA-9.terror")
    def terror_dice(self, s: War, result: Result) -> Next:
        """Each SHIELD frightens one different attacker."""
        self.fears += result.count(SHIELD)
        s.emit(TerrorRolled, most_terrible(s), list(result))
        seat = self.token_seat(s)
        if self.fears < min(terror_value(s), len(attackers_to_frighten(s))) and held(s, seat, REROLL):
            return self.ask(s, seat, "token")
        return self.goto("next_fear")

    # The reroll token (ruling J-57)

    def token_seat(self, s: War) -> int:
        """Who rolled: the owner of the most terrible unit."""
        return s.owner[most_terrible(s)]

    def let_roll_stand(self, s: War) -> Next:
        """The SHIELDs rolled frighten."""
        return self.goto("next_fear")

    def roll_again(self, s: War) -> Next:
        """Reroll the dice without a SHIELD."""
        return self.roll(s, "terror_dice")

    # Who is frightened

    @rule("JA-9.terror")
    def next_fear(self, s: War) -> Next:
        """The leader of the defence chooses the victims."""
        if self.fears and attackers_to_frighten(s):
            return self.ask(s, defending_seat(s), "victim")
        return self.done(s)

    def offer_victim(self, s: War) -> list[Choice]:
        """One attacker of each kind."""
        return sorted([FRIGHTEN(unit) for unit in distinct_units(s, attackers_to_frighten(s))])

    def refuse_victim(self, s: War, choice: Choice) -> Refusal | None:
        """Not an attacker, immune, or already frightened."""
        unit = choice[1]
        if not is_among(s, ATTACKERS, unit):
            return Refusal("JA-9.terror", "no-attacker", unit=unit)
        if unit not in attackers_to_frighten(s):
            return Refusal("JA-9.terror", "not-frightened", unit=unit)
        return refuse_duplicate(unit, distinct_units(s, attackers_to_frighten(s)), "JA-9.terror")

    @question("JA-9.terror", FRIGHTEN)
    def victim(self, s: War, choice: Choice) -> Next:
        """The victim rolls a single die; if it has only one, it waits."""
        self.fears -= 1
        frighten(s, choice[1])
        return self.goto("next_fear")


def frighten(s: War, unit: int) -> None:
    """An attacker with several dice keeps one of them; any other waits."""
    pool = dice_to_attack(s)
    if sum([pool.units[place] == unit and die >= 0 for place, die in enumerate(pool.dice)]) > 1:
        join(s, FRIGHTENED, unit)
        s.emit(UnitFrightened, unit)
    else:
        for group in (ATTACKERS, CHARGERS, FIELD_CHARGERS):
            leave(s, group, unit)
        s.emit(UnitTooFrightened, unit)
