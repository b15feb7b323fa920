"""1 to 3. The facts of the set-up, of rounds and turns, and of the journey through time."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar, final

from timefront.games.battle_through_history.verbs import (
    ACTION,
    ERA,
    GEAR,
    RELIC,
    SABATON,
    SEAT,
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
    """A player chose a Sabaton, or drew one."""

    seat: int
    sabaton: int
    rule: ClassVar[str] = "BH-2.3"
    kinds: ClassVar[dict[str, Kind]] = {"seat": SEAT, "sabaton": SABATON}


@final
@dataclass
class StarterChosen(Event):
    """Chance gave a player the headquarters counter."""

    seat: int
    rule: ClassVar[str] = "BH-2.5"
    kinds: ClassVar[dict[str, Kind]] = {"seat": SEAT}


@final
@dataclass
class UnitRevealed(Event):
    """A unit was placed face up on a space of the main board."""

    space: int
    unit: int
    rule: ClassVar[str] = "BH-2.2"
    kinds: ClassVar[dict[str, Kind]] = {"space": SPACE, "unit": UNIT}


@final
@dataclass
class TokenLaid(Event):
    """A warfare token was placed face up on a space of the gears."""

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
    """A tile was drawn and is in the Pending position."""

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
    """A player drew a card from their own deck; only the owner knows which."""

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
    """A player took back a card from their own discard pile."""

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
    """A player shuffled their discard pile and deck together."""

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
)
