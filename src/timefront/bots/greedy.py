"""The greedy bots look for the best position at the end of the turn or, if the game judges clicks, after one click."""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from typing import Any, final

from timefront.bots.bot import Bot, Knowledge
from timefront.kernel.chance import pick_one
from timefront.kernel.flow import CHANCE, OVER, State
from timefront.kernel.judge import Judge
from timefront.kernel.questions import Choice

BUDGET = 400
"""How many positions it looks at for one choice."""
CARELESSNESS = 0.5
"""The part of its clicks that the careless bot makes at random."""
CLOSE_SAMPLES = 2
"""How many possible positions the bot that looks closely considers."""


@final
class GreedyBot(Bot):
    """Looks ahead to the game's horizon: maximises over its own clicks, minimises over the others', samples chance."""

    def __init__(self, budget: int = BUDGET) -> None:
        self.name = f"greedy:{budget}"
        self.budget = budget

    def choose(self, knowledge: Knowledge, rng: Random) -> Choice:
        position = knowledge.sample(rng)
        judge = knowledge.game.judge
        if judge.judges_clicks:
            return usual_choice(knowledge, position) or best_click(knowledge, judge.evaluate, [position], rng)
        search = Search(judge, knowledge.seat, judge.horizon(position), rng)
        best: list[Choice] = []
        best_value = -1.0
        offers = shuffled(knowledge.offers, rng)
        for number, choice in enumerate(offers):
            search.budget = max(1, self.budget * (number + 1) // len(offers) - search.spent)
            copy = position.clone()
            copy.answer(choice)
            value = search.value(copy, -1.0, 2.0)
            if value > best_value:
                best, best_value = [choice], value
            elif value == best_value:
                best.append(choice)
        return pick_one(best, rng)


@final
class CloseGreedyBot(Bot):
    """Follows habits, and judges every other click by the game's closer evaluation, which knows the odds of battles."""

    def __init__(self) -> None:
        self.name = "odds-greedy"

    def choose(self, knowledge: Knowledge, rng: Random) -> Choice:
        positions, evaluate = possible_positions(knowledge, rng), knowledge.game.judge.evaluate_closely
        return usual_choice(knowledge, positions[0]) or best_click(knowledge, evaluate, positions, rng)


@final
class CarelessBot(Bot):
    """Plays like the greedy bot but makes half of its clicks at random: an easy opponent."""

    def __init__(self) -> None:
        self.name = "careless"
        self.greedy = GreedyBot()

    def choose(self, knowledge: Knowledge, rng: Random) -> Choice:
        if rng.random() < CARELESSNESS:
            return pick_one(knowledge.offers, rng)
        return self.greedy.choose(knowledge, rng)


def usual_choice(knowledge: Knowledge, position: State) -> Choice | None:
    """What is chosen by habit in a possible position, if it is offered."""
    usual = knowledge.game.judge.habit(position)
    return usual if usual in knowledge.offers else None


def possible_positions(knowledge: Knowledge, rng: Random) -> list[State]:
    """Sample as many positions as a close look needs."""
    return [knowledge.sample(rng) for _ in range(CLOSE_SAMPLES)]


def best_click(
    knowledge: Knowledge, judge: Callable[[Any], list[float]], positions: list[State], rng: Random
) -> Choice:
    """The offer that leads directly to the best position, on average over these possible positions."""
    shares = judge_clicks(knowledge, judge, positions)
    weighed = knowledge.game.judge.worth_weighing(knowledge.offers)
    judged = [(choice, share) for choice, share in zip(knowledge.offers, shares, strict=True) if choice in weighed]
    most = max([share for _, share in judged]) - 1e-9
    return pick_one([choice for choice, share in judged if share >= most], rng)


def judge_clicks(knowledge: Knowledge, judge: Callable[[Any], list[float]], positions: list[State]) -> list[float]:
    """For each offer, the seat's share right after it, on average over these possible positions."""
    offers = knowledge.offers
    shares = [0.0] * len(offers)
    for position in positions:
        for number, choice in enumerate(offers):
            copy = position.clone()
            copy.answer(choice)
            shares[number] += judge(copy)[knowledge.seat] / len(positions)
    return shares


def shuffled(offers: list[Choice], rng: Random) -> list[Choice]:
    """The offers in random order: if the budget runs out, only the first ones have been looked at."""
    order = list(offers)
    for last in range(len(order) - 1, 0, -1):
        other = int(rng.random() * (last + 1))
        order[last], order[other] = order[other], order[last]
    return order


@final
class Search:
    """Minimax within one turn, as far as the budget goes; the remaining clicks are sampled."""

    def __init__(self, judge: Judge[Any], seat: int, horizon: int, rng: Random) -> None:
        self.judge = judge
        self.seat = seat
        self.horizon = horizon
        self.rng = rng
        self.budget = 0
        self.spent = 0

    def value(self, s: State, floor: float, ceiling: float) -> float:
        """The value of a position for the seat at the horizon; only values between the bounds need to be exact."""
        while s.seat != OVER and self.judge.horizon(s) == self.horizon:
            if s.seat == CHANCE:
                if not self.judge.skips_unknown(s):
                    s.answer(s.chance().sample(self.rng))
                continue
            offers = self.judge.search_offers(s)
            if len(offers) > 1 and self.budget > 0:
                return self._best(s, offers, floor, ceiling)
            s.answer(pick_one(offers, self.rng))
        self.budget -= 1
        self.spent += 1
        return self.judge.evaluate(s)[self.seat]

    def _best(self, s: State, offers: list[Choice], floor: float, ceiling: float) -> float:
        is_own = s.seat == self.seat
        best = -1.0 if is_own else 2.0
        for choice in shuffled(offers, self.rng):
            copy = s.clone()
            copy.answer(choice)
            value = self.value(copy, floor, ceiling)
            if is_own:
                best = max(best, value)
                floor = max(floor, value)
            else:
                best = min(best, value)
                ceiling = min(ceiling, value)
            if floor >= ceiling or self.budget <= 0:
                break
        return best
