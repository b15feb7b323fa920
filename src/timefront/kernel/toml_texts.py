"""TOML texts from outside, read only if that cannot take long."""

from __future__ import annotations

import pickle
import tomllib
from typing import Any

from timefront.kernel.recent import Recent

MOST_TABLES = 2_000
"""The most tables in a text."""
MOST_VALUES = 20_000
"""The most values in a text, counting tables and lists."""
MOST_NESTED = 12
"""How deep tables and lists may be nested; each part of a dotted key counts as a table."""
LONGEST_LINE = 1_000
"""The most characters in a line."""
MOST_DOTS = 40
"""The most dots in a line: the time to read a key grows with the square of its parts."""


MOST_KEPT = 100
"""How many texts are cached: those of a pack with many files, and of some changes to it."""


def read_toml(text: str) -> dict[str, Any]:
    """Parse a TOML text; `ValueError` or `RecursionError` if it is invalid, or too much for a pack.

    The caller may change the result.
    """
    data: dict[str, Any] = pickle.loads(_read.made(text, _pickled, text))
    return data


_read: Recent[bytes] = Recent(MOST_KEPT)
"""By text: few files of a pack change at a time."""


def _pickled(text: str) -> bytes:
    """The parsed text, pickled: the quickest form to copy."""
    _must_be_short(text)
    data = tomllib.loads(text)
    _must_be_small(data)
    return pickle.dumps(data)


def _must_be_short(text: str) -> None:
    """Refuse a text that looks as if it would take long to read."""
    for line in text.split("\n"):
        if len(line) > LONGEST_LINE:
            raise ValueError(f"a line has {len(line)} characters, more than {LONGEST_LINE}")
        if line.count(".") > MOST_DOTS:
            raise ValueError(f"a line has {line.count('.')} dots, more than {MOST_DOTS}")
    tables = text.count("\n[") + text.startswith("[")
    if tables > MOST_TABLES:
        raise ValueError(f"there are {tables} tables, more than {MOST_TABLES}")
    if text.count(",") + text.count("=") > MOST_VALUES:
        raise ValueError(f"there are more than {MOST_VALUES} values")


def _must_be_small(data: dict[str, Any]) -> None:
    """Refuse data with too many values or too much nesting, layer by layer."""
    layer: list[Any] = [data]
    count = 0
    for _ in range(MOST_NESTED + 1):
        values: list[Any] = []
        for value in layer:
            if isinstance(value, dict):
                values += value.values()
            elif isinstance(value, list):
                values += value
        count += len(values)
        if count > MOST_VALUES:
            raise ValueError(f"there are more than {MOST_VALUES} values")
        layer = values
    if layer:
        raise ValueError(f"tables and lists lie more than {MOST_NESTED} deep in each other")
