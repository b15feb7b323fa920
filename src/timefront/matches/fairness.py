"""Provably fair draws: a key committed to by a hash, a nonce from every seat, and HMAC for every draw.

Draw number k for a purpose is fixed by the key, the match, the nonces, k and what is drawn from, so nobody can choose
it: the house committed to the key before it knew the players' nonces, and the players gave their nonces before they
knew the key. The commitment covers everything that the house contributes: the key, the match's name and the bots'
nonces. Anything it could still choose after seeing a player's nonce would let it try again until it liked the draws.
The proof of a draw is the HMAC of all of that; it is stored in the journal, and the result follows from it. `verify.py`
checks a finished journal by the same formula without any code of this package.
"""

from __future__ import annotations

import hashlib
import hmac
import json
from typing import Any, final

from timefront.kernel.chance import Chance, Result

KEY_BYTES = 32
"""The only length of a key. The hashed text of form 2 is longer, so a commitment opens in one form only."""
FORM = 2
"""The form of new commitments. Form 1 is the hash of the key alone."""
DOMAIN = "timefront fair dice 2"
"""The first word of every commitment, so that its hash cannot mean anything else."""
_SPAN = 1 << 256
_words = json.JSONEncoder(separators=(",", ":"))


@final
class Fairness:
    """The key of one match and what was agreed about it.

    Every seat has a nonce; an empty one adds no randomness. `fixed` has for every seat the nonce that the commitment
    covers, or None where a player is to give one; without `fixed`, the commitment has the old form 1.
    """

    def __init__(self, match: str, key: bytes, nonces: list[str], fixed: list[str | None] | None = None) -> None:
        self.match = match
        self.key = key
        self.nonces = nonces
        self.fixed = fixed

    @property
    def commitment(self) -> str:
        """The hash that is published before the players' nonces are collected."""
        if self.fixed is None:
            return hashlib.sha256(self.key).hexdigest()
        return hashlib.sha256(_json([DOMAIN, self.match, self.key.hex(), self.fixed])).hexdigest()

    def proof(self, chance: Chance, number: int) -> bytes:
        """What the numbered draw for this purpose follows from; other odds or another audience give another proof."""
        odds = [[factor.values for factor in chance.factors], [factor.weights for factor in chance.factors]]
        return _hmac(self.key, [self.match, self.nonces, chance.purpose, number, *odds, chance.audience])

    def published(self) -> dict[str, Any]:
        """What everybody may know during the match."""
        form: dict[str, Any] = {} if self.fixed is None else {"form": FORM, "fixed": self.fixed}
        return {"match": self.match, **form, "commitment": self.commitment, "nonces": self.nonces}

    def disclosed(self) -> dict[str, Any]:
        """What everybody may know after the end, including the key."""
        return {**self.published(), "key": self.key.hex()}

    @classmethod
    def from_disclosed(cls, data: dict[str, Any]) -> Fairness:
        """The fairness of a stored match; `ValueError` if it does not match the commitment."""
        form = data.get("form", 1)
        if type(form) is not int or form not in (1, FORM):
            raise ValueError(f"the commitment is of the unknown form {form}")
        fixed = list(data["fixed"]) if form == FORM else None
        fairness = cls(data["match"], bytes.fromhex(data["key"]), list(data["nonces"]), fixed)
        if fairness.commitment != data["commitment"] or len(fairness.key) != KEY_BYTES:
            raise ValueError("the key is not the one that was committed to")
        if fixed is not None and not are_kept(fixed, fairness.nonces):
            raise ValueError("the nonces are not those that were committed to")
        return fairness


def are_kept(fixed: list[str | None], nonces: list[str]) -> bool:
    """Whether every nonce that was fixed with the commitment is still the same."""
    return len(fixed) == len(nonces) and all(
        promised is None or promised == nonce for promised, nonce in zip(fixed, nonces, strict=True)
    )


def drawn(chance: Chance, proof: bytes) -> Result:
    """The result that follows from a proof."""
    return tuple([factor.pick(ticket(proof, index, factor.total)) for index, factor in enumerate(chance.factors)])


def ticket(proof: bytes, factor: int, total: int) -> int:
    """A number from 0 to the total minus one, all equally likely; rejection sampling leaves no bias."""
    if not 0 < total <= _SPAN:
        raise ValueError(f"no number can be drawn from {total}")
    attempt = 0
    while True:
        value = int.from_bytes(_hmac(proof, [factor, attempt]), "big")
        if value < _SPAN - _SPAN % total:
            return value % total
        attempt += 1


def _hmac(key: bytes, words: list[Any]) -> bytes:
    return hmac.digest(key, _json(words), "sha256")


def _json(words: list[Any]) -> bytes:
    """The only way of writing words: JSON without spaces, non-ASCII characters escaped."""
    return _words.encode(words).encode()
