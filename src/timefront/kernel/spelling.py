"""How a game spells its positions in words, which people can read more easily than numbers.

A spelling turns a value into text and the text back into the same value. Columns without a spelling are written as
plain numbers. The grammar around the values is the same for all games: see `timefront.matches.notation`.
"""

from __future__ import annotations

import json
import re
from difflib import get_close_matches
from typing import Any, Final, Generic, TypeVar, final

from mypy_extensions import mypyc_attr

from timefront.kernel.bits import members
from timefront.kernel.flow import State

UNKNOWN: Final = -(1 << 62)
"""Stands for a number that a seat does not know; it is in no range."""
NOT_KNOWN: Final = "?"
NOTHING: Final = "()"
"""An empty list or pile."""
_NUMBER = re.compile("-?[0-9]{1,100}")

S = TypeVar("S", bound=State)


class Misspelt(Exception):
    """A text does not spell a value, because of a word or because one is missing."""

    def __init__(self, word: str, near: str = "", missing: str = "") -> None:
        super().__init__(f"{word!r} is not known here")
        self.word = word
        self.near = near
        """A similar word that may have been meant, if there is one."""
        self.missing = missing


@mypyc_attr(allow_interpreted_subclasses=True)
class Spelling:
    """How a value of one kind is written."""

    has_many: bool = False
    """Whether a value may take several words."""

    def write(self, value: Any) -> str:
        """Spell a value."""
        raise NotImplementedError

    def read(self, text: str) -> Any:
        """The value that a text spells; `Misspelt` if it spells none."""
        raise NotImplementedError


@final
class Plain(Spelling):
    """Numbers, `yes` and `no`, and strings, as they are."""

    def write(self, value: Any) -> str:
        if isinstance(value, bool):
            return "yes" if value else "no"
        if isinstance(value, str):
            return re.sub(r"[\s()=]", lambda sign: f"\\u{ord(sign[0]):04x}", json.dumps(value))
        return NOT_KNOWN if value == UNKNOWN else str(value)

    def read(self, text: str) -> Any:
        if text in ("yes", "no"):
            return text == "yes"
        if text == NOT_KNOWN:
            return UNKNOWN
        if text.startswith('"'):
            return _string(text)
        if not _NUMBER.fullmatch(text):
            raise Misspelt(text)
        return int(text)


def _string(text: str) -> str:
    try:
        value = json.loads(text)
    except ValueError as error:
        raise Misspelt(text) from error
    return str(value)


@final
class Words(Spelling):
    """A number that has a name; one without is written as `#7`."""

    def __init__(self, names: list[str], others: dict[int, str] | None = None) -> None:
        """The names of 0, 1 and so on, and those of other numbers."""
        self.count = len(names)
        self.words: dict[int, str] = {**dict(enumerate(numbered(names))), **(others or {})}
        self._values: dict[str, int] = {word: value for value, word in self.words.items()}

    def write(self, value: Any) -> str:
        return NOT_KNOWN if value == UNKNOWN else self.words.get(value, f"#{value}")

    def read(self, text: str) -> Any:
        if text in self._values:
            return self._values[text]
        if text == NOT_KNOWN:
            return UNKNOWN
        if text[:1] == "#" and _NUMBER.fullmatch(text[1:]):
            return int(text[1:])
        near = get_close_matches(text[:100], self._values, n=1)
        raise Misspelt(text, near[0] if near else "")


def numbered(names: list[str]) -> list[str]:
    """The names, with numbers added to those that occur more than once: `archer.1`, `archer.2`."""
    counts: dict[str, int] = {}
    for name in names:
        counts[name] = counts.get(name, 0) + 1
    seen: dict[str, int] = {}
    unique: list[str] = []
    for name in names:
        seen[name] = seen.get(name, 0) + 1
        unique.append(name if counts[name] == 1 else f"{name}.{seen[name]}")
    return unique


PLAIN: Final = Plain()


@final
class Row(Spelling):
    """A list: its items one after the other."""

    def __init__(self, item: Spelling = PLAIN) -> None:
        self.has_many = True
        self.item = item

    def write(self, value: Any) -> str:
        return " ".join([self.item.write(item) for item in value]) or NOTHING

    def read(self, text: str) -> Any:
        return [] if text == NOTHING else [self.item.read(word) for word in text.split()]


@final
class Pile(Spelling):
    """A set of named things, kept as bits; bits beyond the last name stand for things that a seat does not know."""

    def __init__(self, things: Words) -> None:
        self.has_many = True
        self.things = things

    def write(self, value: Any) -> str:
        count = self.things.count
        words = [self.things.write(thing) if thing < count else NOT_KNOWN for thing in members(value)]
        return " ".join(words) or NOTHING

    def read(self, text: str) -> Any:
        value, unknown = 0, 0
        for word in [] if text == NOTHING else text.split():
            if word == NOT_KNOWN:
                unknown += 1
                continue
            thing = self.things.read(word)
            if not 0 <= thing < self.things.count or value >> thing & 1:
                raise Misspelt(word)
            value |= 1 << thing
        return value | (1 << unknown) - 1 << self.things.count


