"""What expires, and `timefront prune`: a dry run changes nothing, the server may run, and what is used stays."""

from __future__ import annotations

import asyncio
import json
import time
from pathlib import Path
from random import Random

import pytest
from sqlalchemy import Connection, func, select, update
from sqlalchemy.sql.schema import Table as Schema

from tests.server.house import House, Made, Refusing, bot, house_at
from tests.server.ledgers import TABLE, a_seat, a_table, change, choices, opened
from tests.server.served import Seat, Served
from timefront.cli import run
from timefront.server.config import Keeping
from timefront.server.store import pruning
from timefront.server.store.expiry import DAY
from timefront.server.store.ledger import Ledger
from timefront.server.store.records import Status
from timefront.server.store.schema import chat, entries, notes, packs, seats, standings, tables

KEEPING = Keeping(unopened=14, packs=30, idle=60, finished=90)
DEFAULTS = Keeping()
PACK, OTHER_PACK = "0" * 64, "1" * 64


async def add(ledger: Ledger, table_id: str, status: Status, made: float, opened_at: float = 0.0) -> None:
    """Add a table that was made, and possibly opened, this many days ago."""
    now = time.time()
    row = a_table(table_id, now - made * DAY)
    row.status = status
    row.opened_at = now - opened_at * DAY if opened_at else 0.0
    await ledger.lobby.keep_pack(PACK, "parley", {})
    await ledger.lobby.create(row, [a_seat(table_id, seat, "human") for seat in range(2)])


async def expired(ledger: Ledger, keeping: Keeping) -> dict[str, str]:
    return {table.table: table.why for table in (await ledger.expiry.find(keeping)).tables}


async def count(ledger: Ledger, what: Schema) -> int:
    query = select(func.count()).select_from(what)
    return await ledger.database.read(lambda connection: connection.execute(query).scalar_one())


async def age_pack(ledger: Ledger, pack: str, days: float) -> None:
    old = update(packs).where(packs.c.hash == pack).values(kept_at=time.time() - days * DAY)
    await ledger.database.write(lambda connection: connection.execute(old))


# What expires


@pytest.mark.parametrize(
    ("status", "made", "opened_at", "by_default", "by_wish"),
    [
        ("waiting", 15, 0, "unopened", "unopened"),
        ("waiting", 13, 0, "", ""),
        ("waiting", 500, 15, "unopened", "unopened"),
        ("waiting", 500, 13, "", ""),
        ("playing", 15, 0, "unopened", "unopened"),  # bots among themselves
        ("playing", 500, 61, "", "idle"),
        ("playing", 500, 59, "", ""),
        ("read-only", 500, 61, "", "idle"),
        ("over", 15, 0, "unopened", "unopened"),  # a journal that was uploaded and never looked at
        ("over", 500, 91, "", "finished"),
        ("over", 500, 89, "", ""),
    ],
)
def test_tables_expire_that_nobody_opens_and_matches_only_by_wish(
    ledger_url: str, status: Status, made: float, opened_at: float, by_default: str, by_wish: str
) -> None:
    async def scene() -> None:
        async with opened(ledger_url) as ledger:
            await add(ledger, TABLE, status, made, opened_at)
            assert (await expired(ledger, DEFAULTS)).get(TABLE, "") == by_default
            assert (await expired(ledger, KEEPING)).get(TABLE, "") == by_wish
            assert await expired(ledger, Keeping(0, 0, 0, 0)) == {}

    asyncio.run(scene())


def test_a_table_at_which_something_moves_is_kept(ledger_url: str) -> None:
    async def scene() -> None:
        async with opened(ledger_url) as ledger:
            await add(ledger, TABLE, "playing", 500)
            await ledger.journals.append(TABLE, choices(0), change(at=time.time()))
            assert await expired(ledger, KEEPING) == {}

    asyncio.run(scene())


def test_packs_expire_that_no_table_uses(ledger_url: str) -> None:
    async def scene() -> None:
        async with opened(ledger_url) as ledger:
            await add(ledger, TABLE, "over", 500, 1)
            await ledger.lobby.keep_pack(OTHER_PACK, "parley", {"a.toml": "x"})
            for pack in (PACK, OTHER_PACK):
                await age_pack(ledger, pack, 31)
            found = await ledger.expiry.find(DEFAULTS)
            assert [pack.pack for pack in found.packs] == [OTHER_PACK]
            await ledger.lobby.keep_pack(OTHER_PACK, "parley", {"a.toml": "x"})  # somebody uploads it again
            assert (await ledger.expiry.remove(found, DEFAULTS)).packs == []
            await age_pack(ledger, OTHER_PACK, 31)
            assert len((await ledger.expiry.remove(found, DEFAULTS)).packs) == 1
            assert (await ledger.lobby.pack(OTHER_PACK), await ledger.lobby.pack(PACK) is None) == (None, False)

    asyncio.run(scene())


