"""Plays random games over WebSockets forever, reconnects after losses, and notes everything that happens.

    python -m tools.campaign.players PORT SEED [bystanders]

Bystanders take their time and have no bots at their tables; how long their own process was kept waiting is noted, too.
Every line of the output is JSON, for `history`: a new table with its secrets, a choice before it is sent, a choice that
the server accepted or refused, an entry that was shown.
"""

from __future__ import annotations

import asyncio
import json
import sys
import time
from http.client import HTTPException
from random import Random
from typing import Any

from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import WebSocketException

from tests.server.served import GAMES, Table, new_table

LOST = (OSError, HTTPException, WebSocketException, TimeoutError, EOFError)
"""What is raised when the server is gone or refuses."""
BREATH = 0.02
PAUSE = 0.2
"""How long a player waits after a refusal."""
THOUGHT = 0.3
"""The longest time that a bystander thinks."""
LAG_EVERY = 0.01
PARTIES = [(game, *seats) for game in GAMES for seats in (("human", "human"), ("human", "easy"), ("medium", "human"))]


def note(**facts: object) -> None:
    """Write a line, and flush it before anything else happens."""
    print(json.dumps(facts), flush=True)


async def keep_playing(port: int, game: str, *seats: str, rng: Random, breath: float) -> None:
    """Play one match after another."""
    while True:
        try:
            table = await asyncio.to_thread(new_table, port, game, *seats)
        except LOST:
            await asyncio.sleep(BREATH)
            continue
        note(table=table.id, tokens=table.tokens)
        await asyncio.gather(*(keep_seated(port, table, seat, Random(rng.random()), breath) for seat in table.tokens))
        note(over=table.id)


async def keep_seated(port: int, table: Table, seat: int, rng: Random, breath: float) -> None:
    """Play a seat until the match is over, however often the connection is lost."""
    while True:
        try:
            async with connect(f"ws://127.0.0.1:{port}/ws/{table.id}", max_size=None, compression=None) as socket:
                await socket.send(json.dumps({"type": "hello", "token": table.tokens[seat]}))
                await play(socket, table, seat, rng, breath)
                return
        except LOST:
            await asyncio.sleep(BREATH)


async def play(socket: ClientConnection, table: Table, seat: int, rng: Random, breath: float) -> None:
    """Answer every question with a random legal choice until the match is over."""
    request = 0
    is_over = False
    asked: dict[int, tuple[int, Any, int]] = {}
    async for text in socket:
        message = json.loads(text)
        if message["type"] == "accepted":
            when = time.monotonic_ns()
            number, choice, since = asked.pop(message["id"])
            told = {"last": message["number"], "when": when, "waited": when - since}
            note(at=table.id, seat=seat, number=number, choice=choice, **told)
        elif message["type"] == "update" and message["situation"]:
            situation = message["situation"]
            note(shown=table.id, number=situation["number"])
            is_over = "ended" in situation
            if situation["asked"] == seat:
                request += 1
                choice = rng.choice(situation["prompt"]["offers"])["choice"]
                await asyncio.sleep(rng.random() * breath)
                asked[request] = (situation["number"] + 1, choice, time.monotonic_ns())
                note(sent=table.id, seat=seat, number=situation["number"] + 1, choice=choice)
                wish = {"type": "choose", "id": request, "number": situation["number"], "choice": choice}
                await socket.send(json.dumps(wish))
        elif message["type"] in ("refused", "closed"):
            await refused(message)
        else:
            assert message["type"] in ("welcome", "table", "update"), message
        if is_over and not asked:
            return
    raise ConnectionError("the server has hung up")


async def refused(message: dict[str, Any]) -> None:
    """Note the refusal, and wait."""
    note(refused=message["phrase"]["key"])
    await asyncio.sleep(PAUSE)
    raise ConnectionError("the choice was refused")


async def note_lags() -> None:
    """Note delays of this process that the machine caused, not the server."""
    longest = 0.0
    while True:
        before = time.monotonic()
        await asyncio.sleep(LAG_EVERY)
        lag = time.monotonic() - before - LAG_EVERY
        if lag > longest:
            longest = lag
            note(lag=lag)


async def main(port: int, seed: int, *how: str) -> None:
    """Play all matches at once."""
    rng = Random(seed)
    is_bystander = "bystanders" in how
    parties = [party for party in PARTIES if not is_bystander or party[1:] == ("human", "human")]
    breath = THOUGHT if is_bystander else BREATH
    playing = [keep_playing(port, *party, rng=Random(rng.random()), breath=breath) for party in parties]
    await asyncio.gather(*playing, *([note_lags()] if is_bystander else []))


if __name__ == "__main__":
    asyncio.run(main(int(sys.argv[1]), int(sys.argv[2]), *sys.argv[3:]))
