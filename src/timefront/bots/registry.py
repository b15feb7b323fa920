"""Bots by name."""

from __future__ import annotations

from timefront.bots.bot import Bot, RandomBot

BOTS = ("random",)


class UnknownBot(Exception):
    """There is no bot of this name."""

    def __init__(self, name: str) -> None:
        super().__init__(f"There is no bot {name!r}; known are {', '.join(BOTS)}.")


def bot_named(name: str) -> Bot:
    """The bot that a name stands for."""
    if name == "random":
        return RandomBot()
    raise UnknownBot(name)
