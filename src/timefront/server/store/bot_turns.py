"""The turns that bots have to take: each is claimed with a lease, which expires if its holder dies."""

from __future__ import annotations

from typing import final

import msgspec
from sqlalchemy import ColumnElement, Connection, delete, exists, insert, select, update

from timefront.server.store.database import Database
from timefront.server.store.records import BotTurn
from timefront.server.store.schema import bot_turns, seats, tables


@final
class BotTurns:
    """The open turns of bots. A move writes the turn that it leads to, and the next move deletes it."""

    def __init__(self, database: Database) -> None:
        self.database = database

    async def set_bot_turn(self, table_id: str, turn: BotTurn | None) -> bool:
        """Ask a bot, or none, without a move; False, and nothing changes, if the journal has moved on."""
        lock = select(tables.c.last_number).where(tables.c.id == table_id).with_for_update()

        def ask(connection: Connection) -> bool:
            if turn is not None and turn.number != connection.execute(lock).scalar():
                return False
            connection.execute(delete(bot_turns).where(bot_turns.c.table_id == table_id))
            if turn is not None:
                connection.execute(insert(bot_turns), msgspec.structs.asdict(turn))
            return True

        return await self.database.write(ask)

    async def claim(self, now: float, seconds: float) -> BotTurn | None:
        """Take the oldest turn that nobody holds, for `seconds`; only a failure counts as an attempt."""
        oldest = (
            select(bot_turns.c.table_id)
            .where(bot_turns.c.leased_until <= now)
            .order_by(bot_turns.c.asked_at)
            .limit(1)
            .with_for_update(skip_locked=True)  # SQLite does not have this, but only one writer at a time
            .scalar_subquery()
        )
        taken = {
            "leased_until": now + seconds,
            "lease": bot_turns.c.lease + 1,
        }
        statement = update(bot_turns).where(bot_turns.c.table_id == oldest).values(taken).returning(bot_turns)
        row = await self.database.write(lambda connection: connection.execute(statement).mappings().first())
        return None if row is None else BotTurn(**row)

    async def release(self, turn: BotTurn) -> bool:
        """Give a turn back before its time; False if it is no longer held."""
        return await self._give_back(turn, turn.attempts)

    async def fail(self, turn: BotTurn) -> bool:
        """Give a turn back because the bot failed, and count the failure; False if it is no longer held."""
        return await self._give_back(turn, turn.attempts + 1)

    async def _give_back(self, turn: BotTurn, attempts: int) -> bool:
        free = update(bot_turns).where(_same(turn)).values(leased_until=0.0, attempts=attempts)
        return await self.database.write(lambda connection: connection.execute(free).rowcount == 1)

    async def release_all(self) -> None:
        """Give back all turns: a new driver of bots does so because the last one may have died."""
        free = update(bot_turns).values(leased_until=0.0)
        await self.database.write(lambda connection: connection.execute(free))

    async def has_turn(self, table_id: str) -> bool:
        """Whether one of the table's bots is asked."""
        query = select(bot_turns.c.number).where(bot_turns.c.table_id == table_id)
        return await self.database.read(lambda connection: connection.execute(query).first() is not None)

    async def tables_without_turns(self) -> list[str]:
        """The running tables with bots, none of which is asked; most of them wait for a player."""
        has_bot = exists().where(seats.c.table_id == tables.c.id, seats.c.kind == "bot")
        has_turn = exists().where(bot_turns.c.table_id == tables.c.id)
        query = select(tables.c.id).where(tables.c.status == "playing", has_bot, ~has_turn)
        return await self.database.read(lambda connection: [*connection.execute(query).scalars()])


def _same(turn: BotTurn) -> ColumnElement[bool]:
    is_turn = (bot_turns.c.table_id == turn.table_id) & (bot_turns.c.number == turn.number)
    return is_turn & (bot_turns.c.lease == turn.lease) & (bot_turns.c.leased_until > 0)
