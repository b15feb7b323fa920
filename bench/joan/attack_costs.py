"""What attacks made of small procedures cost Joan of Arc: copies of positions, lists of declarations, and frames.

    python -m bench.joan.attack_costs [--base COMMIT] [--newer COMMIT] [--rounds N] [--games N] [--compiled] [--write]

Beside the last commit of rules version 1, where an attack was one object. Each commit plays random games with the same
seeds: at Patay a position is copied wherever a player is asked for the next order, and wherever one is asked in
mid-attack; with 40 units a side offers are listed wherever units declare, for several of them together too. The present
code does that with the other commit's file of the scenario as well, so that only the code differs, and with 60 units
copies positions, too. Rounds go over the same positions again and again, in turns; only processor time counts, and the
median of the rounds. Then it counts the frames of attacks in random games, interpreted. `--compiled` compiles what is
not compiled yet, as in `bench.commits`, and `--newer` measures a commit instead of the files as they are. Exit status 1
if a promise does not hold. `--write` puts the figures into docs/performance.md.
"""

from __future__ import annotations

import argparse
import json
import os
import platform
import subprocess
import sys
from contextlib import ExitStack
from pathlib import Path
from statistics import mean, median, quantiles
from tempfile import TemporaryDirectory
from typing import Any, final

from bench.commits import scenario_of
from bench.pages import ROOT, measured_commit, put
from bench.versus import both_packages

BASE = "8642c45"
"""The last commit of rules version 1."""
MOST_FRAMES = 8
SCENARIOS = ("foragers", "patay", "fierbois")
FRAME_GAMES = 40
OLDER, NEWER, SAME_SCENARIO = "older", "newer", "same scenario"
COSTS = {
    "between": ("a copy at Patay, an order being asked for", 1.25),
    "attacking": ("a copy in mid-attack", 1.5),
    "crowd": ("a copy with 60 units, beside Patay's", 1.8),
    "declaring": ("a list of declarations with 40 units a side", 1.5),
}
"""By cost, what it is and how many times that of the older commit it may be; `crowd`, of a copy at Patay now."""
ALSO_INTERPRETED = "declaring"
"""What is promised for the interpreted form, too: copies are promised only compiled."""

Row = dict[str, float]
Rounds = dict[str, list[Row]]


@final
class Player:
    """A process that measures one commit."""

    def __init__(self, package: Path, *arguments: str) -> None:
        self.process = subprocess.Popen(
            [sys.executable, "-m", "bench.joan.attack_costs_player", *arguments],
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            cwd=ROOT,
            env={**os.environ, "PYTHONPATH": str(package)},
            text=True,
        )

    def told(self) -> Any:
        """What it says next."""
        assert self.process.stdout
        said = self.process.stdout.readline()
        if not said:
            raise SystemExit("one of the commits cannot be measured")
        return json.loads(said)

    def round(self) -> Row:
        """Measure once."""
        assert self.process.stdin
        self.process.stdin.write("\n")
        self.process.stdin.flush()
        row: Row = self.told()
        return row

    def stop(self) -> None:
        """End the process."""
        self.process.kill()
        self.process.wait()


def main() -> int:
    """Measure, print, and judge."""
    parser = argparse.ArgumentParser(description="Measure what attacks made of small procedures cost.")
    parser.add_argument("--base", default=BASE)
    parser.add_argument("--newer", default="", metavar="COMMIT", help="measure this commit, not the files as they are")
    parser.add_argument("--rounds", type=int, default=21)
    parser.add_argument("--games", type=int, default=12, help="games in which positions are found")
    parser.add_argument("--compiled", action="store_true", help="measure both commits compiled")
    parser.add_argument("--write", action="store_true")
    arguments = parser.parse_args()
    with both_packages(arguments.base, arguments.compiled, arguments.newer) as packages:
        facts, rounds = measured(packages, arguments.base, arguments.games, arguments.rounds)
    with both_packages(arguments.base, False, arguments.newer) as (_, package):
        frames = {scenario: frames_of(package, scenario) for scenario in SCENARIOS}
    lines = [*cost_lines(facts, rounds, arguments.base, arguments.compiled), "", *frame_lines(frames)]
    print("\n".join(lines))
    if arguments.write:
        write(lines, arguments.newer, arguments.compiled, arguments.rounds)
    are_cheap = all(holds(rounds, kind) for kind in promised(arguments.compiled))
    return 0 if are_cheap and all(median(found) <= MOST_FRAMES for found in frames.values()) else 1


