"""Whether a change matters: two ways of playing, the same luck for both, as few games as it takes to know.

Either the bots differ: they meet in pairs of games with swapped seats, and the difference is the first one's share of
the victory less a half. Or pack, scenario or rules options differ: the same bots play both, and the difference is what
a seat's share is by the one less what it is by the other.

A pair's difference less its luck has the same mean and usually less spread. How much of the luck is taken off is worked
out from earlier pairs alone, so that it cannot be fitted to the pairs that it adjusts.
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
from timefront.kernel.intervals import mean_and_reach
from timefront.kernel.packs import PackFiles
from timefront.kernel.setting import Setting
from timefront.lab.luck import LuckLedger
from timefront.lab.sequential import SequentialTest, Verdict
from timefront.lab.storing import match_of, play_fairly
from timefront.matches.match import Match

BLOCK: Final = 8
"""Pairs of games per task; the test looks after each block."""
LEAST_FITTED: Final = 4 * BLOCK
"""From fewer pairs it is not worked out how much of the luck to take off."""
JUDGED: Final = 12
"""Results of a draw that are judged for its luck: few, for games should cost more than their ledgers."""


USUAL_TEST: Final = SequentialTest()


@final
@dataclass(frozen=True)
class Way:
    """A way of playing: by which bots, on what."""

    bots: tuple[str, ...]
    """By seat; where the bots themselves are compared, one for all."""
    scenario: str = ""
    options: dict[str, str] = field(default_factory=dict)
    pack_files: dict[str, str] = field(default_factory=dict)


@final
@dataclass(frozen=True)
class Comparison:
    """What to compare, and when enough is known."""

    game: str
    first: Way
    second: Way
    seats: int
    seat: int = 0
    """Whose share is looked at where the bots are the same."""
    seed: str = "0"
    pairs: int = 2000
    """No more than so many."""
    test: SequentialTest = USUAL_TEST
    with_luck: bool = True

    @property
    def is_of_bots(self) -> bool:
        """Whether it is the bots that differ."""
        return self.first.bots != self.second.bots

    def setting(self, way: Way) -> Setting:
        """The setting of a way."""
        game = GAMES[self.game]
        pack = PackFiles(way.pack_files) if way.pack_files else game.built_in_pack()
        return game.setting(pack, way.scenario, way.options, self.seats)

    def seated(self, which: int) -> tuple[Setting, list[str]]:
        """The setting and the bots of the first or the second game of a pair."""
        if not self.is_of_bots:
            way = (self.first, self.second)[which]
            return self.setting(way), [*way.bots]
        meeting = [self.first.bots[0], self.second.bots[0]]
        return self.setting(self.first), [meeting[(seat + which) % 2] for seat in range(self.seats)]

    def share(self, shares: list[float], which: int) -> float:
        """The share that counts in one game of a pair: the seat's, or that of all seats of the first bot."""
        if not self.is_of_bots:
            return shares[self.seat]
        return sum([shares[seat] for seat in range(self.seats) if (seat + which) % 2 == 0])

    def difference(self, first: float, second: float) -> float:
        """The difference of a pair, from what counts in its two games."""
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
    """The pairs with the numbers from `first` up to, not including, `last`."""
    return [play_pair(comparison, number) for number in range(first, last)]


def play_pair(comparison: Comparison, number: int) -> Pair:
    """One pair."""
    game = GAMES[comparison.game]
    played: list[PlayedGame] = []
    shares: list[float] = []
    lucks: list[float] = []
    draws: list[bool] = []
    for which in (0, 1):
        setting, names = comparison.seated(which)
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
    """By seat, the number of its bot's stream of random numbers, which a bot takes along when seats are swapped."""
    if not comparison.is_of_bots:
        return [*range(comparison.seats)]
    return [seat // 2 * 2 + (seat + which) % 2 for seat in range(comparison.seats)]


def stored_pair(comparison: Comparison, number: int) -> list[Match]:
    """Both games of a pair, as matches."""
    matches = []
    for which in (0, 1):
        setting, names = comparison.seated(which)
        bots = [player_named(name) for name in names]
        seed, streams = seed_of(comparison, number), streams_of(comparison, which)
        matches.append(match_of(GAMES[comparison.game], setting, bots, seed, streams))
        for bot in bots:
            bot.close()
    return matches


@final
@dataclass
class Findings:
    """What is known after some blocks of pairs."""

    test: SequentialTest
    pairs: list[Pair] = field(default_factory=list)
    adjusted: list[float] = field(default_factory=list)
    """The pairs' differences, less the part of their luck that earlier pairs suggest."""
    verdict: Verdict = Verdict.OPEN

    def add(self, block: list[Pair]) -> None:
        """Count a block of pairs."""
        part = self.part_of_luck
        self.pairs += block
        self.adjusted += [pair.difference - part * pair.luck for pair in block]
        self.verdict = self.test.verdict(self.adjusted)

    @property
    def raw(self) -> list[float]:
        """The pairs' differences as they were played."""
        return [pair.difference for pair in self.pairs]

    @property
    def part_of_luck(self) -> float:
        """How much of its luck a further pair should be spared, for the least spread."""
        if len(self.pairs) < LEAST_FITTED:
            return 0.0
        lucks = [pair.luck for pair in self.pairs]
        mean_luck, mean = sum(lucks) / len(lucks), sum(self.raw) / len(lucks)
        spread = sum([(luck - mean_luck) ** 2 for luck in lucks])
        together = sum([(luck - mean_luck) * (one - mean) for luck, one in zip(lucks, self.raw, strict=True)])
        return together / spread if spread else 0.0

    @property
    def variance_ratio(self) -> float:
        """How many times more spread the raw differences have than the adjusted ones, where both are known."""
        raw, adjusted = self.raw[LEAST_FITTED:], self.adjusted[LEAST_FITTED:]
        if len(raw) < 2:
            return 1.0
        reaches = mean_and_reach(raw)[1], mean_and_reach(adjusted)[1]
        return (reaches[0] / reaches[1]) ** 2 if reaches[1] else 1.0

    @property
    def turned(self) -> list[int]:
        """The numbers of the pairs whose games have different winners."""
        return [pair.number for pair in self.pairs if pair.is_turned]


def compare(comparison: Comparison, pool: Pool, progress: Callable[[int], None]) -> Findings:
    """Play until enough is known, or as many pairs as are allowed. Ctrl-C ends it with what is known by then."""
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
