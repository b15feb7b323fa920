"""A search that plays on: every sample plays the rest of the turn, and the next one, as the quick bot would.

In the middle of a turn a judgement has to guess what the rest of the turn brings, and rates what is planned higher than
what was done; at its end it has to guess the reply. So the choices that the closer judgement rates highest are compared
after the reply. All of them get the same number of samples, with the same random numbers; then the worse half is given
up, and so on. The closer judgement itself counts for some samples.

If the game has plans (`Judge.macros`), they are weighed instead of the choices that they begin with. Where there is no
plan, choices matter less than the luck of a few samples, and the one that the closer judgement rates highest is made;
but if little is left to luck (`Judge.is_quiet`), choices are compared, too.
"""

from __future__ import annotations

import time
from math import ceil, log2
from random import Random
from typing import Any, final

from timefront.bots.bot import Knowledge
from timefront.bots.greedy import judge_clicks, possible_positions, usual_choice
from timefront.bots.plans import follow, is_plan
from timefront.kernel.flow import CHANCE, OVER, State
from timefront.kernel.judge import Judge
from timefront.kernel.questions import Choice

MOST = 6
"""How many edges are compared: those that the closer judgement rates highest."""
TURNS = 2
"""How many turns are played to their end: the one in progress, and the reply."""
TRUST = 4.0
"""How many samples the closer judgement counts for."""


@final
class Edge:
    """A choice, or a plan, with the seat's share by the closer judgement and by the samples."""

    def __init__(self, choice: Choice, judged: float) -> None:
        self.choice = choice
        self.judged = judged
        self.samples = 0
        self.total = 0.0

    def share(self) -> float:
        """The share that the judgement and all samples promise."""
        return (self.total + TRUST * self.judged) / (self.samples + TRUST)

    def first_choice(self) -> Choice:
        """The choice, or the first one of the plan."""
        first: Choice = self.choice[0] if is_plan(self.choice) else self.choice
        return first


@final
class TurnSearch:
    """The search for one choice."""

    def __init__(self, knowledge: Knowledge, rng: Random, samples: int, makes_plans: bool = True) -> None:
        self.knowledge = knowledge
        self.judge: Judge[Any] = knowledge.game.judge
        self.seat = knowledge.seat
        self.rng = rng
        self.samples = samples
        """How many samples there are for as many edges as can be; for fewer edges there are fewer."""
        positions = possible_positions(knowledge, rng)
        self.horizon = self.judge.horizon(positions[0])
        usual = usual_choice(knowledge, positions[0])
        self.edges = [Edge(usual, 1.0)] if usual is not None else self._best_edges(positions, makes_plans)
        """The edges that are still compared, the best first."""

    def _best_edges(self, positions: list[State], makes_plans: bool) -> list[Edge]:
        """The edges that the closer judgement rates highest, and not more than there are samples for two of each.

        Only the best one if single choices are left to the judgement.
        """
        judge, first = self.judge, positions[0]
        edges: list[Edge] = []
        for plan in judge.macros(first) if makes_plans else []:
            if plan[0] not in self.knowledge.offers:
                continue
            copy = first.clone()
            follow(copy, plan)
            edges.append(Edge(plan, judge.evaluate_closely(copy)[self.seat]))
        is_compared = bool(edges) or not makes_plans or judge.is_quiet(first)
        begun = [edge.choice[0] for edge in edges]
        weighed = judge.worth_weighing(self.knowledge.offers) or self.knowledge.offers
        shares = judge_clicks(self.knowledge, judge.evaluate_closely, positions)
        for choice, share in zip(self.knowledge.offers, shares, strict=True):
            if choice in weighed and choice not in begun:
                edges.append(Edge(choice, share))
        edges.sort(key=lambda edge: -edge.judged)
        return edges[: min(MOST, max(2, self.samples // 2)) if is_compared else 1]

    def search(self, deadline: float = 0.0) -> None:
        """Compare the edges until one is left or the time is over."""
        edges = len(self.edges)
        each = self.samples * edges // (MOST * max(1, ceil(log2(edges))))
        while len(self.edges) > 1:
            for _ in range(max(1, each // len(self.edges))):
                self._sample(deadline)
                if deadline and time.perf_counter() > deadline:
                    self._sort()
                    return
            self._sort()
            del self.edges[(len(self.edges) + 1) // 2 :]

    def _sample(self, deadline: float) -> None:
        """Play on once after every edge, with the same random numbers.

        If the time is over before the last edge, this does not count; the first time, it counts for those up to there,
        and the others are given up.
        """
        seed = self.rng.random()
        shares: list[float] = []
        for edge in self.edges:
            shares.append(self._share_after(edge.choice, Random(seed)))
            if deadline and time.perf_counter() > deadline:
                break
        if len(shares) < len(self.edges) and self.edges[0].samples:
            return
        del self.edges[len(shares) :]
        for edge, share in zip(self.edges, shares, strict=True):
            edge.total += share
            edge.samples += 1

    def _sort(self) -> None:
        self.edges.sort(key=lambda edge: -edge.share())

    def _share_after(self, choice: Choice, rng: Random) -> float:
        """What the seat can hope for after a choice or a plan, and the turns that follow."""
        s, judge, horizon, turns = self.knowledge.sample(rng), self.judge, self.horizon, TURNS
        follow(s, choice)
        while s.seat != OVER:
            if judge.horizon(s) != horizon:
                horizon, turns = judge.horizon(s), turns - 1
                if turns == 0:
                    break
            if s.seat != CHANCE:
                s.answer(self._quick_choice(s))
            elif not judge.skips_unknown(s):
                s.answer(s.chance().sample(rng))
        return judge.evaluate(s)[self.seat]

    def _quick_choice(self, s: State) -> Choice:
        """What the quick bot would choose, weighing only one order of choices whose order does not matter."""
        judge, offers = self.judge, s.offer()
        if len(offers) == 1:
            return offers[0]
        usual = judge.habit(s)
        if usual is not None and usual in offers:
            return usual
        best, most = offers[0], -1.0
        for choice in judge.quick_offers(s):
            copy = s.clone()
            copy.answer(choice)
            share = judge.evaluate(copy)[s.seat]
            if share > most:
                best, most = choice, share
        return best

    def best_plan(self) -> list[Choice]:
        """The choices of the best edge, if it is a plan."""
        best = self.edges[0].choice
        return list(best) if is_plan(best) else []
