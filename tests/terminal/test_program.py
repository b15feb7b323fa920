"""The real program: on pipes, on a terminal, and killed during play."""

from __future__ import annotations

import os
import pty
import re
import select
import signal
import struct
import subprocess
import termios
import time
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from fcntl import ioctl
from pathlib import Path
from typing import final

import pytest

from tests.terminal.stage import GAME, PROGRAM, PROMPT, YELLOW_STARTS, environment
from timefront.games.registry import GAMES
from timefront.matches.lines import read_lines
from timefront.matches.opening import load_match

PATIENCE = 30
ESCAPE = re.compile(r"\x1b\[[0-9;?]*[A-Za-z]")
WIPED = "\x1b[2J\x1b[3J\x1b[H"


@final
class Running:
    """A program that plays on its own terminal, or on pipes."""

    def __init__(self, process: subprocess.Popen[bytes], reads: int, writes: int) -> None:
        self.process = process
        self._reads = reads
        self._writes = writes
        self.shown = ""
        self._raw = b""

    def type(self, line: str) -> None:
        """Type a line."""
        os.write(self._writes, f"{line}\n".encode())

    def interrupt(self) -> None:
        """Press Control-C until it is noticed: Python's line editor misses one that comes just before it waits."""
        for _ in range(PATIENCE):
            self.process.send_signal(signal.SIGINT)
            if select.select([self._reads], [], [], 1)[0]:
                return

    def until(self, pattern: str) -> str:
        """The output up to the first line that matches the pattern."""
        start, deadline = len(self.shown), time.monotonic() + PATIENCE
        while not re.search(pattern, ESCAPE.sub("", self.shown[start:])):
            assert time.monotonic() < deadline, self.shown[start:]
            if not self._read():
                raise EOFError(self.shown[start:])
        return self.shown[start:]

    def rest(self) -> str:
        """The output up to the end."""
        start = len(self.shown)
        while self._read():
            pass
        self.process.wait(PATIENCE)
        return self.shown[start:]

    def _read(self) -> bool:
        if not select.select([self._reads], [], [], PATIENCE)[0]:
            return False
        try:
            chunk = os.read(self._reads, 65536)
        except OSError:
            return False
        self._raw += chunk
        self.shown = self._raw.decode(errors="ignore").replace("\r\n", "\n")
        return bool(chunk)


@contextmanager
def on_pipes(folder: Path, *arguments: str) -> Iterator[Running]:
    process = subprocess.Popen(
        [*PROGRAM, *arguments], stdin=subprocess.PIPE, stdout=subprocess.PIPE, env=environment(folder)
    )
    assert process.stdin is not None
    assert process.stdout is not None
    with process:
        yield Running(process, process.stdout.fileno(), process.stdin.fileno())
        process.kill()


@contextmanager
def on_terminal(folder: Path, *arguments: str, size: tuple[int, int] = (40, 120), **more: str) -> Iterator[Running]:
    ours, theirs = pty.openpty()
    ioctl(theirs, termios.TIOCSWINSZ, struct.pack("HHHH", *size, 0, 0))
    terminal = {"TERM": "xterm-256color"} | more
    process = subprocess.Popen(
        [*PROGRAM, *arguments], stdin=theirs, stdout=theirs, stderr=theirs, env=environment(folder, **terminal),
        start_new_session=True,
    )  # fmt: skip
    os.close(theirs)
    try:
        yield Running(process, ours, ours)
    finally:
        with suppress(ProcessLookupError):
            process.kill()
        process.wait()
        os.close(ours)


def play_out(running: Running) -> str:
    """Type 1 until the match is over."""
    with suppress(EOFError):
        while "timefront replay" not in running.until(r"timefront replay|\(\? explains"):
            running.type("1")
    running.rest()
    return running.shown


NEW = ("duel_of_time", "--lang", "en", "--seed", YELLOW_STARTS, "--seat", "red=bot:easy")


@pytest.mark.slow
def test_a_match_on_pipes_is_plain(tmp_path: Path) -> None:
    with on_pipes(tmp_path, *NEW) as running:
        shown = play_out(running)
    assert running.process.returncode == 0
    assert "\x1b" not in shown
    assert not re.search(r"[─-╿▀-▟■□●]", shown)


@pytest.mark.slow
def test_a_match_on_a_terminal_has_colours_and_a_board(tmp_path: Path) -> None:
    with on_terminal(tmp_path, *NEW) as running:
        shown = play_out(running)
    assert running.process.returncode == 0
    assert "\x1b[" in shown
    assert "●●●" in shown
    assert "╭" in shown
    assert "Traceback" not in shown


@pytest.mark.slow
def test_plain_on_a_terminal_has_no_escapes_and_no_boxes(tmp_path: Path) -> None:
    with on_terminal(tmp_path, *NEW, "--plain") as running:
        shown = play_out(running)
    assert running.process.returncode == 0
    assert "\x1b" not in shown
    assert not re.search(r"[─-╿▀-▟■□●]", shown)


def test_a_dumb_terminal_gets_plain_text(tmp_path: Path) -> None:
    with on_terminal(tmp_path, *NEW, TERM="dumb") as running:
        assert "\x1b" not in running.until(r"\(\? explains")


@pytest.mark.slow
def test_no_color_is_respected(tmp_path: Path) -> None:
    with on_terminal(tmp_path, *NEW, NO_COLOR="1") as running:
        shown = running.until(r"\(\? explains")
    assert not re.search(r"\x1b\[[0-9;]*(3[0-7]|4[0-7]|9[0-7]|38)[0-9;]*m", shown)


