"""What a legend card of Joan of Arc is worth: pairs of greedy games, one with the card in a hand and one without.

    python -m bench.joan.card_worth [CARD …] [--portions N] [--scenario NAME]

Plays portions of 10 pairs and adds each to docs/cards.jsonl, with its commit. The card with the fewest pairs is always
next, so the run can be stopped at any time and continued later. Both games of a pair have the same luck; the seats
alternate. The worth is how many more games in a hundred the seat wins with the card. The totals of all portions are put
into docs/cards-joan-of-arc.md. Exit status 1 if a card that has all its pairs is worth too much.
"""

from __future__ import annotations

import argparse
import json
import sys
from math import sqrt
from pathlib import Path
from random import Random
from typing import Any, TypedDict

from bench.joan.dealing import CARDS, GAME, SCENARIOS, deal, play, setting_with
from bench.pages import ROOT, measured_commit, put
from timefront.games.joan_of_arc.board.piles import FIRST_HAND, LEGEND_DECK
from timefront.games.joan_of_arc.content.cards.legend_effects import DECKS

PORTION = 10
GOAL = 1000
MOST = 6.0
"""The most points out of a hundred that a card may be worth."""
RESULTS = ROOT / "docs" / "cards.jsonl"
PAGE = ROOT / "docs" / "cards-joan-of-arc.md"


class Portion(TypedDict):
    """Some pairs of games: how much more the seat with the card won, as a sum and a sum of squares."""

    card: str
    scenario: str
    portion: int
    commit: str
    pairs: int
    gained: float
    squares: float


def compared(scenario: str, card: int, first: int, last: int) -> list[float]:
    """How much more a seat wins with a card than without, in pairs of games; the seats alternate."""
    setting, found = setting_with(scenario, DECKS[CARDS[card].deck]), []
    for number in range(first, last):
        seed, seat, shares = f"worth/{scenario}/{card}/{number}", number % 2, []
        for with_card in (True, False):
            s: Any = GAME.new(setting)
            deal(s, Random(seed), {seat: card})
            if not with_card:
                s.piles[FIRST_HAND + seat] &= ~(1 << card)
                s.piles[LEGEND_DECK] |= 1 << card
            shares.append(play(s, seed)[2][seat])
        found.append(shares[0] - shares[1])
    return found


def read(path: Path = RESULTS) -> list[Portion]:
    """The portions done so far."""
    if not path.exists():
        return []
    return [json.loads(line) for line in path.read_text(encoding="utf-8").splitlines() if line.endswith("}")]


def next_card(rows: list[Portion], wanted: list[str]) -> str:
    """The card with the fewest pairs; of equal ones, the first."""
    return min(wanted, key=lambda key: sum(row["pairs"] for row in rows if row["card"] == key))


def portion_of(rows: list[Portion], key: str, scenario: str, at: str) -> Portion:
    """Play the next portion of a card."""
    number = sum(row["card"] == key and row["scenario"] == scenario for row in rows)
    card = [one.key for one in CARDS].index(key)
    found = compared(scenario, card, PORTION * number, PORTION * (number + 1))
    squares = sum(one * one for one in found)
    return Portion(
        card=key, scenario=scenario, portion=number, commit=at, pairs=len(found), gained=sum(found), squares=squares
    )


def worth(rows: list[Portion]) -> tuple[int, float, float]:
    """The number of pairs in some portions, their mean in points out of a hundred, and half of its 95 % interval."""
    pairs = sum(row["pairs"] for row in rows)
    mean = sum(row["gained"] for row in rows) / pairs
    spread = sum(row["squares"] for row in rows) / pairs - mean * mean
    return pairs, 100 * mean, 196 * sqrt(max(0.0, spread) / max(1, pairs - 1))


def lines_of(rows: list[Portion]) -> list[str]:
    """All measured cards, as a Markdown table."""
    lines = ["| card | pairs | worth in points | | commits |", "|---|---:|---:|---|---|"]
    for key in [card.key for card in CARDS]:
        own = [row for row in rows if row["card"] == key]
        if own:
            pairs, mean, half = worth(own)
            verdict = "" if pairs < GOAL else "holds" if mean <= MOST else "DOES NOT HOLD"
            commits = ", ".join(sorted({row["commit"] for row in own}))
            lines.append(f"| {key} | {pairs} | {mean:+.1f} ± {half:.1f} | {verdict} | {commits} |")
    return lines


def main() -> int:
    """Play portions, and add them up."""
    keys = [card.key for card in CARDS]
    parser = argparse.ArgumentParser(description="Measure what legend cards of Joan of Arc are worth.")
    parser.add_argument("cards", nargs="*", metavar="CARD", help="all, if none is named")
    parser.add_argument("--portions", type=int, default=1)
    parser.add_argument("--scenario", choices=SCENARIOS, default="patay")
    wish = parser.parse_args()
    unknown = [key for key in wish.cards if key not in keys]
    if unknown:
        parser.error(f"there is no card {', '.join(unknown)}; the cards are {', '.join(keys)}")
    at = measured_commit("src", "bench/joan")
    rows = read()
    for _ in range(wish.portions):
        row = portion_of(rows, next_card(rows, wish.cards or keys), wish.scenario, at)
        rows.append(row)
        with RESULTS.open("a", encoding="utf-8") as file:
            file.write(json.dumps(row) + "\n")
        print(lines_of([one for one in rows if one["card"] == row["card"]])[-1], flush=True)
    put("worth", "Up to now, as summed up from `docs/cards.jsonl`:", lines_of(rows), PAGE)
    return 0 if all("NOT" not in line for line in lines_of(rows)) else 1


if __name__ == "__main__":
    sys.exit(main())
