"""The odds of an attack: computed by hand, compared with simulated attacks, and put into words."""

from __future__ import annotations

from collections.abc import Iterator
from fractions import Fraction
from functools import cache
from itertools import chain, islice
from math import sqrt
from random import Random
from time import perf_counter, process_time

import pytest

from tests.games.joan_of_arc.scenes import Scene, setting
from tests.marks import first_in_short
from timefront.games.joan_of_arc.board.areas import troops_in
from timefront.games.joan_of_arc.bots.evaluation import evaluate
from timefront.games.joan_of_arc.bots.habits import reroll_habit
from timefront.games.joan_of_arc.content.dice import REROLL, SIDES
from timefront.games.joan_of_arc.content.pack import JoanSetting
from timefront.games.joan_of_arc.content.vocabulary import CAVALRY, CHARACTER, MELEE, SHOOTING, TROOP
from timefront.games.joan_of_arc.game import JOAN_OF_ARC as GAME
from timefront.games.joan_of_arc.odds.ahead import attacks_ahead
from timefront.games.joan_of_arc.odds.endings import Ending, Endings, simulate
from timefront.games.joan_of_arc.odds.exact import Chances, simple_chances
from timefront.games.joan_of_arc.odds.luck import ENOUGH, KINDS_OF_LUCK, Dice, EvenLuck, Luck, solution
from timefront.games.joan_of_arc.odds.odds import (
    FEWEST,
    SAMPLES,
    FollowedSets,
    Odds,
    better_odds,
    exact_odds,
    odds,
    sampled_odds,
)
from timefront.games.joan_of_arc.odds.outcomes import weights_of
from timefront.games.joan_of_arc.odds.plain_attacks import (
    attack_pool,
    counts_alike,
    is_plain,
    is_simple,
    rolls_once,
    strikers_of,
)
from timefront.games.joan_of_arc.odds.result_sets import ResultSets
from timefront.games.joan_of_arc.odds.simulated import FIGURES, AttackPlan, plan_attack
from timefront.games.joan_of_arc.rules.activation.actions import way_areas
from timefront.games.joan_of_arc.rules.activation.declaring import Declaration
from timefront.games.joan_of_arc.rules.attack.muster import CHARGED_OVER_FIELDS
from timefront.games.joan_of_arc.rules.attack.rework import Rework
from timefront.games.joan_of_arc.rules.attack.sequence import Attack
from timefront.games.joan_of_arc.rules.rounds.orders import OrderPhase
from timefront.games.joan_of_arc.state import DISRUPTED, GRAVEYARD, War
from timefront.kernel.flow import CHANCE, OVER, RUNNING
from timefront.kernel.intervals import mean_and_half_width
from timefront.kernel.questions import Choice

BOARDS = ("foragers", "patay", "fierbois")
NEVER: Chances = {0: Fraction(1)}
FOR_EVER = 600.0


# A laid table


def melee(
    scenario: str, attackers: list[str], origin: str, defenders: list[str], target: str, *more: str
) -> AttackPlan:
    """The first player's units attack the second player's in melee."""
    scene = Scene(
        scenario,
        *[f"{card} 1 {origin}" for card in attackers],
        *[f"{card} 2 {target}" for card in defenders],
        *more,
    )
    units = list(range(len(attackers)))
    plan = plan_attack(scene.s, 0, scene.area(target), MELEE, units, [0] * len(units), is_commanded=False)
    assert plan is not None
    return plan


def exact(plan: AttackPlan) -> Odds:
    """Exact odds, found either way."""
    assert is_plain(plan)
    return exact_odds(simple_chances(plan), 0) if is_simple(plan) and rolls_once(plan) else followed(plan)


def followed(plan: AttackPlan) -> Odds:
    """Exact odds of a plain attack, by every set of its results."""
    found = FollowedSets(ResultSets(plan)).odds(perf_counter(), FOR_EVER)
    assert found.is_exact
    return found


def count_sets(plan: AttackPlan) -> int:
    """How many sets of results a plain attack has."""
    return len(ResultSets(plan).weights())


