"""Stored matches: replaying, reviewing, showing and verifying them, and checking the installation."""

from __future__ import annotations

import sys
from pathlib import Path
from typing import Annotated, Any

from cyclopts import Parameter

from timefront.cli.common import Json, UserError, must_be_language, print_json


def replay(file: Path, *, to: int | None = None, lang: str = "en", json: Json = False) -> int:
    """Replay a match file by the rules and print what happened, with the players' names if they were noted.

    Parameters
    ----------
    file
        the match file.
    to
        the number of the last entry to replay; without it, all.
    lang
        the language of the sentences.
    """
    from timefront.games.registry import GAMES
    from timefront.kernel.events import ARBITER
    from timefront.matches.errors import MatchFileError
    from timefront.matches.opening import open_file, replayed
    from timefront.terminal.seating import Seating, recall_players
    from timefront.texts.catalogue import Catalogue, error_sentence

    must_be_language(lang)
    try:
        stored = open_file(file, GAMES)
    except MatchFileError as error:
        raise UserError(error_sentence(error, lang)) from error
    match = replayed(stored, -1 if to is None else to)
    players, _ = recall_players(file, match.setting.seats)
    texts = Catalogue(match.game, match.setting.pack, lang, Seating(players).names(match.game))
    log = match.log(None if stored.outcome() is None else ARBITER)
    if json:
        print_json({"log": log, "view": match.view(None), "read_only": match.read_only})
    else:
        for number, told in log:
            print(f"{number:>4}  {texts.event(match.setting, told)}")
    if match.read_only:
        print(f"The journal does not fit these rules: {match.read_only}", file=sys.stderr)
        return 1
    return 0


def review(file: Path, *, positions: int = 400, lang: str = "en", json: Json = False) -> int:
    """Review a finished match: how the chances changed, what was luck, what was choice, the biggest mistakes.

    Parameters
    ----------
    file
        the match file.
    positions
        how many positions to search for each choice: more take longer and are more certain, 0 judges no choices.
    lang
        the language of the sentences.
    """
    from timefront.cli.common import Progress
    from timefront.games.registry import GAMES
    from timefront.lab.reviewing import NotOver
    from timefront.lab.reviewing import review as look_back
    from timefront.matches.errors import MatchFileError
    from timefront.matches.opening import open_file
    from timefront.terminal.reviewing import lines_of
    from timefront.terminal.seating import Seating, recall_players
    from timefront.texts.catalogue import Catalogue, error_sentence

    must_be_language(lang)
    if not 0 <= positions <= 100_000:
        raise UserError("The number of positions is 0 to 100000.")
    try:
        match = open_file(file, GAMES)
    except MatchFileError as error:
        raise UserError(error_sentence(error, lang)) from error
    players, _ = recall_players(file, match.setting.seats)
    texts = Catalogue(match.game, match.setting.pack, lang, Seating(players).names(match.game))
    try:
        with Progress(100) as bar:
            done = 0

            def progress(number: int, of: int) -> None:
                nonlocal done
                bar.advance(100 * number // of - done)
                done = 100 * number // of

            found = look_back(match, positions, progress)
    except NotOver as error:
        raise UserError(texts.message("table-review-goes-on")) from error
    if json:
        print_json(found)
    else:
        for line in lines_of(match, found, texts):
            print(line)
    return 0


def show(
    file: Annotated[Path, Parameter(allow_leading_hyphen=True)],
    *,
    at: int | None = None,
    seat: str = "",
    whole: bool = False,
    notation: bool = False,
    pack: Path | None = None,
    lang: str = "en",
    json: Json = False,
) -> int:
    """Show a position: one that is written as text, or that of a match file.

    What is hidden from a seat, or from a spectator, is only shown after the end or with --whole.

    Parameters
    ----------
    file
        a file with a position or a match; - is the standard input.
    at
        the number of the entry of a match after which it is shown; without it, the last.
    seat
        whose view is shown; without it, that of a spectator.
    whole
        write the notation with everything hidden: you have the file, so you may.
    notation
        write the position as text, too.
    pack
        the folder of the position's pack, if it is not the one that comes with the game.
    lang
        the language of the board.
    """
    from timefront.terminal import showing
    from timefront.terminal.errors import CannotPlay

    must_be_language(lang)
    wanted = showing.Wanted(file, at, seat, pack, is_whole=whole)
    try:
        if json:
            found = showing.find_shown(wanted, lang)
            print_json({"position": found.text, "view": found.view})
        else:
            showing.show(wanted, lang, with_text=notation or whole)
    except CannotPlay as error:
        raise UserError(str(error)) from error
    return 0


def verify(file: Path, *, lang: str = "en", json: Json = False) -> int:
    """Check every draw of a finished match against the key that was committed to.

    Parameters
    ----------
    file
        the match file.
    lang
        the language of the sentences.
    """
    from timefront import verify as script

    must_be_language(lang)
    return script.main([*(["--json"] if json else []), "--lang", lang, str(file)])


def doctor(folder: Path | None = None, *, database: str = "", json: Json = False) -> int:
    """Check the installation and replay all stored matches by the current rules.

    Parameters
    ----------
    folder
        the folder of the matches; without it, where play saves them.
    database
        the database of a server, instead of a folder: its unfinished matches. Nothing in it is changed.
    """
    report = _examine(folder, database)
    if json:
        print_json(report)
    else:
        for line in report["installation"]:
            print(line)
        for row in report["matches"]:
            print(f"{row.get('file') or row.get('table')}: {row['state']}")
        print(f"{len(report['matches'])} matches, {report['unsound']} unsound")
    return 1 if report["unsound"] else 0


def _examine(folder: Path | None, database: str) -> dict[str, Any]:
    from timefront.doctor import examine, installation

    if not database:
        return examine(folder)
    if folder is not None:
        raise UserError("Name a folder or a database, not both.")
    from timefront.server.store.examining import examine_database
    from timefront.server.wire.errors import DatabaseError

    try:
        rows = examine_database(database)
    except DatabaseError as error:
        raise UserError(str(error)) from error
    return {
        "installation": [*installation(), "unfinished matches in the database"],
        "matches": rows,
        "unsound": sum(not row["sound"] for row in rows),
    }
