"""95 % intervals: of means, of shares, and of estimated probabilities."""

from __future__ import annotations

from random import Random
from statistics import mean, stdev

import pytest

from timefront.kernel.intervals import cautious_interval, interval, mean_and_half_width, wilson_interval


def test_the_reach_is_two_standard_errors_of_the_mean() -> None:
    values = [Random(7).uniform(-3, 40) for _ in range(50)]
    values[0] = 100.0
    middle, reach = mean_and_half_width(values)
    assert middle == pytest.approx(mean(values))
    assert reach == pytest.approx(1.96 * stdev(values) / 50**0.5)


def test_one_value_alone_says_nothing_of_its_reach() -> None:
    assert mean_and_half_width([3.0]) == (3.0, 0.0)


def test_an_interval_of_shares_stays_within_0_and_1() -> None:
    assert interval([1.0, 0.0]) == (0.0, 1.0)
    assert interval([1.0] * 9 + [0.9])[1] == 1.0


def test_a_cautious_interval_has_width_and_holds_its_mean() -> None:
    low, high = cautious_interval([1.0] * 30)
    assert low < 0.97 < high == 1.0
    assert cautious_interval([0.0] * 30) == pytest.approx((1 - high, 1 - low))
    assert cautious_interval([0.2, 0.4, 0.6]) == interval([0.2, 0.4, 0.6, 0.0, 1.0])


def test_an_interval_of_wilson_as_in_the_books() -> None:
    assert wilson_interval(0.5, 100) == pytest.approx((0.4038, 0.5962), abs=1e-4)
    assert wilson_interval(0.0, 10) == pytest.approx((0.0, 0.2775), abs=1e-4)
    assert wilson_interval(1.0, 10) == pytest.approx((0.7225, 1.0), abs=1e-4)


def test_more_tries_make_it_narrower() -> None:
    widths = [high - low for low, high in (wilson_interval(0.3, count) for count in (10, 100, 1000))]
    assert widths == sorted(widths, reverse=True)
