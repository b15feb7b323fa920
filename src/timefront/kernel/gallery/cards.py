"""What a game says about a scenario before it is chosen: how long and how hard it is, with a small map."""

from __future__ import annotations

from typing import Final, final

from timefront.kernel.gallery.sketches import MapSketch

HARDEST: Final = 3
"""Difficulties range from 1 to this."""


@final
class ScenarioCard:
    """A scenario as a gallery shows it; a game leaves out what it has nothing to say about."""

    def __init__(
        self,
        rounds: int = 0,
        difficulty: int = 0,
        topics: tuple[str, ...] = (),
        story: str = "",
        sketch: MapSketch | None = None,
    ) -> None:
        self.rounds = rounds
        """The most rounds it can take; 0 if that is not known."""
        self.difficulty = difficulty
        """From 1, to be played first, to `HARDEST`; 0 if all scenarios are equally hard."""
        self.topics = topics
        """The messages that name the parts of the rules it exercises, the simplest first."""
        self.story = story
        """The message with its history, whose first line can stand alone; empty if there is none."""
        self.sketch = sketch
