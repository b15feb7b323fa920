"""4. End and scoring."""

from __future__ import annotations

import pytest

from tests.games.duel_of_time.table import (
    DEPLOY_CHARGE,
    DEPLOY_MOVE,
    DEPLOY_PUSH,
    MIDDLE,
    RED_BASE,
    RED_FIELD,
    YELLOW_BASE,
    YELLOW_FIELD,
    Table,
)
from timefront.games.duel_of_time.content.geometry import RED, YELLOW
from timefront.games.duel_of_time.content.pack import DEPLOY, MOVE
from timefront.games.duel_of_time.events import (
    CardDrawn,
    DuelDrawn,
    DuelWon,
    ScenarioScored,
    SpaceScored,
    TurnBegan,
    UnitsDeployed,
    UnitsMoved,
    WhiteCubeTaken,
)
from timefront.games.duel_of_time.rules.control import controller
from timefront.games.duel_of_time.rules.scoring import Scoring
from timefront.games.duel_of_time.rules.turn import Turn
from timefront.games.duel_of_time.sequence import WholeDuel
from timefront.games.duel_of_time.verbs import MOVE_UNITS
from timefront.kernel.flow import NOBODY
from timefront.kernel.game import Outcome


def test_DT_4_1_the_duel_ends_after_turn_sixteen() -> None:
    """Ruling M-13: in turn 15 each player still has a turn; after turn 16 nobody has."""
    table = Table(hands=([DEPLOY_PUSH], [DEPLOY_PUSH]), turn=14).run(Turn())
    table.play(YELLOW, DEPLOY_PUSH, MIDDLE)
    assert not table.is_over
    table.play(RED, DEPLOY_PUSH, MIDDLE)
    assert table.is_over
    assert table.told(TurnBegan) == [TurnBegan(YELLOW, 15), TurnBegan(RED, 16)]


def test_DT_4_1_the_commands_of_the_last_turn_are_executed_and_nothing_is_drawn() -> None:
    """Ruling M-13."""
    row = {RED_FIELD: (MOVE, YELLOW), RED_BASE: (DEPLOY, RED)}
    table = Table([0, 0, 0, 2, 0], row=row, hands=([], [DEPLOY_CHARGE]), active=RED, turn=15).run(Turn())
    table.play(RED, DEPLOY_CHARGE, YELLOW_BASE)
    assert not table.is_over
    table.choose(YELLOW, MOVE_UNITS(2))
    assert table.is_over
    assert table.told(UnitsMoved) == [UnitsMoved(YELLOW, RED_FIELD, RED_BASE, 2)]
    assert table.told(UnitsDeployed) == [UnitsDeployed(RED, RED_BASE, 1), UnitsDeployed(YELLOW, YELLOW_BASE, 1)]
    assert table.told(CardDrawn) == []


def test_DT_4_1_a_whole_duel_takes_eight_cards_each_and_then_is_scored() -> None:
    """Ruling M-13: three cards at first, one after each of the first five turns, then the hands shrink."""
    table = Table.set_up("crossroads").chance("starter", RED)
    drawn_in: dict[int, list[int]] = {YELLOW: [], RED: []}
    while not table.is_over:
        if table.asked < 0:
            seat = YELLOW if table.s.chance().purpose == "draw-yellow" else RED
            drawn_in[seat].append(table.s.turn)
            table.chance(table.s.chance().purpose, table.deck(seat)[0])
        else:
            table.choose(table.asked, table.offers[0])
    assert drawn_in == {RED: [0, 0, 0, 0, 2, 4, 6, 8], YELLOW: [0, 0, 0, 1, 3, 5, 7, 9]}
    assert [event.seat for event in table.told(TurnBegan)] == [RED, YELLOW] * 8
    assert (table.hand(YELLOW), table.hand(RED)) == ([], [])
    assert len(table.s.played) == 16
    assert isinstance(table.events[-1], DuelWon | DuelDrawn)


@pytest.mark.parametrize(
    ("yellow", "red", "who"),
    [(1, 0, YELLOW), (3, 2, YELLOW), (0, 1, RED), (2, 4, RED), (0, 0, NOBODY), (2, 2, NOBODY)],
)
def test_DT_4_2_control_is_a_strict_majority(yellow: int, red: int, who: int) -> None:
    table = Table([0, 0, yellow, 0, 0], [0, 0, red, 0, 0]).run(Scoring())
    assert controller(table.s, MIDDLE) == who
    assert [event.seat for event in table.told(SpaceScored)] == ([] if who == NOBODY else [who])


