"""How even A Battle Through History is: the promised figures, from games of the fast greedy bot with random Sabatons.

    make proof                      (python -m bench.proof [--games N] [--bot NAME] [--workers W] [--write])

Prints a line for each figure; exit status 1 if a promise does not hold. `--write` puts the figures into
bench/proof.json and the table into docs/balance.md.
"""

from __future__ import annotations

import argparse
import json
import os
import subprocess
import sys
import time
from collections.abc import Callable
from dataclasses import dataclass, field
from functools import partial
from random import Random
from typing import Any

from bench.pages import ROOT, put
from timefront.bots.bot import Bot, Knowledge
from timefront.bots.playing import play_game
from timefront.bots.pools import Pool, in_chunks
from timefront.bots.registry import bot_named
from timefront.games.registry import GAMES
from timefront.kernel.events import Event
from timefront.kernel.intervals import mean_and_half_width
from timefront.kernel.questions import Choice

GAME = GAMES["battle_through_history"]
GAMES_PER_COUNT = 600
CHUNK = 10

SEAT_EDGE = 0.08
"""No seat, by position or by order of play, wins more than its fair share plus this."""
SABATON_EDGE = 0.06
"""How far every Sabaton's share of the victories may be from its fair share, over all player counts."""
ATTACKER_WINS = (0.45, 0.75)
LEAST_CHALLENGES = 0.05
WINNERS_SCORE = (12, 40)
"""The scores of the middle nine tenths of the winners are between these."""


class Lots(Bot):
    """A bot that leaves its Sabaton to chance and otherwise plays like another."""

    def __init__(self, bot: Bot) -> None:
        self.name = bot.name
        self.bot = bot

    def choose(self, knowledge: Knowledge, rng: Random) -> Choice:
        for choice in knowledge.offers:
            if choice[0] == "draw-sabaton":
                return choice
        return self.bot.choose(knowledge, rng)


@dataclass
class Tally:
    """What was counted in the games with one number of players."""

    games: int = 0
    turns: int = 0
    seats: list[list[float]] = field(default_factory=list)
    """The shares of each game, by seat."""
    orders: list[list[float]] = field(default_factory=list)
    """The shares of each game, by the order of play."""
    sabatons: dict[int, list[float]] = field(default_factory=dict)
    """The shares of each Sabaton beyond the fair one, game by game."""
    eras: dict[int, int] = field(default_factory=dict)
    """Battles by the era they were fought in."""
    conquests: list[int] = field(default_factory=list)
    """Battles against the board: 1 if the attacker won."""
    challenges: list[int] = field(default_factory=list)
    lapsed: int = 0
    winners: list[int] = field(default_factory=list)
    """The points of the winners."""
    losers: list[int] = field(default_factory=list)

    def add(self, other: Tally) -> None:
        """Add another tally's games."""
        self.games += other.games
        self.turns += other.turns
        self.lapsed += other.lapsed
        for name in ("seats", "orders", "conquests", "challenges", "winners", "losers"):
            getattr(self, name).extend(getattr(other, name))
        for sabaton, values in other.sabatons.items():
            self.sabatons.setdefault(sabaton, []).extend(values)
        for era, count in other.eras.items():
            self.eras[era] = self.eras.get(era, 0) + count


def play(bot: str, seats: int, seed: str, first: int, last: int) -> Tally:
    """Games number `first` up to, but not including, `last`."""
    setting = GAME.setting(GAME.built_in_pack(), "", {}, seats)
    bots: list[Bot] = [Lots(bot_named(bot)) for _ in range(seats)]
    tally = Tally()
    for number in range(first, last):
        s = GAME.new(setting)
        heard: list[Event] = []
        s.sink = heard
        play_game(GAME, s, bots, f"{seed}/{seats}/{number}", list(range(seats)))
        outcome = GAME.outcome(s)
        assert outcome is not None
        shares = [outcome.share(seat) for seat in range(seats)]
        tally.games += 1
        tally.seats.append(shares)
        tally.orders.append([shares[(s.starter + place) % seats] for place in range(seats)])
        for seat in range(seats):
            tally.sabatons.setdefault(s.sabaton[seat], []).append(shares[seat] - 1 / seats)
            (tally.winners if shares[seat] else tally.losers).append(outcome.points[seat])
        count_battles(tally, heard)
    return tally


