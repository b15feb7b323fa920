"""How fast the lab's adapters are compared with the bare engine, on Duel of Time, interpreted.

    make bench                      (python -m bench.lab.adapters [--rounds N] [--write])

Runs in the environment of `make lab`; if that is missing, it says so and measures nothing. Times are process times, the
best of several alternating rounds. `--write` puts the table into docs/performance.md.
"""

from __future__ import annotations

import argparse
import os
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path
from random import Random
from time import process_time
from typing import Any

ROOT = Path(__file__).parents[2]
LAB = ROOT / "build" / "lab" / "bin" / "python"
INSIDE = "TIMEFRONT_LAB_BENCH"
"""Set in the process that measures."""
AEC_TARGET, CLONE_TARGET = 20_000, 20.0
GAMES, COPIES = 60, 2_000

Measure = Callable[[], float]
"""Does some work; returns the microseconds per piece."""


def main(arguments: list[str] | None = None) -> int:
    """Measure, here or in the lab's environment."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--rounds", type=int, default=9, help="how often each figure is measured")
    parser.add_argument("--write", action="store_true", help="put the table into docs/performance.md")
    wishes = parser.parse_args(arguments)
    if os.environ.get(INSIDE):
        print(table(measured(wishes.rounds)))
        return 0
    if not LAB.exists():
        print("Adapters: not measured, for build/lab is missing: make lab makes it.")
        return 0
    environment = os.environ | {INSIDE: "1", "PYTHONPATH": str(ROOT / "src")}
    command = [str(LAB), str(Path(__file__)), "--rounds", str(wishes.rounds)]
    ran = subprocess.run(command, env=environment, check=False, stdout=subprocess.PIPE, text=True)
    print(ran.stdout)
    if wishes.write and ran.returncode == 0:
        from bench.pages import commit, put

        note = f"`python -m bench.lab.adapters` at commit {commit()}, best of {wishes.rounds}:"
        put("adapters", note, ran.stdout.splitlines())
    return ran.returncode


def measured(rounds: int) -> dict[str, float]:
    """The least microseconds of each measurement."""
    found: dict[str, Measure] = {
        "engine, a turn": engine_turn(),
        "AEC, a turn": aec_turn(),
        "engine, a copy": engine_copy(),
        "OpenSpiel, a copy": open_spiel_copy(),
    }
    times: dict[str, list[float]] = {name: [] for name in found}
    for _ in range(rounds):
        for name, one in found.items():
            times[name].append(one())
    return {name: min(each) for name, each in times.items()}


def table(best: dict[str, float]) -> str:
    """The figures next to the promises."""
    turn, aec = best["engine, a turn"], best["AEC, a turn"]
    copy, clone = best["engine, a copy"], best["OpenSpiel, a copy"]
    rows = [
        "| adapter | Duel, interpreted | promised | times the engine alone |",
        "|---|---:|---:|---:|",
        f"| PettingZoo AEC, bare | {1e6 / aec:,.0f} turns/s | {AEC_TARGET:,} turns/s | {aec / turn:.1f} |",
        f"| OpenSpiel, a clone | {clone:.1f} µs | {CLONE_TARGET:g} µs | {clone / copy:.1f} |",
    ]
    return "\n".join(rows)


def timed(work: Callable[[], int]) -> Measure:
    """Microseconds per piece of some work, which returns the number of pieces."""

    def measure() -> float:
        started = process_time()
        pieces = work()
        return 1e6 * (process_time() - started) / pieces

    return measure


def engine_turn() -> Measure:
    """Random games on the engine alone, stopping wherever a player has a choice."""
    from timefront.games.registry import GAMES as GAMES_BY_NAME
    from timefront.kernel.flow import OVER
    from timefront.lab.sitting import Sitting, Table

    table = Table(GAMES_BY_NAME["duel_of_time"], "", {}, 2, "flat")

    def work() -> int:
        rng = Random(1)
        turns = 0
        for seed in range(GAMES):
            sitting = Sitting(table, f"{seed}/0")
            while sitting.seat != OVER:
                sitting.answer(rng.choice(sitting.offers))
                turns += 1
        return turns

    return timed(work)


def aec_turn() -> Measure:
    """Random games through PettingZoo, with an observation and its mask for every turn."""
    from timefront.interop.pettingzoo import raw_env

    env: Any = raw_env("duel_of_time")

    def work() -> int:
        rng = Random(1)
        turns = 0
        for seed in range(GAMES):
            env.reset(seed=seed)
            while not env.terminations[agent := env.agent_selection]:
                mask = env.observe(agent)["action_mask"]
                env.step(rng.choice(mask.nonzero()[0].tolist()))
                turns += 1
        return turns

    return timed(work)


def open_spiel_copy() -> Measure:
    """Copies of a position in the middle of a game, through OpenSpiel."""
    state = _middle()

    def work() -> int:
        for _ in range(COPIES):
            state.clone()
        return COPIES

    return timed(work)


def engine_copy() -> Measure:
    """The same on the engine alone."""
    s = _middle().held.s

    def work() -> int:
        for _ in range(COPIES):
            s.clone()
        return COPIES

    return timed(work)


def _middle() -> Any:
    import pyspiel

    import timefront.interop.open_spiel  # noqa: F401  registers the games

    state = pyspiel.load_game("timefront_duel_of_time").new_initial_state()
    rng = Random(1)
    for _ in range(30):
        state.apply_action(rng.choice(state.legal_actions()))
    return state


if __name__ == "__main__":
    sys.exit(main())
