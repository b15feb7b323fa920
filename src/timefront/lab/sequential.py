"""A test that stops as soon as enough is known: whether a mean difference is nothing, or as large as a margin.

The generalised sequential probability ratio test on independent differences, those of pairs of games. Looked at is only
after whole blocks of pairs, in their order, so that the number of workers changes nothing.

>>> test = SequentialTest(margin=0.05, error=0.05)
>>> test.verdict([0.5, 0.0, 0.5] * 3)  # too few to know
<Verdict.OPEN: 'open'>
>>> test.verdict([0.5, 0.0, 0.5] * 20)
<Verdict.MORE: 'more'>
"""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum
from math import log
from typing import Final, final

LEAST: Final = 32
"""Fewer differences tell too little about their spread."""
LEAST_SPREAD: Final = 0.25
"""What the squares of differences add up to at least: pairs that were all alike so far are no proof for ever."""


class Verdict(StrEnum):
    """What is known about a mean difference."""

    MORE = "more"
    LESS = "less"
    SAME = "same"
    OPEN = "open"


@final
@dataclass(frozen=True)
class SequentialTest:
    """The question, and how often the answer may be wrong.

    With no difference at all, MORE or LESS is said in at most `error` of all cases; with a difference of the margin,
    SAME or the wrong side is said in at most `error` of all cases.
    """

    margin: float = 0.05
    error: float = 0.05

    @property
    def bounds(self) -> tuple[float, float]:
        """The ratios' logarithms at which no difference, and a difference to one side, is accepted."""
        wrong = self.error / 2  # there are two sides
        return log(self.error / (1 - wrong)), log((1 - self.error) / wrong)

    def verdict(self, differences: list[float]) -> Verdict:
        """What the differences up to now tell."""
        if len(differences) < LEAST:
            return Verdict.OPEN
        low, high = self.bounds
        more, less = self.ratio(differences, self.margin), self.ratio(differences, -self.margin)
        if more >= high:
            return Verdict.MORE
        if less >= high:
            return Verdict.LESS
        return Verdict.SAME if more <= low and less <= low else Verdict.OPEN

    def ratio(self, differences: list[float], margin: float) -> float:
        """The logarithm of how much likelier the differences are with a mean of the margin than with none."""
        count = len(differences)
        mean = sum(differences) / count
        spread = max(sum([(one - mean) ** 2 for one in differences]), LEAST_SPREAD) / count
        return count * margin * (2 * mean - margin) / (2 * spread)
