"""Bots of others by name: only for names that come from whoever may run programs here, never from a visitor."""

from __future__ import annotations

from timefront.bots.outside.address import SCHEMES, AddressBot
from timefront.bots.outside.asking import SECONDS, SECONDS_TO_START, OutsideBot
from timefront.bots.outside.program import PROGRAM, ProgramBot


def is_outside(name: str) -> bool:
    """Whether a name stands for a bot of somebody else's."""
    return name.startswith((PROGRAM, *SCHEMES))


def outside_bot(name: str, seconds: float = SECONDS, to_start: float = SECONDS_TO_START) -> OutsideBot:
    """The bot that a command or an address stands for."""
    if name.startswith(PROGRAM):
        return ProgramBot(name.removeprefix(PROGRAM), seconds, to_start)
    return AddressBot(name, seconds, to_start)
