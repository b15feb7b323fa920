"""Contests between bots: swapped seats, paired seeds, win rates with intervals."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field
from functools import partial
from typing import final

from timefront.bots.bot import Bot
from timefront.bots.playing import play_game
from timefront.bots.pools import Pool, in_chunks
from timefront.bots.registry import player_named
from timefront.games.registry import GAMES
from timefront.kernel.intervals import interval
from timefront.kernel.packs import PackFiles

CHUNK = 2
"""Pairs of games per task."""


@final
@dataclass
class Contest:
    """Two bots and how they meet: a pair of games has the same luck and the seats swapped."""

    game: str
    first: str
    second: str
    pairs: int
    seed: str = "0"
    scenario: str = ""
    options: dict[str, str] = field(default_factory=dict)
    pack_files: dict[str, str] = field(default_factory=dict)
    seats: int = 2


@final
@dataclass
class ContestResult:
    """The first bot's results: its share of the victory in each pair (draws count half), and each pair's figures."""

    pairs: list[float] = field(default_factory=list)
    draws: int = 0
    measures: dict[str, list[float]] = field(default_factory=dict)

    @property
    def games(self) -> int:
        """The number of games."""
        return 2 * len(self.pairs)

    @property
    def rate(self) -> float:
        """The first bot's mean share."""
        return sum(self.pairs) / len(self.pairs)

    @property
    def interval(self) -> tuple[float, float]:
        """The 95 % interval of the rate, from the spread between the pairs."""
        return interval(self.pairs)

    def add(self, other: ContestResult) -> None:
        """Add the games of another result."""
        self.pairs += other.pairs
        self.draws += other.draws
        for name, values in other.measures.items():
            self.measures.setdefault(name, []).extend(values)


def play_pairs(contest: Contest, first: int, last: int) -> ContestResult:
    """Play the pairs numbered from `first` up to but not including `last`."""
    bots = [player_named(contest.first), player_named(contest.second)]
    try:
        return play_pairs_between(contest, bots, first, last)
    finally:
        for bot in bots:
            bot.close()


def play_pairs_between(contest: Contest, bots: list[Bot], first: int, last: int) -> ContestResult:
    """Play the same pairs with these two bots, whatever names the contest gives."""
    game = GAMES[contest.game]
    pack = PackFiles(contest.pack_files) if contest.pack_files else game.built_in_pack()
    setting = game.setting(pack, contest.scenario, contest.options, contest.seats)
    result = ContestResult()
    for number in range(first, last):
        share = 0.0
        measured: dict[str, float] = {}
        for swap in (0, 1):
            seated = [(seat + swap) % 2 for seat in range(contest.seats)]
            streams = [seat // 2 * 2 + which for seat, which in enumerate(seated)]
            seating = [bots[which] for which in seated]
            played = play_game(game, setting, seating, f"{contest.seed}/{number}", streams)
            outcome = played.outcome
            share += sum(outcome.share(seat) for seat in range(contest.seats) if seated[seat] == 0)
            result.draws += game.is_shared(setting, outcome)
            for name, value in game.judge.measures(played.s).items():
                measured[name] = measured.get(name, 0.0) + value
        result.pairs.append(share / 2)
        for name, value in measured.items():
            result.measures.setdefault(name, []).append(value / 2)
    return result


def play_contest(contest: Contest, pool: Pool, progress: Callable[[int], None]) -> ContestResult:
    """Play all games of a contest; the result is the same for any number of workers."""
    result = ContestResult()
    for part in in_chunks(partial(play_pairs, contest), contest.pairs, CHUNK, pool, progress):
        result.add(part)
    return result
