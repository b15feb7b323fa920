"""Third-party bots on the server: only those that the operator allows, by name; a bot that misbehaves loses."""

from __future__ import annotations

import asyncio
from random import Random
from typing import Any

import pytest
from websockets.asyncio.server import ServerConnection, serve

from tests.bots.test_outside import COMMANDS, program
from tests.server.house import HUMAN, Guest, House, Refusing, bot, house_at
from timefront.server.config import Config, must_fit
from timefront.server.thinking import tasks
from timefront.server.thinking.driver import THINKING_SECONDS
from timefront.server.wire.errors import CannotServe

FIRST = "import sys\nfor line in sys.stdin: print('{\"offer\": 0}', flush=True)"


async def played(house: House, name: str, **wishes: Any) -> Guest:
    """A guest who has played to the end against a third-party bot."""
    made = await house.begun("duel_of_time", HUMAN, bot(name), **wishes)
    guest = await made.sit(0)
    rng = Random(1)
    while await guest.until_asked() is not None:
        await guest.choose_any(rng)
    return guest


def test_a_bot_that_the_operator_allows_plays_a_match(sqlite_url: str) -> None:
    async def scene() -> None:
        async with house_at(sqlite_url, bots={"mine": f"program:{COMMANDS['python']}"}) as house:
            games = await house.get("/api/games")
            assert [game["bots"] for game in games] == [["mine"]] * len(games)
            guest = await played(house, "mine")
            assert guest.situation is not None
            assert guest.situation["ended"]["reason"] != "resignation"
            assert guest.welcome["table"]["seats"][1]["level"] == "mine"
            assert "program" not in "".join(guest.raw), "nobody is told the command"
            await guest.leave()

    asyncio.run(scene())


WRONG = {
    "ends": "raise SystemExit",
    "nonsense": "input(); print('pardon?'); input()",
    "floods": "import sys\nwhile True: sys.stdout.write('x' * 100000)",
    "hangs": "import time; time.sleep(60)",
}


@pytest.mark.long  # one hangs for as long as it may
def test_bots_that_crash_hang_flood_or_answer_nonsense_lose(sqlite_url: str) -> None:
    bots = {name: f"program:{program(code)}" for name, code in WRONG.items()} | {"away": "ws://127.0.0.1:9"}

    async def scene() -> None:
        async with house_at(sqlite_url, bots=bots, thinkers=2) as house:
            guests = await asyncio.gather(*(played(house, name) for name in bots))
            for guest in guests:
                assert guest.situation is not None
                ended = guest.situation["ended"]
                assert (ended["winners"], ended["reason"]) == ([0], "resignation")
                await guest.leave()

    asyncio.run(scene())


def test_among_three_the_match_goes_on_without_it(sqlite_url: str) -> None:
    async def scene() -> None:
        async with house_at(sqlite_url, bots={"none": "program:/nowhere/bot"}) as house:
            made = await house.begun("battle_through_history", HUMAN, bot("none"), bot("easy"))
            guest = await made.sit(0)
            rng = Random(2)
            while guest.situation is None or guest.situation.get("resigned") != [1]:
                if await guest.until_asked():
                    await guest.choose_any(rng)
            turns = house.held(made)
            turn = turns.bot_turn(0.0)
            assert turn is None or turn.level == "easy", "a bot of ours plays on for it"
            await guest.leave()

    asyncio.run(scene())


def test_a_bot_at_an_address_plays_at_a_table(sqlite_url: str) -> None:
    async def answer(asker: ServerConnection) -> None:
        async for _ in asker:
            await asker.send('{"offer": 0}')

    async def scene() -> None:
        async with serve(answer, "127.0.0.1", 0) as at:
            address = f"ws://127.0.0.1:{next(iter(at.sockets)).getsockname()[1]}"
            async with house_at(sqlite_url, bots={"far": address}) as house:
                guest = await played(house, "far")
                assert guest.situation is not None
                assert guest.situation["ended"]["reason"] != "resignation"
                await guest.leave()

    asyncio.run(scene())


@pytest.mark.parametrize("name", ["other", "", "program:true", "ws://a", "random", "mcts:9"])
def test_no_client_names_any_other_bot(sqlite_url: str, name: str) -> None:
    async def scene() -> None:
        async with house_at(sqlite_url, bots={"mine": "program:true"}) as house:
            with pytest.raises(Refusing) as refusing:
                await house.make("duel_of_time", HUMAN, bot(name))
            assert refusing.value.status in (400, 404)
            made = await house.begun()
            wish = {"number": 0, "seats": [HUMAN, bot(name)]}
            with pytest.raises(Refusing):
                await house.post(f"/api/tables/{made.table}/fork", wish, made.tokens[0])

    asyncio.run(scene())


def test_a_bot_that_is_no_longer_allowed_has_lost(sqlite_url: str) -> None:
    async def scene() -> None:
        async with house_at(sqlite_url, bots={"mine": f"program:{program(FIRST)}"}) as house:
            made = await house.make("duel_of_time", HUMAN, bot("mine"))
        async with house_at(sqlite_url) as house:
            made.house = house
            await made.join(0)
            guest = await made.sit(0)
            while await guest.until_asked() is not None:
                await guest.choose_any(Random(3))
            assert guest.situation is not None
            assert guest.situation["ended"]["reason"] == "resignation"
            await guest.leave()

    asyncio.run(scene())


def test_a_program_may_not_take_longer_than_its_process() -> None:
    assert tasks.OUTSIDE_SECONDS + tasks.OUTSIDE_SECONDS_TO_START < THINKING_SECONDS


@pytest.mark.parametrize(
    "bots", [{"easy": "program:true"}, {"Upper": "program:true"}, {"much-too-long": "program:true"}, {"mine": "mcts:9"}]
)
def test_what_cannot_be_a_bot_is_said_at_once(bots: dict[str, str]) -> None:
    with pytest.raises(CannotServe):
        must_fit(Config("sqlite:///a.db", bots=bots), 1)
