"""Bots' games as matches: a game that was played is replayed as a match, with the same luck and the same choices.

The luck of such a game is that of a match with a key made from the seed (`FairLuck`), so that the match can be stored,
replayed, shown, verified and opened in the browser like any other.
"""

from __future__ import annotations

from pathlib import Path
from typing import Any, final

from timefront.bots.bot import Bot
from timefront.bots.playing import FairLuck, PlayedGame, Watcher, play_game
from timefront.kernel.flow import CHANCE, State
from timefront.kernel.game import Game
from timefront.kernel.questions import Choice
from timefront.kernel.setting import Setting
from timefront.matches.files import MatchFile
from timefront.matches.making import new_match, seeded_fairness
from timefront.matches.match import Match


def play_fairly(
    game: Game[Any],
    setting: Setting,
    bots: list[Bot],
    seed: str,
    streams: list[int],
    watcher: Watcher | None = None,
) -> PlayedGame:
    """Play a game whose luck is that of a match with this seed."""
    luck = FairLuck(seeded_fairness(seed, setting.seats))
    return play_game(game, setting, bots, seed, streams, luck, watcher)


@final
class ChoiceRecorder(Watcher):
    """Records what the seats choose, leaving out what a match would not ask."""

    def __init__(self) -> None:
        self.choices: list[tuple[int, Choice]] = []

    def see(self, s: State, answer: Choice) -> None:
        if s.seat != CHANCE and not s.is_forced():
            self.choices.append((s.seat, answer))


def match_of(game: Game[Any], setting: Setting, bots: list[Bot], seed: str, streams: list[int]) -> Match:
    """Play the game that `play_fairly` plays, as a match."""
    noted = ChoiceRecorder()
    play_fairly(game, setting, bots, seed, streams, noted)
    match = new_match(game, setting, seed=seed)
    for seat, choice in noted.choices:
        match.play(seat, choice)
    return match


def store(match: Match, path: Path) -> None:
    """Write a match into a new file."""
    MatchFile.create(path, match).close()
