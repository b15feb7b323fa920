"""Health: 503 if the database does not answer or accepts no writes; cheap however often it is requested."""

from __future__ import annotations

import asyncio
import resource
import time
import urllib.error
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import text

from tests.server.house import HUMAN, InHouse, house_at
from tests.server.served import Served, until
from timefront.server.store import health
from timefront.server.store.journals import Journals
from timefront.server.store.notes import Notes
from timefront.server.wire.errors import NotDurable

WISH = {"game": "duel_of_time", "seats": [HUMAN, HUMAN]}


def status_of(server: Served, path: str, wish: object = None) -> int:
    try:
        server.ask(path, wish)
    except urllib.error.HTTPError as error:
        return error.code
    return 200


@pytest.mark.long
def test_a_full_disk_is_503_until_there_is_room_again(tmp_path: Path) -> None:
    file = tmp_path / "tables.db"
    with Served(f"sqlite:///{file}", tmp_path / "log.txt") as server:
        assert server.ask("/api/health")["writable"] is True
        assert status_of(server, "/api/tables", WISH) == 200
        full = max(path.stat().st_size for path in tmp_path.glob("tables.db*"))
        no_limit = resource.prlimit(server.process.pid, resource.RLIMIT_FSIZE, (full, resource.RLIM_INFINITY))
        assert status_of(server, "/api/tables", WISH) == 503
        until(lambda: status_of(server, "/api/health") == 503, "a full disk is not noticed")
        assert status_of(server, "/api/games") == 200
        assert "The database cannot be written" in server.said()
        resource.prlimit(server.process.pid, resource.RLIMIT_FSIZE, no_limit)
        until(lambda: status_of(server, "/api/health") == 200, "that there is room is not noticed")
        assert status_of(server, "/api/tables", WISH) == 200
        assert "Traceback" not in server.said()


def test_a_database_that_only_reads_is_503(postgresql_url: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(health, "WRITE_EVERY", 0.0)

    async def scene() -> None:
        async with house_at(postgresql_url) as house:
            answer = await house.http.get("/api/health")
            assert (answer.status_code, answer.json()["writable"]) == (200, True)
            beat = house.worker.ledger.notes.beat

            async def only_reading() -> None:
                def forbid(connection: Any) -> None:
                    connection.execute(text("SET TRANSACTION READ ONLY"))
                    connection.execute(text("UPDATE notes SET value = value"))

                await house.worker.ledger.database.write(forbid)

            monkeypatch.setattr(house.worker.ledger.notes, "beat", only_reading)
            answer = await house.http.get("/api/health")
            assert (answer.status_code, answer.json()["database"], answer.json()["writable"]) == (503, True, False)
            monkeypatch.setattr(house.worker.ledger.notes, "beat", beat)
            assert (await house.http.get("/api/health")).status_code == 200

    asyncio.run(scene())


def test_however_many_ask_little_is_written(in_house: InHouse, monkeypatch: pytest.MonkeyPatch) -> None:
    beats: list[float] = []

    async def counted(self: Notes) -> None:
        beats.append(time.monotonic())
        await asyncio.sleep(0.05)

    monkeypatch.setattr(Notes, "beat", counted)
    monkeypatch.setattr(health, "WRITE_EVERY", 3600.0)

    async def scene(house: Any) -> None:
        house.worker.pulse = health.Pulse(house.worker.ledger)
        answers = await asyncio.gather(*(house.http.get("/api/health") for _ in range(50)))
        assert {answer.status_code for answer in answers} == {200}
        assert len(beats) == 1
        monkeypatch.setattr(health, "WRITE_EVERY", 0.0)
        await house.http.get("/api/health")
        assert len(beats) == 2

    in_house(scene)


@pytest.mark.parametrize("error", [OSError("away"), NotDurable("not durable"), TimeoutError()])
def test_a_database_that_does_not_answer_is_503(
    in_house: InHouse, monkeypatch: pytest.MonkeyPatch, error: Exception
) -> None:
    async def away(self: Journals, table_ids: object) -> dict[str, int]:
        raise error

    monkeypatch.setattr(Journals, "last_numbers", away)

    async def scene(house: Any) -> None:
        answer = await house.http.get("/api/health")
        assert (answer.status_code, answer.json()["database"]) == (503, False)

    in_house(scene)
