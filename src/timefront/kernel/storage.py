"""Matches on disk: one file each, a line of JSON for the header and one for every move, appended and synced.

A line is written whole before its move counts. After a crash the last line may be torn: it is cut off, and its move
was never acknowledged. The file holds the key of the dice and all secrets, as a box with the game in it would; what a
seat may see of a match that goes on is `export`.
"""

from __future__ import annotations

import fcntl
import hashlib
import os
import secrets
from contextlib import suppress
from io import FileIO
from pathlib import Path
from random import Random
from typing import Any, final

import msgspec

from timefront.kernel.events import event_name
from timefront.kernel.fairness import KEY_BYTES, Fairness
from timefront.kernel.flow import State, dump_state
from timefront.kernel.game import Game
from timefront.kernel.journal import Entry, Facts, Move, dump_entry, dump_event, load_entry, load_event
from timefront.kernel.match import Match
from timefront.kernel.packs import PackError, PackFiles
from timefront.kernel.setting import Setting, SettingError
from timefront.kernel.standing import NeedsHistory, load_position

FORMAT = 2
"""Format 1 had no proofs of draws; nothing was released with it."""
SNAPSHOT_EVERY = 16
SUFFIX = ".match"
PRIVATE, PRIVATE_FOLDER = 0o600, 0o700
"""What others may do with files that hold secrets, and with the folders that are made for them: nothing."""


class MatchFileError(Exception):
    """A file is no match, or not one that can be opened here; `key` and `about` name the sentence that says why."""

    def __init__(self, key: str, **about: Any) -> None:
        super().__init__(f"{key}: {about}")
        self.key = key
        self.about: dict[str, Any] = dict(about)


def match_folder() -> Path:
    """Where matches are kept unless a file is named: $TIMEFRONT_HOME, else the user's data folder."""
    home = os.environ.get("TIMEFRONT_HOME")
    if home:
        return Path(home)
    data = os.environ.get("XDG_DATA_HOME") or str(Path.home() / ".local" / "share")
    return Path(data) / "timefront"


def make_private(path: Path) -> None:
    """Let nobody else read or write a file that is there; one that belongs to somebody else is left to them."""
    with suppress(OSError):
        if path.stat().st_mode & 0o077:
            path.chmod(PRIVATE)


def new_match(game: Game[Any], setting: Setting, *, seed: str = "") -> Match:
    """A match that has begun. Without a seed the key and the nonces are secret and random."""
    match = Match(game, setting, _seeded(seed, setting.seats) if seed else _secret(setting.seats))
    match.begin()
    return match


def _seeded(seed: str, seats: int) -> Fairness:
    words = [hashlib.sha256(f"{what} of {seed}".encode()) for what in ("match", "key", *range(seats))]
    return _with_all_fixed(words[0].hexdigest()[:16], words[1].digest(), [word.hexdigest() for word in words[2:]])


def _secret(seats: int) -> Fairness:
    nonces = [secrets.token_hex(16) for _ in range(seats)]
    return _with_all_fixed(secrets.token_hex(8), secrets.token_bytes(KEY_BYTES), nonces)


def _with_all_fixed(match: str, key: bytes, nonces: list[str]) -> Fairness:
    """The fairness of a match whose nonces come all from here: the commitment covers them."""
    return Fairness(match, key, nonces, [*nonces])


def forked(match: Match, at: int, seat: int | None) -> Match:
    """A match of its own, with a new key and new nonces, that has begun from the position after the entry `at`.

    From the exact position if the match is over; before that from what the seat, or a spectator for None, could know of
    it then, the rest drawn anew.
    """
    s = match.position_after(at)
    if match.outcome() is None:
        s = match.game.determinize(s, seat, Random(secrets.randbits(256)))
    fork = Match(match.game, match.setting, _secret(match.setting.seats), s)
    fork.begin()
    return fork


@final
class MatchFile:
    """A match file open for appending: nobody else can append to it at the same time."""

    def __init__(self, path: Path, file: FileIO, match: Match) -> None:
        self.path = path
        self.match = match
        self.moves = 0
        self._file = file
        match.store = self.append

    @classmethod
    def create(cls, path: Path, match: Match) -> MatchFile:
        """A new file for a match, with all that was played so far."""
        _must_be_whole(match)
        path.parent.mkdir(mode=PRIVATE_FOLDER, parents=True, exist_ok=True)
        try:
            path.touch(PRIVATE, exist_ok=False)
        except FileExistsError as error:
            raise MatchFileError("file-exists", file=str(path)) from error
        file = cls(path, _locked(path), match)
        try:
            file._write(header(match, with_key=True), _line_of(Move(match.entries, match.facts)))
            file._sync_folder()
        except BaseException:
            file.close()
            path.unlink()
            raise
        return file

    @classmethod
    def open(cls, path: Path, games: dict[str, Game[Any]]) -> MatchFile:
        """Go on with a stored match; a torn last line is cut off."""
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
        self._write(_line_of(move))
        self.moves += 1

    def snapshot(self) -> None:
        """Store the position, so that opening the file costs the recent moves only."""
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
        """Append lines and wait until they are on the disk; if that fails, the file is as it was."""
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
    """The file for appending, unbuffered, with the sole right to write to it."""
    file = FileIO(path, "ab")
    try:
        fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except OSError as error:
        file.close()
        raise MatchFileError("match-in-use", file=str(path)) from error
    return file


