"""Matches on disk: one file each, a line of JSON for the header and one for every move, appended and synced.

A line is completely written before its move counts. After a crash the last line may be torn; it is cut off, and its
move was never acknowledged. The file holds the dice key and all secrets, like a game box; what a seat may see of an
unfinished match is `lines.export`.
"""

from __future__ import annotations

import fcntl
import os
from io import FileIO
from pathlib import Path
from typing import Any, final

import msgspec

from timefront.kernel.flow import dump_state
from timefront.kernel.game import Game
from timefront.matches.errors import MatchFileError
from timefront.matches.folders import PRIVATE, PRIVATE_FOLDER, make_private
from timefront.matches.journal import Move
from timefront.matches.lines import header, line_of, must_be_whole, read_lines
from timefront.matches.match import Match
from timefront.matches.opening import load_match

SNAPSHOT_EVERY = 16


@final
class MatchFile:
    """A match file open for appending; nobody else can append to it at the same time."""

    def __init__(self, path: Path, file: FileIO, match: Match) -> None:
        self.path = path
        self.match = match
        self.moves = 0
        self._file = file
        match.store = self.append

    @classmethod
    def create(cls, path: Path, match: Match) -> MatchFile:
        """Create a file for a match, with everything played so far."""
        must_be_whole(match)
        path.parent.mkdir(mode=PRIVATE_FOLDER, parents=True, exist_ok=True)
        try:
            path.touch(PRIVATE, exist_ok=False)
        except FileExistsError as error:
            raise MatchFileError("file-exists", file=str(path)) from error
        file = cls(path, _locked(path), match)
        try:
            file._write(header(match, with_key=True), line_of(Move(match.entries, match.facts)))
            file._sync_folder()
        except BaseException:
            file.close()
            path.unlink()
            raise
        return file

    @classmethod
    def open(cls, path: Path, games: dict[str, Game[Any]]) -> MatchFile:
        """Continue a stored match; a torn last line is cut off."""
        if not path.is_file():
            raise MatchFileError("no-such-file", file=str(path))
        file = _locked(path)
        try:
            make_private(path)
            content = read_lines(path)
            match = load_match(content.lines, games)
            os.ftruncate(file.fileno(), content.sound)
        except BaseException:
            file.close()
            raise
        return cls(path, file, match)

    def append(self, move: Move) -> None:
        """Make a move durable."""
        self._write(line_of(move))
        self.moves += 1

    def snapshot(self) -> None:
        """Store the position, so that only the moves after it are replayed when the file is opened."""
        line = self.match.line
        if line:
            after = {"after": line[-1].number, "rules": self.match.game.version}
            self._write({**after, "state": dump_state(self.match.state)})

    def close(self) -> None:
        """Store a snapshot if it is worth it, and close."""
        if self.moves >= SNAPSHOT_EVERY:
            self.snapshot()
        self.match.store = None
        self._file.close()

    def _write(self, *lines: dict[str, Any]) -> None:
        """Append lines and wait until they are on the disk; if that fails, the file is restored."""
        rest = b"".join(msgspec.json.encode(line) + b"\n" for line in lines)
        start = os.fstat(self._file.fileno()).st_size
        try:
            while rest:
                rest = rest[self._file.write(rest) :]
            os.fsync(self._file.fileno())
        except BaseException:
            os.ftruncate(self._file.fileno(), start)
            raise

    def _sync_folder(self) -> None:
        folder = os.open(self.path.parent, os.O_RDONLY)
        try:
            os.fsync(folder)
        finally:
            os.close(folder)


def _locked(path: Path) -> FileIO:
    """The file for appending, unbuffered and locked for writing."""
    file = FileIO(path, "ab")
    try:
        fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except OSError as error:
        file.close()
        raise MatchFileError("match-in-use", file=str(path)) from error
    return file
