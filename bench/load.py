"""Many live tables on one server: random players over real sockets, and how soon a choice reaches the other seat.

    make bench                      (python -m bench.load [--tables N] [--rate N] [--seconds S] [--write])

The server is one process with an SQLite file, the players are another, both on this machine. First the choices come at
a steady rate, then every seat chooses as soon as it is asked. What a core can do is computed from the processor time
that the server spends per move, not counting what it spends on open tables where nobody moves: a busy machine gives it
less than a core. Exit status 1 if any other target is missed. `--write` also puts the figures into bench/load.json and
docs/performance.md. `--profile FILE` runs the server under cProfile, which slows it down. `bench.versus` measures two
commits in one run.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import os
import platform
import signal
import socket
import subprocess
import sys
import tempfile
import time
import urllib.request
from pathlib import Path
from random import Random
from typing import Any, final

from websockets.asyncio.client import ClientConnection, connect

from bench.pages import commit, put
from tools.compile import is_up_to_date

ROOT = Path(__file__).resolve().parent.parent
COMPILED = ROOT / "build" / "compiled"
GAMES = ("duel_of_time", "battle_through_history")
MOST_MILLISECONDS = 100.0
MOST_KILOBYTES = 200.0
MOVES_OF_A_CORE = 1000.0
MOVES_OF_A_TABLE = 16
"""How many choices a table lasts at full speed: a duel is over after about thirty."""
START_SECONDS = 60.0
SETTLE_SECONDS = 3.0
"""How long the server is left alone before its memory is read."""
IDLE_SECONDS = 15.0
"""How long nobody moves while the cost of open tables alone is measured."""
OPENING_AT_ONCE = 8
HURRY_SECONDS = 120.0
"""After this time, enough choices have been made at full speed."""

Row = dict[str, float]


def main() -> int:
    """Measure, print, and judge."""
    parser = argparse.ArgumentParser(description="Measure the server under many live tables.")
    parser.add_argument("--tables", type=int, default=500)
    parser.add_argument("--rate", type=float, default=50.0, help="choices a second while they are paced")
    parser.add_argument("--seconds", type=float, default=30.0)
    parser.add_argument("--interpreted", action="store_true", help="not the compiled build, even if there is one")
    parser.add_argument("--profile", default="")
    parser.add_argument("--write", action="store_true")
    arguments = parser.parse_args()
    is_compiled = is_up_to_date() and not arguments.interpreted
    with tempfile.TemporaryDirectory() as folder:
        server = Server(Path(folder), COMPILED if is_compiled else ROOT / "src", arguments.profile)
        try:
            row = asyncio.run(measured(server, arguments.tables, arguments.rate, arguments.seconds))
        finally:
            server.stop()
    lines = table_lines(row, arguments.rate)
    print("\n".join(lines))
    if arguments.write:
        write(row, lines, is_compiled)
    return 0 if row["p99 ms"] < MOST_MILLISECONDS and row["KB a table"] < MOST_KILOBYTES else 1


def address_of_client(client: int) -> str:
    """A separate address for each client, as a proxy would report it."""
    return f"10.0.{client // 250}.{client % 250}"


# The server


@final
class Server:
    """The server's process."""

    def __init__(self, folder: Path, package: Path, profile: str = "") -> None:
        """A server with its database in one folder, running the package in another."""
        with socket.socket() as listener:
            listener.bind(("127.0.0.1", 0))
            self.port: int = listener.getsockname()[1]
        environment = os.environ | {"PYTHONPATH": str(package)}
        program = "import sys; from timefront.cli import run; sys.exit(run(sys.argv[1:]))"
        if profile:
            program = (
                "import cProfile, sys; from timefront.cli import run; profile = cProfile.Profile(); "
                f"profile.runcall(run, sys.argv[1:]); profile.dump_stats({profile!r})"
            )
        options = ["serve", "--port", str(self.port), "--database", f"sqlite:///{folder / 'load.db'}"]
        self.process = subprocess.Popen([sys.executable, "-c", program, *options], env=environment)

    def ask(self, path: str, wish: object = None, token: str = "", client: int = 0) -> Any:
        """Send a lobby request from a separate address, because the server limits each address."""
        headers = {"Content-Type": "application/json", "X-Forwarded-For": address_of_client(client)}
        if token:
            headers["Authorization"] = f"Bearer {token}"
        data = None if wish is None else json.dumps(wish).encode()
        request = urllib.request.Request(f"http://127.0.0.1:{self.port}{path}", data, headers)
        with urllib.request.urlopen(request, timeout=START_SECONDS) as answer:
            return json.load(answer)

    async def ready(self) -> None:
        """Wait until the server answers."""
        deadline = time.monotonic() + START_SECONDS
        while True:
            try:
                await asyncio.to_thread(self.ask, "/api/health")
                return
            except OSError:
                if self.process.poll() is not None or time.monotonic() > deadline:
                    raise SystemExit("The server does not start.") from None
                await asyncio.sleep(0.1)

    def kilobytes(self) -> float:
        """The memory in use by the process."""
        pages = int(Path(f"/proc/{self.process.pid}/statm").read_text().split()[1])
        return pages * os.sysconf("SC_PAGE_SIZE") / 1024

    def processor_seconds(self) -> float:
        """The processor time used by the process."""
        facts = Path(f"/proc/{self.process.pid}/stat").read_text().rpartition(")")[2].split()
        return (int(facts[11]) + int(facts[12])) / os.sysconf("SC_CLK_TCK")

    def stop(self) -> None:
        """End it."""
        self.process.send_signal(signal.SIGTERM)
        self.process.wait()


