"""How the browser for the tests is found, without the network and without starting one."""

from __future__ import annotations

import json
import os
import re
from pathlib import Path

import pytest

from tools import chromium
from tools.chromium import Chromium, Source

pytest_plugins = ("pytester",)
HERE, THERE, ELSEWHERE = Chromium("/here/chromium", "/here/lib"), Chromium("/there/chrome"), Chromium("/elsewhere/it")


@pytest.fixture(autouse=True)
def bare_machine(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """No browser is known, none is on PATH, and only the tests ask for one."""
    monkeypatch.setattr(chromium, "REMEMBERED", tmp_path / "build" / "chromium.json")
    monkeypatch.setattr(chromium, "PACKAGES", tmp_path / "web" / "node_modules")
    monkeypatch.setenv("PATH", str(tmp_path / "path"))
    for name in ("CI", chromium.NAMED):
        monkeypatch.delenv(name, raising=False)


def program(folder: Path, name: str, script: str = "exit 0") -> Path:
    folder.mkdir(exist_ok=True)
    path = folder / name
    path.write_text(f"#!/bin/sh\n{script}\n")
    path.chmod(0o755)
    return path


def source(found: Chromium | None, asked: list[Chromium | None]) -> Source:
    """A source that gives this browser, and notes that it was asked."""

    def give() -> Chromium | None:
        asked.append(found)
        return found

    return give


def only_these_run(monkeypatch: pytest.MonkeyPatch, *browsers: Chromium) -> None:
    monkeypatch.setattr(Chromium, "shows_a_page", lambda self: self in browsers)
    monkeypatch.setattr(os, "access", lambda path, mode: path in [browser.program for browser in browsers])


# The order


def test_the_first_that_runs_is_taken_and_the_rest_is_not_asked(monkeypatch: pytest.MonkeyPatch) -> None:
    only_these_run(monkeypatch, THERE, ELSEWHERE)
    asked: list[Chromium | None] = []
    sources = [source(browser, asked) for browser in (None, HERE, THERE, ELSEWHERE)]
    assert chromium.find(sources) == THERE
    assert asked == [None, HERE, THERE]


def test_the_sources_are_asked_in_this_order(monkeypatch: pytest.MonkeyPatch) -> None:
    names = ["npm_chromium", "chromium_on_path", "playwright_chromium", "distribution_chromium"]
    asked: list[str] = []
    for name in names:
        monkeypatch.setattr(chromium, name, lambda name=name: asked.append(name))
    assert chromium.main() == 0
    assert asked == names


def test_what_was_found_is_remembered(monkeypatch: pytest.MonkeyPatch) -> None:
    only_these_run(monkeypatch, HERE)
    assert chromium.find([lambda: HERE]) == HERE
    assert json.loads(chromium.REMEMBERED.read_text()) == list(HERE)
    asked: list[Chromium | None] = []
    assert chromium.find([source(THERE, asked)]) == HERE
    assert asked == []


@pytest.mark.parametrize("content", ['["/gone/chromium", ""]', "", "{}", '["a", "b", "c"]', "7"])
def test_what_is_gone_or_spoilt_is_sought_anew(content: str, monkeypatch: pytest.MonkeyPatch) -> None:
    only_these_run(monkeypatch, THERE)
    chromium.REMEMBERED.parent.mkdir()
    chromium.REMEMBERED.write_text(content)
    assert chromium.find([lambda: THERE]) == THERE


def test_the_named_one_comes_before_all(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    named = program(tmp_path / "own", "browser")
    chromium.REMEMBERED.parent.mkdir()
    chromium.REMEMBERED.write_text(json.dumps(HERE))
    monkeypatch.setenv(chromium.NAMED, str(named))
    assert chromium.find([lambda: THERE]) == Chromium(str(named))


def test_a_named_one_that_is_not_there_is_a_fault(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setenv(chromium.NAMED, "/no/such/browser")
    assert chromium.main() == 2
    assert capsys.readouterr().err == "TIMEFRONT_CHROMIUM names /no/such/browser, and there is no such program.\n"


# Where none can be had


@pytest.fixture
def nothing_to_be_had(monkeypatch: pytest.MonkeyPatch) -> None:
    for name in ("npm_chromium", "chromium_on_path", "playwright_chromium", "distribution_chromium"):
        monkeypatch.setattr(chromium, name, lambda: None)


@pytest.mark.usefixtures("nothing_to_be_had")
def test_without_any_the_set_up_goes_on_and_says_so_once(capsys: pytest.CaptureFixture[str]) -> None:
    assert chromium.main() == 0
    (sentence,) = capsys.readouterr().err.splitlines()
    assert sentence.startswith("There is no Chromium for the browser tests")
    assert sentence.endswith("skipped.")


@pytest.mark.usefixtures("nothing_to_be_had")
def test_where_changes_are_judged_it_is_a_failure(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setenv("CI", "true")
    assert chromium.main() == 2
    assert "skipped" not in capsys.readouterr().err


CONFTEST = "from tests.browser.conftest import browser, pytest_runtest_makereport"
BROWSER_TESTS = """
def test_a_page(browser): pass
def test_another_page(browser): pass
"""


@pytest.mark.parametrize("is_judged", [False, True])
def test_the_browser_tests_are_skipped_or_fail_with_one_sentence(
    is_judged: bool, pytester: pytest.Pytester, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(chromium, "chromium_on_path", lambda: None)
    if is_judged:
        monkeypatch.setenv("CI", "true")
    pytester.makeconftest(CONFTEST)
    pytester.makepyfile(BROWSER_TESTS)
    done = pytester.runpytest_inprocess("-rs", "-p", "no:randomly", "-p", "no:cacheprovider")
    done.assert_outcomes(errors=2 * is_judged, skipped=2 * (not is_judged))
    told = re.findall(r"SKIPPED \[2\] .*There is no Chromium for the browser tests", done.stdout.str())
    assert len(told) == (not is_judged)


# Where it may come from


def test_elsewhere_there_is_no_chromium_to_unpack(monkeypatch: pytest.MonkeyPatch) -> None:
    (chromium.PACKAGES / "@sparticuz" / "chromium").mkdir(parents=True)
    monkeypatch.setattr(os, "uname", lambda: os.uname_result(("Linux", "", "", "", "aarch64")))
    assert chromium.npm_chromium() is None


def as_node(script: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Let this script be the node that unpacks, on an x86-64 machine."""
    (chromium.PACKAGES / "@sparticuz" / "chromium").mkdir(parents=True)
    (tmp_path / "node").mkdir()
    program(tmp_path / "node" / "bin", "node", script)
    monkeypatch.setattr(chromium, "ROOT_DIR", str(tmp_path / "node"))
    monkeypatch.setattr(os, "uname", lambda: os.uname_result(("Linux", "", "", "", "x86_64")))


def test_the_one_of_npm_is_unpacked_once(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    as_node('echo "$@" >> "$TMPDIR/../../calls"; : > "$TMPDIR/chromium"', tmp_path, monkeypatch)
    folder = chromium.PACKAGES / ".chromium"
    for _ in range(2):
        assert chromium.npm_chromium() == Chromium(str(folder / "chromium"), str(folder / "al2023" / "lib"))
    assert (folder / "chromium").exists()
    assert (tmp_path / "web" / "calls").read_text() == f"--input-type=module -e {chromium.UNPACK}\n"


def test_one_that_cannot_be_unpacked_leaves_nothing_and_is_said(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    as_node(': > "$TMPDIR/half-a-browser"; exit 1', tmp_path, monkeypatch)
    assert chromium.npm_chromium() is None
    assert [path.name for path in chromium.PACKAGES.iterdir()] == ["@sparticuz"]
    assert "cannot be unpacked" in capsys.readouterr().err


def test_one_on_PATH_is_found_by_any_of_its_names(tmp_path: Path) -> None:
    assert chromium.chromium_on_path() is None
    chrome = program(tmp_path / "path", "google-chrome")
    assert chromium.chromium_on_path() == Chromium(str(chrome))
    own = program(tmp_path / "path", "chromium")
    assert chromium.chromium_on_path() == Chromium(str(own))


@pytest.mark.parametrize("user", [0, 1000])
def test_only_root_installs_the_one_of_the_distribution(
    user: int, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    script = f'echo "$@" >> {tmp_path}/calls; cp "$0" {tmp_path}/path/chromium'
    program(tmp_path / "path", "apt-get", script.replace("cp", "/bin/cp"))
    monkeypatch.setattr(os, "geteuid", lambda: user)
    found = chromium.distribution_chromium()
    if user != 0:
        assert found is None
        assert not (tmp_path / "calls").exists()
    else:
        assert found == Chromium(str(tmp_path / "path" / "chromium"))
        calls = (tmp_path / "calls").read_text().splitlines()
        assert calls == ["-qq update", "-qq install --yes --no-install-recommends chromium"]
        assert "apt-get" in capsys.readouterr().err


def test_without_apt_there_is_none_of_the_distribution(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(os, "geteuid", lambda: 0)
    assert chromium.distribution_chromium() is None


def test_a_program_that_is_no_browser_shows_no_page(tmp_path: Path) -> None:
    assert not Chromium(str(program(tmp_path / "path", "chromium"))).shows_a_page()
    assert not Chromium("/no/such/browser").shows_a_page()
