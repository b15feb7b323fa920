"""7. What happens to the results of an attack: shields, blows, pushes, and moves after it."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar, final

from timefront.games.joan_of_arc.verbs import AREA, COLOUR, RESULT, SEAT, UNIT
from timefront.kernel.events import Event
from timefront.kernel.questions import Kind


@final
@dataclass
class ResultDiscarded(Event):
    """A shield cancelled a result of the attack."""

    unit: int
    colour: int
    result: int
    defender: int
    rule: ClassVar[str] = "JA-7.3"
    kinds: ClassVar[dict[str, Kind]] = {"unit": UNIT, "colour": COLOUR, "result": RESULT, "defender": UNIT}


@final
@dataclass
class ResultAllocated(Event):
    """A result of the attack was allocated to a unit."""

    unit: int
    attacker: int
    colour: int
    result: int
    rule: ClassVar[str] = "JA-7.4"
    kinds: ClassVar[dict[str, Kind]] = {"unit": UNIT, "attacker": UNIT, "colour": COLOUR, "result": RESULT}


@final
@dataclass
class ResultTargeted(Event):
    """The attacker chose the unit that suffers a result."""

    unit: int
    attacker: int
    colour: int
    result: int
    rule: ClassVar[str] = "JA-9.targeting"
    kinds: ClassVar[dict[str, Kind]] = {"unit": UNIT, "attacker": UNIT, "colour": COLOUR, "result": RESULT}


@final
@dataclass
class ResultLost(Event):
    """Nobody was left to suffer a result."""

    attacker: int
    colour: int
    result: int
    rule: ClassVar[str] = "JA-7.4"
    kinds: ClassVar[dict[str, Kind]] = {"attacker": UNIT, "colour": COLOUR, "result": RESULT}


@final
@dataclass
class ResultHeldBack(Event):
    """A defender chose not to strike back with a result."""

    unit: int
    colour: int
    result: int
    rule: ClassVar[str] = "JA-7.8"
    kinds: ClassVar[dict[str, Kind]] = {"unit": UNIT, "colour": COLOUR, "result": RESULT}


@final
@dataclass
class UnitGuarded(Event):
    """A bodyguard took over a result."""

    guard: int
    unit: int
    result: int
    rule: ClassVar[str] = "JA-9.bodyguard"
    kinds: ClassVar[dict[str, Kind]] = {"guard": UNIT, "unit": UNIT, "result": RESULT}


@final
@dataclass
class UnitRetaliated(Event):
    """A result of the defence struck an attacker."""

    unit: int
    colour: int
    result: int
    attacker: int
    rule: ClassVar[str] = "JA-7.8"
    kinds: ClassVar[dict[str, Kind]] = {"unit": UNIT, "colour": COLOUR, "result": RESULT, "attacker": UNIT}


@final
@dataclass
class ToughnessRolled(Event):
    """A tough unit rolled against a deadly blow."""

    unit: int
    result: int
    rule: ClassVar[str] = "JA-9.tough"
    kinds: ClassVar[dict[str, Kind]] = {"unit": UNIT, "result": RESULT}


@final
@dataclass
class RescueRolled(Event):
    """A unit rolled to save another one from destruction."""

    rescuer: int
    unit: int
    result: int
    rule: ClassVar[str] = "JA-7.5"
    kinds: ClassVar[dict[str, Kind]] = {"rescuer": UNIT, "unit": UNIT, "result": RESULT}


@final
@dataclass
class ExtraWoundDealt(Event):
    """A blow dealt an extra wound."""

    attacker: int
    unit: int
    rule: ClassVar[str] = "JA-9.slayer"
    kinds: ClassVar[dict[str, Kind]] = {"attacker": UNIT, "unit": UNIT}


@final
@dataclass
class WoundPreferred(Event):
    """A unit took a wound rather than give way."""

    unit: int
    rule: ClassVar[str] = "JA-7.7"
    kinds: ClassVar[dict[str, Kind]] = {"unit": UNIT}


@final
@dataclass
class UnitPushed(Event):
    """A unit was pushed into another area."""

    unit: int
    area: int
    rule: ClassVar[str] = "JA-7.7"
    kinds: ClassVar[dict[str, Kind]] = {"unit": UNIT, "area": AREA}


@final
@dataclass
class UnitCornered(Event):
    """A pushed unit had nowhere to go."""

    unit: int
    rule: ClassVar[str] = "JA-7.7"
    kinds: ClassVar[dict[str, Kind]] = {"unit": UNIT}


@final
@dataclass
class UnitsFollowedUp(Event):
    """Attackers moved into the area that they had cleared."""

    seat: int
    units: list[int]
    area: int
    rule: ClassVar[str] = "JA-7.9"
    kinds: ClassVar[dict[str, Kind]] = {"seat": SEAT, "units": UNIT, "area": AREA}


@final
@dataclass
class UnitBrokeThrough(Event):
    """Cavalry that had charged moved on past the area that it had attacked."""

    seat: int
    unit: int
    area: int
    rule: ClassVar[str] = "JA-11.3"
    kinds: ClassVar[dict[str, Kind]] = {"seat": SEAT, "unit": UNIT, "area": AREA}


@final
@dataclass
class AttackEnded(Event):
    """An attack was over: how many of the attacked units were destroyed, disrupted and pushed."""

    seat: int
    area: int
    destroyed: int
    disrupted: int
    pushed: int
    rule: ClassVar[str] = "JA-7.1"
    kinds: ClassVar[dict[str, Kind]] = {"seat": SEAT, "area": AREA}


EVENTS: tuple[type[Event], ...] = (
    ResultDiscarded,
    ResultAllocated,
    ResultTargeted,
    ResultHeldBack,
    ResultLost,
    UnitGuarded,
    UnitRetaliated,
    ToughnessRolled,
    RescueRolled,
    ExtraWoundDealt,
    WoundPreferred,
    UnitPushed,
    UnitCornered,
    UnitsFollowedUp,
    UnitBrokeThrough,
    AttackEnded,
)
