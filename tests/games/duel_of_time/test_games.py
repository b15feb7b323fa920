"""Whole duels of random choices, with every scenario and facing: the invariants, and what the events add up to."""

from __future__ import annotations

from collections import Counter
from random import Random

import pytest

from timefront.games.duel_of_time.content.geometry import RED, YELLOW
from timefront.games.duel_of_time.content.pack import DuelSetting
from timefront.games.duel_of_time.events import (
    CardDrawn,
    CardPlayed,
    DuelDrawn,
    DuelWon,
    ScenarioScored,
    SpaceScored,
    StarterScored,
    TurnBegan,
    UnitCharged,
    UnitRallied,
    UnitSabotaged,
    UnitsDeployed,
    UnitsMoved,
    UnitsPlaced,
    UnitsPushed,
    WhiteCubesPlaced,
    WhiteCubeTaken,
)
from timefront.games.duel_of_time.game import DUEL_OF_TIME
from timefront.games.duel_of_time.sequence import WholeDuel
from timefront.games.duel_of_time.state import Duel, empty_board, white_supply
from timefront.kernel.events import Event
from timefront.kernel.flow import CHANCE, OVER

SCENARIOS = ("beacons", "trophies", "crossroads", "levy", "breakthrough")
GAMES = 20
"""Duels for each scenario and facing: 300 in all."""


class Onlooker:
    """A listener who hears only the events and keeps a board from them."""

    def __init__(self) -> None:
        self.units: Counter[tuple[int, int]] = Counter()
        self.points: Counter[int] = Counter()
        self.scenario_points: Counter[int] = Counter()
        self.cards: list[tuple[int, int]] = []
        self.draws: Counter[int] = Counter()
        self.turns: list[int] = []
        self.white_placed = 0
        self.white_taken: Counter[int] = Counter()

    def hear(self, event: Event) -> None:
        """Take note of a fact."""
        match event:
            case UnitsPlaced(seat, space, count) | UnitsDeployed(seat, space, count):
                self.units[seat, space] += count
            case UnitsMoved(seat, space, ahead, count):
                self.shift(seat, space, ahead, count)
            case UnitsPushed(seat, space, ahead, own, enemy):
                beyond = 2 * ahead - space
                if 0 <= beyond < 5:
                    self.shift(seat, ahead, beyond, own)
                    self.shift(1 - seat, ahead, beyond, enemy)
                self.shift(seat, space, ahead, own + enemy)
            case UnitCharged(seat, space, ahead, owner):
                self.units[owner, ahead] -= 1
                self.shift(seat, space, ahead, 1)
            case UnitSabotaged(_, space, owner):
                self.units[owner, space] -= 1
            case UnitRallied(seat, space, origin):
                self.shift(seat, origin, space, 1)
            case TurnBegan(seat, number):
                self.turns.append(seat)
                assert number == len(self.turns)
            case CardPlayed(seat, card):
                self.cards.append((seat, card))
            case CardDrawn(seat):
                self.draws[seat] += 1
            case WhiteCubesPlaced(_, count):
                self.white_placed += count
            case WhiteCubeTaken(seat, points):
                self.white_taken[seat] += 1
                self.scenario_points[seat] += points
            case ScenarioScored(seat, points):
                self.points[seat] += points
                if self.white_taken:
                    assert points == self.scenario_points[seat]
            case SpaceScored(seat, _, points) | StarterScored(seat, points):
                self.points[seat] += points
            case _:
                pass

    def shift(self, seat: int, origin: int, target: int, count: int) -> None:
        """Move some units from one space to another."""
        self.units[seat, origin] -= count
        self.units[seat, target] += count

    def board(self) -> list[int]:
        """The units as a position has them."""
        return [self.units[seat, space] for seat in (YELLOW, RED) for space in range(5)]


def play(setting: DuelSetting, rng: Random) -> tuple[Duel, Onlooker, list[Event]]:
    """A duel of random choices, checked after every answer."""
    s = empty_board(setting)
    s.sink = events = list[Event]()
    s.start(WholeDuel())
    onlooker = Onlooker()
    heard = 0
    while True:
        for event in events[heard:]:
            onlooker.hear(event)
        heard = len(events)
        assert DUEL_OF_TIME.check(s) == []
        assert onlooker.board() == s.units
        assert [onlooker.white_taken[seat] for seat in (YELLOW, RED)] == s.taken
        if s.seat == OVER:
            return s, onlooker, events
        if s.seat == CHANCE:
            s.answer(s.chance().sample(rng))
        else:
            choice = rng.choice(s.offer())
            assert s.refuse(s.seat, choice) is None
            s.answer(choice)


@pytest.mark.slow
@pytest.mark.parametrize("facing", ["near", "far", "free"])
@pytest.mark.parametrize("scenario", SCENARIOS)
def test_random_duels(scenario: str, facing: str) -> None:
    """DT-4.1 and DT-4.4: sixteen turns, eight cards each, and the events add up to the totals."""
    setting = DUEL_OF_TIME.setting(DUEL_OF_TIME.built_in_pack(), scenario, {"facing": facing}, 2)
    rng = Random(f"{scenario} {facing}")
    for _ in range(GAMES):
        s, onlooker, events = play(setting, rng)
        assert onlooker.turns == [s.starter, 1 - s.starter] * 8
        assert sorted(onlooker.cards) == [(seat, card) for seat in (YELLOW, RED) for card in range(8)]
        assert onlooker.draws == {YELLOW: 8, RED: 8}
        assert onlooker.white_placed in (0, sum(s.white) + sum(s.taken))
        assert white_supply(s) >= 0
        outcome = DUEL_OF_TIME.outcome(s)
        assert outcome is not None
        yellow, red = outcome.points
        assert (onlooker.points[YELLOW], onlooker.points[RED]) == (yellow, red)
        winner = YELLOW if yellow > red else RED
        end = DuelDrawn(yellow) if yellow == red else DuelWon(winner, max(yellow, red), min(yellow, red))
        assert events[-1] == end


def test_a_scenario_left_to_chance_can_be_any_of_the_five() -> None:
    """DT-1.5."""
    setting = DUEL_OF_TIME.setting(DUEL_OF_TIME.built_in_pack(), "", {}, 2)
    rng = Random("any")
    assert {play(setting, rng)[0].card_in_force.key for _ in range(30)} == set(SCENARIOS)


def test_check_names_what_is_lost_or_made_from_nothing() -> None:
    """The invariant above can fail."""
    setting = DUEL_OF_TIME.setting(DUEL_OF_TIME.built_in_pack(), "beacons", {}, 2)
    lost = DUEL_OF_TIME.blank(setting)
    lost.units[0] += 1
    assert DUEL_OF_TIME.check(lost) == ["yellow has not 10 units"]
    twice = DUEL_OF_TIME.blank(setting)
    twice.hand[RED] = 1
    assert DUEL_OF_TIME.check(twice) == ["red has not each card once"]
    white = DUEL_OF_TIME.blank(setting)
    white.white[2], white.taken[0] = 10, 1
    assert DUEL_OF_TIME.check(white) == ["fewer than no cubes"]
    owed = DUEL_OF_TIME.blank(setting)
    owed.units[0], owed.units[1] = 1, -1
    assert DUEL_OF_TIME.check(owed) == ["fewer than no cubes"]
