"""How bots judge A Battle Through History."""

from __future__ import annotations

from typing import final

from timefront.games.battle_through_history.bots.evaluation import evaluate, evaluate_closely
from timefront.games.battle_through_history.bots.picking import offers_in_order
from timefront.games.battle_through_history.rules.scoring import winners_of
from timefront.games.battle_through_history.state import Campaign
from timefront.kernel.judge import Judge
from timefront.kernel.questions import Choice


@final
class BattleJudge(Judge[Campaign]):
    """The judge of A Battle Through History."""

    def __init__(self) -> None:
        self.judges_clicks = True
        self.levels = (("easy", "careless"), ("medium", "greedy"), ("hard", "mcts:400"))

    def evaluate(self, s: Campaign) -> list[float]:
        return evaluate(s)

    def evaluate_closely(self, s: Campaign) -> list[float]:
        return evaluate_closely(s)

    def measures(self, s: Campaign) -> dict[str, float]:
        """The starter's share of the victory."""
        winners = winners_of(s)
        return {"starter_share": 1 / len(winners) if s.starter in winners else 0.0}

    def horizon(self, s: Campaign) -> int:
        return s.turn

    def search_offers(self, s: Campaign) -> list[Choice]:
        return offers_in_order(s)
