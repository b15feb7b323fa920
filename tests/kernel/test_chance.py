"""Chance: independent factors with integer weights, sampled, enumerated and checked alike."""

from __future__ import annotations

from collections import Counter
from itertools import product
from random import Random

import pytest

from timefront.kernel.chance import EVERYONE, Chance, Factor, Result, dice, one_from, one_of, pick_one

EVEN = one_of("even", [2, 4, 6])
UNEVEN = one_from("uneven", {5: 3, 1: 1, 9: 0, 2: 6})
POOL = dice("pool", [[0, 0, 1], [1, 2, 3, 4], [0, 0, 0, 7]])
MIXED = Chance("mixed", [Factor([3, 1]), Factor([8, 9], [5, 2])])
NO_DICE = dice("none", [])
ALL = pytest.mark.parametrize("chance", [EVEN, UNEVEN, POOL, MIXED, NO_DICE], ids=lambda chance: str(chance.purpose))


def everything(chance: Chance) -> list[Result]:
    """All combinations of the factors' values, possible or not, and of some values that no factor has."""
    return [tuple(values) for values in product(*([*factor.values, -5, 77] for factor in chance.factors))]


@ALL
def test_the_weights_of_all_results_sum_up_to_the_total(chance: Chance) -> None:
    assert sum(weight for _, weight in chance.results()) == chance.total


@ALL
def test_results_are_listed_once_and_only_if_possible(chance: Chance) -> None:
    results = [result for result, _ in chance.results()]
    assert len(results) == len(set(results))
    assert all(weight > 0 for _, weight in chance.results())
    assert set(results) == {result for result in everything(chance) if chance.allows(result)}


@ALL
def test_only_possible_results_are_sampled(chance: Chance) -> None:
    rng = Random(5)
    assert all(chance.allows(chance.sample(rng)) for _ in range(500))


@ALL
def test_samples_come_as_often_as_their_weights_say(chance: Chance) -> None:
    rng, draws = Random(6), 20_000
    drawn = Counter(chance.sample(rng) for _ in range(draws))
    expected = {result: draws * weight / chance.total for result, weight in chance.results()}
    assert set(drawn) == set(expected)
    distance = sum((drawn[result] - often) ** 2 / often for result, often in expected.items())
    freedom = len(expected) - 1
    assert distance <= freedom + 4 * (2 * freedom) ** 0.5  # mean and deviation of the chi-square distribution


@ALL
def test_the_same_seed_draws_the_same(chance: Chance) -> None:
    one, other = Random(7), Random(7)
    assert [chance.sample(one) for _ in range(20)] == [chance.sample(other) for _ in range(20)]


@ALL
def test_a_sample_has_one_value_for_each_factor(chance: Chance) -> None:
    sample = chance.sample(Random(8))
    assert type(sample) is tuple
    assert len(sample) == len(chance.factors)


def test_results_enumerate_exactly() -> None:
    assert list(EVEN.results()) == [((2,), 1), ((4,), 1), ((6,), 1)]
    assert list(UNEVEN.results()) == [((1,), 1), ((2,), 6), ((5,), 3)]
    assert list(MIXED.results()) == [((3, 8), 5), ((3, 9), 2), ((1, 8), 5), ((1, 9), 2)]
    assert list(NO_DICE.results()) == [((), 1)]


def test_totals_are_products_of_the_factors() -> None:
    assert [chance.total for chance in (EVEN, UNEVEN, POOL, MIXED, NO_DICE)] == [3, 10, 48, 14, 1]


# Factors


def test_every_ticket_picks_a_value_by_weight_in_canonical_order() -> None:
    assert [Factor([4, 8]).pick(ticket) for ticket in range(2)] == [4, 8]
    factor = Factor([4, 6, 8], [2, 0, 3])
    assert [factor.pick(ticket) for ticket in range(factor.total)] == [4, 4, 8, 8, 8]


def test_a_ticket_beyond_the_total_crashes() -> None:
    with pytest.raises(ValueError, match="total of 5"):
        Factor([4, 8], [2, 3]).pick(5)


