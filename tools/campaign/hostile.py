"""Strangers send thousands of hostile messages while bystanders play at the same server and are timed."""

from __future__ import annotations

import asyncio
import json
import os
import time
from collections import Counter
from contextlib import suppress
from pathlib import Path
from random import Random
from typing import Any, final

from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed, InvalidHandshake

from tests.server.ledgers import opened
from tests.server.served import PATIENCE, Served, Table, is_alive, new_table
from tools.campaign.crew import Crew, crew, faults_in
from tools.campaign.hostile_messages import fuzzed, nonsense, refusable, request
from tools.campaign.kills import tracebacks, until_acknowledged
from tools.campaign.results import Portion

MOST_SECONDS = 1.0
"""How long a bystander may wait."""
STRANGERS = 6
"""How many strangers send at the same time."""
BURST = 90
"""How many messages a connection may send at once, and a few more."""
REQUESTS = 40
"""How many requests to the lobby follow a burst."""
GAMES = ("duel_of_time", "battle_through_history", "joan_of_arc")


@final
class Strangers:
    """The strangers, and everything that they send and receive."""

    def __init__(self, port: int, rng: Random, tables: list[Table], victims: list[str]) -> None:
        self.port = port
        self.rng = rng
        self.tables = tables
        """Their own tables, where they have seats."""
        self.victims = victims
        """Other players' tables, where they have none."""
        self.tokens = [token for table in tables for token in table.tokens.values()]
        self.counts: Counter[str] = Counter()
        self.findings: list[str] = []

    @property
    def sent(self) -> int:
        """How many messages the server has handled."""
        return sum(self.counts.values())

    async def keep_sending(self, count: int) -> None:
        """Send until `count` messages of all strangers together are handled."""
        while self.sent < count:
            await self._besiege()
            for _ in range(REQUESTS):
                await self._ask()

    def _address(self) -> str:
        """A stranger's pretended address, as a proxy would pass it on."""
        return f"10.{self.rng.randrange(4)}.{self.rng.randrange(250)}.{self.rng.randrange(250)}"

    # Sockets

    async def _besiege(self) -> None:
        """One connection: refusable messages, then nonsense, which ends it."""
        rng = self.rng
        is_theirs = rng.random() < 0.8
        table = rng.choice(self.tables)
        name = table.id if is_theirs else rng.choice(self.victims)
        token = rng.choice([*table.tokens.values(), table.watch]) if is_theirs else rng.choice(self.tokens)
        headers = {"X-Forwarded-For": self._address()}
        address = f"ws://127.0.0.1:{self.port}/ws/{name}"
        try:
            async with connect(address, max_size=None, compression=None, additional_headers=headers) as socket:
                await self._burst(socket, token, is_theirs)
        except InvalidHandshake:
            self.counts["sockets refused"] += 1
        except (OSError, ConnectionClosed):
            self.counts["sockets cut"] += 1

    async def _burst(self, socket: ClientConnection, token: str, is_theirs: bool) -> None:
        rng = self.rng
        hello = json.dumps({"type": "hello", "token": token})
        if rng.random() < 0.05:  # out of order: something before the hello
            await socket.send(nonsense(rng, 0, self.tokens))
        await socket.send(hello)
        answers = asyncio.create_task(self._hear(socket))
        number = rng.randrange(40)
        with suppress(ConnectionClosed):
            for request_ in range(BURST if is_theirs else 1):
                message = {"id": request_, **refusable(rng, number, self.tokens)}
                text = json.dumps({"type": "ask-hint", "id": 0}) if rng.random() < 0.0005 else json.dumps(message)
                await socket.send(text)
                if rng.random() < 0.1:
                    await socket.send(text)  # once more
            await socket.send(rng.choice((nonsense, fuzzed))(rng, number, self.tokens))
            await socket.send(hello)  # a second hello certainly ends it
        try:
            await asyncio.wait_for(answers, PATIENCE)
        except TimeoutError:
            self.findings.append("a socket is neither answered nor closed")

    async def _hear(self, socket: ClientConnection) -> None:
        with suppress(ConnectionClosed):
            async for text in socket:
                message: dict[str, Any] = json.loads(text)
                kind = message["type"]
                if kind in ("refused", "possible", "accepted", "travelled", "log", "odds", "hint", "closed"):
                    self.counts[kind] += 1
                if kind == "closed" and message["phrase"]["key"] == "error-server-fault":
                    self.findings.append(f"a socket was answered with {text!r}")

    # Requests

    async def _ask(self) -> None:
        """Send one request to the lobby, or something like it."""
        table = self.rng.choice([*self.victims, *(table.id for table in self.tables), "abcdefghijkl"])
        content = request(self.rng, self._address(), table, self.tokens)
        try:
            async with asyncio.timeout(PATIENCE):
                status = await self._answer_to(content)
        except TimeoutError:
            self.findings.append(f"no answer to {content[:300]!r}")
            return
        self.counts[f"{status // 100}xx" if status else "connections closed"] += 1
        if status >= 500:
            self.findings.append(f"{status} for {content[:300]!r}")

    async def _answer_to(self, content: bytes) -> int:
        """The status of the answer; 0 if there is none."""
        answer = b""
        with suppress(OSError):
            reader, writer = await asyncio.open_connection("127.0.0.1", self.port)
            try:
                writer.write(content)
                with suppress(ConnectionError):
                    await writer.drain()
                answer = await reader.read(1000)
            finally:
                writer.close()
        return int(answer.split()[1]) if answer.startswith(b"HTTP/1.1 ") else 0


