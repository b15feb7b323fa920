"""The numbers that a position may hold."""

from __future__ import annotations

from timefront.games.joan_of_arc.board.gear import FIRST_BEARER, GEAR_USED, NOT_ON
from timefront.games.joan_of_arc.board.laid import MOST_LAID
from timefront.games.joan_of_arc.board.sky import TILE_BITS
from timefront.games.joan_of_arc.board.start import starting_piles
from timefront.games.joan_of_arc.content.cards.talks import LETTERS
from timefront.games.joan_of_arc.content.effects import MOST_SLOTS
from timefront.games.joan_of_arc.content.pack import JoanSetting
from timefront.games.joan_of_arc.rules.attack.muster import NUMBERS_OF_A_FIGHT
from timefront.games.joan_of_arc.rules.attack.rows import ATTACK, DEFENCE_SIDE, FIRST_GUARDED
from timefront.games.joan_of_arc.state import (
    CAPTIVE,
    DRAW,
    ORDER_KINDS,
    SIDES,
    STAKES_OF,
    TOKEN_KINDS,
    UNDECIDED,
)
from timefront.kernel.flow import NOBODY
from timefront.kernel.ranges import Range, Ranges, bits, numbers, sets, some_numbers

MANY = 1_000
"""More than there can be of anything countable."""
MARKS = 80
"""More marks than a unit can have for what it has used."""
MOST_DICE = 300
LONGEST_WAY = 1 << 300
"""A path is a row of areas in one number."""
FLAGS = ("is_commanded", "has_declared", "is_rescue", "is_charmed")
SEATS = ("seat", "by", "chooser", "mover", "captor")
UNITS = ("commander", "arsonist", "rescuer", "unit", "dodged", "speaker", "leader")
LISTS_OF_UNITS = ("undecided", "doomed", "rallied", "struck", "chosen", "gone", "units", "blanks")
COUNTS = ("mode", "fears", "count", "reason", "number", "result", "reach", "moved", "together", "window", "free")
LISTS_OF_DICE = ("dice", "rolling")


def ranges_of(setting: JoanSetting) -> Ranges:
    """The ranges of the columns, and of the fields of procedures."""
    return Ranges(_columns(setting), _fields(setting))


def _columns(setting: JoanSetting) -> dict[str, Range]:
    board, plan = setting.board, setting.plan
    seats, units, areas = setting.seats, setting.unit_count, board.area_count
    buildings, rounds = len(setting.building_area), len(plan.rounds)
    return {
        "profile": numbers(0, setting.cards.count - 1, units),
        "place": numbers(CAPTIVE, areas - 1, units),
        **dict.fromkeys(("owner", "sent_by"), numbers(NOBODY, seats - 1, units)),
        "wounds": numbers(0, MANY, units),
        "used": sets(MARKS, units),
        "here": sets(units, areas),
        "room": numbers(-MANY, MANY, areas),
        "laid": numbers(0, MOST_LAID, areas),
        "edges": numbers(0, STAKES_OF + SIDES - 1, len(board.edge_border)),
        "damage": numbers(0, MANY, buildings),
        "orders": numbers(0, MANY, seats * ORDER_KINDS),
        "tokens": numbers(0, MANY, seats * TOKEN_KINDS),
        "points": numbers(-MANY, MANY, SIDES),
        "force": sets(units, SIDES),
        "rally": numbers(NOBODY, areas - 1, len(plan.rally_areas)),
        "piles": sets(max(len(setting.council), len(setting.content.legend)), len(starting_piles(setting))),
        **_sky(setting),
        "gear": numbers(0, (units + 1 << FIRST_BEARER) + NOT_ON + GEAR_USED, len(setting.equipment)),
        "ledger": sets(len(setting.content.intrigue), seats if any(setting.intrigue) else 0),
        **dict.fromkeys(("stale", "stale_older"), bits(len(setting.content.legend))),
        "first_player": Range(0, seats - 1),
        "boons": some_numbers(NOBODY, max(units, areas, len(setting.cards.effects)), MANY),
        "fight": some_numbers(NOBODY, max((1 << units) - 1, areas), NUMBERS_OF_A_FIGHT),
        **dict.fromkeys(("die_unit", "die_mate"), some_numbers(NOBODY, max(units, MOST_DICE), MOST_DICE)),
        **dict.fromkeys(("die_kind", "die_result", "die_fate"), some_numbers(-MARKS, MANY, MOST_DICE)),
        "die_marks": some_numbers(0, units + 1 << FIRST_GUARDED, MOST_DICE),
        "deck": bits(rounds),
        "round_card": Range(NOBODY, rounds - 1),
        "active": Range(NOBODY, seats - 1),
        **dict.fromkeys(("round", "played"), Range(0, MANY)),
        "elements": bits(len(setting.element_area)),
        **dict.fromkeys(("rubble", "razed"), bits(buildings)),
        **dict.fromkeys(("with_tree", "with_building"), bits(areas)),
        "scored": bits(MARKS),
        "verdict": Range(UNDECIDED, DRAW),
    }


