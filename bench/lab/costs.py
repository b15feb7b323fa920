"""What a million games cost: processor time per game for each game and scenario, with bots that think more and more.

    python -m bench.lab.costs [--seconds S] [--only NAME] [--write]

Plays one game after another in this process, for that many seconds each but at least three games; compiled if there is
an up-to-date build, otherwise interpreted. Processor time is measured, so a busy machine matters little. `--write`
stores the rows in bench/costs.json and puts them into docs/cluster.md; what was not measured this time keeps its row,
with its commit.
"""

from __future__ import annotations

import argparse
import json
import os
import platform
import subprocess
import sys
from dataclasses import dataclass
from math import floor, log10
from time import process_time
from typing import Final

from bench.pages import ROOT, measured_commit, put
from timefront.bots.playing import play_game
from timefront.bots.registry import bot_named
from timefront.games.registry import GAMES
from timefront.kernel import flow
from timefront.kernel.intervals import mean_and_half_width
from timefront.lab.simulate import Study

BOTS: Final = ("random", "greedy", "mcts:50")
LEAST: Final = 3
"""The fewest games, however long they take."""
MILLION: Final = 1_000_000
CORES: Final = (2, 16, 256)
PAGE: Final = ROOT / "docs" / "cluster.md"
RESULTS: Final = ROOT / "bench" / "costs.json"
INSIDE: Final = "TIMEFRONT_COSTS_INSIDE"
"""Set in the process that measures the compiled form."""


@dataclass
class Cost:
    """The processor seconds of each of some games."""

    study: Study
    seconds: list[float]

    @property
    def name(self) -> str:
        """What is played, and by whom."""
        return " ".join([word for word in (self.study.game, self.study.scenario, self.study.bots[0]) if word])

    def line(self) -> str:
        """A row of the table."""
        mean, half_width = mean_and_half_width(self.seconds)
        hours = mean * MILLION / 3600
        what = f"{self.study.game}, {self.study.scenario}" if self.study.scenario else self.study.game
        spread = f"{rounded(mean)} ± {rounded(half_width)}"
        on_cores = " | ".join([rounded(hours / cores) for cores in CORES])
        return (
            f"| {what} | {len(self.study.bots)} | `{self.study.bots[0]}` | {len(self.seconds)} | {spread}"
            f" | {rounded(1 / mean)} | {rounded(hours)} | {on_cores} | {form()} | {measured_commit('src')} |"
        )


HEAD: Final = [
    "| game | seats | bots | games played | core-seconds a game, 95 % | games/s on a core"
    " | core-hours for a million | hours on 2 cores | on 16 | on 256 | form | commit |",
    "|---|---:|---|---:|---:|---:|---:|---:|---:|---:|---|---|",
]


def rounded(number: float) -> str:
    """A number rounded to two significant digits."""
    if number >= 100:
        return f"{float(f'{number:.2g}'):,.0f}"
    if number >= 10:
        return f"{number:.0f}"
    digits = max(0, 1 - floor(log10(number))) if number else 0
    return f"{number:.{digits}f}"


def studies() -> list[Study]:
    """Every game with every bot; scenarios whose armies differ are studied separately."""
    found = []
    for game in GAMES.values():
        pack = game.built_in_pack()
        several = not game.draws_scenario and len(game.scenarios(pack)) > 1
        for scenario in game.scenarios(pack) if several else ("",):
            seats = game.scenario_seats(pack, scenario)[0]
            found += [Study(game.name, [bot] * seats, MILLION, "costs", scenario) for bot in BOTS]
    return found


def cost_of(study: Study, seconds: float) -> Cost:
    """Play for this long, and at least a few games."""
    game, setting = GAMES[study.game], study.setting()
    bots = [bot_named(name) for name in study.bots]
    play_game(game, setting, [bot_named("random") for _ in bots], "warm", [*range(setting.seats)])
    spent: list[float] = []
    while len(spent) < LEAST or sum(spent) < seconds:
        started = process_time()
        play_game(game, setting, bots, f"{study.seed}/{len(spent)}", [*range(setting.seats)])
        spent.append(process_time() - started)
    return Cost(study, spent)


def form() -> str:
    """Which form of the rules is measured."""
    return "interpreted" if str(flow.__file__).endswith(".py") else "compiled"


def machine() -> str:
    """A description of the machine."""
    return f"{platform.machine()}, Python {platform.python_version()}, {os.cpu_count()} cores"


def built() -> str:
    """The path of the compiled form, if it is up to date."""
    command = [sys.executable, str(ROOT / "tools" / "compile.py"), "--built"]
    return subprocess.run(command, capture_output=True, text=True, check=True).stdout.strip()


def main(words: list[str] | None = None) -> int:
    """Measure the compiled form if there is one."""
    parser = argparse.ArgumentParser(description="Measure what a million games cost.")
    parser.add_argument("--seconds", type=float, default=5.0, help="for each row")
    parser.add_argument("--only", default="", help="only rows whose name contains this")
    parser.add_argument("--write", action="store_true", help="put the table into docs/cluster.md")
    wish = parser.parse_args(words)
    compiled = "" if os.environ.get(INSIDE) else built()
    if compiled:
        environment = os.environ | {INSIDE: "1", "PYTHONPATH": compiled}
        command = [sys.executable, "-m", "bench.lab.costs", *(sys.argv[1:] if words is None else words)]
        return subprocess.run(command, cwd=ROOT, env=environment, check=False).returncode
    print("\n".join(HEAD), flush=True)
    for study in studies():
        if wish.only in Cost(study, []).name:
            cost = cost_of(study, wish.seconds)
            print(cost.line(), flush=True)
            if wish.write:
                write(cost)
    return 0


def write(cost: Cost) -> None:
    """Store a row, and write all known rows into the page."""
    known = json.loads(RESULTS.read_text(encoding="utf-8")) if RESULTS.exists() else {}
    known[cost.name] = cost.line()
    kept = {name: known[name] for study in studies() if (name := Cost(study, []).name) in known}
    RESULTS.write_text(json.dumps(kept, indent=1) + "\n", encoding="utf-8")
    put("costs", f"`python -m bench.lab.costs --write` ({machine()}):", [*HEAD, *kept.values()], PAGE)


if __name__ == "__main__":
    sys.exit(main())
