"""Logging to standard error: of many lines with the same cause, a few are written and the others counted."""

from __future__ import annotations

import logging
import sys
import threading
import time
from typing import TextIO, final

LINES = 5
"""How many lines with the same cause are written within a time span."""
SPAN = 60.0
"""The time span, in seconds, after which counting starts again."""
FORMAT = "%(asctime)s %(levelname)s %(name)s: %(message)s"
Cause = tuple[str, ...]


@final
class Count:
    """The lines with the same cause within a time span."""

    def __init__(self, record: logging.LogRecord, since: float) -> None:
        self.record = record
        self.since = since
        self.lines = 0


@final
class SparingHandler(logging.StreamHandler[TextIO]):
    """Writes lines, but only a few with the same cause: the place in the program, and what it is about."""

    def __init__(self, stream: TextIO | None = None) -> None:
        super().__init__(stream or sys.stderr)
        self.setFormatter(logging.Formatter(FORMAT))
        self._counts: dict[Cause, Count] = {}
        self._timer: threading.Timer | None = None

    def emit(self, record: logging.LogRecord) -> None:
        """Write a line, or count it."""
        now = time.monotonic()
        self._report_ended(now)
        count = self._counts.setdefault(cause_of(record), Count(record, now))
        count.lines += 1
        if count.lines <= LINES:
            super().emit(record)
        elif self._timer is None:
            self._timer = threading.Timer(SPAN, self._report_later)
            self._timer.daemon = True
            self._timer.start()

    def _report_later(self) -> None:
        """Write the counts even if nothing else is logged."""
        with self.lock or threading.Lock():
            self._timer = None
            self._report_ended(time.monotonic())

    def _report_ended(self, now: float) -> None:
        """Write how many lines were left out in the time spans that are over."""
        for cause, count in [*self._counts.items()]:
            if now - count.since >= SPAN:
                del self._counts[cause]
                self._report(count, round(now - count.since))

    def _report(self, count: Count, seconds: int) -> None:
        left_out = count.lines - LINES
        if left_out > 0:
            message = f"{left_out} more lines like this one in {seconds} seconds: {count.record.getMessage()}"
            about = logging.LogRecord(
                count.record.name, count.record.levelno, count.record.pathname, count.record.lineno, message, None, None
            )
            super().emit(about)

    def close(self) -> None:
        """Write what was left out, and close."""
        if self._timer is not None:
            self._timer.cancel()
        counts, self._counts = self._counts, {}
        for count in counts.values():
            self._report(count, round(time.monotonic() - count.since))
        super().close()


def cause_of(record: logging.LogRecord) -> Cause:
    """The cause of a line: where it is written and, for an error, its type and where it was raised."""
    place = (record.name, record.levelname, record.pathname, str(record.lineno))
    error = record.exc_info[1] if record.exc_info else None
    if error is None:
        return place
    raised = error.__traceback__
    while raised is not None and raised.tb_next is not None:
        raised = raised.tb_next
    where = "" if raised is None else f"{raised.tb_frame.f_code.co_filename}:{raised.tb_lineno}"
    return (*place, type(error).__name__, where)
