"""Two workers and one match: the slower one gets a refusal, and nothing else happens."""

from __future__ import annotations

import asyncio
import json
from collections import Counter
from pathlib import Path
from random import Random
from typing import Any, final

import pytest
from websockets.asyncio.client import ClientConnection, connect

from tests.server.ledgers import opened
from tests.server.served import GAMES, PATIENCE, Served, Table, new_table
from tests.server.services import RedisService
from timefront.cli import run
from timefront.matches.journal import CHOICE

MOVES, FEW_MOVES = 1000, 60
AT_ONCE = 6
"""How many matches are raced for at the same time."""


@final
class Racer:
    """A client with all seats of a table at one worker, which chooses for the asked seat."""

    def __init__(self, port: int, table: Table, rng: Random) -> None:
        self.port = port
        self.table = table
        self.rng = rng
        self.number = -1
        self.situations: dict[int, dict[str, Any]] = {}
        self.answers: list[dict[str, Any]] = []
        self.changed = asyncio.Condition()
        self._sockets: dict[int, ClientConnection] = {}
        self._listening: list[asyncio.Task[None]] = []

    async def sit_down(self) -> None:
        for seat, token in self.table.tokens.items():
            socket = await connect(f"ws://127.0.0.1:{self.port}/ws/{self.table.id}", max_size=None, compression=None)
            await socket.send(json.dumps({"type": "hello", "token": token}))
            self._sockets[seat] = socket
            self._listening.append(asyncio.create_task(self._listen(seat, socket)))
        await self.until(lambda: len(self.situations) == len(self._sockets))

    async def _listen(self, seat: int, socket: ClientConnection) -> None:
        async for text in socket:
            message = json.loads(text)
            assert message["type"] in ("welcome", "table", "update", "accepted", "refused"), message
            async with self.changed:
                if message["type"] == "update" and message["situation"]:
                    self.situations[seat] = message["situation"]
                elif "id" in message:
                    self.answers.append(message)
                self.changed.notify_all()

    async def until(self, is_so: Any) -> None:
        """Wait until a condition is true."""
        async with asyncio.timeout(PATIENCE), self.changed:
            await self.changed.wait_for(is_so)

    def is_at(self, number: int) -> bool:
        """Whether all seats know a position."""
        return all(situation["number"] >= number for situation in self.situations.values())

    @property
    def position(self) -> dict[str, Any]:
        """The newest position of all seats."""
        return max(self.situations.values(), key=lambda situation: int(situation["number"]))

    async def choose(self) -> dict[str, Any]:
        """Choose for the asked seat; returns the answer."""
        asked = self.position["asked"]
        situation = self.situations[asked]
        choice = self.rng.choice(situation["prompt"]["offers"])["choice"]
        number = situation["number"]
        wish = {"type": "choose", "id": number, "number": number, "choice": choice}
        known = len(self.answers)
        await self._sockets[asked].send(json.dumps(wish))
        await self.until(lambda: len(self.answers) > known)
        return self.answers[-1] | {"choice": choice, "seat": asked}

    async def leave(self) -> None:
        for task in self._listening:
            task.cancel()
        for socket in self._sockets.values():
            await socket.close()


async def race(ports: tuple[int, int], game: str, moves: int, rng: Random) -> list[tuple[str, list[dict[str, Any]]]]:
    """Play matches until a number of moves are made; returns the moves that won the race, by table."""
    raced: list[tuple[str, list[dict[str, Any]]]] = []
    while sum(len(won) for _, won in raced) < moves:
        table = await asyncio.to_thread(new_table, ports[0], game, "human", "human")
        racers = [Racer(port, table, Random(rng.random())) for port in ports]
        for racer in racers:
            await racer.sit_down()
        raced.append((table.id, await race_at(racers, moves - sum(len(won) for _, won in raced))))
        assert racers[0].situations == racers[1].situations
        for racer in racers:
            await racer.leave()
    return raced


async def race_at(racers: list[Racer], moves: int) -> list[dict[str, Any]]:
    """Let both choose at every position, until the match is over or a number of moves are made."""
    won: list[dict[str, Any]] = []
    number = racers[0].position["number"]
    while len(won) < moves and "ended" not in racers[0].position:
        answers = await asyncio.gather(*(racer.choose() for racer in racers))
        kinds = Counter(answer["type"] for answer in answers)
        assert kinds == {"accepted": 1, "refused": 1}, answers
        lost, winner = sorted(answers, key=lambda answer: str(answer["type"]), reverse=True)
        assert (lost["is_stale"], lost["rule"]) == (True, ""), lost
        won.append(winner | {"at": number + 1})
        number = winner["number"]
        for racer in racers:
            await racer.until(lambda racer=racer, number=number: racer.is_at(number))
    return won


def race_on(servers: tuple[Served, Served], url: str, moves: int) -> None:
    """Race for this many moves at several tables; the journals must have each move once, without gaps."""
    ports = (servers[0].port, servers[1].port)

    async def raced() -> list[tuple[str, list[dict[str, Any]]]]:
        share = -(-moves // AT_ONCE)
        races = [race(ports, GAMES[place % 2], share, Random(place)) for place in range(AT_ONCE)]
        tables = [table for each in await asyncio.gather(*races) for table in each]
        async with opened(url) as ledger:
            for table, won in tables:
                entries = await ledger.journals.entries_after(table, -1)
                assert [entry.number for entry in entries] == [*range(len(entries))]
                chosen = [(entry.number, entry.seat, [*entry.choice]) for entry in entries if entry.kind == CHOICE]
                assert chosen == [(move["at"], move["seat"], move["choice"]) for move in won]
        return tables

    tables = asyncio.run(raced())
    assert sum(len(won) for _, won in tables) >= moves
    assert run(["doctor", "--database", url]) == 0
    for server in servers:
        assert "Traceback" not in server.said()


@pytest.mark.long
def test_two_workers_race_for_sixty_moves_on_postgresql(postgresql_url: str, tmp_path: Path) -> None:
    race_on_postgresql(postgresql_url, tmp_path, FEW_MOVES)


@pytest.mark.long
def test_two_workers_race_for_a_thousand_moves_on_postgresql(postgresql_url: str, tmp_path: Path) -> None:
    race_on_postgresql(postgresql_url, tmp_path, MOVES)


def race_on_postgresql(url: str, folder: Path, moves: int) -> None:
    with Served(url, folder / "one.txt") as one, Served(url, folder / "two.txt") as two:
        race_on((one, two), url, moves)


@pytest.mark.long
def test_two_workers_race_for_sixty_moves_on_sqlite_and_redis(
    sqlite_url: str, redis_server: RedisService, tmp_path: Path
) -> None:
    race_on_sqlite(sqlite_url, redis_server, tmp_path, FEW_MOVES)


@pytest.mark.long
def test_two_workers_race_for_a_thousand_moves_on_sqlite_and_redis(
    sqlite_url: str, redis_server: RedisService, tmp_path: Path
) -> None:
    race_on_sqlite(sqlite_url, redis_server, tmp_path, MOVES)


def race_on_sqlite(url: str, redis: RedisService, folder: Path, moves: int) -> None:
    options = ("--redis", redis.url)
    with Served(url, folder / "one.txt", *options) as one, Served(url, folder / "two.txt", *options) as two:
        race_on((one, two), url, moves)
