"""2, 6. Putting units on areas and taking them off, with all immediate consequences (JA-6.2, JA-6.4, JA-10.5)."""

from __future__ import annotations

from timefront.games.joan_of_arc.board.areas import building_of, civilians_in, has_soldier, is_inside, size_of
from timefront.games.joan_of_arc.board.cargo import passenger_of, unload, with_passengers
from timefront.games.joan_of_arc.board.gear import lose_gear
from timefront.games.joan_of_arc.board.giants import areas_of, is_giant
from timefront.games.joan_of_arc.board.laid import barricade_of, clear_barricade
from timefront.games.joan_of_arc.board.scoring import score_entry
from timefront.games.joan_of_arc.board.sky import is_sky
from timefront.games.joan_of_arc.content.vocabulary import CIVILIAN
from timefront.games.joan_of_arc.events.flight import PassengerDropped
from timefront.games.joan_of_arc.events.pieces import (
    BarricadeRemoved,
    CivilianLeft,
    CivilianRecruited,
    ElementRemoved,
    StakesRemoved,
    UnitArrived,
    UnitMoved,
)
from timefront.games.joan_of_arc.state import GONE, GRAVEYARD, OPEN, STAKES_OF, War, unit_side
from timefront.kernel.bits import members
from timefront.kernel.flow import NOBODY
from timefront.kernel.rulebook import WITNESS


def move(s: War, units: list[int], area: int, *, is_leap: bool = False) -> None:
    """JA-6.2: move units of one seat into an area together, across borders or by a jump; the caller has checked it."""
    origins: list[int] = []
    if s.cargo:
        units = with_passengers(s, units)
    for unit in units:
        origin = s.place[unit]
        if origin not in origins:
            origins.append(origin)
        lift(s, unit)
        put(s, unit, area)
        s.emit(UnitMoved, s.owner[unit], unit, origin, area)
    for origin in origins:
        if not is_leap:
            cross_all(s, units[0], origin, area)
        abandon(s, origin)
    enter(s, leader(s, units), area)
    abandon(s, area)
    if s.cargo:
        set_down(s, units, area)


def set_down(s: War, units: list[int], area: int) -> None:
    """JA-9.carrier: passengers are dropped when their carriers have landed."""
    for unit in units:
        passenger = passenger_of(s, unit)
        if passenger >= 0 and not is_sky(s, area):
            unload(s, unit)
            s.emit(PassengerDropped, s.owner[unit], unit, passenger, area)


def cross_all(s: War, unit: int, origin: int, area: int) -> None:
    """JA-10.5: stakes on a border that a unit crosses; a gigantic creature crosses all borders between two hexes."""
    side = unit_side(s, unit)
    if not s.setting.giants or not is_giant(s, unit):
        cross(s, origin, area, side)
        return
    board = s.setting.board
    for one in board.hex_areas[board.area_hex[origin]]:
        for other in board.hex_areas[board.area_hex[area]]:
            cross(s, one, other, side)


def leader(s: War, units: list[int]) -> int:
    """JA-6.4: the unit that recruits when units enter together: the first that is not a civilian, if any."""
    for unit in units:
        if s.setting.cards.kind[s.profile[unit]] != CIVILIAN:
            return unit
    return units[0]


def arrive(s: War, unit: int, area: int) -> None:
    """A unit comes onto the board from the infirmary or the reserve."""
    put(s, unit, area)
    s.emit(UnitArrived, unit, area)
    enter(s, unit, area)


def leave_board(s: War, unit: int, place: int) -> None:
    """A unit leaves the board for a place off it."""
    origin = s.place[unit]
    if s.cargo:
        unload(s, unit)
    if origin >= 0:
        lift(s, unit)
    s.place[unit] = place
    if place in (GRAVEYARD, GONE):
        lose_gear(s, unit)
    if origin >= 0:
        abandon(s, origin)


def put(s: War, unit: int, area: int) -> None:
    """Put a unit on an area; a gigantic creature fills the whole hex (JA-12.6)."""
    if s.setting.giants and is_giant(s, unit):
        fill_hex(s, unit, area)
        return
    s.place[unit] = area
    s.here[area] |= 1 << unit
    s.room[area] -= size_of(s, unit)