@final
class Changes(Spelling):
    """A long list: only the places that differ from the usual, as `place=item`."""

    def __init__(self, places: Words, item: Spelling, usual: list[int]) -> None:
        self.has_many = True
        self.places = places
        self.item = item
        self.usual = usual

    def write(self, value: Any) -> str:
        changed = [place for place, item in enumerate(value) if item != self.usual[place]]
        return " ".join([f"{self.places.write(place)}={self.item.write(value[place])}" for place in changed]) or NOTHING

    def read(self, text: str) -> Any:
        value = self.usual[:]
        for word in [] if text == NOTHING else text.split():
            place, equals, item = word.partition("=")
            at = self.places.read(place)
            if not equals or not 0 <= at < len(value):
                raise Misspelt(word)
            value[at] = self.item.read(item)
        return value


class Column:
    """How a column is spelled in one or more lines, each with a suffix to the column's name."""

    def write(self, value: Any, usual: Any) -> list[tuple[str, str]]:
        """The lines of a value; parts that are as usual may be left out."""
        raise NotImplementedError

    def read(self, lines: dict[str, str], usual: Any) -> Any:
        """The value that the lines spell; where a line is missing, the usual value applies."""
        raise NotImplementedError

    def suffixes(self) -> list[str]:
        """All suffixes that the column's name can have."""
        raise NotImplementedError


@final
class Whole(Column):
    """A column in one line."""

    def __init__(self, spelling: Spelling) -> None:
        self.spelling = spelling

    def write(self, value: Any, usual: Any) -> list[tuple[str, str]]:
        return [("", self.spelling.write(value))]

    def read(self, lines: dict[str, str], usual: Any) -> Any:
        return self.spelling.read(lines[""]) if "" in lines else usual

    def suffixes(self) -> list[str]:
        return [""]


@final
class Each(Column):
    """A line for each seat, era or side, with one number of the column or, with a length, a row of them."""

    def __init__(self, names: list[str], spelling: Spelling, length: int = 0) -> None:
        """With a length, `spelling` spells a whole row."""
        self.names = names
        self.spelling = spelling
        self.length = length

    def write(self, value: Any, usual: Any) -> list[tuple[str, str]]:
        parts = zip(self.names, self._parts(value), self._parts(usual), strict=True)
        return [(name, self.spelling.write(part)) for name, part, as_usual in parts if part != as_usual]

    def _parts(self, value: list[Any]) -> list[Any]:
        length = self.length
        return [value[at : at + length] for at in range(0, len(value), length)] if length else value

    def read(self, lines: dict[str, str], usual: Any) -> Any:
        value: list[Any] = []
        for at, name in enumerate(self.names):
            first, last = at * max(self.length, 1), (at + 1) * max(self.length, 1)
            if name not in lines:
                value += usual[first:last]
                continue
            part = self.spelling.read(lines[name])
            if self.length and len(part) != self.length:
                raise Misspelt(lines[name])
            value += part if self.length else [part]
        return value

    def suffixes(self) -> list[str]:
        return self.names


@final
class Parts(Column):
    """A line for each number of the column, each with its own spelling."""

    def __init__(self, spellings: dict[str, Spelling]) -> None:
        """The spellings by suffix."""
        self.spellings = spellings

    def write(self, value: Any, usual: Any) -> list[tuple[str, str]]:
        parts = zip(self.spellings.items(), value, usual, strict=True)
        return [(name, spelling.write(part)) for (name, spelling), part, as_usual in parts if part != as_usual]

    def read(self, lines: dict[str, str], usual: Any) -> Any:
        parts = zip(self.spellings.items(), usual, strict=True)
        return [spelling.read(lines[name]) if name in lines else part for (name, spelling), part in parts]

    def suffixes(self) -> list[str]:
        return [*self.spellings]


@final
class Groups(Column):
    """A line for each value that occurs, with all the places of the column that hold it."""

    def __init__(self, values: Words, places: Words) -> None:
        self.values = values
        self.places = places

    def write(self, value: Any, usual: Any) -> list[tuple[str, str]]:
        lines: list[tuple[str, str]] = []
        for held in sorted(set(value)):
            there = [self.places.write(place) for place, item in enumerate(value) if item == held]
            lines.append((self.values.write(held), " ".join(there)))
        return lines

    def read(self, lines: dict[str, str], usual: Any) -> Any:
        if not lines:
            return usual
        found: dict[int, int] = {}
        for suffix, text in lines.items():
            for word in text.split():
                place = self.places.read(word)
                if not 0 <= place < self.places.count or place in found:
                    raise Misspelt(word)
                found[place] = self.values.read(suffix)
        for place in range(self.places.count):
            if place not in found:
                raise Misspelt("", missing=self.places.write(place))
        return [found[place] for place in range(self.places.count)]

    def suffixes(self) -> list[str]:
        return [*self.values.words.values()]


@mypyc_attr(allow_interpreted_subclasses=True)
class Notation(Generic[S]):
    """How the positions of one setting are spelled, and what a seat must not see of them."""

    def __init__(self, columns: dict[str, Column], fields: dict[str, Spelling], derived: tuple[str, ...] = ()) -> None:
        """`fields` are those of all procedures: a name means the same in each. `derived` columns follow from others."""
        self.columns = columns
        self.fields = fields
        self.derived = derived

    def derive(self, s: S) -> None:
        """Compute the derived columns."""

    def hide(self, s: S, seat: int | None) -> None:
        """Hide what a seat does not know: put in unknown numbers, and piles with unknown things."""

    def fill(self, s: S) -> None:
        """Replace what is unknown by anything that is possible; it will be drawn again."""
