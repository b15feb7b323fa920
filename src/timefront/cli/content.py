"""Rules and content: what a game's rulebook says, and content packs."""

from __future__ import annotations

import shlex
from pathlib import Path
from typing import Any

from timefront.cli.common import Json, UserError, game_named, must_be_language, pack_in, print_json


def rules(game: str = "", *, coverage: bool = False, lang: str = "en", json: Json = False) -> int:
    """List the rules of a game, or of all: ids, paragraphs, which code implements them, which tests prove them.

    Parameters
    ----------
    game
        the game; without one, all games.
    coverage
        only the code and the tests of each rule; exit status 1 if a rule is not covered but should be.
    lang
        the language of the paragraphs.
    """
    from timefront.coverage import is_outdated, proofs, rows
    from timefront.games.registry import GAMES

    chosen = [game_named(game)] if game else list(GAMES.values())
    must_be_language(lang)
    if coverage and proofs() is None:
        raise UserError("No test run has been recorded in this folder: run make test first.")
    table = {one.name: rows(one) for one in chosen}
    uncovered = [row["id"] for listed in table.values() for row in listed if not row["covered"] and not row["later"]]
    if json:
        print_json(table)
    elif coverage:
        _print_coverage(table, uncovered)
        if is_outdated():
            print("Sources have changed since the recorded test run: run make test again.")
    else:
        for one in chosen:
            book = one.rulebook()
            for entry in book.entries.values():
                print(f"{entry.id}  {book.paragraph(entry.id, lang)}")
    return 1 if coverage and uncovered else 0


def _print_coverage(table: dict[str, list[dict[str, Any]]], uncovered: list[str]) -> None:
    for listed in table.values():
        for row in listed:
            state = "later" if row["later"] else "covered" if row["covered"] else "NOT COVERED"
            places = ", ".join(row["carriers"])
            print(f"{row['id']:<8} {row['kind']:<8} {state:<12} {len(row['tests']):>3} tests  {places}")
    for name, listed in table.items():
        due = [row for row in listed if not row["later"]]
        print(f"{name}: {sum(row['covered'] for row in due)} of {len(due)} rules covered")
        for bringer in sorted({row["later"] for row in listed} - {""}):
            ids = ", ".join(row["id"] for row in listed if row["later"] == bringer)
            print(f"{name}: later, with {bringer}: {ids}")
    if uncovered:
        print(f"not covered: {', '.join(uncovered)}")


# Packs


def new(game: str, folder: Path, *, json: Json = False) -> int:
    """Write the pack that comes with a game into a new folder, as a template for one of your own.

    Parameters
    ----------
    game
        the game the pack is for.
    folder
        where to write it: a folder that does not exist yet, or is empty.
    """
    files: dict[str, str] = game_named(game).built_in_pack().files
    if folder.exists() and not (folder.is_dir() and not any(folder.iterdir())):
        raise UserError(f"{folder} already exists and is not an empty folder: choose another one.")
    for name, text in files.items():
        (folder / name).parent.mkdir(parents=True, exist_ok=True)
        (folder / name).write_text(text, encoding="utf-8")
    command = f"timefront pack check {shlex.quote(str(folder))}"
    if json:
        print_json({"folder": str(folder), "files": list(files), "next": command})
    else:
        print(f"Written: {', '.join(files)}.")
        print(f"Now type in the values of your box, then check them: {command}")
    return 0


def check(path: Path, *, game: str = "", json: Json = False) -> int:
    """Check a content pack and list everything that is wrong with it.

    Parameters
    ----------
    path
        the folder of the pack.
    game
        the game the pack is for; without it, the one whose pack has files of the same names.
    """
    from timefront.kernel.packs import PackError

    chosen = game_named(game) if game else None
    scenarios: list[str] = []
    problems: list[dict[str, str]] = []
    try:
        pack = pack_in(path)
        chosen = chosen or _game_of(pack.files)
        scenarios = list(chosen.scenarios(pack))
    except PackError as error:
        if not json:
            raise
        problems = [
            {"file": one.file, "key": one.key, "message": one.message, "suggestion": one.suggestion}
            for one in error.problems
        ]
    if json:
        known = "" if chosen is None else chosen.name
        print_json({"game": known, "sound": not problems, "scenarios": scenarios, "problems": problems})
    else:
        listed = f", scenarios {', '.join(scenarios)}" if scenarios else ""
        print(f"The pack is sound: {len(pack.files)} files{listed}.")
    return 2 if problems else 0


def _game_of(files: dict[str, str]) -> Any:
    """The game whose own pack has most of its content in files of the same names."""
    from timefront.games.registry import GAMES

    likeness = {game: len(_content(game.built_in_pack().files) & _content(files)) for game in GAMES.values()}
    best = [game for game, count in likeness.items() if count == max(likeness.values())]
    if len(best) > 1:
        raise UserError(f"It is not clear which game this pack is for: add --game {'|'.join(GAMES)}.")
    return best[0]


def _content(files: dict[str, str]) -> set[str]:
    return {name for name in files if name.endswith(".toml")}