def test_DT_4_2_white_cubes_do_not_count_for_control() -> None:
    """Ruling M-12."""
    table = Table([0, 1, 0, 0, 0], [0, 0, 0, 1, 0], white=[0, 3, 4, 3, 0], scenario="beacons").run(Scoring())
    assert table.told(SpaceScored) == [SpaceScored(YELLOW, YELLOW_FIELD, 2), SpaceScored(RED, RED_FIELD, 2)]


@pytest.mark.parametrize("space", range(5))
def test_DT_4_3_a_space_is_worth_its_number_from_the_own_base(space: int) -> None:
    """Ruling M-20: bases too."""
    units = [int(space == other) for other in range(5)]
    assert Table(units).run(Scoring()).told(SpaceScored) == [SpaceScored(YELLOW, space, space + 1)]
    assert Table(red=units).run(Scoring()).told(SpaceScored) == [SpaceScored(RED, space, 5 - space)]


@pytest.mark.parametrize(
    ("yellow", "red", "told", "outcome"),
    [
        ([1, 1, 0, 0, 0], [0, 0, 0, 1, 0], DuelWon(YELLOW, 3, 2), Outcome((YELLOW,), (3, 2), "points")),
        ([1, 0, 0, 0, 0], [0, 0, 0, 1, 0], DuelWon(RED, 2, 1), Outcome((RED,), (1, 2), "points")),
    ],
)
def test_DT_4_4_the_higher_total_wins(yellow: list[int], red: list[int], told: DuelWon, outcome: Outcome) -> None:
    table = Table(yellow, red)
    assert table.outcome is None
    table.run(Scoring())
    assert table.events[-1] == told
    assert table.outcome == outcome


@pytest.mark.parametrize("units", [[0, 0, 0, 0, 0], [2, 0, 0, 0, 1]])
def test_DT_4_4_equal_totals_are_a_draw(units: list[int]) -> None:
    """Ruling M-16, also if both have the same total above zero."""
    table = Table(units, units[::-1]).run(Scoring())
    points = 1 if units[0] else 0
    assert table.events[-1] == DuelDrawn(points)
    assert table.outcome == Outcome((YELLOW, RED), (points, points), "draw")
    assert table.outcome.share(YELLOW) == table.outcome.share(RED) == 0.5


def test_DT_4_4_the_total_is_control_and_scenario_points() -> None:
    table = Table([2, 0, 0, 0, 0], [0, 0, 0, 2, 1], scenario="trophies", taken=(2, 0)).run(Scoring())
    assert table.events == [
        SpaceScored(YELLOW, YELLOW_BASE, 1),
        SpaceScored(RED, RED_FIELD, 2),
        SpaceScored(RED, RED_BASE, 1),
        ScenarioScored(YELLOW, 4),
        DuelWon(YELLOW, 5, 3),
    ]


def test_DT_4_5_the_worked_example() -> None:
    """DT-4.5, shown by DT-4.2, DT-4.3 and DT-4.4: Yellow 1 + 2 + 5 = 8, Red 2, the middle is nobody's."""
    table = Table([3, 1, 1, 0, 2], [0, 0, 1, 2, 1]).run(Scoring())
    assert table.events == [
        SpaceScored(YELLOW, YELLOW_BASE, 1),
        SpaceScored(YELLOW, YELLOW_FIELD, 2),
        SpaceScored(RED, RED_FIELD, 2),
        SpaceScored(YELLOW, RED_BASE, 5),
        DuelWon(YELLOW, 8, 2),
    ]
    assert table.outcome == Outcome((YELLOW,), (8, 2), "points")


def test_DT_4_6_points_come_from_control_at_the_end_and_conditions_during_the_game() -> None:
    """Control that was lost again gives nothing; a cube taken for it during the game stays."""
    white = [0, 0, 1, 0, 0]
    hands = ([DEPLOY_PUSH], [DEPLOY_MOVE])
    table = Table([0, 0, 1, 0, 0], [0, 0, 0, 3, 0], white=white, scenario="beacons", hands=hands, turn=14)
    table.run(WholeDuel(1)).play(YELLOW, DEPLOY_PUSH, YELLOW_BASE)
    assert table.told(WhiteCubeTaken) == [WhiteCubeTaken(YELLOW, 2)]
    table.play(RED, DEPLOY_MOVE, MIDDLE).choose(RED, MOVE_UNITS(3))
    assert controller(table.s, MIDDLE) == RED
    assert table.told(SpaceScored) == [SpaceScored(YELLOW, YELLOW_BASE, 1), SpaceScored(RED, MIDDLE, 3)]
    assert table.told(ScenarioScored) == [ScenarioScored(YELLOW, 2)]
    assert table.outcome == Outcome((YELLOW, RED), (3, 3), "draw")
