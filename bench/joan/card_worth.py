"""What a legend card of Joan of Arc is worth: greedy games in which one player begins with it and nobody with another.

    python -m bench.joan.card_worth [--deck DECK] [--portions N] [--workers W] [--scenario NAME]

Each deck is measured where it is at home, with the tokens that the scenario gives. The worth is how many more games in
a hundred a player wins with the card than without it: a pair is a game with the card and the same game, with the same
luck, without it. Every card is played once for each of the two players. Their games without it are one and the same,
and its shares sum up to 1: it need not be played to know what both together win in it.

Plays portions of 10 draws of luck, two pairs each for every card, and adds them to docs/cards.jsonl; the deck with the
fewest is always next, so the run can be stopped at any time and continued later, as long as the bots play the same. The
totals are put into docs/cards-joan-of-arc.md. Exit status 1 if a card that has all its pairs is worth too much, or too
many of a deck less than nothing.
"""

from __future__ import annotations

import argparse
import json
import sys
from functools import partial
from math import sqrt
from pathlib import Path
from typing import Any, Final, TypedDict

from bench.joan.dealing import CARDS, GAME, give, play, setting_with
from bench.pages import ROOT, measured_commit, put
from bench.series.play_hash import scenario_hash
from timefront.bots.pools import Pool, in_chunks
from timefront.games.joan_of_arc.board.piles import FIRST_HAND, LEGEND_DECK
from timefront.games.joan_of_arc.content.cards.legend_effects import DECKS
from timefront.kernel.bits import members

PORTION: Final = 10
"""How often a portion draws another luck."""
GOAL: Final = 1_000
"""Pairs of games that a verdict needs."""
MOST: Final = 6.0
"""The most points out of a hundred that a card may be worth."""
MOST_BAD: Final = 0.25
"""The share of a deck that may be worth less than nothing."""
HOMES: Final = {"myth": "night_of_the_wolf", "tactics": "patay"}
"""The scenario in which each deck is measured."""
FIRST_DRAW: Final = {"myth": 530, "tactics": 500}
"""Where the draws of each deck begin: its cards have been changed since draws before that were looked at."""
RESULTS: Final = ROOT / "docs" / "cards.jsonl"
PAGE: Final = ROOT / "docs" / "cards-joan-of-arc.md"


class Sums(TypedDict):
    """Two pairs of games for each draw of luck: how much more was won with the card, as a sum and a sum of squares."""

    draws: int
    gained: float
    squares: float


class Portion(TypedDict):
    """The sums of every card of a deck for some draws of luck; `play` is a hash of how the bots play."""

    deck: str
    scenario: str
    portion: int
    play: str
    commit: str
    cards: dict[str, Sums]


def compared(scenario: str, deck: str, first: int, last: int) -> dict[str, list[float]]:
    """How much more is won with each card than without it, as the mean of both players, for some draws of luck."""
    start = with_empty_hands(scenario, deck)
    found: dict[str, list[float]] = {}
    for card in members(start.piles[LEGEND_DECK]):
        gains = []
        for number in range(FIRST_DRAW[deck] + first, FIRST_DRAW[deck] + last):
            shares = [with_card(start, seat, card, f"worth of a card/{scenario}/{deck}/{number}") for seat in range(2)]
            gains.append((sum(shares) - 1.0) / 2)
        found[CARDS[card].key] = gains
    return found


def with_empty_hands(scenario: str, deck: str) -> Any:
    """The start of a scenario, with all cards of a deck still in it."""
    s: Any = GAME.new(setting_with(scenario, deck, has_hands=False))
    assert not any(s.piles[FIRST_HAND:])
    return s


def with_card(start: Any, seat: int, card: int, seed: str) -> float:
    """What a seat wins that begins with a card."""
    s = start.clone()
    give(s, seat, card)
    return play(s, seed)[2][seat]


def read(path: Path = RESULTS) -> list[Portion]:
    """The portions done so far."""
    if not path.exists():
        return []
    return [json.loads(line) for line in path.read_text(encoding="utf-8").splitlines() if line.endswith("}")]


def is_of(row: Portion, scenarios: dict[str, str], hashes: dict[str, str]) -> bool:
    """Whether a portion was played in the scenario of its deck, by bots that play as they do now."""
    return row["scenario"] == scenarios[row["deck"]] and row["play"] == hashes[row["deck"]]


