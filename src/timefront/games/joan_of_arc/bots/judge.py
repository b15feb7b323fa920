"""How bots judge Joan of Arc, and what a study measures in it."""

from __future__ import annotations

from typing import Final, final

from timefront.games.joan_of_arc.bots.cards.card_gains import past_card_windows
from timefront.games.joan_of_arc.bots.cards.talking import skips_answer
from timefront.games.joan_of_arc.bots.evaluation import evaluate, evaluate_closely
from timefront.games.joan_of_arc.bots.habits import habit
from timefront.games.joan_of_arc.bots.macros import group_offers, plans
from timefront.games.joan_of_arc.bots.one_order import offers_in_order, worth_weighing
from timefront.games.joan_of_arc.bots.threats import is_anybody_in_reach
from timefront.games.joan_of_arc.rules.activation.declaring import Declaration
from timefront.games.joan_of_arc.rules.effects.player_actions import HANDLING_NAMES
from timefront.games.joan_of_arc.rules.rounds.camp import CampPhase
from timefront.games.joan_of_arc.state import GRAVEYARD, SIDES, War, turn_order
from timefront.games.joan_of_arc.verbs import PLAY_CARD, TRIGGER
from timefront.kernel.flow import NOBODY
from timefront.kernel.judge import Judge
from timefront.kernel.questions import Choice

USED_BY_HABIT: Final[list[str]] = [PLAY_CARD.name, TRIGGER.name]
"""Choices that `card_habit` has already weighed, with all that follows from them."""


@final
class JoanJudge(Judge[War]):
    """The judge of Joan of Arc."""

    def __init__(self) -> None:
        self.judges_clicks = True
        self.prior_visits = (16.0, 64.0)
        self.turn_costs = 16
        self.beat = 0.35
        self.levels = (("easy", "careless"), ("medium", "greedy"), ("hard", "mcts:400"))

    def evaluate(self, s: War) -> list[float]:
        return evaluate(past_card_windows(s))

    def evaluate_closely(self, s: War) -> list[float]:
        return evaluate_closely(past_card_windows(s))

    def habit(self, s: War) -> Choice | None:
        return habit(s)

    def search_offers(self, s: War) -> list[Choice]:
        return offers_in_order(s)

    def is_idle(self, choice: Choice) -> bool:
        return choice[0] in HANDLING_NAMES

    def worth_weighing(self, offers: list[Choice]) -> list[Choice]:
        """Nothing is passed back and forth; a card or an event that is not used by habit is not worth its price."""
        return [choice for choice in worth_weighing(offers) if choice[0] not in USED_BY_HABIT]

    def quick_offers(self, s: War) -> list[Choice]:
        return group_offers(s) if isinstance(s.stack[-1], Declaration) else self.worth_weighing(s.offer())

    def macros(self, s: War) -> list[tuple[Choice, ...]]:
        return plans(s)

    def horizon(self, s: War) -> int:
        """How many turns have begun: the camp phase and the council after it count with the last one."""
        if s.round == 0:
            return 0
        before = (s.round - 1) * s.setting.seats
        if s.active != NOBODY:
            return before + turn_order(s).index(s.active) + 1
        is_in_camp = any(isinstance(frame, CampPhase) for frame in s.stack)
        return before + s.setting.seats if is_in_camp else before

    def is_quiet(self, s: War) -> bool:
        """Whether nobody can be attacked."""
        return not is_anybody_in_reach(s)

    def skips_unknown(self, s: War) -> bool:
        return skips_answer(s)

    def measures(self, s: War) -> dict[str, float]:
        """How long it took, and what each side has lost and won."""
        found = {"rounds_played": float(s.round)}
        for side in range(SIDES):
            lost = [unit for unit, of in enumerate(s.setting.unit_side) if of == side and s.place[unit] == GRAVEYARD]
            found[f"units_lost_{side + 1}"] = float(len(lost))
            found[f"points_{side + 1}"] = float(s.points[side])
        return found
