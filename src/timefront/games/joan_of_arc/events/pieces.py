"""Facts about pieces: where units go, and what happens to them and to things on the board."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar, final

from timefront.games.joan_of_arc.verbs import AREA, BUILDING, EDGE, ELEMENT, OBJECTIVE, SEAT, SIDE, UNIT
from timefront.kernel.events import Event
from timefront.kernel.questions import Kind


@final
@dataclass
class UnitMoved(Event):
    """A unit went from one area into another."""

    seat: int
    unit: int
    origin: int
    area: int
    rule: ClassVar[str] = "JA-6.2"
    kinds: ClassVar[dict[str, Kind]] = {"seat": SEAT, "unit": UNIT, "origin": AREA, "area": AREA}


@final
@dataclass
class UnitArrived(Event):
    """A unit came onto the board."""

    unit: int
    area: int
    rule: ClassVar[str] = "JA-4.8"
    kinds: ClassVar[dict[str, Kind]] = {"unit": UNIT, "area": AREA}


@final
@dataclass
class CivilianRecruited(Event):
    """A civilian joined a player."""

    seat: int
    unit: int
    area: int
    rule: ClassVar[str] = "JA-6.4"
    kinds: ClassVar[dict[str, Kind]] = {"seat": SEAT, "unit": UNIT, "area": AREA}


@final
@dataclass
class CivilianLeft(Event):
    """A recruited civilian was left alone and is neutral again."""

    unit: int
    area: int
    rule: ClassVar[str] = "JA-6.4"
    kinds: ClassVar[dict[str, Kind]] = {"unit": UNIT, "area": AREA}


@final
@dataclass
class UnitWounded(Event):
    """Wound tokens were put on a unit's card."""

    unit: int
    wounds: int
    hp: int
    rule: ClassVar[str] = "JA-2.2"
    kinds: ClassVar[dict[str, Kind]] = {"unit": UNIT}


@final
@dataclass
class UnitDisrupted(Event):
    """A unit went to the disrupted section of the infirmary."""

    unit: int
    area: int
    rule: ClassVar[str] = "JA-7.6"
    kinds: ClassVar[dict[str, Kind]] = {"unit": UNIT, "area": AREA}


@final
@dataclass
class UnitDestroyed(Event):
    """A unit went to the graveyard."""

    unit: int
    area: int
    """Where it was, or -1 if it came from the infirmary."""
    rule: ClassVar[str] = "JA-7.5"
    kinds: ClassVar[dict[str, Kind]] = {"unit": UNIT, "area": AREA}


@final
@dataclass
class UnitCaptured(Event):
    """A character that an attack would have destroyed was captured instead."""

    seat: int
    unit: int
    area: int
    rule: ClassVar[str] = "JA-11.4"
    kinds: ClassVar[dict[str, Kind]] = {"seat": SEAT, "unit": UNIT, "area": AREA}


@final
@dataclass
class ImmortalSaved(Event):
    """A unit that would have been destroyed went to the infirmary instead."""

    unit: int
    rule: ClassVar[str] = "JA-9.immortal"
    kinds: ClassVar[dict[str, Kind]] = {"unit": UNIT}


@final
@dataclass
class RewardTaken(Event):
    """A player took the rewards for a destroyed unit."""

    seat: int
    unit: int
    experience: int
    legend: int
    points: int
    rule: ClassVar[str] = "JA-7.10"
    kinds: ClassVar[dict[str, Kind]] = {"seat": SEAT, "unit": UNIT}


@final
@dataclass
class PointsScored(Event):
    """A side reached an objective."""

    side: int
    objective: int
    points: int
    total: int
    rule: ClassVar[str] = "JA-4.12"
    kinds: ClassVar[dict[str, Kind]] = {"side": SIDE, "objective": OBJECTIVE}


@final
@dataclass
class StakesRemoved(Event):
    """Stakes were removed because an enemy of their owner crossed them, or because they burnt."""

    edge: int
    rule: ClassVar[str] = "JA-10.5"
    kinds: ClassVar[dict[str, Kind]] = {"edge": EDGE}


@final
@dataclass
class BarricadeRemoved(Event):
    """A barricade was removed because an enemy of its side entered, or because it burnt."""

    area: int
    rule: ClassVar[str] = "JA-8.8"
    kinds: ClassVar[dict[str, Kind]] = {"area": AREA}


@final
@dataclass
class ElementRemoved(Event):
    """A terrain element is gone."""

    element: int
    area: int
    rule: ClassVar[str] = "JA-10.2"
    kinds: ClassVar[dict[str, Kind]] = {"element": ELEMENT, "area": AREA}


@final
@dataclass
class BuildingDamaged(Event):
    """A player put damage on a building."""

    seat: int
    building: int
    area: int
    damage: int
    resistance: int
    rule: ClassVar[str] = "JA-10.4"
    kinds: ClassVar[dict[str, Kind]] = {"seat": SEAT, "building": BUILDING, "area": AREA}


@final
@dataclass
class BuildingCollapsed(Event):
    """A building became rubble."""

    building: int
    area: int
    rule: ClassVar[str] = "JA-10.4"
    kinds: ClassVar[dict[str, Kind]] = {"building": BUILDING, "area": AREA}


@final
@dataclass
class BuildingRazed(Event):
    """A player's gigantic die removed a small building."""

    seat: int
    building: int
    area: int
    rule: ClassVar[str] = "JA-12.7"
    kinds: ClassVar[dict[str, Kind]] = {"seat": SEAT, "building": BUILDING, "area": AREA}


EVENTS: tuple[type[Event], ...] = (
    UnitMoved,
    UnitArrived,
    CivilianRecruited,
    CivilianLeft,
    UnitWounded,
    UnitDisrupted,
    UnitDestroyed,
    UnitCaptured,
    ImmortalSaved,
    RewardTaken,
    PointsScored,
    StakesRemoved,
    BarricadeRemoved,
    ElementRemoved,
    BuildingDamaged,
    BuildingCollapsed,
    BuildingRazed,
)
