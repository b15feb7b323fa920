"""What can be typed at the prompt besides a number."""

from __future__ import annotations

import shlex
import shutil
from collections.abc import Callable
from enum import Enum
from pathlib import Path
from typing import final

from timefront.kernel.packs import LANGUAGES
from timefront.matches.folders import PRIVATE
from timefront.terminal import explaining, looking
from timefront.terminal.desk import Desk
from timefront.terminal.errors import Leave
from timefront.terminal.page import log_lines, position_page
from timefront.terminal.seating import remember_players
from timefront.terminal.spelling import simple
from timefront.terminal.taking_back import take_back
from timefront.texts.catalogue import Catalogue

LONGEST = 200
"""Only file names can be longer."""


class Then(Enum):
    """What happens after a command."""

    ASK = "the prompt again"
    SHOW = "the page again"
    GO_ON = "whoever is asked now"


@final
class Word:
    """A command: its name and letter, valid in every language, and the message with its name in the player's own."""

    def __init__(self, name: str, letter: str, key: str, argument: str = "") -> None:
        self.name = name
        self.letter = letter
        self.key = key
        self.argument = argument


WORDS = (
    Word("why", "w", "table-do-why", "…"),
    Word("rules", "r", "table-do-rules", "…"),
    Word("reference", "c", "table-do-reference"),
    Word("hint", "h", "table-do-hint"),
    Word("odds", "o", "table-do-odds", "…"),
    Word("board", "b", "table-do-board"),
    Word("look", "k", "table-do-look", "…"),
    Word("log", "l", "table-do-log"),
    Word("undo", "u", "table-do-undo"),
    Word("save", "s", "table-do-save", "…"),
    Word("lang", "", "table-do-lang", "|".join(LANGUAGES)),
    Word("resign", "", "table-do-resign"),
    Word("quit", "q", "table-do-quit"),
    Word("help", "", "table-do-help"),
)


def obey(desk: Desk, seat: int, typed: str) -> Then | None:
    """Carry out a command; None if it is not one."""
    if not typed:
        return Then.SHOW
    name, rest = ("?", "") if typed.startswith("?") else parse(typed, desk.texts)
    if name != "save":
        rest = rest[:LONGEST]
    if name == "quit":
        raise Leave
    if name in ("undo", "resign", "lang"):
        return _change(desk, seat, name, rest)
    if name not in TELLING:
        return None
    TELLING[name](desk, seat, rest)
    return Then.ASK


def _change(desk: Desk, seat: int, name: str, rest: str) -> Then:
    """Carry out a command that changes the page."""
    if name == "undo":
        return Then.GO_ON if take_back(desk, seat) else Then.ASK
    return resign(desk, seat) if name == "resign" else speak(desk, rest)


def parse(typed: str, texts: Catalogue) -> tuple[str, str]:
    """The name of a command and what follows it; the name is empty if it is not a command."""
    plain = simple(typed)
    spellings: dict[str, str] = {}
    for word in WORDS:
        for spelling in spellings_of(word, texts):
            spellings[simple(spelling)] = word.name
    for spelling in sorted(spellings, key=len, reverse=True):
        if plain == spelling or plain.startswith(f"{spelling} "):
            return spellings[spelling], " ".join(typed.split()[len(spelling.split()) :])
    return "", ""


def spellings_of(word: Word, texts: Catalogue) -> list[str]:
    """The ways to type a command, the player's own word first."""
    return [*dict.fromkeys(text for text in (texts.message(word.key), word.name, word.letter) if text)]


def show_help(desk: Desk) -> None:
    """Show everything that can be typed."""
    desk.line(desk.message("table-help"))
    rows = [("1, 2, 3 …", desk.message("table-do-choose")), ("?", desk.message("table-do-explain"))]
    for word in WORDS:
        ways = ", ".join(f"{spelling} {word.argument}".strip() for spelling in spellings_of(word, desk.texts))
        rows.append((ways, desk.message(f"{word.key}-help")))
    desk.screen.paragraphs(rows)


def show_log(desk: Desk, seat: int) -> None:
    """Show everything that the seat was told."""
    for line in log_lines(desk.match, desk.texts, seat):
        desk.line(line)


def save(desk: Desk, where: str) -> None:
    """Say where the match is stored, or put a copy of it, with its players, elsewhere."""
    if not where:
        desk.screen.unbroken(desk.message("table-saved", file=str(desk.path)))
        return
    copy = Path(where.strip("\"'")).expanduser()
    if copy.is_dir():
        copy /= desk.path.name
    if copy.exists():
        desk.line(desk.message("table-exists", file=str(copy)))
        return
    try:
        copy.parent.mkdir(parents=True, exist_ok=True)
        copy.touch(PRIVATE, exist_ok=False)
        shutil.copyfile(desk.path, copy)
    except OSError as error:
        desk.line(desk.message("table-cannot-save", file=str(copy), why=error.strerror or str(error)))
    else:
        remember_players(copy, desk.seating.players, desk.texts.language)
        command = f"timefront play --file {shlex.quote(str(copy))}"
        desk.screen.unbroken(desk.message("table-copied", file=str(copy), command=command))


def resign(desk: Desk, seat: int) -> Then:
    """Resign, if the player confirms it."""
    if not desk.agrees(desk.message("table-resign-confirm", seat=desk.seat(seat))):
        return Then.ASK
    desk.match.resign(seat)
    desk.notes.append(desk.message("table-resigned", seat=desk.seat(seat)))
    return Then.GO_ON


def speak(desk: Desk, language: str) -> Then:
    """Go on in another language."""
    wanted = language.casefold()
    if not wanted:
        desk.line(desk.message("table-lang-usage", known=", ".join(LANGUAGES)))
        return Then.ASK
    if wanted not in LANGUAGES:
        desk.line(desk.message("error-unknown-language", language=language, known=", ".join(LANGUAGES)))
        return Then.ASK
    desk.speak(wanted)
    return Then.SHOW


TELLING: dict[str, Callable[[Desk, int, str], None]] = {
    "?": lambda desk, seat, rest: explaining.explain(desk, seat),
    "why": explaining.why,
    "rules": lambda desk, seat, rest: explaining.rules(desk, rest),
    "reference": lambda desk, seat, rest: explaining.reference(desk),
    "hint": lambda desk, seat, rest: explaining.hint(desk, seat),
    "odds": explaining.odds,
    "board": lambda desk, seat, rest: desk.screen.page(position_page(desk.match, desk.texts, seat)),
    "look": looking.look,
    "log": lambda desk, seat, rest: show_log(desk, seat),
    "save": lambda desk, seat, rest: save(desk, rest),
    "help": lambda desk, seat, rest: show_help(desk),
}
"""The commands that only show something."""
