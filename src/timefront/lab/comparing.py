"""Does a change matter? Compares two ways of playing with the same luck, in as few games as possible.

Either the bots differ: they meet in pairs of games with swapped seats, and the difference is the first one's share of
the victory minus a half. Or the pack, scenario or rules options differ: the same bots play both, and the difference is
a seat's share with the one minus its share with the other.

A pair's difference minus its luck has the same mean and usually a smaller variance. How much of the luck to subtract
is computed from earlier pairs alone, so that it cannot be fitted to the pairs that it adjusts.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field
from functools import partial
from typing import Final, final

from timefront.bots.playing import PlayedGame
from timefront.bots.pools import Pool, in_chunks
from timefront.bots.registry import player_named
from timefront.games.registry import GAMES
from timefront.kernel.intervals import mean_and_half_width
from timefront.kernel.packs import PackFiles
from timefront.kernel.setting import Setting
from timefront.lab.luck import LuckLedger
from timefront.lab.sequential import SequentialTest, Verdict
from timefront.lab.storing import match_of, play_fairly
from timefront.matches.match import Match

BLOCK: Final = 8
"""Pairs of games per task; the test looks at the results after each block."""
LEAST_FITTED: Final = 4 * BLOCK
"""The fewest pairs from which it is computed how much of the luck to subtract."""
JUDGED: Final = 12
"""How many results of a draw are judged for its luck: few, so that counting luck costs less than playing."""


USUAL_TEST: Final = SequentialTest()


@final
@dataclass(frozen=True)
class Way:
    """A way of playing: the bots, pack, scenario and options."""

    bots: tuple[str, ...]
    """By seat; if the bots themselves are compared, one for all seats."""
    scenario: str = ""
    options: dict[str, str] = field(default_factory=dict)
    pack_files: dict[str, str] = field(default_factory=dict)


@final
@dataclass(frozen=True)
class Comparison:
    """What to compare, and when to stop."""

    game: str
    first: Way
    second: Way
    seats: int
    seat: int = 0
    """The seat whose share counts if the bots are the same."""
    seed: str = "0"
    pairs: int = 2000
    """The most pairs to play."""
    test: SequentialTest = USUAL_TEST
    with_luck: bool = True

    @property
    def is_of_bots(self) -> bool:
        """Whether the bots differ."""
        return self.first.bots != self.second.bots

    def setting(self, way: Way) -> Setting:
        """The setting of a way of playing."""
        game = GAMES[self.game]
        pack = PackFiles(way.pack_files) if way.pack_files else game.built_in_pack()
        return game.setting(pack, way.scenario, way.options, self.seats)

    def seating(self, which: int) -> tuple[Setting, list[str]]:
        """The setting and the bots of the first or the second game of a pair."""
        if not self.is_of_bots:
            way = (self.first, self.second)[which]
            return self.setting(way), [*way.bots]
        meeting = [self.first.bots[0], self.second.bots[0]]
        return self.setting(self.first), [meeting[(seat + which) % 2] for seat in range(self.seats)]

    def share(self, shares: list[float], which: int) -> float:
        """The share that counts in one game of a pair: the seat's, or that of all the first bot's seats."""
        if not self.is_of_bots:
            return shares[self.seat]
        return sum([shares[seat] for seat in range(self.seats) if (seat + which) % 2 == 0])

    def difference(self, first: float, second: float) -> float:
        """The difference of a pair, from the shares that count in its two games."""
        return (first + second) / 2 - 0.5 if self.is_of_bots else first - second


@final
@dataclass
class Pair:
    """Two games with the same luck."""

    number: int
    difference: float
    luck: float
    """How much of the difference is luck."""
    decisions: tuple[int, int]
    draws: tuple[bool, bool]
    is_turned: bool
    """Whether the games have different winners."""


def play_pairs(comparison: Comparison, first: int, last: int) -> list[Pair]:
    """Play the pairs numbered from `first` up to but not including `last`."""
    return [play_pair(comparison, number) for number in range(first, last)]


def play_pair(comparison: Comparison, number: int) -> Pair:
    """Play one pair."""
    game = GAMES[comparison.game]
    played: list[PlayedGame] = []
    shares: list[float] = []
    lucks: list[float] = []
    draws: list[bool] = []
    for which in (0, 1):
        setting, names = comparison.seating(which)
        bots = [player_named(name) for name in names]
        seed = seed_of(comparison, number)
        ledger = LuckLedger(game, seed, samples=JUDGED) if comparison.with_luck else None
        played.append(play_fairly(game, setting, bots, seed, streams_of(comparison, which), ledger))
        for bot in bots:
            bot.close()
        outcome = played[-1].outcome
        shares.append(comparison.share([outcome.share(seat) for seat in range(comparison.seats)], which))
        lucks.append(0.0 if ledger is None else comparison.share(ledger.of_chance(comparison.seats), which))
        draws.append(game.is_shared(setting, outcome))
    luck = sum(lucks) / 2 if comparison.is_of_bots else lucks[0] - lucks[1]
    return Pair(
        number,
        comparison.difference(*shares),
        luck,
        (played[0].decisions, played[1].decisions),
        (draws[0], draws[1]),
        played[0].outcome.winners != played[1].outcome.winners,
    )


def seed_of(comparison: Comparison, number: int) -> str:
    """The seed of both games of a pair."""
    return f"{comparison.seed}/{number}"


def streams_of(comparison: Comparison, which: int) -> list[int]:
    """For each seat, the number of its bot's random stream; bots keep their streams when seats are swapped."""
    if not comparison.is_of_bots:
        return [*range(comparison.seats)]
    return [seat // 2 * 2 + (seat + which) % 2 for seat in range(comparison.seats)]


def replay_pair(comparison: Comparison, number: int) -> list[Match]:
    """Play both games of a pair again, as matches."""
    matches = []
    for which in (0, 1):
        setting, names = comparison.seating(which)
        bots = [player_named(name) for name in names]
        seed, streams = seed_of(comparison, number), streams_of(comparison, which)
        matches.append(match_of(GAMES[comparison.game], setting, bots, seed, streams))
        for bot in bots:
            bot.close()
    return matches


@final
@dataclass
class Findings:
    """The results so far, after some blocks of pairs."""

    test: SequentialTest
    pairs: list[Pair] = field(default_factory=list)
    adjusted: list[float] = field(default_factory=list)
    """The pairs' differences minus as much of their luck as earlier pairs suggest."""
    verdict: Verdict = Verdict.OPEN

    def add(self, block: list[Pair]) -> None:
        """Add a block of pairs."""
        part = self.part_of_luck
        self.pairs += block
        self.adjusted += [pair.difference - part * pair.luck for pair in block]
        self.verdict = self.test.verdict(self.adjusted)

    @property
    def raw(self) -> list[float]:
        """The pairs' differences as played."""
        return [pair.difference for pair in self.pairs]

    @property
    def part_of_luck(self) -> float:
        """How much of a further pair's luck to subtract for the smallest variance."""
        if len(self.pairs) < LEAST_FITTED:
            return 0.0
        lucks = [pair.luck for pair in self.pairs]
        mean_luck, mean = sum(lucks) / len(lucks), sum(self.raw) / len(lucks)
        spread = sum([(luck - mean_luck) ** 2 for luck in lucks])
        together = sum([(luck - mean_luck) * (one - mean) for luck, one in zip(lucks, self.raw, strict=True)])
        return together / spread if spread else 0.0

    @property
    def variance_ratio(self) -> float:
        """The variance of the raw differences divided by that of the adjusted ones."""
        raw, adjusted = self.raw[LEAST_FITTED:], self.adjusted[LEAST_FITTED:]
        if len(raw) < 2:
            return 1.0
        half_widths = mean_and_half_width(raw)[1], mean_and_half_width(adjusted)[1]
        return (half_widths[0] / half_widths[1]) ** 2 if half_widths[1] else 1.0

    @property
    def turned(self) -> list[int]:
        """The numbers of the pairs whose games have different winners."""
        return [pair.number for pair in self.pairs if pair.is_turned]


def compare(comparison: Comparison, pool: Pool, progress: Callable[[int], None]) -> Findings:
    """Play until there is a verdict or no pair is left. Ctrl-C stops with the findings so far."""
    findings = Findings(comparison.test)
    blocks = in_chunks(partial(play_pairs, comparison), comparison.pairs, BLOCK, pool, progress)
    try:
        for block in blocks:
            findings.add(block)
            if findings.verdict is not Verdict.OPEN:
                break
    except KeyboardInterrupt:
        pass
    finally:
        blocks.close()
    return findings
