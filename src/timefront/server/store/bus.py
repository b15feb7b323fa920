"""Notices between workers that a table has changed. They hold only its id and may be lost: the database decides.

The publisher is notified too. After a lost connection all listeners are told to look at every table.
"""

from __future__ import annotations

import asyncio
import logging
from abc import ABC, abstractmethod
from collections.abc import Awaitable, Callable
from contextlib import suppress
from typing import final

import asyncpg  # type: ignore[import-untyped]

from timefront.server.store.database import log_failure, plain_url
from timefront.server.wire.errors import BusUnreachable

CHANNEL = "timefront"
EVERY_TABLE = "*"
"""In place of a table's id: notices may have been lost, so look at every open table."""
FIRST_PAUSE = 0.1
LONGEST_PAUSE = 5.0
PROBE_EVERY = 10.0
"""Seconds after which a silent connection is probed."""
PATIENCE = 5.0
"""How many seconds to wait for a server's answer."""

CLOSED = (RuntimeError,)
"""What uvloop raises for a write to a connection that another task has just closed."""
Listener = Callable[[str], Awaitable[None]]
logger = logging.getLogger("timefront.server.bus")


class Bus(ABC):
    """Tells all workers which tables have changed."""

    has_others = True
    """Whether there can be other workers."""

    @abstractmethod
    async def start(self, listener: Listener) -> None:
        """Call the listener for every notice from now on."""

    @abstractmethod
    async def publish(self, table_id: str) -> None:
        """Tell all workers, this one too, that a table has changed. Never fails: a notice may be lost."""

    @abstractmethod
    async def stop(self) -> None:
        """Stop listening."""


@final
class Deliveries:
    """Calls a listener, once at a time for each table: all notices that arrive meanwhile make one more call."""

    def __init__(self, listener: Listener) -> None:
        self._listener = listener
        self._calls: dict[str, asyncio.Task[None]] = {}
        self._again: set[str] = set()

    def notice(self, table_id: str) -> None:
        """Call the listener soon."""
        if table_id in self._calls:
            self._again.add(table_id)
        else:
            self._calls[table_id] = asyncio.create_task(self._call(table_id))

    async def _call(self, table_id: str) -> None:
        try:
            await self._listener(table_id)
        except Exception as error:  # the listener's errors must not stop the deliveries
            log_failure("A listener failed on a notice.", error)
        finally:
            del self._calls[table_id]
        if table_id in self._again:
            self._again.remove(table_id)
            self.notice(table_id)

    async def stop(self) -> None:
        """Cancel the calls in progress."""
        calls = [*self._calls.values()]
        for call in calls:
            call.cancel()
        await asyncio.gather(*calls, return_exceptions=True)


@final
class LocalBus(Bus):
    """Notices within one process."""

    has_others = False

    def __init__(self) -> None:
        self._deliveries: Deliveries | None = None

    async def start(self, listener: Listener) -> None:
        """Call the listener for every notice from now on."""
        self._deliveries = Deliveries(listener)

    async def publish(self, table_id: str) -> None:
        """Notify the listener, once the publishing task has paused."""
        if self._deliveries is not None:
            self._deliveries.notice(table_id)

    async def stop(self) -> None:
        """Stop listening."""
        deliveries, self._deliveries = self._deliveries, None
        if deliveries is not None:
            await deliveries.stop()


