"""Information-set Monte Carlo tree search: one tree of what the searching seat can observe, many possible positions.

Every iteration draws a position that the seat cannot tell from the real one and walks down the tree with the choices
that are legal in it. How often an edge was available decides how curious the search is about it. With more than two
seats, every seat maximises its own share (max^n).

If the game judges single clicks there are no random playouts: a new position is judged at once, and a choice starts
with the judgement of the position it leads to, as if it had already been visited a few times. The choices at the root
start with the game's closer judgement.

Such a game may also have plans, several choices that belong together (`Judge.macros`): each is one edge of the tree.

In a game whose turns are soon played to their end (`Judge.turn_costs`), the bot plays on to the end of turns instead
(`turn_search`). It answers with the first choice of the best plan and keeps the rest for the questions that follow,
unless chance or another seat comes between. Hints search the tree in every game.
"""

from __future__ import annotations

import time
from math import log, sqrt
from random import Random
from typing import Any, final

from timefront.bots.bot import Bot, Knowledge
from timefront.bots.greedy import judge_clicks, possible_positions
from timefront.bots.plans import Plan, follow, is_plan
from timefront.bots.turn_search import TurnSearch
from timefront.kernel.chance import pick_one
from timefront.kernel.events import may_know
from timefront.kernel.flow import CHANCE, OVER, State
from timefront.kernel.judge import Judge
from timefront.kernel.questions import Choice

CURIOSITY = 0.3
"""How much the search prefers what it has rarely tried."""
PLAYOUT_TURNS = 3
"""After how many turns a playout is cut off and judged by the game's evaluation."""
JUDGED_CURIOSITY = 0.05
"""The same if the game judges clicks: its judgements vary less than the results of playouts."""
CAUTION = 1.0
"""Two standard deviations of a share after a single visit."""
PLANNED_AFTER = 16
"""After how many visits the plans that begin below the root are worked out: that takes as long as many visits."""
LOOKED_UP = 8
"""After how many iterations the search looks whether it can stop."""
HIDDEN: Choice = ()
"""The edge of everything that the searching seat cannot observe."""


@final
class Node:
    """What the search knows about one edge: visits, how often it was available, and the shares it gained."""

    def __init__(self, seats: int) -> None:
        self.visits = 0
        self.available = 0
        self.shares: list[float] = [0.0] * seats
        self.children: dict[Choice, Node] = {}
        self.prior: list[float] = []
        """The game's judgement of the position, if it judges clicks."""
        self.prior_visits = 0.0
        """How many visits this judgement counts for."""
        self.plans: list[Choice] | None = None
        """The plans that begin here; None until they are worth their time."""


@final
class Statistics:
    """One choice at the root: how often it was visited and the mean share of the searching seat."""

    def __init__(self, choice: Choice, visits: int, share: float) -> None:
        self.choice = choice
        self.visits = visits
        self.share = share


def rows_for_hint(rows: list[Statistics], most: int) -> list[Statistics]:
    """The choices that a hint shows: only those that were visited, the best first.

    They are ranked by the lower bound of their share: a high share after a few visits is not yet a good one.
    """
    looked_at = [row for row in rows if row.visits > 0]
    return sorted(looked_at, key=lambda row: (CAUTION / sqrt(row.visits) - row.share, row.choice))[:most]


