"""Play random games and check their every position; games already in the results are not played again.

    python -m tools.sound_walks [--results FILE] [--walks N] [SCENARIO ...]

N games in all (default 2,000) of these scenarios, or of every scenario of every game; `free_battle` is one of Joan of
Arc's. In every second game each option has a random value. A fault is a position in which pieces are where they cannot
be (`Game.check`), that cannot be loaded as it was saved, or in which the rules raise an error; the exit status is 1 if
there is any.
"""

from __future__ import annotations

import argparse
import json
import sys
from collections.abc import Iterator
from pathlib import Path
from random import Random
from traceback import extract_tb
from typing import Any

from timefront.games.registry import GAMES
from timefront.kernel.flow import CHANCE, OVER, State, dumps, loads
from timefront.kernel.game import Game
from timefront.kernel.setting import Setting
from tools.free_battles import free_battles

RESULTS = Path(__file__).resolve().parents[1] / "build" / "sound-walks.jsonl"
WALKS = 2_000
SAVED = 0.02
"""How many of the positions are also saved and loaded."""


def all_settings() -> dict[str, list[tuple[Game[Any], Setting]]]:
    """The settings of each scenario with every number of seats and the usual options."""
    found: dict[str, list[tuple[Game[Any], Setting]]] = {}
    for game in GAMES.values():
        pack = game.built_in_pack()
        for scenario in game.scenarios(pack):
            counts = game.scenario_seats(pack, scenario)
            found[scenario or game.name] = [(game, game.setting(pack, scenario, {}, count)) for count in counts]
        for setting in free_battles(game, pack):
            found.setdefault(setting.scenario, []).append((game, setting))
    return found


def walk(game: Game[Any], setting: Setting, seed: str) -> Iterator[State]:
    """Every position of a random game."""
    rng = Random(seed)
    s: State = game.new(setting)
    yield s
    while s.seat != OVER:
        s.answer(s.chance().sample(rng) if s.seat == CHANCE else rng.choice(s.offer()))
        yield s


def with_options(game: Game[Any], setting: Setting, rng: Random) -> Setting:
    """A setting with a random value for every option."""
    options = {option.name: rng.choice(option.values) for option in game.options}
    return game.setting(setting.pack, setting.scenario, options, setting.seats)


def fault_of(game: Game[Any], s: State, rng: Random) -> str:
    """What is wrong with a position, if anything."""
    broken: list[str] = game.check(s)
    if rng.random() < SAVED:
        saved = dumps(s)
        if dumps(loads(game.state_type, s.setting, saved)) != saved:  # type: ignore[attr-defined]
            broken = [*broken, "is not loaded as it was saved"]
    return "; ".join(broken)


def play(scenario: str, settings: list[tuple[Game[Any], Setting]], number: int) -> dict[str, Any]:
    """Play one game: how many positions it had, and the first fault."""
    rng = Random(f"sound walks/{scenario}/{number}")
    game, setting = settings[number % len(settings)]
    if number // len(settings) % 2:
        setting = with_options(game, setting, rng)
    row: dict[str, Any] = {"scenario": scenario, "number": number, "positions": 0, "fault": ""}
    try:
        for s in walk(game, setting, f"{scenario}/{number}"):
            row["positions"] += 1
            row["fault"] = fault_of(game, s, rng)
            if row["fault"]:
                break
    except Exception as error:
        place = extract_tb(error.__traceback__)[-1]
        row["fault"] = f"{type(error).__name__} {error} in {place.filename}, line {place.lineno}"
    return row


def main() -> int:
    """Play the missing games, and report how many positions there were in all."""
    settings = all_settings()
    parser = argparse.ArgumentParser(description="Play random games and check every position of theirs.")
    parser.add_argument("scenarios", nargs="*", metavar="SCENARIO", help=f"of {', '.join(settings)}")
    parser.add_argument("--results", type=Path, default=RESULTS)
    parser.add_argument("--walks", type=int, default=WALKS)
    wish = parser.parse_args()
    if not set(wish.scenarios) <= set(settings):
        parser.error(f"no such scenario: {', '.join(sorted({*wish.scenarios} - {*settings}))}")
    wish.results.parent.mkdir(parents=True, exist_ok=True)
    rows = [json.loads(line) for line in wish.results.read_text().splitlines()] if wish.results.exists() else []
    done = {(row["scenario"], row["number"]): row for row in rows}
    chosen = wish.scenarios or [*settings]
    wanted = [(chosen[walk % len(chosen)], walk // len(chosen)) for walk in range(wish.walks)]
    with wish.results.open("a") as file:
        for scenario, number in wanted:
            if (scenario, number) not in done:
                row = done[scenario, number] = play(scenario, settings[scenario], number)
                print(json.dumps(row), file=file, flush=True)
                if row["fault"]:
                    print(f"{scenario} {number}, position {row['positions']}: {row['fault']}", flush=True)
    walks = [done[key] for key in wanted]
    faults = sum(bool(row["fault"]) for row in walks)
    print(f"{len(walks)} games, {sum(row['positions'] for row in walks)} positions, {faults} faults")
    return 1 if faults else 0


if __name__ == "__main__":
    sys.exit(main())
