"""`timefront doctor --database`: finds which matches of a server fit the rules, without changing anything."""

from __future__ import annotations

import asyncio
import json
from pathlib import Path
from random import Random

import pytest
from sqlalchemy import text, update

from tests.server.ledgers import TABLE, make_table, opened
from timefront.cli import run
from timefront.games.registry import GAMES
from timefront.matches.match import Match
from timefront.matches.stepping import Draft
from timefront.server.config import Quotas
from timefront.server.lobby.lobby import Lobby
from timefront.server.lobby.readers import Readers
from timefront.server.store.bus import LocalBus
from timefront.server.store.ledger import Ledger
from timefront.server.store.schema import entries, tables
from timefront.server.tables.tables import OpenTables
from timefront.server.wire.lobby import SeatWish, TableWish


async def play_some(ledger: Ledger, game: str, moves: int) -> str:
    """Play a match between two bots, choosing for them here; returns its table."""
    held = OpenTables(ledger, LocalBus(), dict(GAMES))
    made = await Lobby(ledger, held, Readers(), Quotas()).make("", TableWish(game, [SeatWish("bot")] * 2))
    table = await held.load_synced(made.table)
    rng = Random(5)
    for _ in range(moves):
        await table.act(table.playing().next_number - 1, lambda match: any_choice(match, rng))
    return made.table


def any_choice(match: Match, rng: Random) -> Draft:
    seat = match.state.seat
    return match.draft_play(seat, rng.choice(match.offer(seat)))


def test_matches_that_are_not_over_are_replayed_and_nothing_changes(
    ledger_url: str, capsys: pytest.CaptureFixture[str]
) -> None:
    async def stored() -> list[str]:
        async with opened(ledger_url) as ledger:
            return [await play_some(ledger, game, 12) for game in GAMES]

    async def rows() -> list[object]:
        async with opened(ledger_url) as ledger:
            query = text("SELECT * FROM tables ORDER BY id")
            return await ledger.database.read(lambda connection: list(connection.execute(query)))

    played = asyncio.run(stored())
    before = asyncio.run(rows())
    assert run(["doctor", "--database", ledger_url, "--json"]) == 0
    report = json.loads(capsys.readouterr().out)
    assert {row["table"] for row in report["matches"]} == set(played)
    assert all(row["state"].startswith("goes on, ") for row in report["matches"])
    assert asyncio.run(rows()) == before


def test_matches_that_do_not_fit_are_named(ledger_url: str, capsys: pytest.CaptureFixture[str]) -> None:
    async def stored() -> dict[str, str]:
        async with opened(ledger_url) as ledger:
            other_choice, gap, scenario, over = [await play_some(ledger, "duel_of_time", 6) for _ in range(4)]
            await make_table(ledger, TABLE)
            row = (await ledger.journals.entries_after(other_choice, -1))[-1]
            wrong = {"number": row.number, "kind": "choice", "seat": 0, "choice": ["fly"]}
            of_entry = (entries.c.table_id == other_choice) & (entries.c.number == row.number)
            changes = [
                update(entries).where(of_entry).values(entry=json.dumps(wrong).encode()),
                update(entries).where(entries.c.table_id == gap, entries.c.number == 3).values(number=999),
                update(tables).where(tables.c.id == scenario).values(scenario="no such"),
                update(tables).where(tables.c.id == over).values(status="over", scenario="no such"),
            ]
            await ledger.database.write(lambda connection: [connection.execute(change) for change in changes])
            return {other_choice: "read-only: ", gap: "damaged", scenario: "cannot be set up", TABLE: "damaged"}

    expected = asyncio.run(stored())
    assert run(["doctor", "--database", ledger_url, "--json"]) == 1
    report = json.loads(capsys.readouterr().out)
    assert report["unsound"] == len(expected)
    for row in report["matches"]:
        assert row["state"].startswith(expected.pop(row["table"]))
        assert not row["sound"]
    assert not expected
    assert run(["doctor", "--database", ledger_url]) == 1
    assert capsys.readouterr().out.endswith("4 matches, 4 unsound\n")


def test_a_database_that_is_none_gets_one_sentence(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    (tmp_path / "empty.db").touch()
    (tmp_path / "text.db").write_text("This is no database. " * 100)
    for url, sentence in {
        f"sqlite:///{tmp_path}/nowhere.db": "There is no database",
        f"sqlite:///{tmp_path}/empty.db": "not the database of a Timefront server",
        f"sqlite:///{tmp_path}/text.db": "not a database",
        "postgresql://127.0.0.1:1/name": "cannot be read",
        "nonsense": "is not valid",
    }.items():
        assert run(["doctor", "--database", url]) == 2
        out, said = capsys.readouterr()
        assert (out, said.count("\n")) == ("", 1)
        assert sentence in said
    assert not (tmp_path / "nowhere.db").exists()
    assert run(["doctor", str(tmp_path), "--database", "sqlite:///a.db"]) == 2
