"""kill -9 during play: no acknowledged move is lost, and every match goes on."""

from __future__ import annotations

import asyncio
import subprocess
import time
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from pathlib import Path
from random import Random

import pytest
from sqlalchemy import Connection, text

from tests.server.served import Seat, Served, descendants, is_alive, niceness_of, until, work_of
from timefront.cli import run
from timefront.server.store.database import connect, driver_url
from tools.campaign.crew import unsound
from tools.campaign.kills import MOST_MOVES, Outcome, play_and_kill

KILLS = 20
FEW_MOVES = 20
"""The most moves that are acknowledged when there is only one kill."""
A_WHILE = 0.2
"""This many seconds of work distinguish a thinker at work from one that only looks for a task."""
LONG_THOUGHT = 10.0
"""The seconds after which nobody thinks about the turn any more."""


@pytest.mark.long
def test_no_acknowledged_move_is_lost_by_a_kill(sqlite_url: str, postgresql_url: str, tmp_path: Path) -> None:
    survive_kills(1, FEW_MOVES, (sqlite_url, postgresql_url), tmp_path)


@pytest.mark.long
def test_no_acknowledged_move_is_lost_by_twenty_kills(sqlite_url: str, postgresql_url: str, tmp_path: Path) -> None:
    urls = (sqlite_url, postgresql_url)
    for url, outcome in zip(urls, survive_kills(KILLS, MOST_MOVES, urls, tmp_path), strict=True):
        assert outcome.history.over, "no match was played to its end"
        assert unsound(url, outcome.history, tmp_path, 6) == []


def survive_kills(kills: int, most_moves: int, urls: tuple[str, str], folder: Path) -> list[Outcome]:
    """Test both databases at the same time, since starting takes most of it."""

    def killed(url: str) -> Outcome:
        name = driver_url(url).get_backend_name()
        (folder / name).mkdir()
        return asyncio.run(play_and_kill(url, folder / name, len(name), kills, most_moves))

    with ThreadPoolExecutor() as pool:
        outcomes = list(pool.map(killed, urls))
    for url, outcome in zip(urls, outcomes, strict=True):
        assert outcome.faults == []
        assert len({move.table for move in outcome.history.moves}) > kills / 2
        assert run(["doctor", "--database", url]) == 0
    return outcomes


def test_connections_are_durable_whatever_the_database_would_prefer(sqlite_url: str, postgresql_url: str) -> None:
    """kill -9 does not show this: what is not yet on the disk survives in the system's memory."""
    prefer = "DO $$ BEGIN EXECUTE format('ALTER DATABASE %I SET synchronous_commit = off', current_database()); END $$"
    asyncio.run(answers(postgresql_url, prefer))
    assert asyncio.run(answers(postgresql_url, "SHOW synchronous_commit")) == ["on", "on"]
    assert asyncio.run(answers(sqlite_url, "PRAGMA synchronous")) == [2, 2]
    assert asyncio.run(answers(sqlite_url, "PRAGMA journal_mode")) == ["wal", "wal"]


async def answers(url: str, question: str) -> list[object]:
    """The answers of a server's connections, one that writes and one that reads."""

    def asked(connection: Connection) -> object:
        result = connection.execute(text(question))
        return result.scalar() if result.returns_rows else None

    database = connect(url)
    try:
        return [await database.write(asked), await database.read(asked)]
    finally:
        await database.dispose()


@pytest.mark.long
def test_a_thinker_that_is_killed_in_a_turn_costs_the_others_nothing(sqlite_url: str, tmp_path: Path) -> None:
    with Served(sqlite_url, tmp_path / "log.txt", "--thinkers", "1") as server:
        player = Seat(server.port, server.table("duel_of_time", "human", "hard"), 0)
        rng = Random(3)
        kills = 0
        while kills < 2 or "crashed" not in server.said():  # one killed before it began to think costs nothing
            player.hear_until(lambda: player.is_asked or player.is_over)
            assert not player.is_over, "no thinker was killed while it thought"
            before = work_of_thinkers(server)
            player.play(rng)
            if not player.is_asked and not player.is_over:
                kills += kill_who_thinks(server, before)
        player.hear_until(lambda: player.is_asked or player.is_over)
        assert server.process.poll() is None
        assert "Traceback" not in server.said()


def work_of_thinkers(server: Served) -> dict[int, float]:
    """The seconds of work that each thinker has done; thinkers have a higher niceness than the other processes."""
    works: dict[int, float] = {}
    for process in descendants(server.process.pid):
        with suppress(OSError):  # one that was killed may disappear at any moment
            if niceness_of(process) > 0:
                works[process] = work_of(process)
    return works


def kill_who_thinks(server: Served, before: dict[int, float]) -> int:
    """Kill the processes that have worked for a while, if there are any; returns how many."""
    deadline = time.monotonic() + LONG_THOUGHT
    while time.monotonic() < deadline:
        at_work = [
            process for process, work in work_of_thinkers(server).items() if work > before.get(process, 0.0) + A_WHILE
        ]
        for process in at_work:
            subprocess.run(["kill", "-9", str(process)], check=True)
            until(lambda process=process: not is_alive(process), "a thinker outlives kill -9")
        if at_work:
            return len(at_work)
        time.sleep(0.02)
    return 0
