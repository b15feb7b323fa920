"""Tables that cannot be opened, or on whose position the rules fail: players get a sentence, the log one line.

A table is damaged only if its own data show it. If the program fails on sound data, that is said instead. Both are
tried again after a while, and after a restart.
"""

from __future__ import annotations

import logging
import time
import zlib
from collections.abc import Iterator
from contextlib import contextmanager
from traceback import extract_tb
from typing import final

import msgspec

from timefront.kernel.flow import EndlessRules
from timefront.kernel.packs import PackError
from timefront.kernel.setting import SettingError
from timefront.matches.errors import MatchFileError
from timefront.server.store.records import TableRow
from timefront.server.wire.errors import Denied

DAMAGE = (ValueError, SettingError, PackError, MatchFileError, msgspec.MsgspecError, zlib.error)
"""What is raised when data are damaged."""
FAULTS = (ArithmeticError, AssertionError, AttributeError, LookupError, TypeError, RecursionError, EndlessRules)
"""What failing rules raise. With a position from outside, the data are at fault, otherwise the program."""
FAILURES = (*DAMAGE, *FAULTS)
"""Both; errors of a database or a network are not among them."""
TRY_AGAIN = 60.0
"""The seconds after which a table is tried again."""
PLACES = 4
"""How many lines of a traceback the log names."""
log = logging.getLogger("timefront.server")


@final
class Quarantine:
    """The tables that stay closed for a while."""

    def __init__(self) -> None:
        self._closed: dict[str, tuple[float, str]] = {}

    def must_be_sound(self, table_id: str) -> None:
        """Raise `Denied` if opening a table failed a short time ago."""
        since, why = self._closed.get(table_id, (0.0, ""))
        if why and time.monotonic() - since < TRY_AGAIN:
            raise Denied(why, 409)

    @contextmanager
    def watching(self, row: TableRow) -> Iterator[None]:
        """Turn failures of a table into `Denied` with a sentence."""
        try:
            yield
        except FAILURES as error:
            raise self.close(row, error) from None
        self._closed.pop(row.id, None)

    def close(self, row: TableRow, error: Exception) -> Denied:
        """Close a table, and say why. The log says it once, with the places of the error but without its text."""
        is_damaged = isinstance(error, DAMAGE) or row.start is not None
        denied = Denied("table-damaged", 409) if is_damaged else Denied("table-fault", 409)
        if row.id not in self._closed:
            said = (
                "Table %s is damaged and stays closed" if is_damaged else "The program fails on table %s, left closed"
            )
            log.error(f"{said}: %s.", row.id, _where(error))
        self._closed[row.id] = (time.monotonic(), denied.key)
        return denied


def _where(error: Exception) -> str:
    """The type and the places of an error; its text could contain secrets."""
    places = [f"{place.filename}, line {place.lineno}" for place in extract_tb(error.__traceback__)[-PLACES:]]
    return f"{type(error).__name__} in {'; '.join(reversed(places))}"
