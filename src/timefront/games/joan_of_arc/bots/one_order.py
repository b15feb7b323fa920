"""What a search considers while units declare: one of all the orders that lead to the same position."""

from __future__ import annotations

from timefront.games.joan_of_arc.board.same_kind import are_alike
from timefront.games.joan_of_arc.rules.activation.actions import NOWHERE, REST, rank
from timefront.games.joan_of_arc.rules.activation.declaring import BONUS_NAMES, Declaration, action_of
from timefront.games.joan_of_arc.rules.effects.player_actions import HANDLING_NAMES
from timefront.games.joan_of_arc.rules.rounds.orders import OrderPhase
from timefront.games.joan_of_arc.state import War
from timefront.games.joan_of_arc.verbs import EXCHANGE_INTRIGUE, REROLL_DIE, USE_REROLL_TOKEN
from timefront.kernel.questions import Choice


def offers_in_order(s: War) -> list[Choice]:
    """While units declare, kind by kind, and within a kind nothing that comes before the last declaration.

    Equipment is not passed back and forth, and intrigue is not exchanged before it is needed.
    """
    offers, frame = s.offer(), s.stack[-1]
    if s.gear or isinstance(frame, OrderPhase) or frame.at == "reroll_choice":
        offers = worth_weighing(offers)
    if not isinstance(frame, Declaration) or frame.at not in ("deed", "deed_or_card"):
        return offers
    first = min(frame.undeclared(s))
    last = (-1, NOWHERE)
    if frame.deeds and are_alike(s, frame.units[len(frame.deeds) - 1], first):
        last = (rank(frame.deeds[-1]), frame.aims[-1])
    return [choice for choice in offers if choice[0] in BONUS_NAMES or comes_next(choice, first, last)]


def worth_weighing(offers: list[Choice]) -> list[Choice]:
    """The offers without those that only move things back and forth: there is always another offer.

    Equipment is not given away or discarded; intrigue is exchanged automatically when a token is paid (JA-6.10).
    Where a single die can be rerolled the reroll token is kept, as it is by habit elsewhere.
    """
    left_out = [*HANDLING_NAMES, EXCHANGE_INTRIGUE.name]
    if any(choice[0] == REROLL_DIE.name for choice in offers):
        left_out.append(USE_REROLL_TOKEN.name)
    return [choice for choice in offers if choice[0] not in left_out]


def comes_next(choice: Choice, unit: int, last: tuple[int, int]) -> bool:
    """Whether a choice belongs to a unit, and does not come before the last one."""
    if choice[0] in REST or choice[1] != unit:
        return False
    return (rank(action_of(choice[0])), choice[2] if len(choice) > 2 else NOWHERE) >= last
