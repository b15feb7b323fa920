"""Bots by name: kinds with a budget, and three named levels."""

from __future__ import annotations

from random import Random
from typing import Any, final

from timefront.bots.bot import Bot, Knowledge, RandomBot
from timefront.bots.greedy import CarelessBot, CloseGreedyBot, GreedyBot
from timefront.bots.mcts import MctsBot
from timefront.bots.outside.names import is_outside, outside_bot
from timefront.kernel.game import Game
from timefront.kernel.questions import Choice

LEVELS = {"easy": "greedy:24", "medium": "mcts:150", "hard": "mcts:2000"}
"""What the named levels stand for, unless the game says otherwise (`Judge.levels`)."""

SECONDS_AT_TABLE = 6.0
"""How long a level may search at a table, where somebody waits."""

KINDS = ("random", "careless", "greedy", "greedy:N", "odds-greedy", "mcts", "mcts:N")


class UnknownBot(Exception):
    """There is no bot of this name."""

    def __init__(self, name: str) -> None:
        super().__init__(
            f"There is no bot {name!r}; known are {', '.join((*LEVELS, *KINDS))} (N: positions looked at)."
        )


@final
class LevelBot(Bot):
    """A named level: plays as the bot that it stands for in the game at hand."""

    def __init__(self, level: str, seconds: float) -> None:
        self.name = level
        self.seconds = seconds
        self.bots: dict[str, Bot] = {}

    def choose(self, knowledge: Knowledge, rng: Random) -> Choice:
        game = knowledge.game
        if game.name not in self.bots:
            self.bots[game.name] = bot_in(game, self.name, self.seconds)
        return self.bots[game.name].choose(knowledge, rng)


def bot_named(name: str, level_seconds: float = 0.0) -> Bot:
    """The bot that a name stands for: a level, or a kind with its budget such as `mcts:1000`.

    The search of a level may be limited to some seconds, which nobody can reproduce.

    >>> bot_named("mcts:1000").name
    'mcts:1000'
    >>> bot_named("clever")
    Traceback (most recent call last):
        ...
    timefront.bots.registry.UnknownBot: There is no bot 'clever'; known are easy, ... positions looked at).
    """
    return LevelBot(name, level_seconds) if name in LEVELS else kind_named(name)


def bot_in(game: Game[Any], name: str, level_seconds: float = 0.0) -> Bot:
    """The same, if the game is known: the bot that a level stands for in it."""
    if name not in LEVELS:
        return kind_named(name)
    bot = kind_named(dict(game.judge.levels).get(name, LEVELS[name]))
    if isinstance(bot, MctsBot):
        bot.seconds = level_seconds
    return bot


def player_named(name: str) -> Bot:
    """The same, or a third-party bot. Use only names from people who may run programs on this machine."""
    return outside_bot(name) if is_outside(name) else bot_named(name)


def kind_named(name: str) -> Bot:
    """The bot of a kind, with its budget."""
    kind, colon, budget = name.partition(":")
    if colon and not (budget.isascii() and budget.isdigit() and 0 < int(budget) <= 10_000_000):
        raise UnknownBot(name)
    if kind == "random" and not colon:
        return RandomBot()
    if kind == "greedy":
        return GreedyBot(int(budget)) if colon else GreedyBot()
    if kind == "careless" and not colon:
        return CarelessBot()
    if kind == "odds-greedy" and not colon:
        return CloseGreedyBot()
    if kind == "mcts":
        return MctsBot(int(budget)) if colon else MctsBot()
    raise UnknownBot(name)
