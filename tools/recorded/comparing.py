"""The differences between what was recorded and what is true now."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from typing import Any


def differences(recorded: Any, now: Any, where: str) -> Iterator[str]:
    """Where they differ. Additions do not count as differences."""
    if isinstance(recorded, dict) and isinstance(now, dict):
        for name, value in recorded.items():
            if name in now:
                yield from differences(value, now[name], f"{where}.{name}")
            else:
                yield f"{where}.{name} is gone"
    elif isinstance(recorded, list) and isinstance(now, list) and len(recorded) == len(now):
        for number, (before, after) in enumerate(zip(recorded, now, strict=True)):
            yield from differences(before, after, f"{where}[{number}]")
    elif recorded != now:
        yield f"{where} was {_short(recorded)} and is {_short(now)}"


def missing(recorded: list[str], now: list[str], what: str) -> Iterator[str]:
    """Names that are missing now, each as often as it is missing."""
    for name in sorted((Counter(recorded) - Counter(now)).elements()):
        yield f"{what} {name} is gone"


def _short(value: Any) -> str:
    text = repr(value)
    return text if len(text) < 120 else f"{text[:117]}..."