def _sky(setting: JoanSetting) -> dict[str, Range]:
    """JA-12.1, JA-9.carrier: the tiles of the sky, and who is carried."""
    return {
        "cargo": some_numbers(0, setting.unit_count - 1, 2 * setting.unit_count),
        "sky": Range(0, (1 << TILE_BITS * setting.plan.sky.count) - 1),
    }


def _fields(setting: JoanSetting) -> dict[str, Range]:
    board = setting.board
    seats, units, areas = setting.seats, setting.unit_count, board.area_count
    things = max(units, areas, len(board.edge_border), len(setting.building_area), len(setting.element_area))
    return {
        **dict.fromkeys(FLAGS, Range(0, 1)),
        **dict.fromkeys(SEATS, Range(NOBODY, seats - 1)),
        "side": Range(NOBODY, SIDES - 1),
        **dict.fromkeys(UNITS, Range(NOBODY, units - 1)),
        **dict.fromkeys(LISTS_OF_UNITS, some_numbers(NOBODY, units - 1, MOST_DICE)),
        **dict.fromkeys(("area", "began"), Range(NOBODY, areas - 1)),
        "waiting": some_numbers(0, seats - 1, MANY),
        **dict.fromkeys(("burning", "owners", "due"), some_numbers(NOBODY, max(things, MARKS), MANY)),
        "used": some_numbers(0, units * MOST_SLOTS - 1, MANY),
        "effect": Range(0, len(setting.cards.effects) - 1),
        "left": some_numbers(0, len(setting.cards.effects) - 1, MANY),
        "card": Range(NOBODY, len(setting.content.legend) - 1),
        "event": Range(NOBODY, len(setting.content.intrigue) - 1),
        "topic": Range(NOBODY, len(setting.content.talks) - 1),
        "letter": Range(NOBODY, len(LETTERS) - 1),
        "building": Range(NOBODY, len(setting.building_area) - 1),
        **dict.fromkeys(COUNTS, Range(NOBODY, MANY)),
        "roller": Range(ATTACK, DEFENCE_SIDE),
        **dict.fromkeys(LISTS_OF_DICE, some_numbers(0, MOST_DICE, MOST_DICE)),
        "results": some_numbers(NOBODY, MARKS, MOST_DICE),
        "targets": some_numbers(0, (1 << units) - 1, MOST_DICE),
        "deeds": some_numbers(NOBODY, MARKS, MOST_DICE),
        **dict.fromkeys(("aims", "strikes"), some_numbers(NOBODY, things, MOST_DICE)),
        "spent": some_numbers(0, (1 << MARKS) - 1, MOST_DICE),
        "ways": some_numbers(0, LONGEST_WAY, MOST_DICE),
    }
