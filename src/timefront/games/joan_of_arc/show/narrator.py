"""What Joan of Arc tells players: choices, odds, the reference card, the text board."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import final

from timefront.games.joan_of_arc.bots.reasons import reasons
from timefront.games.joan_of_arc.content.dice import BATTLE_FACES, DOOM_FACES
from timefront.games.joan_of_arc.content.vocabulary import ORDERS, SKILLS
from timefront.games.joan_of_arc.odds.sentences import odds_in_words, odds_in_words_at
from timefront.games.joan_of_arc.show.cards.why_not import cards_by_name, why_not
from timefront.games.joan_of_arc.show.describing import describe_choice
from timefront.games.joan_of_arc.show.records import WarView
from timefront.games.joan_of_arc.show.text_board import text_board
from timefront.games.joan_of_arc.show.text_cards import look
from timefront.games.joan_of_arc.show.view import PRINTED
from timefront.games.joan_of_arc.state import War
from timefront.kernel.narrator import Narrator, Sentence, Thing
from timefront.kernel.questions import Choice, Kind, Refusal
from timefront.kernel.setting import Setting

DEFERRED_TEXTS = (
    r"(equipment|field|size|sky|talk)-|board-(carry|giant|sky)-|(result|skill)-[\w-]+-help|objective-(save|siege)_"
    r"|event-(answer|army|building|collapse|discussion|doom|equipment|fire|gigantic|hex|intrigue|march|passenger|test)-"
    r"|prompt-(allocation|attack-dice|bodyguard|capture|collapse|deadly-blow|dodge|pushes|rework|shields|strike-back|terror)-"
)
"""What happens later in a turn, and what few scenarios have, such as a sky."""


@final
class JoanNarrator(Narrator[War, WarView]):
    """The narrator of Joan of Arc."""

    def __init__(self) -> None:
        self.printed = PRINTED
        self.deferred_texts = DEFERRED_TEXTS

    def describe(self, s: War, choice: Choice) -> dict[str, tuple[Kind, int]]:
        return describe_choice(s, choice)

    def odds(self, s: War, seat: int | None) -> Iterator[Sentence]:
        return odds_in_words(s, seat)

    def odds_at(self, s: War, seat: int | None, things: list[Thing], seconds: float) -> Iterator[Sentence]:
        return odds_in_words_at(s, seat, things, seconds)

    def reasons(self, s: War, seat: int, choice: Choice) -> list[Sentence]:
        return reasons(s, seat, choice)

    def why_not(self, s: War, seat: int, choice: Choice) -> Refusal | None:
        return why_not(s, seat, choice)

    def cards(self, s: War, seat: int) -> list[tuple[str, Choice]]:
        return cards_by_name(s)

    def reference(self, setting: Setting) -> tuple[tuple[str, str], ...]:
        """The orders, what the dice show, and the skills of section 9."""
        order_keys = [f"order-{order}" for order in ORDERS]
        results = [f"result-{result}" for result in dict.fromkeys([*BATTLE_FACES, *DOOM_FACES])]
        skills = [f"skill-{skill}" for skill in SKILLS]
        return tuple((key, f"{key}-help") for key in (*order_keys, *results, *skills))

    def text_board(self, view: WarView, say: Callable[[str], str]) -> str:
        return text_board(view, say)

    def look(self, view: WarView, say: Callable[[str], str], wanted: str) -> str:
        return look(view, say, wanted)
