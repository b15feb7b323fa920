"""Fixtures for the command-line tests."""

from __future__ import annotations

import shutil
import sys
import webbrowser
from pathlib import Path

import pytest

from tests.cli.running import Ran, Runs, Terminal
from tests.match.matches import DUEL
from timefront.cli import run, serving


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
def opened(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """The addresses that the browser was sent to. Timefront seems to be running already, so that no test starts it."""
    addresses: list[str] = []
    monkeypatch.setenv("BROWSER", "some-browser")
    monkeypatch.setattr(webbrowser, "open", addresses.append)
    monkeypatch.setattr(serving, "is_timefront", lambda address: True)
    return addresses


@pytest.fixture
def types(timefront: Runs, monkeypatch: pytest.MonkeyPatch, opened: list[str]) -> Runs:
    """Runs the program without a command at a terminal and types lines."""

    def typed(*lines: str) -> Ran:
        monkeypatch.setattr(sys, "stdin", Terminal(*lines))
        return timefront()

    return typed


@pytest.fixture
def pack(tmp_path: Path) -> Path:
    """A copy of the built-in pack."""
    shutil.copytree(DUEL.folder / "pack", tmp_path / "pack")
    return tmp_path / "pack"
