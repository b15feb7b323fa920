"""Plays random games of whatever commit is on the path, one round for each line of input: `SEED GAMES` or `SEED GAMES
games`, which measures no clones and views.

    python bench/commits_player.py GAME SCENARIO SEATS [FILE]

Run by `bench/commits.py`. Answers each round with a line of JSON: what was done per second of processor time. FILE is
played instead of the pack's own file of the scenario.
"""

from __future__ import annotations

import json
import sys
import time
from collections.abc import Callable
from pathlib import Path
from random import Random
from typing import Any

from timefront.games.registry import GAMES
from timefront.kernel.flow import CHANCE, OVER
from timefront.kernel.packs import PackFiles

CLONES, VIEWS = 20_000, 2_000
SOME_MOVES = 60
"""The number of moves after which a game is halfway."""


def play(game: Any, setting: Any, rng: Random, most: int = sys.maxsize) -> tuple[Any, int]:
    """Play at random, to the end or for a number of moves; returns the position and the number of decisions."""
    s = game.new(setting)
    decisions = 0
    while s.seat != OVER and most:
        most -= 1
        if s.seat == CHANCE:
            s.answer(s.chance().sample(rng))
        else:
            offers = s.offer()
            decisions += len(offers) > 1
            s.answer(offers[int(rng.random() * len(offers))])
    return s, decisions


def rate(count: int, act: Callable[[], object]) -> float:
    """How often per second something can be done."""
    started = time.process_time()
    for _ in range(count):
        act()
    return count / (time.process_time() - started)


def games_of(game: Any, setting: Any, seed: int, games: int) -> dict[str, float]:
    """How fast a round's games are played."""
    rng = Random(seed)
    started = time.process_time()
    decisions = sum(play(game, setting, rng)[1] for _ in range(games))
    spent = time.process_time() - started
    return {"decisions/s": decisions / spent, "games/s": games / spent}


def positions_of(game: Any, setting: Any) -> dict[str, float]:
    """How fast a position is copied and shown."""
    middle, _ = play(game, setting, Random(5), SOME_MOVES)
    return {"clones/s": rate(CLONES, middle.clone), "views/s": rate(VIEWS, lambda: game.view(middle, 0))}


def main() -> None:
    """Play a round for each line."""
    name, scenario, seats, *file = sys.argv[1:]
    game = GAMES[name]
    pack = game.built_in_pack()
    if file:
        pack = PackFiles({**pack.files, f"scenarios/{scenario}.toml": Path(file[0]).read_text(encoding="utf-8")})
    setting = game.setting(pack, scenario, {}, int(seats))
    for line in sys.stdin:
        seed, games, *what = line.split()
        others = {} if what else positions_of(game, setting)
        print(json.dumps({**games_of(game, setting, int(seed), int(games)), **others}), flush=True)


if __name__ == "__main__":
    main()
