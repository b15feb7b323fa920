"""Which attacks have exact odds: those whose rolls can be counted, with every die counting the same."""

from __future__ import annotations

from typing import Final

from timefront.games.joan_of_arc.board.abilities import has_skill, is_immune, powers_with
from timefront.games.joan_of_arc.board.areas import has_terrain_effect, is_allied, is_open_to, size_of
from timefront.games.joan_of_arc.board.cargo import is_passenger
from timefront.games.joan_of_arc.board.same_kind import alike
from timefront.games.joan_of_arc.board.tokens import spendable
from timefront.games.joan_of_arc.content.dice import TRAMPLE
from timefront.games.joan_of_arc.content.vocabulary import (
    ADD_SHIELDS,
    BIG,
    BODYGUARD,
    CANCEL_RESULTS,
    CIVILIAN,
    DAMAGE_BUILDING,
    DEFENCE,
    DODGE,
    EXTRA_WOUND,
    GIGANTIC_CREATURE,
    HILL_RETALIATION,
    IMMORTAL,
    LOSES_SHIELD,
    MELEE,
    REMOVE_DEFENCE_DIE,
    REROLL_DIE,
    RESCUE,
    RETALIATION,
    RUTHLESS,
    SLAYER,
    STRIKE_ON_BLANK,
    TARGETING,
    TOUGH,
    TURN_RESULTS,
    WAR_MACHINE,
)
from timefront.games.joan_of_arc.odds.rerolls import can_count, has_rerolls
from timefront.games.joan_of_arc.odds.simulated import ASSAULT_ON_HEX, AttackPlan
from timefront.games.joan_of_arc.rules.attack.dice import price
from timefront.games.joan_of_arc.rules.attack.muster import (
    attacking_seat,
    circumstances,
    kind_of_roll,
    terrain_counts,
)
from timefront.games.joan_of_arc.rules.attack.pool import (
    Pool,
    add_concentrated_fire,
    assault_dice,
    attack_dice,
    defence_dice,
    ignores_terrain,
)
from timefront.games.joan_of_arc.rules.attack.rows import ATTACK, DEFENCE_SIDE
from timefront.games.joan_of_arc.rules.attack.strike_back import strikes_back_at
from timefront.games.joan_of_arc.rules.attack.terror import attackers_to_frighten
from timefront.games.joan_of_arc.state import LEGEND, War, unit_side

ATTACKING_SKILLS: Final[list[int]] = [TARGETING, SLAYER, BIG]
ATTACKING_POWERS: Final[list[int]] = [REMOVE_DEFENCE_DIE, EXTRA_WOUND, DAMAGE_BUILDING]
DEFENDING_POWERS: Final[list[int]] = [CANCEL_RESULTS, ADD_SHIELDS, STRIKE_ON_BLANK]
"""What makes a unit's own dice differ from others, or changes them before shields are used."""


def attack_pool(plan: AttackPlan) -> Pool:
    """The attack dice, as if nobody paid for others."""
    s = plan.position
    if plan.kind == ASSAULT_ON_HEX:
        return assault_dice(plan.attackers[0], len(plan.areas))
    pool = attack_dice(s, plan.attackers, plan.target, plan.kind, plan.ways, plan.is_commanded, [])
    add_concentrated_fire(s, pool, plan.kind, len(plan.defenders))
    return pool


def defence_pool(plan: AttackPlan) -> Pool:
    """The defence dice, as if nobody paid for others."""
    return defence_dice(plan.position, plan.defenders, plan.attackers, plan.target, plan.roll, [])


def is_plain(plan: AttackPlan) -> bool:
    """Whether both rolls can be counted, and no die counts for more than its result.

    So there is no terror; nobody can reroll by a power; nobody can pay for other dice or turn a DISRUPT into a KILL; no
    attacker is big, takes aim, slays, takes dice out of the defence, wounds more or damages buildings; no defender
    dodges, takes results away, adds shields, strikes with blanks or strikes back at some attackers only; no die
    tramples; and in a swamp no defender ignores the terrain. Nobody is carried. Reroll tokens are taken to stay unused.
    Rerolls by a skill, a charge over fields or the area's cover are counted if there are not too many (`can_count`).
    """
    s = plan.position
    if plan.kind == ASSAULT_ON_HEX:
        return False
    if (plan.kind == MELEE and attackers_to_frighten(s)) or any(is_passenger(s, unit) for unit in plan.defenders):
        return False
    if any(price(s, unit) is not None for unit in plan.attackers + plan.defenders):
        return False
    if any(adds_more(s, unit) for unit in plan.attackers):
        return False
    if any(withstands_more(s, unit) for unit in plan.defenders):
        return False
    if not all(strikes_back_at(s, striker, unit) for striker in strikers_of(plan) for unit in plan.attackers):
        return False
    if has_terrain_effect(s, plan.target, LOSES_SHIELD) and any(ignores_terrain(s, unit) for unit in plan.defenders):
        return False
    attack = attack_pool(plan)
    if any(tramples(s, die) for die in attack.dice):
        return False
    sides = ((ATTACK, attack), (DEFENCE_SIDE, defence_pool(plan)))
    return all(can_count(plan, side, pool) for side, pool in sides if has_rerolls(plan, side, pool))


