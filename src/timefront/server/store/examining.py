"""Examines a database before an upgrade: do its unfinished matches fit the rules of this program?

Nothing is changed, and the schema may be an older one: only what a replay needs is read.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from pathlib import Path
from typing import Any, TypeVar

import msgspec
from sqlalchemy import Connection, inspect, select, text

from timefront.games.registry import GAMES
from timefront.kernel.packs import PackError, PackFiles
from timefront.kernel.setting import SettingError
from timefront.matches.errors import MatchFileError
from timefront.matches.fairness import Fairness
from timefront.matches.journal import load_entry
from timefront.matches.match import Match
from timefront.matches.opening import OTHER_RULES, StoredMatch
from timefront.server.config import SQLITE
from timefront.server.store.database import UNREACHABLE, Database, connect, driver_url, must_be_known, reason_of
from timefront.server.store.records import unpacked
from timefront.server.store.schema import entries, packs, seats, tables
from timefront.server.wire.errors import DatabaseError

T = TypeVar("T")
TABLE = select(
    tables.c.id,
    tables.c.game,
    tables.c.pack,
    tables.c.scenario,
    tables.c.options,
    tables.c.rules_version,
    tables.c.seat_count,
    tables.c.fair_match,
    tables.c.fair_key,
    tables.c.fair_fixed,
    tables.c.start,
)


def examine_database(url: str) -> list[dict[str, Any]]:
    """For each unfinished match, its table, whether it fits the rules, and its state in words."""
    address = driver_url(url)
    if address.get_backend_name() == SQLITE and not Path(address.database or "").is_file():
        raise DatabaseError(f"There is no database {address.database}.")
    try:
        return asyncio.run(_examine(connect(url)))
    except UNREACHABLE as error:
        raise DatabaseError(f"The database cannot be read: {reason_of(error)}.") from error


async def _examine(database: Database) -> list[dict[str, Any]]:
    try:
        ids = await _read(database, _unfinished)
        return [{"table": table_id, **await _read(database, _examiner(table_id))} for table_id in ids]
    finally:
        await database.dispose()


async def _read(database: Database, work: Callable[[Connection], T]) -> T:
    """Run a read-only transaction."""

    def reading(connection: Connection) -> T:
        is_sqlite = connection.dialect.name == SQLITE
        connection.execute(text("PRAGMA query_only = ON" if is_sqlite else "SET TRANSACTION READ ONLY"))
        return work(connection)

    return await database.read(reading)


def _unfinished(connection: Connection) -> list[str]:
    must_be_known(connection)
    if not inspect(connection).has_table(tables.name):
        raise DatabaseError("This is not the database of a Timefront server.")
    return [*connection.execute(select(tables.c.id).where(tables.c.status != "over").order_by(tables.c.id)).scalars()]


def _examiner(table_id: str) -> Callable[[Connection], dict[str, Any]]:
    def examined(connection: Connection) -> dict[str, Any]:
        try:
            match = _replay(connection, table_id)
        except SettingError as error:
            return {"sound": False, "state": f"cannot be set up: {error.key}"}
        except PackError as error:
            return {"sound": False, "state": f"its pack: {error.problems[0]}"}
        except MatchFileError as error:
            return {"sound": False, "state": f"damaged: {error.key}"}
        except (KeyError, TypeError, ValueError, AttributeError, IndexError, OverflowError) as error:
            return {"sound": False, "state": f"damaged: {type(error).__name__}"}
        if match.read_only:
            return {"sound": False, "state": f"read-only: {match.read_only}"}
        return {"sound": True, "state": f"goes on, {len(match.entries)} entries" if match.entries else "not begun"}

    return examined


def _replay(connection: Connection, table_id: str) -> Match:
    """Replay the match of a table entry by entry; it need not have started."""
    row = connection.execute(TABLE.where(tables.c.id == table_id)).one()
    game = GAMES[row.game]
    files = connection.execute(select(packs.c.files).where(packs.c.hash == row.pack)).scalar_one()
    options = game.inherited_options(row.rules_version, row.options)
    setting = game.setting(PackFiles(unpacked(files)), row.scenario, options, row.seat_count)
    nonces = connection.execute(select(seats.c.nonce).where(seats.c.table_id == table_id).order_by(seats.c.seat))
    start = None if row.start is None else unpacked(row.start)
    fairness = Fairness(row.fair_match, bytes.fromhex(row.fair_key), [*nonces.scalars()], row.fair_fixed)
    match = StoredMatch(game, OTHER_RULES, setting, fairness, start)
    journal = select(entries.c.entry).where(entries.c.table_id == table_id).order_by(entries.c.number)
    stored = [load_entry(msgspec.json.decode(blob)) for blob in connection.execute(journal).scalars()]
    if [entry.number for entry in stored] != [*range(len(stored))]:
        raise ValueError("entries are missing")
    return match.opened(stored, {}) if stored else match.unplayed()
