"""Positions from files: `timefront show` shows them and writes them as text, `play --position` starts from them.

A match file contains all secrets. They are shown on request or after the end; otherwise only what a seat or a
spectator knows is shown.
"""

from __future__ import annotations

import sys
from collections.abc import Callable
from pathlib import Path
from random import Random
from typing import Any, final

from timefront.games.registry import GAMES
from timefront.kernel.flow import OVER, State
from timefront.kernel.game import Game
from timefront.kernel.packs import PackFiles
from timefront.kernel.setting import SettingError
from timefront.matches.errors import MatchFileError
from timefront.matches.lines import lines_of
from timefront.matches.notation import SPECTATOR, Position, text_for, whole_text
from timefront.matches.opening import load_match
from timefront.matches.positions import is_position, read_position
from timefront.matches.rehearsal import look_over, rehearse
from timefront.terminal.errors import CannotPlay
from timefront.terminal.page import Page, page_of
from timefront.terminal.screens import best_screen, replace_bad_bytes
from timefront.terminal.seating import seat_words
from timefront.texts.catalogue import Catalogue, error_sentence

STANDARD_INPUT = "-"


@final
class Wanted:
    """What `timefront show` is asked to show."""

    def __init__(self, file: Path, at: int | None, seat: str, pack: Path | None, *, is_whole: bool) -> None:
        self.file = file
        self.at = at
        """The number of the entry after which a match is shown; None for the last."""
        self.seat = seat
        self.pack = pack
        self.is_whole = is_whole
        """Whether the text includes everything hidden."""


@final
class Shown:
    """A position to show, its viewer and its text."""

    def __init__(self, position: Position, seat: int | None, text: str) -> None:
        self.position = position
        self.view = position.game.view(position.state, seat)
        self.text = text


def find_shown(wanted: Wanted, language: str) -> Shown:
    """The requested position, as far as it may be seen; `CannotPlay` says why it cannot be shown."""
    try:
        position, is_over = _position_in(wanted)
        texts = Catalogue(position.game, position.setting.pack, language)
        seat = _viewer(position, wanted.seat, texts)
        if not position.is_whole and (wanted.is_whole or seat != position.viewer):
            raise MatchFileError("position-other-seat", seat=_name(position, texts))
        _must_hold(look_over, position)
    except (MatchFileError, SettingError) as error:
        raise CannotPlay(error_sentence(error, language)) from error
    about = (position.game, position.setting, position.state)
    is_open = wanted.is_whole or (is_over and not wanted.seat)
    return Shown(position, seat, whole_text(*about) if is_open else text_for(*about, seat))


def show(wanted: Wanted, language: str, *, with_text: bool) -> None:
    """Print the board and, if requested, the position as text."""
    replace_bad_bytes()
    found = find_shown(wanted, language)
    best_screen().page(_page(found, language))
    if with_text:
        print(found.text, end="")


def _page(found: Shown, language: str) -> Page:
    game, setting = found.position.game, found.position.setting
    try:
        return page_of(game, setting, found.view, Catalogue(game, setting.pack, language))
    except (LookupError, TypeError, ValueError, AttributeError) as error:  # the position may be impossible in play
        broken = MatchFileError("position-broken", why=type(error).__name__)
        raise CannotPlay(error_sentence(broken, language)) from error


def read_to_play(path: Path, pack: Path | None, seed: str, language: str) -> tuple[Position, State]:
    """A position to start a match from; unknown parts are drawn from the seed. `CannotPlay` says why not."""
    try:
        position = read_position(_text_of(_content(path)), GAMES, _own_pack(pack))
        if position.state.seat == OVER:
            raise MatchFileError("position-over")
        if not position.is_whole and not seed:
            raise MatchFileError("position-unknown")
        _must_hold(rehearse, position)
    except (MatchFileError, SettingError) as error:
        raise CannotPlay(error_sentence(error, language)) from error
    if position.is_whole:
        return position, position.state
    return position, position.game.determinize(position.state, position.viewer, Random(f"position {seed}"))


def _position_in(wanted: Wanted) -> tuple[Position, bool]:
    """The position in a text, or of a match after an entry, and whether the match is over."""
    content = _content(wanted.file)
    text = _text_of(content)
    if is_position(text):
        return read_position(text, GAMES, _own_pack(wanted.pack)), False
    match = load_match(lines_of(content, str(wanted.file)).lines, GAMES)
    at = match.next_number - 1 if wanted.at is None else wanted.at
    if not 0 <= at < match.next_number:
        raise MatchFileError("no-such-entry")
    position = Position(match.game, match.setting, match.position_after(at), None, is_whole=True)
    return position, match.outcome() is not None


def _content(path: Path) -> bytes:
    if str(path) == STANDARD_INPUT:
        return sys.stdin.buffer.read()
    try:
        return path.read_bytes()
    except FileNotFoundError as error:
        raise MatchFileError("no-such-file", file=str(path)) from error
    except OSError as error:
        raise MatchFileError("file-unreadable", file=str(path), why=error.strerror or str(error)) from error


def _text_of(content: bytes) -> str:
    return content.decode("utf-8", "replace")


def _own_pack(folder: Path | None) -> PackFiles | None:
    return None if folder is None else PackFiles.from_folder(folder)


def _viewer(position: Position, name: str, texts: Catalogue) -> int | None:
    """The seat with a name; without one, the viewer that the position was written for, or a spectator."""
    if not name:
        return None if position.is_whole else position.viewer
    known = seat_words(position.game, position.setting.seats, texts)
    if name.casefold() == SPECTATOR:
        return None
    if name.casefold() not in known:
        names = ", ".join((*position.game.seat_names(position.setting.seats), SPECTATOR))
        raise CannotPlay(texts.message("error-unknown-seat", seat=name, known=names))
    return known[name.casefold()]


def _name(position: Position, texts: Catalogue) -> str:
    return SPECTATOR if position.viewer is None else texts.seat(position.setting, position.viewer)


def _must_hold(trial: Callable[[Game[Any], State, Random], None], position: Position) -> None:
    """Try out a position; `MatchFileError` if the rules fail."""
    try:
        trial(position.game, position.state, Random(0))
    except ValueError as error:
        raise MatchFileError("position-broken", why=str(error)) from error
