"""Provably fair draws: a key committed to by its hash, a nonce of every seat, and HMAC for every draw.

Draw number k for a purpose is fixed by the key, the match, the nonces, k and what is drawn from, so nobody can choose
it: the house committed to the key before it knew the nonces, the players gave their nonces before they knew the key. (A
house that plays must fix its own nonce and the match's name together with the commitment.) The proof of a draw is HMAC
over all of that; it stands in the journal, and the result follows from it. `verify.py` checks a finished journal by the
same formula without any code of this package.
"""

from __future__ import annotations

import hashlib
import hmac
import json
from typing import Any, final

from timefront.kernel.chance import Chance, Result

_SPAN = 1 << 256
_words = json.JSONEncoder(separators=(",", ":"))


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

    def proof(self, chance: Chance, number: int) -> bytes:
        """What the numbered draw for this purpose follows from: another one for any other odds or audience."""
        odds = [[factor.values for factor in chance.factors], [factor.weights for factor in chance.factors]]
        return _hmac(self.key, [self.match, self.nonces, chance.purpose, number, *odds, chance.audience])

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


def drawn(chance: Chance, proof: bytes) -> Result:
    """The result that follows from a proof."""
    return tuple([factor.pick(ticket(proof, index, factor.total)) for index, factor in enumerate(chance.factors)])


def ticket(proof: bytes, factor: int, total: int) -> int:
    """A number from 0 to the total less one, each equally likely; rejection sampling leaves no bias."""
    if not 0 < total <= _SPAN:
        raise ValueError(f"no number can be drawn from {total}")
    attempt = 0
    while True:
        value = int.from_bytes(_hmac(proof, [factor, attempt]), "big")
        if value < _SPAN - _SPAN % total:
            return value % total
        attempt += 1


def _hmac(key: bytes, words: list[Any]) -> bytes:
    return hmac.digest(key, _words.encode(words).encode(), "sha256")
