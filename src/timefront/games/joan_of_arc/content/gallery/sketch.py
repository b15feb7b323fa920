"""The map of a scenario or a field, drawn small."""

from __future__ import annotations

from collections import Counter
from typing import Final

from timefront.games.joan_of_arc.content.armies.lists import Field
from timefront.games.joan_of_arc.content.coordinates import hex_named
from timefront.games.joan_of_arc.content.gallery.outlines import RADIUS, Point, outlines_of
from timefront.games.joan_of_arc.content.geometry import Board, HexPlan
from timefront.games.joan_of_arc.content.pack import Content
from timefront.games.joan_of_arc.content.scenarios import Scenario
from timefront.games.joan_of_arc.content.vocabulary import GIGANTIC_CREATURE
from timefront.kernel.gallery.sketches import MapSketch, Mark, Patch

APART: Final = RADIUS * 0.55
"""The distance between things in one area."""
SKY: Final = "sky"
HOUSE: Final = "house"
TROOPS: Final = "troops"
GIANT: Final = "giant"


def scenario_sketch(content: Content, plan: Scenario) -> MapSketch:
    """The ground of a scenario with its buildings, and the units at the start."""
    standing: dict[int, list[Mark]] = {}
    for area in plan.building_areas:
        standing.setdefault(area, []).append(Mark(HOUSE, 0, 0))
    for (area, kind, side), count in sorted(Counter(troops_of(plan)).items()):
        standing.setdefault(area, []).append(Mark(kind, 0, 0, side, count))
    return sketch_of(content, plan.board, standing)


def troops_of(plan: Scenario) -> list[tuple[int, str, int]]:
    """For each unit on the board at the start: its area, what it is, and its side."""
    surrounding = plan.board.surrounding
    found: list[tuple[int, str, int]] = []
    for number, unit in enumerate(plan.units):
        side = plan.side_of(number)
        if 0 <= unit.area < len(surrounding) and side >= 0:
            area = surrounding[unit.area] if surrounding[unit.area] >= 0 else unit.area
            is_giant = plan.profile_of(number).kind == GIGANTIC_CREATURE
            found.append((area, GIANT if is_giant else TROOPS, side))
    return found


def field_sketch(content: Content, field: Field) -> MapSketch:
    """The ground of a field, and where the armies are deployed."""
    keys = [tile.key for tile in content.tiles]
    plans: list[HexPlan] = []
    for row in field.table.row.get("tiles", []):
        place = hex_named(str(row.get("at")))
        if place is not None and row.get("tile") in keys:
            plans += content.tiles[keys.index(row["tile"])].plans(place[0], place[1], row.get("rotation", 0))
    board = Board(plans, [])
    names = board.area_names
    standing: dict[int, list[Mark]] = {}
    for row in field.table.row.get("buildings", []):
        if row.get("at") in names:
            standing.setdefault(names.index(row["at"]), []).append(Mark(HOUSE, 0, 0))
    for side, rally in enumerate(field.rally):
        if rally in names:
            standing.setdefault(names.index(rally), []).append(Mark(TROOPS, 0, 0, side))
    return sketch_of(content, board, standing)


def sketch_of(content: Content, board: Board, standing: dict[int, list[Mark]]) -> MapSketch:
    """A board and the contents of its areas, moved so that it begins at (0, 0)."""
    outlines = outlines_of(board)
    points = [point for outline in outlines for point in outline]
    left, top = min((x for x, _ in points), default=0.0), min((y for _, y in points), default=0.0)
    right, bottom = max((x for x, _ in points), default=0.0), max((y for _, y in points), default=0.0)
    patches = [
        Patch(
            ground_of(content, board, area),
            corners(outline, left, top),
        )
        for area, outline in enumerate(outlines)
        if outline
    ]
    marks: list[Mark] = []
    for area, things in standing.items():
        x, y = centre_of(outlines[area])
        for number, mark in enumerate(things):
            beside = (number - (len(things) - 1) / 2) * APART
            marks.append(Mark(mark.kind, round(x - left + beside), round(y - top), mark.side, mark.count))
    return MapSketch(round(right - left), round(bottom - top), patches, marks)


def corners(outline: list[Point], left: float, top: float) -> list[int]:
    """The corners of an area as x, y, x, y …"""
    return [number for x, y in outline for number in (round(x - left), round(y - top))]


def ground_of(content: Content, board: Board, area: int) -> str:
    """The terrain of an area by its key."""
    return SKY if area >= board.first_sky else content.terrains[board.area_terrain[area]].key


def centre_of(outline: list[Point]) -> Point:
    """The middle of the corners of an area."""
    return sum(x for x, _ in outline) / len(outline), sum(y for _, y in outline) / len(outline)
