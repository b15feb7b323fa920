"""What `bench.joan.behaviour` counts, and that a long measurement continues where it was stopped."""

from __future__ import annotations

from collections import Counter

import pytest

from bench.joan.behaviour import FIGURES, GAME, line_of, watched_game
from bench.joan.watching import Watch, attacks_upon, faces_enemy, is_lost_melee, is_worth_points
from tests.games.joan_of_arc.acting import ENGLISH, FRENCH, order_phase
from tests.games.joan_of_arc.scenes import Scene
from timefront.bots.bot import RandomBot
from timefront.games.joan_of_arc.content.vocabulary import CHARGE, COMMAND, INTERRUPT
from timefront.kernel.flow import CHANCE


def edge_between(scene: Scene, one: str, other: str) -> int:
    board = scene.setting.board
    border = board.border_between[scene.area(one) * board.area_count + scene.area(other)]
    return board.border_edges[border][0]


def test_a_charge_order_is_counted_where_somebody_can_charge_and_as_a_charge_where_he_does() -> None:
    scene = order_phase(Scene("patay", "mounted_knights 1 A2", "pikemen 2 C2"), charge=1)
    watch, s = Watch(), scene.s
    for choice in (("order", CHARGE, "A2"), ("charge", 0, "B2"), ("strike", "C2")):
        answer = scene.choice(*choice)
        watch.before(s, answer)
        s.answer(answer)
        watch.after(s, [])
    assert s.seat == CHANCE
    assert (watch.counts["charge_orders"], watch.counts["charges"]) == (1, 1)
    nobody = order_phase(Scene("patay", "pikemen 1 A2", "pikemen 2 C2"), charge=1)
    watch.before(nobody.s, nobody.choice("order", CHARGE, "A2"))
    assert watch.counts["charge_orders"] == 1


def test_an_interrupt_in_the_own_turn_is_a_plain_order() -> None:
    scene = order_phase(Scene("patay", "pikemen 1 A2", "pikemen 2 C2"), interrupt=1, command=1)
    watch = Watch()
    watch.before(scene.s, scene.choice("order", COMMAND, "A2"))
    assert watch.counts["interrupts"] == 0
    watch.before(scene.s, scene.choice("order", INTERRUPT, "A2"))
    watch.before(scene.s, ("interrupt", scene.area("A2")))
    assert (watch.counts["interrupts"], watch.counts["plain_interrupts"]) == (2, 1)


def test_stakes_face_an_enemy_who_can_come_to_them() -> None:
    scene = Scene("patay", "bowmen 2 D2b", "mounted_knights 1 B2", "crossbowmen 1 E3")
    assert faces_enemy(scene.s, 0, edge_between(scene, "D2b", "C2"))
    assert not faces_enemy(scene.s, 0, edge_between(scene, "D2b", "E2a"))


def test_a_character_is_reached_by_shots_melee_and_charges() -> None:
    units = ["la_hire 1 C2", "bowmen 2 D1b", "bowmen 2 D1b", "halberdiers 2 D2b", "provincial_militia 2 E3"]
    scene = Scene("patay", *units)
    assert is_worth_points(scene.s, 0)
    assert not is_worth_points(scene.s, 3)
    assert attacks_upon(scene.s, scene.area("C2"), FRENCH) == 2
    scene = Scene("patay", "john_talbot 2 C2", "mounted_knights 1 A2")
    assert attacks_upon(scene.s, scene.area("C2"), ENGLISH) == 1
    scene.s.orders = [0] * len(scene.s.orders)
    assert attacks_upon(scene.s, scene.area("C2"), ENGLISH) == 0


@pytest.mark.parametrize(("friends", "is_lost"), [((), True), (("foot_knights 1 C2",), False)])
def test_a_lone_unit_beside_many_has_lost(friends: tuple[str, ...], is_lost: bool) -> None:
    scene = Scene("patay", "crossbowmen 1 C2", *["foot_knights 2 D2b"] * 3, *friends)
    assert is_lost_melee(scene.s, 0) == is_lost


def test_a_whole_game_is_watched() -> None:
    setting = GAME.setting(GAME.built_in_pack(), "patay", {}, 2)
    counts = watched_game(setting, RandomBot(), "watched")
    assert counts["activations"] > 10
    assert counts["turns"] > 2
    assert 0 <= counts["lost_walks"] < counts["activations"]


def test_a_promise_is_judged_by_the_share() -> None:
    charges, stakes = FIGURES[0], FIGURES[1]
    counts = Counter({"charges": 2, "charge_orders": 5})
    assert line_of("patay", 1, charges, counts, "") == (
        "| patay | 1 | charge orders that charge | at least 50% | 40.0% (2 of 5) | DOES NOT HOLD |  |",
        False,
    )
    assert line_of("patay", 1, stakes, counts, "")[1]
