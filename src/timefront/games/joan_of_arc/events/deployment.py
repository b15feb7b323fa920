"""Facts about the deployment of armies before a free battle."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar, final

from timefront.games.joan_of_arc.verbs import AREA, SEAT, UNIT
from timefront.kernel.events import Event
from timefront.kernel.questions import Kind


@final
@dataclass
class UnitDeployed(Event):
    """A player placed a unit of the army."""

    seat: int
    unit: int
    area: int
    rule: ClassVar[str] = "JA-13.3"
    kinds: ClassVar[dict[str, Kind]] = {"seat": SEAT, "unit": UNIT, "area": AREA}


@final
@dataclass
class UnitLeftBehind(Event):
    """A unit found no room in its zone and counts as lost."""

    seat: int
    unit: int
    rule: ClassVar[str] = "JA-13.3"
    kinds: ClassVar[dict[str, Kind]] = {"seat": SEAT, "unit": UNIT}


@final
@dataclass
class ArmyReady(Event):
    """A player has deployed the army."""

    seat: int
    rule: ClassVar[str] = "JA-13.3"
    kinds: ClassVar[dict[str, Kind]] = {"seat": SEAT}


EVENTS: tuple[type[Event], ...] = (UnitDeployed, UnitLeftBehind, ArmyReady)
