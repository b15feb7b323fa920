"""Joan of Arc: what its bots have learned, in paired games against themselves without it.

    python -m bench.joan.judgements [old|plans] [--pairs N] [--only SCENARIO] [--seconds S] [--workers W]

`old`: the greedy bot against itself with its former judgement, which stays in bench/joan/old_judgement until the result
is recorded. `plans`: the tree search with plans (an order with its declarations as one step) against itself without
plans, both with the same time per choice. Prints a line for each scenario; exit status 1 if a promise does not hold.
Every pair of games is stored in build/judgements.jsonl, and the next run continues from there as long as the bots play
the same.
"""

from __future__ import annotations

import argparse
import os
import sys
from functools import partial

from bench.joan.old_judgement.greedy import OldGreedyBot
from bench.pages import ROOT, measured_commit
from bench.series.play_hash import scenario_hash
from timefront.bots.arena import Contest, play_pairs_between
from timefront.bots.bot import Bot
from timefront.bots.greedy import GreedyBot
from timefront.bots.mcts import MctsBot
from timefront.bots.pools import Pool
from timefront.kernel.intervals import interval
from timefront.lab.kept import ResultStore

SCENARIOS = ("foragers", "patay", "fierbois")
LEAST = {"foragers": 0.6, "patay": 0.65, "fierbois": 0.65}
"""The promised share of the new judgement; for plans, the lower end of the interval must be above one half."""
PAIRS = {"old": 200, "plans": 120}
SECONDS = 0.1
CHUNK = 2
FILE = ROOT / "build" / "judgements.jsonl"
FOR_EVER = 10_000_000


def rivals(what: str, seconds: float) -> list[Bot]:
    """The bot that has learned something, and the one that has not."""
    if what == "old":
        return [GreedyBot(), OldGreedyBot()]
    return [MctsBot(FOR_EVER, seconds), MctsBot(FOR_EVER, seconds, makes_plans=False)]


def played(what: str, seconds: float, scenario: str, first: int, last: int) -> list[float]:
    """The first rival's share in pairs number `first` up to, but not including, `last`."""
    contest = Contest("joan_of_arc", "new", "old", last, "judgements", scenario)
    return play_pairs_between(contest, rivals(what, seconds), first, last).pairs


def judged(what: str, scenario: str, shares: list[float], at: str) -> tuple[str, bool]:
    """The result as a row of a Markdown table, and whether the promise holds."""
    rate = sum(shares) / len(shares)
    low, high = interval(shares)
    holds = rate >= LEAST[scenario] if what == "old" else low > 0.5
    promised = f"{LEAST[scenario]:.0%} or more" if what == "old" else "above 50% for sure"
    measured = f"{rate:.1%} ({low:.1%} to {high:.1%})"
    verdict = "holds" if holds else "DOES NOT HOLD"
    return f"| {scenario}, {what} | {2 * len(shares)} | {promised} | {measured} | {verdict} | {at} |", holds


def main() -> int:
    """Play and judge."""
    parser = argparse.ArgumentParser(description="Let bots of Joan of Arc play against what they were.")
    parser.add_argument("what", choices=list(PAIRS), nargs="?", default="old")
    parser.add_argument("--pairs", type=int, default=0)
    parser.add_argument("--only", choices=SCENARIOS)
    parser.add_argument("--seconds", type=float, default=SECONDS, help="for each choice of the tree search")
    parser.add_argument("--workers", type=int, default=os.cpu_count() or 1)
    wish = parser.parse_args()
    kept, at = ResultStore(FILE), measured_commit("src", "bench")
    all_hold = True
    for scenario in [wish.only] if wish.only else SCENARIOS:
        seconds = wish.seconds if wish.what == "plans" else ""
        series = (
            f"{wish.what} {seconds} {scenario} {scenario_hash('joan_of_arc', scenario, searches=wish.what == 'plans')}"
        )
        task = partial(played, wish.what, wish.seconds, scenario)
        shares = kept.complete(series, task, wish.pairs or PAIRS[wish.what], CHUNK, Pool(wish.workers))
        line, holds = judged(wish.what, scenario, shares, at)
        all_hold = all_hold and holds
        print(line, flush=True)
    return 0 if all_hold else 1


if __name__ == "__main__":
    sys.exit(main())