# The players


@final
class Party:
    """A table with two players who choose at random."""

    def __init__(self, number: int, counts: Counts) -> None:
        self.counts = counts
        self.rng = Random(number)
        self.asked: dict[str, Any] | None = None
        """The situation of the asked seat."""
        self.seat = 0
        self.sent_at = 0.0
        self.sent_by = -1
        self.sockets: list[ClientConnection] = []
        self.tasks: list[asyncio.Task[None]] = []

    async def open(self, server: Server, number: int) -> None:
        """Make the table and sit down."""
        wish = {"game": GAMES[number % len(GAMES)], "seats": [{"kind": "human"}] * 2}
        made = await asyncio.to_thread(server.ask, "/api/tables", wish, "", number)
        for key in made["seats"]:
            path = f"/api/tables/{made['table']}/seats/{key['seat']}/join"
            await asyncio.to_thread(server.ask, path, {}, key["token"], number)
        for key in made["seats"]:
            address = f"ws://127.0.0.1:{server.port}/ws/{made['table']}"
            socket = await connect(
                address,
                max_size=None,
                compression=None,
                ping_interval=None,
                additional_headers={"X-Forwarded-For": address_of_client(number)},
            )
            self.sockets.append(socket)
            await socket.send(json.dumps({"type": "hello", "token": key["token"]}))
            self.tasks.append(asyncio.create_task(self._listen(key["seat"], socket)))

    async def _listen(self, seat: int, socket: ClientConnection) -> None:
        async for text in socket:
            message = json.loads(text)
            if message["type"] == "accepted":
                self.counts.accepted += 1
            elif message["type"] == "update" and message["situation"]:
                self._hear(seat, message["situation"])
            elif message["type"] in ("refused", "closed"):
                self.counts.refused += 1

    def _hear(self, seat: int, situation: dict[str, Any]) -> None:
        if self.sent_at and seat != self.sent_by:
            self.counts.waits.append(time.perf_counter() - self.sent_at)
            self.sent_at = 0.0
        if situation["asked"] == seat:
            self.seat, self.asked = seat, situation
            if self.counts.is_unpaced:
                self.counts.hurry(self)

    async def choose(self) -> None:
        """Send a random one of the offered choices."""
        situation, self.asked = self.asked, None
        if situation is not None:
            number = situation["number"]
            choice = self.rng.choice(situation["prompt"]["offers"])["choice"]
            self.sent_at, self.sent_by = time.perf_counter(), self.seat
            wish = {"type": "choose", "id": 1, "number": number, "choice": choice}
            await self.sockets[self.seat].send(json.dumps(wish))


@final
class Counts:
    """What the players count together."""

    def __init__(self) -> None:
        self.accepted = 0
        self.refused = 0
        self.waits: list[float] = []
        self.is_unpaced = False
        self._hurrying: set[asyncio.Task[None]] = set()

    def check_nobody_was_refused(self) -> None:
        """Check that nobody was refused anything."""
        if self.refused:
            raise SystemExit(f"{self.refused} choices were refused.")

    def hurry(self, party: Party) -> None:
        """Choose at once."""
        task = asyncio.create_task(party.choose())
        self._hurrying.add(task)
        task.add_done_callback(self._hurrying.discard)


async def measured(server: Server, tables: int, rate: float, seconds: float) -> Row:
    """All figures."""
    await server.ready()
    counts = Counts()
    await opened(server, counts, range(tables, tables + len(GAMES)))  # what all tables share belongs to none
    before = server.kilobytes()
    parties = await opened(server, counts, range(tables))
    row: Row = {"tables": tables, "KB a table": (server.kilobytes() - before) / tables}
    idle = await idle_cores(server)
    row |= await paced(server, parties, counts, rate, seconds)
    row["KB a table after play"] = (server.kilobytes() - before) / tables
    row |= await hurried(server, parties, counts, MOVES_OF_A_TABLE * tables, idle)
    counts.check_nobody_was_refused()
    leave(parties)
    return row


async def opened(server: Server, counts: Counts, numbers: range) -> list[Party]:
    """Open new tables for parties, and give the server time to settle."""
    opening = asyncio.Semaphore(OPENING_AT_ONCE)
    parties = [Party(number, counts) for number in numbers]

    async def open_one(party: Party, number: int) -> None:
        async with opening:
            await party.open(server, number)

    await asyncio.gather(*(open_one(party, number) for party, number in zip(parties, numbers, strict=True)))
    await asyncio.sleep(SETTLE_SECONDS)
    print(f"{len(parties)} tables are open", file=sys.stderr, flush=True)
    return parties


