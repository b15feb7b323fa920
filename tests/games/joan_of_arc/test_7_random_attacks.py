"""7. Hundreds of random attacks: they end, offers and refusals agree, and nothing is lost or duplicated."""

from __future__ import annotations

from itertools import product
from random import Random

import pytest

from tests.games.joan_of_arc.random_attacks import random_attack
from tests.games.joan_of_arc.scenes import Scene
from timefront.games.joan_of_arc.rules.attack.sequence import Attack
from timefront.games.joan_of_arc.show.checking import check_dice
from timefront.games.joan_of_arc.state import OFF_BOARD, War
from timefront.kernel.flow import CHANCE, OVER, dumps, loads

MOST_TRIED = 200
"""How many choices of each verb are tried at every question."""


def check_position(s: War) -> None:
    """Every unit is in one place, and no area is over capacity."""
    cards, board = s.setting.cards, s.setting.board
    for unit, place in enumerate(s.place):
        assert place >= 0 or place in OFF_BOARD
        for area in range(board.area_count):
            assert bool(s.here[area] >> unit & 1) == (place == area)
    for area in range(board.area_count):
        units = [unit for unit in range(s.setting.unit_count) if s.place[unit] == area]
        assert s.room[area] >= 0
        assert s.room[area] + sum(cards.size[s.profile[unit]] for unit in units) <= board.capacity[area]
        if area < board.ground_count:
            assert not (s.here[area] & s.force[0] and s.here[area] & s.force[1])
    assert all(count >= 0 for count in s.tokens)


def check_question(rng: Random, s: War) -> None:
    """Offers are sorted and unique, and exactly the choices not offered are refused."""
    offers = s.offer()
    assert offers
    assert offers == sorted(set(offers))
    assert all(s.refuse(s.seat, choice) is None for choice in offers)
    for verb in s.question().verbs:
        domains = [kind.domain(s) for kind in verb.kinds.values()]
        domain = [(verb.name, *ids) for ids in product(*domains)]
        for choice in rng.sample(domain, min(len(domain), MOST_TRIED)):
            assert (s.refuse(s.seat, choice) is None) == (choice in offers), choice


def play_out(rng: Random, scene: Scene) -> None:
    """Random answers to the end; a copy with the same answers ends the same, and neither disturbs the other."""
    s = scene.start(Attack()).s
    questions = 0
    while s.seat != OVER:
        saved = dumps(s)
        assert dumps(loads(War, s.setting, saved)) == saved
        copy = s.clone()
        found: list[str] = []
        check_dice(found, s)
        assert found == []
        if s.seat == CHANCE:
            answer = s.chance().sample(rng)
        else:
            questions += 1
            assert questions < 400
            check_question(rng, s)
            answer = rng.choice(s.offer())
        s.answer(answer)
        assert dumps(copy) == saved
        copy.answer(answer)
        assert dumps(copy) == dumps(s)


@pytest.mark.slow
@pytest.mark.parametrize("seed", range(12))
def test_JA_7_1_random_attacks_end_and_keep_the_position_whole(seed: int) -> None:
    rng = Random(f"attacks {seed}")
    fought = 0
    while fought < 30:
        scene = random_attack(rng)
        if scene is not None:
            check_position(scene.s)
            play_out(rng, scene)
            check_position(scene.s)
            fought += 1
