"""How even the scenarios of Joan of Arc are: the share of each side, by games of the fast greedy bot.

    make proof          (python -m bench.sides [--games N] [--bot NAME] [--only SCENARIO] [--workers W] [--write])

Prints a line for each figure; exit status 1 if a promise does not hold. `--write` puts the figures into
bench/sides.json and the table into docs/balance-joan-of-arc.md.
"""

from __future__ import annotations

import argparse
import json
import os
import sys
import time
from functools import partial
from typing import Any

from bench.proof import ROOT, figure, line_of, report_of
from timefront.bots.playing import in_chunks, play_on
from timefront.bots.registry import bot_named
from timefront.games.registry import GAMES

GAME = GAMES["joan_of_arc"]
GAMES_PER_SCENARIO = 600
CHUNK = 10
MOST = 0.6
"""No side of a scenario wins more than this; a draw counts half."""

Game = tuple[list[float], list[int], int]
"""The shares and the points of both sides, and the rounds that were played."""


def play(bot: str, scenario: str, seed: str, first: int, last: int) -> list[Game]:
    """The games with the numbers from `first` up to, not including, `last`."""
    setting = GAME.setting(GAME.built_in_pack(), scenario, {}, 2)
    bots = [bot_named(bot), bot_named(bot)]
    games: list[Game] = []
    for number in range(first, last):
        s = GAME.new(setting)
        play_on(GAME, s, bots, f"{seed}/{scenario}/{number}", [0, 1])
        outcome = GAME.outcome(s)
        assert outcome is not None
        shares = [outcome.share(seat) for seat in range(2)]
        games.append((shares, s.points[:], s.round))
    return games


def figures_of(scenario: str, sides: list[str], games: list[Game]) -> list[dict[str, Any]]:
    """The figures of one scenario."""
    rows = []
    for side, name in enumerate(sides):
        shares = [shares[side] for shares, _, _ in games]
        rows.append(
            figure(scenario, f"victories of the {name}", f"at most {MOST:.0%}", shares, lambda mean: mean <= MOST)
        )
    for side, name in enumerate(sides):
        points = [float(points[side]) for _, points, _ in games]
        rows.append(figure(scenario, f"points of the {name}", "", points, lambda _: True, "{:.2f}"))
    draws = [float(shares[0] == shares[1]) for shares, _, _ in games]
    rows.append(figure(scenario, "draws", "", draws, lambda _: True))
    rounds = [float(rounds) for _, _, rounds in games]
    rows.append(figure(scenario, "rounds played", "", rounds, lambda _: True, "{:.2f}"))
    return rows


PAGE = """# How even the scenarios of Joan of Arc are

`{command}`, commit {commit}{dirty}.

{games} games of each scenario, both sides played by `{bot}`, {seconds} seconds. A draw counts half; 95 % intervals. A
promise is judged by the figure, not by its interval.

Who begins at Patay, and the raiders' orders and the place of three peasants at Fierbois, were chosen by trial, with
other seeds than those below: 8 changes of Patay and 54 of Fierbois. At Fierbois this is about quick play: in careful
play (`python -m bench.sides --only fierbois --bot mcts:100 --games 120`, some minutes) the English win by far, for
greedy hardly sees the doors that give points.

| scenario | figure | promised | measured | |
|---|---|---|---|---|
"""


def main() -> int:
    """Play and judge."""
    parser = argparse.ArgumentParser(description="Measure how even the scenarios of Joan of Arc are.")
    parser.add_argument("--games", type=int, default=GAMES_PER_SCENARIO)
    parser.add_argument("--bot", default="greedy")
    parser.add_argument("--seed", default="proof")
    parser.add_argument("--only", default="", help="only this scenario")
    parser.add_argument("--workers", type=int, default=os.cpu_count() or 1)
    parser.add_argument("--write", action="store_true")
    arguments = parser.parse_args()
    started = time.perf_counter()
    rows: list[dict[str, Any]] = []
    for scenario in GAME.scenarios(GAME.built_in_pack()):
        if arguments.only in ("", scenario):
            setting: Any = GAME.setting(GAME.built_in_pack(), scenario, {}, 2)
            task = partial(play, arguments.bot, scenario, arguments.seed)
            parts = in_chunks(task, arguments.games, CHUNK, arguments.workers, lambda _: None)
            rows += figures_of(scenario, setting.plan.sides, [game for part in parts for game in part])
    print("\n".join(map(line_of, rows)))
    if arguments.write:
        report = report_of(rows, arguments.bot, arguments.games, GAMES_PER_SCENARIO, started)
        (ROOT / "bench" / "sides.json").write_text(json.dumps(report, indent=1) + "\n", encoding="utf-8")
        page = PAGE.format(**{name: value for name, value in report.items() if name != "figures"})
        table = "\n".join(map(line_of, rows)) + "\n"
        (ROOT / "docs" / "balance-joan-of-arc.md").write_text(page + table, encoding="utf-8")
    return 0 if all(row["holds"] for row in rows) else 1


if __name__ == "__main__":
    sys.exit(main())
