"""New matches: from the set-up, or from a position of another match."""

from __future__ import annotations

import hashlib
import secrets
from random import Random
from typing import Any

from timefront.kernel.flow import State
from timefront.kernel.game import Game
from timefront.kernel.setting import Setting
from timefront.matches.fairness import KEY_BYTES, Fairness
from timefront.matches.match import Match


def new_match(game: Game[Any], setting: Setting, *, seed: str = "", start: State | None = None) -> Match:
    """A match that has begun, from a position if one is given. Without a seed, the key and nonces are random."""
    match = Match(game, setting, seeded_fairness(seed, setting.seats) if seed else _secret(setting.seats), start)
    match.begin()
    return match


def seeded_fairness(seed: str, seats: int) -> Fairness:
    """The fairness of a match whose key and nonces follow from a seed."""
    words = [hashlib.sha256(f"{what} of {seed}".encode()) for what in ("match", "key", *range(seats))]
    return _with_all_fixed(words[0].hexdigest()[:16], words[1].digest(), [word.hexdigest() for word in words[2:]])


def _secret(seats: int) -> Fairness:
    nonces = [secrets.token_hex(16) for _ in range(seats)]
    return _with_all_fixed(secrets.token_hex(8), secrets.token_bytes(KEY_BYTES), nonces)


def _with_all_fixed(match: str, key: bytes, nonces: list[str]) -> Fairness:
    """The fairness of a match whose nonces all come from here; the commitment covers them."""
    return Fairness(match, key, nonces, [*nonces])


def forked(match: Match, at: int, seat: int | None) -> Match:
    """A new match, with a new key and new nonces, that has begun from the position after the entry `at`.

    If the match is over, this is the exact position; before that, it is what the seat, or a spectator for None, could
    know of it then, with the rest drawn again.
    """
    s = match.position_after(at)
    if match.outcome() is None:
        s = match.game.determinize(s, seat, Random(secrets.randbits(256)))
    return new_match(match.game, match.setting, start=s)
