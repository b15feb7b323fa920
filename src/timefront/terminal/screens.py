"""Chooses the screen for the terminal, and prepares its encoding."""

from __future__ import annotations

import os
import sys

from timefront.terminal.screen import Screen


def best_screen() -> Screen:
    """A screen with colours if the output is a terminal that can show them, otherwise a plain one."""
    if not sys.stdout.isatty() or os.environ.get("TERM", "dumb") == "dumb":
        return Screen()
    from timefront.terminal.rich_screen import RichScreen

    return RichScreen()


def replace_bad_bytes() -> None:
    """Replace characters that the terminal's encoding does not have, and bytes that it cannot read."""
    for stream in (sys.stdin, sys.stdout):
        if hasattr(stream, "reconfigure"):
            stream.reconfigure(errors="replace")
