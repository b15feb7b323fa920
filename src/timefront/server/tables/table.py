"""A table as one worker holds it: its rows, its match as far as needed, and its connections here.

A move is drafted on the match, stored by the ledger and only then applied: a lost race changes nothing here.
"""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable
from contextlib import suppress
from typing import Any, final

import msgspec

from timefront.kernel.flow import NOBODY
from timefront.kernel.game import Game
from timefront.kernel.narrator import Narrator, View
from timefront.kernel.questions import Illegal, Refusal
from timefront.kernel.setting import Setting
from timefront.matches.journal import UNDO, Move
from timefront.matches.match import Match
from timefront.matches.opening import copy_for_reading
from timefront.matches.standing import NeedsHistory, Standing, dump_standing
from timefront.matches.stepping import Draft
from timefront.server.store.database import log_failure
from timefront.server.store.journals import PositionChanged
from timefront.server.store.ledger import Ledger
from timefront.server.store.records import BotTurn, SeatRow, TableRow
from timefront.server.tables.changes import apply_change, bot_turn, change_of, times_of
from timefront.server.tables.chat import Chat
from timefront.server.tables.clocks import ABANDONED, allowance, clock_state, overdue
from timefront.server.tables.history import History
from timefront.server.tables.infos import table_info
from timefront.server.tables.listeners import Listener, seat_of
from timefront.server.tables.loading import Loader
from timefront.server.tables.messages import (
    Viewer,
    kinds_by_verb,
    phrasing_of,
    printed_parts,
    sides_of,
    situation,
    undo_state,
)
from timefront.server.wire.from_server import Situation, TableChanged, UndoState, Update, Welcome
from timefront.server.wire.lobby import TableInfo
from timefront.texts.vocabulary import questions_of

STANDING_EVERY = 32
"""After this many entries a standing is stored, from which the match can be loaded."""
MOST_ENTRIES = 4 * STANDING_EVERY
"""How many entries are held if other workers play; then the match is reloaded from its latest standing."""
Drafting = Callable[[Match], Draft]


class TableGone(Exception):
    """The table has expired: it is not in the database any more."""


