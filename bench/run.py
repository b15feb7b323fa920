"""Compares Timefront with its peers in one run, on one core, in rounds, so that a busy machine slows all equally.

    make bench                      (python -m bench.run [--rounds N] [--seconds S] [--write])

Prints a table of medians and the promised ratios; exit status 1 if a floor does not hold. `--write` also puts the
figures into bench/results.json and the table into docs/performance.md.
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

from bench.pages import commit, put

ROOT = Path(__file__).resolve().parent.parent
PEERS = ROOT / "build" / "peers" / "bin" / "python"
COMPILED = ROOT / "build" / "compiled"
ENGINES = (
    "timefront duel_of_time interpreted",
    "timefront duel_of_time compiled",
    "timefront battle_through_history interpreted",
    "timefront battle_through_history compiled",
    "timefront joan_of_arc interpreted",
    "timefront joan_of_arc compiled",
    "open_spiel python_block_dominoes",
    "open_spiel python_liars_poker",
    "open_spiel gin_rummy",
    "open_spiel backgammon",
    "open_spiel hearts",
    "rlcard gin_rummy",
    "catanatron 2 players",
    "catanatron 4 players",
)
COLUMNS = ("decisions/s", "moves/s", "clone µs", "save µs", "load µs", "view µs")

# Engine, figure, peer, target, floor. A floor of 0 means that the target is an aim and nothing is promised.
PROMISES: tuple[tuple[str, str, str, float, float], ...] = (
    ("timefront duel_of_time interpreted", "decisions/s", "open_spiel python_block_dominoes", 3, 2),
    ("timefront duel_of_time interpreted", "decisions/s", "open_spiel python_liars_poker", 3, 2),
    ("timefront duel_of_time interpreted", "moves/s", "open_spiel gin_rummy", 1, 1),
    ("timefront duel_of_time compiled", "decisions/s", "open_spiel python_block_dominoes", 4, 4),
    ("timefront duel_of_time compiled", "moves/s", "open_spiel backgammon", 1, 1),
    ("timefront duel_of_time compiled", "moves/s", "open_spiel hearts", 1, 0),
    ("timefront battle_through_history interpreted", "decisions/s", "catanatron 4 players", 2, 1.5),
    ("timefront battle_through_history compiled", "decisions/s", "catanatron 4 players", 5, 5),
    ("timefront joan_of_arc interpreted", "decisions/s", "catanatron 4 players", 1, 0.5),
    ("timefront joan_of_arc compiled", "decisions/s", "catanatron 4 players", 3, 1.5),
)
CLONES = (
    ("timefront duel_of_time interpreted", 3.0),
    ("timefront duel_of_time compiled", 1.5),
    ("timefront battle_through_history interpreted", 8.0),
    ("timefront battle_through_history compiled", 3.0),
    ("timefront joan_of_arc interpreted", 20.0),
    ("timefront joan_of_arc compiled", 12.0),
)

Row = dict[str, float]


def main() -> int:
    """Measure, print, and judge."""
    parser = argparse.ArgumentParser(description="Measure Timefront beside its peers.")
    parser.add_argument("--rounds", type=int, default=7)
    parser.add_argument("--seconds", type=float, default=1.5)
    parser.add_argument("--write", action="store_true")
    arguments = parser.parse_args()
    rounds: list[dict[str, Row]] = []
    for number in range(arguments.rounds):
        print(f"round {number + 1} of {arguments.rounds}", file=sys.stderr, flush=True)
        rounds.append({engine: measure(engine, arguments.seconds) for engine in ENGINES})
    table = {engine: medians([one[engine] for one in rounds]) for engine in ENGINES}
    lines = [*table_lines(table), "", *promise_lines(rounds, table)]
    print("\n".join(lines))
    if arguments.write:
        write(rounds, table, lines)
    return 0 if all(ratio(rounds, promise) >= promise[4] for promise in PROMISES) else 1


def measure(engine: str, seconds: float) -> Row:
    """One round of one engine in its own process."""
    environment = {**os.environ, "PYTHONDONTWRITEBYTECODE": "1", "PYTHONHASHSEED": "0"}
    environment.pop("PYTHONPATH", None)
    python, name = str(PEERS), engine
    if engine.startswith("timefront"):
        python, name = sys.executable, engine.rsplit(" ", 1)[0]
        if engine.endswith("compiled"):
            environment["PYTHONPATH"] = str(COMPILED)
    command = [python, str(ROOT / "bench" / "measure.py"), name, str(seconds)]
    core = min(os.sched_getaffinity(0))
    done = subprocess.run(
        command, capture_output=True, text=True, env=environment, preexec_fn=lambda: os.sched_setaffinity(0, {core})
    )
    if done.returncode:
        raise SystemExit(f"{engine} could not be measured:\n{done.stderr[-2000:]}")
    row: Row = json.loads(done.stdout.splitlines()[-1])
    return row


def medians(rows: list[Row]) -> Row:
    """The median of each figure over the rounds."""
    return {name: median(row[name] for row in rows) for name in COLUMNS if name in rows[0]}


def ratio(rounds: list[dict[str, Row]], promise: tuple[str, str, str, float, float]) -> float:
    """The median over the rounds of the ratio of two engines' figures."""
    engine, figure, peer, _, _ = promise
    return median(one[engine][figure] / one[peer][figure] for one in rounds)


def table_lines(table: dict[str, Row]) -> list[str]:
    """The medians as a Markdown table."""
    lines = [f"| engine | {' | '.join(COLUMNS)} |", "|---|" + "---:|" * len(COLUMNS)]
    for engine, row in table.items():
        cells = [(f"{row[c]:,.0f}" if c.endswith("/s") else f"{row[c]:.2f}") if c in row else "" for c in COLUMNS]
        lines.append(f"| {engine} | {' | '.join(cells)} |")
    return lines


def promise_lines(rounds: list[dict[str, Row]], table: dict[str, Row]) -> list[str]:
    """What was promised and what was measured."""
    lines = ["| promise | target | floor | measured | |", "|---|---:|---:|---:|---|"]
    for promise in PROMISES:
        engine, figure, peer, target, floor = promise
        measured = ratio(rounds, promise)
        verdict = "reached" if measured >= target else "floor holds" if floor and measured >= floor else "not reached"
        limit = f"{floor:g}x" if floor else "-"
        lines.append(f"| {engine}, {figure}, to {peer} | {target:g}x | {limit} | {measured:.2f}x | {verdict} |")
    for engine, most in CLONES:
        cost = table[engine]["clone µs"]
        verdict = "reached" if cost <= most else "not reached"
        lines.append(f"| {engine}, clone | {most:g} µs | - | {cost:.2f} µs | {verdict} |")
    return lines


def write(rounds: list[dict[str, Row]], table: dict[str, Row], lines: list[str]) -> None:
    """Store the figures with the commit they were measured at."""
    facts = {"commit": commit(), "python": platform.python_version(), "rounds": rounds, "medians": table}
    (ROOT / "bench" / "results.json").write_text(json.dumps(facts, indent=1) + "\n", encoding="utf-8")
    version = platform.python_version()
    put("bench", f"`make bench` at commit {commit()}, Python {version}, {len(rounds)} rounds:", lines)


if __name__ == "__main__":
    sys.exit(main())
