"""Facts about equipment (JA-8.3)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar, final

from timefront.games.joan_of_arc.verbs import EQUIPMENT, EQUIPMENT_DECK, SEAT, UNIT
from timefront.kernel.events import Event
from timefront.kernel.questions import Kind


@final
@dataclass
class EquipmentGained(Event):
    """A character gained a piece of equipment in a discussion."""

    seat: int
    unit: int
    card: int
    rule: ClassVar[str] = "JA-8.3"
    kinds: ClassVar[dict[str, Kind]] = {"seat": SEAT, "unit": UNIT, "card": EQUIPMENT}


@final
@dataclass
class EquipmentPutOn(Event):
    """A character puts on a piece of equipment."""

    unit: int
    card: int
    rule: ClassVar[str] = "JA-8.3"
    kinds: ClassVar[dict[str, Kind]] = {"unit": UNIT, "card": EQUIPMENT}


@final
@dataclass
class EquipmentGiven(Event):
    """A character hands a piece of equipment to another one."""

    giver: int
    card: int
    unit: int
    rule: ClassVar[str] = "JA-8.3"
    kinds: ClassVar[dict[str, Kind]] = {"giver": UNIT, "card": EQUIPMENT, "unit": UNIT}


@final
@dataclass
class EquipmentDiscarded(Event):
    """A player discards a piece of equipment."""

    unit: int
    card: int
    rule: ClassVar[str] = "JA-8.3"
    kinds: ClassVar[dict[str, Kind]] = {"unit": UNIT, "card": EQUIPMENT}


@final
@dataclass
class EquipmentLost(Event):
    """A piece of equipment is lost with its character."""

    unit: int
    card: int
    rule: ClassVar[str] = "JA-8.3"
    kinds: ClassVar[dict[str, Kind]] = {"unit": UNIT, "card": EQUIPMENT}


@final
@dataclass
class EquipmentUsed(Event):
    """A character uses a piece of equipment."""

    unit: int
    card: int
    rule: ClassVar[str] = "JA-8.3"
    kinds: ClassVar[dict[str, Kind]] = {"unit": UNIT, "card": EQUIPMENT}


@final
@dataclass
class EquipmentReshuffled(Event):
    """The discarded equipment of a deck became the new deck."""

    deck: int
    rule: ClassVar[str] = "JA-8.3"
    kinds: ClassVar[dict[str, Kind]] = {"deck": EQUIPMENT_DECK}


EVENTS: tuple[type[Event], ...] = (
    EquipmentGained,
    EquipmentPutOn,
    EquipmentGiven,
    EquipmentDiscarded,
    EquipmentLost,
    EquipmentUsed,
    EquipmentReshuffled,
)
