"""12. What it costs to activate a gigantic creature (JA-12.6)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import final

from timefront.games.joan_of_arc.board.giants import areas_of, giant_in
from timefront.games.joan_of_arc.board.laid import orders_against
from timefront.games.joan_of_arc.events.orders import OrderSpentOnGiant
from timefront.games.joan_of_arc.rules.activation.activation import Activation
from timefront.games.joan_of_arc.rules.rounds.own_areas import own_units
from timefront.games.joan_of_arc.state import ORDER_KINDS, War, side_of
from timefront.games.joan_of_arc.verbs import SPEND_ORDER
from timefront.kernel.flow import Frame, Next
from timefront.kernel.questions import Choice, Refusal, question
from timefront.kernel.rulebook import rule


def cost_of(s: War, area: int) -> int:
    """JA-12.6: how many orders an activation in an area costs."""
    giant = giant_in(s, area)
    return s.setting.cards.activation[s.profile[giant]] if giant >= 0 else 1


def orders_in_hand(s: War, seat: int) -> list[int]:
    """The kinds of orders that a seat can still play."""
    return [kind for kind in range(ORDER_KINDS) if s.orders[seat * ORDER_KINDS + kind]]


def can_afford(s: War, seat: int, area: int) -> bool:
    """JA-12.6: whether a seat has as many orders as an activation in an area costs."""
    return sum(s.orders[seat * ORDER_KINDS : (seat + 1) * ORDER_KINDS]) >= cost_of(s, area)


def orders_in_hex(s: War, seat: int, area: int) -> int:
    """JA-12.6, JA-5.3: the orders that limit further ones on an area; for a creature, those on its whole hex."""
    giant = giant_in(s, area)
    areas = areas_of(s, giant) if giant >= 0 else [area]
    return sum([orders_against(s, each, side_of(s, seat)) for each in areas])


@final
@dataclass
class GiantActivation(Frame):
    """12. The extra orders that a gigantic creature costs are discarded, then it is activated."""

    seat: int
    area: int
    mode: int
    count: int
    """How many orders have yet to be discarded."""

    @rule("JA-12.6")
    def begin(self, s: War) -> Next:
        """Of any type; nobody is asked if only one type is left."""
        while self.count and len(orders_in_hand(s, self.seat)) == 1:
            self.spend(s, orders_in_hand(s, self.seat)[0])
        if self.count and orders_in_hand(s, self.seat):
            return self.ask(s, self.seat, "order")
        return self.call(s, Activation(self.seat, self.area, own_units(s, self.seat, self.area), self.mode), "over")

    def spend(self, s: War, order: int) -> None:
        """One more order is discarded."""
        s.orders[self.seat * ORDER_KINDS + order] -= 1
        self.count -= 1
        s.emit(OrderSpentOnGiant, self.seat, order, giant_in(s, self.area))

    def offer_order(self, s: War) -> list[Choice]:
        """Any order in hand."""
        return [SPEND_ORDER(order) for order in orders_in_hand(s, self.seat)]

    def refuse_order(self, s: War, choice: Choice) -> Refusal | None:
        """An order that the seat does not have."""
        return None if choice[1] in orders_in_hand(s, self.seat) else Refusal("JA-12.6", "no-such-order")

    @question("JA-12.6", SPEND_ORDER)
    def order(self, s: War, choice: Choice) -> Next:
        """One more order of the price."""
        self.spend(s, choice[1])
        return self.goto("begin")

    @rule("JA-5.1")
    def over(self, s: War, _: None) -> Next:
        """The activation is over."""
        return self.done(s)


def activation_in(s: War, seat: int, area: int, mode: int) -> Frame:
    """JA-5.1, JA-12.6: what follows an order on an area; its price comes on top of the order itself."""
    cost = cost_of(s, area) if s.setting.giants else 1
    if cost > 1:
        return GiantActivation(seat, area, mode, cost - 1)
    return Activation(seat, area, own_units(s, seat, area), mode)
