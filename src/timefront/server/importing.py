"""Journals that people bring: nothing in them is believed, everything is played again."""

from __future__ import annotations

import asyncio
import re
from typing import Any

from timefront.kernel.game import Game
from timefront.kernel.journal import (
    ANSWERS,
    RESIGNED,
    UNDO,
    UNDO_ASKED,
    UNDO_DENIED,
    UNDO_GRANTED,
    dump_entry,
)
from timefront.kernel.match import Match
from timefront.kernel.storage import MatchFileError, header, lines_of, load_match
from timefront.server.errors import Denied
from timefront.server.lobby import Lobby, new_row
from timefront.server.protocol import SeatWish, TableMade, TableWish
from timefront.verify import check

MOST_ENTRIES = 20_000
KEY_BYTES = 32
HEXADECIMAL = re.compile("[0-9a-f]{0,64}")
JOURNAL = "journal"
"""What a journal is called in complaints."""
_one_at_a_time = asyncio.Semaphore(1)


async def import_journal(lobby: Lobby, content: bytes) -> TableMade:
    """A table for a journal: a finished match as it is, another one to go on from its last position with new dice."""
    async with _one_at_a_time:
        match = await asyncio.to_thread(played_again, content, lobby.tables.games)
    await lobby.ledger.keep_pack(match.setting.pack.hash, match.game.name, match.setting.pack.files)
    setting = match.setting
    wishes = [SeatWish("human")] * setting.seats
    wish = TableWish(game=match.game.name, seats=wishes, scenario=setting.scenario, options=setting.options)
    row = new_row(match.game, setting.pack.hash, wish)
    if match.outcome() is None:
        return await lobby.made_from(match.state, row, wishes)
    return await lobby.made_for(match, row)


def played_again(content: bytes, games: dict[str, Game[Any]]) -> Match:
    """The match of a journal, replayed move by move; `MatchFileError` says what does not fit."""
    try:
        lines = lines_of(content, JOURNAL)
        if sum(len(line.get("entries", ())) for line in lines.lines) > MOST_ENTRIES:
            raise Denied("journal-too-long", 413)
        match = load_match(_believable(lines.lines), games)
        problems = [match.read_only] if match.read_only else _misfits(match)
        if not problems and match.outcome() is not None:
            problems = check(header(match, with_key=True), [dump_entry(entry) for entry in match.entries])
    except (MatchFileError, Denied):
        raise
    except Exception as error:
        raise MatchFileError("match-damaged", why=type(error).__name__) from error
    if problems:
        raise MatchFileError("match-damaged", why=problems[0])
    return match


def _believable(lines: list[dict[str, Any]]) -> list[dict[str, Any]]:
    """The lines without stored positions and facts, and as if of other rules: they are replayed, not believed."""
    played = [line for line in lines[1:] if "state" not in line and "told" not in line]
    return [{**lines[0], "rules": -1}, *({"entries": line["entries"]} for line in played)]


def _misfits(match: Match) -> list[str]:
    """What the rules of the game do not look at: entries about the match, and what was agreed about the dice."""
    seats = match.setting.seats
    fair = match.fairness
    words = [fair.match, fair.key.hex(), *fair.nonces]
    problems = [] if len(fair.nonces) == seats and len(fair.key) == KEY_BYTES else ["dice for other seats"]
    problems += ["dice of another kind" for word in words if not HEXADECIMAL.fullmatch(word)]
    for entry in match.entries:
        is_about_match = entry.kind in (UNDO, UNDO_ASKED, UNDO_GRANTED, UNDO_DENIED, RESIGNED)
        if entry.kind not in ANSWERS and not is_about_match:
            problems.append(f"entry {entry.number} is of no known kind")
        elif is_about_match and not (type(entry.seat) is int and 0 <= entry.seat < seats):
            problems.append(f"entry {entry.number} is of no seat")
        elif entry.kind in (UNDO, UNDO_ASKED) and not (type(entry.to) is int and 0 < entry.to < entry.number):
            problems.append(f"entry {entry.number} takes back what is not there")
    return problems
