"""The odds of an attack before it is declared: exact, or sampled with an interval.

    odds(plan)                              exact where no choice matters, otherwise a first estimate by a sample
    better_odds(plan)                       after that: exact if it can be in time, otherwise a larger sample
    ExactOdds(plan).work(number)            exact odds in slices, where every set of results must be played out
    sampled_odds(plan, samples, seconds)    sampled odds with their 95 % intervals

The page docs/odds.md says what is assumed.
"""

from __future__ import annotations

from fractions import Fraction
from math import comb
from random import Random
from time import perf_counter
from typing import Final, final

from timefront.games.joan_of_arc.board.abilities import has_skill
from timefront.games.joan_of_arc.board.areas import has_terrain_effect
from timefront.games.joan_of_arc.content.dice import BLACK, SHIELD, SIDES
from timefront.games.joan_of_arc.content.vocabulary import LOSES_SHIELD, MELEE, TOUGH
from timefront.games.joan_of_arc.odds.outcomes import (
    ALL_RESULTS,
    BITS,
    COUNT,
    DISRUPTS_IN_HITS,
    FIRST_MARK,
    KILLS_IN_DISRUPTS,
    KILLS_IN_HITS,
    MARKED,
    MARKED_BESIDE_SHIELDS,
    MARKS,
    SHIELDS_OF_ALL,
    SHIELDS_ONLY,
    Roll,
    Steps,
    after_shields,
    hits_of,
    pairs_through,
    rolled,
    shields_of,
    weights_of,
)
from timefront.games.joan_of_arc.odds.plain_attacks import (
    attack_pool,
    defence_pool,
    is_plain,
    is_simple,
    most_hits,
    strikers_of,
    strikes_from_hill,
)
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
    outcomes_of_hits,
    played_out,
)
from timefront.games.joan_of_arc.rules.attack.pool import NO_UNIT, Pool
from timefront.kernel.intervals import wilson_interval

MOST_PAIRS: Final = 60_000
"""More pairs of attack and defence rolls than this are not counted."""
MOST_SETS: Final = 400
"""More different sets of results than this are not played out one by one."""
FIRST_SECONDS: Final = 0.04
"""How long the first estimate takes."""
SAMPLES: Final = 400
MOST_SECONDS: Final = 1.5
"""The refined estimate ends with so many attacks played out, or after so long."""
FEWEST: Final = 2
"""So many attacks are played out however long it takes."""
SLICE: Final = 10
"""Sets of results played out at a time."""
SEED: Final = 0
"""The same position gives the same sample."""


@final
class Odds:
    """The chances of each figure of an attack's outcome. If `is_exact` they are that, otherwise means of a sample."""

    def __init__(self, marginals: list[dict[int, Fraction]], samples: int) -> None:
        self.marginals = marginals
        """By figure, in the order of `FIGURES`: the chance of each number."""
        self.samples = samples
        """How many attacks were played out; 0 for exact odds."""

    @property
    def is_exact(self) -> bool:
        """Whether nothing was sampled."""
        return not self.samples

    def marginal(self, figure: str) -> dict[int, Fraction]:
        """The chances of one figure, by its name."""
        return self.marginals[FIGURES.index(figure)]

    def at_least(self, figure: str, count: int) -> Fraction:
        """The chance that a figure reaches a number."""
        return sum([chance for number, chance in self.marginal(figure).items() if number >= count], Fraction(0))

    @property
    def cleared(self) -> Fraction:
        """The chance that no enemy is left in the area."""
        return self.at_least("cleared", 1)

    def interval(self, chance: Fraction) -> tuple[float, float]:
        """The 95 % interval of one of these chances; for exact odds the chance itself, twice."""
        share = float(chance)
        return wilson_interval(share, self.samples) if self.samples else (share, share)


def odds(plan: AttackPlan) -> Odds:
    """The odds at once: exact where no choice matters, otherwise a first estimate."""
    if is_plain(plan) and is_simple(plan):
        return simple_odds(plan)
    return sampled_odds(plan, SAMPLES, FIRST_SECONDS)


def better_odds(plan: AttackPlan) -> Odds:
    """After a first estimate: exact odds if they are found in time, otherwise those of a larger sample."""
    begin = perf_counter()
    exact = ExactOdds(plan)
    while exact.is_possible and perf_counter() - begin < MOST_SECONDS:
        if exact.work(SLICE):
            return exact.odds()
    return sampled_odds(plan, SAMPLES, MOST_SECONDS)


