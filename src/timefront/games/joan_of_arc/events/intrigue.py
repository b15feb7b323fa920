"""Facts about intrigue (JA-8.6)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar, final

from timefront.games.joan_of_arc.verbs import INTRIGUE_EVENT, SEAT, UNIT
from timefront.kernel.events import Event
from timefront.kernel.questions import Kind


@final
@dataclass
class IntrigueTriggered(Event):
    """A player pays for an event of their intrigue card, and triggers it."""

    seat: int
    intrigue: int
    """The event; the field `event` of a fact is its own name."""
    count: int
    """The tokens that are on its slot now."""
    rule: ClassVar[str] = "JA-8.6"
    kinds: ClassVar[dict[str, Kind]] = {"seat": SEAT, "intrigue": INTRIGUE_EVENT}


@final
@dataclass
class UpkeepSpared(Event):
    """A level-2 character keeps its level without a payment."""

    seat: int
    unit: int
    rule: ClassVar[str] = "JA-4.4"
    kinds: ClassVar[dict[str, Kind]] = {"seat": SEAT, "unit": UNIT}


EVENTS: tuple[type[Event], ...] = (IntrigueTriggered, UpkeepSpared)
