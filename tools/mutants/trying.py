"""Runs tests against a changed module, in a separate process and from memory, so that no file is ever changed."""

from __future__ import annotations

import importlib.abc
import importlib.machinery
import importlib.util
import multiprocessing
import os
import signal
import sys
from collections.abc import Generator, Sequence
from multiprocessing.process import BaseProcess
from types import CodeType, ModuleType

import pytest

LEAST_SECONDS = 10.0
PATIENCE = 5.0
"""How many times as long as usual a test may take before the change counts as an endless loop: noticed."""
QUIET = ["-x", "-q", "-q", "--no-header", "-p", "no:cacheprovider", "-p", "no:xdist"]


class ChangedModule(importlib.abc.InspectLoader, importlib.abc.MetaPathFinder):
    """Finds one module, and provides changed source for it."""

    def __init__(self, name: str, path: str, source: bytes) -> None:
        self.name = name
        self.path = path
        self.source = source

    def find_spec(
        self, fullname: str, path: Sequence[str] | None, target: ModuleType | None = None
    ) -> importlib.machinery.ModuleSpec | None:
        """The spec of this module only."""
        if fullname != self.name:
            return None
        spec = importlib.util.spec_from_loader(fullname, self, origin=self.path)
        assert spec is not None
        spec.has_location = True
        return spec

    def get_source(self, fullname: str) -> str:
        """The changed source."""
        return self.source.decode()

    def get_code(self, fullname: str) -> CodeType:
        """The changed source, compiled."""
        return compile(self.source, self.path, "exec")


class Watchdog:
    """Ends the process if a test takes much more processor time than usual: an endless loop."""

    def __init__(self, seconds: dict[str, float]) -> None:
        self.seconds = seconds

    @pytest.hookimpl(wrapper=True)
    def pytest_runtest_protocol(self, item: pytest.Item) -> Generator[None, object, object]:
        signal.setitimer(signal.ITIMER_PROF, LEAST_SECONDS + PATIENCE * self.seconds.get(item.nodeid, 0.0))
        try:
            return (yield)
        finally:
            signal.setitimer(signal.ITIMER_PROF, 0)


def start(module: ChangedModule, tests: list[str], seconds: dict[str, float]) -> BaseProcess:
    """Start the tests against a changed module; the exit code says whether they noticed the change.

    `seconds` says how long each of the tests usually takes.
    """
    process = multiprocessing.get_context("fork").Process(target=_run, args=(module, tests, seconds))
    process.start()
    return process


def _run(module: ChangedModule, tests: list[str], seconds: dict[str, float]) -> None:
    os.setsid()
    null = os.open(os.devnull, os.O_RDWR)
    for descriptor in (0, 1, 2):
        os.dup2(null, descriptor)
    sys.meta_path.insert(0, module)
    status = pytest.main([*QUIET, *tests], plugins=[Watchdog(seconds)])
    os._exit(0 if status == pytest.ExitCode.OK else 1)
