"""What a side must fear for its units where they are: their company, their terrain, and whether they can give way."""

from __future__ import annotations

from typing import Final

from timefront.games.joan_of_arc.board.laid import barricade_of
from timefront.games.joan_of_arc.board.losses import hp_left
from timefront.games.joan_of_arc.bots.posture import Posture
from timefront.games.joan_of_arc.bots.threats import Threats
from timefront.games.joan_of_arc.bots.worth import Worths
from timefront.games.joan_of_arc.content.vocabulary import DEFENCE_REROLL, HILL_RETALIATION, LOSES_SHIELD
from timefront.games.joan_of_arc.state import War
from timefront.kernel.bits import members

COVER: Final = 0.3
"""The shields that a forest or a village adds."""
HILL: Final = 0.35
SWAMP: Final = -0.6
INDOORS: Final = 0.5
BARRICADED: Final = 0.3
LEAST_LEFT: Final = 0.2
"""How much of an attack gets through whatever the defence."""
HURT: Final = 0.75
"""How much of a unit's price a result that hurts costs it."""
LONELY: Final = 2.2
"""How much more a unit that advances alone has to fear: nobody shares the blows, and nobody avenges it."""
CORNERED: Final = 0.12
"""What it costs a unit within the enemy's reach that it could not give way (JA-7.7)."""


def losses_feared(s: War, worths: Worths, side: int, posture: Posture, threats: Threats) -> float:
    """What the other side's threats may cost a side, over all areas."""
    feared = 0.0
    own = s.force[side]
    for area, here in enumerate(posture.here):
        if here & own & s.setting.giants:
            feared += giant_feared(s, worths, here & own & s.setting.giants, posture, threats, area)
            continue
        if here & own and threats.bite[area] > 0.0:
            units = members(here & own)
            feared += toll(s, worths, units, area, threats.bite[area]) * loneliness(units, posture.walking)
            if area < s.setting.board.ground_count and not has_way_out(s, posture, side, area):
                feared += CORNERED * len(units)
    return feared


def giant_feared(s: War, worths: Worths, here: int, posture: Posture, threats: Threats, area: int) -> float:
    """JA-12.8: what a gigantic creature, which fills its hex, may lose: the worst that reaches any of its areas."""
    board = s.setting.board
    units = [unit for unit in members(here) if posture.places[unit] == area]
    bite = max([threats.bite[each] for each in board.hex_areas[board.area_hex[area]]])
    return toll(s, worths, units, area, bite) if units and bite > 0.0 else 0.0


def toll(s: War, worths: Worths, units: list[int], area: int, bite: float) -> float:
    """What units in one area may lose to a bite: the least valuable take the blows (JA-7.4)."""
    shields = ground_shields(s, area)
    prices: list[tuple[float, int]] = []
    for unit in units:
        profile = s.profile[unit]
        shields += worths.guard[profile]
        prices.append((worths.profile[profile] + worths.loss[unit], max(1, hp_left(s, unit))))
    left = max(LEAST_LEFT * bite, bite - max(0.0, shields))
    prices.sort()
    total = 0.0
    for price, hits in prices:
        taken = min(left, float(hits))
        total += HURT * price * taken / hits
        left -= taken
        if left <= 0.0:
            break
    return total


def loneliness(units: list[int], walking: int) -> float:
    """How much more a unit must fear because it walks alone to where it can be struck."""
    return LONELY if len(units) == 1 and walking >> units[0] & 1 else 1.0


def ground_shields(s: War, area: int) -> float:
    """JA-10.1, JA-10.3: what the terrain adds to a defence."""
    if area >= s.setting.board.first_sky:
        return 0.0
    if area >= s.setting.board.ground_count:
        return INDOORS
    shields = BARRICADED if barricade_of(s, area) else 0.0
    fields, bit = s.setting.fields, 1 << area
    if fields.with_effect[DEFENCE_REROLL] & bit and (s.with_tree | s.with_building) & bit:
        shields += COVER
    if fields.with_effect[HILL_RETALIATION] & bit:
        shields += HILL
    if fields.with_effect[LOSES_SHIELD] & bit:
        shields += SWAMP
    return shields


def has_way_out(s: War, posture: Posture, side: int, area: int) -> bool:
    """Whether a pushed unit could go anywhere (JA-7.7)."""
    foes = s.force[1 - side]
    return any(s.room[near] > 0 and not posture.here[near] & foes for near in s.setting.board.neighbours[area])
