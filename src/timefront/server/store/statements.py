"""Statements that are built once and given to SQLite's driver as text, without SQLAlchemy's overhead."""

from __future__ import annotations

import sqlite3
from typing import Any, final

from sqlalchemy import Connection, Delete, Insert, Update
from sqlalchemy.dialects import sqlite
from sqlalchemy.exc import DBAPIError

from timefront.server.config import SQLITE

Values = dict[str, Any]
_DIALECT = sqlite.dialect(paramstyle="named")


@final
class Statement:
    """A statement that is run often, with named values in the form that the driver needs."""

    def __init__(self, clause: Insert | Update | Delete) -> None:
        self._clause = clause
        self._text = str(clause.compile(dialect=_DIALECT))

    def run(self, connection: Connection, values: Values) -> int:
        """Execute it, and return how many rows it affected."""
        if connection.dialect.name != SQLITE:
            return connection.execute(self._clause, values).rowcount
        return run_on_sqlite(sqlite_connection(connection), self._text, values).rowcount

    def run_for_each(self, connection: Connection, rows: list[Values]) -> None:
        """Execute it for several sets of values."""
        if connection.dialect.name != SQLITE:
            connection.execute(self._clause, rows)
            return
        try:
            sqlite_connection(connection).executemany(self._text, rows)
        except sqlite3.Error as error:
            raise _as_sqlalchemy_has_it(error, self._text, rows) from error


def run_on_sqlite(own: sqlite3.Connection, text: str, values: Values | None = None) -> sqlite3.Cursor:
    """Execute a statement's text on the driver's own connection."""
    try:
        return own.execute(text, values or {})
    except sqlite3.Error as error:
        raise _as_sqlalchemy_has_it(error, text, values or {}) from error


def _as_sqlalchemy_has_it(error: sqlite3.Error, text: str, values: Values | list[Values]) -> BaseException:
    """The error that SQLAlchemy would raise, so that both ways fail alike."""
    return DBAPIError.instance(text, values, error, sqlite3.Error)


def sqlite_connection(connection: Connection) -> sqlite3.Connection:
    """The driver's own connection to SQLite."""
    own = connection.connection.dbapi_connection
    assert isinstance(own, sqlite3.Connection), "only SQLite is spoken to directly"
    return own
