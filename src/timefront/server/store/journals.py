"""The journals of all matches in the database, which alone decides the order of a match's moves."""

from __future__ import annotations

import asyncio
from collections.abc import Iterable, Mapping, Sequence
from contextlib import suppress
from typing import Any, final

import msgspec
from msgspec import Struct
from sqlalchemy import Connection, Select, bindparam, delete, insert, select, update
from sqlalchemy.exc import DBAPIError, IntegrityError

from timefront.kernel.events import Event, event_name
from timefront.kernel.game import Game
from timefront.matches.journal import (
    ANSWERS,
    RESIGNED,
    UNDO,
    UNDO_DENIED,
    Entry,
    Facts,
    Move,
    dump_entry,
    dump_event,
    load_entry,
    load_event,
)
from timefront.server.store.database import Database
from timefront.server.store.records import (
    IN_FORCE,
    BotTurn,
    EntryRow,
    Status,
    entry_record,
    packed,
    unpacked,
)
from timefront.server.store.schema import bot_turns, entries, reviews, seats, standings, tables
from timefront.server.store.statements import Statement

LOST_RACES = {"40001", "40P01"}
"""PostgreSQL's codes for transactions that lost a race: serialization failure and deadlock."""
NO_FACTS = b"[]"
SPOKEN_OF = (RESIGNED, UNDO, UNDO_DENIED)
"""Entries that a log mentions although they change nothing on the board."""
LAST = 2**31 - 1
"""No entry has a higher number."""
FEW_ROWS = 200
"""How many rows of a journal are read on the event loop; more are read in a thread."""


class PositionChanged(Exception):
    """Somebody else was faster: the journal no longer ends at the expected entry. Nothing was written."""


class TableChange(Struct):
    """What a move changes besides the journal."""

    status: Status
    at: float
    clock_running: int
    clock_since: float
    clock_left: list[float]
    """The seconds that the seats have left."""
    bot_turn: BotTurn | None = None


_MOVE_TABLE = Statement(
    update(tables)
    .where(tables.c.id == bindparam("table"), tables.c.last_number == bindparam("expected"))
    .values({name: bindparam(name) for name in ("last_number", "status", "moved_at", "clock_running", "clock_since")})
)
_SET_CLOCK = Statement(
    update(seats)
    .where(
        seats.c.table_id == bindparam("table"),
        seats.c.seat == bindparam("which"),
        seats.c.clock_left != bindparam("left"),
    )
    .values(clock_left=bindparam("left"))
)
_TAKE_BACK = (
    update(entries)
    .where(
        entries.c.table_id == bindparam("table"),
        entries.c.number >= bindparam("to"),
        entries.c.number < bindparam("by"),
        entries.c.undone_by == IN_FORCE,
        entries.c.kind.in_(ANSWERS),
    )
    .values(undone_by=bindparam("by"))
)
_ADD_ENTRY, _ADD_TURN = Statement(insert(entries)), Statement(insert(bot_turns))
_ADD_STANDING = Statement(insert(standings))
_DROP_TURN = Statement(delete(bot_turns).where(bot_turns.c.table_id == bindparam("table")))
_SET_FACTS = (
    update(entries)
    .where(entries.c.table_id == bindparam("table"), entries.c.number == bindparam("which"))
    .values(facts=bindparam("what"))
)


