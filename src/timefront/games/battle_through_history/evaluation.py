"""How well a seat stands: its points, and what its army promises."""

from __future__ import annotations

from math import exp

from timefront.games.battle_through_history.content import PROWESS
from timefront.games.battle_through_history.rules.rewards import prowess_value
from timefront.games.battle_through_history.rules.scoring import (
    prowess_won,
    relic_points,
    unit_points,
    winners_of,
)
from timefront.games.battle_through_history.state import UNSEEN, Campaign
from timefront.kernel.flow import OVER

SHARPNESS = 0.25
"""How much one point more is worth."""


def evaluate(s: Campaign) -> list[float]:
    """Every seat's share of the victory, as the points promise it; at the end the share itself."""
    seats = s.setting.seats
    if s.seat == OVER:
        winners = winners_of(s)
        return [1 / len(winners) if seat in winners else 0.0 for seat in range(seats)]
    weights = [exp(SHARPNESS * promise(s, seat)) for seat in range(seats)]
    total = sum(weights)
    return [weight / total for weight in weights]


def promise(s: Campaign, seat: int) -> float:
    """The points a seat has and can expect."""
    points = float(unit_points(s, seat) + relic_points(s, seat) + s.honors[seat])
    for number in prowess_won(s, seat):
        points += prowess_value(s, number) if s.prowess[number] != UNSEEN else 2.5
    return points + 0.1 * s.hand[seat].bit_count() + 0.2 * s.tokens[seat].bit_count() - 0.0 * PROWESS
