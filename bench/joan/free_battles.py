"""How army lists fare against each other in free battles of suggested armies, greedy bots on both sides (JA-13.3).

    python -m bench.joan.free_battles [--games N] [--size NAME] [--seed SEED] [--workers W] [--write]

Each pair of lists plays N battles (default 20) on the four fields in turn, swapping seats after every battle; every
battle has its own armies. Prints the share of each list against each other one, its overall share, and the draws; exit
status 1 if a list wins more than 60 % of its battles against another. Every battle is stored in
bench/kept/free_battles.jsonl, which belongs to the repository, and the next run continues from there as long as the
bots play the same. `--write` puts the figures into docs/free-battles.md. The page's promise is tested with 500 battles
per pair.
"""

from __future__ import annotations

import argparse
import os
import sys
from functools import partial
from itertools import combinations
from typing import TypedDict

from bench.pages import KEPT, ROOT, measured_commit, put
from bench.series.play_hash import play_hash
from timefront.bots.greedy import GreedyBot
from timefront.bots.playing import play_game
from timefront.bots.pools import Pool
from timefront.games.registry import GAMES
from timefront.kernel.armies import ArmyBook
from timefront.kernel.setting import Setting
from timefront.lab.kept import ResultStore

GAME = GAMES["joan_of_arc"]
GAMES_EACH = 20
MOST = 0.6
CHUNK = 1
FILE = KEPT / "free_battles.jsonl"
PAGE = ROOT / "docs" / "free-battles.md"


class Battle(TypedDict):
    """The result of a battle: the share of the pair's first list, how it ended, and when."""

    share: float
    reason: str
    rounds: int


def main() -> int:
    """Play the missing games and print the table; the exit status says whether the promise holds."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--games", type=int, default=GAMES_EACH)
    parser.add_argument("--size", default="small")
    parser.add_argument("--seed", default="0")
    parser.add_argument("--workers", type=int, default=max(1, (os.cpu_count() or 2) - 1))
    parser.add_argument("--write", action="store_true")
    wishes = parser.parse_args()
    kept, commit = ResultStore(FILE), measured_commit()
    results: dict[tuple[str, str], list[Battle]] = {}
    for pair in combinations(book().choices(GAME.built_in_pack()).lists, 2):
        play = play_hash(GAME, setting_of(pair, wishes.size, wishes.seed, 0))
        series = f"{wishes.size} {wishes.seed} {pair[0]} {pair[1]} {play}"
        task = partial(battles, pair, wishes.size, wishes.seed)
        results[pair] = kept.complete(series, task, wishes.games, CHUNK, Pool(wishes.workers))
        print(f"{pair[0]} against {pair[1]}: {mean_share(results[pair]):.2f}", flush=True)
    lines = table(results, wishes.size)
    print("\n".join(lines))
    if wishes.write:
        put("lists", f"Measured at {commit} with {wishes.games} battles a pair.", lines, PAGE)
    means = [mean_share(played) for played in results.values()]
    return 0 if max([max(mean, 1 - mean) for mean in means]) <= MOST else 1


def book() -> ArmyBook:
    """The army book of the game."""
    assert GAME.armies is not None
    return GAME.armies


def battles(pair: tuple[str, str], size: str, seed: str, first: int, last: int) -> list[Battle]:
    """A pair's battles number `first` up to, but not including, `last`."""
    return [battle(pair, size, f"{seed}/{number}", number) for number in range(first, last)]


def setting_of(pair: tuple[str, str], size: str, seed: str, number: int) -> Setting:
    """The setting of a battle; in every second one the lists swap seats."""
    pack, swap = GAME.built_in_pack(), number % 2
    armies = [book().suggest(pack, army, size, f"{seed} {army}") for army in pair]
    fields = book().choices(pack).fields
    seated = armies[::-1] if swap else armies
    made, scenario = book().battle(pack, fields[number // 2 % len(fields)], seated)
    return GAME.setting(made, scenario, {}, 2)


def battle(pair: tuple[str, str], size: str, seed: str, number: int) -> Battle:
    """One battle."""
    setting = setting_of(pair, size, seed, number)
    played = play_game(GAME, setting, [GreedyBot(), GreedyBot()], seed, [0, 1])
    rounds = int(GAME.judge.measures(played.s)["rounds_played"])
    return {"share": played.outcome.share(number % 2), "reason": played.outcome.reason, "rounds": rounds}


def mean_share(results: list[Battle]) -> float:
    """The share of the first list of a pair."""
    return sum(one["share"] for one in results) / max(1, len(results))


def shares(results: dict[tuple[str, str], list[Battle]]) -> dict[str, float]:
    """The share of each list in all its battles."""
    own: dict[str, list[float]] = {}
    for (first, second), played in results.items():
        own.setdefault(first, []).extend(one["share"] for one in played)
        own.setdefault(second, []).extend(1 - one["share"] for one in played)
    return {name: sum(values) / max(1, len(values)) for name, values in own.items()}


def table(results: dict[tuple[str, str], list[Battle]], size: str) -> list[str]:
    """The shares as a table, a row for each list."""
    total = shares(results)
    names = list(total)
    lines = [f"| {size} | {' | '.join(names)} | all |", "|---" * (len(names) + 2) + "|"]
    for name in names:
        cells = []
        for other in names:
            if (name, other) in results:
                cells.append(f"{100 * mean_share(results[name, other]):.0f} %")
            elif (other, name) in results:
                cells.append(f"{100 * (1 - mean_share(results[other, name])):.0f} %")
            else:
                cells.append("")
        lines.append(f"| {name} | {' | '.join(cells)} | {100 * total[name]:.0f} % |")
    played = [one for some in results.values() for one in some]
    draws = sum(one["reason"] == "draw" for one in played)
    broken = sum(one["reason"] == "victory-broken" for one in played)
    lines += ["", f"{len(played)} battles, {draws} draws; {broken} were decided by an army that broke."]
    return lines


if __name__ == "__main__":
    sys.exit(main())
