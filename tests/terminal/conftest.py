"""What the terminal's tests share."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.terminal.stage import Stage


@pytest.fixture
def stage(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Stage:
    """A stage of its own, where bots do not dawdle."""
    monkeypatch.setenv("TIMEFRONT_HOME", str(tmp_path))
    monkeypatch.setenv("TIMEFRONT_PACE", "0")
    return Stage(tmp_path, monkeypatch)
