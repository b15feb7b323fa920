"""The facts of a duel."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar, final

from timefront.games.duel_of_time.verbs import CARD, COMMAND, COUNT, POSITION, SCENARIO, SEAT, SPACE
from timefront.kernel.chance import EVERYONE
from timefront.kernel.events import Event
from timefront.kernel.questions import Kind


@final
@dataclass
class ScenarioChosen(Event):
    """The scenario card of the duel is revealed."""

    scenario: int
    rule: ClassVar[str] = "DT-1.5"
    kinds: ClassVar[dict[str, Kind]] = {"scenario": SCENARIO}


@final
@dataclass
class StarterChosen(Event):
    """Chance chose who starts."""

    seat: int
    rule: ClassVar[str] = "DT-1.6"
    kinds: ClassVar[dict[str, Kind]] = {"seat": SEAT}


@final
@dataclass
class UnitsPlaced(Event):
    """Units were placed at set-up."""

    seat: int
    space: int
    count: int
    rule: ClassVar[str] = "DT-1.4"
    kinds: ClassVar[dict[str, Kind]] = {"seat": SEAT, "space": SPACE, "count": COUNT}


@final
@dataclass
class WhiteCubesPlaced(Event):
    """White cubes were placed at set-up."""

    space: int
    count: int
    rule: ClassVar[str] = "DT-5.1"
    kinds: ClassVar[dict[str, Kind]] = {"space": SPACE, "count": COUNT}


@final
@dataclass
class CardDrawn(Event):
    """A player drew a command card that nobody else may see."""

    seat: int
    card: int
    rule: ClassVar[str] = "DT-2.10"
    secret: ClassVar[tuple[str, ...]] = ("card",)
    kinds: ClassVar[dict[str, Kind]] = {"seat": SEAT, "card": CARD}

    def audience(self) -> int:
        return 1 << self.seat

    def reveals_to(self) -> int:
        return 1 << self.seat


@final
@dataclass
class TurnBegan(Event):
    """A player's turn began."""

    seat: int
    number: int
    rule: ClassVar[str] = "DT-2.1"
    kinds: ClassVar[dict[str, Kind]] = {"seat": SEAT}


@final
@dataclass
class CardPlayed(Event):
    """A command card was placed next to two spaces, one half facing each way."""

    seat: int
    card: int
    position: int
    turn: int
    first: int
    first_seat: int
    second: int
    second_seat: int
    rule: ClassVar[str] = "DT-2.2"
    kinds: ClassVar[dict[str, Kind]] = {
        "seat": SEAT,
        "card": CARD,
        "position": POSITION,
        "first": COMMAND,
        "first_seat": SEAT,
        "second": COMMAND,
        "second_seat": SEAT,
    }

    def reveals_to(self) -> int:
        return EVERYONE ^ (1 << self.seat)


@final
@dataclass
class HalfCovered(Event):
    """A visible half was covered for good."""

    space: int
    command: int
    rule: ClassVar[str] = "DT-2.5"
    kinds: ClassVar[dict[str, Kind]] = {"space": SPACE, "command": COMMAND}


@final
@dataclass
class CommandLapsed(Event):
    """A command could not be executed and did nothing."""

    seat: int
    space: int
    command: int
    rule: ClassVar[str] = "DT-2.8"
    kinds: ClassVar[dict[str, Kind]] = {"seat": SEAT, "space": SPACE, "command": COMMAND}


@final
@dataclass
class UnitsDeployed(Event):
    """Units came from the supply."""

    seat: int
    space: int
    count: int
    rule: ClassVar[str] = "DT-3.1"
    kinds: ClassVar[dict[str, Kind]] = {"seat": SEAT, "space": SPACE, "count": COUNT}


@final
@dataclass
class UnitsMoved(Event):
    """Units moved one space ahead."""

    seat: int
    space: int
    ahead: int
    count: int
    rule: ClassVar[str] = "DT-3.2"
    kinds: ClassVar[dict[str, Kind]] = {"seat": SEAT, "space": SPACE, "ahead": SPACE, "count": COUNT}


