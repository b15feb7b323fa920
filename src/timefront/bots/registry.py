"""Bots by name: kinds with a budget, and three named levels."""

from __future__ import annotations

from timefront.bots.bot import Bot, RandomBot
from timefront.bots.greedy import GreedyBot
from timefront.bots.mcts import MctsBot

LEVELS = {"easy": "greedy:24", "medium": "mcts:150", "hard": "mcts:2000"}
"""What the named levels stand for."""

KINDS = ("random", "greedy", "greedy:N", "mcts", "mcts:N")


class UnknownBot(Exception):
    """There is no bot of this name."""

    def __init__(self, name: str) -> None:
        super().__init__(
            f"There is no bot {name!r}; known are {', '.join((*LEVELS, *KINDS))} (N: positions looked at)."
        )


def bot_named(name: str) -> Bot:
    """The bot that a name stands for: a level, or a kind with its budget such as `mcts:1000`."""
    kind, colon, budget = LEVELS.get(name, name).partition(":")
    if colon and not (budget.isascii() and budget.isdigit() and 0 < int(budget) <= 10_000_000):
        raise UnknownBot(name)
    if kind == "random" and not colon:
        return RandomBot()
    if kind == "greedy":
        return GreedyBot(int(budget)) if colon else GreedyBot()
    if kind == "mcts":
        return MctsBot(int(budget)) if colon else MctsBot()
    raise UnknownBot(name)
