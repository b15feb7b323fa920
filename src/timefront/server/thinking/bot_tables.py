"""The tables as the bots' driver sees them: tasks to think about, and choices to make."""

from __future__ import annotations

import logging
import secrets
from collections.abc import Mapping
from typing import final

from timefront.bots.registry import LEVELS
from timefront.server.store.journals import PositionChanged
from timefront.server.store.records import BotTurn
from timefront.server.tables.table import Drafting, OpenTable
from timefront.server.tables.tables import OpenTables
from timefront.server.thinking.tasks import Chosen, FindChoice, KeptPlan, Task, task_of
from timefront.server.wire.errors import Denied

PLANS_KEPT = 256
"""Plans are taken up at once; those that are not, because another server took the bot's next turn, go in time."""


@final
class BotTables:
    """What the bots' driver needs of the tables."""

    def __init__(self, tables: OpenTables, bots: Mapping[str, str]) -> None:
        """`bots` are the third-party bots by name: no other commands and addresses are ever used."""
        self.tables = tables
        self.bots = bots
        self.plans: dict[tuple[str, int], KeptPlan] = {}
        """What bots have planned, by table and seat. Without its plan, a bot thinks anew."""

    async def task_for(self, turn: BotTurn) -> Task | None:
        """The task of a turn, or None if the match has moved on without the bot or is damaged."""
        try:
            table = await self.tables.load_synced(turn.table_id)
        except Denied:
            await self.tables.ledger.turns.set_bot_turn(turn.table_id, None)
            return None
        if not _is_on(table, turn):
            return None
        match = table.playing()
        bot = turn.level if turn.level in LEVELS else self.bots.get(turn.level, "")
        want = FindChoice(bot, self.plans.pop((turn.table_id, turn.seat), KeptPlan()))
        return task_of(match.game, match.state, turn.seat, want, secrets.token_hex(8))

    async def play(self, turn: BotTurn, chosen: Chosen) -> None:
        """Make the choice, unless the match has moved on, and keep the plan for the next question."""
        if chosen.plan.choices:
            self.plans[turn.table_id, turn.seat] = chosen.plan
            if len(self.plans) > PLANS_KEPT:
                del self.plans[next(iter(self.plans))]
        await self._act(turn, lambda match: match.draft_play(turn.seat, chosen.choice))

    async def resign(self, turn: BotTurn) -> None:
        """Resign for a bot that failed, unless the match has moved on."""
        await self._act(turn, lambda match: match.draft_resignation(turn.seat))

    async def _act(self, turn: BotTurn, drafting: Drafting) -> None:
        table = await self.tables.load(turn.table_id)
        try:
            await table.act(turn.number, drafting)
        except PositionChanged:
            logging.getLogger("timefront.server.bot_tables").info("table %s has gone on without its bot", turn.table_id)
        await self.tables.announce(table)


def _is_on(table: OpenTable, turn: BotTurn) -> bool:
    match = table.match
    return match is not None and match.next_number - 1 == turn.number and match.state.seat == turn.seat
