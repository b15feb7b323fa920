"""How often greedy bots play each legend card of Joan of Arc, and what a card is worth.

    python -m bench.joan.cards [-n GAMES] [--only SCENARIO] [--worth CARD …] [--workers W] [--fresh]

Prints a line for each card: in what share of the games it was played, and of those in which somebody held it. With
`--worth` it prints how many points more of a hundred a seat wins that holds the card from the start than the same
seat in the same game with none in its place. Every game is written down in build/cards.jsonl, and the next run at the
same commit goes on behind it; `--fresh` begins anew.
"""

from __future__ import annotations

import argparse
import os
import sys
from collections import Counter
from functools import partial
from math import sqrt
from random import Random
from typing import Any

from bench.kept import ROOT, Kept
from bench.pages import measured_commit
from timefront.bots.bot import Knowledge
from timefront.bots.registry import bot_named
from timefront.games.joan_of_arc.board.piles import FIRST_HAND, LEGEND_DECK
from timefront.games.joan_of_arc.content.cards.legend_effects import DECKS
from timefront.games.joan_of_arc.content.pack import read_pack
from timefront.games.joan_of_arc.state import LEGEND, TOKEN_KINDS
from timefront.games.registry import GAMES
from timefront.kernel.bits import members
from timefront.kernel.flow import CHANCE, OVER
from timefront.kernel.packs import PackFiles

GAME = GAMES["joan_of_arc"]
CARDS = read_pack(GAME.built_in_pack()).legend
SCENARIOS = ("foragers", "patay", "fierbois")
GAMES_PER_DECK = 100
HAND, TOKENS = 3, 4
"""Cards and legend tokens with which each seat begins."""
CHUNK = 4
FILE = ROOT / "build" / "cards.jsonl"


def setting_with(scenario: str, deck: str) -> Any:
    """A scenario that is played with a legend deck."""
    pack, file = GAME.built_in_pack(), f"scenarios/{scenario}.toml"
    files = dict(pack.files)
    if "\nlegend_deck" not in files[file]:
        files[file] = files[file].replace("\nfirst_player =", f'\nlegend_deck = "{deck}"\nfirst_player =')
    return GAME.setting(PackFiles(files), scenario, {}, 2)


def deal(s: Any, rng: Random, fixed: dict[int, int]) -> None:
    """Each seat has its cards and tokens; `fixed` says which card a seat surely has."""
    for seat, card in fixed.items():
        give(s, seat, card)
    for seat in range(2):
        while s.piles[FIRST_HAND + seat].bit_count() < HAND:
            give(s, seat, rng.choice(members(s.piles[LEGEND_DECK])))
        s.tokens[seat * TOKEN_KINDS + LEGEND] += TOKENS


def give(s: Any, seat: int, card: int) -> None:
    """A card of the deck goes to a hand."""
    s.piles[LEGEND_DECK] &= ~(1 << card)
    s.piles[FIRST_HAND + seat] |= 1 << card


def play(s: Any, seed: str) -> tuple[set[int], set[int], list[float]]:
    """A game of greedy against itself: the cards that were held, those that were played, and the shares."""
    chance, rngs = Random(f"{seed}/chance"), [Random(f"{seed}/{seat}") for seat in range(2)]
    bot, held, played = bot_named("greedy"), set[int](), set[int]()
    while s.seat != OVER:
        for seat in range(2):
            held.update(members(s.piles[FIRST_HAND + seat]))
        if s.seat == CHANCE:
            choice = s.chance().sample(chance)
        else:
            knowledge = Knowledge(GAME, s, s.seat)
            is_plain = len(knowledge.offers) == 1
            choice = knowledge.offers[0] if is_plain else bot.choose(knowledge, rngs[s.seat])
            if choice[0] == "play-card":
                played.add(choice[1])
        s.answer(choice)
    return held, played, GAME.judge.evaluate(s)


def watched(scenario: str, deck: str, first: int, last: int) -> list[dict[str, list[int]]]:
    """What was held and played in some games."""
    setting, found = setting_with(scenario, deck), []
    for number in range(first, last):
        s: Any = GAME.new(setting)
        seed = f"cards/{scenario}/{deck}/{number}"
        deal(s, Random(seed), {})
        held, played, _ = play(s, seed)
        found.append({"held": sorted(held), "played": sorted(played)})
    return found


def compared(scenario: str, card: int, first: int, last: int) -> list[float]:
    """How much more a seat wins with a card than without, in pairs of games; the seats take turns."""
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


def print_use(kept: Kept, at: str, scenario: str, deck: str, games: int, workers: int) -> None:
    """A row for each card of a deck."""
    rows = kept.filled(f"use {scenario} {deck} {at}", partial(watched, scenario, deck), games, CHUNK, workers)
    held, played = (Counter(card for row in rows for card in row[name]) for name in ("held", "played"))
    for number, card in enumerate(CARDS):
        if DECKS[card.deck] == deck:
            of_held = f"{played[number] / held[number]:.0%}" if held[number] else "never held"
            share = played[number] / max(1, len(rows))
            print(f"| {scenario} | {deck} | {card.key} | {share:.1%} | {of_held} | {len(rows)} |", flush=True)


def print_worth(kept: Kept, at: str, scenario: str, key: str, games: int, workers: int) -> None:
    """The worth of a card in points of a hundred, with the half of its 95 % interval."""
    card = [one.key for one in CARDS].index(key)
    found = kept.filled(f"worth {scenario} {key} {at}", partial(compared, scenario, card), games, CHUNK, workers)
    mean = sum(found) / len(found)
    spread = sqrt(sum((one - mean) ** 2 for one in found) / max(1, len(found) - 1) / len(found))
    print(f"| {scenario} | {key} | {100 * mean:+.1f} ± {196 * spread:.1f} | {len(found)} pairs |", flush=True)


def main() -> int:
    """Play and count."""
    parser = argparse.ArgumentParser(description="Count how greedy bots play the legend cards of Joan of Arc.")
    parser.add_argument("-n", "--games", type=int, default=GAMES_PER_DECK)
    parser.add_argument("--only", choices=SCENARIOS)
    parser.add_argument("--worth", nargs="+", choices=[card.key for card in CARDS], metavar="CARD")
    parser.add_argument("--workers", type=int, default=os.cpu_count() or 1)
    parser.add_argument("--fresh", action="store_true")
    wish = parser.parse_args()
    if wish.fresh:
        FILE.unlink(missing_ok=True)
    kept, at = Kept(FILE), measured_commit("src", "bench")
    for scenario in [wish.only] if wish.only else SCENARIOS:
        for key in wish.worth or []:
            print_worth(kept, at, scenario, key, wish.games, wish.workers)
        for deck in [] if wish.worth else DECKS:
            print_use(kept, at, scenario, deck, wish.games, wish.workers)
    return 0


if __name__ == "__main__":
    sys.exit(main())
