"""Facts of an attack, in the order in which it is resolved (section 7, ruling J-28)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar, final

from timefront.games.joan_of_arc.verbs import AREA, COLOUR, REROLL, RESULT, ROLL, SEAT, TOKEN, UNIT
from timefront.kernel.events import Event
from timefront.kernel.questions import Kind


@final
@dataclass
class AttackDeclared(Event):
    """A seat attacked an area with units; by melee or by shooting."""

    seat: int
    roll: int
    area: int
    units: list[int]
    rule: ClassVar[str] = "JA-7.1"
    kinds: ClassVar[dict[str, Kind]] = {"seat": SEAT, "roll": ROLL, "area": AREA, "units": UNIT}


@final
@dataclass
class TerrorRolled(Event):
    """The dice of terror were rolled before a melee."""

    unit: int
    results: list[int]
    rule: ClassVar[str] = "JA-9.terror"
    kinds: ClassVar[dict[str, Kind]] = {"unit": UNIT, "results": RESULT}


@final
@dataclass
class UnitFrightened(Event):
    """Terror left a unit a single die."""

    unit: int
    rule: ClassVar[str] = "JA-9.terror"
    kinds: ClassVar[dict[str, Kind]] = {"unit": UNIT}


@final
@dataclass
class UnitTooFrightened(Event):
    """Terror kept a unit with a single die out of the melee."""

    unit: int
    rule: ClassVar[str] = "JA-9.terror"
    kinds: ClassVar[dict[str, Kind]] = {"unit": UNIT}


@final
@dataclass
class GiganticDieTaken(Event):
    """A big unit took a gigantic die in place of its melee dice."""

    unit: int
    rule: ClassVar[str] = "JA-9.big"
    kinds: ClassVar[dict[str, Kind]] = {"unit": UNIT}


@final
@dataclass
class DicePaidFor(Event):
    """A player paid tokens for other dice of a unit."""

    seat: int
    unit: int
    token: int
    count: int
    rule: ClassVar[str] = "JA-2.5"
    kinds: ClassVar[dict[str, Kind]] = {"seat": SEAT, "unit": UNIT, "token": TOKEN}


@final
@dataclass
class DieRemoved(Event):
    """A power took a die out of a roll before it was rolled."""

    unit: int
    colour: int
    rule: ClassVar[str] = "JA-7.1"
    kinds: ClassVar[dict[str, Kind]] = {"unit": UNIT, "colour": COLOUR}


@final
@dataclass
class DiceRolled(Event):
    """Dice were rolled: whose each one is (-1: nobody's), its colour (-1: a result without a roll) and result."""

    seat: int
    roll: int
    units: list[int]
    colours: list[int]
    results: list[int]
    rule: ClassVar[str] = "JA-7.1"
    kinds: ClassVar[dict[str, Kind]] = {"seat": SEAT, "roll": ROLL, "units": UNIT, "colours": COLOUR, "results": RESULT}


@final
@dataclass
class DieRolled(Event):
    """What one die of a roll shows: whose it is, its colour, and what it counts for."""

    unit: int
    colour: int
    result: int
    rule: ClassVar[str] = "JA-7.1"
    kinds: ClassVar[dict[str, Kind]] = {"unit": UNIT, "colour": COLOUR, "result": RESULT}


@final
@dataclass
class DieRerolled(Event):
    """A die was rolled again."""

    seat: int
    unit: int
    colour: int
    before: int
    after: int
    reroll: int
    rule: ClassVar[str] = "JA-7.2"
    kinds: ClassVar[dict[str, Kind]] = {
        "seat": SEAT,
        "unit": UNIT,
        "colour": COLOUR,
        "before": RESULT,
        "after": RESULT,
        "reroll": REROLL,
    }


@final
@dataclass
class RerollTokenUsed(Event):
    """A player gave the reroll token."""

    seat: int
    rule: ClassVar[str] = "JA-8.7"
    kinds: ClassVar[dict[str, Kind]] = {"seat": SEAT}


@final
@dataclass
class ResultTurned(Event):
    """A result counted as another one."""

    unit: int
    before: int
    after: int
    rule: ClassVar[str] = "JA-2.5"
    kinds: ClassVar[dict[str, Kind]] = {"unit": UNIT, "before": RESULT, "after": RESULT}


@final
@dataclass
class TokenRolled(Event):
    """A face of a die brought its owner a token."""

    seat: int
    unit: int
    token: int
    rule: ClassVar[str] = "JA-2.5"
    kinds: ClassVar[dict[str, Kind]] = {"seat": SEAT, "unit": UNIT, "token": TOKEN}


@final
@dataclass
class UnitDodged(Event):
    """A unit dodged the attack."""

    unit: int
    area: int
    rule: ClassVar[str] = "JA-9.dodge"
    kinds: ClassVar[dict[str, Kind]] = {"unit": UNIT, "area": AREA}


@final
@dataclass
class FireLeft(Event):
    """A dodging unit left a fire behind."""

    unit: int
    area: int
    rule: ClassVar[str] = "JA-8.8"
    kinds: ClassVar[dict[str, Kind]] = {"unit": UNIT, "area": AREA}


@final
@dataclass
class ResultTakenAway(Event):
    """A power of a unit took a result of the attack away."""

    unit: int
    attacker: int
    colour: int
    result: int
    rule: ClassVar[str] = "JA-7.2"
    kinds: ClassVar[dict[str, Kind]] = {"unit": UNIT, "attacker": UNIT, "colour": COLOUR, "result": RESULT}


@final
@dataclass
class ShieldsGained(Event):
    """A power or a wall added shields to the defence; of nobody (-1) if a wall."""

    unit: int
    count: int
    rule: ClassVar[str] = "JA-10.5"
    kinds: ClassVar[dict[str, Kind]] = {"unit": UNIT}


@final
@dataclass
class ShieldSunk(Event):
    """The swamp cost the defence a shield."""

    unit: int
    colour: int
    rule: ClassVar[str] = "JA-10.1"
    kinds: ClassVar[dict[str, Kind]] = {"unit": UNIT, "colour": COLOUR}


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
    """A result of the attack fell to a unit."""

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
    """There was nobody left to suffer a result."""

    attacker: int
    colour: int
    result: int
    rule: ClassVar[str] = "JA-7.4"
    kinds: ClassVar[dict[str, Kind]] = {"attacker": UNIT, "colour": COLOUR, "result": RESULT}


@final
@dataclass
class ResultHeldBack(Event):
    """A defender does not strike back with a result."""

    unit: int
    colour: int
    result: int
    rule: ClassVar[str] = "JA-7.8"
    kinds: ClassVar[dict[str, Kind]] = {"unit": UNIT, "colour": COLOUR, "result": RESULT}


@final
@dataclass
class UnitGuarded(Event):
    """A bodyguard took a result on itself."""

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
    """A blow dealt a further wound."""

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
    AttackDeclared,
    TerrorRolled,
    UnitFrightened,
    UnitTooFrightened,
    GiganticDieTaken,
    DicePaidFor,
    DieRemoved,
    DiceRolled,
    DieRolled,
    DieRerolled,
    RerollTokenUsed,
    ResultTurned,
    TokenRolled,
    UnitDodged,
    FireLeft,
    ResultTakenAway,
    ShieldsGained,
    ShieldSunk,
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
    AttackEnded,
)
