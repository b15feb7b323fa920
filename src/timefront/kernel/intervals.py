"""95 % intervals: how certain a figure from a sample is."""

from __future__ import annotations

from math import sqrt
from typing import Final

DEVIATIONS: Final = 1.96
"""Standard deviations on each side of a 95 % interval."""


def mean_and_half_width(values: list[float]) -> tuple[float, float]:
    """The mean of independent values, and how far its 95 % interval extends on each side."""
    count = len(values)
    mean = sum(values) / count
    squares = sum([(value - mean) ** 2 for value in values])
    return mean, DEVIATIONS * sqrt(squares / max(1, count - 1) / count)


def interval(shares: list[float]) -> tuple[float, float]:
    """The 95 % interval of the mean of independent shares, each from 0 to 1."""
    mean, half_width = mean_and_half_width(shares)
    return max(0.0, mean - half_width), min(1.0, mean + half_width)


def cautious_interval(chances: list[float]) -> tuple[float, float]:
    """The same with two extra values, 0 and 1, so that a sample of identical chances still gets a width."""
    return interval([*chances, 0.0, 1.0])


def wilson_interval(share: float, count: float) -> tuple[float, float]:
    """Wilson's 95 % interval of a chance that came true in a share of `count` tries."""
    square = DEVIATIONS * DEVIATIONS
    middle = (share + square / (2 * count)) / (1 + square / count)
    spread = share * (1 - share) / count + square / (4 * count * count)
    half_width = DEVIATIONS * sqrt(spread) / (1 + square / count)
    return max(0.0, middle - half_width), min(1.0, middle + half_width)
