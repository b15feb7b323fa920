"""What is about to happen, for bots: declared actions that wait, and attacks whose dice are partly rolled."""

from __future__ import annotations

from typing import Final

from bench.joan.old_judgement.clash import WASTED, Tally, add_defence, expected, gain, price, striking_units
from bench.joan.old_judgement.placing_worth import place_worth
from bench.joan.old_judgement.worth import POINT, PUSHED, STRIKE, Worths
from timefront.games.joan_of_arc.board.areas import is_open_to, ways_from
from timefront.games.joan_of_arc.content.dice import DISRUPT, PUSH, SHIELD, YELLOW
from timefront.games.joan_of_arc.content.vocabulary import COLLAPSE, ENTER, MELEE, SHOOTING
from timefront.games.joan_of_arc.rules.activation.actions import (
    CHARGE_DEED,
    DONE,
    FORCED_MARCH_DEED,
    HASTE_DEED,
    HEAL_DEED,
    JUMP_DEED,
    MELEE_DEED,
    MOVE_DEED,
    NOWHERE,
    PRAY_DEED,
    SET_FIRE_DEED,
    SHOOT_DEED,
    way_end,
)
from timefront.games.joan_of_arc.rules.activation.activation import Activation
from timefront.games.joan_of_arc.rules.activation.declaring import Declaration
from timefront.games.joan_of_arc.rules.activation.engineer import refuse_fire
from timefront.games.joan_of_arc.rules.activation.march import ForcedMarch
from timefront.games.joan_of_arc.rules.activation.targets import melee_candidates, shot_candidates
from timefront.games.joan_of_arc.rules.attack.blows import Blows
from timefront.games.joan_of_arc.rules.attack.muster import (
    PAYERS,
    attackers,
    attacking_seat,
    defenders,
    is_by_command,
    kind_of_roll,
    target_of,
    way_of,
)
from timefront.games.joan_of_arc.rules.attack.pool import defence_dice
from timefront.games.joan_of_arc.rules.attack.pushes import Pushes
from timefront.games.joan_of_arc.rules.attack.rework import Rework
from timefront.games.joan_of_arc.rules.attack.rows import (
    ALLOCATED,
    ATTACK,
    DEFENCE_SIDE,
    IN_PLAY,
    RETALIATES,
    UNROLLED,
    all_dice,
    is_from_hill,
    side_of_die,
)
from timefront.games.joan_of_arc.rules.attack.sequence import Attack
from timefront.games.joan_of_arc.state import War, side_of
from timefront.kernel.bits import members

LIKELY: Final = 0.9
"""How much of a declared action's worth counts before it is done."""
POSSIBLE: Final = 0.8
"""How much counts of what undeclared units could do."""
SMALL_DEED: Final = 0.25
"""A prayer, a wound healed."""
LATE: Final[list[str]] = [
    *("pushing", "defenders_pushed", "attackers_pushed"),
    *("follow_up", "breakthrough", "moving_on", "close", "over"),
]
"""The steps of an attack after its results have begun to take effect."""


def prospects(s: War, worths: Worths, closely: bool) -> float:
    """What is about to happen, as a lead of the first side; closely: attacks are weighed by all their dice."""
    lead = 0.0
    for frame in s.stack:
        if isinstance(frame, Declaration):
            lead += signed(s, frame.seat, of_declaration(s, worths, frame, closely))
        elif isinstance(frame, Activation):
            lead += signed(s, frame.seat, of_activation(s, worths, frame, closely))
        elif isinstance(frame, ForcedMarch):
            lead += signed(s, frame.seat, of_march(s, worths, frame))
        elif isinstance(frame, Attack):
            if frame.at not in LATE:
                lead += signed(s, attacking_seat(s), of_attack(s, worths, closely))
        elif isinstance(frame, Blows):
            lead += signed(s, attacking_seat(s), of_blows(s, worths, frame.dice))
        elif isinstance(frame, Pushes):
            lead += signed(s, frame.by, PUSHED * len(frame.units))
    return lead


def signed(s: War, seat: int, worth: float) -> float:
    """A gain of a seat, seen from the first side."""
    return worth if side_of(s, seat) == 0 else -worth


def is_lost(s: War, unit: int) -> bool:
    """Whether a unit has left the board or, as a civilian, its owner, so that nothing can be expected of it."""
    return s.place[unit] < 0 or s.owner[unit] < 0


# What was declared, and what can still be


def of_activation(s: War, worths: Worths, frame: Activation, closely: bool) -> float:
    """Before any declaration, what the units could do; after it, what waits."""
    if frame.at == "declared":
        return 0.0  # the declaration itself is judged
    if not frame.has_declared:
        return POSSIBLE * of_undeclared(s, worths, frame.units, {}, frame.is_commanded, closely)
    return actions_worth(
        s, worths, frame.units, frame.deeds, frame.aims, frame.ways, frame.strikes, frame.is_commanded, closely
    )


