"""What units have declared, and what they could still declare, for bots. Where they go is judged by their posture."""

from __future__ import annotations

from typing import Final

from timefront.games.joan_of_arc.board.abilities import SKILL_COUNT
from timefront.games.joan_of_arc.bots.cards.talking import of_talks
from timefront.games.joan_of_arc.bots.clash import expected
from timefront.games.joan_of_arc.bots.fears import toll
from timefront.games.joan_of_arc.bots.giants import assault_worth, best_assault
from timefront.games.joan_of_arc.bots.lanes import ends_of_charge, lanes_to, way_of_lane
from timefront.games.joan_of_arc.bots.posture import Posture
from timefront.games.joan_of_arc.bots.steps import (
    arson_worth,
    best_arson,
    best_step,
    carrying_worth,
    door_worth,
    march_worth,
)
from timefront.games.joan_of_arc.bots.supplies import another_token
from timefront.games.joan_of_arc.bots.threats import Threats, areas_held
from timefront.games.joan_of_arc.bots.worth import Worths
from timefront.games.joan_of_arc.content.geometry import neighbours_of
from timefront.games.joan_of_arc.content.vocabulary import CHARGE, CHARGING_SKILL, COMMAND, MELEE, SHOOTING
from timefront.games.joan_of_arc.rules.activation.actions import (
    ASSAULT_DEED,
    CARRY_DEED,
    CHARGE_DEED,
    DONE,
    FORCED_MARCH_DEED,
    HEAL_DEED,
    MELEE_DEED,
    MOVE_DEED,
    NOWHERE,
    PRAY_DEED,
    SET_FIRE_DEED,
    SHOOT_DEED,
    way_end,
)
from timefront.games.joan_of_arc.rules.activation.activation import Activation
from timefront.games.joan_of_arc.rules.activation.command import CommandChoice, units_to_command
from timefront.games.joan_of_arc.rules.activation.declaring import Declaration
from timefront.games.joan_of_arc.rules.activation.targets import melee_candidates_of, shot_candidates
from timefront.games.joan_of_arc.rules.attack.muster import CHARGED
from timefront.games.joan_of_arc.rules.effects.bonus_actions import HAS_COMMANDED
from timefront.games.joan_of_arc.state import War, side_of
from timefront.kernel.bits import members

LIKELY: Final = 0.9
"""How much of a declared action's worth counts before it is done."""
POSSIBLE: Final = 0.8
"""How much counts of what units that have yet to declare could do."""
COMMANDED_SHARE: Final = 0.5
"""How much counts of what a commander's units could do, before the command."""
HEALED: Final = 0.25
UNBROKEN: Final = 0.7
"""How much of the threat at the end of a charge is left after the charge has struck."""


def is_lost(s: War, unit: int) -> bool:
    """Whether a unit has left the board or, as a civilian, its owner: nothing more is expected of it."""
    return s.place[unit] < 0 or s.owner[unit] < 0


def of_activation(s: War, worths: Worths, frame: Activation, posture: Posture, feared: Threats, closely: bool) -> float:
    """Before anybody has declared, what the units could do; afterwards, what is still to be resolved."""
    if frame.at == "declared":
        return 0.0  # the declaration itself is judged
    worth = of_commanders(s, worths, frame.units, frame.spent, frame.mode, frame.area, posture, feared, closely)
    worth += POSSIBLE * of_talks(s, frame.units)
    if not frame.has_declared:
        return worth + POSSIBLE * of_undeclared(
            s, worths, frame.units, {}, frame.mode, frame.is_commanded, posture, feared, closely
        )
    return worth + actions_worth(
        s, worths, frame.units, frame.deeds, frame.aims, frame.ways, frame.strikes, frame.is_commanded, closely
    )


def of_declaration(
    s: War, worths: Worths, frame: Declaration, posture: Posture, feared: Threats, closely: bool
) -> float:
    """What was declared, and what the units that have yet to declare could add."""
    declared = len(frame.deeds)
    units = frame.units[:declared]
    worth = actions_worth(
        s, worths, units, frame.deeds, frame.aims, frame.ways, frame.strikes, frame.is_commanded, closely
    )
    worth += of_commanders(s, worths, frame.units, frame.spent, frame.mode, frame.area, posture, feared, closely)
    worth += POSSIBLE * of_talks(s, frame.units)
    joined = joined_attacks(s, units, frame.deeds, frame.aims, frame.ways, frame.strikes)
    if frame.at == "onward" and frame.deeds and frame.deeds[-1] == CHARGE_DEED:
        worth += LIKELY * of_riders(s, worths, frame, joined, closely)
    rest = frame.units[declared:]
    if rest:
        worth += POSSIBLE * of_undeclared(
            s, worths, rest, joined, frame.mode, frame.is_commanded, posture, feared, closely
        )
    return worth


