"""3. Set-up: what the scenario places, and what cards do when the game starts."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import final

from timefront.games.joan_of_arc.content.vocabulary import GAME_START_WINDOW
from timefront.games.joan_of_arc.rules.deployment import Deployment
from timefront.games.joan_of_arc.rules.effects.legend import DrawCards
from timefront.games.joan_of_arc.rules.effects.windows import Window, may_act
from timefront.games.joan_of_arc.rules.flight.sky_board import SkyBoard
from timefront.games.joan_of_arc.state import War, turn_order
from timefront.kernel.flow import Frame, Next
from timefront.kernel.rulebook import rule


@final
@dataclass
class SetUp(Frame):
    """3. The scenario's pieces are on the board, characters at level 1, decks face down."""

    waiting: list[int] = field(default_factory=list)
    """The seats whose cards, and then powers, are still to come."""

    @rule("JA-3.1", "JA-3.3", "JA-3.4", "JA-12.1")
    def begin(self, s: War) -> Next:
        self.waiting = turn_order(s)
        return self.call(s, SkyBoard(), "armies") if s.setting.plan.sky.is_drawn else self.goto("armies")

    @rule("JA-13.3")
    def armies(self, s: War, _: None = None) -> Next:
        """Armies are deployed before anybody draws."""
        return self.call(s, Deployment(), "next_hand") if any(s.setting.army) else self.goto("next_hand")

    @rule("JA-3.1", "JA-3.4")
    def next_hand(self, s: War, _: None = None) -> Next:
        """The legend cards of each player, starting with the first."""
        while self.waiting:
            seat = self.waiting.pop(0)
            count = s.setting.plan.players[seat].legend_cards
            if count:
                return self.call(s, DrawCards(seat, count), "next_hand")
        self.waiting = turn_order(s)
        return self.goto("next_player")

    @rule("JA-3.1")
    def next_player(self, s: War, _: None = None) -> Next:
        """Powers that apply when the game starts, player by player, starting with the first."""
        while self.waiting:
            seat = self.waiting.pop(0)
            if may_act(s, seat, GAME_START_WINDOW):
                return self.call(s, Window(seat, GAME_START_WINDOW), "next_player")
        return self.done(s)
