"""Clocks: how long the seats have left. Only a player's clock runs, never a bot's."""

from __future__ import annotations

from dataclasses import dataclass
from typing import final

from timefront.kernel.flow import NOBODY
from timefront.server.wire.from_server import ClockState
from timefront.server.wire.lobby import Clock

DAY = 86_400.0
ABANDONED = 3 * DAY
"""How long a player without a clock may stay away before the others may let a bot play on."""


@final
@dataclass
class Times:
    """The clocks of a table: the seconds each seat has left, whose clock runs, and since when."""

    left: list[float]
    running: int
    since: float

    def left_of(self, seat: int, now: float) -> float:
        """The seconds that a seat has left now."""
        return self.left[seat] - (now - self.since if seat == self.running else 0.0)


def allowance(clock: Clock) -> float:
    """The seconds that every seat starts with."""
    if clock.kind == "live":
        return clock.minutes * 60.0
    return clock.days * DAY if clock.kind == "days" else 0.0


def pass_clock(clock: Clock, times: Times, running: int, now: float) -> Times:
    """The clocks after a move, when the clock of `running` (a seat, or NOBODY) starts."""
    left = list(times.left)
    if times.running != NOBODY:
        mover = times.running
        if clock.kind == "days":
            left[mover] = allowance(clock)
        elif clock.kind == "live":
            left[mover] = max(0.0, times.left_of(mover, now)) + (clock.seconds if running != mover else 0.0)
    return Times(left, running if clock.kind != "none" else NOBODY, now)


def overdue(clock: Clock, times: Times, now: float) -> list[int]:
    """The seats whose time is up."""
    if clock.kind == "none" or times.running == NOBODY or times.left_of(times.running, now) > 0:
        return []
    return [times.running]


def clock_state(clock: Clock, times: Times, now: float) -> ClockState | None:
    """The clocks as everybody may see them; None if there are no clocks."""
    if clock.kind == "none":
        return None
    left = [round(max(0.0, times.left_of(seat, now)), 1) for seat in range(len(times.left))]
    return ClockState(left, times.running, round(now, 1), overdue(clock, times, now))
