"""Reading positions written as text. Nothing in them is trusted: see `matches.standing.load_position`."""

from __future__ import annotations

import re
from collections.abc import Iterable
from difflib import get_close_matches
from random import Random
from typing import Any, final

from timefront.kernel.flow import CHANCE, FRAMES, OVER, State, dump_state, restore_state
from timefront.kernel.game import Game
from timefront.kernel.packs import PackFiles
from timefront.kernel.ranges import DEEPEST
from timefront.kernel.records import layout_of
from timefront.kernel.setting import Setting
from timefront.kernel.spelling import NOT_KNOWN, Misspelt, Notation
from timefront.matches.errors import MatchFileError
from timefront.matches.notation import (
    ASKED,
    AT_THE_END,
    BY_CHANCE,
    DOING,
    FIRST_LINE,
    GAME,
    OPTIONS,
    PACK,
    RULES,
    SCENARIO,
    SEATS,
    SEEN_BY,
    SPECTATOR,
    Position,
    columns_of,
    line_name,
    spelling_of,
    usual_fields,
)
from timefront.matches.standing import load_position

MOST_CHARACTERS = 200_000
FEWEST_DIGITS = 8
"""This many digits of a pack's hash identify it."""
_NUMBER = re.compile("[0-9]{1,9}")
_PROCEDURE = re.compile(r"(\w+(?:\.\w+){1,3})((?: +\w+=(?:\([^()]*\)|[^\s()]+))*)")
_FIELD = re.compile(r"(\w+)=(\([^()]*\)|[^\s()]+)")


def is_position(text: str) -> bool:
    """Whether a text contains a position; text before it does not matter."""
    return any(row.strip() == FIRST_LINE for row in text.split("\n"))


def read_position(text: str, games: dict[str, Game[Any]], own_pack: PackFiles | None) -> Position:
    """The position that a text describes, with your own pack or the one that comes with the game.

    `MatchFileError`, `SettingError` or `PackError` say what is wrong with it.
    """
    lines = _Lines(text)
    name = lines.value(GAME)
    if name not in games:
        raise MatchFileError("unknown-game", game=name)
    game = games[name]
    pack = game.built_in_pack() if own_pack is None else own_pack
    wanted = lines.take(PACK, "")
    if wanted and (len(wanted) < FEWEST_DIGITS or not pack.hash.startswith(wanted)):
        raise MatchFileError("position-pack", pack=wanted[:16], here=pack.hash[:16])
    options = game.inherited_options(lines.number(RULES, game.version), _options(lines))
    scenario = lines.take(SCENARIO, "")
    seats = lines.number(SEATS, game.scenario_seats(pack, scenario)[0])
    setting = game.setting(pack, scenario, options, seats)
    return _position(game, setting, lines)


def read_start(text: str, game: Game[Any], setting: Setting) -> State:
    """The position that a fork starts from; the agreed settings are known, and it must be of this game."""
    lines = _Lines(text)
    if lines.value(GAME) != game.name or lines.number(SEATS, -1) != setting.seats:
        raise MatchFileError("match-damaged", why="it starts from a position of another match")
    for name in (RULES, PACK, SCENARIO, OPTIONS):
        lines.take(name, "")
    position = _position(game, setting, lines)
    if not position.is_whole:
        raise MatchFileError("match-damaged", why="it starts from a position that is not wholly known")
    return position.state


@final
class _Lines:
    """The lines of a text by name; reading a line removes it."""

    def __init__(self, text: str) -> None:
        if len(text) > MOST_CHARACTERS:
            raise MatchFileError("position-too-long", most=MOST_CHARACTERS)
        rows = [(number, row.strip()) for number, row in enumerate(text.split("\n"), 1) if row.strip()]
        first = next((place for place, (_, row) in enumerate(rows) if row == FIRST_LINE), -1)
        if first < 0:
            raise MatchFileError("position-first-line", first=FIRST_LINE)
        self.named: dict[str, tuple[int, str]] = {}
        self.doing: list[tuple[int, str]] = []
        """The procedures in progress, from the whole game down to the question."""
        for number, row in rows[first + 1 :]:
            name, colon, value = row.partition(":")
            if not colon or not value.strip():
                raise MatchFileError("position-line", line=number)
            if name == DOING:
                self.doing.append((number, value.strip()))
            elif name in self.named:
                raise MatchFileError("position-twice", line=number, name=name)
            else:
                self.named[name] = (number, value.strip())

    def take(self, name: str, usual: str) -> str:
        """The value of a line, or a default if there is none."""
        return self.named.pop(name, (0, usual))[1]

    def value(self, name: str) -> str:
        """The value of a required line."""
        if name not in self.named:
            raise MatchFileError("position-missing", name=name)
        return self.take(name, "")

    def number(self, name: str, usual: int) -> int:
        """The value of a line with a number."""
        line, text = self.named.get(name, (0, str(usual)))
        if name in self.named and not _NUMBER.fullmatch(text):
            raise _unknown_word(line, Misspelt(text))
        self.take(name, "")
        return int(text)

    def one_of(self, name: str, known: dict[str, Any]) -> Any:
        """The value of a line with one of several words."""
        line = self.named.get(name, (0, ""))[0]
        word = self.value(name)
        if word not in known:
            raise _unknown_word(line, Misspelt(word, _near(word, known)))
        return known[word]

    def has_unknown(self) -> bool:
        """Whether anything is written as unknown."""
        return any(NOT_KNOWN in value.split() for _, value in self.named.values())