def chances(found: Odds, *figures: str) -> list[Fraction]:
    """The chances of at least one."""
    return [found.at_least(figure, 1) for figure in figures]


# By hand


def test_a_yellow_die_against_nobody_who_rolls() -> None:
    """Two PUSHes, a DISRUPT, and no shield."""
    found = odds(melee("patay", ["peasants"], "A2", ["peasants"], "B2"))
    assert found.is_exact
    assert found.marginal("killed") == NEVER
    assert found.marginal("disrupted") == {0: Fraction(5, 6), 1: Fraction(1, 6)}
    assert found.marginal("driven_off") == {0: Fraction(2, 3), 1: Fraction(1, 3)}
    assert found.cleared == Fraction(1, 2)
    assert found.marginal("own_killed") == found.marginal("own_disrupted") == found.marginal("own_wounds") == NEVER
    assert found.interval("cleared", 1) == (0.5, 0.5)
    assert found.reach("cleared", 1) == 0


def test_JA_7_3_a_shield_takes_the_worst_result() -> None:
    """Two red dice against one that shows a shield in 1 of 6: 4/36 of two KILLs, 20/36 of at least one."""
    found = odds(melee("patay", ["sergeants_at_arms"] * 2, "A2", ["provincial_militia"] * 2, "B2"))
    assert found.is_exact
    two, some = Fraction(4, 36), Fraction(20, 36)
    shields = {0: Fraction(25, 36), 1: Fraction(10, 36), 2: Fraction(1, 36)}
    assert found.at_least("killed", 2) == two * shields[0]
    assert found.at_least("killed", 1) == some * shields[0] + two * shields[1]


def test_JA_9_tough_a_kill_destroys_every_other_time() -> None:
    found = odds(melee("patay", ["sergeants_at_arms"], "A2", ["penitents"], "B2"))
    assert found.is_exact
    assert chances(found, "killed", "disrupted", "driven_off", "cleared") == [
        *(Fraction(1, 6), Fraction(1, 3), Fraction(1, 6), Fraction(2, 3)),
    ]


def test_JA_10_5_a_wall_is_a_shield_in_melee() -> None:
    """One yellow die never gets through; of two, one does if both hurt."""
    assert odds(melee("fierbois", ["peasants"], "B2", ["peasants"], "C3b")).cleared == 0
    assert odds(melee("fierbois", ["peasants"] * 2, "B2", ["peasants"], "C3b")).cleared == Fraction(1, 4)


def test_JA_10_1_a_swamp_takes_the_only_shield() -> None:
    found = odds(melee("patay", ["sergeants_at_arms"], "C3b", ["provincial_militia"], "C3a"))
    assert found.is_exact
    assert chances(found, "killed", "cleared") == [Fraction(1, 3), Fraction(5, 6)]


def test_JA_10_1_from_a_hill_one_result_strikes_back() -> None:
    """The yellow die of the defender shows a DISRUPT in 1 of 6."""
    plan = melee("patay", ["peasants"], "E2b", ["provincial_militia"], "E2a")
    assert exact(plan).at_least("own_disrupted", 1) == Fraction(1, 6)
    beside = melee("patay", ["peasants"], "E2b", ["provincial_militia"], "E2a", "peasants 1 E3")
    assert is_simple(beside), "an ally beside him gives a pushed attacker somewhere to go"
    assert exact(beside).at_least("own_disrupted", 1) == Fraction(1, 6)


def test_JA_7_8_own_dice_of_the_skilled_strike_back() -> None:
    """Red dice on both sides; with no other units around, both ways of counting must agree."""
    alone = exact(melee("patay", ["sergeants_at_arms"], "A2", ["sergeants_at_arms"], "B2"))
    beside = exact(melee("patay", ["sergeants_at_arms"], "A2", ["sergeants_at_arms"], "B2", "peasants 1 A1"))
    for found in (alone, beside):
        assert chances(found, "killed", "disrupted", "driven_off", "cleared", "own_killed", "own_disrupted") == [
            *(Fraction(10, 36), Fraction(10, 36), Fraction(5, 36), Fraction(25, 36), Fraction(1, 3), Fraction(1, 3)),
        ]


