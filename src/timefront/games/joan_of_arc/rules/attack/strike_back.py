"""7. Striking back: which defence results hit which attackers (JA-7.8, JA-10.1, rulings J-34 and J-35)."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import final

from timefront.games.joan_of_arc.board.abilities import Circumstances, has_conditional_skills, has_skill, is_immune
from timefront.games.joan_of_arc.content.dice import PUSH
from timefront.games.joan_of_arc.content.vocabulary import RETALIATION
from timefront.games.joan_of_arc.events.results import ResultHeldBack, ResultLost, UnitRetaliated
from timefront.games.joan_of_arc.rules.attack.allocation import capacity_for
from timefront.games.joan_of_arc.rules.attack.muster import (
    ATTACKERS,
    DEFENDERS,
    PAYERS,
    SHOVED,
    attackers,
    attacking_seat,
    defending_seat,
    fights_with,
    is_among,
    is_melee,
)
from timefront.games.joan_of_arc.rules.attack.pool import FROM_BLANK, cards_of
from timefront.games.joan_of_arc.rules.attack.pushes import Pushes
from timefront.games.joan_of_arc.rules.attack.rows import (
    DEFENCE_SIDE,
    HELD_BACK,
    HITS,
    LOST,
    RETALIATES,
    all_dice,
    colour,
    distinct_units,
    in_play,
    is_from_hill,
    origin_of,
    seal,
    seat_of_die,
)
from timefront.games.joan_of_arc.rules.attack.unit_by_unit import refuse_duplicate
from timefront.games.joan_of_arc.state import War, side_of
from timefront.games.joan_of_arc.verbs import HOLD_BACK, STRIKE_BACK, SUFFER
from timefront.kernel.bits import members
from timefront.kernel.flow import Frame, Next
from timefront.kernel.questions import Choice, Refusal, question
from timefront.kernel.rulebook import WITNESS, rule

# Which dice strike whom


def skilled_dice(s: War) -> list[int]:
    """JA-7.8: the dice that strike back: results of units with the skill, and blanks that strike through a power."""
    if not is_melee(s):
        return []
    hits = [die for die in in_play(s, DEFENCE_SIDE) if s.die_result[die] in HITS]
    units = {s.die_unit[die] for die in hits}
    skilled = [
        unit for unit in units if unit >= 0 and is_among(s, DEFENDERS, unit) and fights_with(s, unit, RETALIATION)
    ]
    return [die for die in hits if s.die_unit[die] in skilled or origin_of(s, die) == FROM_BLANK]


def striking_dice(s: War) -> list[int]:
    """The skilled dice, and what was chosen on a hill."""
    skilled = skilled_dice(s)
    return [die for die in in_play(s, DEFENCE_SIDE) if die in skilled or is_from_hill(s, die)]


def striker_of(s: War, unit: int) -> int:
    """JA-7.8: whose PUSH struck an attacker; the leader of the defence if its die is no longer there."""
    for die in all_dice(s):
        if s.die_fate[die] == RETALIATES and s.die_result[die] == PUSH and s.die_mate[die] == unit:
            return seat_of_die(s, die)
    return defending_seat(s)


def take_shoved_attackers(s: War) -> list[int]:
    """JA-7.8: the attackers on the board struck by a PUSH; none is marked as pushed afterwards."""
    struck = [unit for unit in members(s.fight[SHOVED]) if s.place[unit] >= 0]
    s.fight[SHOVED] = 0
    return struck


def strikes_back_at(s: War, unit: int, attacker: int) -> bool:
    """JA-2.1: whether a defender's skill, which may count against some units only, counts against an attacker."""
    if not has_conditional_skills(s, unit):
        return has_skill(s, unit, RETALIATION)
    return has_skill(s, unit, RETALIATION, Circumstances(cards_of(s, [attacker]), pays=is_among(s, PAYERS, unit)))


