"""Provably fair draws: a key committed to by its hash, a nonce of every seat, and HMAC for every draw.

Draw number k for a purpose is fixed by the key, the match, the nonces and k alone, so nobody can choose it: the house
committed to the key before it knew the nonces, the players gave their nonces before they knew the key. (A house that
plays must fix its own nonce and the match's name together with the commitment.) `verify.py` checks a finished journal
by the same formula without any code of this package.
"""

from __future__ import annotations

import hashlib
import hmac
import json
from typing import Any, final

from timefront.kernel.chance import Chance, Result

_SPAN = 1 << 256


@final
class Fairness:
    """The key of one match and what was agreed about it."""

    def __init__(self, match: str, key: bytes, nonces: list[str]) -> None:
        self.match = match
        self.key = key
        self.nonces = nonces

    @property
    def commitment(self) -> str:
        """The hash of the key, published before the nonces are collected."""
        return hashlib.sha256(self.key).hexdigest()

    def draw(self, chance: Chance, number: int) -> Result:
        """The result of the numbered draw for this purpose."""
        tickets = [self.ticket(chance.purpose, number, i, factor.total) for i, factor in enumerate(chance.factors)]
        return tuple([factor.pick(ticket) for factor, ticket in zip(chance.factors, tickets, strict=True)])

    def ticket(self, purpose: str, number: int, factor: int, total: int) -> int:
        """A number from 0 to the total less one, each equally likely; rejection sampling leaves no bias."""
        if not 0 < total <= _SPAN:
            raise ValueError(f"no number can be drawn from {total}")
        attempt = 0
        while True:
            words = [self.match, self.nonces, purpose, number, factor, attempt]
            message = json.dumps(words, separators=(",", ":")).encode()
            value = int.from_bytes(hmac.new(self.key, message, hashlib.sha256).digest(), "big")
            if value < _SPAN - _SPAN % total:
                return value % total
            attempt += 1

    def published(self) -> dict[str, Any]:
        """What everybody may know while the match goes on."""
        return {"match": self.match, "commitment": self.commitment, "nonces": self.nonces}

    def disclosed(self) -> dict[str, Any]:
        """What everybody may know after the end: the key too."""
        return {**self.published(), "key": self.key.hex()}

    @classmethod
    def from_disclosed(cls, data: dict[str, Any]) -> Fairness:
        """The fairness of a stored match; `ValueError` if the key is not the one committed to."""
        fairness = cls(data["match"], bytes.fromhex(data["key"]), list(data["nonces"]))
        if fairness.commitment != data["commitment"]:
            raise ValueError("the key is not the one that was committed to")
        return fairness
