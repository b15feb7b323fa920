"""8. The reroll token: offered after a roll of one's own, and given back for another (JA-8.7, ruling J-57)."""

from __future__ import annotations

from timefront.games.joan_of_arc.events.attacks import RerollTokenUsed
from timefront.games.joan_of_arc.state import REROLL, TOKEN_KINDS, War
from timefront.games.joan_of_arc.verbs import LET_ROLL_STAND, USE_REROLL_TOKEN
from timefront.kernel.questions import Choice


def offer_reroll_token() -> list[Choice]:
    """The token, or the roll as it is; both are always possible."""
    return [LET_ROLL_STAND(), USE_REROLL_TOKEN()]


def spend_reroll_token(s: War, seat: int) -> None:
    """The token goes to the pool."""
    s.tokens[seat * TOKEN_KINDS + REROLL] -= 1
    s.emit(RerollTokenUsed, seat)
