"""Quotas: one address may store a limited number of tables and packs; refusals come with a sentence."""

from __future__ import annotations

import asyncio
import json
import time
from functools import partial
from pathlib import Path
from typing import Any

import httpx
import pytest
from sqlalchemy import Connection, Select, func, select, update

from tests.server.house import HUMAN, House, Made, bot, house_at
from tests.server.ledgers import a_seat, a_table, opened
from timefront.games.registry import GAMES
from timefront.kernel.packs import PackFiles
from timefront.server.config import Keeping, Quotas
from timefront.server.lobby.readers import WAITING_OF_ADDRESS
from timefront.server.store import pruning
from timefront.server.store.expiry import DAY
from timefront.server.store.quotas import QUOTA_SECONDS
from timefront.server.store.records import NewPack
from timefront.server.store.schema import packs, tables
from timefront.server.thinking.tasks import built_in_pack
from timefront.server.wire.errors import Denied

WISH = {"game": "duel_of_time", "seats": [HUMAN, HUMAN]}
FEW = Quotas(tables=3, packs=2)
SOMEBODY, SOMEBODY_ELSE = "192.0.2.7", "192.0.2.8"


async def sent(house: House, path: str, wish: Any, address: str) -> httpx.Response:
    """The answer to a request that a proxy forwards from an address."""
    return await house.http.post(path, json=wish, headers={"X-Forwarded-For": address})


async def journal_of_resigned(house: House, made: Made) -> bytes:
    """The journal of a match, which somebody ends first."""
    async with await made.sit(0) as guest:
        await guest.ask("resign", number=guest.number)
        await guest.until(lambda message: bool((message.get("situation") or {}).get("ended")))
    token = {"Authorization": f"Bearer {made.tokens[0]}"}
    return (await house.http.get(f"/api/tables/{made.table}/journal", headers=token)).content


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
            journal = await journal_of_resigned(house, made)
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


# Packs that are made for tables

JOAN = "joan_of_arc"
SIZE = "small"


def free_battle(number: int, *seats: Any, pack: str = "", files: PackFiles | None = None) -> dict[str, Any]:
    """A wish for a free battle, with other armies for each number."""
    book, sold = GAMES[JOAN].armies, files or built_in_pack(JOAN)
    assert book is not None
    lists = book.choices(sold).lists
    armies = [book.suggest(sold, lists[side], SIZE, f"{number}") for side in range(2)]
    battle = {"armies": [{"army": army.army, "size": SIZE, "units": army.units} for army in armies]}
    return {"game": JOAN, "seats": [HUMAN, *(seats or (HUMAN,))], "battle": battle, "pack": pack}


async def kept_packs(house: House) -> int:
    query = select(func.count()).select_from(packs)
    return await house.worker.ledger.database.read(lambda connection: connection.execute(query).scalar_one())


async def age(house: House, table: str, days: float) -> None:
    at = time.time() - days * DAY
    old = update(tables).where(tables.c.id == table).values(made_at=at, moved_at=at, opened_at=0.0)
    await house.worker.ledger.database.write(lambda connection: connection.execute(old))


def test_a_table_that_is_refused_leaves_no_pack(database_url: str) -> None:
    """Every free battle has a pack of its own; they were kept before anything was refused, in nobody's quota."""

    async def scene() -> None:
        async with house_at(database_url, quotas=Quotas(tables=1, packs=2)) as house:
            for number in range(3):
                answer = await sent(house, "/api/tables", free_battle(number, bot("nosuch")), SOMEBODY)
                assert refusal(answer) == (404, "error-no-such-bot")
            lesson = {"game": JOAN, "seats": [HUMAN, bot("nosuch")], "lesson": "orders"}
            assert refusal(await sent(house, "/api/tables", lesson, SOMEBODY)) == (404, "error-no-such-bot")
            assert await kept_packs(house) == 0
            made = [await sent(house, "/api/tables", free_battle(number), SOMEBODY) for number in range(3)]
            assert [answer.status_code for answer in made] == [201, 429, 429]
            assert await kept_packs(house) == 1

    asyncio.run(scene())


@pytest.mark.parametrize("keeping", [Keeping(), Keeping(packs=0)])
def test_the_pack_of_a_free_battle_goes_with_its_last_table(database_url: str, keeping: Keeping) -> None:
    async def scene() -> None:
        async with house_at(database_url) as house:
            made = [(await sent(house, "/api/tables", free_battle(1), SOMEBODY)).json()["table"] for _ in range(2)]
            other = (await sent(house, "/api/tables", free_battle(2), SOMEBODY)).json()["table"]
            assert await kept_packs(house) == 2
            for table, left in ((made[0], 2), (made[1], 1), (other, 0)):
                await age(house, table, days=20)
                await pruning.sweep(house.worker.ledger, keeping)
                assert await kept_packs(house) == left

    asyncio.run(scene())


