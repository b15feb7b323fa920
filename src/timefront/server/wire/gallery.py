"""A game's scenarios over the wire, as a gallery shows them."""

from __future__ import annotations

from msgspec import Struct


class PatchInfo(Struct):
    """A piece of ground on a small map: its kind, and its corners as x, y, x, y …"""

    ground: str
    outline: list[int]


class MarkInfo(Struct):
    """Something that stands on a small map: a `house`, `troops` or a `giant` of a side; the first side is 0."""

    kind: str
    x: int
    y: int
    side: int
    count: int


class SketchInfo(Struct):
    """A small map: its size, measured from (0, 0), its ground, and what stands on it."""

    width: int
    height: int
    patches: list[PatchInfo]
    marks: list[MarkInfo]


class ScenarioInfo(Struct):
    """A scenario as a gallery shows it; its name is the message `scenario-…`."""

    key: str
    seats: list[int]
    """How many can play it."""
    rounds: int
    """The most rounds it can take; 0 if that is not known."""
    difficulty: int
    """From 1, to be played first, to 3 for the hardest; 0 if all scenarios are equally hard."""
    topics: list[str]
    """The messages that name the parts of the rules it exercises, the simplest first."""
    story: str
    """The message with its history, whose first line can stand alone; empty if there is none."""
    sketch: SketchInfo | None
