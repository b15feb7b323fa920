"""1. The front: five spaces in a line, numbered from Yellow's base; each player counts from their own base."""

from __future__ import annotations

YELLOW = 0
RED = 1
SPACES = 5
MIDDLE = 2
NOWHERE = -1

FROM_BASE: tuple[tuple[int, ...], tuple[int, ...]] = ((0, 1, 2, 3, 4), (4, 3, 2, 1, 0))
"""DT-1.1: the spaces in a player's order, from their own base to the enemy's."""

AHEAD: tuple[tuple[int, ...], tuple[int, ...]] = ((1, 2, 3, 4, NOWHERE), (NOWHERE, 0, 1, 2, 3))
"""DT-1.2: the space ahead of each space, for each player."""

VALUE: tuple[tuple[int, ...], tuple[int, ...]] = ((1, 2, 3, 4, 5), (5, 4, 3, 2, 1))
"""DT-4.3: what each space is worth to each player: its number counted from their own base."""


def at(seat: int, space: int) -> int:
    """The index in the column `units` of a player's units on a space."""
    return seat * SPACES + space
