"""What was worked out lately, by name: packs can come from anybody, so nothing about them is remembered for ever."""

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
    """A memory that forgets what was not asked for longest. Threads may share it: at worst something is made twice."""

    def __init__(self, most: int = MOST) -> None:
        self.most = most
        self._kept: OrderedDict[str, T] = OrderedDict()

    def get(self, name: str) -> T | None:
        """What is remembered under a name."""
        found = self._kept.get(name)
        if found is not None:
            with suppress(KeyError):  # another thread may just have let it go
                self._kept.move_to_end(name)
        return found

    def keep(self, name: str, made: T) -> T:
        """Remember something; gives it back."""
        self._kept[name] = made
        while len(self._kept) > self.most:
            with suppress(KeyError):
                self._kept.popitem(last=False)
        return made

    def made(self, name: str, make: Callable[[A], T], of: A) -> T:
        """What is remembered under a name; what is not is made of something, and remembered unless that fails."""
        found = self.get(name)
        return self.keep(name, make(of)) if found is None else found

    def __len__(self) -> int:
        return len(self._kept)