def _near(word: str, known: Iterable[str]) -> str:
    near = get_close_matches(word[:100], [*known], n=1)
    return near[0] if near else ""


def _unknown_word(line: int, error: Misspelt) -> MatchFileError:
    if error.missing:
        return MatchFileError("position-without", line=line, word=error.missing)
    if error.near:
        return MatchFileError("position-near", line=line, word=error.word[:100], near=error.near)
    return MatchFileError("position-word", line=line, word=error.word[:100])


def _options(lines: _Lines) -> dict[str, str]:
    line = lines.named.get(OPTIONS, (0, ""))[0]
    options: dict[str, str] = {}
    for word in lines.take(OPTIONS, "").split():
        name, equals, value = word.partition("=")
        if not equals:
            raise _unknown_word(line, Misspelt(word))
        options[name] = value
    return options


def _position(game: Game[Any], setting: Setting, lines: _Lines) -> Position:
    seats = game.seat_names(setting.seats)
    by_name: dict[str, int] = {name: seat for seat, name in enumerate(seats)}
    is_whole = SEEN_BY not in lines.named
    viewer = None if is_whole else lines.one_of(SEEN_BY, {**by_name, SPECTATOR: None})
    if is_whole and lines.has_unknown():
        raise MatchFileError("position-whose", name=SEEN_BY)
    notation = game.notation(setting)
    asked = lines.one_of(ASKED, {**by_name, BY_CHANCE: CHANCE, AT_THE_END: OVER})
    fields = _columns(game, setting, notation, lines)
    stack = [_procedure(game, notation, *row) for row in lines.doing]
    if len(stack) > DEEPEST:
        raise MatchFileError("position-broken", why="too many procedures are under way")
    try:
        data = game.inherited_position(setting, {"seat": asked, "fields": fields, "stack": stack})
        s: State = restore_state(game.state_type, setting, data)
        notation.derive(s)
        if not is_whole:
            notation.fill(s)
            s = game.determinize(s, viewer, Random(0))
        s = load_position(game, setting, dump_state(s))
    except ValueError as error:
        raise MatchFileError("position-broken", why=str(error)) from error
    except Exception as error:
        raise MatchFileError("position-broken", why=type(error).__name__) from error
    return Position(game, setting, s, viewer, is_whole=is_whole)


def _columns(game: Game[Any], setting: Setting, notation: Notation[Any], lines: _Lines) -> dict[str, Any]:
    """The values of all columns; those without a line are as in the blank state."""
    fields = layout_of(game.state_type).dump(game.blank(setting))
    columns = columns_of(game, notation)
    for column, spelling in columns.items():
        names = {line_name(column, suffix): suffix for suffix in spelling.suffixes()}
        own = {name: lines.named.pop(name) for name in names if name in lines.named}
        try:
            fields[column] = spelling.read({names[name]: text for name, (_, text) in own.items()}, fields[column])
        except Misspelt as error:
            where = [number for number, text in own.values() if error.word in text]
            raise _unknown_word((where or [number for number, _ in own.values()])[0], error) from error
    for name, (number, _) in lines.named.items():
        known = [line_name(column, suffix) for column in columns for suffix in columns[column].suffixes()]
        raise _unknown_word(number, Misspelt(name, _near(name, known)))
    return fields


def _procedure(game: Game[Any], notation: Notation[Any], line: int, text: str) -> list[Any]:
    """A procedure as `dump_state` gives it."""
    found = _PROCEDURE.fullmatch(text)
    if found is None:
        raise MatchFileError("position-procedure", line=line)
    name, _, at = found[1].rpartition(".")
    name = name if "." in name else f"{game.name}.{name}"
    if name not in FRAMES and name not in game.former_procedures:
        own = {known.removeprefix(f"{game.name}."): known for known in FRAMES if known.startswith(f"{game.name}.")}
        raise _unknown_word(line, Misspelt(name, _near(name.removeprefix(f"{game.name}."), own)))
    values = usual_fields(name) if name in FRAMES else {}
    given = _FIELD.findall(found[2])
    if len(given) > len(dict(given)):
        raise MatchFileError("position-procedure", line=line)
    for field, value in given:
        is_many = value[0] == "("
        spelling = spelling_of(notation, field, is_list=is_many)
        try:
            if spelling.has_many != is_many:
                raise Misspelt(value)
            values[field] = spelling.read(value[1:-1] if is_many else value)
        except Misspelt as error:
            raise _unknown_word(line, error) from error
    return [name, at, values]
