"""Whether the server works: its database answers and can be written to."""

from __future__ import annotations

import asyncio
import logging
import time
from typing import final

from msgspec import Struct

import timefront
from timefront.server.store.database import reason_of
from timefront.server.store.ledger import Ledger

PATIENCE = 5.0
"""How many seconds the database may take to answer."""
WRITE_EVERY = 5.0
"""The least seconds between two test writes, however many ask, because writing waits for the disk."""
log = logging.getLogger("timefront.server")


class Health(Struct):
    """The version of the program, and whether its database answers and can be written to."""

    timefront: str
    database: bool
    writable: bool

    @property
    def is_well(self) -> bool:
        """Whether the server can be used."""
        return self.database and self.writable


@final
class Pulse:
    """Checks a worker's database."""

    def __init__(self, ledger: Ledger) -> None:
        self._ledger = ledger
        self._is_writable = False
        self._written_at = float("-inf")
        self._writing = asyncio.Lock()

    async def health(self) -> Health:
        """The health now; whether the database can be written to may be some seconds old."""
        try:
            async with asyncio.timeout(PATIENCE):
                await self._ledger.journals.last_numbers([])
        except Exception:  # whatever the error, the database cannot be used
            return Health(timefront.__version__, False, False)
        async with self._writing:
            if time.monotonic() - self._written_at >= WRITE_EVERY:
                self._is_writable = await self._writes()
                self._written_at = time.monotonic()
            return Health(timefront.__version__, True, self._is_writable)

    async def _writes(self) -> bool:
        try:
            async with asyncio.timeout(PATIENCE):
                await self._ledger.notes.beat()
        except Exception as error:
            log.warning("The database cannot be written: %s.", reason_of(error))
            return False
        return True
