"""Runs tests against a changed module, in a separate process and from memory, so that no file is ever changed."""

from __future__ import annotations

import importlib.abc
import importlib.machinery
import importlib.util
import multiprocessing
import os
import sys
from collections.abc import Sequence
from multiprocessing.process import BaseProcess
from types import CodeType, ModuleType

import pytest

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


def start(module: ChangedModule, tests: list[str]) -> BaseProcess:
    """Start the tests against a changed module; the exit code says whether they noticed the change."""
    process = multiprocessing.get_context("fork").Process(target=_run, args=(module, tests))
    process.start()
    return process


def _run(module: ChangedModule, tests: list[str]) -> None:
    os.setsid()
    null = os.open(os.devnull, os.O_RDWR)
    for descriptor in (0, 1, 2):
        os.dup2(null, descriptor)
    sys.meta_path.insert(0, module)
    status = pytest.main([*QUIET, *tests])
    os._exit(0 if status == pytest.ExitCode.OK else 1)
