"""What a quick bot answers without weighing it, and what the odds of an attack take for granted."""

from __future__ import annotations

from typing import Final

from timefront.games.joan_of_arc.state import War
from timefront.games.joan_of_arc.verbs import DISCARD_RESULT, LET_ROLL_STAND, USE_ALL_SHIELDS
from timefront.kernel.questions import Choice

QUESTIONS: Final[list[str]] = ["shield", "token", "terror_token"]
ANSWERS: Final[list[str]] = [USE_ALL_SHIELDS.name, DISCARD_RESULT.name, LET_ROLL_STAND.name]
"""The first of them that is possible."""


def habit(s: War) -> Choice | None:
    """In an attack every shield that finds a result is used, and the reroll token is kept; all else is weighed."""
    if s.stack[-1].at not in QUESTIONS:
        return None
    offers = s.offer()
    for verb in ANSWERS:
        for choice in offers:
            if choice[0] == verb:
                return choice
    return None