# Removing


def test_a_table_goes_with_all_that_belongs_to_it_and_its_pack_later(ledger_url: str) -> None:
    async def scene() -> None:
        async with opened(ledger_url) as ledger:
            await add(ledger, TABLE, "playing", 500)
            await ledger.journals.append(TABLE, choices(0, 1), change(at=1.0))
            await ledger.lobby.say(TABLE, 0, "Ana", "hello", 1.0)
            await add(ledger, "kept00000000", "over", 500, 1)
            await ledger.lobby.set_next("kept00000000", TABLE)
            await age_pack(ledger, PACK, 400)
            found = await ledger.expiry.find(DEFAULTS)
            assert [table.table for table in (await ledger.expiry.remove(found, DEFAULTS)).tables] == [TABLE]
            assert [await count(ledger, what) for what in (tables, seats, entries, standings, chat)] == [1, 2, 0, 0, 0]
            kept = await ledger.lobby.table("kept00000000")
            assert kept is not None
            assert kept.next == "", "another rematch can be made"
            query = select(packs.c.kept_at)
            kept_at = await ledger.database.read(lambda connection: connection.execute(query).scalar_one())
            assert time.time() - kept_at < 60, "it was in use until now"

    asyncio.run(scene())


def test_what_is_opened_after_it_was_found_stays(ledger_url: str) -> None:
    async def scene() -> None:
        async with opened(ledger_url) as ledger:
            for number in range(50):
                await add(ledger, f"{number:012}", "waiting", 20)
            found = await ledger.expiry.find(DEFAULTS)
            assert len(found.tables) == 50
            await ledger.lobby.note_opened([f"{number:012}" for number in range(0, 50, 2)], time.time())
            assert len((await ledger.expiry.remove(found, DEFAULTS)).tables) == 25
            assert await count(ledger, tables) == 25
            assert await expired(ledger, DEFAULTS) == {}

    asyncio.run(scene())


@pytest.mark.parametrize("years", [1, -1])
def test_a_wrong_date_lets_nothing_expire(ledger_url: str, monkeypatch: pytest.MonkeyPatch, years: int) -> None:
    real = time.time

    async def scene() -> None:
        async with opened(ledger_url) as ledger:
            await ledger.notes.prepare()
            await add(ledger, TABLE, "waiting", 1)
            monkeypatch.setattr(time, "time", lambda: real() + years * 365 * DAY)
            assert await expired(ledger, DEFAULTS) == {}
        async with opened(ledger_url) as another:
            await another.notes.recall_time()
            assert await expired(another, DEFAULTS) == {}

    asyncio.run(scene())


def test_makers_are_forgotten_after_a_month(ledger_url: str) -> None:
    async def scene() -> None:
        async with opened(ledger_url) as ledger:
            await ledger.lobby.keep_pack(PACK, "parley", {})
            for table_id, days in (("new000000000", 29), ("old000000000", 31)):
                row = a_table(table_id, time.time() - days * DAY)
                row.maker, row.opened_at = "somebody", time.time()
                await ledger.lobby.create(row, [a_seat(table_id, 0, "human")])
            await pruning.sweep(ledger, DEFAULTS)
            found = await ledger.lobby.tables_by_ids(["new000000000", "old000000000"])
            assert {name: row.maker for name, row in found.items()} == {"new000000000": "somebody", "old000000000": ""}

    asyncio.run(scene())


# On a server


async def age(house: House, *made: Made, days: float) -> None:
    """Make tables this many days old."""
    at = time.time() - days * DAY
    old = update(tables).where(tables.c.id.in_([table.table for table in made]))
    values = {"made_at": at, "moved_at": at, "opened_at": func.min(tables.c.opened_at, at)}
    await house.worker.ledger.database.write(lambda connection: connection.execute(old.values(values)))


def test_what_people_do_keeps_a_table(sqlite_url: str) -> None:
    """Looking at it by link, taking a seat, connecting, staying connected."""

    async def scene() -> None:
        async with house_at(sqlite_url) as house:
            nobody, looked, sat, watched = [await house.make() for _ in range(4)]
            await age(house, nobody, looked, sat, watched, days=20)
            await looked.info()
            await sat.join(0)
            async with await watched.sit(None):
                assert await expired(house.worker.ledger, DEFAULTS) == {nobody.table: "unopened"}
                await age(house, watched, days=20)
                house.held(watched).row.opened_at = 0.0
                await house.worker.tables.note_presence()
                assert await expired(house.worker.ledger, DEFAULTS) == {nobody.table: "unopened"}

    asyncio.run(scene())


