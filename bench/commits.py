"""Compares the games with those of another commit in one run: random play, clones and views, in alternating rounds.

    python -m bench.commits BASE [--newer COMMIT] [--rounds N] [--games N] [--only GAME [--scenario NAME]] [--compiled]
                                   [--own-scenario] [--least] [--write]

The other commit is checked out into its own worktree, which is removed at the end. For each game two processes, one per
commit, play the same seeds in turn, so that a busy machine is equally busy for both. Only processor time counts.
`--compiled` compiles the other commit first (minutes) and keeps that in build/ for the next run; the current compiled
form must exist (`make compile`). `--newer` measures a later commit instead of the current one: it still shows what an
old change cost after the rules have changed. With `--own-scenario` both play the scenario file of the other commit, so
that only code differs: Joan of Arc's scenarios have got cards since. With `--least` every round plays the same games,
and the least processor time that each of them ever took counts, which other work on the machine disturbs less; play
hundreds, as with the same seed two commits that ask different questions play games of different lengths. Exit status 1
if a ratio (a median of the rounds, without `--least`) is below the floor. `--write` also puts the figures into
bench/commits.json and docs/performance.md.
"""

from __future__ import annotations

import argparse
import json
import os
import platform
import subprocess
import sys
from pathlib import Path
from statistics import median
from tempfile import TemporaryDirectory
from typing import Any, final

from bench.pages import ROOT, measured_commit, put
from bench.versus import both_packages

FLOOR = 0.95
PLAYED = {
    "duel_of_time": ("beacons", 2, 80),
    "battle_through_history": ("campaign", 4, 6),
    "joan_of_arc": ("patay", 2, 6),
}
"""Scenario, seats, and games per interpreted round."""
COMPILED_GAMES = 4
"""The factor for the games per round when compiled."""
MEASURES = ("decisions/s", "games/s", "clones/s", "views/s")
PLAYER = Path(__file__).with_name("commits_player.py")

Round = dict[str, float]


@final
class Side:
    """A process that plays the games of one commit."""

    def __init__(self, package: Path, game: str, file: Path | None = None) -> None:
        scenario, seats, _ = PLAYED[game]
        self.process = subprocess.Popen(
            [sys.executable, str(PLAYER), game, scenario, str(seats), *([str(file)] if file else [])],
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            env={**os.environ, "PYTHONPATH": str(package)},
            text=True,
        )

    def round(self, seed: int, games: int, what: str = "") -> Round:
        """Play a round, of games only if `what` says so."""
        assert self.process.stdin
        assert self.process.stdout
        self.process.stdin.write(f"{seed} {games} {what}\n")
        self.process.stdin.flush()
        said = self.process.stdout.readline()
        if not said:
            raise SystemExit("one of the two cannot play")
        told: dict[str, Any] = json.loads(said)
        return {measure: float(told.get(measure, 0.0)) for measure in MEASURES}

    def stop(self) -> None:
        """End the process."""
        self.process.kill()
        self.process.wait()


def main() -> int:
    """Measure both, print, and judge."""
    parser = argparse.ArgumentParser(description="Measure the games beside those of another commit.")
    parser.add_argument("base")
    parser.add_argument("--newer", default="", metavar="COMMIT", help="measure this commit, not the files as they are")
    parser.add_argument("--rounds", type=int, default=9)
    parser.add_argument("--games", type=int, default=0, help="games of a round")
    parser.add_argument("--only", choices=PLAYED)
    parser.add_argument("--scenario", default="", help="another scenario, for two, of the game named by --only")
    parser.add_argument("--compiled", action="store_true", help="compile the other commit and measure both compiled")
    parser.add_argument("--own-scenario", action="store_true", help="both play the other commit's scenario file")
    parser.add_argument("--least", action="store_true", help="the same games in every round; the least times count")
    parser.add_argument("--write", action="store_true")
    arguments = parser.parse_args()
    if arguments.scenario:
        PLAYED[arguments.only] = (arguments.scenario, *PLAYED[arguments.only][1:])
    with both_packages(arguments.base, arguments.compiled, arguments.newer) as packages, TemporaryDirectory() as folder:
        ratios = {}
        for game in [arguments.only] if arguments.only else PLAYED:
            file = scenario_of(arguments.base, game, Path(folder)) if arguments.own_scenario else None
            games = arguments.games or round_size(game, arguments.compiled)
            measured = least_ratios if arguments.least else ratios_of
            ratios[game] = measured(packages, game, arguments.rounds, games, file)
    build = "compiled" if arguments.compiled else "interpreted"
    lines = table_lines(ratios, arguments.base)
    print("\n".join(lines))
    if arguments.write:
        write(ratios, lines, arguments.base, arguments.newer, build)
    return 0 if all(median(each) >= FLOOR for of_game in ratios.values() for each in of_game.values()) else 1


