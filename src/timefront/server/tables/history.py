"""The log of a match: from the match itself as far as it holds the entries, else from the journal."""

from __future__ import annotations

from typing import Any, final

from timefront.kernel.game import Game
from timefront.kernel.setting import Setting
from timefront.matches.match import Match
from timefront.server.store.journals import Journals
from timefront.server.tables.messages import Viewer, happenings, outdated_from, rows_since
from timefront.server.wire.from_server import Happening

LOG_AT_ONCE = 200
"""How many entries of the log are sent without being asked for."""


@final
class History:
    """The log of one table."""

    def __init__(self, journals: Journals, table_id: str, game: Game[Any], setting: Setting) -> None:
        self.journals = journals
        self.table_id = table_id
        self.game = game
        self.setting = setting

    async def since(self, match: Match, viewer: Viewer, seen: int) -> tuple[int, list[Happening]]:
        """From which entry on the log of who has seen one is to be replaced, and by what."""
        if seen >= match.base - 1:
            start = outdated_from(match, seen)
            if start >= match.base:
                return start, happenings(self.game, self.setting, rows_since(match, start), viewer)
        end = match.next_number
        start = max(0, end - LOG_AT_ONCE)
        if seen >= 0:  # who has a log gets it without a gap
            undone = await self.journals.earliest_undone(self.table_id, seen)
            start = seen + 1 if undone is None else min(seen + 1, undone)
        return start, await self.between(match, viewer, start, end)

    async def before(self, match: Match | None, viewer: Viewer, number: int) -> tuple[int, list[Happening]]:
        """A piece of the log that ends before an entry, and the number that it begins with."""
        end = 0 if match is None else min(max(0, number), match.next_number)
        first = max(0, end - LOG_AT_ONCE)
        return first, await self.between(match, viewer, first, end)

    async def between(self, match: Match | None, viewer: Viewer, first: int, end: int) -> list[Happening]:
        """What a viewer was told of the entries from a number up to, but without, another."""
        if match is not None and first >= match.base:
            rows = [row for row in rows_since(match, first) if row[0].number < end]
        else:
            rows = await self.journals.log(self.table_id, first, end, self.game)
        return happenings(self.game, self.setting, rows, viewer)