def planned(rows: list[Portion], decks: list[str], count: int) -> list[tuple[str, int]]:
    """The portions to play next: the deck with the fewest is always next; of equal ones, the first."""
    have = {deck: sum(row["deck"] == deck for row in rows) for deck in decks}
    found = []
    for _ in range(count):
        deck = min(decks, key=lambda deck: have[deck])
        found.append((deck, have[deck]))
        have[deck] += 1
    return found


def played(
    plan: list[tuple[str, int]], scenarios: dict[str, str], hashes: dict[str, str], at: str, number: int, _: int
) -> Portion:
    """Play a portion of a plan."""
    deck, portion = plan[number]
    found = compared(scenarios[deck], deck, PORTION * portion, PORTION * (portion + 1))
    cards = {key: Sums(draws=len(one), gained=sum(one), squares=sum(x * x for x in one)) for key, one in found.items()}
    return Portion(deck=deck, scenario=scenarios[deck], portion=portion, play=hashes[deck], commit=at, cards=cards)


def worth(sums: list[Sums]) -> tuple[int, float, float]:
    """The number of pairs, their mean in points out of a hundred, and half of its 95 % interval."""
    draws = sum(one["draws"] for one in sums)
    mean = sum(one["gained"] for one in sums) / max(1, draws)
    spread = sum(one["squares"] for one in sums) / max(1, draws) - mean * mean
    return 2 * draws, 100 * mean, 196 * sqrt(max(0.0, spread) / max(1, draws - 1))


def lines_of(rows: list[Portion]) -> list[str]:
    """All measured cards, as a Markdown table, and below it whether too many of a deck are worth less than nothing."""
    lines = ["| deck | card | scenario | pairs | worth in points | | commits |", "|---|---|---|---:|---:|---|---|"]
    closing = []
    for deck in DECKS:
        own = [row for row in rows if row["deck"] == deck]
        if not own:
            continue
        commits = ", ".join(sorted({row["commit"] for row in own}))
        found = {key: worth([row["cards"][key] for row in own]) for key in own[0]["cards"]}
        for key, (pairs, mean, half) in found.items():
            verdict = "" if pairs < GOAL else "holds" if mean <= MOST else "DOES NOT HOLD"
            scenario = own[0]["scenario"]
            lines.append(
                f"| {deck} | {key} | {scenario} | {pairs} | {mean:+.1f} ± {half:.1f} | {verdict} | {commits} |"
            )
        bad = sum(mean < 0 for _, mean, _ in found.values())
        is_whole = min(pairs for pairs, _, _ in found.values()) >= GOAL
        verdict = "" if not is_whole else ": holds" if bad <= MOST_BAD * len(found) else ": DOES NOT HOLD"
        closing.append(f"Of the {len(found)} cards of {deck}, {bad} are worth less than 0{verdict}.")
    return [*lines, "", *closing]


def main() -> int:
    """Play portions, and add them up."""
    parser = argparse.ArgumentParser(description="Measure what legend cards of Joan of Arc are worth.")
    parser.add_argument("--deck", choices=DECKS, help="both, if none is named")
    parser.add_argument("--portions", type=int, default=1)
    parser.add_argument("--workers", type=int, default=1)
    parser.add_argument("--scenario", choices=GAME.scenarios(GAME.built_in_pack()), help="another than the deck's own")
    wish = parser.parse_args()
    at, rows = measured_commit("src", "bench/joan"), read()
    decks = [wish.deck] if wish.deck else [*DECKS]
    scenarios = {**HOMES, **dict.fromkeys(decks, wish.scenario)} if wish.scenario else HOMES
    hashes = {deck: scenario_hash("joan_of_arc", scenario) for deck, scenario in scenarios.items()}
    kept = [row for row in rows if is_of(row, scenarios, hashes)]
    plan = planned(kept, decks, wish.portions)
    task = partial(played, plan, scenarios, hashes, at)
    for portion in in_chunks(task, len(plan), 1, Pool(wish.workers), lambda _: None):
        kept.append(portion)
        with RESULTS.open("a", encoding="utf-8") as file:
            file.write(json.dumps(portion) + "\n")
        print(f"{portion['deck']}: {PORTION * (portion['portion'] + 1)} draws", flush=True)
    put("worth", "Up to now, as summed up from `docs/cards.jsonl`:", lines_of(kept), PAGE)
    return 0 if all("NOT" not in line for line in lines_of(kept)) else 1


if __name__ == "__main__":
    sys.exit(main())
