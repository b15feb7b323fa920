"""Power cuts as the campaign simulates them: a missing sync is found, and what was synced is always there."""

from __future__ import annotations

import json
import sqlite3
import subprocess
import sys
from contextlib import closing
from pathlib import Path
from random import Random

import pytest

from tools.campaign.disk import (
    CREATED,
    CUT,
    REMOVED,
    SYNCED,
    SYNCED_FOLDER,
    WAYS,
    WROTE,
    Disk,
    Record,
    images,
    read_records,
)
from tools.campaign.power import lay_out, recorded, recorder

WRITER = """
import json, sqlite3, sys, time
database, synchronous = sys.argv[1:]
connection = sqlite3.connect(database, isolation_level=None)
connection.execute("PRAGMA journal_mode = WAL")
connection.execute(f"PRAGMA synchronous = {synchronous}")
connection.execute("PRAGMA wal_autocheckpoint = 20")
connection.execute("CREATE TABLE moves (number INTEGER PRIMARY KEY, text TEXT)")
for number in range(150):
    connection.execute("INSERT INTO moves VALUES (?, ?)", (number, "x" * (number * 37 % 3000)))
    print(json.dumps([number, time.monotonic_ns()]))
"""
IMAGES = 200


@pytest.fixture(scope="module")
def library(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return recorder(tmp_path_factory.mktemp("recorder"))


def lost(library: Path, folder: Path, synchronous: str) -> list[str]:
    """What is wrong with images of a database that was written with or without syncs."""
    database, log = folder / "moves.db", folder / "writes.log"
    command = [sys.executable, "-c", WRITER, str(database), synchronous]
    said = subprocess.run(command, env=recorded(library, database, log), check=True, capture_output=True, text=True)
    acknowledged = [json.loads(line) for line in said.stdout.splitlines()]
    records = read_records(log)
    rng = Random(1)
    faults: list[str] = []
    for moment, way, files in images(records, [rng.randrange(1, len(records) + 1) for _ in range(IMAGES)], rng):
        wanted = {number for number, at in acknowledged if at < moment}
        place = lay_out(folder / "image", database, files)
        try:
            with closing(sqlite3.connect(place)) as connection:
                assert connection.execute("PRAGMA integrity_check").fetchone() == ("ok",)
                found = {number for (number,) in connection.execute("SELECT number FROM moves")} if wanted else set()
        except (sqlite3.Error, AssertionError) as error:
            faults.append(f"{way}: {error!r}")
        else:
            if not wanted <= found:
                faults.append(f"{way}: {len(wanted - found)} are lost")
    return faults


def test_a_database_that_syncs_loses_nothing(library: Path, tmp_path: Path) -> None:
    assert lost(library, tmp_path, "FULL") == []


@pytest.mark.parametrize("synchronous", ["OFF", "NORMAL"])
def test_a_missing_sync_is_found(library: Path, tmp_path: Path, synchronous: str) -> None:
    assert lost(library, tmp_path, synchronous)


# The disk


def wrote(text: bytes, offset: int = 0) -> Record:
    return Record(WROTE, "/a", offset, text, 0)


def act(kind: int, path: str = "/a", offset: int = 0) -> Record:
    return Record(kind, path, offset, b"", 0)


def disk_after(*records: Record) -> Disk:
    disk = Disk()
    for record in records:
        disk.do(record)
    return disk


@pytest.mark.parametrize("way", WAYS)
def test_what_was_synced_is_always_there(way: str) -> None:
    disk = disk_after(act(CREATED), wrote(b"abc"), act(SYNCED), wrote(b"x" * 2000, 3), act(CUT, offset=1500))
    for seed in range(50):
        assert disk.left(way, Random(seed))["/a"].startswith(b"abc")


def test_what_was_not_synced_is_there_in_part() -> None:
    disk = disk_after(act(CREATED), act(SYNCED), wrote(b"a" * 2000), wrote(b"b" * 700, 2000))
    left = {way: {disk.left(way, Random(seed))["/a"] for seed in range(60)} for way in WAYS}
    assert left["dropped"] == {b""}
    assert left["kept"] == {b"a" * 2000 + b"b" * 700}
    assert bytes(2000) + b"b" * 700 in left["some"]
    assert any(0 < content.count(b"a") < 2000 for content in left["torn in sectors"])
    assert any(content.count(b"a") % 512 for content in left["torn in bytes"])


def test_names_are_certain_when_their_folder_is_synced() -> None:
    disk = disk_after(act(CREATED), wrote(b"a"))
    assert {len(disk.left("some", Random(seed))) for seed in range(20)} == {0, 1}
    disk.do(act(SYNCED_FOLDER, "/"))
    assert {len(disk.left("some", Random(seed))) for seed in range(20)} == {1}
    disk.do(act(REMOVED))
    assert {len(disk.left("some", Random(seed))) for seed in range(20)} == {0, 1}
    disk.do(act(SYNCED_FOLDER, "/"))
    assert disk.left("some", Random(1)) == {}
