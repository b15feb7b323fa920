"""Databases and a Redis for the server tests. If one cannot be started, its tests fail; none is skipped."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.server.house import InHouse, house_at
from tests.server.ledgers import TABLE, OnLedger, Scene, make_table, opened
from tests.server.services import PostgresService, RedisService
from timefront.server.store.database import upgrade


@pytest.fixture(scope="session")
def postgres() -> Iterator[PostgresService]:
    """A PostgreSQL for all tests."""
    service = PostgresService()
    yield service
    service.close()


@pytest.fixture(scope="session")
def redis_service() -> Iterator[RedisService]:
    """A Redis for all tests."""
    service = RedisService()
    yield service
    service.kill()


@pytest.fixture
def redis_server(redis_service: RedisService) -> RedisService:
    """A running Redis, whatever an earlier test did to it."""
    redis_service.start()
    return redis_service


@pytest.fixture
def postgresql_url(postgres: PostgresService) -> str:
    """A new, empty PostgreSQL database."""
    return postgres.new_database()


@pytest.fixture
def sqlite_url(tmp_path: Path) -> str:
    """A new, empty SQLite database."""
    return f"sqlite:///{tmp_path / 'tables.db'}"


@pytest.fixture(params=["sqlite", "postgresql"])
def database_url(request: pytest.FixtureRequest) -> str:
    """A new, empty database of each kind."""
    url: str = request.getfixturevalue(f"{request.param}_url")
    return url


@pytest.fixture
def ledger_url(database_url: str) -> str:
    """A database of each kind with the current schema."""
    asyncio.run(upgrade(database_url))
    return database_url


@pytest.fixture
def on_ledger(ledger_url: str) -> OnLedger:
    """Play a scene on a new ledger of each kind of database, with one table."""

    async def played(scene: Scene) -> None:
        async with opened(ledger_url) as ledger:
            await make_table(ledger, TABLE)
            await scene(ledger)

    return lambda scene: asyncio.run(played(scene))


@pytest.fixture(scope="module")
def in_house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[InHouse]:
    """Play scenes in one house for all tests of a module."""
    database = f"sqlite:///{tmp_path_factory.mktemp('house') / 'tables.db'}"
    with asyncio.Runner() as runner:
        door = house_at(database)
        house = runner.run(door.__aenter__())
        yield lambda scene: runner.run(scene(house))
        runner.run(door.__aexit__(None, None, None))
