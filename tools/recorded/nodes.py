"""How many different positions can be reached from a position within a few choices."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random

from timefront.kernel.flow import CHANCE, State, dumps
from tools.recorded.walks import walk

COUNT = 50
MOST = 600
"""After this many positions, counting stops at the last complete depth."""
DEEPEST = 8


def record(game: str, number: int) -> list[int]:
    """From a random position of a random game: the number of different positions after one choice, after two, ..."""
    length = sum(1 for _ in walk(game, number))
    at = Random(f"recorded/nodes/{game}/{number}").randrange(length - 1)
    match = next(match for step, match in enumerate(walk(game, number)) if step == at)
    counts: list[int] = []
    level = [match.state.clone()]
    while level and len(counts) < DEEPEST and sum(counts) < MOST:
        met: dict[bytes, State] = {}
        for s in level:
            for after in _next_positions(s):
                met[dumps(after)] = after
        level = [*met.values()]
        counts.append(len(level))
    return counts


def _next_positions(s: State) -> Iterator[State]:
    """One position for each choice; for chance, only the first result."""
    choices = [s.chance().sample(Random(0))] if s.seat == CHANCE else s.offer() if s.seat >= 0 else []
    for choice in choices:
        after = s.clone()
        after.answer(choice)
        yield after