def test_JA_7_7_whoever_cannot_be_pushed_is_disrupted() -> None:
    plan = melee("foragers", ["peasants"], "C4a", ["peasants"], "C4b")
    assert not is_simple(plan)
    assert chances(exact(plan), "disrupted", "driven_off") == [Fraction(1, 2), Fraction(0)]


def test_JA_7_6_hit_points_are_lost_first() -> None:
    """A red die against a black one: KILL and DISRUPT wound, a PUSH drives him off."""
    found = exact(melee("patay", ["sergeants_at_arms"], "A2", ["jacques_de_bourbon"], "B2"))
    assert chances(found, "killed", "disrupted", "wounds", "driven_off") == [
        *(Fraction(0), Fraction(0), Fraction(1, 3), Fraction(1, 12)),
    ]


def test_JA_2_5_a_face_that_counts_for_a_reroll_is_rolled_again_once() -> None:
    plan = melee("patay", ["peasants"], "A2", ["peasants"], "B2")
    s = plan.position
    die = attack_pool(plan).dice[0]
    before = weights_of(s, die)
    faces = s.setting.die_faces[:]
    faces[SIDES * die + faces[SIDES * die : SIDES * die + SIDES].index(0)] = REROLL
    s.setting.die_faces = faces
    assert sum(weights_of(s, die)) == sum(before)
    assert odds(plan).cleared == Fraction(1, 2) * Fraction(7, 6)


# By hand, with rerolls that cost nothing


def test_JA_10_1_cavalry_that_charged_over_fields_rolls_again_what_does_not_disrupt() -> None:
    """Of the faces of a white die two are DISRUPTs and one is a PUSH; the PUSH is rolled again, too."""
    scene = Scene("patay", "light_cavalry 1 A2", "peasants 2 B2")
    found = exact(AttackPlan(scene.s, 0, scene.area("B2"), MELEE, [0], [CHARGED_OVER_FIELDS], is_commanded=False))
    assert found.at_least("disrupted", 1) == Fraction(2, 6) + Fraction(4, 6) * Fraction(2, 6)
    assert found.cleared == Fraction(2, 6) + Fraction(4, 6) * Fraction(3, 6)


def test_JA_10_1_in_the_forest_a_die_without_shield_is_rolled_again_if_it_is_needed() -> None:
    """The yellow die that attacks hurts every other time, the defending one shows a shield in 1 of 6 rolls."""
    found = exact(melee("patay", ["peasants"], "B3b", ["provincial_militia"], "B3a"))
    assert found.cleared == Fraction(1, 2) * Fraction(25, 36)
    in_the_open = exact(melee("patay", ["peasants"], "A2", ["provincial_militia"], "B2"))
    assert in_the_open.cleared == Fraction(1, 2) * Fraction(5, 6)


# Exact or sampled


@pytest.mark.parametrize(
    ("attackers", "origin", "defenders", "target"),
    [
        (["peasants"], "A2", ["joan_of_arc"], "B2"),  # terror
        (["poton_de_xaintrailles_unholy"], "A2", ["peasants"], "B2"),  # slayer
    ],
)
def test_terror_and_dice_that_differ_are_sampled(
    attackers: list[str], origin: str, defenders: list[str], target: str
) -> None:
    plan = melee("patay", attackers, origin, defenders, target)
    assert not is_plain(plan)
    found = sampled_odds(plan, 20, 60.0)
    assert not found.is_exact
    assert found.samples == 20
    assert sum(found.marginal("killed").values()) == 1
    low, high = found.interval("cleared", 1)
    assert low < high
    assert low <= float(found.cleared) <= high
    assert found.drawn == sampled_odds(plan, 20, 60.0).drawn, "the same position gives the same sample"


