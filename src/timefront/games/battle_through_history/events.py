"""The facts of a campaign, in the order of the rulebook."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar, final

from timefront.games.battle_through_history.verbs import (
    ACTION,
    ERA,
    FACE,
    GEAR,
    LINE,
    PLACE,
    RELIC,
    SABATON,
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
class SabatonChosen(Event):
    """A player has chosen a Sabaton, or drawn one."""

    seat: int
    sabaton: int
    rule: ClassVar[str] = "BH-2.3"
    kinds: ClassVar[dict[str, Kind]] = {"seat": SEAT, "sabaton": SABATON}


@final
@dataclass
class StarterChosen(Event):
    """Chance has given the headquarters counter to a player."""

    seat: int
    rule: ClassVar[str] = "BH-2.5"
    kinds: ClassVar[dict[str, Kind]] = {"seat": SEAT}


@final
@dataclass
class UnitRevealed(Event):
    """A unit was laid face up on a space of the main board."""

    space: int
    unit: int
    rule: ClassVar[str] = "BH-2.2"
    kinds: ClassVar[dict[str, Kind]] = {"space": SPACE, "unit": UNIT}


@final
@dataclass
class TokenLaid(Event):
    """A warfare token was laid face up on a space of the gears."""

    gear: int
    token: int
    rule: ClassVar[str] = "BH-2.1"
    kinds: ClassVar[dict[str, Kind]] = {"gear": GEAR, "token": TOKEN}


@final
@dataclass
class RelicGiven(Event):
    """A player was given a relic at set-up."""

    seat: int
    relic: int
    rule: ClassVar[str] = "BH-2.3"
    kinds: ClassVar[dict[str, Kind]] = {"seat": SEAT, "relic": RELIC}


@final
@dataclass
class RoundBegan(Event):
    """A round began."""

    round: int
    rounds: int
    rule: ClassVar[str] = "BH-2.8"


@final
@dataclass
class TurnBegan(Event):
    """A player's turn began."""

    seat: int
    rule: ClassVar[str] = "BH-2.5"
    kinds: ClassVar[dict[str, Kind]] = {"seat": SEAT}


@final
@dataclass
class TilePending(Event):
    """A tile was drawn and lies in the Pending position."""

    first: int
    second: int
    rule: ClassVar[str] = "BH-3.2"
    kinds: ClassVar[dict[str, Kind]] = {"first": ERA, "second": ERA}


@final
@dataclass
class TileActive(Event):
    """A tile slid into the Active position and turned the wheel."""

    first: int
    second: int
    left: int
    right: int
    rule: ClassVar[str] = "BH-3.3"
    kinds: ClassVar[dict[str, Kind]] = {"first": ERA, "second": ERA, "left": ACTION, "right": ACTION}


@final
@dataclass
class TilePileRenewed(Event):
    """The discarded tiles were shuffled into a new pile."""

    rule: ClassVar[str] = "BH-3.2"


@final
@dataclass
class TokenTaken(Event):
    """A player took a warfare token from the gears."""

    seat: int
    token: int
    rule: ClassVar[str] = "BH-3.4"
    kinds: ClassVar[dict[str, Kind]] = {"seat": SEAT, "token": TOKEN}


@final
@dataclass
class TokenGivenUp(Event):
    """A player with four warfare tokens discarded one."""

    seat: int
    token: int
    rule: ClassVar[str] = "BH-3.4"
    kinds: ClassVar[dict[str, Kind]] = {"seat": SEAT, "token": TOKEN}


@final
@dataclass
class ActionDone(Event):
    """A player carried out an active action."""

    seat: int
    action: int
    rule: ClassVar[str] = "BH-3.5"
    kinds: ClassVar[dict[str, Kind]] = {"seat": SEAT, "action": ACTION}


@final
@dataclass
class CardDrawn(Event):
    """A player drew a card from the own deck; only the owner knows which."""

    seat: int
    unit: int
    rule: ClassVar[str] = "BH-2.4"
    kinds: ClassVar[dict[str, Kind]] = {"seat": SEAT, "unit": UNIT}
    secret: ClassVar[tuple[str, ...]] = ("unit",)

    def audience(self) -> int:
        return 1 << self.seat

    def reveals_to(self) -> int:
        return 1 << self.seat


