"""The part of a view about cards: those that players draw, play and talk with."""

from __future__ import annotations

from typing import Literal

from msgspec import Struct


class CouncilView(Struct, frozen=True):
    """The war council: the open cards, how many are face down, and the discards."""

    river: list[str]
    deck: int
    discard: list[str]


class LegendView(Struct, frozen=True):
    """JA-3.4: the legend cards: how many are face down, the discards, the one being played, and the hands."""

    deck: int
    discard: list[str]
    playing: list[str]
    hands: list[HandView]
    """By seat."""
    lasting: list[LastingCardView]
    """The cards whose effects on areas and units last for a while."""


class LastingCardView(Struct, frozen=True):
    """A legend card with a lasting effect on an area or a unit."""

    card: str
    area: int | None
    unit: int | None


class HandView(Struct, frozen=True):
    """The legend cards of a seat."""

    count: int
    cards: list[str] | None
    """None if the viewer may not see them."""


class LegendCardView(Struct, frozen=True):
    """What a legend card costs, and when it can be played."""

    id: int
    key: str
    cost: int
    window: str


class TalkView(Struct, frozen=True):
    """JA-8.1: a discussion: who talks with whom, the open card, and what was asked."""

    seat: int
    unit: int
    speaker: int
    card: str | None
    """None before it is drawn."""
    questions: list[TalkQuestionView]
    asked: str | None
    """The letter of the question that was asked."""


class TalkQuestionView(Struct, frozen=True):
    """A question: the banner that it needs, and whether the talking character may ask it."""

    letter: str
    banner: str | None
    is_risky: bool
    is_open: bool


class EquipmentView(Struct, frozen=True):
    """JA-8.3: a piece of equipment: in its deck, discarded, or on a unit: put on or not, or worn and used up."""

    key: str
    deck: str
    place: Literal["deck", "discard", "not_on", "worn", "used"]
    unit: int | None


class IntrigueEventView(Struct, frozen=True):
    """JA-8.6: an event of an intrigue card."""

    id: int
    key: str
    cost: int
    is_triggered: bool
    refusal: str | None
    """The key of the refusal if the viewer cannot trigger it now; None otherwise, and on the cards of others."""
