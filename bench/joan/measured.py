"""The cards of Joan of Arc whose worth is measured: legend cards and equipment, each where it is at home.

A legend card begins in a player's hand, and nobody has another one; a piece of equipment begins in the bag of the first
of a player's characters to whom it brings something new, and otherwise the scenario is as it is.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from typing import Any, Final, final

from bench.joan.dealing import CARDS, EQUIPMENT, GAME, characters_of, give, play, setting_with
from bench.series.play_hash import DIGITS, ChoiceHash
from timefront.bots.playing import Watcher
from timefront.games.joan_of_arc.board.abilities import skill_value
from timefront.games.joan_of_arc.board.gear import give_gear
from timefront.games.joan_of_arc.board.piles import FIRST_HAND, LEGEND_DECK
from timefront.games.joan_of_arc.content.cards.legend_effects import DECKS
from timefront.games.joan_of_arc.content.vocabulary import GRANT_SKILL
from timefront.kernel.bits import members
from timefront.kernel.packs import Table

EQUIPMENT_DECKS: Final = [f"{deck}_equipment" for deck in DECKS]
ALL_DECKS: Final = [*DECKS, *EQUIPMENT_DECKS]
HOMES: Final = {
    "myth": "night_of_the_wolf",
    "tactics": "patay",
    "myth_equipment": "night_of_the_wolf",
    "tactics_equipment": "tourelles",
}
"""The scenario in which each deck is measured."""
OTHER_HOMES: Final = dict.fromkeys(["relic_of_saint_denis", "vial_of_holy_oil", "wolfskin"], "tourelles")
"""Cards measured elsewhere than their deck: in the Night of the Wolf hardly any character is attacked or wounded."""
FIRST_DRAW: Final = {"myth": 530, "tactics": 500, "myth_equipment": 100, "tactics_equipment": 100}
"""Where the draws of each deck begin: cards, or their homes, have changed since draws before that were looked at."""
CHANGED_CARDS: Final = (
    *("voices_in_the_garden", "the_white_hind", "the_dead_of_agincourt_rise", "saint_catherines_veil", "white_doves"),
    *("martyrs_patience", "caltrops", "night_march", "stakes_by_dawn", "feigned_retreat"),
    *("sword_of_fierbois", "feather_of_the_archangel"),
)
"""Cards that have been changed once more, after 100 to 250 of these draws were looked at."""
FRESH_DRAW: Final = 1000
"""Where their draws begin."""
HASHED: Final = 2
"""How many draws of luck are played to tell whether games with a card are still the same."""


class Measured(ABC):
    """A card where it is measured."""

    def __init__(self, deck: str, card: int, scenario: str) -> None:
        self.deck = deck
        self.card = card
        self.key = self.table().key
        self.scenario = scenario or OTHER_HOMES.get(self.key, HOMES[deck])

    @abstractmethod
    def table(self) -> Table:
        """What the pack says of the card."""

    @abstractmethod
    def start(self) -> Any:
        """The start of the scenario, in which nobody has the card."""

    @abstractmethod
    def deal(self, s: Any, seat: int) -> None:
        """Let a seat begin with the card."""

    def share(self, start: Any, seat: int, seed: str, watcher: Watcher | None = None) -> float:
        """What a seat wins that begins with the card."""
        s = start.clone()
        self.deal(s, seat)
        return play(s, seed, watcher)[2][seat]

    def gains(self, first: int, last: int) -> list[float]:
        """How much more is won with the card than without it, as the mean of both players, for some draws of luck."""
        start = self.start()
        begin = FRESH_DRAW if self.key in CHANGED_CARDS else FIRST_DRAW[self.deck]
        found = []
        for number in range(begin + first, begin + last):
            seed = f"worth of a card/{self.scenario}/{self.deck}/{number}"
            shares = [self.share(start, seat, seed) for seat in range(2)]
            found.append((sum(shares) - 1.0) / 2)
        return found

    def play_hash(self) -> str:
        """A hash of the card and of some games with it."""
        watcher = ChoiceHash()
        watcher.hash.update(repr(sorted(self.table().row.items())).encode())
        start = self.start()
        for number in range(HASHED):
            for seat in range(2):
                self.share(start, seat, f"hash of a card/{number}", watcher)
        return watcher.hash.hexdigest()[:DIGITS]


@final
class LegendCard(Measured):
    """A legend card, dealt to a hand."""

    def table(self) -> Table:
        return CARDS[self.card].table

    def start(self) -> Any:
        return with_empty_hands(self.scenario, self.deck)

    def deal(self, s: Any, seat: int) -> None:
        give(s, seat, self.card)


@final
class Piece(Measured):
    """A piece of equipment, given to a character who can put it on."""

    def table(self) -> Table:
        return EQUIPMENT[self.card].table

    def start(self) -> Any:
        s: Any = GAME.new(GAME.setting(GAME.built_in_pack(), self.scenario, {}, 2))
        if not s.gear:
            raise SystemExit(f"{self.scenario} has no equipment: name a scenario with discussions or another deck")
        return s

    def deal(self, s: Any, seat: int) -> None:
        own = characters_of(s, seat)
        give_gear(s, self.card, next((unit for unit in own if not self.is_known_to(s, unit)), own[0]))

    def is_known_to(self, s: Any, unit: int) -> bool:
        """Whether a character has by itself a skill that the piece grants."""
        granted = [effect.skill for effect in EQUIPMENT[self.card].effects if effect.effect == GRANT_SKILL]
        return any(skill_value(s, unit, skill) > 0 for skill in granted)


def with_empty_hands(scenario: str, deck: str) -> Any:
    """The start of a scenario, with all cards of a deck still in it."""
    s: Any = GAME.new(setting_with(scenario, deck, has_hands=False))
    assert not any(s.piles[FIRST_HAND:])
    return s


def cards_of(decks: list[str], scenario: str) -> list[Measured]:
    """All cards of some decks, each in this scenario or, if none is named, where it is at home."""
    found: list[Measured] = []
    for deck in decks:
        found += legend_cards(deck, scenario) if deck in DECKS else pieces(deck, scenario)
    return found


def legend_cards(deck: str, scenario: str) -> list[LegendCard]:
    """The legend cards of a deck."""
    start = with_empty_hands(scenario or HOMES[deck], deck)
    return [LegendCard(deck, card, scenario) for card in members(start.piles[LEGEND_DECK])]


def pieces(deck: str, scenario: str) -> list[Piece]:
    """The equipment of a deck."""
    own = EQUIPMENT_DECKS.index(deck)
    return [Piece(deck, card, scenario) for card, piece in enumerate(EQUIPMENT) if piece.deck == own]
