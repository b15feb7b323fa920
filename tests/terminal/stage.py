"""A stage for the terminal: somebody who types, and everything that the screen showed."""

from __future__ import annotations

import io
import os
import re
import sys
from collections.abc import Callable, Iterable
from pathlib import Path
from typing import Any, final

import pytest

from timefront.games.registry import GAMES
from timefront.kernel.game import Game
from timefront.kernel.questions import Choice
from timefront.matches.lines import read_lines
from timefront.matches.making import new_match
from timefront.matches.match import Match
from timefront.matches.opening import load_match
from timefront.terminal.play import play_in_terminal
from timefront.terminal.wishes import Wishes

GAME: Game[Any] = GAMES["duel_of_time"]
SETTING = GAME.setting(GAME.built_in_pack(), "", {}, 2)
YELLOW_STARTS = next(str(n) for n in range(99) if new_match(GAME, SETTING, seed=str(n)).state.seat == 0)
"""A seed with which Yellow begins, so that a human on that seat chooses first."""
PROMPT = re.compile(r"Your choice, 1–(\d+)|Deine Wahl, 1–(\d+)|Tu elección, 1-(\d+)")
Answers = Iterable[str] | Callable[[str], str]
"""Lines to type, or a function from what was shown since the last line to the next line; "" ends the input."""


@final
class Keyboard:
    """A standard input that answers what the screen asks."""

    def __init__(self, answers: Answers, screen: io.StringIO) -> None:
        self._answers = answers if callable(answers) else _one_by_one(answers)
        self._screen = screen
        self._seen = 0

    def isatty(self) -> bool:
        return False

    def readline(self) -> str:
        shown = self._screen.getvalue()
        fresh, self._seen = shown[self._seen :], len(shown)
        return self._answers(fresh)


def _one_by_one(lines: Iterable[str]) -> Callable[[str], str]:
    rest = iter(lines)
    return lambda shown: next((f"{line}\n" for line in rest), "")


@final
class Stage:
    """Plays in this process, as `timefront play` would with its output in a file."""

    def __init__(self, folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
        self.folder = folder
        self.file = folder / "a.match"
        self._monkeypatch = monkeypatch

    def play(self, answers: Answers, **wishes: Any) -> str:
        """Type the answers; returns what was shown."""
        screen = io.StringIO()
        wished: dict[str, Any] = {"game": GAME, "file": self.file, "language": "en", "seed": YELLOW_STARTS} | wishes
        if wished["file"] is not None and wished["file"].exists():
            wished["seed"] = ""
        with self._monkeypatch.context() as patch:
            patch.setattr(sys, "stdin", Keyboard(answers, screen))
            patch.setattr(sys, "stdout", screen)
            self.status = play_in_terminal(Wishes(**wished))
        return screen.getvalue()

    def stored(self) -> Match:
        """The match in the file."""
        return load_match(read_lines(self.file).lines, GAMES)

    def choices(self) -> list[tuple[int, Choice]]:
        """The choices in the file, with their seats."""
        return [(entry.seat, entry.choice) for entry in self.stored().entries if entry.kind == "choice"]


def always_one(shown: str) -> str:
    """Always take the first choice, and pass every curtain."""
    return "1\n" if PROMPT.search(shown) else "\n"


def first_that(shown: str, is_wanted: Callable[[str], bool]) -> str:
    """The number of the first choice on a page whose line is wanted; empty if there is none."""
    lines = re.findall(r"^(\d+)\. (.*)$", shown, re.MULTILINE)
    return next((number for number, line in lines if is_wanted(line)), "")


def environment(folder: Path, **more: str) -> dict[str, str]:
    """The environment of a program under test: its own folder, and no waiting for bots."""
    kept = {name: value for name, value in os.environ.items() if name in ("PATH", "HOME", "VIRTUAL_ENV")}
    return kept | {"TIMEFRONT_HOME": str(folder), "TIMEFRONT_PACE": "0", "LC_ALL": "C.UTF-8"} | more


PROGRAM = [sys.executable, "-c", "from timefront.cli import main; main()", "play"]
"""The real program, as its command starts it."""
