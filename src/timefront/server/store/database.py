"""The database: SQLite in a file or PostgreSQL, durable on every connection, and brought up to date by migrations."""

from __future__ import annotations

import asyncio
import logging
import sqlite3
import time
from abc import ABC, abstractmethod
from collections import deque
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from pathlib import Path
from typing import Any, TypeVar, final

from asyncpg import InternalClientError, PostgresError  # type: ignore[import-untyped]
from sqlalchemy import URL, Connection, QueuePool, create_engine, event, inspect, make_url, text
from sqlalchemy.exc import ArgumentError, DataError, IntegrityError, ProgrammingError, SQLAlchemyError

from timefront.matches.folders import PRIVATE, make_private
from timefront.server.config import NO_ADDRESS, POSTGRESQL, SQLITE, database_kind
from timefront.server.store.schema import VERSION
from timefront.server.store.statements import run_on_sqlite, sqlite_connection
from timefront.server.wire.errors import DatabaseTooNew, NotDurable, UnknownDatabase

DRIVERS = {SQLITE: "sqlite", POSTGRESQL: "postgresql+asyncpg"}
SQLITE_PATIENCE_MS = 10_000
SQLITE_SETTINGS = (
    ("busy_timeout", SQLITE_PATIENCE_MS, SQLITE_PATIENCE_MS),  # first, because the next one may have to wait
    ("journal_mode", "WAL", "wal"),
    ("synchronous", "FULL", 2),
    ("foreign_keys", "ON", 1),
)
"""The name, its value, and what must be read back."""
POSTGRESQL_SETTINGS = {"synchronous_commit": "on"}
WRITES_AT_ONCE = 64
"""How many waiting writes share a transaction, and so the wait for the disk."""
READERS = 4
"""How many threads of a process read from SQLite; one writes."""
CONNECTIONS = 8
"""How many connections to PostgreSQL a process keeps open."""
MIGRATION_LOCK = 0x71_6D_65_66
"""The key of PostgreSQL's advisory lock: one process migrates, the others wait."""
WRITES = "timefront_writes"
"""The execution option of transactions that write."""

UNREACHABLE = (SQLAlchemyError, PostgresError, InternalClientError, OSError, TimeoutError)
"""What an unusable database raises."""

OUR_FAULT = (IntegrityError, ProgrammingError, DataError)
"""What a working database raises when it is asked for nonsense."""

T = TypeVar("T")
log = logging.getLogger("timefront.server")


def is_unavailable(error: BaseException) -> bool:
    """Whether an error comes from the database or its disk, and not from the program."""
    return isinstance(error, UNREACHABLE) and not isinstance(error, OUR_FAULT)


def log_failure(what: str, error: Exception) -> None:
    """Log a failure: an error of the program with its place, an unusable database with the reason."""
    if is_unavailable(error):
        log.warning("%s The database cannot be used: %s.", what, reason_of(error))
    else:
        log.error(what, exc_info=error)


def reason_of(error: Exception) -> str:
    """The text of a database error, without the statement and without a full stop."""
    cause = getattr(error, "orig", None) or error
    return (str(cause).partition("\n")[0] or type(cause).__name__).rstrip(".")


# Transactions


class Database(ABC):
    """A database that runs whole transactions, given as functions of a connection; the same for both kinds."""

    kind = ""

    @abstractmethod
    async def read(self, work: Callable[[Connection], T]) -> T:
        """Run a reading transaction."""

    @abstractmethod
    async def write(self, work: Callable[[Connection], T]) -> T:
        """Run a writing transaction; it is durable when this returns, and undone if `work` raises."""

    @abstractmethod
    async def dispose(self) -> None:
        """Close all connections, once no transaction runs."""


