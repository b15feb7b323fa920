"""6. What units can attack: adjacent areas, ranges, lines of shot, buildings (JA-6.5 to JA-6.7)."""

from __future__ import annotations

from timefront.games.joan_of_arc.board.abilities import Circumstances, holds
from timefront.games.joan_of_arc.board.areas import border_of, has_terrain_effect, is_inside, ways_from
from timefront.games.joan_of_arc.board.boons import is_veiled
from timefront.games.joan_of_arc.board.cargo import is_passenger
from timefront.games.joan_of_arc.board.giants import areas_of, giant_in, is_giant
from timefront.games.joan_of_arc.content.geometry import areas_within, has_clear_line, has_only_clear_lines
from timefront.games.joan_of_arc.content.skills import Condition
from timefront.games.joan_of_arc.content.vocabulary import ARCING, LONGER_RANGE, MELEE, PAYING, SHOOTING
from timefront.games.joan_of_arc.rules.attack.dice import can_pay
from timefront.games.joan_of_arc.rules.flight.levels import targets_across, touches_sky
from timefront.games.joan_of_arc.state import War, unit_side
from timefront.kernel.bits import members
from timefront.kernel.questions import Refusal
from timefront.kernel.rulebook import WITNESS


def varies(s: War, unit: int) -> bool:
    """JA-2.5: whether a unit's dice may depend on circumstances."""
    return bool(s.setting.cards.other_dice[s.profile[unit]])


def has_dice(s: War, unit: int, roll: int, at: Circumstances) -> bool:
    """JA-6.5: whether a unit has dice, or results without a roll, for an attack; a passenger has none.

    Dice that its owner must pay for count if there is enough to pay with (JA-2.5).
    """
    if s.cargo and is_passenger(s, unit):
        return False
    cards = s.setting.cards
    profile = s.profile[unit]
    if cards.dice[3 * profile + roll] or cards.automatic[3 * profile + roll]:
        return True
    return any(
        other.roll == roll and not other.dice.is_empty and may_count(s, unit, other.condition, at)
        for other in cards.other_dice[profile]
    )


def may_count(s: War, unit: int, condition: Condition, at: Circumstances) -> bool:
    """JA-2.5: whether a condition of a unit's card is met, or can be met by paying during the attack."""
    return can_pay(s, unit, condition) if condition.when == PAYING else holds(s, unit, condition, at)


def circumstances(s: War, target: int, side: int, is_charging: bool, is_commanded: bool) -> Circumstances:
    """What the conditions on cards depend on when an area is attacked."""
    foes = 0
    for foe in members(s.here[target] & s.force[1 - side]):
        foes |= 1 << s.profile[foe]
    return Circumstances(foes, is_charging, is_commanded)


def is_adjacent(s: War, origin: int, target: int) -> bool:
    """JA-6.5, JA-6.7: adjacent areas, a building and the ground around it, and both groups in one building."""
    return border_of(s, origin, target) >= 0 or (origin == target and is_inside(s, origin))


def touches(s: War, unit: int, origin: int, target: int) -> bool:
    """JA-12.8, ruling J-73: whether a unit is adjacent to a target; a gigantic creature is in all areas of its hex."""
    if is_adjacent(s, origin, target):
        return True
    if not s.setting.giants:
        return False
    giant = giant_in(s, target)
    here = areas_of(s, unit) if is_giant(s, unit) else [origin]
    there = areas_of(s, giant) if giant >= 0 else [target]
    return any(is_adjacent(s, one, other) for one in here for other in there)


def refuse_melee(s: War, unit: int, origin: int, target: int, at: Circumstances) -> Refusal | None:
    """JA-6.5: why a unit may not attack an area in melee from another one; terrain never blocks it.

    From the sky it reaches only adjacent sky areas (JA-12.4).
    """
    if not s.here[target] & s.force[1 - unit_side(s, unit)]:
        return Refusal("JA-1.4", "no-enemy-there")
    if not touches(s, unit, origin, target):
        if touches_sky(s, origin, target):
            return Refusal("JA-12.4", "not-adjacent")
        return Refusal("JA-6.7" if is_inside(s, origin) or is_inside(s, target) else "JA-6.5", "not-adjacent")
    return None if has_dice(s, unit, MELEE, at) else Refusal("JA-6.5", "no-melee-dice")


def refuse_shot(s: War, unit: int, target: int, at: Circumstances) -> Refusal | None:
    """JA-6.5: why a unit may not shoot at an area: nobody is there, it has no dice, or its shots do not reach it."""
    if not s.here[target] & s.force[1 - unit_side(s, unit)]:
        return Refusal("JA-1.4", "no-enemy-there")
    if not s.setting.cards.range[s.profile[unit]] or not has_dice(s, unit, SHOOTING, at):
        return Refusal("JA-6.5", "no-shooting-dice")
    return refuse_line(s, unit, target)