def test_a_table_that_has_expired_is_not_there_though_it_was_held(sqlite_url: str) -> None:
    async def scene() -> None:
        async with house_at(sqlite_url) as house:
            made = await house.make()
            await made.info()
            assert made.table in house.worker.tables.held
            await age(house, made, days=20)
            await pruning.sweep(house.worker.ledger, DEFAULTS)
            for _ in range(2):
                with pytest.raises(Refusing) as refused:
                    await made.info()
                assert (refused.value.status, refused.value.key) == (404, "error-no-such-table")
            assert made.table not in house.worker.tables.held

    asyncio.run(scene())


def test_a_server_lets_go_by_itself(sqlite_url: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(pruning, "FIRST_SWEEP", 0.2)
    monkeypatch.setattr(pruning, "SWEEP_EVERY", 0.2)

    async def scene() -> None:
        async with house_at(sqlite_url) as house:
            made, kept = await house.make(), await house.begun("duel_of_time", bot(), bot())
            await age(house, made, days=20)
            async with asyncio.timeout(30):
                while await house.worker.ledger.lobby.table(made.table) is not None:
                    await asyncio.sleep(0.05)
            assert await house.worker.ledger.lobby.table(kept.table) is not None

    asyncio.run(scene())


# The command


def pruned(capsys: pytest.CaptureFixture[str], *words: str) -> str:
    assert run(["prune", *words]) == 0
    return capsys.readouterr().out


def test_prune_shows_and_removes_only_when_told_to(ledger_url: str, capsys: pytest.CaptureFixture[str]) -> None:
    async def fill() -> None:
        async with opened(ledger_url) as ledger:
            await add(ledger, TABLE, "waiting", 20)
            await add(ledger, "over00000000", "over", 500, 400)
            await ledger.lobby.keep_pack(OTHER_PACK, "parley", {})
            await age_pack(ledger, OTHER_PACK, 31)

    async def contents() -> list[int]:
        async with opened(ledger_url) as ledger:
            return [await count(ledger, what) for what in (tables, packs, notes)]

    asyncio.run(fill())
    for _ in range(2):
        shown = pruned(capsys, "--database", ledger_url)
        assert f"table {TABLE}: parley, waiting, unopened, last used " in shown
        assert f"pack {OTHER_PACK[:12]}: parley, last used " in shown
        assert shown.endswith("1 tables and 1 packs expired; nothing is changed without --apply\n")
    assert asyncio.run(contents()) == [2, 2, 0]
    assert "0 tables and 0 packs" in pruned(
        capsys, "--database", ledger_url, "--keep-unopened", "21", "--keep-packs", "0"
    )
    both = json.loads(pruned(capsys, "--database", ledger_url, "--keep-finished", "300", "--json"))
    assert (both["removed"], [table["why"] for table in both["tables"]]) == (False, ["unopened", "finished"])
    assert pruned(capsys, "--database", ledger_url, "--apply").endswith("1 tables and 1 packs removed\n")
    assert asyncio.run(contents()) == [1, 1, 0]
    assert "0 tables and 0 packs removed" in pruned(capsys, "--database", ledger_url, "--apply")


@pytest.mark.parametrize("words", [["--keep-idle", "-1"], ["--database", "sqlite:///nowhere.db"], ["--database", "x"]])
def test_what_cannot_be_pruned_is_a_sentence(
    words: list[str], capsys: pytest.CaptureFixture[str], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    assert run(["prune", *words]) == 2
    printed = capsys.readouterr()
    assert (printed.out, printed.err.count("\n")) == ("", 1)
    assert [*tmp_path.iterdir()] == []


def test_a_database_that_is_not_up_to_date_is_refused(database_url: str, capsys: pytest.CaptureFixture[str]) -> None:
    def work(connection: Connection) -> None:
        connection.exec_driver_sql("CREATE TABLE words (word INTEGER)")

    async def make() -> None:
        async with opened(database_url) as ledger:
            await ledger.database.write(work)

    asyncio.run(make())
    assert run(["prune", "--database", database_url, "--apply"]) == 2
    assert "start the server first" in capsys.readouterr().err


@pytest.mark.long
def test_prune_works_beside_a_running_server(
    database_url: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    """A match goes on while two hundred tables are removed."""
    with Served(database_url, tmp_path / "log.txt") as server:
        table = server.table("duel_of_time", "human", "easy")
        player = Seat(server.port, table, 0)

        async def fill() -> None:
            async with opened(database_url) as ledger:
                for number in range(200):
                    await add(ledger, f"{number:012}", "waiting", 20)

        asyncio.run(fill())
        assert "200 tables and 0 packs removed" in pruned(capsys, "--database", database_url, "--apply")
        assert player.play_to_the_end(Random(1)) > 0
        assert "Traceback" not in server.said()
