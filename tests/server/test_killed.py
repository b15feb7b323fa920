"""kill -9 in the middle of play: no move that was acknowledged is lost, and every match goes on."""

from __future__ import annotations

import asyncio
import json
import subprocess
import sys
import time
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager
from pathlib import Path
from random import Random
from typing import Any, final

import pytest
from sqlalchemy import Connection, text

from tests.server.ledgers import opened
from tests.server.served import PATIENCE, Seat, Served, descendants, free_port, is_alive, niceness_of, until
from timefront.cli import run
from timefront.kernel.journal import CHOICE
from timefront.server.database import connect, driver_url
from timefront.server.ledger import Ledger

ROOT = Path(__file__).parents[2]
KILLS = 20
MOST_MOVES, FEW_MOVES = 60, 20
"""How many moves are acknowledged at most, by chance, between two kills, and where there is but one."""


@final
class Client:
    """Plays in a process of its own. `moves` are those that the server has acknowledged."""

    def __init__(self, port: int, seed: int, output: Path) -> None:
        self._output = output
        self._read = 0
        self.moves: list[dict[str, Any]] = []
        self.tables: dict[str, dict[str, str]] = {}
        self.over: set[str] = set()
        command = [sys.executable, "-m", "tests.server.crash_client", str(port), str(seed)]
        with output.open("w") as file:
            self.process = subprocess.Popen(command, cwd=ROOT, stdout=file, stderr=file)

    def look(self) -> int:
        """Read what it has noted; returns how many moves that are."""
        with self._output.open() as file:
            file.seek(self._read)
            lines = file.read().split("\n")[:-1]
        self._read += sum(len(line) + 1 for line in lines)
        for line in lines:
            facts = json.loads(line)
            if "table" in facts:
                self.tables[facts["table"]] = facts["tokens"]
            elif "over" in facts:
                self.over.add(facts["over"])
            else:
                self.moves.append(facts)
        assert self.process.poll() is None, self._output.read_text()
        return len(self.moves)

    def end(self) -> None:
        """End it."""
        self.process.kill()
        self.process.wait()


@contextmanager
def client(port: int, seed: int, output: Path) -> Iterator[Client]:
    playing = Client(port, seed, output)
    try:
        yield playing
    finally:
        playing.end()


async def must_be_in_the_journal(ledger: Ledger, moves: list[dict[str, Any]]) -> None:
    """Every choice with its number and its seat, and the journal at least as long as was said."""
    for table in {move["at"] for move in moves}:
        entries = await ledger.entries_after(table, -1)
        assert [entry.number for entry in entries] == [*range(len(entries))]
        for move in (move for move in moves if move["at"] == table):
            assert move["last"] < len(entries)
            entry = entries[move["number"]]
            assert (entry.kind, entry.seat, [*entry.choice]) == (CHOICE, move["seat"], move["choice"])


async def last_numbers(ledger: Ledger, client: Client) -> dict[str, int]:
    """Where the matches stand that are not over."""
    rows = [await ledger.table(table) for table in client.tables.keys() - client.over]
    return {row.id: row.last_number for row in rows if row is not None and row.status == "playing"}


async def until_all_go_on(ledger: Ledger, client: Client, server: Served, before: dict[str, int]) -> None:
    """Wait until there is a new entry in each of these matches: the ones in which a bot was thinking, too."""
    waiting = set(before)
    deadline = time.monotonic() + PATIENCE
    while waiting:
        client.look()  # it may have ended
        if time.monotonic() > deadline:
            asked = {table: "a bot" if await ledger.has_turn(table) else "a player" for table in waiting}
            pytest.fail(f"these matches stand still, and who is asked: {asked}\n{server.said()}")
        numbers = await ledger.last_numbers(waiting)
        waiting = {table for table in waiting if numbers[table] == before[table]}
        await asyncio.sleep(0.02)


async def play_and_kill(url: str, folder: Path, seed: int, kills: int, most_moves: int) -> Client:
    """The server is killed again and again; what happened is checked after every start."""
    rng = Random(seed)
    port = free_port()
    with client(port, seed, folder / "client.txt") as playing:
        checked = 0
        before: dict[str, int] = {}
        for _ in range(kills + 1):
            with Served(url, folder / "server.txt", port=port) as server:
                async with opened(url) as ledger:
                    await must_be_in_the_journal(ledger, playing.moves[checked:])
                    await until_all_go_on(ledger, playing, server, before)
                    goal = (checked := playing.look()) + rng.randrange(2, most_moves)
                    until(lambda goal=goal: playing.look() >= goal, "nobody plays on")
                    time.sleep(rng.random() * 0.05)
                    server.kill()
                    playing.look()
                    before = await last_numbers(ledger, playing)
            assert "Traceback" not in server.said()
        async with opened(url) as ledger:
            await must_be_in_the_journal(ledger, playing.moves)
        return playing


