"""6, 9. Units that effects bring onto the board, and rally points that they move (JA-6.9, JA-4.10)."""

from __future__ import annotations

from timefront.games.joan_of_arc.board.areas import has_room, is_allied, is_enemy, is_inside, may_stand
from timefront.games.joan_of_arc.board.same_kind import first_of_each
from timefront.games.joan_of_arc.content.effects import Effect
from timefront.games.joan_of_arc.content.scenario_parts import RESERVE
from timefront.games.joan_of_arc.content.vocabulary import SUMMON, TROOP
from timefront.games.joan_of_arc.rules.activation.engineer import areas_in_scope
from timefront.games.joan_of_arc.rules.rounds.rallying import places_of_return
from timefront.games.joan_of_arc.state import DISRUPTED, War, side_of, unit_side
from timefront.kernel.bits import members
from timefront.kernel.flow import NOBODY
from timefront.kernel.questions import Refusal


def units_to_summon(s: War, effect: Effect, unit: int) -> list[int]:
    """The units of the reserve that a power brings into its unit's area, as many as there is room for."""
    area = s.place[unit]
    room = s.room[area]
    found: list[int] = []
    for other in members(s.force[unit_side(s, unit)]):
        if len(found) < effect.count and s.place[other] == RESERVE and s.profile[other] == effect.unit:
            size = s.setting.cards.size[effect.unit]
            if s.owner[other] == s.owner[unit] and room >= size and may_stand(s, other, area):
                found.append(other)
                room -= size
    return found


def troops_to_rally(s: War, seat: int) -> list[int]:
    """A seat's troops in the disrupted section, the first of each kind."""
    troops = s.setting.cards.of_kind[TROOP]
    disrupted = [
        unit
        for unit in members(s.force[side_of(s, seat)])
        if s.place[unit] == DISRUPTED and s.owner[unit] == seat and troops >> s.profile[unit] & 1
    ]
    return first_of_each(s, disrupted)


def rally_areas(s: War, effect: Effect, unit: int) -> list[int]:
    """The allied areas with room within the scope of a power that rallies troops; never indoors (JA-6.3)."""
    side = unit_side(s, unit)
    troops = troops_to_rally(s, s.owner[unit])
    return [
        area
        for area in areas_in_scope(s, s.place[unit], effect.scope)
        if is_allied(s, area, side)
        and not is_inside(s, area)
        and any(has_room(s, troop, area) and may_stand(s, troop, area) for troop in troops)
    ]


def places_for(s: War, effect: Effect, unit: int, troop: int) -> list[int]:
    """Where an effect can bring a disrupted troop: near its unit or, without one, to a rally point (JA-4.8)."""
    if unit == NOBODY:
        return places_of_return(s, troop)
    return [area for area in rally_areas(s, effect, unit) if has_room(s, troop, area) and may_stand(s, troop, area)]


def can_rally(s: War, effect: Effect, seat: int, unit: int) -> bool:
    """Whether an effect can bring back a disrupted troop."""
    return any(places_for(s, effect, unit, troop) for troop in units_to_rally(s, effect, seat))


def units_to_rally(s: War, effect: Effect, seat: int) -> list[int]:
    """A seat's units that an effect can bring to rally points: disrupted troops, or those that it summons."""
    if effect.effect != SUMMON:
        return troops_to_rally(s, seat)
    reserve = [
        unit
        for unit, owner in enumerate(s.owner)
        if owner == seat and s.place[unit] == RESERVE and s.profile[unit] == effect.unit
    ]
    return first_of_each(s, reserve)


def upkeep_due(s: War, seat: int) -> list[int]:
    """JA-4.4: the level-2 characters of a player on the board, by id."""
    level = s.setting.cards.level
    return [
        unit
        for unit, owner in enumerate(s.owner)
        if owner == seat and s.place[unit] >= 0 and level[s.profile[unit]] > 1
    ]


def rally_points(s: War, side: int) -> list[int]:
    """JA-4.10: the numbers of a side's rally points; only the first of those in one area."""
    sides = s.setting.plan.rally_sides
    found: list[int] = []
    for number, area in enumerate(s.rally):
        if sides[number] == side and all(s.rally[other] != area for other in found):
            found.append(number)
    return found


def refuse_rally_point(s: War, side: int, origin: int, area: int) -> Refusal | None:
    """JA-4.10: why a rally point may not be moved: there is none, it would stay put, indoors, an enemy area."""
    if all(s.rally[number] != origin for number in rally_points(s, side)):
        return Refusal("JA-4.10", "no-rally-point")
    if area == origin:
        return Refusal("JA-4.10", "stays-there")
    if is_inside(s, area):
        return Refusal("JA-4.10", "not-indoors")
    return Refusal("JA-4.10", "enemy-area") if is_enemy(s, area, side) else None