def test_a_free_battle_with_an_uploaded_pack_counts_as_a_pack(database_url: str) -> None:
    async def scene() -> None:
        async with house_at(database_url, quotas=Quotas(tables=9, packs=2)) as house:
            files = dict(built_in_pack(JOAN).files)
            files["armies.toml"] += "\n# mine\n"
            own = PackFiles(files)
            kept = await sent(house, "/api/packs", {"game": JOAN, "files": own.files}, SOMEBODY)
            pack = kept.json()["pack"]
            answers = [
                await sent(house, "/api/tables", free_battle(number, pack=pack, files=own), SOMEBODY)
                for number in (1, 1, 2)
            ]
            assert [answer.status_code for answer in answers[:2]] == [201] * 2, answers[0].text
            assert refusal(answers[2]) == (429, "error-too-many-packs")
            plain = {"game": JOAN, "seats": [HUMAN, HUMAN], "pack": pack}
            assert (await sent(house, "/api/tables", plain, SOMEBODY)).status_code == 201
            assert await kept_packs(house) == 2

    asyncio.run(scene())


def test_the_pack_of_a_table_counts_for_whoever_brings_it_too(ledger_url: str) -> None:
    async def scene() -> None:
        async with opened(ledger_url) as ledger:
            row, name = a_table("a" * 12, time.time() - 20 * DAY), "0" * 64
            await ledger.lobby.create(row, [a_seat(row.id, 0, "human")], 0, NewPack({"a.toml": "x = 1"}))
            await ledger.lobby.keep_pack("1" * 64, "parley", {}, "somebody", 1)
            with pytest.raises(Denied, match="too-many-packs"):
                await ledger.lobby.keep_pack(name, "parley", {"a.toml": "x = 1"}, "somebody", 1)
            await ledger.lobby.keep_pack(name, "parley", {"a.toml": "x = 1"}, "somebody else", 1)
            with pytest.raises(Denied, match="too-many-packs"):
                await ledger.lobby.keep_pack("2" * 64, "parley", {}, "somebody else", 1)
            await pruning.sweep(ledger, Keeping())
            assert await ledger.lobby.table(row.id) is None
            assert await ledger.lobby.pack(name) is not None

    asyncio.run(scene())


def test_many_tables_at_once_share_a_new_pack(ledger_url: str) -> None:
    async def scene() -> None:
        async with opened(ledger_url) as first, opened(ledger_url) as second:
            rows = [a_table(f"{number:012}", time.time()) for number in range(20)]
            new = NewPack({"a.toml": "x = 1"})
            await asyncio.gather(
                *(
                    (first, second)[number % 2].lobby.create(row, [a_seat(row.id, 0, "open")], 0, new)
                    for number, row in enumerate(rows)
                )
            )
            assert len(await first.lobby.tables_by_ids([row.id for row in rows])) == 20
            assert await first.lobby.pack("0" * 64) is not None

    asyncio.run(scene())


def test_a_journal_that_is_refused_leaves_no_pack(sqlite_url: str) -> None:
    async def scene() -> None:
        async with house_at(sqlite_url, quotas=Quotas(tables=2, packs=1)) as house:
            head, *rest = (await journal_of_resigned(house, await house.begun())).decode().splitlines()

            async def brought(number: int) -> httpx.Response:
                files = a_pack(number)["files"]
                known = json.loads(head) | {"pack_files": files, "pack": PackFiles(files).hash}
                content = "\n".join([json.dumps(known), *rest]) + "\n"
                return await house.http.post("/api/journals", content=content, headers={"X-Forwarded-For": SOMEBODY})

            before = await kept_packs(house)
            assert (await brought(1)).status_code == 201
            assert await kept_packs(house) == before + 1
            assert refusal(await brought(2)) == (429, "error-too-many-packs")
            assert (await brought(1)).status_code == 201
            assert refusal(await brought(2)) == (429, "error-too-many-tables")
            assert await kept_packs(house) == before + 1
            tables_kept = select(func.count()).select_from(tables)
            kept = await house.worker.ledger.database.read(lambda it: it.execute(tables_kept).scalar_one())
            assert kept == 3

    asyncio.run(scene())


def test_an_address_has_only_a_few_packs_read_for_tables_at_once(sqlite_url: str) -> None:
    """Reading one takes a while, and everybody's are read one after another."""

    async def scene() -> None:
        async with house_at(sqlite_url) as house:
            async with house.worker.tables._agreeing:
                wishes = [free_battle(number) for number in range(WAITING_OF_ADDRESS + 3)]
                asked = [asyncio.create_task(sent(house, "/api/tables", wish, SOMEBODY)) for wish in wishes]
                early, _ = await asyncio.wait(asked, return_when=asyncio.FIRST_COMPLETED)
                assert {refusal(task.result()) for task in early} == {(429, "error-too-many-requests")}
            ended = sorted(answer.status_code for answer in await asyncio.gather(*asked))
            assert ended == [201] * WAITING_OF_ADDRESS + [429] * 3

    asyncio.run(scene())
