"""How often greedy bots play each legend card of Joan of Arc.

    python -m bench.joan.cards [-n GAMES] [--only SCENARIO] [--deck DECK] [--workers W] [--write]

Each player begins with three cards and four legend tokens more than the scenario gives. Prints a line for each card:
its share of the games with its deck in which it was played, and of those in which somebody held it; exit status 1 if a
card is played in fewer than one game in a hundred. Every game is stored in build/cards.jsonl, and the next run
continues from there as long as the bots play the same. `--write` puts the table into docs/cards-joan-of-arc.md. What a
card is worth is measured by `python -m bench.joan.card_worth`.
"""

from __future__ import annotations

import argparse
import os
import sys
from collections import Counter
from functools import partial
from random import Random
from typing import Any

from bench.joan.dealing import CARDS, GAME, SCENARIOS, deal, play, setting_with
from bench.pages import ROOT, measured_commit, put
from bench.series.play_hash import scenario_hash
from timefront.bots.pools import Pool
from timefront.games.joan_of_arc.content.cards.legend_effects import DECKS
from timefront.lab.kept import ResultStore

GAMES_PER_DECK = 100
LEAST = 0.01
CHUNK = 4
FILE = ROOT / "build" / "cards.jsonl"
PAGE = ROOT / "docs" / "cards-joan-of-arc.md"


def watched(scenario: str, deck: str, first: int, last: int) -> list[dict[str, list[int]]]:
    """What was held and played in some games."""
    setting, found = setting_with(scenario, deck), []
    for number in range(first, last):
        s: Any = GAME.new(setting)
        seed = f"cards/{scenario}/{deck}/{number}"
        deal(s, Random(seed))
        held, played, _ = play(s, seed)
        found.append({"held": sorted(held), "played": sorted(played)})
    return found


def lines_of(deck: str, rows: list[dict[str, list[int]]]) -> tuple[list[str], bool]:
    """A row of a Markdown table for each card of a deck, and whether all of them are played often enough."""
    held, played = (Counter(card for row in rows for card in row[name]) for name in ("held", "played"))
    lines, are_played = [], True
    for number, card in enumerate(CARDS):
        if DECKS[card.deck] == deck:
            of_held = f"{played[number] / held[number]:.0%}" if held[number] else "never held"
            share = played[number] / max(1, len(rows))
            are_played = are_played and share >= LEAST
            lines.append(f"| {deck} | {card.key} | {share:.1%} | {of_held} | {len(rows)} |")
    return lines, are_played


def main() -> int:
    """Play and count."""
    parser = argparse.ArgumentParser(description="Count how greedy bots play the legend cards of Joan of Arc.")
    parser.add_argument("-n", "--games", type=int, default=GAMES_PER_DECK, help="of each scenario with each deck")
    parser.add_argument("--only", choices=SCENARIOS)
    parser.add_argument("--deck", choices=DECKS)
    parser.add_argument("--workers", type=int, default=os.cpu_count() or 1)
    parser.add_argument("--write", action="store_true")
    wish = parser.parse_args()
    kept, at = ResultStore(FILE), measured_commit("src", "bench")
    lines = ["| deck | card | games in which it is played | of those in which it is held | games |"]
    lines.append("|---|---|---:|---:|---:|")
    are_played = True
    for deck in [wish.deck] if wish.deck else DECKS:
        rows: list[dict[str, list[int]]] = []
        for scenario in [wish.only] if wish.only else SCENARIOS:
            task = partial(watched, scenario, deck)
            series = f"use {scenario} {deck} {scenario_hash('joan_of_arc', scenario)}"
            rows += kept.complete(series, task, wish.games, CHUNK, Pool(wish.workers))
        found, is_played = lines_of(deck, rows)
        are_played = are_played and is_played
        lines += found
    print("\n".join(lines))
    if wish.write:
        put("use", f"`python -m bench.joan.cards -n {wish.games} --write` at commit {at}:", lines, PAGE)
    return 0 if are_played else 1


if __name__ == "__main__":
    sys.exit(main())
