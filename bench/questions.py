"""How many decisions a turn of Joan of Arc takes, by question, in games of the fast greedy bot.

    python -m bench.questions [--games N] [--only SCENARIO]

A turn belongs to one player; both players' decisions in it count. To compare, run the same command in an older
checkout.
"""

from __future__ import annotations

import argparse
from collections import Counter
from random import Random
from typing import Any

from timefront.bots.bot import Bot, Knowledge
from timefront.bots.registry import bot_named
from timefront.games.registry import GAMES
from timefront.kernel.flow import CHANCE, OVER

GAME = GAMES["joan_of_arc"]
SCENARIOS = ("foragers", "patay", "fierbois")
BOT = "greedy"


def decisions_of(setting: Any, bot: Bot, seed: str) -> tuple[Counter[str], int]:
    """One game: how often each question was a real choice, and the number of turns."""
    asked, turns = Counter[str](), 0
    chance, rng = Random(f"{seed}/chance"), Random(f"{seed}/bots")
    s: Any = GAME.new(setting)
    turn = None
    while s.seat != OVER:
        if (s.round, s.active) != turn:
            turn = (s.round, s.active)
            turns += s.active >= 0
        if s.seat == CHANCE:
            s.answer(s.chance().sample(chance))
            continue
        knowledge = Knowledge(GAME, s, s.seat)
        if len(knowledge.offers) == 1:
            s.answer(knowledge.offers[0])
        else:
            asked[s.question_name()] += 1
            s.answer(bot.choose(knowledge, rng))
    return asked, turns


def report(scenario: str, games: int) -> list[str]:
    """The decisions per turn, in total and by question, the most frequent first."""
    setting = GAME.setting(GAME.built_in_pack(), scenario, {}, 2)
    asked, turns = Counter[str](), 0
    for number in range(games):
        found, played = decisions_of(setting, bot_named(BOT), f"questions/{scenario}/{number}")
        asked += found
        turns += played
    lines = [f"{scenario}: {asked.total() / turns:.1f} decisions a turn ({games} games, {turns} turns)"]
    return lines + [f"  {count / turns:6.2f} {question}" for question, count in asked.most_common()]


def main() -> None:
    """Play, and print."""
    parser = argparse.ArgumentParser(description="Count the decisions of a turn of Joan of Arc.")
    parser.add_argument("--games", type=int, default=40)
    parser.add_argument("--only", choices=SCENARIOS)
    wish = parser.parse_args()
    for scenario in [wish.only] if wish.only else SCENARIOS:
        print("\n".join(report(scenario, wish.games)), flush=True)


if __name__ == "__main__":
    main()
