"""The ids of the tests and of the rules that they prove, none of which may be lost."""

from __future__ import annotations

import re
import subprocess
import sys
from collections.abc import Iterable
from pathlib import Path

from timefront.coverage import proofs

ROOT = Path(__file__).resolve().parents[2]


def test_ids() -> list[str]:
    """The ids of all tests, without file paths, because files may move."""
    plainly = [
        "-o",
        "addopts=--import-mode=importlib",
        "-p",
        "no:randomly",
        "-p",
        "no:valkey",
        "-p",
        "no:cacheprovider",
    ]
    collect = [sys.executable, "-m", "pytest", "--collect-only", "-q", *plainly, "tests"]
    printed = subprocess.run(collect, cwd=ROOT, check=True, capture_output=True, text=True).stdout
    return sorted(line.partition("::")[2] for line in printed.splitlines() if "::" in line)


def without_lines(ids: Iterable[str]) -> list[str]:
    """The ids without the line numbers of code blocks in pages, since every edit of a page moves them."""
    return [re.sub(r"(?<=\.md):\d+", "", name) for name in ids]


def proved_rules() -> list[str]:
    """The rules that the last complete test run proved."""
    proved = proofs(ROOT / "build" / "rule-coverage.json")
    if proved is None:
        raise SystemExit("First run the tests: they note which rules they prove.")
    return sorted(rule for rule, tests in proved.items() if tests)
