"""How bots deploy an army: shooters behind, cavalry on the flanks, characters in the largest group (JA-13.3)."""

from __future__ import annotations

from typing import Final

from timefront.games.joan_of_arc.content.vocabulary import CAVALRY, CHARACTER, MELEE, SHOOTING
from timefront.games.joan_of_arc.rules.deployment import places_for, units_to_deploy
from timefront.games.joan_of_arc.state import War, side_of
from timefront.games.joan_of_arc.verbs import DEPLOY, READY
from timefront.kernel.questions import Choice

LARGEST_GROUP: Final = 5
"""How many units one order usefully activates together; larger groups get in each other's way."""
COMPANY: Final = 1.2
"""What it is worth to be with others of the same part of the army."""
FOOT: Final = 0
HORSE: Final = 1
SHOOTERS: Final = 2
LEADERS: Final = 3
"""The parts of an army, in the order in which they are placed."""


def part_of(s: War, unit: int) -> int:
    """The part of the army that a unit belongs to."""
    cards, profile = s.setting.cards, s.profile[unit]
    if cards.kind[profile] == CHARACTER:
        return LEADERS
    if cards.dice[3 * profile + SHOOTING] and not cards.dice[3 * profile + MELEE]:
        return SHOOTERS
    return HORSE if cards.arm[profile] == CAVALRY else FOOT


def deployment_habit(s: War, seat: int) -> Choice:
    """The next unit, infantry first and leaders last, where it is most useful; ready if none is left or fits."""
    for part in range(LEADERS + 1):
        for unit in units_to_deploy(s, seat):
            places = places_for(s, unit) if part_of(s, unit) == part else []
            if places:
                return DEPLOY(unit, best_place(s, seat, part, places))
    return READY()


def best_place(s: War, seat: int, part: int, places: list[int]) -> int:
    """The place that suits a part of the army best; on a tie the first."""
    best, most = places[0], -1000.0
    for area in places:
        suits = suitability(s, seat, part, area)
        if suits > most:
            best, most = area, suits
    return best


def suitability(s: War, seat: int, part: int, area: int) -> float:
    """How well an area suits a part of the army."""
    group = (s.here[area] & s.force[side_of(s, seat)]).bit_count()
    if part == LEADERS:
        return float(min(group, LARGEST_GROUP))
    depth = steps_to_enemy(s, seat, area) - min([steps_to_enemy(s, seat, each) for each in s.setting.plan.zones[seat]])
    worth = -abs(depth - 1.0) if part == SHOOTERS else -float(depth)
    worth += 0.5 * (off_centre(s, seat, area) if part == HORSE else -off_centre(s, seat, area))
    if 0 < group < LARGEST_GROUP:
        worth += COMPANY
    elif group >= LARGEST_GROUP:
        worth -= group
    return worth


def steps_to_enemy(s: War, seat: int, area: int) -> int:
    """The steps to the nearest area of an enemy's zone; 0 if none is known."""
    board, side = s.setting.board, side_of(s, seat)
    steps = [
        board.steps[area * board.ground_count + other]
        for enemy, zone in enumerate(s.setting.plan.zones)
        if side_of(s, enemy) != side
        for other in zone
    ]
    return min(steps, default=0)


def off_centre(s: War, seat: int, area: int) -> float:
    """How many rows an area is away from the middle of its zone."""
    zone = s.setting.plan.zones[seat]
    return abs(row_of(s, area) - sum([row_of(s, each) for each in zone]) / len(zone))


def row_of(s: War, area: int) -> float:
    """How far down the map an area is, in hexes."""
    board = s.setting.board
    one = board.area_hex[area]
    return board.hex_r[one] + board.hex_q[one] / 2
