"""Change random places of a game's rules and check whether its tests notice.

    make mutants MUTANTS_FLAGS="duel_of_time --count 200"     (python -m tools.mutants GAME [--count N] [--seed N])

The same seed changes the same places of the same source. What was tried on a commit is kept in build/mutants, so that a
stopped run can be continued; `--write` adds the result to docs/mutants.jsonl. The exit status is 1 below the game's
goal.
"""

from __future__ import annotations

import argparse
import json
import os
import platform
import signal
import sys
import time
from collections.abc import Iterator
from multiprocessing.process import BaseProcess
from pathlib import Path
from random import Random

from bench.pages import ROOT, measured_commit, put
from tools.mutants.places import Change, changes_of, modules_of
from tools.mutants.reach import Reach, measure
from tools.mutants.trying import ChangedModule, start

RESULTS = ROOT / "docs" / "mutants.jsonl"
PAGE = ROOT / "docs" / "mutants.md"
GOALS = {"duel_of_time": 0.90, "battle_through_history": 0.85, "joan_of_arc": 0.85}
"""The share of changes that a game's tests must notice."""
MOST_SECONDS = 3600.0
"""After this a process is ended that not even a test's watchdog has ended: an endless loop on import."""


def main() -> int:
    """Try the changes; the exit status is 1 if fewer are noticed than the game's goal says."""
    parser = argparse.ArgumentParser(description="Change random places of a game's rules; do its tests notice?")
    parser.add_argument("game", choices=[*GOALS])
    parser.add_argument("--count", type=int, default=200)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--processes", type=int, default=os.cpu_count() or 1)
    parser.add_argument("--write", action="store_true", help=f"add the result to {RESULTS.relative_to(ROOT)}")
    wish = parser.parse_args()
    os.chdir(ROOT)
    source = Path("src/timefront/games") / wish.game
    changes = sample(source, wish.count, wish.seed)
    commit = measured_commit("src", "tests")
    record = ROOT / "build" / "mutants" / f"{wish.game}-{wish.seed}-{commit}.jsonl"
    if commit.endswith("+"):
        record.unlink(missing_ok=True)
    tried = already_tried(record)
    missing = [change for change in changes if str(change) not in tried]
    if missing:
        reach = measure(source.resolve(), tests_of(wish.game), wish.processes)
        refuse_failing_tests(source, reach)
        record.parent.mkdir(parents=True, exist_ok=True)
        with record.open("a") as file:
            for change, noticed in try_all(missing, reach, wish.processes):
                tried[str(change)] = noticed
                file.write(json.dumps({"change": str(change), "noticed": noticed}) + "\n")
                file.flush()
                print("noticed  " if noticed else "UNNOTICED", change, flush=True)
    return tell(wish.game, wish.seed, [(str(change), tried[str(change)]) for change in changes], commit, wish.write)


def sample(source: Path, count: int, seed: int) -> list[Change]:
    """Random places, each with one of its possible changes."""
    places = [ways for module in modules_of(source) for ways in changes_of(module)]
    random = Random(seed)
    return [random.choice(ways) for ways in random.sample(places, min(count, len(places)))]


def tests_of(game: str) -> list[str]:
    """The tests of a game: those of its own folder, its golden matches, its recordings, and what all games must do."""
    shared = ["tests/games/test_names_in_lists.py", "tests/golden", "tests/recorded", "tests/contract"]
    return [f"tests/games/{game}", *shared, "-k", game, "-m", "not long or recording"]


def refuse_failing_tests(source: Path, reach: Reach) -> None:
    """Raise `RuntimeError` unless a few tests pass when an unchanged module is tried like a change."""
    path = modules_of(source)[-1]
    nothing = Change(str(path), 1, 0, 0, "", "")
    quickest = sorted(reach.seconds, key=lambda test: reach.seconds[test])[:5]
    process = start(changed_module(nothing), quickest, reach.seconds)
    process.join()
    if process.exitcode:
        raise RuntimeError("tests fail although nothing is changed")


def try_all(changes: list[Change], reach: Reach, processes: int) -> Iterator[tuple[Change, bool]]:
    """Each change, and whether the tests noticed it."""
    waiting, running = changes[::-1], dict[BaseProcess, tuple[Change, float]]()
    while waiting or running:
        while waiting and len(running) < processes:
            change = waiting.pop()
            tests = reach.tests_of(str(Path(change.path).resolve()), change.line, change.line + change.old.count("\n"))
            if not tests:
                yield change, False
                continue
            running[start(changed_module(change), tests, reach.seconds)] = (change, time.monotonic() + MOST_SECONDS)
        for process, (change, limit) in list(running.items()):
            if process.is_alive() and time.monotonic() > limit:
                os.killpg(process.pid or 0, signal.SIGKILL)
                process.join()
            if not process.is_alive():
                del running[process]
                yield change, process.exitcode != 0
        time.sleep(0.05)


def changed_module(change: Change) -> ChangedModule:
    """The module with the change."""
    path = Path(change.path)
    parts = path.with_suffix("").relative_to("src").parts
    name = ".".join(parts[:-1] if parts[-1] == "__init__" else parts)
    return ChangedModule(name, str(path.resolve()), change.apply(path.read_bytes()))


def already_tried(record: Path) -> dict[str, bool]:
    """The changes that were tried before, and whether they were noticed."""
    rows = [json.loads(line) for line in record.read_text().splitlines()] if record.exists() else []
    return {row["change"]: row["noticed"] for row in rows}


def tell(game: str, seed: int, results: list[tuple[str, bool]], commit: str, is_written: bool) -> int:
    """Print and optionally store the result."""
    unnoticed = [change for change, noticed in results if not noticed]
    share = 1 - len(unnoticed) / len(results)
    noticed = len(results) - len(unnoticed)
    print(f"{game}: {noticed} of {len(results)} changes noticed ({share:.1%}; goal {GOALS[game]:.0%})")
    if is_written:
        row = {
            "game": game,
            "commit": commit,
            "date": time.strftime("%Y-%m-%d %H:%M", time.gmtime()),
            "machine": f"{platform.machine()}, Python {platform.python_version()}",
            "seed": seed,
            "tried": len(results),
            "noticed": noticed,
            "unnoticed": unnoticed,
        }
        with RESULTS.open("a") as file:
            file.write(json.dumps(row) + "\n")
        write_page()
    return 0 if share >= GOALS[game] else 1


def write_page() -> None:
    """Put the newest result of each game on the page."""
    rows = {row["game"]: row for row in map(json.loads, RESULTS.read_text().splitlines())}
    table = ["| game | commit | noticed | goal |", "|---|---|---:|---:|"]
    for game, row in rows.items():
        share = f"{row['noticed']} of {row['tried']} ({row['noticed'] / row['tried']:.1%})"
        table.append(f"| {game} | {row['commit']} | {share} | {GOALS[game]:.0%} |")
    put("mutants", "The newest results, from `docs/mutants.jsonl`:", table, PAGE)


if __name__ == "__main__":
    sys.exit(main())
