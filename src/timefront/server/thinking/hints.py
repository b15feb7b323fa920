"""Hints and odds for the people at a table, which a process computes from what the seat knows."""

from __future__ import annotations

import secrets
from typing import final

from timefront.kernel.questions import Illegal, Refusal
from timefront.server.tables.table import OpenTable
from timefront.server.thinking.tasks import FindHint, FindOdds, FoundHint, FoundOdds, task_of
from timefront.server.thinking.thinkers import Thinkers
from timefront.server.wire.from_client import AskHint, AskOdds
from timefront.server.wire.from_server import Hint, Odds
from timefront.server.wire.values import Effort

HINT_POSITIONS = 4000
HINT_SECONDS = 1.5
SECONDS: dict[Effort, float] = {"quick": 0.03, "closer": 0.95}
"""The seconds for computing the odds of what is pointed at: the first appear within 50 ms, the others within 1 s."""
LONGEST = 6.0
"""How many seconds a hint or odds may take."""
HINTS = 5
"""How many choices a hint shows."""


@final
class Hints:
    """Answers requests for hints and odds."""

    def __init__(self, thinkers: Thinkers) -> None:
        self.thinkers = thinkers

    async def answer(self, table: OpenTable, seat: int, message: AskHint | AskOdds) -> Hint | Odds:
        """Let a process compute the answer, which depends only on what the seat knows."""
        match = table.playing()
        number = match.next_number - 1
        if isinstance(message, AskHint):
            if not match.offer(seat):
                raise Illegal(Refusal("", "nothing-to-choose"))
            want = FindHint(HINT_POSITIONS, HINT_SECONDS, HINTS)
            task = task_of(match.game, match.state, seat, want, secrets.token_hex(8))
            found = await self.thinkers.ask(task, LONGEST)
            assert isinstance(found, FoundHint)
            return Hint(message.id, number, found.lines, found.visits)
        wanted = FindOdds(tuple(message.about), SECONDS[message.effort])
        told = await self.thinkers.ask(task_of(match.game, match.state, seat, wanted, ""), LONGEST)
        assert isinstance(told, FoundOdds)
        return Odds(message.id, number, told.lines)