@final
class MctsBot(Bot):
    """Searches for a number of iterations, which is reproducible, or for a time; answers once its choice is certain."""

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
        if knowledge.game.judge.turn_costs:
            return self._choose_by_turns(knowledge, rng)
        knowledge.offers = [choice for choice in knowledge.offers if not knowledge.game.judge.is_idle(choice)]
        if len(knowledge.offers) == 1:
            return knowledge.offers[0]
        search = self._search(knowledge, rng, stops_early=True)
        return search.statistics()[0].choice

    def _choose_by_turns(self, knowledge: Knowledge, rng: Random) -> Choice:
        deadline = time.perf_counter() + self.seconds if self.seconds else 0.0
        samples = self.iterations // knowledge.game.judge.turn_costs
        search = TurnSearch(knowledge, Random(rng.random()), samples, self.makes_plans)
        search.search(deadline)
        self.plan.keep(knowledge, search.best_plan())
        return search.edges[0].first_choice()

    def hint(self, knowledge: Knowledge, rng: Random) -> list[Statistics]:
        """The choices at the root, the most visited first."""
        return self._search(knowledge, rng, stops_early=False).statistics()

    def _search(self, knowledge: Knowledge, rng: Random, stops_early: bool) -> TreeSearch:
        search = TreeSearch(knowledge, Random(rng.random()), self.makes_plans)
        deadline = time.perf_counter() + self.seconds if self.seconds else 0.0
        for left in range(self.iterations - 1, -1, -1):
            search.iterate()
            if left % LOOKED_UP:
                continue
            if stops_early and 2 * left < self.iterations and search.is_decided(left):
                break
            if deadline and time.perf_counter() > deadline:
                break
        return search


@final
class TreeSearch:
    """The search for one choice; given a first choice, for what comes after it."""

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
        """Start the choices at the root with the game's closer judgement."""
        positions = possible_positions(self.knowledge, self.rng)
        shares = judge_clicks(self.knowledge, self.judge.evaluate_closely, positions)
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
        """The plans that begin in a position, computed once per node; below the root only if it is visited often."""
        if node.plans is None and self.makes_plans and (node is self.root or node.visits >= PLANNED_AFTER):
            node.plans = list(self.judge.macros(s))
        return node.plans or []

    def _edges(self, node: Node, s: State, offers: list[Choice]) -> list[Choice]:
        """The edges of a position: plans, and the offers that no plan begins with."""
        plans = [plan for plan in self._plans(node, s) if plan[0] in offers]
        if not plans:
            return offers
        begun = [plan[0] for plan in plans]
        return plans + [choice for choice in offers if choice not in begun]

    def iterate(self) -> None:
        """Walk down once from the root: select, expand, play out or judge, record.

        The walk ends after a choice that was never tried or, if the game judges clicks, at a position that was never
        reached before.
        """
        s = self.knowledge.sample(self.rng)
        if self.first:
            s.answer(self.first)
        path = [self.root]
        node = self.root
        is_new = False
        while s.seat != OVER and not is_new:
            if s.seat == CHANCE:
                if self.judge.skips_unknown(s):
                    continue
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
        """The offers to weigh in a position: at the root, everything that the bot may choose."""
        if node is not self.root:
            return self.judge.search_offers(s)
        return s.offer() if self.first else self.knowledge.offers

    def _key(self, s: State, edge: Choice) -> Choice:
        """The key of an edge in the tree: a plan itself, or what the searching seat sees of a choice."""
        return edge if is_plan(edge) else self.judge.observed(s, edge, self.seat)

    def _remember(self, path: list[Node], shares: list[float]) -> None:
        for visited in path:
            visited.visits += 1
            for seat in range(self.seats):
                visited.shares[seat] += shares[seat]

    def _select_judged(self, node: Node, s: State, offers: list[Choice]) -> Choice:
        """The choice with the highest upper bound, where the judgement of its position counts as visits."""
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

        Choices that the searching seat cannot tell apart share an edge: any of them stands for it.
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
                if not judge.skips_unknown(s):
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
        """The legal choices at the root with their figures, the most visited first.

        A choice's figures include those of the plans that begin with it.
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

    def is_decided(self, left: int) -> bool:
        """Whether what will be answered is certain with so many iterations left."""
        rows = self.statistics()
        return len(rows) < 2 or rows[0].visits - rows[1].visits > left

    def _begun_by(self, choice: Choice) -> list[Choice]:
        """The plans at the root that begin with a choice."""
        return [plan for plan in self.root.plans or [] if plan[0] == choice]
