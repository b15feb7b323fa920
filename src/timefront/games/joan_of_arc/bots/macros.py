"""Whole orders for a search: an order with everything its units declare, as one step instead of many clicks."""

from __future__ import annotations

from typing import Final

from timefront.games.joan_of_arc.bots.cards.card_gains import past_card_windows
from timefront.games.joan_of_arc.bots.evaluation import evaluate
from timefront.games.joan_of_arc.bots.one_order import offers_in_order
from timefront.games.joan_of_arc.content.vocabulary import INTERRUPT
from timefront.games.joan_of_arc.rules.activation.actions import REST
from timefront.games.joan_of_arc.rules.activation.declaring import BONUS_NAMES, Declaration, action_of
from timefront.games.joan_of_arc.rules.rounds.orders import OrderPhase
from timefront.games.joan_of_arc.state import War
from timefront.games.joan_of_arc.verbs import PLACE_ORDER
from timefront.kernel.questions import Choice

MOST_ORDERS: Final = 4
"""How many orders are considered, the most promising ones."""
MOST_PLANS: Final = 3
"""How many plans are considered for each of them: shoot, charge, advance, hold."""
LONGEST: Final = 12
"""The most clicks in a plan."""


def plans(s: War) -> list[tuple[Choice, ...]]:
    """If an order is asked for, the best orders with the best declarations under each; otherwise none."""
    frame = s.stack[-1]
    if not isinstance(frame, OrderPhase) or frame.at not in ("order", "order_or_card"):
        return []
    found: list[tuple[Choice, ...]] = []
    for order in promising_orders(s):
        ordered = after(s, order)
        if ordered.seat == s.seat and isinstance(ordered.stack[-1], Declaration):
            found += [(order, *plan) for plan in declarations(ordered)]
    return found


def after(s: War, choice: Choice) -> War:
    """The position after a choice."""
    copy = s.clone()
    copy.answer(choice)
    return copy


def best_first(s: War, choices: list[Choice]) -> list[Choice]:
    """Choices by the evaluation of the position right after them, when nobody plays a card there."""
    judged = [(-evaluate(past_card_windows(after(s, choice)))[s.seat], choice) for choice in choices]
    judged.sort()
    return [choice for _, choice in judged]


def promising_orders(s: War) -> list[Choice]:
    """The best orders, at most two for the same area; an interrupt is kept for the enemy's turn."""
    orders = [choice for choice in s.offer() if choice[0] == PLACE_ORDER.name]
    others = [choice for choice in orders if choice[1] != INTERRUPT]
    found: list[Choice] = []
    for choice in best_first(s, others or orders):
        if len([other for other in found if other[2] == choice[2]]) < 2:
            found.append(choice)
        if len(found) == MOST_ORDERS:
            break
    return found


def declarations(s: War) -> list[tuple[Choice, ...]]:
    """What units could declare together: the best of each kind of action, each with the best for the rest."""
    found: list[tuple[Choice, ...]] = []
    kinds: list[int] = []
    for choice in best_first(s, group_offers(s)):
        kind = kind_of(choice)
        if kind not in kinds:
            kinds.append(kind)
            found.append((choice, *completed(after(s, choice), s.seat)))
        if len(found) == MOST_PLANS:
            break
    return found


def completed(s: War, seat: int) -> list[Choice]:
    """The clicks that follow until all units have declared, each the best at that moment; changes the position."""
    clicks: list[Choice] = []
    while s.seat == seat and isinstance(s.stack[-1], Declaration) and len(clicks) < LONGEST:
        click = best_first(s, group_offers(s))[0]
        clicks.append(click)
        s.answer(click)
    return clicks


def group_offers(s: War) -> list[Choice]:
    """One order of the units' declarations, and what all remaining ones can declare together."""
    return offers_in_order(s) + [choice for choice in s.offer() if choice[0] in REST]


def kind_of(choice: Choice) -> int:
    """What kind of action a click declares; all bonus actions are one kind."""
    if choice[0] in BONUS_NAMES:
        return -1
    return REST.index(choice[0]) if choice[0] in REST else action_of(choice[0])
