"""Everything that a server stores, by its parts."""

from __future__ import annotations

from typing import final

from timefront.server.store.bot_turns import BotTurns
from timefront.server.store.database import Database
from timefront.server.store.expiry import Expiry
from timefront.server.store.journals import Journals
from timefront.server.store.lobby_rows import LobbyRows
from timefront.server.store.notes import Notes
from timefront.server.store.timeline import Timeline


@final
class Ledger:
    """The contents of a database, and the time that they are measured in."""

    def __init__(self, database: Database) -> None:
        self.database = database
        self.timeline = Timeline()
        self.journals = Journals(database)
        self.lobby = LobbyRows(database, self.timeline)
        self.turns = BotTurns(database)
        self.notes = Notes(database, self.timeline)
        self.expiry = Expiry(database, self.timeline)

    def now(self) -> float:
        """The time in which clocks, presence and leases are measured."""
        return self.timeline.now()
