"""A game's scenarios over the wire, as a gallery shows them."""

from __future__ import annotations

from msgspec import Struct


class PatchInfo(Struct):
    """A piece of ground on a drawn map: what grows or lies there, and its corners as x, y, x, y …"""

    ground: str
    outline: list[int]


class MarkInfo(Struct):
    """Something that stands on a drawn map: a `house`, `troops` or a `giant` of a side, the first being 0."""

    kind: str
    x: int
    y: int
    side: int
    count: int


class SketchInfo(Struct):
    """A map to be drawn small: its extent from (0, 0), its ground, and what stands on it."""

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
    """At most; 0 where that is not known."""
    difficulty: int
    """1 for what is best played first, 3 for the hardest; 0 where no scenario is harder than others."""
    topics: list[str]
    """The messages that name the parts of the rules that it exercises, the simplest first."""
    story: str
    """The message that tells its history, the first line by itself; empty where there is none."""
    sketch: SketchInfo | None
