"""A bot that answers at an address: a WebSocket with one message for each question and answer."""

from __future__ import annotations

import asyncio
from contextlib import suppress
from typing import TYPE_CHECKING, Final, final

from timefront.bots.bot import BotFailed
from timefront.bots.outside.asking import MOST_BYTES, SECONDS, SECONDS_TO_START, OutsideBot

if TYPE_CHECKING:
    from websockets.asyncio.client import ClientConnection

SCHEMES: Final = ("ws://", "wss://")
"""The beginnings of such a bot's name, which is its address."""
SECONDS_TO_CLOSE: Final = 0.5
"""How long a bot may take to close the connection."""


@final
class AddressBot(OutsideBot):
    """Connects at the first question, and again if the bot has hung up between questions.

    The connection is only served during a question: nobody answers pings in between, so many bots hang up.
    """

    def __init__(self, address: str, seconds: float = SECONDS, to_start: float = SECONDS_TO_START) -> None:
        super().__init__(address, seconds, to_start)
        self._loop: asyncio.AbstractEventLoop | None = None
        self._socket: ClientConnection | None = None

    def is_started(self) -> bool:
        return self._socket is not None

    def close(self) -> None:
        if self._loop is not None:
            if self._socket is not None:
                self._loop.run_until_complete(_hang_up(self._socket))
            self._loop.close()
        self._loop = self._socket = None

    def ask(self, question: bytes, seconds: float) -> bytes:
        """The bot's next message. Connecting, sending and waiting together may take this many seconds."""
        from websockets.exceptions import ConnectionClosed, InvalidHandshake, InvalidURI

        self._loop = self._loop or asyncio.new_event_loop()
        try:
            return self._loop.run_until_complete(asyncio.wait_for(self._answer(question.decode()), seconds))
        except TimeoutError as error:
            raise BotFailed(f"no answer within {seconds:g} s") from error
        except ConnectionClosed as error:
            raise BotFailed(f"it hung up: {error}") from error
        except (OSError, ValueError, InvalidHandshake, InvalidURI) as error:
            raise BotFailed(f"{self.name} cannot be reached: {error}") from error

    async def _answer(self, question: str) -> bytes:
        from websockets.asyncio.client import connect
        from websockets.exceptions import ConnectionClosed

        if self._socket is not None:
            try:
                return await _exchange(self._socket, question)
            except ConnectionClosed:
                self._socket = None
        self._socket = await connect(self.name, max_size=MOST_BYTES, ping_interval=None, open_timeout=None, proxy=None)
        return await _exchange(self._socket, question)


async def _exchange(socket: ClientConnection, question: str) -> bytes:
    await socket.send(question)
    return await socket.recv(decode=False)


async def _hang_up(socket: ClientConnection) -> None:
    """Close the connection properly if the bot still listens."""
    with suppress(TimeoutError):
        async with asyncio.timeout(SECONDS_TO_CLOSE):
            await socket.close()
    socket.transport.abort()
    await socket.wait_closed()
