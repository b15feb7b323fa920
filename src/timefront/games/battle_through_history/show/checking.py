"""What must hold in every position: no card, relic, tile or token is lost or appears from nowhere."""

from __future__ import annotations

from timefront.games.battle_through_history.content.pack import BASE, HERO, RELICS, TILES, TOKENS
from timefront.games.battle_through_history.rules.engagement import Reinforcements, TokensAssigned
from timefront.games.battle_through_history.rules.the_battle import Deployment, TheBattle
from timefront.games.battle_through_history.sequence import PHASES, Rounds
from timefront.games.battle_through_history.state import EMPTY, LAYERS, ROW, Campaign, seat_of
from timefront.kernel.bits import mask_of, members

Piles = list[int]


def check(s: Campaign) -> list[str]:
    """Everything that is wrong, in words."""
    found: list[str] = []
    if EMPTY not in s.sabaton:
        check_pieces(found, "unit", unit_piles(s), units_in_play(s))
    check_pieces(found, "relic", relic_piles(s), list(range(RELICS)))
    check_pieces(found, "tile", tile_piles(s), list(range(TILES)))
    check_pieces(found, "token", token_piles(s), list(range(TOKENS)))
    for seat in range(s.setting.seats):
        if s.known[seat] & ~s.hand[seat]:
            found.append(f"seat {seat}: a known card is not in the hand")
        check_layers(found, s, seat)
    check_phase(found, s)
    check_reinforcements(found, s)
    check_sides(found, s)
    return found


def check_phase(found: list[str], s: Campaign) -> None:
    """BH-3.1: the phase in progress is the one that the turn has reached."""
    for place, frame in enumerate(s.stack[:-1]):
        if isinstance(frame, Rounds) and not isinstance(s.stack[place + 1], PHASES[max(0, frame.phase - 1)]):
            found.append(f"phase {frame.phase} of the turn is another one")


def check_reinforcements(found: list[str], s: Campaign) -> None:
    """BH-5.1: no unit has brought more reinforcements than it has icons."""
    for frame in s.stack:
        if isinstance(frame, Reinforcements):
            unit = s.lineup[frame.side * ROW + frame.slot]
            if frame.icons > (s.setting.reinforcements[unit] if unit != EMPTY else 0):
                found.append("a unit has brought more reinforcements than it has icons")


def check_sides(found: list[str], s: Campaign) -> None:
    """BH-4.2, BH-4.8, BH-5.6: whoever acts for a side leads it, and a unit that is conquered is on the board."""
    for frame in s.stack:
        if isinstance(frame, (Deployment, TokensAssigned)) and frame.seat != seat_of(s, frame.side):
            found.append(f"seat {frame.seat} acts for a side that somebody else leads")
        if isinstance(frame, TheBattle) and frame.at == "faced" and (frame.chosen < 0 or s.board[frame.chosen] < 0):
            found.append("nobody stands where a unit is conquered")


def check_layers(found: list[str], s: Campaign, seat: int) -> None:
    """BH-3.9: what is remembered about a hidden hand is true, and each layer of fresh cards includes the one before.

    It is also true of every hand that `hidden` deals.
    """
    hidden = s.hand[seat] & ~s.known[seat]
    inner = 0
    for number in range(LAYERS):
        fresh = s.fresh[seat * LAYERS + number]
        count = (hidden & fresh).bit_count()
        if count > number:
            found.append(f"seat {seat}: {count} hidden cards of layer {number}")
        if inner & ~fresh:
            found.append(f"seat {seat}: layer {number} lacks a card of the one before")
        inner = fresh


def check_pieces(found: list[str], name: str, piles: Piles, wanted: list[int]) -> None:
    """Every wanted piece is in exactly one pile."""
    pieces = sorted(piece for pile in piles for piece in members(pile))
    if pieces != wanted:
        found.append(f"{name}s: {pieces} instead of {wanted}")


def units_in_play(s: Campaign) -> list[int]:
    """All elites and heroes, and the base units of the Sabatons at the table (BH-2.6)."""
    unused = s.setting.kind_units[BASE]
    for sabaton in s.sabaton:
        unused &= ~s.setting.base_units[sabaton]
    if EMPTY in s.board and not any(s.relics):  # BH-2.2: heroes are shuffled in once the elites are on the board
        unused |= s.setting.kind_units[HERO]
    return [unit for unit in range(len(s.setting.units)) if not unused >> unit & 1]


def unit_piles(s: Campaign) -> Piles:
    """Everywhere a unit can be."""
    placed = [1 << unit for unit in [*s.board, *s.lineup] if unit != EMPTY]
    return [*s.hand, *s.deck, *s.discard, *s.aside, *s.era_deck, *s.era_discard, *placed, s.dismissed]


def relic_piles(s: Campaign) -> Piles:
    """Everywhere a relic can be; those of a challenged player stay the player's while somebody looks at them."""
    looked = mask_of(s.looked) if s.rival < 0 else 0
    return [*s.relics, s.relic_pile, s.relic_discard, looked]


def tile_piles(s: Campaign) -> Piles:
    """Everywhere a tile can be."""
    in_gears = [1 << tile for tile in (s.active_tile, s.pending_tile) if tile != EMPTY]
    return [s.tile_pile, s.tile_discard, *in_gears]


def token_piles(s: Campaign) -> Piles:
    """Everywhere a warfare token can be."""
    placed = [1 << token for token in [*s.gears, *s.assigned] if token != EMPTY]
    return [*s.tokens, s.token_pile, s.token_discard, *placed]
