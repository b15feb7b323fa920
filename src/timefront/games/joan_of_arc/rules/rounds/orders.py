"""4, 5. The order phase: orders on areas, and the windows for interrupts (JA-4.5, JA-4.6, section 5)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import final

from timefront.games.joan_of_arc.board.tokens import exchange_intrigue
from timefront.games.joan_of_arc.content.vocabulary import CHARGE, COMMAND, INTERRUPT, REACTIVATION
from timefront.games.joan_of_arc.events.orders import InterruptPlayed, OrderPlaced, OrdersEnded
from timefront.games.joan_of_arc.rules.activation.actions import PLAIN
from timefront.games.joan_of_arc.rules.activation.activation import Activation
from timefront.games.joan_of_arc.rules.effects.player_actions import offer_exchange, refuse_exchange
from timefront.games.joan_of_arc.state import ORDER_KINDS, War, post, side_of, turn_order
from timefront.games.joan_of_arc.verbs import (
    END_TURN,
    EXCHANGE_INTRIGUE,
    LET_PASS,
    PLACE_ORDER,
    PLAY_INTERRUPT,
)
from timefront.kernel.bits import members
from timefront.kernel.flow import Frame, Next
from timefront.kernel.procedures import ReactionWindow
from timefront.kernel.questions import Choice, Refusal, question
from timefront.kernel.rulebook import rule


@final
@dataclass
class OrderPhase(Frame):
    """4. A player places orders one after the other, each resolved fully before the next (JA-5.1)."""

    seat: int

    @rule("JA-4.5")
    def begin(self, s: War, _: bool | None = None) -> Next:
        """Ask for an order, behind a window whether somebody interrupted or not."""
        return self.ask(s, self.seat, "order")

    def offer_order(self, s: War) -> list[Choice]:
        orders = self.possible_orders(s)
        return [*([] if orders and not s.played else [END_TURN()]), *offer_exchange(s, self.seat), *orders]

    def possible_orders(self, s: War) -> list[Choice]:
        """Every order that can still be played, on every area that it may be placed on."""
        areas = own_areas(s, self.seat)
        lying = [orders_lying(s, self.seat, area) for area in areas]
        return [
            PLACE_ORDER(order, area)
            for order in range(ORDER_KINDS)
            if s.orders[self.seat * ORDER_KINDS + order]
            for area, count in zip(areas, lying, strict=True)
            if count < most_lying(order)
        ]

    def must_order(self, s: War) -> bool:
        """JA-4.6, ruling J-9: one order a turn must be used by whoever has one and a legal area for it."""
        return not s.played and bool(self.possible_orders(s))

    def refuse_order(self, s: War, choice: Choice) -> Refusal | None:
        if choice[0] == END_TURN.name:
            return Refusal("JA-4.6", "use-an-order") if self.must_order(s) else None
        if choice[0] == EXCHANGE_INTRIGUE.name:
            return refuse_exchange(s, self.seat)
        _, order, area = choice
        if not s.orders[self.seat * ORDER_KINDS + order]:
            return Refusal("JA-4.5", "no-such-order")
        return refuse_area(s, self.seat, order, area)

    @question(
        ("JA-4.5", "JA-4.6", "JA-5.1", "JA-5.2", "JA-5.3", "JA-5.6", "JA-6.10"),
        *(PLACE_ORDER, EXCHANGE_INTRIGUE, END_TURN),
    )
    def order(self, s: War, choice: Choice) -> Next:
        """An order stays where it was placed until the reserve phase (ruling J-37)."""
        if choice[0] == END_TURN.name:
            s.emit(OrdersEnded, self.seat)
            return self.done(s)
        if choice[0] == EXCHANGE_INTRIGUE.name:
            exchange_intrigue(s, self.seat, choice[1])
            return self.ask(s, self.seat, "order")
        _, order, area = choice
        s.orders[self.seat * ORDER_KINDS + order] -= 1
        s.orders_on[post(s, area, side_of(s, self.seat))] += 1
        s.played += 1
        s.emit(OrderPlaced, self.seat, order, area)
        mode = order if order in (COMMAND, CHARGE) else PLAIN
        return self.call(s, Activation(self.seat, area, own_units(s, self.seat, area), mode), "resolved")

    @rule("JA-5.1", "JA-5.7")
    def resolved(self, s: War, _: None) -> Next:
        """After every order, the last one included, opponents may interrupt (ruling J-12)."""
        return self.call(s, InterruptWindow(mover=self.seat), "begin")


@final
@dataclass
class InterruptWindow(ReactionWindow):
    """5. One interrupt for all opponents together; none on an interrupt (JA-5.7)."""

    mover: int = 0

    def seats(self, s: War) -> list[int]:
        """The opponents with an interrupt order and an area for it, from the first player on in the order of turns."""
        side = side_of(s, self.mover)
        return [seat for seat in turn_order(s) if side_of(s, seat) != side and self.can_interrupt(s, seat)]

    def can_interrupt(self, s: War, seat: int) -> bool:
        """Whether a seat has an interrupt order and an area for it."""
        if not s.orders[seat * ORDER_KINDS + INTERRUPT]:
            return False
        return any(is_open(s, seat, INTERRUPT, area) for area in own_areas(s, seat))

    def offer_reaction(self, s: War) -> list[Choice]:
        areas = [area for area in own_areas(s, self.seat) if is_open(s, self.seat, INTERRUPT, area)]
        offers: list[Choice] = [PLAY_INTERRUPT(area) for area in areas]
        offers.append(LET_PASS())
        return offers

    def refuse_reaction(self, s: War, choice: Choice) -> Refusal | None:
        return None if choice[0] == LET_PASS.name else refuse_area(s, self.seat, INTERRUPT, choice[1])

    @question(("JA-5.7", "JA-5.3"), PLAY_INTERRUPT, LET_PASS)
    def reaction(self, s: War, choice: Choice) -> Next:
        """The order goes back to the pool at once, so it does not lie on the area."""
        if choice[0] == LET_PASS.name:
            return self.pass_on()
        area = choice[1]
        s.orders[self.seat * ORDER_KINDS + INTERRUPT] -= 1
        s.emit(InterruptPlayed, self.seat, area)
        return self.react_with(s, Activation(self.seat, area, own_units(s, self.seat, area), PLAIN))


def own_areas(s: War, seat: int) -> list[int]:
    """JA-5.1: the areas with units of a seat, ascending."""
    own = units_mask(s, seat)
    return [area for area in range(s.setting.board.area_count) if s.here[area] & own]


def own_units(s: War, seat: int, area: int) -> list[int]:
    """JA-5.1, ruling J-4: all units of a seat in an area, not a partner's."""
    return members(s.here[area] & units_mask(s, seat))


