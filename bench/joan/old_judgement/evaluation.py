"""How well each side stands, for bots: what it has, where it stands, and what is about to happen.

A position in the middle of an activation or of an attack is judged by what was declared and rolled so far, so that a
bot can judge every single click.
"""

from __future__ import annotations

from math import exp
from typing import Final

from bench.joan.old_judgement.placing_worth import units_standing
from bench.joan.old_judgement.prospects import prospects
from bench.joan.old_judgement.worth import ORDER, POINT, TOKENS, Worths, worths_of
from timefront.games.joan_of_arc.board.laid import fire_of
from timefront.games.joan_of_arc.board.scoring import holds
from timefront.games.joan_of_arc.content.vocabulary import COLLAPSE, HOLD, POINTS
from timefront.games.joan_of_arc.state import DRAW, ORDER_KINDS, SIDES, TOKEN_KINDS, War
from timefront.kernel.flow import OVER

SCALE: Final = 6.0
"""The lead that makes a victory likely."""
MOST_KEPT: Final = 3
"""JA-4.7: orders of a kind beyond this number are worth nothing after the turn."""
LAST_ORDER: Final = 0.02
"""What an order is worth in the last round."""
PATIENCE: Final = 3.0
"""What it is worth to have held out to the end."""
BURNING: Final = 0.45
"""How much of the points for a building counts while it burns."""


def evaluate(s: War) -> list[float]:
    """Every seat's share of the victory; at the end the share itself."""
    return judged(s, False)


def evaluate_closely(s: War) -> list[float]:
    """The same, but attacks are weighed by all that their dice can show."""
    return judged(s, True)


def judged(s: War, closely: bool) -> list[float]:
    """The shares, judged quickly or closely."""
    setting = s.setting
    first = 0.5
    if s.seat == OVER:
        if s.verdict != DRAW:
            first = 1.0 if s.verdict == 0 else 0.0
    else:
        worths = worths_of(setting)
        lead = standing(s, worths, 0) - standing(s, worths, 1) + prospects(s, worths, closely)
        first = 1.0 / (1.0 + exp(-lead / SCALE))
    chances = [first, 1.0 - first]
    sizes = [setting.seat_side.count(side) for side in range(SIDES)]
    return [chances[side] / sizes[side] for side in setting.seat_side]


def standing(s: War, worths: Worths, side: int) -> float:
    """What a side has: units, points, tokens, orders, and places that count."""
    worth = units_standing(s, worths, side) + points_of(s, worths, side)
    later = ORDER if s.round < worths.rounds else LAST_ORDER
    for seat, seat_side in enumerate(s.setting.seat_side):
        if seat_side == side:
            for token in range(TOKEN_KINDS):
                worth += TOKENS[token] * s.tokens[seat * TOKEN_KINDS + token]
            for order in range(ORDER_KINDS):
                worth += later * min(MOST_KEPT, s.orders[seat * ORDER_KINDS + order])
    return worth + aims_of(s, worths, side)


def points_of(s: War, worths: Worths, side: int) -> float:
    """Victory points, the last before the goal worth most; and time, for a side that must only hold out."""
    worth = POINT * s.points[side]
    for victory in s.setting.plan.victories:
        if victory.side == side and victory.condition == POINTS and s.points[side] >= victory.count:
            worth += 2.0 * SCALE
    if worths.holds_out[side]:
        worth += PATIENCE * s.round / worths.rounds
    return worth


def aims_of(s: War, worths: Worths, side: int) -> float:
    """Objectives in progress: houses that burn, ground that is held."""
    worth = 0.0
    board = s.setting.board
    late = s.round / worths.rounds
    for number, aim in enumerate(s.setting.plan.objectives):
        if aim.side != side or s.scored >> number & 1:
            continue
        if aim.kind == COLLAPSE:
            inside = board.ground_count + aim.building
            share = 0.8 * s.damage[aim.building] / s.setting.building_resistance[aim.building]
            if fire_of(s, inside) or fire_of(s, board.surrounding[inside]):
                share += BURNING
            worth += POINT * aim.points * min(0.95, share)
        elif aim.kind == HOLD and holds(s, aim.areas, side):
            worth += POINT * aim.points * (0.15 + 0.7 * late * late)
    return worth
