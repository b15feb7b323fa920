"""What an attack is expected to cost both sides, for bots: averages of dice, nothing random."""

from __future__ import annotations

from typing import Final, final

from timefront.games.joan_of_arc.board.abilities import Circumstances, has_skill
from timefront.games.joan_of_arc.board.areas import has_terrain_effect, has_wall
from timefront.games.joan_of_arc.board.giants import borders_before
from timefront.games.joan_of_arc.board.losses import hp_left
from timefront.games.joan_of_arc.bots.worth import INFIRMARY, PUSHED, Worths, worths_of
from timefront.games.joan_of_arc.content.dice import DISRUPT, KILL, PUSH, SHIELD
from timefront.games.joan_of_arc.content.vocabulary import (
    DEFENCE_REROLL,
    HILL_RETALIATION,
    LOSES_SHIELD,
    MELEE,
    RETALIATION,
)
from timefront.games.joan_of_arc.odds.outcomes import (
    ALL_RESULTS,
    SHIELDS_ONLY,
    after_shields,
    hits_of,
    rolled,
    weights_of,
)
from timefront.games.joan_of_arc.rules.attack.muster import CHARGED_OVER_FIELDS
from timefront.games.joan_of_arc.rules.attack.pool import (
    FROM_SIZE,
    Pool,
    add_concentrated_fire,
    attack_dice,
    cards_of,
    defence_dice,
)
from timefront.games.joan_of_arc.state import War, unit_side
from timefront.kernel.bits import members

DIES_LATER: Final = 0.45
"""The chance that a disrupted unit does not return."""
CLEARED: Final = 0.35
"""What it is worth to have driven everybody out of an area in melee."""
REROLLED: Final = 0.25
"""What one reroll adds to a side's results."""
WASTED: Final = 0.12
"""How many shields have nothing to stop, and hits nothing to hit, because dice are not averages."""


@final
class Tally:
    """The expected, or known, results of both sides."""

    def __init__(self) -> None:
        self.kills = 0.0
        self.disrupts = 0.0
        self.pushes = 0.0
        self.shields = 0.0
        self.back_kills = 0.0
        """What strikes back at the attackers."""
        self.back_disrupts = 0.0

    def add_chances(self, chances: list[float], die: int) -> None:
        """Add an attack die that is not rolled yet, or a result without a roll."""
        if die < 0:
            self.add_result(~die)
            return
        self.pushes += chances[5 * die + PUSH]
        self.disrupts += chances[5 * die + DISRUPT]
        self.kills += chances[5 * die + KILL]

    def add_result(self, result: int) -> None:
        """Add an attack die that shows a result."""
        if result == KILL:
            self.kills += 1.0
        elif result == DISRUPT:
            self.disrupts += 1.0
        elif result == PUSH:
            self.pushes += 1.0

    def add_chances_back(self, chances: list[float], die: int) -> None:
        """Add an unrolled die of a defender that strikes back."""
        self.back_kills += chances[5 * die + KILL]
        self.back_disrupts += chances[5 * die + DISRUPT]

    def add_result_back(self, result: int) -> None:
        """Add a die of such a defender that shows a result."""
        self.back_kills += result == KILL
        self.back_disrupts += result == DISRUPT

    def strip(self, wasted: float) -> None:
        """Let the shields stop the worst results; if all dice are rolled, no shield is wasted."""
        hits = self.kills + self.disrupts + self.pushes
        stopped = min(self.shields, hits) * (1.0 - wasted)
        self.shields = 0.0
        taken = min(self.kills, stopped)
        self.kills -= taken
        stopped -= taken
        taken = min(self.disrupts, stopped)
        self.disrupts -= taken
        self.pushes -= min(self.pushes, stopped - taken)


def expected(
    s: War, attackers: list[int], target: int, roll: int, ways: list[int], is_commanded: bool, closely: bool
) -> float:
    """What the attacking side gains from an attack that is not rolled yet: the enemy's losses minus its own.

    If `closely`, every number of results that the dice can leave is weighed; otherwise only the averages.
    """
    if not attackers:
        return 0.0
    side = unit_side(s, attackers[0])
    defenders = members(s.here[target] & s.force[1 - side])
    if not defenders:
        return 0.0
    worths = worths_of(s.setting)
    tally = Tally()
    paying: list[int] = []
    attack = attack_dice(s, attackers, target, roll, ways, is_commanded, paying)
    add_concentrated_fire(s, attack, roll, len(defenders))
    multiply_gigantic(attack, len(defenders))
    defence = defence_dice(s, defenders, attackers, target, roll, paying)
    add_defence(s, tally, worths, defence, attackers, defenders, target, roll)
    if closely:
        return weigh_rolls(s, worths, tally, attack, defence, defenders, attackers, target, roll)
    for die in attack.dice:
        tally.add_chances(worths.chances, die)
    if CHARGED_OVER_FIELDS in ways:
        tally.kills += REROLLED * 0.5
    tally.strip(WASTED)
    return gain(s, worths, tally, defenders, attackers, target, roll)


