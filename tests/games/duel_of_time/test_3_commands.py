"""3. The six commands."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.duel_of_time.table import (
    AS_PRINTED,
    AS_PRINTED_OTHER_WAY,
    CHARGE_MOVE,
    CHARGE_SABOTAGE,
    DEPLOY_MOVE,
    DEPLOY_PUSH,
    MIDDLE,
    MOVE_RALLY,
    PUSH_RALLY,
    RED_BASE,
    RED_FIELD,
    TURNED,
    TURNED_OTHER_WAY,
    YELLOW_BASE,
    YELLOW_FIELD,
    Table,
    setting_of,
)
from timefront.games.duel_of_time.content.geometry import RED, YELLOW
from timefront.games.duel_of_time.content.pack import CHARGE, DEPLOY, MOVE, PUSH, RALLY, SABOTAGE
from timefront.games.duel_of_time.events import (
    CommandLapsed,
    PushedUnitsStayed,
    UnitCharged,
    UnitRallied,
    UnitSabotaged,
    UnitsDeployed,
    UnitsMoved,
    UnitsPushed,
)
from timefront.games.duel_of_time.game import DUEL_OF_TIME
from timefront.games.duel_of_time.rules.commands import Charge, Deploy, Move, Procedure, Push, Rally, Sabotage
from timefront.games.duel_of_time.rules.control import controller
from timefront.games.duel_of_time.rules.turn import Turn
from timefront.games.duel_of_time.verbs import CHARGE_AT, MOVE_UNITS, PLAY, PUSH_UNITS, RALLY_FROM, SABOTAGE_UNIT
from timefront.kernel.flow import NOBODY
from timefront.kernel.questions import Refusal
from timefront.matches.fairness import Fairness
from timefront.matches.journal import FORCED
from timefront.matches.match import Match
from timefront.matches.opening import replayed

# DEPLOY


@pytest.mark.parametrize("seat", [YELLOW, RED])
@pytest.mark.parametrize("space", range(5))
def test_DT_3_1_deploy_one_own_unit_from_supply_onto_this_space(seat: int, space: int) -> None:
    """On any space, including the last one and the enemy base."""
    table = Table().run(Deploy(seat, space))
    assert table.s.units[seat * 5 + space] == sum(table.s.units) == 1
    assert table.supply[seat] == 9
    assert table.events == [UnitsDeployed(seat, space, 1)]
    assert table.is_over


def test_DT_3_1_deploy_does_nothing_with_an_empty_supply() -> None:
    """Ruling M-15; the other player's supply does not help."""
    table = Table([2, 2, 2, 2, 2], [1, 0, 0, 0, 0]).run(Deploy(YELLOW, MIDDLE))
    assert table.yellow == [2, 2, 2, 2, 2]
    assert table.supply == [0, 9]
    assert table.events == [CommandLapsed(YELLOW, MIDDLE, DEPLOY)]


# MOVE


@pytest.mark.parametrize("count", [1, 2, 3])
def test_DT_3_2_one_or_more_units_move_ahead(count: int) -> None:
    table = Table([0, 0, 3, 1, 0], [0, 0, 2, 2, 0]).run(Move(YELLOW, MIDDLE))
    assert table.offers == [MOVE_UNITS(1), MOVE_UNITS(2), MOVE_UNITS(3)]
    table.choose(YELLOW, MOVE_UNITS(count))
    assert table.yellow == [0, 0, 3 - count, 1 + count, 0]
    assert table.red == [0, 0, 2, 2, 0]
    assert table.events == [UnitsMoved(YELLOW, MIDDLE, RED_FIELD, count)]


def test_DT_3_2_ahead_is_the_executors() -> None:
    table = Table([0, 0, 2, 0, 0], [0, 0, 3, 0, 0]).run(Move(RED, MIDDLE)).choose(RED, MOVE_UNITS(3))
    assert table.red == [0, 3, 0, 0, 0]
    assert table.yellow == [0, 0, 2, 0, 0]


