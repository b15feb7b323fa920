"""4. A player's turn: powers at its start, the order phase, the reserve phase (JA-4.5 to JA-4.7)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import final

from timefront.games.joan_of_arc.board.abilities import renew
from timefront.games.joan_of_arc.board.boons import THIS_TURN, expire
from timefront.games.joan_of_arc.board.laid import lift_all_orders
from timefront.games.joan_of_arc.content.scenario_parts import MOST_RESERVE
from timefront.games.joan_of_arc.content.vocabulary import ONCE_A_TURN, TURN_START_WINDOW
from timefront.games.joan_of_arc.events.rounds import OrdersReturned, TurnBegan
from timefront.games.joan_of_arc.rules.effects.windows import Window, may_act
from timefront.games.joan_of_arc.rules.rounds.orders import OrderPhase
from timefront.games.joan_of_arc.state import ORDER_KINDS, PER_TURN, War, side_of
from timefront.kernel.flow import Frame, Next
from timefront.kernel.rulebook import rule


@final
@dataclass
class Turn(Frame):
    """4. One player's turn in a round."""

    seat: int

    @rule("JA-4.1")
    def begin(self, s: War) -> Next:
        """Everything limited to once per turn can be used again, by everybody."""
        renew(s, ONCE_A_TURN, PER_TURN)
        s.active = self.seat
        s.played = 0
        s.emit(TurnBegan, self.seat, side_of(s, self.seat))
        if may_act(s, self.seat, TURN_START_WINDOW):
            return self.call(s, Window(self.seat, TURN_START_WINDOW), "orders")
        return self.goto("orders")

    @rule("JA-4.5")
    def orders(self, s: War, _: None = None) -> Next:
        return self.call(s, OrderPhase(self.seat), "reserve")

    @rule("JA-4.7")
    def reserve(self, s: War, _: None) -> Next:
        """Spent orders leave the board; at most 3 unused ones of each kind are kept (ruling J-6)."""
        lift_all_orders(s)
        for kind in range(ORDER_KINDS):
            surplus = s.orders[self.seat * ORDER_KINDS + kind] - MOST_RESERVE
            if surplus > 0:
                s.orders[self.seat * ORDER_KINDS + kind] = MOST_RESERVE
                s.emit(OrdersReturned, self.seat, kind, surplus)
        expire(s, THIS_TURN)
        return self.done(s)
