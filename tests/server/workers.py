"""Workers in this process that share a database and tell each other nothing."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from random import Random
from typing import Any, final

from timefront.games.registry import GAMES
from timefront.server.config import Quotas
from timefront.server.lobby.lobby import Lobby
from timefront.server.lobby.readers import Readers
from timefront.server.store.bus import LocalBus
from timefront.server.store.database import connect, upgrade
from timefront.server.store.ledger import Ledger
from timefront.server.tables.table import OpenTable
from timefront.server.tables.tables import OpenTables
from timefront.server.wire.lobby import JoinWish, SeatWish, TableWish


@final
class Worker:
    """The tables of one worker, and the lobby."""

    def __init__(self, ledger: Ledger) -> None:
        self.ledger = ledger
        self.tables = OpenTables(ledger, LocalBus(), dict(GAMES))
        self.lobby = Lobby(ledger, self.tables, Readers(), Quotas())

    async def new(self, game: str = "battle_through_history", seats: int = 2, **wishes: Any) -> OpenTable:
        """A new table with everybody seated."""
        made = await self.lobby.make("", TableWish(game=game, seats=[SeatWish("human")] * seats, **wishes))
        for key in made.seats:
            await self.lobby.join(made.table, key.seat, key.token, JoinWish())
        return await self.tables.load_synced(made.table)


@asynccontextmanager
async def workers(url: str, count: int) -> AsyncIterator[list[Worker]]:
    await upgrade(url)
    databases = [connect(url) for _ in range(count)]
    made = [Worker(Ledger(database)) for database in databases]
    try:
        for worker in made:
            await worker.tables.bus.start(worker.tables._hear)
        yield made
    finally:
        for worker in made:
            await worker.tables.bus.stop()
        for database in databases:
            await database.dispose()


async def move(table: OpenTable, rng: Random) -> int:
    """Make a random choice for the asked seat."""
    match = table.playing()
    seat = match.state.seat
    choice = rng.choice(match.offer(seat))
    return await table.act(match.next_number - 1, lambda match: match.draft_play(seat, choice))
