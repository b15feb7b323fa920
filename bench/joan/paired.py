"""Paired games of Joan of Arc: the greedy bot against itself without some of its choices.

A pair has the same luck and the sides swapped, so that the share of the bot that has all choices tells what they bring.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from random import Random
from typing import Any, TypedDict, final

from timefront.bots.bot import Bot, Knowledge
from timefront.bots.greedy import GreedyBot, best_click
from timefront.bots.playing import play_on
from timefront.games.registry import GAMES
from timefront.kernel.intervals import interval
from timefront.kernel.questions import Choice

GAME = GAMES["joan_of_arc"]
LEAST = 0.6
"""The promised share of the bot that has all choices."""

Position = Callable[[], Any]
"""The position as the bot knows it, sampled when it is looked at."""
Kind = Callable[[Position, Choice], bool]
"""Whether a choice is of a kind."""
Kinds = dict[str, Kind]


class Pair(TypedDict):
    """The share of the bot with all choices in two games, and how often it chose each kind."""

    share: float
    counts: dict[str, int]


@final
class CountingBot(Bot):
    """The greedy bot; how often it chooses each kind is counted."""

    name = "greedy"

    def __init__(self, kinds: Kinds) -> None:
        self.greedy, self.kinds = GreedyBot(), kinds
        self.counts = dict.fromkeys(kinds, 0)

    def choose(self, knowledge: Knowledge, rng: Random) -> Choice:
        choice = self.greedy.choose(knowledge, rng)
        position = cache(lambda: knowledge.sample(rng))
        for name, is_of_kind in self.kinds.items():
            self.counts[name] += is_of_kind(position, choice)
        return choice


@final
class AbstainingBot(Bot):
    """The greedy bot that never makes a choice of these kinds unless it must: all else it chooses alike."""

    name = "greedy without"

    def __init__(self, kinds: Kinds) -> None:
        self.greedy, self.kinds = GreedyBot(), kinds

    def choose(self, knowledge: Knowledge, rng: Random) -> Choice:
        position = cache(lambda: knowledge.sample(rng))
        kinds = self.kinds.values()
        others = [choice for choice in knowledge.offers if not any(one(position, choice) for one in kinds)]
        if len(others) == len(knowledge.offers) or not others:
            return self.greedy.choose(knowledge, rng)
        knowledge.offers = others
        return others[0] if len(others) == 1 else best_click(knowledge, GAME.judge.evaluate, [position()], rng)


def pair_of(begin: Callable[[], Any], kinds: Kinds, seed: str) -> Pair:
    """Two games with the same luck from the same beginning: the bot with all choices has each side once."""
    free, share = CountingBot(kinds), 0.0
    for seat in range(2):
        bots: list[Bot] = [AbstainingBot(kinds), AbstainingBot(kinds)]
        bots[seat] = free
        outcome = GAME.outcome(play_on(GAME, begin(), bots, seed, [seat, 1 - seat]).s)
        assert outcome is not None
        share += outcome.share(seat) / 2
    return Pair(share=share, counts=free.counts)


def judged(scenario: str, pairs: list[Pair], at: str) -> tuple[str, bool]:
    """The result as a row of a Markdown table, and whether the promise holds."""
    shares = [pair["share"] for pair in pairs]
    rate = sum(shares) / len(shares)
    low, high = interval(shares)
    chosen = [sum(pair["counts"][kind] for pair in pairs) / (2 * len(pairs)) for kind in pairs[0]["counts"]]
    verdict = "holds" if rate >= LEAST else "DOES NOT HOLD"
    figures = " | ".join([f"{rate:.1%} ({low:.1%} to {high:.1%})", *(f"{count:.2f}" for count in chosen)])
    return f"| {scenario} | {2 * len(pairs)} | {LEAST:.0%} or more | {figures} | {verdict} | {at} |", rate >= LEAST