def test_DT_3_2_no_more_units_than_stand_here() -> None:
    table = Table([4, 0, 3, 4, 0], [0, 0, 7, 0, 0]).run(Move(YELLOW, MIDDLE))
    assert table.refusal(YELLOW, MOVE_UNITS(4)) == Refusal("DT-3.2", "fewer-units-here", count=3)
    assert table.refusal(YELLOW, MOVE_UNITS(10)) == Refusal("DT-3.2", "fewer-units-here", count=3)
    assert table.refusal(YELLOW, MOVE_UNITS(11)) == Refusal("DT-3.2", "malformed", verb="move")


def test_DT_3_2_nothing_without_own_units_here() -> None:
    table = Table([3, 0, 0, 0, 0], [0, 3, 0, 0, 0]).run(Move(YELLOW, YELLOW_FIELD))
    assert table.events == [CommandLapsed(YELLOW, YELLOW_FIELD, MOVE)]


@pytest.mark.parametrize(("facing", "turn"), [("far", AS_PRINTED), ("free", AS_PRINTED_OTHER_WAY)])
def test_DT_3_2_move_on_the_executors_last_space_does_nothing(facing: str, turn: int) -> None:
    """Ruling M-15: a Move facing Yellow at Red's base has no space ahead."""
    table = Table([0, 0, 0, 0, 3], hands=([CHARGE_MOVE], []), facing=facing).run(Turn())
    table.play(YELLOW, CHARGE_MOVE, RED_FIELD, turn)
    assert table.row[RED_BASE] == ("move", YELLOW)
    assert table.told(CommandLapsed) == [CommandLapsed(RED, RED_FIELD, CHARGE), CommandLapsed(YELLOW, RED_BASE, MOVE)]
    assert table.yellow == [0, 0, 0, 0, 3]


# PUSH


def test_DT_3_3_a_pusher_enters_and_the_pushed_goes_on() -> None:
    table = Table([0, 1, 0, 0, 0], [0, 0, 1, 0, 0]).run(Push(YELLOW, YELLOW_FIELD))
    assert table.offers == [PUSH_UNITS(0, 1)]
    table.choose(YELLOW, PUSH_UNITS(0, 1))
    assert table.yellow == [0, 0, 1, 0, 0]
    assert table.red == [0, 0, 0, 1, 0]
    assert table.events == [UnitsPushed(YELLOW, YELLOW_FIELD, MIDDLE, 0, 1)]


def test_DT_3_3_a_push_goes_ahead_of_the_pusher() -> None:
    """Ruling M-10 (e): Red pushes towards Yellow's base, whoever's turn it is."""
    table = Table([0, 0, 2, 0, 0], [0, 0, 0, 2, 0], hands=([DEPLOY_PUSH], [])).run(Turn())
    table.play(YELLOW, DEPLOY_PUSH, MIDDLE)
    assert table.offers == [PUSH_UNITS(0, 1), PUSH_UNITS(0, 2)]
    table.choose(RED, PUSH_UNITS(0, 2))
    assert table.yellow == [0, 2, 1, 0, 0]
    assert table.red == [0, 0, 2, 0, 0]


def test_DT_3_3_own_units_can_be_pushed() -> None:
    """Ruling M-10 (d)."""
    table = Table([2, 3, 0, 0, 0]).run(Push(YELLOW, YELLOW_BASE))
    assert table.offers == [PUSH_UNITS(1, 0), PUSH_UNITS(2, 0)]
    table.choose(YELLOW, PUSH_UNITS(2, 0))
    assert table.yellow == [0, 3, 2, 0, 0]
    assert table.events == [UnitsPushed(YELLOW, YELLOW_BASE, YELLOW_FIELD, 2, 0)]


def test_DT_3_3_several_pushers_do_not_push_each_other() -> None:
    """Ruling M-10 (a): one unit is ahead, so one of the three pushes it, and nobody is carried two spaces."""
    table = Table([3, 1, 0, 0, 0]).run(Push(YELLOW, YELLOW_BASE))
    assert table.offers == [PUSH_UNITS(1, 0)]
    assert table.refusal(YELLOW, PUSH_UNITS(2, 0)) == Refusal("DT-3.5", "fewer-units-ahead", own=1, enemy=0)
    table.choose(YELLOW, PUSH_UNITS(1, 0))
    assert table.yellow == [2, 1, 1, 0, 0]


