"""6, 9. What powers do that are used on their own: gains, orders, boons, rallies, summons (JA-6.9)."""

from __future__ import annotations

from typing import Final

from timefront.games.joan_of_arc.board.abilities import has_boon, is_ready, power_of, use
from timefront.games.joan_of_arc.board.areas import has_room, is_allied, is_enemy, is_inside, may_stand
from timefront.games.joan_of_arc.board.placing import arrive
from timefront.games.joan_of_arc.board.same_kind import first_of_each
from timefront.games.joan_of_arc.content.scenario_parts import RESERVE
from timefront.games.joan_of_arc.content.vocabulary import (
    CONVERT_ORDER,
    GRANT_DIE,
    GRANT_SKILL,
    MOVE_RALLY_POINT,
    RALLY_TROOP,
    SUMMON,
    TAKE,
    TROOP,
)
from timefront.games.joan_of_arc.events.orders import OrdersConverted, PowerGave, PowerUsed
from timefront.games.joan_of_arc.rules.activation.engineer import areas_in_scope
from timefront.games.joan_of_arc.state import DISRUPTED, ORDER_KINDS, TOKEN_KINDS, War, side_of, unit_side
from timefront.kernel.bits import members
from timefront.kernel.questions import Refusal

FIRST_ORDER: Final = 4
"""JA-2.1: what a power gives is counted as experience, legend, intrigue, legend card, then the four orders."""
LEGEND_CARD: Final = 3


def is_useful(s: War, unit: int, number: int) -> bool:
    """Whether a power can be used now and would do something."""
    if not is_ready(s, unit, number):
        return False
    power = power_of(s, unit, number)
    effect = power.effect
    if effect == TAKE:
        return power.what != LEGEND_CARD
    if effect == CONVERT_ORDER:
        return s.orders[s.owner[unit] * ORDER_KINDS + power.what - FIRST_ORDER] >= power.count
    if effect in (GRANT_SKILL, GRANT_DIE):
        return not has_boon(s, unit, number)
    if effect == MOVE_RALLY_POINT:
        return bool(rally_points(s, unit_side(s, unit)))
    if effect == RALLY_TROOP:
        return bool(rally_areas(s, unit, number)) and bool(troops_to_rally(s, s.owner[unit]))
    if effect == SUMMON:
        return bool(summoned(s, unit, number))
    return False


def carry_out(s: War, unit: int, number: int) -> None:
    """Use a power; where something is to be chosen, the caller asks for it."""
    power = power_of(s, unit, number)
    seat = s.owner[unit]
    use(s, unit, number)
    s.emit(PowerUsed, seat, unit, power.effect)
    if power.effect == TAKE:
        gain(s, seat, unit, power.what, power.count)
    elif power.effect == CONVERT_ORDER:
        s.orders[seat * ORDER_KINDS + power.what - FIRST_ORDER] -= power.count
        s.orders[seat * ORDER_KINDS + power.into - FIRST_ORDER] += 1
        s.emit(OrdersConverted, seat, power.what - FIRST_ORDER, power.count, power.into - FIRST_ORDER)
    elif power.effect in (GRANT_SKILL, GRANT_DIE):
        s.boons += [unit, number]
    elif power.effect == SUMMON:
        for other in summoned(s, unit, number):
            arrive(s, other, s.place[unit])


def gain(s: War, seat: int, unit: int, what: int, count: int) -> None:
    """A player takes tokens or orders that a unit's power brings; legend cards need their deck."""
    if what == LEGEND_CARD:
        return
    if what < LEGEND_CARD:
        s.tokens[seat * TOKEN_KINDS + what] += count
    else:
        s.orders[seat * ORDER_KINDS + what - FIRST_ORDER] += count
    s.emit(PowerGave, seat, unit, what, count)


def summoned(s: War, unit: int, number: int) -> list[int]:
    """The units of the reserve that a power brings into its unit's area, as many as have room."""
    power = power_of(s, unit, number)
    area = s.place[unit]
    room = s.room[area]
    found: list[int] = []
    for other in members(s.force[unit_side(s, unit)]):
        if len(found) < power.count and s.place[other] == RESERVE and s.profile[other] == power.unit:
            size = s.setting.cards.size[power.unit]
            if s.owner[other] == s.owner[unit] and room >= size and may_stand(s, other, area):
                found.append(other)
                room -= size
    return found


def troops_to_rally(s: War, seat: int) -> list[int]:
    """The own troops in the disrupted section; of those that are alike, the first."""
    troops = s.setting.cards.of_kind[TROOP]
    disrupted = [
        unit
        for unit in members(s.force[side_of(s, seat)])
        if s.place[unit] == DISRUPTED and s.owner[unit] == seat and troops >> s.profile[unit] & 1
    ]
    return first_of_each(s, disrupted)


def rally_areas(s: War, unit: int, number: int) -> list[int]:
    """The allied areas with room within the scope of a power that rallies troops; never indoors (JA-6.3)."""
    side = unit_side(s, unit)
    troops = troops_to_rally(s, s.owner[unit])
    return [
        area
        for area in areas_in_scope(s, s.place[unit], power_of(s, unit, number).scope)
        if is_allied(s, area, side)
        and not is_inside(s, area)
        and any(has_room(s, troop, area) and may_stand(s, troop, area) for troop in troops)
    ]


def rally_points(s: War, side: int) -> list[int]:
    """JA-4.10: the numbers of a side's rally points; of those in one area, the first."""
    sides = s.setting.plan.rally_sides
    found: list[int] = []
    for number, area in enumerate(s.rally):
        if sides[number] == side and all(s.rally[other] != area for other in found):
            found.append(number)
    return found


def refuse_rally_point(s: War, side: int, origin: int, area: int) -> Refusal | None:
    """JA-4.10: why a rally point may not be moved: there is none, it stays, indoors, an enemy's area."""
    if all(s.rally[number] != origin for number in rally_points(s, side)):
        return Refusal("JA-4.10", "no-rally-point")
    if area == origin:
        return Refusal("JA-4.10", "stays-there")
    if is_inside(s, area):
        return Refusal("JA-4.10", "not-indoors")
    return Refusal("JA-4.10", "enemy-area") if is_enemy(s, area, side) else None
