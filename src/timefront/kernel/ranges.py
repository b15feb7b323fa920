"""The numbers that a position may hold: positions from outside are checked before they are used."""

from __future__ import annotations

from typing import Any, final

from timefront.kernel.records import layout_of

DEEPEST = 100
"""How many procedures can be in progress at once."""


@final
class Range:
    """The numbers that a field may hold, and how many of them if it is a list."""

    def __init__(self, low: int, high: int, least: int = -1, most: int = -1) -> None:
        self.low = low
        self.high = high
        self.least = least
        self.most = most
        """-1 for a single number."""

    def holds(self, value: Any) -> bool:
        """Whether a value is a number, or a list of numbers, of this range."""
        if isinstance(value, list):
            return self.least <= len(value) <= self.most and all(self._holds(item) for item in value)
        return self.most < 0 and self._holds(value)

    def _holds(self, item: Any) -> bool:
        return type(item) in (int, bool) and self.low <= item <= self.high


def numbers(low: int, high: int, length: int) -> Range:
    """A list of `length` numbers."""
    return Range(low, high, length, length)


def some_numbers(low: int, high: int, most: int) -> Range:
    """A list of at most `most` numbers."""
    return Range(low, high, 0, most)


def bits(count: int) -> Range:
    """A set of ids below `count`."""
    return Range(0, (1 << count) - 1)


def sets(count: int, length: int) -> Range:
    """A list of `length` sets of ids below `count`."""
    return numbers(0, (1 << count) - 1, length)


WIDE = Range(-(1 << 63), 1 << 63)
MOST_ITEMS = 1_000
"""The longest list in a field for which a game gives no range."""


@final
class Ranges:
    """The ranges of a game's columns and of its procedures' fields; a field's name means the same in all procedures."""

    def __init__(self, columns: dict[str, Range], fields: dict[str, Range]) -> None:
        self.columns = columns
        self.fields = fields

    def check(self, s: Any) -> None:
        """Raise `ValueError` if a number of a position is out of its range."""
        if len(s.stack) > DEEPEST:
            raise ValueError("too many procedures are under way")
        _check(s, self.columns)
        for frame in s.stack:
            _check(frame, self.fields)


def _check(record: Any, ranges: dict[str, Range]) -> None:
    layout = layout_of(type(record))
    for name in layout.names:
        value = getattr(record, name)
        if not (ranges[name].holds(value) if name in ranges else _is_plain(value)):
            raise ValueError(f"{type(record).__name__}.{name} is out of its range")


def _is_plain(value: Any) -> bool:
    """Whether a field for which a game gives no range may hold a value."""
    items = value if isinstance(value, list) else [value]
    return len(items) <= MOST_ITEMS and all(type(item) is str or WIDE.holds(item) for item in items)
