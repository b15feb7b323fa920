"""Which tests run which lines of a game, and how long they take: the tests that can notice a change at all."""

from __future__ import annotations

import multiprocessing
import tempfile
import time
from collections.abc import Generator
from dataclasses import dataclass
from pathlib import Path
from zlib import crc32

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
    """Tells the coverage tool which test is running, and measures the time; of the files of tests it keeps its part."""

    def __init__(self, coverage: Coverage, part: int, parts: int) -> None:
        self.coverage = coverage
        self.part, self.parts = part, parts
        self.seconds: dict[str, float] = {}

    def pytest_collection_modifyitems(self, items: list[pytest.Item]) -> None:
        items[:] = [item for item in items if crc32(item.path.name.encode()) % self.parts == self.part]

    @pytest.hookimpl(wrapper=True)
    def pytest_runtest_protocol(self, item: pytest.Item) -> Generator[None, object, object]:
        self.coverage.switch_context(item.nodeid)
        began = time.perf_counter()
        result = yield
        self.seconds[item.nodeid] = time.perf_counter() - began
        self.coverage.switch_context(ON_IMPORT)
        return result


def measure(source: Path, tests: list[str], processes: int = 1) -> Reach:
    """Run all tests of a game once, shared out to processes; `RuntimeError` if they do not pass."""
    context = multiprocessing.get_context("fork")
    reach = Reach({}, {})
    with tempfile.TemporaryDirectory(prefix="timefront-mutants-") as folder:
        started = []
        for part in range(processes):
            receiver, sender = context.Pipe(duplex=False)
            data = Path(folder) / f"coverage-{part}"
            process = context.Process(target=_measure, args=(source, tests, data, sender, part, processes))
            process.start()
            started.append((process, receiver, data))
        for process, receiver, data in started:
            status, seconds = receiver.recv()
            process.join()
            if status not in (pytest.ExitCode.OK, pytest.ExitCode.NO_TESTS_COLLECTED):
                raise RuntimeError(f"the tests do not pass without any change: status {status}")
            reach.seconds |= seconds
            for path, lines in _lines(data).items():
                for line, found in lines.items():
                    reach.by_line.setdefault(path, {}).setdefault(line, []).extend(found)
    return reach


def _measure(source: Path, tests: list[str], data: Path, sender: object, part: int, parts: int) -> None:
    coverage = Coverage(data_file=str(data), source=[str(source)], config_file=False)
    watcher = Watcher(coverage, part, parts)
    coverage.start()
    status = pytest.main(["-q", "-p", "no:cacheprovider", "-p", "no:xdist", *tests], plugins=[watcher])
    coverage.stop()
    coverage.save()
    sender.send((status, watcher.seconds))  # type: ignore[attr-defined]


def _lines(data: Path) -> dict[str, dict[int, list[str]]]:
    found = CoverageData(str(data))
    found.read()
    return {path: found.contexts_by_lineno(path) for path in found.measured_files()}
