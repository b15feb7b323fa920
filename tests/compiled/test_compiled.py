"""The compiled build: it is what runs when it is meant to, and it plays exactly like the sources."""

from __future__ import annotations

import json
import os
import re
import shutil
import subprocess
import sys
import zipfile
from pathlib import Path

import pytest

from tools.compile import COMPILED_FOR_TESTS, compiled_modules, missing_tools

ROOT = Path(__file__).resolve().parents[2]
IS_COMPILED_RUN = os.environ.get(COMPILED_FOR_TESTS) == "1"

needs_the_build = pytest.mark.skipif(not IS_COMPILED_RUN, reason="needs the compiled build: make test-compiled runs it")

REPLAY = """
import json, sys
from hashlib import sha256
from pathlib import Path
from timefront.games.registry import GAMES
from timefront.kernel import flow
from timefront.kernel.storage import load_match, read_lines, replayed
hashes = {}
for path in sorted(Path(sys.argv[1]).glob("*.match")):
    match = replayed(load_match(read_lines(path).lines, GAMES), -1)
    hashes[path.name] = [match.read_only, sha256(flow.dumps(match.state)).hexdigest()]
print(json.dumps({"file": flow.__file__, "hashes": hashes}))
"""


def replay_golden_journals(path: str) -> dict[str, object]:
    """Replay all golden journals in a process of its own, with the given path before the sources."""
    done = subprocess.run(
        [sys.executable, "-c", REPLAY, str(ROOT / "tests" / "golden")],
        env={**os.environ, "PYTHONPATH": path},
        capture_output=True,
        text=True,
        check=True,
    )
    result: dict[str, object] = json.loads(done.stdout)
    return result


@needs_the_build
def test_the_compiled_build_is_what_runs() -> None:
    from timefront.games.duel_of_time import commands
    from timefront.kernel import flow

    assert str(flow.__file__).endswith(".so")
    assert str(commands.__file__).endswith(".so")


@needs_the_build
def test_journals_replay_to_the_same_positions_on_both_builds() -> None:
    compiled = replay_golden_journals(str(ROOT / "build" / "compiled"))
    interpreted = replay_golden_journals(str(ROOT / "src"))
    assert str(compiled["file"]).endswith(".so")
    assert str(interpreted["file"]).endswith(".py")
    assert compiled["hashes"]
    assert compiled["hashes"] == interpreted["hashes"]


def test_no_compiled_module_lies_beside_the_sources() -> None:
    assert not list((ROOT / "src").rglob("*.so"))


def test_the_hot_packages_are_compiled() -> None:
    names = {path.relative_to(ROOT / "src" / "timefront").as_posix() for path in compiled_modules()}
    assert {"kernel/flow.py", "games/duel_of_time/turn.py", "bots/mcts.py"} <= names
    assert "games/duel_of_time/events.py" not in names


def test_a_missing_compiler_is_told_in_a_sentence(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("CC", "no-such-compiler")
    monkeypatch.setenv("PATH", "")
    assert missing_tools() == "there is no C compiler"


def test_a_pure_wheel_holds_all_that_is_needed(tmp_path: Path) -> None:
    build_wheel(tmp_path, {})
    (wheel,) = tmp_path.glob("timefront-*-py3-none-any.whl")
    names = set(zipfile.ZipFile(wheel).namelist())
    for needed in ("pack/cards.toml", "pack/texts/de.ftl", "texts/es.ftl", "rulebook/index.toml", "rulebook/en.toml"):
        assert f"timefront/games/duel_of_time/{needed}" in names
    assert "timefront/texts/en.ftl" in names


@needs_the_build
def test_a_compiled_wheel_can_be_built(tmp_path: Path) -> None:
    """The kernel alone, so that the whole of it is not compiled twice in one run."""
    build_wheel(tmp_path, {"HATCH_BUILD_HOOKS_ENABLE": "1"}, only="src/timefront/kernel/*.py")
    (wheel,) = tmp_path.glob("timefront-*.whl")
    names = zipfile.ZipFile(wheel).namelist()
    assert not wheel.name.endswith("-none-any.whl")
    assert any(name.startswith("timefront/kernel/flow") and name.endswith(".so") for name in names)


def build_wheel(target: Path, extra: dict[str, str], only: str = "") -> None:
    """Build a wheel from a copy of the sources, so that the checkout stays clean; `only` names what is compiled."""
    copy = target / "checkout"
    shutil.copytree(ROOT / "src", copy / "src", ignore=shutil.ignore_patterns("__pycache__"))
    for name in ("pyproject.toml", "LICENSE", "README.md"):
        shutil.copy(ROOT / name, copy)
    if only:
        project = (copy / "pyproject.toml").read_text(encoding="utf-8")
        narrowed = re.sub(r"^include = \[.*\]$", f'include = ["{only}"]', project, count=1, flags=re.MULTILINE)
        assert narrowed != project
        (copy / "pyproject.toml").write_text(narrowed, encoding="utf-8")
    environment = {**os.environ, **extra}
    environment.pop("PYTHONPATH", None)
    done = subprocess.run(
        [sys.executable, "-m", "hatchling", "build", "-t", "wheel", "-d", str(target)],
        cwd=copy,
        env=environment,
        capture_output=True,
        text=True,
    )
    assert done.returncode == 0, done.stdout[-2000:] + done.stderr[-2000:]
