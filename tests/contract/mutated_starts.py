"""Positions from outside that somebody has changed, and what happens to them."""

from __future__ import annotations

import copy
import time
from collections import Counter
from random import Random
from traceback import extract_tb
from typing import Any

import msgspec

from timefront.kernel.flow import CHANCE, OVER, dump_state
from timefront.kernel.game import Game
from timefront.matches.fairness import Fairness
from timefront.matches.match import Match
from timefront.matches.rehearsal import rehearse
from timefront.matches.standing import load_position
from tools.free_battles import free_battles

MOVES = 6
"""How far an accepted position is played on."""
LONGEST = 1_000_000
"""How long a list may become, and all the copies of a frame's lists: both can be lengthened three times."""
STRANGE: tuple[Any, ...] = (
    *(-1, -2, -7, 0, 1, 2, 3, 5, 9, 12, 31, 64, 107, 108, 255, 1000, 2**31, 2**63, 2**64, 2**200, -(2**40), -(2**108)),
    *(True, None, "", "x", 1.5, [], [0], [-1] * 3, {}, [[]]),
)


def positions(game: Game[Any], rng: Random, count: int) -> list[Any]:
    """Positions of random games with their settings, as they are stored."""
    found: list[Any] = []
    pack = game.built_in_pack()
    settings = [
        game.setting(pack, scenario, {}, seats)
        for scenario in game.scenarios(pack)
        for seats in game.scenario_seats(pack, scenario)
    ]
    settings += free_battles(game, pack)
    while len(found) < count:
        setting = rng.choice(settings)
        s = game.new(setting)
        wanted = rng.randrange(250)
        for _ in range(wanted):
            if s.seat == OVER:
                break
            s.answer(s.chance().sample(rng) if s.seat == CHANCE else rng.choice(s.offer()))
        if s.seat != OVER:
            found.append((setting, msgspec.json.encode(dump_state(s))))
    return found


def mutate(data: Any, rng: Random) -> None:
    """Change one to three things in a stored position."""
    for _ in range(rng.choice((1, 1, 1, 2, 3))):
        frames = data["stack"] if isinstance(data.get("stack"), list) else []
        kind = rng.randrange(10)
        if kind == 0:
            data["seat"] = rng.choice(STRANGE)
        elif kind == 1 and frames:
            _mutate_stack(frames, rng)
        else:
            record = rng.choice([data["fields"], *(row[2] for row in frames if len(row) == 3)])
            if record:
                _mutate_field(record, rng.choice([*record]), rng)


def _mutate_stack(frames: list[Any], rng: Random) -> None:
    kind = rng.randrange(5)
    place = rng.randrange(len(frames))
    if kind == 0:
        del frames[place]
    elif kind == 1:
        frames.insert(place, copy.deepcopy(rng.choice(frames)))
    elif kind == 2:
        most = max(1, LONGEST // _length(frames[place]))
        frames += [copy.deepcopy(frames[place]) for _ in range(min(rng.choice((1, 200)), most))]
    elif kind == 3:
        frames[place] = [
            *frames[place][:1],
            rng.choice(("begin", "done", "__init__", "end", "offer_x")),
            *frames[place][2:],
        ]
    else:
        rng.shuffle(frames)


def _length(frame: list[Any]) -> int:
    """How many values the lists of a frame have."""
    fields = frame[2] if len(frame) == 3 else {}
    return 1 + sum(len(value) for value in fields.values() if isinstance(value, list))


def _mutate_field(record: dict[str, Any], name: str, rng: Random) -> None:
    value = record[name]
    if not isinstance(value, list) or rng.random() < 0.1:
        near = value + rng.choice((-1, 1)) if type(value) is int and rng.random() < 0.5 else rng.choice(STRANGE)
        record[name] = near
        return
    kind = rng.randrange(5)
    if kind == 0 and value:
        value.pop(rng.randrange(len(value)))
    elif kind == 1:
        value.insert(rng.randrange(len(value) + 1), rng.choice(STRANGE))
    elif kind == 2 and value:
        value[:] = value * min(rng.choice((2, 300)), LONGEST // len(value))
    elif value:
        place = rng.randrange(len(value))
        near = value[place] + rng.choice((-1, 1)) if type(value[place]) is int and rng.random() < 0.5 else None
        value[place] = rng.choice(STRANGE) if near is None else near


def fate_of(game: Game[Any], setting: Any, data: Any, rng: Random) -> str:
    """What happens to a position from outside: refused, refused when tried out, or played; anything else raises."""
    try:
        s = load_position(game, setting, data)
    except ValueError:
        return "refused"
    try:
        rehearse(game, s, rng)
    except ValueError:
        return "refused when tried out"
    match = Match(game, setting, Fairness("00", bytes(32), ["00"] * setting.seats), s)
    match.begin()
    for _ in range(MOVES):
        for seat in (*range(setting.seats), None):
            match.view(seat)
        if match.outcome() is not None:
            break
        seat = match.state.seat
        match.sealing(seat)
        match.play(seat, rng.choice(match.offer(seat)))
    return "played"


def try_out(game: Game[Any], seed: int, count: int, seconds: float) -> tuple[Counter[str], list[str]]:
    """Try this many mutated starts; returns their fates and describes those that raised or took too long."""
    rng = Random(seed)
    sound = positions(game, rng, max(3, min(40, count // 20)))
    fates: Counter[str] = Counter()
    faults: list[str] = []
    for number in range(count):
        rng.seed(f"{seed}/{number}")  # trying a position out is limited by time, so the number of draws varies
        setting, stored = rng.choice(sound)
        data = msgspec.json.decode(stored)
        mutate(data, rng)
        began = time.process_time()
        try:
            fates[fate_of(game, setting, data, rng)] += 1
        except Exception as error:
            place = extract_tb(error.__traceback__)[-1]
            faults.append(f"{number}: {type(error).__name__} {error} in {place.filename}, line {place.lineno}")
        if time.process_time() - began > seconds:
            faults.append(f"{number}: took {time.process_time() - began:.1f} s")
    return fates, faults
