"""What a seat knows about a duel, as integers for learning programs. Spaces are counted from the seat's own end."""

from __future__ import annotations

from typing import Final

from timefront.games.duel_of_time.content.geometry import FROM_BASE, SPACES, at
from timefront.games.duel_of_time.content.pack import CARDS, SCENARIOS
from timefront.games.duel_of_time.state import EMPTY, Duel
from timefront.kernel.bits import flags

GROUPS: Final[tuple[tuple[str, int], ...]] = (
    ("own units", SPACES),
    ("enemy units", SPACES),
    ("white cubes", SPACES),
    ("taken cubes, own and enemy", 2),
    ("units off the board, own and enemy", 2),
    ("own hand", CARDS),
    ("own deck", CARDS),
    ("enemy cards not played", CARDS),
    ("enemy hand, number of cards", 1),
    ("visible halves, twice the card plus the half plus 1", SPACES),
    ("visible halves face the enemy", SPACES),
    ("scenario", SCENARIOS),
    ("begins, has the turn", 2),
    ("turns over", 1),
)


PLACES: Final = [[[at(player, space) for space in FROM_BASE[seat]] for player in (0, 1)] for seat in (0, 1)]
"""By seat, the indices of each player's units on the spaces from the seat's own end."""
CARD_FLAGS: Final = [flags(cards, CARDS) for cards in range(1 << CARDS)]
SCENARIO_FLAGS: Final = [flags(1 << scenario, SCENARIOS) for scenario in range(SCENARIOS)]


def features_of(s: Duel, seat: int) -> list[int]:
    """See `GROUPS`."""
    enemy = 1 - seat
    spaces = FROM_BASE[seat]
    return [
        *[s.units[place] for place in PLACES[seat][seat]],
        *[s.units[place] for place in PLACES[seat][enemy]],
        *[s.white[space] for space in spaces],
        s.taken[seat],
        s.taken[enemy],
        s.supply[seat],
        s.supply[enemy],
        *CARD_FLAGS[s.hand[seat]],
        *CARD_FLAGS[s.deck[seat]],
        *CARD_FLAGS[s.hand[enemy] | s.deck[enemy]],
        s.hand[enemy].bit_count(),
        *[s.row[space] + 1 if s.row[space] != EMPTY else 0 for space in spaces],
        *[int(s.row[space] != EMPTY and s.facing[space] == enemy) for space in spaces],
        *(SCENARIO_FLAGS[s.scenario] if s.scenario >= 0 else [0] * SCENARIOS),
        int(s.starter == seat),
        int(s.active == seat),
        s.turn,
    ]