def lift(s: War, unit: int) -> None:
    """Take a unit off its area."""
    if s.setting.giants and is_giant(s, unit):
        for each in areas_of(s, unit):
            s.here[each] &= ~(1 << unit)
            s.room[each] += s.setting.board.capacity[each]
        return
    area = s.place[unit]
    s.here[area] &= ~(1 << unit)
    s.room[area] += size_of(s, unit)


def fill_hex(s: War, unit: int, area: int) -> None:
    """JA-12.6: a gigantic creature enters a hex: terrain elements and barricades are removed."""
    board = s.setting.board
    areas = board.hex_areas[board.area_hex[area]]
    for element in members(s.elements):
        if s.setting.element_area[element] in areas:
            remove_element(s, element)
    s.place[unit] = areas[0]
    for each in areas:
        remove_barricade(s, each)
        s.here[each] |= 1 << unit
        s.room[each] -= board.capacity[each]


def remove_element(s: War, element: int) -> None:
    """JA-10.2: remove a terrain element and free its space."""
    setting = s.setting
    area = setting.element_area[element]
    s.elements &= ~(1 << element)
    s.room[area] += setting.element_size[element]
    if setting.element_is_tree[element] and not any(
        setting.element_is_tree[other] and setting.element_area[other] == area for other in members(s.elements)
    ):
        s.with_tree &= ~(1 << area)
    s.emit(ElementRemoved, element, area)


def cross(s: War, origin: int, area: int, side: int) -> None:
    """JA-10.5: units that cross a border, even when pushed, remove their enemies' stakes."""
    board = s.setting.board
    border = board.border_between[origin * board.area_count + area]
    if border < 0:
        return
    for edge in board.border_edges[border]:
        if s.edges[edge] == STAKES_OF + 1 - side:
            s.edges[edge] = OPEN
            s.emit(StakesRemoved, edge)


def enter(s: War, unit: int, area: int) -> None:
    """JA-6.4, JA-8.8: what happens when a unit enters an area: civilians join it, an enemy barricade is removed."""
    side = unit_side(s, unit)
    seat = s.owner[unit]
    if barricade_of(s, area) == 2 - side:
        remove_barricade(s, area)
    civilians = civilians_in(s, area) if s.setting.has_civilians else 0
    if civilians and s.setting.cards.kind[s.profile[unit]] != CIVILIAN:
        for civilian in members(civilians):
            recruit(s, civilian, seat, area)
    if is_inside(s, area):
        WITNESS.cite(("JA-6.3",), "building entered")
        score_entry(s, side, building_of(s, area))


def remove_barricade(s: War, area: int) -> None:
    """JA-8.8: remove an area's barricade, if there is one, and free its space."""
    if barricade_of(s, area):
        clear_barricade(s, area)
        s.room[area] += 1
        s.emit(BarricadeRemoved, area)


def drive(s: War, unit: int, area: int, side: int) -> None:
    """JA-6.4: a neutral civilian is driven into an area; soldiers of its side who are there take it back."""
    lift(s, unit)
    put(s, unit, area)
    s.emit(UnitArrived, unit, area)
    if side != NOBODY and has_soldier(s, area, side):
        recruit(s, unit, s.owner[members(s.here[area] & s.force[side])[0]], area)


def recruit(s: War, civilian: int, seat: int, area: int) -> None:
    """JA-6.4: a civilian joins a seat."""
    s.owner[civilian] = seat
    s.force[s.setting.seat_side[seat]] |= 1 << civilian
    s.emit(CivilianRecruited, seat, civilian, area)


def abandon(s: War, area: int) -> None:
    """JA-6.4: recruited civilians without another unit of their side become neutral again."""
    if not s.setting.has_civilians:
        return
    cards = s.setting.cards
    for unit in members(s.here[area]):
        seat = s.owner[unit]
        if seat == NOBODY or cards.kind[s.profile[unit]] != CIVILIAN:
            continue
        side = s.setting.seat_side[seat]
        if not has_soldier(s, area, side):
            s.owner[unit] = NOBODY
            s.force[side] &= ~(1 << unit)
            s.emit(CivilianLeft, unit, area)


def civilians_first(s: War, units: list[int]) -> list[int]:
    """JA-7.10: what hits several units at once hits civilians first, while the units that lead them still stand."""
    kind = s.setting.cards.kind
    civilians = [unit for unit in units if kind[s.profile[unit]] == CIVILIAN]
    return civilians + [unit for unit in units if unit not in civilians]
