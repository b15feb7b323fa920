"""Facts about discussions (JA-8.1)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar, final

from timefront.games.joan_of_arc.verbs import (
    AREA,
    COLOUR,
    GAIN,
    RESULT,
    SEAT,
    TALK_CARD,
    TALK_QUESTION,
    UNIT,
)
from timefront.kernel.events import Event
from timefront.kernel.questions import Kind


@final
@dataclass
class DiscussionBegan(Event):
    """A character talks with a unit."""

    seat: int
    unit: int
    speaker: int
    rule: ClassVar[str] = "JA-8.1"
    kinds: ClassVar[dict[str, Kind]] = {"seat": SEAT, "unit": UNIT, "speaker": UNIT}


@final
@dataclass
class DiscussionCardDrawn(Event):
    """The card of a discussion is opened, with its questions."""

    card: int
    rule: ClassVar[str] = "JA-8.1"
    kinds: ClassVar[dict[str, Kind]] = {"card": TALK_CARD}


@final
@dataclass
class QuestionAsked(Event):
    """A question was asked."""

    unit: int
    question: int
    rule: ClassVar[str] = "JA-8.1"
    kinds: ClassVar[dict[str, Kind]] = {"unit": UNIT, "question": TALK_QUESTION}


@final
@dataclass
class AnswerGiven(Event):
    """A question was answered."""

    speaker: int
    count: int
    """How many effects it brings."""
    rule: ClassVar[str] = "JA-8.1"
    kinds: ClassVar[dict[str, Kind]] = {"speaker": UNIT}


@final
@dataclass
class SpeakerLeft(Event):
    """A civilian left the game after a discussion."""

    speaker: int
    rule: ClassVar[str] = "JA-8.1"
    kinds: ClassVar[dict[str, Kind]] = {"speaker": UNIT}


@final
@dataclass
class TestRolled(Event):
    """The die of an answer was rolled."""

    unit: int
    colour: int
    result: int
    rule: ClassVar[str] = "JA-8.1"
    kinds: ClassVar[dict[str, Kind]] = {"unit": UNIT, "colour": COLOUR, "result": RESULT}


@final
@dataclass
class CharismaUsed(Event):
    """A character with charisma rerolls a die."""

    unit: int
    rule: ClassVar[str] = "JA-9.charisma"
    kinds: ClassVar[dict[str, Kind]] = {"unit": UNIT}


@final
@dataclass
class UnitStruck(Event):
    """A die hit a unit that could not defend itself."""

    unit: int
    colour: int
    result: int
    rule: ClassVar[str] = "JA-8.1"
    kinds: ClassVar[dict[str, Kind]] = {"unit": UNIT, "colour": COLOUR, "result": RESULT}


@final
@dataclass
class CardTook(Event):
    """A card took tokens, orders or points from a player."""

    seat: int
    gain: int
    count: int
    rule: ClassVar[str] = "JA-8.1"
    kinds: ClassVar[dict[str, Kind]] = {"seat": SEAT, "gain": GAIN}


@final
@dataclass
class CardHealed(Event):
    """A card healed wounds of a unit."""

    unit: int
    count: int
    wounds: int
    rule: ClassVar[str] = "JA-8.1"
    kinds: ClassVar[dict[str, Kind]] = {"unit": UNIT}


@final
@dataclass
class CardSetFire(Event):
    """A card started a fire in an area."""

    seat: int
    area: int
    rule: ClassVar[str] = "JA-8.8"
    kinds: ClassVar[dict[str, Kind]] = {"seat": SEAT, "area": AREA}


@final
@dataclass
class CardBuiltBarricade(Event):
    """A card built a barricade in an area."""

    seat: int
    area: int
    rule: ClassVar[str] = "JA-8.8"
    kinds: ClassVar[dict[str, Kind]] = {"seat": SEAT, "area": AREA}


EVENTS: tuple[type[Event], ...] = (
    DiscussionBegan,
    DiscussionCardDrawn,
    QuestionAsked,
    AnswerGiven,
    SpeakerLeft,
    TestRolled,
    CharismaUsed,
    UnitStruck,
    CardTook,
    CardHealed,
    CardSetFire,
    CardBuiltBarricade,
)
