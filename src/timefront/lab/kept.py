"""Results that are stored while a long measurement runs, so that it can be stopped and resumed.

There is one file per measurement: JSON lines, each with the name of a series and one of its results. The name of a
series contains everything that its results depend on.
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
class ResultStore:
    """The results in a file, by series; without a file, they last as long as this object."""

    def __init__(self, path: Path | None = None) -> None:
        self.path = path
        self.series: dict[str, list[Any]] = {}
        if path is not None and path.exists():
            self._read(path)

    def _read(self, path: Path) -> None:
        """Read the file, and remove a last line that was cut off."""
        text = path.read_bytes()
        whole = text[: text.rfind(b"\n") + 1]
        for line in whole.decode().splitlines():
            row = json.loads(line)
            self.series.setdefault(row["series"], []).append(row["result"])
        if len(whole) < len(text):
            os.truncate(path, len(whole))

    def add(self, series: str, results: list[Any]) -> None:
        """Write results immediately."""
        if self.path is not None:
            self.path.parent.mkdir(parents=True, exist_ok=True)
            with self.path.open("a", encoding="utf-8") as file:
                for result in results:
                    file.write(json.dumps({"series": series, "result": result}) + "\n")
                file.flush()
                os.fsync(file.fileno())
        self.series.setdefault(series, []).extend(results)

    def first(self, series: str, total: int) -> list[Any]:
        """The first results of a series, at most `total`."""
        return self.series.get(series, [])[:total]

    def complete(
        self,
        series: str,
        task: Callable[[int, int], list[Any]],
        total: int,
        chunk: int,
        pool: Pool = THIS_PROCESS,
        progress: Callable[[int], None] = _tell_nobody,
    ) -> list[Any]:
        """The first `total` results of a series; the task computes those that are missing, by number."""
        have = len(self.first(series, total))
        progress(have)
        parts = in_chunks(partial(run_shifted, task, have), total - have, chunk, pool, progress)
        try:
            for part in parts:
                self.add(series, part)
        finally:
            parts.close()
        return self.first(series, total)


def run_shifted(task: Callable[[int, int], list[Any]], by: int, first: int, last: int) -> list[Any]:
    """Run a task with all numbers shifted by `by`."""
    return task(first + by, last + by)
