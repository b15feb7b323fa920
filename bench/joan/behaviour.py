"""Does the greedy bot play Joan of Arc like somebody who knows the game? Counts what it does over many games.

    make strength    (python -m bench.joan.behaviour [-n GAMES] [--only SCENARIO] [--bot NAME] [--workers W])

Prints a line for each figure; exit status 1 if a promise does not hold. Every game is stored in build/behaviour.jsonl,
and the next run continues from there as long as the bots play the same. The bot `old-greedy` judges as greedy used to
(bench/joan/old_judgement).
"""

from __future__ import annotations

import argparse
import os
import sys
from collections import Counter
from functools import partial
from random import Random
from typing import Any, NamedTuple

from bench.joan.old_judgement.greedy import OldGreedyBot
from bench.joan.watching import Watch
from bench.pages import ROOT, measured_commit
from bench.series.play_hash import scenario_hash
from timefront.bots.bot import Bot, Knowledge
from timefront.bots.pools import Pool
from timefront.bots.registry import bot_named
from timefront.games.registry import GAMES
from timefront.kernel.flow import CHANCE, OVER
from timefront.lab.kept import ResultStore

GAME = GAMES["joan_of_arc"]
SCENARIOS = ("foragers", "patay", "fierbois")
GAMES_PER_SCENARIO = 200
CHUNK = 4
FILE = ROOT / "build" / "behaviour.jsonl"


class Figure(NamedTuple):
    """A share of something, and its promised range."""

    name: str
    part: str
    whole: str
    least: float
    most: float


FIGURES = (
    Figure("charge orders that charge", "charges", "charge_orders", 0.5, 1.0),
    Figure("stakes that face an enemy within reach", "facing_stakes", "stakes", 0.8, 1.0),
    Figure("turns that leave a character worth points alone to two attacks", "exposed_turns", "turns", 0.0, 0.1),
    Figure("interrupts used as plain orders", "plain_interrupts", "interrupts", 0.0, 0.05),
    Figure("activations in which a lone unit walks into a lost melee", "lost_walks", "activations", 0.0, 0.05),
)


def bot_of(name: str) -> Bot:
    """A bot by its name, including the one that judges as before."""
    return OldGreedyBot() if name == OldGreedyBot.name else bot_named(name)


def watched(bot: str, scenario: str, first: int, last: int) -> list[dict[str, int]]:
    """What was counted in games number `first` up to, but not including, `last`."""
    setting = GAME.setting(GAME.built_in_pack(), scenario, {}, 2)
    return [watched_game(setting, bot_of(bot), f"behaviour/{scenario}/{number}") for number in range(first, last)]


def watched_game(setting: Any, bot: Bot, seed: str) -> dict[str, int]:
    """One game of a bot against itself."""
    chance, rngs = Random(f"{seed}/chance"), [Random(f"{seed}/{seat}") for seat in range(2)]
    s: Any = GAME.new(setting)
    watch = Watch()
    while s.seat != OVER:
        if s.seat == CHANCE:
            choice = s.chance().sample(chance)
        else:
            knowledge = Knowledge(GAME, s, s.seat)
            is_plain = len(knowledge.offers) == 1
            choice = knowledge.offers[0] if is_plain else bot.choose(knowledge, rngs[s.seat])
            watch.before(s, choice)
        s.sink = []
        s.answer(choice)
        watch.after(s, s.sink)
    return dict(watch.counts)


def line_of(scenario: str, games: int, figure: Figure, counts: Counter[str], at: str) -> tuple[str, bool]:
    """A figure as a row of a Markdown table, and whether its promise holds."""
    part, whole = counts[figure.part], counts[figure.whole]
    share = part / whole if whole else 0.0
    holds = not whole or figure.least <= share <= figure.most
    promised = f"at least {figure.least:.0%}" if figure.least else f"under {figure.most:.0%}"
    said = f"{share:.1%} ({part} of {whole})" if whole else "none"
    verdict = "holds" if holds else "DOES NOT HOLD"
    return f"| {scenario} | {games} | {figure.name} | {promised} | {said} | {verdict} | {at} |", holds


def main() -> int:
    """Play, count and judge."""
    parser = argparse.ArgumentParser(description="Count how a bot plays Joan of Arc.")
    parser.add_argument("-n", "--games", type=int, default=GAMES_PER_SCENARIO)
    parser.add_argument("--only", choices=SCENARIOS)
    parser.add_argument("--bot", default="greedy")
    parser.add_argument("--workers", type=int, default=os.cpu_count() or 1)
    wish = parser.parse_args()
    kept, at = ResultStore(FILE), measured_commit("src", "bench")
    all_hold = True
    for scenario in [wish.only] if wish.only else SCENARIOS:
        series = f"{wish.bot} {scenario} {scenario_hash('joan_of_arc', scenario, searches=wish.bot.startswith('mcts'))}"
        games = kept.complete(series, partial(watched, wish.bot, scenario), wish.games, CHUNK, Pool(wish.workers))
        counts: Counter[str] = Counter()
        for game in games:
            counts.update(game)
        for figure in FIGURES:
            line, holds = line_of(scenario, len(games), figure, counts, at)
            all_hold = all_hold and holds
            print(line, flush=True)
    return 0 if all_hold else 1


if __name__ == "__main__":
    sys.exit(main())
