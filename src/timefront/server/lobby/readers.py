"""Processes that read what strangers bring: a few at once, each with a deadline, and one for an address at a time."""

from __future__ import annotations

import asyncio
import logging
from typing import final

import msgspec

from timefront.server.lobby.reading import Found, Refused, ToRead, read, settle_reader
from timefront.server.thinking.processes import ProcessFailed, SupervisedProcess, Work, start_forkserver
from timefront.server.wire.errors import Denied
from timefront.texts.phrasing import Phrase

PROCESSES = 3
"""So many things are read at once."""
TASKS_PER_PROCESS = 20
"""A process remembers the packs that it has read; after so many tasks it makes way for a fresh one."""
READ_SECONDS = 30.0
"""How long the reading of something may take, however busy the machine is; `reading.WORK_SECONDS` limits the work."""
WAITING_OF_ADDRESS = 4
"""So many things of one address may be read or wait for it."""
WAITING = 32
"""So many things of all addresses may be read or wait for it."""
log = logging.getLogger("timefront.server")


class Unusable(Exception):
    """What was brought cannot be used; `refused` says why."""

    def __init__(self, refused: Refused) -> None:
        super().__init__(refused.phrase.key)
        self.refused = refused


@final
class Readers:
    """The processes, started when they are needed, and the lines in front of them: one for each address."""

    def __init__(self, work: Work = read, seconds: float = READ_SECONDS) -> None:
        """Processes that read; a test may want them to do something else."""
        self._seconds = seconds
        self._readers = [SupervisedProcess(work, TASKS_PER_PROCESS, settle_reader) for _ in range(PROCESSES)]
        self._free: asyncio.Queue[SupervisedProcess] = asyncio.Queue()
        for reader in self._readers:
            self._free.put_nowait(reader)
        self._lines: dict[str, _Line] = {}

    async def stop(self) -> None:
        """End the processes for good, whatever they are doing."""
        await asyncio.gather(*(asyncio.to_thread(reader.stop) for reader in self._readers))

    async def read(self, address: str, brought: ToRead) -> Found:
        """What is found in something that an address brings; `Unusable` or `Denied` if it cannot be used."""
        line = self._lines.setdefault(address, _Line())
        if line.length >= WAITING_OF_ADDRESS or sum(other.length for other in self._lines.values()) >= WAITING:
            raise Denied("too-many-requests", 429)
        line.length += 1
        try:
            async with line.lock:
                found = await self._read(brought)
        finally:
            line.length -= 1
            if not line.length:
                del self._lines[address]
        if isinstance(found, Refused):
            raise Unusable(found)
        return found

    async def _read(self, brought: ToRead) -> Found:
        data = msgspec.msgpack.encode(brought)
        reader = await self._free.get()
        try:
            await asyncio.to_thread(start_forkserver)
            answered = await reader.work(data, self._seconds)
        except ProcessFailed as failure:
            log.warning("What somebody brought could not be read: the reader %s.", failure)
            return Refused(413, Phrase("error-too-much-to-read"))
        finally:
            self._free.put_nowait(reader)
        return msgspec.json.decode(answered, type=Found)  # type: ignore[no-any-return]


class _Line:
    """Those of one address who wait."""

    def __init__(self) -> None:
        self.lock = asyncio.Lock()
        self.length = 0
