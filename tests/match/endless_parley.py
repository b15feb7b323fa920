"""Plays a stored parley at random until it is killed, and reports after every move that it is stored.

python -m tests.match.endless_parley FILE SEED
"""

from __future__ import annotations

import sys
from pathlib import Path
from random import Random

from tests.match.parley import LEAVE, PARLEY
from timefront.matches.files import MatchFile
from timefront.matches.making import new_match
from timefront.matches.match import Match


def move(match: Match, rng: Random) -> None:
    """Make any choice except the one that ends the game, or take one back."""
    seat = match.state.seat
    if rng.random() < 0.2 and match.barrier(seat).to >= 0:
        match.undo(seat)
    else:
        match.play(seat, rng.choice([choice for choice in match.offer(seat) if choice != LEAVE()]))


def main(path: Path, rng: Random) -> None:
    """Play on forever."""
    if path.exists():
        file = MatchFile.open(path, {PARLEY.name: PARLEY})
    else:
        setting = PARLEY.setting(PARLEY.built_in_pack(), "", {}, 3)
        file = MatchFile.create(path, new_match(PARLEY, setting, seed="killed"))
    while True:
        move(file.match, rng)
        print(len(file.match.entries), flush=True)
        if rng.random() < 0.05:
            file.snapshot()


if __name__ == "__main__":
    main(Path(sys.argv[1]), Random(sys.argv[2]))
