"""Loading the match of a table: from its latest standing, or completely if that is needed."""

from __future__ import annotations

import asyncio
import logging
from contextlib import suppress
from typing import Any, final

from timefront.kernel.flow import NOBODY
from timefront.kernel.game import Game
from timefront.kernel.setting import Setting
from timefront.matches.fairness import Fairness
from timefront.matches.journal import Entry, Facts, Move
from timefront.matches.match import Match
from timefront.matches.notation import whole_text
from timefront.matches.opening import StoredMatch, load_start
from timefront.server.store.ledger import Ledger
from timefront.server.store.records import SeatRow, TableRow
from timefront.server.tables.changes import bot_turn

log = logging.getLogger("timefront.server")


@final
class Loader:
    """Loads matches of one game and setting. Loading may also update the table's row."""

    def __init__(self, ledger: Ledger, game: Game[Any], setting: Setting) -> None:
        self.ledger = ledger
        self.game = game
        self.setting = setting

    def stored(self, row: TableRow, seats: list[SeatRow]) -> StoredMatch:
        """What is stored of a match besides its journal."""
        nonces = [seat.nonce for seat in seats]
        fairness = Fairness(row.fair_match, bytes.fromhex(row.fair_key), nonces, row.fair_fixed)
        return StoredMatch(self.game, row.rules_version, self.setting, fairness, row.start)

    async def load(self, row: TableRow, seats: list[SeatRow]) -> Match:
        """Load a match from its latest standing, if there is one that fits these rules."""
        await self._convert_start(row)
        stored = self.stored(row, seats)
        kept = await self.ledger.journals.latest_standing(row.id)
        standing = stored.standing(kept)
        if standing is None:
            if kept is not None and stored.is_of_these_rules:
                log.warning("A position of table %s does not fit and is replayed from its journal.", row.id)
            return await self.load_whole(row, seats)
        moves = await self.ledger.journals.moves_after(row.id, standing.number, self.game)
        return stored.resumed(standing, moves) or await self.load_whole(row, seats)

    async def _convert_start(self, row: TableRow) -> None:
        """Store the position that a fork starts from as text; older programs stored it as data."""
        start = row.start
        if isinstance(start, dict):
            with suppress(Exception):  # it is read as it is, and converted next time
                text = whole_text(self.game, self.setting, load_start(self.game, self.setting, start))
                await self.ledger.journals.keep_start(row.id, text)
                row.start = text

    async def load_whole(self, row: TableRow, seats: list[SeatRow]) -> Match:
        """Load a match with its whole journal; one of other rules is replayed, and read-only if it does not fit."""
        stored = self.stored(row, seats)
        if stored.is_of_these_rules:
            return await _opened(stored, await self.ledger.journals.moves_after(row.id, -1, self.game))
        entries = await self.ledger.journals.entries_after(row.id, -1)
        match = await asyncio.to_thread(stored.opened, entries, {})
        if match.read_only:
            await self._stop_for_good(row)
        else:
            options = self.game.inherited_options(row.rules_version, row.options)
            await self.ledger.journals.keep_facts(row.id, match.facts, self.game.version, options)
            row.rules_version, row.options = self.game.version, options
            await self._go_on_again(row, seats, match)
        return match

    async def _go_on_again(self, row: TableRow, seats: list[SeatRow], match: Match) -> None:
        """Resume a stopped match whose rules fit again."""
        if row.status == "read-only":
            row.status = "playing" if match.outcome() is None else "over"
            await self.ledger.lobby.set_status(row.id, row.status)
            asked = match.state.seat if match.outcome() is None else NOBODY
            turn = bot_turn(row, seats, match.resigned, asked, match.next_number - 1, self.ledger.now())
            await self.ledger.turns.set_bot_turn(row.id, turn)

    async def _stop_for_good(self, row: TableRow) -> None:
        """Stop a match: no clock runs and no bot is asked. A finished match stays finished."""
        if row.status == "playing":
            await self.ledger.turns.set_bot_turn(row.id, None)
            await self.ledger.lobby.set_clock(row.id, NOBODY, row.clock_since)
            await self.ledger.lobby.set_status(row.id, "read-only")
            row.status, row.clock_running = "read-only", NOBODY

    async def load_until(self, row: TableRow, seats: list[SeatRow], number: int) -> Match:
        """Load a match up to an entry, from the nearest standing before it."""
        stored = self.stored(row, seats)
        if not stored.is_of_these_rules:
            entries = await self.ledger.journals.entries_after(row.id, -1)
            return await asyncio.to_thread(stored.opened, entries[: number + 1], {})
        standing = stored.standing(await self.ledger.journals.standing_at_or_before(row.id, number))
        if standing is not None:
            moves = await self.ledger.journals.moves_between(row.id, standing.number, number, self.game)
            match = stored.resumed(standing, moves)
            if match is not None:
                return match
        return await _opened(stored, await self.ledger.journals.moves_between(row.id, -1, number, self.game))


async def _opened(stored: StoredMatch, moves: list[Move]) -> Match:
    """A match of these rules, replayed in a thread: a long one takes a while."""
    return await asyncio.to_thread(stored.opened, *_joined(moves))


def _joined(moves: list[Move]) -> tuple[list[Entry], Facts]:
    """The entries and the facts of moves."""
    facts = {number: events for move in moves for number, events in move.facts.items()}
    return [entry for move in moves for entry in move.entries], facts
