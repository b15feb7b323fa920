"""What must hold in every position: nothing is lost or appears from nowhere, and a command asks if it has to."""

from __future__ import annotations

from typing import Any, Final

from timefront.games.duel_of_time.content.geometry import RED, SPACES, YELLOW
from timefront.games.duel_of_time.content.pack import CARDS
from timefront.games.duel_of_time.rules.commands import Charge, Move, Push, Rally, Sabotage
from timefront.games.duel_of_time.state import UNITS, Duel, placement_of, white_supply
from timefront.games.duel_of_time.verbs import SEATS
from timefront.kernel.bits import members
from timefront.kernel.flow import RUNNING, clone_frame

ASKING: Final = (Move, Push, Charge, Sabotage, Rally)
"""The commands that ask something, if there is anything to choose."""


def check(s: Duel) -> list[str]:
    """Everything that is wrong, in words."""
    found: list[str] = []
    for seat in (YELLOW, RED):
        if sum(s.units[seat * SPACES : seat * SPACES + SPACES]) + s.supply[seat] != UNITS:
            found.append(f"{SEATS[seat]} has not {UNITS} units")
        played = [placement_of(code)[1] for code in s.played if placement_of(code)[0] == seat]
        cards = sorted(members(s.hand[seat]) + members(s.deck[seat]) + played)
        if cards != list(range(CARDS)):
            found.append(f"{SEATS[seat]} has not each card once")
    if min(s.units + s.white + s.supply + s.taken) < 0 or white_supply(s) < 0:
        found.append("fewer than no cubes")
    if s.stack and isinstance(s.stack[-1], ASKING) and not asks_again(s):
        found.append("a command asks, and there is nothing to choose")
    return found


def asks_again(s: Duel) -> bool:
    """Whether the command in progress would ask the same seat if it began in this position."""
    trial = s.clone()
    trial.seat = RUNNING
    command: Any = clone_frame(s.stack[-1])
    trial.stack[-1] = command
    command.begin(trial)
    return trial.seat == s.seat
