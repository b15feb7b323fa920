"""The reference for researchers, made from docstrings: its modules exist and its examples hold."""

from __future__ import annotations

import doctest
import re
from importlib import import_module
from pathlib import Path

import pytest

from tests.docs.pages import ROOT

REFERENCE = sorted((ROOT / "site" / "reference").glob("*.md"))
NEEDS_FRAMEWORKS = "adapters"
"""The page about the frameworks' environments, which `make test-lab` tests."""
SERVING = {"kept", "review_words", "sitting", "storing"}
"""Modules of the lab that only serve others."""


def modules_on(page: Path) -> list[str]:
    """The names of the modules that a page documents."""
    return re.findall(r"^\.\. automodule:: (\S+)$", page.read_text(encoding="utf-8"), re.MULTILINE)


@pytest.mark.parametrize(
    "page", [page for page in REFERENCE if page.stem != NEEDS_FRAMEWORKS], ids=lambda page: page.stem
)
def test_the_examples_of_the_reference_hold(page: Path) -> None:
    results = [doctest.testmod(import_module(name), optionflags=doctest.ELLIPSIS) for name in modules_on(page)]
    assert sum(result.attempted for result in results) > 0
    assert sum(result.failed for result in results) == 0


def test_the_adapters_are_in_the_reference() -> None:
    adapters = [path.stem for path in (ROOT / "src" / "timefront" / "interop").glob("*.py") if path.stem != "__init__"]
    [page] = [page for page in REFERENCE if page.stem == NEEDS_FRAMEWORKS]
    assert sorted(modules_on(page)) == sorted(f"timefront.interop.{name}" for name in adapters)


def test_every_module_of_the_laboratory_is_in_the_reference_or_serves_one_that_is() -> None:
    [page] = [page for page in REFERENCE if page.stem == "laboratory"]
    laboratory = {path.stem for path in (ROOT / "src" / "timefront" / "lab").glob("*.py")} - {"__init__"}
    assert laboratory - {name.rpartition(".")[2] for name in modules_on(page)} == SERVING


def test_every_page_is_in_the_sidebar_of_the_site() -> None:
    listed = set(re.findall(r'"([\w-]+)"', (ROOT / "site" / "conf.py").read_text(encoding="utf-8")))
    assert {page.stem for page in [*(ROOT / "docs").glob("*.md"), *REFERENCE]} <= listed
