"""Third-party bots by name. Use only names from people who may run programs on this machine, never from visitors."""

from __future__ import annotations

from timefront.bots.outside.address import SCHEMES, AddressBot
from timefront.bots.outside.asking import SECONDS, SECONDS_TO_START, OutsideBot
from timefront.bots.outside.program import PROGRAM, ProgramBot


def is_outside(name: str) -> bool:
    """Whether a name stands for a third-party bot."""
    return name.startswith((PROGRAM, *SCHEMES))


def outside_bot(name: str, seconds: float = SECONDS, to_start: float = SECONDS_TO_START) -> OutsideBot:
    """The bot that a command or an address stands for."""
    if name.startswith(PROGRAM):
        return ProgramBot(name.removeprefix(PROGRAM), seconds, to_start)
    return AddressBot(name, seconds, to_start)
