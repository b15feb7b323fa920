"""What gigantic creatures do and have to fear, for bots: assaults on hexes, and filling many areas (JA-12.7)."""

from __future__ import annotations

from typing import Final

from timefront.games.joan_of_arc.bots.clash import WASTED, Tally, add_defence, gain
from timefront.games.joan_of_arc.bots.posture import Posture
from timefront.games.joan_of_arc.bots.worth import PUSHED, Worths
from timefront.games.joan_of_arc.content.dice import GIGANTIC, TRAMPLE
from timefront.games.joan_of_arc.content.vocabulary import MELEE
from timefront.games.joan_of_arc.rules.attack.gigantic.assault import UNASSIGNED, Assault
from timefront.games.joan_of_arc.rules.attack.gigantic.dice import gigantic_dice, units_hit
from timefront.games.joan_of_arc.rules.attack.gigantic.targets import hexes_to_assault
from timefront.games.joan_of_arc.rules.attack.muster import PUSHED as TO_BE_PUSHED
from timefront.games.joan_of_arc.rules.attack.muster import attackers, hex_of_fight
from timefront.games.joan_of_arc.rules.attack.pool import defence_dice
from timefront.games.joan_of_arc.rules.attack.rows import UNROLLED
from timefront.games.joan_of_arc.state import War, unit_side
from timefront.kernel.bits import members

ASSIGNED: Final = 1.15
"""How much the choice of which die goes where adds."""


# Assaults that could be made


def best_assault(s: War, worths: Worths, units: list[int]) -> float:
    """The best assault that a creature among some units could make."""
    best = 0.0
    for unit in units:
        if s.setting.giants >> unit & 1:
            best = max([best, *[assault_worth(s, worths, unit, area) for area in hexes_to_assault(s, unit)]])
    return best


def assault_worth(s: War, worths: Worths, unit: int, area: int) -> float:
    """What an assault on the hex of an area is expected to bring."""
    board = s.setting.board
    areas = board.hex_areas[board.area_hex[area]]
    return ASSIGNED * sum([mean_worth(s, worths, unit, each, units_in(s, unit, each)) for each in areas])


def units_in(s: War, unit: int, area: int) -> list[int]:
    """The enemies that a creature's die on an area hits."""
    return members(units_hit(s, area, 1 - unit_side(s, unit)))


def mean_worth(s: War, worths: Worths, unit: int, area: int, foes: list[int]) -> float:
    """What an unrolled gigantic die brings on an area."""
    faces = s.setting.die_faces[6 * GIGANTIC : 6 * GIGANTIC + 6]
    worth = sum([faces.count(face) * result_worth(s, worths, unit, area, foes, face) for face in set(faces)])
    return worth / len(faces)


def result_worth(s: War, worths: Worths, unit: int, area: int, foes: list[int], result: int) -> float:
    """What a result on an area brings, before its defence is rolled."""
    if not foes:
        return 0.0
    if result == TRAMPLE:
        return PUSHED * len(foes)
    tally = Tally()
    for _ in foes:
        tally.add_result(result)
    add_defence(s, tally, worths, defence_dice(s, foes, [unit], area, MELEE, []), [unit], foes, area, MELEE)
    tally.strip(WASTED)
    return gain(s, worths, tally, foes, [unit], area, MELEE)


# An assault in progress


def of_gigantic_dice(s: War, worths: Worths, again: list[int]) -> float:
    """What the rolled or unrolled gigantic dice of the hex bring, before they are assigned."""
    unit, dice = attackers(s)[0], gigantic_dice(s)
    if s.place[unit] < 0:
        return 0.0
    shown = [UNROLLED if die in again else s.die_result[die] for die in dice]
    return ASSIGNED * sum([of_dice(s, worths, unit, area, units_in(s, unit, area), shown) for area in hex_of_fight(s)])


def of_dice(s: War, worths: Worths, unit: int, area: int, foes: list[int], shown: list[int]) -> float:
    """The mean of what these dice would bring on an area; if none is rolled, of what one may show."""
    if not foes:
        return 0.0
    worth = [
        mean_worth(s, worths, unit, area, foes)
        if result == UNROLLED
        else result_worth(s, worths, unit, area, foes, result)
        for result in shown or [UNROLLED]
    ]
    return sum(worth) / len(worth)


def of_assault(s: War, worths: Worths, frame: Assault) -> float:
    """What is assigned but not yet resolved, what can still be assigned, and which units will be pushed."""
    unit = attackers(s)[0]
    worth = PUSHED * s.fight[TO_BE_PUSHED].bit_count()
    if s.place[unit] < 0:
        return worth
    first = frame.number if frame is s.stack[-1] else frame.number + 1
    shown = [s.die_result[die] for die in frame.dice] if frame is s.stack[-1] else []
    for number, area in list(enumerate(hex_of_fight(s)))[first:]:
        foes, result = members(frame.targets[number]), frame.results[number]
        if result != UNASSIGNED:
            worth += result_worth(s, worths, unit, area, foes, result)
        elif shown:
            worth += of_dice(s, worths, unit, area, foes, shown)
    return worth


# Where creatures count


def elsewhere(s: War, posture: Posture, area: int) -> int:
    """The creatures in an area that count in the first area of their hex."""
    found = 0
    for unit in members(posture.here[area] & s.setting.giants):
        if posture.places[unit] != area:
            found |= 1 << unit
    return found


def reach_of_giant(s: War, origin: int) -> int:
    """The areas that a creature in the hex of an area can strike: all around, and from the sky the whole ground."""
    board = s.setting.board
    near = 0
    for hex_id in board.hex_neighbours[board.area_hex[origin]]:
        near |= board.hex_mask[hex_id]
    return near | (1 << board.ground_count) - 1 if origin >= board.first_sky else near
