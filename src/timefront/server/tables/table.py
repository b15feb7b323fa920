"""A table as one worker holds it: its rows, its match as far as needed, and those who are connected here.

Acts are worked out on the match, made durable by the ledger and only then accepted: a lost race changes nothing here.
"""

from __future__ import annotations

import time
from collections.abc import Callable
from contextlib import suppress
from typing import Any, Protocol, final

from timefront.kernel.flow import NOBODY
from timefront.kernel.game import Game, Outcome
from timefront.kernel.narrator import Narrator, View
from timefront.kernel.questions import Illegal, Refusal
from timefront.kernel.setting import Setting
from timefront.matches.journal import ANSWERS, RESIGNED, UNDO, Move
from timefront.matches.match import Match
from timefront.matches.standing import NeedsHistory, Standing, dump_standing
from timefront.matches.stepping import Draft
from timefront.server.store.database import tell_failure
from timefront.server.store.journals import PositionChanged, TableChange
from timefront.server.store.ledger import Ledger
from timefront.server.store.records import ChatRow, SeatRow, Status, TableRow
from timefront.server.tables.clocks import ABANDONED, allowance, clock_state, overdue, passed_on
from timefront.server.tables.held_table import HeldTable, TableGone
from timefront.server.tables.infos import table_info
from timefront.server.tables.messages import (
    Eyes,
    happenings,
    outdated_from,
    phrasing_of,
    printed_parts,
    rows_since,
    situation,
    undo_state,
)
from timefront.server.wire.from_server import Happening, Said, ServerMessage, Situation, UndoState, Update, Welcome
from timefront.server.wire.lobby import TableInfo
from timefront.texts.vocabulary import questions_of

STANDING_EVERY = 32
"""After so many entries a standing is kept, from which the match can be opened."""
MOST_ENTRIES = 4 * STANDING_EVERY
"""So many are held where others play; then the match is opened anew, from its latest standing."""
CHAT_AT_ONCE = 100
LOG_AT_ONCE = 200
"""How many entries of the log are sent without being asked for."""
Drafting = Callable[[Match], Draft]


class Listener(Protocol):
    """Somebody who is connected: whose eyes they are, and the last entry that they were told of."""

    eyes: Eyes
    seen: int

    def send(self, message: ServerMessage) -> None:
        """Send a message when there is time for it; never waits."""


