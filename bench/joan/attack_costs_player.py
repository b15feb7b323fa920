"""What positions of Joan of Arc cost, for whatever commit is on the path.

    python -m bench.joan.attack_costs_player costs GAMES [FILE]         a round for every line of input
    python -m bench.joan.attack_costs_player frames SCENARIO GAMES      how many frames attacks take

Run by `bench/joan/attack_costs.py`; answers with lines of JSON. FILE is played instead of the pack's own file of the
field battle. Frames can be counted only in the interpreted form.
"""

from __future__ import annotations

import gc
import json
import sys
import time
from collections.abc import Callable, Iterator
from pathlib import Path
from random import Random
from typing import Any
from unittest.mock import patch

from bench.growth import GAME, SCENARIO, crowded
from timefront.kernel.flow import CHANCE, OVER, Frame
from timefront.kernel.packs import PackFiles

CROWD, LARGE_CROWD = 60, 80
MOST_MOVES = 300
"""A game with a crowd ends early: later few units are left."""
CLONES = 30
"""How often each position is copied in a round."""
GROUP_VERBS = ("all-", "rest-")
"""How the names of verbs begin by which several units declare together."""
ORDER_ASKED, ATTACK, DECLARATION = "OrderPhase", "Attack", "Declaration"
"""Names that both commits have for these procedures."""


# Positions


def random_play(setting: Any, seed: int, most: int = sys.maxsize) -> Iterator[Any]:
    """A random game, stopping wherever a player is asked."""
    rng = Random(seed)
    s: Any = GAME.new(setting)
    while s.seat != OVER and most:
        most -= 1
        if s.seat == CHANCE:
            s.answer(s.chance().sample(rng))
        else:
            yield s
            offers = s.offer()
            s.answer(offers[int(rng.random() * len(offers))])


def is_between(s: Any) -> bool:
    """Whether a player is asked for the next order, while nothing else is going on."""
    return bool(type(s.stack[-1]).__name__ == ORDER_ASKED)


def is_attacking(s: Any) -> bool:
    """Whether a player is asked in mid-attack."""
    return any(type(frame).__name__ == ATTACK for frame in s.stack)


def is_declaring(s: Any) -> bool:
    """Whether a player declares what units do."""
    return type(s.stack[-1]).__name__ == DECLARATION and s.stack[-1].at.startswith("deed")


def found(setting: Any, games: int, is_wanted: Callable[[Any], bool], most: int = sys.maxsize) -> list[Any]:
    """All positions of some kind in random games."""
    return [s.clone() for seed in range(games) for s in random_play(setting, seed, most) if is_wanted(s)]


# Costs


def clone_cost(positions: list[Any]) -> float:
    """Microseconds of processor time for the copy of a position."""
    started = time.process_time()
    for s in positions:
        clone = s.clone
        for _ in range(CLONES):
            clone()
    return (time.process_time() - started) / len(positions) / CLONES * 1e6


def offer_cost(positions: list[Any]) -> float:
    """Microseconds of processor time for a list of offers; each position is new, so that nothing is remembered."""
    fresh = [s.clone() for s in positions]
    started = time.process_time()
    for s in fresh:
        s.offer()
    return (time.process_time() - started) / len(fresh) * 1e6


def answer_rounds(games: int, file: str) -> None:
    """Find the positions, say how many there are, and measure once for each line of input."""
    pack: Any = GAME.built_in_pack()
    if file:
        pack = PackFiles({**pack.files, f"scenarios/{SCENARIO}.toml": Path(file).read_text(encoding="utf-8")})
    field: Any = GAME.setting(pack, SCENARIO, {}, 2)
    between, attacking = found(field, games, is_between), found(field, games, is_attacking)
    crowd = found(crowded(CROWD, pack), games, is_between, MOST_MOVES)
    declaring = found(crowded(LARGE_CROWD, pack), games, is_declaring, MOST_MOVES)
    lists = [s.offer() for s in declaring]
    told = {
        "units": field.unit_count,
        "between": len(between),
        "attacking": len(attacking),
        "crowd": len(crowd),
        "declaring": len(declaring),
        "choices": sum(map(len, lists)) / len(lists),
        "group choices": sum(choice[0].startswith(GROUP_VERBS) for each in lists for choice in each) / len(lists),
    }
    print(json.dumps(told), flush=True)
    gc.collect()
    gc.freeze()
    for _ in sys.stdin:
        row = {kind: clone_cost(each) for kind, each in (("between", between), ("attacking", attacking))}
        row |= {"crowd": clone_cost(crowd), "declaring": offer_cost(declaring)}
        print(json.dumps(row), flush=True)


# Frames


def frames_of_attacks(scenario: str, games: int) -> list[int]:
    """For each attack of random games, how many frames were called from its beginning to its end, itself included.
    Attacks that are over as soon as they begin, because nobody is left, do not count.
    """
    setting = GAME.setting(GAME.built_in_pack(), scenario, {}, 2)
    finished: list[int] = []
    going_on: list[list[Any]] = []  # attacks with their numbers of frames
    call, done = Frame.call, Frame.done

    def counted_call(caller: Frame, s: Any, frame: Frame, then: str) -> Any:
        if type(frame).__name__ == ATTACK:
            going_on.append([frame, 0])
        for attack in going_on:
            attack[1] += 1
        return call(caller, s, frame, then)

    def counted_done(frame: Frame, s: Any, result: Any = None) -> Any:
        if type(frame).__name__ == ATTACK:
            _, frames = going_on.pop()
            if frame.at != "begin":
                finished.append(frames)
        return done(frame, s, result)

    with patch.object(Frame, "call", counted_call), patch.object(Frame, "done", counted_done):
        for seed in range(games):
            going_on.clear()
            for _ in random_play(setting, seed):
                pass
    return finished


def main() -> None:
    """Do what the arguments say."""
    what, *rest = sys.argv[1:]
    if what == "frames":
        print(json.dumps(frames_of_attacks(rest[0], int(rest[1]))))
    else:
        answer_rounds(int(rest[0]), *(rest[1:] or [""]))


if __name__ == "__main__":
    main()
