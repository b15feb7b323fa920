"""The real server for browser tests: one process with its own database, whose bots answer fast and whose dice fall
the same whenever the same is done, so that a failing test fails again.

With TIMEFRONT_TEST_DICE=free they fall as they do for players."""

from __future__ import annotations

import os
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any, final

import pytest

from tests.server.served import COMMAND, Served

PROGRAM = """#!{python}
import base64
import os
import secrets
import sys

secrets.token_hex = lambda count: "5e" * count
secrets.token_bytes = lambda count: b"\\x5e" * count
secrets.token_urlsafe = lambda count: base64.urlsafe_b64encode(os.urandom(count)).decode()  # still one for each seat
from timefront.cli import main

if __name__ == "__main__":
    sys.exit(main())
"""
"""The command `timefront` whose server always gives the same share of chance, and whose bots always choose alike."""


@final
class Site:
    """A running server and its address."""

    def __init__(self, served: Served) -> None:
        self.served = served
        self.address = f"http://127.0.0.1:{served.port}"

    def ask(self, path: str, wish: object = None, token: str = "") -> Any:
        """A request to the lobby that no page makes: GET, or POST if there is a body."""
        return self.served.ask(path, wish, token)


@pytest.fixture(scope="package")
def site(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Site]:
    """One server for all tests of this folder; what a test leaves there must not disturb the others."""
    folder = tmp_path_factory.mktemp("site")
    program = COMMAND if os.environ.get("TIMEFRONT_TEST_DICE") == "free" else repeatable(folder)
    with Served(f"sqlite:///{folder / 'server.db'}", folder / "log", program=program) as served:
        yield Site(served)


def repeatable(folder: Path) -> Path:
    """A command in a folder that serves games whose dice always fall the same."""
    program = folder / "timefront"
    program.write_text(PROGRAM.format(python=sys.executable), encoding="utf-8")
    program.chmod(0o755)
    return program
