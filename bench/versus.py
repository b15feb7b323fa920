"""Compares the server with that of another commit in one run: how many moves a core can do, in alternating rounds.

    python -m bench.versus [--base COMMIT] [--tables N] [--rounds N] [--moves N] [--compiled] [--write]

The other commit is checked out into its own worktree, which is removed at the end. Both servers run all the time, each
with its own tables and SQLite file; rounds alternate between them, so that a busy machine is equally busy for both.
Each round makes the same number of choices on both sides, as fast as they are asked for. What counts is the processor
time that a server spends per move, as in `bench.load`: the machine may be shared, but processor time is not.
`--compiled` compiles the other commit first (minutes) and keeps that in build/ for the next run; the current compiled
form must exist (`make compile`). Exit status 1 if the floor is missed. `--write` also puts the figures into
bench/versus.json and docs/performance.md.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import platform
import shutil
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from pathlib import Path
from statistics import median
from typing import final

from bench.load import COMPILED, MOVES_OF_A_CORE, ROOT, Counts, Party, Row, Server, hurried, idle_cores, leave, opened
from bench.pages import commit, put
from tools.compile import is_up_to_date

BASE = "71fc5a2"
"""The last commit before the code path of a move was shortened."""
FLOORS = {BASE: 2.2}
"""How many times as many moves are promised, by the older commit."""
USUAL_FLOOR = 0.95
"""The promise against any other commit: a change that moves code may cost no more than 5 %."""


def main() -> int:
    """Measure both, print, and judge."""
    parser = argparse.ArgumentParser(description="Measure the server beside that of another commit.")
    parser.add_argument("--base", default=BASE)
    parser.add_argument("--tables", type=int, default=500)
    parser.add_argument("--rounds", type=int, default=5)
    parser.add_argument("--moves", type=int, default=1500, help="choices of a round, on each side")
    parser.add_argument("--compiled", action="store_true", help="compile the other commit and measure both compiled")
    parser.add_argument("--write", action="store_true")
    arguments = parser.parse_args()
    with both_packages(arguments.base, arguments.compiled) as packages:
        rounds = asyncio.run(measured(packages, arguments.tables, arguments.rounds, arguments.moves))
    lines = table_lines(rounds, arguments.base, arguments.tables)
    print("\n".join(lines))
    if arguments.write:
        write(rounds, lines, arguments.base, "compiled" if arguments.compiled else "interpreted")
    return 0 if ratio_of(rounds) >= floor_of(arguments.base) else 1


@contextmanager
def both_packages(base: str, is_compiled: bool, newer: str = "") -> Iterator[tuple[Path, Path]]:
    """The packages of the other commit and of the current one (or a newer commit), both compiled or neither."""
    if newer:
        with worktree(base) as older, worktree(newer) as later:
            trees = ((older, base), (later, newer))
            first, second = [compiled(tree, of) if is_compiled else tree / "src" for tree, of in trees]
            yield first, second
        return
    if is_compiled and not is_up_to_date():
        raise SystemExit("There is no compiled form of the sources as they are: make compile makes it.")
    with worktree(base) as older:
        yield (compiled(older, base), COMPILED) if is_compiled else (older / "src", ROOT / "src")


@contextmanager
def worktree(of: str) -> Iterator[Path]:
    """The files of a commit, in a folder that is removed afterwards."""
    git = ["git", "-C", str(ROOT), "worktree"]
    with tempfile.TemporaryDirectory() as folder:
        place = Path(folder) / "older"
        subprocess.run([*git, "add", "--quiet", "--detach", str(place), of], check=True)
        try:
            yield place
        finally:
            subprocess.run([*git, "remove", "--force", str(place)], check=True)


def compiled(tree: Path, of: str) -> Path:
    """The compiled form of a checked-out commit, built once."""
    kept = ROOT / "build" / f"compiled-{of}"
    if not kept.is_dir():
        subprocess.run([sys.executable, str(tree / "tools" / "compile.py")], cwd=tree, check=True)
        shutil.move(tree / "build" / "compiled", kept)
    return kept


@final
class Side:
    """A server with its tables and players."""

    def __init__(self, server: Server) -> None:
        self.server = server
        self.counts = Counts()
        self.parties: list[Party] = []
        self.idle = 0.0

    async def open(self, tables: int) -> None:
        """Open the tables."""
        await self.server.ready()
        self.parties = await opened(self.server, self.counts, range(tables))
        self.idle = await idle_cores(self.server)

    async def round(self, moves: int) -> Row:
        """Play a number of moves."""
        row = await hurried(self.server, self.parties, self.counts, moves, self.idle)
        self.counts.check_nobody_was_refused()
        return row


async def measured(packages: tuple[Path, Path], tables: int, rounds: int, moves: int) -> list[tuple[Row, Row]]:
    """The figures of every round, those of the older server first. A first round warms each up."""
    with ExitStack() as stack:
        sides: list[Side] = []
        for package in packages:
            folder = stack.enter_context(tempfile.TemporaryDirectory())
            side = Side(Server(Path(folder), package))
            stack.callback(side.server.stop)
            await side.open(tables)
            sides.append(side)
        older, newer = sides
        for side in sides:
            await side.round(moves)
        done = [(await older.round(moves), await newer.round(moves)) for _ in range(rounds)]
        for side in sides:
            leave(side.parties)
        return done


# Output


def floor_of(base: str) -> float:
    """The promise in comparison with a commit."""
    return FLOORS.get(base, USUAL_FLOOR)


def ratio_of(rounds: list[tuple[Row, Row]]) -> float:
    """How many times as many moves a core does with the newer server: the median of the rounds."""
    return median(newer["moves/s of a core"] / older["moves/s of a core"] for older, newer in rounds)


def table_lines(rounds: list[tuple[Row, Row]], base: str, tables: int) -> list[str]:
    """The figures as a Markdown table."""
    best = median(newer["moves/s of a core"] for _, newer in rounds)
    lines = [
        f"| {tables} tables, round | {base}, ms a move | moves/s of a core | now, ms a move | moves/s of a core "
        "| ratio |",
        "|---|---:|---:|---:|---:|---:|",
    ]
    for number, (older, newer) in enumerate(rounds, 1):
        figures = [f"{row['most processor ms a move']:.2f} | {row['moves/s of a core']:.0f}" for row in (older, newer)]
        ratio = newer["moves/s of a core"] / older["moves/s of a core"]
        lines.append(f"| {number} | {figures[0]} | {figures[1]} | {ratio:.2f} |")
    floor = floor_of(base)
    is_held = "holds" if ratio_of(rounds) >= floor else "is missed"
    is_reached = "reached" if best >= MOVES_OF_A_CORE else "not reached"
    return [
        *lines,
        "",
        f"Median of the ratios: {ratio_of(rounds):.2f}; the floor of {floor} {is_held}. "
        f"Acknowledged moves/s of a core, median: {best:.0f}; the target of {MOVES_OF_A_CORE:.0f} is {is_reached}.",
    ]


def write(rounds: list[tuple[Row, Row]], lines: list[str], base: str, build: str) -> None:
    """Store the figures with the commits they were measured at."""
    version = platform.python_version()
    kept = ROOT / "bench" / "versus.json"
    facts = json.loads(kept.read_text(encoding="utf-8"))
    facts[base] = {"commit": commit(), "python": version, "build": build, "rounds": rounds}
    kept.write_text(json.dumps(facts, indent=1) + "\n", encoding="utf-8")
    said = f"`python -m bench.versus --base {base}` at commit {commit()}, Python {version}, {build}, SQLite:"
    put(f"versus-{base}", said, lines)


if __name__ == "__main__":
    sys.exit(main())
