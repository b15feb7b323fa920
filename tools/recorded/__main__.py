"""Write the recordings, or compare them with what the current code does."""

from __future__ import annotations

import argparse
import lzma
import os
import sys
import tomllib
from collections.abc import Callable, Iterator
from functools import partial
from multiprocessing import get_context
from pathlib import Path
from typing import Any, NamedTuple

import msgspec

from timefront.games.registry import GAMES
from tools.recorded import journals, lists, nodes, refusals, samples, saves
from tools.recorded.comparing import differences, missing

FOLDER = Path(__file__).resolve().parents[2] / "tests" / "recorded"
LISTS = "lists.json"
REMOVED = "removed.toml"
"""Recorded tests that were removed on purpose, each with the reason."""
OLDER = "older.toml"
"""Games that were recorded with older rules than today's, each with the reason."""


class Recording(NamedTuple):
    """Something that is recorded of a number of random games."""

    name: str
    record: Callable[[str, int], Any]
    games: int
    needs_rules: bool = True
    """Whether it depends on the rules."""

    def path(self, folder: Path, game: str) -> Path:
        """The file of this recording."""
        return folder / game / f"{self.name}.json.xz"


RECORDINGS = (
    Recording("journals", journals.record, journals.COUNT),
    Recording("samples", samples.record, samples.COUNT // samples.OF_EACH_GAME),
    Recording("printed", samples.printed, samples.SETTINGS, needs_rules=False),
    Recording("refusals", refusals.record, refusals.COUNT // refusals.OF_EACH_GAME),
    Recording("nodes", nodes.record, nodes.COUNT),
)


def main(arguments: list[str]) -> int:
    """Do what the command line says."""
    parser = argparse.ArgumentParser(prog="python -m tools.recorded", description="Record what must not change.")
    parser.add_argument("act", choices=["write", "compare"])
    parser.add_argument("--games", nargs="+", choices=[*GAMES], default=[*GAMES], help="only these games")
    parser.add_argument("--every", type=int, default=1, help="compare only every so manieth random game")
    parser.add_argument("--folder", type=Path, default=FOLDER)
    wish = parser.parse_args(arguments)
    if wish.act == "write":
        write(wish.folder, wish.games)
        return 0
    found = [*problems(wish.folder, wish.games, wish.every), *lost_names(wish.folder)]
    for problem in found[:100]:
        print(problem)
    print(f"{len(found)} differences")
    return 1 if found else 0


def write(folder: Path, games: list[str]) -> None:
    """Record everything about some games; if these are all games, also the names of tests and proofs."""
    for game in games:
        (folder / game).mkdir(parents=True, exist_ok=True)
        for recording in RECORDINGS:
            recorded = _recorded(recording, game, range(recording.games))
            recording.path(folder, game).write_bytes(lzma.compress(msgspec.json.encode(recorded), preset=9))
            print(f"{game}: {recording.name} of {recording.games} games")
        saves.put_aside(game, folder / game)
        saves.write(game, folder / game)
    if len(games) < len(GAMES):
        return
    names = {"tests": lists.test_ids(), "rules": lists.proved_rules()}
    (folder / LISTS).write_bytes(msgspec.json.format(msgspec.json.encode(names), indent=0) + b"\n")


def problems(folder: Path, games: list[str], every: int) -> Iterator[str]:
    """The differences in what the games do now; for games recorded with older rules, only what can be compared."""
    older = recorded_by_older_rules(folder)
    for game in games:
        if game in older:
            print(f"{game}: recorded by older rules, {older[game]}")
        for recording in RECORDINGS:
            if game in older and recording.needs_rules:
                continue
            yield from problems_of(recording, game, folder, range(0, recording.games, every))
        yield from saves.problems(game, folder / game, by_older_rules=game in older)
        for place in saves.put_aside_of(folder / game):
            yield from saves.problems(game, place, by_older_rules=True)


def problems_of(recording: Recording, game: str, folder: Path, numbers: range, workers: int = 0) -> Iterator[str]:
    """The differences in some of the random games of a game."""
    recorded = msgspec.json.decode(lzma.decompress(recording.path(folder, game).read_bytes()))
    for number, now in zip(numbers, _recorded(recording, game, numbers, workers), strict=True):
        yield from differences(recorded[number], now, f"{game}: {recording.name}[{number}]")


def lost_names(folder: Path) -> Iterator[str]:
    """Tests and proofs of rules that have been lost."""
    names = msgspec.json.decode((folder / LISTS).read_bytes())
    now = [*lists.test_ids(), *removed_tests(folder)]
    yield from missing(lists.without_lines(names["tests"]), lists.without_lines(now), "test")
    yield from missing(names["rules"], lists.proved_rules(), "proof of")


def recorded_by_older_rules(folder: Path) -> dict[str, str]:
    """The games of which only what does not depend on the rules can be compared, each with the reason."""
    reasons: dict[str, str] = tomllib.loads((folder / OLDER).read_text(encoding="utf-8"))
    return reasons


def removed_tests(folder: Path) -> dict[str, str]:
    """The tests that were removed on purpose, each with the reason."""
    reasons: dict[str, str] = tomllib.loads((folder / REMOVED).read_text(encoding="utf-8"))
    return reasons


def _recorded(recording: Recording, game: str, numbers: range, workers: int = 0) -> list[Any]:
    """What is recorded of some random games, as it is read back from JSON; by default computed on all cores."""
    record = partial(recording.record, game)
    if workers == 1:
        recorded = [record(number) for number in numbers]
    else:
        with get_context("spawn").Pool(workers or os.cpu_count()) as pool:
            recorded = pool.map(record, numbers, chunksize=1)
    again: list[Any] = msgspec.json.decode(msgspec.json.encode(recorded))
    return again


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
