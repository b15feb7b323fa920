"""How strong the bots are, and how even the scenarios: the promised figures, measured with paired games.

    make strength                   (python -m bench.strength [--only NAME] [--pairs N] [--workers W] [--write])

Prints a line for each contest; exit status 1 if a promise does not hold. `--write` puts the figures into
bench/strength.json and the table into docs/strength.md. Every pair of games is stored in bench/kept/strength.jsonl,
which belongs to the repository, and the next run continues from there as long as the bots play the same.
"""

from __future__ import annotations

import argparse
import json
import os
import sys
import time
from dataclasses import dataclass
from functools import partial
from pathlib import Path
from typing import Any

from bench.pages import KEPT, commit
from bench.series.play_hash import scenario_hash
from timefront.bots.arena import CHUNK, Contest, play_pairs
from timefront.bots.pools import Pool
from timefront.games.registry import GAMES
from timefront.kernel.intervals import interval
from timefront.lab.kept import ResultStore

ROOT = Path(__file__).resolve().parent.parent
FILE = KEPT / "strength.jsonl"


@dataclass
class Promise:
    """A contest and the share that it must show for the first bot or the starter."""

    game: str
    first: str
    second: str
    pairs: int
    least: float
    most: float = 1.0
    scenario: str = ""
    measure: str = ""
    by_lower_end: bool = False
    """Whether the lower end of the interval, not just the share, must reach the least share."""

    @property
    def name(self) -> str:
        """The name of the contest."""
        who = f"{self.first} against {self.second}"
        where = f"{self.game}, {self.scenario}" if self.scenario else self.game
        return f"{where}: {who}" if not self.measure else f"{where}: {self.measure}, {who}"


SCENARIOS = GAMES["duel_of_time"].scenarios(GAMES["duel_of_time"].built_in_pack())
JOAN = GAMES["joan_of_arc"]
WARS = [key for key in JOAN.scenarios(JOAN.built_in_pack()) if 2 in JOAN.scenario_seats(JOAN.built_in_pack(), key)]
"""The scenarios for two players: a contest has two bots."""

PROMISES = (
    Promise("duel_of_time", "greedy", "random", 200, 0.88),
    Promise("duel_of_time", "mcts:1000", "greedy", 200, 0.90),
    Promise("duel_of_time", "medium", "easy", 200, 0.75),
    Promise("duel_of_time", "hard", "medium", 100, 0.75),
    *[Promise("duel_of_time", "mcts:300", "mcts:300", 300, 0.45, 0.55, key, "starter_share") for key in SCENARIOS],
    *[
        Promise("duel_of_time", "mcts:300", "mcts:300", 300, 0.15, 1.0, key, "scenario_changed_winner")
        for key in SCENARIOS
    ],
    Promise("battle_through_history", "mcts:400", "odds-greedy", 60, 0.5, by_lower_end=True),
    Promise("battle_through_history", "medium", "easy", 100, 0.75),
    Promise("battle_through_history", "hard", "medium", 50, 0.75),
    Promise("joan_of_arc", "greedy", "random", 100, 0.9, scenario="patay"),
    *[Promise("joan_of_arc", "mcts:200", "greedy", 120, 0.6, scenario=key) for key in WARS],
    Promise("joan_of_arc", "medium", "easy", 100, 0.75, scenario="patay"),
    Promise("joan_of_arc", "hard", "medium", 120, 0.7, scenario="patay"),
)
"""A scenario's two promises are judged by the same games. Its points changed the winner where the duel would have had
another outcome without them: another winner, or a draw."""


def main() -> int:
    """Hold the contests and judge them."""
    parser = argparse.ArgumentParser(description="Measure the bots' strength and the scenarios' balance.")
    parser.add_argument("--only", default="", help="only contests whose name contains this")
    parser.add_argument("--pairs", type=int, default=0, help="fewer or more pairs of games than promised")
    parser.add_argument("--workers", type=int, default=os.cpu_count() or 1)
    parser.add_argument("--write", action="store_true")
    arguments = parser.parse_args()
    kept = ResultStore(FILE)
    rows: list[dict[str, Any]] = []
    for promise in PROMISES:
        if arguments.only in promise.name:
            rows.append(run(kept, promise, arguments.pairs, arguments.workers))
            if arguments.write:
                write(rows)
    return 0 if all(row["holds"] for row in rows) else 1


def run(kept: ResultStore, promise: Promise, pairs: int, workers: int) -> dict[str, Any]:
    """One contest."""
    started = time.perf_counter()
    played = pairs_of(kept, promise, pairs or promise.pairs, workers)
    values = [pair["measures"][promise.measure] if promise.measure else pair["share"] for pair in played]
    rate = sum(values) / len(values)
    low, high = interval(values)
    row = {
        "contest": promise.name,
        "games": 2 * len(played),
        "promised": f"{promise.least:.0%}" + (f" to {promise.most:.0%}" if promise.most < 1 else " or more"),
        "rate": rate,
        "interval": [low, high],
        "holds": promise.least <= (low if promise.by_lower_end else rate) <= promise.most,
        "seconds": round(time.perf_counter() - started),
        "commit": commit(),
    }
    print(line_of(row), flush=True)
    return row


