"""Which screen fits the terminal, and what else it needs."""

from __future__ import annotations

import os
import sys

from timefront.terminal.screen import Screen


def best_screen() -> Screen:
    """A screen with colours where the output is a terminal that can show them, else a plain one."""
    if not sys.stdout.isatty() or os.environ.get("TERM", "dumb") == "dumb":
        return Screen()
    from timefront.terminal.rich_screen import RichScreen

    return RichScreen()


def forgive_odd_bytes() -> None:
    """Show and read what the encoding of the terminal does not know as question marks."""
    for stream in (sys.stdin, sys.stdout):
        if hasattr(stream, "reconfigure"):
            stream.reconfigure(errors="replace")
