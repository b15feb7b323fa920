"""What a report tells by contests: whether more thinking wins, and what each thing to do is worth.

The worth of a verb is found by restricted play: one of two equal bots may never choose it where something else is
possible; how much less than half it wins is what the verb is worth to it.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from itertools import pairwise
from typing import Final

from timefront.bots.arena import Contest, Standing, hold, pairs_between
from timefront.bots.bot import Bot
from timefront.bots.pools import Pool, in_chunks
from timefront.bots.registry import player_named
from timefront.bots.restricted import RestrictedBot
from timefront.lab.report.figures import Rung, Share, Worth
from timefront.lab.simulate import Study

LADDER: Final = ("random", "greedy", "mcts:50", "mcts:200")
"""Each against the one before."""
PAIRS: Final = 2
"""Pairs of games per task."""


def contest_of(study: Study, first: str, second: str, pairs: int) -> Contest:
    """A contest on what a study is played on."""
    files, seats = study.pack_files, len(study.bots)
    return Contest(study.game, first, second, pairs, study.seed, study.scenario, study.options, files, seats)


def ladder(study: Study, pairs: int, pool: Pool, progress: Callable[[int], None]) -> list[Rung]:
    """Whether more thinking wins."""
    rungs = []
    for weaker, stronger in pairwise(LADDER):
        standing = hold(contest_of(study, stronger, weaker, pairs), pool, progress)
        rungs.append(Rung(stronger, weaker, share_of(standing)))
    return rungs


def worths(study: Study, verbs: list[str], pairs: int, pool: Pool, progress: Callable[[int], None]) -> list[Worth]:
    """What each verb is worth to the first bot of a study, the dearest first."""
    found = []
    for verb in verbs:
        standing = Standing()
        for part in in_chunks(partial(restricted_pairs, study, verb), pairs, PAIRS, pool, progress):
            standing.add(part)
        share = share_of(standing)
        found.append(Worth(verb, Share(0.5 - share.mean, 0.5 - share.high, 0.5 - share.low)))
    return sorted(found, key=lambda row: (-row.worth.mean, row.verb))


def restricted_pairs(study: Study, verb: str, first: int, last: int) -> Standing:
    """Pairs of games of a restricted bot against one that may do everything."""
    name = study.bots[0]
    restricted = RestrictedBot(player_named(name), f"{name} without {verb}", lambda _, choice: choice[0] == verb)
    bots: list[Bot] = [restricted, player_named(name)]
    try:
        return pairs_between(contest_of(study, name, name, last), bots, first, last)
    finally:
        for bot in bots:
            bot.close()


def share_of(standing: Standing) -> Share:
    """The first bot's share."""
    return Share(standing.rate, *standing.interval)
