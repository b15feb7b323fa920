"""Many games between bots: the same results for any number of worker processes.

>>> study = Study("duel_of_time", ["random", "random"], games=20)
>>> whole = play_games(study, 0, 20)
>>> parts = play_games(study, 0, 5)
>>> parts.add(play_games(study, 5, 20))
>>> parts == whole
True
"""

from __future__ import annotations

import time
from collections.abc import Callable
from dataclasses import dataclass, field
from functools import partial
from statistics import median
from typing import Any, final

from timefront.bots.playing import play_game
from timefront.bots.pools import Pool, in_chunks
from timefront.bots.registry import player_named
from timefront.games.registry import GAMES
from timefront.kernel.packs import PackFiles
from timefront.kernel.setting import Setting

CHUNK = 50
"""Games per task: enough work to be worth sending, few enough for a lively progress bar."""


@final
@dataclass
class Study:
    """What to simulate. Game number i depends only on the seed and i."""

    game: str
    bots: list[str]
    games: int
    seed: str = "0"
    scenario: str = ""
    options: dict[str, str] = field(default_factory=dict)
    pack_files: dict[str, str] = field(default_factory=dict)

    def setting(self) -> Setting:
        """The setting of every game of the study."""
        game = GAMES[self.game]
        pack = PackFiles(self.pack_files) if self.pack_files else game.built_in_pack()
        return game.setting(pack, self.scenario, self.options, len(self.bots))

    @property
    def usual_scenario(self) -> str:
        """The scenario that is played unless the rules draw one: the agreed one, or the first."""
        return self.scenario or GAMES[self.game].scenarios(self.setting().pack)[0]


@final
@dataclass
class Tally:
    """Sums over games; tallies of different games can be added."""

    games: int = 0
    decisions: int = 0
    moves: int = 0
    shares: list[float] = field(default_factory=list)
    draws: int = 0
    lengths: list[int] = field(default_factory=list)
    measures: dict[str, float] = field(default_factory=dict)

    def add(self, other: Tally) -> None:
        """Add the games of another tally."""
        self.games += other.games
        self.decisions += other.decisions
        self.moves += other.moves
        self.shares = [a + b for a, b in zip(self.shares or [0.0] * len(other.shares), other.shares, strict=True)]
        self.draws += other.draws
        self.lengths += other.lengths
        for name, value in other.measures.items():
            self.measures[name] = self.measures.get(name, 0.0) + value

    def report(self, seats: tuple[str, ...]) -> dict[str, Any]:
        """The figures that do not depend on the machine."""
        return {
            "games": self.games,
            "decisions": self.decisions,
            "moves": self.moves,
            "win_rates": {seat: share / self.games for seat, share in zip(seats, self.shares, strict=True)},
            "draws": self.draws / self.games,
            "decisions_per_game": {
                "least": min(self.lengths),
                "median": median(self.lengths),
                "most": max(self.lengths),
            },
            "measures": {name: value / self.games for name, value in sorted(self.measures.items())},
        }


def play_games(study: Study, first: int, last: int) -> Tally:
    """Play the games numbered from `first` up to but not including `last`."""
    game = GAMES[study.game]
    setting = study.setting()
    bots = [player_named(name) for name in study.bots]
    seats = list(range(len(bots)))
    tally = Tally(shares=[0.0] * len(bots))
    for number in range(first, last):
        played = play_game(game, setting, bots, f"{study.seed}/{number}", seats)
        outcome = played.outcome
        shares = [outcome.share(seat) for seat in seats]
        is_shared = int(game.is_shared(setting, outcome))
        measures = game.judge.measures(played.s)
        tally.add(Tally(1, played.decisions, played.moves, shares, is_shared, [played.decisions], measures))
    for bot in bots:
        bot.close()
    return tally


def simulate(study: Study, pool: Pool, progress: Callable[[int], None]) -> tuple[Tally, float]:
    """Play all games of a study; also returns the seconds they took."""
    started = time.perf_counter()
    tally = Tally()
    for part in in_chunks(partial(play_games, study), study.games, CHUNK, pool, progress):
        tally.add(part)
    return tally, time.perf_counter() - started