def _line_of(move: Move) -> dict[str, Any]:
    facts = [[number, dump_event(event)] for number, events in move.facts.items() for event in events]
    return {"entries": [dump_entry(entry) for entry in move.entries], "facts": facts}


@final
class Lines:
    """The sound lines of a match file, and how many bytes they take."""

    def __init__(self, lines: list[dict[str, Any]], sound: int) -> None:
        self.lines = lines
        self.sound = sound


def read_lines(path: Path) -> Lines:
    """The lines of a match file without a torn last one."""
    try:
        content = path.read_bytes()
    except OSError as error:
        raise MatchFileError("file-unreadable", file=str(path), why=error.strerror or str(error)) from error
    return lines_of(content, str(path))


def lines_of(content: bytes, name: str) -> Lines:
    """The lines of what a match file holds; `name` is what it is called in complaints."""
    lines: list[dict[str, Any]] = []
    sound = 0
    for number, raw in enumerate(content.split(b"\n")[:-1], 1):
        line = _decoded(raw)
        if line is None:
            raise MatchFileError("line-damaged" if lines else "no-match", file=name, line=number)
        lines.append(line)
        sound += len(raw) + 1
    stored = lines[0].get("timefront") if lines else None
    if type(stored) is not int:
        raise MatchFileError("no-match", file=name)
    if stored != FORMAT:
        raise MatchFileError("other-format", file=name, format=str(stored), known=str(FORMAT))
    return Lines(lines, sound)


def _decoded(raw: bytes) -> dict[str, Any] | None:
    """A line as data, or None if it is not what a match file has."""
    try:
        line = msgspec.json.decode(raw)
    except (msgspec.DecodeError, UnicodeDecodeError):
        return None
    return line if isinstance(line, dict) else None


def header(match: Match, *, with_key: bool) -> dict[str, Any]:
    """What a journal says about its match; the start of a fork is as secret as the key."""
    setting = match.setting
    head = {
        "timefront": FORMAT,
        "game": match.game.name,
        "rules": match.game.version,
        "pack": setting.pack.hash,
        "pack_files": setting.pack.files,
        "scenario": setting.scenario,
        "options": setting.options,
        "seats": setting.seats,
        "fair": match.fairness.disclosed() if with_key else match.fairness.published(),
    }
    if with_key and match.start is not None:
        head["start"] = dump_state(match.start)
    return head


def load_match(lines: list[dict[str, Any]], games: dict[str, Game[Any]]) -> Match:
    """The match that the lines of a file tell of."""
    try:
        return _load_match(lines, games)
    except (KeyError, TypeError, ValueError, AttributeError, IndexError, OverflowError) as error:
        raise MatchFileError("match-damaged", why=str(error)) from error
    except SettingError as error:
        raise MatchFileError("match-set-up", why=error) from error
    except PackError as error:
        raise MatchFileError("match-pack", why=str(error.problems[0])) from error


def _load_match(lines: list[dict[str, Any]], games: dict[str, Game[Any]]) -> Match:
    head = lines[0]
    if head["game"] not in games:
        raise MatchFileError("unknown-game", game=str(head["game"]))
    game = games[head["game"]]
    if "key" not in head["fair"]:  # what `export` gives before the end
        raise MatchFileError("match-told-only")
    if type(head["seats"]) is not int or type(head["scenario"]) is not str:
        raise ValueError("seats or scenario of a wrong type")
    pack = PackFiles(head["pack_files"])
    options = game.inherited_options(head["rules"], head["options"])
    setting = game.setting(pack, head["scenario"], options, head["seats"])
    start = load_position(game, setting, head["start"]) if "start" in head else None
    match = Match(game, setting, Fairness.from_disclosed(head["fair"]), start)
    known = {event_name(event): event for event in game.events}
    entries: list[Entry] = []
    facts: Facts = {}
    snapshot: tuple[State | None, int] = (None, -1)
    is_same = head["rules"] == game.version and head["pack"] == pack.hash
    for line in lines[1:]:
        if "state" in line:
            if is_same and line.get("rules") == game.version:
                snapshot = (load_position(game, setting, line["state"]), line["after"])
            continue
        entries += [load_entry(entry) for entry in line["entries"]]
        if is_same:
            for number, event in line["facts"]:
                facts.setdefault(number, []).append(load_event(known, event))
    if not entries or [entry.number for entry in entries] != list(range(len(entries))):
        raise MatchFileError("match-out-of-order")
    if is_same:
        match.restore(entries, facts, *snapshot)
    else:
        match.rebuild(entries)
    return match


def export(match: Match, seat: int | None) -> list[dict[str, Any]]:
    """A journal to hand out: whole, with the key, after the end; before it, what the seat was told and no more."""
    _must_be_whole(match)
    if match.outcome() is None:
        told = [{"number": number, "told": fact} for number, fact in match.log(seat)]
        return [header(match, with_key=False), *told]
    return [header(match, with_key=True), _line_of(Move(match.entries, match.facts))]


def replayed(match: Match, to: int) -> Match:
    """The same match replayed entry by entry under the rules of today, up to and including the entry `to`."""
    _must_be_whole(match)
    again = Match(match.game, match.setting, match.fairness, match.start)
    again.rebuild(match.entries if to < 0 else match.entries[: to + 1])
    again.read_only = again.read_only or match.read_only
    return again


def _must_be_whole(match: Match) -> None:
    if match.base:
        raise NeedsHistory(0, match.base)
