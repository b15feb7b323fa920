"""Results that are kept while a long measurement runs, so that it goes on where it was stopped.

One file in build/ for each measurement: JSON lines, each the name of a series and one result of it. A series that was
measured at another commit is another series, as its name says.
"""

from __future__ import annotations

import json
import os
from collections.abc import Callable
from functools import partial
from pathlib import Path
from typing import Any, final

from timefront.bots.pools import Pool, in_chunks

ROOT = Path(__file__).resolve().parent.parent


@final
class Kept:
    """The results in a file, by series."""

    def __init__(self, path: Path) -> None:
        self.path = path
        self.series: dict[str, list[Any]] = {}
        if path.exists():
            for line in path.read_text(encoding="utf-8").splitlines():
                if line.endswith("}"):  # a line that was cut off counts for nothing
                    row = json.loads(line)
                    self.series.setdefault(row["series"], []).append(row["result"])

    def add(self, series: str, results: list[Any]) -> None:
        """Write results down at once."""
        self.path.parent.mkdir(parents=True, exist_ok=True)
        with self.path.open("a", encoding="utf-8") as file:
            for result in results:
                file.write(json.dumps({"series": series, "result": result}) + "\n")
            file.flush()
            os.fsync(file.fileno())
        self.series.setdefault(series, []).extend(results)

    def filled(
        self, series: str, task: Callable[[int, int], list[Any]], total: int, chunk: int, workers: int
    ) -> list[Any]:
        """The first results of a series; the task is asked for those that are missing, by their numbers."""
        have = len(self.series.get(series, []))
        if have < total:
            missing = partial(shifted, task, have)
            for part in in_chunks(missing, total - have, chunk, Pool(workers), lambda _: None):
                self.add(series, part)
        return self.series.get(series, [])[:total]


def shifted(task: Callable[[int, int], list[Any]], by: int, first: int, last: int) -> list[Any]:
    """A task with later numbers."""
    return task(first + by, last + by)
