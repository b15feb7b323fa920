"""What a seat knows about a campaign, as integers for learning programs."""

from __future__ import annotations

from typing import Final

from timefront.games.battle_through_history.content.pack import (
    ERAS,
    GEAR_SPACES,
    PROWESS,
    RELICS,
    SABATONS,
    SPACES,
    TILES,
    UNITS,
    BattleSetting,
)
from timefront.games.battle_through_history.state import ROW, UNSEEN, Campaign
from timefront.kernel.bits import flags, mask_of

NOT_KNOWN: Final = -1
OPEN_NUMBERS: Final = (
    "active_tile",
    "pending_tile",
    "wheel",
    "turn",
    "used",
    "fallen",
    "attacker_face",
    "defender_face",
)
SLOTS_IN_BATTLE: Final = 2 * ROW


def groups_of(setting: BattleSetting) -> tuple[tuple[str, int], ...]:
    """The groups of `features_of`, in order; seats are listed starting with the viewer's own."""
    seats = setting.seats
    each = (
        ("Sabaton", SABATONS),
        ("era", ERAS),
        ("cards in hand, number", 1),
        ("cards in the deck, number", 1),
        ("hand, as far as it is known", UNITS),
        ("hand or deck", UNITS),
        ("discards", UNITS),
        ("heroes that have served", UNITS),
        ("relics", RELICS),
        ("honours", 1),
        ("warfare tokens", len(setting.tokens)),
        ("prowess tokens", PROWESS),
        ("holders of the prowess tokens", PROWESS),
        ("begins, has the turn, is challenged, has fought, has won", 5),
    )
    return (
        *[(f"seat {seat + 1}: {name}", count) for seat in range(seats) for name, count in each],
        ("board", SPACES),
        ("decks of the eras, number of cards", ERAS),
        ("gears", GEAR_SPACES),
        ("lineup", SLOTS_IN_BATTLE),
        ("assigned tokens", SLOTS_IN_BATTLE),
        ("links", SLOTS_IN_BATTLE),
        ("wounds", SLOTS_IN_BATTLE),
        ("relics under own eyes", RELICS),
        ("tiles in the pile", TILES),
        ("units dismissed", UNITS),
        *[(name.replace("_", " "), 1) for name in OPEN_NUMBERS],
    )


def features_of(s: Campaign, seat: int) -> list[int]:
    """See `groups_of`."""
    seats = s.setting.seats
    found: list[int] = []
    for step in range(seats):
        found += _of_seat(s, (seat + step) % seats, seat)
    found += [*s.board, *[deck.bit_count() for deck in s.era_deck], *s.gears]
    for column in (s.lineup, s.assigned, s.links, s.wounds):
        found += [*column, *[NOT_KNOWN] * (SLOTS_IN_BATTLE - len(column))]
    found += flags(mask_of(s.looked) if s.active == seat else s.looked_by_all, RELICS)
    found += flags(s.tile_pile, TILES)
    found += flags(s.dismissed, UNITS)
    found += [s.active_tile, s.pending_tile, s.wheel, s.turn, s.used, s.fallen]
    return [*found, s.attacker_face, s.defender_face]


def _of_seat(s: Campaign, other: int, seat: int) -> list[int]:
    """What a seat knows about another, or itself."""
    hand = s.hand[other] if other == seat else s.known[other]
    places = range(other * PROWESS, other * PROWESS + PROWESS)
    tokens = s.setting.tokens
    return [
        *[int(s.sabaton[other] == sabaton) for sabaton in range(SABATONS)],
        *[int(s.era[other] == era) for era in range(ERAS)],
        s.hand[other].bit_count(),
        s.deck[other].bit_count(),
        *flags(hand, UNITS),
        *flags(s.hand[other] | s.deck[other], UNITS),
        *flags(s.discard[other], UNITS),
        *flags(s.aside[other], UNITS),
        *flags(s.relics[other], RELICS),
        s.honors[other],
        *flags(s.tokens[other], len(tokens)),
        *[s.prowess[place] if s.prowess_known[place] >> seat & 1 else UNSEEN for place in places],
        *[(s.prowess_holder[place] - seat) % s.setting.seats for place in places],
        *[int(seat_there == other) for seat_there in (s.starter, s.active, s.rival)],
        s.engaged >> other & 1,
        int(s.winner == other),
    ]
