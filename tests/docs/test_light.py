"""The repository stays light: committed files that are not source."""

from __future__ import annotations

from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
HEAVY = ("docs/pictures", "tests/golden")
MOST_BYTES = 15_000_000


def test_pictures_and_golden_journals_stay_below_15_MB() -> None:
    sizes = {folder: sum(path.stat().st_size for path in (ROOT / folder).rglob("*")) for folder in HEAVY}
    assert all(sizes.values())
    assert sum(sizes.values()) < MOST_BYTES, sizes
