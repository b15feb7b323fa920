"""Power cuts: a library records a server's every write and sync; the server is then opened from what may be left."""

from __future__ import annotations

import asyncio
import os
import shutil
import sqlite3
import subprocess
from collections import Counter
from contextlib import closing
from pathlib import Path
from random import Random

from tests.server.ledgers import opened
from tests.server.served import Served, free_port
from timefront.server.store.database import upgrade
from tools.campaign.crew import crew, failures
from tools.campaign.disk import WROTE, Record, images, read_records
from tools.campaign.history import Acknowledged, History
from tools.campaign.kills import tracebacks, until_acknowledged
from tools.campaign.results import Portion

SOURCE = Path(__file__).with_name("recorder.c")
MOVES = 400
"""How many moves are acknowledged while the disk is recorded."""
REPLAYED = 10
"""Every nth image is replayed completely."""


def recorder(folder: Path) -> Path:
    """Compile the library with the machine's compiler."""
    library = folder / "recorder.so"
    command = [
        "cc",
        "-O2",
        "-Wall",
        "-Werror",
        "-shared",
        "-fPIC",
        "-o",
        str(library),
        str(SOURCE),
        "-ldl",
        "-lpthread",
    ]
    subprocess.run(command, check=True)
    return library


def recorded(library: Path, database: Path, log: Path) -> dict[str, str]:
    """The environment of a program whose writes are recorded."""
    names = {"LD_PRELOAD": str(library), "RECORDED_FILES": str(database), "RECORDED_IN": str(log)}
    return {**os.environ, **names}


def cut_power(folder: Path, seed: int, count: int) -> Portion:
    """Play at a server whose writes are recorded, then open it from `count` images of its disk."""
    database, log = folder / "tables.db", folder / "writes.log"
    port = free_port()
    environment = recorded(recorder(folder), database, log)
    with (
        Served(f"sqlite:///{database}", folder / "server.txt", port=port, environment=environment) as server,
        crew(port, seed, folder / "players.txt") as playing,
    ):
        until_acknowledged(playing, MOVES)
        server.kill()
        playing.look()
    rng = Random(seed)
    records = read_records(log)
    ways: Counter[str] = Counter()
    faults = tracebacks(server)
    cuts = cuts_in(records, count, rng)
    for number, (moment, way, files) in enumerate(images(records, cuts, rng)):
        ways[way] += 1
        acknowledged = [move for move in playing.history.moves if move.at < moment]
        place = lay_out(folder / "image", database, files)
        wrong = asyncio.run(faults_of_image(place, playing.history, acknowledged))
        if number % REPLAYED == 0:
            wrong += failures(["doctor", "--database", f"sqlite:///{place}"])
        faults += [f"image {number}, {way}: {fault}" for fault in wrong]
    counts = {"moves": len(playing.history.moves), "writes and syncs": len(records), **ways}
    return Portion(count, counts, faults)


def cuts_in(records: list[Record], count: int, rng: Random) -> list[int]:
    """The times of power cuts: half anywhere, half next to something other than a write to the database's log."""
    rare = [place for place, record in enumerate(records) if record.kind != WROTE or not record.path.endswith("-wal")]
    anywhere = [rng.randrange(1, len(records) + 1) for _ in range(count - count // 2)]
    return anywhere + [rng.choice(rare) + rng.randrange(2) for _ in range(count // 2)]


def lay_out(folder: Path, database: Path, files: dict[str, bytes]) -> Path:
    """Write an image into an empty folder, without shared memory; returns the path of its database."""
    shutil.rmtree(folder, ignore_errors=True)
    folder.mkdir()
    for path, content in files.items():
        if not path.endswith("-shm"):
            (folder / Path(path).name).write_bytes(content)
    return folder / database.name


async def faults_of_image(database: Path, history: History, acknowledged: list[Acknowledged]) -> list[str]:
    """Check that it can be opened, is complete, and has every acknowledged move."""
    url = f"sqlite:///{database}"
    try:
        await upgrade(url)
        with closing(sqlite3.connect(database)) as connection:
            (verdict,) = connection.execute("PRAGMA integrity_check").fetchone()
        faults = [] if verdict == "ok" else [str(verdict)]
        async with opened(url) as ledger:
            for table in {move.table for move in acknowledged}:
                moves = [move for move in acknowledged if move.table == table]
                faults += history.faults(table, await ledger.journals.entries_after(table, -1), moves)
    except Exception as error:  # any error is a finding
        return [f"it cannot be opened: {error!r}"]
    return faults
