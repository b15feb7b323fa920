"""What docs/research.md shows works: every command and every code block, in order, with smaller numbers."""

from __future__ import annotations

import importlib.util
import os
import re
import shlex
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[1]
PAGE = ROOT / "docs" / "research.md"
BLOCKS = re.findall(r"```(python|sh) lab\n(.*?)```", PAGE.read_text(encoding="utf-8"), re.DOTALL)
TIMEFRONT = [sys.executable, "-c", "from timefront.cli import main; main()"]
NEEDS_TORCH = "examples/learn.py"


def test_everything_on_the_page_runs(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    (tmp_path / "examples").symlink_to(ROOT / "examples")
    assert {language for language, _ in BLOCKS} == {"python", "sh"}
    for language, block in BLOCKS:
        if language == "python":
            exec(compile(block, str(PAGE), "exec"), {})
        else:
            for line in block.splitlines():
                run(line)


def run(line: str) -> None:
    """Run a command from the page; the one that needs torch runs only where torch is installed."""
    first, *words = shlex.split(line)
    if words[0] == NEEDS_TORCH and importlib.util.find_spec("sb3_contrib") is None:
        return
    command = TIMEFRONT if first == "timefront" else [sys.executable]
    path = f"{Path(sys.executable).parent}:{os.environ['PATH']}"
    environment = os.environ | {"PATH": path, "PYTHONPATH": str(ROOT / "src")}
    ran = subprocess.run([*command, *smaller(words)], env=environment, capture_output=True, text=True, check=False)
    assert ran.returncode == 0, f"{line}: {ran.stderr}"


def smaller(words: list[str]) -> list[str]:
    """The same command with fewer games, and fewer positions for an example's search."""
    befores = ["", *words[:-1]]
    return [_fewer(before, word) for before, word in zip(befores, words, strict=True)]


def _fewer(before: str, word: str) -> str:
    if not word.isdigit():
        return word
    if before in ("--games", "--worth", "--ladder"):
        return "2" if before == "--games" else "1"
    return "1" if before.startswith("examples/") else "10" if before == "easy" else word
