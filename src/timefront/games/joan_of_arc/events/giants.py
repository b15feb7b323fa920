"""What gigantic creatures do (JA-12.7)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar, final

from timefront.games.joan_of_arc.verbs import AREA, RESULT, SEAT, UNIT
from timefront.kernel.events import Event
from timefront.kernel.questions import Kind


@final
@dataclass
class HexAssaulted(Event):
    """A gigantic creature assaulted a whole hex, named by its first area, with a die for each of its areas."""

    seat: int
    unit: int
    area: int
    count: int
    rule: ClassVar[str] = "JA-12.7"
    kinds: ClassVar[dict[str, Kind]] = {"seat": SEAT, "unit": UNIT, "area": AREA}


@final
@dataclass
class GiganticDieAssigned(Event):
    """The attacker put a gigantic die on an area; its result counts for this many enemies there."""

    seat: int
    unit: int
    result: int
    area: int
    count: int
    rule: ClassVar[str] = "JA-12.7"
    kinds: ClassVar[dict[str, Kind]] = {"seat": SEAT, "unit": UNIT, "result": RESULT, "area": AREA}


EVENTS: tuple[type[Event], ...] = (HexAssaulted, GiganticDieAssigned)
