"""4. Control of the spaces."""

from __future__ import annotations

from timefront.games.duel_of_time.content.geometry import RED, SPACES, VALUE, YELLOW
from timefront.games.duel_of_time.state import Duel
from timefront.kernel.flow import NOBODY


def controller(s: Duel, space: int) -> int:
    """DT-4.2: the player with strictly more units on a space, or NOBODY."""
    difference = s.units[space] - s.units[SPACES + space]
    return YELLOW if difference > 0 else RED if difference < 0 else NOBODY


def control_points(s: Duel, seat: int) -> int:
    """DT-4.3: the values of all spaces that a player controls, including bases (ruling M-20)."""
    return sum(VALUE[seat][space] for space in range(SPACES) if controller(s, space) == seat)
