"""What flight and gigantic assaults bring the greedy bot of Joan of Arc: paired games against itself without them.

    python -m bench.joan.with_giants [--pairs N] [--scenario NAME] [--seed SEED] [--workers W] [--write]

The other bot is a greedy one whose flyers never change between ground and sky and whose gigantic creatures never
assault a hex. Both games of a pair have the same luck, with the sides swapped. Prints the share of the full bot, with
its 95 % interval, and how often per game it flies or assaults; exit status 1 if the promise does not hold. Every pair
is stored in build/with_giants.jsonl, and the next run continues from there as long as the bots play the same. `--write`
puts the figures into docs/giants-joan-of-arc.md.
"""

from __future__ import annotations

import argparse
import os
import sys
from functools import partial
from typing import Any

from bench.joan.paired import GAME, Kinds, Pair, judged, pair_of
from bench.pages import ROOT, measured_commit, put
from bench.series.play_hash import scenario_hash
from timefront.bots.pools import Pool
from timefront.games.joan_of_arc.board.sky import is_sky
from timefront.games.joan_of_arc.state import War
from timefront.games.joan_of_arc.verbs import ALL_MOVE, ASSAULT, GO_ON_INTO, MOVE_TO, REST_MOVE
from timefront.kernel.questions import Choice
from timefront.lab.kept import ResultStore

SCENARIOS = ("dragon_of_the_vosges", "voices_at_domremy")
PAIRS = 100
"""Pairs of each scenario."""
CHUNK = 2
FILE = ROOT / "build" / "with_giants.jsonl"
PAGE = ROOT / "docs" / "giants-joan-of-arc.md"
MOVES = (MOVE_TO.name, ALL_MOVE.name)
"""Moves that name the unit and the area."""


def is_flight(s: War, choice: Choice) -> bool:
    """Whether a choice takes units from the ground into the sky or back."""
    if choice[0] in MOVES:
        return is_sky(s, s.place[choice[1]]) != is_sky(s, choice[2])
    if choice[0] in (REST_MOVE.name, GO_ON_INTO.name):
        return is_sky(s, s.place[unit_asked(s)]) != is_sky(s, choice[1])
    return False


def unit_asked(s: War) -> int:
    """The unit whose move is being declared, or the first that has declared nothing yet."""
    frame: Any = s.stack[-1]
    return int(frame.unit if frame.at == "onward" else frame.undeclared(s)[0])


KINDS: Kinds = {"flights": is_flight, "assaults": lambda _, choice: choice[0] == ASSAULT.name}


def played(scenario: str, seed: str, first: int, last: int) -> list[Pair]:
    """Pairs number `first` up to, but not including, `last`."""
    setting = GAME.setting(GAME.built_in_pack(), scenario, {}, 2)
    return [pair_of(partial(GAME.new, setting), KINDS, f"{seed}/{number}") for number in range(first, last)]


def main() -> int:
    """Play and judge."""
    parser = argparse.ArgumentParser(description="Let the greedy bot play against itself without flight and assaults.")
    parser.add_argument("--pairs", type=int, default=PAIRS, help="of each scenario")
    parser.add_argument("--scenario", action="append", help="one of those with flyers and giants; without it all")
    parser.add_argument("--seed", default="with giants")
    parser.add_argument("--workers", type=int, default=os.cpu_count() or 1)
    parser.add_argument("--write", action="store_true")
    wish = parser.parse_args()
    at = measured_commit("src", "bench")
    every: list[Pair] = []
    lines: list[str] = []
    for scenario in wish.scenario or SCENARIOS:
        task = partial(played, scenario, wish.seed)
        series = f"{scenario} {wish.seed} {scenario_hash('joan_of_arc', scenario)}"
        pairs = ResultStore(FILE).complete(series, task, wish.pairs, CHUNK, Pool(wish.workers))
        every += pairs
        lines.append(judged(scenario, pairs, at)[0])
    line, holds = judged("together", every, at)
    lines.append(line)
    print("\n".join(lines), flush=True)
    if wish.write:
        head = ["| scenario | games | promised | measured | flights in a game | assaults in a game | | commit |"]
        head.append("|---|---:|---|---|---:|---:|---|---|")
        put("with-giants", "`python -m bench.joan.with_giants --write`:", [*head, *lines], PAGE)
    return 0 if holds else 1


if __name__ == "__main__":
    sys.exit(main())
