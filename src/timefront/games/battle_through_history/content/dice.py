"""The two special dice (BH-1.4)."""

from __future__ import annotations

from typing import Final

STRONG: Final = 0
RISKY: Final = 1

FACES: Final[list[tuple[int, int, int]]] = [
    (1, 0, 0),
    (0, 1, 0),
    (0, 0, 1),
    (0, 0, 2),
    (1, 1, 1),
    (-1, -1, -1),
    (0, 0, 3),
    (-1, 0, 0),
    (0, 2, 0),
    (0, -1, 0),
]
"""What each face adds to long range, medium range and close combat: four of the strong die, six of the risky one."""
FACES_OF_DIE: Final[list[list[int]]] = [[0, 1, 2, 3], [4, 5, 6, 7, 8, 9]]
WEIGHTS_OF_DIE: Final[list[list[int]]] = [[2, 2, 1, 1], [1, 1, 1, 1, 1, 1]]
"""How many of a die's six sides show each of its faces."""
NO_FACE: Final = -1


def has_negative(face: int) -> bool:
    """Whether a face subtracts something."""
    return min(FACES[face]) < 0