def units_mask(s: War, seat: int) -> int:
    """The units of a seat."""
    force = s.force[side_of(s, seat)]
    if s.setting.seats == 2:
        return force
    own = 0
    for unit in members(force):
        if s.owner[unit] == seat:
            own |= 1 << unit
    return own


def is_open(s: War, seat: int, order: int, area: int) -> bool:
    """JA-5.3, JA-5.6: whether the orders that lie on an area of own units leave room for one more of a kind."""
    return orders_lying(s, seat, area) < most_lying(order)


def orders_lying(s: War, seat: int, area: int) -> int:
    """JA-5.3: the orders of a seat's side that lie on an area."""
    return s.orders_on[post(s, area, side_of(s, seat))]


def most_lying(order: int) -> int:
    """JA-5.3, JA-5.6: an order needs an area without one; reactivation may be the second."""
    return 2 if order == REACTIVATION else 1


def refuse_area(s: War, seat: int, order: int, area: int) -> Refusal | None:
    """JA-5.1, JA-5.3, JA-5.6: why an order may not be placed on an area."""
    if not s.here[area] & units_mask(s, seat):
        return Refusal("JA-5.1", "no-own-unit")
    if is_open(s, seat, order, area):
        return None
    return Refusal("JA-5.6", "two-orders-lie-there") if order == REACTIVATION else Refusal("JA-5.3", "order-lies-there")