@pytest.mark.slow
@pytest.mark.parametrize("size", [(24, 80), (50, 160), (10, 30)])
def test_small_and_large_windows_show_every_number(tmp_path: Path, size: tuple[int, int]) -> None:
    with on_terminal(tmp_path, *NEW, size=size) as running:
        shown = ESCAPE.sub("", running.until(r"explains"))
    numbers = {int(number) for number in re.findall(r"(?<![\d/])(\d+)\*? +Y: ", shown)}
    assert numbers == set(range(1, 25)) or size == (10, 30)


@pytest.mark.slow
def test_the_curtain_wipes_the_window_and_what_was_scrolled_away(tmp_path: Path) -> None:
    with on_terminal(tmp_path, *NEW, "--seat", "red=human") as running:
        running.until(r"Pass the screen to Yellow, then press Enter")
        running.type("")
        running.until(r"\(\? explains")
        while "Pass the screen to Red" not in running.shown:
            running.type("1")
            running.until(r"\(\? explains|Pass the screen to Red")
        curtain = running.shown.rindex("Pass the screen to Red")
        assert running.shown[:curtain].endswith(WIPED)
        running.type("")
        running.until(r"\(\? explains")
    reds = running.shown[curtain:]
    assert reds.index(WIPED) < reds.index("Duel of Time")
    assert not re.search(r"Yellow.{0,12} draws \w+ /", ESCAPE.sub("", reds))


@pytest.mark.slow
def test_control_c_leaves_with_a_sentence(tmp_path: Path) -> None:
    file = tmp_path / "a.match"
    with on_terminal(tmp_path, *NEW, "--file", str(file)) as running:
        running.until(r"\(\? explains")
        running.interrupt()
        assert "timefront play --file" in running.rest()
    assert running.process.returncode == 130
    assert "Traceback" not in running.shown


@pytest.mark.slow
def test_nothing_acknowledged_is_lost_when_the_program_is_killed(tmp_path: Path) -> None:
    file = tmp_path / "a.match"
    with on_pipes(tmp_path, *NEW, "--file", str(file)) as running:
        for _ in range(5):
            running.until(r"\(\? explains")
            running.type("1")
        running.until(r"\(\? explains")
        shown = running.shown
        os.kill(running.process.pid, signal.SIGKILL)
    acknowledged = load_match(read_lines(file).lines, GAMES)
    mine = [entry for entry in acknowledged.line if entry.kind == "choice" and entry.seat == 0]
    assert len(mine) == 5
    with on_pipes(tmp_path, "--file", str(file), "--lang", "en") as resumed:
        page = resumed.until(r"\(\? explains")
        assert "Welcome back" in page
        assert numbered(page) == numbered(shown)
        resumed.type("1")
        play_out(resumed)
    assert resumed.process.returncode == 0
    finished = load_match(read_lines(file).lines, GAMES)
    assert finished.outcome() is not None
    assert finished.entries[: len(acknowledged.entries)] == acknowledged.entries


@pytest.mark.slow
def test_a_torn_last_line_is_cut_off(tmp_path: Path) -> None:
    file = tmp_path / "a.match"
    with on_pipes(tmp_path, *NEW, "--file", str(file)) as running:
        running.until(r"\(\? explains")
        os.kill(running.process.pid, signal.SIGKILL)
    with file.open("ab") as torn:
        torn.write(b'{"entries": [{"num')
    with on_pipes(tmp_path, "--file", str(file), "--lang", "en") as resumed:
        play_out(resumed)
    assert load_match(read_lines(file).lines, GAMES).outcome() is not None


def numbered(page: str) -> list[str]:
    """The choices of the last page."""
    lines = re.findall(r"^\d+\. .*$", page, re.MULTILINE)
    return lines[max(i for i, line in enumerate(lines) if line.startswith("1. ")) :]


@pytest.mark.slow
def test_the_chooser_opens_without_a_game(tmp_path: Path) -> None:
    with on_terminal(tmp_path) as running:
        questions = ["Language", "Which scenario", "Which rules options", "Who plays Yellow", "Who plays Red"]
        if len(GAMES) > 1:
            questions.insert(1, "Which game")
        for pattern in questions:
            running.until(rf"{pattern}(.|\n)*q: leave\):")
            running.type("")
        assert "bot, medium" in running.until(r"\(\? explains")
        running.type("q")
        assert "The match is saved" in running.rest()
    assert running.process.returncode == 0


@pytest.mark.slow
def test_an_impossible_wish_is_exit_status_2(tmp_path: Path) -> None:
    done = subprocess.run(
        [*PROGRAM, GAME.name, "--seat", "blue=human", "--lang", "es"],
        capture_output=True, text=True, check=False, env=environment(tmp_path),
    )  # fmt: skip
    assert (done.returncode, done.stdout) == (2, "")
    assert done.stderr == "No existe el asiento «blue». Asientos conocidos: yellow, red.\n"


@pytest.mark.slow
def test_odd_bytes_in_the_input_do_no_harm(tmp_path: Path) -> None:
    done = subprocess.run(
        [*PROGRAM, *NEW], input=b"\xff\xfe\n\x00\n\xc3\x28\n1\n", capture_output=True, check=False,
        env=environment(tmp_path, PYTHONIOENCODING="latin-1:strict"),
    )  # fmt: skip
    assert done.returncode == 0
    assert done.stderr == b""
    assert PROMPT.search(done.stdout.decode("latin-1").replace("?24", "–24"))