def test_DT_3_4_a_push_into_the_last_space_leaves_the_pushed_there() -> None:
    """Ruling M-10 (c): the pusher still enters."""
    table = Table([0, 0, 0, 2, 0], [0, 0, 0, 0, 3]).run(Push(YELLOW, RED_FIELD))
    table.choose(YELLOW, PUSH_UNITS(0, 2))
    assert table.yellow == [0, 0, 0, 0, 2]
    assert table.red == [0, 0, 0, 0, 3]
    assert table.events == [UnitsPushed(YELLOW, RED_FIELD, RED_BASE, 0, 2), PushedUnitsStayed(RED_BASE, 2)]


def test_DT_3_4_red_pushes_into_yellows_base_likewise() -> None:
    table = Table([1, 0, 0, 0, 0], [0, 2, 0, 0, 0]).run(Push(RED, YELLOW_FIELD))
    assert table.offers == [PUSH_UNITS(0, 1)]
    table.choose(RED, PUSH_UNITS(0, 1))
    assert (table.yellow, table.red) == ([1, 0, 0, 0, 0], [1, 1, 0, 0, 0])
    assert table.told(PushedUnitsStayed) == [PushedUnitsStayed(YELLOW_BASE, 1)]


@pytest.mark.parametrize(
    ("pushers", "own", "enemy", "offers"),
    [
        (3, 2, 2, [PUSH_UNITS(0, 1), PUSH_UNITS(0, 2), PUSH_UNITS(1, 2)]),
        (5, 2, 2, [PUSH_UNITS(0, 1), PUSH_UNITS(0, 2), PUSH_UNITS(1, 2), PUSH_UNITS(2, 2)]),
        (3, 2, 0, [PUSH_UNITS(1, 0), PUSH_UNITS(2, 0)]),
        (1, 2, 2, [PUSH_UNITS(0, 1)]),
    ],
)
def test_DT_3_4_in_the_last_space_there_is_one_choice_per_number(
    pushers: int, own: int, enemy: int, offers: list[tuple[str, int, int]]
) -> None:
    """Ruling M-10 (c): all pushed units stay, so it makes no difference whose they are; enemy ones are named first."""
    table = Table([0, 0, 0, pushers, own], [0, 0, 0, 0, enemy]).run(Push(YELLOW, RED_FIELD))
    assert table.offers == offers
    ends = {
        tuple(
            Table([0, 0, 0, pushers, own], [0, 0, 0, 0, enemy]).run(Push(YELLOW, RED_FIELD)).choose(YELLOW, c).s.units
        )
        for c in offers
    }
    assert len(ends) == len(offers) == min(pushers, own + enemy)


def test_DT_3_4_another_choice_with_the_same_end_is_refused() -> None:
    table = Table([0, 0, 0, 3, 2], [0, 0, 0, 0, 2]).run(Push(YELLOW, RED_FIELD))
    for choice in (PUSH_UNITS(1, 0), PUSH_UNITS(1, 1), PUSH_UNITS(2, 0), PUSH_UNITS(2, 1)):
        assert table.refusal(YELLOW, choice) == Refusal("DT-3.4", "pushed-units-stay")


@pytest.mark.parametrize(("seat", "space"), [(YELLOW, RED_FIELD), (RED, YELLOW_FIELD)])
def test_DT_3_4_with_the_option_nobody_pushes_into_the_last_space(seat: int, space: int) -> None:
    """Ruling M-10 (c), the other reading: a unit that cannot move on cannot be pushed."""
    table = Table([1, 2, 0, 2, 1], [1, 2, 0, 2, 1], last_space_push="impossible").run(Push(seat, space))
    assert table.yellow == table.red == [1, 2, 0, 2, 1]
    assert table.events == [CommandLapsed(seat, space, PUSH)]


def test_DT_3_4_with_the_option_pushes_elsewhere_are_as_ever() -> None:
    for option in ("allowed", "impossible"):
        table = Table([0, 0, 1, 0, 0], [0, 0, 0, 1, 0], last_space_push=option).run(Push(YELLOW, MIDDLE))
        table.choose(YELLOW, PUSH_UNITS(0, 1))
        assert (table.yellow, table.red) == ([0, 0, 0, 1, 0], [0, 0, 0, 0, 1])


