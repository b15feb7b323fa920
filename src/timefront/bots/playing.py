"""Bots playing whole games."""

from __future__ import annotations

import sys
from random import Random
from typing import Any, final

from mypy_extensions import mypyc_attr

from timefront.bots.bot import Bot, BotFailed, Knowledge, RandomBot
from timefront.kernel.chance import Chance, Result
from timefront.kernel.flow import CHANCE, OVER, State
from timefront.kernel.game import Game, Outcome
from timefront.kernel.questions import Choice
from timefront.kernel.setting import Setting
from timefront.matches.fairness import Fairness, drawn


@final
class PlayedGame:
    """A finished game: its outcome, its last position, the number of real decisions and the number of moves."""

    def __init__(self, outcome: Outcome, s: State, decisions: int, moves: int) -> None:
        self.outcome = outcome
        self.s = s
        self.decisions = decisions
        self.moves = moves


@mypyc_attr(allow_interpreted_subclasses=True)
class Watcher:
    """Watches a game being played, answer by answer."""

    def see(self, s: State, answer: Choice) -> None:
        """Called before a position gets its answer from the seat or from chance; must not change the position."""
        raise NotImplementedError


@mypyc_attr(allow_interpreted_subclasses=True)
class Luck:
    """Where the results of chance come from."""

    def result(self, chance: Chance) -> Result:
        """The next result."""
        raise NotImplementedError


@final
class SeededLuck(Luck):
    """A random number generator: the fastest kind of luck."""

    def __init__(self, seed: str) -> None:
        self.rng = Random(f"{seed}/chance")

    def result(self, chance: Chance) -> Result:
        return chance.sample(self.rng)


@final
class FairLuck(Luck):
    """The draws of a match with a key: the nth draw for a purpose is always the same, whatever came before.

    Two games with the same key have as much luck in common as they can, and each can be stored as a match.
    """

    def __init__(self, fairness: Fairness) -> None:
        self.fairness = fairness
        self.draws: dict[str, int] = {}

    def result(self, chance: Chance) -> Result:
        number = self.draws.get(chance.purpose, 0)
        self.draws[chance.purpose] = number + 1
        return drawn(chance, self.fairness.proof(chance, number))


def play_game(
    game: Game[Any],
    start: Setting | State,
    bots: list[Bot],
    seed: str,
    streams: list[int],
    luck: Luck | None = None,
    watcher: Watcher | None = None,
) -> PlayedGame:
    """Play a game, or the rest of one, on the given position itself, so that its listener hears everything.

    Chance and every stream have their own generator: bots change neither the luck nor each other. A seat whose bot
    fails has lost; if the game still goes on, it is played at random.
    """
    s: State = game.new(start) if isinstance(start, Setting) else start
    if luck is None:
        luck = SeededLuck(seed)
    rngs = [Random(f"{seed}/{stream}") for stream in streams]
    decisions = moves = 0
    failed: list[int] = []
    seated = [*bots]
    while s.seat != OVER:
        moves += 1
        choice: Choice
        if s.seat == CHANCE:
            choice = luck.result(s.chance())
            if watcher is not None:
                watcher.see(s, choice)
            s.answer(choice)
            continue
        knowledge = Knowledge(game, s, s.seat)
        if len(knowledge.offers) == 1:
            choice = knowledge.offers[0]
        else:
            decisions += 1
            seat = s.seat
            try:
                choice = seated[seat].choose(knowledge, rngs[seat])
            except BotFailed as failure:
                print(f"{seated[seat].name}: {failure}", file=sys.stderr)
                failed.append(seat)
                seated[seat] = RandomBot()
                ended = game.outcome_of_resignation(s, s.setting, failed)  # type: ignore[attr-defined]
                if ended is not None:
                    return PlayedGame(ended, s, decisions, moves)
                choice = seated[seat].choose(knowledge, rngs[seat])
        if watcher is not None:
            watcher.see(s, choice)
        s.answer(choice)
    outcome = game.outcome(s)
    assert outcome is not None
    return PlayedGame(_without(outcome, failed, len(bots)), s, decisions, moves)


def _without(outcome: Outcome, failed: list[int], seats: int) -> Outcome:
    """The outcome when failed seats cannot win: the others win, unless some of them have won anyway."""
    if not failed:
        return outcome
    winners = [seat for seat in outcome.winners if seat not in failed]
    if not winners:
        winners = [seat for seat in range(seats) if seat not in failed]
    return Outcome(tuple(winners), outcome.points, outcome.reason)
