"""Packs, tables, seats and chat in the database."""

from __future__ import annotations

import time
from collections.abc import Iterable, Mapping, Sequence
from contextlib import suppress
from typing import Any, Unpack, final

import msgspec
from sqlalchemy import Connection, Select, Update, bindparam, exists, func, insert, literal, select, update
from sqlalchemy.exc import IntegrityError
from sqlalchemy.sql.dml import ReturningInsert

from timefront.server.store.database import Database
from timefront.server.store.quotas import must_have_room
from timefront.server.store.records import (
    ChatRow,
    KeptPack,
    NewPack,
    SeatChange,
    SeatRow,
    Status,
    TableRow,
    packed,
    table_columns,
    table_record,
    unpacked,
)
from timefront.server.store.schema import chat, packs, seats, tables
from timefront.server.store.timeline import Timeline

NOTED_EVERY = 3600.0
"""The least seconds between two notes that a pack or a table is still used."""
WITH_TABLES = 0.0
"""In place of the time when a pack was last used: it goes with its last table."""
CREATE_ATTEMPTS = 5
"""How often a table is stored while its pack comes or goes at the same time."""
CHAT_ATTEMPTS = 50
"""How often a line of chat tries to get a number while others write at the same time."""
_SEEN = (
    update(seats)
    .where(
        seats.c.table_id == bindparam("table"), seats.c.seat == bindparam("which"), seats.c.seen_at < bindparam("at")
    )
    .values(seen_at=bindparam("at"))
)


