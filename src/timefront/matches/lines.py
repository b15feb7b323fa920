"""The lines of a match file: a header, then one for every move; reading, writing and exporting them."""

from __future__ import annotations

from pathlib import Path
from typing import Any, final

import msgspec

from timefront.matches.errors import MatchFileError
from timefront.matches.journal import Move, dump_entry, dump_event
from timefront.matches.match import Match
from timefront.matches.notation import whole_text
from timefront.matches.standing import NeedsHistory

FORMAT = 2
"""Format 1 had no proofs of draws; it was never released."""


@final
class Lines:
    """The intact lines of a match file, and their size in bytes."""

    def __init__(self, lines: list[dict[str, Any]], sound: int) -> None:
        self.lines = lines
        self.sound = sound


def read_lines(path: Path) -> Lines:
    """The lines of a match file, without a torn last one."""
    try:
        content = path.read_bytes()
    except OSError as error:
        raise MatchFileError("file-unreadable", file=str(path), why=error.strerror or str(error)) from error
    return lines_of(content, str(path))


def lines_of(content: bytes, name: str) -> Lines:
    """The lines in the content of a match file; `name` is what error messages call it."""
    lines: list[dict[str, Any]] = []
    sound = 0
    for number, raw in enumerate(content.split(b"\n")[:-1], 1):
        line = _decoded(raw)
        if line is None:
            raise MatchFileError("line-damaged" if lines else "no-match", file=name, line=number)
        lines.append(line)
        sound += len(raw) + 1
    stored = lines[0].get("timefront") if lines else None
    if type(stored) is not int:
        raise MatchFileError("no-match", file=name)
    if stored != FORMAT:
        raise MatchFileError("other-format", file=name, format=str(stored), known=str(FORMAT))
    return Lines(lines, sound)


def _decoded(raw: bytes) -> dict[str, Any] | None:
    """A line as data, or None if it does not belong in a match file."""
    try:
        line = msgspec.json.decode(raw)
    except (msgspec.DecodeError, UnicodeDecodeError):
        return None
    return line if isinstance(line, dict) else None


def header(match: Match, *, with_key: bool) -> dict[str, Any]:
    """What a journal says about its match; a fork's start is as secret as the key."""
    setting = match.setting
    head = {
        "timefront": FORMAT,
        "game": match.game.name,
        "rules": match.game.version,
        "pack": setting.pack.hash,
        "pack_files": setting.pack.files,
        "scenario": setting.scenario,
        "options": setting.options,
        "seats": setting.seats,
        "fair": match.fairness.disclosed() if with_key else match.fairness.published(),
    }
    if with_key and match.start is not None:
        head["start"] = whole_text(match.game, setting, match.start)
    return head


def line_of(move: Move) -> dict[str, Any]:
    """A move as a line."""
    facts = [[number, dump_event(event)] for number, events in move.facts.items() for event in events]
    return {"entries": [dump_entry(entry) for entry in move.entries], "facts": facts}


def export(match: Match, seat: int | None) -> list[dict[str, Any]]:
    """A journal to export: after the end complete, with the key; before it, only what the seat was told."""
    must_be_whole(match)
    if match.outcome() is None:
        told = [{"number": number, "told": fact} for number, fact in match.log(seat)]
        return [header(match, with_key=False), *told]
    return [header(match, with_key=True), line_of(Move(match.entries, match.facts))]


def must_be_whole(match: Match) -> None:
    """Raise `NeedsHistory` if the match only holds its journal from a standing on."""
    if match.base:
        raise NeedsHistory(0, match.base)
