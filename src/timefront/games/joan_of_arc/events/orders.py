"""Facts about orders and actions: who was activated, and what was done besides moving and fighting."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar, final

from timefront.games.joan_of_arc.verbs import AREA, EDGE, GAIN, ORDER, POWER, RESULT, SEAT, SIDE, TOKEN, UNIT
from timefront.kernel.events import Event
from timefront.kernel.questions import Kind


@final
@dataclass
class OrderSpentOnGiant(Event):
    """A player discarded one more order to activate a gigantic creature."""

    seat: int
    order: int
    unit: int
    rule: ClassVar[str] = "JA-12.6"
    kinds: ClassVar[dict[str, Kind]] = {"seat": SEAT, "order": ORDER, "unit": UNIT}


@final
@dataclass
class OrderPlaced(Event):
    """A player placed an order, which activates the player's units in the area."""

    seat: int
    order: int
    area: int
    rule: ClassVar[str] = "JA-4.5"
    kinds: ClassVar[dict[str, Kind]] = {"seat": SEAT, "order": ORDER, "area": AREA}


@final
@dataclass
class InterruptPlayed(Event):
    """A player used an interrupt order in another's turn."""

    seat: int
    area: int
    rule: ClassVar[str] = "JA-5.7"
    kinds: ClassVar[dict[str, Kind]] = {"seat": SEAT, "area": AREA}


@final
@dataclass
class OrdersEnded(Event):
    """A player places no more orders in this turn."""

    seat: int
    rule: ClassVar[str] = "JA-4.6"
    kinds: ClassVar[dict[str, Kind]] = {"seat": SEAT}


@final
@dataclass
class ActionLost(Event):
    """What a unit declared is no longer possible: it waits."""

    seat: int
    unit: int
    rule: ClassVar[str] = "JA-4.5"
    kinds: ClassVar[dict[str, Kind]] = {"seat": SEAT, "unit": UNIT}


@final
@dataclass
class MarchRolled(Event):
    """The die of a forced march was rolled for the units that set out for an area."""

    seat: int
    area: int
    count: int
    result: int
    rule: ClassVar[str] = "JA-11.1"
    kinds: ClassVar[dict[str, Kind]] = {"seat": SEAT, "area": AREA, "result": RESULT}


@final
@dataclass
class UnitCharged(Event):
    """A unit charged."""

    seat: int
    unit: int
    area: int
    rule: ClassVar[str] = "JA-5.5"
    kinds: ClassVar[dict[str, Kind]] = {"seat": SEAT, "unit": UNIT, "area": AREA}


@final
@dataclass
class UnitHealed(Event):
    """A unit healed a wound of another one."""

    seat: int
    unit: int
    patient: int
    wounds: int
    rule: ClassVar[str] = "JA-9.heal"
    kinds: ClassVar[dict[str, Kind]] = {"seat": SEAT, "unit": UNIT, "patient": UNIT}


@final
@dataclass
class UnitPrayed(Event):
    """A unit prayed and its owner took a token."""

    seat: int
    unit: int
    token: int
    rule: ClassVar[str] = "JA-9.prayer"
    kinds: ClassVar[dict[str, Kind]] = {"seat": SEAT, "unit": UNIT, "token": TOKEN}


@final
@dataclass
class BarricadeBuilt(Event):
    """An engineer built a barricade."""

    seat: int
    unit: int
    area: int
    rule: ClassVar[str] = "JA-8.8"
    kinds: ClassVar[dict[str, Kind]] = {"seat": SEAT, "unit": UNIT, "area": AREA}


@final
@dataclass
class FireSet(Event):
    """An engineer set fire to the area."""

    seat: int
    unit: int
    area: int
    rule: ClassVar[str] = "JA-8.8"
    kinds: ClassVar[dict[str, Kind]] = {"seat": SEAT, "unit": UNIT, "area": AREA}


@final
@dataclass
class FirePutOut(Event):
    """A unit removed a fire token."""

    seat: int
    unit: int
    area: int
    rule: ClassVar[str] = "JA-8.8"
    kinds: ClassVar[dict[str, Kind]] = {"seat": SEAT, "unit": UNIT, "area": AREA}


@final
@dataclass
class StakesPlaced(Event):
    """A unit planted stakes on a hex edge."""

    seat: int
    unit: int
    edge: int
    rule: ClassVar[str] = "JA-10.5"
    kinds: ClassVar[dict[str, Kind]] = {"seat": SEAT, "unit": UNIT, "edge": EDGE}


@final
@dataclass
class UnitsCommanded(Event):
    """A commander activated units of an area."""

    seat: int
    unit: int
    area: int
    count: int
    rule: ClassVar[str] = "JA-8.2"
    kinds: ClassVar[dict[str, Kind]] = {"seat": SEAT, "unit": UNIT, "area": AREA}


@final
@dataclass
class PowerUsed(Event):
    """A power of a unit was used."""

    seat: int
    unit: int
    power: int
    rule: ClassVar[str] = "JA-6.9"
    kinds: ClassVar[dict[str, Kind]] = {"seat": SEAT, "unit": UNIT, "power": POWER}


@final
@dataclass
class PowerGave(Event):
    """A power of a unit gave its owner tokens or orders."""

    seat: int
    unit: int
    gain: int
    count: int
    rule: ClassVar[str] = "JA-6.9"
    kinds: ClassVar[dict[str, Kind]] = {"seat": SEAT, "unit": UNIT, "gain": GAIN}


@final
@dataclass
class OrdersConverted(Event):
    """A player exchanged orders of one kind for one of another kind."""

    seat: int
    order: int
    count: int
    into: int
    rule: ClassVar[str] = "JA-6.9"
    kinds: ClassVar[dict[str, Kind]] = {"seat": SEAT, "order": ORDER, "into": ORDER}


@final
@dataclass
class RallyPointMoved(Event):
    """A rally point of a side was moved."""

    side: int
    origin: int
    area: int
    rule: ClassVar[str] = "JA-4.10"
    kinds: ClassVar[dict[str, Kind]] = {"side": SIDE, "origin": AREA, "area": AREA}


@final
@dataclass
class RerollTokenTaken(Event):
    """A unit let its owner take back the reroll token."""

    seat: int
    unit: int
    rule: ClassVar[str] = "JA-9.reroll"
    kinds: ClassVar[dict[str, Kind]] = {"seat": SEAT, "unit": UNIT}


EVENTS: tuple[type[Event], ...] = (
    OrderPlaced,
    OrderSpentOnGiant,
    InterruptPlayed,
    OrdersEnded,
    ActionLost,
    MarchRolled,
    UnitCharged,
    UnitHealed,
    UnitPrayed,
    BarricadeBuilt,
    FireSet,
    FirePutOut,
    StakesPlaced,
    UnitsCommanded,
    PowerUsed,
    PowerGave,
    OrdersConverted,
    RallyPointMoved,
    RerollTokenTaken,
)
