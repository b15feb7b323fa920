"""Chance as a seat: what is drawn, with which integer weights, and who may see the result."""

from __future__ import annotations

import itertools
from collections.abc import Iterator
from math import prod
from random import Random
from typing import TypeVar, final

T = TypeVar("T")

Result = tuple[int, ...]
"""One value for each factor of a chance."""

EVERYONE = -1
"""The audience mask that contains every seat and the spectators."""


@final
class Factor:
    """One independent draw: its values in canonical order, equally likely unless it has integer weights."""

    def __init__(self, values: list[int], weights: list[int] | None = None) -> None:
        self.values = values
        self.uneven = weights
        self.total = len(values) if weights is None else sum(weights)
        if self.total <= 0:
            raise ValueError("nothing can be drawn")

    @property
    def weights(self) -> list[int]:
        """The weight of each value."""
        return [1] * len(self.values) if self.uneven is None else self.uneven

    def pick(self, ticket: int) -> int:
        """The value that a ticket wins; tickets are the numbers below `total`."""
        if self.uneven is None:
            return self.values[ticket]
        for value, weight in zip(self.values, self.uneven, strict=True):
            ticket -= weight
            if ticket < 0:
                return value
        raise ValueError(f"ticket beyond the total of {self.total}")


@final
class Chance:
    """A pause that chance answers: independent factors, drawn for one purpose and shown to one audience.

    >>> coin_and_loaded_coin = Chance("toss", [Factor([0, 1]), Factor([0, 1], [1, 3])])
    >>> list(coin_and_loaded_coin.results())
    [((0, 0), 1), ((0, 1), 3), ((1, 0), 1), ((1, 1), 3)]
    >>> coin_and_loaded_coin.total
    8
    """

    def __init__(self, purpose: str, factors: list[Factor], audience: int = EVERYONE) -> None:
        self.purpose = purpose
        self.factors = factors
        self.audience = audience

    def sample(self, rng: Random) -> Result:
        """A random result; the weights decide how likely each value is."""
        if len(self.factors) == 1:
            factor = self.factors[0]
            return (factor.pick(int(rng.random() * factor.total)),)
        return tuple([factor.pick(int(rng.random() * factor.total)) for factor in self.factors])

    def results(self) -> Iterator[tuple[Result, int]]:
        """Every possible result with its integer weight; the weights add up to `total`."""
        pairs = [
            [(value, weight) for value, weight in zip(factor.values, factor.weights, strict=True) if weight]
            for factor in self.factors
        ]
        for combination in itertools.product(*pairs):
            yield tuple(value for value, _ in combination), prod(weight for _, weight in combination)

    @property
    def total(self) -> int:
        """The sum of all results' weights."""
        return prod(factor.total for factor in self.factors)

    def allows(self, result: Result) -> bool:
        """Whether the result can happen."""
        return len(result) == len(self.factors) and all(
            value in factor.values and factor.weights[factor.values.index(value)] > 0
            for value, factor in zip(result, self.factors, strict=True)
        )


def one_of(purpose: str, values: list[int], audience: int = EVERYONE) -> Chance:
    """One of the values, all equally likely."""
    return Chance(purpose, [Factor(values)], audience)


def one_from(purpose: str, pile: dict[int, int], audience: int = EVERYONE) -> Chance:
    """One piece from a pile, given as the count of each value."""
    values = sorted(pile)
    return Chance(purpose, [Factor(values, [pile[value] for value in values])], audience)


def dice(purpose: str, pool: list[list[int]], audience: int = EVERYONE) -> Chance:
    """One face of each die in a pool; a die is the list of its faces."""
    return Chance(purpose, [die(faces) for faces in pool], audience)


def die(faces: list[int]) -> Factor:
    """One face of a die, given the list of its faces."""
    values = sorted(set(faces))
    return Factor(values, [faces.count(value) for value in values])


def pick_one(items: list[T], rng: Random) -> T:
    """One of the items, all equally likely. Faster than `rng.choice`, with other results for the same generator."""
    return items[int(rng.random() * len(items))]
