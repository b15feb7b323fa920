"""Processes that read uploads: a few at once, each with a deadline, and one at a time for each address."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import final

import msgspec

from timefront.server.lobby.reading import Found, Refused, ToRead, read, settle_reader
from timefront.server.thinking.processes import ProcessFailed, SupervisedProcess, Work, start_forkserver
from timefront.server.wire.errors import Denied
from timefront.texts.phrasing import Phrase

PROCESSES = 3
"""How many uploads are read at once."""
TASKS_PER_PROCESS = 20
"""How many tasks a process does before it is replaced: it caches the packs that it has read."""
READ_SECONDS = 30.0
"""How long reading may take, however busy the machine is; `reading.WORK_SECONDS` limits the actual work."""
WAITING_OF_ADDRESS = 4
"""How many uploads from one address may be read or wait."""
WAITING = 32
"""How many uploads from all addresses may be read or wait."""
log = logging.getLogger("timefront.server")


class Unusable(Exception):
    """An upload cannot be used; `refused` says why."""

    def __init__(self, refused: Refused) -> None:
        super().__init__(refused.phrase.key)
        self.refused = refused


@final
class Readers:
    """The processes, started when needed, and a queue for each address."""

    def __init__(self, work: Work = read, seconds: float = READ_SECONDS) -> None:
        """Tests can give the processes other work than reading."""
        self._seconds = seconds
        self._readers = [SupervisedProcess(work, TASKS_PER_PROCESS, settle_reader) for _ in range(PROCESSES)]
        self._free: asyncio.Queue[SupervisedProcess] = asyncio.Queue()
        for reader in self._readers:
            self._free.put_nowait(reader)
        self._lines: dict[str, _Line] = {}

    async def stop(self) -> None:
        """Stop the processes for good, whatever they are doing."""
        await asyncio.gather(*(asyncio.to_thread(reader.stop) for reader in self._readers))

    async def read(self, address: str, brought: ToRead) -> Found:
        """Read an upload from an address; `Unusable` or `Denied` if it cannot be used."""
        async with self.turn_of(address):
            found = await self._read(brought)
        if isinstance(found, Refused):
            raise Unusable(found)
        return found

    @asynccontextmanager
    async def turn_of(self, address: str) -> AsyncIterator[None]:
        """Wait until nothing else is read for an address; `Denied` if too much waits already."""
        line = self._lines.setdefault(address, _Line())
        if line.length >= WAITING_OF_ADDRESS or sum(other.length for other in self._lines.values()) >= WAITING:
            raise Denied("too-many-requests", 429)
        line.length += 1
        try:
            async with line.lock:
                yield
        finally:
            line.length -= 1
            if not line.length:
                del self._lines[address]

    async def _read(self, brought: ToRead) -> Found:
        data = msgspec.msgpack.encode(brought)
        reader = await self._free.get()
        try:
            await asyncio.to_thread(start_forkserver)
            answered = await reader.work(data, self._seconds)
        except ProcessFailed as failure:
            log.warning("An upload could not be read: the reader %s.", failure)
            return Refused(413, Phrase("error-too-much-to-read"))
        finally:
            self._free.put_nowait(reader)
        return msgspec.json.decode(answered, type=Found)  # type: ignore[no-any-return]


class _Line:
    """The waiting uploads of one address."""

    def __init__(self) -> None:
        self.lock = asyncio.Lock()
        self.length = 0