def test_where_time_does_not_suffice_the_likeliest_sets_are_exact_and_the_others_sampled() -> None:
    plan = melee("patay", ["sergeants_at_arms"] * 2, "A2", ["jacques_de_bourbon", "peasants"], "B2")
    known = followed(plan)
    hurried = FollowedSets(ResultSets(plan))
    assert hurried.weights == sorted(hurried.weights, reverse=True)
    found = hurried.odds(perf_counter() - 1, 0.5)
    assert not found.is_exact
    assert found.samples == FEWEST
    assert 0 < found.rest < 1
    for figure in FIGURES:
        assert sum(found.marginal(figure).values()) == 1
        low, high = found.interval(figure, 1)
        assert low <= float(found.at_least(figure, 1)) <= high
        sure = sum(chance for number, chance in found.known[FIGURES.index(figure)].items() if number)
        assert sure <= known.at_least(figure, 1) <= sure + found.rest
    assert better_odds(plan).is_exact


def estimates(plan: AttackPlan, count: int) -> Iterator[Odds]:
    """Estimates of one attack, each with its own dice: by simulated attacks, and by some sets and a sample."""
    for number in range(count):
        yield sampled_odds(plan, 25, FOR_EVER, f"played out {number}")
        partly = FollowedSets(ResultSets(plan))
        for _ in range(3):
            partly.follow_next()
        yield partly.sample_rest(25, FOR_EVER, f"sets {number}")


@pytest.mark.parametrize(
    ("attackers", "defenders"),
    [
        (["sergeants_at_arms"] * 2, ["provincial_militia"] * 2),
        (["foot_knights"] * 2, ["jacques_de_bourbon", "peasants"]),
        (["peasants"] * 3, ["penitents"] * 2),
    ],
)
def test_the_margin_that_is_told_holds_nineteen_times_of_twenty(attackers: list[str], defenders: list[str]) -> None:
    """The exact chance lies within it in about 95 of 100 estimates: in at least 91, whatever chance does."""
    plan = melee("patay", attackers, "A2", defenders, "B2")
    known = exact(plan)
    held: list[bool] = []
    for found in estimates(plan, 40):
        for figure in ("killed", "disrupted", "driven_off", "cleared"):
            chance = known.at_least(figure, 1)
            if Fraction(1, 20) < chance < Fraction(19, 20):
                off = abs(float(found.at_least(figure, 1) - chance))
                held.append(off <= found.reach(figure, 1))
                assert found.reach(figure, 1) < 0.25
    assert len(held) >= 80
    assert sum(held) >= 0.91 * len(held)


def test_luck_that_is_evened_out_leaves_the_margin_right_and_makes_it_smaller() -> None:
    """The exact chance lies within the margin as often as without it, and the margin is that of more attacks."""
    plan = melee("patay", ["foot_knights"] * 3, "A2", ["provincial_militia"] * 3, "B2")
    known = exact(plan)
    held: list[bool] = []
    worth: list[float] = []
    for number in range(60):
        found = sampled_odds(plan, 2 * ENOUGH, FOR_EVER, f"luck {number}")
        for place, figure in enumerate(FIGURES):
            assert sum(found.marginal(figure).values()) == 1
            chance = known.at_least(figure, 1)
            if Fraction(1, 20) < chance < Fraction(19, 20):
                held.append(abs(float(found.at_least(figure, 1) - chance)) <= found.reach(figure, 1))
                worth.append(found.worth[place][1])
    assert len(held) >= 120
    assert sum(held) >= 0.91 * len(held)
    assert sum(worth) / len(worth) >= 3 * ENOUGH


def test_luck_is_even_on_average() -> None:
    plan = melee("patay", ["foot_knights"] * 2, "A2", ["foot_knights", "jacques_de_bourbon"], "B2")
    rng, endings, strikers = Random("luck"), Endings(plan), strikers_of(plan)
    assert strikers
    lucks: list[Luck] = []
    for _ in range(400):
        dice = Dice(rng, strikers)
        simulate(plan, dice, endings)
        lucks.append(dice.luck)
    assert any(lucks[0])
    for kind in range(KINDS_OF_LUCK):
        mean, half_width = mean_and_half_width([luck[kind] for luck in lucks])
        assert abs(mean) <= 2 * half_width + 1e-9


