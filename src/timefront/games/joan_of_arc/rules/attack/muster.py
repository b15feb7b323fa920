"""7. Who fights: the attack being resolved, as the column `fight` holds it (JA-7.1, JA-6.5, JA-1.4).

Only one attack is resolved at a time. Its numbers are kept in one column, which is empty while nobody attacks: first
what the attack is about, then the groups of units that take part.
"""

from __future__ import annotations

from typing import Final

from timefront.games.joan_of_arc.board.abilities import (
    NOTHING_SPECIAL,
    Circumstances,
    has_conditional_skills,
    has_skill,
)
from timefront.games.joan_of_arc.board.areas import size_of, troops_in
from timefront.games.joan_of_arc.board.boons import THIS_ATTACK, expire
from timefront.games.joan_of_arc.content.vocabulary import MELEE
from timefront.games.joan_of_arc.events.attacks import AttackDeclared, DefenceLed, FireConcentrated
from timefront.games.joan_of_arc.events.giants import HexAssaulted
from timefront.games.joan_of_arc.events.results import AttackEnded
from timefront.games.joan_of_arc.rules.attack.pool import (
    Pool,
    add_concentrated_fire,
    assault_dice,
    attack_dice,
    cards_of,
    ignores_terrain,
    is_concentrated,
)
from timefront.games.joan_of_arc.state import DISRUPTED, GRAVEYARD, War, fights_alone, opponents_of, seats_of, side_of
from timefront.kernel.bits import members
from timefront.kernel.flow import NOBODY

SEAT: Final = 0
"""Who attacks."""
FOE: Final = 1
"""JA-4.13, ruling J-76: who leads the defence: the owner of most of the defenders."""
TARGET: Final = 2
"""The attacked area."""
ROLL: Final = 3
"""A melee, or shooting."""
BY_COMMAND: Final = 4
"""Whether the attackers were commanded (JA-8.2), 0 or 1."""

ATTACKERS: Final = 5
CHARGERS: Final = 6
"""Attackers that charged."""
FIELD_CHARGERS: Final = 7
"""JA-10.1: those of them that charged over plains and fields alone."""
DEFENDERS: Final = 8
"""The units in the target area; a unit that dodged no longer defends."""
ATTACKED: Final = 9
"""All units that were attacked, including those that dodged."""
FRIGHTENED: Final = 10
"""JA-9.terror: attackers that roll a single die."""
PAYERS: Final = 11
"""JA-2.5: units whose owner paid for other dice."""
GUARDS: Final = 12
"""JA-9.bodyguard: bodyguards that have taken over a result."""
SLAIN_MORE: Final = 13
"""JA-9.slayer: characters that suffered a slayer's extra wound."""
WOUNDED_MORE: Final = 14
"""Attackers whose power has dealt extra wounds."""
RESCUERS: Final = 15
"""JA-7.5: units that have tried a rescue."""
PUSHED: Final = 16
"""JA-7.7: defenders that must give way; after the pushes, those that did."""
SHOVED: Final = 17
"""JA-7.8: attackers that were pushed."""
FOLLOWED: Final = 18
"""JA-7.9: attackers that follow up."""
DYING: Final = 19
"""JA-11.4: characters with their final wound, which the attacker may capture or slay."""
ASSAULT: Final = 20
"""JA-12.7: how many gigantic dice are rolled against the areas of the target's hex; 0 in all other attacks."""
WRECKED: Final = 21
"""JA-12.7: the areas of that hex, by position, in which a gigantic die also wrecks something."""
NUMBERS_OF_A_FIGHT: Final = 22

CHARGED: Final = 1
CHARGED_OVER_FIELDS: Final = 2
"""How an attacker came to a melee: not by a charge (0), by a charge, by one over plains and fields alone (JA-10.1)."""


