"""1. Hexes by axial coordinates: directions, rotation, distance and names.

The hexes have flat tops, and each column to the right is half a hex lower or higher: q counts columns to the right, r
counts hexes down. The six edges are numbered clockwise from the top one.
"""

from __future__ import annotations

import re
from typing import Final

EDGES: Final = 6
STEPS: Final[list[tuple[int, int]]] = [(0, -1), (1, -1), (1, 0), (0, 1), (-1, 1), (-1, 0)]
"""The hex beyond each edge: north, north-east, south-east, south, south-west, north-west."""
COLUMNS: Final = 26
ROWS: Final = 99
LETTERS: Final = "abc"
"""The letters of a hex's areas."""


def opposite(edge: int) -> int:
    """The same edge as numbered by the hex beyond it."""
    return (edge + 3) % EDGES


def rotated(edge: int, rotation: int) -> int:
    """Where an edge points after a number of clockwise turns by a sixth."""
    return (edge + rotation) % EDGES


def rotated_about_origin(q: int, r: int, rotation: int) -> tuple[int, int]:
    """Where a hex is after a number of clockwise turns by a sixth about the hex (0, 0)."""
    for _ in range(rotation % EDGES):
        q, r = -r, q + r
    return q, r


def hex_distance(q: int, r: int, other_q: int, other_r: int) -> int:
    """JA-1.6: the distance between two hexes, in hexes."""
    across, down = q - other_q, r - other_r
    return max(abs(across), abs(down), abs(across + down))


def hex_name(q: int, r: int) -> str:
    """The name of a hex: a letter for its column, the number of its row (`C4`)."""
    return f"{chr(ord('A') + q)}{r + q // 2 + 1}"


def is_on_paper(q: int, r: int) -> bool:
    """Whether a hex has a name."""
    return 0 <= q < COLUMNS and 0 <= r + q // 2 < ROWS


def hex_named(name: str) -> tuple[int, int] | None:
    """The coordinates of a hex by its name, or nothing if there is no hex of that name."""
    found = re.fullmatch(r"([A-Z])([1-9][0-9]?)", name)
    if found is None:
        return None
    q = ord(found.group(1)) - ord("A")
    return q, int(found.group(2)) - 1 - q // 2
