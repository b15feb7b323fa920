"""4. The end: controlled spaces, scenario points, winner or draw."""

from __future__ import annotations

from dataclasses import dataclass
from typing import final

from timefront.games.duel_of_time.content.geometry import RED, SPACES, VALUE, YELLOW
from timefront.games.duel_of_time.events import DuelDrawn, DuelWon, ScenarioScored, SpaceScored, StarterScored
from timefront.games.duel_of_time.rules.control import control_points, controller
from timefront.games.duel_of_time.rules.scenarios import scenario_points, starter_bonus
from timefront.games.duel_of_time.state import Duel
from timefront.kernel.flow import NOBODY, Frame, Next
from timefront.kernel.rulebook import rule


@final
@dataclass
class Scoring(Frame):
    """4. Counting up."""

    @rule("DT-4.1", "DT-4.2", "DT-4.3", "DT-4.5")
    def begin(self, s: Duel) -> Next:
        for space in range(SPACES):
            seat = controller(s, space)
            if seat != NOBODY:
                s.emit(SpaceScored, seat, space, VALUE[seat][space])
        return self.goto("scenario")

    @rule("DT-4.4", "DT-4.6", "DT-5.3")
    def scenario(self, s: Duel) -> Next:
        for seat in (YELLOW, RED):
            if scenario_points(s, seat):
                s.emit(ScenarioScored, seat, scenario_points(s, seat))
        if starter_bonus(s, s.starter):
            s.emit(StarterScored, s.starter, starter_bonus(s, s.starter))
        return self.goto("winner")

    @rule("DT-4.4")
    def winner(self, s: Duel) -> Next:
        """Equal totals are a draw (ruling M-16)."""
        yellow, red = total(s, YELLOW), total(s, RED)
        if yellow == red:
            s.emit(DuelDrawn, yellow)
        else:
            s.emit(DuelWon, YELLOW if yellow > red else RED, max(yellow, red), min(yellow, red))
        return self.done(s)


def total(s: Duel, seat: int) -> int:
    """DT-4.4: controlled spaces, scenario points and the starter's bonus."""
    return control_points(s, seat) + scenario_points(s, seat) + starter_bonus(s, seat)
