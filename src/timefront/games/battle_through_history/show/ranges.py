"""The numbers that a position may hold."""

from __future__ import annotations

from timefront.games.battle_through_history.content.dice import NO_FACE
from timefront.games.battle_through_history.content.pack import (
    ERAS,
    GEAR_SPACES,
    PROWESS,
    RELICS,
    SABATONS,
    SPACES,
    TILES,
    TOKENS,
    BattleSetting,
)
from timefront.games.battle_through_history.state import EMPTY, LAYERS, ROW
from timefront.kernel.flow import NOBODY
from timefront.kernel.ranges import Range, Ranges, bits, numbers, sets, some_numbers

SLOTS = 2 * ROW
TYPES = 16
"""More types of links than there are."""
MANY = 200
"""More than there can be of anything countable."""


def ranges_of(setting: BattleSetting) -> Ranges:
    """The ranges of the columns, and of the fields of procedures."""
    return Ranges(_columns(setting), _fields(setting))


def _columns(setting: BattleSetting) -> dict[str, Range]:
    seats, units = setting.seats, len(setting.units)
    seat = Range(NOBODY, seats - 1)
    return {
        "sabaton": numbers(EMPTY, SABATONS - 1, seats),
        "era": numbers(EMPTY, ERAS - 1, seats),
        **dict.fromkeys(("hand", "deck", "discard", "aside", "known"), sets(units, seats)),
        "fresh": sets(units, seats * LAYERS),
        "relics": sets(RELICS, seats),
        "honors": numbers(0, MANY, seats),
        "tokens": sets(TOKENS, seats),
        "prowess": numbers(EMPTY, PROWESS - 1, seats * PROWESS),
        "prowess_known": sets(seats, seats * PROWESS),
        "prowess_holder": numbers(0, seats - 1, seats * PROWESS),
        "board": numbers(EMPTY, units - 1, SPACES),
        **dict.fromkeys(("era_deck", "era_discard"), sets(units, ERAS)),
        "gears": numbers(EMPTY, TOKENS - 1, GEAR_SPACES),
        "lineup": numbers(EMPTY, units - 1, SLOTS),
        "assigned": numbers(EMPTY, TOKENS - 1, SLOTS),
        "links": numbers(0, TYPES, SLOTS),
        "wounds": numbers(0, MANY, SLOTS),
        "looked": some_numbers(0, RELICS - 1, RELICS),
        **dict.fromkeys(("tile_pile", "tile_discard"), bits(TILES)),
        **dict.fromkeys(("active_tile", "pending_tile"), Range(EMPTY, TILES - 1)),
        "wheel": Range(0, len(setting.ring) - 1),
        **dict.fromkeys(("token_pile", "token_discard"), bits(TOKENS)),
        **dict.fromkeys(("relic_pile", "relic_discard", "looked_by_all"), bits(RELICS)),
        "dismissed": bits(units),
        **dict.fromkeys(("starter", "active", "rival", "winner"), seat),
        "turn": Range(0, MANY),
        "used": bits(2),
        "engaged": bits(seats),
        "fallen": bits(SLOTS),
        **dict.fromkeys(("attacker_face", "defender_face"), Range(NO_FACE, SLOTS - 1)),
    }


def _fields(setting: BattleSetting) -> dict[str, Range]:
    seats, units = setting.seats, len(setting.units)
    seat = Range(NOBODY, seats - 1)
    return {
        **dict.fromkeys(("seat", "winner", "loser"), seat),
        "side": Range(0, 1),
        "slot": Range(0, SLOTS - 1),
        "space": Range(0, SPACES),
        "count": Range(0, units),
        "left": some_numbers(0, units - 1, SLOTS),
        "relaunches": Range(0, units),
        "action": Range(0, len(setting.ring) - 1),
        "picked": some_numbers(0, PROWESS - 1, PROWESS),
        "icons": Range(0, units),
        "waiting": bits(seats),
        **dict.fromkeys(("phase", "number", "inserted"), Range(0, MANY)),
        "chosen": Range(EMPTY, max(units, SPACES) - 1),
        **dict.fromkeys(("taken", "bound"), Range(0, 1)),
    }
