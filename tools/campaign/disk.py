"""A forgetful disk: what may be left of files after a power cut, computed from what a program did to them.

Everything written to a file before its last sync is there. Of everything after that, any part may be there: nothing,
all, some writes, some sectors of a write, or a write up to some byte. New and removed names are certain once their
folder is synced; before that, they are there up to some moment.
"""

from __future__ import annotations

import struct
from collections.abc import Iterator
from dataclasses import dataclass, field
from pathlib import Path
from random import Random
from typing import final

CREATED, WROTE, CUT, SYNCED, REMOVED, RENAMED, SYNCED_FOLDER = range(1, 8)
HEAD = struct.Struct("<IIqqq")
SECTOR = 512
WAYS = ("dropped", "kept", "some", "torn in sectors", "torn in bytes")
"""What happens to the writes that were not synced."""


@final
@dataclass(frozen=True)
class Record:
    """Something done to a file; `began` is the time, in nanoseconds of the monotonic clock."""

    kind: int
    path: str
    offset: int
    data: bytes
    began: int


def read_records(log: Path) -> list[Record]:
    """Read what the preloaded library has recorded; a kill may have cut off the last record."""
    content = log.read_bytes()
    records: list[Record] = []
    place = 0
    while place + HEAD.size <= len(content):
        kind, path_length, offset, data_length, began = HEAD.unpack_from(content, place)
        start = place + HEAD.size + path_length
        place = start + (data_length if kind in (WROTE, RENAMED) else 0)
        if place <= len(content):
            path = content[start - path_length : start].decode()
            records.append(Record(kind, path, offset, content[start:place], began))
    return records


@final
@dataclass
class File:
    """A file: its certain content, and what was done to it since."""

    content: bytearray = field(default_factory=bytearray)
    since: list[Record] = field(default_factory=list)

    def sync(self) -> None:
        """Make everything done so far certain."""
        for record in self.since:
            _do(self.content, record)
        self.since.clear()

    def left(self, way: str, rng: Random) -> bytes:
        """What may be left of it after a power cut."""
        content = bytearray(self.content)
        last = rng.randrange(len(self.since) + 1)
        for number, record in enumerate(self.since):
            if way == "torn in bytes":
                if number < last:
                    _do(content, record)
                elif number == last:
                    _do(content, Record(record.kind, "", record.offset, record.data[: _some_of(record, rng)], 0))
            elif way == "kept" or (way != "dropped" and rng.random() < 0.5):
                _do(content, record)
            elif way == "torn in sectors":
                _do_sectors(content, record, rng)
        return bytes(content)


@final
class Disk:
    """The files of a program, as they are now and as they certainly are on the disk."""

    def __init__(self) -> None:
        self.names: dict[str, File] = {}
        self._certain: dict[str, File] = {}
        self._since: list[dict[str, File]] = []
        """The names after each uncertain change of them."""

    def do(self, record: Record) -> None:
        """Apply a record."""
        if record.kind == SYNCED_FOLDER:
            self._settle_names()
        elif record.kind in (CREATED, REMOVED, RENAMED):
            self._change_names(record)
        elif record.kind == SYNCED:
            self._file(record.path).sync()
            if record.path not in self._certain:
                self._settle_names()  # syncing a new file makes its name certain, too
        else:
            self._file(record.path).since.append(record)

    def _file(self, path: str) -> File:
        if path not in self.names:  # it existed before anything was recorded
            self.names[path] = self._certain[path] = File()
        return self.names[path]

    def _change_names(self, record: Record) -> None:
        if record.kind == CREATED:
            self.names[record.path] = File()
        elif record.kind == REMOVED:
            self.names.pop(record.path, None)
        else:
            self.names[record.data.decode()] = self.names.pop(record.path)
        self._since.append(dict(self.names))

    def _settle_names(self) -> None:
        self._certain = dict(self.names)
        self._since.clear()

    def left(self, way: str, rng: Random) -> dict[str, bytes]:
        """What may be left after a power cut now: contents by paths."""
        names = rng.choice([self._certain, *self._since])
        if way in ("kept", "dropped"):
            names = self.names if way == "kept" else self._certain
        return {path: file.left(way, rng) for path, file in names.items()}


def images(records: list[Record], cuts: list[int], rng: Random) -> Iterator[tuple[int, str, dict[str, bytes]]]:
    """For each power cut its time, its way, and what is left. A cut is given as the number of records before it."""
    disk = Disk()
    done = 0
    for number, cut in enumerate(sorted(cuts)):
        for record in records[done:cut]:
            disk.do(record)
        done = cut
        way = WAYS[number % len(WAYS)]
        yield records[cut].began if cut < len(records) else records[-1].began, way, disk.left(way, rng)


def _do(content: bytearray, record: Record) -> None:
    if record.kind == CUT:
        del content[record.offset :]
        content.extend(bytes(record.offset - len(content)))
    elif record.data:
        content.extend(bytes(max(0, record.offset - len(content))))
        content[record.offset : record.offset + len(record.data)] = record.data


def _do_sectors(content: bytearray, record: Record, rng: Random) -> None:
    for start in range(0, len(record.data), SECTOR):
        if rng.random() < 0.5:
            _do(content, Record(WROTE, "", record.offset + start, record.data[start : start + SECTOR], 0))


def _some_of(record: Record, rng: Random) -> int:
    return rng.randrange(len(record.data) + 1)
