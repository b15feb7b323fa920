"""The course of a war and of a round."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import final

from timefront.games.joan_of_arc.rules.rounds.camp import CampPhase
from timefront.games.joan_of_arc.rules.rounds.council import CouncilPhase
from timefront.games.joan_of_arc.rules.rounds.turns import Turn
from timefront.games.joan_of_arc.rules.set_up import SetUp
from timefront.games.joan_of_arc.state import War, turn_order
from timefront.kernel.flow import Frame, Next
from timefront.kernel.procedures import Sequence
from timefront.kernel.rulebook import rule


@final
@dataclass
class WholeWar(Sequence):
    """Set-up, then round after round."""

    def order(self) -> tuple[type[Frame], ...]:
        return (SetUp, Rounds)


@final
@dataclass
class Rounds(Frame):
    """4. Council phase, each player's turn, camp phase, until a side has won or the round deck is empty."""

    waiting: list[int] = field(default_factory=list)
    """The seats whose turns are still to come in this round."""

    @rule("JA-4.1")
    def begin(self, s: War, _: None = None) -> Next:
        return self.call(s, CouncilPhase(), "turns")

    @rule("JA-4.1")
    def turns(self, s: War, _: None) -> Next:
        self.waiting = turn_order(s)
        return self.goto("next_turn")

    @rule("JA-4.1", "JA-4.13")
    def next_turn(self, s: War, _: None = None) -> Next:
        """Clockwise from the first player, one turn each."""
        if self.waiting:
            return self.call(s, Turn(self.waiting.pop(0)), "next_turn")
        return self.call(s, CampPhase(), "begin")
