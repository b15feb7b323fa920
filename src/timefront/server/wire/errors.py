"""Errors that have nothing to do with the rules of a game: for clients, and for the operator of the server."""

from __future__ import annotations


class Denied(Exception):
    """Something is not possible; `key` names the sentence that says why, `status` is the HTTP status."""

    def __init__(self, key: str, status: int = 403) -> None:
        super().__init__(key)
        self.key = key
        self.status = status


# For the operator of the server, each with a sentence that says why


class CannotServe(Exception):
    """The server cannot be started."""


class BusUnreachable(Exception):
    """The bus could not be reached at the start."""


class DatabaseError(Exception):
    """The database cannot be used."""


class UnknownDatabase(DatabaseError):
    """An address names an unknown kind of database."""


class NotDurable(DatabaseError):
    """A database does not durably store what it acknowledges."""


class DatabaseTooNew(DatabaseError):
    """The database was made by a newer program."""
