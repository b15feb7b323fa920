"""A database's notes about itself: how time is counted, a key for addresses, and that it can still be written to."""

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
"""Enough to need new space on the disk: a few bytes might fit into an existing page."""


@final
class Notes:
    """The notes. Every method is at most two transactions."""

    def __init__(self, database: Database, timeline: Timeline) -> None:
        self.database = database
        self.timeline = timeline
        self._maker_key = b""

    async def prepare(self) -> None:
        """Read the notes of other processes, or write them."""
        self._maker_key = await self._kept(MAKER_KEY, lambda _: os.urandom(KEY_BYTES))
        started = start_of_machine()
        if started:
            kept = await self._kept(f"time {started}", self._first_offset)
            self.timeline.offset = struct.unpack("<d", kept)[0]

    async def recall_time(self) -> None:
        """Count time as this machine's servers do, if there are any; nothing is written."""
        query = select(notes.c.value).where(notes.c.name == f"time {start_of_machine()}")
        kept = await self.database.read(lambda connection: connection.execute(query).scalar())
        if kept is not None:
            self.timeline.offset = struct.unpack("<d", kept)[0]

    def _first_offset(self, connection: Connection) -> bytes:
        """Tie the machine's count to the date; a date before the last one noted is wrong."""
        is_running = tables.c.clock_running >= 0
        latest = connection.execute(select(func.max(tables.c.clock_since)).where(is_running)).scalar() or 0.0
        return struct.pack("<d", max(self.timeline.offset, latest - ticks()))

    async def _kept(self, name: str, make: Callable[[Connection], bytes]) -> bytes:
        """A note that is written once; the first one is valid for all."""
        query = select(notes.c.value).where(notes.c.name == name)

        def keep(connection: Connection) -> None:
            if connection.execute(query).first() is None:
                connection.execute(insert(notes), {"name": name, "value": make(connection)})

        with suppress(IntegrityError):  # somebody else kept it at the same moment
            await self.database.write(keep)
        kept: bytes = await self.database.read(lambda connection: connection.execute(query).scalar_one())
        return kept

    def maker_of(self, address: str) -> str:
        """The maker in whose quota something counts: an unreadable form of an address; empty for this machine's own."""
        known = address_in(address)
        if not address or (known is not None and known.is_loopback):
            return ""
        return hmac.new(self._maker_key, household_of(address).encode(), hashlib.sha256).hexdigest()[:32]

    async def beat(self) -> None:
        """Write something that needs space, as a move does; raises if a move would."""
        pulse = os.urandom(PULSE_BYTES)

        def write(connection: Connection) -> None:
            changed = connection.execute(update(notes).where(notes.c.name == PULSE).values(value=pulse))
            if changed.rowcount == 0:
                connection.execute(insert(notes), {"name": PULSE, "value": pulse})

        with suppress(IntegrityError):  # another worker wrote at the same time
            await self.database.write(write)
