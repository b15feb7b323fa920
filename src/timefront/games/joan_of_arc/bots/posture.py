"""Where units are, or will be after what they declared: what a bot judges instead of the bare position."""

from __future__ import annotations

from typing import final

from timefront.games.joan_of_arc.rules.activation.actions import (
    ASSAULT_DEED,
    CARRY_DEED,
    CHARGE_DEED,
    HASTE_DEED,
    JUMP_DEED,
    MELEE_DEED,
    MOVE_DEED,
    NOWHERE,
    way_end,
)
from timefront.games.joan_of_arc.rules.activation.activation import Activation
from timefront.games.joan_of_arc.rules.activation.declaring import Declaration
from timefront.games.joan_of_arc.state import War


@final
class Posture:
    """The places of all units and the units of all areas. Callers must not change the lists."""

    def __init__(self, places: list[int], here: list[int], beset: int) -> None:
        self.places = places
        self.here = here
        self.beset = beset
        """The areas about to be attacked in melee: there is less to fear from them."""
        self.walking = 0
        """The units that go somewhere without striking from there."""


def posture_of(s: War) -> Posture:
    """Where all units will be once the declared moves are made."""
    posture = Posture(s.place, s.here, 0)
    for frame in s.stack:
        if isinstance(frame, Declaration) or (isinstance(frame, Activation) and frame.has_declared):
            apply(s, posture, frame.units, frame.deeds, frame.aims, frame.ways, frame.strikes)
    return posture


def apply(
    s: War, posture: Posture, units: list[int], deeds: list[int], aims: list[int], ways: list[int], strikes: list[int]
) -> None:
    """Move units where they will go, and note whom they will strike."""
    for number, deed in enumerate(deeds):
        if deed == MELEE_DEED:
            posture.beset |= 1 << aims[number]
        elif deed == CARRY_DEED and ways[number]:
            shift(s, posture, units[number], way_end(ways[number]))
            shift(s, posture, aims[number], way_end(ways[number]))
        elif deed == ASSAULT_DEED:
            for area in s.setting.board.hex_areas[s.setting.board.area_hex[aims[number]]]:
                posture.beset |= 1 << area
        elif deed in (MOVE_DEED, JUMP_DEED, HASTE_DEED, CHARGE_DEED):
            shift(s, posture, units[number], way_end(ways[number]))
            if strikes[number] != NOWHERE:
                posture.beset |= 1 << strikes[number]
            elif deed != CHARGE_DEED:
                posture.walking |= 1 << units[number]


def shift(s: War, posture: Posture, unit: int, area: int) -> None:
    """Put a unit elsewhere; the position's own columns stay unchanged."""
    place = posture.places[unit]
    if place < 0 or area < 0 or place == area:
        return
    if posture.places is s.place:
        posture.places = s.place[:]
        posture.here = s.here[:]
    posture.places[unit] = area
    for left in filled(s, unit, place):
        posture.here[left] &= ~(1 << unit)
    for entered in filled(s, unit, area):
        posture.here[entered] |= 1 << unit


def filled(s: War, unit: int, area: int) -> list[int]:
    """The areas that a unit fills from one area; a gigantic creature fills the hex (JA-12.6)."""
    board = s.setting.board
    return board.hex_areas[board.area_hex[area]] if s.setting.giants >> unit & 1 else [area]