def test_without_weights_all_values_weigh_one() -> None:
    factor = Factor([4, 8, 9])
    assert (factor.weights, factor.total) == ([1, 1, 1], 3)
    assert Factor([4, 8], [2, 3]).weights == [2, 3]


def test_the_dice_of_a_pool_are_independent_factors() -> None:
    assert [(factor.values, factor.weights) for factor in POOL.factors] == [
        ([0, 1], [2, 1]),
        ([1, 2, 3, 4], [1, 1, 1, 1]),
        ([0, 7], [3, 1]),
    ]
    single = [
        dict(one.results()) for one in (dice("a", [[0, 0, 1]]), dice("b", [[1, 2, 3, 4]]), dice("c", [[0, 0, 0, 7]]))
    ]
    for result, weight in POOL.results():
        assert weight == single[0][result[:1]] * single[1][result[1:2]] * single[2][result[2:]]


def test_the_faces_of_a_die_are_in_canonical_order() -> None:
    [factor] = dice("die", [[8, 1, 8]]).factors
    assert (factor.values, factor.weights) == ([1, 8], [1, 2])


def test_weights_that_do_not_fit_the_values_crash() -> None:
    for weights in ([1], [1, 1, 1]):
        chance = Chance("crooked", [Factor([4, 8], weights)])
        with pytest.raises(ValueError, match="zip"):
            list(chance.results())
        with pytest.raises(ValueError, match="zip"):
            chance.factors[0].pick(5)


def test_one_die_of_a_pool_tells_nothing_about_another() -> None:
    rng = Random(9)
    drawn = Counter(dice("pair", [[0, 1], [0, 1]]).sample(rng) for _ in range(8000))
    assert all(1850 <= drawn[pair] <= 2150 for pair in product((0, 1), repeat=2))


def test_a_pile_gives_each_value_as_often_as_it_holds_it() -> None:
    [factor] = UNEVEN.factors
    assert (factor.values, factor.weights) == ([1, 2, 5, 9], [1, 6, 3, 0])


def test_a_pile_in_another_order_is_the_same_chance() -> None:
    other = one_from("uneven", {2: 6, 9: 0, 1: 1, 5: 3})
    assert list(other.results()) == list(UNEVEN.results())
    assert [other.sample(Random(k)) for k in range(30)] == [UNEVEN.sample(Random(k)) for k in range(30)]


# What is allowed


@pytest.mark.parametrize("result", [(2,), (4,), (6,)])
def test_a_result_of_listed_values_is_allowed(result: Result) -> None:
    assert EVEN.allows(result)


@pytest.mark.parametrize("result", [(), (3,), (-2,), (2, 4)])
def test_another_value_or_another_number_of_values_is_not_allowed(result: Result) -> None:
    assert not EVEN.allows(result)


def test_a_value_without_weight_is_not_allowed() -> None:
    assert not UNEVEN.allows((9,))
    assert UNEVEN.allows((5,))


def test_every_factor_of_a_result_is_checked() -> None:
    assert POOL.allows((1, 4, 7))
    assert not POOL.allows((4, 4, 7))
    assert not POOL.allows((1, 4, 1))
    assert not POOL.allows((1, 4))


# Purpose and audience


def test_chance_is_open_to_everyone_unless_told_otherwise() -> None:
    for chance in (EVEN, UNEVEN, POOL, MIXED):
        assert chance.audience == EVERYONE
    secret = [one_of("a", [1], 4), one_from("b", {1: 1}, 4), dice("c", [[1]], 4), Chance("d", [], 4)]
    assert [chance.audience for chance in secret] == [4, 4, 4, 4]
    assert [chance.purpose for chance in secret] == ["a", "b", "c", "d"]


# Picking


def test_any_item_is_picked_as_often_as_another() -> None:
    rng = Random(3)
    counts = Counter(pick_one(["a", "b", "c"], rng) for _ in range(3000))
    assert {*counts} == {"a", "b", "c"}
    assert min(counts.values()) > 900