def besieged(folder: Path, seed: int, count: int) -> Portion:
    """Send `count` hostile messages to a server where others play."""
    with Served(f"sqlite:///{folder / 'tables.db'}", folder / "server.txt") as server:
        with crew(server.port, seed, folder / "players.txt", "bystanders") as playing:
            until_acknowledged(playing, 20)
            tables = [new_table(server.port, game, "human", "human") for game in GAMES]
            before = megabytes(server)
            strangers = Strangers(server.port, Random(seed), tables, [*playing.history.tables])
            asyncio.run(_all_at_once(strangers, count, playing))
            findings = strangers.findings + _after(server, playing)
            findings += asyncio.run(_faults(server, folder, playing))
        counts = dict(strangers.counts) | {
            "bystanders' moves": len(playing.history.moves),
            "machine's own longest delay, ms": round(playing.history.lag * 1000),
            "server's MB before": before,
            "server's MB after": megabytes(server),
        }
        findings += tracebacks(server)
    longest = playing.history.longest_wait
    if longest > MOST_SECONDS:
        findings.append(f"a bystander waited {longest:.2f} s; its own process up to {playing.history.lag:.2f} s")
    return Portion(strangers.sent, counts, findings, longest * 1000)


async def _all_at_once(strangers: Strangers, count: int, playing: Crew) -> None:
    sending = [strangers.keep_sending(count) for _ in range(STRANGERS)]
    watching = asyncio.create_task(_watch(playing))
    await asyncio.gather(*sending)
    watching.cancel()


async def _watch(playing: Crew) -> None:
    """Read the bystanders' notes now and then."""
    while True:
        await asyncio.sleep(2.0)
        playing.look()


def _after(server: Served, playing: Crew) -> list[str]:
    """Check that the server is alive and the bystanders still play."""
    if not is_alive(server.process.pid):
        return ["the server is gone"]
    began = time.monotonic()
    until_acknowledged(playing, playing.look() + 10)
    took = time.monotonic() - began
    return [] if took < PATIENCE / 2 else [f"ten moves of bystanders took {took:.0f} s"]


async def _faults(server: Served, folder: Path, playing: Crew) -> list[str]:
    async with opened(f"sqlite:///{folder / 'tables.db'}") as ledger:
        return await faults_in(ledger, playing, playing.history.moves)


def megabytes(server: Served) -> int:
    """The memory that the server's first process uses."""
    pages = int(Path(f"/proc/{server.process.pid}/statm").read_text().split()[1])
    return pages * os.sysconf("SC_PAGE_SIZE") // 2**20