def count_battles(tally: Tally, heard: list[Event]) -> None:
    """Count the turns of a game and how their battles ended."""
    era = -1
    is_challenge = False
    for event in heard:
        name = type(event).__name__
        fact: Any = event
        if name == "TurnBegan":
            tally.turns += 1
            is_challenge = False
        elif name == "SabatonJumped":
            era = fact.era
        elif name == "PlayerChallenged":
            is_challenge = True
        elif name == "BattleLapsed":
            tally.lapsed += 1
        elif name in ("BattleWon", "SidesAnnihilated"):
            tally.eras[era] = tally.eras.get(era, 0) + 1
            won = int(name == "BattleWon" and fact.side == 0)
            (tally.challenges if is_challenge else tally.conquests).append(won)


# Figures


def mean_of(values: list[float]) -> tuple[float, float, float]:
    """The mean with its 95 % interval."""
    mean, half_width = mean_and_half_width(values)
    return mean, mean - half_width, mean + half_width


def figure(
    players: str, what: str, promise: str, values: list[float], holds: Callable[[float], bool], form: str = "{:.1%}"
) -> dict[str, Any]:
    """One promised mean."""
    mean, low, high = mean_of(values)
    measured = f"{form.format(mean)} ({form.format(low)} to {form.format(high)})"
    return {
        "players": players,
        "figure": what,
        "promise": promise,
        "measured": measured,
        "mean": mean,
        "interval": [low, high],
        "count": len(values),
        "holds": holds(mean),
    }


def figures_of(seats: int, tally: Tally) -> list[dict[str, Any]]:
    """The figures for one number of players."""
    players = str(seats)
    fair = 1 / seats
    most = fair + SEAT_EDGE
    rows = []
    for what, shares in (("seat", tally.seats), ("place in the order of play", tally.orders)):
        for place in range(seats):
            name = f"victories of {what} {place + 1}"
            values = [row[place] for row in shares]
            rows.append(figure(players, name, f"at most {most:.1%}", values, lambda mean: mean <= most))
    total = sum(tally.eras.values())
    for era in range(4):
        share = tally.eras.get(era, 0) / total
        rows.append(plain(players, f"battles fought in era {era + 1}", "some", f"{share:.1%}", share, share > 0))
    low, high = ATTACKER_WINS
    conquests = [float(won) for won in tally.conquests]
    what = "board battles won by the attacker"
    rows.append(figure(players, what, f"{low:.0%} to {high:.0%}", conquests, lambda mean: low <= mean <= high))
    happened = [1.0] * len(tally.challenges) + [0.0] * (tally.turns - len(tally.challenges))
    what = "turns with a challenge"
    rows.append(figure(players, what, f"{LEAST_CHALLENGES:.0%} or more", happened, lambda m: m >= LEAST_CHALLENGES))
    if tally.challenges:
        won = [float(value) for value in tally.challenges]
        rows.append(figure(players, "challenges won by the attacker", "", won, lambda _: True))
    rows.append(winners_of(players, tally))
    losers = [float(points) for points in tally.losers]
    rows.append(figure(players, "points of the others, mean", "", losers, lambda _: True, "{:.1f}"))
    rows.append(plain(players, "turns without a battle", "", f"{tally.lapsed / tally.turns:.1%}", 0.0, True))
    return rows