def test_evened_out_luck_leaves_none() -> None:
    rng = Random("even")
    lucks = [[rng.gauss(0, 1) for _ in range(KINDS_OF_LUCK)] for _ in range(200)]
    even = EvenLuck(lucks)
    for kind in range(KINDS_OF_LUCK):
        rolled = sum(weight * luck[kind] for weight, luck in zip(even.weights, lucks, strict=True))
        assert abs(rolled) / sum(even.weights) < 0.01
    hits = [float(luck[0] > 0) for luck in lucks]
    assert even.worth(hits) > 300
    assert even.worth([0.0] * 200) == 200


def test_luck_that_follows_from_other_luck_counts_once() -> None:
    """Without defenders that strike back, half of the kinds of luck are nothing."""
    assert solution([[2.0, 2.0, 0.0], [2.0, 2.0, 0.0], [0.0, 0.0, 0.0]], [1.0, 1.0, 0.0]) == [0.5, 0.0, 0.0]


def played_once(plan: AttackPlan, seed: int, endings: Endings) -> Ending:
    """One simulated attack."""
    return simulate(plan, Dice(Random(seed), []), endings)


def test_what_is_known_of_an_ending_is_what_the_rules_would_bring() -> None:
    """Rerolls, parries, dodges: with the same dice, the attack ends as if it were played to the end."""
    rng = Random("endings")
    compared = known = 0
    while compared < 60:
        plan = wild_attack(rng)
        if plan is None or is_plain(plan) or not counts_alike(plan):
            continue
        quick, slow = Endings(plan), Endings(plan)
        slow.is_possible = False
        for seed in range(4):
            ending, played = played_once(plan, seed, quick), played_once(plan, seed, slow)
            assert set(played) <= set(ending)
            assert sum(ending.values()) == 1
            compared += 1
        known += bool(quick.count)
    assert known


def test_dice_that_differ_are_played_to_the_end() -> None:
    plan = melee("patay", ["poton_de_xaintrailles_unholy"], "A2", ["peasants"], "B2")
    assert not counts_alike(plan)
    endings = Endings(plan)
    assert sum(played_once(plan, 1, endings).values()) == 1
    assert endings.count == 0


def test_so_many_samples_as_are_wanted_are_sure_to_five_points() -> None:
    for share in range(SAMPLES + 1):
        drawn = [{0: Fraction(SAMPLES - share), 1: Fraction(share)} for _ in FIGURES]
        found = Odds([{} for _ in FIGURES], Fraction(1), drawn, SAMPLES, SAMPLES)
        assert found.reach("cleared", 1) <= 0.05


# Simulated attacks


@cache
def boards() -> list[JoanSetting]:
    return [setting(scenario) for scenario in BOARDS]


def wild_attack(rng: Random, *, is_charge: bool = False) -> AttackPlan | None:
    """A random attack: up to six units of few kinds on each side, wounds, others around; None if it is impossible."""
    agreed = rng.choice(boards())
    board, cards = agreed.board, agreed.cards
    target = rng.randrange(board.ground_count)
    origin = rng.choice(board.neighbours[target])
    kinds = [[card for card in range(cards.count) if cards.kind[card] == kind] for kind in (TROOP, CHARACTER)]
    lines: list[str] = []
    sizes = [rng.randint(1, 6), rng.randint(1, 6)]
    for player, area in ((1, origin), (2, target)):
        few = rng.sample(kinds[0], 2)
        for _ in range(sizes[player - 1]):
            card = rng.choice(few) if rng.random() < 0.92 else rng.choice(kinds[1])
            lines.append(f"{cards.keys[card]} {player} {board.area_names[area]}")
    taken = {origin, target}
    for _ in range(4):
        area = rng.randrange(board.ground_count)
        if area not in taken:
            taken.add(area)
            lines.append(f"peasants {rng.choice([1, 2])} {board.area_names[area]}")
    s = Scene(agreed.scenario, *lines).s
    s.sink = None
    for unit in range(sum(sizes)):
        if s.setting.cards.hp[s.profile[unit]] > 1 and rng.random() < 0.4:
            s.wounds[unit] = rng.randrange(s.setting.cards.hp[s.profile[unit]])
    units = list(range(sizes[0]))
    kind = MELEE if is_charge else rng.choice([MELEE, MELEE, SHOOTING])
    if min(s.room) < 0:
        return None
    plan = plan_attack(s, 0, target, kind, units, [0] * len(units), is_commanded=False)
    if plan is None or not is_charge:
        return plan
    ways = [CHARGED_OVER_FIELDS if cards.arm[s.profile[unit]] == CAVALRY else 0 for unit in plan.attackers]
    return AttackPlan(plan.position, 0, target, kind, plan.attackers, ways, is_commanded=False)


