"""Exact odds of an attack in which no choice matters: counted, not simulated.

Whatever is chosen, the same numbers of units are destroyed, disrupted and pushed.
"""

from __future__ import annotations

from fractions import Fraction
from math import comb

from timefront.games.joan_of_arc.board.abilities import has_skill
from timefront.games.joan_of_arc.board.areas import has_terrain_effect
from timefront.games.joan_of_arc.content.dice import BLACK, SHIELD, SIDES
from timefront.games.joan_of_arc.content.vocabulary import LOSES_SHIELD, MELEE, TOUGH
from timefront.games.joan_of_arc.odds.outcomes import (
    BITS,
    COUNT,
    DISRUPTS_IN_HITS,
    FIRST_MARK,
    KILLS_IN_DISRUPTS,
    KILLS_IN_HITS,
    MARKED,
    SHIELDS_ONLY,
    Roll,
    Steps,
    hits_of,
    pairs_through,
    rolled,
    weights_of,
)
from timefront.games.joan_of_arc.odds.plain_attacks import attack_pool, defence_pool, strikers_of, strikes_from_hill
from timefront.games.joan_of_arc.odds.simulated import (
    CLEARED,
    DISRUPTED,
    DRIVEN_OFF,
    FIGURES,
    KILLED,
    OWN_DISRUPTED,
    OWN_KILLED,
    OWN_WOUNDS,
    WOUNDS,
    AttackPlan,
    Outcome,
)
from timefront.games.joan_of_arc.rules.attack.ground import comes_across_wall
from timefront.games.joan_of_arc.rules.attack.pool import Pool

Chances = dict[int, Fraction]
"""The chance of each value of a figure."""


def simple_chances(plan: AttackPlan) -> list[Chances]:
    """By figure, the chances of a simple attack (`is_simple`)."""
    attack, defence = dice_of(plan, attack_pool(plan)), dice_of(plan, defence_pool(plan))
    shield_roll = rolled(defence, SHIELDS_ONLY)
    shields = counting_shields(plan, shield_roll.weights)
    units = len(plan.defenders)
    chances: list[Chances] = [{} for _ in FIGURES]
    deadly = deadliness(plan)
    for pair, chance in pairs(attack, KILLS_IN_DISRUPTS, shields, shield_roll.total, units):
        add_chance(chances[DISRUPTED], pair[1] - pair[0], chance)
    for pair, chance in pairs(attack, DISRUPTS_IN_HITS, shields, shield_roll.total, units):
        add_chance(chances[DRIVEN_OFF], pair[1] - pair[0], chance)
    for (kills, hits), chance in pairs(attack, KILLS_IN_HITS, shields, shield_roll.total, units):
        for killed, share in struck_down(kills, deadly):
            add_chance(chances[KILLED], killed, share * chance)
            add_chance(chances[CLEARED], int(hits - kills + killed == units), share * chance)
    chances[WOUNDS][0] = chances[OWN_WOUNDS][0] = Fraction(1)
    add_retaliation(plan, chances)
    return chances


def simple_outcomes(plan: AttackPlan, through: int, back: int, marks: int) -> dict[Outcome, Fraction]:
    """The outcomes of a simple attack if this comes through and strikes back, and if a hill adds the worst mark."""
    kills, disrupts, pushes = hits_of(through)
    own_killed, own_disrupted = suffered(len(plan.attackers), back, marks)
    found: dict[Outcome, Fraction] = {}
    for killed, chance in struck_down(kills, deadliness(plan)):
        is_cleared = int(killed + disrupts + pushes == len(plan.defenders))
        found[killed, disrupts, pushes, 0, is_cleared, own_killed, own_disrupted, 0] = chance
    return found


# Dice


def dice_of(plan: AttackPlan, pool: Pool) -> list[list[int]]:
    """The chances of the results of each die."""
    known: dict[int, list[int]] = {}
    for die in pool.dice:
        if die not in known:
            known[die] = weights_of(plan.position, die)
    return [known[die] for die in pool.dice]


def counting_shields(plan: AttackPlan, rolls: dict[int, int]) -> dict[int, int]:
    """JA-10.1, JA-10.5: the chances of the SHIELDs that count: a wall adds one in melee, then a swamp removes one."""
    s = plan.position
    added = int(plan.kind == MELEE and comes_across_wall(s))
    sunk = int(has_terrain_effect(s, plan.target, LOSES_SHIELD))
    found: dict[int, int] = {}
    for rolled_shields, weight in rolls.items():
        shields = max(0, rolled_shields + added - sunk)
        found[shields] = found.get(shields, 0) + weight
    return found


# Counting


def pairs(
    attack: list[list[int]], steps: Steps, shields: dict[int, int], total: int, most: int
) -> list[tuple[tuple[int, int], Fraction]]:
    """Two counts of what comes through, the second including the first, with their chances."""
    roll = rolled(attack, steps)
    found = pairs_through(roll, shields, most)
    return [((pair & COUNT, pair >> BITS), Fraction(weight, total * roll.total)) for pair, weight in found.items()]


def add_retaliation(plan: AttackPlan, chances: list[Chances]) -> None:
    """JA-7.8, JA-10.1: what attackers suffer; on a hill also from the worst of the other results."""
    pool = defence_pool(plan)
    dice = dice_of(plan, pool)
    strikers = strikers_of(plan)
    is_hill = strikes_from_hill(plan)
    roll = Roll()
    for place, results in enumerate(dice):
        if pool.units[place] in strikers:
            roll.add(results, KILLS_IN_DISRUPTS)
        elif is_hill:
            roll.add(results, MARKED)
    units = len(plan.attackers)
    for count, weight in roll.weights.items():
        kills, disrupts = count & COUNT, count >> BITS & COUNT
        killed, disrupted = suffered(units, kills | disrupts - kills << BITS, count >> FIRST_MARK)
        add_chance(chances[OWN_KILLED], killed, Fraction(weight, roll.total))
        add_chance(chances[OWN_DISRUPTED], disrupted, Fraction(weight, roll.total))


def suffered(units: int, back: int, marks: int) -> tuple[int, int]:
    """How many attackers are destroyed and disrupted by what strikes back, and on a hill by the worst mark."""
    kills, disrupts, _ = hits_of(back)
    kills, lost = kills + (marks & 1), kills + disrupts + int(marks & 3 > 0)
    return min(units, kills), min(units, lost) - min(units, kills)


def deadliness(plan: AttackPlan) -> Fraction:
    """JA-9.tough: the chance that a KILL destroys a defender."""
    s = plan.position
    if not has_skill(s, plan.defenders[0], TOUGH):
        return Fraction(1)
    return Fraction(SIDES - s.setting.dice[BLACK].weight(SHIELD), SIDES)


def struck_down(kills: int, deadly: Fraction) -> list[tuple[int, Fraction]]:
    """How many of this many KILLs destroy a unit, with the chance of each number."""
    if deadly == 1:
        return [(kills, Fraction(1))]
    return [
        (killed, comb(kills, killed) * deadly**killed * (1 - deadly) ** (kills - killed)) for killed in range(kills + 1)
    ]


def add_chance(chances: Chances, figure: int, chance: Fraction) -> None:
    """Add to the chance of a figure."""
    chances[figure] = chances.get(figure, Fraction(0)) + chance


def add_outcome(chances: list[Chances], outcome: Outcome, chance: Fraction) -> None:
    """Add to the chances of all figures of an outcome."""
    for place, figure in enumerate(outcome):
        add_chance(chances[place], figure, chance)