@final
@dataclass
class UnitRecalled(Event):
    """A player took a card back from the own discard pile."""

    seat: int
    unit: int
    rule: ClassVar[str] = "BH-3.7"
    kinds: ClassVar[dict[str, Kind]] = {"seat": SEAT, "unit": UNIT}


@final
@dataclass
class UnitDismissed(Event):
    """A player removed a unit from the game."""

    seat: int
    unit: int
    rule: ClassVar[str] = "BH-3.8"
    kinds: ClassVar[dict[str, Kind]] = {"seat": SEAT, "unit": UNIT}

    def reveals_to(self) -> int:
        return EVERYONE ^ (1 << self.seat)


@final
@dataclass
class DeckRegrouped(Event):
    """A player shuffled discard pile and deck together."""

    seat: int
    rule: ClassVar[str] = "BH-3.9"
    kinds: ClassVar[dict[str, Kind]] = {"seat": SEAT}


@final
@dataclass
class SabatonJumped(Event):
    """A Sabaton jumped to an era."""

    seat: int
    era: int
    rule: ClassVar[str] = "BH-3.10"
    kinds: ClassVar[dict[str, Kind]] = {"seat": SEAT, "era": ERA}


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
    """A unit of the main board was laid on the defender board."""

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
    """The number of attackers decided who has which die."""

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
    """A side rolled its die again."""

    side: int
    face: int
    rule: ClassVar[str] = "BH-5.9"
    kinds: ClassVar[dict[str, Kind]] = {"side": SIDE, "face": FACE}


@final
@dataclass
class LineFought(Event):
    """A line of combat: what both sides added up."""

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
    """A side suffers the difference of the totals."""

    side: int
    points: int
    rule: ClassVar[str] = "BH-6.2"
    kinds: ClassVar[dict[str, Kind]] = {"side": SIDE}


@final
@dataclass
class UnitHit(Event):
    """A damage point hit a unit, which stands."""

    side: int
    unit: int
    wounds: int
    absorb: int
    rule: ClassVar[str] = "BH-6.3"
    kinds: ClassVar[dict[str, Kind]] = {"side": SIDE, "unit": UNIT}


@final
@dataclass
class UnitFell(Event):
    """A unit has as much damage as it absorbs: it is defeated."""

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
    """Accuracy kept a defeated unit from its heroic death."""

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
    """A diversion drew a damage point upon its unit."""

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
    """No unit is left on either side: nobody has won."""

    rule: ClassVar[str] = "BH-6.10"


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


@final
@dataclass
class UnitsScored(Event):
    """Elite units and heroes of a player count."""

    seat: int
    elites: int
    heroes: int
    points: int
    rule: ClassVar[str] = "BH-9.1"
    kinds: ClassVar[dict[str, Kind]] = {"seat": SEAT}


@final
@dataclass
class RelicsScored(Event):
    """Relics of one era count."""

    seat: int
    era: int
    count: int
    points: int
    rule: ClassVar[str] = "BH-9.2"
    kinds: ClassVar[dict[str, Kind]] = {"seat": SEAT, "era": ERA}


@final
@dataclass
class ProwessScored(Event):
    """A prowess token won from another player counts."""

    seat: int
    loser: int
    value: int
    rule: ClassVar[str] = "BH-9.3"
    kinds: ClassVar[dict[str, Kind]] = {"seat": SEAT, "loser": SEAT}


@final
@dataclass
class HonorScored(Event):
    """Honor of the arms counts."""

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
    """Equal points: most relics, then most heroes decide."""

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
    SabatonChosen,
    StarterChosen,
    UnitRevealed,
    TokenLaid,
    RelicGiven,
    RoundBegan,
    TurnBegan,
    TilePending,
    TileActive,
    TilePileRenewed,
    TokenTaken,
    TokenGivenUp,
    ActionDone,
    CardDrawn,
    UnitRecalled,
    UnitDismissed,
    DeckRegrouped,
    SabatonJumped,
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
    UnitsScored,
    RelicsScored,
    ProwessScored,
    HonorScored,
    ScoreTotalled,
    TieBroken,
    CampaignWon,
    VictoryShared,
)
