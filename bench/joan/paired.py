"""Paired games of Joan of Arc: the greedy bot against itself without some of its choices.

Both games of a pair have the same luck, with the sides swapped, so the share of the bot with all choices shows what
those choices are worth.
"""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from typing import Any, TypedDict, final

from timefront.bots.bot import Bot, Knowledge
from timefront.bots.greedy import GreedyBot
from timefront.bots.playing import play_game
from timefront.bots.restricted import RestrictedBot
from timefront.games.registry import GAMES
from timefront.kernel.intervals import interval
from timefront.kernel.questions import Choice

GAME = GAMES["joan_of_arc"]
LEAST = 0.6
"""The promised share of the bot that has all choices."""

Kind = Callable[[Any, Choice], bool]
"""Whether a choice is of a kind, in a position that the seat thinks possible."""
Kinds = dict[str, Kind]


class Pair(TypedDict):
    """The share of the bot with all choices in two games, and how often it chose each kind."""

    share: float
    counts: dict[str, int]


@final
class CountingBot(Bot):
    """The greedy bot, counting how often it makes each kind of choice."""

    name = "greedy"

    def __init__(self, kinds: Kinds) -> None:
        self.greedy, self.kinds = GreedyBot(), kinds
        self.counts = dict.fromkeys(kinds, 0)

    def choose(self, knowledge: Knowledge, rng: Random) -> Choice:
        choice = self.greedy.choose(knowledge, rng)
        position = knowledge.sample(Random(0))
        for name, is_of_kind in self.kinds.items():
            self.counts[name] += is_of_kind(position, choice)
        return choice


def abstaining_bot(kinds: Kinds) -> Bot:
    """A greedy bot that never makes a choice of these kinds unless it must, and is otherwise the same."""
    tests = kinds.values()
    return RestrictedBot(GreedyBot(), "greedy without", lambda s, choice: any(is_of(s, choice) for is_of in tests))


def pair_of(begin: Callable[[], Any], kinds: Kinds, seed: str) -> Pair:
    """Two games with the same luck from the same start; the bot with all choices plays each side once."""
    free, share = CountingBot(kinds), 0.0
    for seat in range(2):
        bots: list[Bot] = [abstaining_bot(kinds), abstaining_bot(kinds)]
        bots[seat] = free
        outcome = GAME.outcome(play_game(GAME, begin(), bots, seed, [seat, 1 - seat]).s)
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
