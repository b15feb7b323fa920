"""What the players of a campaign did and were told, and whether the journals have all of it."""

from __future__ import annotations

import json
from collections.abc import Iterable
from dataclasses import dataclass
from typing import Any, final

from timefront.matches.journal import CHOICE, Entry


@final
@dataclass(frozen=True)
class Acknowledged:
    """A choice that the server has accepted: its entry, the journal's last entry at that time, and when."""

    table: str
    seat: int
    number: int
    choice: tuple[str | int, ...]
    last: int
    at: int
    """Nanoseconds of the monotonic clock when the player received it."""


@final
class History:
    """Everything that the players have noted."""

    def __init__(self) -> None:
        self.tables: dict[str, dict[str, str]] = {}
        """The secrets of the players' seats."""
        self.over: set[str] = set()
        self.moves: list[Acknowledged] = []
        self.refusals: list[str] = []
        """The keys of the sentences with which choices were refused and connections closed."""
        self.longest_wait = 0.0
        """Seconds from a choice to the server's answer that it is durable."""
        self.lag = 0.0
        """Seconds for which the machine kept the players' own process waiting."""
        self.shown: dict[str, int] = {}
        """The last entry of each table that was shown to a player."""
        self._sent: dict[tuple[str, int], set[tuple[int, tuple[str | int, ...]]]] = {}

    def take(self, line: str) -> None:
        """Read a line of the players' notes."""
        facts: dict[str, Any] = json.loads(line)
        if "table" in facts:
            self.tables[facts["table"]] = facts["tokens"]
        elif "over" in facts:
            self.over.add(facts["over"])
        elif "sent" in facts:
            wish = (facts["seat"], tuple(facts["choice"]))
            self._sent.setdefault((facts["sent"], facts["number"]), set()).add(wish)
        elif "shown" in facts:
            self.shown[facts["shown"]] = max(facts["number"], self.shown.get(facts["shown"], -1))
        elif "lag" in facts:
            self.lag = max(self.lag, facts["lag"])
        elif "refused" in facts:
            self.refusals.append(facts["refused"])
        else:
            choice = tuple(facts["choice"])
            move = Acknowledged(facts["at"], facts["seat"], facts["number"], choice, facts["last"], facts["when"])
            self.moves.append(move)
            self.longest_wait = max(self.longest_wait, facts["waited"] / 1e9)

    def was_sent(self, table: str, entry: Entry) -> bool:
        """Whether a player sent this choice for exactly this place in the journal."""
        return (entry.seat, entry.choice) in self._sent.get((table, entry.number), ())

    def faults(self, table: str, entries: list[Entry], moves: Iterable[Acknowledged], shown: int = -1) -> list[str]:
        """What a table's journal lacks of acknowledged moves or of what was shown, and what it has that nobody sent."""
        numbers = [entry.number for entry in entries]
        faults = [] if numbers == [*range(len(numbers))] else [f"{table}: the entries are numbered {numbers}"]
        for move in moves:
            faults += _faults_of(move, entries)
        if shown >= len(entries):
            faults.append(f"{table}: entry {shown} was shown and is gone")
        players = {int(seat) for seat in self.tables[table]}
        for entry in entries:
            if entry.kind == CHOICE and entry.seat in players and not self.was_sent(table, entry):
                faults.append(f"{table}: entry {entry.number} was never wished for, or again: {entry.choice}")
        return faults


def _faults_of(move: Acknowledged, entries: list[Entry]) -> list[str]:
    """What is lost of one acknowledged move."""
    wanted = (CHOICE, move.seat, move.choice)
    places = [entry.number for entry in entries if (entry.kind, entry.seat, entry.choice) == wanted]
    if move.number in places:
        return [] if move.last < len(entries) else [f"{move.table}: entry {move.last} was acknowledged and is lost"]
    where = f"stands at {places}" if places else "is lost"
    return [f"{move.table}: the acknowledged move {move.number} of seat {move.seat}, {move.choice}, {where}"]
