"""A position as integers for learning programs: what is asked, what is in progress, and the game's own features."""

from __future__ import annotations

from typing import Any, Final, final

from timefront.kernel.flow import Frame, State
from timefront.kernel.game import Game
from timefront.kernel.records import layout_of
from timefront.kernel.setting import Setting
from timefront.lab.coding import Row
from timefront.texts.vocabulary import questions_of

FIELDS: Final = 8
"""How many numbers describe the procedure in progress; longer lists of fields are cut, shorter ones padded."""
CHOSEN: Final = 4
"""How many numbers of an unfinished choice are shown, see `Coder`."""
NOTHING: Final = -1
FILLING: Final = (NOTHING,) * FIELDS


@final
class Observer:
    """Makes observations of positions of one setting, all of the same length."""

    def __init__(self, game: Game[Any], setting: Setting) -> None:
        self.game = game
        self.questions = {name: number for number, name in enumerate(sorted(questions_of(game)), start=1)}
        self._asked: dict[tuple[type[Frame], str], int] = {}
        """The numbers of questions, by procedure and step."""
        self.groups: tuple[tuple[str, int], ...] = (
            ("whether this seat is asked", 1),
            ("the question, by its place among the names of all questions", 1),
            ("fields of the procedure under way", FIELDS),
            ("numbers of this choice given so far", CHOSEN),
            *game.feature_groups(setting),
        )
        self.length = sum(count for _, count in self.groups)

    def observe(self, s: State, seat: int, row: Row = ()) -> list[int]:
        """What a seat knows; `row` holds the numbers of a choice that it has given so far."""
        is_asked = s.seat == seat
        observed = [int(is_asked)]
        if s.stack:
            top = s.stack[-1]
            kind = type(top)
            question = self._asked.get((kind, top.at))
            if question is None:
                question = self._asked[kind, top.at] = self.questions.get(f"{kind.__name__}.{top.at}", 0)
            observed.append(question)
            values = [getattr(top, name) for name in layout_of(kind).names]
            numbers = [int(value) for value in values if isinstance(value, int)][:FIELDS]
            observed += numbers
            observed += FILLING[len(numbers) :]
        else:
            observed += [0, *FILLING]
        given = row if is_asked else ()
        observed += given
        observed += FILLING[: CHOSEN - len(given)]
        observed += self.game.features(s, seat)
        return observed
