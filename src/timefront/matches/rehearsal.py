"""Tries out a position from outside before anybody plays from it: every seat looks at it, and it is played to the end.

Ranges and the game's own check find what is broken in the columns. Whether the procedures in progress fit each other
only shows when they continue: this finds what would fail later, at the table.
"""

from __future__ import annotations

from random import Random
from time import perf_counter
from typing import Any

from timefront.kernel.events import Event
from timefront.kernel.flow import CHANCE, OVER, State
from timefront.kernel.game import Game

GAMES_PLAYED = 4
MOST_ANSWERS = 3_000
MOST_SECONDS = 2.0
"""After this time no other game is started."""


def rehearse(game: Game[Any], s: State, rng: Random) -> None:
    """Try a position out; `ValueError` if the rules fail on it."""
    began = perf_counter()
    look_over(game, s, rng)
    try:
        for _ in range(GAMES_PLAYED):
            _play(game, s.clone(), rng)
            if perf_counter() - began > MOST_SECONDS:
                break
    except Exception as error:
        raise _failure(error) from error


def look_over(game: Game[Any], s: State, rng: Random) -> None:
    """Look at a position as every seat and a spectator; `ValueError` if that fails."""
    try:
        for seat in (*range(s.setting.seats), None):  # type: ignore[attr-defined]
            game.view(s, seat)
            game.view(game.determinize(s, seat, rng), seat)
    except Exception as error:
        raise _failure(error) from error


def _failure(error: Exception) -> ValueError:
    return ValueError(f"the rules fail on this position: {type(error).__name__}")


def _play(game: Game[Any], s: State, rng: Random) -> None:
    """Answer at random to the end."""
    facts: list[Event] = []
    s.sink = facts
    for _ in range(MOST_ANSWERS):
        game.outcome(s)
        if s.seat == OVER:
            game.view(s, None)
            for fact in facts:
                fact.reveals_to()
                fact.visible_to(None)
            return
        if s.seat == CHANCE:
            s.answer(s.chance().sample(rng))
            continue
        choice = rng.choice(s.offer())
        if s.refuse(s.seat, choice) is not None:
            raise ValueError("an offer is refused")
        s.answer(choice)
    raise ValueError("the game has no end")
