"""The numbers that a position may hold."""

from __future__ import annotations

from timefront.games.duel_of_time.content.geometry import SPACES
from timefront.games.duel_of_time.content.pack import CARDS, DuelSetting
from timefront.games.duel_of_time.state import EMPTY, TURNS, UNITS, WHITE_CUBES
from timefront.kernel.ranges import Range, Ranges, numbers, sets, some_numbers

SEATS = 2


def ranges_of(setting: DuelSetting) -> Ranges:
    """The ranges of the columns, and of the fields of procedures."""
    seat = Range(EMPTY, SEATS - 1)
    columns = {
        "units": numbers(0, UNITS, SEATS * SPACES),
        "white": numbers(0, WHITE_CUBES, SPACES),
        "taken": numbers(0, WHITE_CUBES, SEATS),
        "supply": numbers(0, UNITS, SEATS),
        "hand": sets(CARDS, SEATS),
        "deck": sets(CARDS, SEATS),
        "row": numbers(EMPTY, 2 * CARDS - 1, SPACES),
        "facing": numbers(EMPTY, SEATS - 1, SPACES),
        "played": some_numbers(0, SEATS * CARDS * 16 - 1, SEATS * CARDS),
        "scenario": Range(EMPTY, len(setting.scenarios) - 1),
        "starter": seat,
        "active": seat,
        "turn": Range(0, TURNS),
    }
    fields = {
        "seat": Range(0, SEATS - 1),
        "space": Range(0, SPACES - 1),
        "executed": Range(0, SPACES),
        "number": Range(0, SPACES),
    }
    return Ranges(columns, fields)
