"""7. Which dice an attack and its defence roll, and for which units (JA-7.1, JA-2.5, JA-8.8, JA-10.3, JA-10.5).

Pure functions of the position, used by the attack itself, the odds and the bots.
"""

from __future__ import annotations

from typing import Final, final

from timefront.games.joan_of_arc.board.abilities import (
    Circumstances,
    benefits,
    has_skill,
    holds,
    powers_with,
)
from timefront.games.joan_of_arc.board.areas import building_of, has_stakes, is_inside
from timefront.games.joan_of_arc.board.boons import has_boon
from timefront.games.joan_of_arc.board.cargo import is_passenger
from timefront.games.joan_of_arc.board.giants import borders_before
from timefront.games.joan_of_arc.board.laid import barricade_of
from timefront.games.joan_of_arc.board.sky import is_sky, sky_effect
from timefront.games.joan_of_arc.content.dice import BLACK, GIGANTIC, RED, WHITE, YELLOW
from timefront.games.joan_of_arc.content.sky.tiles import COVER_FROM_SHOTS, HOLY_LIGHT
from timefront.games.joan_of_arc.content.vocabulary import (
    ACTIVATION_WINDOW,
    BOWMEN,
    COHESION,
    DEFENCE,
    DICE_FOR_WOUNDS,
    GRANT_DIE,
    IGNORE_TERRAIN,
    MELEE,
    PER_ATTACK,
    SHOOTING,
    SUPPORT,
)
from timefront.games.joan_of_arc.state import GIGANTIC_DECLARED, War, unit_side
from timefront.kernel.bits import members
from timefront.kernel.rulebook import WITNESS

NO_UNIT: Final = -1
"""A die that belongs to nobody in particular."""

FROM_CARD: Final = 0
FROM_POWER: Final = 1
FROM_WOUNDS: Final = 2
FROM_SUPPORT: Final = 3
FROM_COHESION: Final = 4
FROM_BARRICADE: Final = 5
FROM_BUILDING: Final = 6
FROM_STAKES: Final = 7
FROM_WALL: Final = 8
FROM_SIZE: Final = 9
FROM_BLANK: Final = 10
FROM_CROWD: Final = 11
FROM_SKY: Final = 12
ORIGINS: Final[list[str]] = [
    *("card", "power", "wounds", "support", "cohesion", "barricade", "building", "stakes", "wall", "size", "blank"),
    *("crowd", "sky"),
]
"""Where a die of an attack comes from; the last four are a gigantic die (JA-9.big), a blank that strikes, concentrated
fire on a crowd (JA-11.2), and what a tile of the sky gives (JA-12.1)."""
RULE_OF_ORIGIN: Final = {FROM_SUPPORT: "JA-9.support", FROM_COHESION: "JA-9.cohesion", FROM_BUILDING: "JA-10.3"}
"""The rules whose only use is such a die."""
SAME_NAMED: Final = 3
"""JA-9.support, JA-9.cohesion: this many units of one name help each other."""
CROWD: Final = 6
"""JA-11.2: this many units in an area draw concentrated fire."""


@final
class Pool:
    """Dice before a roll: the unit each belongs to, its kind, and where it comes from.

    A result that comes without a roll is a die too: its kind is the complement of the result, a negative number.
    """

    def __init__(self) -> None:
        self.units: list[int] = []
        self.dice: list[int] = []
        self.origins: list[int] = []

    def add(self, unit: int, die: int, origin: int) -> None:
        """One more die."""
        self.units.append(unit)
        self.dice.append(die)
        self.origins.append(origin)


def cite_origins(pool: Pool) -> None:
    """Tell the witness which rules have brought dice."""
    if WITNESS.listener is not None:
        for origin in pool.origins:
            WITNESS.cite((RULE_OF_ORIGIN.get(origin, ""),), f"die from {ORIGINS[origin]}")


def cards_of(s: War, units: list[int]) -> int:
    """The cards of units, as a mask of profiles."""
    mask = 0
    for unit in units:
        mask |= 1 << s.profile[unit]
    return mask