def test_DT_3_5_the_executor_chooses_how_many_own_and_enemy_units() -> None:
    table = Table([0, 2, 1, 0, 0], [0, 0, 2, 0, 0]).run(Push(YELLOW, YELLOW_FIELD))
    assert table.offers == [PUSH_UNITS(0, 1), PUSH_UNITS(0, 2), PUSH_UNITS(1, 0), PUSH_UNITS(1, 1)]
    table.choose(YELLOW, PUSH_UNITS(1, 1))
    assert table.yellow == [0, 0, 2, 1, 0]
    assert table.red == [0, 0, 1, 1, 0]


def test_DT_3_5_no_more_than_the_pushers_here() -> None:
    """Ruling M-10 (a)."""
    table = Table([0, 2, 3, 0, 0], [0, 0, 3, 0, 0]).run(Push(YELLOW, YELLOW_FIELD))
    for choice in (PUSH_UNITS(0, 3), PUSH_UNITS(3, 0), PUSH_UNITS(2, 1), PUSH_UNITS(3, 3)):
        assert table.refusal(YELLOW, choice) == Refusal("DT-3.5", "fewer-pushers", count=2)


def test_DT_3_5_no_more_than_the_units_ahead() -> None:
    """Ruling M-10 (a): the units of each colour that were there before the command."""
    table = Table([0, 5, 1, 0, 0], [0, 3, 2, 3, 0]).run(Push(YELLOW, YELLOW_FIELD))
    for choice in (PUSH_UNITS(0, 3), PUSH_UNITS(2, 0), PUSH_UNITS(2, 3)):
        assert table.refusal(YELLOW, choice) == Refusal("DT-3.5", "fewer-units-ahead", own=1, enemy=2)
    assert table.refusal(YELLOW, ("push", 1)) == Refusal("DT-3.5", "malformed", verb="push")
    assert max(own + enemy for _, own, enemy in table.offers) == 3


def test_DT_3_5_all_pushes_happen_together() -> None:
    """Two pushers, two pushed: nobody stays behind and nobody goes two spaces."""
    table = Table([0, 2, 2, 0, 0]).run(Push(YELLOW, YELLOW_FIELD)).choose(YELLOW, PUSH_UNITS(2, 0))
    assert table.yellow == [0, 0, 2, 2, 0]


@pytest.mark.parametrize(
    ("yellow", "red", "space"),
    [
        ([0, 2, 0, 2, 0], [0, 2, 0, 2, 0], YELLOW_FIELD),  # M-10 (b): nobody ahead
        ([0, 0, 2, 0, 0], [0, 2, 2, 0, 0], YELLOW_FIELD),  # no own unit here
        ([0, 0, 0, 2, 2], [0, 0, 0, 2, 2], RED_BASE),  # M-10 (f): no space ahead
    ],
)
def test_DT_3_5_nothing_ahead_or_nobody_here_does_nothing(yellow: list[int], red: list[int], space: int) -> None:
    table = Table(yellow, red).run(Push(YELLOW, space))
    assert table.events == [CommandLapsed(YELLOW, space, PUSH)]
    assert (table.yellow, table.red) == (yellow, red)


@pytest.mark.parametrize(("facing", "turn"), [("far", TURNED), ("free", TURNED_OTHER_WAY)])
def test_DT_3_5_push_on_the_executors_last_space_does_nothing(facing: str, turn: int) -> None:
    """Ruling M-10 (f)."""
    table = Table([0, 0, 0, 1, 3], [0, 0, 0, 0, 1], hands=([PUSH_RALLY], []), facing=facing).run(Turn())
    table.play(YELLOW, PUSH_RALLY, RED_FIELD, turn)
    table.choose(RED, RALLY_FROM(RED_BASE))
    assert table.row[RED_BASE] == ("push", YELLOW)
    assert table.told(CommandLapsed) == [CommandLapsed(YELLOW, RED_BASE, PUSH)]


# CHARGE


def test_DT_3_6_one_unit_enters_and_destroys_one_other_unit() -> None:
    table = Table([0, 3, 1, 0, 0], [0, 0, 2, 0, 0]).run(Charge(YELLOW, YELLOW_FIELD))
    assert table.offers == [CHARGE_AT(YELLOW), CHARGE_AT(RED)]
    table.choose(YELLOW, CHARGE_AT(RED))
    assert table.yellow == [0, 2, 2, 0, 0]
    assert table.red == [0, 0, 1, 0, 0]
    assert table.supply == [6, 9]
    assert table.events == [UnitCharged(YELLOW, YELLOW_FIELD, MIDDLE, RED)]