@final
@dataclass
class UnitsPushed(Event):
    """Units entered the space ahead and pushed as many of its units one space on."""

    seat: int
    space: int
    ahead: int
    own: int
    enemy: int
    rule: ClassVar[str] = "DT-3.3"
    kinds: ClassVar[dict[str, Kind]] = {"seat": SEAT, "space": SPACE, "ahead": SPACE, "own": COUNT, "enemy": COUNT}


@final
@dataclass
class PushedUnitsStayed(Event):
    """The pushed units were in the last space and stayed there."""

    space: int
    count: int
    rule: ClassVar[str] = "DT-3.4"
    kinds: ClassVar[dict[str, Kind]] = {"space": SPACE, "count": COUNT}


@final
@dataclass
class UnitCharged(Event):
    """A unit entered the space ahead and destroyed a unit there."""

    seat: int
    space: int
    ahead: int
    owner: int
    rule: ClassVar[str] = "DT-3.6"
    kinds: ClassVar[dict[str, Kind]] = {"seat": SEAT, "space": SPACE, "ahead": SPACE, "owner": SEAT}


@final
@dataclass
class UnitSabotaged(Event):
    """A unit was destroyed where it was."""

    seat: int
    space: int
    owner: int
    rule: ClassVar[str] = "DT-3.7"
    kinds: ClassVar[dict[str, Kind]] = {"seat": SEAT, "space": SPACE, "owner": SEAT}


@final
@dataclass
class UnitRallied(Event):
    """A unit came from another space."""

    seat: int
    space: int
    origin: int
    rule: ClassVar[str] = "DT-3.8"
    kinds: ClassVar[dict[str, Kind]] = {"seat": SEAT, "space": SPACE, "origin": SPACE}


@final
@dataclass
class WhiteCubeTaken(Event):
    """A player fulfilled the scenario's condition and took a white cube as points."""

    seat: int
    points: int
    rule: ClassVar[str] = "DT-5.2"
    kinds: ClassVar[dict[str, Kind]] = {"seat": SEAT, "points": COUNT}


@final
@dataclass
class SpaceScored(Event):
    """A controlled space gave its points."""

    seat: int
    space: int
    points: int
    rule: ClassVar[str] = "DT-4.3"
    kinds: ClassVar[dict[str, Kind]] = {"seat": SEAT, "space": SPACE, "points": COUNT}


@final
@dataclass
class ScenarioScored(Event):
    """The scenario gave its points."""

    seat: int
    points: int
    rule: ClassVar[str] = "DT-4.6"
    kinds: ClassVar[dict[str, Kind]] = {"seat": SEAT, "points": COUNT}


@final
@dataclass
class StarterScored(Event):
    """The starting player got the starter's bonus."""

    seat: int
    points: int
    rule: ClassVar[str] = "DT-5.3"
    kinds: ClassVar[dict[str, Kind]] = {"seat": SEAT, "points": COUNT}


@final
@dataclass
class DuelWon(Event):
    """The higher total won."""

    seat: int
    points: int
    other_points: int
    rule: ClassVar[str] = "DT-4.4"
    kinds: ClassVar[dict[str, Kind]] = {"seat": SEAT, "points": COUNT, "other_points": COUNT}


@final
@dataclass
class DuelDrawn(Event):
    """Equal totals: a draw."""

    points: int
    rule: ClassVar[str] = "DT-4.4"
    kinds: ClassVar[dict[str, Kind]] = {"points": COUNT}


EVENTS: tuple[type[Event], ...] = (
    ScenarioChosen,
    StarterChosen,
    UnitsPlaced,
    WhiteCubesPlaced,
    CardDrawn,
    TurnBegan,
    CardPlayed,
    HalfCovered,
    CommandLapsed,
    UnitsDeployed,
    UnitsMoved,
    UnitsPushed,
    PushedUnitsStayed,
    UnitCharged,
    UnitSabotaged,
    UnitRallied,
    WhiteCubeTaken,
    SpaceScored,
    ScenarioScored,
    StarterScored,
    DuelWon,
    DuelDrawn,
)
