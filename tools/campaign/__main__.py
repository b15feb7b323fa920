"""Run portions of the campaign and add them to docs/campaign.jsonl and docs/campaign.md.

    make campaign CAMPAIGN_FLAGS="kills --count 50"     (python -m tools.campaign [PART] [--count N] [--portions N])

Without a part, all of them are continued, a portion at a time, until the goals are reached; portions already in the
results are not repeated. The exit status is 1 if anything was found.
"""

from __future__ import annotations

import argparse
import json
import sys
import tempfile
import time
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path
from typing import final

from tools.campaign.full import filled_up
from tools.campaign.hostile import besieged
from tools.campaign.kills import killed_on_postgresql, killed_on_sqlite
from tools.campaign.power import cut_power
from tools.campaign.results import RESULTS, Portion, add, done, next_portion, rows_in, write_page
from tools.campaign.twins import secretive, twins_of


@final
@dataclass(frozen=True)
class Part:
    """A part of the campaign: the function that does a portion in an empty folder, its goal, and the portions' size."""

    do: Callable[[Path, int, int], Portion]
    goal: int
    portion: int


PARTS = {
    "kills": Part(killed_on_sqlite, 1_000, 25),
    "kills-postgresql": Part(killed_on_postgresql, 100, 10),
    "power": Part(cut_power, 300, 50),
    "hostile": Part(besieged, 1_000_000, 20_000),
    **{f"twins-{name}": Part(twins_of(name), 10_000, 500) for name in secretive()},
    "full": Part(filled_up, 30, 6),
}


def main(wish: list[str] | None = None, results: Path = RESULTS, parts: dict[str, Part] = PARTS) -> int:
    """Do portions; the exit status is 1 if anything was found."""
    parser = argparse.ArgumentParser(description="Run portions of the campaign.")
    parser.add_argument("part", nargs="?", choices=[*parts])
    parser.add_argument("--count", type=int, default=0, help="how much a portion does")
    parser.add_argument("--portions", type=int, default=0, help="how many portions; all that are missing if not given")
    wished = parser.parse_args(wish)
    left = wished.portions or sys.maxsize
    findings = 0
    while left and (part := next_part(results, parts, wished.part)):
        findings += do_portion(results, part, parts[part], wished.count)
        left -= 1
    if results == RESULTS:
        write_page(rows_in(results), {name: part.goal for name, part in parts.items()})
    return 1 if findings else 0


def next_part(results: Path, parts: dict[str, Part], wished: str | None) -> str:
    """The part that is furthest from its goal; empty if all goals are reached."""
    rows = rows_in(results)
    shares = {name: done(rows, name) / parts[name].goal for name in ([wished] if wished else parts)}
    name = min(shares, key=lambda name: shares[name])
    return name if shares[name] < 1 else ""


def do_portion(results: Path, name: str, part: Part, count: int) -> int:
    """Do a portion, but no more than is missing, and add it to the results; returns the number of findings."""
    rows = rows_in(results)
    missing = part.goal - done(rows, name)
    seed = 1 + next_portion(rows, name)
    began = time.monotonic()
    with tempfile.TemporaryDirectory(prefix="timefront-campaign-") as folder:
        portion = part.do(Path(folder), seed, min(count or part.portion, missing))
    row = add(results, name, portion, time.monotonic() - began)
    print(json.dumps(row), flush=True)
    return len(portion.findings)


if __name__ == "__main__":
    sys.exit(main())
