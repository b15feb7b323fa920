"""Time that no step of the system's clock touches: what players' clocks, presence and leases are measured in.

It is counted by the machine since it was started, and tied to the date once: by the first process that uses a database
after that. All others of the machine, later ones too, go on with the same tie, which the database keeps. Only a new
start of the machine is bridged by the date.
"""

from __future__ import annotations

import os
import time
from pathlib import Path
from typing import final

TICKS = getattr(time, "CLOCK_BOOTTIME", time.CLOCK_MONOTONIC)
"""The clock that nobody sets; it goes on while the machine sleeps."""
BOOT_ID, TICKS_ID = Path("/proc/sys/kernel/random/boot_id"), "/proc/self/ns/time"


@final
class Timeline:
    """Seconds since 1970, as they would be had nobody set the clock."""

    def __init__(self) -> None:
        self.offset = time.time() - ticks()
        """What is added to the machine's own count."""

    def now(self) -> float:
        """The time now."""
        return self.offset + ticks()


def ticks() -> float:
    """The seconds since the machine was started."""
    return time.clock_gettime(TICKS)


def start_of_machine() -> str:
    """Names the start that `ticks` count from, or nothing where that is unknown."""
    try:
        return f"{BOOT_ID.read_text().strip()} {os.readlink(TICKS_ID)}"
    except OSError:
        return ""
