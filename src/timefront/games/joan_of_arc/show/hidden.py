"""What a seat does not know, drawn anew: nothing but the order of the round deck is hidden, and chance draws that."""

from __future__ import annotations

from random import Random

from timefront.games.joan_of_arc.state import War


def determinize(s: War, seat: int | None, rng: Random) -> War:
    """A position that the seat cannot tell from this one."""
    return s.clone()
