"""Why a card, an event or a piece of equipment cannot be used now, where the open question does not cover it."""

from __future__ import annotations

from typing import Final

from timefront.games.joan_of_arc.board.gear import NOT_ON, bearer_of
from timefront.games.joan_of_arc.rules.effects.equipment import (
    refuse_discard,
    refuse_gift,
    refuse_putting_on,
    refuse_using,
)
from timefront.games.joan_of_arc.rules.effects.intrigue import refuse_trigger
from timefront.games.joan_of_arc.rules.effects.playing import refuse_play
from timefront.games.joan_of_arc.state import War
from timefront.games.joan_of_arc.verbs import (
    DISCARD_EQUIPMENT,
    GIVE_EQUIPMENT,
    PLAY_CARD,
    PUT_ON,
    TRIGGER,
    USE_EQUIPMENT,
)
from timefront.kernel.bits import members
from timefront.kernel.flow import NOBODY
from timefront.kernel.questions import Choice, Refusal, Verb

VERBS: Final[dict[str, Verb]] = {
    verb.name: verb for verb in (PLAY_CARD, TRIGGER, PUT_ON, USE_EQUIPMENT, GIVE_EQUIPMENT, DISCARD_EQUIPMENT)
}
"""The verbs that use cards."""


def cards_by_name(s: War) -> list[tuple[str, Choice]]:
    """All cards in play, no matter who holds them, by the keys of their names, with the choices that would use each."""
    setting = s.setting
    legend = [(f"legend-{setting.content.legend[card].key}", PLAY_CARD(card)) for card in members(setting.legend)]
    events = [
        (f"intrigue-{setting.content.intrigue[event].key}", TRIGGER(event))
        for seat in range(setting.seats)
        for event in setting.intrigue[seat]
    ]
    pieces = [(f"equipment-{setting.content.equipment[card].key}", _use_of(s, card)) for card in range(len(s.gear))]
    return [*legend, *events, *pieces]


def _use_of(s: War, card: int) -> Choice:
    """JA-8.3: a piece is put on, then used; nothing can be done with one that nobody has."""
    bearer = bearer_of(s, card)
    if bearer < 0:
        return DISCARD_EQUIPMENT(card)
    return PUT_ON(bearer, card) if s.gear[card] & NOT_ON else USE_EQUIPMENT(bearer, card)


def why_not(s: War, seat: int, choice: Choice) -> Refusal | None:
    """The reason by the rules of cards; about a legend card that the seat does not hold, only that it does not."""
    verb = VERBS.get(choice[0]) if choice and isinstance(choice[0], str) else None
    if verb is None or not verb.is_well_formed(s, choice):
        return None
    if verb is PLAY_CARD:
        return refuse_play(s, seat, NOBODY, choice[1])
    if verb is TRIGGER:
        return refuse_trigger(s, seat, NOBODY, choice[1]) if s.ledger else None
    return _why_no_equipment(s, seat, verb, choice) if s.gear else None


def _why_no_equipment(s: War, seat: int, verb: Verb, choice: Choice) -> Refusal | None:
    """JA-8.3: an activated unit puts it on and uses it; it is given and discarded in the player's own turn."""
    if verb is DISCARD_EQUIPMENT:
        return refuse_discard(s, seat, choice[1]) or _not_between_actions(s, seat)
    if verb is GIVE_EQUIPMENT:
        return refuse_gift(s, seat, choice[1], choice[2]) or _not_between_actions(s, seat)
    unit, card = choice[1:]
    if s.owner[unit] != seat:
        return Refusal("JA-8.3", "not-own-equipment")
    refusal = refuse_putting_on(s, unit, card) if verb is PUT_ON else refuse_using(s, unit, card)
    return refusal or Refusal("JA-8.3", "equipment-of-the-activated")


def _not_between_actions(s: War, seat: int) -> Refusal:
    return Refusal("JA-8.3", "only-in-own-turn" if s.active != seat else "equipment-between-actions")
