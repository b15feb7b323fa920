"""What a quick bot answers without weighing it, and what the odds of an attack assume."""

from __future__ import annotations

from typing import Final

from timefront.games.joan_of_arc.rules.attack.rows import HITS
from timefront.games.joan_of_arc.state import War
from timefront.games.joan_of_arc.verbs import (
    DISCARD_RESULT,
    LET_ROLL_STAND,
    RETALIATE_WITH,
    STRIKE_BACK,
    USE_ALL_SHIELDS,
)
from timefront.kernel.questions import Choice

QUESTIONS: Final[list[str]] = ["shield", "token", "answer_back"]
ANSWERS: Final[list[str]] = [USE_ALL_SHIELDS.name, DISCARD_RESULT.name, LET_ROLL_STAND.name, STRIKE_BACK.name]
"""The first of these that is possible is chosen."""


def habit(s: War) -> Choice | None:
    """In an attack, use every shield that finds a result, keep the reroll token, and strike back with everyone who can.

    From a hill, the worst result strikes back. Everything else is weighed.
    """
    frame = s.stack[-1]
    offers = s.offer() if frame.at in QUESTIONS or frame.at == "hill" else []
    for verb in ANSWERS:
        for choice in offers:
            if choice[0] == verb:
                return choice
    if frame.at == "hill":
        for hit in HITS:
            for choice in offers:
                if choice[0] == RETALIATE_WITH.name and s.die_result[choice[1]] == hit:
                    return choice
    return None
