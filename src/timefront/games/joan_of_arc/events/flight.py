"""Facts about the sky: its tiles, and who is carried."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar, final

from timefront.games.joan_of_arc.verbs import AREA, SEAT, SKY_TILE, UNIT
from timefront.kernel.events import Event
from timefront.kernel.questions import Kind


@final
@dataclass
class SkyTileFlipped(Event):
    """A sky hex revealed its tile during set-up."""

    area: int
    tile: int
    rule: ClassVar[str] = "JA-12.1"
    kinds: ClassVar[dict[str, Kind]] = {"area": AREA, "tile": SKY_TILE}


@final
@dataclass
class PassengerTaken(Event):
    """A carrier took a unit along."""

    seat: int
    unit: int
    passenger: int
    rule: ClassVar[str] = "JA-9.carrier"
    kinds: ClassVar[dict[str, Kind]] = {"seat": SEAT, "unit": UNIT, "passenger": UNIT}


@final
@dataclass
class PassengerDropped(Event):
    """A carrier set its passenger down where it landed."""

    seat: int
    unit: int
    passenger: int
    area: int
    rule: ClassVar[str] = "JA-9.carrier"
    kinds: ClassVar[dict[str, Kind]] = {"seat": SEAT, "unit": UNIT, "passenger": UNIT, "area": AREA}


EVENTS: tuple[type[Event], ...] = (SkyTileFlipped, PassengerTaken, PassengerDropped)
