"""What the active actions of a turn are worth to a bot."""

from __future__ import annotations

from typing import Final

from timefront.games.battle_through_history.content.pack import DISMISS, DRAW, RECALL, REGROUP
from timefront.games.battle_through_history.rules.gears import is_possible
from timefront.games.battle_through_history.state import Campaign

ACTION_WORTH: Final[list[float]] = [0.5, 0.35, 0.3, 0.1]
"""What an active action promises until it is done: Draw, Recall, Dismiss, Regroup."""
CARD_WORTH: Final = 0.3
"""What a card about to be drawn promises."""


def action_worth(s: Campaign, seat: int, action: int, turns_left: int) -> float:
    """What one of the four actions promises."""
    if not is_possible(s, seat, action):
        return 0.0
    cards = s.deck[seat].bit_count()
    if action == DRAW:
        return ACTION_WORTH[DRAW] * min(2, cards) / 2
    if action == RECALL:
        return ACTION_WORTH[RECALL]
    if action == DISMISS:
        return ACTION_WORTH[DISMISS] if turns_left else 0.0
    return ACTION_WORTH[REGROUP] + (CARD_WORTH / 2 if not cards and s.discard[seat] else 0.0)
