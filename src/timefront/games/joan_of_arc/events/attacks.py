"""7. An attack up to its results: terror, dice, rolls, dodging and additions to the defence."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar, final

from timefront.games.joan_of_arc.verbs import AREA, COLOUR, COST, REROLL, RESULT, ROLL, SEAT, TOKEN, UNIT
from timefront.kernel.events import Event
from timefront.kernel.questions import Kind


@final
@dataclass
class AttackDeclared(Event):
    """A seat attacked an area with units, in melee or by shooting."""

    seat: int
    roll: int
    area: int
    units: list[int]
    rule: ClassVar[str] = "JA-7.1"
    kinds: ClassVar[dict[str, Kind]] = {"seat": SEAT, "roll": ROLL, "area": AREA, "units": UNIT}


@final
@dataclass
class DefenceLed(Event):
    """Partners defend an area together; one of them leads the defence."""

    seat: int
    area: int
    rule: ClassVar[str] = "JA-4.13"
    kinds: ClassVar[dict[str, Kind]] = {"seat": SEAT, "area": AREA}


@final
@dataclass
class FireConcentrated(Event):
    """Enough units were in the area for the shooters to add a die."""

    seat: int
    area: int
    count: int
    rule: ClassVar[str] = "JA-11.2"
    kinds: ClassVar[dict[str, Kind]] = {"seat": SEAT, "area": AREA}


@final
@dataclass
class TerrorRolled(Event):
    """The terror dice were rolled before a melee."""

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
    kinds: ClassVar[dict[str, Kind]] = {"seat": SEAT, "unit": UNIT, "token": COST}


@final
@dataclass
class DieRemoved(Event):
    """A power removed a die from a roll before it was rolled."""

    unit: int
    colour: int
    rule: ClassVar[str] = "JA-7.1"
    kinds: ClassVar[dict[str, Kind]] = {"unit": UNIT, "colour": COLOUR}


@final
@dataclass
class DiceRolled(Event):
    """Dice were rolled: the unit of each (-1: none), its colour (-1: a result without a roll) and result."""

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
    """What one die of a roll shows: its unit, its colour, and what it counts as."""

    unit: int
    colour: int
    result: int
    rule: ClassVar[str] = "JA-7.1"
    kinds: ClassVar[dict[str, Kind]] = {"unit": UNIT, "colour": COLOUR, "result": RESULT}


@final
@dataclass
class DieRerolled(Event):
    """A die was rerolled."""

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
    """A player spent the reroll token."""

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
    """A face of a die gave its owner a token."""

    seat: int
    unit: int
    token: int
    rule: ClassVar[str] = "JA-2.5"
    kinds: ClassVar[dict[str, Kind]] = {"seat": SEAT, "unit": UNIT, "token": TOKEN}


@final
@dataclass
class CardRolled(Event):
    """A face of a die gives its owner a legend card."""

    seat: int
    unit: int
    rule: ClassVar[str] = "JA-2.5"
    kinds: ClassVar[dict[str, Kind]] = {"seat": SEAT, "unit": UNIT}


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
    """A power of a unit cancelled a result of the attack."""

    unit: int
    attacker: int
    colour: int
    result: int
    rule: ClassVar[str] = "JA-7.2"
    kinds: ClassVar[dict[str, Kind]] = {"unit": UNIT, "attacker": UNIT, "colour": COLOUR, "result": RESULT}


@final
@dataclass
class ShieldsGained(Event):
    """A power or a wall added shields to the defence; nobody's (-1) if it was a wall."""

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


EVENTS: tuple[type[Event], ...] = (
    AttackDeclared,
    DefenceLed,
    FireConcentrated,
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
    CardRolled,
    UnitDodged,
    FireLeft,
    ResultTakenAway,
    ShieldsGained,
    ShieldSunk,
)
