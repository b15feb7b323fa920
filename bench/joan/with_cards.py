"""What legend cards bring the greedy bot of Joan of Arc: paired games against itself without ever playing one.

    python -m bench.joan.with_cards [--pairs N] [--scenario NAME] [--tokens N] [--seed SEED] [--workers W] [--fresh]
                                       [--write]

A pair of games has the same luck and the sides swapped. Prints the share of the bot that plays cards, with its 95 %
interval, and how many cards it plays in a game; exit status 1 if the promise does not hold. Every pair is written down
in build/with_cards.jsonl, and the next run at the same commit goes on behind it; `--fresh` begins anew, for sources
that are being changed. `--write` puts the figures into docs/cards-joan-of-arc.md.
"""

from __future__ import annotations

import argparse
import os
import sys
from functools import partial
from random import Random
from typing import Any, TypedDict, final

from bench.pages import ROOT, measured_commit, put
from timefront.bots.bot import Bot, Knowledge
from timefront.bots.greedy import GreedyBot
from timefront.bots.playing import play_game
from timefront.bots.pools import Pool
from timefront.bots.restricted import RestrictedBot
from timefront.games.joan_of_arc.state import LEGEND, TOKEN_KINDS
from timefront.games.joan_of_arc.verbs import PLAY_CARD
from timefront.games.registry import GAMES
from timefront.kernel.intervals import interval
from timefront.kernel.questions import Choice
from timefront.lab.kept import Kept

GAME = GAMES["joan_of_arc"]
SCENARIO = "patay"
PAIRS = 200
LEAST = 0.6
CHUNK = 2
FILE = ROOT / "build" / "with_cards.jsonl"
PAGE = ROOT / "docs" / "cards-joan-of-arc.md"


class Pair(TypedDict):
    """The share of the bot that plays cards in two games, and how many it played."""

    share: float
    played: int


@final
class CardPlayer(Bot):
    """The greedy bot; the cards that it plays are counted."""

    name = "greedy"

    def __init__(self) -> None:
        self.greedy = GreedyBot()
        self.played = 0

    def choose(self, knowledge: Knowledge, rng: Random) -> Choice:
        choice = self.greedy.choose(knowledge, rng)
        self.played += choice[0] == PLAY_CARD.name
        return choice


def cardless_bot() -> Bot:
    """The greedy bot that never plays a legend card: all else it chooses alike."""
    return RestrictedBot(GreedyBot(), "greedy without cards", lambda _, choice: choice[0] == PLAY_CARD.name)


def played(scenario: str, tokens: int, seed: str, first: int, last: int) -> list[Pair]:
    """The pairs with the numbers from `first` up to, not including, `last`."""
    setting = GAME.setting(GAME.built_in_pack(), scenario, {}, 2)
    return [pair_of(setting, tokens, f"{seed}/{number}") for number in range(first, last)]


def pair_of(setting: Any, tokens: int, seed: str) -> Pair:
    """Two games with the same luck: the bot that plays cards has each side once. Both begin with tokens more."""
    with_cards, share = CardPlayer(), 0.0
    for seat in range(2):
        bots: list[Bot] = [cardless_bot(), cardless_bot()]
        bots[seat] = with_cards
        s: Any = GAME.new(setting)
        for player in range(2):
            s.tokens[player * TOKEN_KINDS + LEGEND] += tokens
        outcome = GAME.outcome(play_game(GAME, s, bots, seed, [seat, 1 - seat]).s)
        assert outcome is not None
        share += outcome.share(seat) / 2
    return Pair(share=share, played=with_cards.played)


def judged(scenario: str, pairs: list[Pair], at: str) -> tuple[str, bool]:
    """The result as a row of a Markdown table, and whether the promise holds."""
    shares = [pair["share"] for pair in pairs]
    rate = sum(shares) / len(shares)
    low, high = interval(shares)
    cards = sum(pair["played"] for pair in pairs) / (2 * len(pairs))
    verdict = "holds" if rate >= LEAST else "DOES NOT HOLD"
    figures = f"{rate:.1%} ({low:.1%} to {high:.1%}) | {cards:.2f}"
    return f"| {scenario} | {2 * len(pairs)} | {LEAST:.0%} or more | {figures} | {verdict} | {at} |", rate >= LEAST


def main() -> int:
    """Play and judge."""
    parser = argparse.ArgumentParser(description="Let the greedy bot play against itself without legend cards.")
    parser.add_argument("--pairs", type=int, default=PAIRS)
    parser.add_argument("--scenario", default=SCENARIO)
    parser.add_argument("--tokens", type=int, default=0, help="legend tokens more for each player")
    parser.add_argument("--seed", default="with cards")
    parser.add_argument("--workers", type=int, default=os.cpu_count() or 1)
    parser.add_argument("--fresh", action="store_true")
    parser.add_argument("--write", action="store_true")
    wish = parser.parse_args()
    if wish.fresh:
        FILE.unlink(missing_ok=True)
    at = measured_commit("src", "bench")
    task = partial(played, wish.scenario, wish.tokens, wish.seed)
    where = f"{wish.scenario}, {wish.tokens} tokens more" if wish.tokens else wish.scenario
    pairs = Kept(FILE).filled(f"{where} {wish.seed} {at}", task, wish.pairs, CHUNK, Pool(wish.workers))
    line, holds = judged(where, pairs, at)
    print(line, flush=True)
    if wish.write:
        head = ["| scenario | games | promised | measured | cards in a game | | commit |"]
        head.append("|---|---:|---|---|---:|---|---|")
        put("with-cards", "`python -m bench.joan.with_cards --write`:", [*head, line], PAGE)
    return 0 if holds else 1


if __name__ == "__main__":
    sys.exit(main())
