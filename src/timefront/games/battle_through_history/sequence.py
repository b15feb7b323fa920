"""The course of a campaign and of a turn."""

from __future__ import annotations

from dataclasses import dataclass
from typing import final

from timefront.games.battle_through_history.events.journey import (
    RoundBegan,
    TurnBegan,
)
from timefront.games.battle_through_history.rules.restoration import Restoration
from timefront.games.battle_through_history.rules.scoring import Scoring
from timefront.games.battle_through_history.rules.set_up import SetUp
from timefront.games.battle_through_history.rules.the_battle import TheBattle
from timefront.games.battle_through_history.rules.time_travel import TimeTravel
from timefront.games.battle_through_history.state import Campaign, round_of
from timefront.kernel.flow import Frame, Next
from timefront.kernel.procedures import Sequence
from timefront.kernel.rulebook import rule

PHASES = (TimeTravel, TheBattle, Restoration)
"""BH-3.1: the three phases of a turn, all mandatory."""


@final
@dataclass
class WholeCampaign(Sequence):
    """Set-up, the rounds, scoring."""

    def order(self) -> tuple[type[Frame], ...]:
        return (SetUp, Rounds, Scoring)


@final
@dataclass
class Rounds(Frame):
    """Turn after turn, clockwise from the starting player, until the last round is over."""

    phase: int = 0

    @rule("BH-2.8", "BH-2.5")
    def begin(self, s: Campaign) -> Next:
        """The headquarters counter stays with the starting player (rulings B-59, B-61)."""
        if s.turn % s.setting.seats == 0:
            s.emit(RoundBegan, round_of(s), s.setting.rounds)
        s.used = 0
        s.emit(TurnBegan, s.active)
        return self.goto("next_phase")

    @rule("BH-3.1")
    def next_phase(self, s: Campaign, _: None = None) -> Next:
        if self.phase == len(PHASES):
            return self.goto("pass_the_turn")
        self.phase += 1
        return self.call(s, PHASES[self.phase - 1](), "next_phase")

    @rule("BH-8.5", "BH-2.7")
    def pass_the_turn(self, s: Campaign) -> Next:
        s.turn += 1
        if s.turn == s.setting.rounds * s.setting.seats:
            return self.done(s)
        s.active = (s.active + 1) % s.setting.seats
        self.phase = 0
        return self.goto("begin")
