"""Time for players' clocks, presence and leases, which does not jump when somebody sets the system's clock.

The machine counts it from its start. The first process that then uses a database ties that count to the date; all
later processes of the machine use the same offset, which the database stores. Only a restart of the machine is bridged
by the date.
"""

from __future__ import annotations

import os
import time
from pathlib import Path
from typing import final

TICKS = getattr(time, "CLOCK_BOOTTIME", time.CLOCK_MONOTONIC)
"""The clock that cannot be set; it also counts while the machine sleeps."""
BOOT_ID, TICKS_ID = Path("/proc/sys/kernel/random/boot_id"), "/proc/self/ns/time"


@final
class Timeline:
    """Seconds since 1970, as if nobody had set the clock."""

    def __init__(self) -> None:
        self.offset = time.time() - ticks()
        """The difference to the machine's own count."""

    def now(self) -> float:
        """The time now."""
        return self.offset + ticks()


def ticks() -> float:
    """The seconds since the machine was started."""
    return time.clock_gettime(TICKS)


def start_of_machine() -> str:
    """A name for the start that `ticks` counts from; empty if that is not known."""
    try:
        return f"{BOOT_ID.read_text().strip()} {os.readlink(TICKS_ID)}"
    except OSError:
        return ""
