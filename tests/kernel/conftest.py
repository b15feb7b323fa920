"""Fixtures for the kernel tests."""

from __future__ import annotations

import pytest

from timefront.kernel.rulebook import WITNESS


@pytest.fixture
def heard(monkeypatch: pytest.MonkeyPatch) -> list[tuple[str, str]]:
    """Every rule id that is executed in a test, and where."""
    citations: list[tuple[str, str]] = []
    monkeypatch.setattr(WITNESS, "listener", lambda rule_id, where: citations.append((rule_id, where)))
    return citations