@final
class OpenTable:
    """One table."""

    def __init__(self, ledger: Ledger, game: Game[Any], setting: Setting, row: TableRow, seats: list[SeatRow]) -> None:
        self.ledger = ledger
        self.game = game
        self.setting = setting
        self.row = row
        self.seats = seats
        self.match: Match | None = None
        self.lock = asyncio.Lock()
        self._standing: Standing | None = None
        """The last one that was stored from here."""
        self.has_others = True
        """Whether other workers may play at the table. A single worker knows where the journal ends."""
        self.listeners: list[Listener] = []
        self._announced: TableInfo | None = None
        """What the connections here were last told of the table."""
        self.loader = Loader(ledger, game, setting)
        self.history = History(ledger.journals, row.id, game, setting)
        self.chat = Chat(ledger.lobby, row.id, self.listeners)

    def playing(self) -> Match:
        """The match; `Illegal` before the start."""
        if self.match is None:
            raise Illegal(Refusal("", "not-begun"))
        return self.match

    def last_number(self) -> int:
        """The number of the last entry that is known here; -1 before the start."""
        return -1 if self.match is None else self.match.next_number - 1

    def asked(self) -> int:
        """The seat whose turn it is, or NOBODY."""
        if self.match is None or self.match.read_only or self.match.outcome() is not None:
            return NOBODY
        return self.match.state.seat

    def bot_turn(self, now: float) -> BotTurn | None:
        """The turn of the bot that is asked now, or None if no bot is."""
        if self.match is None:
            return None
        return bot_turn(self.row, self.seats, self.match.resigned, self.asked(), self.last_number(), now)

    def waits_for_bot(self) -> bool:
        """Whether it is a bot's turn."""
        return self.bot_turn(0.0) is not None

    # Keeping in step with the other workers

    async def sync(self) -> None:
        """Read the rows of the table again and catch up with the journal."""
        async with self.lock:
            row = await self.ledger.lobby.table(self.row.id)
            if row is None:
                raise TableGone(self.row.id)
            self.row = row
            self.seats = await self.ledger.lobby.seats(self.row.id)
            await self._sync_match()
            await self._remind_bot()

    async def _remind_bot(self) -> None:
        """Ask a bot whose turn it is but that was not asked, because a worker died at a bad moment."""
        turn = self.bot_turn(self.ledger.now())
        if turn is not None and not await self.ledger.turns.has_turn(self.row.id):
            await self.ledger.turns.set_bot_turn(self.row.id, turn)

    async def _sync_match(self) -> None:
        """Apply what other workers have stored; the first worker to see that all seats are taken starts the match."""
        last = await self.ledger.journals.last_number(self.row.id)
        if self.match is None:
            if last >= 0:
                self.match = await self.loader.load(self.row, self.seats)
            elif all(seat.is_taken for seat in self.seats):
                await self._begin()
        elif last >= self.match.next_number and not self.match.read_only:
            moves = await self.ledger.journals.moves_after(self.row.id, self.match.next_number - 1, self.game)
            try:
                self.match.catch_up(moves)
            except NeedsHistory:
                self.match = await self.loader.load_whole(self.row, self.seats)
            if len(self.match.entries) > MOST_ENTRIES:
                self.match = await self.loader.load(self.row, self.seats)

    async def _begin(self) -> None:
        match = self.loader.stored(self.row, self.seats).unplayed()
        draft = match.draft_begin()
        try:
            await self._store(match, draft)
        except PositionChanged:
            self.match = await self.loader.load(self.row, self.seats)
            return
        match.accept(draft)
        self.match = match

    async def load_whole(self) -> Match:
        """The match with its whole journal, not for playing: another thread may read it."""
        async with self.lock:
            match = self.playing()
            if match.base == 0:
                return copy_for_reading(match)
            return await self.loader.load_whole(self.row, self.seats)

    # Acting

    async def act(self, number: int, drafting: Drafting) -> int:
        """Draft a move on the position after an entry and store it; returns the number of the last entry.

        `Illegal` says why the move is impossible, `PositionChanged` that the position is no longer the same.
        """
        async with self.lock:
            if self.has_others or self.match is None or number != self.match.next_number - 1:
                await self._sync_match()
            if number != self.playing().next_number - 1:
                raise PositionChanged
            try:
                await self._make(drafting)
            except PositionChanged:  # the ledger has the last word anyway
                await self._sync_match()
                raise
            number = self.playing().next_number - 1
            with suppress(PositionChanged):  # the move itself is durable, whoever was faster after it
                await self._decline_for_players()
            return number

    async def _make(self, drafting: Drafting) -> None:
        match = self.playing()
        try:
            draft = drafting(match)
        except NeedsHistory:
            match = self.match = await self.loader.load_whole(self.row, self.seats)
            draft = drafting(match)
        await self._store(match, draft)
        match.accept(draft)
        if draft.move.entries[-1].number // STANDING_EVERY > (draft.number - 1) // STANDING_EVERY:
            await self._keep_standing(match)

    async def _store(self, match: Match, draft: Draft) -> None:
        change = change_of(self.row, self.seats, match, draft, time.time(), self.ledger.now())
        await self.ledger.journals.append(self.row.id, draft.move, change)
        apply_change(self.row, self.seats, draft, change)

    async def _keep_standing(self, match: Match) -> None:
        """Store a standing, and drop the entries before the last one here."""
        older, self._standing = self._standing, match.standing()
        try:
            await self.ledger.journals.keep_standing(self.row.id, dump_standing(self.game, self._standing))
        except Exception as error:  # the move is durable, and an older standing will do
            log_failure("A standing could not be kept.", error)
        if older is not None and older.number >= match.base:
            entries = [entry for entry in match.entries if entry.number > older.number]
            facts = {number: events for number, events in match.facts.items() if number > older.number}
            with suppress(NeedsHistory):
                self.match = Match.resumed(self.game, self.setting, match.fairness, older, [Move(entries, facts)])

    async def _decline_for_players(self) -> None:
        """Decline the reaction windows that players do not want to be asked about."""
        while (asked := self.playing().state.seat) >= 0 and self._declines(self.playing(), asked):
            await self._make(_declining)

    def _declines(self, match: Match, seat: int) -> bool:
        if match.undo_request is not None or match.outcome() is not None:
            return False
        if self.seats[seat].kind == "bot" or seat in match.resigned:
            return False
        if match.state.question_name() not in self.seats[seat].auto_pass:
            return False
        verb = match.state.question().declining()
        return verb is not None and verb() in match.offer(seat)

    # Seats

    async def set_auto_pass(self, seat: int, questions: list[str]) -> None:
        """Decline these reaction windows for a seat from now on."""
        known = [name for name in questions if name in self.declinable()]
        async with self.lock:
            await self.ledger.lobby.update_seat(self.row.id, seat, auto_pass=known)
            self.seats[seat].auto_pass = known
            await self._sync_match()
            if self.match is not None:
                await self._decline_for_players()

    def declinable(self) -> list[str]:
        """The questions of the game that are reaction windows."""
        return [name for name, question in questions_of(self.game).items() if question.declining() is not None]

    async def give_seat(self, giver: int, seat: int, level: str) -> None:
        """Let a bot play for a seat whose player has left; the player may come back."""
        await self.sync()
        if seat == giver or seat >= len(self.seats) or not self.is_abandoned(seat):
            raise Illegal(Refusal("", "not-abandoned"))
        async with self.lock:
            await self.ledger.lobby.update_seat(self.row.id, seat, kind="bot", level=level, has_left=True)
            await self._ask_again(seat)

    async def take_seat_back(self, seat: int) -> None:
        """Replace the bot that stood in for the player; the clock is restarted."""
        await self.sync()
        if not self.seats[seat].has_left:
            raise Illegal(Refusal("", "seat-not-given"))
        left = allowance(self.row.clock)
        async with self.lock:
            await self.ledger.lobby.update_seat(
                self.row.id, seat, kind="human", level="", has_left=False, clock_left=left
            )
            await self._ask_again(seat)

    async def _ask_again(self, seat: int) -> None:
        """If it is this seat's turn, ask again: a bot instead of a player, or the other way round."""
        self.seats = await self.ledger.lobby.seats(self.row.id)
        await self._sync_match()
        if self.asked() != seat:
            return
        now = self.ledger.now()
        turn = self.bot_turn(now)
        running = seat if turn is None and self.row.clock.kind != "none" else NOBODY
        if await self.ledger.turns.set_bot_turn(self.row.id, turn):
            await self.ledger.lobby.set_clock(self.row.id, running, now)
            self.row.clock_running, self.row.clock_since = running, now

    def refuse_while_bot_plays(self, seat: int) -> None:
        """Refuse the choices of a seat that a bot plays for: its player resigned, or has not come back yet."""
        if seat in self.playing().resigned:
            raise Illegal(Refusal("", "resigned-already"))
        if self.seats[seat].has_left:
            raise Illegal(Refusal("", "seat-given"))

    def has_other_bots(self, seat: int) -> bool:
        """Whether a bot plays another seat; bots never agree to an undo."""
        return any(other.kind == "bot" and other.seat != seat for other in self.seats)

    def is_abandoned(self, seat: int) -> bool:
        """Whether the others may let a bot play for a seat: its time is up, or its player has been away for days."""
        row = self.seats[seat]
        now = self.ledger.now()
        if row.kind == "bot" or self.row.status != "playing" or self.asked() != seat:
            return False
        if self.row.clock.kind == "none":
            is_here = any(listener.viewer == seat for listener in self.listeners)
            return not is_here and now - max(row.seen_at, self.row.clock_since) > ABANDONED
        return seat in overdue(self.row.clock, times_of(self.row, self.seats), now)

    # Looking

    async def view_after(self, number: int, viewer: Viewer) -> View:
        """What a viewer saw after an entry."""
        match = self.playing()
        if not 0 <= number < match.next_number:
            raise Illegal(Refusal("", "no-such-entry"))
        if number < match.base - 1 or any(entry.kind == UNDO for entry in match.entries):
            match = await self.loader.load_until(self.row, self.seats, number)
        elif match.base == 0 and len(match.line) > MOST_ENTRIES:
            s = await asyncio.to_thread(copy_for_reading(match).position_after, number)
            return self.game.view(s, viewer)
        return self.game.view(match.position_after(number), viewer)

    def situation(self, viewer: Viewer) -> Situation | None:
        """The position as a viewer may see it; None before the start."""
        if self.match is None:
            return None
        clock = clock_state(self.row.clock, times_of(self.row, self.seats), self.ledger.now())
        undo = UndoState() if viewer is None else undo_state(self.match, viewer, self.row.undo)
        if viewer is not None and self.has_other_bots(viewer):
            undo.can_ask = False
        return situation(self.match, viewer, undo, clock)

    async def welcome(self, viewer: Viewer) -> Welcome:
        """The first message to a viewer."""
        chat = await self.chat.recent()
        phrasing = phrasing_of(self.game)
        return Welcome(
            table=self.info(),
            seat=viewer,
            printed=printed_parts(self.game, self.setting),
            verbs=kinds_by_verb(self.game),
            seat_names=[phrasing.seat(self.setting, seat) for seat in range(self.setting.seats)],
            sides=sides_of(self.game, self.setting),
            reference=list(self.game.narrator.reference(self.setting)),
            agreed=[phrasing.agreed_option(self.setting, option) for option in self.game.options],
            has_odds=type(self.game.narrator).odds is not Narrator.odds,
            auto_pass=[] if viewer is None else self.seats[viewer].auto_pass,
            chat=chat,
        )

    async def update(self, viewer: Viewer, seen: int) -> Update:
        """What a viewer has missed since an entry, and the situation now."""
        if self.match is None:
            return Update(0, [], None)
        now = self.situation(viewer)  # before anything is awaited
        return Update(*await self.history.since(self.match, viewer, seen), now)

    def info(self) -> TableInfo:
        """What everybody who may see the table may know of it."""
        here = {listener.viewer for listener in self.listeners if listener.viewer is not None}
        return table_info(self.row, self.seats, here, self.asked(), self.ledger.now())

    # Announcing to those who are connected here

    async def announce_moves(self) -> None:
        """Send everybody the news of the match."""
        made: dict[tuple[Viewer, int], tuple[int, Update]] = {}
        for listener in sorted(self.listeners, key=seat_of):  # viewers who are sent the same follow each other
            last = self.last_number()
            if listener.seen >= last:
                continue
            place = (listener.viewer, listener.seen)
            if place not in made:
                made[place] = (last, await self.update(*place))
            if listener.seen == place[1]:
                listener.seen, update = made[place]
                listener.send(update)

    def announce_table(self) -> None:
        """Send everybody the seats and the status, if they have changed."""
        info, known = self.info(), self._announced
        if known is None or _without_moves(info) != _without_moves(known):
            self._announced = info
            changed = TableChanged(info)
            for listener in [*self.listeners]:
                listener.send(changed)
                if known is not None and _players(info) != _players(known):  # another clock runs, others can be asked
                    listener.send(Update(listener.seen + 1, [], self.situation(listener.viewer)))


def _declining(match: Match) -> Draft:
    verb = match.state.question().declining()
    assert verb is not None
    return match.draft_play(match.state.seat, verb())


def _without_moves(info: TableInfo) -> TableInfo:
    """The info of a table without what every move changes."""
    return msgspec.structs.replace(info, number=-1, moved_at=0.0, asked=NOBODY)


def _players(info: TableInfo) -> list[tuple[str, bool]]:
    """Who plays each seat: a player or a bot."""
    return [(seat.kind, seat.has_left) for seat in info.seats]
