"""The connections to a table."""

from __future__ import annotations

from typing import Protocol

from timefront.kernel.flow import NOBODY
from timefront.server.tables.messages import Viewer
from timefront.server.wire.from_server import ServerMessage


class Listener(Protocol):
    """A connection: its viewer, and the last entry that they were told of."""

    viewer: Viewer
    seen: int

    def send(self, message: ServerMessage) -> None:
        """Queue a message; never waits."""


def seat_of(listener: Listener) -> int:
    """The seat of a listener; NOBODY for a spectator."""
    return NOBODY if listener.viewer is None else listener.viewer
