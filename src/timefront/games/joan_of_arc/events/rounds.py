"""Facts about the course of the war: rounds, turns, the council, the reserve and the end."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar, final

from timefront.games.joan_of_arc.verbs import ORDER, ROUND_CARD, SEAT, SIDE, TOKEN, UNIT
from timefront.kernel.events import Event
from timefront.kernel.questions import Kind


@final
@dataclass
class RoundCardFlipped(Event):
    """A round began: each player takes the command orders of its card."""

    round: int
    rounds: int
    round_card: int
    command: int
    rule: ClassVar[str] = "JA-4.2"
    kinds: ClassVar[dict[str, Kind]] = {"round_card": ROUND_CARD}


@final
@dataclass
class TurnBegan(Event):
    """A player's turn began."""

    seat: int
    side: int
    rule: ClassVar[str] = "JA-4.1"
    kinds: ClassVar[dict[str, Kind]] = {"seat": SEAT, "side": SIDE}


@final
@dataclass
class UpkeepPaid(Event):
    """A player paid 1 experience token for a level-2 character."""

    seat: int
    unit: int
    rule: ClassVar[str] = "JA-4.4"
    kinds: ClassVar[dict[str, Kind]] = {"seat": SEAT, "unit": UNIT}


@final
@dataclass
class CharacterReverted(Event):
    """A level-2 character fell back to level 1."""

    seat: int
    unit: int
    rule: ClassVar[str] = "JA-4.4"
    kinds: ClassVar[dict[str, Kind]] = {"seat": SEAT, "unit": UNIT}


@final
@dataclass
class CharacterUpgraded(Event):
    """A character rose to level 2; of a two-sided card, side 1 is the holy one, 2 the unholy one."""

    seat: int
    unit: int
    count: int
    side: int
    rule: ClassVar[str] = "JA-8.4"
    kinds: ClassVar[dict[str, Kind]] = {"seat": SEAT, "unit": UNIT}


@final
@dataclass
class IntrigueExchanged(Event):
    """A player gave an intrigue token for an experience or legend token."""

    seat: int
    token: int
    rule: ClassVar[str] = "JA-6.10"
    kinds: ClassVar[dict[str, Kind]] = {"seat": SEAT, "token": TOKEN}


@final
@dataclass
class OrdersReturned(Event):
    """A player had more unused orders of a kind than the reserve holds: the rest went back to the pool."""

    seat: int
    order: int
    count: int
    rule: ClassVar[str] = "JA-4.7"
    kinds: ClassVar[dict[str, Kind]] = {"seat": SEAT, "order": ORDER}


@final
@dataclass
class WarWon(Event):
    """A side has won."""

    side: int
    rule: ClassVar[str] = "JA-4.12"
    kinds: ClassVar[dict[str, Kind]] = {"side": SIDE}


@final
@dataclass
class WarDrawn(Event):
    """The war ended in a draw."""

    rule: ClassVar[str] = "JA-4.12"


EVENTS: tuple[type[Event], ...] = (
    RoundCardFlipped,
    TurnBegan,
    UpkeepPaid,
    CharacterReverted,
    CharacterUpgraded,
    IntrigueExchanged,
    OrdersReturned,
    WarWon,
    WarDrawn,
)
