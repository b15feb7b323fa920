"""Kills a whole server with all its processes (kill -9) again and again while players play."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable
from pathlib import Path
from random import Random
from typing import final

from tests.server.ledgers import opened
from tests.server.served import Served, free_port, until
from tests.server.services import PostgresService, RedisService
from tools.campaign.crew import Crew, crew, faults_in, last_numbers, standing_still, unsound
from tools.campaign.results import Portion

MOST_MOVES = 60
"""The most moves that are acknowledged between two kills; the number is random."""
VERIFIED = 6
"""How many of the finished matches are exported and verified."""


def nothing_more() -> None:
    """Do nothing: no other program is killed."""


@final
class Outcome:
    """The findings about a killed server."""

    def __init__(self, playing: Crew) -> None:
        self.history = playing.history
        self.kills = 0
        self.faults: list[str] = []


async def play_and_kill(
    url: str,
    folder: Path,
    seed: int,
    kills: int,
    most_moves: int = MOST_MOVES,
    *options: str,
    kill_others: Callable[[], None] = nothing_more,
    start_others: Callable[[], None] = nothing_more,
) -> Outcome:
    """Kill the server `kills` times, and check after every start. Other programs are killed during play, too."""
    rng = Random(seed)
    port = free_port()
    with crew(port, seed, folder / "players.txt") as playing:
        outcome = Outcome(playing)
        checked = 0
        before: dict[str, int] = {}
        for round_ in range(kills + 1):
            start_others()
            with Served(url, folder / "server.txt", *options, port=port) as server:
                async with opened(url) as ledger:
                    outcome.faults += await faults_in(ledger, playing, playing.history.moves[checked:])
                    outcome.faults += await standing_still(ledger, playing, before)
                    checked = playing.look()
                    moves = rng.randrange(2, most_moves)
                    until_acknowledged(playing, checked + moves // 2)
                    kill_others()
                    until_acknowledged(playing, checked + moves)
                    time.sleep(rng.random() * 0.05)
                    server.kill()
                    outcome.kills += round_ < kills
                    playing.look()
                    before = await last_numbers(ledger, playing.history)
            outcome.faults += tracebacks(server)
        async with opened(url) as ledger:
            outcome.faults += await faults_in(ledger, playing, playing.history.moves)
        return outcome


def until_acknowledged(playing: Crew, count: int) -> None:
    """Wait until `count` moves have been acknowledged in total."""
    until(lambda: playing.look() >= count, "nobody plays on")


def tracebacks(server: Served) -> list[str]:
    """The first traceback in a server's output, if there is one."""
    _, found, rest = server.said().partition("Traceback")
    return [found + rest[:4000]] if found else []


def killed_on_sqlite(folder: Path, seed: int, count: int) -> Portion:
    """A server with an SQLite file."""
    url = f"sqlite:///{folder / 'tables.db'}"
    return _portion(url, folder, asyncio.run(play_and_kill(url, folder, seed, count)))


def killed_on_postgresql(folder: Path, seed: int, count: int) -> Portion:
    """A server of two workers with PostgreSQL; their Redis is killed, too, half of the time long before them."""
    postgres, redis = PostgresService(), RedisService()
    rng = Random(seed)
    redis_kills = 0

    def kill_redis() -> None:
        nonlocal redis_kills
        redis_kills += 1
        redis.kill()
        if rng.random() < 0.5:
            redis.start()

    options = ("--workers", "2", "--redis", redis.url)
    try:
        url = postgres.new_database()
        playing = play_and_kill(
            url, folder, seed, count, MOST_MOVES, *options, kill_others=kill_redis, start_others=redis.start
        )
        portion = _portion(url, folder, asyncio.run(playing))
        portion.counts["kills of Redis"] = redis_kills
        return portion
    finally:
        redis.kill()
        postgres.close()


def _portion(url: str, folder: Path, outcome: Outcome) -> Portion:
    history = outcome.history
    counts = {"moves": len(history.moves), "tables": len(history.tables), "verified": min(VERIFIED, len(history.over))}
    return Portion(outcome.kills, counts, outcome.faults + unsound(url, history, folder, VERIFIED))
