"""Secrets that nobody can guess: a seat's token is told once and kept as a hash."""

from __future__ import annotations

import hashlib
import hmac
import secrets

_LETTERS = "0123456789abcdefghijklmnopqrstuvwxyz"


def new_table_id() -> str:
    """A name for a table that is in no order and cannot be guessed."""
    return "".join(secrets.choice(_LETTERS) for _ in range(12))


def new_token() -> str:
    """A secret of 256 bits, fit for a link."""
    return secrets.token_urlsafe(32)


def hash_of(token: str) -> str:
    """What is kept of a token: random enough to need no salt and no slow hash."""
    return hashlib.sha256(token.encode()).hexdigest()


def is_token(token: str, token_hash: str) -> bool:
    """Whether a token is the one that was kept, in a time that tells nothing."""
    return bool(token_hash) and hmac.compare_digest(hash_of(token), token_hash)
