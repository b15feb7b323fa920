"""Armies over the wire: what can be bought, what was bought, and what is wrong with it."""

from __future__ import annotations

from typing import Annotated

from msgspec import Meta, Struct

from timefront.server.wire.gallery import SketchInfo
from timefront.server.wire.values import ShortText
from timefront.texts.phrasing import Phrase

# What can be chosen


class UnitOffer(Struct):
    """A unit of an army list; its name is the message `unit-…`."""

    unit: str
    category: str
    points: int
    morale: int
    least: int
    most: int


class ArmyListInfo(Struct):
    """An army list, named by the message `army-…`."""

    key: str
    units: list[UnitOffer]
    limits: dict[str, dict[str, tuple[int, int]]]
    """By size and category, the least and the most units."""


class ArmyChoices(Struct):
    """The choices for a free battle; empty in a game without armies."""

    lists: list[ArmyListInfo]
    sizes: dict[str, int]
    """The points of each size, named by the message `size-…`."""
    fields: list[str]
    """Named by the messages `field-…`."""
    maps: dict[str, SketchInfo]
    """Small maps of the fields."""
    rule: str
    """The rule that an army must follow."""


# What was chosen


class ArmyWish(Struct, forbid_unknown_fields=True):
    """An army: its list, the size of the battle, and how many of each unit."""

    army: ShortText
    size: ShortText
    units: Annotated[dict[ShortText, Annotated[int, Meta(ge=1, le=99)]], Meta(max_length=100)]


class BattleWish(Struct, forbid_unknown_fields=True):
    """A free battle: the armies of the first and the second seat, and the field; if empty, the first field."""

    armies: Annotated[list[ArmyWish], Meta(min_length=2, max_length=2)]
    field: ShortText = ""


class SuggestionWish(Struct, forbid_unknown_fields=True):
    """A request for an army; the same seed gives the same army."""

    army: ShortText
    size: ShortText
    seed: ShortText


class ArmyChecked(Struct):
    """The points and morale of an army, and everything that is wrong with it."""

    points: int
    morale: int
    problems: list[Phrase]