# Dice


def dice_of(plan: AttackPlan, pool: Pool) -> list[list[int]]:
    """The chances of the results of each die."""
    known: dict[int, list[int]] = {}
    for die in pool.dice:
        if die not in known:
            known[die] = weights_of(plan.position, die)
    return [known[die] for die in pool.dice]


def counting_shields(plan: AttackPlan, rolls: dict[int, int]) -> dict[int, int]:
    """JA-10.1, JA-10.5: the chances of the SHIELDs that count: a wall adds one in melee, a swamp then takes one."""
    s = plan.position
    added = int(plan.kind == MELEE and plan.attack().comes_across_wall(s))
    sunk = int(has_terrain_effect(s, plan.target, LOSES_SHIELD))
    found: dict[int, int] = {}
    for rolled_shields, weight in rolls.items():
        shields = max(0, rolled_shields + added - sunk)
        found[shields] = found.get(shields, 0) + weight
    return found


# Exact, where every unit takes one result


def simple_odds(plan: AttackPlan) -> Odds:
    """Whoever chooses: so many units are destroyed, so many of the others disrupted, so many of the rest pushed."""
    attack, defence = dice_of(plan, attack_pool(plan)), dice_of(plan, defence_pool(plan))
    shield_roll = rolled(defence, SHIELDS_ONLY)
    shields = counting_shields(plan, shield_roll.weights)
    units = len(plan.defenders)
    marginals: list[dict[int, Fraction]] = [{} for _ in FIGURES]
    deadly = deadliness(plan)
    for pair, chance in pairs(attack, KILLS_IN_DISRUPTS, shields, shield_roll.total, units):
        add_chance(marginals[DISRUPTED], pair[1] - pair[0], chance)
    for pair, chance in pairs(attack, DISRUPTS_IN_HITS, shields, shield_roll.total, units):
        add_chance(marginals[DRIVEN_OFF], pair[1] - pair[0], chance)
    for (kills, hits), chance in pairs(attack, KILLS_IN_HITS, shields, shield_roll.total, units):
        for killed, share in struck_down(kills, deadly):
            add_chance(marginals[KILLED], killed, share * chance)
            add_chance(marginals[CLEARED], int(hits - kills + killed == units), share * chance)
    marginals[WOUNDS][0] = marginals[OWN_WOUNDS][0] = Fraction(1)
    add_retaliation(plan, marginals)
    return Odds(in_order(marginals), 0)


def pairs(
    attack: list[list[int]], steps: Steps, shields: dict[int, int], total: int, most: int
) -> list[tuple[tuple[int, int], Fraction]]:
    """Two counts of what comes through, the second of which holds the first, with their chances."""
    roll = rolled(attack, steps)
    found = pairs_through(roll, shields, most)
    return [((pair & COUNT, pair >> BITS), Fraction(weight, total * roll.total)) for pair, weight in found.items()]


def add_retaliation(plan: AttackPlan, marginals: list[dict[int, Fraction]]) -> None:
    """JA-7.8, JA-10.1: what attackers suffer; on a hill by the worst of the other results too."""
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
        marks = count >> FIRST_MARK
        kills, disrupts = count & COUNT, count >> BITS & COUNT
        kills += marks & 1
        disrupts += int(marks & 3 > 0)
        killed, lost = min(units, kills), min(units, disrupts)
        add_chance(marginals[OWN_KILLED], killed, Fraction(weight, roll.total))
        add_chance(marginals[OWN_DISRUPTED], lost - killed, Fraction(weight, roll.total))


def deadliness(plan: AttackPlan) -> Fraction:
    """JA-9.tough: the chance that a KILL destroys a defender."""
    s = plan.position
    if not has_skill(s, plan.defenders[0], TOUGH):
        return Fraction(1)
    return Fraction(SIDES - s.setting.dice[BLACK].weight(SHIELD), SIDES)


def struck_down(kills: int, deadly: Fraction) -> list[tuple[int, Fraction]]:
    """How many of so many KILLs destroy a unit, with the chance of each number."""
    if deadly == 1:
        return [(kills, Fraction(1))]
    return [
        (killed, comb(kills, killed) * deadly**killed * (1 - deadly) ** (kills - killed)) for killed in range(kills + 1)
    ]


