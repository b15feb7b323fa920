"""What a view holds of the cards that players draw, play and talk by."""

from __future__ import annotations

from typing import Literal

from msgspec import Struct


class CouncilView(Struct, frozen=True):
    """The war council: the cards that lie open, how many lie face down, and the discards."""

    river: list[str]
    deck: int
    discard: list[str]


class LegendView(Struct, frozen=True):
    """JA-3.4: the legend cards: how many lie face down, the discards, the one that is being played, and the hands."""

    deck: int
    discard: list[str]
    playing: list[str]
    hands: list[HandView]
    """By seat."""
    lasting: list[LastingCardView]
    """What cards have laid on areas and units for a while."""


class LastingCardView(Struct, frozen=True):
    """A legend card whose effect lasts, for an area or for a unit."""

    card: str
    area: int | None
    unit: int | None


class HandView(Struct, frozen=True):
    """The legend cards of a seat."""

    count: int
    cards: list[str] | None
    """None if the viewer may not know them."""


class LegendCardView(Struct, frozen=True):
    """What a legend card costs, and when it is played."""

    id: int
    key: str
    cost: int
    window: str


class TalkView(Struct, frozen=True):
    """JA-8.1: a discussion: who talks with whom, the card that lies open, and what was asked."""

    seat: int
    unit: int
    speaker: int
    card: str | None
    """None before it is drawn."""
    questions: list[TalkQuestionView]
    asked: str | None
    """The letter of the question that was asked."""


class TalkQuestionView(Struct, frozen=True):
    """A question: the banner that it needs, and whether the character that talks may ask it."""

    letter: str
    banner: str | None
    is_risky: bool
    is_open: bool


class EquipmentView(Struct, frozen=True):
    """JA-8.3: a piece of equipment: in its deck, discarded, or on a unit, put on or not yet, or worn and used up."""

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
    """Why the viewer cannot trigger it now, as the key of the refusal; None if he can, and on the cards of others."""
