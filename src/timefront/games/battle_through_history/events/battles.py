"""4 to 6. The facts of battles."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar, final

from timefront.games.battle_through_history.verbs import (
    ERA,
    FACE,
    LINE,
    SEAT,
    SIDE,
    SLOT,
    SPACE,
    TOKEN,
    UNIT,
)
from timefront.kernel.chance import EVERYONE
from timefront.kernel.events import Event
from timefront.kernel.questions import Kind


@final
@dataclass
class PlayerChallenged(Event):
    """A player challenged another one in the same era."""

    seat: int
    rival: int
    rule: ClassVar[str] = "BH-4.1"
    kinds: ClassVar[dict[str, Kind]] = {"seat": SEAT, "rival": SEAT}


@final
@dataclass
class UnitFaced(Event):
    """A unit of the main board was placed on the defender board."""

    seat: int
    unit: int
    space: int
    rule: ClassVar[str] = "BH-4.2"
    kinds: ClassVar[dict[str, Kind]] = {"seat": SEAT, "unit": UNIT, "space": SPACE}


@final
@dataclass
class UnitChased(Event):
    """A player chased a unit from an era's discard pile."""

    seat: int
    unit: int
    rule: ClassVar[str] = "BH-4.6"
    kinds: ClassVar[dict[str, Kind]] = {"seat": SEAT, "unit": UNIT}


@final
@dataclass
class RanksTightened(Event):
    """A player used a Tighten up! token."""

    seat: int
    rule: ClassVar[str] = "BH-4.7"
    kinds: ClassVar[dict[str, Kind]] = {"seat": SEAT}


@final
@dataclass
class BattleLapsed(Event):
    """There was nothing to fight, or nobody to fight with."""

    seat: int
    rule: ClassVar[str] = "BH-4.9"
    kinds: ClassVar[dict[str, Kind]] = {"seat": SEAT}


@final
@dataclass
class UnitDeployed(Event):
    """A player deployed a unit from the hand."""

    seat: int
    side: int
    unit: int
    slot: int
    rule: ClassVar[str] = "BH-4.9"
    kinds: ClassVar[dict[str, Kind]] = {"seat": SEAT, "side": SIDE, "unit": UNIT, "slot": SLOT}

    def reveals_to(self) -> int:
        return EVERYONE ^ (1 << self.seat)


@final
@dataclass
class NobodyDeployed(Event):
    """A challenged player deployed no unit."""

    seat: int
    rule: ClassVar[str] = "BH-4.11"
    kinds: ClassVar[dict[str, Kind]] = {"seat": SEAT}


@final
@dataclass
class ReinforcementArrived(Event):
    """A reinforcement icon brought a unit to the back of its side."""

    side: int
    unit: int
    rule: ClassVar[str] = "BH-5.1"
    kinds: ClassVar[dict[str, Kind]] = {"side": SIDE, "unit": UNIT}


@final
@dataclass
class ReinforcementMissing(Event):
    """A reinforcement icon found the deck empty."""

    side: int
    rule: ClassVar[str] = "BH-5.2"
    kinds: ClassVar[dict[str, Kind]] = {"side": SIDE}


@final
@dataclass
class LinkFormed(Event):
    """Two neighbouring units of a side are linked."""

    side: int
    front: int
    back: int
    era: int
    rule: ClassVar[str] = "BH-5.4"
    kinds: ClassVar[dict[str, Kind]] = {"side": SIDE, "front": UNIT, "back": UNIT, "era": ERA}


@final
@dataclass
class LinkBroken(Event):
    """An assault removed a link counter."""

    side: int
    front: int
    back: int
    rule: ClassVar[str] = "BH-5.5"
    kinds: ClassVar[dict[str, Kind]] = {"side": SIDE, "front": UNIT, "back": UNIT}


@final
@dataclass
class TokenAssigned(Event):
    """A player assigned a warfare token to a unit."""

    seat: int
    token: int
    unit: int
    rule: ClassVar[str] = "BH-5.6"
    kinds: ClassVar[dict[str, Kind]] = {"seat": SEAT, "token": TOKEN, "unit": UNIT}


@final
@dataclass
class DiceHandedOut(Event):
    """The number of attackers decided who gets which die."""

    side: int
    count: int
    rule: ClassVar[str] = "BH-5.7"
    kinds: ClassVar[dict[str, Kind]] = {"side": SIDE}


@final
@dataclass
class DiceRolled(Event):
    """Both dice were rolled."""

    attacker: int
    defender: int
    rule: ClassVar[str] = "BH-5.8"
    kinds: ClassVar[dict[str, Kind]] = {"attacker": FACE, "defender": FACE}


