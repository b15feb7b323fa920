"""Answers that everybody gets are made once and kept, within bounds; nobody waits for what others ask for."""

from __future__ import annotations

import asyncio
import threading
from pathlib import Path
from typing import Any

import httpx
import pytest

from tests.server.house import OPEN, House, InHouse, house_at
from timefront.games.registry import GAMES
from timefront.server.lobby.answers import Answers, Making, prepared
from timefront.server.wire.errors import Denied

JOAN, DUEL = "joan_of_arc", "duel_of_time"
LARGE = [
    "/api/games",
    "/api/texts/en",
    f"/api/texts/{JOAN}/own/en",
    f"/api/texts/{JOAN}/own/en/first",
    f"/api/texts/{JOAN}/own/en/later",
    f"/api/rules/{JOAN}/en",
    f"/api/scenarios/{JOAN}",
    f"/api/armies/{JOAN}",
]
MANY = 40


async def all_at_once(house: House, path: str) -> list[httpx.Response]:
    return await asyncio.gather(*(house.http.get(path) for _ in range(MANY)))


@pytest.mark.parametrize("path", LARGE)
def test_many_requests_are_answered_with_one_making(tmp_path: Path, path: str) -> None:
    async def scene() -> None:
        async with house_at(f"sqlite:///{tmp_path / 'tables.db'}") as house:
            answers = [*await all_at_once(house, path), *await all_at_once(house, path)]
            assert {answer.status_code for answer in answers} == {200}
            assert len({answer.content for answer in answers}) == 1
            assert house.worker.lobby.answers.made == 1

    asyncio.run(scene())


@pytest.mark.parametrize("path", LARGE)
def test_a_kept_answer_is_sent_in_an_encoding_that_is_accepted(in_house: InHouse, path: str) -> None:
    async def scene(house: House) -> None:
        packed = await house.http.get(path, headers={"Accept-Encoding": "gzip"})
        plain = await house.http.get(path, headers={"Accept-Encoding": "identity"})
        assert packed.headers["content-encoding"] == "gzip"
        assert "content-encoding" not in plain.headers
        assert packed.headers["vary"] == plain.headers["vary"] == "Accept-Encoding"
        assert int(packed.headers["content-length"]) < int(plain.headers["content-length"]) == len(plain.content)
        assert packed.json() == plain.json()
        assert packed.headers["content-type"] == "application/json"
        assert "content-security-policy" in packed.headers

    in_house(scene)


def test_each_pack_has_answers_of_its_own_and_the_games_own_pack_has_two_names(tmp_path: Path) -> None:
    async def scene() -> None:
        async with house_at(f"sqlite:///{tmp_path / 'tables.db'}") as house:
            files = dict(GAMES[DUEL].built_in_pack().files)
            files["texts/en.ftl"] += "\nmine = Mine\n"
            kept = await house.post("/api/packs", {"game": DUEL, "files": files})
            own = await house.get(f"/api/texts/{DUEL}/own/en")
            named = await house.get(f"/api/texts/{DUEL}/{GAMES[DUEL].built_in_pack().hash}/en")
            mine = await house.get(f"/api/texts/{DUEL}/{kept['pack']}/en")
            assert own == named != mine
            assert house.worker.lobby.answers.made == 2
            for _ in range(2):
                assert (await house.http.get(f"/api/texts/{DUEL}/{'0' * 64}/en")).status_code == 404
            assert (await house.http.get(f"/api/texts/{JOAN}/{kept['pack']}/en")).status_code == 404

    asyncio.run(scene())


def test_the_list_of_tables_is_never_older_than_the_question(tmp_path: Path) -> None:
    async def scene() -> None:
        async with house_at(f"sqlite:///{tmp_path / 'tables.db'}") as house:
            for number in range(5):
                asking = asyncio.create_task(house.get("/api/tables"))
                made = await house.make(DUEL, OPEN, OPEN, is_public=True, title=str(number))
                assert made.table in [info["table"] for info in await house.get("/api/tables")]
                await asking
            before = house.worker.lobby.answers.made
            listed = await all_at_once(house, "/api/tables")
            assert {len(answer.json()) for answer in listed} == {5}
            assert house.worker.lobby.answers.made - before < MANY / 2

    asyncio.run(scene())


# The kept answers themselves


def test_what_is_made_runs_beside_the_event_loop_and_one_after_another() -> None:
    async def scene() -> None:
        answers, begun, may_end = Answers(), asyncio.Event(), threading.Event()
        loop = asyncio.get_running_loop()
        running: list[str] = []

        def making(name: str) -> Any:
            running.append(name)
            assert len(running) == 1
            loop.call_soon_threadsafe(begun.set)
            assert may_end.wait(30.0)
            running.remove(name)
            return name

        asked = [asyncio.create_task(answers.kept((name,), prepared(lambda name=name: making(name)))) for name in "aab"]  # type: ignore[misc]
        await asyncio.wait_for(begun.wait(), 30.0)  # the loop goes on while it is made
        asked[0].cancel()  # who leaves takes nothing from the others
        may_end.set()
        assert [(await task).plain for task in asked[1:]] == [b'"a"', b'"b"']
        assert answers.made == 2
        answers.stop()

    asyncio.run(scene())


def test_the_answers_used_least_recently_make_room() -> None:
    async def scene() -> None:
        answers = Answers(most_bytes=100)
        for name in ("a", "b", "a", "c"):
            await answers.kept((name,), prepared(lambda name=name: name * 40))  # type: ignore[misc]
        assert (answers.made, answers.bytes) == (3, 84)
        await answers.kept(("a",), prepared(lambda: "another"))
        assert answers.made == 3
        await answers.kept(("b",), prepared(lambda: "b"))
        assert answers.made == 4
        assert len((await answers.kept(("d",), prepared(lambda: "d" * 200))).plain) == 202, "too large to be kept"
        assert answers.bytes == 0
        answers.stop()

    asyncio.run(scene())


def test_a_failure_is_told_to_all_who_wait_and_is_not_kept() -> None:
    async def scene() -> None:
        answers = Answers()
        there_is = False

        async def prepare() -> Making:
            await asyncio.sleep(0)
            if not there_is:
                raise Denied("no-such-pack", 404)
            return lambda: "here"

        asked = await asyncio.gather(*(answers.kept(("a",), prepare) for _ in range(3)), return_exceptions=True)
        assert [type(one) for one in asked] == [Denied] * 3
        there_is = True
        assert (await answers.kept(("a",), prepare)).plain == b'"here"'
        answers.stop()

    asyncio.run(scene())
