"""Information-set Monte Carlo tree search: one tree of what the searching seat can observe, many possible positions.

Every iteration draws a position that the seat cannot tell from the real one and walks down the tree with the choices
that are legal in it. How often an edge was available decides how curious the search is about it. Above two seats every
seat maximises its own share (max^n).

Where the game judges single clicks there are no random playouts: a new position is judged at once, and a choice starts
with the judgement of the position it leads to, as if it had been visited some times already. The choices at the root
start with the closer judgement of the game.

Such a game may also know plans, several choices that belong together (`Judge.macros`): each is one edge of the tree.
The bot answers with the first choice of the plan that it liked best and keeps the rest for the questions that follow,
as long as neither chance nor another seat comes between.
"""

from __future__ import annotations

import time
from math import log, sqrt
from random import Random
from typing import Any, final

from timefront.bots.bot import Bot, Knowledge
from timefront.bots.greedy import judged_clicks, possible_positions
from timefront.bots.plans import Plan, follow, is_plan
from timefront.kernel.chance import pick_one
from timefront.kernel.events import may_know
from timefront.kernel.flow import CHANCE, OVER, State
from timefront.kernel.judge import Judge
from timefront.kernel.questions import Choice

CURIOSITY = 0.3
"""How much the search prefers the unknown."""
PLAYOUT_TURNS = 3
"""After how many turns a playout is cut off and judged by the game's evaluation."""
JUDGED_CURIOSITY = 0.05
"""The same where the game judges clicks: its judgements spread less than the ends of playouts."""
CAUTION = 1.0
"""Two standard deviations of a share that was seen once."""
HIDDEN: Choice = ()
"""The edge of everything that the searching seat cannot observe."""


@final
class Node:
    """What the search knows about one edge: visits, how often it could be taken, and the shares gained by it."""

    def __init__(self, seats: int) -> None:
        self.visits = 0
        self.available = 0
        self.shares: list[float] = [0.0] * seats
        self.children: dict[Choice, Node] = {}
        self.prior: list[float] = []
        """The game's judgement of the position, where it judges clicks."""
        self.prior_visits = 0.0
        """How many visits this judgement stands for."""
        self.plans: list[Choice] | None = None
        """The plans that begin here, once they were asked for."""


@final
class Statistics:
    """One choice at the root: how often it was visited and the mean share of the searching seat."""

    def __init__(self, choice: Choice, visits: int, share: float) -> None:
        self.choice = choice
        self.visits = visits
        self.share = share


def worth_showing(rows: list[Statistics], most: int) -> list[Statistics]:
    """What a hint shows of the choices: only those that were looked at, the best first.

    A choice is as good as it is for sure: a high share after a few glances is not yet a good one.
    """
    looked_at = [row for row in rows if row.visits > 0]
    return sorted(looked_at, key=lambda row: (CAUTION / sqrt(row.visits) - row.share, row.choice))[:most]


@final
class MctsBot(Bot):
    """Searches for a number of iterations, reproducibly, or for a time."""

    def __init__(self, iterations: int = 1000, seconds: float = 0.0, makes_plans: bool = True) -> None:
        self.name = f"mcts:{iterations}"
        self.iterations = iterations
        self.seconds = seconds
        self.makes_plans = makes_plans
        self.plan = Plan()

    def choose(self, knowledge: Knowledge, rng: Random) -> Choice:
        planned = self.plan.next_choice(knowledge)
        if planned is not None:
            return planned
        search = self._searched(knowledge, rng)
        choice = search.statistics()[0].choice
        self.plan.keep(knowledge, search.best_plan(choice))
        return choice

    def hint(self, knowledge: Knowledge, rng: Random) -> list[Statistics]:
        """The choices at the root, the most visited first."""
        return self._searched(knowledge, rng).statistics()

    def _searched(self, knowledge: Knowledge, rng: Random) -> TreeSearch:
        search = TreeSearch(knowledge, rng, self.makes_plans)
        deadline = time.perf_counter() + self.seconds if self.seconds else 0.0
        for number in range(self.iterations):
            search.iterate()
            if deadline and number % 16 == 15 and time.perf_counter() > deadline:
                break
        return search


