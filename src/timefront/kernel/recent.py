"""A cache of bounded size: anybody can send packs, so nothing about them is remembered for ever."""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Callable
from contextlib import suppress
from typing import Generic, TypeVar, final

T = TypeVar("T")
A = TypeVar("A")
MOST = 64


@final
class Recent(Generic[T]):
    """A least-recently-used cache. Threads may share it: at worst something is made twice."""

    def __init__(self, most: int = MOST) -> None:
        self.most = most
        self._kept: OrderedDict[str, T] = OrderedDict()

    def get(self, name: str) -> T | None:
        """What is cached under a name, if anything."""
        found = self._kept.get(name)
        if found is not None:
            with suppress(KeyError):  # another thread may just have dropped it
                self._kept.move_to_end(name)
        return found

    def keep(self, name: str, made: T) -> T:
        """Cache something under a name, and return it."""
        self._kept[name] = made
        while len(self._kept) > self.most:
            with suppress(KeyError):
                self._kept.popitem(last=False)
        return made

    def made(self, name: str, make: Callable[[A], T], of: A) -> T:
        """What is cached under a name; otherwise call `make(of)` and cache the result."""
        found = self.get(name)
        return self.keep(name, make(of)) if found is None else found

    def __len__(self) -> int:
        return len(self._kept)
