"""Hands and decks: what moves between them, and who can tell (BH-2.4)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import final

from timefront.games.battle_through_history.events import CardDrawn, DeckRenewed
from timefront.games.battle_through_history.piles import members
from timefront.games.battle_through_history.state import HAND_SIZE, Campaign
from timefront.kernel.chance import Chance, Result, one_of
from timefront.kernel.flow import Frame, Next
from timefront.kernel.rulebook import rule

PURPOSES = ("draw-first", "draw-second", "draw-third", "draw-fourth", "draw-fifth")


@final
@dataclass
class CardsDrawn(Frame):
    """A number of cards from the own deck to the hand; what is there, if the deck is short."""

    seat: int
    count: int

    @rule("BH-3.6")
    def begin(self, s: Campaign) -> Next:
        """No reshuffle (ruling B-10)."""
        if self.count == 0 or not s.deck[self.seat]:
            return self.done(s)
        self.count -= 1
        return self.roll(s, "card")

    def chance_card(self, s: Campaign) -> Chance:
        return one_of(PURPOSES[self.seat], members(s.deck[self.seat]), 1 << self.seat)

    @rule("BH-2.4")
    def card(self, s: Campaign, result: Result) -> Next:
        draw_card(s, self.seat, result[0])
        return self.goto("begin")


@final
@dataclass
class HandFilled(Frame):
    """Up to four cards in the hand; the discard pile becomes the deck when that has run out."""

    seat: int

    @rule("BH-8.4")
    def begin(self, s: Campaign) -> Next:
        """More than four cards are kept (rulings B-14, B-56)."""
        if s.hand[self.seat].bit_count() >= HAND_SIZE:
            return self.done(s)
        if not s.deck[self.seat]:
            if not s.discard[self.seat]:
                return self.done(s)
            s.deck[self.seat] = s.discard[self.seat]
            s.discard[self.seat] = 0
            s.emit(DeckRenewed, self.seat)
        return self.roll(s, "card")

    def chance_card(self, s: Campaign) -> Chance:
        return one_of(PURPOSES[self.seat], members(s.deck[self.seat]), 1 << self.seat)

    @rule("BH-2.4", "BH-8.4")
    def card(self, s: Campaign, result: Result) -> Next:
        draw_card(s, self.seat, result[0])
        return self.goto("begin")


def draw_card(s: Campaign, seat: int, card: int) -> None:
    """From the deck to the hand, unseen by the others."""
    s.hand[seat] |= 1 << card
    if s.fresh[seat]:
        s.fresh_draws[seat] += 1
    take_from_deck(s, seat, card)
    s.emit(CardDrawn, seat, card)


def take_from_deck(s: Campaign, seat: int, card: int) -> None:
    """Off the deck; once it is empty everybody can work out the whole hand."""
    s.deck[seat] ^= 1 << card
    if not s.deck[seat]:
        s.known[seat] = s.hand[seat]
        s.fresh[seat] = s.fresh_draws[seat] = 0


def take_from_hand(s: Campaign, seat: int, card: int) -> None:
    """Out of the hand, for everybody to see; a known card is not one of those drawn unseen."""
    bit = 1 << card
    s.hand[seat] ^= bit
    if s.fresh[seat] & bit:
        s.fresh[seat] ^= bit
        if not s.known[seat] & bit:
            s.fresh_draws[seat] -= 1
    s.known[seat] &= ~bit


def regroup(s: Campaign, seat: int) -> None:
    """Discard pile and deck become one deck; what was in the discard pile is not in the hidden part of the hand.

    Nothing in that part is fresh from an earlier time either, unless cards were drawn since; then that is forgotten.
    """
    if s.discard[seat] and s.hand[seat] & ~s.known[seat]:
        still_fresh = 0 if s.fresh_draws[seat] else s.fresh[seat]
        s.fresh[seat] = s.discard[seat] | still_fresh
        s.fresh_draws[seat] = 0
    s.deck[seat] |= s.discard[seat]
    s.discard[seat] = 0
