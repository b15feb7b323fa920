"""TOML texts from outside: read only if they are of a size that is read in a moment."""

from __future__ import annotations

import pickle
import tomllib
from typing import Any

from timefront.kernel.recent import Recent

MOST_TABLES = 2_000
"""How many tables a text may have."""
MOST_VALUES = 20_000
"""How many values, tables and lists among them, a text may have in all."""
MOST_NESTED = 12
"""How deep tables and lists may lie in each other; a part of a dotted key is a table, too."""
LONGEST_LINE = 1_000
"""How many characters a line may have."""
MOST_DOTS = 40
"""How many dots a line may have: the parts of a key are read in a time that grows with their square."""


MOST_KEPT = 100
"""How many texts are remembered as they were read: those of a pack of many files, and of some changes to it."""


def read_toml(text: str) -> dict[str, Any]:
    """What a TOML text says; `ValueError` or `RecursionError` if it is none, or too much for a pack.

    It is the caller's own, to be changed at will.
    """
    data: dict[str, Any] = pickle.loads(_read.made(text, _pickled, text))
    return data


_read: Recent[bytes] = Recent(MOST_KEPT)
"""By text: whoever changes a pack changes few of its files at a time."""


def _pickled(text: str) -> bytes:
    """What a text says, in the form of which copies are made quickest."""
    _must_be_short(text)
    data = tomllib.loads(text)
    _must_be_small(data)
    return pickle.dumps(data)


def _must_be_short(text: str) -> None:
    """Refuse what would take long to read, by the signs that it has."""
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
    """Refuse what has too many values or is nested too deeply; looks at it layer by layer."""
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
