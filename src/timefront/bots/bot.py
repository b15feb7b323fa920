"""What a bot is, and what it may know."""

from __future__ import annotations

from random import Random
from typing import Any, final

from mypy_extensions import mypyc_attr

from timefront.kernel.chance import pick_one
from timefront.kernel.flow import State
from timefront.kernel.game import Game
from timefront.kernel.questions import Choice


@final
class Knowledge:
    """What a seat knows when it is asked: its offers, and positions that it cannot tell from the real one.

    It does not hold the real position: samples are drawn from a determinised twin, which gives the same samples.
    """

    def __init__(self, game: Game[Any], s: State, seat: int) -> None:
        self.game = game
        self.seat = seat
        self.offers: list[Choice] = s.offer()
        self._twin: State = game.determinize(s, seat, Random(0))

    def sample(self, rng: Random) -> State:
        """A position that the seat believes possible: the real one, with whatever it does not know drawn again."""
        position: State = self.game.determinize(self._twin, self.seat, rng)
        return position


class BotFailed(Exception):
    """A bot gave no valid answer; its seat loses."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Bot:
    """Makes choices for a seat from what the seat knows."""

    name: str = ""

    def choose(self, knowledge: Knowledge, rng: Random) -> Choice:
        """Choose one of the offers of `knowledge`, which may be fewer than the rules allow (`RestrictedBot`).

        `BotFailed` if it gives no valid answer.
        """
        raise NotImplementedError

    def policy(self, knowledge: Knowledge) -> list[tuple[Choice, float]]:
        """Every offer with the probability that the bot chooses it; empty if that is not known."""
        return []

    def close(self) -> None:
        """Release what the bot holds. A bot that is asked again starts afresh."""


@final
class RandomBot(Bot):
    """Chooses any offer, all equally likely."""

    name = "random"

    def choose(self, knowledge: Knowledge, rng: Random) -> Choice:
        return pick_one(knowledge.offers, rng)

    def policy(self, knowledge: Knowledge) -> list[tuple[Choice, float]]:
        return [(choice, 1 / len(knowledge.offers)) for choice in knowledge.offers]