def round_size(game: str, is_compiled: bool) -> int:
    """How many games a round has."""
    return PLAYED[game][2] * (COMPILED_GAMES if is_compiled else 1)


def scenario_of(base: str, game: str, folder: Path) -> Path:
    """The file of the scenario that is played, as it was at a commit."""
    name = f"{PLAYED[game][0]}.toml"
    path = f"src/timefront/games/{game}/pack/scenarios/{name}"
    shown = subprocess.run(["git", "-C", str(ROOT), "show", f"{base}:{path}"], capture_output=True, check=True)
    (folder / name).write_bytes(shown.stdout)
    return folder / name


def ratios_of(
    packages: tuple[Path, Path], game: str, rounds: int, games: int, file: Path | None
) -> dict[str, list[float]]:
    """By measure, the speed of the newer games as a multiple of the older ones, in every round. A first round warms
    both up; the side that begins changes from round to round.
    """
    older, newer = sides = [Side(package, game, file) for package in packages]
    ratios: dict[str, list[float]] = {measure: [] for measure in MEASURES}
    try:
        for seed in range(rounds + 1):
            done = {side: side.round(seed, games) for side in (sides if seed % 2 else reversed(sides))}
            if seed:
                for measure in MEASURES:
                    ratios[measure].append(done[newer][measure] / done[older][measure])
    finally:
        for side in sides:
            side.stop()
    return ratios


def least_ratios(
    packages: tuple[Path, Path], game: str, rounds: int, games: int, file: Path | None
) -> dict[str, list[float]]:
    """By measure, one ratio: both play the same games in every round, and each counts as fast as it ever went."""
    older, newer = sides = [Side(package, game, file) for package in packages]
    best: dict[Side, list[Round]] = {side: [dict.fromkeys(MEASURES, 0.0) for _ in range(games)] for side in sides}
    try:
        for number in range(rounds * games):
            seed = number % games
            for side in sides if number % 2 else reversed(sides):
                told, so_far = side.round(seed, 1, "games" if seed else ""), best[side][seed]
                best[side][seed] = {measure: max(told[measure], so_far[measure]) for measure in MEASURES}
    finally:
        for side in sides:
            side.stop()
    speeds = {side: speeds_of(best[side]) for side in sides}
    return {measure: [speeds[newer][measure] / speeds[older][measure]] for measure in MEASURES}


def speeds_of(games: list[Round]) -> Round:
    """The speeds over all games together, from those of each."""
    spent = sum(1 / game["games/s"] for game in games)
    decisions = sum(game["decisions/s"] / game["games/s"] for game in games)
    others = {measure: max(game[measure] for game in games) for measure in MEASURES[2:]}
    return {"decisions/s": decisions / spent, "games/s": len(games) / spent, **others}


def table_lines(ratios: dict[str, dict[str, list[float]]], base: str) -> list[str]:
    """The ratios, as a Markdown table."""
    lines = [f"| times as fast as {base} | " + " | ".join(MEASURES) + " |", "|---|" + "---:|" * len(MEASURES)]
    for game, of_game in ratios.items():
        lines.append(f"| {game} | " + " | ".join(map(cell_of, of_game.values())) + " |")
    return lines


def cell_of(ratios: list[float]) -> str:
    """Some ratios in a table: their median and range, or the only one."""
    spread = f" ({min(ratios):.2f} to {max(ratios):.2f})" if len(ratios) > 1 else ""
    return f"{median(ratios):.2f}{spread}"


def write(ratios: dict[str, dict[str, list[float]]], lines: list[str], base: str, newer: str, build: str) -> None:
    """Store the figures with the commits they were measured at; those of a newer commit are stored separately."""
    version = platform.python_version()
    now = newer or measured_commit("src")
    kept = ROOT / "bench" / "commits.json"
    facts = json.loads(kept.read_text(encoding="utf-8")) if kept.exists() else {}
    place = f"{newer}-{build}" if newer else build
    facts[place] = {"base": base, "commit": now, "python": version, "ratios": ratios}
    kept.write_text(json.dumps(facts, indent=1) + "\n", encoding="utf-8")
    rounds = len(next(iter(next(iter(ratios.values())).values())))
    said = f"`python -m bench.commits {base}` at commit {now}, Python {version}, {build}, {rounds} rounds:"
    put(f"commits-{place}", said, lines)


if __name__ == "__main__":
    sys.exit(main())
