"""8. Legend cards are drawn and discarded (JA-8.5, JA-3.4)."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import final

from timefront.games.joan_of_arc.board.piles import (
    FIRST_HAND,
    LEGEND_DECK,
    discard,
    drawable_cards,
    hand_of,
    leave_hand,
    reshuffle,
    shift,
)
from timefront.games.joan_of_arc.content.effects import Effect
from timefront.games.joan_of_arc.events.cards import LegendCardDiscarded, LegendCardDrawn, LegendReshuffled
from timefront.games.joan_of_arc.state import War, opponents_of
from timefront.games.joan_of_arc.verbs import DISCARD_CARD
from timefront.kernel.bits import members
from timefront.kernel.chance import Chance, Result, one_of
from timefront.kernel.flow import NOBODY, Frame, Next
from timefront.kernel.questions import Choice, Refusal, question
from timefront.kernel.rulebook import rule


@final
@dataclass
class DrawCards(Frame):
    """8. A player draws legend cards, which nobody else sees; there is no hand limit (ruling J-55)."""

    seat: int
    count: int
    waiting: list[int] = field(default_factory=list)
    """Who draws a card afterwards."""

    @rule("JA-8.5")
    def begin(self, s: War) -> Next:
        """One by one; if the deck is empty, the discards are shuffled."""
        if not self.count and self.waiting:
            self.seat, self.count = self.waiting.pop(0), 1
        if not self.count or not drawable_cards(s):
            return self.done(s)
        if not s.piles[LEGEND_DECK]:
            reshuffle(s)
            s.emit(LegendReshuffled)
        return self.roll(s, "drawn")

    def chance_drawn(self, s: War) -> Chance:
        """Any card of the deck."""
        return one_of("legend-card", members(s.piles[LEGEND_DECK]), 1 << self.seat)

    @rule("JA-3.2", "JA-3.4", "JA-8.5")
    def drawn(self, s: War, result: Result) -> Next:
        """It goes to the hand."""
        shift(s, result[0], LEGEND_DECK, FIRST_HAND + self.seat)
        s.emit(LegendCardDrawn, self.seat, result[0])
        self.count -= 1
        return self.goto("begin")


def draws_of(seats: list[int]) -> DrawCards:
    """Each of these seats draws a card, as many times as it is named."""
    return DrawCards(seats[0], seats.count(seats[0]), [seat for seat in seats if seat != seats[0]])


def discarding_seats(s: War, effect: Effect, seat: int) -> list[int]:
    """Who must discard because of a seat's effect, and has cards."""
    if effect.whose == 0:
        return [seat] if hand_of(s, seat) else []
    return [other for other in opponents_of(s, seat) if hand_of(s, other)]


@final
@dataclass
class DiscardCards(Frame):
    """8. Players discard legend cards of their choice, face up."""

    waiting: list[int]
    """The seats that have yet to discard."""
    count: int
    moved: int = 0
    """How many cards the first of them has discarded."""
    seat: int = NOBODY

    @rule("JA-8.5")
    def begin(self, s: War) -> Next:
        """As many as the effect says, or all there are."""
        while self.waiting:
            self.seat = self.waiting[0]
            if self.moved < self.count and hand_of(s, self.seat):
                return self.ask(s, self.seat, "card")
            self.waiting.pop(0)
            self.moved = 0
        return self.done(s)

    def offer_card(self, s: War) -> list[Choice]:
        """Any card of the hand."""
        return [DISCARD_CARD(card) for card in members(hand_of(s, self.seat))]

    def refuse_card(self, s: War, choice: Choice) -> Refusal | None:
        """A card that the player does not hold, wherever it is."""
        return None if hand_of(s, self.seat) >> choice[1] & 1 else Refusal("JA-8.5", "not-in-hand")

    @question("JA-8.5", DISCARD_CARD)
    def card(self, s: War, choice: Choice) -> Next:
        """Face up."""
        leave_hand(s, self.seat, choice[1])
        discard(s, choice[1])
        s.emit(LegendCardDiscarded, self.seat, choice[1])
        self.moved += 1
        return self.goto("begin")
