"""6. Player actions: what a player does without an order (JA-6.10), and with equipment (JA-8.3)."""

from __future__ import annotations

from typing import Final

from timefront.games.joan_of_arc.board.gear import is_any_borne
from timefront.games.joan_of_arc.content.vocabulary import ORDER_WINDOW
from timefront.games.joan_of_arc.rules.effects.equipment import (
    discard_piece,
    give,
    offer_discards,
    offer_gifts,
    refuse_discard,
    refuse_gift,
)
from timefront.games.joan_of_arc.rules.effects.intrigue import offer_triggers, refuse_trigger
from timefront.games.joan_of_arc.state import INTRIGUE, War, held
from timefront.games.joan_of_arc.verbs import DISCARD_EQUIPMENT, EXCHANGE_INTRIGUE, GIVE_EQUIPMENT, TRIGGER
from timefront.kernel.questions import Choice, Refusal

HANDLING = (DISCARD_EQUIPMENT, GIVE_EQUIPMENT)
HANDLING_NAMES: Final = [verb.name for verb in HANDLING]
AT_ANY_TIME = (*HANDLING, TRIGGER)
AT_ANY_TIME_NAMES: Final = [verb.name for verb in AT_ANY_TIME]
"""JA-8.3, JA-8.6: what a player may do at any time in their turn."""


def offer_exchange(s: War, seat: int) -> list[Choice]:
    """JA-6.10: an intrigue token for an experience or a legend token."""
    return [EXCHANGE_INTRIGUE(token) for token in range(INTRIGUE)] if held(s, seat, INTRIGUE) else []


def refuse_exchange(s: War, seat: int) -> Refusal | None:
    """JA-6.10: why a player cannot exchange a token: there is none."""
    return None if held(s, seat, INTRIGUE) else Refusal("JA-6.10", "no-intrigue")


def offer_at_any_time(s: War, seat: int) -> list[Choice]:
    """JA-8.3, JA-8.6: equipment to give or discard and intrigue to trigger, at any time in a player's own turn."""
    if s.active != seat or not (s.gear or s.ledger):
        return []
    offers = [*offer_discards(s, seat), *offer_gifts(s, seat)] if is_any_borne(s) else []
    return offers + offer_triggers(s, seat, ORDER_WINDOW)


def may_interpose(s: War, seat: int) -> bool:
    """Whether a player could want to do something between two actions; a discard can wait."""
    if s.active != seat or not (s.gear or s.ledger):
        return False
    return bool(offer_gifts(s, seat) or offer_triggers(s, seat, ORDER_WINDOW))


def refuse_at_any_time(s: War, seat: int, choice: Choice) -> Refusal | None:
    """JA-8.3, JA-8.6: why equipment cannot be given or discarded like this, or an event cannot be triggered."""
    if s.active != seat:
        return Refusal("JA-8.6" if choice[0] == TRIGGER.name else "JA-8.3", "only-in-own-turn")
    if choice[0] == TRIGGER.name:
        return refuse_trigger(s, seat, ORDER_WINDOW, choice[1])
    if choice[0] == DISCARD_EQUIPMENT.name:
        return refuse_discard(s, seat, choice[1])
    return refuse_gift(s, seat, choice[1], choice[2])


def do_for_player(s: War, choice: Choice) -> bool:
    """JA-8.3: give or discard equipment, if that is the choice; returns whether it was."""
    if choice[0] not in HANDLING_NAMES:
        return False
    if choice[0] == DISCARD_EQUIPMENT.name:
        discard_piece(s, choice[1])
    else:
        give(s, choice[1], choice[2])
    return True