def pairs_of(kept: ResultStore, promise: Promise, pairs: int, workers: int) -> list[dict[str, Any]]:
    """The pairs of games of a contest, each played once."""
    contest = Contest(promise.game, promise.first, promise.second, pairs, "strength", promise.scenario)
    where = f"{promise.game} {promise.scenario}"
    series = f"{where}: {promise.first} {promise.second} {scenario_hash(promise.game, promise.scenario, searches=True)}"
    return kept.complete(series, partial(played, contest), pairs, CHUNK, Pool(workers))


def played(contest: Contest, first: int, last: int) -> list[dict[str, Any]]:
    """Play pairs number `first` up to, but not including, `last`, and return what is stored of them."""
    standing = play_pairs(contest, first, last)
    return [
        {"share": share, "measures": {name: values[number] for name, values in standing.measures.items()}}
        for number, share in enumerate(standing.pairs)
    ]


def line_of(row: dict[str, Any]) -> str:
    """A contest as a row of a Markdown table."""
    low, high = row["interval"]
    verdict = "holds" if row["holds"] else "DOES NOT HOLD"
    measured = f"{row['rate']:.1%} ({low:.1%} to {high:.1%})"
    return f"| {row['contest']} | {row['games']} | {row['promised']} | {measured} | {verdict} | {row['commit']} |"


RESULTS = ROOT / "bench" / "strength.json"
JOAN_FIGURES = ROOT / "bench" / "joan" / "figures.md"
"""What the greedy bot of Joan of Arc has learned, as `bench.joan.judgements` and `bench.joan.behaviour` print it."""
PAGE = """# How strong the bots are

`make strength STRENGTH_FLAGS=--write`, each contest at the commit named. Every pair of games has the same luck and the
seats swapped; draws count half; 95 % intervals. `easy`, `medium` and `hard` stand for the bots named in
`src/timefront/bots/registry.py`. A scenario's points "changed the winner" where the duel would have had another outcome
without them: another winner, or a draw. A contest without a row has not been held. That the tree search beats
odds-greedy is shown only when the lower end of its interval lies above 50 %. The rows of A Battle Through History are
of its rules version 2. A row with few games shows little, as its interval says.

In Joan of Arc the search does not judge positions within a turn: from the choices and plans that look best it plays on
with the quick bot through the rest of the turn and the reply, and judges where the next turn begins. Sixteen iterations
count for one such sample. Where there is no plan, it compares choices only if nobody can be attacked, so that little is
left to luck; otherwise it makes the one that the closer judgement rates highest. A plan that is forgotten from one
click to the next costs much: 61.6 % instead of 67.8 % of the same games at the foragers. The rows of mcts:200 at
commits before e7e4163e are of earlier forms, which took three times as long; they are to be measured anew. Today's form
was tried out with other luck (`timefront arena joan_of_arc mcts:200 greedy --seed try1 --scenario ...`, `--seed try2`
at the foragers): it won 61.8 % of 300 games at the foragers, and of 40 games 67.5 % at Fierbois, 71.2 % at Les
Tourelles and 70.0 % at Chinon, where the French had no command order at first yet. The rows of easy, medium and hard,
and the one against random, are of the bots before. `python -m bench.joan.judgements` lets the greedy bot play against
its old judgement, `python -m bench.joan.judgements plans` the search with plans against the one without at equal time,
and `python -m bench.joan.behaviour` counts how the greedy bot plays. All of them, and `make strength`, go on where they
were stopped.
The figures of the greedy bot:

{joan}

| contest | games | promised | measured | | commit |
|---|---:|---|---|---|---|
"""


def write(rows: list[dict[str, Any]]) -> None:
    """Store the figures; contests that were not held this time keep theirs."""
    known = {row["contest"]: row for row in (json.loads(RESULTS.read_text()) if RESULTS.exists() else [])}
    known.update({row["contest"]: row for row in rows})
    kept = [known[promise.name] for promise in PROMISES if promise.name in known]
    RESULTS.write_text(json.dumps(kept, indent=1) + "\n", encoding="utf-8")
    page = PAGE.replace("{joan}", JOAN_FIGURES.read_text(encoding="utf-8").rstrip())
    (ROOT / "docs" / "strength.md").write_text(page + "\n".join(map(line_of, kept)) + "\n", encoding="utf-8")


if __name__ == "__main__":
    sys.exit(main())
