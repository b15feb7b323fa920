"""Redrawing what a seat does not know: the legend cards in the hands of others (JA-3.4).

The order of decks is nobody's secret: chance decides it when a card is drawn. A hand holds any of the unseen cards, all
equally likely. When the discards are shuffled into a new deck, everybody can tell which cards are in hands; those stay
among the hands until they are played, so cards of each shuffle are redrawn among themselves.
"""

from __future__ import annotations

from random import Random

from timefront.games.joan_of_arc.board.piles import FIRST_HAND, LEGEND_DECK
from timefront.games.joan_of_arc.state import War
from timefront.kernel.bits import mask_of, members
from timefront.kernel.flow import OVER


def determinize(s: War, seat: int | None, rng: Random) -> War:
    """A position that the seat cannot distinguish from this one."""
    copy = s.clone()
    owners = hidden_hands(s, seat)
    if not owners:
        return copy
    stale = s.stale | s.stale_older
    deal(copy, owners, s.stale_older, rng)
    deal(copy, owners, s.stale, rng)
    deal(copy, owners, s.setting.legend & ~stale, rng)
    return copy


def hidden_hands(s: War, seat: int | None) -> list[int]:
    """JA-3.4: whose hands a seat does not know; nothing is hidden once the game is over."""
    if not s.setting.legend or s.seat == OVER:
        return []
    return [owner for owner in range(s.setting.seats) if owner != seat and s.piles[FIRST_HAND + owner]]


def deal(s: War, owners: list[int], among: int, rng: Random) -> None:
    """Deal some unseen cards to the hidden hands, as many to each as it held of them; the rest go to the deck."""
    in_hands = 0
    for owner in owners:
        in_hands |= s.piles[FIRST_HAND + owner] & among
    if not in_hands:
        return
    left = members(s.piles[LEGEND_DECK] & among | in_hands)
    for owner in owners:
        hand = s.piles[FIRST_HAND + owner]
        dealt = mask_of(rng.sample(left, (hand & among).bit_count()))
        left = [card for card in left if not dealt >> card & 1]
        s.piles[FIRST_HAND + owner] = hand & ~among | dealt
    s.piles[LEGEND_DECK] = s.piles[LEGEND_DECK] & ~among | mask_of(left)
