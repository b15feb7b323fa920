"""8. Phase 3: restoration. Units, tokens and counters return; the board and the hands are refilled."""

from __future__ import annotations

from dataclasses import dataclass
from typing import final

from timefront.games.battle_through_history.content.dice import NO_FACE
from timefront.games.battle_through_history.content.pack import HERO, SLOTS, SPACES
from timefront.games.battle_through_history.events.rewards import (
    EraDeckRenewed,
    GearRefilled,
    HeroSetAside,
    SpaceRefilled,
    TokenPileRenewed,
)
from timefront.games.battle_through_history.rules.drawing import HandFilled
from timefront.games.battle_through_history.rules.set_up import place_token, place_unit
from timefront.games.battle_through_history.state import ATTACKER, BOARD, DEFENDER, EMPTY, ROW, Campaign, seat_of
from timefront.kernel.bits import members
from timefront.kernel.chance import Chance, Result, one_of
from timefront.kernel.flow import NOBODY, Frame, Next
from timefront.kernel.rulebook import rule


@final
@dataclass
class Restoration(Frame):
    """8. After every battle, and after a turn without one."""

    space: int = 0
    """The next space of the main board to check."""
    waiting: int = 0
    """The players who may still draw, as bits."""

    @rule("BH-3.1", "BH-8.1", "BH-8.2")
    def begin(self, s: Campaign) -> Next:
        for side in (ATTACKER, DEFENDER):
            if s.lineup[side * ROW] != EMPTY:
                return_units(s, side)
        clear_battlefield(s)
        return self.goto("board")

    @rule("BH-8.3")
    def board(self, s: Campaign) -> Next:
        """Era I to IV, left to right; this turn's survivors are in their discard piles already (ruling B-53)."""
        while self.space < SPACES:
            if s.board[self.space] == EMPTY:
                era = self.space // SLOTS
                if not s.era_deck[era] and s.era_discard[era]:
                    s.era_deck[era], s.era_discard[era] = s.era_discard[era], 0
                    s.emit(EraDeckRenewed, era)
                if s.era_deck[era]:
                    return self.roll(s, "unit")
            self.space += 1
        return self.goto("gears")

    def chance_unit(self, s: Campaign) -> Chance:
        era = self.space // SLOTS
        return one_of(f"era-{era + 1}", members(s.era_deck[era]))

    @rule("BH-8.3")
    def unit(self, s: Campaign, result: Result) -> Next:
        place_unit(s, self.space, result[0])
        s.emit(SpaceRefilled, self.space, result[0])
        self.space += 1
        return self.goto("board")

    @rule("BH-8.3")
    def gears(self, s: Campaign) -> Next:
        """The warfare space likewise (ruling B-54)."""
        if EMPTY in s.gears:
            if not s.token_pile and s.token_discard:
                s.token_pile, s.token_discard = s.token_discard, 0
                s.emit(TokenPileRenewed)
            if s.token_pile:
                return self.roll(s, "token")
        self.waiting = s.engaged
        return self.goto("hands")

    def chance_token(self, s: Campaign) -> Chance:
        return one_of("token", members(s.token_pile))

    @rule("BH-8.3")
    def token(self, s: Campaign, result: Result) -> Next:
        gear = s.gears.index(EMPTY)
        place_token(s, gear, result[0])
        s.emit(GearRefilled, gear, s.setting.token_kind[result[0]])
        return self.goto("gears")

    @rule("BH-8.4")
    def hands(self, s: Campaign, _: None = None) -> Next:
        """The active player, then the challenged one (ruling B-56)."""
        if not self.waiting:
            return self.done(s)
        seat = s.active if self.waiting >> s.active & 1 else self.waiting.bit_length() - 1
        self.waiting ^= 1 << seat
        return self.call(s, HandFilled(seat), "hands")


def return_units(s: Campaign, side: int) -> None:
    """BH-8.1: to the leader's discard pile; a hero serves a player for one battle (ruling B-57)."""
    seat = seat_of(s, side)
    assert seat != BOARD
    for slot in range(side * ROW, side * ROW + ROW):
        unit = s.lineup[slot]
        if unit == EMPTY:
            break
        if s.setting.unit_kind[unit] == HERO:
            s.aside[seat] |= 1 << unit
            s.emit(HeroSetAside, seat, unit)
        else:
            s.discard[seat] |= 1 << unit


def clear_battlefield(s: Campaign) -> None:
    """BH-8.2: tokens to the common discard pile; counters, dice and boards return (ruling B-46)."""
    for slot in range(2 * ROW):
        if s.assigned[slot] != EMPTY:
            s.token_discard |= 1 << s.assigned[slot]
        s.lineup[slot] = s.assigned[slot] = EMPTY
        s.links[slot] = s.wounds[slot] = 0
    s.fallen = 0
    s.attacker_face = s.defender_face = NO_FACE
    s.winner = NOBODY
    s.rival = BOARD
