"""What legend cards and equipment of Joan of Arc are worth: greedy games in which one player begins with one of them.

    python -m bench.joan.card_worth [--deck DECK] [--portions N] [--workers W] [--scenario NAME]

Each deck is measured where it is at home (`bench.joan.measured`), with the tokens that the scenario gives. The worth is
how many more games in a hundred a player wins with the card than without it: a pair is a game with the card and the
same game, with the same luck, without it. Every card is played once for each of the two players. Their games without it
are one and the same, and its shares sum up to 1: it need not be played to know what both together win in it.

Plays portions of 10 draws of luck for one card, two pairs each, and adds them to docs/cards.jsonl; the card with the
fewest is always next, so the run can be stopped at any time and continued later. A card's portions count as long as the
card and some games with it are the same, whatever happens to other cards. The totals are put into
docs/cards-joan-of-arc.md. Exit status 1 if a card that has all its pairs is worth too much, or too many of a deck less
than nothing.
"""

from __future__ import annotations

import argparse
import json
import sys
from functools import partial
from math import sqrt
from pathlib import Path
from typing import Final, TypedDict

from bench.joan.dealing import GAME
from bench.joan.measured import ALL_DECKS, Measured, cards_of
from bench.pages import ROOT, measured_commit, put
from timefront.bots.pools import Pool, in_chunks

PORTION: Final = 10
"""How often a portion draws another luck."""
GOAL: Final = 500
"""Pairs of games that a verdict needs."""
MOST: Final = 6.0
"""The most points out of a hundred that a card may be worth."""
MOST_BAD: Final = 0.25
"""The share of a deck that may be worth less than nothing."""
RESULTS: Final = ROOT / "docs" / "cards.jsonl"
PAGE: Final = ROOT / "docs" / "cards-joan-of-arc.md"


class Portion(TypedDict):
    """Some draws of luck for a card, two pairs each: how much more was won with it, as a sum and a sum of squares.

    `play` is a hash of the card and of games with it.
    """

    deck: str
    card: str
    scenario: str
    portion: int
    play: str
    commit: str
    draws: int
    gained: float
    squares: float


def read(path: Path = RESULTS) -> list[Portion]:
    """The portions done so far."""
    if not path.exists():
        return []
    return [json.loads(line) for line in path.read_text(encoding="utf-8").splitlines() if line.endswith("}")]


def is_of(row: Portion, measured: Measured, play: str) -> bool:
    """Whether a portion is of this card, in this scenario, and of games as they are now."""
    return (row["card"], row["scenario"], row["play"]) == (measured.key, measured.scenario, play)


def planned(have: list[int], count: int) -> list[tuple[int, int]]:
    """The portions to play next, by card, given how many each has: the card with the fewest is always next."""
    have, found = [*have], []
    for _ in range(count):
        card = min(range(len(have)), key=lambda card: have[card])
        if 2 * PORTION * have[card] >= GOAL:
            break
        found.append((card, have[card]))
        have[card] += 1
    return found


def hashed(cards: list[Measured], number: int, _: int) -> str:
    """The hash of games with one of the cards."""
    return cards[number].play_hash()


def played(
    cards: list[Measured], plan: list[tuple[int, int]], hashes: list[str], at: str, number: int, _: int
) -> Portion:
    """Play a portion of a plan."""
    card, portion = plan[number]
    one, gains = cards[card], cards[card].gains(PORTION * portion, PORTION * (portion + 1))
    return Portion(
        deck=one.deck,
        card=one.key,
        scenario=one.scenario,
        portion=portion,
        play=hashes[card],
        commit=at,
        draws=len(gains),
        gained=sum(gains),
        squares=sum(gain * gain for gain in gains),
    )


def worth(rows: list[Portion]) -> tuple[int, float, float]:
    """The number of pairs, their mean in points out of a hundred, and half of its 95 % interval."""
    draws = sum(row["draws"] for row in rows)
    mean = sum(row["gained"] for row in rows) / max(1, draws)
    spread = sum(row["squares"] for row in rows) / max(1, draws) - mean * mean
    return 2 * draws, 100 * mean, 196 * sqrt(max(0.0, spread) / max(1, draws - 1))


def lines_of(rows: list[Portion]) -> list[str]:
    """All measured cards, as a Markdown table, and below it whether too many of a deck are worth less than nothing."""
    lines = ["| deck | card | scenario | pairs | worth in points | | commits |", "|---|---|---|---:|---:|---|---|"]
    closing = []
    for deck in ALL_DECKS:
        own = [row for row in rows if row["deck"] == deck]
        if not own:
            continue
        found = {key: [row for row in own if row["card"] == key] for key in dict.fromkeys([row["card"] for row in own])}
        for key, portions in found.items():
            pairs, mean, half = worth(portions)
            verdict = "" if pairs < GOAL else "holds" if mean <= MOST else "DOES NOT HOLD"
            commits = ", ".join(sorted({row["commit"] for row in portions}))
            where = portions[0]["scenario"]
            lines.append(f"| {deck} | {key} | {where} | {pairs} | {mean:+.1f} ± {half:.1f} | {verdict} | {commits} |")
        totals = [worth(portions) for portions in found.values()]
        bad = sum(mean < 0 for _, mean, _ in totals)
        is_whole = min(pairs for pairs, _, _ in totals) >= GOAL
        verdict = "" if not is_whole else ": holds" if bad <= MOST_BAD * len(found) else ": DOES NOT HOLD"
        closing.append(f"Of the {len(found)} cards of {deck}, {bad} are worth less than 0{verdict}.")
    return [*lines, "", *closing]


def main() -> int:
    """Play portions, and add them up."""
    parser = argparse.ArgumentParser(description="Measure what cards of Joan of Arc are worth.")
    parser.add_argument("--deck", choices=ALL_DECKS, help="all, if none is named")
    parser.add_argument("--portions", type=int, default=1)
    parser.add_argument("--workers", type=int, default=1)
    parser.add_argument("--scenario", choices=GAME.scenarios(GAME.built_in_pack()), help="another than the deck's own")
    wish = parser.parse_args()
    at, rows = measured_commit("src", "bench/joan"), read()
    cards = cards_of([wish.deck] if wish.deck else ALL_DECKS, wish.scenario or "")
    pool = Pool(wish.workers)
    hashes = list(in_chunks(partial(hashed, cards), len(cards), 1, pool, lambda _: None))
    kept = [[row for row in rows if is_of(row, card, play)] for card, play in zip(cards, hashes, strict=True)]
    plan = planned([len(portions) for portions in kept], wish.portions)
    task = partial(played, cards, plan, hashes, at)
    for number, portion in enumerate(in_chunks(task, len(plan), 1, pool, lambda _: None)):
        kept[plan[number][0]].append(portion)
        with RESULTS.open("a", encoding="utf-8") as file:
            file.write(json.dumps(portion) + "\n")
        print(f"{portion['card']}: {PORTION * (portion['portion'] + 1)} draws", flush=True)
    lines = lines_of([row for portions in kept for row in portions])
    if not wish.deck and not wish.scenario:
        put("worth", "Up to now, as summed up from `docs/cards.jsonl`:", lines, PAGE)
    else:
        print("\n".join(lines))
    return 0 if all("NOT" not in line for line in lines) else 1


if __name__ == "__main__":
    sys.exit(main())