def attackers_struck_by(s: War, die: int) -> list[int]:
    """The attackers that a die counts against; immunity protects from the skill and the hill."""
    if origin_of(s, die) == FROM_BLANK:
        return attackers(s)
    return [
        unit
        for unit in attackers(s)
        if not is_immune(s, unit, RETALIATION) and (is_from_hill(s, die) or strikes_back_at(s, s.die_unit[die], unit))
    ]


def sufferers(s: War, die: int) -> list[int]:
    """The attackers that can suffer a result: one per hit point, and never two PUSHes (ruling J-31)."""
    return [unit for unit in attackers_struck_by(s, die) if capacity_for(s, unit, s.die_result[die]) > 0]


@final
@dataclass
class StrikeBack(Frame):
    """7. In a melee the defence hurts too: who strikes, and which attackers suffer it."""

    waiting: list[int] = field(default_factory=list)
    """The owners of the defenders; the first of them is asked now. Empty if there is only one."""

    @rule("JA-7.8", "JA-9.retaliation", "JA-4.13")
    def begin(self, s: War) -> Next:
        """Applying a result is optional for a unit with the skill; on a hill that was decided before."""
        if self.answers(s):
            return self.ask(s, self.waiting[0] if self.waiting else defending_seat(s), "answer_back")
        return self.pass_on(s)

    def pass_on(self, s: War) -> Next:
        """The partner decides for their units, if there is one; then the attacker."""
        if len(self.waiting) < 2:
            return self.goto("next_blow_back")
        self.waiting.pop(0)
        return self.goto("begin")

    def is_own(self, s: War, die: int) -> bool:
        """Whether the player being asked rolled a die."""
        return not self.waiting or seat_of_die(s, die) == self.waiting[0]

    def answers(self, s: War) -> list[int]:
        """The first die of each kind that may be held back: results that can strike the same units."""
        seen: list[tuple[int, list[int]]] = []
        first: list[int] = []
        for die in striking_dice(s):
            sort = (s.die_result[die], attackers_struck_by(s, die))
            if not is_from_hill(s, die) and sort[1] and sort not in seen and self.is_own(s, die):
                seen.append(sort)
                first.append(die)
        return first

    def offer_answer_back(self, s: War) -> list[Choice]:
        """Strike with all that is left, or hold back a result."""
        return sorted([STRIKE_BACK(), *[HOLD_BACK(die) for die in self.answers(s)]])

    def refuse_answer_back(self, s: War, choice: Choice) -> Refusal | None:
        """Not a result that strikes back."""
        if choice[0] == STRIKE_BACK.name:
            return None
        if choice[1] not in striking_dice(s):
            return Refusal("JA-7.8", "no-defence-result")
        if not self.is_own(s, choice[1]):
            return Refusal("JA-4.13", "not-your-die")
        if is_from_hill(s, choice[1]) or not attackers_struck_by(s, choice[1]):
            return Refusal("JA-7.8", "cannot-be-held-back")
        return refuse_duplicate(choice[1], self.answers(s), "JA-7.8")

    @question("JA-7.8", STRIKE_BACK, HOLD_BACK)
    def answer_back(self, s: War, choice: Choice) -> Next:
        """One result fewer, or the attacker chooses whom they strike."""
        if choice[0] == STRIKE_BACK.name:
            return self.pass_on(s)
        die = choice[1]
        seal(s, die, HELD_BACK)
        s.emit(ResultHeldBack, s.die_unit[die], colour(s, die), s.die_result[die])
        return self.goto("begin")

    @rule("JA-7.8")
    def next_blow_back(self, s: War) -> Next:
        """Worst results first; the attacker chooses who suffers them, each unit as much as it can (ruling J-34)."""
        while worst := self.worst_back(s):
            blows = self.open_blows(s, worst)
            able = sufferers(s, blows[0])
            if not able:
                strike_nobody(s, blows[0])
            elif len(blows) > 1 or self.is_choice(s, worst, able):
                return self.ask(s, attacking_seat(s), "sufferer")
            else:
                strike(s, blows[0], able[0])
        return self.done(s)

    def worst_back(self, s: War) -> list[int]:
        """The dice that strike back with the worst result; none when all have struck."""
        striking = striking_dice(s)
        for hit in HITS:
            worst = [die for die in striking if s.die_result[die] == hit]
            if worst:
                return worst
        return []

    def open_blows(self, s: War, worst: list[int]) -> list[int]:
        """One of the worst results that nobody can suffer, else one of each kind that strikes the same units."""
        seen: list[list[int]] = []
        first: list[int] = []
        for die in worst:
            able = sufferers(s, die)
            if not able:
                return [die]
            if able not in seen:
                seen.append(able)
                first.append(die)
        return first

    def is_choice(self, s: War, worst: list[int], able: list[int]) -> bool:
        """Whether it matters who suffers the worst results: not if all of these units take as much as they can."""
        most = sum([capacity_for(s, unit, s.die_result[worst[0]]) for unit in able])
        return len(worst) < most and len(distinct_units(s, able)) > 1

    def offer_sufferer(self, s: War) -> list[Choice]:
        """Every kind of result on every kind of attacker."""
        blows = self.open_blows(s, self.worst_back(s))
        return sorted([SUFFER(die, unit) for die in blows for unit in distinct_units(s, sufferers(s, die))])

    def refuse_sufferer(self, s: War, choice: Choice) -> Refusal | None:
        """Another die, not an attacker, or one that cannot suffer it."""
        die, unit = choice[1], choice[2]
        worst = self.worst_back(s)
        if die not in worst:
            return Refusal("JA-7.8", "worst-result-first", result=s.die_result[worst[0]])
        if not is_among(s, ATTACKERS, unit):
            return Refusal("JA-7.8", "no-attacker", unit=unit)
        if unit not in attackers_struck_by(s, die):
            return Refusal("JA-7.8", "not-struck-by-it", unit=unit)
        if unit not in sufferers(s, die):
            return Refusal("JA-7.8", "takes-no-more", unit=unit)
        refusal = refuse_duplicate(die, self.open_blows(s, worst), "JA-7.8")
        return refusal or refuse_duplicate(unit, distinct_units(s, sufferers(s, die)), "JA-7.8")

    @question("JA-7.8", SUFFER)
    def sufferer(self, s: War, choice: Choice) -> Next:
        """One result on one attacker; the attack's shields do not help."""
        strike(s, choice[1], choice[2])
        return self.goto("next_blow_back")