def muster(
    s: War, seat: int, target: int, roll: int, attackers: list[int], ways: list[int], *, is_commanded: bool
) -> None:
    """JA-7.1: units of a seat attack an area; all units of the other side in it defend."""
    disband(s)
    s.fight = [0] * NUMBERS_OF_A_FIGHT
    s.fight[SEAT] = seat
    s.fight[TARGET] = target
    s.fight[ROLL] = roll
    s.fight[BY_COMMAND] = int(is_commanded)
    for unit, way in zip(attackers, ways, strict=True):
        join(s, ATTACKERS, unit)
        if way:
            join(s, CHARGERS, unit)
        if way == CHARGED_OVER_FIELDS:
            join(s, FIELD_CHARGERS, unit)
    s.fight[DEFENDERS] = s.fight[ATTACKED] = troops_in(s, target, 1 - side_of(s, seat))
    s.fight[FOE] = lead_defender(s) if s.fight[DEFENDERS] else NOBODY


def disband(s: War) -> None:
    """The attack is over: nobody fights, and no dice are left on the table."""
    expire(s, THIS_ATTACK)
    s.fight = []
    clear_dice(s)


def clear_dice(s: War) -> None:
    """Take all dice off the table."""
    s.die_unit = []
    s.die_kind = []
    s.die_result = []
    s.die_fate = []
    s.die_mate = []
    s.die_marks = []


# What it is about


def attacking_seat(s: War) -> int:
    """Who attacks."""
    return s.fight[SEAT]


def defending_seat(s: War) -> int:
    """Who leads the defence: this seat uses the shields and the hill, chooses terror's victims, and allocates."""
    return s.fight[FOE]


def attacking_side(s: War) -> list[int]:
    """The attacker and any partner, in turn order."""
    return seats_of(s, side_of(s, s.fight[SEAT]))


def defending_side(s: War) -> list[int]:
    """The attacker's opponents, in turn order."""
    return opponents_of(s, s.fight[SEAT])


def target_of(s: War) -> int:
    """The attacked area."""
    return s.fight[TARGET]


def kind_of_roll(s: War) -> int:
    """Which dice of their cards the attackers roll."""
    return s.fight[ROLL]


def is_by_command(s: War) -> bool:
    """JA-8.2: whether the attackers were commanded."""
    return bool(s.fight[BY_COMMAND])


def is_assault(s: War) -> bool:
    """JA-12.7: whether a gigantic creature assaults a whole hex."""
    return s.fight[ASSAULT] > 0


def hex_of_fight(s: War) -> list[int]:
    """JA-12.7: the areas of the hex that is attacked; interiors do not count."""
    board = s.setting.board
    return board.hex_areas[board.area_hex[target_of(s)]]


def is_melee(s: War) -> bool:
    """Whether the attack is a melee, not shooting."""
    return s.fight[ROLL] == MELEE


# Groups of units


def attackers(s: War) -> list[int]:
    """The units that attack."""
    return members(s.fight[ATTACKERS])


def defenders(s: War) -> list[int]:
    """The units that defend and have not dodged."""
    return members(s.fight[DEFENDERS])


def attacked(s: War) -> list[int]:
    """The units that were attacked, including those that dodged."""
    return members(s.fight[ATTACKED])


def lead_defender(s: War) -> int:
    """JA-4.13, ruling J-76: the owner of most spaces among the defenders; on a tie the first in turn order."""
    units = defenders(s)
    if fights_alone(s, s.owner[units[0]]):
        return s.owner[units[0]]
    spaces = [0] * s.setting.seats
    for unit in units:
        spaces[s.owner[unit]] += size_of(s, unit)
    return max(defending_side(s), key=spaces.__getitem__)


def pass_lead(s: War) -> None:
    """Ruling J-76: some defenders have left, so another seat may now own most of them."""
    if s.fight[DEFENDERS] and lead_defender(s) != s.fight[FOE]:
        s.fight[FOE] = lead_defender(s)
        s.emit(DefenceLed, s.fight[FOE], target_of(s))


