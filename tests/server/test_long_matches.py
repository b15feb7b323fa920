"""Long matches are replayed beside the event loop, and many messages in one piece give others their turn."""

from __future__ import annotations

import asyncio
import json
import threading
from itertools import groupby
from pathlib import Path
from random import Random
from typing import Any

import pytest

from tests.server.house import HUMAN, House, house_at, play
from timefront.matches.match import Match
from timefront.matches.opening import StoredMatch, copy_for_reading

HERE = threading.main_thread()


def threads_of(monkeypatch: pytest.MonkeyPatch, kind: type, name: str) -> list[threading.Thread]:
    """The threads in which a method is called from now on."""
    seen: list[threading.Thread] = []
    method: Any = getattr(kind, name)

    def noting(*args: Any) -> Any:
        seen.append(threading.current_thread())
        return method(*args)

    monkeypatch.setattr(kind, name, noting)
    return seen


@pytest.mark.slow
def test_a_journal_a_fork_and_a_look_back_are_worked_out_in_threads(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("timefront.server.tables.table.MOST_ENTRIES", 4)

    async def scene(house: House) -> None:
        made = await house.begun()
        guests = [await made.sit(0), await made.sit(1)]
        await play(guests, Random(1), 10)
        house.worker.tables.held.clear()  # a fork of a match that is loaded anew
        opened = threads_of(monkeypatch, StoredMatch, "opened")
        positions = threads_of(monkeypatch, Match, "position_after")
        journals = [await made.journal(made.tokens[0]) for _ in range(3)]
        assert journals[0] == journals[1] == journals[2]
        assert house.worker.lobby.answers.made == 1
        fork = {"number": 5, "seats": [HUMAN, HUMAN]}
        assert (await house.post(f"/api/tables/{made.table}/fork", fork, made.tokens[0]))["table"]
        assert (await guests[0].ask("travel", number=3))["type"] == "travelled"
        assert opened
        assert positions
        assert HERE not in [*opened, *positions]

    async def whole() -> None:
        async with house_at(f"sqlite:///{tmp_path / 'tables.db'}") as house:
            await scene(house)

    asyncio.run(whole())


def test_a_copy_for_reading_is_not_changed_by_later_moves(tmp_path: Path) -> None:
    async def scene() -> None:
        async with house_at(f"sqlite:///{tmp_path / 'tables.db'}") as house:
            made = await house.begun()
            guests = [await made.sit(0), await made.sit(1)]
            await play(guests, Random(2), 5)
            match = house.held(made).match
            assert match is not None
            copy = copy_for_reading(match)
            before = (copy.entries[:], dict(copy.facts), copy.line[:], copy.log(0), copy.next_number)
            assert before == (match.entries, match.facts, match.line, match.log(0), match.next_number)
            await play(guests, Random(3), 3)
            assert (copy.entries, copy.facts, copy.line, copy.log(0), copy.next_number) == before
            assert match.next_number > copy.next_number

    asyncio.run(scene())


def test_messages_that_come_in_one_piece_do_not_keep_others_waiting(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The pieces of work of two connections alternate, although each has sent everything at once."""
    order: list[int] = []

    async def looks(_table: Any, number: int, viewer: int | None) -> Any:
        order.append(viewer or 0)
        return {}

    async def scene() -> None:
        async with house_at(f"sqlite:///{tmp_path / 'tables.db'}") as house:
            made = await house.begun()
            guests = [await made.sit(0), await made.sit(1)]
            monkeypatch.setattr("timefront.server.tables.table.OpenTable.view_after", looks)
            monkeypatch.setattr("timefront.server.connections.sockets.moving_parts", lambda _game, view: view)
            for guest in guests:
                for request in range(50):
                    asked = {"type": "travel", "id": 1000 + request, "number": 0}
                    guest._socket.protocol.send_text(json.dumps(asked).encode())
                guest._socket.send_data()
            for guest in guests:
                await guest.until(lambda message: message.get("id") == 1049)
            assert len(order) == 100
            begun, done = (
                max(order.index(0), order.index(1)),
                len(order) - max(order[::-1].index(0), order[::-1].index(1)),
            )
            together = order[begun:done]
            assert len(together) > 50
            assert max(len([*run]) for _, run in groupby(together)) <= 3

    asyncio.run(scene())
