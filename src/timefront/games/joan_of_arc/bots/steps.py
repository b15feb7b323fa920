"""What it is worth to go somewhere, for bots: alone or together, through a door, on a forced march, with a torch."""

from __future__ import annotations

from typing import Final

from timefront.games.joan_of_arc.board.areas import is_open_to, ways_from
from timefront.games.joan_of_arc.board.giants import is_giant, ways_of_giant
from timefront.games.joan_of_arc.bots.aims import ground_gained
from timefront.games.joan_of_arc.bots.fears import loneliness, toll
from timefront.games.joan_of_arc.bots.placing_worth import known_places, place_worth, worth_there
from timefront.games.joan_of_arc.bots.posture import Posture
from timefront.games.joan_of_arc.bots.threats import Threats
from timefront.games.joan_of_arc.bots.worth import POINT, Worths
from timefront.games.joan_of_arc.content.dice import DISRUPT, PUSH, YELLOW
from timefront.games.joan_of_arc.content.vocabulary import COLLAPSE, ENTER, PERSUADE
from timefront.games.joan_of_arc.rules.activation.engineer import refuse_fire
from timefront.games.joan_of_arc.rules.flight.carrying import flights, refuse_carrying
from timefront.games.joan_of_arc.rules.flight.levels import other_level
from timefront.games.joan_of_arc.state import War, side_of
from timefront.kernel.bits import members

NEEDLESS_FIRE: Final = -0.25
"""A fire that burns nothing that counts."""


def step_worth(s: War, worths: Worths, unit: int, area: int) -> float:
    """What a unit gains by going into an area; a door that counts is worth its points."""
    return place_worth(s, worths, unit, area) - place_worth(s, worths, unit, s.place[unit]) + door_worth(s, unit, area)


def door_worth(s: War, unit: int, area: int) -> float:
    """The points for entering a building, or for a unit to talk to there."""
    board = s.setting.board
    if area < board.ground_count:
        return 0.0
    worth = 0.0
    side = side_of(s, s.owner[unit])
    for number, aim in enumerate(s.setting.plan.objectives):
        is_there = aim.kind == ENTER and aim.building == area - board.ground_count
        is_there = is_there or (aim.kind == PERSUADE and s.place[aim.unit] == area)
        is_this = aim.side == side and is_there
        if is_this and not s.scored >> number & 1:
            worth += POINT * aim.points
    return worth


def best_step(s: War, worths: Worths, units: list[int], posture: Posture, feared: Threats) -> float:
    """The best that units of one area could do by going into another: all that can, or one alone."""
    if not units:
        return 0.0
    side = side_of(s, s.owner[units[0]])
    origin = s.place[units[0]]
    here = members(posture.here[origin] & s.force[side])
    spared = toll(s, worths, here, origin, feared.bite[origin])
    best = 0.0
    known = known_places(s, worths)
    for area in ways_of(s, units[0]):
        going = [unit for unit in units if s.place[unit] == origin and is_open_to(s, unit, area, side)]
        if is_giant(s, units[0]):
            going = [units[0]]
        if not going:
            continue
        gains = [
            worth_there(s, worths, unit, area, known)
            - worth_there(s, worths, unit, origin, known)
            + door_worth(s, unit, area)
            for unit in going
        ]
        there = members(posture.here[area] & s.force[side])
        risk = toll(s, worths, there + going, area, feared.bite[area]) * loneliness(there + going, -1)
        risk -= toll(s, worths, there, area, feared.bite[area])
        rest = [unit for unit in here if unit not in going]
        relief = spared - toll(s, worths, rest, origin, feared.bite[origin])
        ground = ground_gained(s, worths, side, posture, going, area)
        best = max(best, sum(gains) + ground - worths.fear[side] * (risk - relief))
        if len(going) > 1:
            best = max(best, max(gains) + max(0.0, ground) - worths.fear[side] * risk)
    return best


def ways_of(s: War, unit: int) -> list[int]:
    """JA-6.2, JA-12.3, JA-12.6: where a unit may move, no matter who is there."""
    if is_giant(s, unit):
        return ways_of_giant(s, unit)
    ways = ways_from(s, s.place[unit])
    return ways + other_level(s, unit) if s.setting.has_sky else ways


def carrying_worth(s: War, worths: Worths, carrier: int, passenger: int) -> float:
    """JA-9.carrier: the best that a carrier could do for itself and its passenger, before it chooses where to go."""
    best = 0.0
    known = known_places(s, worths)
    here = sum([worth_there(s, worths, unit, s.place[carrier], known) for unit in (carrier, passenger)])
    for area in flights(s, carrier):
        if refuse_carrying(s, carrier, passenger, area, 0) is None:
            there = sum([worth_there(s, worths, unit, area, known) for unit in (carrier, passenger)])
            best = max(best, there - here)
    return best


def march_worth(s: War, worths: Worths, unit: int, area: int) -> float:
    """JA-11.1: the same for a forced march into an area, and the best area after it, if the die allows."""
    one = step_worth(s, worths, unit, area)
    two = one
    side = side_of(s, s.owner[unit])
    for beyond in ways_from(s, area):
        if beyond != s.place[unit] and is_open_to(s, unit, beyond, side):
            two = max(two, step_worth(s, worths, unit, beyond))
    faces = s.setting.die_faces[6 * YELLOW : 6 * YELLOW + 6]
    short, none = faces.count(PUSH), faces.count(DISRUPT)
    return (one * short + two * (6 - short - none)) / 6.0


def arson_worth(s: War, worths: Worths, unit: int) -> float:
    """What it is worth to set fire where a unit is: points for a building, harm to units that must stay."""
    board = s.setting.board
    area = s.place[unit]
    ground = area if area < board.ground_count else board.surrounding[area]
    for goal in worths.goals[side_of(s, s.owner[unit])]:
        if goal.kind == COLLAPSE and goal.area == ground and not s.scored >> goal.objective & 1:
            return goal.points * 0.5
    return NEEDLESS_FIRE


def best_arson(s: War, worths: Worths, units: list[int]) -> float:
    """The best fire that one of some units could set."""
    best = 0.0
    for unit in units:
        if refuse_fire(s, unit) is None:
            best = max(best, arson_worth(s, worths, unit))
    return best
