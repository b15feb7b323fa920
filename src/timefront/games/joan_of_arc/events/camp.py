"""Facts of the camp phase: doom dice, returning units, fire and collapse."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar, final

from timefront.games.joan_of_arc.verbs import AREA, BUILDING, RESULT, SEAT, UNIT
from timefront.kernel.events import Event
from timefront.kernel.questions import Kind


@final
@dataclass
class DoomRolled(Event):
    """The doom die was rolled for a unit in the infirmary."""

    seat: int
    unit: int
    result: int
    rule: ClassVar[str] = "JA-4.8"
    kinds: ClassVar[dict[str, Kind]] = {"seat": SEAT, "unit": UNIT, "result": RESULT}


@final
@dataclass
class DoomRerolled(Event):
    """A player spent the reroll token to reroll the doom die."""

    seat: int
    unit: int
    rule: ClassVar[str] = "JA-8.7"
    kinds: ClassVar[dict[str, Kind]] = {"seat": SEAT, "unit": UNIT}


@final
@dataclass
class UnitWaits(Event):
    """A unit went to the waiting section of the infirmary."""

    unit: int
    rule: ClassVar[str] = "JA-4.8"
    kinds: ClassVar[dict[str, Kind]] = {"unit": UNIT}


@final
@dataclass
class RansomPaid(Event):
    """A player paid experience to the captor of a unit, which went to the waiting section."""

    seat: int
    captor: int
    unit: int
    count: int
    rule: ClassVar[str] = "JA-11.4"
    kinds: ClassVar[dict[str, Kind]] = {"seat": SEAT, "captor": SEAT, "unit": UNIT}


@final
@dataclass
class InfirmaryLost(Event):
    """The last round is over: units still in the infirmary are destroyed."""

    rule: ClassVar[str] = "JA-4.9"


@final
@dataclass
class FireBurned(Event):
    """A fire burned in an area."""

    area: int
    rule: ClassVar[str] = "JA-4.11"
    kinds: ClassVar[dict[str, Kind]] = {"area": AREA}


@final
@dataclass
class FireStruck(Event):
    """The die of a fire was rolled for a unit."""

    unit: int
    result: int
    rule: ClassVar[str] = "JA-8.8"
    kinds: ClassVar[dict[str, Kind]] = {"unit": UNIT, "result": RESULT}


@final
@dataclass
class FireWentOut(Event):
    """A fire token was removed with the building that it brought down."""

    area: int
    rule: ClassVar[str] = "JA-8.8"
    kinds: ClassVar[dict[str, Kind]] = {"area": AREA}


@final
@dataclass
class CollapseStruck(Event):
    """The die of a collapse was rolled for a unit inside, with its defence dice."""

    building: int
    unit: int
    result: int
    shields: int
    rule: ClassVar[str] = "JA-10.4"
    kinds: ClassVar[dict[str, Kind]] = {"building": BUILDING, "unit": UNIT, "result": RESULT}


EVENTS: tuple[type[Event], ...] = (
    DoomRolled,
    DoomRerolled,
    UnitWaits,
    RansomPaid,
    InfirmaryLost,
    FireBurned,
    FireStruck,
    FireWentOut,
    CollapseStruck,
)