def refuse_line(s: War, unit: int, target: int) -> Refusal | None:
    """JA-6.5, JA-6.6: why the shots of a unit do not reach an area: an adjacent one always, else range and line decide.

    Between ground and sky, and within the sky, neither does (JA-12.4).
    """
    origin = s.place[unit]
    if touches(s, unit, origin, target):
        return None
    if is_inside(s, origin) or is_inside(s, target):
        return Refusal("JA-6.7", "not-adjacent")
    if s.boons and (is_veiled(s, origin) or is_veiled(s, target)):
        return Refusal("JA-8.5", "veiled")
    if touches_sky(s, origin, target):
        return None
    board = s.setting.board
    reach = reach_of(s, unit)
    if not areas_within(board, origin, reach) >> target & 1:
        return Refusal("JA-6.5", "out-of-range", hexes=reach)
    return None if has_line(s, unit, target, reach) else Refusal("JA-6.6", "no-line-of-shot")


def cite_reach(s: War, unit: int, target: int, roll: int) -> None:
    """Tell the witness by which rules, besides JA-6.5, the attack of a unit reaches an area."""
    if WITNESS.listener is None:
        return
    origin = s.place[unit]
    if giant_in(s, target) >= 0:
        WITNESS.cite(("JA-12.8",), "attack on a giant")
    if is_inside(s, origin) or is_inside(s, target):
        WITNESS.cite(("JA-6.7",), "attack in a building")
    elif touches_sky(s, origin, target):
        WITNESS.cite(("JA-12.4",), "attack in the sky")
    elif roll == SHOOTING and not touches(s, unit, origin, target):
        WITNESS.cite(("JA-6.6",), "shot from afar")


def has_line(s: War, unit: int, target: int, reach: int) -> bool:
    """JA-6.6: whether nothing blocks a unit's shots at an area within its reach; arcing ones are never blocked."""
    if s.setting.cards.shot[s.profile[unit]] == ARCING:
        return True
    for each in areas_of(s, unit):
        if has_direct_line(s, each, target, reach):
            return True
    return False


def has_direct_line(s: War, origin: int, target: int, reach: int) -> bool:
    """JA-6.6, ruling J-26: whether nothing blocks a direct shot; an option checks every chain instead of some."""
    blocking = s.setting.fields.blocking(s.with_tree, s.with_building)
    if s.setting.options["direct_line"] == "every":
        return has_only_clear_lines(s.setting.board, origin, target, blocking, reach)
    return has_clear_line(s.setting.board, origin, target, blocking, reach)


def reach_of(s: War, unit: int) -> int:
    """JA-6.5, JA-10.1: the range of a unit's shot in hexes, one more from a hill or rocks (ruling J-25)."""
    longer = has_terrain_effect(s, s.place[unit], LONGER_RANGE)
    return s.setting.cards.range[s.profile[unit]] + (1 if longer else 0)


def melee_candidates(s: War, origin: int, side: int) -> list[int]:
    """The areas with enemies that can be attacked in melee from an area, ascending."""
    foes, here = s.force[1 - side], s.here
    found: list[int] = []
    for area in ways_from(s, origin):
        if here[area] & foes:
            found.append(area)
    if is_inside(s, origin) and here[origin] & foes:
        found.append(origin)
    return found


def melee_candidates_of(s: War, unit: int, side: int) -> list[int]:
    """The areas with enemies that a unit might attack in melee, ascending; gigantic creatures fill a whole hex."""
    if not s.setting.giants:
        return melee_candidates(s, s.place[unit], side)
    near = {area for origin in areas_of(s, unit) for area in melee_candidates(s, origin, side)}
    giants = [giant_in(s, area) for area in near]
    return sorted(near | {area for giant in giants if giant >= 0 for area in areas_of(s, giant)})


def shot_candidates(s: War, unit: int, side: int) -> list[int]:
    """The areas with enemies in range of a unit's shot, ascending; lines are not checked."""
    return in_range(s, unit, side, melee_candidates_of(s, unit, side))


def areas_to_shoot_at(s: War, unit: int, side: int) -> list[int]:
    """JA-6.5, JA-6.6: the areas with enemies that a unit's shots reach; the same rule as `refuse_line`."""
    near = melee_candidates_of(s, unit, side)
    found = in_range(s, unit, side, near)
    if s.boons or s.setting.has_sky or s.setting.giants:
        return [area for area in found if area in near or refuse_line(s, unit, area) is None]
    reach = reach_of(s, unit)
    return [area for area in found if area in near or has_line(s, unit, area, reach)]


def in_range(s: War, unit: int, side: int, near: list[int]) -> list[int]:
    """The adjacent areas with enemies, and all others in range of a unit's shot, ascending."""
    origin = s.place[unit]
    if is_inside(s, origin):
        return near
    foes, within = s.force[1 - side], areas_within(s.setting.board, origin, reach_of(s, unit))
    within &= (1 << s.setting.board.ground_count) - 1
    found = [area for area, units in enumerate(s.here) if units & foes and (within >> area & 1 or area in near)]
    if s.setting.has_sky:
        return sorted({*found, *targets_across(s, origin, side)})
    return found
