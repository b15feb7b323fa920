"""What cannot be had, outside the rules of the games: by a client, or by who runs the server."""

from __future__ import annotations


class Denied(Exception):
    """Something is not possible; `key` names the sentence that says why, `status` is HTTP's word for it."""

    def __init__(self, key: str, status: int = 403) -> None:
        super().__init__(key)
        self.key = key
        self.status = status


# For who runs the server, each with a sentence that says why


class CannotServe(Exception):
    """The server cannot be started."""


class BusUnreachable(Exception):
    """The bus could not be reached at the start."""


class DatabaseError(Exception):
    """The database cannot be used."""


class UnknownDatabase(DatabaseError):
    """An address names no kind of database that is known here."""


class NotDurable(DatabaseError):
    """A connection does not keep what it acknowledges."""


class DatabaseTooNew(DatabaseError):
    """The database was made by a newer program."""
