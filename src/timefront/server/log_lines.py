"""The log, to the standard error: of many lines with one cause a few are written, and then how many more there were."""

from __future__ import annotations

import logging
import sys
import threading
import time
from typing import TextIO, final

LINES = 5
"""How many lines of one cause are written in a span of time."""
SPAN = 60.0
"""Seconds after which the lines of a cause are counted anew."""
FORMAT = "%(asctime)s %(levelname)s %(name)s: %(message)s"
Cause = tuple[str, ...]


@final
class Count:
    """The lines of one cause in a span of time."""

    def __init__(self, record: logging.LogRecord, since: float) -> None:
        self.record = record
        self.since = since
        self.lines = 0


@final
class SparingHandler(logging.StreamHandler[TextIO]):
    """Writes lines, but not endlessly many of one cause: a place in the program, and of what it speaks."""

    def __init__(self, stream: TextIO | None = None) -> None:
        super().__init__(stream or sys.stderr)
        self.setFormatter(logging.Formatter(FORMAT))
        self._counts: dict[Cause, Count] = {}
        self._timer: threading.Timer | None = None

    def emit(self, record: logging.LogRecord) -> None:
        """Write a line, or count it."""
        now = time.monotonic()
        self._tell_ended(now)
        count = self._counts.setdefault(cause_of(record), Count(record, now))
        count.lines += 1
        if count.lines <= LINES:
            super().emit(record)
        elif self._timer is None:
            self._timer = threading.Timer(SPAN, self._tell_in_time)
            self._timer.daemon = True
            self._timer.start()

    def _tell_in_time(self) -> None:
        """Tell the counts though nothing else is logged."""
        with self.lock or threading.Lock():
            self._timer = None
            self._tell_ended(time.monotonic())

    def _tell_ended(self, now: float) -> None:
        """Tell how many lines were left out in the spans of time that are over."""
        for cause, count in [*self._counts.items()]:
            if now - count.since >= SPAN:
                del self._counts[cause]
                self._tell(count, round(now - count.since))

    def _tell(self, count: Count, seconds: int) -> None:
        left_out = count.lines - LINES
        if left_out > 0:
            message = f"{left_out} more lines like this one in {seconds} seconds: {count.record.getMessage()}"
            about = logging.LogRecord(
                count.record.name, count.record.levelno, count.record.pathname, count.record.lineno, message, None, None
            )
            super().emit(about)

    def close(self) -> None:
        """Tell what was left out, and end."""
        if self._timer is not None:
            self._timer.cancel()
        counts, self._counts = self._counts, {}
        for count in counts.values():
            self._tell(count, round(time.monotonic() - count.since))
        super().close()


def cause_of(record: logging.LogRecord) -> Cause:
    """What makes lines alike: where they are written and, of an error, its kind and where it was raised."""
    place = (record.name, record.levelname, record.pathname, str(record.lineno))
    error = record.exc_info[1] if record.exc_info else None
    if error is None:
        return place
    raised = error.__traceback__
    while raised is not None and raised.tb_next is not None:
        raised = raised.tb_next
    where = "" if raised is None else f"{raised.tb_frame.f_code.co_filename}:{raised.tb_lineno}"
    return (*place, type(error).__name__, where)
