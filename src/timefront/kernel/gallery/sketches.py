"""Small maps: pieces of ground, and what stands on them."""

from __future__ import annotations

from typing import final


@final
class Patch:
    """A piece of ground on a small map: its kind, and its corners as x, y, x, y …"""

    def __init__(self, ground: str, outline: list[int]) -> None:
        self.ground = ground
        self.outline = outline


@final
class Mark:
    """Something that stands on a small map: a `house`, or `troops` of a side; the first side is 0."""

    def __init__(self, kind: str, x: int, y: int, side: int = -1, count: int = 1) -> None:
        self.kind = kind
        self.x = x
        self.y = y
        self.side = side
        self.count = count


@final
class MapSketch:
    """A small map: its size, measured from (0, 0), its ground, and what stands on it."""

    def __init__(self, width: int, height: int, patches: list[Patch], marks: list[Mark]) -> None:
        self.width = width
        self.height = height
        self.patches = patches
        self.marks = marks
