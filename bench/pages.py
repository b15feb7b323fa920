"""Figures in the pages of docs/: each table is between two marks and is completely replaced."""

from __future__ import annotations

import subprocess
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
PERFORMANCE = ROOT / "docs" / "performance.md"
KEPT = ROOT / "bench" / "kept"
"""Results of series that take many hours: they belong to the repository, so that any machine can continue them."""


def put(mark: str, note: str, lines: list[str], page: Path = PERFORMANCE) -> None:
    """Put a note and a table between the marks `<!-- mark -->` and `<!-- /mark -->` of a page."""
    before, opening, rest = page.read_text(encoding="utf-8").partition(f"<!-- {mark} -->\n")
    _, closing, after = rest.partition(f"<!-- /{mark} -->\n")
    if not (opening and closing):
        raise SystemExit(f"{page.name} has no marks {mark!r}")
    body = "\n".join([note, "", *lines, ""])
    page.write_text(before + opening + body + closing + after, encoding="utf-8")


def commit() -> str:
    """The measured commit, for readers who want to repeat the measurement."""
    said = subprocess.run(["git", "rev-parse", "--short", "HEAD"], cwd=ROOT, capture_output=True, text=True).stdout
    return said.strip()


def measured_commit(*paths: str) -> str:
    """The commit, with a + if something in these paths has changed since."""
    changes = subprocess.run(["git", "status", "--porcelain", *paths], cwd=ROOT, capture_output=True, text=True).stdout
    return commit() + ("+" if changes else "")
