"""How even games are, from reports: Joan of Arc by scenario and side, A Battle Through History by number of players.

    make balance        (python -m bench.balance [--games N] [--only NAME] [--workers W] [--write])

Prints a row for each side; exit status 1 if a promise does not hold. The games are kept in build/reports, and the next
run continues them as long as the bots play the same. `--write` stores the rows in bench/balance.json and puts them into
docs/balance-joan-of-arc.md and docs/balance.md; what was not played this time keeps its row, with its commit. All seats
are played by the greedy bot; careful play of Joan of Arc is measured by bench/joan/careful.py.
"""

from __future__ import annotations

import argparse
import json
import os
import sys
from dataclasses import asdict, dataclass
from pathlib import Path
from typing import Any, Final

from bench.pages import ROOT, put
from bench.series.reports import FOLDER, reported
from timefront.games.registry import GAMES
from timefront.texts.catalogue import Catalogue

JOAN, BATTLE = "joan_of_arc", "battle_through_history"
BOT: Final = "greedy"
USUAL: Final = 200
"""How many games are played for each row by default."""
EDGE: Final = 0.08
"""No side wins more than its fair share plus this; a draw counts half."""
BROKEN: Final = "DOES NOT HOLD"
RESULTS = ROOT / "bench" / "balance.json"
PAGES: Final = {JOAN: ROOT / "docs" / "balance-joan-of-arc.md", BATTLE: ROOT / "docs" / "balance.md"}


@dataclass
class Study:
    """A game with a scenario and a number of equal bots."""

    game: str
    scenario: str
    seats: int

    @property
    def name(self) -> str:
        """What is played."""
        return f"{self.game}, {self.scenario or f'{self.seats} players'}"


@dataclass
class Row:
    """A side of a study: what is promised, and what was measured."""

    study: str
    side: str
    games: int
    most: float
    share: dict[str, float]
    draws: float
    decisions: float
    comebacks: float
    luck: float
    dead_rules: int
    measures: str
    commit: str

    @property
    def verdict(self) -> str:
        """Whether the promise holds; open if there are too few games to tell."""
        if self.share["mean"] <= self.most:
            return "holds"
        return "open" if self.share["low"] <= self.most else BROKEN

    def line(self) -> str:
        """The row of a Markdown table."""
        share = f"{self.share['mean']:.1%} ({self.share['low']:.1%} to {self.share['high']:.1%})"
        what = self.study.partition(", ")[2]
        return (
            f"| {what} | {self.games} | {self.side} | at most {self.most:.0%} | {share} | {self.verdict}"
            f" | {self.draws:.1%} | {self.decisions:.0f} | {self.comebacks:.0%} | {self.luck:.0%} | {self.dead_rules}"
            f" | {self.measures} | {self.commit} |"
        )


HEAD: Final = [
    "| | games | side | promised | victories | | draws | decisions | comebacks | luck | rules never used"
    " | measures | commit |",
    "|---|---:|---|---|---|---|---:|---:|---:|---:|---:|---|---|",
]


def studies() -> list[Study]:
    """All studies that are measured."""
    joan, battle = GAMES[JOAN], GAMES[BATTLE]
    pack = joan.built_in_pack()
    return [
        *[Study(JOAN, key, joan.scenario_seats(pack, key)[0]) for key in joan.scenarios(pack)],
        *[Study(BATTLE, "", seats) for seats in battle.seat_counts],
    ]


def rows_of(study: Study, data: dict[str, Any]) -> list[Row]:
    """A row for each side of a study, from the data of its report."""
    game, found = GAMES[study.game], data["figures"]
    entries = game.rulebook().entries
    dead = [rule for rule, entry in entries.items() if entry.kind == "play" and rule not in found["rules"]]
    measures = ", ".join([f"{name.replace('_', ' ')} {one['mean']:.2f}" for name, one in found["measures"].items()])
    (results,) = found["scenarios"]
    return [
        Row(
            study.name,
            side_name(study, side["seats"]),
            results["games"],
            1 / len(results["sides"]) + EDGE,
            side["share"],
            results["draws"]["mean"],
            results["decisions"]["mean"],
            found["comebacks"]["mean"],
            found["luck_share"],
            len(dead),
            measures,
            data["commit"],
        )
        for side in results["sides"]
    ]


def side_name(study: Study, seats: list[int]) -> str:
    """The name of a side."""
    game = GAMES[study.game]
    pack = game.built_in_pack()
    keys = game.scenario_sides(pack, study.scenario) if study.scenario else []
    if keys:
        return Catalogue(game, pack, "en").message(keys[seats[0]])
    return f"seat {seats[0] + 1}"


def main(words: list[str] | None = None, results: Path = RESULTS, folder: Path = FOLDER) -> int:
    """Play and judge."""
    parser = argparse.ArgumentParser(description="Measure how even games are, by reports.")
    parser.add_argument("--games", type=int, default=USUAL)
    parser.add_argument("--only", default="", help="only what has this in its name")
    parser.add_argument("--workers", type=int, default=os.cpu_count() or 1)
    parser.add_argument("--write", action="store_true")
    wish = parser.parse_args(words)
    holds = True
    for study in studies():
        if wish.only in study.name:
            data = reported(study.game, study.scenario, study.seats, BOT, wish.games, wish.workers, folder)
            rows = rows_of(study, data)
            print("\n".join([row.line() for row in rows]), flush=True)
            holds = holds and all(row.verdict != BROKEN for row in rows)
            if wish.write:
                write(rows, results)
    return 0 if holds else 1


def write(rows: list[Row], results: Path) -> None:
    """Store the rows of a study, and write all known rows into their pages."""
    known = [Row(**row) for row in json.loads(results.read_text(encoding="utf-8"))] if results.exists() else []
    kept = [row for row in known if row.study != rows[0].study] + rows
    order = [study.name for study in studies()]
    kept.sort(key=lambda row: order.index(row.study))
    results.write_text(json.dumps([asdict(row) for row in kept], indent=1) + "\n", encoding="utf-8")
    for game, page in PAGES.items():
        lines = [row.line() for row in kept if row.study.startswith(game)]
        if lines:
            put("report", "`make balance BALANCE_FLAGS=--write`:", [*HEAD, *lines], page)


if __name__ == "__main__":
    sys.exit(main())
