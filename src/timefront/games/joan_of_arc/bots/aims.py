"""Objectives within reach, for bots: buildings that burn, ground that is held or would be."""

from __future__ import annotations

from typing import Final

from timefront.games.joan_of_arc.board.laid import fire_of
from timefront.games.joan_of_arc.bots.posture import Posture
from timefront.games.joan_of_arc.bots.worth import POINT, Worths
from timefront.games.joan_of_arc.content.vocabulary import COLLAPSE, HOLD
from timefront.games.joan_of_arc.state import War

BURNING: Final = 0.45
"""How much of the points for a building count while it burns."""


def aims_of(s: War, worths: Worths, side: int, posture: Posture) -> float:
    """What a side has of the objectives that are not scored yet."""
    worth = 0.0
    board = s.setting.board
    for number, aim in enumerate(s.setting.plan.objectives):
        if aim.side != side or s.scored >> number & 1:
            continue
        if aim.kind == COLLAPSE:
            inside = board.ground_count + aim.building
            share = 0.8 * s.damage[aim.building] / s.setting.building_resistance[aim.building]
            if fire_of(s, inside) or fire_of(s, board.surrounding[inside]):
                share += BURNING
            worth += POINT * aim.points * min(0.95, share)
        elif aim.kind == HOLD and is_held(s, posture.here, aim.areas, side):
            worth += holding_worth(s, worths, aim.points)
    return worth


def is_held(s: War, here: list[int], areas: list[int], side: int) -> bool:
    """Whether a side is in one of some areas and its enemy in none."""
    standing = 0
    for area in areas:
        standing |= here[area]
    return bool(standing & s.force[side]) and not standing & s.force[1 - side]


def holding_worth(s: War, worths: Worths, points: int) -> float:
    """What it is worth to hold ground that counts at the end: more as the end approaches."""
    late = s.round / worths.rounds
    return POINT * points * (0.15 + 0.7 * late * late)


def ground_gained(s: War, worths: Worths, side: int, posture: Posture, going: list[int], area: int) -> float:
    """What units of one area gain or lose, in ground that counts, by going into another."""
    here: list[int] = []
    gained = 0.0
    for number, aim in enumerate(s.setting.plan.objectives):
        if aim.side != side or aim.kind != HOLD or s.scored >> number & 1:
            continue
        if not here:
            moving = 0
            for unit in going:
                moving |= 1 << unit
            here = [units & ~moving for units in posture.here]
            here[area] |= moving
        after = is_held(s, here, aim.areas, side)
        if after != is_held(s, posture.here, aim.areas, side):
            gained += holding_worth(s, worths, aim.points) * (1 if after else -1)
    return gained
