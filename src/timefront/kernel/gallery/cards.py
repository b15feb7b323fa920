"""What a game tells about a scenario to who has not chosen one yet: how long and how hard it is, and a drawn map."""

from __future__ import annotations

from typing import Final, final

from timefront.kernel.gallery.sketches import MapSketch

HARDEST: Final = 3
"""Difficulties go from 1 to this."""


@final
class ScenarioCard:
    """A scenario as a gallery shows it; a game leaves open what it has nothing to say about."""

    def __init__(
        self,
        rounds: int = 0,
        difficulty: int = 0,
        topics: tuple[str, ...] = (),
        story: str = "",
        sketch: MapSketch | None = None,
    ) -> None:
        self.rounds = rounds
        """How many rounds it takes at most; 0 where that is not known."""
        self.difficulty = difficulty
        """From 1 to `HARDEST`: what is best played first, later and last; 0 where no scenario is harder than others."""
        self.topics = topics
        """The messages that name the parts of the rules that it exercises, the simplest first."""
        self.story = story
        """The message that tells its history, the first line by itself; empty where there is none."""
        self.sketch = sketch
