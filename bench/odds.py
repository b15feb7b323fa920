"""The odds of Joan of Arc's attacks: how many are exact compared with before, and how long 6 against 6 takes.

    python -m bench.odds [--attacks N] [--fights N] [--compiled] [--write]

The attacks come from games between greedy bots, in every scenario. All times, including the time limit of the odds, are
processor time, because the machine may be shared. `--compiled` plays and measures in the compiled form, which must
exist (`make compile`). Exit status 1 if a promise does not hold: no fewer exact odds than before, a first answer within
50 ms that says how certain it is, and within a second odds that are exact or certain to 5 points. `--write` puts the
shares into docs/odds.md and the times into docs/performance.md.
"""

from __future__ import annotations

import argparse
import json
import os
import platform
import subprocess
import sys
from pathlib import Path
from statistics import quantiles
from typing import Any

from bench.load import COMPILED
from bench.pages import ROOT, measured_commit, put
from tools.compile import is_up_to_date

BEFORE = {
    "foragers": {"at once": 0.80, "closely": 0.80},
    "patay": {"at once": 0.60, "closely": 0.75},
    "fierbois": {"at once": 0.20, "closely": 0.65},
}
"""What share of 20 attacks of greedy games had exact odds before there were any for what the pointer is on, at once and
when looked at closely. The history of that time was condensed, so its commit cannot be measured again."""
FIRST_MS, CLOSER_MS, POINTS = 50.0, 1000.0, 5.0
PLAYER = Path(__file__).with_name("odds_player.py")
PAGE = ROOT / "docs" / "odds.md"

Shares = dict[str, dict[str, int]]
Rows = list[dict[str, float]]


def main() -> int:
    """Measure, print, and judge."""
    parser = argparse.ArgumentParser(description="Measure the odds of Joan of Arc's attacks.")
    parser.add_argument("--attacks", type=int, default=60, help="attacks of each scenario")
    parser.add_argument("--fights", type=int, default=60, help="attacks of 6 against 6")
    parser.add_argument("--compiled", action="store_true")
    parser.add_argument("--write", action="store_true")
    arguments = parser.parse_args()
    if arguments.compiled and not is_up_to_date():
        raise SystemExit("There is no compiled form of the sources as they are: make compile makes it.")
    package = COMPILED if arguments.compiled else ROOT / "src"
    rows: Rows = told(package, "speed", str(arguments.fights))
    shares: Shares = {scenario: told(package, "share", scenario, str(arguments.attacks)) for scenario in BEFORE}
    share_page, speed_page = share_lines(shares), speed_lines(rows)
    print("\n".join([*share_page, "", *speed_page]))
    if arguments.write:
        build = "compiled" if arguments.compiled else "interpreted"
        said = (
            f"`python -m bench.odds` at commit {measured_commit('src')}, Python {platform.python_version()}, {build}:"
        )
        put("odds-exact", said, share_page, PAGE)
        put("odds", said, speed_page)
    return 0 if is_as_exact(shares) and all(promises(rows)) else 1


def told(package: Path, *arguments: str) -> Any:
    """What the player reports about the package."""
    run = subprocess.run(
        [sys.executable, str(PLAYER), *arguments],
        env={**os.environ, "PYTHONPATH": str(package)},
        stdout=subprocess.PIPE,
        text=True,
        check=True,
    )
    return json.loads(run.stdout)


# The share of exact odds


def is_as_exact(shares: Shares) -> bool:
    """Whether no scenario has fewer exact odds than before."""
    return all(
        shares[scenario][kind] >= share * shares[scenario]["attacks"]
        for scenario, before in BEFORE.items()
        for kind, share in before.items()
    )


def share_lines(shares: Shares) -> list[str]:
    """The shares as a Markdown table."""
    lines = [
        "| attacks of greedy games | exact at once, before | now | exact when looked at closely, before | now |",
        "|---|---:|---:|---:|---:|",
    ]
    for scenario, before in BEFORE.items():
        now = shares[scenario]
        cells = [
            cell
            for kind, share in before.items()
            for cell in (f"{percent(share, 1)} of 20", f"{percent(now[kind], now['attacks'])} of {now['attacks']}")
        ]
        lines.append(f"| {scenario} | " + " | ".join(cells) + " |")
    return lines


def percent(part: float, whole: int) -> str:
    """A share in whole percent."""
    return f"{round(100 * part / whole)} %"


# Six against six


def promises(rows: Rows) -> tuple[bool, bool]:
    """Whether nine in ten first answers come within 50 ms, and nine in ten closer ones are certain enough in 1 s."""
    sure = [row["closer ms"] <= CLOSER_MS and row["closer reach"] <= POINTS for row in rows]
    return deciles([row["first ms"] for row in rows])[8] <= FIRST_MS, sum(sure) >= 0.9 * len(rows)


def deciles(figures: list[float]) -> list[float]:
    """The deciles: one tenth, two tenths and so on are no greater than these."""
    return quantiles(figures, n=10, method="inclusive")


def speed_lines(rows: Rows) -> list[str]:
    """The times as a Markdown table."""
    lines = ["| 6 against 6 | in the middle | nine of ten | most |", "|---|---:|---:|---:|"]
    for name, key, unit in (
        ("first answer", "first ms", "ms"),
        ("which may be off by", "first reach", "points"),
        ("closer answer", "closer ms", "ms"),
        ("which may be off by", "closer reach", "points"),
    ):
        figures = [row[key] for row in rows]
        of_ten = deciles(figures)
        lines.append(f"| {name} | {of_ten[4]:.1f} {unit} | {of_ten[8]:.1f} {unit} | {max(figures):.1f} {unit} |")
    exact = [sum(row[key] for row in rows) for key in ("first exact", "closer exact")]
    first, closer = promises(rows)
    return [
        *lines,
        "",
        f"Of {len(rows)} random attacks {percent(exact[0], len(rows))} have exact odds at once, "
        f"{percent(exact[1], len(rows))} within a second. Promised: the first answer within {FIRST_MS:.0f} ms "
        f"({'holds' if first else 'does not hold'} for nine of ten), and within {CLOSER_MS / 1000:.0f} s exact or sure "
        f"to {POINTS:.0f} points ({'holds' if closer else 'does not hold'} for nine of ten).",
    ]


if __name__ == "__main__":
    sys.exit(main())
