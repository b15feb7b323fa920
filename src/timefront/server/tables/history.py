"""The log of a match: from the match itself if it holds the entries, otherwise from the journal."""

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
        """The entry from which to replace the log of a viewer who has seen the entry `seen`, and the new lines."""
        if seen >= match.base - 1:
            start = outdated_from(match, seen)
            if start >= match.base:
                return start, happenings(self.game, self.setting, rows_since(match, start), viewer)
        end = match.next_number
        start = max(0, end - LOG_AT_ONCE)
        if seen >= 0:  # a viewer who has a log gets no gap in it
            undone = await self.journals.earliest_undone(self.table_id, seen)
            start = seen + 1 if undone is None else min(seen + 1, undone)
        return start, await self.between(match, viewer, start, end)

    async def before(self, match: Match | None, viewer: Viewer, number: int) -> tuple[int, list[Happening]]:
        """A part of the log that ends before an entry, and its first number."""
        end = 0 if match is None else min(max(0, number), match.next_number)
        first = max(0, end - LOG_AT_ONCE)
        return first, await self.between(match, viewer, first, end)

    async def between(self, match: Match | None, viewer: Viewer, first: int, end: int) -> list[Happening]:
        """What a viewer was told of the entries from `first` up to but not including `end`."""
        if match is not None and first >= match.base:
            rows = [row for row in rows_since(match, first) if row[0].number < end]
        else:
            rows = await self.journals.log(self.table_id, first, end, self.game)
        return happenings(self.game, self.setting, rows, viewer)
