"""Redrawing what a seat does not know: the other player's hand."""

from __future__ import annotations

from random import Random

from timefront.games.duel_of_time.content.geometry import RED, YELLOW
from timefront.games.duel_of_time.state import Duel
from timefront.kernel.bits import members


def determinize(s: Duel, seat: int | None, rng: Random) -> Duel:
    """Redeal the other player's unseen cards: any of them may be in the hand (DT-2.10, ruling M-19)."""
    copy = s.clone()
    for owner in (YELLOW, RED):
        if owner != seat:
            unseen = s.hand[owner] | s.deck[owner]
            hand = 0
            for card in rng.sample(members(unseen), s.hand[owner].bit_count()):
                hand |= 1 << card
            copy.hand[owner] = hand
            copy.deck[owner] = unseen ^ hand
    return copy
