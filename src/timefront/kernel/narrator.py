"""How a game tells players what they see: sentences, the reference card, text boards."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any, Generic, TypeVar

import msgspec
from mypy_extensions import mypyc_attr

from timefront.kernel.flow import State
from timefront.kernel.questions import Choice, Kind, Refusal
from timefront.kernel.setting import Setting

S = TypeVar("S", bound=State)
V = TypeVar("V", bound=msgspec.Struct)
"""The game's view."""

Sentence = tuple[str, dict[str, Any], dict[str, Kind]]
"""A catalogue key, its arguments, and the kinds of those that have names."""

Thing = tuple[str, int]
"""Something that can be pointed at: the name of its kind, and its id."""

View = msgspec.Struct
"""What a seat may see, built up from nothing: a record of the game, whose fields are sent by their names."""


def parts_of(view: View) -> dict[str, Any]:
    """The parts of a view by their names, in their order."""
    return msgspec.structs.asdict(view)


def scenario_of(setting: Setting, view: View) -> str:
    """The agreed scenario, or the one that the rules chose and the view shows."""
    return setting.scenario or str(parts_of(view).get("scenario") or "")


@mypyc_attr(allow_interpreted_subclasses=True)
class Narrator(Generic[S, V]):
    """Tells a game: whoever shows it, in whatever form, asks the narrator what to say."""

    printed: tuple[str, ...] = ()
    """The parts of a view that are the same in every view of a match, such as what is printed on the cards."""
    said_later: str = ""
    """How the keys of the game's own messages begin that are not needed when a table is opened: a pattern."""

    def describe(self, s: S, choice: Choice) -> dict[str, tuple[Kind, int]]:
        """What a choice means beyond its own arguments, for the sentence that shows it."""
        return {}

    def odds(self, s: S, seat: int | None) -> Iterator[Sentence]:
        """What a seat can expect of what is about to be decided, line by line; nothing where nothing is.

        A quick estimate may come first and the exact figures after it; every line says which it is.
        """
        return iter(())

    def odds_at(self, s: S, seat: int | None, things: list[Thing], seconds: float) -> Iterator[Sentence]:
        """What a seat can expect of what it points at, before it is declared: all that has to do with these things.

        It is found in so much time; every figure says how sure it is.
        """
        return iter(())

    def reasons(self, s: S, seat: int, choice: Choice) -> list[Sentence]:
        """What speaks for a choice that a seat could make now, for a hint: some sentences, or none.

        The position is one that the seat takes to be possible; nothing else may be told than what it shows.
        """
        return []

    def why_not(self, s: S, seat: int, choice: Choice) -> Refusal | None:
        """Why something that is not asked about now is not possible, where the game has more to say than that.

        It may tell the seat nothing that its own view does not show; the choice may be nonsense.
        """
        return None

    def cards(self, s: S, seat: int) -> list[tuple[str, Choice]]:
        """The cards that a seat can ask about by their names: catalogue keys, and the choice that would use each."""
        return []

    def reference(self, setting: Setting) -> tuple[tuple[str, str], ...]:
        """The game's reference card: catalogue keys of names and of the lines that explain them."""
        return ()

    def text_board(self, view: V, say: Callable[[str], str]) -> str:
        """What a view shows, as tables in text; `say` gives the catalogue's message of a key.

        A line is a row, its cells are separated by tabs, and an empty line ends a table. The first row names the
        columns, the first cell of each other row names the row. Who shows it aligns the cells, or reads them out column
        by column; a picture made of symbols is followed by the same in words or numbers, as symbols are not read out.

        Lines without tabs, two or more, are a picture: who can show it leaves out the table that follows it.
        """
        raise NotImplementedError

    def look(self, view: V, say: Callable[[str], str], wanted: str) -> str:
        """More than `text_board` shows about what is called like that, in its form: a unit's card, an area.

        With nothing wanted, the picture alone; nothing where there is no more, and the rows and columns of `text_board`
        with that name are shown instead.
        """
        return ""
