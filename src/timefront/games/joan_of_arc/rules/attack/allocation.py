"""7. Who suffers what: targeting, allocation, trampling (JA-7.4, JA-9.targeting, JA-9.big)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import final

from timefront.games.joan_of_arc.board.losses import hp_left
from timefront.games.joan_of_arc.content.dice import BLANK, PUSH, TRAMPLE
from timefront.games.joan_of_arc.content.vocabulary import TARGETING
from timefront.games.joan_of_arc.events.results import ResultAllocated, ResultLost, ResultTargeted
from timefront.games.joan_of_arc.rules.attack.muster import (
    DEFENDERS,
    attacking_seat,
    defenders,
    defending_seat,
    fights_with,
    is_among,
)
from timefront.games.joan_of_arc.rules.attack.pool import FROM_SIZE
from timefront.games.joan_of_arc.rules.attack.rows import (
    ALLOCATED,
    ATTACK,
    HITS,
    LOST,
    add_die,
    colour,
    distinct_hits,
    distinct_units,
    held_by,
    holders,
    in_play,
    seal,
    showing,
    worst_result,
)
from timefront.games.joan_of_arc.rules.attack.unit_by_unit import refuse_duplicate
from timefront.games.joan_of_arc.state import War
from timefront.games.joan_of_arc.verbs import ALLOCATE, LEAVE_TO_DEFENDER, TARGET_UNIT
from timefront.kernel.flow import Frame, Next
from timefront.kernel.questions import Choice, Refusal, question
from timefront.kernel.rulebook import rule


def capacity_for(s: War, unit: int, hit: int) -> int:
    """JA-7.4, ruling J-31: how many more such results a unit can take: one per hit point left, and never two PUSHes.

    A unit without hit points takes one result.
    """
    held = held_by(s, unit)
    spare = max(1, hp_left(s, unit)) - len(held)
    if hit == PUSH:
        return min(spare, int(all(s.die_result[die] != PUSH for die in held)))
    return spare


def refuse_taker(s: War, unit: int, takers: list[int], hit: int, rule_id: str) -> Refusal | None:
    """Why a defender may not take a result."""
    if not is_among(s, DEFENDERS, unit):
        return Refusal(rule_id, "no-defender", unit=unit)
    if capacity_for(s, unit, hit) < 1:
        return Refusal(rule_id, "takes-no-more", unit=unit)
    return refuse_duplicate(unit, takers, rule_id)


# Targeting


def aimed_hits(s: War) -> list[int]:
    """JA-9.targeting: the worst results left on dice of units with the skill, one of each kind."""
    if not s.setting.ever_has_skill[TARGETING]:
        return []
    aimed = [
        die
        for die in in_play(s, ATTACK)
        if s.die_result[die] in HITS and s.die_unit[die] >= 0 and fights_with(s, s.die_unit[die], TARGETING)
    ]
    for hit in HITS:
        found = [die for die in aimed if s.die_result[die] == hit]
        if found:
            return distinct_hits(s, found)
    return []


def aims(s: War) -> list[int]:
    """The defenders that can take the worst of these results, one of each kind (ruling J-46)."""
    hits = aimed_hits(s)
    hit = s.die_result[hits[0]] if hits else BLANK
    return distinct_units(s, [unit for unit in defenders(s) if capacity_for(s, unit, hit) > 0])


def can_aim(s: War) -> bool:
    """Whether the attacker has a choice whom a result strikes; with a single defender there is nothing to aim at."""
    return len(defenders(s)) > 1 and bool(aimed_hits(s)) and bool(aims(s))


@final
@dataclass
class Targeting(Frame):
    """9. The attacker allocates first, with the results of units that have the skill (JA-9.targeting)."""

    @rule("JA-9.targeting")
    def begin(self, s: War) -> Next:
        """One result at a time, the worst first."""
        return self.ask(s, attacking_seat(s), "aim") if can_aim(s) else self.done(s)

    def offer_aim(self, s: War) -> list[Choice]:
        """Every result on every defender, or leave it to the defender."""
        takers = aims(s)
        offers = [TARGET_UNIT(die, unit) for die in aimed_hits(s) for unit in takers]
        return sorted([LEAVE_TO_DEFENDER(), *offers])

    def refuse_aim(self, s: War, choice: Choice) -> Refusal | None:
        """Not an aimed result, not the worst one, or a unit that cannot take it."""
        if choice[0] == LEAVE_TO_DEFENDER.name:
            return None
        if choice[1] not in aimed_hits(s):
            return Refusal("JA-9.targeting", "no-aimed-result")
        return refuse_taker(s, choice[2], aims(s), s.die_result[choice[1]], "JA-9.targeting")

    @question("JA-9.targeting", TARGET_UNIT, LEAVE_TO_DEFENDER)
    def aim(self, s: War, choice: Choice) -> Next:
        """One result on one unit."""
        if choice[0] == LEAVE_TO_DEFENDER.name:
            return self.done(s)
        die, unit = choice[1], choice[2]
        seal(s, die, ALLOCATED, unit)
        s.emit(ResultTargeted, unit, s.die_unit[die], colour(s, die), s.die_result[die])
        return self.goto("begin")


# Allocation


def takers_of(s: War, hit: int) -> list[int]:
    """JA-7.4: the defenders without a result first; then those with more than 1 hit point left."""
    units, burdened = defenders(s), holders(s)
    free = [unit for unit in units if unit not in burdened] if burdened else units
    return free or [unit for unit in units if capacity_for(s, unit, hit) > 0]


def allocate_plainly(s: War) -> bool:
    """JA-7.4: allocate KILL, then DISRUPT, then PUSH while nobody has a choice; what nobody can take is lost.

    Returns whether all results are allocated; if not, the defender must choose.
    """
    while True:
        hit = worst_result(s, ATTACK)
        if hit == BLANK:
            return True
        takers = takers_of(s, hit)
        hits = showing(s, ATTACK, hit)
        if not takers:
            for die in hits:
                seal(s, die, LOST)
                s.emit(ResultLost, s.die_unit[die], colour(s, die), hit)
        elif len(distinct_hits(s, hits)) > 1:
            return False
        elif len(hits) >= len(takers) and not held_by(s, takers[0]):
            for place, unit in enumerate(takers):  # everybody takes one, no matter who is first
                allot(s, hits[place], unit)
        elif len(distinct_units(s, takers)) == 1:
            allot(s, hits[0], takers[0])
        else:
            return False


def allot(s: War, die: int, unit: int) -> None:
    """Allocate a result to a unit."""
    seal(s, die, ALLOCATED, unit)
    s.emit(ResultAllocated, unit, s.die_unit[die], colour(s, die), s.die_result[die])


@final
@dataclass
class Allocation(Frame):
    """7. The defender chooses which unit takes which result."""

    @rule("JA-7.4")
    def begin(self, s: War) -> Next:
        """The defender is asked only when there is a choice."""
        return self.done(s) if allocate_plainly(s) else self.ask(s, defending_seat(s), "allocation")

    def open_hits(self, s: War) -> list[int]:
        """The dice with the worst result, one of each kind."""
        return distinct_hits(s, showing(s, ATTACK, worst_result(s, ATTACK)))

    def open_takers(self, s: War) -> list[int]:
        """The defenders whose turn it is to take it, one of each kind."""
        return distinct_units(s, takers_of(s, worst_result(s, ATTACK)))

    def offer_allocation(self, s: War) -> list[Choice]:
        """Every kind of result on every kind of unit."""
        takers = self.open_takers(s)
        return sorted([ALLOCATE(die, unit) for die in self.open_hits(s) for unit in takers])

    def refuse_allocation(self, s: War, choice: Choice) -> Refusal | None:
        """Not the worst result, or not the unit's turn."""
        die, unit = choice[1], choice[2]
        if die not in in_play(s, ATTACK) or s.die_result[die] not in HITS:
            return Refusal("JA-7.4", "no-attack-result")
        hit = s.die_result[die]
        if hit != worst_result(s, ATTACK):
            return Refusal("JA-7.4", "worst-result-first", result=worst_result(s, ATTACK))
        if is_among(s, DEFENDERS, unit) and unit not in takers_of(s, hit):
            return Refusal("JA-7.4", "others-first", unit=unit)
        refusal = refuse_taker(s, unit, self.open_takers(s), hit, "JA-7.4")
        return refusal or refuse_duplicate(die, self.open_hits(s), "JA-7.4")

    @question("JA-7.4", ALLOCATE)
    def allocation(self, s: War, choice: Choice) -> Next:
        """One result on one unit."""
        allot(s, choice[1], choice[2])
        return self.goto("begin")


def trample(s: War) -> None:
    """JA-9.big: TRAMPLE pushes every unit that is not pushed already; no shield helps (ruling J-38)."""
    for die in showing(s, ATTACK, TRAMPLE):
        for unit in defenders(s):
            held = [s.die_result[other] for other in held_by(s, unit)]
            if PUSH not in held and TRAMPLE not in held:
                allot(s, add_die(s, ATTACK, s.die_unit[die], ~TRAMPLE, FROM_SIZE), unit)
        seal(s, die, LOST)
