"""What a report learns from contests: whether more thinking wins, and what each possible choice is worth.

The worth of a verb, card or unit is found by restricted play: one of two equal bots may not choose it unless nothing
else is possible. How far this bot stays below half of the victories is what the choice is worth.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from functools import partial
from itertools import pairwise
from typing import Any, Final, final

from timefront.bots.arena import Contest, play_pairs, play_pairs_between
from timefront.bots.bot import Bot
from timefront.bots.pools import Pool
from timefront.bots.registry import player_named
from timefront.bots.restricted import RestrictedBot
from timefront.kernel.intervals import interval
from timefront.kernel.questions import Choice
from timefront.lab.kept import ResultStore
from timefront.lab.report.figures import Restriction, Rung, Share, Worth
from timefront.lab.report.watching import series_of, things_in
from timefront.lab.simulate import Study

LADDER: Final = ("random", "greedy", "mcts:50", "mcts:200")
"""Each bot plays against the one before it."""
PAIRS: Final = 2
"""Pairs of games per task."""


@final
class Contests:
    """Contests in the settings of some studies, with the same number of pairs in each."""

    def __init__(self, studies: list[Study], kept: ResultStore, pool: Pool, progress: Callable[[int], None]) -> None:
        self.studies = studies
        self.kept = kept
        self.pool = pool
        self.progress = progress

    def ladder(self, pairs: int) -> Iterator[Rung]:
        """Whether more thinking wins."""
        for weaker, stronger in pairwise(LADDER):
            share = self._share(f"{stronger} {weaker}", partial(rung_pairs, stronger, weaker), pairs)
            yield Rung(stronger, weaker, share)

    def worths(self, restrictions: list[Restriction], pairs: int) -> Iterator[Worth]:
        """What each forbidden choice is worth to the first bot of the studies."""
        for one in restrictions:
            share = self._share(f"without {one.verb or one.key}", partial(restricted_pairs, one), pairs)
            yield Worth(one, Share(0.5 - share.mean, 0.5 - share.high, 0.5 - share.low))

    def _share(self, name: str, task: Callable[[Study, int, int], list[float]], pairs: int) -> Share:
        """The first bot's share over all studies."""
        shares: list[float] = []
        for study in self.studies:
            series = f"{name} {series_of(study)}"
            shares += self.kept.complete(series, partial(task, study), pairs, PAIRS, self.pool, self.progress)
        return Share(sum(shares) / len(shares), *interval(shares))


def contest_of(study: Study, first: str, second: str, pairs: int) -> Contest:
    """A contest in the setting of a study."""
    files, seats = study.pack_files, len(study.bots)
    return Contest(study.game, first, second, pairs, study.seed, study.scenario, study.options, files, seats)


def rung_pairs(stronger: str, weaker: str, study: Study, first: int, last: int) -> list[float]:
    """The stronger bot's share in pairs of games against the weaker one."""
    return play_pairs(contest_of(study, stronger, weaker, last), first, last).pairs


def restricted_pairs(restriction: Restriction, study: Study, first: int, last: int) -> list[float]:
    """A restricted bot's share in pairs of games against an unrestricted one."""
    name = study.bots[0]
    restricted = RestrictedBot(player_named(name), f"{name}, restricted", partial(is_forbidden, restriction))
    bots: list[Bot] = [restricted, player_named(name)]
    try:
        return play_pairs_between(contest_of(study, name, name, last), bots, first, last).pairs
    finally:
        for bot in bots:
            bot.close()


def is_forbidden(restriction: Restriction, s: Any, choice: Choice) -> bool:
    """Whether a restriction forbids a choice."""
    if restriction.verb:
        return bool(choice[0] == restriction.verb)
    return (restriction.kind, restriction.key) in things_in(s, choice)
