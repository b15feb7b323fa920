"""The compiled build: it is what runs when it is meant to, and it plays exactly like the sources."""

from __future__ import annotations

import json
import os
import subprocess
import sys
import zipfile
from pathlib import Path
from typing import Any

import msgspec
import pytest

from timefront.games.registry import GAMES
from timefront.kernel.game import Game
from timefront.kernel.narrator import parts_of
from tools import compile as compiling
from tools import release
from tools.compile import COMPILED_FOR_TESTS, compiled_modules, missing_tools
from tools.release import COMPILED, PURE

ROOT = Path(__file__).resolve().parents[2]
IS_COMPILED_RUN = os.environ.get(COMPILED_FOR_TESTS) == "1"

needs_the_build = pytest.mark.skipif(not IS_COMPILED_RUN, reason="needs the compiled build: make test-compiled runs it")

REPLAY = """
import json, sys
from hashlib import sha256
from pathlib import Path
from typing import Any
from timefront.games.registry import GAMES
from timefront.kernel import flow
from timefront.matches.opening import load_match, replayed
from tools.golden import journal
hashes = {}
for path in sorted(Path(sys.argv[1]).glob("*.match")):
    match = replayed(load_match(journal(path), GAMES), -1)
    hashes[path.name] = [match.read_only, sha256(flow.dumps(match.state)).hexdigest()]
print(json.dumps({"file": flow.__file__, "hashes": hashes}))
"""


def replay_golden_journals(path: str) -> dict[str, object]:
    """Replay all golden journals in a process of its own, with the given path before the sources."""
    done = subprocess.run(
        [sys.executable, "-c", REPLAY, str(ROOT / "tests" / "golden")],
        env={**os.environ, "PYTHONPATH": os.pathsep.join([path, str(ROOT)])},
        capture_output=True,
        text=True,
        check=True,
    )
    result: dict[str, object] = json.loads(done.stdout)
    return result


@needs_the_build
def test_the_compiled_build_is_what_runs() -> None:
    from timefront.games.duel_of_time.rules import commands
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
    assert {"kernel/flow.py", "games/duel_of_time/rules/turn.py", "bots/mcts.py"} <= names
    assert "games/duel_of_time/events.py" not in names


@pytest.mark.parametrize("game", [*GAMES.values()], ids=lambda game: str(game.name))
def test_records_are_left_as_they_are_so_that_views_can_be_read_back(game: Game[Any]) -> None:
    """Compiled, a record keeps `list[Die]` as `list`: it is sent well, but read back as plain dictionaries."""
    view = game.view(game.new(game.setting(game.built_in_pack(), "", {}, game.seat_counts[0])), None)
    records = sys.modules[type(view).__module__]
    assert ROOT / "src" / "timefront" / "games" / game.name / "show" / "records.py" not in compiled_modules()
    assert str(records.__file__).endswith("records.py")
    read = msgspec.json.decode(msgspec.json.encode(view), type=type(view))
    assert read == view
    assert [type(part) for part in parts_of(read).values()] == [type(part) for part in parts_of(view).values()]


def test_a_missing_compiler_is_told_in_a_sentence(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("CC", "no-such-compiler")
    monkeypatch.setenv("PATH", "")
    assert missing_tools() == "there is no C compiler"


@pytest.fixture
def checkout(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A checkout with one module, and nothing compiled in it."""
    monkeypatch.setattr(sys, "argv", ["compile.py", "--built"])
    for name, path in {"ROOT": "", "SOURCE": "src/timefront", "TARGET": "build", "STAMP": "build/.stamp"}.items():
        monkeypatch.setattr(compiling, name, tmp_path / path)
    (tmp_path / "src" / "timefront").mkdir(parents=True)
    (tmp_path / "build").mkdir()
    for name in ("src/timefront/flow.py", "pyproject.toml", "requirements-dev.lock"):
        (tmp_path / name).write_text("# nothing yet\n")
    return tmp_path


def built(capsys: pytest.CaptureFixture[str]) -> str:
    """What `tools/compile.py --built` prints."""
    assert compiling.main() == 0
    return capsys.readouterr().out.strip()


def test_where_the_build_lies_is_said_while_it_is_up_to_date(
    checkout: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert built(capsys) == ""
    (checkout / "build" / ".stamp").write_text(compiling.stamp_of_sources())
    assert built(capsys) == str(checkout / "build")


@pytest.mark.parametrize("name", ["src/timefront/flow.py", "src/timefront/new.py", "pyproject.toml"])
def test_a_build_of_other_sources_is_not_used(name: str, checkout: Path, capsys: pytest.CaptureFixture[str]) -> None:
    (checkout / "build" / ".stamp").write_text(compiling.stamp_of_sources())
    assert built(capsys)
    with (checkout / name).open("a") as file:
        file.write("# more\n")
    assert built(capsys) == ""


def test_a_build_of_another_python_is_not_used(
    checkout: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    (checkout / "build" / ".stamp").write_text(compiling.stamp_of_sources())
    monkeypatch.setattr(sys, "version", "3.99.0")
    assert built(capsys) == ""


def test_a_pure_wheel_holds_all_that_is_needed(tmp_path: Path) -> None:
    wheel = release.build(PURE, tmp_path)
    assert wheel.name.endswith("-py3-none-any.whl")
    names = set(zipfile.ZipFile(wheel).namelist())
    for needed in ("pack/cards.toml", "pack/texts/de.ftl", "texts/es.ftl", "rulebook/index.toml", "rulebook/en.toml"):
        assert f"timefront/games/duel_of_time/{needed}" in names
    assert "timefront/texts/en.ftl" in names
    assert "timefront/server/static/index.html" in names
    assert not [name for name in names if name.endswith(".so")]


@needs_the_build
def test_a_compiled_wheel_can_be_built(tmp_path: Path) -> None:
    """Of the build that is there: nothing is compiled a second time."""
    wheel = release.build(COMPILED, tmp_path)
    names = zipfile.ZipFile(wheel).namelist()
    assert not wheel.name.endswith("-none-any.whl")
    assert any(name.startswith("timefront/kernel/flow") and name.endswith(".so") for name in names)
    compiled = {name.partition(".")[0] for name in names if name.endswith(".so")}
    assert {path.relative_to(ROOT / "src").with_suffix("").as_posix() for path in compiled_modules()} < compiled
    assert [name for name in compiled if name.endswith("__mypyc") and "/" not in name]
    assert {f"{name}.py" for name in compiled if "/" in name} < set(names)
