"""Random walks through games, for properties that must hold everywhere."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from random import Random
from typing import Any, TypeVar

from tests.contract.conftest import settings_of
from tests.kernel.skirmish import SKIRMISH
from timefront.games.registry import GAMES
from timefront.kernel.events import Event
from timefront.kernel.flow import CHANCE, OVER, State
from timefront.kernel.game import Game
from timefront.kernel.questions import Choice

S = TypeVar("S", bound=State)


def random_answer(s: State, rng: Random) -> Choice:
    """A legal answer of the seat that is asked."""
    return s.chance().sample(rng) if s.seat == CHANCE else rng.choice(s.offer())


def walk(game: Game[Any], seed: object, *, number: int = 0) -> Iterator[State]:
    """Every position of one random game, the last included."""
    settings = settings_of(game)
    rng = Random(f"{game.name}/{seed}")
    s = game.new(settings[number % len(settings)])
    yield s
    while s.seat != OVER:
        s.answer(random_answer(s, rng))
        yield s


def heard_walk(s: S, rng: Random) -> Iterator[tuple[S, list[Event]]]:
    """Every position of one random game from its beginning, each with what has happened since the last."""
    facts: list[Event] = []
    s.sink = facts
    s.run()
    while True:
        yield s, [*facts]
        facts.clear()
        if s.seat == OVER:
            return
        s.answer(random_answer(s, rng))


def positions(game: Game[Any], seed: object, count: int) -> Iterator[State]:
    """Positions drawn from random games of all settings, about sixteen of each game."""
    rng = Random(f"{game.name}/{seed}/pick")
    number = 0
    while True:
        rate = min(0.2, 16 / usual_length(game.name, number % len(settings_of(game))))
        for s in walk(game, f"{seed}/{number}", number=number):
            if rng.random() < rate:
                yield s
                count -= 1
                if count == 0:
                    return
        number += 1


@cache
def usual_length(name: str, number: int) -> int:
    """How many positions a random game of a setting has."""
    return sum(1 for _ in walk(GAMES.get(name, SKIRMISH), "length", number=number))
