"""What full hands of legend cards cost at Patay: the speed of random play, and how often an attack pauses for a player.

    make bench      (python -m bench.joan.hands [--rounds N] [--seconds S] [--games N] [--write])

The same scenario is played without cards and with three cards and four additional legend tokens per player. For the
speed both are played in alternating rounds and processor time counts, so that a busy machine is equally busy for both.
A pause is a question to a player with more than one answer, or one that is asked anyway because skipping it would
reveal something; pauses are counted in games of the greedy bot. Exit status 1 if a promise does not hold. `--write`
puts the figures into docs/performance.md.
"""

from __future__ import annotations

import argparse
import platform
import sys
import time
from random import Random
from statistics import median
from typing import Any

from bench.joan.dealing import GAME, deal, setting_with
from bench.pages import commit, put
from timefront.bots.bot import Knowledge
from timefront.bots.registry import bot_named
from timefront.kernel.flow import CHANCE, OVER
from timefront.kernel.questions import question_of

SCENARIO = "patay"
LEAST_SPEED = 0.8
"""Decisions/s with full hands, divided by those without cards."""
CARDS, PLAIN = "with full hands", "without cards"


def position(what: str, rng: Random) -> Any:
    """A new game at Patay."""
    s: Any = GAME.new(setting_with(SCENARIO, "tactics" if what == CARDS else ""))
    if what == CARDS:
        deal(s, rng)
    return s


def played_for(what: str, seconds: float, rng: Random) -> tuple[float, float]:
    """Decisions and moves per second of random play in whole games."""
    decisions = moves = 0
    spent = 0.0
    while spent < seconds:
        s = position(what, rng)
        started = time.process_time()
        while s.seat != OVER:
            moves += 1
            if s.seat == CHANCE:
                s.answer(s.chance().sample(rng))
            else:
                offers = s.offer()
                decisions += len(offers) > 1
                s.answer(offers[int(rng.random() * len(offers))])
        spent += time.process_time() - started
    return decisions / spent, moves / spent


def speed_lines(rounds: int, seconds: float) -> tuple[list[str], bool]:
    """The speed of both as a Markdown table, and whether the promise holds."""
    rows: dict[str, list[tuple[float, float]]] = {CARDS: [], PLAIN: []}
    for number in range(rounds + 1):
        for what, measured in rows.items():
            row = played_for(what, seconds, Random(number))
            if number:  # the first round warms up
                measured.append(row)
    lines = ["| random play at Patay | decisions/s | moves/s |", "|---|---:|---:|"]
    for what, measured in rows.items():
        decisions, moves = (median(row[column] for row in measured) for column in range(2))
        lines.append(f"| {what} | {decisions:,.0f} | {moves:,.0f} |")
    ratio = median(one[0] / other[0] for one, other in zip(rows[CARDS], rows[PLAIN], strict=True))
    verdict = "holds" if ratio >= LEAST_SPEED else "DOES NOT HOLD"
    return [*lines, "", f"Median of the ratios: {ratio:.2f} (promised: {LEAST_SPEED:g} or more): {verdict}."], (
        ratio >= LEAST_SPEED
    )


def is_pause(s: Any, offers: list[Any]) -> bool:
    """Whether a player really has to answer."""
    frame = s.stack[-1]
    return len(offers) > 1 or question_of(type(frame), frame.at).asks_when_forced


def pauses_in(what: str, number: int) -> tuple[int, int, int]:
    """The attacks in a game of the greedy bot, the pauses in them, and how many of those only cards cause."""
    rng, bot = Random(f"pauses/{number}"), bot_named("greedy")
    s = position(what, rng)
    attacks = pauses = for_cards = 0
    was_fighting = False
    while s.seat != OVER:
        attacks += bool(s.fight) and not was_fighting
        was_fighting = bool(s.fight)
        if s.seat == CHANCE:
            s.answer(s.chance().sample(rng))
            continue
        knowledge = Knowledge(GAME, s, s.seat)
        if s.fight and is_pause(s, knowledge.offers):
            pauses += 1
            for_cards += s.question_name() == "CardWindow.card"
        s.answer(knowledge.offers[0] if len(knowledge.offers) == 1 else bot.choose(knowledge, rng))
    return attacks, pauses, for_cards


def pause_lines(games: int) -> list[str]:
    """The pauses of an attack as a Markdown table."""
    lines = ["| greedy at Patay | attacks | pauses an attack | of these for cards |", "|---|---:|---:|---:|"]
    for what in (CARDS, PLAIN):
        counted = [pauses_in(what, number) for number in range(games)]
        attacks, pauses, for_cards = (sum(column) for column in zip(*counted, strict=True))
        lines.append(f"| {what} | {attacks} | {pauses / attacks:.2f} | {for_cards / attacks:.2f} |")
    return lines


def main() -> int:
    """Measure, print, and judge."""
    parser = argparse.ArgumentParser(description="Measure what full hands cost in Joan of Arc.")
    parser.add_argument("--rounds", type=int, default=7)
    parser.add_argument("--seconds", type=float, default=2.0)
    parser.add_argument("--games", type=int, default=8, help="of the greedy bot, for the pauses")
    parser.add_argument("--write", action="store_true")
    wish = parser.parse_args()
    speed, holds = speed_lines(wish.rounds, wish.seconds)
    lines = [*speed, "", *pause_lines(wish.games)]
    print("\n".join(lines))
    if wish.write:
        put("hands", f"`python -m bench.joan.hands` at commit {commit()}, Python {platform.python_version()}:", lines)
    return 0 if holds else 1


if __name__ == "__main__":
    sys.exit(main())
