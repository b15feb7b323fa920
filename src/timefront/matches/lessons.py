"""Where lessons begin."""

from __future__ import annotations

from functools import cache
from typing import Any

from timefront.kernel.game import Game
from timefront.kernel.setting import SettingError
from timefront.matches.notation import Position, whole_text
from timefront.matches.positions import read_position


def lesson_position(game: Game[Any], key: str) -> Position:
    """The position that a lesson begins from, for playing; `SettingError` names the existing lessons."""
    if key not in _positions(game):
        raise SettingError("unknown-lesson", lesson=key, known=", ".join(_positions(game)) or "-")
    at = _positions(game)[key]
    return Position(game, at.setting, at.state.clone(), at.viewer, is_whole=at.is_whole)


def lesson_from(game: Game[Any], start: str) -> str:
    """The lesson that begins from a position, given as a fork's start; empty if none does."""
    return _starts(game).get(start, "")


@cache
def _positions(game: Game[Any]) -> dict[str, Position]:
    """The positions of all lessons, read once."""
    return {lesson.key: read_position(lesson.position, {game.name: game}, None) for lesson in game.lessons()}


@cache
def _starts(game: Game[Any]) -> dict[str, str]:
    return {whole_text(game, at.setting, at.state): key for key, at in _positions(game).items()}
