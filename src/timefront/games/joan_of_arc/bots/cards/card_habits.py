"""When bots play legend cards or trigger intrigue events, and for which unit: a habit that the odds share."""

from __future__ import annotations

from typing import Final

from timefront.games.joan_of_arc.bots.cards.card_gains import best_area, die_to_reroll, gain_of
from timefront.games.joan_of_arc.rules.effects.anchors import Anchored
from timefront.games.joan_of_arc.rules.effects.dice_changes import PickDice
from timefront.games.joan_of_arc.rules.effects.intrigue import Trigger, event_of
from timefront.games.joan_of_arc.rules.effects.legend import DiscardCards
from timefront.games.joan_of_arc.rules.effects.playing import CardWindow, PlayCard, card_of
from timefront.games.joan_of_arc.state import War
from timefront.games.joan_of_arc.verbs import PLAY_CARD, PLAY_NO_CARD, TRIGGER
from timefront.kernel.questions import Choice

MOMENTS: Final[list[str]] = ["order_or_card", "reaction", "deed_or_card", "card"]
"""The questions at which legend cards can be played."""
EVENT_MOMENTS: Final[list[str]] = ["order", "reaction", "power"]
"""The questions at which intrigue events can be triggered."""
LEAST_GAIN: Final = 0.0
"""A card that gains more than this beyond its price is played."""


def card_habit(s: War) -> Choice | None:
    """Use the card or event with the highest net gain at once; none if there is nothing else to decide.

    A player who must discard gives up the most expensive card, which is the least likely to be played.
    """
    frame = s.stack[-1]
    if isinstance(frame, DiscardCards):
        return max(s.offer(), key=lambda choice: card_of(s, choice[1]).cost)
    if isinstance(frame, PickDice) and frame.at == "die":
        return die_to_reroll(s, frame)
    if isinstance(frame, (PlayCard, Trigger)) and frame.at == "anchor":
        return best_area(s, card_of(s, frame.card) if isinstance(frame, PlayCard) else event_of(s, frame.event))
    if not s.stack or (frame.at not in MOMENTS and not (s.ledger and frame.at in EVENT_MOMENTS)):
        return None
    best, most = None, LEAST_GAIN
    for choice in s.offer():
        card = used_card(s, choice)
        gained = most if card is None else gain_of(s, choice, card)
        if gained > most:
            best, most = choice, gained
    return PLAY_NO_CARD() if best is None and isinstance(frame, CardWindow) else best


def used_card(s: War, choice: Choice) -> Anchored | None:
    """The legend card that a choice plays, or the event that it triggers."""
    if choice[0] == PLAY_CARD.name:
        return card_of(s, choice[1])
    return event_of(s, choice[1]) if choice[0] == TRIGGER.name else None
