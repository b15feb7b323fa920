"""How even the scenarios of Joan of Arc are: the share of each side, in quick play and in careful play.

    make proof          (python -m bench.sides [--bot NAME] [--games N] [--only SCENARIO] [--workers W] [--write])

Quick play is the greedy bot's, careful play that of the tree search. Prints a line for each figure; exit status 1 if a
promise does not hold. Every game is written down in build/sides.jsonl, and the next run at the same commit goes on
behind it; `--fresh` begins anew, for sources that are being changed. `--write` puts the figures into bench/sides.json
and docs/balance-joan-of-arc.md, beside those of the other bot.
"""

from __future__ import annotations

import argparse
import json
import os
import sys
from collections import Counter
from functools import partial
from typing import Any

from bench.kept import ROOT, Kept
from bench.pages import measured_commit, put
from bench.proof import figure, line_of
from timefront.bots.playing import play_on
from timefront.bots.registry import bot_named
from timefront.games.registry import GAMES
from timefront.kernel.events import Event, event_name

GAME = GAMES["joan_of_arc"]
QUICK, CAREFUL = "greedy", "mcts:100"
GAMES_OF = {QUICK: 600, CAREFUL: 240}
MOST = {QUICK: 0.58, CAREFUL: 0.6}
"""No side of a scenario wins more than this; a draw counts half."""
CHUNK = 4
FILE = ROOT / "build" / "sides.jsonl"
PAGE = ROOT / "docs" / "balance-joan-of-arc.md"

Played = tuple[list[float], list[int], int, dict[str, int]]
"""The shares and the points of both sides, the rounds that were played, and how often what happened."""


def play(bot: str, scenario: str, seed: str, first: int, last: int) -> list[Played]:
    """The games with the numbers from `first` up to, not including, `last`."""
    setting = setting_of(scenario)
    bots = [bot_named(bot) for _ in range(setting.seats)]
    games: list[Played] = []
    for number in range(first, last):
        s = GAME.new(setting)
        heard: list[Event] = []
        s.sink = heard
        play_on(GAME, s, bots, f"{seed}/{scenario}/{number}", list(range(setting.seats)))
        outcome = GAME.outcome(s)
        assert outcome is not None
        shares = [0.0, 0.0]
        for seat in range(setting.seats):
            shares[GAME.side_of(setting, seat)] += outcome.share(seat)
        games.append((shares, s.points[:], s.round, Counter(event_name(type(event)) for event in heard)))
    return games


def setting_of(scenario: str) -> Any:
    """A scenario with as many seats as its sides have."""
    pack = GAME.built_in_pack()
    return GAME.setting(pack, scenario, {}, GAME.scenario_seats(pack, scenario)[0])


def figures_of(scenario: str, sides: list[str], games: list[Played], most: float) -> list[dict[str, Any]]:
    """The figures of one scenario."""
    rows = []
    for side, name in enumerate(sides):
        won = [shares[side] for shares, _, _, _ in games]
        rows.append(figure(scenario, f"victories of the {name}", f"at most {most:.0%}", won, lambda mean: mean <= most))
    for side, name in enumerate(sides):
        points = [float(points[side]) for _, points, _, _ in games]
        rows.append(figure(scenario, f"points of the {name}", "", points, lambda _: True, "{:.2f}"))
    draws = [float(shares[0] == shares[1]) for shares, _, _, _ in games]
    rows.append(figure(scenario, "draws", "", draws, lambda _: True))
    rounds = [float(rounds) for _, _, rounds, _ in games]
    rows.append(figure(scenario, "rounds played", "", rounds, lambda _: True, "{:.2f}"))
    return rows


def happenings_of(games: dict[str, list[Played]]) -> list[str]:
    """How often a game sees what, by scenario, as a Markdown table; what never happens shows as 0."""
    totals = {scenario: Counter[str]() for scenario in games}
    for scenario, played in games.items():
        for _, _, _, counts in played:
            totals[scenario].update(counts)
    lines = ["| happens in a game | " + " | ".join(games) + " |", "|---|" + "---:|" * len(games)]
    for name in sorted(event_name(kind) for kind in GAME.events):
        means = [totals[scenario][name] / len(games[scenario]) for scenario in games]
        lines.append(f"| {name} | " + " | ".join(f"{mean:.2f}" if mean else "0" for mean in means) + " |")
    return lines


def main() -> int:
    """Play and judge."""
    parser = argparse.ArgumentParser(description="Measure how even the scenarios of Joan of Arc are.")
    parser.add_argument("--bot", choices=list(GAMES_OF), default=QUICK)
    parser.add_argument("--games", type=int, default=0)
    parser.add_argument("--seed", default="proof")
    parser.add_argument("--only", default="", help="only this scenario")
    parser.add_argument("--workers", type=int, default=os.cpu_count() or 1)
    parser.add_argument("--fresh", action="store_true")
    parser.add_argument("--write", action="store_true")
    wish = parser.parse_args()
    if wish.fresh:
        FILE.unlink(missing_ok=True)
    kept, at = Kept(FILE), measured_commit("src")
    rows: list[dict[str, Any]] = []
    games: dict[str, list[Played]] = {}
    for scenario in GAME.scenarios(GAME.built_in_pack()):
        if wish.only in ("", scenario):
            setting = setting_of(scenario)
            task = partial(play, wish.bot, scenario, wish.seed)
            total = wish.games or GAMES_OF[wish.bot]
            games[scenario] = kept.filled(f"{wish.bot} {wish.seed} {scenario} {at}", task, total, CHUNK, wish.workers)
            found = figures_of(scenario, setting.plan.sides, games[scenario], MOST[wish.bot])
            print("\n".join(map(line_of, found)), flush=True)
            rows += found
    if wish.write:
        write(wish.bot, at, rows, games)
    return 0 if all(row["holds"] for row in rows) else 1


def write(bot: str, at: str, rows: list[dict[str, Any]], games: dict[str, list[Played]]) -> None:
    """Keep the figures of a bot, with the commit they were measured at."""
    path = ROOT / "bench" / "sides.json"
    report = json.loads(path.read_text(encoding="utf-8")) if path.exists() else {}
    report[bot] = {"commit": at, "figures": rows}
    path.write_text(json.dumps(report, indent=1) + "\n", encoding="utf-8")
    fewest = min(len(played) for played in games.values())
    said = f"`python -m bench.sides --bot {bot} --games {fewest} --write`, commit {at}:"
    head = ["| scenario | figure | promised | measured | |", "|---|---|---|---|---|"]
    put(f"sides-{bot}", said, [*head, *map(line_of, rows)], PAGE)
    put(f"happenings-{bot}", said, happenings_of(games), PAGE)


if __name__ == "__main__":
    sys.exit(main())
