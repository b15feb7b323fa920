"""Tasks for thinkers, and a way of thinking that goes wrong when the task's seed says so."""

from __future__ import annotations

import os
import time
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from random import Random
from typing import Any

import msgspec

from tests.contract.walks import positions
from timefront.games.registry import GAMES
from timefront.kernel.flow import State
from timefront.kernel.game import Game
from timefront.server.thinking.tasks import FindChoice, Task, Want, task_of, think

DUEL = GAMES["duel_of_time"]
CAMPAIGN = GAMES["battle_through_history"]
JOAN = GAMES["joan_of_arc"]


def faulty(data: bytes) -> bytes:
    """Think, but first do what the seed says: crash, end by a signal, hang, raise, take time, or wait for a file."""
    task = msgspec.msgpack.decode(data, type=Task)
    word, _, rest = task.seed.partition(" ")
    if word == "crash" or (word == "crash-once" and is_first_time(Path(rest))):
        os._exit(3)
    if word == "end-by":
        os.kill(os.getpid(), int(rest))
    if word == "hang":
        time.sleep(3600)
    if word == "raise":
        raise ValueError("a secret")
    if word == "nonsense":
        return b"nonsense"
    while word == "until" and not Path(rest).exists():
        time.sleep(0.01)
    if word == "take":
        time.sleep(float(rest))
    return think(data)


def is_first_time(mark: Path) -> bool:
    """Whether this mark has not been used before."""
    try:
        mark.touch(exist_ok=False)
    except FileExistsError:
        return False
    return True


def asked_positions(game: Game[Any], seed: str, count: int) -> Iterator[State]:
    """Positions of random games in which a seat has a choice."""
    found = (s for s in positions(game, seed, 100 * count) if s.seat >= 0 and len(s.offer()) > 1)
    for _ in range(count):
        yield next(found)


@cache
def an_asked_position(game: str) -> State:
    """Always the same position in which a seat has a choice."""
    return next(asked_positions(GAMES[game], "task", 1)).clone()


def a_task(seed: str = "", want: Want | None = None, game: Game[Any] = DUEL) -> Task:
    """A task for the asked seat of some position."""
    s = an_asked_position(game.name)
    return task_of(game, s, s.seat, FindChoice("random") if want is None else want, seed)


def a_position_with_odds() -> State:
    """A position in which a battle is about to be fought, with few possible line-ups."""
    found = positions(CAMPAIGN, "odds", 10_000)
    return next(s for s in found if 0 < len(list(CAMPAIGN.narrator.odds(s, s.seat if s.seat >= 0 else None))) < 10)


def twin_of(game: Game[Any], s: State, seat: int | None, seed: int) -> State:
    """A position that the seat cannot tell from the given one."""
    twin: State = game.determinize(s, seat, Random(seed))
    return twin