def add_chance(chances: dict[int, Fraction], figure: int, chance: Fraction) -> None:
    """A figure is that likely, or that much likelier."""
    chances[figure] = chances.get(figure, Fraction(0)) + chance


def add_outcome(marginals: list[dict[int, Fraction]], outcome: Outcome, chance: Fraction) -> None:
    """All figures of an outcome."""
    for place, figure in enumerate(outcome):
        add_chance(marginals[place], figure, chance)


def in_order(marginals: list[dict[int, Fraction]]) -> list[dict[int, Fraction]]:
    """Chances sorted by their figures."""
    return [dict(sorted(chances.items())) for chances in marginals]


# Exact, where choices matter


@final
class ExactOdds:
    """The exact odds of a plain attack in the making: every different set of results is played out once."""

    def __init__(self, plan: AttackPlan) -> None:
        self.plan = plan
        self.sets: list[tuple[int, int, int]] = []
        """What comes through, what strikes back, what could from a hill."""
        self.weights: list[int] = []
        self.total = 1
        self.done = 0
        self.marginals: list[dict[int, Fraction]] = [{} for _ in FIGURES]
        self.strikers: list[int] = []
        self.has_defence = False
        if is_plain(plan):
            self.collect()

    @property
    def is_possible(self) -> bool:
        """Whether there are exact odds, and few enough sets of results."""
        return 0 < len(self.sets) <= MOST_SETS

    def collect(self) -> None:
        """All sets of results with their chances."""
        plan = self.plan
        attack = rolled(dice_of(plan, attack_pool(plan)), ALL_RESULTS)
        defence = self.defence_roll()
        if len(attack.weights) * len(defence.weights) > MOST_PAIRS:
            return
        most, most_back = most_hits(plan.position, plan.defenders), most_hits(plan.position, plan.attackers)
        found: dict[tuple[int, int, int], int] = {}
        for count, weight in defence.weights.items():
            shields = next(iter(counting_shields(plan, {shields_of(count): 1})))
            back, marks = after_shields(count, 0, most_back), count >> FIRST_MARK & MARKS
            for attacked, chance in attack.weights.items():
                key = (after_shields(attacked, shields, most), back, marks)
                found[key] = found.get(key, 0) + weight * chance
        self.sets, self.weights = list(found), list(found.values())
        self.total = attack.total * defence.total

    def defence_roll(self) -> Roll:
        """The shields of the defence, what strikes back, and what could from a hill."""
        pool = defence_pool(self.plan)
        self.has_defence = bool(pool.dice)
        self.strikers = strikers_of(self.plan)
        others = MARKED_BESIDE_SHIELDS if strikes_from_hill(self.plan) else SHIELDS_OF_ALL
        roll = Roll()
        for place, results in enumerate(dice_of(self.plan, pool)):
            roll.add(results, ALL_RESULTS if pool.units[place] in self.strikers else others)
        return roll

    def work(self, number: int) -> bool:
        """Play out so many sets more; whether all are done."""
        striker = self.strikers[0] if self.strikers else NO_UNIT
        for _ in range(min(number, len(self.sets) - self.done)):
            hits, back, marks = self.sets[self.done]
            found = outcomes_of_hits(
                self.plan, hits_of(hits), hits_of(back), striker, marks, has_defence=self.has_defence
            )
            for outcome, share in found.items():
                add_outcome(self.marginals, outcome, share * Fraction(self.weights[self.done], self.total))
            self.done += 1
        return self.done == len(self.sets)

    def odds(self) -> Odds:
        """The odds, once all is done."""
        if self.done < len(self.sets) or not self.sets:
            raise ValueError(f"only {self.done} of {len(self.sets)} sets of results are played out")
        return Odds(in_order(self.marginals), 0)


# Sampled


def sampled_odds(plan: AttackPlan, samples: int, seconds: float) -> Odds:
    """The attack played out so often, or for so long."""
    rng = Random(SEED)
    begin = perf_counter()
    outcomes: list[Outcome] = []
    while len(outcomes) < samples and (len(outcomes) < FEWEST or perf_counter() - begin < seconds):
        outcomes.append(played_out(plan, rng))
    marginals: list[dict[int, Fraction]] = [{} for _ in FIGURES]
    for outcome in outcomes:
        add_outcome(marginals, outcome, Fraction(1, len(outcomes)))
    return Odds(in_order(marginals), len(outcomes))
