"""Matches saved at every kind of question, in files and in a server's database, and forks that begin there."""

from __future__ import annotations

import asyncio
import lzma
import sqlite3
import tarfile
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager, contextmanager
from pathlib import Path
from random import Random
from tempfile import TemporaryDirectory

from timefront.games.registry import GAMES
from timefront.kernel.flow import NOBODY
from timefront.matches.files import MatchFile
from timefront.matches.journal import Move
from timefront.matches.lines import read_lines
from timefront.matches.making import forked
from timefront.matches.match import Match
from timefront.matches.notation import whole_text
from timefront.matches.opening import open_file
from timefront.matches.standing import dump_standing
from timefront.server.lobby.new_tables import new_row
from timefront.server.store.bus import LocalBus
from timefront.server.store.database import connect, upgrade
from timefront.server.store.journals import TableChange
from timefront.server.store.ledger import Ledger
from timefront.server.store.records import SeatRow
from timefront.server.tables.tables import OpenTables
from timefront.server.wire.lobby import SeatWish, TableWish
from tools.recorded.walks import walk

GAMES_SEARCHED = 100
"""In how many random games the kinds of questions are searched for."""
FILES, DATABASE = "saves.tar.xz", "tables.db.xz"


def write(game: str, folder: Path) -> None:
    """Save a game at every kind of question."""
    with TemporaryDirectory() as name:
        place = Path(name)
        for question, match in _matches(game):
            MatchFile.create(place / f"{question}.match", match).snapshot()
        with tarfile.open(folder / FILES, "w:xz", preset=9) as archive:
            for path in sorted(place.glob("*.match")):
                archive.add(path, path.name)
        asyncio.run(_write_database(game, place / "tables.db"))
        (folder / DATABASE).write_bytes(lzma.compress((place / "tables.db").read_bytes(), preset=9))


def put_aside(game: str, folder: Path) -> None:
    """Move existing saves into a folder named by their rules, unless those are the current rules."""
    if not (folder / FILES).exists() or rules_versions(folder) == {GAMES[game].version}:
        return
    place = folder / f"v{max(rules_versions(folder))}"
    place.mkdir()
    for name in (FILES, DATABASE):
        (folder / name).rename(place / name)


def put_aside_of(folder: Path) -> list[Path]:
    """The folders with the saves of older rules."""
    return sorted(path.parent for path in folder.glob(f"v*/{FILES}"))


def _matches(game: str) -> Iterator[tuple[str, Match]]:
    """For every question, the match there, then a fork of it with what the asked seat can know."""
    found: dict[str, tuple[int, int]] = {}
    for number in range(GAMES_SEARCHED):
        for at, match in enumerate(walk(game, number)):
            if match.outcome() is None:
                found.setdefault(match.state.question_name(), (number, at))
    for question, (number, last) in sorted(found.items()):
        match = next(match for at, match in enumerate(walk(game, number)) if at == last)
        yield question, match
        yield f"{question}-fork", forked(match, match.next_number - 1, match.state.seat)


async def _write_database(game: str, path: Path) -> None:
    async with _tables_at(path) as tables:
        for number, (question, match) in enumerate(_matches(game)):
            await _keep(tables.ledger, question, match, with_standing=number % 3 > 0)
    with sqlite3.connect(path) as file:  # so that everything is in one file
        file.execute("PRAGMA journal_mode = DELETE")


async def _keep(ledger: Ledger, question: str, match: Match, *, with_standing: bool) -> None:
    """Store a table whose title is the question, with the journal of the match."""
    setting, seats = match.setting, match.setting.seats
    wishes = [SeatWish("human")] * seats
    agreed = {option.name: setting.options[option.name] for option in match.game.options}
    wish = TableWish(game=match.game.name, seats=wishes, scenario=setting.scenario, options=agreed)
    await ledger.lobby.keep_pack(setting.pack.hash, match.game.name, setting.pack.files)  # a free battle has its own
    row = new_row(match.game, setting.pack.hash, wish)
    row.title = question
    row.fair_match, row.fair_key = match.fairness.match, match.fairness.key.hex()
    row.fair_fixed = match.fairness.fixed
    row.start = None if match.start is None else whole_text(match.game, setting, match.start)
    await ledger.lobby.create(row, [_seat(row.id, seat, match) for seat in range(seats)])
    change = TableChange("playing", row.made_at, NOBODY, row.made_at, [0.0] * seats)
    await ledger.journals.append(row.id, Move(match.entries, match.facts), change)
    if with_standing:
        await ledger.journals.keep_standing(row.id, dump_standing(match.game, match.standing()))