@final
class Journals:
    """The journals, and the positions and facts that are stored with them.

    Every method is one transaction, durable when it returns.
    """

    def __init__(self, database: Database) -> None:
        self.database = database

    # Writing the journal

    async def append(self, table_id: str, move: Move, change: TableChange) -> None:
        """Store a move and everything that it changes, or nothing; `PositionChanged` for a lost race."""
        first = move.entries[0].number
        if [entry.number for entry in move.entries] != [*range(first, first + len(move.entries))]:
            raise ValueError("the entries of a move follow each other")
        try:
            await self.database.write(lambda connection: _append(connection, table_id, move, change))
        except IntegrityError as error:
            raise PositionChanged(table_id) from error
        except DBAPIError as error:
            if getattr(error.orig, "sqlstate", None) in LOST_RACES:
                raise PositionChanged(table_id) from error
            raise

    async def keep_standing(self, table_id: str, standing: dict[str, Any]) -> None:
        """Store a standing of a match, from `dump_standing`, unless it is already stored."""
        with suppress(IntegrityError):  # it is already stored
            await self.database.write(lambda connection: _keep_standing(connection, table_id, standing))

    async def keep_start(self, table_id: str, start: str) -> None:
        """Store the position that a fork starts from in a new form."""

        def replace(connection: Connection) -> None:
            connection.execute(update(tables).where(tables.c.id == table_id).values(start=packed(start)))

        await self.database.write(replace)

    async def keep_facts(self, table_id: str, facts: Facts, rules_version: int, options: dict[str, str]) -> None:
        """Replace the facts of a match by those of other rules, and delete the standings of the old rules.

        The options keep their meaning under the old rules, though they may be spelled out now.
        """
        agreed = {"rules_version": rules_version, "options": options}
        rows = [{"table": table_id, "which": number, "what": _dumped(events)} for number, events in facts.items()]

        def replace(connection: Connection) -> None:
            connection.execute(update(tables).where(tables.c.id == table_id).values(agreed))
            connection.execute(delete(standings).where(standings.c.table_id == table_id))
            if rows:
                connection.execute(_SET_FACTS, rows)

        await self.database.write(replace)

    # Reviews

    async def review(self, table_id: str, rules_version: int) -> Any:
        """The stored review of a finished match, if it was made with these rules; otherwise None."""
        query = select(reviews.c.review).where(reviews.c.table_id == table_id, reviews.c.rules_version == rules_version)
        blob = await self.database.read(lambda connection: connection.execute(query).scalar())
        return None if blob is None else unpacked(blob)

    async def keep_review(self, table_id: str, rules_version: int, review: Any) -> None:
        """Store the review of a finished match, replacing an older one."""
        columns = {"table_id": table_id, "rules_version": rules_version, "review": packed(review)}

        def replace(connection: Connection) -> None:
            connection.execute(delete(reviews).where(reviews.c.table_id == table_id))
            connection.execute(insert(reviews), columns)

        with suppress(IntegrityError):  # another worker was faster, or the table is gone
            await self.database.write(replace)

    # Where a match stands

    async def last_number(self, table_id: str) -> int:
        """The number of a match's last entry, or -1 before the start; `KeyError` if there is no such table."""
        return (await self.last_numbers([table_id]))[table_id]

    async def last_numbers(self, table_ids: Iterable[str]) -> dict[str, int]:
        """The numbers of the last entries, for the tables that exist."""
        query = select(tables.c.id, tables.c.last_number).where(tables.c.id.in_(list(table_ids)))
        rows = await self.database.read(lambda connection: connection.execute(query).all())
        return {row.id: row.last_number for row in rows}

    async def latest_standing(self, table_id: str) -> dict[str, Any] | None:
        """The newest stored standing of a match."""
        return await self.standing_at_or_before(table_id, LAST)

    async def standing_at_or_before(self, table_id: str, number: int) -> dict[str, Any] | None:
        """The newest stored standing that covers no entry after `number`."""
        query = select(standings.c.standing).where(standings.c.table_id == table_id, standings.c.number <= number)
        newest = query.order_by(standings.c.number.desc()).limit(1)
        blob = await self.database.read(lambda connection: connection.execute(newest).scalar())
        return None if blob is None else dict(unpacked(blob))

    # Reading the journal

    async def entries_after(self, table_id: str, number: int) -> list[Entry]:
        """The entries after a number, including those that were taken back."""
        return [row.entry for row in await self._rows(_between(table_id, number + 1, LAST))]

    async def moves_after(self, table_id: str, number: int, game: Game[Any]) -> list[Move]:
        """The entries after a number with their facts, to be applied to a match of the same rules."""
        return await self.moves_between(table_id, number, LAST, game)

    async def moves_between(self, table_id: str, number: int, last: int, game: Game[Any]) -> list[Move]:
        """The entries after a number up to and including `last`, to be applied to a match of the same rules."""
        rows = await self._rows(_between(table_id, number + 1, last))
        if not rows:
            return []
        revived = _revived(rows, game) if len(rows) <= FEW_ROWS else await asyncio.to_thread(_revived, rows, game)
        facts = {row.number: events for row, events in revived if events}
        return [Move([row.entry for row in rows], facts)]

    async def log(self, table_id: str, first: int, end: int, game: Game[Any]) -> list[tuple[Entry, list[Event]]]:
        """The entries that a log shows, from `first` up to but not including `end`, without those taken back."""
        rows = await self._rows(_telling(table_id, first, end - 1))
        return [(row.entry, events) for row, events in _revived(rows, game)]

    async def _rows(self, query: Select[Any]) -> list[EntryRow]:
        rows = await self.database.read(lambda connection: connection.execute(query).mappings().all())
        if len(rows) <= FEW_ROWS:
            return _records(rows)
        return await asyncio.to_thread(_records, rows)

    async def earliest_undone(self, table_id: str, seen: int) -> int | None:
        """The first entry that was taken back since the entry `seen`: a log is outdated from there on."""
        undos = _between(table_id, seen + 1, LAST).where(entries.c.kind == UNDO)
        query = undos.with_only_columns(entries.c.entry)
        blobs = await self.database.read(lambda connection: connection.execute(query).scalars().all())
        return min((load_entry(msgspec.json.decode(blob)).to for blob in blobs), default=None)


