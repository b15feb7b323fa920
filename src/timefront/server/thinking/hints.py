"""Hints and odds for who asks at a table, thought about by a process from what the seat knows."""

from __future__ import annotations

import secrets
from typing import final

from timefront.kernel.questions import Illegal, Refusal
from timefront.server.tables.table import OpenTable
from timefront.server.thinking.tasks import FindHint, FindOdds, Hinted, Told, task_of
from timefront.server.thinking.thinkers import Thinkers
from timefront.server.wire.from_client import AskHint, AskOdds
from timefront.server.wire.from_server import Hint, Odds
from timefront.server.wire.values import Effort

HINT_POSITIONS = 4000
HINT_SECONDS = 1.5
SECONDS: dict[Effort, float] = {"quick": 0.03, "closer": 0.95}
"""How many seconds odds are worked out for who points at something: the first show within 50 ms, the others in 1 s."""
LONGEST = 6.0
"""How many seconds a hint or odds may take."""
HINTS = 5
"""How many choices a hint speaks of."""


@final
class Hints:
    """Answers to who asks for help."""

    def __init__(self, thinkers: Thinkers) -> None:
        self.thinkers = thinkers

    async def answer(self, table: OpenTable, seat: int, message: AskHint | AskOdds) -> Hint | Odds:
        """What a process finds out; nothing here depends on what the seat does not know."""
        match = table.playing()
        number = match.next_number - 1
        if isinstance(message, AskHint):
            if not match.offer(seat):
                raise Illegal(Refusal("", "nothing-to-choose"))
            want = FindHint(HINT_POSITIONS, HINT_SECONDS, HINTS)
            task = task_of(match.game, match.state, seat, want, secrets.token_hex(8))
            found = await self.thinkers.ask(task, LONGEST)
            assert isinstance(found, Hinted)
            return Hint(message.id, number, found.lines, found.visits)
        wanted = FindOdds(tuple(message.about), SECONDS[message.effort])
        told = await self.thinkers.ask(task_of(match.game, match.state, seat, wanted, ""), LONGEST)
        assert isinstance(told, Told)
        return Odds(message.id, number, told.lines)