def test_DT_3_6_an_own_unit_may_be_the_victim() -> None:
    table = Table([0, 3, 1, 0, 0], [0, 0, 2, 0, 0]).run(Charge(YELLOW, YELLOW_FIELD)).choose(YELLOW, CHARGE_AT(YELLOW))
    assert table.yellow == [0, 2, 1, 0, 0]
    assert table.red == [0, 0, 2, 0, 0]
    assert table.supply == [7, 8]


def test_DT_3_6_an_own_unit_must_be_the_victim_if_there_is_no_other() -> None:
    """Ruling M-11; the charger itself is not a victim, so another unit must be ahead."""
    table = Table([0, 1, 1, 0, 0]).run(Charge(YELLOW, YELLOW_FIELD))
    assert table.offers == [CHARGE_AT(YELLOW)]
    assert table.refusal(YELLOW, CHARGE_AT(RED)) == Refusal("DT-3.6", "no-unit-of-theirs", seat=RED)
    table.choose(YELLOW, CHARGE_AT(YELLOW))
    assert table.yellow == [0, 0, 1, 0, 0]


@pytest.mark.parametrize(
    ("command", "space", "other"),
    [
        *((command, YELLOW_FIELD, RED_BASE) for command in (Move, Push, Charge, Sabotage)),
        (Rally, RED_BASE, YELLOW_FIELD),
    ],
)
def test_in_no_position_a_command_asks_without_anything_to_choose(command: Any, space: int, other: int) -> None:
    """A changed position from outside may ask for the victim of a charge from another space, and so on."""
    table = Table([0, 2, 0, 0, 0], [0, 0, 1, 0, 0]).run(command(YELLOW, space))
    asking, fault = table.s.stack[-1], "a command asks, and there is nothing to choose"
    assert isinstance(asking, command)
    assert fault not in DUEL_OF_TIME.check(table.s)
    asking.space = other
    assert fault in DUEL_OF_TIME.check(table.s)


def test_in_no_position_a_command_is_nobodys() -> None:
    """Else chance would be asked for what its player has to choose."""
    table = Table([0, 2, 0, 0, 0], [0, 0, 1, 0, 0]).run(Rally(YELLOW, RED_BASE))
    ranges, rally = DUEL_OF_TIME.ranges(table.s.setting), table.s.stack[-1]
    assert isinstance(rally, Rally)
    ranges.check(table.s)
    rally.seat = NOBODY
    with pytest.raises(ValueError, match="seat"):
        ranges.check(table.s)


def test_DT_3_6_no_own_victim_where_only_enemies_stand() -> None:
    table = Table([0, 1, 0, 0, 0], [0, 0, 1, 0, 0]).run(Charge(YELLOW, YELLOW_FIELD))
    assert table.offers == [CHARGE_AT(RED)]
    assert table.refusal(YELLOW, CHARGE_AT(YELLOW)) == Refusal("DT-3.6", "no-unit-of-theirs", seat=YELLOW)


def test_DT_3_6_red_charges_towards_yellow() -> None:
    table = Table([0, 1, 0, 0, 0], [0, 0, 1, 1, 0]).run(Charge(RED, MIDDLE)).choose(RED, CHARGE_AT(YELLOW))
    assert (table.yellow, table.red) == ([0, 0, 0, 0, 0], [0, 1, 0, 1, 0])
    assert table.supply == [10, 8]


def test_DT_3_6_a_charge_into_the_last_space() -> None:
    table = Table([0, 0, 0, 1, 0], [0, 0, 0, 0, 2]).run(Charge(YELLOW, RED_FIELD)).choose(YELLOW, CHARGE_AT(RED))
    assert (table.yellow, table.red) == ([0, 0, 0, 0, 1], [0, 0, 0, 0, 1])


