"""Commands for tests, run in this process."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import final


@final
@dataclass
class Ran:
    """How a command ended."""

    status: int
    out: str
    err: str


LOBBY = "http://127.0.0.1:8080"
Runs = Callable[..., Ran]
"""Runs a command, given as its words."""


@final
class Terminal:
    """A standard input on which somebody types these lines and then Ctrl-D."""

    def __init__(self, *lines: str) -> None:
        self._lines = iter(lines)

    def isatty(self) -> bool:
        return True

    def readline(self) -> str:
        return next((f"{line}\n" for line in self._lines), "")


def is_one_sentence(ran: Ran) -> bool:
    """Whether a command failed as it should, with one line on stderr and nothing else."""
    return (ran.status, ran.out, ran.err.count("\n"), ran.err[-1:]) == (2, "", 1, "\n") and len(ran.err) > 10
