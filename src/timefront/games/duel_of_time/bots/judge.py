"""How bots judge Duel of Time, and what a study measures in it."""

from __future__ import annotations

from typing import final

from timefront.games.duel_of_time.bots.evaluation import evaluate
from timefront.games.duel_of_time.content.geometry import RED, YELLOW
from timefront.games.duel_of_time.rules.scenarios import scenario_points
from timefront.games.duel_of_time.rules.scoring import total
from timefront.games.duel_of_time.state import Duel
from timefront.kernel.judge import Judge


@final
class DuelJudge(Judge[Duel]):
    """The judge of Duel of Time."""

    def evaluate(self, s: Duel) -> list[float]:
        return evaluate(s)

    def horizon(self, s: Duel) -> int:
        return s.turn

    def measures(self, s: Duel) -> dict[str, float]:
        """The starter's share of the victory (DT-5.3), and how often the scenario's points changed the winner."""
        lead = total(s, YELLOW) - total(s, RED)
        lead_without = lead - scenario_points(s, YELLOW) + scenario_points(s, RED)
        starter_lead = lead if s.starter == YELLOW else -lead
        return {
            "starter_share": (_sign(starter_lead) + 1) / 2,
            "scenario_changed_winner": float(_sign(lead) != _sign(lead_without)),
        }


def _sign(number: int) -> int:
    return (number > 0) - (number < 0)