def deciding_seats(s: War) -> list[int]:
    """Ruling J-76: the owners of the defenders, who decide one at a time; empty if there is only one."""
    if fights_alone(s, s.fight[FOE]):
        return []
    owners = [s.owner[unit] for unit in defenders(s)]
    found = [seat for seat in defending_side(s) if seat in owners]
    return found if len(found) > 1 else []


def is_among(s: War, group: int, unit: int) -> bool:
    """Whether a unit belongs to a group of the fight."""
    return bool(s.fight[group] >> unit & 1)


def join(s: War, group: int, unit: int) -> None:
    """Add a unit to a group."""
    s.fight[group] |= 1 << unit


def leave(s: War, group: int, unit: int) -> None:
    """Remove a unit from a group."""
    s.fight[group] &= ~(1 << unit)


def way_of(s: War, unit: int) -> int:
    """How a unit came to the melee: 0, `CHARGED` or `CHARGED_OVER_FIELDS`; 0 for a defender."""
    if is_among(s, FIELD_CHARGERS, unit):
        return CHARGED_OVER_FIELDS
    return CHARGED if is_among(s, CHARGERS, unit) else 0


def destroyed_units(s: War) -> list[int]:
    """The attacked units that were destroyed."""
    return [unit for unit in attacked(s) if s.place[unit] == GRAVEYARD]


# Events


def announce_attack(s: War) -> None:
    """JA-7.1, JA-11.2: announce who attacks what, and whether the fire is concentrated."""
    if s.sink is None:
        return
    s.emit(AttackDeclared, attacking_seat(s), kind_of_roll(s), target_of(s), attackers(s))
    if is_assault(s):
        s.emit(HexAssaulted, attacking_seat(s), attackers(s)[0], target_of(s), s.fight[ASSAULT])
    if deciding_seats(s):
        s.emit(DefenceLed, s.fight[FOE], target_of(s))
    count = s.fight[ATTACKED].bit_count()
    if is_concentrated(s, kind_of_roll(s), count):
        s.emit(FireConcentrated, attacking_seat(s), target_of(s), count)


def announce_outcome(s: War) -> None:
    """JA-7.10: announce what became of the attacked units."""
    if s.sink is None:
        return
    disrupted = sum([s.place[unit] == DISRUPTED for unit in attacked(s)])
    s.emit(
        AttackEnded, attacking_seat(s), target_of(s), len(destroyed_units(s)), disrupted, s.fight[PUSHED].bit_count()
    )


# What the rules ask about the fighters


def circumstances(s: War, unit: int) -> Circumstances:
    """What the conditions on a fighting unit's card depend on."""
    pays = is_among(s, PAYERS, unit)
    if not is_among(s, ATTACKERS, unit):
        return Circumstances(cards_of(s, attackers(s)), pays=pays)
    return Circumstances(cards_of(s, defenders(s)), is_among(s, CHARGERS, unit), is_by_command(s), pays)


def fights_with(s: War, unit: int, skill: int) -> bool:
    """Whether a unit of this fight has a skill; only one that can depend on circumstances needs to know them."""
    if not s.setting.ever_has_skill[skill]:
        return False
    needs_more = s.setting.is_variable[skill] and has_conditional_skills(s, unit)
    return has_skill(s, unit, skill, circumstances(s, unit) if needs_more else NOTHING_SPECIAL)


def dice_to_attack(s: War) -> Pool:
    """JA-7.1: the dice of all attackers, and the die of concentrated fire (JA-11.2).

    An assault rolls gigantic dice and no others (JA-12.7).
    """
    units, roll = attackers(s), kind_of_roll(s)
    if is_assault(s):
        return assault_dice(units[0], s.fight[ASSAULT])
    ways = [way_of(s, unit) for unit in units]
    pool = attack_dice(s, units, target_of(s), roll, ways, is_by_command(s), members(s.fight[PAYERS]))
    add_concentrated_fire(s, pool, roll, s.fight[ATTACKED].bit_count())
    return pool


def terrain_counts(s: War) -> bool:
    """Whether terrain affects some attacker."""
    return any(not ignores_terrain(s, unit) for unit in attackers(s))