@final
class SqliteDatabase(Database):
    """SQLite in its own threads: a single one for writing, so that nobody waits for a lock of this process.

    A transaction takes one visit to a thread; with aiosqlite a move would take twenty.
    """

    kind = SQLITE

    def __init__(self, address: URL) -> None:
        self._engine = create_engine(address, poolclass=QueuePool, pool_size=READERS + 1, max_overflow=0)
        self._writing_engine = self._engine.execution_options(**{WRITES: True})
        event.listen(self._engine, "do_connect", _make_private)
        event.listen(self._engine, "connect", _set_up_sqlite)
        event.listen(self._engine, "begin", _begin_on_sqlite)
        self._readers = ThreadPoolExecutor(READERS, "sqlite-reader")
        self._writer = ThreadPoolExecutor(1, "sqlite-writer")
        self._waiting: deque[_Work] = deque()
        self._is_writing = False
        """Whether the writer was told about waiting work and has not looked yet."""

    async def read(self, work: Callable[[Connection], T]) -> T:
        """Run a reading transaction."""

        def transaction() -> T:
            with self._engine.begin() as connection:
                return work(connection)

        return await asyncio.get_running_loop().run_in_executor(self._readers, transaction)

    async def write(self, work: Callable[[Connection], T]) -> T:
        """Run a writing transaction."""

        loop = asyncio.get_running_loop()
        done: asyncio.Future[T] = loop.create_future()
        self._waiting.append(_Work(work, done, loop))
        self._wake_writer()
        return await done

    def _wake_writer(self) -> None:
        if self._is_writing:
            return
        self._is_writing = True
        try:
            self._writer.submit(self._write_what_waits)
        except RuntimeError:  # the database was closed
            self._is_writing = False
            raise

    def _write_what_waits(self) -> None:
        """Write until no work waits; work that arrives after that wakes the writer again."""
        self._is_writing = False
        while works := self._next_works():
            self._write_together(works)

    def _next_works(self) -> list[_Work]:
        works: list[_Work] = []
        while self._waiting and len(works) < WRITES_AT_ONCE:
            work = self._waiting.popleft()
            if not work.done.cancelled():
                works.append(work)
        return works

    def _write_together(self, works: list[_Work]) -> None:
        """Do several works in one transaction, because the disk takes longest. A failing one is undone alone."""
        try:
            with self._writing_engine.begin() as connection:
                for work in works:
                    work.do(connection) if len(works) == 1 else work.try_among_others(connection)
        except Exception as error:
            for work in works:
                work.error = error
        _tell(works)

    async def dispose(self) -> None:
        """Close all connections, once no transaction runs."""
        await asyncio.to_thread(self._readers.shutdown)
        await asyncio.to_thread(self._writer.shutdown)
        self._engine.dispose()


@final
class _Work:
    """A transaction to run, and the future that waits for it."""

    def __init__(
        self, work: Callable[[Connection], Any], done: asyncio.Future[Any], loop: asyncio.AbstractEventLoop
    ) -> None:
        self._work = work
        self.done = done
        self.loop = loop
        self._result: Any = None
        self.error: Exception | None = None

    def do(self, connection: Connection) -> None:
        """Run it in a transaction of its own."""
        self._result = self._work(connection)

    def try_among_others(self, connection: Connection) -> None:
        """Run it in a transaction with others; an error undoes only this one."""
        own = sqlite_connection(connection)
        run_on_sqlite(own, "SAVEPOINT work")
        try:
            self.do(connection)
        except Exception as error:
            self.error = error
            if not own.in_transaction:
                raise  # a full disk, for example, undoes everything
            run_on_sqlite(own, "ROLLBACK TO work")
        run_on_sqlite(own, "RELEASE work")

    def settle(self) -> None:
        """Settle the future; must be called in its thread."""
        if self.done.done():
            return
        if self.error is not None:
            self.done.set_exception(self.error)
        else:
            self.done.set_result(self._result)


def _tell(works: list[_Work]) -> None:
    """Settle the futures of works, waking each of their threads only once."""
    for loop in {work.loop for work in works}:
        with suppress(RuntimeError):  # the waiting loop is closed
            loop.call_soon_threadsafe(_settle, [work for work in works if work.loop is loop])


def _settle(works: list[_Work]) -> None:
    for work in works:
        work.settle()


@final
class PostgresDatabase(Database):
    """PostgreSQL through asyncpg."""

    kind = POSTGRESQL

    def __init__(self, address: URL) -> None:
        from sqlalchemy.ext.asyncio import create_async_engine  # it loads much that SQLite does not need

        self._engine = create_async_engine(
            address,
            pool_size=CONNECTIONS,
            max_overflow=0,
            pool_pre_ping=True,
            connect_args={"server_settings": POSTGRESQL_SETTINGS},
        )
        event.listen(self._engine.sync_engine, "connect", _check_postgresql)

    async def read(self, work: Callable[[Connection], T]) -> T:
        """Run a reading transaction."""
        return await self.write(work)

    async def write(self, work: Callable[[Connection], T]) -> T:
        """Run a writing transaction."""
        async with self._engine.begin() as connection:
            return await connection.run_sync(work)

    async def dispose(self) -> None:
        """Close all connections, once no transaction runs."""
        await self._engine.dispose()


