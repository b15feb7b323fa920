"""`timefront play`: sets up a match as requested, and plays it."""

from __future__ import annotations

import shlex
import time
from pathlib import Path
from typing import Any

from timefront.bots.pace import pace
from timefront.games.registry import GAMES
from timefront.kernel.game import Game
from timefront.kernel.packs import PackFiles
from timefront.kernel.setting import Setting, SettingError
from timefront.matches.errors import MatchFileError
from timefront.matches.files import MatchFile
from timefront.matches.folders import SUFFIX, match_folder
from timefront.matches.lessons import lesson_position
from timefront.matches.making import new_match
from timefront.matches.match import Match
from timefront.terminal.desk import Desk
from timefront.terminal.errors import CannotPlay, Leave
from timefront.terminal.page import unusual_options
from timefront.terminal.screen import Screen
from timefront.terminal.screens import best_screen, replace_bad_bytes
from timefront.terminal.seating import EASY_BOT, Seating, players_of, recall_players, seat_count, usual_players
from timefront.terminal.showing import read_to_play
from timefront.terminal.table import Table
from timefront.terminal.wishes import Wishes, battle_of, wished_language
from timefront.texts.catalogue import Catalogue, error_sentence, table_message

INTERRUPTED = 130


def play_in_terminal(wishes: Wishes) -> int:
    """Set up the match and play it; returns the exit status."""
    language = wished_language(wishes)
    replace_bad_bytes()
    screen = Screen() if wishes.plain else best_screen()
    try:
        desk = set_table(wishes, screen, language)
    except (Leave, EOFError, KeyboardInterrupt) as reason:
        screen.line()
        screen.line(table_message(language, "table-farewell"))
        return INTERRUPTED if isinstance(reason, KeyboardInterrupt) else 0
    try:
        return play_at(desk)
    finally:
        desk.seating.close()
        desk.file.close()


def play_at(desk: Desk) -> int:
    """Play a match until it is over or somebody leaves."""
    try:
        Table(desk, pace()).play()
    except (Leave, EOFError, KeyboardInterrupt) as reason:
        if len(desk.seating.humans) > 1:
            desk.screen.wipe()
        desk.line("")
        desk.screen.unbroken(desk.message("table-left", command=resume_command(desk)))
        desk.line(desk.message("table-farewell"))
        return INTERRUPTED if isinstance(reason, KeyboardInterrupt) else 0
    return 0


def resume_command(desk: Desk) -> str:
    """The command that resumes a match. It names third-party bots, because no file may start a program."""
    seats = desk.match.game.seat_names(desk.match.setting.seats)
    outside = [f"{seats[seat]}={bot.name}" for seat, bot in desk.seating.outside().items()]
    words = ["timefront", "play", "--file", str(desk.path), *[word for one in outside for word in ("--seat", one)]]
    return shlex.join(words)


def set_table(wishes: Wishes, screen: Screen, language: str) -> Desk:
    """Resume a match or set up a new one; if no game is named, ask for everything that was not requested."""
    if wishes.position is not None:
        return begin_from(wishes, wishes.position, screen, language)
    if wishes.file is None or not wishes.file.exists():
        if wishes.game is None:
            from timefront.terminal.chooser import choose

            wishes = choose(wishes, screen, language)
            language = wishes.language or language
        if wishes.file is None or not wishes.file.exists():
            return begin_lesson(wishes, screen, language) if wishes.lesson else begin(wishes, screen, language)
    return resume(wishes, wishes.file, screen, language)


def begin(wishes: Wishes, screen: Screen, language: str) -> Desk:
    """Set up a new match, stored from the start."""
    game = wishes.game
    assert game is not None
    pack = game.built_in_pack() if wishes.pack is None else PackFiles.from_folder(wishes.pack)
    game.scenarios(pack)
    texts = Catalogue(game, pack, language)
    if wishes.armies or wishes.battlefield:
        pack, wishes.scenario = battle_of(game, pack, wishes, texts)
    counts = game.scenario_seats(pack, wishes.scenario)
    count = seat_count(game, counts, wishes.players, texts) if wishes.seats is None else wishes.seats
    setting = setting_of(game, pack, wishes, count, texts)
    usual = usual_players(count, meant_for_bots=game.scenario_bots(pack, setting.scenario))
    players = players_of(game, wishes.players, usual, texts)
    return new_desk(new_match(game, setting, seed=wishes.seed), players, wishes, screen, language)