def _between(table_id: str, first: int, last: int) -> Select[Any]:
    of_table = select(entries).where(entries.c.table_id == table_id, entries.c.number.between(first, last))
    return of_table.order_by(entries.c.number)


def _telling(table_id: str, first: int, last: int) -> Select[Any]:
    tells = (entries.c.facts != NO_FACTS) | entries.c.kind.in_(SPOKEN_OF)
    return _between(table_id, first, last).where(entries.c.undone_by == IN_FORCE, tells)


def _records(rows: Sequence[Mapping[Any, Any]]) -> list[EntryRow]:
    return [entry_record(row) for row in rows]


def _revived(rows: list[EntryRow], game: Game[Any]) -> list[tuple[EntryRow, list[Event]]]:
    """The rows with their facts as events of the game."""
    known = {event_name(event): event for event in game.events}
    return [(row, [load_event(known, event) for event in row.facts]) for row in rows]


def _dumped(events: list[Event]) -> bytes:
    return msgspec.json.encode([dump_event(event) for event in events])


def _append(connection: Connection, table_id: str, move: Move, change: TableChange) -> None:
    table = {"table": table_id}
    _move_table(connection, table_id, move, change)
    rows = [_columns(table_id, entry, move.facts.get(entry.number, []), change.at) for entry in move.entries]
    _ADD_ENTRY.run_for_each(connection, rows)
    for entry in move.entries:
        if entry.kind == UNDO:
            connection.execute(_TAKE_BACK, {**table, "to": entry.to, "by": entry.number})
    if change.clock_left:
        clocks = [{**table, "which": seat, "left": left} for seat, left in enumerate(change.clock_left)]
        _SET_CLOCK.run_for_each(connection, clocks)
    _DROP_TURN.run(connection, table)
    if change.bot_turn is not None:
        _ADD_TURN.run(connection, msgspec.structs.asdict(change.bot_turn))


def _move_table(connection: Connection, table_id: str, move: Move, change: TableChange) -> None:
    """Update the table if its journal ends before the move. Its row is the lock, for which a second writer waits."""
    moved = {
        "table": table_id,
        "expected": move.entries[0].number - 1,
        "last_number": move.entries[-1].number,
        "status": change.status,
        "moved_at": change.at,
        "clock_running": change.clock_running,
        "clock_since": change.clock_since,
    }
    if _MOVE_TABLE.run(connection, moved) != 1:
        raise PositionChanged(table_id)


def _keep_standing(connection: Connection, table_id: str, standing: dict[str, Any]) -> None:
    columns = {"table_id": table_id, "number": standing["number"], "standing": packed(standing)}
    _ADD_STANDING.run(connection, columns)


def _columns(table_id: str, entry: Entry, facts: list[Event], at: float) -> dict[str, Any]:
    return {
        "table_id": table_id,
        "number": entry.number,
        "kind": entry.kind,
        "entry": msgspec.json.encode(dump_entry(entry)),
        "facts": _dumped(facts),
        "undone_by": IN_FORCE,
        "at": at,
    }
