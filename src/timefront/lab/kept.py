"""Results that are kept while a long measurement runs, so that it goes on where it was stopped.

One file for each measurement: JSON lines, each the name of a series and one result of it. What a result depends on
belongs into the name of its series: what was measured of something else is another series.
"""

from __future__ import annotations

import json
import os
from collections.abc import Callable
from functools import partial
from pathlib import Path
from typing import Any, final

from timefront.bots.pools import THIS_PROCESS, Pool, in_chunks


def _tell_nobody(_: int) -> None:
    pass


@final
class Kept:
    """The results in a file, by series; without a file they are kept as long as this object."""

    def __init__(self, path: Path | None = None) -> None:
        self.path = path
        self.series: dict[str, list[Any]] = {}
        if path is not None and path.exists():
            self._read(path)

    def _read(self, path: Path) -> None:
        """A line that was cut off counts for nothing: what follows takes its place."""
        text = path.read_bytes()
        whole = text[: text.rfind(b"\n") + 1]
        for line in whole.decode().splitlines():
            row = json.loads(line)
            self.series.setdefault(row["series"], []).append(row["result"])
        if len(whole) < len(text):
            os.truncate(path, len(whole))

    def add(self, series: str, results: list[Any]) -> None:
        """Write results down at once."""
        if self.path is not None:
            self.path.parent.mkdir(parents=True, exist_ok=True)
            with self.path.open("a", encoding="utf-8") as file:
                for result in results:
                    file.write(json.dumps({"series": series, "result": result}) + "\n")
                file.flush()
                os.fsync(file.fileno())
        self.series.setdefault(series, []).extend(results)

    def first(self, series: str, total: int) -> list[Any]:
        """The first results of a series, as many as there are."""
        return self.series.get(series, [])[:total]

    def filled(
        self,
        series: str,
        task: Callable[[int, int], list[Any]],
        total: int,
        chunk: int,
        pool: Pool = THIS_PROCESS,
        progress: Callable[[int], None] = _tell_nobody,
    ) -> list[Any]:
        """The first results of a series; the task is asked for those that are missing, by their numbers."""
        have = len(self.first(series, total))
        progress(have)
        parts = in_chunks(partial(shifted, task, have), total - have, chunk, pool, progress)
        try:
            for part in parts:
                self.add(series, part)
        finally:
            parts.close()
        return self.first(series, total)


def shifted(task: Callable[[int, int], list[Any]], by: int, first: int, last: int) -> list[Any]:
    """A task with later numbers."""
    return task(first + by, last + by)