def wild_attacks(seed: str, most_sets: int) -> Iterator[AttackPlan]:
    """Random attacks whose exact odds are found quickly."""
    rng = Random(seed)
    while True:
        plan = wild_attack(rng)
        if plan is None or not is_plain(plan):
            continue
        if (is_simple(plan) and rolls_once(plan)) or count_sets(plan) <= most_sets:
            yield plan


def greedy_choice(s: War) -> Choice:
    """The best choice by the game's own evaluation, the first of equal ones; but shields are used, tokens kept, every
    unit that can strikes back, a hill returns the worst result, and rerolls for nothing follow their habit."""
    offers = s.offer()
    frame = s.stack[-1]
    if isinstance(frame, Rework) and frame.at == "reroll_choice":
        usual = reroll_habit(s, frame)
        if usual is not None:
            return usual
    verbs = [choice[0] for choice in offers]
    for verb in ("use-all-shields", "discard-result", "strike-back"):
        if verb in verbs:
            return offers[verbs.index(verb)]
    if "retaliate-with" in verbs:
        results = s.die_result
        return max([choice for choice in offers if choice[0] == "retaliate-with"], key=lambda one: results[one[1]])
    if "use-reroll-token" in verbs:
        return ("let-roll-stand",)
    values: list[float] = []
    for choice in offers:
        copy = s.clone()
        copy.answer(choice)
        values.append(round(evaluate(copy)[s.seat], 9))
    return offers[values.index(max(values))]


def simulated(plan: AttackPlan, rng: Random) -> list[int]:
    """The figures of one attack by the rules, until its losses are known."""
    s = plan.position.clone()
    s.stack = [OrderPhase(plan.seat), Attack()]
    s.shared, s.seat = 0, RUNNING
    s.run()
    while s.seat != OVER and len(s.stack) > 1 and s.stack[-1].at not in ("follower", "again", "mover"):
        s.answer(s.chance().sample(rng) if s.seat == CHANCE else greedy_choice(s))
    places = [s.place[unit] for unit in plan.defenders]
    own = [s.place[unit] for unit in plan.attackers]
    wounds = [
        sum(s.wounds[unit] - plan.position.wounds[unit] for unit in units if s.place[unit] >= 0)
        for units in (plan.defenders, plan.attackers)
    ]
    elsewhere = sum(place >= 0 and place != plan.target for place in places)
    return [
        *(
            places.count(GRAVEYARD),
            places.count(DISRUPTED),
            elsewhere,
            wounds[0],
            int(not troops_in(s, plan.target, 1)),
        ),
        *(own.count(GRAVEYARD), own.count(DISRUPTED), wounds[1]),
    ]


SIMULATED = 24
"""How many simulations are run for each of the random attacks."""


DEVIATIONS = 3.9


def moments(marginal: dict[int, Fraction]) -> list[float]:
    """The mean of a figure, and its second and third moments around it."""
    mean = sum(value * float(chance) for value, chance in marginal.items())
    return [mean] + [sum((value - mean) ** k * float(chance) for value, chance in marginal.items()) for k in (2, 3)]


