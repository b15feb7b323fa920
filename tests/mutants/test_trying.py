"""A change is tried in a process of its own, and noticed by the tests that reach it."""

import signal
import sys
from pathlib import Path

import pytest

from tools.mutants.__main__ import try_all
from tools.mutants.places import changes_of
from tools.mutants.reach import measure
from tools.mutants.trying import ChangedModule, start

RULES = """def points(a):
    return a + 1


def bonus(a):
    if a > 3:
        return 2
    return 0
"""
TESTS = """from toy_rules import bonus, points


def test_points():
    assert points(1) == 2


def test_bonus():
    assert bonus(5) == 2
"""


@pytest.fixture
def toy(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A module of rules, and tests that see all of it but the edge of its condition and its end."""
    (tmp_path / "toy_rules.py").write_text(RULES)
    (tmp_path / "test_toy.py").write_text(TESTS)
    (tmp_path / "pytest.ini").write_text("[pytest]\n")
    monkeypatch.chdir(tmp_path)
    monkeypatch.syspath_prepend(str(tmp_path))
    sys.modules.pop("toy_rules", None)
    return tmp_path


def test_a_changed_module_is_seen_by_the_tests_and_its_file_stays(toy: Path) -> None:
    path = toy / "toy_rules.py"
    processes = [
        start(ChangedModule("toy_rules", str(path), source.encode()), ["test_toy.py"], {})
        for source in (RULES, RULES.replace("+ 1", "+ 2"))
    ]
    for process in processes:
        process.join()
    assert [process.exitcode for process in processes] == [0, 1]
    assert path.read_text() == RULES


def test_an_endless_loop_is_noticed_by_its_processor_time(toy: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("tools.mutants.trying.LEAST_SECONDS", 0.3)
    source = RULES.replace("return a + 1", "while True:\n        pass")
    process = start(ChangedModule("toy_rules", str(toy / "toy_rules.py"), source.encode()), ["test_toy.py"], {})
    process.join()
    assert process.exitcode == -signal.SIGPROF


@pytest.mark.parametrize("processes", [1, 2])
def test_lines_know_the_tests_that_run_them(toy: Path, processes: int) -> None:
    reach = measure(toy, ["test_toy.py"], processes)
    path = str(toy / "toy_rules.py")
    assert reach.tests_of(path, 2, 2) == ["test_toy.py::test_points"]
    assert reach.tests_of(path, 6, 7) == ["test_toy.py::test_bonus"]
    assert sorted(reach.tests_of(path, 1, 1)) == ["test_toy.py::test_bonus", "test_toy.py::test_points"]
    assert reach.tests_of(path, 8, 8) == []


@pytest.mark.long
def test_what_no_test_would_notice_is_told(toy: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    path = toy / "toy_rules.py"
    monkeypatch.setattr(
        "tools.mutants.__main__.changed_module",
        lambda change: ChangedModule("toy_rules", str(path), change.apply(path.read_bytes())),
    )
    changes = [change for place in changes_of(path) for change in place]
    results = {
        (change.old, change.new): noticed for change, noticed in try_all(changes, measure(toy, ["test_toy.py"]), 2)
    }
    assert results[("a + 1", "(a - 1)")]
    assert results[("2", "(3)")]
    assert not results[("a > 3", "(a >= 3)")]
    assert not results[("0", "(1)")]
