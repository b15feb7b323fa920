"""The chat of a table."""

from __future__ import annotations

import time
from typing import final

from timefront.server.store.lobby_rows import LobbyRows
from timefront.server.store.records import ChatRow
from timefront.server.tables.listeners import Listener
from timefront.server.tables.messages import Viewer
from timefront.server.wire.from_server import Said

AT_ONCE = 100
"""How many lines a newcomer is sent."""


@final
class Chat:
    """The lines that everybody at a table reads."""

    def __init__(self, rows: LobbyRows, table_id: str, listeners: list[Listener]) -> None:
        """The chat of a table; `listeners` is the table's own list of its connections here."""
        self.rows = rows
        self.table_id = table_id
        self.listeners = listeners
        self._announced = -1
        """The number of the last line that was sent here."""

    async def say(self, viewer: Viewer, name: str, text: str) -> None:
        """Add a line, and send it to everybody."""
        await self.rows.say(self.table_id, viewer, name, text, time.time())
        await self.announce()

    async def recent(self) -> list[Said]:
        """The last lines."""
        rows = await self.rows.recent_chat(self.table_id, AT_ONCE)
        if rows and self._announced < 0:
            self._announced = rows[-1].number  # the first lines sent here
        return [_said(row) for row in rows]

    async def announce(self) -> None:
        """Send everybody the lines that are new to them."""
        rows = await self.rows.chat_after(self.table_id, self._announced)
        for row in rows:
            if row.number > self._announced:
                self._announced = row.number
                said = _said(row)
                for listener in [*self.listeners]:
                    listener.send(said)


def _said(row: ChatRow) -> Said:
    return Said(row.number, row.seat, row.name, row.text, row.at)
