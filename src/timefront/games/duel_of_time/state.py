"""The position of a duel: cubes by owner and space, cards as sets of bits, the row of visible halves."""

from __future__ import annotations

from dataclasses import dataclass
from typing import final

from timefront.games.duel_of_time.content.geometry import SPACES
from timefront.games.duel_of_time.content.pack import CARDS, DuelSetting, Scenario
from timefront.kernel.flow import State

EMPTY = -1
UNITS = 10
WHITE_CUBES = 10
HAND = 3
TURNS = 2 * CARDS
ALL_CARDS = (1 << CARDS) - 1


@final
@dataclass(init=False)
class Duel(State):
    """One position of Duel of Time."""

    setting: DuelSetting
    units: list[int]
    """Unit cubes: Yellow's on the five spaces, then Red's."""
    white: list[int]
    """White cubes on the five spaces."""
    taken: list[int]
    """White cubes that each player has taken as points."""
    supply: list[int]
    """Unit cubes of each player off the board."""
    hand: list[int]
    """Each player's hand, as bits of cards."""
    deck: list[int]
    """Each player's deck, as bits of cards: a deck has no order until a card is drawn."""
    row: list[int]
    """The visible half at each space: twice the card plus the half, or EMPTY."""
    facing: list[int]
    """The player whom the visible half at each space faces."""
    played: list[int]
    """Every card played, in order (see `placement_code`): later ones cover earlier ones."""
    scenario: int = EMPTY
    starter: int = EMPTY
    active: int = EMPTY
    turn: int = 0
    """How many turns are over."""

    # <columns> written by `make columns` from the fields above
    def __init__(
        self,
        setting: DuelSetting,
        units: list[int],
        white: list[int],
        taken: list[int],
        supply: list[int],
        hand: list[int],
        deck: list[int],
        row: list[int],
        facing: list[int],
        played: list[int],
        scenario: int = EMPTY,
        starter: int = EMPTY,
        active: int = EMPTY,
        turn: int = 0,
    ) -> None:
        self.setting = setting
        self.units = units
        self.white = white
        self.taken = taken
        self.supply = supply
        self.hand = hand
        self.deck = deck
        self.row = row
        self.facing = facing
        self.played = played
        self.scenario = scenario
        self.starter = starter
        self.active = active
        self.turn = turn

    def copy_columns(self) -> Duel:
        return Duel(
            self.setting,
            self.units[:],
            self.white[:],
            self.taken[:],
            self.supply[:],
            self.hand[:],
            self.deck[:],
            self.row[:],
            self.facing[:],
            self.played[:],
            self.scenario,
            self.starter,
            self.active,
            self.turn,
        )

    # </columns>

    @property
    def card_in_force(self) -> Scenario:
        """The scenario card of this duel."""
        return self.setting.scenarios[self.scenario]


def empty_board(setting: DuelSetting) -> Duel:
    """A board before set-up: all cubes in the supply, all cards in the decks."""
    return Duel(
        setting,
        [0] * (2 * SPACES),
        [0] * SPACES,
        [0, 0],
        [UNITS, UNITS],
        [0, 0],
        [ALL_CARDS, ALL_CARDS],
        [EMPTY] * SPACES,
        [EMPTY] * SPACES,
        [],
    )


def white_supply(s: Duel) -> int:
    """White cubes that are neither on the board nor taken."""
    return WHITE_CUBES - sum(s.white) - s.taken[0] - s.taken[1]


def placement_code(seat: int, card: int, position: int, turn: int) -> int:
    """A played card as one number."""
    return ((seat * CARDS + card) * 4 + position) * 4 + turn


def placement_of(code: int) -> tuple[int, int, int, int]:
    """Seat, card, position and turn of a played card."""
    return code // (16 * CARDS), code // 16 % CARDS, code // 4 % 4, code % 4
