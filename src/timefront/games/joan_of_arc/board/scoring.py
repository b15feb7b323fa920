"""4. Objectives and victory (JA-4.12): what gives points, and who has won."""

from __future__ import annotations

from typing import Final

from timefront.games.joan_of_arc.board.morale import is_broken, lost_morale
from timefront.games.joan_of_arc.content.scenarios import Victory
from timefront.games.joan_of_arc.content.vocabulary import (
    BROKEN,
    CAPTURE,
    COLLAPSE,
    DESTROY,
    DESTROY_UNITS,
    ENTER,
    HOLD,
    HOLD_AREAS,
    HOLD_OUT,
    MORE_MORALE,
    MORE_POINTS,
    PERSUADE,
    POINTS,
    SLAY,
)
from timefront.games.joan_of_arc.events.pieces import PointsScored
from timefront.games.joan_of_arc.events.rounds import WarDrawn, WarWon
from timefront.games.joan_of_arc.state import DRAW, GRAVEYARD, SIDES, UNDECIDED, War

AT_ONCE: Final = 0
ROUND_END: Final = 1
GAME_END: Final = 2
"""JA-4.12: the moments at which a condition is checked."""


def score(s: War, objective: int) -> None:
    """A side scores the points of an objective."""
    aim = s.setting.plan.objectives[objective]
    s.points[aim.side] += aim.points
    s.emit(PointsScored, aim.side, objective, aim.points, s.points[aim.side])


def score_once(s: War, objective: int) -> None:
    """A side scores the points of an objective that counts only once."""
    if not s.scored >> objective & 1:
        s.scored |= 1 << objective
        score(s, objective)


def score_entry(s: War, side: int, building: int) -> None:
    """A unit of a side has entered a building."""
    for number, aim in enumerate(s.setting.plan.objectives):
        if aim.kind == ENTER and aim.building == building and aim.side == side:
            score_once(s, number)


def score_collapse(s: War, building: int) -> None:
    """A building has collapsed, no matter who brought it down."""
    for number, aim in enumerate(s.setting.plan.objectives):
        if aim.kind == COLLAPSE and aim.building == building:
            score_once(s, number)


def score_destruction(s: War, unit: int, side: int) -> None:
    """A unit that belonged to a side, or to nobody, was destroyed."""
    kind = s.setting.cards.kind[s.profile[unit]]
    for number, aim in enumerate(s.setting.plan.objectives):
        if aim.kind == DESTROY and aim.unit == unit:
            score_once(s, number)
        elif aim.kind == SLAY and aim.slain == kind and side == 1 - aim.side:
            score(s, number)


def score_capture(s: War, unit: int) -> None:
    """JA-11.4: a character was captured; it is not destroyed."""
    for number, aim in enumerate(s.setting.plan.objectives):
        if aim.kind == CAPTURE and aim.unit == unit:
            score_once(s, number)


def score_talk(s: War, unit: int, side: int) -> None:
    """JA-8.1: a character of a side talks with a unit."""
    for number, aim in enumerate(s.setting.plan.objectives):
        if aim.kind == PERSUADE and aim.unit == unit and aim.side == side:
            score_once(s, number)


def score_ground(s: War) -> None:
    """Score what is held when the game ends: units in at least one of the areas, and no enemy in any."""
    for number, aim in enumerate(s.setting.plan.objectives):
        if aim.kind == HOLD and holds(s, aim.areas, aim.side):
            score_once(s, number)


def holds(s: War, areas: list[int], side: int) -> bool:
    """Whether a side has units in at least one of the areas and no enemy is in any."""
    standing = 0
    for area in areas:
        standing |= s.here[area]
    return bool(standing & s.force[side]) and not standing & s.force[1 - side]


def judge(s: War, moment: int) -> None:
    """JA-4.12: check the conditions of a moment; when the game ends all of them count (ruling J-16)."""
    if s.verdict != UNDECIDED:
        return
    met = [condition.side for condition in s.setting.victories_at[moment] if is_met(s, condition)]
    if not met and moment != GAME_END:
        return
    won = [side in met for side in range(SIDES)]
    if moment == GAME_END:
        for condition in s.setting.plan.victories:
            if condition.condition == HOLD_OUT and not won[1 - condition.side]:
                won[condition.side] = True
    if won[0] != won[1]:
        s.verdict = 0 if won[0] else 1
        s.emit(WarWon, s.verdict)
    elif won[0] or moment == GAME_END:
        s.verdict = DRAW
        s.emit(WarDrawn)


def is_met(s: War, victory: Victory) -> bool:
    """Whether a condition holds now; holding out depends on what the other side has reached."""
    side, count = victory.side, victory.count
    if victory.condition == POINTS:
        return s.points[side] >= count
    if victory.condition == MORE_POINTS:
        return s.points[side] >= s.points[1 - side] + count
    if victory.condition == HOLD_AREAS:
        return sum(holds(s, [area], side) for area in victory.areas) >= count
    if victory.condition == DESTROY_UNITS:
        units = victory.units or [unit for unit in range(s.setting.unit_count) if s.setting.unit_side[unit] == 1 - side]
        return sum(s.place[unit] == GRAVEYARD for unit in units) >= count
    if victory.condition == BROKEN:
        return is_broken(s, 1 - side)
    return victory.condition == MORE_MORALE and morale_taken(s, side) >= morale_taken(s, 1 - side) + count


def morale_taken(s: War, side: int) -> int:
    """JA-13.3: the morale that the enemy's army has lost, plus objective points, which count the same."""
    return lost_morale(s, 1 - side) + s.points[side]
