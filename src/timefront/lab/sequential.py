"""A test of whether a mean difference is zero or as large as a margin, which stops as soon as the answer is clear.

This is the generalised sequential probability ratio test on independent differences, those of pairs of games. It only
looks at whole blocks of pairs, in order, so that the number of workers changes nothing.

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
"""The fewest differences that say enough about their variance."""
LEAST_SPREAD: Final = 0.25
"""The least sum of squared differences: pairs that have all been alike so far prove nothing."""


class Verdict(StrEnum):
    """What the test says about a mean difference."""

    MORE = "more"
    LESS = "less"
    SAME = "same"
    OPEN = "open"


@final
@dataclass(frozen=True)
class SequentialTest:
    """The margin to test for, and how often the verdict may be wrong.

    If there is no difference, the verdict is MORE or LESS in at most `error` of all cases; if the difference is the
    margin, it is SAME or the wrong side in at most `error` of all cases.
    """

    margin: float = 0.05
    error: float = 0.05

    @property
    def bounds(self) -> tuple[float, float]:
        """The log ratios at which no difference, and a difference to one side, are accepted."""
        wrong = self.error / 2  # there are two sides
        return log(self.error / (1 - wrong)), log((1 - self.error) / wrong)

    def verdict(self, differences: list[float]) -> Verdict:
        """The verdict on the differences so far."""
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
        """The log of how much likelier the differences are with a mean of `margin` than with a mean of zero."""
        count = len(differences)
        mean = sum(differences) / count
        spread = max(sum([(one - mean) ** 2 for one in differences]), LEAST_SPREAD) / count
        return count * margin * (2 * mean - margin) / (2 * spread)
