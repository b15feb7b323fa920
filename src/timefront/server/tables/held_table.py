"""The match of a table as one worker holds it: opened from its latest standing, whole only where that is needed."""

from __future__ import annotations

import asyncio
import logging
from contextlib import suppress
from typing import Any

from timefront.kernel.flow import NOBODY
from timefront.kernel.game import Game
from timefront.kernel.questions import Illegal, Refusal
from timefront.kernel.setting import Setting
from timefront.matches.fairness import Fairness
from timefront.matches.journal import Entry, Facts, Move
from timefront.matches.match import Match
from timefront.matches.notation import whole_text
from timefront.matches.opening import StoredMatch, load_start
from timefront.server.store.ledger import Ledger
from timefront.server.store.records import BotTurn, SeatRow, TableRow
from timefront.server.tables.clocks import Times

STAND_IN = "easy"
"""The bot that plays for who has resigned."""
log = logging.getLogger("timefront.server")


class TableGone(Exception):
    """The table has expired: it is not in the database any more."""


class HeldTable:
    """The rows of a table and its match, as far as they are known here."""

    def __init__(self, ledger: Ledger, game: Game[Any], setting: Setting, row: TableRow, seats: list[SeatRow]) -> None:
        self.ledger = ledger
        self.game = game
        self.setting = setting
        self.row = row
        self.seats = seats
        self.match: Match | None = None
        self.lock = asyncio.Lock()

    def playing(self) -> Match:
        """The match; `Illegal` before the start."""
        if self.match is None:
            raise Illegal(Refusal("", "not-begun"))
        return self.match

    def asked(self) -> int:
        """The seat whose turn it is, or NOBODY."""
        if self.match is None or self.match.read_only or self.match.outcome() is not None:
            return NOBODY
        return self.match.state.seat

    def times(self) -> Times:
        """The clocks of the table."""
        return Times([seat.clock_left for seat in self.seats], self.row.clock_running, self.row.clock_since)

    def bot_turn(self, resigned: list[int], asked: int, number: int, now: float) -> BotTurn | None:
        """The turn of the bot that is asked, if it is one; a bot plays for who has resigned, too."""
        if asked < 0 or (self.seats[asked].kind != "bot" and asked not in resigned):
            return None
        return BotTurn(self.row.id, number, asked, self.seats[asked].level or STAND_IN, now)

    def waits_for_bot(self) -> bool:
        """Whether it is a bot's turn."""
        match, asked = self.match, self.asked()
        return match is not None and self.bot_turn(match.resigned, asked, match.next_number - 1, 0.0) is not None

    # Opening

    async def whole(self) -> Match:
        """The match with its whole journal, not for playing on."""
        async with self.lock:
            match = self.playing()
            return match if match.base == 0 else await self.opened_whole()

    def stored(self) -> StoredMatch:
        """What is stored of the match beside its journal."""
        nonces = [seat.nonce for seat in self.seats]
        fairness = Fairness(self.row.fair_match, bytes.fromhex(self.row.fair_key), nonces, self.row.fair_fixed)
        return StoredMatch(self.game, self.row.rules_version, self.setting, fairness, self.row.start)

    def new_match(self) -> Match:
        """The match before its first entry."""
        return self.stored().unplayed()

    async def opened(self) -> Match:
        """The match from its latest standing on, if there is one that fits these rules."""
        await self._convert_start()
        stored = self.stored()
        kept = await self.ledger.journals.latest_standing(self.row.id)
        standing = stored.standing(kept)
        if standing is None:
            if kept is not None and stored.is_of_these_rules:
                log.warning("A position of table %s does not fit and is replayed from its journal.", self.row.id)
            return await self.opened_whole()
        moves = await self.ledger.journals.moves_after(self.row.id, standing.number, self.game)
        return stored.resumed(standing, moves) or await self.opened_whole()

    async def _convert_start(self) -> None:
        """Keep the position that a fork starts from as text; older programs kept it as data."""
        start = self.row.start
        if isinstance(start, dict):
            with suppress(Exception):  # it is read as it is, and converted another time
                text = whole_text(self.game, self.setting, load_start(self.game, self.setting, start))
                await self.ledger.journals.keep_start(self.row.id, text)
                self.row.start = text

    async def opened_whole(self) -> Match:
        """The match with its whole journal; one of other rules is replayed, and read-only where it does not fit."""
        stored = self.stored()
        if stored.is_of_these_rules:
            return stored.opened(*_joined(await self.ledger.journals.moves_after(self.row.id, -1, self.game)))
        match = stored.opened(await self.ledger.journals.entries_after(self.row.id, -1), {})
        if match.read_only:
            await self._stop_for_good()
        else:
            options = self.game.inherited_options(self.row.rules_version, self.row.options)
            await self.ledger.journals.keep_facts(self.row.id, match.facts, self.game.version, options)
            self.row.rules_version, self.row.options = self.game.version, options
            await self._go_on_again(match)
        return match

    async def _go_on_again(self, match: Match) -> None:
        """Rules that fit have come back to a match that had stopped."""
        if self.row.status == "read-only":
            self.row.status = "playing" if match.outcome() is None else "over"
            await self.ledger.lobby.set_status(self.row.id, self.row.status)
            asked = match.state.seat if match.outcome() is None else NOBODY
            turn = self.bot_turn(match.resigned, asked, match.next_number - 1, self.ledger.now())
            await self.ledger.turns.set_bot_turn(self.row.id, turn)

    async def _stop_for_good(self) -> None:
        """Nothing can be played any more: no clock runs and no bot is asked. A match that was over stays so."""
        if self.row.status == "playing":
            await self.ledger.turns.set_bot_turn(self.row.id, None)
            await self.ledger.lobby.set_clock(self.row.id, NOBODY, self.row.clock_since)
            await self.ledger.lobby.set_status(self.row.id, "read-only")
            self.row.status, self.row.clock_running = "read-only", NOBODY

    async def as_it_was(self, number: int) -> Match:
        """The match up to an entry, from the nearest standing before it."""
        stored = self.stored()
        if not stored.is_of_these_rules:
            entries = await self.ledger.journals.entries_after(self.row.id, -1)
            return stored.opened(entries[: number + 1], {})
        standing = stored.standing(await self.ledger.journals.standing_at_or_before(self.row.id, number))
        if standing is not None:
            moves = await self.ledger.journals.moves_between(self.row.id, standing.number, number, self.game)
            match = stored.resumed(standing, moves)
            if match is not None:
                return match
        return stored.opened(*_joined(await self.ledger.journals.moves_between(self.row.id, -1, number, self.game)))


def _joined(moves: list[Move]) -> tuple[list[Entry], Facts]:
    """The entries and the facts of moves."""
    facts = {number: events for move in moves for number, events in move.facts.items()}
    return [entry for move in moves for entry in move.entries], facts
