"""What the command line asks for."""

from __future__ import annotations

import os
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, final

from timefront.kernel.armies import Army, ArmyBook, ArmyError, army_in
from timefront.kernel.game import Game
from timefront.kernel.packs import LANGUAGES, PackFiles
from timefront.terminal.errors import CannotPlay
from timefront.texts.catalogue import Catalogue, table_message


@final
@dataclass
class Wishes:
    """What the command line asks for; empty values are left to defaults or to the chooser."""

    game: Game[Any] | None = None
    pack: Path | None = None
    scenario: str = ""
    armies: list[Path] = field(default_factory=list)
    """The files of the armies that meet in a free battle."""
    battlefield: str = ""
    """The field on which they meet."""
    options: dict[str, str] = field(default_factory=dict)
    seats: int | None = None
    """The number of players."""
    players: dict[str, str] = field(default_factory=dict)
    """Who plays which seat."""
    language: str = ""
    file: Path | None = None
    position: Path | None = None
    """The file of a position to start from."""
    lesson: str = ""
    """A lesson of the game to start."""
    seed: str = ""
    plain: bool = False


def wished_language(wishes: Wishes) -> str:
    """The requested language, or the system's if it is one of ours."""
    if wishes.language and wishes.language not in LANGUAGES:
        raise CannotPlay(
            table_message(
                system_language(), "error-unknown-language", language=wishes.language, known=", ".join(LANGUAGES)
            )
        )
    return wishes.language or system_language()


def system_language() -> str:
    """The language that the environment names, or English."""
    for variable in ("LC_ALL", "LC_MESSAGES", "LANG"):
        value = os.environ.get(variable, "")
        if value:
            return value[:2] if value[:2] in LANGUAGES else LANGUAGES[0]
    return LANGUAGES[0]


# Free battles


def battle_of(game: Game[Any], pack: PackFiles, wishes: Wishes, texts: Catalogue) -> tuple[PackFiles, str]:
    """The pack with the requested battle, and its scenario; `CannotPlay` says everything that is wrong."""
    book = game.armies
    if book is None:
        raise CannotPlay(texts.message("table-no-armies", game=game.name))
    if wishes.scenario:
        raise CannotPlay(texts.message("table-armies-agreed"))
    armies = armies_in(book, pack, wishes.armies, texts)
    try:
        return book.battle(pack, wishes.battlefield, armies)
    except ArmyError as error:
        raise CannotPlay("\n".join(texts.army_problem(problem) for problem in error.problems)) from None


def armies_in(book: ArmyBook, pack: PackFiles, files: list[Path], texts: Catalogue) -> list[Army]:
    """Read armies from files; `CannotPlay` says everything that is wrong with any of them, file by file."""
    armies: list[Army] = []
    wrong: list[str] = []
    for file in files:
        try:
            army = army_in(file.read_text(encoding="utf-8"))
            found = book.problems(pack, army)
            armies.append(army)
        except UnicodeDecodeError as error:
            raise CannotPlay(texts.message("table-army-unreadable", file=str(file), why=error.reason)) from None
        except ArmyError as error:
            found = error.problems
        wrong += [f"{file}: {texts.army_problem(problem)}" for problem in found]
    if wrong:
        raise CannotPlay("\n".join(wrong))
    return armies
