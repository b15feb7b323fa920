"""Drawing a command card from a player's own deck: only the owner learns which one (DT-2.10)."""

from __future__ import annotations

from timefront.games.duel_of_time.events import CardDrawn
from timefront.games.duel_of_time.state import Duel
from timefront.kernel.bits import members
from timefront.kernel.chance import Chance, one_of

DRAWS = ("draw-yellow", "draw-red")


def chance_of_draw(s: Duel, seat: int) -> Chance:
    """Any card of the deck: a shuffled deck has no order until somebody draws from it."""
    return one_of(DRAWS[seat], members(s.deck[seat]), 1 << seat)


def draw_card(s: Duel, seat: int, card: int) -> None:
    """From the deck to the hand."""
    s.deck[seat] -= 1 << card
    s.hand[seat] += 1 << card
    s.emit(CardDrawn, seat, card)
