"""What a client asked for and cannot have, outside the rules of the games."""

from __future__ import annotations


class Denied(Exception):
    """Something is not possible; `key` names the sentence that says why, `status` is HTTP's word for it."""

    def __init__(self, key: str, status: int = 403) -> None:
        super().__init__(key)
        self.key = key
        self.status = status
