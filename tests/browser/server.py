"""The real server for tests in the browser: one process with a database of its own, whose bots do not dawdle."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, final

import pytest

from tests.server.served import Served


@final
class Site:
    """A server that runs, and its address."""

    def __init__(self, served: Served) -> None:
        self.served = served
        self.address = f"http://127.0.0.1:{served.port}"

    def ask(self, path: str, wish: object = None, token: str = "") -> Any:
        """A request of the lobby, as no page makes it: GET, or POST if something is wished for."""
        return self.served.ask(path, wish, token)


@pytest.fixture(scope="package")
def site(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Site]:
    """One server for all tests of this folder; what they leave there must not disturb the others."""
    folder = tmp_path_factory.mktemp("site")
    with Served(f"sqlite:///{folder / 'server.db'}", folder / "log") as served:
        yield Site(served)