@pytest.mark.parametrize(
    ("yellow", "red", "space"),
    [
        ([0, 2, 0, 2, 0], [0, 2, 0, 2, 0], YELLOW_FIELD),  # nobody ahead
        ([0, 0, 2, 0, 0], [0, 2, 2, 0, 0], YELLOW_FIELD),  # no own unit here
        ([0, 0, 0, 2, 2], [0, 0, 0, 2, 2], RED_BASE),  # M-11: no space ahead
    ],
)
def test_DT_3_6_nothing_ahead_or_nobody_here_does_nothing(yellow: list[int], red: list[int], space: int) -> None:
    table = Table(yellow, red).run(Charge(YELLOW, space))
    assert table.events == [CommandLapsed(YELLOW, space, CHARGE)]
    assert (table.yellow, table.red) == (yellow, red)


@pytest.mark.parametrize(("facing", "turn"), [("far", AS_PRINTED), ("free", AS_PRINTED_OTHER_WAY)])
def test_DT_3_6_charge_on_the_executors_last_space_does_nothing(facing: str, turn: int) -> None:
    """Ruling M-11: here for Red, whose last space is Yellow's base."""
    table = Table([3, 0, 0, 0, 0], [3, 0, 0, 0, 0], hands=([CHARGE_MOVE], []), facing=facing).run(Turn())
    table.play(YELLOW, CHARGE_MOVE, YELLOW_BASE, turn)
    assert table.row[YELLOW_BASE] == ("charge", RED)
    assert CommandLapsed(RED, YELLOW_BASE, CHARGE) in table.events
    assert (table.yellow, table.red) == ([3, 0, 0, 0, 0], [3, 0, 0, 0, 0])


# SABOTAGE


@pytest.mark.parametrize("owner", [YELLOW, RED])
def test_DT_3_7_destroy_one_unit_of_either_side_here(owner: int) -> None:
    table = Table([0, 0, 2, 0, 0], [0, 0, 2, 1, 0]).run(Sabotage(YELLOW, MIDDLE))
    assert table.offers == [SABOTAGE_UNIT(YELLOW), SABOTAGE_UNIT(RED)]
    table.choose(YELLOW, SABOTAGE_UNIT(owner))
    assert table.events == [UnitSabotaged(YELLOW, MIDDLE, owner)]
    assert (table.yellow[MIDDLE], table.red[MIDDLE]) == ((1, 2) if owner == YELLOW else (2, 1))
    assert table.supply == ([9, 7] if owner == YELLOW else [8, 8])


def test_DT_3_7_sabotage_needs_no_own_unit_here() -> None:
    table = Table([0, 0, 0, 0, 0], [0, 0, 0, 1, 0]).run(Sabotage(YELLOW, RED_FIELD))
    assert table.offers == [SABOTAGE_UNIT(RED)]
    assert table.refusal(YELLOW, SABOTAGE_UNIT(YELLOW)) == Refusal("DT-3.7", "no-unit-of-theirs", seat=YELLOW)


def test_DT_3_7_own_units_are_hit_if_there_are_no_others() -> None:
    """Ruling M-9."""
    table = Table([0, 2, 0, 0, 0], [0, 0, 2, 0, 0]).run(Sabotage(YELLOW, YELLOW_FIELD))
    assert table.offers == [SABOTAGE_UNIT(YELLOW)]
    assert table.refusal(YELLOW, SABOTAGE_UNIT(RED)) == Refusal("DT-3.7", "no-unit-of-theirs", seat=RED)
    table.choose(YELLOW, SABOTAGE_UNIT(YELLOW))
    assert (table.yellow, table.supply) == ([0, 1, 0, 0, 0], [9, 8])


def test_DT_3_7_sabotage_works_on_the_executors_last_space() -> None:
    table = Table([0, 0, 0, 0, 0], [0, 0, 0, 0, 2], hands=([CHARGE_SABOTAGE], []), facing="far").run(Turn())
    table.play(YELLOW, CHARGE_SABOTAGE, RED_FIELD)
    table.choose(YELLOW, SABOTAGE_UNIT(RED))
    assert table.red == [0, 0, 0, 0, 1]


def test_DT_3_7_nothing_where_nobody_stands() -> None:
    table = Table([1, 0, 1, 0, 0], [1, 0, 1, 0, 0]).run(Sabotage(YELLOW, YELLOW_FIELD))
    assert table.events == [CommandLapsed(YELLOW, YELLOW_FIELD, SABOTAGE)]


