"""6. Carrying out what was declared, if it is still possible (JA-4.5, ruling J-13)."""

from __future__ import annotations

from typing import Final

from timefront.games.joan_of_arc.board.areas import steps_open_to
from timefront.games.joan_of_arc.board.placing import move
from timefront.games.joan_of_arc.content.vocabulary import SHOOTING
from timefront.games.joan_of_arc.rules.activation.actions import (
    ASSAULT_DEED,
    BARRICADE,
    CARRY_DEED,
    CHARGE_DEED,
    HASTE_DEED,
    HEAL_DEED,
    JUMP_DEED,
    NOWHERE,
    PRAY_DEED,
    REMOVE_FIRE_DEED,
    SET_FIRE_DEED,
    way_areas,
)
from timefront.games.joan_of_arc.rules.activation.care import heal, pray, refuse_heal, refuse_prayer
from timefront.games.joan_of_arc.rules.activation.charge import ON_FOOT, ride, stops_charge
from timefront.games.joan_of_arc.rules.activation.engineer import (
    build_barricade,
    refuse_barricade,
    refuse_fire,
    refuse_removal,
    remove_fire,
    set_fire,
)
from timefront.games.joan_of_arc.rules.activation.moves import march_along, refuse_jump
from timefront.games.joan_of_arc.rules.activation.targets import circumstances, cite_reach, refuse_melee, refuse_shot
from timefront.games.joan_of_arc.rules.attack.gigantic.targets import begin_assault
from timefront.games.joan_of_arc.rules.flight.carrying import fly_with
from timefront.games.joan_of_arc.state import War, can_act, unit_side

IN_VAIN: Final = -2
"""How a unit came to a melee that it can no longer fight."""


def gather_attack(
    s: War, seat: int, units: list[int], ways: list[int], kind: int, target: int, *, is_commanded: bool
) -> list[int]:
    """JA-5.5, JA-6.5: units of a seat join in an attack, those with a path after their charge; returns how each came.

    It is `NOWHERE` for units that cannot join, and `IN_VAIN` for those that charged and cannot strike: a charge that
    ended in a swamp leads to no melee. A civilian whose soldiers have charged belongs to nobody (JA-6.4).
    """
    hows: list[int] = []
    for place, unit in enumerate(units):
        hows.append(ride_to_attack(s, unit, ways[place]) if ways[place] and can_act(s, unit, seat) else ON_FOOT)
    for place, unit in enumerate(units):
        if hows[place] < 0:
            continue
        if not can_act(s, unit, seat):
            hows[place] = NOWHERE
            continue
        at = circumstances(s, target, unit_side(s, unit), is_charging=ways[place] > 0, is_commanded=is_commanded)
        if kind == SHOOTING:
            refusal = refuse_shot(s, unit, target, at)
        else:
            refusal = refuse_melee(s, unit, s.place[unit], target, at)
        if refusal is not None:
            hows[place] = IN_VAIN if ways[place] else NOWHERE
        else:
            cite_reach(s, unit, target, kind)
    return hows


def ride_to_attack(s: War, unit: int, way: int) -> int:
    """JA-5.5: how a unit came to its melee, `NOWHERE` if it could not start, `IN_VAIN` if its path ended in a swamp."""
    how = ride(s, unit, way_areas(way))
    if how == ON_FOOT:
        return NOWHERE
    return IN_VAIN if stops_charge(s, unit, s.place[unit]) else how


def perform(s: War, unit: int, deed: int, aim: int, way: int) -> bool:
    """JA-6.11: a unit does what it declared; returns whether it was still possible."""
    if deed == CHARGE_DEED:
        return ride(s, unit, way_areas(way)) != ON_FOOT
    if deed == CARRY_DEED:
        return fly_with(s, unit, aim, way_areas(way)[-1])
    if deed == ASSAULT_DEED:
        return begin_assault(s, unit, aim)
    if deed == HASTE_DEED:
        return march_along(s, unit, way_areas(way)) > 0
    if deed == JUMP_DEED:
        return jump(s, unit, aim)
    if deed == HEAL_DEED:
        if refuse_heal(s, unit, aim, 0) is not None:
            return False
        heal(s, unit, aim)
    elif deed == PRAY_DEED:
        if refuse_prayer(s, unit) is not None:
            return False
        pray(s, unit, aim)
    else:
        return work(s, unit, deed, aim)
    return True


def jump(s: War, unit: int, area: int) -> bool:
    """JA-9.jump: straight to the area, whatever is between (ruling J-19)."""
    if refuse_jump(s, unit, area, unit_side(s, unit), 0) is not None:
        return False
    move(s, [unit], area, is_leap=True)
    return True


def work(s: War, unit: int, deed: int, aim: int) -> bool:
    """JA-8.8: build a barricade, or set or put out a fire."""
    if deed == BARRICADE:
        if refuse_barricade(s, unit) is not None:
            return False
        build_barricade(s, unit)
    elif deed == SET_FIRE_DEED:
        if refuse_fire(s, unit) is not None:
            return False
        set_fire(s, unit)
    else:
        assert deed == REMOVE_FIRE_DEED
        if refuse_removal(s, unit, aim) is not None:
            return False
        remove_fire(s, unit, aim)
    return True


def can_step_away(s: War, unit: int) -> list[int]:
    """JA-8.8: the areas to which an engineer can go after setting fire."""
    return steps_open_to(s, unit, unit_side(s, unit))
