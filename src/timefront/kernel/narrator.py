"""How a game describes itself to players: sentences, the reference card, text boards."""

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
"""Something to point at: the name of its kind, and its id."""

View = msgspec.Struct
"""What a seat may see and nothing else: a record of the game whose fields are sent by name."""


def parts_of(view: View) -> dict[str, Any]:
    """The parts of a view by name, in order."""
    return msgspec.structs.asdict(view)


def scenario_of(setting: Setting, view: View) -> str:
    """The agreed scenario, or the one that the rules chose, as the view shows it."""
    return setting.scenario or str(parts_of(view).get("scenario") or "")


@mypyc_attr(allow_interpreted_subclasses=True)
class Narrator(Generic[S, V]):
    """Finds the words for a game. Whatever shows the game, in any form, asks the narrator what to say."""

    printed: tuple[str, ...] = ()
    """The parts of a view that never change during a match, such as what is printed on the cards."""
    deferred_texts: str = ""
    """A pattern for the beginning of the keys of messages that are not needed when a table is opened."""

    def describe(self, s: S, choice: Choice) -> dict[str, tuple[Kind, int]]:
        """What a choice means beyond its own arguments, for the sentence that describes it."""
        return {}

    def odds(self, s: S, seat: int | None) -> Iterator[Sentence]:
        """What a seat can expect from what is about to be decided, line by line; empty if nothing is.

        A quick estimate may come first, followed by the exact figures; every line says which it is.
        """
        return iter(())

    def odds_at(self, s: S, seat: int | None, things: list[Thing], seconds: float) -> Iterator[Sentence]:
        """What a seat can expect from the things it points at, before anything is declared.

        The search takes at most this many seconds; every figure says how certain it is.
        """
        return iter(())

    def reasons(self, s: S, seat: int, choice: Choice) -> list[Sentence]:
        """What speaks for a choice that a seat could make now, as sentences of a hint, if there are any.

        The position is one that the seat believes possible; the sentences may say only what it shows.
        """
        return []

    def why_not(self, s: S, seat: int, choice: Choice) -> Refusal | None:
        """Why something that no question asks for now is impossible, if the game can say more than that.

        It must reveal nothing that the seat's own view does not show. The choice may be nonsense.
        """
        return None

    def cards(self, s: S, seat: int) -> list[tuple[str, Choice]]:
        """The cards that a seat can ask about by name: their catalogue keys, and the choice that would play each."""
        return []

    def reference(self, setting: Setting) -> tuple[tuple[str, str], ...]:
        """The game's reference card: pairs of catalogue keys, for a name and for the line that explains it."""
        return ()

    def text_board(self, view: V, say: Callable[[str], str]) -> str:
        """What a view shows, as text tables; `say` gives the catalogue's message for a key.

        A line is a row, its cells are separated by tabs, and an empty line ends a table. The first row names the
        columns, and the first cell of each other row names the row. The caller aligns the cells, or reads them out
        column by column. Two or more lines without tabs are a picture; a table with the same in words or numbers
        follows it, because symbols cannot be read out. A caller that can show the picture leaves out that table.
        """
        raise NotImplementedError

    def look(self, view: V, say: Callable[[str], str], wanted: str) -> str:
        """More than `text_board` shows about the thing with this name, such as a unit or an area, in the same form.

        If `wanted` is empty, the picture alone. The result is empty if there is no more to show; then the caller shows
        the rows and columns of `text_board` with that name.
        """
        return ""
