"""How good a position is, for bots."""

from __future__ import annotations

from math import exp

from timefront.games.duel_of_time.content.geometry import RED, SPACES, VALUE, YELLOW
from timefront.games.duel_of_time.rules.scoring import total
from timefront.games.duel_of_time.state import TURNS, Duel
from timefront.kernel.flow import OVER

UNIT = 0.35
"""What a unit on the board is worth besides the space it helps to control."""
ADVANCE = 0.12
"""What each step of a unit towards the enemy is worth."""


def evaluate(s: Duel) -> list[float]:
    """Both players' chances: the lead in points and the units that can still change it, softened by the time left."""
    lead = float(total(s, YELLOW) - total(s, RED))
    if s.seat == OVER:
        yellow = 1.0 if lead > 0 else 0.0 if lead < 0 else 0.5
        return [yellow, 1.0 - yellow]
    left = TURNS - s.turn
    strength = 0.0
    for space in range(SPACES):
        strength += s.units[space] * (UNIT + ADVANCE * VALUE[YELLOW][space])
        strength -= s.units[SPACES + space] * (UNIT + ADVANCE * VALUE[RED][space])
    lead += strength * left / TURNS
    yellow = 1.0 / (1.0 + exp(-lead / (1.0 + 0.4 * left)))
    return [yellow, 1.0 - yellow]