def of_declaration(s: War, worths: Worths, frame: Declaration, closely: bool) -> float:
    """What was declared, and what the undeclared units could add."""
    declared = len(frame.deeds)
    known = actions_worth(
        s,
        worths,
        frame.units[:declared],
        frame.deeds,
        frame.aims,
        frame.ways,
        frame.strikes,
        frame.is_commanded,
        closely,
    )
    rest = frame.units[declared:]
    if not rest:
        return known
    joined = joined_attacks(s, frame.units[:declared], frame.deeds, frame.aims, frame.ways, frame.strikes)
    return known + POSSIBLE * of_undeclared(s, worths, rest, joined, frame.is_commanded, closely)


def joined_attacks(
    s: War, units: list[int], deeds: list[int], aims: list[int], ways: list[int], strikes: list[int]
) -> dict[int, list[int]]:
    """The declared attacks by target: the kind of roll, then each unit's id and the way it comes."""
    found: dict[int, list[int]] = {}
    for number, unit in enumerate(units):
        deed = deeds[number]
        if is_lost(s, unit):
            continue
        if deed in (MELEE_DEED, SHOOT_DEED):
            target, way = aims[number], 0
        elif deed == CHARGE_DEED and strikes[number] != NOWHERE:
            target, way = strikes[number], 2
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
    """What declared actions will bring."""
    worth = 0.0
    joined = joined_attacks(s, units, deeds, aims, ways, strikes)
    for target, attack in joined.items():
        worth += expected(s, attack[1::2], target, attack[0], attack[2::2], is_commanded, closely)
    for number, unit in enumerate(units):
        deed = deeds[number]
        if deed == DONE or is_lost(s, unit):
            continue
        if deed in (MOVE_DEED, JUMP_DEED, HASTE_DEED, CHARGE_DEED):
            worth += step_worth(s, worths, unit, way_end(ways[number]))
        elif deed == FORCED_MARCH_DEED:
            worth += march_worth(s, worths, unit, aims[number])
        elif deed in (HEAL_DEED, PRAY_DEED):
            worth += SMALL_DEED
        elif deed == SET_FIRE_DEED:
            worth += arson_worth(s, worths, unit)
    return LIKELY * worth


def step_worth(s: War, worths: Worths, unit: int, area: int) -> float:
    """What a unit gains by going into an area; a door that counts is worth its points."""
    worth = place_worth(s, worths, unit, area) - place_worth(s, worths, unit, s.place[unit])
    board = s.setting.board
    if area >= board.ground_count:
        side = side_of(s, s.owner[unit])
        for number, aim in enumerate(s.setting.plan.objectives):
            is_this = aim.kind == ENTER and aim.building == area - board.ground_count and aim.side == side
            if is_this and not s.scored >> number & 1:
                worth += POINT * aim.points
    return worth


def march_worth(s: War, worths: Worths, unit: int, area: int) -> float:
    """JA-11.1: the same for a forced march towards an area; the best area beyond it, if the die allows."""
    one = step_worth(s, worths, unit, area)
    two = one
    side = side_of(s, s.owner[unit])
    for beyond in ways_from(s, area):
        if beyond != s.place[unit] and is_open_to(s, unit, beyond, side):
            two = max(two, step_worth(s, worths, unit, beyond))
    faces = s.setting.die_faces[6 * YELLOW : 6 * YELLOW + 6]
    short, none = faces.count(PUSH), faces.count(DISRUPT)
    return (one * short + two * (6 - short - none)) / 6.0


def of_march(s: War, worths: Worths, frame: ForcedMarch) -> float:
    """What the die of a forced march may bring, or has brought while it can be rerolled."""
    if frame.at == "marched":
        return sum([march_worth(s, worths, unit, frame.area) for unit in frame.units], 0.0)
    if frame.at == "token" and frame.result == PUSH:
        return sum([step_worth(s, worths, unit, frame.area) for unit in frame.units], 0.0)
    return 0.0


def arson_worth(s: War, worths: Worths, unit: int) -> float:
    """What it is worth to set fire where a unit stands: points for a building, harm to units that must stay."""
    board = s.setting.board
    area = s.place[unit]
    ground = area if area < board.ground_count else board.surrounding[area]
    for goal in worths.goals[side_of(s, s.owner[unit])]:
        if goal.kind == COLLAPSE and goal.area == ground and not s.scored >> goal.objective & 1:
            return goal.points * 0.5
    return -SMALL_DEED


