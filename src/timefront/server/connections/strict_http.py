"""HTTP connections as strict as the open network needs: heads have one meaning, and nobody keeps one waiting for ever.

uvicorn has a time limit for idle connections alone, and h11 reads heads generously; so this is a protocol of its own.
Bodies are the work of the `guard`.
"""

from __future__ import annotations

import asyncio
import re
from collections import OrderedDict
from typing import Any, final

import h11
from h11._receivebuffer import ReceiveBuffer
from uvicorn.protocols.http.h11_impl import H11Protocol

HEAD_SECONDS = 10.0
"""How long a head may take, from the moment of the connection or from its first byte."""
REST_SECONDS = 5.0
"""How long the rest of a body may come in after it was answered."""
TAKING_SECONDS = 60.0
"""How long a client may leave an answer lying before it takes in more of it."""
MOST_WAITING = 500
"""How many connections may wait for a head; then one is closed of the address that has most of them."""
AMBIGUOUS = re.compile(rb"(?<!\r)\n|\n[ \t]|\r(?!\n)")
"""Ends of lines that others read in another way: a bare LF, a folded header, a bare CR."""


@final
class StrictBuffer(ReceiveBuffer):
    """h11's buffer; heads whose lines can be read in two ways are refused."""

    def maybe_extract_lines(self) -> list[bytearray] | None:
        """The lines up to the first empty one, if it is there."""
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
        """Let a connection wait; if there are too many, one is closed where there are most."""
        self._by_address.setdefault(connection.address, OrderedDict())[connection] = None
        self.count += 1
        if self.count > MOST_WAITING:
            longest = max(self._by_address.values(), key=lambda line: len(line))
            next(iter(longest)).close_at_once()

    def drop(self, connection: StrictProtocol) -> None:
        """A connection waits no longer; nothing happens if it did not."""
        line = self._by_address.get(connection.address)
        if line is not None and connection in line:
            del line[connection]
            self.count -= 1
            if not line:
                del self._by_address[connection.address]


_waiting = Waiting()


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
        self.conn._receive_buffer = StrictBuffer()

    # What uvicorn calls

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        """The first head may take its time, but not for ever."""
        super().connection_made(transport)
        self.address = self.client[0] if self.client else ""
        self._watch()

    def data_received(self, data: bytes) -> None:
        """Take in a piece, and see what is waited for now."""
        super().data_received(data)
        self._watch()

    def on_response_complete(self) -> None:
        """An answer is out: the next head, or the rest of the body, is waited for."""
        super().on_response_complete()
        self._watch()

    def handle_websocket_upgrade(self, event: h11.Request) -> None:
        """From here on it is a socket, which has limits of its own."""
        self._stop()
        super().handle_websocket_upgrade(event)

    def connection_lost(self, exc: Exception | None) -> None:
        """Nothing is waited for any more."""
        self._stop()
        self.resume_writing()
        super().connection_lost(exc)

    def pause_writing(self) -> None:
        """The client does not take in what it is sent."""
        super().pause_writing()
        self._stuck = self.loop.call_later(TAKING_SECONDS, self.close_at_once)

    def resume_writing(self) -> None:
        """The client has taken in some of it."""
        super().resume_writing()
        if self._stuck is not None:
            self._stuck.cancel()
            self._stuck = None

    # Limits

    def close_at_once(self) -> None:
        """End the connection without a word."""
        self._stop()
        self.transport.abort()

    def _watch(self) -> None:
        """Time what is waited for: a head, or the rest of a body whose answer is out."""
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
