"""How even the scenarios of Joan of Arc are in careful play: the tree search `mcts:100` on all seats.

    python -m bench.joan.careful [--games N] [--only SCENARIO] [--most N] [--workers W] [--write]

The games take hours, so they add up over many runs, of which each may be told to play only some: the scenario with the
fewest games is always next. Every game is stored in bench/kept/careful.jsonl, which belongs to the repository; the
games of a scenario count as long as the bots play the same there. Prints a row for each side; exit status 1 if a
promise does not hold. `--write` puts the rows into docs/balance-joan-of-arc.md.
"""

from __future__ import annotations

import argparse
import os
import sys
from functools import partial
from itertools import chain
from typing import Final, TypedDict

from bench.balance import BROKEN
from bench.pages import KEPT, ROOT, put
from bench.series.play_hash import scenario_hash
from timefront.bots.bot import Bot
from timefront.bots.playing import play_game
from timefront.bots.pools import Pool, in_chunks
from timefront.bots.registry import bot_named
from timefront.games.registry import GAMES
from timefront.kernel.intervals import wilson_interval
from timefront.kernel.setting import Setting
from timefront.lab.kept import ResultStore
from timefront.texts.catalogue import Catalogue

GAME: Final = GAMES["joan_of_arc"]
PACK: Final = GAME.built_in_pack()
BOT: Final = "mcts:100"
GAMES_EACH: Final = 240
MOST: Final = 0.6
"""The most that a side may win, with draws counted half."""
FILE: Final = KEPT / "careful.jsonl"
PAGE: Final = ROOT / "docs" / "balance-joan-of-arc.md"
HEAD: Final = [
    "| | games | side | promised | victories | | draws | rounds |",
    "|---|---:|---|---|---|---|---:|---:|",
]


class Played(TypedDict):
    """A game: the share of the first seat's side, whether it was drawn, and its rounds."""

    share: float
    is_draw: bool
    rounds: int


def setting_of(scenario: str) -> Setting:
    """A scenario as it is usually played."""
    return GAME.setting(PACK, scenario, {}, GAME.scenario_seats(PACK, scenario)[0])


def played(wanted: list[tuple[str, int]], first: int, last: int) -> list[Played]:
    """Some of the wanted games; each is a scenario and a number, from which its luck follows."""
    return [played_once(scenario, number) for scenario, number in wanted[first:last]]


def played_once(scenario: str, number: int) -> Played:
    """A game of a scenario."""
    sides = GAME.scenario_sides(PACK, scenario)
    bots: list[Bot] = [bot_named(BOT) for _ in sides]
    game = play_game(GAME, setting_of(scenario), bots, f"careful/{scenario}/{number}", [*range(len(sides))])
    share = sum(game.outcome.share(seat) for seat, side in enumerate(sides) if side == sides[0])
    rounds = int(GAME.judge.measures(game.s)["rounds_played"])
    return Played(share=share, is_draw=game.outcome.reason == "draw", rounds=rounds)


def series_of(scenarios: list[str], first: int, last: int) -> list[str]:
    """The names under which the games of some scenarios are stored."""
    return [f"{key} {scenario_hash(GAME.name, key, searches=True)}" for key in scenarios[first:last]]


def play_missing(kept: ResultStore, every: dict[str, str], games: int, most: int, pool: Pool) -> None:
    """Play and store games that the series of the scenarios still lack, at most so many."""
    have = {key: len(kept.first(series, games)) for key, series in every.items()}
    missing = [(number, key) for key in every for number in range(have[key], games)]
    wanted = [(key, number) for number, key in sorted(missing)][:most]
    done = in_chunks(partial(played, wanted), len(wanted), 1, pool, lambda _: None)
    for (key, number), game in zip(wanted, chain.from_iterable(done), strict=True):
        kept.add(every[key], [game])
        print(f"{key}: game {number + 1}", flush=True)


def lines_of(scenario: str, games: list[Played]) -> tuple[list[str], bool]:
    """A row of a Markdown table for each side, and whether neither breaks the promise."""
    sides = list(dict.fromkeys(GAME.scenario_sides(PACK, scenario)))
    catalogue = Catalogue(GAME, PACK, "en")
    draws = sum(game["is_draw"] for game in games) / len(games)
    rounds = sum(game["rounds"] for game in games) / len(games)
    lines, holds = [], True
    for number, side in enumerate(sides):
        shares = [abs(number - game["share"]) for game in games]
        mean = sum(shares) / len(shares)
        low, high = wilson_interval(mean, len(shares))
        verdict = "holds" if mean <= MOST else "open" if low <= MOST else BROKEN
        holds = holds and verdict != BROKEN
        share = f"{mean:.1%} ({low:.1%} to {high:.1%})"
        who = f"{scenario} | {len(games)} | {catalogue.message(side)} | at most {MOST:.0%}"
        lines.append(f"| {who} | {share} | {verdict} | {draws:.1%} | {rounds:.2f} |")
    return lines, holds


def main() -> int:
    """Play, and judge all games so far."""
    parser = argparse.ArgumentParser(description="Measure how even the scenarios of Joan of Arc are in careful play.")
    parser.add_argument("--games", type=int, default=GAMES_EACH, help="of each scenario")
    parser.add_argument("--only", action="append", choices=GAME.scenarios(PACK), help="only this scenario")
    parser.add_argument("--most", type=int, default=10**9, help="play only so many games this time")
    parser.add_argument("--workers", type=int, default=os.cpu_count() or 1)
    parser.add_argument("--write", action="store_true")
    wish = parser.parse_args()
    kept, pool, scenarios = ResultStore(FILE), Pool(wish.workers), list(wish.only or GAME.scenarios(PACK))
    names = in_chunks(partial(series_of, scenarios), len(scenarios), 1, pool, lambda _: None)
    every = dict(zip(scenarios, chain.from_iterable(names), strict=True))
    play_missing(kept, every, wish.games, wish.most, pool)
    lines, holds = list[str](), True
    for scenario, series in every.items():
        games = kept.first(series, wish.games)
        if games:
            rows, is_even = lines_of(scenario, games)
            lines, holds = [*lines, *rows], holds and is_even
    print("\n".join(lines))
    if wish.write:
        put("careful", "`python -m bench.joan.careful --most 0 --write`:", [*HEAD, *lines], PAGE)
    return 0 if holds else 1


if __name__ == "__main__":
    sys.exit(main())
