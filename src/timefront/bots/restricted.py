"""A bot that may not do everything: what it misses against one that may is what the forbidden choices are worth."""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from typing import Any, final

from timefront.bots.bot import Bot, Knowledge
from timefront.kernel.questions import Choice


@final
class RestrictedBot(Bot):
    """Chooses as another bot does, but never what it may not where something else is possible.

    Whether it may is asked of a position that the seat takes to be possible, and a choice in it. Where nothing is
    forbidden it chooses exactly as the other would: only what is forbidden makes a difference.
    """

    def __init__(self, bot: Bot, name: str, is_forbidden: Callable[[Any, Choice], bool]) -> None:
        self.name = name
        self.bot = bot
        self.is_forbidden = is_forbidden

    def choose(self, knowledge: Knowledge, rng: Random) -> Choice:
        position = knowledge.sample(Random(0))
        allowed = [offer for offer in knowledge.offers if not self.is_forbidden(position, offer)]
        if len(allowed) == 1:
            return allowed[0]
        if allowed:
            knowledge.offers = allowed
        return self.bot.choose(knowledge, rng)

    def close(self) -> None:
        self.bot.close()
