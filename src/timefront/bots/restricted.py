"""A bot with forbidden choices: what it loses against an unrestricted one is what those choices are worth."""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from typing import Any, final

from timefront.bots.bot import Bot, Knowledge
from timefront.kernel.questions import Choice


@final
class RestrictedBot(Bot):
    """Chooses as another bot does, but nothing forbidden if something else is possible.

    `is_forbidden` gets a position that the seat believes possible and a choice in it. If nothing is forbidden, the bot
    chooses exactly as the other one would.
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
