"""A server in this process, with its own database, and guests who talk to it as browsers do.

Everything runs in one event loop: guests wait for messages, never for a fixed time.
"""

from __future__ import annotations

import asyncio
import json
import socket
from collections.abc import AsyncIterator, Callable, Coroutine
from contextlib import asynccontextmanager, suppress
from random import Random
from types import TracebackType
from typing import Any, final
from unittest.mock import patch

import httpx
import uvicorn
from litestar import Litestar
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed

from tests.server.served import PATIENCE
from timefront.server.app import Worker, build
from timefront.server.config import Config
from timefront.server.connections.guard import Guard
from timefront.server.connections.strict_http import StrictProtocol, StrictSocket
from timefront.server.serve import MESSAGE_BYTES
from timefront.server.store.database import upgrade
from timefront.server.tables.table import OpenTable

Message = dict[str, Any]
Sought = str | Callable[[Message], bool]
HUMAN, OPEN = {"kind": "human"}, {"kind": "open"}


def bot(level: str = "easy") -> dict[str, str]:
    return {"kind": "bot", "level": level}


class Refusing(Exception):
    """A request was answered with a status other than 2xx."""

    def __init__(self, answer: httpx.Response) -> None:
        super().__init__(f"{answer.status_code} {answer.text[:300]}")
        self.status = answer.status_code
        self.problem: Message = answer.json()
        self.key: str = self.problem["phrase"]["key"]


@final
class House:
    """A running server; `worker` is what it holds, for inspection, and `guard` who is inside."""

    def __init__(self, port: int, worker: Worker, guard: Guard) -> None:
        self.port = port
        self.worker = worker
        self.guard = guard
        limits = httpx.Limits(keepalive_expiry=1.0)  # sooner than the server closes idle connections, even if busy
        self.http = httpx.AsyncClient(base_url=f"http://127.0.0.1:{port}", timeout=PATIENCE, limits=limits)

    async def get(self, path: str, token: str = "") -> Any:
        return _content(await self.http.get(path, headers=_with(token)))

    async def post(self, path: str, wish: Any = None, token: str = "") -> Any:
        return _content(await self.http.post(path, json=wish, headers=_with(token)))

    async def make(self, game: str = "duel_of_time", *seats: Any, **wishes: Any) -> Made:
        """Make a new table; by default with two seats for holders of links."""
        wish = {"game": game, "seats": list(seats or (HUMAN, HUMAN)), **wishes}
        return Made(self, await self.post("/api/tables", wish))

    async def begun(self, game: str = "duel_of_time", *seats: Any, **wishes: Any) -> Made:
        """Make a new table and let everybody with a link sit down."""
        made = await self.make(game, *seats, **wishes)
        for seat in made.tokens:
            await made.join(seat)
        return made

    def held(self, made: Made) -> OpenTable:
        """The table as the worker holds it."""
        return self.worker.tables.held[made.table]


@final
class Made:
    """A new table and its secrets."""

    def __init__(self, house: House, made: Message) -> None:
        self.house = house
        self.table: str = made["table"]
        self.tokens: dict[int, str] = {key["seat"]: key["token"] for key in made["seats"]}
        self.watch: str = made["watch"]
        self.commitment: str = made["commitment"]

    async def join(self, seat: int, token: str | None = None, **wish: str) -> Message:
        token = self.tokens.get(seat, "") if token is None else token
        key: Message = await self.house.post(f"/api/tables/{self.table}/seats/{seat}/join", wish, token)
        self.tokens[seat] = key["token"]
        return key

    async def info(self, token: str | None = None) -> Message:
        info: Message = await self.house.get(f"/api/tables/{self.table}", self.watch if token is None else token)
        return info

    async def sit(self, seat: int | None, seen: int = -1) -> Guest:
        """Connect as a seat, or as a spectator for None."""
        return await Guest(self.house.port, self.table, self.watch if seat is None else self.tokens[seat], seen).come()

    async def journal(self, token: str) -> list[Message]:
        answer = await self.house.http.get(f"/api/tables/{self.table}/journal", headers=_with(token))
        assert answer.status_code == 200, answer.text
        return [json.loads(line) for line in answer.text.splitlines()]