@final
@dataclass
class PushesBack(Frame):
    """7. Attackers must give way; the player who struck back chooses where they go (JA-7.8, ruling J-34)."""

    waiting: list[int]
    """The seats that have yet to push attackers."""
    units: list[int]
    gone: list[int] = field(default_factory=list)
    """The units that gave way: the result of the procedure."""

    @rule("JA-7.8", "JA-4.13")
    def begin(self, s: War, pushed: list[int] | None = None) -> Next:
        """Seat by seat."""
        self.gone += pushed or []
        while self.waiting:
            seat = self.waiting.pop(0)
            units = [unit for unit in self.units if striker_of(s, unit) == seat]
            if units:
                return self.call(s, Pushes(seat, side_of(s, attacking_seat(s)), seat, units), "begin")
        return self.done(s, self.gone)


def strike(s: War, die: int, unit: int) -> None:
    """Allocate a defence result to an attacker."""
    if not is_from_hill(s, die) and origin_of(s, die) != FROM_BLANK:
        WITNESS.cite(("JA-9.retaliation",), "retaliation by skill")
    seal(s, die, RETALIATES, unit)
    s.emit(UnitRetaliated, s.die_unit[die], colour(s, die), s.die_result[die], unit)


def strike_nobody(s: War, die: int) -> None:
    """A result that no attacker can suffer is lost."""
    seal(s, die, LOST)
    s.emit(ResultLost, s.die_unit[die], colour(s, die), s.die_result[die])