# RALLY


@pytest.mark.parametrize("origin", [YELLOW_BASE, MIDDLE, RED_BASE])
def test_DT_3_8_one_own_unit_from_any_other_space(origin: int) -> None:
    table = Table([2, 2, 2, 0, 2], [1, 1, 1, 1, 1]).run(Rally(YELLOW, YELLOW_FIELD))
    assert table.offers == [RALLY_FROM(YELLOW_BASE), RALLY_FROM(MIDDLE), RALLY_FROM(RED_BASE)]
    table.choose(YELLOW, RALLY_FROM(origin))
    assert table.yellow[YELLOW_FIELD] == 3
    assert table.yellow[origin] == 1
    assert table.red == [1, 1, 1, 1, 1]
    assert table.events == [UnitRallied(YELLOW, YELLOW_FIELD, origin)]


def test_DT_3_8_not_from_this_space_and_not_from_an_empty_one() -> None:
    table = Table([2, 2, 0, 0, 0], [0, 0, 3, 0, 0]).run(Rally(YELLOW, YELLOW_FIELD))
    assert table.refusal(YELLOW, RALLY_FROM(YELLOW_FIELD)) == Refusal("DT-3.8", "rally-from-elsewhere")
    assert table.refusal(YELLOW, RALLY_FROM(MIDDLE)) == Refusal("DT-3.8", "no-own-unit-there", space=MIDDLE)
    assert table.refusal(YELLOW, RALLY_FROM(5)) == Refusal("DT-3.8", "malformed", verb="rally")


def test_DT_3_8_nothing_if_no_own_unit_is_elsewhere() -> None:
    """Ruling M-15: units here, units in the supply and enemy units do not count."""
    table = Table([0, 2, 0, 0, 0], [2, 2, 2, 2, 2]).run(Rally(YELLOW, YELLOW_FIELD))
    assert table.events == [CommandLapsed(YELLOW, YELLOW_FIELD, RALLY)]
    assert table.yellow == [0, 2, 0, 0, 0]


@pytest.mark.parametrize(("facing", "turn"), [("far", AS_PRINTED), ("free", AS_PRINTED_OTHER_WAY)])
def test_DT_3_8_rally_works_on_the_executors_last_space(facing: str, turn: int) -> None:
    table = Table([1, 0, 0, 0, 0], hands=([MOVE_RALLY], []), facing=facing).run(Turn())
    table.play(YELLOW, MOVE_RALLY, RED_FIELD, turn)
    table.choose(YELLOW, RALLY_FROM(YELLOW_BASE))
    assert table.yellow == [0, 0, 0, 0, 1]


# All commands


@pytest.mark.parametrize(
    ("command", "space"),
    [
        (Move, YELLOW_BASE),
        (Push, YELLOW_BASE),
        (Charge, YELLOW_BASE),
        (Sabotage, YELLOW_BASE),
        (Rally, YELLOW_FIELD),
    ],
)
def test_a_forced_choice_is_a_single_offer(command: Procedure, space: int) -> None:
    table = Table([1, 0, 0, 0, 0], [0, 1, 0, 0, 0]).run(command(YELLOW, space))
    assert len(table.offers) == 1
    assert table.s.is_forced()
    table.choose(YELLOW, table.offers[0])
    assert table.is_over


def test_DT_3_9_a_match_asks_only_where_there_is_a_choice() -> None:
    """A command with a single outcome is answered without asking, and no other is."""
    match = Match(DUEL_OF_TIME, setting_of("crossroads", "near"), Fairness("scene", b"key", ["yellow", "red"]))
    match.begin()
    while match.outcome() is None:
        offers = match.offer(match.state.seat)
        assert len(offers) > 1
        match.play(match.state.seat, offers[0])
    forced = [entry for entry in match.entries if entry.kind == FORCED]
    assert forced
    for entry in forced:
        before = replayed(match, entry.number - 1).state
        assert (before.seat, before.offer()) == (entry.seat, [entry.choice])