@final
class LobbyRows:
    """What the lobby and the players need. Every method is one transaction."""

    def __init__(self, database: Database, timeline: Timeline) -> None:
        self.database = database
        self.timeline = timeline

    # Packs

    async def keep_pack(
        self, pack_hash: str, game: str, files: dict[str, str], maker: str = "", quota: int = 0
    ) -> None:
        """Store a pack, or note that a stored one is used again; `Denied` if its maker has uploaded too many."""
        now = time.time()
        is_it = packs.c.hash == pack_hash

        def keep(connection: Connection) -> None:
            kept_at = connection.execute(select(packs.c.kept_at).where(is_it)).scalar()
            if kept_at is None or kept_at == WITH_TABLES:
                must_have_room(connection, packs, maker, quota)
            if kept_at is None:
                connection.execute(insert(packs), _pack_columns(pack_hash, game, files, maker, now))
            elif kept_at == WITH_TABLES:
                connection.execute(update(packs).where(is_it).values(kept_at=now, maker=maker))
            elif kept_at < now - NOTED_EVERY:
                connection.execute(update(packs).where(is_it).values(kept_at=now))

        with suppress(IntegrityError):  # somebody else stored it at the same time
            await self.database.write(keep)

    async def pack(self, pack_hash: str) -> KeptPack | None:
        """A stored pack."""
        query = select(packs).where(packs.c.hash == pack_hash)
        row = await self.database.read(lambda connection: connection.execute(query).first())
        return None if row is None else KeptPack(row.game, unpacked(row.files))

    # Tables

    async def must_have_room(self, maker: str, quota: int) -> None:
        """Refuse a maker who has made too many tables before anything takes time."""
        await self.database.read(lambda connection: must_have_room(connection, tables, maker, quota))

    async def create(
        self, table: TableRow, its_seats: Sequence[SeatRow], quota: int = 0, pack: NewPack | None = None
    ) -> None:
        """Store a new table with its seats, and its pack if that is given and not yet stored.

        `Denied` if a maker has made too many.
        """

        def write(connection: Connection) -> None:
            must_have_room(connection, tables, table.maker, quota)
            if pack is not None:
                _keep_with_table(connection, table, pack)
            connection.execute(insert(tables), table_columns(table))
            connection.execute(insert(seats), [msgspec.structs.asdict(seat) for seat in its_seats])

        for _ in range(CREATE_ATTEMPTS - 1):
            try:
                return await self.database.write(write)
            except IntegrityError:
                continue  # somebody else stored or removed the pack at the same time
        return await self.database.write(write)

    async def table(self, table_id: str) -> TableRow | None:
        """One table."""
        return (await self.tables_by_ids([table_id])).get(table_id)

    async def tables_by_ids(self, table_ids: Iterable[str]) -> dict[str, TableRow]:
        """The existing tables, by id."""
        found = await self._tables(select(tables).where(tables.c.id.in_(list(table_ids))))
        return {table.id: table for table in found}

    async def open_tables(self, limit: int, offset: int = 0) -> list[TableRow]:
        """The public tables with a free seat, the newest first."""
        is_free = (seats.c.table_id == tables.c.id) & (seats.c.kind == "open") & ~seats.c.is_taken
        waiting = select(tables).where(tables.c.is_public, tables.c.status == "waiting", exists().where(is_free))
        newest_first = waiting.order_by(tables.c.made_at.desc(), tables.c.id)
        return await self._tables(newest_first.limit(limit).offset(offset))

    async def _tables(self, query: Select[Any]) -> list[TableRow]:
        return [table_record(row) for row in await self._found(query)]

    async def _found(self, query: Select[Any]) -> Sequence[Mapping[Any, Any]]:
        return await self.database.read(lambda connection: connection.execute(query).mappings().all())

    async def set_status(self, table_id: str, status: Status) -> None:
        """Change the status of a table without a move."""
        await self._write(update(tables).where(tables.c.id == table_id).values(status=status))

    async def set_clock(self, table_id: str, running: int, since: float) -> None:
        """Start another clock, or none, without a move."""
        clock = {"clock_running": running, "clock_since": since}
        await self._write(update(tables).where(tables.c.id == table_id).values(clock))

    async def note_opened(self, table_ids: Iterable[str], at: float) -> None:
        """Note that somebody looked at tables."""
        its_tables = tables.c.id.in_(sorted(table_ids))
        await self._write(update(tables).where(its_tables, tables.c.opened_at < at).values(opened_at=at))

    async def set_next(self, table_id: str, next_id: str) -> str:
        """Name the table of the rematch; returns the one that was named first."""
        its_table = tables.c.id == table_id

        def name(connection: Connection) -> str:
            connection.execute(update(tables).where(its_table, tables.c.next == "").values(next=next_id))
            named: str = connection.execute(select(tables.c.next).where(its_table)).scalar_one()
            return named

        return await self.database.write(name)

    # Seats

    async def seats(self, table_id: str) -> list[SeatRow]:
        """The seats of a table, in order."""
        return (await self.seats_by_tables([table_id])).get(table_id, [])

    async def seats_by_tables(self, table_ids: Iterable[str]) -> dict[str, list[SeatRow]]:
        """The seats of several tables, by table id."""
        query = select(seats).where(seats.c.table_id.in_(list(table_ids))).order_by(seats.c.seat)
        found: dict[str, list[SeatRow]] = {}
        for row in await self._found(query):
            found.setdefault(row["table_id"], []).append(SeatRow(**row))
        return found

    async def take_seat(self, table_id: str, seat: int, name: str, nonce: str, token_hash: str) -> bool:
        """Take a seat; False if somebody else has it."""
        free = update(seats).where(seats.c.table_id == table_id, seats.c.seat == seat, ~seats.c.is_taken)
        taken = {
            "is_taken": True,
            "name": name,
            "nonce": nonce,
            "token_hash": token_hash,
            "seen_at": self.timeline.now(),
        }
        return await self._write(free.values(taken)) == 1

    async def update_seat(self, table_id: str, seat: int, **change: Unpack[SeatChange]) -> None:
        """Change columns of a seat."""
        await self._write(update(seats).where(seats.c.table_id == table_id, seats.c.seat == seat).values(**change))

    async def note_seen(self, present: Sequence[tuple[str, int]], at: float) -> None:
        """Note when these seats, given with their tables, were last seen."""
        if present:
            rows = [{"table": table_id, "which": seat, "at": at} for table_id, seat in sorted(present)]
            await self.database.write(lambda connection: connection.execute(_SEEN, rows))

    async def note_gone(self, table_id: str, seat: int, since: float, seen_at: float) -> None:
        """Note when a seat was last seen, unless it has been seen since."""
        its_seat = (seats.c.table_id == table_id, seats.c.seat == seat, seats.c.seen_at <= since)
        await self._write(update(seats).where(*its_seat).values(seen_at=seen_at))

    async def _write(self, statement: Update) -> int:
        """Run one statement; returns how many rows it changed."""
        return await self.database.write(lambda connection: connection.execute(statement).rowcount)

    # Chat

    async def say(self, table_id: str, seat: int | None, name: str, text: str, at: float) -> int:
        """Add a line of chat and return its number."""
        number = select(func.coalesce(func.max(chat.c.number), -1) + 1).where(chat.c.table_id == table_id)
        line = number.add_columns(
            literal(table_id), literal(seat, chat.c.seat.type), literal(name), literal(text), literal(at)
        )
        columns = ["number", "table_id", "seat", "name", "text", "at"]
        statement = insert(chat).from_select(columns, line).returning(chat.c.number)
        for _ in range(CHAT_ATTEMPTS - 1):
            try:
                return await self._say(statement)
            except IntegrityError:
                continue  # somebody else wrote something at the same time
        return await self._say(statement)

    async def _say(self, statement: ReturningInsert[Any]) -> int:
        number: int = await self.database.write(lambda connection: connection.execute(statement).scalar_one())
        return number

    async def recent_chat(self, table_id: str, limit: int) -> list[ChatRow]:
        """The last lines of chat, the oldest first."""
        query = select(chat).where(chat.c.table_id == table_id).order_by(chat.c.number.desc()).limit(limit)
        return [ChatRow(**row) for row in reversed(await self._found(query))]

    async def chat_after(self, table_id: str, number: int) -> list[ChatRow]:
        """The lines of chat after a number, the oldest first."""
        query = select(chat).where(chat.c.table_id == table_id, chat.c.number > number).order_by(chat.c.number)
        return [ChatRow(**row) for row in await self._found(query)]


def _keep_with_table(connection: Connection, table: TableRow, pack: NewPack) -> None:
    """Store the pack of a new table, unless it is stored."""
    if connection.execute(select(packs.c.hash).where(packs.c.hash == table.pack)).first() is None:
        must_have_room(connection, packs, pack.maker, pack.quota)
        kept_at = time.time() if pack.maker else WITH_TABLES
        columns = _pack_columns(table.pack, table.game, pack.files, pack.maker, kept_at)
        connection.execute(insert(packs), columns)


def _pack_columns(pack_hash: str, game: str, files: dict[str, str], maker: str, kept_at: float) -> dict[str, Any]:
    return {"hash": pack_hash, "game": game, "files": packed(files), "kept_at": kept_at, "maker": maker}
