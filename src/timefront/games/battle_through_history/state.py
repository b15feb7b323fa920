"""The position: columns of numbers by seat, space, era or slot."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final, final

from timefront.games.battle_through_history.content.dice import NO_FACE, RISKY, STRONG
from timefront.games.battle_through_history.content.pack import (
    ERAS,
    GEAR_SPACES,
    PROWESS,
    RELICS,
    SPACES,
    TILES,
    TOKENS,
    BattleSetting,
)
from timefront.kernel.flow import NOBODY, State

EMPTY: Final = -1
"""No card, no token, no tile."""
BOARD: Final = -1
"""The defender in a conquest is not a player but the main board."""
OFF_BOARD: Final = -1
UNSEEN: Final = -1
"""A prowess token that nobody has looked at has no value yet."""

ATTACKER: Final = 0
DEFENDER: Final = 1
ROW: Final = 5
"""Slots of a side in the columns of the battlefield: attackers in 0 to 4, defenders in 5 to 8."""
MOST_UNITS: Final[list[int]] = [5, 4]
"""BH-5.1: how many units a side can have, including the virtual slot."""
HAND_SIZE: Final = 4
LAYERS: Final = 8
"""How many layers of fresh cards each seat has; more hidden cards in one hand are very rare."""


@final
@dataclass(init=False)
class Campaign(State):
    """A battle through history: armies, eras, gears and the battlefield. Piles are bits (see `kernel.bits`)."""

    setting: BattleSetting
    sabaton: list[int]
    """The Sabaton of each seat."""
    era: list[int]
    """The era that each seat's Sabaton is in."""
    hand: list[int]
    deck: list[int]
    discard: list[int]
    aside: list[int]
    """Heroes that have served (BH-8.1)."""
    known: list[int]
    """Cards of a hand that everybody knows: recalled ones, and all once the deck has run out."""
    fresh: list[int]
    """BH-3.9: cards shuffled into a deck after an older hidden hand was drawn, in `LAYERS` layers for each seat.

    Layer n has the cards of which at most n can be hidden in the hand, because only n were drawn since; it is part of
    layer n + 1.
    """
    relics: list[int]
    honors: list[int]
    tokens: list[int]
    """Warfare tokens that a seat holds."""
    prowess: list[int]
    """Four places for each seat: which of the Sabaton's tokens is there, once somebody has looked."""
    prowess_known: list[int]
    """The seats that know the token of each place, as bits."""
    prowess_holder: list[int]
    """Who has the token of each place: its first owner, or its winner."""
    board: list[int]
    """The three spaces of each era, in a row."""
    era_deck: list[int]
    era_discard: list[int]
    gears: list[int]
    """The warfare tokens on the three spaces of the gears."""
    lineup: list[int]
    """The battlefield: five slots of the attacker, five of the defender, the battlefront first."""
    assigned: list[int]
    """The warfare token on each slot's unit."""
    links: list[int]
    """The link counter between a slot's unit and the one behind it: its type, or 0."""
    wounds: list[int]
    looked: list[int]
    """The relics that the winner of a battle looks at."""
    tile_pile: int = 0
    tile_discard: int = 0
    active_tile: int = EMPTY
    pending_tile: int = EMPTY
    wheel: int = 0
    token_pile: int = 0
    token_discard: int = 0
    relic_pile: int = 0
    relic_discard: int = 0
    looked_by_all: int = 0
    """Relics that the winner looks at and everybody can deduce, because the pile ran out."""
    dismissed: int = 0
    starter: int = NOBODY
    turn: int = 0
    """How many turns are over."""
    active: int = NOBODY
    used: int = 0
    """Which of the two active actions have been done in this turn, one bit for each arrow."""
    rival: int = BOARD
    """The challenged player, or the board."""
    engaged: int = 0
    """The players who fought in this turn, as bits."""
    fallen: int = 0
    """The slots of defeated units, as bits."""
    attacker_face: int = NO_FACE
    defender_face: int = NO_FACE
    winner: int = NOBODY
    """The seat that won the battle."""

    # <columns> written by `make columns` from the fields above
    def __init__(
        self,
        setting: BattleSetting,
        sabaton: list[int],
        era: list[int],
        hand: list[int],
        deck: list[int],
        discard: list[int],
        aside: list[int],
        known: list[int],
        fresh: list[int],
        relics: list[int],
        honors: list[int],
        tokens: list[int],
        prowess: list[int],
        prowess_known: list[int],
        prowess_holder: list[int],
        board: list[int],
        era_deck: list[int],
        era_discard: list[int],
        gears: list[int],
        lineup: list[int],
        assigned: list[int],
        links: list[int],
        wounds: list[int],
        looked: list[int],
        tile_pile: int = 0,
        tile_discard: int = 0,
        active_tile: int = EMPTY,
        pending_tile: int = EMPTY,
        wheel: int = 0,
        token_pile: int = 0,
        token_discard: int = 0,
        relic_pile: int = 0,
        relic_discard: int = 0,
        looked_by_all: int = 0,
        dismissed: int = 0,
        starter: int = NOBODY,
        turn: int = 0,
        active: int = NOBODY,
        used: int = 0,
        rival: int = BOARD,
        engaged: int = 0,
        fallen: int = 0,
        attacker_face: int = NO_FACE,
        defender_face: int = NO_FACE,
        winner: int = NOBODY,
    ) -> None:
        self.setting = setting
        self.sabaton = sabaton
        self.era = era
        self.hand = hand
        self.deck = deck
        self.discard = discard
        self.aside = aside
        self.known = known
        self.fresh = fresh
        self.relics = relics
        self.honors = honors
        self.tokens = tokens
        self.prowess = prowess
        self.prowess_known = prowess_known
        self.prowess_holder = prowess_holder
        self.board = board
        self.era_deck = era_deck
        self.era_discard = era_discard
        self.gears = gears
        self.lineup = lineup
        self.assigned = assigned
        self.links = links
        self.wounds = wounds
        self.looked = looked
        self.tile_pile = tile_pile
        self.tile_discard = tile_discard
        self.active_tile = active_tile
        self.pending_tile = pending_tile
        self.wheel = wheel
        self.token_pile = token_pile
        self.token_discard = token_discard
        self.relic_pile = relic_pile
        self.relic_discard = relic_discard
        self.looked_by_all = looked_by_all
        self.dismissed = dismissed
        self.starter = starter
        self.turn = turn
        self.active = active
        self.used = used
        self.rival = rival
        self.engaged = engaged
        self.fallen = fallen
        self.attacker_face = attacker_face
        self.defender_face = defender_face
        self.winner = winner

    def copy_columns(self) -> Campaign:
        return Campaign(
            self.setting,
            self.sabaton[:],
            self.era[:],
            self.hand[:],
            self.deck[:],
            self.discard[:],
            self.aside[:],
            self.known[:],
            self.fresh[:],
            self.relics[:],
            self.honors[:],
            self.tokens[:],
            self.prowess[:],
            self.prowess_known[:],
            self.prowess_holder[:],
            self.board[:],
            self.era_deck[:],
            self.era_discard[:],
            self.gears[:],
            self.lineup[:],
            self.assigned[:],
            self.links[:],
            self.wounds[:],
            self.looked[:],
            self.tile_pile,
            self.tile_discard,
            self.active_tile,
            self.pending_tile,
            self.wheel,
            self.token_pile,
            self.token_discard,
            self.relic_pile,
            self.relic_discard,
            self.looked_by_all,
            self.dismissed,
            self.starter,
            self.turn,
            self.active,
            self.used,
            self.rival,
            self.engaged,
            self.fallen,
            self.attacker_face,
            self.defender_face,
            self.winner,
        )

    # </columns>


