"""HTTP connections strict enough for the open network: request heads are unambiguous, and every wait has a limit.

uvicorn limits only the time of idle connections, and h11 reads heads leniently, hence this protocol. The `guard` looks
after bodies.
"""

from __future__ import annotations

import asyncio
import logging
import re
from collections import OrderedDict
from typing import Any, final

import h11
import msgspec
from h11._receivebuffer import ReceiveBuffer
from uvicorn._types import ASGISendEvent
from uvicorn.middleware.proxy_headers import ProxyHeadersMiddleware
from uvicorn.protocols.http.h11_impl import H11Protocol
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol

from timefront.server.connections.guard import CONNECTIONS
from timefront.server.connections.slots import Slot, Slots
from timefront.server.wire.hosts import household_of
from timefront.server.wire.lobby import Problem
from timefront.texts.phrasing import Phrase

HEAD_SECONDS = 10.0
"""How long a head may take, from the start of the connection or from its first byte."""
REST_SECONDS = 5.0
"""How long the rest of a body may take after the answer."""
TAKING_SECONDS = 60.0
"""How long a client may pause before it reads more of an answer."""
MOST_WAITING = 500
"""How many connections may wait for a head; beyond that, one is closed, of the address that has most of them."""
PARTING_SECONDS = 1.0
"""How long a refused connection stays, so that its client can read why."""
MOST_PARTING = 32
"""How many refused connections may stay; beyond that, they are closed at once."""
REFUSALS = {429: b"429 Too Many Requests", 503: b"503 Service Unavailable"}
NO_HANDSHAKE = b"HTTP/1.1 400 Bad Request\r\nContent-Length: 0\r\nConnection: close\r\n\r\n"
AMBIGUOUS = re.compile(rb"(?<!\r)\n|\n[ \t]|\r(?!\n)")
"""Line ends that other programs read differently: a bare LF, a folded header, a bare CR."""


@final
class StrictBuffer(ReceiveBuffer):
    """h11's buffer, which refuses heads with ambiguous line ends."""

    def maybe_extract_lines(self) -> list[bytearray] | None:
        """The lines up to the first empty one, if it has arrived."""
        before = bytes(self)
        lines = super().maybe_extract_lines()
        if lines is not None and AMBIGUOUS.search(before[: len(before) - len(self)]):
            raise h11.RemoteProtocolError("a line does not end in CR LF, or goes on in the next one")
        return lines


@final
class Waiting:
    """The connections that wait for a head, by address, the oldest first."""

    def __init__(self) -> None:
        self.count = 0
        self._by_address: dict[str, OrderedDict[StrictProtocol, None]] = {}

    def add(self, connection: StrictProtocol) -> None:
        """Add a connection; if there are too many, close one of the address that has most of them."""
        self._by_address.setdefault(connection.address, OrderedDict())[connection] = None
        self.count += 1
        if self.count > MOST_WAITING:
            longest = max(self._by_address.values(), key=lambda line: len(line))
            next(iter(longest)).close_at_once()

    def drop(self, connection: StrictProtocol) -> None:
        """Remove a connection, if it was waiting."""
        line = self._by_address.get(connection.address)
        if line is not None and connection in line:
            del line[connection]
            self.count -= 1
            if not line:
                del self._by_address[connection.address]


_waiting = Waiting()
_parting: set[StrictProtocol] = set()
"""The connections that were refused and are about to close."""
log = logging.getLogger("timefront.server")


