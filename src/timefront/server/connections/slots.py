"""How many connections may be open at once: of each address, and in all, so that files remain for the database."""

from __future__ import annotations

import resource
from typing import final

MOST_FILES = 65_536
"""The most open files that the server asks for: a limit far beyond its needs is slow in programs that it starts."""
LEAST_RESERVE, MOST_RESERVE = 64, 2_200
"""Open files that are no connections: the database, other processes, and connections about to be refused."""
NO_LIMIT = 2**62


@final
class Slots:
    """The slots that connections take while they are open."""

    def __init__(self, each: int, total: int = NO_LIMIT) -> None:
        """`each` is for one address; 0 means any number. Whoever has an empty name counts in the total only."""
        self.each = each or NO_LIMIT
        self.total = total
        self.open = 0
        self._of: dict[str, int] = {}

    def refusal(self, who: str) -> int:
        """The HTTP status with which another connection is refused; 0 if there is room."""
        if self.open >= self.total:
            return 503
        return 429 if who and self._of.get(who, 0) >= self.each else 0

    def take(self, who: str) -> Slot:
        """Take a slot."""
        self.open += 1
        if who:
            self._of[who] = self._of.get(who, 0) + 1
        return Slot(self, who)

    def free(self, who: str) -> None:
        """Note that a connection has ended."""
        self.open -= 1
        if who:
            self._of[who] -= 1
            if not self._of[who]:
                del self._of[who]


@final
class Slot:
    """A slot that a connection has taken."""

    def __init__(self, slots: Slots, who: str) -> None:
        self._slots: Slots | None = slots
        self._who = who

    def give_back(self) -> None:
        """Give it back, once."""
        if self._slots is not None:
            self._slots.free(self._who)
            self._slots = None


# Files


def raise_file_limit() -> None:
    """Raise the limit of open files as far as the system lets this process."""
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    wanted = MOST_FILES if hard == resource.RLIM_INFINITY else min(hard, MOST_FILES)
    if soft != resource.RLIM_INFINITY and soft < wanted:
        resource.setrlimit(resource.RLIMIT_NOFILE, (wanted, hard))


def room_for_connections() -> int:
    """How many connections may be open in all."""
    soft, _ = resource.getrlimit(resource.RLIMIT_NOFILE)
    files = MOST_FILES if soft == resource.RLIM_INFINITY else soft
    return max(1, files - min(MOST_RESERVE, max(LEAST_RESERVE, files // 4)))