def unpacked_box(setting: BattleSetting) -> Campaign:
    """The components before set-up: everything in its pile, nothing on the board."""
    seats = setting.seats
    return Campaign(
        setting,
        sabaton=[EMPTY] * seats,
        era=[OFF_BOARD] * seats,
        hand=[0] * seats,
        deck=[0] * seats,
        discard=[0] * seats,
        aside=[0] * seats,
        known=[0] * seats,
        fresh=[0] * (seats * LAYERS),
        relics=[0] * seats,
        honors=[0] * seats,
        tokens=[0] * seats,
        prowess=[UNSEEN] * (seats * PROWESS),
        prowess_known=[0] * (seats * PROWESS),
        prowess_holder=[seat for seat in range(seats) for _ in range(PROWESS)],
        board=[EMPTY] * SPACES,
        era_deck=setting.elites[:],
        era_discard=[0] * ERAS,
        gears=[EMPTY] * GEAR_SPACES,
        lineup=[EMPTY] * (2 * ROW),
        assigned=[EMPTY] * (2 * ROW),
        links=[0] * (2 * ROW),
        wounds=[0] * (2 * ROW),
        looked=[],
        tile_pile=(1 << TILES) - 1,
        token_pile=(1 << TOKENS) - 1,
        relic_pile=(1 << RELICS) - 1,
    )


