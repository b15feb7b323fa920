"""9. The facts of the scoring."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar, final

from timefront.games.battle_through_history.verbs import (
    ERA,
    SEAT,
)
from timefront.kernel.events import Event
from timefront.kernel.questions import Kind


@final
@dataclass
class UnitsScored(Event):
    """Elite units and heroes of a player are scored."""

    seat: int
    elites: int
    heroes: int
    points: int
    rule: ClassVar[str] = "BH-9.1"
    kinds: ClassVar[dict[str, Kind]] = {"seat": SEAT}


@final
@dataclass
class RelicsScored(Event):
    """Relics of one era are scored."""

    seat: int
    era: int
    count: int
    points: int
    rule: ClassVar[str] = "BH-9.2"
    kinds: ClassVar[dict[str, Kind]] = {"seat": SEAT, "era": ERA}


@final
@dataclass
class ProwessScored(Event):
    """A prowess token won from another player is scored."""

    seat: int
    loser: int
    value: int
    rule: ClassVar[str] = "BH-9.3"
    kinds: ClassVar[dict[str, Kind]] = {"seat": SEAT, "loser": SEAT}


@final
@dataclass
class HonorScored(Event):
    """Honor of the arms is scored."""

    seat: int
    count: int
    rule: ClassVar[str] = "BH-9.3"
    kinds: ClassVar[dict[str, Kind]] = {"seat": SEAT}


@final
@dataclass
class ScoreTotalled(Event):
    """A player's points are added up."""

    seat: int
    points: int
    rule: ClassVar[str] = "BH-9.4"
    kinds: ClassVar[dict[str, Kind]] = {"seat": SEAT}


@final
@dataclass
class TieBroken(Event):
    """A tie: most relics, then most heroes decide."""

    seat: int
    relics: int
    heroes: int
    rule: ClassVar[str] = "BH-9.4"
    kinds: ClassVar[dict[str, Kind]] = {"seat": SEAT}


@final
@dataclass
class CampaignWon(Event):
    """A player has won."""

    seat: int
    points: int
    rule: ClassVar[str] = "BH-9.4"
    kinds: ClassVar[dict[str, Kind]] = {"seat": SEAT}


@final
@dataclass
class VictoryShared(Event):
    """A player shares the victory."""

    seat: int
    points: int
    rule: ClassVar[str] = "BH-9.4"
    kinds: ClassVar[dict[str, Kind]] = {"seat": SEAT}


EVENTS: tuple[type[Event], ...] = (
    UnitsScored,
    RelicsScored,
    ProwessScored,
    HonorScored,
    ScoreTotalled,
    TieBroken,
    CampaignWon,
    VictoryShared,
)