@final
class StrictProtocol(H11Protocol):
    """One connection."""

    def __init__(self, *args: Any, **kwargs: Any) -> None:
        super().__init__(*args, **kwargs)
        self.address = ""
        self._timer: asyncio.TimerHandle | None = None
        self._timed = ""
        """What the timer is for."""
        self._stuck: asyncio.TimerHandle | None = None
        self._slot: Slot | None = None
        self.conn._receive_buffer = StrictBuffer()

    # What uvicorn calls

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        """Take a slot, and start the time limit of the first head."""
        super().connection_made(transport)
        self.address = self.client[0] if self.client else ""
        slots: Slots = self.app_state[CONNECTIONS]
        who = "" if self._is_of_proxy() else household_of(self.address)
        status = slots.refusal(who)
        if status:
            self._part(status)
        else:
            self._slot = slots.take(who)
            self._watch()

    def data_received(self, data: bytes) -> None:
        """Take in a piece, and time whatever must come next."""
        if self in _parting:
            return
        super().data_received(data)
        self._watch()

    def on_response_complete(self) -> None:
        """Time the next head, or the rest of the body, after an answer."""
        super().on_response_complete()
        self._watch()

    def handle_websocket_upgrade(self, event: h11.Request) -> None:
        """Stop timing: a WebSocket has its own limits, but keeps the slot."""
        self._stop()
        super().handle_websocket_upgrade(event)
        socket = self.transport.get_protocol()
        assert isinstance(socket, StrictSocket), "the server's settings say so"
        socket.slot, self._slot = self._slot, None
        if not socket.handshake_initiated:  # there is a body, or something else that its library does not read
            self.transport.write(NO_HANDSHAKE)
            self.transport.close()

    def connection_lost(self, exc: Exception | None) -> None:
        """Stop timing, and give the slot back."""
        self._stop()
        _parting.discard(self)
        if self._slot is not None:
            self._slot.give_back()
        self.resume_writing()
        super().connection_lost(exc)

    def pause_writing(self) -> None:
        """The client has stopped reading."""
        super().pause_writing()
        self._stuck = self.loop.call_later(TAKING_SECONDS, self.close_at_once)

    def resume_writing(self) -> None:
        """The client reads again."""
        super().resume_writing()
        if self._stuck is not None:
            self._stuck.cancel()
            self._stuck = None

    # Limits

    def close_at_once(self) -> None:
        """Close the connection without an answer."""
        self._stop()
        self.transport.abort()

    def _is_of_proxy(self) -> bool:
        """Whether the connection is that of a proxy, whose clients the `guard` counts."""
        return isinstance(self.app, ProxyHeadersMiddleware) and self.address in self.app.trusted_hosts

    def _part(self, status: int) -> None:
        """Refuse the connection before anything is read."""
        log.warning("A connection is refused: %s.", "its address has too many" if status == 429 else "there is no room")
        body = msgspec.json.encode(Problem(Phrase("error-too-many-requests")))
        head = b"HTTP/1.1 %s\r\nContent-Type: application/json\r\nContent-Length: %d\r\nConnection: close\r\n\r\n"
        self.transport.write(head % (REFUSALS[status], len(body)) + body)
        if len(_parting) >= MOST_PARTING:
            self.transport.close()
            return
        _parting.add(self)
        self.transport.write_eof()
        self._timer = self.loop.call_later(PARTING_SECONDS, self.close_at_once)

    def _watch(self) -> None:
        """Time what must come next: a head, or the rest of a body that was already answered."""
        wanted = self._wanted()
        if wanted == self._timed:
            return
        self._stop()
        if wanted:
            seconds = HEAD_SECONDS if wanted == "head" else REST_SECONDS
            self._timed = wanted
            self._timer = self.loop.call_later(seconds, self.close_at_once)
            if wanted == "head":
                _waiting.add(self)

    def _wanted(self) -> str:
        if self.transport.is_closing() or self.transport.get_protocol() is not self:
            return ""
        if self.conn.their_state is h11.IDLE:
            return "head"
        is_answered = self.cycle is not None and self.cycle.response_complete
        return "rest" if is_answered and self.conn.their_state is h11.SEND_BODY else ""

    def _stop(self) -> None:
        self._timed = ""
        _waiting.drop(self)
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None


@final
class StrictSocket(WebSocketsSansIOProtocol):
    """A connection that has become a WebSocket."""

    def __init__(self, *args: Any, **kwargs: Any) -> None:
        super().__init__(*args, **kwargs)
        self.slot: Slot | None = None
        self._stuck: asyncio.TimerHandle | None = None

    def pause_writing(self) -> None:
        """The client has stopped reading; even a closed connection would wait for it."""
        super().pause_writing()
        self._stuck = self.loop.call_later(TAKING_SECONDS, self.transport.abort)

    def resume_writing(self) -> None:
        """The client reads again."""
        super().resume_writing()
        self._go_on()

    async def send(self, message: ASGISendEvent) -> None:
        """Send something. uvicorn does not count an answer other than a handshake as one, and complains."""
        await super().send(message)
        if message["type"] == "websocket.http.response.body":
            self.handshake_complete = True

    def connection_lost(self, exc: Exception | None) -> None:
        """Give the slot back."""
        self._go_on()
        super().connection_lost(exc)
        if self.slot is not None:
            self.slot.give_back()

    def _go_on(self) -> None:
        if self._stuck is not None:
            self._stuck.cancel()
            self._stuck = None