# Connecting


def connect(url: str) -> Database:
    """The database at an address: `sqlite:///path` or `postgresql://...`. Connections are opened when they are used."""
    address = driver_url(url)
    return SqliteDatabase(address) if address.get_backend_name() == SQLITE else PostgresDatabase(address)


def driver_url(url: str) -> URL:
    """An address as users write it, with the driver that is used for it."""
    kind = database_kind(url)
    try:
        address = make_url(url).set(drivername=DRIVERS[kind])
    except (ArgumentError, ValueError):
        raise UnknownDatabase(NO_ADDRESS) from None
    if "sslmode" in address.query:  # the driver uses another name for it
        wanted = str(address.query["sslmode"])
        address = address.difference_update_query(["sslmode"]).update_query_dict({"ssl": wanted})
    return address


def plain_url(url: str) -> str:
    """An address without the name of a driver, as PostgreSQL's own tools read it."""
    address = make_url(url)
    return address.set(drivername=address.get_backend_name()).render_as_string(hide_password=False)


def _make_private(_dialect: object, _record: object, arguments: list[Any], _named: object) -> None:
    """Make the database file private; SQLite creates the files next to it with the same permissions."""
    if arguments[0].startswith((":", "file:")):  # in memory, or named in SQLite's own way
        return
    file = Path(arguments[0])
    with suppress(OSError):  # it exists already, or opening it will say why not
        file.touch(PRIVATE, exist_ok=False)
    for ending in ("", "-wal", "-shm"):
        make_private(file.with_name(file.name + ending))


def _set_up_sqlite(connection: Any, _record: object) -> None:
    """Turn off the driver's own transactions, and set and check what durability needs."""
    connection.isolation_level = None
    cursor = connection.cursor()
    for name, value, expected in SQLITE_SETTINGS:
        _set_when_free(cursor, f"PRAGMA {name} = {value}")
        cursor.execute(f"PRAGMA {name}")
        _must_be(name, cursor.fetchone()[0], expected)
    cursor.close()


def _set_when_free(cursor: sqlite3.Cursor, statement: str) -> None:
    """Wait for a lock that SQLite itself does not wait for: when two switch a new file to WAL at the same time."""
    give_up = time.monotonic() + SQLITE_PATIENCE_MS / 1000
    while True:
        try:
            cursor.execute(statement)
            return
        except sqlite3.OperationalError as error:
            if error.sqlite_errorcode != sqlite3.SQLITE_BUSY or time.monotonic() > give_up:
                raise
        time.sleep(0.005)


def _check_postgresql(connection: Any, _record: object) -> None:
    cursor = connection.cursor()
    cursor.execute("SHOW synchronous_commit")
    _must_be("synchronous_commit", cursor.fetchone()[0], "on")
    cursor.close()
    connection.rollback()


def _must_be(name: str, actual: object, expected: object) -> None:
    if actual != expected:
        raise NotDurable(f"The database's setting {name} is {actual}, but must be {expected}: moves could be lost.")


def _begin_on_sqlite(connection: Connection) -> None:
    """Take the lock at once if the transaction writes: one that started by reading might not get it later."""
    writes = connection.get_execution_options().get(WRITES)
    connection.exec_driver_sql("BEGIN IMMEDIATE" if writes else "BEGIN")


# Migrations


async def upgrade(url: str) -> None:
    """Upgrade a database to this program's schema, or create it; all or nothing, one process at a time."""
    database = connect(url)
    try:
        await database.write(_upgrade)
    finally:
        await database.dispose()


def _upgrade(connection: Connection) -> None:
    if connection.dialect.name == POSTGRESQL:
        connection.execute(text("SELECT pg_advisory_xact_lock(:key)"), {"key": MIGRATION_LOCK})
    if must_be_known(connection) != {VERSION}:
        from timefront.server.store.migrating import migrate

        migrate(connection)


def must_be_known(connection: Connection) -> set[str]:
    """The version of the database's schema; `DatabaseTooNew` if a newer program has upgraded it."""
    versions = set[str]()
    if inspect(connection).has_table("alembic_version"):
        versions = set(connection.execute(text("SELECT version_num FROM alembic_version")).scalars())
    if versions <= {VERSION}:
        return versions
    from timefront.server.store.migrating import known_versions

    unknown = versions - known_versions(connection)
    if unknown:
        raise DatabaseTooNew(
            f"The database was made by a newer version of this program (schema {', '.join(sorted(unknown))}): "
            "install that version, or use another database."
        )
    return versions
