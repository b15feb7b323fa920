"""The course of a duel."""

from __future__ import annotations

from dataclasses import dataclass
from typing import final

from timefront.games.duel_of_time.rules.scoring import Scoring
from timefront.games.duel_of_time.rules.set_up import SetUp
from timefront.games.duel_of_time.rules.turn import Turn
from timefront.kernel.flow import Frame
from timefront.kernel.procedures import Sequence


@final
@dataclass
class WholeDuel(Sequence):
    """Set-up, the turns, scoring."""

    def order(self) -> tuple[type[Frame], ...]:
        return (SetUp, Turn, Scoring)