def of_undeclared(
    s: War, worths: Worths, units: list[int], joined: dict[int, list[int]], is_commanded: bool, closely: bool
) -> float:
    """The best single attack that units could make together or add to a declared one, or what a step is worth."""
    fighting: dict[int, list[int]] = {}
    step = 0.0
    for unit in units:
        if is_lost(s, unit):
            continue
        side = side_of(s, s.owner[unit])
        for target in melee_candidates(s, s.place[unit], side):
            if s.setting.cards.dice[3 * s.profile[unit] + MELEE]:
                fighting.setdefault(2 * target + MELEE, []).append(unit)
        if s.setting.cards.range[s.profile[unit]]:
            for target in shot_candidates(s, unit, side):
                fighting.setdefault(2 * target + SHOOTING, []).append(unit)
        best = arson_worth(s, worths, unit) if refuse_fire(s, unit) is None else 0.0
        for area in ways_from(s, s.place[unit]):
            if is_open_to(s, unit, area, side):
                best = max(best, step_worth(s, worths, unit, area))
        step += max(0.0, best)
    best_attack = 0.0
    for key, fighters in fighting.items():
        target, roll = key // 2, key % 2
        declared = joined.get(target)
        if declared is None:
            value = expected(s, fighters, target, roll, [0] * len(fighters), is_commanded, closely)
        elif declared[0] == roll:
            together = declared[1::2] + fighters
            ways = declared[2::2] + [0] * len(fighters)
            value = expected(s, together, target, roll, ways, is_commanded, closely)
            value -= expected(s, declared[1::2], target, roll, declared[2::2], is_commanded, closely)
        else:
            continue
        best_attack = max(best_attack, value)
    return max(best_attack, step)


# An attack in progress


def of_attack(s: War, worths: Worths, closely: bool) -> float:
    """What the dice, rolled or still to be rolled, bring the attacker."""
    units, target, roll = attackers(s), target_of(s), kind_of_roll(s)
    if not s.die_unit:
        ways = [way_of(s, unit) for unit in units]
        return expected(s, units, target, roll, ways, is_by_command(s), closely)
    foes = [unit for unit in defenders(s) if s.place[unit] == target]
    if not foes:
        return 0.0
    tally = Tally()
    is_certain = count_dice(s, worths, tally)
    has_defence = any(side_of_die(s, die) == DEFENCE_SIDE for die in all_dice(s))
    if not has_defence:
        pool = defence_dice(s, foes, units, target, roll, members(s.fight[PAYERS]))
        add_defence(s, tally, worths, pool, units, foes, target, roll)
    tally.strip(0.0 if has_defence and is_certain else WASTED)
    allotted = [die for die in all_dice(s) if s.die_fate[die] in (ALLOCATED, RETALIATES)]
    free = [unit for unit in foes if not any(s.die_mate[die] == unit for die in allotted)]
    return gain(s, worths, tally, free or foes, units, target, roll) + of_blows(s, worths, allotted)


def count_dice(s: War, worths: Worths, tally: Tally) -> bool:
    """Add the dice in play, with what they show or may show; returns whether all are finally rolled."""
    again = to_roll_again(s, worths)
    striking = striking_units(s, attackers(s), defenders(s), kind_of_roll(s))
    is_certain = True
    for die in all_dice(s):
        if s.die_fate[die] != IN_PLAY:
            continue
        kind, result = s.die_kind[die], s.die_result[die]
        is_open = result == UNROLLED or die in again
        is_certain = is_certain and not is_open
        if side_of_die(s, die) == ATTACK:
            if is_open:
                tally.add_chances(worths.chances, kind)
            else:
                tally.add_result(result)
            continue
        if is_open:
            tally.shields += worths.chances[5 * kind + SHIELD]
        elif result == SHIELD:
            tally.shields += 1.0
        if s.die_unit[die] in striking or is_from_hill(s, die):
            if is_open:
                tally.add_chances_back(worths.chances, kind)
            else:
                tally.add_result_back(result)
    return is_certain


def to_roll_again(s: War, worths: Worths) -> list[int]:
    """JA-7.2: the dice that are rerolled; while these are chosen, also those that may be and show too little."""
    frame = s.stack[-1]
    if not isinstance(frame, Rework):
        return []
    if frame.at != "token_die":
        return frame.rolling
    dice = frame.token_candidates(s)
    if frame.roller == DEFENCE_SIDE:
        return frame.rolling + [die for die in dice if s.die_result[die] != SHIELD]
    return frame.rolling + [die for die in dice if STRIKE[s.die_result[die]] < worths.strike[s.die_kind[die]]]


def of_blows(s: War, worths: Worths, dice: list[int]) -> float:
    """The cost of results that were allocated or strike back."""
    worth = 0.0
    for die in dice:
        unit = s.die_mate[die]
        if s.place[unit] >= 0:
            cost = price(s, worths, unit, s.die_result[die])
            worth += cost if s.die_fate[die] == ALLOCATED else -cost
    return worth
