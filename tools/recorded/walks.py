"""Random matches with fixed seeds, through every setting of a game."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from random import Random
from typing import Any

from timefront.games.registry import GAMES
from timefront.kernel.setting import Setting
from timefront.matches.making import new_match
from timefront.matches.match import Match
from tools.free_battles import free_battles

TRIES = 5
"""How many tries are made for each refusable choice that is wanted."""
SINCE_THEN: tuple[str, ...] = ()
"""Scenarios added after the recordings were made; empty again when new ones are made."""


@cache
def settings_of(name: str) -> list[Setting]:
    """Every scenario with every number of seats, free battles, and every other value of every option."""
    game = GAMES[name]
    pack = game.built_in_pack()
    scenarios = [scenario for scenario in game.scenarios(pack) if scenario not in SINCE_THEN]
    fitting = [(scenario, seats) for seats in game.seat_counts for scenario in scenarios]
    fitting = [(scenario, seats) for scenario, seats in fitting if seats in game.scenario_seats(pack, scenario)]
    settings = [game.setting(pack, scenario, {}, seats) for scenario, seats in fitting]
    settings += [setting for setting in free_battles(game, pack) if setting.scenario not in SINCE_THEN]
    others = [{option.name: value} for option in game.options for value in option.values[1:]]
    for number, options in enumerate(others):
        scenario = scenarios[number % len(scenarios)]
        counts = game.scenario_seats(pack, scenario)
        settings.append(game.setting(pack, scenario, options, counts[number % len(counts)]))
    return settings


def walk(name: str, number: int) -> Iterator[Match]:
    """A random match, at every choice and at its end; always the same for the same number."""
    settings = settings_of(name)
    match = new_match(GAMES[name], settings[number % len(settings)], seed=f"recorded/{name}/{number}")
    rng = Random(f"recorded/{name}/{number}")
    yield match
    while match.outcome() is None:
        match.play(match.state.seat, rng.choice(match.state.offer()))
        yield match


def refused_choices(match: Match, rng: Random, count: int) -> list[tuple[Any, ...]]:
    """At most this many different choices, well formed or not quite, that the asked seat may not make."""
    s = match.state
    verbs = s.question().verbs
    refused: dict[tuple[Any, ...], None] = {}
    for _ in range(TRIES * count):
        verb = rng.choice(verbs)
        ids = [rng.choice([*sorted(kind.domain(s)), -1]) for kind in verb.kinds.values()]
        choice = (verb.name, *ids)
        if len(refused) < count and s.refuse(s.seat, choice) is not None:
            refused[choice] = None
    return [*refused]
