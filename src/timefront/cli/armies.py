"""Armies for free battles: writing, checking and suggesting them."""

from __future__ import annotations

import shlex
from pathlib import Path
from typing import Any

from timefront.cli.common import Json, UserError, game_named, must_be_language, print_json


def new_army(game: str, army: str, file: Path, *, size: str = "small", lang: str = "en", json: Json = False) -> int:
    """Write a file for an army of your own: everything that its list offers, with the obligatory units bought.

    Parameters
    ----------
    game
        the game (joan_of_arc has free battles).
    army
        the army list, such as french_end_of_war.
    file
        where to write it: a file that does not exist yet.
    size
        the size of the battle: small, medium or large.
    lang
        the language of the names: en, de or es.
    """
    from timefront.kernel.armies import Army

    book, pack, texts = _open_book(game, lang)
    limits = _make_or_fail(texts, lambda: book.limits(pack, army, size))
    if file.exists():
        raise UserError(f"{file} exists already: choose another name.")
    choices = book.choices(pack)
    offers = choices.offers[choices.lists.index(army)]
    least = Army(army, size, {one.unit: one.least for one in offers if one.least})
    lines = [f"# {texts.message(f'army-{army}')}: {choices.sizes[size]}", least.text()]
    for category, (lowest, highest) in limits.items():
        listed = [one for one in offers if one.category == category]
        if listed:
            lines.append(f"# {texts.message(f'category-{category}')}: {lowest}–{highest}")
        for one in listed:
            name = texts.message(f"unit-{one.unit}")
            lines.append(f"#   {one.unit} = {one.least}–{one.most}   {name}: {one.points}, {one.morale}")
    file.write_text("\n".join(lines) + "\n", encoding="utf-8")
    command = f"timefront army check {game} {shlex.quote(str(file))}"
    if json:
        print_json({"file": str(file), "next": command})
    else:
        print(texts.message("table-army-written", file=str(file), command=command))
    return 0


def check_army(game: str, file: Path, *, lang: str = "en", json: Json = False) -> int:
    """Check an army: its points, and everything that is wrong with it; exit status 2 if anything is.

    Parameters
    ----------
    game
        the game (joan_of_arc has free battles).
    file
        the file of the army.
    lang
        the language of the sentences: en, de or es.
    """
    from timefront.kernel.armies import ArmyError, army_in

    book, pack, texts = _open_book(game, lang)
    points = 0
    try:
        army = army_in(file.read_text(encoding="utf-8"))
        wrong = book.problems(pack, army)
        points = book.points(pack, army)
    except ArmyError as error:
        wrong = error.problems
    sentences = [texts.army_problem(problem) for problem in wrong]
    if json:
        print_json({"sound": not wrong, "points": points, "problems": sentences})
    elif sentences:
        raise UserError("\n".join(sentences))
    else:
        print(_summary(book, pack, texts, army))
    return 2 if wrong else 0


def suggest_army(
    game: str,
    army: str,
    *,
    size: str = "small",
    seed: str = "",
    file: Path | None = None,
    lang: str = "en",
    json: Json = False,
) -> int:
    """Suggest an army that spends nearly all its points: printed, or written to a file.

    Parameters
    ----------
    game
        the game (joan_of_arc has free battles).
    army
        the army list, such as world_enders.
    size
        the size of the battle: small, medium or large.
    seed
        makes the suggestion repeatable; without it, another one each time.
    file
        where to write it: a file that does not exist yet.
    lang
        the language of the sentences: en, de or es.
    """
    import secrets

    book, pack, texts = _open_book(game, lang)
    found = _make_or_fail(texts, lambda: book.suggest(pack, army, size, seed or secrets.token_hex(4)))
    if file is not None and file.exists():
        raise UserError(f"{file} exists already: choose another name.")
    if file is not None:
        file.write_text(found.text(), encoding="utf-8")
    if json:
        points = book.points(pack, found)
        print_json({"army": found.army, "size": found.size, "units": found.units, "points": points})
    elif file is not None:
        print(_summary(book, pack, texts, found))
    else:
        print(found.text(), end="")
    return 0


def _open_book(game: str, lang: str) -> tuple[Any, Any, Any]:
    """The army book of a game, its pack and its texts."""
    from timefront.texts.catalogue import Catalogue

    chosen = game_named(game)
    must_be_language(lang)
    if chosen.armies is None:
        raise UserError(f"{game} has no free battles: joan_of_arc has.")
    pack = chosen.built_in_pack()
    return chosen.armies, pack, Catalogue(chosen, pack, lang)


def _make_or_fail(texts: Any, make: Any) -> Any:
    """Make something; `UserError` with the sentences that say why it cannot be made."""
    from timefront.kernel.armies import ArmyError

    try:
        return make()
    except ArmyError as error:
        raise UserError("\n".join(texts.army_problem(problem) for problem in error.problems)) from None


def _summary(book: Any, pack: Any, texts: Any, army: Any) -> str:
    """A valid army in one sentence."""
    morale = book.morale(pack, army)
    summary: str = texts.message(
        "table-army-sound",
        points=book.points(pack, army),
        most=book.choices(pack).sizes[army.size],
        units=sum(army.units.values()),
        morale=morale,
        breaks=-(-2 * morale // 3),
    )
    return summary