# What was declared


def joined_attacks(
    s: War, units: list[int], deeds: list[int], aims: list[int], ways: list[int], strikes: list[int]
) -> dict[int, list[int]]:
    """The declared attacks by target: the kind of roll, then for each unit its id and how it comes."""
    found: dict[int, list[int]] = {}
    for number, unit in enumerate(units):
        deed = deeds[number]
        if is_lost(s, unit):
            continue
        if deed in (MELEE_DEED, SHOOT_DEED):
            target, way = aims[number], 0
        elif deed == CHARGE_DEED and strikes[number] != NOWHERE:
            target = strikes[number]
            way = way_of_lane(s, s.profile[unit], s.place[unit], 1 << way_end(ways[number]))
        else:
            continue
        if target not in found:
            found[target] = [SHOOTING if deed == SHOOT_DEED else MELEE]
        found[target] += [unit, way]
    return found


def actions_worth(
    s: War,
    worths: Worths,
    units: list[int],
    deeds: list[int],
    aims: list[int],
    ways: list[int],
    strikes: list[int],
    is_commanded: bool,
    closely: bool,
) -> float:
    """What declared actions will bring besides the places they lead to."""
    worth = 0.0
    joined = joined_attacks(s, units, deeds, aims, ways, strikes)
    for target, attack in joined.items():
        worth += expected(s, attack[1::2], target, attack[0], attack[2::2], is_commanded, closely)
    for number, unit in enumerate(units):
        deed = deeds[number]
        if deed == DONE or is_lost(s, unit):
            continue
        if deed == MOVE_DEED:
            worth += door_worth(s, unit, way_end(ways[number]))
        elif deed == FORCED_MARCH_DEED:
            worth += march_worth(s, worths, unit, aims[number])
        elif deed == HEAL_DEED:
            worth += HEALED
        elif deed == PRAY_DEED:
            worth += prayer_worth(s, worths, unit, aims[number])
        elif deed == CARRY_DEED and not ways[number]:
            worth += carrying_worth(s, worths, unit, aims[number])
        elif deed == ASSAULT_DEED:
            worth += assault_worth(s, worths, unit, aims[number])
        elif deed == SET_FIRE_DEED:
            worth += arson_worth(s, worths, unit)
    return LIKELY * worth


def prayer_worth(s: War, worths: Worths, unit: int, token: int) -> float:
    """JA-9.prayer: one more token, by what can be bought with it."""
    return another_token(s, worths, s.owner[unit], token)


# What can still be declared


def of_riders(s: War, worths: Worths, frame: Declaration, joined: dict[int, list[int]], closely: bool) -> float:
    """The best melee that charging units could still strike, here or one area farther."""
    riders = frame.units[len(frame.deeds) - frame.together : len(frame.deeds)]
    side = side_of(s, frame.seat)
    area = way_end(frame.ways[-1])
    profile = s.profile[riders[0]]
    is_first = frame.ways[-1] == area + 1
    reach = s.setting.board.neighbour_mask[area]
    if is_first:
        ends = ends_of_charge(s, profile, s.place[riders[0]], enemies_on_ground(s, side))
        reach |= neighbours_of(s.setting.board, ends & s.setting.board.neighbour_mask[area])
    way = way_of_lane(s, profile, s.place[riders[0]], 1 << area)
    best = 0.0
    for target in members(reach & enemies_on_ground(s, side)):
        best = max(best, added(s, riders, [way] * len(riders), target, MELEE, joined, frame.is_commanded, closely))
    return best


def enemies_on_ground(s: War, side: int) -> int:
    """The ground areas with enemies of a side."""
    return areas_held(s, Posture(s.place, s.here, 0), 1 - side)


def added(
    s: War,
    units: list[int],
    ways: list[int],
    target: int,
    roll: int,
    joined: dict[int, list[int]],
    is_commanded: bool,
    closely: bool,
) -> float:
    """What units bring by an attack, or add to a declared one."""
    declared = joined.get(target)
    if declared is None:
        return expected(s, units, target, roll, ways, is_commanded, closely)
    if declared[0] != roll:
        return 0.0
    together = expected(s, declared[1::2] + units, target, roll, declared[2::2] + ways, is_commanded, closely)
    return together - expected(s, declared[1::2], target, roll, declared[2::2], is_commanded, closely)


