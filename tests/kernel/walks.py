"""Random games of a game on the kernel, pause by pause."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import TypeVar

from tests.kernel.skirmish import SKIRMISH, Meadow
from timefront.kernel.flow import CHANCE, OVER, State

S = TypeVar("S", bound=State)


def skirmish(scenario: str = "", length: str = "long") -> Meadow:
    """The first position of a skirmish."""
    return SKIRMISH.new(SKIRMISH.setting(SKIRMISH.built_in_pack(), scenario, {"length": length}, 3))


def pauses(s: S, rng: Random) -> Iterator[S]:
    """The same state at every pause of a random game, including the end."""
    while s.seat != OVER:
        yield s
        s.answer(s.chance().sample(rng) if s.seat == CHANCE else rng.choice(s.offer()))
    yield s