def units_of(s: Campaign, side: int) -> list[int]:
    """The cards in a side's line-up, the battlefront first."""
    cards: list[int] = []
    for slot in range(side * ROW, side * ROW + ROW):
        if s.lineup[slot] == EMPTY:
            break
        cards.append(s.lineup[slot])
    return cards


def count_of(s: Campaign, side: int) -> int:
    """How many units a side has, including defeated ones."""
    slot = side * ROW
    while slot < side * ROW + ROW and s.lineup[slot] != EMPTY:
        slot += 1
    return slot - side * ROW


def seat_of(s: Campaign, side: int) -> int:
    """Who leads a side: a seat, or the board."""
    return s.active if side == ATTACKER else s.rival


def die_of(s: Campaign, side: int) -> int:
    """BH-5.7: the attacker has the strong die with at most three units, otherwise the defender."""
    attacker_die = STRONG if count_of(s, ATTACKER) <= 3 else RISKY
    return attacker_die if side == ATTACKER else 1 - attacker_die


def face_of(s: Campaign, side: int) -> int:
    """The face that a side's die shows."""
    return s.attacker_face if side == ATTACKER else s.defender_face


def army(s: Campaign, seat: int) -> int:
    """Everything that belongs to a seat and is not on the battlefield."""
    return s.hand[seat] | s.deck[seat] | s.discard[seat] | s.aside[seat]


def units_on_battlefield(s: Campaign, seat: int) -> list[int]:
    """A seat's own units on the battlefield."""
    if seat == s.active:
        return units_of(s, ATTACKER)
    return units_of(s, DEFENDER) if seat == s.rival else []


def actions_of(s: Campaign) -> tuple[int, int]:
    """The two active actions (BH-3.3)."""
    return s.setting.arrows(s.wheel)


def round_of(s: Campaign) -> int:
    """The current round, counted from 1."""
    return min(s.turn // s.setting.seats + 1, s.setting.rounds)


def token_of_kind(s: Campaign, seat: int, kind: int) -> int:
    """A token of a kind that a seat holds; equal ones are interchangeable."""
    held = s.tokens[seat] & s.setting.kind_mask[kind]
    return (held & -held).bit_length() - 1


def kinds_held(s: Campaign, seat: int) -> list[int]:
    """The kinds of warfare tokens that a seat holds, each once, ascending."""
    held = s.tokens[seat]
    if not held:
        return []
    return [kind for kind, mask in enumerate(s.setting.kind_mask) if held & mask]


def special_held(s: Campaign, seat: int, special: int) -> int:
    """A held token with this special use, or EMPTY."""
    if s.tokens[seat]:
        for kind in kinds_held(s, seat):
            if s.setting.tokens[kind].special == special:
                return token_of_kind(s, seat, kind)
    return EMPTY