def multiply_gigantic(pool: Pool, enemies: int) -> None:
    """JA-9.big: a gigantic die counts for each enemy, as if it were that many dice."""
    for place in range(len(pool.dice)):
        if pool.origins[place] == FROM_SIZE:
            for _ in range(enemies - 1):
                pool.add(pool.units[place], pool.dice[place], FROM_SIZE)


def weigh_rolls(
    s: War,
    worths: Worths,
    tally: Tally,
    attack: Pool,
    defence: Pool,
    defenders: list[int],
    attackers: list[int],
    target: int,
    roll: int,
) -> float:
    """The mean gain over all possible rolls; anything besides dice, such as walls, counts in whole shields."""
    hits = rolled([weights_of(s, die) for die in attack.dice], ALL_RESULTS)
    shields = rolled([weights_of(s, die) for die in defence.dice], SHIELDS_ONLY)
    by_dice = 0.0
    for die in defence.dice:
        by_dice += worths.chances[5 * die + SHIELD] if die >= 0 else float(~die == SHIELD)
    beside = int(tally.shields - by_dice + 0.5)
    most = most_hits(s, defenders)
    left: dict[int, int] = {}
    for count, weight in hits.weights.items():
        for number, chance in shields.weights.items():
            key = after_shields(count, max(0, number + beside), most)
            left[key] = left.get(key, 0) + weight * chance
    worth = 0.0
    for key, weight in left.items():
        kills, disrupts, pushes = hits_of(key)
        tally.kills, tally.disrupts, tally.pushes = float(kills), float(disrupts), float(pushes)
        worth += weight * gain(s, worths, tally, defenders, attackers, target, roll)
    return worth / (hits.total * shields.total)


def add_defence(
    s: War, tally: Tally, worths: Worths, pool: Pool, attackers: list[int], defenders: list[int], target: int, roll: int
) -> None:
    """The shields of a defence, what strikes back, and what the terrain does."""
    striking = striking_units(s, attackers, defenders, roll)
    for place, die in enumerate(pool.dice):
        if die < 0:
            tally.shields += ~die == SHIELD
            continue
        tally.shields += worths.chances[5 * die + SHIELD]
        if pool.units[place] in striking:
            tally.add_chances_back(worths.chances, die)
    if has_terrain_effect(s, target, DEFENCE_REROLL):
        tally.shields += REROLLED
    if has_terrain_effect(s, target, LOSES_SHIELD):
        tally.shields = max(0.0, tally.shields - 0.7)
    if roll == MELEE:
        if any(has_wall(s, one, other) for unit in attackers for one, other in borders_before(s, unit, target)):
            tally.shields += 1.0
        if has_terrain_effect(s, target, HILL_RETALIATION):
            tally.back_disrupts += 0.5


def striking_units(s: War, attackers: list[int], defenders: list[int], roll: int) -> list[int]:
    """JA-7.8: the defenders whose own dice strike back."""
    if roll != MELEE:
        return []
    at = Circumstances(cards_of(s, attackers))
    return [unit for unit in defenders if has_skill(s, unit, RETALIATION, at)]


def most_hits(s: War, units: list[int]) -> int:
    """JA-7.4: how many results units can take together."""
    return sum([max(1, hp_left(s, unit)) for unit in units])


def gain(
    s: War, worths: Worths, tally: Tally, defenders: list[int], attackers: list[int], target: int, roll: int
) -> float:
    """Losses of the defenders minus those of the attackers, after shields."""
    lost = losses(s, worths, defenders, tally.kills, tally.disrupts, tally.pushes)
    back = losses(s, worths, attackers, tally.back_kills, tally.back_disrupts, 0.0)
    hits = tally.kills + tally.disrupts + tally.pushes
    if roll == MELEE and hits > 0.0:
        lost += CLEARED * min(1.0, hits / len(defenders)) ** 2
    return lost - back


def losses(s: War, worths: Worths, units: list[int], kills: float, disrupts: float, pushes: float) -> float:
    """What a side loses if its owner allocates the worst results to the cheapest units."""
    if kills + disrupts + pushes <= 0.0:
        return 0.0
    cheapest = sorted([(price(s, worths, unit, KILL), unit) for unit in units])
    total = 0.0
    for full, unit in cheapest:
        room = max(1.0, float(hp_left(s, unit)))
        part = min(room, kills)
        total += full * part
        kills -= part
        room -= part
        if room <= 0.0:
            continue
        part = min(room, disrupts)
        total += price(s, worths, unit, DISRUPT) * part
        disrupts -= part
        room -= part
        part = min(max(0.0, min(1.0, room)), pushes)
        total += PUSHED * part
        pushes -= part
    return total


def price(s: War, worths: Worths, unit: int, result: int) -> float:
    """What one result on a unit costs its side."""
    worth, loss = worths.profile[s.profile[unit]], worths.loss[unit]
    left = hp_left(s, unit)
    if result == PUSH:
        return PUSHED
    if left > 1:
        return (worth + 0.5 * loss) / (left + 0.5)
    if result == KILL:
        return worth + loss
    return worth * (1.0 - INFIRMARY) + loss * DIES_LATER