@final
@dataclass
class DieRelaunched(Event):
    """A side rerolled its die."""

    side: int
    face: int
    rule: ClassVar[str] = "BH-5.9"
    kinds: ClassVar[dict[str, Kind]] = {"side": SIDE, "face": FACE}


@final
@dataclass
class LineFought(Event):
    """A line of combat: both sides' totals."""

    line: int
    attacker_units: int
    attacker_tokens: int
    attacker_die: int
    attacker_total: int
    defender_units: int
    defender_tokens: int
    defender_die: int
    defender_total: int
    rule: ClassVar[str] = "BH-6.1"
    kinds: ClassVar[dict[str, Kind]] = {"line": LINE}


@final
@dataclass
class DamageInflicted(Event):
    """A side suffers the difference between the totals."""

    side: int
    points: int
    rule: ClassVar[str] = "BH-6.2"
    kinds: ClassVar[dict[str, Kind]] = {"side": SIDE}


@final
@dataclass
class UnitHit(Event):
    """A damage point hit a unit, which survives."""

    side: int
    unit: int
    wounds: int
    absorb: int
    rule: ClassVar[str] = "BH-6.3"
    kinds: ClassVar[dict[str, Kind]] = {"side": SIDE, "unit": UNIT}


@final
@dataclass
class UnitFell(Event):
    """A unit has as much damage as it can absorb: it is defeated."""

    side: int
    unit: int
    rule: ClassVar[str] = "BH-6.3"
    kinds: ClassVar[dict[str, Kind]] = {"side": SIDE, "unit": UNIT}


@final
@dataclass
class LinkAbsorbed(Event):
    """A link counter absorbed a damage point and was removed."""

    side: int
    unit: int
    rule: ClassVar[str] = "BH-6.4"
    kinds: ClassVar[dict[str, Kind]] = {"side": SIDE, "unit": UNIT}


@final
@dataclass
class HeroicDeathStruck(Event):
    """A defeated unit inflicts damage on the other side."""

    side: int
    unit: int
    points: int
    rule: ClassVar[str] = "BH-6.5"
    kinds: ClassVar[dict[str, Kind]] = {"side": SIDE, "unit": UNIT}


@final
@dataclass
class HeroicDeathSilenced(Event):
    """Accuracy prevented a defeated unit's heroic death."""

    side: int
    unit: int
    rule: ClassVar[str] = "BH-6.6"
    kinds: ClassVar[dict[str, Kind]] = {"side": SIDE, "unit": UNIT}


@final
@dataclass
class HeroicDeathWeakened(Event):
    """Accuracy cancelled points of a heroic death."""

    side: int
    unit: int
    points: int
    rule: ClassVar[str] = "BH-6.6"
    kinds: ClassVar[dict[str, Kind]] = {"side": SIDE, "unit": UNIT}


@final
@dataclass
class PointDiverted(Event):
    """A diversion drew a damage point to its unit."""

    side: int
    unit: int
    rule: ClassVar[str] = "BH-6.7"
    kinds: ClassVar[dict[str, Kind]] = {"side": SIDE, "unit": UNIT}


@final
@dataclass
class SideWipedOut(Event):
    """A side has no undefeated unit left: the battle is over."""

    side: int
    rule: ClassVar[str] = "BH-6.9"
    kinds: ClassVar[dict[str, Kind]] = {"side": SIDE}


@final
@dataclass
class BattleWon(Event):
    """A side has won the battle."""

    side: int
    attackers: int
    defenders: int
    rule: ClassVar[str] = "BH-6.10"
    kinds: ClassVar[dict[str, Kind]] = {"side": SIDE}


@final
@dataclass
class SidesAnnihilated(Event):
    """No unit is left on either side: nobody wins."""

    rule: ClassVar[str] = "BH-6.10"


EVENTS: tuple[type[Event], ...] = (
    PlayerChallenged,
    UnitFaced,
    UnitChased,
    RanksTightened,
    BattleLapsed,
    UnitDeployed,
    NobodyDeployed,
    ReinforcementArrived,
    ReinforcementMissing,
    LinkFormed,
    LinkBroken,
    TokenAssigned,
    DiceHandedOut,
    DiceRolled,
    DieRelaunched,
    LineFought,
    DamageInflicted,
    UnitHit,
    UnitFell,
    LinkAbsorbed,
    HeroicDeathStruck,
    HeroicDeathSilenced,
    HeroicDeathWeakened,
    PointDiverted,
    SideWipedOut,
    BattleWon,
    SidesAnnihilated,
)