def attack_dice(
    s: War, attackers: list[int], target: int, roll: int, ways: list[int], is_commanded: bool, paying: list[int]
) -> Pool:
    """JA-7.1: the attack dice of all attackers; `paying` are those whose owner pays for other dice (JA-2.5)."""
    pool = Pool()
    if not attackers:
        return pool
    foes = cards_of(s, members(s.here[target] & s.force[1 - unit_side(s, attackers[0])]))
    for place, unit in enumerate(attackers):
        if is_gigantic(s, unit, roll):
            pool.add(unit, GIGANTIC, FROM_SIZE)
            continue
        at = Circumstances(foes, ways[place] > 0, is_commanded, unit in paying)
        add_own_dice(s, pool, unit, roll, at)
        if roll == MELEE:
            for power in powers_with(s, unit, DICE_FOR_WOUNDS):
                for _ in range(s.wounds[unit]):
                    pool.add(unit, power.die, FROM_WOUNDS)
    add_granted_dice(s, pool, attackers, roll)
    if has_support(s, attackers):
        pool.add(NO_UNIT, WHITE, FROM_SUPPORT)
    if s.sky and is_in_holy_light(s, attackers):
        pool.add(NO_UNIT, BLACK, FROM_SKY)
    return pool


def assault_dice(unit: int, count: int) -> Pool:
    """JA-12.7: the gigantic dice of an assault, one for each area of the hex."""
    pool = Pool()
    for _ in range(count):
        pool.add(unit, GIGANTIC, FROM_SIZE)
    return pool


def add_concentrated_fire(s: War, pool: Pool, roll: int, units: int) -> None:
    """JA-11.2, ruling J-70: add a red die for the whole attack if enough units were there when it was declared."""
    if is_concentrated(s, roll, units):
        pool.add(NO_UNIT, RED, FROM_CROWD)


def is_concentrated(s: War, roll: int, units: int) -> bool:
    """JA-11.2: whether shots at this many units are concentrated fire."""
    return s.setting.optional.concentrated_fire and roll == SHOOTING and units >= CROWD


def is_gigantic(s: War, unit: int, roll: int) -> bool:
    """JA-9.big: whether a unit rolls a gigantic die in place of all its own, as it has declared."""
    return roll == MELEE and bool(s.used[unit] & GIGANTIC_DECLARED)


def defence_dice(s: War, defenders: list[int], attackers: list[int], target: int, roll: int, paying: list[int]) -> Pool:
    """JA-7.1: the defence dice of all units in the target area, against an attack of the kind `roll`."""
    pool = Pool()
    if not defenders:
        return pool
    at = Circumstances(cards_of(s, attackers))
    for unit in defenders:
        add_own_dice(s, pool, unit, DEFENCE, Circumstances(at.foes, pays=True) if unit in paying else at)
    add_granted_dice(s, pool, defenders, DEFENCE)
    if has_cohesion(s, defenders, at):
        pool.add(NO_UNIT, WHITE, FROM_COHESION)
    add_dice_of_ground(s, pool, defenders, attackers, target, roll)
    return pool


def add_own_dice(s: War, pool: Pool, unit: int, roll: int, at: Circumstances) -> None:
    """JA-2.5: the dice of a unit's card, or others in their place; the last condition that holds decides.

    A passenger has none (JA-9.carrier).
    """
    if is_passenger(s, unit):
        return
    cards = s.setting.cards
    profile = s.profile[unit]
    dice, automatic = cards.dice[3 * profile + roll], cards.automatic[3 * profile + roll]
    for other in cards.other_dice[profile]:
        if other.roll == roll and holds(s, unit, other.condition, at):
            dice, automatic = other.dice.dice, other.dice.automatic
    for die in dice:
        pool.add(unit, die, FROM_CARD)
    for result in automatic:
        pool.add(unit, ~result, FROM_CARD)


