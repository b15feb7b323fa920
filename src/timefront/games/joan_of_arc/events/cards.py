"""Facts about cards: the war council, legend cards, and what cards bring (JA-4.3, JA-8.5)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar, final

from timefront.games.joan_of_arc.verbs import COLOUR, COUNCIL_CARD, GAIN, LEGEND_CARD, RESULT, SEAT, UNIT
from timefront.kernel.chance import EVERYONE
from timefront.kernel.events import Event
from timefront.kernel.questions import Kind


@final
@dataclass
class CouncilCardDrawn(Event):
    """A war council card was drawn into the river."""

    card: int
    rule: ClassVar[str] = "JA-4.3"
    kinds: ClassVar[dict[str, Kind]] = {"card": COUNCIL_CARD}


@final
@dataclass
class CouncilCardDiscarded(Event):
    """A war council card like one already in the river was drawn, and is discarded."""

    card: int
    rule: ClassVar[str] = "JA-4.3"
    kinds: ClassVar[dict[str, Kind]] = {"card": COUNCIL_CARD}


@final
@dataclass
class CouncilReshuffled(Event):
    """The discards of the war council became its new deck."""

    rule: ClassVar[str] = "JA-4.3"


@final
@dataclass
class CouncilCardChosen(Event):
    """A player chose a card of the river."""

    seat: int
    card: int
    rule: ClassVar[str] = "JA-4.3"
    kinds: ClassVar[dict[str, Kind]] = {"seat": SEAT, "card": COUNCIL_CARD}


@final
@dataclass
class CardGave(Event):
    """A card brought a player tokens, orders or points."""

    seat: int
    gain: int
    count: int
    rule: ClassVar[str] = "JA-4.3"
    kinds: ClassVar[dict[str, Kind]] = {"seat": SEAT, "gain": GAIN}


@final
@dataclass
class FirstPlayerMoved(Event):
    """A player now has the first player token."""

    seat: int
    rule: ClassVar[str] = "JA-4.1"
    kinds: ClassVar[dict[str, Kind]] = {"seat": SEAT}


@final
@dataclass
class LegendCardDrawn(Event):
    """A player drew a legend card; nobody else knows which."""

    seat: int
    card: int
    rule: ClassVar[str] = "JA-8.5"
    kinds: ClassVar[dict[str, Kind]] = {"seat": SEAT, "card": LEGEND_CARD}
    secret: ClassVar[tuple[str, ...]] = ("card",)

    def audience(self) -> int:
        return 1 << self.seat

    def reveals_to(self) -> int:
        return 1 << self.seat


@final
@dataclass
class LegendReshuffled(Event):
    """The discarded legend cards became the new deck."""

    rule: ClassVar[str] = "JA-8.5"


@final
@dataclass
class LegendCardPlayed(Event):
    """A player plays a legend card."""

    seat: int
    card: int
    rule: ClassVar[str] = "JA-8.5"
    kinds: ClassVar[dict[str, Kind]] = {"seat": SEAT, "card": LEGEND_CARD}

    def reveals_to(self) -> int:
        return EVERYONE ^ (1 << self.seat)


@final
@dataclass
class LegendCardDiscarded(Event):
    """A player discards a legend card from the hand."""

    seat: int
    card: int
    rule: ClassVar[str] = "JA-8.5"
    kinds: ClassVar[dict[str, Kind]] = {"seat": SEAT, "card": LEGEND_CARD}

    def reveals_to(self) -> int:
        return EVERYONE ^ (1 << self.seat)


@final
@dataclass
class ResultCancelled(Event):
    """A card cancelled a result of the other side."""

    unit: int
    colour: int
    result: int
    rule: ClassVar[str] = "JA-8.5"
    kinds: ClassVar[dict[str, Kind]] = {"unit": UNIT, "colour": COLOUR, "result": RESULT}


EVENTS: tuple[type[Event], ...] = (
    CouncilCardDrawn,
    CouncilCardDiscarded,
    CouncilReshuffled,
    CouncilCardChosen,
    CardGave,
    FirstPlayerMoved,
    LegendCardDrawn,
    LegendReshuffled,
    LegendCardPlayed,
    LegendCardDiscarded,
    ResultCancelled,
)
