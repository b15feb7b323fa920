"""Node counts: how many different positions a turn can lead to."""

from __future__ import annotations

from random import Random

import pytest

from tests.games.duel_of_time.table import ALL_EIGHT, Table
from timefront.games.duel_of_time.content.geometry import RED, YELLOW
from timefront.games.duel_of_time.rules.turn import Turn
from timefront.games.duel_of_time.state import Duel
from timefront.kernel.flow import CHANCE, dumps


def ends_of_turn(s: Duel, turns: int = 1) -> set[bytes]:
    """The different positions after some turns: before the draw or, with empty decks, before the next card."""
    last = s.turn + turns
    seen: set[bytes] = set()
    ends: set[bytes] = set()
    positions = [s]
    while positions:
        position = positions.pop()
        for choice in position.offer():
            after = position.clone()
            after.answer(choice)
            dump = dumps(after)
            if after.seat < 0 or after.turn == last:
                ends.add(dump)
            elif dump not in seen:
                seen.add(dump)
                positions.append(after)
    return ends


def first_turn(card: int, facing: str = "near", starter: int = YELLOW) -> Duel:
    """The beginning of the first turn, with this card as both players' only one."""
    hands = ([card], [card])
    return (
        Table([3, 3, 2, 0, 0], [0, 0, 2, 3, 3], hands=hands, facing=facing, starter=starter, active=starter)
        .run(Turn())
        .s
    )


INDEPENDENT_COUNTS = [30, 11, 18, 35, 69, 19, 13, 42]
"""By card, in the order of DT-1.8, from an independently written program."""


@pytest.mark.parametrize("card", ALL_EIGHT)
def test_the_first_turn_has_as_many_ends_as_counted_independently(card: int) -> None:
    assert len(ends_of_turn(first_turn(card))) == INDEPENDENT_COUNTS[card]


def test_all_eight_cards_together() -> None:
    assert len(set().union(*(ends_of_turn(first_turn(card)) for card in ALL_EIGHT))) == 237


@pytest.mark.parametrize("facing", ["near", "far", "free"])
@pytest.mark.parametrize("card", ALL_EIGHT)
def test_the_board_is_the_same_for_both_players(card: int, facing: str) -> None:
    """Either starting player has as many outcomes: the two sides of the board mirror each other."""
    yellow, red = (first_turn(card, facing, starter) for starter in (YELLOW, RED))
    assert len(ends_of_turn(yellow)) == len(ends_of_turn(red))


# The numbers below are this program's own, counted once those above agreed with the independent ones.

FIRST_TURN = {
    "near": INDEPENDENT_COUNTS,
    "far": [22, 10, 14, 24, 58, 16, 12, 38],
    "free": [52, 21, 32, 59, 127, 35, 25, 80],
}
TWO_TURNS = {
    "near": [732, 145, 260, 829, 3737, 286, 137, 1470],
    "far": [400, 113, 171, 476, 3429, 230, 149, 1662],
    "free": [2284, 517, 865, 2554, 14336, 1060, 568, 6146],
}
LATER_TURNS = {
    "near": [125, 62, 132, 425, 133, 94, 66, 176, 362, 175, 69, 23, 26, 10, 12],
    "far": [102, 88, 68, 63, 123, 87, 50, 92, 52, 102, 100, 25, 43, 29, 20],
    "free": [222, 263, 212, 468, 213, 61, 93, 115, 115, 70, 170, 70, 72, 17, 116],
}


@pytest.mark.parametrize("facing", ["near", "far", "free"])
def test_the_first_turn_with_each_facing(facing: str) -> None:
    assert [len(ends_of_turn(first_turn(card, facing))) for card in ALL_EIGHT] == FIRST_TURN[facing]


@pytest.mark.parametrize("card", ALL_EIGHT)
def test_free_facing_is_near_or_far(card: int) -> None:
    near, far, free = (len(ends_of_turn(first_turn(card, facing))) for facing in ("near", "far", "free"))
    assert near + far == free


@pytest.mark.slow
@pytest.mark.parametrize("facing", ["near", "far", "free"])
def test_two_turns_with_each_facing(facing: str) -> None:
    assert [len(ends_of_turn(first_turn(card, facing), 2)) for card in ALL_EIGHT] == TWO_TURNS[facing]


def walk(facing: str, turns: int) -> Duel:
    """A duel after some turns of random choices."""
    rng = Random(turns)
    table = Table.set_up("crossroads", facing)
    while table.s.turn < turns or table.asked == CHANCE:
        if table.asked == CHANCE:
            table.chance(table.s.chance().purpose, table.s.chance().sample(rng)[0])
        else:
            table.choose(table.asked, rng.choice(table.offers))
    return table.s


@pytest.mark.parametrize("facing", ["near", "far", "free"])
def test_the_turns_of_a_random_walk(facing: str) -> None:
    assert [len(ends_of_turn(walk(facing, turns))) for turns in range(1, 16)] == LATER_TURNS[facing]
