"""Tables for uploaded journals, which were read and replayed in a separate process."""

from __future__ import annotations

import asyncio
from typing import Any

import msgspec
from msgspec import Raw

from timefront.kernel.events import event_name
from timefront.kernel.game import Game
from timefront.kernel.packs import PackFiles
from timefront.matches.journal import Facts, Move, load_entry, load_event
from timefront.server.lobby.lobby import Lobby
from timefront.server.lobby.new_tables import new_row
from timefront.server.lobby.reading import JournalToRead, SoundJournal
from timefront.server.wire.lobby import SeatWish, TableMade, TableWish


async def import_journal(lobby: Lobby, address: str, content: bytes) -> TableMade:
    """Make a table for a journal: of a finished match as it is, of another from its last position and with new dice."""
    journal = await lobby.readers.read(address, JournalToRead(content))
    assert isinstance(journal, SoundJournal)
    game = lobby.tables.game_named(journal.game)
    pack = PackFiles(journal.files)
    new_pack = lobby.new_pack(address, game, pack)
    wishes = [SeatWish("human")] * journal.seats
    wish = TableWish(game=game.name, seats=wishes, scenario=journal.scenario, options=journal.options)
    row = new_row(game, pack.hash, wish)
    row.start = journal.start
    if not journal.is_over:
        return await lobby.make_from(address, row, wishes, new_pack)
    return await lobby.make_for(address, journal, await asyncio.to_thread(_move_of, game, journal), row, new_pack)


def _move_of(game: Game[Any], journal: SoundJournal) -> Move:
    """Everything that happened in a match."""
    known = {event_name(event): event for event in game.events}
    facts: Facts = {}
    for number, event in msgspec.json.decode(journal.facts, type=list[tuple[int, Raw]]):
        facts.setdefault(number, []).append(load_event(known, msgspec.json.decode(event)))
    entries = msgspec.json.decode(journal.entries, type=list[Raw])
    return Move([load_entry(msgspec.json.decode(entry)) for entry in entries], facts)
