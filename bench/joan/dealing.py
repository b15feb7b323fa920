"""Games of Joan of Arc in which players begin with cards, played by greedy bots, to measure cards."""

from __future__ import annotations

import re
from collections import Counter
from random import Random
from typing import Any

from timefront.bots.bot import Knowledge
from timefront.bots.playing import Watcher
from timefront.bots.registry import bot_named
from timefront.games.joan_of_arc.board.gear import is_character
from timefront.games.joan_of_arc.board.piles import FIRST_HAND, LEGEND_DECK
from timefront.games.joan_of_arc.content.pack import read_pack
from timefront.games.joan_of_arc.state import LEGEND, TOKEN_KINDS
from timefront.games.registry import GAMES
from timefront.kernel.bits import members
from timefront.kernel.chance import Chance, Result
from timefront.kernel.flow import CHANCE, OVER
from timefront.kernel.packs import PackFiles
from timefront.kernel.questions import Choice

GAME = GAMES["joan_of_arc"]
CONTENT = read_pack(GAME.built_in_pack())
CARDS = CONTENT.legend
EQUIPMENT = CONTENT.equipment
SCENARIOS = ("foragers", "patay", "fierbois")
HAND, TOKENS = 3, 4
"""Cards and legend tokens that each seat has in addition to what the scenario gives."""


def setting_with(scenario: str, deck: str, has_hands: bool = True) -> Any:
    """A scenario with this legend deck instead of its own, or with none if the name is empty; with or without hands."""
    pack, file = GAME.built_in_pack(), f"scenarios/{scenario}.toml"
    files = dict(pack.files)
    text = re.sub(r'\nlegend_deck = "\w+"', "", files[file])
    if deck:
        text = text.replace("\nfirst_player =", f'\nlegend_deck = "{deck}"\nfirst_player =')
    if not deck or not has_hands:
        text = re.sub(r" legend_cards = \d+,", "", text)
    files[file] = text
    return GAME.setting(PackFiles(files), scenario, {}, 2)


def deal(s: Any, rng: Random) -> None:
    """Give each seat its cards and tokens."""
    for seat in range(2):
        while s.piles[FIRST_HAND + seat].bit_count() < HAND:
            give(s, seat, rng.choice(members(s.piles[LEGEND_DECK])))
        s.tokens[seat * TOKEN_KINDS + LEGEND] += TOKENS


def give(s: Any, seat: int, card: int) -> None:
    """Move a card of the deck to a hand."""
    s.piles[LEGEND_DECK] &= ~(1 << card)
    s.piles[FIRST_HAND + seat] |= 1 << card


def characters_of(s: Any, seat: int) -> list[int]:
    """The characters of a seat, who can have equipment."""
    return [unit for unit, owner in enumerate(s.owner) if owner == seat and is_character(s, unit)]


def play(s: Any, seed: str, watcher: Watcher | None = None) -> tuple[set[int], set[int], list[float]]:
    """Play greedy against itself; returns the cards that were held, those that were played, and the shares.

    Games with the same seed have as much in common as they can: the nth draw for a purpose is the same in all of them,
    and in the same place a bot breaks a tie in the same way, no matter what was asked before.
    """
    draws = Counter[str]()
    bot, held, played = bot_named("greedy"), set[int](), set[int]()
    while s.seat != OVER:
        for seat in range(2):
            held.update(members(s.piles[FIRST_HAND + seat]))
        if s.seat == CHANCE:
            chance = s.chance()
            draws[chance.purpose] += 1
            choice: Choice = drawn(chance, f"{seed}/{chance.purpose}/{draws[chance.purpose]}")
        else:
            knowledge = Knowledge(GAME, s, s.seat)
            is_plain = len(knowledge.offers) == 1
            choice = knowledge.offers[0] if is_plain else bot.choose(knowledge, SteadyRandom(f"{seed}/{place_of(s)}"))
            if choice[0] == "play-card":
                played.add(choice[1])
        if watcher is not None:
            watcher.see(s, choice)
        s.answer(choice)
    return held, played, GAME.judge.evaluate(s)


def drawn(chance: Chance, seed: str) -> Result:
    """A random result; with another value to draw from, it stays the same unless it becomes that value.

    Every value gets a time, exponentially distributed by its weight, and the earliest is drawn.
    """
    result = []
    for number, factor in enumerate(chance.factors):
        pairs = zip(factor.values, factor.weights, strict=True)
        times = {value: Random(f"{seed}/{number}/{value}").expovariate(weight) for value, weight in pairs if weight}
        result.append(min(times, key=lambda value: times[value]))
    return tuple(result)


class SteadyRandom(Random):
    """Draws the same number again and again: how a tie is broken does not depend on what was drawn before it.

    A bot first imagines the hidden cards, for which it draws once more if there is one more card.
    """

    def __init__(self, seed: str) -> None:
        super().__init__(seed)
        self.number = super().random()

    def random(self) -> float:
        """The number."""
        return self.number


def place_of(s: Any) -> str:
    """Which step of the game asks, and where in it."""
    return repr((s.question_name().partition(".")[0], s.seat, s.round, s.place, s.wounds, s.tokens, s.orders))
