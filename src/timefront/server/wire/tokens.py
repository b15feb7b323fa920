"""Secrets that nobody can guess: a seat's token is sent once and stored as a hash."""

from __future__ import annotations

import hashlib
import hmac
import secrets

_LETTERS = "0123456789abcdefghijklmnopqrstuvwxyz"


def new_table_id() -> str:
    """A random id for a table, which cannot be guessed."""
    return "".join(secrets.choice(_LETTERS) for _ in range(12))


def new_token() -> str:
    """A secret of 256 bits, fit for a link."""
    return secrets.token_urlsafe(32)


def hash_of(token: str) -> str:
    """The stored form of a token, which is random enough to need no salt and no slow hash."""
    return hashlib.sha256(token.encode()).hexdigest()


def is_token(token: str, token_hash: str) -> bool:
    """Whether a token matches a stored hash, compared in constant time."""
    return bool(token_hash) and hmac.compare_digest(hash_of(token), token_hash)
