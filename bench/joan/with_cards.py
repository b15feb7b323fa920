"""What legend cards bring the greedy bot of Joan of Arc: paired games against itself without ever playing one.

    python -m bench.joan.with_cards [--pairs N] [--scenario NAME] [--tokens N] [--seed SEED] [--workers W]
                                       [--write]

Both games of a pair have the same luck, with the sides swapped. Prints the share of the bot that plays cards, with its
95 % interval, and how many cards it plays per game; exit status 1 if the promise does not hold. Every pair is stored in
build/with_cards.jsonl, and the next run continues from there as long as the bots play the same. `--write` puts the
figures into docs/cards-joan-of-arc.md.
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
from timefront.games.joan_of_arc.state import LEGEND, TOKEN_KINDS
from timefront.games.joan_of_arc.verbs import PLAY_CARD
from timefront.lab.kept import ResultStore

SCENARIO = "night_of_the_wolf"
PAIRS = 200
CHUNK = 2
FILE = ROOT / "build" / "with_cards.jsonl"
PAGE = ROOT / "docs" / "cards-joan-of-arc.md"
KINDS: Kinds = {"cards": lambda _, choice: choice[0] == PLAY_CARD.name}


def begun(setting: Any, tokens: int) -> Any:
    """A game in which both players have additional legend tokens."""
    s: Any = GAME.new(setting)
    for player in range(2):
        s.tokens[player * TOKEN_KINDS + LEGEND] += tokens
    return s


def played(scenario: str, tokens: int, seed: str, first: int, last: int) -> list[Pair]:
    """Pairs number `first` up to, but not including, `last`."""
    setting = GAME.setting(GAME.built_in_pack(), scenario, {}, 2)
    return [pair_of(partial(begun, setting, tokens), KINDS, f"{seed}/{number}") for number in range(first, last)]


def main() -> int:
    """Play and judge."""
    parser = argparse.ArgumentParser(description="Let the greedy bot play against itself without legend cards.")
    parser.add_argument("--pairs", type=int, default=PAIRS)
    parser.add_argument("--scenario", default=SCENARIO)
    parser.add_argument("--tokens", type=int, default=0, help="legend tokens more for each player")
    parser.add_argument("--seed", default="with cards")
    parser.add_argument("--workers", type=int, default=os.cpu_count() or 1)
    parser.add_argument("--write", action="store_true")
    wish = parser.parse_args()
    at = measured_commit("src", "bench")
    task = partial(played, wish.scenario, wish.tokens, wish.seed)
    where = f"{wish.scenario}, {wish.tokens} tokens more" if wish.tokens else wish.scenario
    series = f"{where} {wish.seed} {scenario_hash('joan_of_arc', wish.scenario)}"
    pairs = ResultStore(FILE).complete(series, task, wish.pairs, CHUNK, Pool(wish.workers))
    line, holds = judged(where, pairs, at)
    print(line, flush=True)
    if wish.write:
        head = ["| scenario | games | promised | measured | cards in a game | | commit |"]
        head.append("|---|---:|---|---|---:|---|---|")
        put("with-cards", "`python -m bench.joan.with_cards --write`:", [*head, line], PAGE)
    return 0 if holds else 1


if __name__ == "__main__":
    sys.exit(main())
