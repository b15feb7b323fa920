"""Why a match or a position cannot be opened."""

from __future__ import annotations

from typing import Any


class MatchFileError(Exception):
    """A file or text is not a match or position that can be opened here; `key` and `about` name the sentence why."""

    def __init__(self, key: str, **about: Any) -> None:
        super().__init__(f"{key}: {about}")
        self.key = key
        self.about: dict[str, Any] = dict(about)
