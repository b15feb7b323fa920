"""Which tests run which lines of a game, and how long they take: the tests that can notice a change at all."""

from __future__ import annotations

import multiprocessing
import tempfile
import time
from collections.abc import Generator
from dataclasses import dataclass
from pathlib import Path

import pytest
from coverage import Coverage, CoverageData

ON_IMPORT = ""


@dataclass
class Reach:
    """The tests of a game by the lines that they run."""

    seconds: dict[str, float]
    """Every test, and how long it takes."""
    by_line: dict[str, dict[int, list[str]]]
    """For each module, its lines that run, with the tests; `ON_IMPORT` stands for all tests."""

    def tests_of(self, path: str, first: int, last: int) -> list[str]:
        """The tests that run any of these lines, the quickest first."""
        lines = self.by_line.get(path, {})
        found = {test for line in range(first, last + 1) for test in lines.get(line, ())}
        if ON_IMPORT in found:
            found = set(self.seconds)
        return sorted(found, key=lambda test: (self.seconds[test], test))


class Watcher:
    """Tells the coverage tool which test is running, and measures the time."""

    def __init__(self, coverage: Coverage) -> None:
        self.coverage = coverage
        self.seconds: dict[str, float] = {}

    @pytest.hookimpl(wrapper=True)
    def pytest_runtest_protocol(self, item: pytest.Item) -> Generator[None, object, object]:
        self.coverage.switch_context(item.nodeid)
        began = time.perf_counter()
        result = yield
        self.seconds[item.nodeid] = time.perf_counter() - began
        self.coverage.switch_context(ON_IMPORT)
        return result


def measure(source: Path, tests: list[str]) -> Reach:
    """Run all tests of a game once; `RuntimeError` if they do not pass."""
    with tempfile.TemporaryDirectory(prefix="timefront-mutants-") as folder:
        data = Path(folder) / "coverage"
        context = multiprocessing.get_context("fork")
        receiver, sender = context.Pipe(duplex=False)
        process = context.Process(target=_measure, args=(source, tests, data, sender))
        process.start()
        status, seconds = receiver.recv()
        process.join()
        if status != pytest.ExitCode.OK:
            raise RuntimeError(f"the tests do not pass without any change: status {status}")
        return Reach(seconds, _lines(data))


def _measure(source: Path, tests: list[str], data: Path, sender: object) -> None:
    coverage = Coverage(data_file=str(data), source=[str(source)], config_file=False)
    watcher = Watcher(coverage)
    coverage.start()
    status = pytest.main(["-q", "-p", "no:cacheprovider", "-p", "no:xdist", *tests], plugins=[watcher])
    coverage.stop()
    coverage.save()
    sender.send((status, watcher.seconds))  # type: ignore[attr-defined]


def _lines(data: Path) -> dict[str, dict[int, list[str]]]:
    found = CoverageData(str(data))
    found.read()
    return {path: found.contexts_by_lineno(path) for path in found.measured_files()}
