"""Plays one engine at random for a while, on one core; prints the figures as one line of JSON.

    python bench/measure.py ENGINE SECONDS

Run by `bench/run.py`, which puts the right packages on the path. "Decisions" are players' choices, "moves" are those
and chance. For Timefront only real choices count as decisions, for its peers every action of a player: that favours
them.
"""

from __future__ import annotations

import json
import sys
import time
from collections.abc import Callable
from random import Random
from typing import Any

Counts = tuple[int, int]
"""Decisions and moves of one game."""
TURNS = {"duel_of_time": 8, "battle_through_history": 8, "joan_of_arc": 4}
"""The number of turns after which a game is halfway."""


def play_for(seconds: float, play: Callable[[Random], Counts]) -> dict[str, float]:
    """Play whole games for some seconds, after one to warm up."""
    rng = Random(1)
    play(rng)
    games = decisions = moves = 0
    started = time.perf_counter()
    while time.perf_counter() - started < seconds:
        more_decisions, more_moves = play(rng)
        games += 1
        decisions += more_decisions
        moves += more_moves
    spent = time.perf_counter() - started
    return {"games": games, "decisions/s": decisions / spent, "moves/s": moves / spent}


def microseconds(function: Callable[[], object]) -> float:
    """The least time of a call over several rounds."""
    best = float("inf")
    for _ in range(7):
        started = time.perf_counter()
        for _ in range(2000):
            function()
        best = min(best, (time.perf_counter() - started) / 2000)
    return best * 1e6


def timefront(name: str, scenario: str, seats: int, seconds: float) -> dict[str, float]:
    """A game of Timefront; positions are measured in the middle of a game."""
    from timefront.games.registry import GAMES
    from timefront.kernel.flow import CHANCE, OVER, dumps, loads

    game = GAMES[name]
    setting = game.setting(game.built_in_pack(), scenario, {}, seats)

    def play(rng: Random) -> Counts:
        s = game.new(setting)
        decisions = moves = 0
        while s.seat != OVER:
            moves += 1
            if s.seat == CHANCE:
                s.answer(s.chance().sample(rng))
            else:
                offers = s.offer()
                decisions += len(offers) > 1
                s.answer(offers[int(rng.random() * len(offers))])
        return decisions, moves

    result = play_for(seconds, play)
    rng = Random(5)
    s = game.new(setting)
    middle = game.judge.horizon(s) + TURNS[name]
    while s.seat < 0 or game.judge.horizon(s) < middle:
        s.answer(s.chance().sample(rng) if s.seat == CHANCE else rng.choice(s.offer()))
    saved = dumps(s)
    result["clone µs"] = microseconds(s.clone)
    result["save µs"] = microseconds(lambda: dumps(s))
    result["load µs"] = microseconds(lambda: loads(game.state_type, setting, saved))
    result["view µs"] = microseconds(lambda: game.view(s, 0))
    return result


def open_spiel(name: str, seconds: float) -> dict[str, float]:
    """A game of OpenSpiel, including its Python games."""
    import pyspiel
    from open_spiel.python.games import block_dominoes, liars_poker  # noqa: F401  (registers them)

    game = pyspiel.load_game(name)

    def play(rng: Random) -> Counts:
        state = game.new_initial_state()
        decisions = moves = 0
        while not state.is_terminal():
            moves += 1
            if state.is_chance_node():
                state.apply_action(drawn(state.chance_outcomes(), rng.random()))
            else:
                decisions += 1
                actions = state.legal_actions()
                state.apply_action(actions[int(rng.random() * len(actions))])
        return decisions, moves

    result = play_for(seconds, play)
    rng = Random(5)
    state = game.new_initial_state()
    for _ in range(40):
        actions = state.legal_actions()
        after = state.clone()
        after.apply_action(actions[int(rng.random() * len(actions))])
        if after.is_terminal():
            break
        state = after
    result["clone µs"] = microseconds(state.clone)
    return result


def drawn(outcomes: list[tuple[int, float]], ticket: float) -> int:
    """The outcome that holds the ticket, a number from 0 to 1."""
    for action, weight in outcomes:
        ticket -= weight
        if ticket < 0:
            return action
    return outcomes[-1][0]


def rlcard_gin_rummy(seconds: float) -> dict[str, float]:
    """RLCard's gin rummy."""
    import rlcard

    env: Any = rlcard.make("gin-rummy", config={"seed": 1})

    def play(rng: Random) -> Counts:
        state, _ = env.reset()
        decisions = 0
        while not env.is_over():
            actions = list(state["legal_actions"])
            state, _ = env.step(actions[int(rng.random() * len(actions))])
            decisions += 1
        return decisions, decisions

    return play_for(seconds, play)


def catanatron(seats: int, seconds: float) -> dict[str, float]:
    """Catanatron's Catan with random players."""
    import random

    from catanatron import Color, Game, RandomPlayer

    def play(rng: Random) -> Counts:
        random.seed(rng.random())
        game: Any = Game([RandomPlayer(color) for color in list(Color)[:seats]])
        game.play()
        decisions = len(game.state.actions)
        return decisions, decisions

    return play_for(seconds, play)


ENGINES: dict[str, Callable[[float], dict[str, float]]] = {
    "timefront duel_of_time": lambda seconds: timefront("duel_of_time", "", 2, seconds),
    "timefront battle_through_history": lambda seconds: timefront("battle_through_history", "", 4, seconds),
    "timefront joan_of_arc": lambda seconds: timefront("joan_of_arc", "patay", 2, seconds),
    "rlcard gin_rummy": rlcard_gin_rummy,
    "catanatron 2 players": lambda seconds: catanatron(2, seconds),
    "catanatron 4 players": lambda seconds: catanatron(4, seconds),
    **{
        f"open_spiel {name}": lambda seconds, name=name: open_spiel(name, seconds)  # type: ignore[misc]
        for name in ("python_block_dominoes", "python_liars_poker", "gin_rummy", "backgammon", "hearts")
    },
}

if __name__ == "__main__":
    print(json.dumps(ENGINES[sys.argv[1]](float(sys.argv[2]))))
