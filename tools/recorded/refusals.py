"""Choices that are refused, each with its rule and its reason."""

from __future__ import annotations

from random import Random
from typing import Any

from tools.recorded.walks import refused_choices, walk

COUNT = 5_000
OF_EACH_GAME = 50
"""At most this many per game, so that every setting is covered."""


def record(game: str, number: int) -> list[list[Any]]:
    """Refused choices of one random game: the position's number, the choice, the rule and the reason."""
    rng = Random(f"recorded/refusals/{game}/{number}")
    found: list[list[Any]] = []
    for at, match in enumerate(walk(game, number)):
        if match.outcome() is None:
            for choice in refused_choices(match, rng, 2):
                refusal = match.state.refuse(match.state.seat, choice)
                assert refusal is not None
                found.append([at, list(choice), refusal.rule, refusal.key])
    return sorted(rng.sample(found, min(len(found), OF_EACH_GAME)), key=str)