def allowed(variance: float, third: float, count: int = SIMULATED) -> float:
    """How far a sum of attacks may be off: 3.9 standard deviations, and what a skewed figure, such as one that is
    nearly always 0 adds to them (the first term of Cornish and Fisher)."""
    if not variance:
        return 1e-9
    return DEVIATIONS * sqrt(count * variance) + (DEVIATIONS**2 - 1) / 6 * abs(third) / variance


@pytest.mark.long
def test_odds_are_those_of_200_attacks_played_out_again_and_again() -> None:
    """Within 3.9 standard deviations, individually and all of them together."""
    rng = Random("played out")
    surplus, variances = [0.0] * len(FIGURES), [0.0] * len(FIGURES)
    simple = 0
    for number, plan in enumerate(islice(wild_attacks("attacks", 24), 200)):
        simple += is_simple(plan)
        found = exact(plan)
        played = [simulated(plan, rng) for _ in range(SIMULATED)]
        for figure, name in enumerate(FIGURES):
            marginal = found.marginal(name)
            assert sum(marginal.values()) == 1
            mean, variance, third = moments(marginal)
            difference = sum(row[figure] for row in played) - SIMULATED * mean
            assert abs(difference) <= allowed(variance, third), (number, name)
            surplus[figure] += difference
            variances[figure] += SIMULATED * variance
    assert 40 < simple < 160
    for figure, name in enumerate(FIGURES):
        assert abs(surplus[figure]) <= DEVIATIONS * sqrt(variances[figure]) + 1e-9, name


def test_JA_10_1_odds_on_a_hill_are_those_of_attacks_played_out() -> None:
    """The result is chosen before the shields, by habit the worst one."""
    plan = melee("patay", ["sergeants_at_arms"] * 2, "E2b", ["crossbowmen"] * 3, "E2a", "peasants 1 E3")
    rng, count = Random("hill"), 400
    played = [simulated(plan, rng) for _ in range(count)]
    for name in ("own_disrupted", "disrupted"):
        mean, variance, _ = moments(exact(plan).marginal(name))
        difference = sum(row[FIGURES.index(name)] for row in played) - count * mean
        assert abs(difference) <= DEVIATIONS * sqrt(count * variance), name


def rerolled_attacks(seed: str, count: int) -> Iterator[AttackPlan]:
    """Random attacks with rerolls for nothing, on either side, that are counted quickly; some of them are charges."""
    rng = Random(seed)
    while count:
        plan = wild_attack(rng, is_charge=rng.random() < 0.5)
        if plan is None or not is_plain(plan) or rolls_once(plan) or ResultSets(plan).pairs > 20_000:
            continue
        if is_simple(plan) or count_sets(plan) <= 30:
            count -= 1
            yield plan


@pytest.mark.parametrize("number", first_in_short(range(8)))
def test_JA_7_2_odds_with_rerolls_are_those_of_attacks_played_out(number: int) -> None:
    """Five random attacks a test, each of them 60 times by the rules."""
    rng = Random(f"rerolled {number}")
    surplus, variances = [0.0] * len(FIGURES), [0.0] * len(FIGURES)
    for plan in rerolled_attacks(f"rerolls {number}", 5):
        found = exact(plan)
        played = [simulated(plan, rng) for _ in range(60)]
        for figure, name in enumerate(FIGURES):
            marginal = found.marginal(name)
            assert sum(marginal.values()) == 1
            mean, variance, third = moments(marginal)
            difference = sum(row[figure] for row in played) - 60 * mean
            assert abs(difference) <= allowed(variance, third, 60), name
            surplus[figure] += difference
            variances[figure] += 60 * variance
    for figure, name in enumerate(FIGURES):
        assert abs(surplus[figure]) <= DEVIATIONS * sqrt(variances[figure]) + 1e-9, name


def test_both_exact_ways_agree() -> None:
    """Where no choice matters, simulating every set of results gives the same chances to the last digit."""
    compared = 0
    for plan in wild_attacks("both ways", 60):
        if is_simple(plan) and count_sets(plan) <= 60:
            every, simple = followed(plan), exact(plan)
            for figure in FIGURES:
                assert every.marginal(figure) == simple.marginal(figure)
            compared += 1
        if compared == 15:
            break


