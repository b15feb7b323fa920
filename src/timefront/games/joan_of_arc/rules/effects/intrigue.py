"""8. Intrigue: a player triggers an event, in their turn or like an interrupt, each only once (JA-8.6, J-56)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import final

from timefront.games.joan_of_arc.content.cards.intrigue import IntrigueEvent
from timefront.games.joan_of_arc.content.vocabulary import INTERRUPT_WINDOW, ORDER_WINDOW
from timefront.games.joan_of_arc.events.intrigue import IntrigueTriggered
from timefront.games.joan_of_arc.rules.effects.anchors import offer_anchors, refuse_anchor, would_help_at
from timefront.games.joan_of_arc.rules.effects.card_effects import CardEffects
from timefront.games.joan_of_arc.rules.rounds.own_areas import has_own_areas
from timefront.games.joan_of_arc.state import INTRIGUE, TOKEN_KINDS, War, held
from timefront.games.joan_of_arc.verbs import CHOOSE_AREA, CHOOSE_UNIT, TRIGGER
from timefront.kernel.flow import NOBODY, Frame, Next
from timefront.kernel.questions import Choice, Refusal, question
from timefront.kernel.rulebook import rule


def event_of(s: War, event: int) -> IntrigueEvent:
    """An event of an intrigue card."""
    return s.setting.content.intrigue[event]


def is_at(event: IntrigueEvent, window: int) -> bool:
    """JA-8.6: what can be triggered in the player's own turn can also be triggered like an interrupt."""
    return event.window == window or (event.window == ORDER_WINDOW and window == INTERRUPT_WINDOW)


def offer_triggers(s: War, seat: int, window: int) -> list[Choice]:
    """JA-8.6: the events that a player can trigger at a moment; each of them costs tokens."""
    means = held(s, seat, INTRIGUE)
    if not s.ledger or not means:
        return []
    triggered = s.ledger[seat]
    return [
        TRIGGER(event)
        for event in s.setting.intrigue[seat]
        if not triggered >> event & 1
        and event_of(s, event).cost <= means
        and refuse_trigger(s, seat, window, event) is None
    ]


def refuse_trigger(s: War, seat: int, window: int, event: int) -> Refusal | None:
    """JA-8.6: why an event cannot be triggered: another's card, used already, wrong moment, the price, no effect."""
    if event not in s.setting.intrigue[seat]:
        return Refusal("JA-8.6", "not-on-your-card")
    if s.ledger[seat] >> event & 1:
        return Refusal("JA-8.6", "triggered-before")
    printed = event_of(s, event)
    if not is_at(printed, window):
        return Refusal("JA-8.6", "not-the-moment-for-it")
    if held(s, seat, INTRIGUE) < printed.cost:
        return Refusal("JA-8.6", "too-few-intrigue-tokens")
    return None if would_help(s, seat, printed) else Refusal("JA-8.6", "event-does-nothing")


def would_help(s: War, seat: int, event: IntrigueEvent) -> bool:
    """Whether an event would do something."""
    if event.is_anchored:
        return bool(offer_anchors(s, seat, event))
    return has_own_areas(s, seat) if event.is_activating else would_help_at(s, seat, event, NOBODY, NOBODY)


def pay_for_event(s: War, seat: int, event: int) -> None:
    """JA-8.6: the tokens stay on the slot of the event; nothing can replace intrigue tokens (JA-6.10)."""
    cost = event_of(s, event).cost
    s.tokens[seat * TOKEN_KINDS + INTRIGUE] -= cost
    s.ledger[seat] |= 1 << event
    s.emit(IntrigueTriggered, seat, event, cost)


@final
@dataclass
class Trigger(Frame):
    """8. An event of an intrigue card is paid for and does what it says."""

    seat: int
    event: int

    @rule("JA-8.6", "JA-6.10")
    def begin(self, s: War) -> Next:
        """Its player pays, and chooses the unit or area for which it happens."""
        pay_for_event(s, self.seat, self.event)
        if event_of(s, self.event).is_anchored:
            return self.ask(s, self.seat, "anchor")
        return self.take_effect(s, NOBODY, NOBODY)

    def offer_anchor(self, s: War) -> list[Choice]:
        """Every unit or area for which it does something."""
        return offer_anchors(s, self.seat, event_of(s, self.event))

    def refuse_anchor(self, s: War, choice: Choice) -> Refusal | None:
        """It is not meant for that one, or does nothing there."""
        return refuse_anchor(s, self.seat, event_of(s, self.event), choice)

    @question("JA-8.6", CHOOSE_UNIT, CHOOSE_AREA)
    def anchor(self, s: War, choice: Choice) -> Next:
        """The event takes effect."""
        if choice[0] == CHOOSE_UNIT.name:
            return self.take_effect(s, choice[1], NOBODY)
        return self.take_effect(s, NOBODY, choice[1])

    def take_effect(self, s: War, unit: int, area: int) -> Next:
        """One effect at a time."""
        left = [effect.id for effect in event_of(s, self.event).effects]
        return self.call(s, CardEffects(self.seat, unit, left, area=area), "resolved")

    @rule("JA-8.6")
    def resolved(self, s: War, _: int) -> Next:
        """It cannot be triggered again."""
        return self.done(s)
