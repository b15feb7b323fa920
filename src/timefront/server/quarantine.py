"""Tables that cannot be opened or on whose position the rules fail: whoever asks gets a sentence, the log one line."""

from __future__ import annotations

import logging
import time
from collections.abc import Iterator
from contextlib import contextmanager
from traceback import extract_tb
from typing import final

from timefront.kernel.flow import EndlessRules
from timefront.kernel.game import SettingError
from timefront.kernel.packs import PackError
from timefront.server.errors import Denied

DAMAGE = (
    *(ArithmeticError, AssertionError, AttributeError, LookupError, TypeError, ValueError, RecursionError),
    *(EndlessRules, SettingError, PackError),
)
"""What data that do not fit the rules lead to; what a database or a network does is something else."""
TRY_AGAIN = 60.0
"""After so many seconds a table is looked at again."""
log = logging.getLogger("timefront.server")


@final
class Quarantine:
    """The tables that are left alone for a while."""

    def __init__(self) -> None:
        self._since: dict[str, float] = {}

    def must_be_sound(self, table_id: str) -> None:
        """`Denied` if a table was found damaged a short time ago."""
        since = self._since.get(table_id)
        if since is not None and time.monotonic() - since < TRY_AGAIN:
            raise Denied("table-damaged", 409)

    @contextmanager
    def watching(self, table_id: str) -> Iterator[None]:
        """Turn what is wrong with a table's data into a sentence."""
        try:
            yield
        except DAMAGE as error:
            self.add(table_id, error)
            raise Denied("table-damaged", 409) from None

    def add(self, table_id: str, error: Exception) -> None:
        """Leave a table alone from now on; says so once, with the place of the error but not its text."""
        if table_id not in self._since:
            place = extract_tb(error.__traceback__)[-1]
            what = f"{type(error).__name__} in {place.filename}, line {place.lineno}"
            log.error("Table %s is damaged and stays closed: %s.", table_id, what)
        self._since[table_id] = time.monotonic()
