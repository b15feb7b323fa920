"""How well each side is doing, for bots: what it has, where its units are, and what is about to happen.

A position in the middle of an activation or an attack is judged by what was declared and rolled so far, so that a
bot can judge every single click.
"""

from __future__ import annotations

from math import exp
from typing import Final

from timefront.games.joan_of_arc.board.morale import is_broken, lost_morale
from timefront.games.joan_of_arc.bots.aims import aims_of
from timefront.games.joan_of_arc.bots.cards.gear_worth import gear_worth
from timefront.games.joan_of_arc.bots.fears import losses_feared
from timefront.games.joan_of_arc.bots.placing_worth import places_worth, units_left
from timefront.games.joan_of_arc.bots.posture import Posture, posture_of
from timefront.games.joan_of_arc.bots.prospects import prospects
from timefront.games.joan_of_arc.bots.supplies import orders_worth, stakes_worth, tokens_worth
from timefront.games.joan_of_arc.bots.threats import Threats, threats_of
from timefront.games.joan_of_arc.bots.worth import POINT, Worths, worths_of
from timefront.games.joan_of_arc.content.vocabulary import BROKEN, POINTS
from timefront.games.joan_of_arc.state import DRAW, SIDES, War
from timefront.kernel.flow import OVER

SCALE: Final = 6.0
"""The lead that makes a victory likely."""
TERMS: Final = ("units", "points", "aims", "places", "fears", "stakes", "orders", "tokens", "prospects")
"""The terms of the evaluation."""
PATIENCE: Final = 3.0
"""What it is worth to have held out to the end."""


def evaluate(s: War) -> list[float]:
    """Every seat's share of the victory; at the end the share itself."""
    return judged(s, False)


def evaluate_closely(s: War) -> list[float]:
    """The same, weighing attacks by all possible rolls."""
    return judged(s, True)


def judged(s: War, closely: bool) -> list[float]:
    """The shares, by the quick or the close evaluation."""
    setting = s.setting
    if s.seat == OVER and s.verdict == DRAW:
        return [1.0 / setting.seats] * setting.seats
    if s.seat == OVER:
        first = 1.0 if s.verdict == 0 else 0.0
    else:
        lead = sum(leads(s, closely))
        first = 1.0 / (1.0 + exp(-lead / SCALE))
    chances = [first, 1.0 - first]
    sizes = [setting.seat_side.count(side) for side in range(SIDES)]
    return [chances[side] / sizes[side] for side in setting.seat_side]


def leads(s: War, closely: bool) -> list[float]:
    """The lead of the first side in each term of the evaluation (see `TERMS`)."""
    worths = worths_of(s.setting)
    posture = posture_of(s)
    threats = [threats_of(s, worths, side, posture) for side in range(SIDES)]
    first, second = terms(s, worths, 0, posture, threats[1]), terms(s, worths, 1, posture, threats[0])
    found = [one - other for one, other in zip(first, second, strict=True)]
    found.append(prospects(s, worths, posture, threats, closely))
    return found


def terms(s: War, worths: Worths, side: int, posture: Posture, feared: Threats) -> list[float]:
    """What a side has, in the order of `TERMS`; the last term depends on both sides."""
    return [
        units_left(s, worths, side) + gear_worth(s, worths, side) if s.gear else units_left(s, worths, side),
        points_of(s, worths, side),
        aims_of(s, worths, side, posture),
        places_worth(s, worths, side, posture),
        -worths.fear[side] * losses_feared(s, worths, side, posture, feared),
        stakes_worth(s, side, posture, feared),
        orders_worth(s, worths, side),
        tokens_worth(s, worths, side),
    ]


def points_of(s: War, worths: Worths, side: int) -> float:
    """Victory points and the enemy's morale, a reached goal, and time for a side that only has to hold out."""
    worth = POINT * s.points[side]
    if s.setting.army[1 - side]:
        worth += POINT * lost_morale(s, 1 - side)
    for victory in s.setting.plan.victories:
        if victory.side != side:
            continue
        if (victory.condition == POINTS and s.points[side] >= victory.count) or (
            victory.condition == BROKEN and is_broken(s, 1 - side)
        ):
            worth += 2.0 * SCALE
    if worths.holds_out[side]:
        worth += PATIENCE * s.round / worths.rounds
    return worth
