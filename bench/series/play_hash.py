"""A hash of how bots play: a series of games continues an older commit's if that commit plays exactly like this one.

Prose, names and speed may change while a long series is measured; rules, content and judgement may not. A few games are
enough to tell: if every choice and every draw in them is the same, the older results count.
"""

from __future__ import annotations

from hashlib import sha256
from typing import Any, Final, final

from timefront.bots.bot import Bot
from timefront.bots.playing import Watcher, play_game
from timefront.bots.registry import bot_named
from timefront.games.registry import GAMES
from timefront.kernel.flow import State
from timefront.kernel.game import Game
from timefront.kernel.questions import Choice
from timefront.kernel.setting import Setting

QUICK: Final = {"greedy": 4}
SEARCHING: Final = {**QUICK, "mcts:20": 1}
"""The bots that play in each setting, and how many games: for series of the greedy bot alone, and for all others."""
DIGITS: Final = 8


@final
class ChoiceHash(Watcher):
    """Hashes every choice and draw."""

    def __init__(self) -> None:
        self.hash = sha256()

    def see(self, s: State, answer: Choice) -> None:
        self.hash.update(repr((s.seat, answer)).encode())


def play_hash(game: Game[Any], *settings: Setting, searches: bool = False) -> str:
    """A hash of some games in these settings; with those of the tree search, if it plays in the series."""
    watcher = ChoiceHash()
    for setting in settings:
        for name, games in (SEARCHING if searches else QUICK).items():
            bots: list[Bot] = [bot_named(name) for _ in range(setting.seats)]
            for number in range(games):
                play_game(game, setting, bots, str(number), list(range(setting.seats)), watcher=watcher)
    return watcher.hash.hexdigest()[:DIGITS]


def scenario_hash(game: str, scenario: str = "", seats: int = 0, searches: bool = False) -> str:
    """A hash of some games of a built-in scenario, by default the first one, for its fewest players."""
    rules = GAMES[game]
    pack = rules.built_in_pack()
    scenario = scenario or rules.scenarios(pack)[0]
    setting = rules.setting(pack, scenario, {}, seats or rules.scenario_seats(pack, scenario)[0])
    return play_hash(rules, setting, searches=searches)
