"""Connecting and migrating: durable settings on every connection, and the same schema however it was made."""

from __future__ import annotations

import asyncio
import os
import sqlite3
import subprocess
import sys
import threading
import time
from collections.abc import Callable
from functools import partial
from pathlib import Path
from typing import Any, TypeVar

import msgspec
import pytest
from alembic import command
from alembic.autogenerate import compare_metadata
from alembic.runtime.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy import Connection, TextClause, insert, inspect, text
from sqlalchemy.exc import IntegrityError

from tests.server.ledgers import TABLE, a_seat, a_table, make_table, opened
from timefront.server.store import database
from timefront.server.store.database import connect, driver_url, upgrade
from timefront.server.store.migrating import migration_config
from timefront.server.store.records import TableRow, packed, table_columns
from timefront.server.store.schema import VERSION, metadata, packs
from timefront.server.store.statements import Statement
from timefront.server.wire.errors import DatabaseTooNew, NotDurable, UnknownDatabase

T = TypeVar("T")


async def on_connection(url: str, work: Callable[[Connection], T]) -> T:
    """Do something on a connection, in a writing transaction."""
    database = connect(url)
    try:
        return await database.write(work)
    finally:
        await database.dispose()


def differences(connection: Connection) -> list[object]:
    """Where migrations and schema disagree."""
    return list(compare_metadata(MigrationContext.configure(connection), metadata))


def table_names(connection: Connection) -> set[str]:
    return set(inspect(connection).get_table_names()) - {"alembic_version"}


# Addresses


@pytest.mark.parametrize(
    ("written", "used"),
    [
        ("sqlite:////var/lib/tables.db", "sqlite:////var/lib/tables.db"),
        ("postgresql://me:word@host/db", "postgresql+asyncpg://me:word@host/db"),
        ("postgres://host/db", "postgresql+asyncpg://host/db"),
        ("postgresql+psycopg://host/db", "postgresql+asyncpg://host/db"),
        ("postgresql://host/db?sslmode=require", "postgresql+asyncpg://host/db?ssl=require"),
    ],
)
def test_plain_addresses_get_the_drivers_that_are_used(written: str, used: str) -> None:
    assert driver_url(written).render_as_string(hide_password=False) == used


@pytest.mark.parametrize("url", ["mysql://host/db", "tables.db", "", "postgresql://host:port/db"])
def test_other_databases_are_refused_with_a_sentence(url: str) -> None:
    with pytest.raises(UnknownDatabase, match="write sqlite:///path or postgresql"):
        connect(url)


# Durability


def test_every_sqlite_connection_is_durable(sqlite_url: str) -> None:
    asked = ("journal_mode", "synchronous", "foreign_keys", "busy_timeout")

    def settings(connection: Connection) -> list[object]:
        time.sleep(0.05)  # so that every thread has to take a connection
        return [connection.execute(text(f"PRAGMA {name}")).scalar() for name in asked]

    async def scene() -> None:
        opened = connect(sqlite_url)
        for found in await asyncio.gather(*(opened.read(settings) for _ in range(4)), opened.write(settings)):
            assert found == ["wal", 2, 1, 10_000]
        await opened.dispose()

    asyncio.run(scene())


def test_every_postgresql_connection_is_durable_even_where_the_database_says_otherwise(postgresql_url: str) -> None:
    name = driver_url(postgresql_url).database

    def weaken(connection: Connection) -> None:
        connection.execute(text(f"ALTER DATABASE {name} SET synchronous_commit = off"))

    def setting(connection: Connection) -> object:
        return connection.execute(text("SHOW synchronous_commit")).scalar()

    asyncio.run(on_connection(postgresql_url, weaken))
    assert asyncio.run(on_connection(postgresql_url, setting)) == "on"


