"""How even each bot level is against itself, from reports: the shares of the starter and of the first seat.

    make levels     (python -m bench.levels [--only NAME] [--games N] [--workers W] [--write])

The games are kept in build/reports, and the next run continues them as long as the bots play the same. Prints a line
for each game, scenario and bot; exit status 1 if one of them is not even. `--write` puts the figures into
bench/levels.json and the table into docs/balance-levels.md; what was not played this time keeps its figures.
"""

from __future__ import annotations

import argparse
import json
import os
import sys
from dataclasses import dataclass
from math import sqrt
from pathlib import Path
from typing import Any

from bench.series.reports import reported
from timefront.bots.registry import LEVELS
from timefront.games.registry import GAMES

ROOT = Path(__file__).resolve().parent.parent
RESULTS = ROOT / "bench" / "levels.json"
WIDTH = 1.96
"""Standard deviations on each side of a 95 % interval."""
FAR = 3.0
"""The number of standard deviations from one half beyond which a share is not noise."""
STARTER = {"duel_of_time": 0.05, "battle_through_history": 0.08}
"""How far from one half the starter's share may lie: DT-5.3, and what bench/proof.py promises for two players."""
USUAL = {"random": 2000, "greedy": 400, "easy": 400, "medium": 100, "hard": 20}
"""How many games are played by default."""


@dataclass
class Row:
    """One bot on both seats of a two-player game."""

    game: str
    scenario: str
    bot: str

    @property
    def name(self) -> str:
        """The name of the row."""
        return f"{self.game}, {self.scenario}: {self.bot}" if self.scenario else f"{self.game}: {self.bot}"


def rows_of(game: str) -> list[Row]:
    """Every scenario with every level; in Duel of Time also the bots that look least and furthest ahead in a turn."""
    scenarios = GAMES[game].scenarios(GAMES[game].built_in_pack())
    bots = ("random", "greedy", *LEVELS) if game == "duel_of_time" else tuple(LEVELS)
    return [Row(game, scenario if len(scenarios) > 1 else "", bot) for scenario in scenarios for bot in bots]


def figures(row: Row, data: dict[str, Any]) -> dict[str, Any]:
    """The means of a report, and whether they are even."""
    found = data["figures"]
    starter, first = found["measures"]["starter_share"]["mean"], found["shares"][0]["mean"]
    noise = deviation(found["games"])
    return {
        "row": row.name,
        "games": found["games"],
        "starter": starter,
        "first": first,
        "starts_evenly": abs(starter - 0.5) - WIDTH * noise <= STARTER[row.game],
        "sits_evenly": abs(first - 0.5) <= FAR * noise,
        "commit": data["commit"],
    }


def deviation(games: int) -> float:
    """The standard deviation of a mean share if every game were decided by chance; draws make it a little smaller."""
    return 0.5 / sqrt(games)


def line_of(found: dict[str, Any]) -> str:
    """The figures as a row of a Markdown table."""
    cells = [f"{found[key]:.1%}" for key in ("starter", "first")]
    verdicts = ["" if found[key] else " NOT EVEN" for key in ("starts_evenly", "sits_evenly")]
    said = " | ".join(cell + verdict for cell, verdict in zip(cells, verdicts, strict=True))
    noise = f"± {WIDTH * deviation(found['games']):.1%}"
    return f"| {found['row']} | {found['games']} | {noise} | {said} | {found['commit']} |"


PAGE = """# How even the levels of bots are against themselves

`make levels LEVELS_FLAGS=--write`, by `timefront report`, each row at the commit named: games for two with the same bot
on both seats, draws counted half; the 95 % intervals are as wide as noise alone makes them. Rows with few games show
little. The last two columns answer two questions.

**Whoever starts** should have no more advantage than the rules intend: DT-5.3 promises 45 % to 55 % in Duel of Time,
and docs/balance.md at most 58 % in A Battle Through History. A row is not even if its whole interval lies outside. With
[docs/strength.md](strength.md) a scenario is judged by `mcts:300`; here one can see how far that holds for others.

**The first seat** (Yellow) differs from the second in nothing but its place in lists, so its share tells whether a bot
prefers what it is offered first. A row is not even if it lies three standard deviations away from 50 %.

| game and bot | games | noise | starter | first seat | commit |
|---|---:|---:|---|---|---|
"""


def write(found: list[dict[str, Any]]) -> None:
    """Store the figures."""
    known = {kept["row"]: kept for kept in (json.loads(RESULTS.read_text()) if RESULTS.exists() else [])}
    known.update({row["row"]: row for row in found})
    kept = [known[row.name] for game in STARTER for row in rows_of(game) if row.name in known]
    RESULTS.write_text(json.dumps(kept, indent=1) + "\n", encoding="utf-8")
    (ROOT / "docs" / "balance-levels.md").write_text(PAGE + "\n".join(map(line_of, kept)) + "\n", encoding="utf-8")


def main() -> int:
    """Play and judge."""
    parser = argparse.ArgumentParser(description="Measure how even the levels of bots are against themselves.")
    parser.add_argument("--only", default="", help="only rows whose name contains this")
    parser.add_argument("--games", type=int, default=0, help="more or fewer games than usual")
    parser.add_argument("--workers", type=int, default=os.cpu_count() or 1)
    parser.add_argument("--write", action="store_true")
    arguments = parser.parse_args()
    found: list[dict[str, Any]] = []
    for row in (row for game in STARTER for row in rows_of(game)):
        if arguments.only in row.name:
            games = arguments.games or USUAL[row.bot]
            data = reported(row.game, row.scenario, 2, row.bot, games, arguments.workers)
            found.append(figures(row, data))
            print(line_of(found[-1]), flush=True)
            if arguments.write:
                write(found)
    return 0 if all(row["starts_evenly"] and row["sits_evenly"] for row in found) else 1


if __name__ == "__main__":
    sys.exit(main())
