"""What a database notes about itself: how time is counted, a key for addresses, and that it can still be written."""

from __future__ import annotations

import hashlib
import hmac
import os
import struct
from collections.abc import Callable
from contextlib import suppress
from typing import final

from sqlalchemy import Connection, func, insert, select, update
from sqlalchemy.exc import IntegrityError

from timefront.server.store.database import Database
from timefront.server.store.schema import notes, tables
from timefront.server.store.timeline import Timeline, start_of_machine, ticks
from timefront.server.wire.hosts import address_in, household_of

MAKER_KEY, PULSE = "maker-key", "pulse"
KEY_BYTES = 32
PULSE_BYTES = 16_384
"""Enough to need new room on the disk: a few bytes may fit into a page that is there."""


@final
class Notes:
    """The notes. Every method is at most two transactions."""

    def __init__(self, database: Database, timeline: Timeline) -> None:
        self.database = database
        self.timeline = timeline
        self._maker_key = b""

    async def prepare(self) -> None:
        """Take over what other processes have noted, or note it for them."""
        self._maker_key = await self._kept(MAKER_KEY, lambda _: os.urandom(KEY_BYTES))
        started = start_of_machine()
        if started:
            kept = await self._kept(f"time {started}", self._first_offset)
            self.timeline.offset = struct.unpack("<d", kept)[0]

    async def recall_time(self) -> None:
        """Count time as the servers of this machine do, if there is one; nothing is written."""
        query = select(notes.c.value).where(notes.c.name == f"time {start_of_machine()}")
        kept = await self.database.read(lambda connection: connection.execute(query).scalar())
        if kept is not None:
            self.timeline.offset = struct.unpack("<d", kept)[0]

    def _first_offset(self, connection: Connection) -> bytes:
        """The date ties the machine's count to the others'; a date before the last that was noted is wrong."""
        is_running = tables.c.clock_running >= 0
        latest = connection.execute(select(func.max(tables.c.clock_since)).where(is_running)).scalar() or 0.0
        return struct.pack("<d", max(self.timeline.offset, latest - ticks()))

    async def _kept(self, name: str, make: Callable[[Connection], bytes]) -> bytes:
        """A note that is written once: the first counts for all."""
        query = select(notes.c.value).where(notes.c.name == name)

        def keep(connection: Connection) -> None:
            if connection.execute(query).first() is None:
                connection.execute(insert(notes), {"name": name, "value": make(connection)})

        with suppress(IntegrityError):  # somebody else kept it at the same moment
            await self.database.write(keep)
        kept: bytes = await self.database.read(lambda connection: connection.execute(query).scalar_one())
        return kept

    def maker_of(self, address: str) -> str:
        """Whose quota something counts in: an address, as nobody can read it; nothing for this machine's own."""
        known = address_in(address)
        if not address or (known is not None and known.is_loopback):
            return ""
        return hmac.new(self._maker_key, household_of(address).encode(), hashlib.sha256).hexdigest()[:32]

    async def beat(self) -> None:
        """Write something that needs room, as a move does; raises where a move would."""
        pulse = os.urandom(PULSE_BYTES)

        def write(connection: Connection) -> None:
            changed = connection.execute(update(notes).where(notes.c.name == PULSE).values(value=pulse))
            if changed.rowcount == 0:
                connection.execute(insert(notes), {"name": PULSE, "value": pulse})

        with suppress(IntegrityError):  # another worker's was written at the same moment
            await self.database.write(write)
