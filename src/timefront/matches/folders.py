"""Where matches are stored, and who may read them."""

from __future__ import annotations

import os
from contextlib import suppress
from pathlib import Path

SUFFIX = ".match"
PRIVATE, PRIVATE_FOLDER = 0o600, 0o700
"""What others may do with files that hold secrets, and with the folders made for them: nothing."""


def match_folder() -> Path:
    """Where matches are stored unless a file is named: $TIMEFRONT_HOME, else the user's data folder."""
    home = os.environ.get("TIMEFRONT_HOME")
    if home:
        return Path(home)
    data = os.environ.get("XDG_DATA_HOME") or str(Path.home() / ".local" / "share")
    return Path(data) / "timefront"


def make_private(path: Path) -> None:
    """Let nobody else read or write an existing file; a file that belongs to somebody else is left alone."""
    with suppress(OSError):
        if path.stat().st_mode & 0o077:
            path.chmod(PRIVATE)