def add_granted_dice(s: War, pool: Pool, units: list[int], roll: int) -> None:
    """The dice that powers of its own side add to a roll: one for each unit they reach, or one for the attack."""
    for granter in members(s.setting.die_granters & s.force[unit_side(s, units[0])]):
        if s.place[granter] < 0:
            continue
        for power in powers_with(s, granter, GRANT_DIE):
            if power.roll != roll or (power.window == ACTIVATION_WINDOW and not has_boon(s, power.id, granter)):
                continue
            reached = [unit for unit in units if benefits(s, granter, power, unit) and not is_passenger(s, unit)]
            if power.per == PER_ATTACK:
                if reached:
                    pool.add(NO_UNIT, power.die, FROM_POWER)
                continue
            for unit in reached:
                if not is_gigantic(s, unit, roll):
                    pool.add(unit, power.die, FROM_POWER)


def has_support(s: War, attackers: list[int]) -> bool:
    """JA-9.support: whether three of one name with the skill attack together from one hex (ruling J-41)."""
    if len(attackers) < SAME_NAMED:
        return False
    board = s.setting.board
    groups = [
        s.setting.cards.level_one[s.profile[unit]] * board.hex_count + board.area_hex[s.place[unit]]
        for unit in attackers
        if has_skill(s, unit, SUPPORT)
    ]
    return any(groups.count(group) >= SAME_NAMED for group in groups)


def has_cohesion(s: War, defenders: list[int], at: Circumstances) -> bool:
    """JA-9.cohesion: whether three of one name with the skill are in the area (ruling J-41)."""
    if len(defenders) < SAME_NAMED:
        return False
    names = [s.setting.cards.level_one[s.profile[unit]] for unit in defenders if has_skill(s, unit, COHESION, at)]
    return any(names.count(name) >= SAME_NAMED for name in names)


def add_dice_of_ground(s: War, pool: Pool, defenders: list[int], attackers: list[int], target: int, roll: int) -> None:
    """JA-8.8, JA-10.3, JA-10.5, JA-12.1: the dice that barricades, buildings, stakes and clouds give to the defence."""
    side = unit_side(s, defenders[0])
    is_against_barricade = roll == MELEE or s.setting.options["barricade"] == "both"
    if is_against_barricade and barricade_of(s, target) == side + 1:
        for unit in defenders:
            pool.add(unit, WHITE, FROM_BARRICADE)
    if is_covered_by_walls(s, attackers, target):
        pool.add(NO_UNIT, BLACK, FROM_BUILDING)
    if s.sky and roll == SHOOTING and is_sky(s, target) and sky_effect(s, target) == COVER_FROM_SHOTS:
        pool.add(NO_UNIT, BLACK, FROM_SKY)
    if roll == MELEE and comes_across_stakes(s, attackers, target):
        for unit in defenders:
            if s.setting.cards.of_tag[BOWMEN] >> s.profile[unit] & 1:
                pool.add(unit, YELLOW, FROM_STAKES)


def is_in_holy_light(s: War, attackers: list[int]) -> bool:
    """JA-12.1: whether a holy unit attacks from a rainbow."""
    holy = s.setting.cards.holy
    return any(
        is_sky(s, s.place[unit]) and holy >> s.profile[unit] & 1 and sky_effect(s, s.place[unit]) == HOLY_LIGHT
        for unit in attackers
    )


def is_covered_by_walls(s: War, attackers: list[int], target: int) -> bool:
    """JA-10.3: whether defenders inside a building are attacked from the ground around it (ruling J-22)."""
    if not is_inside(s, target) or s.rubble >> building_of(s, target) & 1:
        return False
    around = s.setting.board.surrounding[target]
    return any(s.place[unit] == around for unit in attackers)


def comes_across_stakes(s: War, attackers: list[int], target: int) -> bool:
    """JA-10.5: whether an attacker has stakes in front of it, no matter whose (ruling J-59)."""
    return any(
        has_stakes(s, one, other)
        for unit in attackers
        if not ignores_terrain(s, unit)
        for one, other in borders_before(s, unit, target)
    )


def ignores_terrain(s: War, unit: int) -> bool:
    """Whether terrain neither hinders a unit nor helps its enemies."""
    return bool(s.setting.cards.with_effect[IGNORE_TERRAIN] >> s.profile[unit] & 1)
