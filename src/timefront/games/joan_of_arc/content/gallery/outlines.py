"""Where the areas of a board are on a drawn map, in whole numbers."""

from __future__ import annotations

from math import cos, pi, sin, sqrt
from typing import Final

from timefront.games.joan_of_arc.content.coordinates import EDGES
from timefront.games.joan_of_arc.content.geometry import Board

RADIUS: Final = 40
"""From the middle of a hex to a corner."""
Point = tuple[float, float]


def outlines_of(board: Board) -> list[list[Point]]:
    """The corners of every outdoor area, those on the ground first; none for interiors."""
    found: list[list[Point]] = [[] for _ in range(board.area_count)]
    for hex_id, areas in enumerate(board.hex_areas):
        middle = middle_of(board.hex_q[hex_id], board.hex_r[hex_id])
        for area in areas:
            found[area] = outline_of(middle, board.area_edges[area], len(areas))
    return found


def middle_of(q: int, r: int) -> Point:
    """The middle of a hex."""
    return RADIUS * 1.5 * q, RADIUS * sqrt(3) * (r + q / 2)


def corner_of(middle: Point, edge: int, radius: float = RADIUS) -> Point:
    """The corner of a hex at which an edge begins, going clockwise."""
    angle = (edge % EDGES) * pi / 3 - pi * 2 / 3
    return middle[0] + radius * cos(angle), middle[1] + radius * sin(angle)


def outline_of(middle: Point, edges: list[int], areas: int) -> list[Point]:
    """An area of a hex as a sector of it; one that touches no edge is in the middle of the others."""
    if areas == 1 or not edges:
        return [corner_of(middle, edge, RADIUS if edges else RADIUS / 2) for edge in range(EDGES)]
    found: list[Point] = []
    for run in runs_of(edges):
        found += [*[corner_of(middle, edge) for edge in [*run, run[-1] + 1]], middle]
    return found


def runs_of(edges: list[int]) -> list[list[int]]:
    """The edges of an area in contiguous runs, clockwise."""
    if len(edges) == EDGES:
        return [list(range(EDGES))]
    found: list[list[int]] = []
    for start in sorted(edges):
        if (start - 1) % EDGES in edges:
            continue
        run = [start]
        while (run[-1] + 1) % EDGES in edges:
            run.append((run[-1] + 1) % EDGES)
        found.append(run)
    return found