@final
class Guest:
    """A connection to a table, which remembers everything it was sent."""

    def __init__(self, port: int, table: str, token: str, seen: int = -1) -> None:
        self.address = f"ws://127.0.0.1:{port}/ws/{table}"
        self.token = token
        self.seen = seen
        self.heard: list[Message] = []
        self.raw: list[str] = []
        self.log: dict[int, list[Message]] = {}
        self.situation: Message | None = None
        self.welcome: Message = {}
        self.code: int | None = None
        """The close code, once the connection has ended."""
        self._requests = 0
        self._news = asyncio.Condition()

    async def come(self) -> Guest:
        """Connect and wait for the first two messages."""
        await self.open()
        await self.say_raw(json.dumps({"type": "hello", "token": self.token, "seen": self.seen}))
        await self.until("update")
        return self

    async def open(self) -> Guest:
        self._socket: ClientConnection = await connect(self.address, max_size=None, compression=None)
        self._reading = asyncio.create_task(self._read())
        return self

    async def leave(self) -> None:
        await self._socket.close()
        await self._reading

    async def __aenter__(self) -> Guest:
        return self

    async def __aexit__(
        self, kind: type[BaseException] | None, error: BaseException | None, at: TracebackType | None
    ) -> None:
        await self.leave()

    async def _read(self) -> None:
        with suppress(ConnectionClosed):
            async for text in self._socket:
                assert isinstance(text, str)
                message = json.loads(text)
                async with self._news:
                    self.raw.append(text)
                    self.heard.append(message)
                    self._note(message)
                    self._news.notify_all()
        async with self._news:
            self.code = self._socket.close_code
            self._news.notify_all()

    def _note(self, message: Message) -> None:
        if message["type"] == "welcome":
            self.welcome = message
        elif message["type"] == "update":
            self.log = {number: lines for number, lines in self.log.items() if number < message["log_from"]}
            for line in message["log"]:
                self.log.setdefault(line["number"], []).append(line)
            self.situation = message["situation"]

    # Waiting

    async def until(self, sought: Sought, since: int = 0) -> Message:
        """Wait for a matching message among those heard since a number of messages; returns the first."""
        fits = (lambda message: message["type"] == sought) if isinstance(sought, str) else sought
        async with asyncio.timeout(PATIENCE), self._news:
            while True:
                for message in self.heard[since:]:
                    if fits(message):
                        return message
                since = max(since, len(self.heard))
                assert self.code is None, f"closed with {self.code} after {self.heard[-1:]}"
                await self._news.wait()

    async def until_number(self, number: int) -> Message:
        """The first situation with at least this number."""
        async with asyncio.timeout(PATIENCE), self._news:
            while self.situation is None or self.number < number:
                assert self.code is None, f"closed with {self.code} after {self.heard[-1:]}"
                await self._news.wait()
            return self.situation

    async def until_asked(self) -> Message | None:
        """The situation once this seat is asked, or None once the match is over."""
        async with asyncio.timeout(PATIENCE), self._news:
            while not (self.situation and (self.situation.get("prompt") or self.situation.get("ended"))):
                assert self.code is None, f"closed with {self.code} after {self.heard[-1:]}"
                await self._news.wait()
        return None if self.situation.get("ended") else self.situation

    async def until_closed(self) -> tuple[int, str]:
        """The code that the connection was closed with, and the key of the sentence before it."""
        async with asyncio.timeout(PATIENCE), self._news:
            while self.code is None:
                await self._news.wait()
        last = self.heard[-1] if self.heard else {}
        return self.code, last["phrase"]["key"] if last.get("type") == "closed" else ""

    # Asking

    async def say_raw(self, data: str | bytes) -> None:
        await self._socket.send(data)

    async def ask(self, kind: str, **fields: Any) -> Message:
        """Send a message and return its answer."""
        self._requests += 1
        request = self._requests
        await self.say_raw(json.dumps({"type": kind, "id": request, **fields}))
        return await self.until(lambda message: message.get("id") == request)

    @property
    def number(self) -> int:
        return _number(self.situation)

    @property
    def offers(self) -> list[Message]:
        prompt = (self.situation or {}).get("prompt") or {}
        offers: list[Message] = prompt.get("offers", [])
        return offers

    async def choose(self, choice: list[Any]) -> Message:
        """Choose; if the choice is accepted, wait until this guest's view has caught up."""
        answer = await self.ask("choose", number=self.number, choice=choice)
        if answer["type"] == "accepted":
            await self.until_number(answer["number"])
        return answer

    async def choose_any(self, rng: Random) -> Message:
        return await self.choose(rng.choice(self.offers)["choice"])

    def told(self) -> list[Message]:
        """The log in order."""
        return [line for number in sorted(self.log) for line in self.log[number]]


def _number(situation: Message | None) -> int:
    return -1 if situation is None else int(situation["number"])


def _with(token: str) -> dict[str, str]:
    return {"Authorization": f"Bearer {token}"} if token else {}


def _content(answer: httpx.Response) -> Any:
    if not answer.is_success:
        raise Refusing(answer)
    return answer.json()


async def play(guests: list[Guest], rng: Random, moves: int = 10_000) -> int:
    """Make random choices, a number of times or to the end, until everybody has heard of them. Returns how many."""
    for made in range(moves):
        number = max(guest.number for guest in guests)
        for guest in guests:
            await guest.until_number(number)
        asked = next((guest for guest in guests if guest.offers), None)
        if asked is None:
            return made
        answer = await asked.choose_any(rng)
        assert answer["type"] == "accepted", answer
        for guest in guests:
            await guest.until_number(answer["number"])
    return moves


@asynccontextmanager
async def house_at(database: str, requests_at_once: float = 1e9, **config: Any) -> AsyncIterator[House]:
    """A server that runs until the end of the block."""
    await upgrade(database)
    with patch("timefront.server.app.REQUESTS_AT_ONCE", requests_at_once):
        app = build(
            Config(database, pace=0.0, **{"messages_per_second": 10_000.0, "connections_at_once": 10_000.0, **config})
        )
    with socket.socket() as listener:
        listener.bind(("127.0.0.1", 0))
        port: int = listener.getsockname()[1]
        server = uvicorn.Server(
            uvicorn.Config(
                app,
                http=StrictProtocol,
                ws=StrictSocket,
                ws_max_size=MESSAGE_BYTES,
                timeout_graceful_shutdown=1,
                access_log=False,
                log_config=None,
                server_header=False,
                lifespan="on",
            )
        )
        serving = asyncio.create_task(server.serve([listener]))
        while not server.started:
            assert not serving.done(), "the server does not start"
            await asyncio.sleep(0.005)
        assert isinstance(app, Guard)
        house = House(port, worker_of(app), app)
        try:
            yield house
        finally:
            await house.http.aclose()
            server.should_exit = True
            await serving


def worker_of(app: Any) -> Worker:
    """What the worker of an application holds."""
    assert isinstance(app, Guard)
    assert isinstance(app.app, Litestar)
    worker: Worker = app.app.state.worker
    return worker


Scene = Callable[[House], Coroutine[Any, Any, None]]
InHouse = Callable[[Scene], None]