class RemoteBus(Bus):
    """Notices through a server. A lost connection is reopened, with growing pauses."""

    name = ""
    lost: tuple[type[Exception], ...] = ()
    """What a lost connection raises."""

    def __init__(self) -> None:
        self._deliveries: Deliveries | None = None
        self._is_connected = False
        self._is_loss_told = False
        self._keeper: asyncio.Task[None] | None = None

    @abstractmethod
    async def _connect(self) -> None:
        """Open the connection and subscribe."""

    @abstractmethod
    async def _listen(self) -> None:
        """Deliver notices until the connection is lost."""

    @abstractmethod
    async def _send(self, table_id: str) -> None:
        """Send one notice."""

    @abstractmethod
    async def _disconnect(self) -> None:
        """Close what is left of the connection."""

    async def start(self, listener: Listener) -> None:
        """Call the listener for every notice from now on; `BusUnreachable` if the server does not answer."""
        self._deliveries = Deliveries(listener)
        try:
            await self._connect()
        except self.lost as error:
            await self._disconnect()
            raise BusUnreachable(f"{self.name} does not answer ({type(error).__name__}).") from error
        self._is_connected = True
        self._keeper = asyncio.create_task(self._keep_connected())

    async def publish(self, table_id: str) -> None:
        """Tell all workers that a table has changed; without a connection, the notice is dropped."""
        if self._is_connected:
            try:
                await self._send(table_id)
            except self.lost:
                self._tell_loss()
        else:
            self._tell_loss()

    async def stop(self) -> None:
        """Stop listening."""
        if self._keeper is not None:
            self._keeper.cancel()
            with suppress(asyncio.CancelledError):
                await self._keeper
            self._keeper = None
        self._is_connected = False
        await self._disconnect()
        if self._deliveries is not None:
            await self._deliveries.stop()

    def _hear(self, table_id: str) -> None:
        if self._deliveries is not None:
            self._deliveries.notice(table_id)

    async def _keep_connected(self) -> None:
        while True:
            with suppress(*self.lost):
                await self._listen()
            self._is_connected = False
            self._tell_loss()
            await self._reconnect()
            self._is_connected = True
            self._is_loss_told = False
            logger.warning("%s answers again", self.name)
            await self.publish(EVERY_TABLE)

    async def _reconnect(self) -> None:
        pause = FIRST_PAUSE
        while True:
            with suppress(*self.lost):
                await self._disconnect()
                await self._connect()
                return
            await asyncio.sleep(pause)
            pause = min(2 * pause, LONGEST_PAUSE)

    def _tell_loss(self) -> None:
        """Log a lost connection, once."""
        if not self._is_loss_told:
            self._is_loss_told = True
            logger.warning("%s does not answer: notices are dropped until it does", self.name)


@final
class PostgresBus(RemoteBus):
    """Notices through PostgreSQL, on a separate connection."""

    name = "PostgreSQL"
    lost = (
        asyncpg.PostgresError,
        asyncpg.InterfaceError,
        asyncpg.InternalClientError,  # a connection that ended in the middle of something
        OSError,  # a time-out is one, too
        *CLOSED,
    )

    def __init__(self, url: str) -> None:
        super().__init__()
        self._url = plain_url(url)
        self._connection: asyncpg.Connection | None = None
        self._ended = asyncio.Event()
        self._one_at_a_time = asyncio.Lock()

    async def _connect(self) -> None:
        self._connection = await asyncpg.connect(self._url, timeout=PATIENCE, command_timeout=PATIENCE)
        self._ended = ended = asyncio.Event()
        self._connection.add_termination_listener(lambda _connection: ended.set())
        await self._connection.add_listener(CHANNEL, self._notified)

    def _notified(self, _connection: object, _process: int, _channel: str, table_id: str) -> None:
        self._hear(table_id)

    async def _listen(self) -> None:
        """Wait for the end of the connection; the driver itself delivers notices."""
        while not self._ended.is_set():
            try:
                await asyncio.wait_for(self._ended.wait(), PROBE_EVERY)
            except TimeoutError:
                await self._execute("SELECT 1")

    async def _send(self, table_id: str) -> None:
        await self._execute("SELECT pg_notify($1, $2)", CHANNEL, table_id)

    async def _execute(self, statement: str, *values: str) -> None:
        async with self._one_at_a_time:
            if self._connection is None:
                raise ConnectionError("no connection")
            ended = self._ended
            try:
                await self._connection.execute(statement, *values)
            except self.lost:
                ended.set()  # the driver does not always notice
                raise

    async def _disconnect(self) -> None:
        connection, self._connection = self._connection, None
        if connection is not None:
            connection.terminate()
