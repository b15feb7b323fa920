"""Plays random games over WebSockets for ever, comes back when the server was away, and notes what it acknowledges.

    python -m tests.server.crash_client PORT SEED

Every line of the output is JSON: a table that was made with its secrets, or a choice that the server has accepted.
"""

from __future__ import annotations

import asyncio
import json
import sys
from http.client import HTTPException
from random import Random
from typing import Any

from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import WebSocketException

from tests.server.served import GAMES, Table, new_table

LOST = (OSError, HTTPException, WebSocketException, TimeoutError, EOFError)
"""What a server raises that is not there."""
BREATH = 0.02
PARTIES = [(game, *seats) for game in GAMES for seats in (("human", "human"), ("human", "easy"), ("medium", "human"))]


def note(**facts: object) -> None:
    print(json.dumps(facts), flush=True)


async def keep_playing(port: int, game: str, *seats: str, rng: Random) -> None:
    """One match after another."""
    while True:
        try:
            table = await asyncio.to_thread(new_table, port, game, *seats)
        except LOST:
            await asyncio.sleep(BREATH)
            continue
        note(table=table.id, tokens=table.tokens)
        await asyncio.gather(*(keep_seated(port, table, seat, Random(rng.random())) for seat in table.tokens))
        note(over=table.id)


async def keep_seated(port: int, table: Table, seat: int, rng: Random) -> None:
    """Play a seat until the match is over, however often the connection is lost."""
    while True:
        try:
            async with connect(f"ws://127.0.0.1:{port}/ws/{table.id}", max_size=None, compression=None) as socket:
                await socket.send(json.dumps({"type": "hello", "token": table.tokens[seat]}))
                await play(socket, table, seat, rng)
                return
        except LOST:
            await asyncio.sleep(BREATH)


async def play(socket: ClientConnection, table: Table, seat: int, rng: Random) -> None:
    """Answer every question with any legal choice until the match is over."""
    request = 0
    is_over = False
    asked: dict[int, tuple[int, Any]] = {}
    async for text in socket:
        message = json.loads(text)
        if message["type"] == "accepted":
            number, choice = asked.pop(message["id"])
            note(at=table.id, seat=seat, number=number + 1, choice=choice, last=message["number"])
        elif message["type"] == "update" and message["situation"]:
            situation = message["situation"]
            is_over = "ended" in situation
            if situation["asked"] == seat:
                request += 1
                choice = rng.choice(situation["prompt"]["offers"])["choice"]
                asked[request] = (situation["number"], choice)
                await asyncio.sleep(rng.random() * BREATH)
                wish = {"type": "choose", "id": request, "number": situation["number"], "choice": choice}
                await socket.send(json.dumps(wish))
        else:
            assert message["type"] in ("welcome", "table", "update"), message
        if is_over and not asked:
            return
    raise ConnectionError("the server has hung up")


async def main(port: int, seed: int) -> None:
    rng = Random(seed)
    await asyncio.gather(*(keep_playing(port, *party, rng=Random(rng.random())) for party in PARTIES))


if __name__ == "__main__":
    asyncio.run(main(int(sys.argv[1]), int(sys.argv[2])))
