"""One connection to a table: who is connected, what they ask for, and what they are sent."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Awaitable, Callable
from contextlib import suppress
from typing import Any, final

import msgspec
from litestar import WebSocket

from timefront.kernel.questions import Illegal, Refusal
from timefront.matches.journal import UNDO_DENIED, UNDO_GRANTED
from timefront.matches.revising import draft_revision
from timefront.server.lobby.lobby import viewer_of
from timefront.server.store.database import is_unavailable, log_failure
from timefront.server.store.journals import PositionChanged
from timefront.server.tables.messages import Viewer, moving_parts, refused, table_refusal
from timefront.server.tables.quarantine import FAILURES
from timefront.server.tables.table import Drafting, OpenTable
from timefront.server.tables.tables import OpenTables
from timefront.server.thinking.hints import Hints
from timefront.server.thinking.processes import ProcessFailed
from timefront.server.thinking.reviews import Reviews
from timefront.server.thinking.thinkers import Busy
from timefront.server.wire.errors import Denied
from timefront.server.wire.from_client import (
    AnswerUndo,
    AskHint,
    AskOdds,
    AskReview,
    AskUndo,
    AutoPass,
    Choose,
    ClientMessage,
    GiveSeat,
    Hello,
    Read,
    Resign,
    Revise,
    Say,
    TakeSeat,
    Travel,
    Undo,
    Why,
)
from timefront.server.wire.from_server import Accepted, Closed, OlderLog, Possible, ServerMessage, Travelled
from timefront.server.wire.limits import Bucket
from timefront.server.wire.names import clean_line
from timefront.texts.phrasing import Phrase

HELLO_SECONDS = 10.0
"""How long a connection may stay silent before it says who it is."""
WAITING = 256
"""How many messages may wait for a slow client before it is cut off. It gets what it missed when it reconnects."""
AT_ONCE = 100.0
"""How many messages a client may send at once."""
DEAR = 10.0
"""The cost of a message that makes a process work, in ordinary messages."""
NOT_YET = 2**31
"""The last seen entry of a client that should not be told of moves yet."""
POLICY_VIOLATION, TRY_AGAIN_LATER = 1008, 1013
_decoder: msgspec.json.Decoder[ClientMessage] = msgspec.json.Decoder(ClientMessage)
Thinking = Callable[[], Awaitable[ServerMessage]]
"""Asks a process something for a client, and returns the answer."""
_encoder = msgspec.json.Encoder()
_last_encoded: tuple[ServerMessage | None, str] = (None, "")


class Goodbye(Exception):
    """The connection ends, with a sentence and a code."""

    def __init__(self, key: str, code: int = POLICY_VIOLATION) -> None:
        super().__init__(key)
        self.key = key
        self.code = code


@final
class TableSocket:
    """A connection; `viewer` is the seat, or None for a spectator."""

    def __init__(
        self,
        socket: WebSocket[Any, Any, Any],
        tables: OpenTables,
        hints: Hints,
        reviews: Reviews,
        per_second: float,
    ) -> None:
        """A new connection, which may send `per_second` messages a second."""
        self.socket = socket
        self.tables = tables
        self.hints = hints
        self.reviews = reviews
        self.viewer: Viewer = None
        self.seen = NOT_YET
        self._early: list[ServerMessage] | None = []
        """Messages from before the welcome was sent; None afterwards."""
        self._outgoing: asyncio.Queue[str | Goodbye] = asyncio.Queue(WAITING)
        self._bucket = Bucket(AT_ONCE, per_second, time.monotonic())
        self._thinking: asyncio.Task[None] | None = None

    async def serve(self, table_id: str) -> None:
        """Serve the connection from the first message to the last."""
        await self.socket.accept()
        writer = asyncio.create_task(self._write())
        try:
            table = await self._enter(table_id)
            while True:
                await self._answer(table, await self._next())
                await asyncio.sleep(0)  # others have their turn between two messages that came in one piece
        except Goodbye as goodbye:
            self._hang_up(goodbye)
        except Denied as denied:
            self._hang_up(Goodbye(denied.key))
        except asyncio.CancelledError:
            writer.cancel()
            raise
        except _Gone:
            writer.cancel()
        except Exception as error:
            self._hang_up(self._failure(table_id, error))
        finally:
            self._leave(table_id)
            if self._thinking is not None:
                self._thinking.cancel()
            with suppress(asyncio.CancelledError):
                await writer

    def _failure(self, table_id: str, error: Exception) -> Goodbye:
        """What to say after a failure: it is the data's if the position came from outside, otherwise the server's."""
        table = self.tables.held.get(table_id)
        if isinstance(error, FAILURES) and table is not None and table.row.start is not None:
            return Goodbye(self.tables.quarantine.close(table.row, error).key)
        log_failure("A connection failed.", error)
        return Goodbye("not-stored", TRY_AGAIN_LATER) if is_unavailable(error) else Goodbye("server-fault", 1011)

    # Coming and going

    async def _enter(self, table_id: str) -> OpenTable:
        try:
            hello = await asyncio.wait_for(self._next(), HELLO_SECONDS)
        except TimeoutError:
            raise Goodbye("no-hello") from None
        if not isinstance(hello, Hello):
            raise Goodbye("no-hello")
        table = await self.tables.load_synced(table_id)
        self.viewer = viewer_of(table, hello.token)
        table.listeners.append(self)  # at once: a table without listeners may be dropped
        await self.tables.note_visit(table, self.viewer)
        update = await table.update(self.viewer, min(hello.seen, table.last_number()))
        welcome = await table.welcome(self.viewer)
        early, self._early = self._early or [], None
        for message in (welcome, update, *early):
            self.send(message)
        self.seen = -1 if update.situation is None else update.situation.number
        table.announce_table()
        await table.announce_moves()
        return table

    def _leave(self, table_id: str) -> None:
        table = self.tables.held.get(table_id)
        if table is not None and self in table.listeners:
            table.listeners.remove(self)
            table.announce_table()
            if self.viewer is not None:
                self.tables.note_leaving(table, self.viewer)

    # The wire

    async def _next(self) -> ClientMessage:
        """The next valid message; too many messages, or nonsense, end the connection."""
        message = await self.socket.receive()
        if message["type"] == "websocket.disconnect":
            raise _Gone
        if not self._bucket.take(1.0, time.monotonic()):
            raise Goodbye("too-many-messages", TRY_AGAIN_LATER)
        text: Any = message.get("text")
        try:
            return _decoder.decode(text if text is not None else b"")
        except (msgspec.MsgspecError, UnicodeError, RecursionError):
            raise Goodbye("message-not-understood") from None

    def send(self, message: ServerMessage) -> None:
        """Queue a message; cuts off a client that does not read."""
        if self._early is not None:
            self._early.append(message)
            return
        try:
            self._outgoing.put_nowait(encode_message(message))
        except asyncio.QueueFull:
            self._hang_up(Goodbye("too-slow", TRY_AGAIN_LATER))

    def _hang_up(self, goodbye: Goodbye) -> None:
        """Say why and close; if the queue is full, ahead of everything that waits."""
        while self._outgoing.full():
            self._outgoing.get_nowait()
        self._outgoing.put_nowait(goodbye)

    async def _write(self) -> None:
        """Send the queued messages until the connection ends."""
        with suppress(Exception):
            while True:
                waiting = await self._outgoing.get()
                if isinstance(waiting, Goodbye):
                    closed = Closed(Phrase(f"error-{waiting.key}"))
                    await self.socket.send_data(encode_message(closed), mode="text")
                    await self.socket.close(waiting.code)
                    return
                await self.socket.send_data(waiting, mode="text")

    # Answering

    async def _answer(self, table: OpenTable, message: ClientMessage) -> None:
        if isinstance(message, Hello):
            raise Goodbye("message-not-understood")
        try:
            await self._obey(table, message)
        except Illegal as illegal:
            self.send(refused(table.game, table.setting, message.id, illegal.refusal))
        except PositionChanged:
            self.send(table_refusal(message.id, "position-changed"))
            await table.sync()
            await table.announce_moves()
        except (Busy, ProcessFailed):
            self.send(table_refusal(message.id, "bots-busy"))
        except Exception as error:
            if not is_unavailable(error):
                raise
            log_failure("Something could not be stored.", error)
            self.send(table_refusal(message.id, "not-stored"))

    async def _obey(self, table: OpenTable, message: ClientMessage) -> None:
        match message:
            case Why():
                await self._explain(table, message)
            case Say():
                await self._say(table, message)
            case Travel():
                view = await table.view_after(message.number, self.viewer)
                self.send(Travelled(message.id, message.number, moving_parts(table.game, view)))
            case Read():
                self.send(OlderLog(message.id, *await table.history.before(table.match, self.viewer, message.before)))
            case AskReview():
                self._think(table, message.id, lambda: self.reviews.answer(table, message))
            case _:
                await self._obey_player(table, self._own_seat(), message)

    def _own_seat(self) -> int:
        if self.viewer is None:
            raise Illegal(Refusal("", "only-watching"))
        return self.viewer

    async def _obey_player(self, table: OpenTable, seat: int, message: ClientMessage) -> None:
        match message:
            case Choose():
                table.refuse_while_bot_plays(seat)
                choice = tuple(message.choice)
                await self._act(table, message, lambda match: match.draft_play(seat, choice))
            case Undo():
                _must_agree(table, "free")
                table.refuse_while_bot_plays(seat)
                await self._act(table, message, lambda match: match.draft_undo(seat))
            case Revise():
                _must_agree(table, "free")
                table.refuse_while_bot_plays(seat)
                await self._act(table, message, lambda match: draft_revision(match, seat, *message.about))
            case AskUndo():
                _must_agree(table, "free", "ask")
                if table.has_other_bots(seat):
                    raise Illegal(Refusal("", "undo-bots"))
                await self._act(table, message, lambda match: match.draft_undo_request(seat))
            case AnswerUndo():
                kind = UNDO_GRANTED if message.is_granted else UNDO_DENIED
                await self._act(table, message, lambda match: match.draft_undo_answer(seat, kind))
            case Resign():
                await self._act(table, message, lambda match: match.draft_resignation(seat))
            case AutoPass():
                await table.set_auto_pass(seat, message.questions)
                await self._done(table, message.id)
            case GiveSeat():
                await table.give_seat(seat, message.seat, message.level)
                await self._done(table, message.id)
            case TakeSeat():
                await table.take_seat_back(seat)
                await self._done(table, message.id)
            case AskHint() | AskOdds():
                if not table.row.has_aids:
                    raise Illegal(Refusal("", "no-aids"))
                self._think(table, message.id, lambda: self.hints.answer(table, seat, message))

    async def _act(
        self, table: OpenTable, message: Choose | Undo | Revise | AskUndo | AnswerUndo | Resign, drafting: Drafting
    ) -> None:
        number = await table.act(message.number, drafting)
        self.send(Accepted(message.id, number))
        await self.tables.announce(table)

    async def _done(self, table: OpenTable, request: int) -> None:
        self.send(Accepted(request, table.last_number()))
        await self.tables.announce(table)

    async def _explain(self, table: OpenTable, message: Why) -> None:
        """Say whether a choice is legal, and by which rule."""
        match = table.playing()
        choice = tuple(message.choice)
        seat = self._own_seat()
        if match.outcome() is not None:
            raise Illegal(Refusal("", "game-is-over"))
        refusal = match.refuse(seat, choice)
        if refusal is not None:
            raise Illegal(refusal)
        verb = match.state.question().verb(choice[0])
        assert verb is not None, "what is not refused has a verb"
        self.send(Possible(message.id, verb.rule))

    async def _say(self, table: OpenTable, message: Say) -> None:
        text = clean_line(message.text)
        if text:
            name = "" if self.viewer is None else table.seats[self.viewer].name
            await table.chat.say(self.viewer, name, text)
        await self._done(table, message.id)

    def _think(self, table: OpenTable, request: int, thinking: Thinking) -> None:
        """Let a process think, once at a time per connection, while other messages are still answered."""
        if self._thinking is not None and not self._thinking.done():
            raise Illegal(Refusal("", "bots-busy"))
        if not self._bucket.take(DEAR, time.monotonic()):
            raise Illegal(Refusal("", "bots-busy"))
        self._thinking = asyncio.create_task(self._think_for(table, request, thinking))

    async def _think_for(self, table: OpenTable, request: int, thinking: Thinking) -> None:
        try:
            self.send(await thinking())
        except Illegal as illegal:
            self.send(refused(table.game, table.setting, request, illegal.refusal))
        except (Busy, ProcessFailed):
            self.send(table_refusal(request, "bots-busy"))


class _Gone(Exception):
    """The client has hung up."""


def encode_message(message: ServerMessage) -> str:
    """A message as it is sent; one that is sent to several clients in a row is encoded once."""
    global _last_encoded
    if message is not _last_encoded[0]:
        _last_encoded = (message, _encoder.encode(message).decode())
    return _last_encoded[1]


def _must_agree(table: OpenTable, *policies: str) -> None:
    """Refuse what the table's undo policy does not allow."""
    if table.row.undo not in policies:
        raise Illegal(Refusal("", "undo-never" if table.row.undo == "none" else "undo-by-request"))
