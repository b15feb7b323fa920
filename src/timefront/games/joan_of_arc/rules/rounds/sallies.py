"""5, 8. Legend cards and intrigue that activate an area in somebody else's turn (JA-8.5, JA-8.6, JA-5.7)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import final

from timefront.games.joan_of_arc.board.piles import discard
from timefront.games.joan_of_arc.content.vocabulary import ACTIVATE
from timefront.games.joan_of_arc.rules.activation.actions import PLAIN
from timefront.games.joan_of_arc.rules.activation.activation import Activation
from timefront.games.joan_of_arc.rules.effects.card_effects import CardEffects
from timefront.games.joan_of_arc.rules.effects.intrigue import event_of, pay_for_event
from timefront.games.joan_of_arc.rules.effects.playing import show_and_pay
from timefront.games.joan_of_arc.rules.rounds.own_areas import own_areas, own_units
from timefront.games.joan_of_arc.state import War
from timefront.games.joan_of_arc.verbs import SALLY_FROM
from timefront.kernel.flow import NOBODY, Frame, Next
from timefront.kernel.questions import Choice, Refusal, question
from timefront.kernel.rulebook import rule


@final
@dataclass
class Sally(Frame):
    """5. A card or an event activates the units of one area like an interrupt; a card is then discarded (JA-8.5)."""

    seat: int
    card: int = NOBODY
    event: int = NOBODY
    """The legend card, or the intrigue event, that does it."""
    began: int = NOBODY
    """The area that is activated."""

    @rule("JA-8.5", "JA-8.6", "JA-6.10")
    def begin(self, s: War) -> Next:
        """It is paid for before the area is chosen."""
        if self.card != NOBODY:
            show_and_pay(s, self.seat, self.card)
        else:
            pay_for_event(s, self.seat, self.event)
        return self.ask(s, self.seat, "area")

    def offer_area(self, s: War) -> list[Choice]:
        """Any area with units of the player; no order is placed on it."""
        return [SALLY_FROM(area) for area in own_areas(s, self.seat)]

    def refuse_area(self, s: War, choice: Choice) -> Refusal | None:
        """The player has no units there."""
        return None if choice[1] in own_areas(s, self.seat) else Refusal("JA-5.1", "no-own-unit")

    @question(("JA-8.5", "JA-5.1"), SALLY_FROM)
    def area(self, s: War, choice: Choice) -> Next:
        """Anything else that an event does there comes first."""
        self.began = choice[1]
        effects = event_of(s, self.event).effects if self.event != NOBODY else []
        left = [effect.id for effect in effects if effect.effect != ACTIVATE]
        return self.call(s, CardEffects(self.seat, NOBODY, left, area=choice[1]), "activated")

    @rule("JA-5.1", "JA-8.6")
    def activated(self, s: War, _: int) -> Next:
        """All the player's units there are activated."""
        return self.call(s, Activation(self.seat, self.began, own_units(s, self.seat, self.began), PLAIN), "over")

    @rule("JA-8.5")
    def over(self, s: War, _: None) -> Next:
        """A legend card is discarded face up."""
        if self.card != NOBODY:
            discard(s, self.card)
        return self.done(s)
