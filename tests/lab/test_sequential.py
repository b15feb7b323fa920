"""The sequential test keeps its promises about errors and stops early."""

from __future__ import annotations

from random import Random

import pytest

from timefront.lab.sequential import LEAST, SequentialTest, Verdict

BLOCK = 8


def run(test: SequentialTest, mean: float, rng: Random, most: int = 5000) -> tuple[Verdict, int]:
    """Test a series of differences block by block; each compares two games per side, won or lost."""
    differences: list[float] = []
    while len(differences) < most:
        differences += [
            (sum(rng.random() < 0.5 + mean for _ in range(2)) - sum(rng.random() < 0.5 for _ in range(2))) / 2
            for _ in range(BLOCK)
        ]
        verdict = test.verdict(differences)
        if verdict is not Verdict.OPEN:
            return verdict, len(differences)
    return Verdict.OPEN, most


@pytest.mark.parametrize(("mean", "right"), [(0.0, Verdict.SAME), (0.1, Verdict.MORE), (-0.1, Verdict.LESS)])
def test_it_is_rarely_wrong(mean: float, right: Verdict) -> None:
    rng = Random(f"sequential {mean}")
    verdicts = [run(SequentialTest(0.1, 0.05), mean, rng)[0] for _ in range(200)]
    wrong = sum(verdict is not right for verdict in verdicts)
    assert wrong <= 18, f"{wrong} of 200"  # 5 % plus two and a half standard deviations


def test_a_large_difference_is_found_soon() -> None:
    rng = Random("large")
    lengths = [run(SequentialTest(0.1, 0.05), 0.3, rng)[1] for _ in range(30)]
    usual = [run(SequentialTest(0.1, 0.05), 0.1, rng)[1] for _ in range(30)]
    assert sum(lengths) * 2 < sum(usual)


def test_nothing_is_said_before_enough_is_known() -> None:
    assert SequentialTest().verdict([1.0] * (LEAST - 1)) is Verdict.OPEN
    assert SequentialTest().verdict([1.0] * LEAST) is Verdict.MORE
    assert SequentialTest().verdict([-1.0] * LEAST) is Verdict.LESS


def test_what_never_differs_is_the_same() -> None:
    assert SequentialTest(0.05).verdict([0.0] * 40) is Verdict.SAME


def test_the_ratio_is_that_of_two_normal_distributions() -> None:
    differences = [0.5, -0.5, 0.0, 1.0] * 10
    mean = sum(differences) / 40
    variance = sum((one - mean) ** 2 for one in differences) / 40
    likelier = sum(((one - 0) ** 2 - (one - 0.2) ** 2) / (2 * variance) for one in differences)
    assert SequentialTest().ratio(differences, 0.2) == pytest.approx(likelier)
