"""Free battles: armies from files, and the scenario in which they meet."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from timefront.kernel.armies import Army, ArmyBook, ArmyError, army_in
from timefront.kernel.game import Game
from timefront.kernel.packs import PackFiles
from timefront.terminal.errors import CannotPlay
from timefront.terminal.wishes import Wishes
from timefront.texts.catalogue import Catalogue


def battle_of(game: Game[Any], pack: PackFiles, wishes: Wishes, texts: Catalogue) -> tuple[PackFiles, str]:
    """The pack with the battle that is wished for, and its scenario; `CannotPlay` says all that is wrong."""
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
    """The armies of files; everything that is wrong with any of them is told at once, file by file."""
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
