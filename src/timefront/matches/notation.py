"""Positions as text, in one grammar for all games: a first line, then lines `name: value`.

First come the agreed settings, then the columns that differ from the blank state, then the seat that is asked and the
procedures in progress, from the whole game down to the question. Each game decides how values are spelled
(`Game.notation`). What a seat does not know is written as `?`, and `seen by` names the seat.
"""

from __future__ import annotations

import dataclasses
from random import Random
from typing import Any, Final, final

from timefront.kernel.flow import CHANCE, FRAMES, OVER, State, dump_state
from timefront.kernel.game import Game
from timefront.kernel.records import layout_of
from timefront.kernel.setting import Setting
from timefront.kernel.spelling import PLAIN, Column, Notation, Row, Spelling, Whole

FIRST_LINE: Final = "timefront position 1"
GAME, RULES, PACK, SCENARIO = "game", "rules", "pack", "agreed scenario"
OPTIONS, SEATS, SEEN_BY = "agreed options", "seats", "seen by"
ASKED, DOING = "asked", "doing"
NOT_COLUMNS: Final = (GAME, RULES, PACK, SCENARIO, OPTIONS, SEATS, SEEN_BY, ASKED, DOING)
"""The lines of every game; no column has one of these names."""
SPECTATOR, BY_CHANCE, AT_THE_END = "spectator", "chance", "nobody"


@final
class Position:
    """A position and its agreed settings. What its viewer does not know is drawn again, without any seed."""

    def __init__(self, game: Game[Any], setting: Setting, state: State, viewer: int | None, *, is_whole: bool) -> None:
        self.game = game
        self.setting = setting
        self.state = state
        self.viewer = viewer
        """Whose knowledge it is, None for a spectator; meaningless where everything is known."""
        self.is_whole = is_whole


def whole_text(game: Game[Any], setting: Setting, s: State) -> str:
    """A position with all its secrets."""
    return _text(game, setting, s, [])


def text_for(game: Game[Any], setting: Setting, s: State, seat: int | None) -> str:
    """A position as a seat, or a spectator for None, knows it.

    It is written from a position that the seat cannot tell from this one, so that nothing hidden gets into it. After
    the end nothing is hidden.
    """
    if not game.has_secrets or game.outcome(s) is not None:
        return whole_text(game, setting, s)
    drawn = game.determinize(s, seat, Random(0))
    game.notation(setting).hide(drawn, seat)
    name = SPECTATOR if seat is None else game.seat_names(setting.seats)[seat]
    return _text(game, setting, drawn, [f"{SEEN_BY}: {name}"])


def _text(game: Game[Any], setting: Setting, s: State, seen_by: list[str]) -> str:
    notation = game.notation(setting)
    lines = [FIRST_LINE, *_agreed_lines(game, setting), *seen_by]
    usual = layout_of(game.state_type).dump(game.blank(setting))
    for name, column in columns_of(game, notation).items():
        value = getattr(s, name)
        if value != usual[name]:
            lines += [f"{line_name(name, suffix)}: {text}" for suffix, text in column.write(value, usual[name])]
    lines.append(f"{ASKED}: {_asked_name(s, game.seat_names(setting.seats))}")
    lines += [f"{DOING}: {_procedure(game, notation, *row)}" for row in dump_state(s)["stack"]]
    return "\n".join(lines) + "\n"


def _agreed_lines(game: Game[Any], setting: Setting) -> list[str]:
    options = " ".join(f"{name}={value}" for name, value in setting.options.items())
    lines = [f"{GAME}: {game.name}", f"{RULES}: {game.version}", f"{PACK}: {setting.pack.hash}"]
    lines += [f"{SCENARIO}: {setting.scenario}"] if setting.scenario else []
    lines += [f"{OPTIONS}: {options}"] if options else []
    return [*lines, f"{SEATS}: {setting.seats}"]


def columns_of(game: Game[Any], notation: Notation[Any]) -> dict[str, Column]:
    """The columns to write, and how; those that the game does not mention are written as they are."""
    layout = layout_of(game.state_type)
    columns: dict[str, Column] = {}
    for name, is_list in zip(layout.names, layout.lists, strict=True):
        if name not in notation.derived:
            columns[name] = notation.columns.get(name) or Whole(Row() if is_list else PLAIN)
    return columns


def line_name(column: str, suffix: str) -> str:
    """The name of a column's line, such as `era deck 2`."""
    return f"{column.replace('_', ' ')} {suffix}".rstrip()


def _asked_name(s: State, seats: tuple[str, ...]) -> str:
    if s.seat == CHANCE:
        return BY_CHANCE
    return AT_THE_END if s.seat == OVER else seats[s.seat]


def _procedure(game: Game[Any], notation: Notation[Any], name: str, at: str, values: dict[str, Any]) -> str:
    """A procedure, its current step, and the fields that have changed since it began."""
    usual = usual_fields(name)
    words = [f"{name.removeprefix(game.name + '.')}.{at}"]
    for field, value in values.items():
        if field not in usual or value != usual[field]:
            spelling = spelling_of(notation, field, is_list=isinstance(value, list))
            text = spelling.write(value)
            words.append(f"{field}=({text.strip('()')})" if spelling.has_many else f"{field}={text}")
    return " ".join(words)


def usual_fields(procedure: str) -> dict[str, Any]:
    """The default values of a procedure's fields."""
    usual: dict[str, Any] = {}
    for field in dataclasses.fields(FRAMES[procedure]):  # type: ignore[arg-type]
        if field.default is not dataclasses.MISSING:
            usual[field.name] = field.default
        elif field.default_factory is not dataclasses.MISSING:
            usual[field.name] = field.default_factory()
    return usual


def spelling_of(notation: Notation[Any], field: str, *, is_list: bool) -> Spelling:
    """How a procedure's field is spelled; as it is if the game does not say."""
    spelling = notation.fields.get(field)
    if spelling is None:
        return Row() if is_list else PLAIN
    return spelling
