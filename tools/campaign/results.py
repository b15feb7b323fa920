"""The results of the campaign: a row for each portion, with its commit; the portions of a part add up to its goal."""

from __future__ import annotations

import json
import os
import platform
from dataclasses import dataclass, field
from datetime import UTC, datetime
from pathlib import Path
from typing import Any, final

from bench.pages import measured_commit, put
from timefront.kernel import flow

ROOT = Path(__file__).resolve().parents[2]
RESULTS = ROOT / "docs" / "campaign.jsonl"
PAGE = ROOT / "docs" / "campaign.md"
MOST_TOLD = 20
"""How many findings of a portion are stored verbatim."""
LONGEST = 3000
"""How many characters of a finding are stored; paths of the machine are left out."""
Row = dict[str, Any]


@final
@dataclass
class Portion:
    """The result of a portion: how much it counts for the goal, other counts, and the findings."""

    count: int
    counts: dict[str, int] = field(default_factory=dict)
    findings: list[str] = field(default_factory=list)
    worst_wait_ms: float | None = None
    """The longest wait of a bystander, if there was one."""


def rows_in(results: Path) -> list[Row]:
    """The rows so far."""
    return [json.loads(line) for line in results.read_text().splitlines()] if results.exists() else []


def done(rows: list[Row], part: str) -> int:
    """How much of a part is done: a portion in which anything was found does not count."""
    return sum(row["count"] for row in rows if row["part"] == part and not row["findings"])


def next_portion(rows: list[Row], part: str) -> int:
    """The number of a part's next portion, from which its seed follows."""
    return sum(row["part"] == part for row in rows)


def add(results: Path, part: str, portion: Portion, seconds: float) -> Row:
    """Append a portion."""
    row: Row = {
        "part": part,
        "portion": next_portion(rows_in(results), part),
        "commit": measured_commit("src"),
        "date": datetime.now(UTC).strftime("%Y-%m-%d %H:%M"),
        "machine": machine(),
        "seconds": round(seconds),
        "count": portion.count,
        "counts": portion.counts,
        "worst_wait_ms": None if portion.worst_wait_ms is None else round(portion.worst_wait_ms, 1),
        "findings": len(portion.findings),
        "told": [finding.replace(f"{ROOT}/", "")[:LONGEST] for finding in portion.findings[:MOST_TOLD]],
    }
    with results.open("a") as file:
        print(json.dumps(row), file=file, flush=True)
    return row


def machine() -> str:
    """A description of the machine."""
    build = "interpreted" if (flow.__file__ or "").endswith(".py") else "compiled"
    return f"{platform.machine()}, {os.cpu_count()} cores, Python {platform.python_version()}, {build}"


def write_page(rows: list[Row], goals: dict[str, int], page: Path = PAGE) -> None:
    """Write the sums and the portions into the page."""
    lines = [
        "| part | done | goal | portions | commits | findings | longest wait |",
        "|---|---:|---:|---:|---|---:|---:|",
    ]
    for part, goal in goals.items():
        lines.append(_summed(part, goal, [row for row in rows if row["part"] == part]))
    put("campaign", "Up to now, as summed up from `docs/campaign.jsonl`:", lines, page)


def _summed(part: str, goal: int, rows: list[Row]) -> str:
    waits = [row["worst_wait_ms"] for row in rows if row["worst_wait_ms"] is not None]
    commits = ", ".join(dict.fromkeys(row["commit"] for row in rows))
    wait = f"{max(waits):.0f} ms" if waits else ""
    findings = sum(row["findings"] for row in rows)
    return f"| {part} | {done(rows, part):,} | {goal:,} | {len(rows)} | {commits} | {findings} | {wait} |"
