"""How often greedy bots use the war council, discussions, equipment and intrigue of Joan of Arc.

    python -m bench.joan.other_cards [-n GAMES] [--workers W] [--write]

Each player begins with four intrigue tokens more than the scenario gives and with two pieces of equipment, still in the
bag of a character; in further games the players have the intrigue cards of other factions. Prints a line for each card:
the share of the games with it in which a council card was chosen, a discussion card opened, a piece of equipment put on
or, if it does nothing by itself, used, an event of intrigue triggered; exit status 1 if one is used in fewer than one
game in a hundred. Every game is stored in build/other_cards.jsonl, and the next run continues from there as long as the
bots play the same. `--write` puts the table into docs/cards-joan-of-arc.md. Legend cards are counted by
`python -m bench.joan.cards`.
"""

from __future__ import annotations

import argparse
import os
import re
import sys
from collections import Counter
from functools import partial
from random import Random
from typing import Any, Final

from bench.joan.cards import LEAST
from bench.joan.dealing import CONTENT, GAME, characters_of
from bench.pages import ROOT, measured_commit, put
from bench.series.play_hash import play_hash
from timefront.bots.greedy import GreedyBot
from timefront.bots.playing import play_game
from timefront.bots.pools import Pool
from timefront.games.joan_of_arc.board.gear import give_gear
from timefront.games.joan_of_arc.content.vocabulary import ACTIVATION_WINDOW
from timefront.games.joan_of_arc.events.cards import CouncilCardChosen
from timefront.games.joan_of_arc.events.equipment import EquipmentGained, EquipmentPutOn, EquipmentUsed
from timefront.games.joan_of_arc.events.intrigue import IntrigueTriggered
from timefront.games.joan_of_arc.events.talks import DiscussionCardDrawn
from timefront.games.joan_of_arc.state import INTRIGUE, TOKEN_KINDS
from timefront.kernel.events import Event
from timefront.kernel.packs import PackFiles
from timefront.lab.kept import ResultStore

PLACES: Final = (
    ("fierbois", "french", "english"),
    ("chinon", "french", "english"),
    ("tourelles", "holy", "english"),
    ("chinon", "holy", "unholy"),
    ("night_of_the_wolf", "french", "unholy"),
)
"""Scenarios, and whose intrigue card each player has."""
TOKENS: Final = 4
"""How many intrigue tokens each player has in addition to what the scenario gives."""
PIECES: Final = 2
"""How many pieces of equipment each player begins with."""
GAMES_EACH: Final = 100
CHUNK: Final = 4
FILE: Final = ROOT / "build" / "other_cards.jsonl"
PAGE: Final = ROOT / "docs" / "cards-joan-of-arc.md"
TOOLS: Final = [
    card
    for card, piece in enumerate(CONTENT.equipment)
    if any(effect.window == ACTIVATION_WINDOW for effect in piece.effects)
]
"""Equipment that does nothing until it is used."""


def setting_of(scenario: str, *factions: str) -> Any:
    """A scenario in which the players have these intrigue cards."""
    pack, file = GAME.built_in_pack(), f"scenarios/{scenario}.toml"
    names = iter(factions)
    text = re.sub(r'intrigue_card = "\w+"', lambda _: f'intrigue_card = "{next(names)}"', pack.files[file])
    return GAME.setting(PackFiles({**pack.files, file: text}), scenario, {}, 2)


def deal(s: Any, rng: Random) -> list[str]:
    """Give each player tokens, and equipment to the first character; returns the names of the pieces."""
    pieces = rng.sample(range(len(s.gear)), 2 * PIECES)
    for seat in range(2):
        s.tokens[seat * TOKEN_KINDS + INTRIGUE] += TOKENS
        for card in pieces[seat::2]:
            give_gear(s, card, characters_of(s, seat)[0])
    return [named("equipment", CONTENT.equipment[card].key) for card in pieces]