@final
class OpenTable(HeldTable):
    """One table."""

    def __init__(self, ledger: Ledger, game: Game[Any], setting: Setting, row: TableRow, seats: list[SeatRow]) -> None:
        super().__init__(ledger, game, setting, row, seats)
        self._standing: Standing | None = None
        """The last one that was kept from here."""
        self.has_others = True
        """Whether other workers may play at the table. One that is alone knows where the journal ends."""
        self.listeners: list[Listener] = []
        self.told: TableInfo | None = None
        """What those who are connected were last told of the table."""
        self.chat_told = -1

    # Keeping in step with the other workers

    async def refresh(self) -> None:
        """Read the rows of the table again and catch up with the journal."""
        async with self.lock:
            row = await self.ledger.lobby.table(self.row.id)
            if row is None:
                raise TableGone(self.row.id)
            self.row = row
            self.seats = await self.ledger.lobby.seats(self.row.id)
            await self._catch_up()
            await self._remind_bot()

    async def _remind_bot(self) -> None:
        """Ask a bot whose turn it is and that nobody asked, because a worker died at a bad moment."""
        match = self.match
        if match is None:
            return
        turn = self.bot_turn(match.resigned, self.asked(), match.next_number - 1, self.ledger.now())
        if turn is not None and not await self.ledger.turns.has_turn(self.row.id):
            await self.ledger.turns.set_bot_turn(self.row.id, turn)

    async def _catch_up(self) -> None:
        """Take over what other workers have stored; the first to see that all seats are taken begins the match."""
        last = await self.ledger.journals.last_number(self.row.id)
        assert last is not None, "tables are not removed while somebody is there"
        if self.match is None:
            if last >= 0:
                self.match = await self.opened()
            elif all(seat.is_taken for seat in self.seats):
                await self._begin()
        elif last >= self.match.next_number and not self.match.read_only:
            moves = await self.ledger.journals.moves_after(self.row.id, self.match.next_number - 1, self.game)
            try:
                self.match.catch_up(moves)
            except NeedsHistory:
                self.match = await self.opened_whole()
            if len(self.match.entries) > MOST_ENTRIES:
                self.match = await self.opened()

    async def _begin(self) -> None:
        match = self.new_match()
        draft = match.draft_begin()
        try:
            await self._store(match, draft)
        except PositionChanged:
            self.match = await self.opened()
            return
        match.accept(draft)
        self.match = match

    # Acting

    async def act(self, number: int, drafting: Drafting) -> int:
        """Do what is drafted on the position after the given entry; returns the last number once it is durable.

        `Illegal` says why it is not possible, `PositionChanged` that the position is another one by now.
        """
        async with self.lock:
            if self.has_others or self.match is None or number != self.match.next_number - 1:
                await self._catch_up()
            if number != self.playing().next_number - 1:
                raise PositionChanged
            try:
                await self._make(drafting)
            except PositionChanged:  # the ledger is asked in any case
                await self._catch_up()
                raise
            number = self.playing().next_number - 1
            with suppress(PositionChanged):  # what was asked for is durable, whoever was faster after it
                await self._decline_for_players()
            return number

    async def _make(self, drafting: Drafting) -> None:
        match = self.playing()
        try:
            draft = drafting(match)
        except NeedsHistory:
            match = self.match = await self.opened_whole()
            draft = drafting(match)
        await self._store(match, draft)
        match.accept(draft)
        if draft.move.entries[-1].number // STANDING_EVERY > (draft.number - 1) // STANDING_EVERY:
            await self._keep_standing(match)

    async def _store(self, match: Match, draft: Draft) -> None:
        now = time.time()
        change = self._change(match, draft, now, self.ledger.now())
        await self.ledger.journals.append(self.row.id, draft.move, change)
        self.row.status, self.row.moved_at = change.status, now
        self.row.clock_running, self.row.clock_since = change.clock_running, change.clock_since
        self.row.last_number = draft.move.entries[-1].number
        for seat, left in zip(self.seats, change.clock_left, strict=True):
            seat.clock_left = left

    def _change(self, match: Match, draft: Draft, at: float, now: float) -> TableChange:
        """What a move changes besides the journal: the clocks, the status, and whose turn it is if a bot's."""
        outcome = outcome_after(match, draft)
        asked = draft.state.seat if outcome is None else NOBODY
        turn = self.bot_turn(resigned_after(match, draft), asked, draft.move.entries[-1].number, now)
        running = asked if asked >= 0 and turn is None else NOBODY
        times = self.times()
        if running != times.running or draft.move.entries[0].kind in ANSWERS:  # asking or resigning gains no time
            times = passed_on(self.row.clock, times, running, now)
        status: Status = "playing" if outcome is None else "over"
        return TableChange(status, at, times.running, times.since, times.left, turn)

    async def _keep_standing(self, match: Match) -> None:
        """Keep a standing in the database, and let go of the entries before the last one here."""
        older, self._standing = self._standing, match.standing()
        try:
            await self.ledger.journals.keep_standing(self.row.id, dump_standing(self.game, self._standing))
        except Exception as error:  # the move is durable, and can be played on from an older standing
            tell_failure("A standing could not be kept.", error)
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
            await self._catch_up()
            if self.match is not None:
                await self._decline_for_players()

    def declinable(self) -> list[str]:
        """The questions of the game that are reaction windows."""
        return [name for name, question in questions_of(self.game).items() if question.declining() is not None]

    async def give_seat(self, giver: int, seat: int, level: str) -> None:
        """Let a bot play for a seat whose player has left; the player may come back."""
        await self.refresh()
        if seat == giver or seat >= len(self.seats) or not self.is_abandoned(seat):
            raise Illegal(Refusal("", "not-abandoned"))
        async with self.lock:
            await self.ledger.lobby.update_seat(self.row.id, seat, kind="bot", level=level, has_left=True)
            await self._ask_anew(seat)

    async def take_seat_back(self, seat: int) -> None:
        """Play on instead of the bot that stood in; the clock starts anew."""
        await self.refresh()
        if not self.seats[seat].has_left:
            raise Illegal(Refusal("", "seat-not-given"))
        left = allowance(self.row.clock)
        async with self.lock:
            await self.ledger.lobby.update_seat(
                self.row.id, seat, kind="human", level="", has_left=False, clock_left=left
            )
            await self._ask_anew(seat)

    async def _ask_anew(self, seat: int) -> None:
        """If it is the turn of a seat, ask it again: a bot where a player was asked, or the other way round."""
        self.seats = await self.ledger.lobby.seats(self.row.id)
        await self._catch_up()
        match = self.playing()
        if self.asked() != seat:
            return
        now = self.ledger.now()
        turn = self.bot_turn(match.resigned, seat, match.next_number - 1, now)
        running = seat if turn is None and self.row.clock.kind != "none" else NOBODY
        if await self.ledger.turns.set_bot_turn(self.row.id, turn):
            await self.ledger.lobby.set_clock(self.row.id, running, now)
            self.row.clock_running, self.row.clock_since = running, now

    def must_play_itself(self, seat: int) -> None:
        """Refuse the choices of a seat that a bot plays for: its player resigned, or has not come back yet."""
        if seat in self.playing().resigned:
            raise Illegal(Refusal("", "resigned-already"))
        if self.seats[seat].has_left:
            raise Illegal(Refusal("", "seat-given"))

    # Chat

    async def say(self, eyes: Eyes, text: str) -> None:
        """A line of chat, for everybody at the table."""
        name = "" if eyes is None else self.seats[eyes].name
        await self.ledger.lobby.say(self.row.id, eyes, name, text, time.time())
        await self.tell_chat()

    async def recent_chat(self) -> list[Said]:
        """The last lines."""
        rows = await self.ledger.lobby.recent_chat(self.row.id, CHAT_AT_ONCE)
        if rows and self.chat_told < 0:
            self.chat_told = rows[-1].number  # this is what was told here first
        return [_said(row) for row in rows]

    async def tell_chat(self) -> None:
        """Send everybody the lines that they have not got yet."""
        rows = await self.ledger.lobby.chat_after(self.row.id, self.chat_told)
        for row in rows:
            if row.number > self.chat_told:
                self.chat_told = row.number
                said = _said(row)
                for listener in [*self.listeners]:
                    listener.send(said)

    def has_bots_beside(self, seat: int) -> bool:
        """Whether another seat is played by a bot, which never agrees to anything being taken back."""
        return any(other.kind == "bot" and other.seat != seat for other in self.seats)

    # Looking

    async def view_after(self, number: int, eyes: Eyes) -> View:
        """What a pair of eyes saw after an entry."""
        match = self.playing()
        if not 0 <= number < match.next_number:
            raise Illegal(Refusal("", "no-such-entry"))
        if number < match.base - 1 or any(entry.kind == UNDO for entry in match.entries):
            match = await self.as_it_was(number)
        return self.game.view(match.position_after(number), eyes)

    def situation(self, eyes: Eyes) -> Situation | None:
        """The position as a pair of eyes may see it; None before the start."""
        if self.match is None:
            return None
        clock = clock_state(self.row.clock, self.times(), self.ledger.now())
        undo = UndoState() if eyes is None else undo_state(self.match, eyes, self.row.undo)
        if eyes is not None and self.has_bots_beside(eyes):
            undo.can_ask = False
        return situation(self.match, eyes, undo, clock)

    async def welcome(self, eyes: Eyes) -> Welcome:
        """What a pair of eyes is told first."""
        chat = await self.recent_chat()
        phrasing = phrasing_of(self.game)
        return Welcome(
            table=self.info(),
            seat=eyes,
            printed=printed_parts(self.game, self.setting),
            seat_names=[phrasing.seat(self.setting, seat) for seat in range(self.setting.seats)],
            reference=list(self.game.narrator.reference(self.setting)),
            agreed=[phrasing.agreed_option(self.setting, option) for option in self.game.options],
            has_odds=type(self.game.narrator).odds is not Narrator.odds,
            auto_pass=[] if eyes is None else self.seats[eyes].auto_pass,
            chat=chat,
        )

    async def update(self, eyes: Eyes, seen: int) -> Update:
        """What a pair of eyes has missed since an entry, and the situation now."""
        match = self.match
        if match is None:
            return Update(0, [], None)
        if seen >= match.base - 1:
            start = outdated_from(match, seen)
            if start >= match.base:
                log = happenings(self.game, self.setting, rows_since(match, start), eyes)
                return Update(start, log, self.situation(eyes))
        now = self.situation(eyes)
        end = match.next_number
        start = max(0, end - LOG_AT_ONCE)
        if seen >= 0:  # who has a log gets it without a gap
            undone = await self.ledger.journals.earliest_undone(self.row.id, seen)
            start = seen + 1 if undone is None else min(seen + 1, undone)
        return Update(start, await self.log(eyes, start, end), now)

    async def older_log(self, eyes: Eyes, before: int) -> tuple[int, list[Happening]]:
        """A piece of the log that ends before an entry, and the number that it begins with."""
        end = 0 if self.match is None else min(max(0, before), self.match.next_number)
        first = max(0, end - LOG_AT_ONCE)
        return first, await self.log(eyes, first, end)

    async def log(self, eyes: Eyes, first: int, end: int) -> list[Happening]:
        """What a pair of eyes was told of the entries from a number up to, but without, another."""
        if self.match is not None and first >= self.match.base:
            rows = [row for row in rows_since(self.match, first) if row[0].number < end]
        else:
            rows = await self.ledger.journals.log(self.row.id, first, end, self.game)
        return happenings(self.game, self.setting, rows, eyes)

    def info(self) -> TableInfo:
        """What everybody who may see the table may know of it."""
        here = {listener.eyes for listener in self.listeners if listener.eyes is not None}
        return table_info(self.row, self.seats, here, self.asked(), self.ledger.now())

    def is_abandoned(self, seat: int) -> bool:
        """Whether the others may let a bot play for a seat: its time is over, or its player has not come for days."""
        row = self.seats[seat]
        now = self.ledger.now()
        if row.kind == "bot" or self.row.status != "playing" or self.asked() != seat:
            return False
        if self.row.clock.kind == "none":
            is_here = any(listener.eyes == seat for listener in self.listeners)
            return not is_here and now - max(row.seen_at, self.row.clock_since) > ABANDONED
        return seat in overdue(self.row.clock, self.times(), now)

    # Telling

    async def tell(self) -> None:
        """Send everybody who is connected here what they have not been told yet."""
        made: dict[tuple[Eyes, int], tuple[int, Update]] = {}
        for listener in sorted(self.listeners, key=_seat_of):  # whoever is sent the same follow each other
            last = -1 if self.match is None else self.match.next_number - 1
            if listener.seen >= last:
                continue
            place = (listener.eyes, listener.seen)
            if place not in made:
                made[place] = (last, await self.update(*place))
            if listener.seen == place[1]:
                listener.seen, update = made[place]
                listener.send(update)


def outcome_after(match: Match, draft: Draft) -> Outcome | None:
    """How a match will have ended once a draft counts, or None."""
    outcome = match.game.outcome(draft.state)
    resigned = resigned_after(match, draft)
    if outcome is None and resigned:
        return match.game.outcome_of_resignation(draft.state, match.setting, resigned)
    return outcome


def resigned_after(match: Match, draft: Draft) -> list[int]:
    """Who will have resigned once a draft counts."""
    return match.resigned + [entry.seat for entry in draft.move.entries if entry.kind == RESIGNED]


def _seat_of(listener: Listener) -> int:
    return NOBODY if listener.eyes is None else listener.eyes


def _said(row: ChatRow) -> Said:
    return Said(row.number, row.seat, row.name, row.text, row.at)


def _declining(match: Match) -> Draft:
    verb = match.state.question().declining()
    assert verb is not None
    return match.draft_play(match.state.seat, verb())
