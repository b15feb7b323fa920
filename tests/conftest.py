"""Records which rules each test really executes, and proves a rule only where a test that cites it passed.

And what every run of the tests needs.
"""

from __future__ import annotations

import json
import os
import re
import signal
from collections.abc import Generator, Iterator
from functools import cache
from pathlib import Path
from typing import Any

import pytest

from timefront.coverage import RECORD, is_outdated, proofs
from timefront.games.registry import GAMES
from timefront.kernel.rulebook import EXAMPLE, WITNESS

CITATION = re.compile(r"\b([A-Z]{2})[-_](\d+)[._](\d+|[a-z]+)")
proved: dict[str, set[str]] = {}
executed: dict[str, set[str]] = {}


def cited_rules(item: pytest.Item) -> set[str]:
    """The rule ids that a test names: `test_DT_3_2_...`, or `DT-3.2` in its docstring."""
    function = getattr(item, "function", None)
    text = item.name.removeprefix("test_") + " " + (getattr(function, "__doc__", None) or "")
    return {f"{book}-{chapter}.{number}" for book, chapter, number in CITATION.findall(text)}


@cache
def all_examples() -> frozenset[str]:
    """The ids of all worked examples."""
    books = [game.rulebook() for game in GAMES.values()]
    return frozenset(entry.id for book in books for entry in book.entries.values() if entry.kind == EXAMPLE)


def examples_of(heard: set[str]) -> set[str]:
    """The worked examples of the games whose rules were executed: an example is a scene of several rules."""
    books = {rule.partition("-")[0] for rule in heard}
    return {rule for rule in all_examples() if rule.partition("-")[0] in books}


@pytest.fixture(autouse=True)
def witness(request: pytest.FixtureRequest) -> Iterator[None]:
    """Listen to the rules that the test executes."""
    heard: set[str] = set()
    executed[request.node.nodeid] = heard
    if cited_rules(request.node):
        WITNESS.listener = lambda rule, where: heard.add(rule)
    yield
    WITNESS.listener = None


def pytest_configure() -> None:
    """Hear Ctrl-C, as the programs that tests start and interrupt will then, too: `nohup make test &` ignores it."""
    if signal.getsignal(signal.SIGINT) is signal.SIG_IGN:
        signal.signal(signal.SIGINT, signal.default_int_handler)


SLOW_FOLDERS = (
    *("bots", "browser", "campaign", "cli", "contract", "docs", "lab", "mutants", "recorded", "server", "setup"),
    *("terminal", "texts"),
)
"""What `make quick` leaves out: all but the rules, the kernel, golden matches and match files."""
SLOW_FILES = (
    "tests/games/battle_through_history/test_odds.py",
    *[
        f"tests/games/joan_of_arc/test_{name}.py"
        for name in (
            *("3_broken_packs", "5_walks", "7_random_attacks", "13_free_battle", "13_scenarios", "giant_scenarios"),
            *("judgement", "odds", "text_board", "whole_games"),
        )
    ],
    *[f"tests/kernel/test_{name}.py" for name in ("pack_limits", "recent", "step_names")],
    *[f"tests/match/test_{name}.py" for name in ("files", "forks", "killed", "revising", "verify")],
)
"""And the slowest files of these."""
SLOW = (*[f"tests/{folder}/" for folder in SLOW_FOLDERS], *SLOW_FILES)
NOT_COMPILED = ("tests/browser/", "tests/docs/test_reference.py", "tests/setup/", "tests/server/")
"""Tests that are not run with the compiled form: server, set-up and pages are the same there, and some take minutes."""
IN_ANY_CASE = (
    "tests/server/test_in_step.py",
    "tests/server/test_thinkers.py",
    "tests/server/test_wire_secrets.py",
    "tests/setup/test_release.py::test_the_compiled_wheel",
)


@pytest.hookimpl(tryfirst=True)
def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    for item in items:
        if item.nodeid.startswith(SLOW):
            item.add_marker(pytest.mark.slow)
    if os.environ.get("TIMEFRONT_COMPILED") == "1":
        skip = pytest.mark.skip(reason="tested with the usual form: what is compiled makes no difference to it")
        for item in items:
            if item.nodeid.startswith(NOT_COMPILED) and not item.nodeid.startswith(IN_ANY_CASE):
                item.add_marker(skip)


@pytest.hookimpl(wrapper=True)
def pytest_runtest_makereport(
    item: pytest.Item, call: pytest.CallInfo[None]
) -> Generator[None, pytest.TestReport, pytest.TestReport]:
    report = yield
    if report.when == "call" and report.passed:
        heard = executed.get(item.nodeid, set())
        for rule in cited_rules(item) & (heard | examples_of(heard)):
            proved.setdefault(rule, set()).add(item.nodeid)
    return report


def pytest_sessionfinish(session: pytest.Session) -> None:
    """Leave the record for `timefront rules --coverage`: a run of all tests makes it, `make test-long` adds to it."""
    config = session.config
    if hasattr(config, "workeroutput"):
        config.workeroutput["proved"] = {rule: sorted(tests) for rule, tests in proved.items()}
        return
    is_whole = [str(argument) for argument in config.args] == ["tests"] and not config.option.keyword
    path = config.rootpath / RECORD
    if is_whole and config.option.markexpr in ("", "not long"):
        path.parent.mkdir(exist_ok=True)
        write_record(path)
    elif is_whole and config.option.markexpr == "long" and path.exists() and not is_outdated(path):
        for rule, tests in (proofs(path) or {}).items():
            proved.setdefault(rule, set()).update(tests)
        write_record(path)


def write_record(path: Path) -> None:
    path.write_text(json.dumps({rule: sorted(tests) for rule, tests in sorted(proved.items())}, indent=1))


@pytest.hookimpl(optionalhook=True)
def pytest_testnodedown(node: Any) -> None:
    """A process that ran a part of the tests has ended: add what it proved."""
    for rule, tests in getattr(node, "workeroutput", {}).get("proved", {}).items():
        proved.setdefault(rule, set()).update(tests)
