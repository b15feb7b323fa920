"""5, 6. Random order phases of all scenarios: what must hold in every position."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random

import pytest

from tests.games.joan_of_arc.scenes import setting
from timefront.games.joan_of_arc.board.abilities import renew
from timefront.games.joan_of_arc.board.laid import barricade_of, lift_orders
from timefront.games.joan_of_arc.board.start import starting_position
from timefront.games.joan_of_arc.content.pack import JoanSetting
from timefront.games.joan_of_arc.content.vocabulary import ONCE_A_TURN
from timefront.games.joan_of_arc.rules.rounds.orders import OrderPhase
from timefront.games.joan_of_arc.state import OFF_BOARD, PER_TURN, UNDECIDED, War, unit_side
from timefront.kernel.flow import CHANCE, OVER, dumps, loads

SCENARIOS = ("foragers", "patay", "fierbois", "compiegne", "brignais")
TURNS = 6
FULL_RESERVE = 3


def turns(agreed: JoanSetting, seed: int) -> Iterator[War]:
    """The positions of several order phases in turn, each with plenty of orders, played at random."""
    rng = Random(f"{agreed.plan.key}/{seed}")
    s = starting_position(agreed)
    for turn in range(TURNS):
        s.active = turn % agreed.seats
        s.played = 0
        s.orders = [FULL_RESERVE] * len(s.orders)
        for area in range(len(s.laid)):
            lift_orders(s, area)
        s.boons.clear()
        renew(s, ONCE_A_TURN, PER_TURN)
        s.start(OrderPhase(s.active))
        while s.seat != OVER:
            yield s
            s.answer(s.chance().sample(rng) if s.seat == CHANCE else rng.choice(s.offer()))
        if s.verdict != UNDECIDED:
            return


def spaces_taken(s: War, area: int) -> int:
    """The spaces that everything in an area takes, counted from scratch."""
    agreed = s.setting
    taken = sum(agreed.cards.size[s.profile[unit]] for unit in range(agreed.unit_count) if s.place[unit] == area)
    for building, place in enumerate(agreed.building_area):
        if place == area:
            taken += 1 if s.rubble >> building & 1 else agreed.building_size[building]
    for element, place in enumerate(agreed.element_area):
        if place == area and s.elements >> element & 1:
            taken += agreed.element_size[element]
    return taken + (barricade_of(s, area) > 0)


@pytest.mark.parametrize("scenario", SCENARIOS)
def test_every_unit_is_in_one_place_and_every_area_holds_what_it_can(scenario: str) -> None:
    agreed = setting(scenario)
    board = agreed.board
    for s in turns(agreed, 1):
        if s.seat == CHANCE:
            continue
        for unit, place in enumerate(s.place):
            assert place in OFF_BOARD or s.here[place] >> unit & 1
            side = unit_side(s, unit)
            assert [bool(s.force[one] >> unit & 1) for one in (0, 1)] == [side == 0, side == 1]
        assert sum(here.bit_count() for here in s.here) == sum(place >= 0 for place in s.place)
        for area in range(board.area_count):
            assert s.room[area] == board.capacity[area] - spaces_taken(s, area)
            assert s.room[area] >= 0
            if area < board.ground_count:
                assert not (s.here[area] & s.force[0] and s.here[area] & s.force[1])


@pytest.mark.parametrize("scenario", SCENARIOS)
def test_offers_and_refusals_agree_and_positions_can_be_saved(scenario: str) -> None:
    agreed = setting(scenario)
    rng = Random(scenario)
    asked: set[str] = set()
    for s in turns(agreed, 2):
        if s.seat == CHANCE:
            continue
        name = s.question_name()
        if name in asked and rng.random() > 0.04:
            continue
        asked.add(name)
        offers = s.offer()
        assert offers == sorted(set(offers)), name
        domain = {choice for verb in s.question().verbs for choice in verb.domain(s)}
        assert set(offers) <= domain, name
        saved = dumps(s)
        for choice in sorted(domain):
            assert (s.refuse(s.seat, choice) is None) == (choice in offers), (name, choice)
        assert dumps(s) == saved
        assert dumps(loads(War, agreed, saved)) == saved
    assert {"OrderPhase.order", "Declaration.deed", "Activation.resolve", "InterruptWindow.reaction"} <= asked
