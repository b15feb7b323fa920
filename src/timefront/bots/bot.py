"""What a bot is and what it gets to know."""

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
    """What a seat knows when it is asked: its offers, and positions it cannot tell from the real one.

    The real position is not in it: samples are drawn from a determinised twin, which makes no difference to them.
    """

    def __init__(self, game: Game[Any], s: State, seat: int) -> None:
        self.game = game
        self.seat = seat
        self.offers: list[Choice] = s.offer()
        self._twin: State = game.determinize(s, seat, Random(0))

    def sample(self, rng: Random) -> State:
        """A position that the seat takes to be possible: the real one, what the seat does not know drawn anew."""
        position: State = self.game.determinize(self._twin, self.seat, rng)
        return position


class BotFailed(Exception):
    """A bot gave no answer that counts: its seat has lost."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Bot:
    """Chooses for a seat from what the seat knows."""

    name: str = ""

    def choose(self, knowledge: Knowledge, rng: Random) -> Choice:
        """One of the offers of its knowledge, which may be fewer than the rules allow (`RestrictedBot`).

        `BotFailed` if there is no telling which.
        """
        raise NotImplementedError

    def policy(self, knowledge: Knowledge) -> list[tuple[Choice, float]]:
        """Every offer with the chance that the bot chooses it; nothing where that is not known."""
        return []

    def close(self) -> None:
        """Nothing more will be asked; a bot that is asked again begins anew."""


@final
class RandomBot(Bot):
    """Chooses any offer."""

    name = "random"

    def choose(self, knowledge: Knowledge, rng: Random) -> Choice:
        return pick_one(knowledge.offers, rng)

    def policy(self, knowledge: Knowledge) -> list[tuple[Choice, float]]:
        return [(choice, 1 / len(knowledge.offers)) for choice in knowledge.offers]
