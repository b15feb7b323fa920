"""What a legend card of Joan of Arc is worth: greedy games in which one player begins with it and nobody with another.

    python -m bench.joan.card_worth [--deck DECK] [--portions N] [--workers W] [--scenario NAME]

Each deck is measured where it is at home, with the tokens that the scenario gives. The worth is how many more games in
a hundred a player wins with the card than without it: a pair is a game with the card and the same game, with the same
luck, without it. Every card is played once for each of the two players. Their games without it are one and the same,
and its shares sum up to 1: it need not be played to know what both together win in it.

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
from typing import Any, Final, TypedDict, final

from bench.joan.dealing import CARDS, GAME, give, play, setting_with
from bench.pages import ROOT, measured_commit, put
from bench.series.play_hash import DIGITS, ChoiceHash
from timefront.bots.playing import Watcher
from timefront.bots.pools import Pool, in_chunks
from timefront.games.joan_of_arc.board.piles import FIRST_HAND, LEGEND_DECK
from timefront.games.joan_of_arc.content.cards.legend_effects import DECKS
from timefront.kernel.bits import members

PORTION: Final = 10
"""How often a portion draws another luck."""
GOAL: Final = 500
"""Pairs of games that a verdict needs."""
MOST: Final = 6.0
"""The most points out of a hundred that a card may be worth."""
MOST_BAD: Final = 0.25
"""The share of a deck that may be worth less than nothing."""
HOMES: Final = {"myth": "night_of_the_wolf", "tactics": "patay"}
"""The scenario in which each deck is measured."""
FIRST_DRAW: Final = {"myth": 530, "tactics": 500}
"""Where the draws of each deck begin: its cards have been changed since draws before that were looked at."""
CHANGED_CARDS: Final = (
    *("voices_in_the_garden", "the_white_hind", "the_dead_of_agincourt_rise", "saint_catherines_veil", "white_doves"),
    *("martyrs_patience", "caltrops", "night_march", "stakes_by_dawn", "feigned_retreat"),
)
"""Cards that have been changed once more, after 100 to 250 of these draws were looked at."""
FRESH_DRAW: Final = 1000
"""Where their draws begin."""
HASHED: Final = 2
"""How many draws of luck are played to tell whether games with a card are still the same."""
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


@final
class Measured:
    """A card where it is measured."""

    def __init__(self, deck: str, card: int, scenario: str) -> None:
        self.deck = deck
        self.card = card
        self.scenario = scenario
        self.key = CARDS[card].key

    def gains(self, first: int, last: int) -> list[float]:
        """How much more is won with the card than without it, as the mean of both players, for some draws of luck."""
        start = with_empty_hands(self.scenario, self.deck)
        begin = FRESH_DRAW if self.key in CHANGED_CARDS else FIRST_DRAW[self.deck]
        found = []
        for number in range(begin + first, begin + last):
            seed = f"worth of a card/{self.scenario}/{self.deck}/{number}"
            shares = [with_card(start, seat, self.card, seed) for seat in range(2)]
            found.append((sum(shares) - 1.0) / 2)
        return found

    def play_hash(self) -> str:
        """A hash of the card and of some games with it."""
        watcher = ChoiceHash()
        watcher.hash.update(repr(sorted(CARDS[self.card].table.row.items())).encode())
        start = with_empty_hands(self.scenario, self.deck)
        for number in range(HASHED):
            for seat in range(2):
                with_card(start, seat, self.card, f"hash of a card/{number}", watcher)
        return watcher.hash.hexdigest()[:DIGITS]


def with_empty_hands(scenario: str, deck: str) -> Any:
    """The start of a scenario, with all cards of a deck still in it."""
    s: Any = GAME.new(setting_with(scenario, deck, has_hands=False))
    assert not any(s.piles[FIRST_HAND:])
    return s


def with_card(start: Any, seat: int, card: int, seed: str, watcher: Watcher | None = None) -> float:
    """What a seat wins that begins with a card."""
    s = start.clone()
    give(s, seat, card)
    return play(s, seed, watcher)[2][seat]


def cards_of(decks: list[str], scenario: str) -> list[Measured]:
    """All cards of some decks, each in this scenario or, if none is named, where its deck is at home."""
    return [
        Measured(deck, card, scenario or HOMES[deck])
        for deck in decks
        for card in members(with_empty_hands(scenario or HOMES[deck], deck).piles[LEGEND_DECK])
    ]


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
    for deck in DECKS:
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
    parser = argparse.ArgumentParser(description="Measure what legend cards of Joan of Arc are worth.")
    parser.add_argument("--deck", choices=DECKS, help="both, if none is named")
    parser.add_argument("--portions", type=int, default=1)
    parser.add_argument("--workers", type=int, default=1)
    parser.add_argument("--scenario", choices=GAME.scenarios(GAME.built_in_pack()), help="another than the deck's own")
    wish = parser.parse_args()
    at, rows = measured_commit("src", "bench/joan"), read()
    cards = cards_of([wish.deck] if wish.deck else [*DECKS], wish.scenario or "")
    hashes = [card.play_hash() for card in cards]
    kept = [[row for row in rows if is_of(row, card, play)] for card, play in zip(cards, hashes, strict=True)]
    plan = planned([len(portions) for portions in kept], wish.portions)
    task = partial(played, cards, plan, hashes, at)
    for number, portion in enumerate(in_chunks(task, len(plan), 1, Pool(wish.workers), lambda _: None)):
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
