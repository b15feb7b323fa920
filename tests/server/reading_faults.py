"""A way of reading uploads that goes wrong when the upload says so."""

from __future__ import annotations

import os
import time
from pathlib import Path

import msgspec

from timefront.server.lobby import reading
from timefront.server.lobby.reading import PackToRead, Refused, ToRead, read
from timefront.texts.phrasing import Phrase


def faulty(data: bytes) -> bytes:
    """Read, but first do what a file of the pack says: loop, crash, or allocate memory without end."""
    brought = msgspec.msgpack.decode(data, type=ToRead)
    files = brought.files if isinstance(brought, PackToRead) else {}
    if "loop" in files:
        while True:
            pass
    if "crash" in files:
        os._exit(3)
    if "memory" in files:
        hoard = [b"x" * 2**20]
        while True:
            hoard.append(b"x" * len(hoard) * 2**20)
    if "wait" in files:
        while not Path(files["wait"]).exists():
            time.sleep(0.01)
    if "toil" in files:
        reading.WORK_SECONDS, reading.found_in = 0.2, toiling
    if "much" in files:
        reading.found_in = telling_much
    return read(data)


def telling_much(brought: ToRead) -> Refused:
    """Find more than the server takes back."""
    return Refused(400, Phrase("error-pack"), ["x" * 1000] * (reading.MOST_FOUND // 1000))


def toiling(brought: ToRead) -> Refused:
    """Work without end at the place where `read` looks for findings."""
    while True:
        pass
