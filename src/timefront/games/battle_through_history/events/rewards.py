"""7, 8. The facts of rewards and of the restoration of the eras."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar, final

from timefront.games.battle_through_history.verbs import (
    ERA,
    GEAR,
    PLACE,
    RELIC,
    SEAT,
    SPACE,
    TOKEN,
    UNIT,
)
from timefront.kernel.events import Event
from timefront.kernel.questions import Kind


@final
@dataclass
class UnitRecruited(Event):
    """The attacker recruited a defeated unit."""

    seat: int
    unit: int
    rule: ClassVar[str] = "BH-7.1"
    kinds: ClassVar[dict[str, Kind]] = {"seat": SEAT, "unit": UNIT}


@final
@dataclass
class UnitReturned(Event):
    """A unit of the defender board went to its era's discard pile."""

    unit: int
    era: int
    rule: ClassVar[str] = "BH-7.1"
    kinds: ClassVar[dict[str, Kind]] = {"unit": UNIT, "era": ERA}


@final
@dataclass
class RelicSeen(Event):
    """The winner looked at a relic."""

    seat: int
    relic: int
    rule: ClassVar[str] = "BH-7.2"
    kinds: ClassVar[dict[str, Kind]] = {"seat": SEAT, "relic": RELIC}
    secret: ClassVar[tuple[str, ...]] = ("relic",)

    def audience(self) -> int:
        return 1 << self.seat

    def reveals_to(self) -> int:
        return 1 << self.seat


@final
@dataclass
class RelicWon(Event):
    """The winner keeps a relic."""

    seat: int
    relic: int
    rule: ClassVar[str] = "BH-7.2"
    kinds: ClassVar[dict[str, Kind]] = {"seat": SEAT, "relic": RELIC}


@final
@dataclass
class RelicPileRenewed(Event):
    """The discarded relics were shuffled into a new pile."""

    rule: ClassVar[str] = "BH-7.2"


@final
@dataclass
class RelicTaken(Event):
    """The winner takes a relic from the loser."""

    seat: int
    loser: int
    relic: int
    rule: ClassVar[str] = "BH-7.3"
    kinds: ClassVar[dict[str, Kind]] = {"seat": SEAT, "loser": SEAT, "relic": RELIC}


@final
@dataclass
class HonorGained(Event):
    """A defeated defender gained honor of the arms."""

    seat: int
    count: int
    rule: ClassVar[str] = "BH-7.4"
    kinds: ClassVar[dict[str, Kind]] = {"seat": SEAT}


@final
@dataclass
class ProwessSeen(Event):
    """The winner looked at a prowess token of the loser."""

    seat: int
    loser: int
    place: int
    value: int
    rule: ClassVar[str] = "BH-7.5"
    kinds: ClassVar[dict[str, Kind]] = {"seat": SEAT, "loser": SEAT, "place": PLACE}
    secret: ClassVar[tuple[str, ...]] = ("value",)

    def audience(self) -> int:
        return 1 << self.seat

    def reveals_to(self) -> int:
        return 1 << self.seat


@final
@dataclass
class ProwessWon(Event):
    """The winner keeps a prowess token of the loser."""

    seat: int
    loser: int
    place: int
    rule: ClassVar[str] = "BH-7.5"
    kinds: ClassVar[dict[str, Kind]] = {"seat": SEAT, "loser": SEAT, "place": PLACE}


@final
@dataclass
class HeroSetAside(Event):
    """A hero has served and is set aside."""

    seat: int
    unit: int
    rule: ClassVar[str] = "BH-8.1"
    kinds: ClassVar[dict[str, Kind]] = {"seat": SEAT, "unit": UNIT}


@final
@dataclass
class SpaceRefilled(Event):
    """An empty space of the main board was refilled from its era's deck."""

    space: int
    unit: int
    rule: ClassVar[str] = "BH-8.3"
    kinds: ClassVar[dict[str, Kind]] = {"space": SPACE, "unit": UNIT}


@final
@dataclass
class GearRefilled(Event):
    """An empty space of the gears got a new warfare token."""

    gear: int
    token: int
    rule: ClassVar[str] = "BH-8.3"
    kinds: ClassVar[dict[str, Kind]] = {"gear": GEAR, "token": TOKEN}


@final
@dataclass
class EraDeckRenewed(Event):
    """An era's discard pile was shuffled into a new deck."""

    era: int
    rule: ClassVar[str] = "BH-8.3"
    kinds: ClassVar[dict[str, Kind]] = {"era": ERA}


@final
@dataclass
class TokenPileRenewed(Event):
    """The discarded warfare tokens were shuffled into a new pile."""

    rule: ClassVar[str] = "BH-8.3"


@final
@dataclass
class DeckRenewed(Event):
    """A player's discard pile was shuffled into a new deck."""

    seat: int
    rule: ClassVar[str] = "BH-8.4"
    kinds: ClassVar[dict[str, Kind]] = {"seat": SEAT}


EVENTS: tuple[type[Event], ...] = (
    UnitRecruited,
    UnitReturned,
    RelicSeen,
    RelicWon,
    RelicPileRenewed,
    RelicTaken,
    HonorGained,
    ProwessSeen,
    ProwessWon,
    HeroSetAside,
    SpaceRefilled,
    GearRefilled,
    EraDeckRenewed,
    TokenPileRenewed,
    DeckRenewed,
)
