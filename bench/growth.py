"""How the cost of a decision in Joan of Arc grows with the units on the board.

    make bench                      (python -m bench.growth [--seconds S] [--write])

The field battle's board with more and more units of its own kinds, half for each side. Prints the time of a decision in
random play and of the slowest list of offers; exit status 1 if a promise does not hold. `--write` puts the table into
docs/performance.md.
"""

from __future__ import annotations

import argparse
import sys
import time
from itertools import pairwise
from random import Random
from typing import Any

from bench.pages import commit, put
from timefront.games.registry import GAMES
from timefront.kernel.chance import pick_one
from timefront.kernel.flow import CHANCE, OVER

GAME = GAMES["joan_of_arc"]
SCENARIO = "patay"
CROWDS = (10, 20, 40, 80)
MOST_OFFER = 2.0
"""Milliseconds for a list of offers with 40 units a side."""
MOST_GROWTH = 1.5
"""How much faster than the number of units the cost of a decision may grow; allows for the noise of a short run."""


def crowded(count: int, pack: Any = None) -> Any:
    """The setting of the field battle with this many units: copies of its own, in areas with room. `bench.joan` asks
    for it at an older commit, too, which had neither morale nor skills that others grant.
    """
    setting: Any = GAME.setting(pack or GAME.built_in_pack(), SCENARIO, {}, 2)
    board, cards = setting.board, setting.cards
    room = board.capacity[:]
    for area, size in [*zip(setting.building_area, setting.building_size, strict=True)]:
        room[area] -= size
    for area, size in [*zip(setting.element_area, setting.element_size, strict=True)]:
        room[area] -= size
    own: list[list[int]] = [[], []]
    for unit in range(setting.unit_count):
        if setting.unit_start[unit] >= 0:
            own[setting.unit_seat[unit]].append(setting.unit_profile[unit])
    profiles: list[int] = []
    seats: list[int] = []
    starts: list[int] = []
    halves = [
        list(range(board.ground_count // 2)),
        list(range(board.ground_count - 1, board.ground_count // 2 - 1, -1)),
    ]
    for number in range(count):
        seat = number % 2
        profile = own[seat][number // 2 % len(own[seat])]
        open_to = setting.fields.open_to[cards.arm[profile]]
        fitting = [area for area in reversed(halves[seat]) if room[area] >= cards.size[profile] and open_to >> area & 1]
        if not fitting:
            raise SystemExit(f"the board has no room for {count} units")
        room[fitting[0]] -= cards.size[profile]
        profiles.append(profile)
        seats.append(seat)
        starts.append(fitting[0])
    setting.unit_count = count
    setting.unit_profile, setting.unit_seat, setting.unit_start = profiles, seats, starts
    setting.unit_side = [setting.seat_side[seat] for seat in seats]
    setting.unit_intrigue = [0] * count
    setting.unit_bounty = [[0, 0, 0] for _ in range(count)]
    if hasattr(setting, "unit_morale"):
        from timefront.games.joan_of_arc.content.printed import skill_granters

        setting.unit_morale = [0] * count
        setting.skill_granters = skill_granters(setting.cards, profiles)
    return setting


def measure(count: int, seconds: float) -> tuple[float, float]:
    """Microseconds per decision, including chance and rules, and milliseconds of the slowest list of offers."""
    setting = crowded(count)
    rng = Random(1)
    decisions, slowest, spent = 0, 0.0, 0.0
    began = time.perf_counter()
    while time.perf_counter() - began < seconds:
        s = GAME.new(setting)
        for _ in range(400):
            if s.seat == OVER:
                break
            started = time.perf_counter()
            if s.seat == CHANCE:
                s.answer(s.chance().sample(rng))
            else:
                offers = s.offer()
                asked = time.perf_counter() - started
                slowest = max(slowest, sorted([asked, *(timed(s) for _ in range(2))])[0] if asked > slowest else 0.0)
                decisions += len(offers) > 1
                started = time.perf_counter() - asked
                s.answer(pick_one(offers, rng))
            spent += time.perf_counter() - started
    return spent / decisions * 1e6, slowest * 1e3


def timed(s: Any) -> float:
    """How long a list of offers takes: the least of several runs, since other work on the machine adds to it."""
    started = time.perf_counter()
    s.offer()
    return time.perf_counter() - started


def main() -> int:
    """Measure, print, and judge."""
    parser = argparse.ArgumentParser(description="Measure how the cost of a decision grows with the units.")
    parser.add_argument("--seconds", type=float, default=3.0)
    parser.add_argument("--write", action="store_true")
    arguments = parser.parse_args()
    rows = [(count, *measure(count, arguments.seconds)) for count in CROWDS]
    lines = ["| units on the board | µs a decision | slowest offers, ms |", "|---:|---:|---:|"]
    lines += [f"| {count} | {decision:.1f} | {offers:.2f} |" for count, decision, offers in rows]
    growth = max(after[1] / before[1] / (after[0] / before[0]) for before, after in pairwise(rows))
    lines += ["", f"Offers with 40 units a side: {rows[-1][2]:.2f} ms (promised: under {MOST_OFFER:g})."]
    lines += [f"Twice the units cost at most {growth * 2:.2f} times as much (linear growth would be 2)."]
    print("\n".join(lines))
    if arguments.write:
        put("growth", f"`python -m bench.growth` at commit {commit()}, interpreted:", lines)
    return 0 if rows[-1][2] < MOST_OFFER and growth <= MOST_GROWTH else 1


if __name__ == "__main__":
    sys.exit(main())