@pytest.mark.slow
def test_no_acknowledged_move_is_lost_by_a_kill(sqlite_url: str, postgresql_url: str, tmp_path: Path) -> None:
    survive_kills(1, FEW_MOVES, (sqlite_url, postgresql_url), tmp_path)


@pytest.mark.long
def test_no_acknowledged_move_is_lost_by_twenty_kills(sqlite_url: str, postgresql_url: str, tmp_path: Path) -> None:
    urls = (sqlite_url, postgresql_url)
    for url, playing in zip(urls, survive_kills(KILLS, MOST_MOVES, urls, tmp_path), strict=True):
        assert playing.over, "no match was played to its end"
        must_be_sound(url, playing, tmp_path)


def survive_kills(kills: int, most_moves: int, urls: tuple[str, str], folder: Path) -> list[Client]:
    """Both databases at the same time, as a start is the most part of it."""

    def played(url: str) -> Client:
        name = driver_url(url).get_backend_name()
        (folder / name).mkdir()
        return asyncio.run(play_and_kill(url, folder / name, len(name), kills, most_moves))

    with ThreadPoolExecutor() as pool:
        clients = list(pool.map(played, urls))
    for url, playing in zip(urls, clients, strict=True):
        assert len({move["at"] for move in playing.moves}) > kills / 2
        assert run(["doctor", "--database", url]) == 0
    return clients


def must_be_sound(url: str, playing: Client, folder: Path) -> None:
    """What is handed out of the finished matches replays, and its draws are fair."""
    with Served(url, folder / "export.txt") as server:
        for table in sorted(playing.over)[:6]:
            token = next(iter(playing.tables[table].values()))
            file = folder / f"{table}.match"
            file.write_bytes(server.ask(f"/api/tables/{table}/journal", token=token))
            assert run(["replay", str(file)]) == 0
            assert run(["verify", str(file)]) == 0


def test_connections_are_durable_whatever_the_database_would_prefer(sqlite_url: str, postgresql_url: str) -> None:
    """kill -9 does not show this: what is not yet on the disk survives in the memory of the system."""
    prefer = "DO $$ BEGIN EXECUTE format('ALTER DATABASE %I SET synchronous_commit = off', current_database()); END $$"
    asyncio.run(answers(postgresql_url, prefer))
    assert asyncio.run(answers(postgresql_url, "SHOW synchronous_commit")) == ["on", "on"]
    assert asyncio.run(answers(sqlite_url, "PRAGMA synchronous")) == [2, 2]
    assert asyncio.run(answers(sqlite_url, "PRAGMA journal_mode")) == ["wal", "wal"]


async def answers(url: str, question: str) -> list[object]:
    """What the connections of a server answer, one that writes and one that reads."""

    def asked(connection: Connection) -> object:
        result = connection.execute(text(question))
        return result.scalar() if result.returns_rows else None

    database = connect(url)
    try:
        return [await database.write(asked), await database.read(asked)]
    finally:
        await database.dispose()


@pytest.mark.slow
def test_a_thinker_that_is_killed_in_a_turn_costs_the_others_nothing(sqlite_url: str, tmp_path: Path) -> None:
    with Served(sqlite_url, tmp_path / "log.txt", "--thinkers", "1") as server:
        table = server.table("duel_of_time", "human", "hard")
        player = Seat(server.port, table, 0)
        rng = Random(3)
        killed: list[int] = []
        while len(killed) < 2:
            player.hear_until(lambda: player.is_asked or player.is_over)
            assert not player.is_over
            player.play(rng)
            if not player.is_asked and not player.is_over:
                killed += kill_thinkers(server)
        player.hear_until(lambda: player.is_asked or player.is_over)
        assert server.process.poll() is None
        assert "crashed" in server.said()
        assert "Traceback" not in server.said()


def kill_thinkers(server: Served) -> list[int]:
    """Kill who thinks; the processes that think are nicer than the others."""
    thinkers = [process for process in descendants(server.process.pid) if niceness_of(process) > 0]
    for process in thinkers:
        subprocess.run(["kill", "-9", str(process)], check=True)
        until(lambda process=process: not is_alive(process), "a thinker outlives kill -9")
    return thinkers
