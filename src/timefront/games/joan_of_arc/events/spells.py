"""Facts about legend cards that affect areas, units and doom dice (JA-8.5)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar, final

from timefront.games.joan_of_arc.verbs import AREA, RESULT, SEAT, SKILL, UNIT
from timefront.kernel.events import Event
from timefront.kernel.questions import Kind


@final
@dataclass
class SkillGranted(Event):
    """The units of a player's side in an area have a skill for a while."""

    seat: int
    area: int
    skill: int
    rule: ClassVar[str] = "JA-8.5"
    kinds: ClassVar[dict[str, Kind]] = {"seat": SEAT, "area": AREA, "skill": SKILL}


@final
@dataclass
class SkillDenied(Event):
    """The enemies of a player in an area lose a skill for a while."""

    seat: int
    area: int
    skill: int
    rule: ClassVar[str] = "JA-8.5"
    kinds: ClassVar[dict[str, Kind]] = {"seat": SEAT, "area": AREA, "skill": SKILL}


@final
@dataclass
class HexVeiled(Event):
    """There is mist on the hex of an area."""

    seat: int
    area: int
    rule: ClassVar[str] = "JA-8.5"
    kinds: ClassVar[dict[str, Kind]] = {"seat": SEAT, "area": AREA}


@final
@dataclass
class AreaMired(Event):
    """There are caltrops in an area."""

    seat: int
    area: int
    rule: ClassVar[str] = "JA-8.5"
    kinds: ClassVar[dict[str, Kind]] = {"seat": SEAT, "area": AREA}


@final
@dataclass
class CardPutOutFire(Event):
    """A card removed the fire of an area."""

    seat: int
    area: int
    rule: ClassVar[str] = "JA-8.8"
    kinds: ClassVar[dict[str, Kind]] = {"seat": SEAT, "area": AREA}


@final
@dataclass
class CardRescueRolled(Event):
    """A card may save a unit from destruction: what its die shows."""

    unit: int
    result: int
    rule: ClassVar[str] = "JA-8.5"
    kinds: ClassVar[dict[str, Kind]] = {"unit": UNIT, "result": RESULT}


@final
@dataclass
class DoomTurned(Event):
    """A card changed what a doom die counts as."""

    unit: int
    result: int
    into: int
    rule: ClassVar[str] = "JA-8.5"
    kinds: ClassVar[dict[str, Kind]] = {"unit": UNIT, "result": RESULT, "into": RESULT}


@final
@dataclass
class CardRerolledDoom(Event):
    """A card lets a doom die be rerolled."""

    seat: int
    unit: int
    rule: ClassVar[str] = "JA-8.5"
    kinds: ClassVar[dict[str, Kind]] = {"seat": SEAT, "unit": UNIT}


EVENTS: tuple[type[Event], ...] = (
    SkillGranted,
    SkillDenied,
    HexVeiled,
    AreaMired,
    CardPutOutFire,
    CardRescueRolled,
    DoomTurned,
    CardRerolledDoom,
)