@pytest.mark.parametrize(
    "settings", [("synchronous", "NORMAL", 2), ("foreign_keys", "OFF", 1), ("journal_mode", "DELETE", "wal")]
)
def test_a_sqlite_connection_that_is_not_durable_is_refused(
    sqlite_url: str, settings: tuple[str, str, object], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(database, "SQLITE_SETTINGS", (settings,))
    with pytest.raises(NotDurable, match=settings[0]):
        asyncio.run(on_connection(sqlite_url, table_names))


def test_a_database_in_memory_is_refused() -> None:
    with pytest.raises(NotDurable, match="journal_mode is memory"):
        asyncio.run(on_connection("sqlite://", table_names))


def test_a_postgresql_connection_that_is_not_durable_is_refused(
    postgresql_url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(database, "POSTGRESQL_SETTINGS", {"synchronous_commit": "off"})
    with pytest.raises(NotDurable, match="synchronous_commit is off"):
        asyncio.run(on_connection(postgresql_url, table_names))


def test_who_writes_on_sqlite_takes_the_lock_at_once(sqlite_url: str) -> None:
    """Two transactions that read and then write do not fail: the second waits for the first."""

    def count_up(connection: Connection) -> None:
        found = connection.execute(text("SELECT n FROM counter")).scalar_one()
        time.sleep(0.001)
        connection.execute(text("UPDATE counter SET n = :n"), {"n": found + 1})

    def make_counter(connection: Connection) -> None:
        connection.execute(text("CREATE TABLE counter (n INTEGER)"))
        connection.execute(text("INSERT INTO counter VALUES (0)"))

    async def scene() -> object:
        first, second = connect(sqlite_url), connect(sqlite_url)
        await first.write(make_counter)
        await asyncio.gather(*(worker.write(count_up) for worker in (first, second) for _ in range(10)))
        total = await first.read(lambda connection: connection.execute(text("SELECT n FROM counter")).scalar())
        await first.dispose()
        await second.dispose()
        return total

    assert asyncio.run(scene()) == 20


def test_what_fails_in_the_middle_is_undone(database_url: str) -> None:
    def make(connection: Connection) -> None:
        connection.execute(text("CREATE TABLE half (n INTEGER)"))
        raise RuntimeError("in the middle")

    with pytest.raises(RuntimeError, match="in the middle"):
        asyncio.run(on_connection(database_url, make))
    assert asyncio.run(on_connection(database_url, table_names)) == set()


# Files


def test_nobody_else_can_read_the_files_of_a_database_and_old_ones_are_mended(tmp_path: Path) -> None:
    file = tmp_path / "tables.db"
    files = [file, file.with_name("tables.db-wal"), file.with_name("tables.db-shm")]

    async def modes() -> list[int]:
        opened = connect(f"sqlite:///{file}")
        try:
            await opened.write(table_names)
            return [path.stat().st_mode & 0o777 for path in files]
        finally:
            await opened.dispose()

    before = os.umask(0o022)
    try:
        assert asyncio.run(modes()) == [0o600] * 3
        other = sqlite3.connect(file)
        other.execute("CREATE TABLE words (word INTEGER)")
        for path in files:
            path.chmod(0o644)
        assert asyncio.run(modes()) == [0o600] * 3
        other.close()
    finally:
        os.umask(before)


# Migrations


def test_migrations_and_schema_agree(database_url: str) -> None:
    asyncio.run(upgrade(database_url))
    assert asyncio.run(on_connection(database_url, differences)) == []
    assert asyncio.run(on_connection(database_url, table_names)) == set(metadata.tables)


def test_the_newest_migration_is_the_version_of_the_schema(sqlite_url: str) -> None:
    def newest(connection: Connection) -> str | None:
        return ScriptDirectory.from_config(migration_config(connection)).get_current_head()

    assert asyncio.run(on_connection(sqlite_url, newest)) == VERSION


def test_migrations_are_loaded_only_where_they_are_needed(sqlite_url: str) -> None:
    script = (
        "import asyncio, sys; from timefront.server.store.database import upgrade; "
        f"asyncio.run(upgrade({sqlite_url!r})); print('alembic' in sys.modules)"
    )
    first, second = (subprocess.run([sys.executable, "-c", script], capture_output=True, text=True) for _ in range(2))
    assert (first.stdout, second.stdout) == ("True\n", "False\n"), first.stderr + second.stderr


def test_a_difference_between_migrations_and_schema_is_seen(database_url: str) -> None:
    def alter(connection: Connection) -> list[object]:
        connection.execute(text("ALTER TABLE chat ADD COLUMN mood INTEGER"))
        return differences(connection)

    asyncio.run(upgrade(database_url))
    assert len(asyncio.run(on_connection(database_url, alter))) == 1


def test_migrations_go_up_and_down_and_up_again(database_url: str) -> None:
    def down(connection: Connection) -> None:
        command.downgrade(migration_config(connection), "base")

    asyncio.run(upgrade(database_url))
    asyncio.run(on_connection(database_url, down))
    assert asyncio.run(on_connection(database_url, table_names)) == set()
    asyncio.run(upgrade(database_url))
    assert asyncio.run(on_connection(database_url, differences)) == []


def test_a_database_of_the_first_version_is_brought_up_to_date(database_url: str) -> None:
    """Its tables stay as they are; each counts as opened when somebody was last there."""

    def first(connection: Connection) -> None:
        command.upgrade(migration_config(connection), "0001")
        old = ("maker", "opened_at", "fair_fixed")
        pack = {"hash": "0" * 64, "game": "parley", "files": packed({}), "kept_at": 1.0}
        connection.execute(insert_into("packs", pack), pack)
        for number, seen_at in (("1" * 12, 90.0), ("2" * 12, 10.0)):
            row = {name: value for name, value in table_columns(a_table(number, 50.0)).items() if name not in old}
            row |= {"options": "{}", "clock": '{"kind": "none"}'}
            connection.execute(insert_into("tables", row), row)
            seat = {**msgspec.structs.asdict(a_seat(number, 0, "human")), "seen_at": seen_at, "auto_pass": "[]"}
            connection.execute(insert_into("seats", seat), seat)

    async def kept() -> list[TableRow]:
        async with opened(database_url) as ledger:
            await ledger.notes.prepare()
            return sorted((await ledger.lobby.tables_by_ids(["1" * 12, "2" * 12])).values(), key=lambda table: table.id)

    asyncio.run(on_connection(database_url, first))
    asyncio.run(upgrade(database_url))
    tables = asyncio.run(kept())
    assert [(table.title, table.start, table.maker) for table in tables] == [("A täble", {"words": [1, 2]}, "")] * 2
    assert [table.opened_at for table in tables] == [90.0, 50.0]
    assert asyncio.run(on_connection(database_url, differences)) == []


def insert_into(table: str, row: dict[str, Any]) -> TextClause:
    """A statement of an older program, which does not know newer columns."""
    return text(f"INSERT INTO {table} ({', '.join(row)}) VALUES ({', '.join(f':{name}' for name in row)})")


def test_a_table_from_before_the_commitment_covered_nonces_is_kept_with_its_seats(database_url: str) -> None:
    def down(connection: Connection) -> None:
        command.downgrade(migration_config(connection), "0002")

    async def scene() -> None:
        await upgrade(database_url)
        async with opened(database_url) as ledger:
            await make_table(ledger, TABLE)
        await on_connection(database_url, down)
        await upgrade(database_url)
        async with opened(database_url) as ledger:
            row = await ledger.lobby.table(TABLE)
            assert row is not None
            assert row.fair_fixed is None
            assert len(await ledger.lobby.seats(TABLE)) == 2

    asyncio.run(scene())


def test_several_may_upgrade_at_the_same_moment(database_url: str) -> None:
    async def all_at_once() -> None:
        await asyncio.gather(*(upgrade(database_url) for _ in range(4)))

    asyncio.run(all_at_once())
    assert asyncio.run(on_connection(database_url, differences)) == []


def test_a_new_file_is_opened_while_somebody_else_writes_its_first_pages(tmp_path: Path) -> None:
    """Switching a file to WAL takes a lock that SQLite itself does not wait for."""
    file = tmp_path / "tables.db"
    other = sqlite3.connect(file, isolation_level=None, check_same_thread=False)
    other.execute("BEGIN IMMEDIATE")
    done = threading.Timer(0.3, other.execute, ["COMMIT"])
    done.start()
    assert asyncio.run(on_connection(f"sqlite:///{file}", table_names)) == set()
    done.join()
    other.close()


def test_a_database_of_a_newer_program_is_refused_and_stays_as_it_is(database_url: str) -> None:
    def from_the_future(connection: Connection) -> None:
        connection.execute(text("UPDATE alembic_version SET version_num = '9999'"))

    asyncio.run(upgrade(database_url))
    asyncio.run(on_connection(database_url, from_the_future))
    with pytest.raises(DatabaseTooNew, match=r"newer version of this program \(schema 9999\)"):
        asyncio.run(upgrade(database_url))
    assert asyncio.run(on_connection(database_url, differences)) == []


def test_writes_that_wait_share_a_transaction_but_fail_alone(database_url: str) -> None:
    """On SQLite, writes that arrive during another write are written together."""

    async def scene() -> None:
        opened = connect(database_url)
        try:
            await opened.write(lambda connection: connection.execute(text("CREATE TABLE words (word INTEGER UNIQUE)")))
            writes = [opened.write(partial(_add_twice_if_odd, word)) for word in range(40)]
            ends = await asyncio.gather(*writes, return_exceptions=True)
            assert [isinstance(end, IntegrityError) for end in ends] == [word % 2 == 1 for word in range(40)]
            query = text("SELECT word FROM words ORDER BY word")
            kept = await opened.read(lambda connection: list(connection.execute(query).scalars()))
            assert kept == [*range(0, 40, 2)]
        finally:
            await opened.dispose()

    asyncio.run(scene())


def test_a_statement_that_was_built_once_fails_as_any_other_and_alone(database_url: str) -> None:
    """It goes directly to SQLite's driver, but raises what SQLAlchemy would raise."""
    add = Statement(insert(packs))

    def added(word: int, connection: Connection) -> int:
        row = {"hash": f"{word:064}", "game": "parley", "files": b"x", "kept_at": 1.0, "maker": ""}
        if word % 2:
            add.run_for_each(connection, [row, row])
        return add.run(connection, row)

    async def scene() -> None:
        await upgrade(database_url)
        opened = connect(database_url)
        try:
            ends = await asyncio.gather(
                *(opened.write(partial(added, word)) for word in range(20)), return_exceptions=True
            )
            assert [1 if end == 1 else type(end) for end in ends] == [1, IntegrityError] * 10
            query = text("SELECT hash FROM packs ORDER BY hash")
            kept = await opened.read(lambda connection: list(connection.execute(query).scalars()))
            assert kept == [f"{word:064}" for word in range(0, 20, 2)]
        finally:
            await opened.dispose()

    asyncio.run(scene())


def test_whoever_writes_from_a_loop_of_its_own_is_told_there(sqlite_url: str) -> None:
    def count_up(connection: Connection) -> None:
        connection.execute(text("UPDATE counter SET n = n + 1"))

    async def scene() -> object:
        opened = connect(sqlite_url)
        await opened.write(lambda connection: connection.execute(text("CREATE TABLE counter AS SELECT 0 AS n")))

        async def write_often() -> None:
            for _ in range(10):
                await asyncio.gather(*(opened.write(count_up) for _ in range(20)))

        await asyncio.gather(*(asyncio.to_thread(asyncio.run, write_often()) for _ in range(3)), write_often())
        total = await opened.read(lambda connection: connection.execute(text("SELECT n FROM counter")).scalar())
        await opened.dispose()
        return total

    assert asyncio.run(scene()) == 800


def _add_twice_if_odd(word: int, connection: Connection) -> None:
    for _ in range(1 + word % 2):
        connection.execute(text("INSERT INTO words VALUES (:word)"), {"word": word})