def leave(parties: list[Party]) -> None:
    """Stop listening."""
    for party in parties:
        for task in party.tasks:
            task.cancel()


async def paced(server: Server, parties: list[Party], counts: Counts, rate: float, seconds: float) -> Row:
    """Choices at a steady rate, at any table where somebody is asked."""
    rng = Random(1)
    counts.waits.clear()
    accepted, spent, started = counts.accepted, server.processor_seconds(), time.perf_counter()
    sent = 0
    while (now := time.perf_counter()) - started < seconds:
        while sent < (now - started) * rate:
            sent += 1
            ready = [party for party in parties if party.asked is not None]
            if ready:
                await rng.choice(ready).choose()
        await asyncio.sleep(0.002)
    await asyncio.sleep(1.0)
    waits = sorted(counts.waits)
    return {
        "moves/s": (counts.accepted - accepted) / seconds,
        "p50 ms": waits[len(waits) // 2] * 1000,
        "p99 ms": waits[len(waits) * 99 // 100] * 1000,
        "processor ms a move": (server.processor_seconds() - spent) / (counts.accepted - accepted) * 1000,
    }


async def idle_cores(server: Server) -> float:
    """How much of a core the server needs while nobody moves."""
    spent = server.processor_seconds()
    await asyncio.sleep(IDLE_SECONDS)
    return (server.processor_seconds() - spent) / IDLE_SECONDS


async def hurried(server: Server, parties: list[Party], counts: Counts, moves: int, idle: float) -> Row:
    """Let every seat choose as soon as it is asked, until a number of choices are acknowledged."""
    counts.is_unpaced = True
    accepted, spent, started = counts.accepted, server.processor_seconds(), time.perf_counter()
    for party in parties:
        if party.asked is not None:
            counts.hurry(party)
    while counts.accepted - accepted < moves and time.perf_counter() - started < HURRY_SECONDS:
        await asyncio.sleep(0.01)
    made, took = counts.accepted - accepted, time.perf_counter() - started
    used = server.processor_seconds() - spent
    counts.is_unpaced = False
    await asyncio.sleep(SETTLE_SECONDS)
    seconds = (used - idle * took) / made
    return {
        "most moves/s": made / took,
        "cores used": used / took,
        "idle cores": idle,
        "most processor ms a move": seconds * 1000,
        "moves/s of a core": (1 - idle) / seconds,
    }


# Output


def table_lines(row: Row, rate: float) -> list[str]:
    """The figures as a Markdown table."""
    reached = {True: "reached", False: "not reached"}
    of_a_core = row["moves/s of a core"]
    is_quick, is_small = row["p99 ms"] < MOST_MILLISECONDS, row["KB a table"] < MOST_KILOBYTES
    return [
        f"| {row['tables']:.0f} tables, {2 * row['tables']:.0f} sockets | measured | target | |",
        "|---|---:|---:|---|",
        f"| acknowledged moves/s, paced at {rate:g} | {row['moves/s']:.1f} | {rate:g} | |",
        f"| choice to the other seat's message, p50 | {row['p50 ms']:.1f} ms | | |",
        f"| choice to the other seat's message, p99 | {row['p99 ms']:.1f} ms | {MOST_MILLISECONDS:g} ms "
        f"| {reached[is_quick]} |",
        f"| the server's processor time for a move | {row['processor ms a move']:.1f} ms | | |",
        f"| memory for a table with two sockets | {row['KB a table']:.0f} KB | {MOST_KILOBYTES:g} KB "
        f"| {reached[is_small]} |",
        f"| the same after the paced moves | {row['KB a table after play']:.0f} KB | | |",
        f"| acknowledged moves/s, as fast as it goes, with {row['cores used']:.2f} of a core "
        f"| {row['most moves/s']:.0f} | | |",
        f"| the server's processor time for a move then | {row['most processor ms a move']:.2f} ms | | |",
        f"| the part of a core that open tables need while nobody moves | {row['idle cores']:.3f} | | |",
        f"| acknowledged moves/s of a whole core | {of_a_core:.0f} | {MOVES_OF_A_CORE:.0f} "
        f"| {reached[of_a_core >= MOVES_OF_A_CORE]} |",
    ]


def write(row: Row, lines: list[str], is_compiled: bool) -> None:
    """Store the figures with the commit they were measured at."""
    build = "compiled" if is_compiled else "interpreted"
    facts = {"commit": commit(), "python": platform.python_version(), "build": build, "figures": row}
    (ROOT / "bench" / "load.json").write_text(json.dumps(facts, indent=1) + "\n", encoding="utf-8")
    version = platform.python_version()
    put("load", f"`python -m bench.load` at commit {commit()}, Python {version}, {build}, SQLite:", lines)


if __name__ == "__main__":
    sys.exit(main())
