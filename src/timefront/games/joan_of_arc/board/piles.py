"""3, 4. Decks, discards and the river, as bits of cards (JA-3.2, JA-4.3)."""

from __future__ import annotations

from typing import Final

from timefront.games.joan_of_arc.state import War
from timefront.kernel.bits import members

COUNCIL_DECK: Final = 0
COUNCIL_DISCARD: Final = 1
RIVER: Final = 2
LEGEND_DECK: Final = 3
LEGEND_DISCARD: Final = 4
FIRST_HAND: Final = 5
"""JA-3.4: these piles are followed by a hand of legend cards for each seat."""
COUNCIL_PILES: Final[list[str]] = ["council_deck", "council_discard", "river"]
LEGEND_PILES: Final[list[str]] = ["legend_deck", "legend_discard"]


def kinds_in(s: War, pile: int) -> dict[int, int]:
    """How many cards of each kind are in a pile of the war council."""
    found: dict[int, int] = {}
    for card in members(s.piles[pile]):
        kind = s.setting.council[card]
        found[kind] = found.get(kind, 0) + 1
    return found


def hand_of(s: War, seat: int) -> int:
    """JA-3.4: the legend cards of a seat, as bits; none if there is no deck."""
    return s.piles[FIRST_HAND + seat] if len(s.piles) > FIRST_HAND else 0


def drawable_cards(s: War) -> int:
    """JA-8.5: how many legend cards can be drawn from the deck and the discards; none if there is no deck."""
    return (s.piles[LEGEND_DECK] | s.piles[LEGEND_DISCARD]).bit_count() if len(s.piles) > FIRST_HAND else 0


def unseen_cards(s: War) -> int:
    """JA-3.4: the legend cards in the deck and in all hands; everybody knows which these are together."""
    unseen = s.piles[LEGEND_DECK]
    for hand in s.piles[FIRST_HAND:]:
        unseen |= hand
    return unseen


def leave_hand(s: War, seat: int, card: int) -> None:
    """JA-8.5: a legend card is revealed, and is in no pile until it is discarded."""
    s.piles[FIRST_HAND + seat] &= ~(1 << card)
    s.stale &= ~(1 << card)
    s.stale_older &= ~(1 << card)


def discard(s: War, card: int) -> None:
    """JA-8.5: a legend card is discarded face up."""
    s.piles[LEGEND_DISCARD] |= 1 << card


def reshuffle(s: War) -> None:
    """JA-8.5: the discards become the new deck; everybody knows that the cards in hands are not among them."""
    held = 0
    for hand in s.piles[FIRST_HAND:]:
        held |= hand
    s.stale_older = (s.stale_older | s.stale) & held
    s.stale = held & ~s.stale_older
    pour(s, LEGEND_DISCARD, LEGEND_DECK)


def first_card(s: War, pile: int, kind: int) -> int:
    """A card of a kind in a pile where there is one; cards are numbered kind by kind."""
    first = s.setting.council.index(kind)
    cards = s.piles[pile] >> first
    return first + (cards & -cards).bit_length() - 1


def shift(s: War, card: int, origin: int, pile: int) -> None:
    """Move a card from one pile to another."""
    s.piles[origin] &= ~(1 << card)
    s.piles[pile] |= 1 << card


def pour(s: War, origin: int, pile: int) -> None:
    """Move all cards of a pile to another one."""
    s.piles[pile] |= s.piles[origin]
    s.piles[origin] = 0
