"""Quotas: one address may store a limited number of tables and packs; refusals come with a sentence."""

from __future__ import annotations

import asyncio
import time
from functools import partial
from pathlib import Path
from typing import Any

import httpx
import pytest
from sqlalchemy import Connection, Select, select, update

from tests.server.house import HUMAN, House, house_at
from tests.server.ledgers import a_seat, a_table, opened
from timefront.server.config import Quotas
from timefront.server.store.quotas import QUOTA_SECONDS
from timefront.server.store.schema import packs, tables
from timefront.server.thinking.tasks import built_in_pack
from timefront.server.wire.errors import Denied

WISH = {"game": "duel_of_time", "seats": [HUMAN, HUMAN]}
FEW = Quotas(tables=3, packs=2)
SOMEBODY, SOMEBODY_ELSE = "192.0.2.7", "192.0.2.8"


async def sent(house: House, path: str, wish: Any, address: str) -> httpx.Response:
    """The answer to a request that a proxy forwards from an address."""
    return await house.http.post(path, json=wish, headers={"X-Forwarded-For": address})


def refusal(answer: httpx.Response) -> tuple[int, str]:
    return answer.status_code, answer.json()["phrase"]["key"]


def a_pack(number: int) -> dict[str, Any]:
    files = dict(built_in_pack("duel_of_time").files)
    files["cards.toml"] += f"\n# {number}\n"
    return {"game": "duel_of_time", "files": files}


def test_an_address_makes_so_many_tables_and_the_others_are_not_touched(database_url: str) -> None:
    async def scene() -> None:
        async with house_at(database_url, quotas=FEW) as house:
            answers = await asyncio.gather(*(sent(house, "/api/tables", WISH, SOMEBODY) for _ in range(8)))
            assert sorted(answer.status_code for answer in answers) == [201] * 3 + [429] * 5
            assert refusal(await sent(house, "/api/tables", WISH, SOMEBODY)) == (429, "error-too-many-tables")
            assert (await sent(house, "/api/tables", WISH, SOMEBODY_ELSE)).status_code == 201
            for _ in range(5):
                assert (await house.http.post("/api/tables", json=WISH)).status_code == 201  # from this machine

    asyncio.run(scene())


def test_tables_that_are_gone_or_old_count_no_longer(sqlite_url: str) -> None:
    async def scene() -> None:
        async with house_at(sqlite_url, quotas=FEW) as house:
            made = [(await sent(house, "/api/tables", WISH, SOMEBODY)).json()["table"] for _ in range(3)]
            assert (await sent(house, "/api/tables", WISH, SOMEBODY)).status_code == 429
            old = update(tables).where(tables.c.id == made[0]).values(made_at=time.time() - QUOTA_SECONDS - 1)
            await house.worker.ledger.database.write(lambda connection: connection.execute(old))
            assert (await sent(house, "/api/tables", WISH, SOMEBODY)).status_code == 201
            assert (await sent(house, "/api/tables", WISH, SOMEBODY)).status_code == 429

    asyncio.run(scene())


def test_forks_rematches_and_journals_are_tables_too(sqlite_url: str) -> None:
    async def scene() -> None:
        async with house_at(sqlite_url, quotas=FEW) as house:
            made = await house.begun()
            async with await made.sit(0) as guest:
                await guest.ask("resign", number=guest.number)
                await guest.until(lambda message: bool((message.get("situation") or {}).get("ended")))
            journal = (
                await house.http.get(
                    f"/api/tables/{made.table}/journal", headers={"Authorization": f"Bearer {made.tokens[0]}"}
                )
            ).content
            from_there = {"X-Forwarded-For": SOMEBODY, "Authorization": f"Bearer {made.tokens[0]}"}
            fork = {"number": 0, "seats": [HUMAN, HUMAN]}
            for _ in range(2):
                answer = await house.http.post("/api/journals", content=journal, headers=from_there)
                assert answer.status_code == 201, answer.text
            path = f"/api/tables/{made.table}"
            assert (await house.http.post(f"{path}/fork", json=fork, headers=from_there)).status_code == 201
            refused = [
                await house.http.post("/api/journals", content=journal, headers=from_there),
                await house.http.post(f"{path}/fork", json=fork, headers=from_there),
                await house.http.post(f"{path}/rematch", headers=from_there),
            ]
            assert {refusal(answer) for answer in refused} == {(429, "error-too-many-tables")}

    asyncio.run(scene())


def test_an_address_brings_so_many_packs_each_once(database_url: str) -> None:
    async def scene() -> None:
        async with house_at(database_url, quotas=FEW) as house:
            for number in (1, 2, 1, 2):
                answer = await sent(house, "/api/packs", a_pack(number), SOMEBODY)
                assert answer.status_code == 201, answer.text
            assert refusal(await sent(house, "/api/packs", a_pack(3), SOMEBODY)) == (429, "error-too-many-packs")
            own = {"game": "duel_of_time", "files": built_in_pack("duel_of_time").files}
            assert (await sent(house, "/api/packs", own, SOMEBODY)).status_code == 201
            assert (await sent(house, "/api/packs", a_pack(3), SOMEBODY_ELSE)).status_code == 201

    asyncio.run(scene())


def test_addresses_are_not_kept_as_they_are(tmp_path: Path) -> None:
    file = tmp_path / "tables.db"

    async def scene() -> None:
        async with house_at(f"sqlite:///{file}") as house:
            await sent(house, "/api/tables", WISH, SOMEBODY)
            await sent(house, "/api/packs", a_pack(1), SOMEBODY)
            ledger = house.worker.ledger
            for query in (select(tables.c.maker), select(packs.c.maker)):
                makers = await ledger.database.read(partial(_found, query))
                assert ledger.notes.maker_of(SOMEBODY) in makers
            assert ledger.notes.maker_of(SOMEBODY) != ledger.notes.maker_of(SOMEBODY_ELSE)

    asyncio.run(scene())
    for kept in tmp_path.iterdir():
        assert SOMEBODY.encode() not in kept.read_bytes()


def _found(query: Select[tuple[str]], connection: Connection) -> set[str]:
    return {*connection.execute(query).scalars()}


@pytest.mark.parametrize("address", ["", "127.0.0.1", "::1", "::ffff:127.0.0.1"])
def test_this_machine_has_no_quota(ledger_url: str, address: str) -> None:
    async def scene() -> None:
        async with opened(ledger_url) as ledger:
            await ledger.notes.prepare()
            assert ledger.notes.maker_of(address) == ""
            assert ledger.notes.maker_of("2001:db8::1") == ledger.notes.maker_of("2001:db8::2") != ""

    asyncio.run(scene())


def test_many_who_make_tables_at_once_do_not_pass_the_quota(ledger_url: str) -> None:
    async def scene() -> None:
        async with opened(ledger_url) as first, opened(ledger_url) as second:
            await first.lobby.keep_pack("0" * 64, "parley", {})
            rows = [a_table(f"{number:012}", time.time()) for number in range(20)]
            for row in rows:
                row.maker = "somebody"
            ends = await asyncio.gather(
                *(
                    (first, second)[number % 2].lobby.create(row, [a_seat(row.id, 0, "open")], 5)
                    for number, row in enumerate(rows)
                ),
                return_exceptions=True,
            )
            assert sum(end is None for end in ends) == 5
            assert sum(isinstance(end, Denied) for end in ends) == 15

    asyncio.run(scene())
