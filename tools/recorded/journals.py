"""Journals of random games: every entry, every fact and the last position, as one hash each."""

from __future__ import annotations

import hashlib
from typing import Any

import msgspec

from timefront.kernel.flow import dumps
from timefront.matches.journal import dump_entry, dump_event
from tools.recorded.walks import walk

COUNT = 1_000


def record(game: str, number: int) -> dict[str, Any]:
    """The hashes of one random game."""
    *_, match = walk(game, number)
    told = hashlib.sha256()
    for entry in match.entries:
        told.update(msgspec.json.encode(dump_entry(entry)))
        told.update(msgspec.json.encode([dump_event(event) for event in match.facts.get(entry.number, [])]))
    return {
        "entries": len(match.entries),
        "journal": told.hexdigest()[:32],
        "position": hashlib.sha256(dumps(match.state)).hexdigest()[:32],
        "outcome": repr(match.outcome()),
    }
