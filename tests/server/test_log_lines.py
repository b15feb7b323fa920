"""The log: a flood of lines with one cause becomes a few lines and a count."""

from __future__ import annotations

import io
import logging
from collections.abc import Iterator

import pytest

from timefront.server.log_lines import LINES, SPAN, SparingHandler


class Clock:
    """A monotonic clock that is set by hand."""

    now = 1000.0

    def monotonic(self) -> float:
        return self.now


@pytest.fixture
def clock(monkeypatch: pytest.MonkeyPatch) -> Clock:
    clock = Clock()
    monkeypatch.setattr("timefront.server.log_lines.time.monotonic", clock.monotonic)
    return clock


@pytest.fixture
def written(clock: Clock) -> Iterator[io.StringIO]:
    stream = io.StringIO()
    handler = SparingHandler(stream)
    log = logging.getLogger("flood")
    log.propagate = False
    log.addHandler(handler)
    yield stream
    log.removeHandler(handler)
    handler.close()


def warn(number: int) -> None:
    logging.getLogger("flood").warning("the disk is full, attempt %d", number)


def fail(kind: type[Exception]) -> None:
    try:
        raise kind("secret")
    except Exception as error:
        logging.getLogger("flood").error("A request failed.", exc_info=error)


def test_a_flood_is_a_few_lines_and_then_a_count(written: io.StringIO, clock: Clock) -> None:
    for number in range(1000):
        warn(number)
    lines = written.getvalue().splitlines()
    assert len(lines) == LINES
    assert lines[0].endswith("WARNING flood: the disk is full, attempt 0")
    clock.now += SPAN
    warn(1000)
    lines = written.getvalue().splitlines()[LINES:]
    assert [line.partition("flood: ")[2] for line in lines] == [
        f"{1000 - LINES} more lines like this one in 60 seconds: the disk is full, attempt 0",
        "the disk is full, attempt 1000",
    ]


def test_another_cause_is_told_in_the_middle_of_a_flood(written: io.StringIO) -> None:
    for number in range(100):
        warn(number)
        fail(OSError)
    fail(ValueError)
    text = written.getvalue()
    assert text.count("the disk is full") == LINES
    assert text.count("A request failed.") == LINES + 1  # one place, two kinds of errors
    assert text.count("ValueError") == 1


def test_lines_that_come_slowly_are_all_written(written: io.StringIO, clock: Clock) -> None:
    for number in range(50):
        warn(number)
        clock.now += SPAN / 2
    assert written.getvalue().count("the disk is full") == 50
    assert "more lines" not in written.getvalue()


def test_the_count_is_told_though_nothing_follows(
    written: io.StringIO, clock: Clock, monkeypatch: pytest.MonkeyPatch
) -> None:
    timers: list[FakeTimer] = []

    class FakeTimer:
        daemon = False

        def __init__(self, seconds: float, call: object) -> None:
            assert seconds == SPAN
            self.call = call
            timers.append(self)

        def start(self) -> None:
            assert self.daemon

        def cancel(self) -> None:
            """Do nothing: nothing waits."""

    monkeypatch.setattr("timefront.server.log_lines.threading.Timer", FakeTimer)
    for number in range(LINES + 7):
        warn(number)
    assert len(timers) == 1
    clock.now += SPAN
    assert callable(timers[0].call)
    timers[0].call()
    assert "7 more lines like this one" in written.getvalue()


def test_the_count_is_told_at_the_end() -> None:
    stream = io.StringIO()
    handler = SparingHandler(stream)
    record = logging.LogRecord("flood", logging.WARNING, "file.py", 1, "again", None, None)
    for _ in range(LINES + 3):
        handler.handle(record)
    handler.close()
    assert "3 more lines like this one" in stream.getvalue()
