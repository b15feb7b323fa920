"""Journals that people bring: nothing in them is believed, everything is played again."""

from __future__ import annotations

import asyncio
from typing import Any

from timefront.kernel.game import Game
from timefront.kernel.match import Match
from timefront.kernel.storage import MatchFileError, lines_of, load_match, replayed
from timefront.server.errors import Denied
from timefront.server.lobby import Lobby, new_row
from timefront.server.protocol import SeatWish, TableMade, TableWish

MOST_ENTRIES = 20_000
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
        match = replayed(load_match(lines.lines, games), -1)
    except (MatchFileError, Denied):
        raise
    except Exception as error:
        raise MatchFileError("match-damaged", why=type(error).__name__) from error
    if match.read_only:
        raise MatchFileError("match-damaged", why=match.read_only)
    return match
