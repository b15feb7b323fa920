"""Fixtures for the terminal tests."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.terminal.stage import Stage


@pytest.fixture
def stage(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Stage:
    """A new stage, on which bots do not wait."""
    monkeypatch.setenv("TIMEFRONT_HOME", str(tmp_path))
    monkeypatch.setenv("TIMEFRONT_PACE", "0")
    return Stage(tmp_path, monkeypatch)