def _seat(table_id: str, seat: int, match: Match) -> SeatRow:
    return SeatRow(
        table_id=table_id,
        seat=seat,
        kind="human",
        level="",
        name=f"Player {seat}",
        token_hash="0" * 64,
        nonce=match.fairness.nonces[seat],
        is_taken=True,
        has_left=False,
        auto_pass=[],
        clock_left=0.0,
        seen_at=0.0,
    )


@asynccontextmanager
async def _tables_at(path: Path) -> AsyncIterator[OpenTables]:
    url = f"sqlite:///{path}"
    await upgrade(url)
    database = connect(url)
    try:
        yield OpenTables(Ledger(database), LocalBus(), GAMES)
    finally:
        await database.dispose()


# Opening them again


def names(folder: Path) -> list[str]:
    """The names of the match files: the question, and whether it is a fork."""
    with tarfile.open(folder / FILES) as archive:
        return [name.removesuffix(".match") for name in archive.getnames()]


@contextmanager
def unpacked(folder: Path) -> Iterator[Path]:
    """A folder with the match files. (`extractall` has no filter before Python 3.11.4.)"""
    with TemporaryDirectory() as name:
        with tarfile.open(folder / FILES) as archive:
            for member in archive.getmembers():
                content = archive.extractfile(member)
                assert content is not None
                (Path(name) / Path(member.name).name).write_bytes(content.read())
        yield Path(name)


def matches(folder: Path) -> Iterator[tuple[str, Match]]:
    """The names and matches of the files, one after another."""
    with unpacked(folder) as place:
        for path in sorted(place.glob("*.match")):
            yield path.stem, open_file(path, GAMES)


def rules_versions(folder: Path) -> set[int]:
    """The versions of the rules with which the saved matches were played."""
    with unpacked(folder) as place:
        return {read_lines(path).lines[0]["rules"] for path in place.glob("*.match")}


def problems(game: str, folder: Path, *, by_older_rules: bool = False) -> list[str]:
    """What is wrong with the saves now: each must open at its question and be playable to the end.

    One saved by older rules may instead be read-only, and say so, or ask something that its rules did not ask.
    """
    with unpacked(folder) as place:
        found = [
            problem for path in sorted(place.glob("*.match")) for problem in _problems_of_file(path, by_older_rules)
        ]
        (place / "tables.db").write_bytes(lzma.decompress((folder / DATABASE).read_bytes()))
        found += asyncio.run(_problems_of_tables(place / "tables.db", by_older_rules))
        return [f"{game}: {problem}" for problem in found]


def _problems_of_file(path: Path, by_older_rules: bool) -> list[str]:
    file = MatchFile.open(path, GAMES)
    try:
        return _problems_of(file.match, path.stem, "file", by_older_rules)
    finally:
        file.close()


async def _problems_of_tables(path: Path, by_older_rules: bool) -> list[str]:
    found: list[str] = []
    with sqlite3.connect(path) as file:
        names = file.execute("SELECT id, title FROM tables ORDER BY title").fetchall()
    async with _tables_at(path) as tables:
        for table_id, title in names:
            table = await tables.load_synced(table_id)
            found += _problems_of(table.playing(), title, "table", by_older_rules)
    return found


def _problems_of(match: Match, title: str, where: str, by_older_rules: bool) -> list[str]:
    asked = match.state.question_name() if match.state.seat >= 0 else "nothing"
    if by_older_rules:
        if match.read_only:
            return [] if match.read_only.startswith("entry ") else [f"{where} {title}: {match.read_only}"]
    elif match.read_only or asked != title.removesuffix("-fork"):
        return [f"{where} {title}: asks {asked}, read only: {match.read_only or 'no'}"]
    rng = Random(title)
    while match.outcome() is None:
        match.play(match.state.seat, rng.choice(match.state.offer()))
    return []
