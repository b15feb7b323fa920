"""1. Set-up: the scenario card, the cubes, the starting player and the hands."""

from __future__ import annotations

from dataclasses import dataclass
from typing import final

from timefront.games.duel_of_time.content.geometry import FROM_BASE, RED, SPACES, YELLOW, at
from timefront.games.duel_of_time.events import ScenarioChosen, StarterChosen, UnitsPlaced, WhiteCubesPlaced
from timefront.games.duel_of_time.rules.drawing import chance_of_draw, draw_card
from timefront.games.duel_of_time.state import HAND, Duel
from timefront.kernel.chance import Chance, Result, one_of
from timefront.kernel.flow import Frame, Next
from timefront.kernel.rulebook import rule


@final
@dataclass
class SetUp(Frame):
    """1. Before the first turn."""

    seat: int = YELLOW
    """Whose hand is being drawn."""

    @rule("DT-1.5")
    def begin(self, s: Duel) -> Next:
        """One scenario card at random, unless one was agreed (ruling M-17)."""
        if s.setting.agreed_scenario >= 0:
            s.scenario = s.setting.agreed_scenario
            return self.goto("place_cubes")
        return self.roll(s, "scenario_card")

    def chance_scenario_card(self, s: Duel) -> Chance:
        return one_of("scenario", list(range(len(s.setting.scenarios))))

    @rule("DT-1.5")
    def scenario_card(self, s: Duel, result: Result) -> Next:
        s.scenario = result[0]
        return self.goto("place_cubes")

    @rule("DT-1.1", "DT-1.3", "DT-1.4")
    def place_cubes(self, s: Duel) -> Next:
        """3, 3 and 2 units counted from the player's own base, unless the scenario changes it (ruling M-2)."""
        s.emit(ScenarioChosen, s.scenario)
        for seat in (YELLOW, RED):
            for space, count in zip(FROM_BASE[seat], s.card_in_force.units, strict=True):
                if count:
                    s.units[at(seat, space)] = count
                    s.supply[seat] -= count
                    s.emit(UnitsPlaced, seat, space, count)
        return self.goto("place_white_cubes")

    @rule("DT-1.3", "DT-5.1")
    def place_white_cubes(self, s: Duel) -> Next:
        for space in range(SPACES):
            s.white[space] = s.card_in_force.white[space]
            if s.white[space]:
                s.emit(WhiteCubesPlaced, space, s.white[space])
        return self.roll(s, "starting_player")

    def chance_starting_player(self, s: Duel) -> Chance:
        return one_of("starter", [YELLOW, RED])

    @rule("DT-1.6")
    def starting_player(self, s: Duel, result: Result) -> Next:
        s.starter = s.active = result[0]
        s.emit(StarterChosen, s.starter)
        return self.roll(s, "card_of_a_hand")

    def chance_card_of_a_hand(self, s: Duel) -> Chance:
        return chance_of_draw(s, self.seat)

    @rule("DT-1.6", "DT-2.10")
    def card_of_a_hand(self, s: Duel, result: Result) -> Next:
        """Yellow's three cards, then Red's."""
        draw_card(s, self.seat, result[0])
        if s.hand[self.seat].bit_count() == HAND:
            if self.seat == RED:
                return self.done(s)
            self.seat = RED
        return self.roll(s, "card_of_a_hand")
