"""Those who are connected to a table."""

from __future__ import annotations

from typing import Protocol

from timefront.kernel.flow import NOBODY
from timefront.server.tables.messages import Viewer
from timefront.server.wire.from_server import ServerMessage


class Listener(Protocol):
    """Somebody who is connected: who it is, and the last entry that they were told of."""

    viewer: Viewer
    seen: int

    def send(self, message: ServerMessage) -> None:
        """Send a message when there is time for it; never waits."""


def seat_of(listener: Listener) -> int:
    """The seat of a listener; NOBODY for who watches."""
    return NOBODY if listener.viewer is None else listener.viewer
