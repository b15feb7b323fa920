"""Hands and decks: which cards move between them, and who knows which (BH-2.4)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import final

from timefront.games.battle_through_history.events.journey import (
    CardDrawn,
)
from timefront.games.battle_through_history.events.rewards import (
    DeckRenewed,
)
from timefront.games.battle_through_history.state import HAND_SIZE, LAYERS, Campaign
from timefront.kernel.bits import members
from timefront.kernel.chance import Chance, Result, one_of
from timefront.kernel.flow import Frame, Next
from timefront.kernel.rulebook import rule

DRAWS = ("draw-first", "draw-second", "draw-third", "draw-fourth", "draw-fifth")
"""The chance events of each seat."""
SHARED_DRAWS = (
    *("sabaton", "starter", "wheel", "tile", "token", "relic", "era-1", "era-2", "era-3", "era-4"),
    *("dice", "relaunch", "reinforcement", "prowess"),
)
"""The chance events of the whole table."""


@final
@dataclass
class CardsDrawn(Frame):
    """Draw a number of cards from a player's deck to the hand; only those left if the deck is short."""

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
        return one_of(DRAWS[self.seat], members(s.deck[self.seat]), 1 << self.seat)

    @rule("BH-2.4")
    def card(self, s: Campaign, result: Result) -> Next:
        draw_card(s, self.seat, result[0])
        return self.goto("begin")


@final
@dataclass
class HandFilled(Frame):
    """Fill the hand up to four cards; the discard pile becomes the deck when that runs out."""

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
        return one_of(DRAWS[self.seat], members(s.deck[self.seat]), 1 << self.seat)

    @rule("BH-2.4", "BH-8.4")
    def card(self, s: Campaign, result: Result) -> Next:
        draw_card(s, self.seat, result[0])
        return self.goto("begin")


def draw_card(s: Campaign, seat: int, card: int) -> None:
    """From the deck to the hand, unseen by the others (BH-2.4): one more card of each layer can be hidden there."""
    s.hand[seat] |= 1 << card
    first = seat * LAYERS
    last = first + LAYERS - 1
    if s.fresh[last]:
        for layer in range(last, first, -1):
            s.fresh[layer] = s.fresh[layer - 1]
        s.fresh[first] = 0
    take_from_deck(s, seat, card)
    s.emit(CardDrawn, seat, card)


def take_from_deck(s: Campaign, seat: int, card: int) -> None:
    """Remove a card from the deck; once it is empty everybody can work out the whole hand (BH-2.4)."""
    s.deck[seat] ^= 1 << card
    if not s.deck[seat]:
        s.known[seat] = s.hand[seat]
        for layer in range(seat * LAYERS, seat * LAYERS + LAYERS):
            s.fresh[layer] = 0


def take_from_hand(s: Campaign, seat: int, card: int) -> None:
    """Remove a card from the hand, for everybody to see (BH-2.4).

    If the card was hidden, one card fewer of every layer that has it can still be hidden. The card itself stays in
    these layers: it is hidden again only after another shuffle.
    """
    bit = 1 << card
    s.hand[seat] ^= bit
    if not s.known[seat] & bit:
        for layer in range(seat * LAYERS, seat * LAYERS + LAYERS - 1):
            if s.fresh[layer + 1] & bit:
                s.fresh[layer] = s.fresh[layer + 1]
    s.known[seat] &= ~bit


def regroup(s: Campaign, seat: int) -> None:
    """The discard pile and the deck become one deck (BH-3.9); the hidden part of the hand has none of the discards."""
    if s.hand[seat] & ~s.known[seat]:
        for layer in range(seat * LAYERS, seat * LAYERS + LAYERS):
            s.fresh[layer] |= s.discard[seat]
    s.deck[seat] |= s.discard[seat]
    s.discard[seat] = 0