def counts_alike(plan: AttackPlan) -> bool:
    """Whether every result left when both rolls stand counts the same, no matter whose die shows it.

    So no attacker is big, takes aim, slays, wounds more or damages buildings; no die tramples; no defender strikes with
    blanks or strikes back at some attackers only.
    """
    s = plan.position
    for unit in plan.attackers:
        at = circumstances(s, unit)
        if any(has_skill(s, unit, skill, at) for skill in (TARGETING, SLAYER, BIG)):
            return False
        if powers_with(s, unit, EXTRA_WOUND) or powers_with(s, unit, DAMAGE_BUILDING):
            return False
    if any(powers_with(s, unit, STRIKE_ON_BLANK) for unit in plan.defenders):
        return False
    if not all(strikes_back_at(s, striker, unit) for striker in strikers_of(plan) for unit in plan.attackers):
        return False
    return not any(tramples(s, die) for die in attack_pool(plan).dice)


def adds_more(s: War, unit: int) -> bool:
    """Whether an attacker's dice count for more than their results, or can be rerolled by a power."""
    at = circumstances(s, unit)
    if any(has_skill(s, unit, skill, at) for skill in ATTACKING_SKILLS):
        return True
    if spendable(s, attacking_seat(s), LEGEND) and has_skill(s, unit, RUTHLESS, at):
        return True
    if can_reroll_by_power(s, unit, kind_of_roll(s)):
        return True
    return any(powers_with(s, unit, effect) for effect in ATTACKING_POWERS)


def withstands_more(s: War, unit: int) -> bool:
    """Whether a defender has more than its dice against the attack."""
    at = circumstances(s, unit)
    if has_skill(s, unit, DODGE, at):
        return True
    if can_reroll_by_power(s, unit, DEFENCE):
        return True
    return any(powers_with(s, unit, effect) for effect in DEFENDING_POWERS)


def can_reroll_by_power(s: War, unit: int, roll: int) -> bool:
    """Whether a power may reroll a die of a unit."""
    return any(power.roll == roll for power in powers_with(s, unit, REROLL_DIE))


def tramples(s: War, die: int) -> bool:
    """Whether a die can show a result that no shield stops."""
    return die >= 0 and TRAMPLE in s.setting.die_faces[6 * die : 6 * die + 6]


def rolls_once(plan: AttackPlan) -> bool:
    """Whether nobody can reroll anything for nothing."""
    sides = ((ATTACK, attack_pool(plan)), (DEFENCE_SIDE, defence_pool(plan)))
    return not any(has_rerolls(plan, side, pool) for side, pool in sides)


def is_simple(plan: AttackPlan) -> bool:
    """Whether the losses of a plain attack do not depend on anybody's choices.

    Then every unit takes one result, which does to it what it would do to any other: no defender, and where the defence
    can strike back no attacker, has several hit points, is a civilian, a machine, a creature or immortal; no defender
    is a bodyguard, no attacker immune to retaliation; the defenders are all tough or none of them, nobody rescues them
    or turns results; every pushed unit has somewhere to go; and where one more result strikes back from a hill, the
    attackers are all alike, so that it is the worst.
    """
    s = plan.position
    if any(not falls_like_others(s, unit) for unit in plan.defenders):
        return False
    if any(has_skill(s, unit, BODYGUARD, circumstances(s, unit)) for unit in plan.defenders):
        return False
    if any(powers_with(s, unit, effect) for unit in plan.defenders for effect in (TURN_RESULTS, RESCUE)):
        return False
    if len({has_skill(s, unit, TOUGH) for unit in plan.defenders}) > 1:
        return False
    if not has_ways_out(s, plan.defenders, []):
        return False
    if not can_strike_back(plan):
        return True
    if any(not falls_like_others(s, unit) or is_immune(s, unit, RETALIATION) for unit in plan.attackers):
        return False
    if strikes_from_hill(plan) and any(alike(s, unit) != alike(s, plan.attackers[0]) for unit in plan.attackers):
        return False
    return has_ways_out(s, plan.attackers, s.setting.board.neighbours[plan.target])


def falls_like_others(s: War, unit: int) -> bool:
    """Whether a KILL destroys a unit, a DISRUPT sends it to the infirmary, and a PUSH leaves it no choice."""
    cards, profile = s.setting.cards, s.profile[unit]
    if cards.hp[profile] > 1 or cards.kind[profile] in (CIVILIAN, WAR_MACHINE, GIGANTIC_CREATURE):
        return False
    return not has_skill(s, unit, IMMORTAL)


def has_ways_out(s: War, units: list[int], contested: list[int]) -> bool:
    """JA-7.7: whether the areas around each unit have room for all of them, and all of them may enter.

    The other side may be pushed into `contested` areas first: only those with their own units are sure to stay open.
    """
    side, size = unit_side(s, units[0]), size_of(s, units[0])
    if any(size_of(s, unit) != size for unit in units):
        return False
    for place in {s.place[unit] for unit in units}:
        rooms = 0
        for area in s.setting.board.neighbours[place]:
            is_sure = area not in contested or is_allied(s, area, side)
            if is_sure and all(is_open_to(s, other, area, side) for other in units):
                rooms += s.room[area] // size
        if rooms < len(units):
            return False
    return True


def strikers_of(plan: AttackPlan) -> list[int]:
    """JA-7.8: the defenders whose own dice strike back."""
    if plan.kind != MELEE:
        return []
    s = plan.position
    return [unit for unit in plan.defenders if has_skill(s, unit, RETALIATION, circumstances(s, unit))]


def strikes_from_hill(plan: AttackPlan) -> bool:
    """JA-10.1: whether one more result strikes back."""
    if plan.kind != MELEE or not has_terrain_effect(plan.position, plan.target, HILL_RETALIATION):
        return False
    return terrain_counts(plan.position)


def can_strike_back(plan: AttackPlan) -> bool:
    """Whether attackers can suffer anything."""
    return strikes_from_hill(plan) or bool(strikers_of(plan))
