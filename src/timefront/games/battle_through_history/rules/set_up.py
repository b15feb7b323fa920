"""2. Set-up: gears, eras, Sabatons, hands and the starting player."""

from __future__ import annotations

from dataclasses import dataclass
from typing import final

from timefront.games.battle_through_history.content.pack import ERAS, GEAR_SPACES, SABATONS, SLOTS, SPACES
from timefront.games.battle_through_history.events.journey import (
    RelicGiven,
    SabatonChosen,
    StarterChosen,
    TokenLaid,
    UnitRevealed,
)
from timefront.games.battle_through_history.rules.drawing import HandFilled
from timefront.games.battle_through_history.rules.gears import slide_in
from timefront.games.battle_through_history.state import EMPTY, Campaign
from timefront.games.battle_through_history.verbs import CHOOSE_SABATON, DRAW_SABATON
from timefront.kernel.bits import members
from timefront.kernel.chance import Chance, Result, one_of
from timefront.kernel.flow import Frame, Next
from timefront.kernel.questions import Choice, Refusal, question
from timefront.kernel.rulebook import rule


@final
@dataclass
class SetUp(Frame):
    """2. Before the first turn."""

    number: int = 0
    """How many seats, spaces or pieces of the present step are done."""

    @rule("BH-2.3", "BH-1.9")
    def begin(self, s: Campaign) -> Next:
        """The players choose their Sabatons in seat order."""
        if self.number < s.setting.seats:
            return self.ask(s, self.number, "sabaton")
        self.number = 0
        return self.goto("armies")

    def offer_sabaton(self, s: Campaign) -> list[Choice]:
        free = free_sabatons(s)
        offers = [CHOOSE_SABATON(sabaton) for sabaton in free]
        return [*offers, DRAW_SABATON()] if len(free) > 1 else offers

    def refuse_sabaton(self, s: Campaign, choice: Choice) -> Refusal | None:
        if choice[0] == "draw-sabaton":
            return None if len(free_sabatons(s)) > 1 else Refusal("BH-2.3", "one-sabaton-left")
        return Refusal("BH-2.3", "sabaton-taken") if choice[1] in s.sabaton else None

    @question("BH-2.3", CHOOSE_SABATON, DRAW_SABATON)
    def sabaton(self, s: Campaign, choice: Choice) -> Next:
        if choice[0] == "draw-sabaton":
            return self.roll(s, "drawn_sabaton")
        return self._take_sabaton(s, choice[1])

    def chance_drawn_sabaton(self, s: Campaign) -> Chance:
        return one_of("sabaton", free_sabatons(s))

    @rule("BH-2.3")
    def drawn_sabaton(self, s: Campaign, result: Result) -> Next:
        return self._take_sabaton(s, result[0])

    def _take_sabaton(self, s: Campaign, sabaton: int) -> Next:
        s.sabaton[self.number] = sabaton
        s.emit(SabatonChosen, self.number, sabaton)
        self.number += 1
        return self.goto("begin")

    @rule("BH-2.3", "BH-2.4", "BH-2.6")
    def armies(self, s: Campaign) -> Next:
        """The base units are the deck; the components of the other Sabatons leave the game."""
        for seat in range(s.setting.seats):
            s.deck[seat] = s.setting.base_units[s.sabaton[seat]]
        return self.roll(s, "starting_player")

    def chance_starting_player(self, s: Campaign) -> Chance:
        return one_of("starter", list(range(s.setting.seats)))

    @rule("BH-2.5")
    def starting_player(self, s: Campaign, result: Result) -> Next:
        """Chance, not heroism, decides (ruling B-60)."""
        s.starter = s.active = result[0]
        s.emit(StarterChosen, s.starter)
        return self.roll(s, "wheel")

    def chance_wheel(self, s: Campaign) -> Chance:
        return one_of("wheel", list(range(len(s.setting.ring))))

    @rule("BH-3.3")
    def wheel(self, s: Campaign, result: Result) -> Next:
        s.wheel = result[0]
        return self.roll(s, "tile")

    def chance_tile(self, s: Campaign) -> Chance:
        return one_of("tile", members(s.tile_pile))

    @rule("BH-2.1")
    def tile(self, s: Campaign, result: Result) -> Next:
        """The first tile ends in the Active position, the second in Pending."""
        slide_in(s, result[0])
        return self.roll(s, "tile") if s.active_tile == EMPTY else self.roll(s, "warfare_token")

    def chance_warfare_token(self, s: Campaign) -> Chance:
        return one_of("token", members(s.token_pile))

    @rule("BH-2.1")
    def warfare_token(self, s: Campaign, result: Result) -> Next:
        gear = s.gears.index(EMPTY)
        place_token(s, gear, result[0])
        s.emit(TokenLaid, gear, s.setting.token_kind[result[0]])
        return self.roll(s, "warfare_token") if EMPTY in s.gears[:GEAR_SPACES] else self.roll(s, "elite")

    def chance_elite(self, s: Campaign) -> Chance:
        era = s.board.index(EMPTY) // SLOTS
        return one_of(f"era-{era + 1}", members(s.era_deck[era]))

    @rule("BH-2.2")
    def elite(self, s: Campaign, result: Result) -> Next:
        """No hero starts face up: heroes are shuffled in afterwards."""
        space = s.board.index(EMPTY)
        place_unit(s, space, result[0])
        s.emit(UnitRevealed, space, result[0])
        if EMPTY in s.board[:SPACES]:
            return self.roll(s, "elite")
        for era in range(ERAS):
            s.era_deck[era] |= s.setting.heroes[era]
        return self.roll(s, "relic")

    def chance_relic(self, s: Campaign) -> Chance:
        return one_of("relic", members(s.relic_pile))

    @rule("BH-2.3")
    def relic(self, s: Campaign, result: Result) -> Next:
        s.relic_pile ^= 1 << result[0]
        s.relics[self.number] = 1 << result[0]
        s.emit(RelicGiven, self.number, result[0])
        self.number += 1
        if self.number < s.setting.seats:
            return self.roll(s, "relic")
        self.number = 0
        return self.goto("hands")

    @rule("BH-2.3", "BH-2.8")
    def hands(self, s: Campaign, _: None = None) -> Next:
        if self.number == s.setting.seats:
            return self.done(s)
        self.number += 1
        return self.call(s, HandFilled(self.number - 1), "hands")


def free_sabatons(s: Campaign) -> list[int]:
    """The Sabatons that nobody has chosen."""
    return [sabaton for sabaton in range(SABATONS) if sabaton not in s.sabaton]


def place_unit(s: Campaign, space: int, unit: int) -> None:
    """From an era's deck to a space of the main board."""
    s.era_deck[space // SLOTS] ^= 1 << unit
    s.board[space] = unit


def place_token(s: Campaign, gear: int, token: int) -> None:
    """From the pile to a space of the gears."""
    s.token_pile ^= 1 << token
    s.gears[gear] = token
