"""A disk that fills up and then has room again: acknowledged moves are kept, and play resumes by itself.

The disk is a small one in memory (tmpfs), which only root may mount.
"""

from __future__ import annotations

import asyncio
import subprocess
import time
from collections import Counter
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from http.client import HTTPException
from pathlib import Path
from random import Random
from urllib.error import HTTPError

from tests.server.ledgers import opened
from tests.server.served import Served, free_port
from tools.campaign.crew import Crew, crew, faults_in, unsound
from tools.campaign.kills import tracebacks, until_acknowledged
from tools.campaign.results import Portion

MEGABYTES = 32
MOVES = 30
"""How many moves are acknowledged before the disk is full, and after it has room again."""
LONGEST_FULL = 4.0
KILLED_EVERY = 3
"""In every nth round the server is killed while the disk is full."""
FAULT = "error-server-fault"
"""The sentence that blames the program."""


@contextmanager
def small_disk(folder: Path) -> Iterator[Path]:
    """A separate disk until the end of the block."""
    place = folder / "disk"
    place.mkdir()
    mount = ["mount", "-t", "tmpfs", "-o", f"size={MEGABYTES}m", "tmpfs", str(place)]
    if subprocess.run(mount, capture_output=True).returncode:
        raise SystemExit("A small disk cannot be mounted: this part needs root.")
    try:
        yield place
    finally:
        subprocess.run(["umount", "--lazy", str(place)], check=True)


def fill(place: Path) -> Path:
    """Fill a disk to the last byte; returns the file that fills it."""
    ballast = place / "ballast"
    with ballast.open("wb", buffering=0) as file, suppress(OSError):
        for size in (2**16, 2**12, 1):
            with suppress(OSError):
                while file.write(bytes(size)):
                    pass
    return ballast


def filled_up(folder: Path, seed: int, count: int) -> Portion:
    """Fill the disk of a server where players play, and make room again, `count` times."""
    with small_disk(folder) as place:
        url, port = f"sqlite:///{place / 'tables.db'}", free_port()
        findings: list[str] = []
        answers: Counter[str] = Counter()
        server = Served(url, folder / "server.txt", port=port).ready()
        try:
            with crew(port, seed, folder / "players.txt") as playing:
                for round_ in range(count):
                    until_acknowledged(playing, playing.look() + MOVES)
                    ballast = fill(place)
                    answers[f"health {_while_full(server, playing, Random(seed + round_))}"] += 1
                    if round_ % KILLED_EVERY == KILLED_EVERY - 1:
                        server.kill()
                        findings += tracebacks(server)
                        ballast.unlink()
                        server = Served(url, folder / "server.txt", port=port).ready()
                    else:
                        ballast.unlink()
                    until_acknowledged(playing, playing.look() + MOVES)
                    findings += asyncio.run(_faults(url, playing))
        finally:
            server.kill()
        findings += tracebacks(server) + unsound(url, playing.history, folder, 6)
    refusals = Counter(playing.history.refusals)
    findings += [f"{refusals[FAULT]} refusals were {FAULT}"] if refusals[FAULT] else []
    findings += [] if refusals else ["nothing was ever refused: the disk was not full"]
    return Portion(count, {"moves": len(playing.history.moves), **refusals, **answers}, findings)


def _while_full(server: Served, playing: Crew, rng: Random) -> int:
    """Let the players try for a while; returns the server's health status."""
    time.sleep(1.0 + rng.random() * (LONGEST_FULL - 1.0))
    playing.look()
    try:
        server.ask("/api/health")
    except HTTPError as error:
        return error.code
    except (OSError, HTTPException):
        return 0
    return 200


async def _faults(url: str, playing: Crew) -> list[str]:
    async with opened(url) as ledger:
        return await faults_in(ledger, playing, playing.history.moves)
