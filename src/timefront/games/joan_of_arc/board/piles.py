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
"""JA-3.4: behind these comes a hand of legend cards for each seat."""
COUNCIL_PILES: Final[list[str]] = ["council_deck", "council_discard", "river"]
LEGEND_PILES: Final[list[str]] = ["legend_deck", "legend_discard"]


def kinds_in(s: War, pile: int) -> dict[int, int]:
    """How many cards of each kind lie in a pile of the war council."""
    found: dict[int, int] = {}
    for card in members(s.piles[pile]):
        kind = s.setting.council[card]
        found[kind] = found.get(kind, 0) + 1
    return found


def hand_of(s: War, seat: int) -> int:
    """JA-3.4: the legend cards of a seat, as bits; nobody has any where there is no deck."""
    return s.piles[FIRST_HAND + seat] if len(s.piles) > FIRST_HAND else 0


def drawable_cards(s: War) -> int:
    """JA-8.5: how many legend cards can be drawn: those of the deck and the discards, none where there is no deck."""
    return (s.piles[LEGEND_DECK] | s.piles[LEGEND_DISCARD]).bit_count() if len(s.piles) > FIRST_HAND else 0


def unseen_cards(s: War) -> int:
    """JA-3.4: the legend cards in the deck and in all hands: which they are together, everybody knows."""
    unseen = s.piles[LEGEND_DECK]
    for hand in s.piles[FIRST_HAND:]:
        unseen |= hand
    return unseen


def leave_hand(s: War, seat: int, card: int) -> None:
    """JA-8.5: a legend card is shown, and lies in no pile until it is discarded."""
    s.piles[FIRST_HAND + seat] &= ~(1 << card)
    s.stale &= ~(1 << card)
    s.stale_older &= ~(1 << card)


def discard(s: War, card: int) -> None:
    """JA-8.5: a legend card is discarded face up."""
    s.piles[LEGEND_DISCARD] |= 1 << card


def reshuffle(s: War) -> None:
    """JA-8.5: the discards are the new deck; whatever is in a hand now is none of it, and everybody knows that."""
    held = 0
    for hand in s.piles[FIRST_HAND:]:
        held |= hand
    s.stale_older = (s.stale_older | s.stale) & held
    s.stale = held & ~s.stale_older
    pour(s, LEGEND_DISCARD, LEGEND_DECK)


def first_card(s: War, pile: int, kind: int) -> int:
    """One card of a kind in a pile."""
    return next(card for card in members(s.piles[pile]) if s.setting.council[card] == kind)


def shift(s: War, card: int, origin: int, pile: int) -> None:
    """A card goes from one pile to another."""
    s.piles[origin] &= ~(1 << card)
    s.piles[pile] |= 1 << card


def pour(s: War, origin: int, pile: int) -> None:
    """All cards of a pile go to another one."""
    s.piles[pile] |= s.piles[origin]
    s.piles[origin] = 0
