"""Run portions of the campaign and add them to docs/campaign.jsonl and docs/campaign.md.

    make campaign CAMPAIGN_FLAGS="kills --count 50"     (python -m tools.campaign [PART] [--count N] [--portions N]
                                                         [--workers W])

Without a part, all of them are continued, a portion at a time, until the goals are reached; portions already in the
results are not repeated. So many portions of one part are done even if its goal is reached, as the server has changed
since. The exit status is 1 if anything was found.
"""

from __future__ import annotations

import argparse
import json
import sys
import tempfile
import time
from collections.abc import Callable
from dataclasses import dataclass
from functools import partial
from itertools import chain
from pathlib import Path
from typing import final

from timefront.bots.pools import Pool, in_chunks
from timefront.games.registry import GAMES
from tools.campaign.full import filled_up
from tools.campaign.hostile import besieged
from tools.campaign.kills import killed_on_postgresql, killed_on_sqlite
from tools.campaign.power import cut_power
from tools.campaign.results import RESULTS, Portion, Row, add, done, next_portion, rows_in, write_page
from tools.campaign.starts import starts_of
from tools.campaign.twins import secretive, twins_of


@final
@dataclass(frozen=True)
class Part:
    """A part of the campaign: the function that does a portion in an empty folder, its goal, and the portions' size."""

    do: Callable[[Path, int, int], Portion]
    goal: int
    portion: int


PARTS = {
    "kills": Part(killed_on_sqlite, 1_000, 25),
    "kills-postgresql": Part(killed_on_postgresql, 100, 10),
    "power": Part(cut_power, 300, 50),
    "hostile": Part(besieged, 1_000_000, 20_000),
    **{f"twins-{name}": Part(twins_of(name), 10_000, 500) for name in secretive()},
    **{f"starts-{name}": Part(starts_of(name), 100_000, 5_000) for name in GAMES},
    "full": Part(filled_up, 30, 6),
}


@final
@dataclass(frozen=True)
class Order:
    """A portion to be done: of which part, with which seed, and how much."""

    part: str
    do: Callable[[Path, int, int], Portion]
    seed: int
    count: int


def main(wish: list[str] | None = None, results: Path = RESULTS, parts: dict[str, Part] = PARTS) -> int:
    """Do portions; the exit status is 1 if anything was found."""
    parser = argparse.ArgumentParser(description="Run portions of the campaign.")
    parser.add_argument("part", nargs="?", choices=[*parts])
    parser.add_argument("--count", type=int, default=0, help="how much a portion does")
    parser.add_argument("--portions", type=int, default=0, help="how many portions; all that are missing if not given")
    parser.add_argument("--workers", type=int, default=1, help="how many portions are done side by side")
    wished = parser.parse_args(wish)
    wanted = {wished.part: parts[wished.part]} if wished.part else parts
    is_extra = bool(wished.part and wished.portions)
    orders = orders_for(rows_in(results), wanted, wished.count, wished.portions or sys.maxsize, is_extra)
    findings = 0
    done_ones = in_chunks(partial(carried_out, orders), len(orders), 1, Pool(wished.workers), lambda _: None)
    for order, (portion, seconds) in zip(orders, chain.from_iterable(done_ones), strict=True):
        print(json.dumps(add(results, order.part, portion, seconds)), flush=True)
        findings += len(portion.findings)
    if results == RESULTS:
        write_page(rows_in(results), {name: part.goal for name, part in parts.items()})
    return 1 if findings else 0


def orders_for(rows: list[Row], parts: dict[str, Part], count: int, most: int, is_extra: bool = False) -> list[Order]:
    """The next portions, at most so many, until all goals are reached; the part furthest from its goal comes first.

    If they are extra, they do not end at the goals.
    """
    orders: list[Order] = []
    reached = {name: done(rows, name) for name in parts}
    seeds = {name: 1 + next_portion(rows, name) for name in parts}
    while len(orders) < most:
        name = min(parts, key=lambda name: reached[name] / parts[name].goal)
        part = parts[name]
        missing = part.goal - reached[name]
        if missing <= 0 and not is_extra:
            break
        size = count or part.portion
        order = Order(name, part.do, seeds[name], size if is_extra else min(size, missing))
        orders.append(order)
        reached[name] += order.count
        seeds[name] += 1
    return orders


def carried_out(orders: list[Order], first: int, last: int) -> list[tuple[Portion, float]]:
    """Some portions, each in an empty folder, and the seconds that they took."""
    found: list[tuple[Portion, float]] = []
    for order in orders[first:last]:
        began = time.monotonic()
        with tempfile.TemporaryDirectory(prefix="timefront-campaign-") as folder:
            portion = order.do(Path(folder), order.seed, order.count)
        found.append((portion, time.monotonic() - began))
    return found


if __name__ == "__main__":
    sys.exit(main())
