"""Positions for bots, and a game that watches what they do with them."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import Any, final

from tests.kernel.skirmish import SKIRMISH
from timefront.bots.bot import Bot, Knowledge
from timefront.games.registry import GAMES
from timefront.kernel.flow import CHANCE, OVER, State
from timefront.kernel.game import Game, Outcome
from timefront.kernel.judge import Judge
from timefront.kernel.narrator import View
from timefront.kernel.questions import Choice
from timefront.kernel.setting import Setting

DUEL = GAMES["duel_of_time"]
TWO_GAMES: list[Game[Any]] = [DUEL, SKIRMISH]


def setting_of(game: Game[Any]) -> Setting:
    """The default setting of a game."""
    return game.setting(game.built_in_pack(), "", {}, game.seat_counts[0])


def decisions(game: Game[Any], seed: str, count: int) -> Iterator[State]:
    """Positions of random games in which somebody has a real choice."""
    rng = Random(f"{game.name}/{seed}")
    while True:
        s = game.new(setting_of(game))
        while s.seat != OVER:
            if s.seat != CHANCE and len(s.offer()) > 1 and rng.random() < 0.3:
                yield s
                count -= 1
                if count == 0:
                    return
            s.answer(s.chance().sample(rng) if s.seat == CHANCE else rng.choice(s.offer()))


@final
class WatchedJudge(Judge[Any]):
    """A judge that delegates to another and counts what it judges."""

    def __init__(self, judge: Judge[Any]) -> None:
        self.judge = judge
        self.judged = 0

    def evaluate(self, s: State) -> list[float]:
        self.judged += 1
        return self.judge.evaluate(s)

    def horizon(self, s: State) -> int:
        return self.judge.horizon(s)


@final
class Watched(Game[Any]):
    """A game that delegates to another and counts what a bot asks of it."""

    def __init__(self, game: Game[Any]) -> None:
        self.game = game
        self.name = game.name
        self.judge = self.watched_judge = WatchedJudge(game.judge)
        self.sampled = 0

    @property
    def judged(self) -> int:
        """How many positions were judged."""
        return self.watched_judge.judged

    def determinize(self, s: State, seat: int | None, rng: Random) -> State:
        self.sampled += 1
        sample: State = self.game.determinize(s, seat, rng)
        return sample

    def outcome(self, s: State) -> Outcome | None:
        return self.game.outcome(s)


@final
class RecordingBot(Bot):
    """Always chooses the offer at the same index, and notes what it knew."""

    def __init__(self, place: int) -> None:
        self.name = f"noting {place}"
        self.place = place
        self.seen: list[View] = []

    def choose(self, knowledge: Knowledge, rng: Random) -> Choice:
        self.seen.append(knowledge.game.view(knowledge.sample(rng), knowledge.seat))
        return knowledge.offers[self.place]