def test_DT_3_10_a_moved_cube_may_be_moved_again() -> None:
    """Ruling M-8: from the base to the fourth space in one turn."""
    row = {YELLOW_BASE: (MOVE, YELLOW), YELLOW_FIELD: (MOVE, YELLOW)}
    table = Table([1, 0, 0, 0, 0], row=row, hands=([DEPLOY_MOVE], [])).run(Turn())
    table.play(YELLOW, DEPLOY_MOVE, MIDDLE, TURNED)
    for _ in range(3):
        table.choose(YELLOW, MOVE_UNITS(1))
    assert table.yellow == [0, 0, 0, 1, 0]
    assert [event.space for event in table.told(UnitsMoved)] == [YELLOW_BASE, YELLOW_FIELD, MIDDLE]


def test_DT_3_10_a_pushed_cube_may_be_moved_by_its_owner_next() -> None:
    """Ruling M-8, with the commands of both players: Yellow pushes Red forward, and Red's unit moves back."""
    row = {YELLOW_BASE: (PUSH, YELLOW)}
    table = Table([1, 0, 0, 0, 0], [0, 1, 0, 0, 0], row=row, hands=([MOVE_RALLY], [])).run(Turn())
    table.play(YELLOW, MOVE_RALLY, YELLOW_FIELD, TURNED)
    table.choose(YELLOW, PUSH_UNITS(0, 1))
    assert (table.yellow, table.red) == ([0, 1, 0, 0, 0], [0, 0, 1, 0, 0])
    table.choose(RED, MOVE_UNITS(1))
    assert (table.yellow, table.red) == ([0, 1, 0, 0, 0], [0, 1, 0, 0, 0])


def test_DT_3_11_white_cubes_are_no_units() -> None:
    """Ruling M-12: never sabotaged, charged or pushed, and counted for nobody's control."""
    white = [0, 3, 4, 3, 0]
    sabotage = Table(white=white, scenario="beacons").run(Sabotage(YELLOW, MIDDLE))
    assert sabotage.events == [CommandLapsed(YELLOW, MIDDLE, SABOTAGE)]
    charge = Table([0, 1, 0, 0, 0], white=white, scenario="beacons").run(Charge(YELLOW, YELLOW_FIELD))
    assert charge.events == [CommandLapsed(YELLOW, YELLOW_FIELD, CHARGE)]
    push = Table([0, 1, 0, 0, 0], white=white, scenario="beacons").run(Push(YELLOW, YELLOW_FIELD))
    assert push.events == [CommandLapsed(YELLOW, YELLOW_FIELD, PUSH)]
    for table in (sabotage, charge, push):
        assert table.s.white == white
        assert controller(table.s, MIDDLE) == NOBODY
        assert controller(table.s, RED_FIELD) == NOBODY


def test_DT_3_11_units_leave_white_cubes_behind() -> None:
    """A move, a push and a sabotage on a space with white cubes affect the units only."""
    white = [0, 3, 4, 3, 0]
    table = Table([0, 2, 1, 0, 0], [0, 0, 1, 0, 0], white=white, scenario="beacons").run(Sabotage(RED, MIDDLE))
    assert table.offers == [SABOTAGE_UNIT(YELLOW), SABOTAGE_UNIT(RED)]
    table.choose(RED, SABOTAGE_UNIT(YELLOW))
    assert table.s.white == white
    table = Table([0, 2, 0, 0, 0], [0, 0, 1, 0, 0], white=white, scenario="beacons").run(Push(YELLOW, YELLOW_FIELD))
    table.choose(YELLOW, PUSH_UNITS(0, 1))
    assert table.s.white == white


@pytest.mark.parametrize("command", [Move, Push, Charge, Sabotage, Rally])
def test_only_the_executor_answers_and_only_what_is_asked(command: Procedure) -> None:
    """The other player and other verbs are refused with the rule of the question."""
    table = Table([0, 1, 2, 0, 0], [0, 1, 2, 1, 0]).run(command(RED, MIDDLE))
    rule_id = table.s.question().rules[0]
    assert table.refusal(YELLOW, table.offers[0]) == Refusal(rule_id, "not-asked", seat=RED)
    assert table.refusal(RED, PLAY(DEPLOY_PUSH, 0, 0)) == Refusal(rule_id, "verb-not-asked")
    table.choose(RED, table.offers[0])
    assert table.refusal(RED, PLAY(DEPLOY_PUSH, 0, 0)) == Refusal("", "game-is-over")
