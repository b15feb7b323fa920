"""`timefront` without a command: the list of what it can do, interactive at a terminal and only printed elsewhere."""

from __future__ import annotations

import os
import pty
import re
import subprocess
import sys
from pathlib import Path

import pytest

from tests.cli.running import LOBBY, Runs, is_one_sentence
from timefront.cli import program
from timefront.games.registry import GAMES
from timefront.kernel.packs import LANGUAGES
from timefront.texts.catalogue import table_message
from tools.bootstrap import ELSEWHERE

COMMAND = Path(sys.executable).parent / "timefront"
PATIENCE = 60


@pytest.fixture(autouse=True)
def _in_english(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("LC_ALL", "C.UTF-8")


def test_enter_opens_the_lobby(types: Runs, opened: list[str]) -> None:
    ran = types("")
    assert (ran.status, ran.err, opened) == (0, "", [LOBBY])
    assert "1: Play in the browser (timefront serve --browse)\n2: Play in the terminal" in ran.out
    assert "Your choice, 1–4 (Enter: 1, q: leave):" in ran.out
    assert f"Play at {LOBBY} in a browser" in ran.out


def test_two_plays_in_the_terminal(types: Runs, opened: list[str]) -> None:
    ran = types("2", "1", "q")
    assert (ran.status, ran.err, opened) == (0, "", [])
    assert "Language / Sprache / Idioma" in ran.out
    assert "Which game?" in ran.out


def test_three_reads_the_rules_of_a_game_in_the_user_s_language(
    types: Runs, timefront: Runs, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("LC_ALL", "de_DE.UTF-8")
    ran = types("3", "2")
    assert (ran.status, ran.err) == (0, "")
    assert ran.out.endswith(timefront("rules", list(GAMES)[1], "--lang", "de").out)


@pytest.mark.parametrize("lines", [["q"], [], ["3", "q"]])
def test_who_leaves_has_started_nothing(lines: list[str], types: Runs, opened: list[str]) -> None:
    ran = types(*lines)
    assert (ran.status, ran.err, opened) == (0, "", [])
    assert ran.out.endswith("See you at the front!\n")


def test_nonsense_is_asked_again(types: Runs, opened: list[str]) -> None:
    ran = types("5", "browser", "1")
    assert ran.out.count("Please type a number from 1 to 4") == 2
    assert opened == [LOBBY]


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_list_is_in_the_user_s_language(language: str, types: Runs, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("LC_ALL", f"{language}_XX.UTF-8")
    lines = types("").out.splitlines()
    assert table_message(language, "menu-head") in lines
    assert table_message(language, "menu-lobby", address=LOBBY, command="timefront play") in lines[-1]
    assert f"1: {table_message(language, 'menu-browser', command='timefront serve --browse')}" in lines


@pytest.mark.parametrize("is_closed", [False, True])
def test_without_a_terminal_the_list_is_shown_and_the_lobby_opened(
    is_closed: bool, timefront: Runs, opened: list[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    if is_closed:
        monkeypatch.setattr(sys, "stdin", None)
    ran = timefront()
    assert (ran.status, ran.err, opened) == (0, "", [LOBBY])
    assert re.findall(r"^(\d):", ran.out, re.MULTILINE) == ["1", "2", "3", "4"]
    assert "Your choice" not in ran.out


def test_at_a_real_terminal_the_program_asks(tmp_path: Path) -> None:
    outside, inside = pty.openpty()
    environment = os.environ | {"TIMEFRONT_HOME": str(tmp_path), "TERM": "dumb"}
    process = subprocess.Popen([COMMAND], stdin=inside, stdout=subprocess.PIPE, env=environment, text=True)
    try:
        os.write(outside, b"4\n")
        shown, _ = process.communicate(timeout=PATIENCE)
    finally:
        process.kill()
        os.close(inside)
        os.close(outside)
    assert process.returncode == 0
    assert shown.index("1: Play in the browser") < shown.index("Your choice, 1–4") < shown.index("Usage: timefront")


# Windows

AS_ON_WINDOWS = """
import sys
sys.modules["fcntl"] = None
from timefront.cli import main
sys.platform = "win32"
main([])
"""


def test_windows_gets_the_sentence_of_the_set_up(timefront: Runs, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sys, "platform", "win32")
    for words in ([], ["play"], ["--help"]):
        ran = timefront(*words)
        assert is_one_sentence(ran)
        assert ran.err.strip() == program.ON_WINDOWS == ELSEWHERE["win32"]


def test_the_installed_command_does_not_die_of_a_missing_fcntl() -> None:
    done = subprocess.run([sys.executable, "-c", AS_ON_WINDOWS], capture_output=True, text=True, timeout=PATIENCE)
    assert (done.returncode, done.stdout, done.stderr) == (2, "", f"{program.ON_WINDOWS}\n")
