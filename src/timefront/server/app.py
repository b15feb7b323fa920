"""The application of one worker: the lobby, the sockets, the page, and the worker's background tasks."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, suppress
from typing import Any, final

from litestar import Litestar, Response, WebSocket, get, websocket
from litestar.config.compression import CompressionConfig
from litestar.datastructures import State as AppState
from litestar.di import Provide
from litestar.exceptions import NotFoundException
from litestar.openapi import OpenAPIConfig
from litestar.params import FromPath
from litestar.types import ASGIApp

import timefront
from timefront.games.registry import GAMES
from timefront.server.config import Config
from timefront.server.connections.guard import Guard
from timefront.server.connections.slots import Slots, room_for_connections
from timefront.server.connections.sockets import TableSocket
from timefront.server.lobby.answers import IS_PACKED, SMALLEST_PACKED
from timefront.server.lobby.lobby import Lobby
from timefront.server.lobby.page import PACKED_ALREADY, nowhere, page_handlers
from timefront.server.lobby.readers import Readers
from timefront.server.lobby.rest import EXCEPTION_HANDLERS, HANDLERS
from timefront.server.store.bus_choice import bus_for
from timefront.server.store.database import UNREACHABLE, connect, reason_of
from timefront.server.store.health import Health, Pulse
from timefront.server.store.ledger import Ledger
from timefront.server.store.pruning import sweep_regularly
from timefront.server.tables.tables import OpenTables
from timefront.server.thinking.bot_tables import BotTables
from timefront.server.thinking.driver import BotDriver
from timefront.server.thinking.hints import Hints
from timefront.server.thinking.reviews import Reviews
from timefront.server.thinking.thinkers import Thinkers
from timefront.server.wire.errors import BusUnreachable
from timefront.server.wire.hosts import Hosts
from timefront.server.wire.limits import Buckets

REQUEST_BYTES = 64_000
WAIT_FOR_SERVICES = 1.0
log = logging.getLogger("timefront.server")
CONNECTIONS_PER_SECOND = 10.0
REQUESTS_AT_ONCE, REQUESTS_PER_SECOND = 240.0, 20.0
LARGEST_SHARE = 4
"""No address may keep more than one in so many of all connections open."""


@final
class Worker:
    """Everything that a worker holds."""

    def __init__(self, config: Config) -> None:
        self.config = config
        self.engine = connect(config.database)
        self.ledger = Ledger(self.engine)
        self.pulse = Pulse(self.ledger)
        self.tables = OpenTables(self.ledger, bus_for(config.database, config.redis), dict(GAMES))
        self.readers = Readers()
        self.lobby = Lobby(self.ledger, self.tables, self.readers, config.quotas, [*config.bots])
        self.thinkers = Thinkers(config.thinkers)
        self.hints = Hints(self.thinkers)
        self.reviews = Reviews(self.ledger.journals)
        seen = BotTables(self.tables, config.bots)
        self.driver = BotDriver(self.ledger.turns, seen, self.thinkers, pace=config.pace, clock=self.ledger.now)

    async def start(self) -> None:
        """Start the background tasks."""
        await self.thinkers.start()
        await self._listen()
        if self.config.drives_bots:
            await self.ledger.turns.release_all()  # their former holders are gone
            self.tables.on_change = self.driver.wake
            self.driver.start()
            self._beside = [
                asyncio.create_task(self.tables.remind_bots()),
                asyncio.create_task(sweep_regularly(self.ledger, self.config.keeping)),
            ]

    async def _listen(self) -> None:
        """Join the other workers; a restarted worker waits for a service that is gone."""
        while True:
            try:
                await self.ledger.notes.prepare()
                return await self.tables.start()
            except BusUnreachable as error:
                log.warning("%s A worker waits for it.", error)
            except UNREACHABLE as error:
                log.warning("The database cannot be used: %s. A worker waits for it.", reason_of(error))
            await asyncio.sleep(WAIT_FOR_SERVICES)

    async def stop(self) -> None:
        """Stop the background tasks in order; whatever was acknowledged is already durable."""
        await self.readers.stop()
        self.lobby.answers.stop()
        await self.tables.stop()
        if self.config.drives_bots:
            for task in self._beside:
                task.cancel()
            await asyncio.gather(*self._beside, return_exceptions=True)
            await self.driver.stop()
        await self.thinkers.stop()
        await self.reviews.stop()
        await self.engine.dispose()


@websocket("/ws/{table_id:str}")
async def table_socket(socket: WebSocket[Any, Any, Any], table_id: FromPath[str], state: AppState) -> None:
    """A seat's connection, or a spectator's."""
    worker: Worker = state.worker
    per_second = worker.config.messages_per_second
    with suppress(asyncio.CancelledError):  # the server is stopping and has waited long enough
        await TableSocket(socket, worker.tables, worker.hints, worker.reviews, per_second).serve(table_id)


@get("/api/health", summary="Whether the server is well")
async def health(state: AppState) -> Response[Health]:
    """Asks the database, and writes to it now and then; 503 if it does not answer or cannot be written to."""
    worker: Worker = state.worker
    found = await worker.pulse.health()
    return Response(found, status_code=200 if found.is_well else 503)


def lobby_of(state: AppState) -> Lobby:
    """The lobby of the worker that handles a request."""
    worker: Worker = state.worker
    return worker.lobby


def build(config: Config) -> ASGIApp:
    """The application of a worker, including its guard."""

    @asynccontextmanager
    async def alive(app: Litestar) -> AsyncIterator[None]:
        worker = app.state.worker = Worker(config)
        await asyncio.to_thread(worker.lobby.prepare)
        await worker.start()
        try:
            yield
        finally:
            await asyncio.shield(worker.stop())

    app = Litestar(
        [*HANDLERS, health, table_socket, *page_handlers()],
        lifespan=[alive],
        dependencies={"lobby": Provide(lobby_of, sync_to_thread=False)},
        exception_handlers={**EXCEPTION_HANDLERS, NotFoundException: nowhere},
        request_max_body_size=REQUEST_BYTES,
        compression_config=CompressionConfig(
            backend="gzip", minimum_size=SMALLEST_PACKED, exclude=PACKED_ALREADY, exclude_opt_key=IS_PACKED
        ),
        openapi_config=OpenAPIConfig("Timefront", timefront.__version__, path="/api/schema"),
        logging_config=None,
    )
    requests = Buckets(REQUESTS_AT_ONCE, REQUESTS_PER_SECOND)
    arrivals = Buckets(config.connections_at_once, CONNECTIONS_PER_SECOND)
    room = room_for_connections()
    connections = Slots(min(config.connections_per_address, max(1, room // LARGEST_SHARE)), room)
    return Guard(app, config.public_url, Hosts(config.hosts), requests, arrivals, connections)