def test_odds_change_nothing() -> None:
    plan = melee("patay", ["sergeants_at_arms"] * 2, "A2", ["jacques_de_bourbon"], "B2")
    before = plan.position.clone()
    sampled_odds(plan, 5, 60.0)
    exact(plan)
    assert plan.position.place == before.place
    assert plan.position.wounds == before.wounds
    assert plan.position.tokens == before.tokens
    assert plan.position.stack == before.stack


# In words


def declared(scenario: str, seed: int) -> Iterator[War]:
    """Positions of a random war in which attacks are about to be declared or resolved."""
    rng = Random(seed)
    s = GAME.new(GAME.setting(GAME.built_in_pack(), scenario, {}, 2))
    while s.seat != OVER:
        if s.seat == CHANCE:
            s.answer(s.chance().sample(rng))
            continue
        if attacks_ahead(s):
            yield s.clone()
        offers = s.offer()
        attacks = [choice for choice in offers if choice[0] in ("melee", "shoot", "strike")]
        s.answer(rng.choice(attacks) if attacks and rng.random() < 0.7 else rng.choice(offers))


@pytest.mark.slow
def test_odds_are_told_while_units_declare_and_before_the_attack() -> None:
    asked: dict[str, int] = {}
    for s in islice(declared("patay", 3), 30):
        name = s.question_name()
        asked[name] = asked.get(name, 0) + 1
        plans = attacks_ahead(s)
        assert plans
        if asked[name] > 4:
            continue
        lines = list(GAME.narrator.odds(s, None))
        told = [about["area"] for key, about, _ in lines if key == "odds-attack"]
        assert set(told) == {plan.target for plan in plans}
        labels = [key for key, _, _ in lines if key in ("odds-exact", "odds-sampled")]
        assert len(labels) == len(told), "every block says what it is"
        assert sum(key.startswith("odds-cleared") for key, _, _ in lines) == len(told)
    assert set(asked) >= {"Declaration.deed", "Activation.resolve"}


def test_whoever_has_declared_joins_the_attack() -> None:
    """The attackers are the units that have declared the same target, and the unit that is asked."""
    joined = 0
    for s in islice(declared("patay", 5), 60):
        joined += any(len(plan.attackers) > 1 for plan in attacks_ahead(s))
    assert joined


def test_JA_5_5_whoever_charges_fights_from_where_the_charge_ends() -> None:
    charges = 0
    for s in chain.from_iterable(declared("patay", seed) for seed in range(6)):
        if s.question_name() == "Declaration.onward":
            before, declaration = s.place[:], s.stack[-1]
            assert isinstance(declaration, Declaration)
            for plan in attacks_ahead(s):
                charges += 1
                rider = plan.attackers[-1]
                assert plan.ways[-1] > 0
                assert plan.position.place[rider] == way_areas(declaration.ways[declaration.units.index(rider)])[-1]
            assert s.place == before
    assert charges


def test_there_is_nothing_to_tell_elsewhere() -> None:
    s = GAME.new(GAME.setting(GAME.built_in_pack(), "patay", {}, 2))
    assert list(GAME.narrator.odds(s, None)) == []


# Speed


def six_against_six() -> AttackPlan:
    return melee("patay", ["foot_knights"] * 6, "A2", ["provincial_militia"] * 6, "B2")


def test_exact_odds_are_quick() -> None:
    """Processor time, so that other work does not count, and far above the figures of docs/odds.md."""
    plan = six_against_six()
    begin = process_time()
    found = odds(plan)
    assert process_time() - begin < 1
    assert found.is_exact


def test_a_first_estimate_does_not_take_all_samples() -> None:
    plan = melee("patay", ["john_talbot"] * 2, "A2", ["guisarmiers"] * 4, "B2")
    assert 0 < odds(plan).samples < SAMPLES