def begin_from(wishes: Wishes, path: Path, screen: Screen, language: str) -> Desk:
    """Set up a new match from a position in a file."""
    agreed = wishes.lesson or wishes.scenario or wishes.options or wishes.armies or wishes.battlefield
    if wishes.game is not None or agreed or wishes.seats is not None:
        raise CannotPlay(table_message(language, "error-position-agreed"))
    position, start = read_to_play(path, wishes.pack, wishes.seed, language)
    game, setting = position.game, position.setting
    texts = Catalogue(game, setting.pack, language)
    players = players_of(game, wishes.players, usual_players(setting.seats), texts)
    match = new_match(game, setting, seed=wishes.seed, start=start)
    return new_desk(match, players, wishes, screen, language)


def begin_lesson(wishes: Wishes, screen: Screen, language: str) -> Desk:
    """Set up a new match from the position of a lesson, against easy bots."""
    agreed = wishes.scenario or wishes.options or wishes.pack or wishes.armies or wishes.battlefield
    if agreed or wishes.seats is not None:
        raise CannotPlay(table_message(language, "table-lesson-agreed"))
    game = wishes.game
    assert game is not None
    texts = Catalogue(game, game.built_in_pack(), language)
    try:
        position = lesson_position(game, wishes.lesson)
    except SettingError as error:
        raise CannotPlay(texts.setting_error(error)) from error
    players = players_of(game, wishes.players, usual_players(position.setting.seats, EASY_BOT), texts)
    match = new_match(game, position.setting, seed=wishes.seed, start=position.state)
    return new_desk(match, players, wishes, screen, language)


def new_desk(match: Match, players: list[str], wishes: Wishes, screen: Screen, language: str) -> Desk:
    """The desk of a new match, stored from the start."""
    file = create_file(wishes.file or new_path(match.game), match, language)
    desk = Desk(file, Seating(players, wishes.seed), screen, language)
    desk.notes = [*agreed_lines(desk), desk.message("table-saving", file=str(desk.path))]
    return desk


def setting_of(game: Game[Any], pack: PackFiles, wishes: Wishes, seats: int, texts: Catalogue) -> Setting:
    """The requested setting; `CannotPlay` says why there is none."""
    try:
        return game.setting(pack, wishes.scenario, wishes.options, seats)
    except SettingError as error:
        raise CannotPlay(texts.setting_error(error)) from error


def resume(wishes: Wishes, path: Path, screen: Screen, language: str) -> Desk:
    """Resume a stored match."""
    wished = wishes.lesson or wishes.scenario or wishes.options or wishes.pack or wishes.seed or wishes.armies
    if wished or wishes.battlefield or wishes.seats is not None:
        raise CannotPlay(table_message(language, "error-match-has-begun", file=str(path)))
    try:
        file = MatchFile.open(path, GAMES)
    except (MatchFileError, OSError) as error:
        raise CannotPlay(file_sentence(error, path, language)) from error
    match = file.match
    usual, noted = recall_players(path, match.setting.seats)
    language = wishes.language or noted or language
    texts = Catalogue(match.game, match.setting.pack, language)
    try:
        if wishes.game is not None and wishes.game is not match.game:
            raise CannotPlay(texts.message("error-other-game", file=str(path), game=match.game.name))
        players = players_of(match.game, wishes.players, usual, texts)
    except CannotPlay:
        file.close()
        raise
    desk = Desk(file, Seating(players), screen, language)
    desk.notes = [*agreed_lines(desk), desk.message("table-resumed", file=str(path))]
    return desk


def agreed_lines(desk: Desk) -> list[str]:
    """Who plays which seat, and with which rules options."""
    return [desk.seating.sentence(desk.match.setting, desk.texts), *unusual_options(desk.match, desk.texts)]


def create_file(path: Path, match: Match, language: str) -> MatchFile:
    """Create the file of a new match."""
    try:
        return MatchFile.create(path, match)
    except (MatchFileError, OSError) as error:
        raise CannotPlay(file_sentence(error, path, language)) from error


def file_sentence(error: MatchFileError | OSError, path: Path, language: str) -> str:
    """Why a match file cannot be played."""
    if isinstance(error, OSError):
        return table_message(language, "table-cannot-save", file=str(path), why=error.strerror or str(error))
    return error_sentence(error, language)


def new_path(game: Game[Any]) -> Path:
    """An unused path for a match, in the folder of all matches."""
    stem = f"{game.name}-{time.strftime('%Y-%m-%d-%H%M%S')}"
    names = (f"{stem}{more}{SUFFIX}" for more in ("", *(f"-{number}" for number in range(2, 1000))))
    return next(path for path in (match_folder() / name for name in names) if not path.exists())