def measured(packages: tuple[Path, Path], base: str, games: int, rounds: int) -> tuple[dict[str, Row], Rounds]:
    """What positions there are, and all rounds, by player. Whoever begins changes from round to round."""
    with TemporaryDirectory() as folder, ExitStack() as stack:
        file = scenario_of(base, "joan_of_arc", Path(folder))
        older, newer = packages
        players = {
            OLDER: Player(older, "costs", str(games)),
            NEWER: Player(newer, "costs", str(games)),
            SAME_SCENARIO: Player(newer, "costs", str(games), str(file)),
        }
        for player in players.values():
            stack.callback(player.stop)
        facts: dict[str, Row] = {name: player.told() for name, player in players.items()}
        done: Rounds = {name: [] for name in players}
        order = list(players)
        for number in range(rounds + 1):
            for name in order:
                row = players[name].round()
                if number:  # the first round warms up
                    done[name].append(row)
            order = order[1:] + order[:1]
    return facts, done


def frames_of(package: Path, scenario: str) -> list[int]:
    """How many frames each attack took."""
    player = Player(package, "frames", scenario, str(FRAME_GAMES))
    try:
        frames: list[int] = player.told()
    finally:
        player.stop()
    return frames


# Promises


def promised(is_compiled: bool) -> list[str]:
    """The costs for which there is a promise."""
    return list(COSTS) if is_compiled else [ALSO_INTERPRETED]


def holds(rounds: Rounds, kind: str) -> bool:
    """Whether a promise holds: the median counts, each commit having its own file of the scenario."""
    return median(ratios(rounds, NEWER, kind)) <= COSTS[kind][1]


def ratios(rounds: Rounds, name: str, kind: str) -> list[float]:
    """In every round, how many times as much as before something costs, or as at Patay with few units."""
    if kind == "crowd":
        return [row["crowd"] / row["between"] for row in rounds[name]]
    return [row[kind] / before[kind] for row, before in zip(rounds[name], rounds[OLDER], strict=True)]


# Output


def cost_lines(facts: dict[str, Row], rounds: Rounds, base: str, is_compiled: bool) -> list[str]:
    """The costs as a Markdown table, and what was measured."""
    lines = [f"| µs | {base} | now | ratio | with its scenario | promised | |", "|---|" + "---:|" * 5 + "---|"]
    for kind, (what, most) in COSTS.items():
        before = "" if kind == "crowd" else f"{middle(rounds, OLDER, kind):.2f}"
        both = [spread(ratios(rounds, name, kind)) for name in (NEWER, SAME_SCENARIO)]
        said = verdict(holds(rounds, kind)) if kind in promised(is_compiled) else "promised compiled"
        cells = [what, before, f"{middle(rounds, NEWER, kind):.2f}", *both, f"{most:g}", said]
        lines.append("| " + " | ".join(cells) + " |")
    return [*lines, "", counted(facts, base)]


def middle(rounds: Rounds, name: str, kind: str) -> float:
    """The median cost."""
    return median(row[kind] for row in rounds[name])


def spread(found: list[float]) -> str:
    """The median and the range of some ratios."""
    return f"{median(found):.2f} ({min(found):.2f} to {max(found):.2f})"


def verdict(is_kept: bool) -> str:
    """Whether a promise holds, in words."""
    return "holds" if is_kept else "does not hold"


def counted(facts: dict[str, Row], base: str) -> str:
    """A sentence on the positions that were found."""
    older, newer = facts[OLDER], facts[NEWER]
    return (
        f"Patay has {newer['units']:.0f} units ({older['units']:.0f} at {base}). Found there: "
        f"{newer['between']:.0f} positions in which an order is asked for ({older['between']:.0f}) and "
        f"{newer['attacking']:.0f} in mid-attack ({older['attacking']:.0f}); with 40 units a side "
        f"{newer['declaring']:.0f} lists of declarations ({older['declaring']:.0f}), which have "
        f"{newer['choices']:.1f} choices in the mean ({older['choices']:.1f}), {newer['group choices']:.1f} of them "
        "for several units together."
    )


def frame_lines(frames: dict[str, list[int]]) -> list[str]:
    """The frames of attacks as a Markdown table."""
    lines = [
        "| frames of an attack, itself included | attacks | median | mean | nine of ten at most | most | promised | |"
    ]
    lines.append("|---|" + "---:|" * 6 + "---|")
    for scenario, found in frames.items():
        of_ten = quantiles(found, n=10, method="inclusive")[8]
        figures = f"{len(found)} | {median(found):g} | {mean(found):.1f} | {of_ten:.0f} | {max(found)} | {MOST_FRAMES}"
        lines.append(f"| {scenario} | {figures} | {verdict(median(found) <= MOST_FRAMES)} |")
    return lines


def write(lines: list[str], newer: str, is_compiled: bool, rounds: int) -> None:
    """Put the figures into the page, with how busy the machine was."""
    command = "python -m bench.joan.attack_costs" + (" --compiled" if is_compiled else "")
    now = newer or measured_commit("src")
    machine = f"load {os.getloadavg()[2]:.1f} on {os.cpu_count()} cores"
    put(
        "attack-costs",
        f"`{command}` at commit {now}, Python {platform.python_version()}, {rounds} rounds, {machine}:",
        lines,
    )


if __name__ == "__main__":
    sys.exit(main())
