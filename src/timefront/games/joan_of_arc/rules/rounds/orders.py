"""4, 5. The order phase: orders on areas, and the windows for interrupts (JA-4.5, JA-4.6, section 5)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import final

from timefront.games.joan_of_arc.board.laid import NO_ORDERS, lay_order, orders_against
from timefront.games.joan_of_arc.board.tokens import exchange_intrigue
from timefront.games.joan_of_arc.content.vocabulary import (
    CHARGE,
    COMMAND,
    INTERRUPT,
    INTERRUPT_WINDOW,
    ORDER_WINDOW,
    REACTIVATION,
)
from timefront.games.joan_of_arc.events.orders import InterruptPlayed, OrderPlaced, OrdersEnded
from timefront.games.joan_of_arc.rules.activation.actions import PLAIN
from timefront.games.joan_of_arc.rules.effects.intrigue import Trigger, event_of, offer_triggers, refuse_trigger
from timefront.games.joan_of_arc.rules.effects.player_actions import (
    AT_ANY_TIME,
    AT_ANY_TIME_NAMES,
    do_for_player,
    offer_at_any_time,
    offer_exchange,
    refuse_at_any_time,
    refuse_exchange,
)
from timefront.games.joan_of_arc.rules.effects.playing import PlayCard, may_hold, offer_play, refuse_play
from timefront.games.joan_of_arc.rules.giants.orders import activation_in, can_afford, cost_of, orders_in_hex
from timefront.games.joan_of_arc.rules.rounds.own_areas import own_areas, units_mask
from timefront.games.joan_of_arc.rules.rounds.sallies import Sally
from timefront.games.joan_of_arc.state import ORDER_KINDS, War, opponents_of, side_of
from timefront.games.joan_of_arc.verbs import (
    END_TURN,
    EXCHANGE_INTRIGUE,
    LET_PASS,
    PLACE_ORDER,
    PLAY_CARD,
    PLAY_INTERRUPT,
    TRIGGER,
)
from timefront.kernel.flow import Frame, Next
from timefront.kernel.procedures import ReactionWindow
from timefront.kernel.questions import Choice, Refusal, open_question, question
from timefront.kernel.rulebook import WITNESS, rule


@final
@dataclass
class OrderPhase(Frame):
    """4. A player places orders one at a time, each resolved fully before the next (JA-5.1)."""

    seat: int

    @rule("JA-4.5")
    def begin(self, s: War, _: bool | None = None) -> Next:
        """Ask for an order, also after a window, whether somebody interrupted or not.

        A player who could hold a legend card for this moment is asked even if nothing else is left, to reveal nothing.
        """
        return self.ask(s, self.seat, "order_or_card" if may_hold(s, self.seat, ORDER_WINDOW) else "order")

    def offer_order(self, s: War) -> list[Choice]:
        offers = self.possible_orders(s)
        if s.played or not offers:
            offers.append(END_TURN())
        offers += offer_at_any_time(s, self.seat)
        offers += offer_exchange(s, self.seat)
        offers.sort()
        return offers

    def possible_orders(self, s: War) -> list[Choice]:
        """Every order that can still be played, on every area where it may be placed."""
        first = self.seat * ORDER_KINDS
        kinds = [order for order in range(ORDER_KINDS) if s.orders[first + order]]
        if not kinds:
            return []
        areas, laid, side = own_areas(s, self.seat), s.laid, side_of(s, self.seat)
        if s.setting.giants:
            areas = [area for area in areas if can_afford(s, self.seat, area)]
            lying = [orders_on_area(s, self.seat, area) for area in areas]
        else:
            lying = [orders_against(s, area, side) if laid[area] > NO_ORDERS else 0 for area in areas]
        found: list[Choice] = []
        verb = PLACE_ORDER.name
        for order in kinds:
            most = order_limit(order)
            for at, area in enumerate(areas):
                if lying[at] < most:
                    found.append((verb, order, area))
        return found

    def must_order(self, s: War) -> bool:
        """JA-4.6, ruling J-9: a player with an order and a legal area for it must use one order per turn."""
        return not s.played and bool(self.possible_orders(s))

    def refuse_order(self, s: War, choice: Choice) -> Refusal | None:
        if choice[0] == END_TURN.name:
            return Refusal("JA-4.6", "use-an-order") if self.must_order(s) else None
        if choice[0] == EXCHANGE_INTRIGUE.name:
            return refuse_exchange(s, self.seat)
        if choice[0] in AT_ANY_TIME_NAMES:
            return refuse_at_any_time(s, self.seat, choice)
        _, order, area = choice
        if not s.orders[self.seat * ORDER_KINDS + order]:
            return Refusal("JA-4.5", "no-such-order")
        return refuse_area(s, self.seat, order, area)

    @question(
        ("JA-4.5", "JA-4.6", "JA-5.1", "JA-5.2", "JA-5.3", "JA-5.6", "JA-6.10", "JA-8.3"),
        *(PLACE_ORDER, EXCHANGE_INTRIGUE, END_TURN, *AT_ANY_TIME),
    )
    def order(self, s: War, choice: Choice) -> Next:
        """An order stays where it was placed until the reserve phase (ruling J-37)."""
        if choice[0] == END_TURN.name:
            s.emit(OrdersEnded, self.seat)
            return self.done(s)
        if choice[0] == EXCHANGE_INTRIGUE.name:
            exchange_intrigue(s, self.seat, choice[1])
            return self.goto("begin")
        if choice[0] == TRIGGER.name:
            return self.call(s, Trigger(self.seat, choice[1]), "begin")
        if do_for_player(s, choice):
            return self.goto("begin")
        _, order, area = choice
        s.orders[self.seat * ORDER_KINDS + order] -= 1
        lay_order(s, area, side_of(s, self.seat))
        s.played += 1
        s.emit(OrderPlaced, self.seat, order, area)
        mode = order if order in (COMMAND, CHARGE) else PLAIN
        if mode == PLAIN:
            WITNESS.cite(("JA-5.2", "JA-5.6" if order == REACTIVATION else ""), "plain order")
        return self.call(s, activation_in(s, self.seat, area, mode), "resolved")

    def offer_order_or_card(self, s: War) -> list[Choice]:
        offers = self.offer_order(s)
        cards = offer_play(s, self.seat, ORDER_WINDOW)
        return sorted(offers + cards) if cards else offers

    def refuse_order_or_card(self, s: War, choice: Choice) -> Refusal | None:
        if choice[0] == PLAY_CARD.name:
            return refuse_play(s, self.seat, ORDER_WINDOW, choice[1])
        return self.refuse_order(s, choice)

    @open_question(
        ("JA-4.5", "JA-4.6", "JA-5.1", "JA-5.2", "JA-5.3", "JA-5.6", "JA-6.10", "JA-8.3", "JA-8.5"),
        *(PLACE_ORDER, EXCHANGE_INTRIGUE, END_TURN, PLAY_CARD, *AT_ANY_TIME),
    )
    def order_or_card(self, s: War, choice: Choice) -> Next:
        """A legend card, or an order."""
        if choice[0] == PLAY_CARD.name:
            return self.call(s, PlayCard(self.seat, choice[1]), "begin")
        return self.order(s, choice)

    @rule("JA-5.1", "JA-5.7")
    def resolved(self, s: War, _: None) -> Next:
        """After every order, including the last, opponents may interrupt (ruling J-12)."""
        seats = reacting_seats(s, self.seat)
        if seats:
            return self.call(s, InterruptWindow(seats, mover=self.seat), "begin")
        return self.begin(s)


@final
@dataclass
class InterruptWindow(ReactionWindow):
    """5. One interrupt, or intrigue, for all opponents together; none on an interrupt (JA-5.7, JA-8.6).

    Legend cards may be played in addition.
    """

    mover: int = 0

    def seats(self, s: War) -> list[int]:
        """The opponents with an interrupt order and an area for it, in turn order.

        An opponent who could hold a legend card for this moment is asked too.
        """
        return self.waiting or reacting_seats(s, self.mover)

    def offer_reaction(self, s: War) -> list[Choice]:
        offers: list[Choice] = []
        if can_interrupt(s, self.seat):
            areas = [area for area in own_areas(s, self.seat) if is_open(s, self.seat, INTERRUPT, area)]
            offers += [PLAY_INTERRUPT(area) for area in areas]
        offers += [LET_PASS(), *offer_play(s, self.seat, INTERRUPT_WINDOW)]
        return [*offers, *offer_triggers(s, self.seat, INTERRUPT_WINDOW)]

    def refuse_reaction(self, s: War, choice: Choice) -> Refusal | None:
        if choice[0] == LET_PASS.name:
            return None
        if choice[0] == PLAY_CARD.name:
            return refuse_play(s, self.seat, INTERRUPT_WINDOW, choice[1])
        if choice[0] == TRIGGER.name:
            return refuse_trigger(s, self.seat, INTERRUPT_WINDOW, choice[1])
        if not s.orders[self.seat * ORDER_KINDS + INTERRUPT]:
            return Refusal("JA-5.7", "no-such-order")
        return refuse_area(s, self.seat, INTERRUPT, choice[1])

    @open_question(("JA-5.7", "JA-5.3", "JA-8.5", "JA-8.6"), PLAY_INTERRUPT, LET_PASS, PLAY_CARD, TRIGGER)
    def reaction(self, s: War, choice: Choice) -> Next:
        """The order goes back to the pool at once, so it is not on the area."""
        if choice[0] == LET_PASS.name:
            return self.pass_on()
        if choice[0] == PLAY_CARD.name:
            sally = s.setting.content.legend[choice[1]].is_activating
            frame = Sally(self.seat, choice[1]) if sally else PlayCard(self.seat, choice[1])
            return self.call(s, frame, "played")
        if choice[0] == TRIGGER.name:
            sally = event_of(s, choice[1]).is_activating
            return self.react_with(s, Sally(self.seat, event=choice[1]) if sally else Trigger(self.seat, choice[1]))
        area = choice[1]
        s.orders[self.seat * ORDER_KINDS + INTERRUPT] -= 1
        s.emit(InterruptPlayed, self.seat, area)
        return self.react_with(s, activation_in(s, self.seat, area, PLAIN))

    @rule("JA-8.5")
    def played(self, s: War, _: None) -> Next:
        """A card is not an interrupt: the same seat may still make one."""
        return self.ask(s, self.seat, "reaction") if can_react(s, self.seat) else self.pass_on()


def reacting_seats(s: War, mover: int) -> list[int]:
    """JA-5.7: the opponents that are asked after an order, in turn order."""
    return [seat for seat in opponents_of(s, mover) if can_react(s, seat)]


def can_react(s: War, seat: int) -> bool:
    """Whether a seat can interrupt or trigger intrigue, or could hold a card."""
    if can_interrupt(s, seat) or may_hold(s, seat, INTERRUPT_WINDOW):
        return True
    return bool(offer_triggers(s, seat, INTERRUPT_WINDOW))


def can_interrupt(s: War, seat: int) -> bool:
    """Whether a seat has an interrupt order and an area for it."""
    if s.orders[seat * ORDER_KINDS + INTERRUPT]:
        for area in own_areas(s, seat):
            if is_open(s, seat, INTERRUPT, area):
                return True
    return False


def is_open(s: War, seat: int, order: int, area: int) -> bool:
    """JA-5.3, JA-5.6, JA-12.6: whether a seat may place one more order of a kind on its area, and can pay for it."""
    if s.setting.giants and not can_afford(s, seat, area):
        return False
    return orders_on_area(s, seat, area) < order_limit(order)


def orders_on_area(s: War, seat: int, area: int) -> int:
    """JA-5.3: the orders of a seat's side that are on an area."""
    if s.setting.giants:
        return orders_in_hex(s, seat, area)
    return orders_against(s, area, side_of(s, seat))


def order_limit(order: int) -> int:
    """JA-5.3, JA-5.6: an order needs an area without one; reactivation may be the second."""
    return 2 if order == REACTIVATION else 1


def refuse_area(s: War, seat: int, order: int, area: int) -> Refusal | None:
    """JA-5.1, JA-5.3, JA-5.6: why an order may not be placed on an area."""
    if not s.here[area] & units_mask(s, seat):
        return Refusal("JA-5.1", "no-own-unit")
    if s.setting.giants and not can_afford(s, seat, area):
        return Refusal("JA-12.6", "too-few-orders", count=cost_of(s, area))
    if is_open(s, seat, order, area):
        return None
    return Refusal("JA-5.6", "two-orders-lie-there") if order == REACTIVATION else Refusal("JA-5.3", "order-lies-there")