def in_play(setting: Any) -> set[str]:
    """The cards that could be used in every game, besides equipment."""
    openers = [card for profile in setting.unit_profile for card in setting.talks[profile]]
    decks = {CONTENT.talks[card].deck for card in openers}
    return {
        *(named("council", CONTENT.council[kind].key) for kind in setting.council),
        *(named("discussion", card.key) for card in CONTENT.talks if card.deck in decks),
        *(named("intrigue", CONTENT.intrigue[event].key) for own in setting.intrigue for event in own),
    }


def named(sort: str, key: str) -> str:
    """A card among all sorts."""
    return f"{sort} {key}"


def used(event: Event) -> str:
    """The card that an event tells the use of; an empty name for other events."""
    match event:
        case CouncilCardChosen():
            return named("council", CONTENT.council[event.card].key)
        case DiscussionCardDrawn():
            return named("discussion", CONTENT.talks[event.card].key)
        case EquipmentPutOn() if event.card not in TOOLS:
            return named("equipment", CONTENT.equipment[event.card].key)
        case EquipmentUsed() if event.card in TOOLS:
            return named("equipment", CONTENT.equipment[event.card].key)
        case IntrigueTriggered():
            return named("intrigue", CONTENT.intrigue[event.intrigue].key)
        case _:
            return ""


def gained(event: Event) -> str:
    """The piece of equipment that an event tells the gain of; an empty name for other events."""
    return named("equipment", CONTENT.equipment[event.card].key) if isinstance(event, EquipmentGained) else ""


def named_once(names: list[str]) -> list[str]:
    """The names without the empty one, each once."""
    return sorted({*names} - {""})


def watched(scenario: str, factions: list[str], first: int, last: int) -> list[dict[str, list[str]]]:
    """What the players had and used in games number `first` up to, but not including, `last`."""
    setting, found = setting_of(scenario, *factions), []
    for number in range(first, last):
        s: Any = GAME.new(setting)
        seed = f"other cards/{scenario}/{factions}/{number}"
        dealt = deal(s, Random(seed))
        s.sink = []
        play_game(GAME, s, [GreedyBot(), GreedyBot()], seed, [0, 1])
        dealt += [gained(event) for event in s.sink]
        found.append({"had": named_once(dealt), "used": named_once([used(event) for event in s.sink])})
    return found


def lines_of(possible: Counter[str], counted: Counter[str]) -> tuple[list[str], bool]:
    """A Markdown table of all cards, and whether all of them are used often enough."""
    lines = ["| | card | games in which it is used | games |", "|---|---|---:|---:|"]
    for card in sorted(possible):
        sort, key = card.split()
        lines.append(f"| {sort} | {key} | {counted[card] / possible[card]:.1%} | {possible[card]} |")
    return lines, all(counted[card] >= LEAST * games for card, games in possible.items())


def main() -> int:
    """Play and count."""
    parser = argparse.ArgumentParser(description="Count how greedy bots use the other cards of Joan of Arc.")
    parser.add_argument("-n", "--games", type=int, default=GAMES_EACH, help="of each scenario")
    parser.add_argument("--workers", type=int, default=os.cpu_count() or 1)
    parser.add_argument("--write", action="store_true")
    wish = parser.parse_args()
    kept, at = ResultStore(FILE), measured_commit("src", "bench")
    possible, counted = Counter[str](), Counter[str]()
    for scenario, *factions in PLACES:
        setting = setting_of(scenario, *factions)
        series = f"{scenario} {factions} {play_hash(GAME, setting)}"
        games = kept.complete(series, partial(watched, scenario, factions), wish.games, CHUNK, Pool(wish.workers))
        for game in games:
            possible.update([*in_play(setting), *game["had"]])
            counted.update(game["used"])
    lines, are_used = lines_of(possible, counted)
    print("\n".join(lines))
    if wish.write:
        put("other-use", f"`python -m bench.joan.other_cards -n {wish.games} --write` at commit {at}:", lines, PAGE)
    return 0 if are_used else 1


if __name__ == "__main__":
    sys.exit(main())