@final
class TreeSearch:
    """One search for one choice; with a first choice, for what comes after it."""

    def __init__(self, knowledge: Knowledge, rng: Random, makes_plans: bool = True, first: Choice = ()) -> None:
        self.knowledge = knowledge
        self.makes_plans = makes_plans
        self.first = first
        self.judge: Judge[Any] = knowledge.game.judge
        self.seat = knowledge.seat
        self.rng = rng
        self.seats = len(self.judge.evaluate(knowledge.sample(rng)))
        self.root = Node(self.seats)
        self.is_judged = self.judge.judges_clicks
        if self.is_judged and not first:
            self._look_closely()

    def _look_closely(self) -> None:
        """Let the choices at the root begin with what the odds-greedy bot knows."""
        positions = possible_positions(self.knowledge, self.rng)
        shares = judged_clicks(self.knowledge, self.judge.evaluate_closely, positions)
        for choice, share in zip(self.knowledge.offers, shares, strict=True):
            self._begin_with(choice, share)
        for plan in self._plans(self.root, positions[0]):
            copy = positions[0].clone()
            follow(copy, plan)
            self._begin_with(plan, self.judge.evaluate_closely(copy)[self.seat])

    def _begin_with(self, edge: Choice, share: float) -> None:
        child = self.root.children[edge] = Node(self.seats)
        child.prior = [0.0] * self.seats
        child.prior[self.seat] = share
        child.prior_visits = self.judge.prior_visits[1]

    def _plans(self, node: Node, s: State) -> list[Choice]:
        """The plans that begin in a position, worked out once for its node."""
        if node.plans is None:
            node.plans = list(self.judge.macros(s)) if self.makes_plans else []
        return node.plans

    def _edges(self, node: Node, s: State, offers: list[Choice]) -> list[Choice]:
        """What the tree weighs: plans, and the offers with which none of them begins."""
        plans = [plan for plan in self._plans(node, s) if plan[0] in offers]
        if not plans:
            return offers
        begun = [plan[0] for plan in plans]
        return plans + [choice for choice in offers if choice not in begun]

    def iterate(self) -> None:
        """One walk from the root: select, expand, play out or judge, remember.

        It ends behind a choice that was never tried or, where the game judges clicks, before the first choice in a
        position that was never reached.
        """
        s = self.knowledge.sample(self.rng)
        if self.first:
            s.answer(self.first)
        path = [self.root]
        node = self.root
        is_new = False
        while s.seat != OVER and not is_new:
            if s.seat == CHANCE:
                chance = s.chance()
                answer: Choice = chance.sample(self.rng)
                key = answer if may_know(chance.audience, self.seat) else HIDDEN
                child = node.children.get(key)
                if child is None:
                    child = node.children[key] = Node(self.seats)
            else:
                offers = self._offers(node, s)
                if len(offers) == 1 and s.seat == self.seat:
                    s.answer(offers[0])
                    continue
                if self.is_judged and node.visits == 0 and node is not self.root:
                    break
                if self.is_judged:
                    offers = self._edges(node, s, offers)
                answer = self._select_judged(node, s, offers) if self.is_judged else self._select(node, s, offers)
                child = node.children[self._key(s, answer)]
                is_new = child.visits == 0 and not self.is_judged
            follow(s, answer)
            path.append(child)
            node = child
        self._remember(path, self.judge.evaluate(s) if self.is_judged else self._play_out(s))

    def _offers(self, node: Node, s: State) -> list[Choice]:
        """What is weighed in a position: at the root all that the bot may choose."""
        if node is not self.root:
            return self.judge.search_offers(s)
        return s.offer() if self.first else self.knowledge.offers

    def _key(self, s: State, edge: Choice) -> Choice:
        """By what an edge is known in the tree: a plan by itself, a choice by what the searching seat observes."""
        return edge if is_plan(edge) else self.judge.observed(s, edge, self.seat)

    def _remember(self, path: list[Node], shares: list[float]) -> None:
        for visited in path:
            visited.visits += 1
            for seat in range(self.seats):
                visited.shares[seat] += shares[seat]

    def _select_judged(self, node: Node, s: State, offers: list[Choice]) -> Choice:
        """The choice with the highest upper bound, the judgement of its position counted as visits."""
        judge = self.judge
        mover = s.seat
        best = offers[0]
        best_bound = -1.0
        for choice in offers:
            key = self._key(s, choice)
            child = node.children.get(key)
            if child is None:
                child = node.children[key] = Node(self.seats)
            if not child.prior:
                copy = s.clone()
                follow(copy, choice)
                child.prior = judge.evaluate(copy)
                child.prior_visits = judge.prior_visits[0]
            child.available += 1
            visits = child.visits + child.prior_visits
            bound = (child.shares[mover] + child.prior_visits * child.prior[mover]) / visits
            bound += JUDGED_CURIOSITY * sqrt(log(child.available + 1) / visits)
            if bound > best_bound:
                best, best_bound = choice, bound
        return best

    def _select(self, node: Node, s: State, offers: list[Choice]) -> Choice:
        """The choice with the highest upper bound; one that was never tried comes first.

        Choices that the searching seat cannot tell apart are one edge: any of them stands for it.
        """
        alike: dict[Choice, list[Choice]] = {}
        for choice in offers:
            alike.setdefault(self.judge.observed(s, choice, self.seat), []).append(choice)
        chosen = alike[self._edge(node, s.seat, list(alike))]
        return pick_one(chosen, self.rng) if len(chosen) > 1 else chosen[0]

    def _edge(self, node: Node, mover: int, keys: list[Choice]) -> Choice:
        children = node.children
        best = keys[0]
        best_bound = -1.0
        untried = 0
        for key in keys:
            child = children.get(key)
            if child is None:
                child = children[key] = Node(self.seats)
            child.available += 1
            if child.visits == 0:
                untried += 1
                if untried == 1 or self.rng.random() * untried < 1.0:
                    best = key
            elif untried == 0:
                visits = child.visits
                bound = child.shares[mover] / visits + CURIOSITY * sqrt(log(child.available) / visits)
                if bound > best_bound:
                    best, best_bound = key, bound
        return best

    def _play_out(self, s: State) -> list[float]:
        """Random play for some turns, then the game's own judgement."""
        judge = self.judge
        rng = self.rng
        turns = PLAYOUT_TURNS
        horizon = judge.horizon(s)
        while s.seat != OVER:
            if s.seat == CHANCE:
                s.answer(s.chance().sample(rng))
            else:
                offers = judge.search_offers(s)
                s.answer(pick_one(offers, rng))
            now = judge.horizon(s)
            if now != horizon:
                horizon = now
                turns -= 1
                if turns == 0:
                    break
        return judge.evaluate(s)

    def statistics(self) -> list[Statistics]:
        """The legal choices at the root with their figures, those of the plans that begin with them counted in.

        The most visited first.
        """
        rows: list[Statistics] = []
        for choice in self.knowledge.offers:
            visits, share = 0, 0.0
            for edge in [choice, *self._begun_by(choice)]:
                child = self.root.children.get(edge)
                if child is not None:
                    visits += child.visits
                    share += child.shares[self.seat]
            rows.append(Statistics(choice, visits, share / visits if visits else 0.0))
        rows.sort(key=lambda row: (-row.visits, -row.share, row.choice))
        return rows

    def _begun_by(self, choice: Choice) -> list[Choice]:
        """The plans at the root that begin with a choice."""
        return [plan for plan in self.root.plans or [] if plan[0] == choice]

    def best_plan(self, choice: Choice) -> list[Choice]:
        """The plan that was visited most of those that begin with a choice; nothing where there is none."""
        best: list[Choice] = []
        most = 0
        for plan in self._begun_by(choice):
            visits = self.root.children[plan].visits
            if visits > most:
                best, most = list(plan), visits
        return best
