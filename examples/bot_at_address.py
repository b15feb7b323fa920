"""The bot of bot.py as a server: it answers every request, for any number of games at once.

Try it: python examples/bot_at_address.py 9000 &
        timefront arena duel_of_time ws://localhost:9000 random --games 20
"""

from __future__ import annotations

import asyncio
import json
import sys
from typing import Any

from websockets.asyncio.server import ServerConnection, serve


def choose(question: dict[str, Any]) -> int:
    """The index of an offer. `view` holds what this seat sees, `seconds` how long it may think."""
    offers: list[list[Any]] = question["offers"]
    return max(range(len(offers)), key=lambda place: sum(offers[place][1:]))


async def answer(asker: ServerConnection) -> None:
    async for message in asker:
        await asker.send(json.dumps({"offer": choose(json.loads(message))}))


async def main() -> None:
    async with serve(answer, "localhost", int(sys.argv[1])) as server:
        print("Ready.", flush=True)
        await server.serve_forever()


asyncio.run(main())