def winners_of(players: str, tally: Tally) -> dict[str, Any]:
    """The winners' points: the middle nine tenths."""
    points = sorted(tally.winners)
    low, high = points[len(points) // 20], points[-1 - len(points) // 20]
    mean, _, _ = mean_of([float(value) for value in points])
    measured = f"{low} to {high} (all: {points[0]} to {points[-1]}; mean {mean:.1f})"
    least, most = WINNERS_SCORE
    holds = least <= low and high <= most
    return plain(players, "points of nine winners of ten", f"{least} to {most}", measured, mean, holds)


def plain(players: str, what: str, promise: str, measured: str, mean: float, holds: bool) -> dict[str, Any]:
    """A figure without an interval."""
    row = {"players": players, "figure": what, "promise": promise, "measured": measured, "mean": mean}
    return {**row, "holds": holds}


def sabaton_figures(tallies: dict[int, Tally]) -> list[dict[str, Any]]:
    """Each Sabaton's victories beyond its fair share, over all numbers of players and for each of them."""
    names = GAME.setting(GAME.built_in_pack(), "", {}, 2).sabatons  # type: ignore[attr-defined]
    rows = []
    for sabaton, name in enumerate(names):
        every = [value for tally in tallies.values() for value in tally.sabatons.get(sabaton, [])]
        promise = f"-{SABATON_EDGE:.0%} to +{SABATON_EDGE:.0%}"
        what = f"victories of {name} beyond the fair share"
        rows.append(figure("all", what, promise, every, lambda mean: abs(mean) <= SABATON_EDGE, "{:+.1%}"))
        rows += [
            figure(str(seats), what, "", tally.sabatons[sabaton], lambda _: True, "{:+.1%}")
            for seats, tally in tallies.items()
            if sabaton in tally.sabatons
        ]
    return rows


# The page


def line_of(row: dict[str, Any]) -> str:
    """A figure as a row of a Markdown table."""
    verdict = "" if not row["promise"] else "holds" if row["holds"] else "DOES NOT HOLD"
    return f"| {row['players']} | {row['figure']} | {row['promise']} | {row['measured']} | {verdict} |"


NOTE = """`{command}`, commit {commit}{dirty}.

{games} games for each number of players, all seats played by `{bot}`, Sabatons drawn at random, {seconds} seconds."""
HEAD = ["| players | figure | promised | measured | |", "|---|---|---|---|---|"]


def git(*words: str) -> str:
    """The output of git."""
    return subprocess.run(["git", *words], cwd=ROOT, capture_output=True, text=True).stdout.strip()


def report_of(rows: list[dict[str, Any]], bot: str, games: int, usual: int, started: float) -> dict[str, Any]:
    """The figures with the command that gives them, the commit and the time it took."""
    flags = "--write" + (f" --games {games}" if games != usual else "")
    return {
        "command": f'make proof PROOF_FLAGS="{flags}"',
        "commit": git("rev-parse", "--short", "HEAD"),
        "dirty": " with changes" if git("status", "--porcelain", "src") else "",
        "bot": bot,
        "games": games,
        "seconds": round(time.perf_counter() - started),
        "figures": rows,
    }


def write(report: dict[str, Any]) -> None:
    """Store the figures."""
    (ROOT / "bench" / "proof.json").write_text(json.dumps(report, indent=1) + "\n", encoding="utf-8")
    note = NOTE.format(**{name: value for name, value in report.items() if name != "figures"})
    put("proof", note, [*HEAD, *map(line_of, report["figures"])], ROOT / "docs" / "balance.md")


def main() -> int:
    """Play and judge."""
    parser = argparse.ArgumentParser(description="Measure how even A Battle Through History is.")
    parser.add_argument("--games", type=int, default=GAMES_PER_COUNT)
    parser.add_argument("--bot", default="greedy")
    parser.add_argument("--seed", default="proof")
    parser.add_argument("--workers", type=int, default=os.cpu_count() or 1)
    parser.add_argument("--write", action="store_true")
    arguments = parser.parse_args()
    started = time.perf_counter()
    tallies: dict[int, Tally] = {}
    for seats in GAME.seat_counts:
        tallies[seats] = Tally()
        task = partial(play, arguments.bot, seats, arguments.seed)
        for part in in_chunks(task, arguments.games, CHUNK, Pool(arguments.workers), lambda _: None):
            tallies[seats].add(part)
    rows = [row for seats, tally in tallies.items() for row in figures_of(seats, tally)]
    rows += sabaton_figures(tallies)
    print("\n".join(map(line_of, rows)))
    if arguments.write:
        write(report_of(rows, arguments.bot, arguments.games, GAMES_PER_COUNT, started))
    return 0 if all(row["holds"] for row in rows) else 1


if __name__ == "__main__":
    sys.exit(main())
