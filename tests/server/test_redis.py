"""Redis goes away and comes back while two workers play: play goes on, and notices flow again."""

from __future__ import annotations

import time
from pathlib import Path
from random import Random

import pytest

from tests.server.served import Seat, Served, until
from tests.server.services import RedisService

MOVES_WITHOUT = 2
SOON = 2.5
"""Seconds. Without notices, a worker compares its tables with the database every five seconds."""


def play(seats: list[Seat], rng: Random, moves: int) -> list[float]:
    """Make a number of choices; returns how long each took to reach the other seat, at the other worker."""
    waits: list[float] = []
    while len(waits) < moves:
        assert not seats[0].is_over
        asked, other = sorted(seats, key=lambda seat: not seat.is_asked)
        assert asked.play(rng)["type"] == "accepted"
        started = time.monotonic()
        other.hear_until(lambda asked=asked, other=other: other.number == asked.number)
        waits.append(time.monotonic() - started)
    return waits


@pytest.mark.long
def test_redis_is_stopped_and_started_again(sqlite_url: str, redis_server: RedisService, tmp_path: Path) -> None:
    options = ("--redis", redis_server.url)
    with (
        Served(sqlite_url, tmp_path / "one.txt", *options) as one,
        Served(sqlite_url, tmp_path / "two.txt", *options) as two,
    ):
        rng = Random(4)
        table = one.table("battle_through_history", "human", "human")
        seats = [Seat(one.port, table, 0), Seat(two.port, table, 1)]
        assert sorted(play(seats, rng, 20))[10] < SOON
        redis_server.kill()
        play(seats, rng, MOVES_WITHOUT)
        redis_server.start()
        for server in (one, two):
            until(lambda server=server: "Redis answers again" in server.said(), "Redis is not found again")
        assert sorted(play(seats, rng, 9))[4] < SOON, "notices do not flow again"
        for server in (one, two):
            assert "Redis does not answer" in server.said()
            assert "Traceback" not in server.said()