def of_undeclared(
    s: War,
    worths: Worths,
    units: list[int],
    joined: dict[int, list[int]],
    mode: int,
    is_commanded: bool,
    posture: Posture,
    feared: Threats,
    closely: bool,
) -> float:
    """The best single attack that units could make together or add to a declared one, or what a step is worth."""
    able = [unit for unit in units if not is_lost(s, unit)]
    fighting = possible_attacks(s, able, mode)
    best = max(best_step(s, worths, able, posture, feared), best_arson(s, worths, able))
    if s.setting.giants:
        best = max(best, best_assault(s, worths, able))
    for key, fighters in fighting.items():
        target, roll = key // 2, key % 2
        value = added(s, fighters[::2], fighters[1::2], target, roll, joined, is_commanded, closely)
        if value > best and any(fighters[1::2]):
            value -= charge_risk(s, worths, fighters, target, feared)
        best = max(best, value)
    return best


def charge_risk(s: War, worths: Worths, fighters: list[int], target: int, feared: Threats) -> float:
    """What the charging units have to fear where they would strike from, if they choose it well."""
    riders = [fighters[place] for place in range(0, len(fighters), 2) if fighters[place + 1]]
    side = side_of(s, s.owner[riders[0]])
    ends = lanes_to(s, s.profile[riders[0]], s.place[riders[0]], target, enemies_on_ground(s, side))
    origin = s.place[riders[0]]
    here = toll(s, worths, riders, origin, feared.bite[origin])
    risks = [toll(s, worths, riders, end, UNBROKEN * feared.bite[end]) - here for end in members(ends)]
    return worths.fear[side] * max(0.0, min(risks)) if risks else 0.0


def possible_attacks(s: War, units: list[int], mode: int) -> dict[int, list[int]]:
    """The attacks that units could make, by target and roll: each unit, and how it comes."""
    cards = s.setting.cards
    found: dict[int, list[int]] = {}
    for unit in units:
        profile = s.profile[unit]
        side = side_of(s, s.owner[unit])
        if cards.range[profile]:
            for target in shot_candidates(s, unit, side):
                found.setdefault(2 * target + SHOOTING, []).extend([unit, 0])
        if not cards.dice[3 * profile + MELEE]:
            continue
        near = melee_candidates_of(s, unit, side)
        for target in near:
            found.setdefault(2 * target + MELEE, []).extend([unit, 0])
        if mode == CHARGE and cards.skill[profile * SKILL_COUNT + CHARGING_SKILL]:
            for target in members(charge_targets(s, unit, side)):
                way = way_of_lane(s, profile, s.place[unit], lanes_to(s, profile, s.place[unit], target, 0))
                key = 2 * target + MELEE
                if target in near:
                    found[key][-1] = max(way, CHARGED)
                else:
                    found.setdefault(key, []).extend([unit, way])
    return found


def charge_targets(s: War, unit: int, side: int) -> int:
    """The areas that a unit can strike by a charge."""
    foes = enemies_on_ground(s, side)
    ends = ends_of_charge(s, s.profile[unit], s.place[unit], foes)
    return neighbours_of(s.setting.board, ends) & foes


def of_commanders(
    s: War,
    worths: Worths,
    units: list[int],
    spent: list[int],
    mode: int,
    began: int,
    posture: Posture,
    feared: Threats,
    closely: bool,
) -> float:
    """JA-8.2: what the commanders among the units could let others do."""
    if mode != COMMAND:
        return 0.0
    worth = 0.0
    for number, unit in enumerate(units):
        if is_lost(s, unit) or not s.setting.cards.command_units[s.profile[unit]]:
            continue
        if number < len(spent) and spent[number] & HAS_COMMANDED:
            continue
        reach = s.setting.cards.command_units[s.profile[unit]]
        worth = max(worth, best_commanded(s, worths, unit, began, [], reach, posture, feared, closely))
    return COMMANDED_SHARE * POSSIBLE * worth


def best_commanded(
    s: War,
    worths: Worths,
    commander: int,
    began: int,
    chosen: list[int],
    reach: int,
    posture: Posture,
    feared: Threats,
    closely: bool,
) -> float:
    """The best that a commander's chosen units, filled up from one area, could do."""
    groups: dict[int, list[int]] = {}
    for unit in units_to_command(s, commander, began):
        if unit not in chosen:
            groups.setdefault(s.place[unit], []).append(unit)
    best = of_undeclared(s, worths, chosen, {}, COMMAND, True, posture, feared, closely) if chosen else 0.0
    for group in groups.values():
        told = chosen + group[: reach - len(chosen)]
        best = max(best, of_undeclared(s, worths, told, {}, COMMAND, True, posture, feared, closely))
    return best


def of_command_choice(
    s: War, worths: Worths, frame: CommandChoice, posture: Posture, feared: Threats, closely: bool
) -> float:
    """What the units being chosen could do."""
    return POSSIBLE * best_commanded(
        s, worths, frame.commander, frame.began, frame.chosen, frame.reach, posture, feared, closely
    )
