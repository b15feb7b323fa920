"""Fixtures for the tests of the command line."""

from __future__ import annotations

import shutil
from pathlib import Path

import pytest

from tests.cli.running import Ran, Runs
from tests.match.matches import DUEL
from timefront.cli import run


@pytest.fixture
def timefront(capsys: pytest.CaptureFixture[str]) -> Runs:
    """Runs a command."""

    def ran(*words: str | Path) -> Ran:
        capsys.readouterr()
        status = run([str(word) for word in words])
        heard = capsys.readouterr()
        return Ran(status, heard.out, heard.err)

    return ran


@pytest.fixture
def pack(tmp_path: Path) -> Path:
    """A copy of the built-in pack."""
    shutil.copytree(DUEL.folder / "pack", tmp_path / "pack")
    return tmp_path / "pack"
