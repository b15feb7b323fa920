"""The players of a campaign, in a separate process, and the checks of what they were told."""

from __future__ import annotations

import asyncio
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager, redirect_stderr, redirect_stdout
from io import StringIO
from pathlib import Path
from typing import final

from tests.server.served import PATIENCE, Served
from timefront.cli import run
from timefront.server.store.ledger import Ledger
from tools.campaign.history import Acknowledged, History

ROOT = Path(__file__).resolve().parents[2]


@final
class Crew:
    """Players who play forever; `history` is what they had noted at the last look."""

    def __init__(self, port: int, seed: int, output: Path, *how: str) -> None:
        self._output = output
        self._read = 0
        self.history = History()
        command = [sys.executable, "-m", "tools.campaign.players", str(port), str(seed), *how]
        with output.open("w") as file:
            self.process = subprocess.Popen(command, cwd=ROOT, stdout=file, stderr=file)

    def look(self) -> int:
        """Read what they have noted; returns how many moves were acknowledged."""
        with self._output.open("rb") as file:
            file.seek(self._read)
            whole = file.read().rpartition(b"\n")[0]
        if self.process.poll() is not None:
            raise AssertionError(f"the players have ended: {self._output.read_text()[-3000:]}")
        if whole:
            self._read += len(whole) + 1
            for line in whole.decode().split("\n"):
                self.history.take(line)
        return len(self.history.moves)

    def end(self) -> None:
        """Stop them."""
        self.process.kill()
        self.process.wait()


@contextmanager
def crew(port: int, seed: int, output: Path, *how: str) -> Iterator[Crew]:
    """Players until the end of the block."""
    playing = Crew(port, seed, output, *how)
    try:
        yield playing
    finally:
        playing.end()


async def faults_in(ledger: Ledger, playing: Crew, moves: list[Acknowledged]) -> list[str]:
    """What the journals lack of these moves and of what was shown, during play."""
    shown = dict(playing.history.shown)
    by_table: dict[str, list[Acknowledged]] = {}
    for move in moves:
        by_table.setdefault(move.table, []).append(move)
    journals = {table: await ledger.journals.entries_after(table, -1) for table in by_table}
    playing.look()  # everything in the journals was noted before
    return [
        fault
        for table, acknowledged in by_table.items()
        for fault in playing.history.faults(table, journals[table], acknowledged, shown.get(table, -1))
    ]


async def last_numbers(ledger: Ledger, history: History) -> dict[str, int]:
    """The last entries of the unfinished matches."""
    rows = [await ledger.lobby.table(table) for table in history.tables.keys() - history.over]
    return {row.id: row.last_number for row in rows if row is not None and row.status == "playing"}


async def standing_still(ledger: Ledger, playing: Crew, before: dict[str, int]) -> list[str]:
    """Wait for a new entry in each of these matches, including those of bots; returns those without one."""
    waiting = set(before)
    deadline = time.monotonic() + PATIENCE
    while waiting and time.monotonic() < deadline:
        playing.look()  # it may have ended
        numbers = await ledger.journals.last_numbers(waiting)
        waiting = {table for table in waiting if numbers[table] == before[table]}
        await asyncio.sleep(0.02)
    return [
        f"{table} stands still and asks {'a bot' if await ledger.turns.has_turn(table) else 'a player'}"
        for table in waiting
    ]


def unsound(url: str, history: History, folder: Path, count: int) -> list[str]:
    """Replay everything that is stored, and verify the exported journals of some finished matches."""
    faults = failures(["doctor", "--database", url])
    with Served(url, folder / "export.txt") as server:
        for table in sorted(history.over)[:count]:
            file = folder / f"{table}.match"
            token = next(iter(history.tables[table].values()))
            file.write_bytes(server.ask(f"/api/tables/{table}/journal", token=token))
            faults += failures(["replay", str(file)]) + failures(["verify", str(file)])
    return faults


def failures(command: list[str]) -> list[str]:
    """The output of a command, if it fails."""
    with redirect_stdout(StringIO()) as said, redirect_stderr(said):
        status = run(command)
    return [f"timefront {' '.join(command)}: {said.getvalue()[-600:]}"] if status else []
