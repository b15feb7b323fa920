"""8. Engineers: barricades and fire, and who puts it out (JA-8.8)."""

from __future__ import annotations

from tests.games.joan_of_arc.acting import ENGLISH, FRENCH, activate, areas, areas_of
from tests.games.joan_of_arc.scenes import Scene
from timefront.games.joan_of_arc.board.laid import barricade_of, fire_of, light_fire
from timefront.games.joan_of_arc.board.placing import move
from timefront.kernel.flow import OVER


def test_JA_8_8_an_engineer_builds_a_barricade_in_a_forest() -> None:
    """JA-8.8, JA-9.engineer: it takes one space."""
    scene = Scene("foragers", "sappers 1 D3a", "pikemen 1 D3a")
    area = scene.area("D3a")
    room = scene.s.room[area]
    activate(scene, "D3a").choose("barricade", 0)
    assert scene.refused("barricade", 1).rule == "JA-9.engineer"
    scene.choose("wait", 1)
    assert barricade_of(scene.s, area) == 1
    assert scene.s.room[area] == room - 1
    assert scene.facts("barricade-built") == [{"seat": FRENCH, "unit": 0, "area": area}]
    activate(scene, "D3a")
    assert scene.refused("barricade", 0).key == "barricade-stands"


def test_JA_8_8_in_villages_and_buildings_too_but_not_in_the_open() -> None:
    scene = Scene("fierbois", "sappers 2 C3a", "sappers 2 C3a.1", "sappers 2 C3b")
    for place in ("C3a", "C3a.1"):
        activate(scene, place, seat=ENGLISH)
        assert scene.offered("barricade")
    activate(scene, "C3b", seat=ENGLISH)
    assert scene.refused("barricade", 2).key == "no-place-for-barricade"


def test_JA_8_8_both_sides_in_a_building_have_one_barricade() -> None:
    """One per area; each side's group is a separate area only for orders, activation and attack (ruling J-22)."""
    scene = Scene("fierbois", "sappers 1 C3a.1", "sappers 2 C3a.1")
    inside = scene.area("C3a.1")
    activate(scene, "C3a.1").choose("barricade", 0)
    activate(scene, "C3a.1", seat=ENGLISH)
    assert scene.refused("barricade", 1).key == "barricade-stands"
    assert barricade_of(scene.s, inside) == FRENCH + 1
    assert scene.s.room[inside] == 2


def test_JA_1_5_no_barricade_in_a_forest_without_trees() -> None:
    scene = Scene("foragers", "sappers 1 D3a")
    scene.s.elements = scene.s.with_tree = 0
    activate(scene, "D3a")
    assert scene.refused("barricade", 0).key == "no-place-for-barricade"


def test_JA_1_2_a_barricade_needs_room() -> None:
    scene = Scene("fierbois", "sappers 1 C2a.1", "pikemen 1 C2a.1")
    activate(scene, "C2a.1")
    refusal = scene.refused("barricade", 0)
    assert (refusal.rule, refusal.key) == ("JA-1.2", "no-room")


def test_JA_8_8_two_engineers_do_not_declare_the_same_work() -> None:
    scene = Scene("foragers", "sappers 1 D3a", "supplicants 1 D3a")
    activate(scene, "D3a").choose("barricade", 0)
    assert scene.refused("barricade", 1).key == "declared-already"
    scene.choose("set-fire", 1)


def test_JA_8_8_an_enemy_who_enters_removes_a_barricade() -> None:
    scene = Scene("foragers", "sappers 1 D3a", "pikemen 2 D3b")
    activate(scene, "D3a").choose("barricade", 0)
    move(scene.s, [0], scene.area("B2"))
    activate(scene, "D3b", seat=ENGLISH).choose("move", 1, "D3a")
    assert barricade_of(scene.s, scene.area("D3a")) == 0
    assert scene.facts("barricade-removed")


def test_JA_8_8_setting_fire_is_followed_by_a_bonus_move() -> None:
    """JA-8.8, JA-6.11."""
    scene = Scene("fierbois", "sappers 2 C3b", "pikemen 1 C3a")
    activate(scene, "C3b", seat=ENGLISH).choose("set-fire", 0)
    assert fire_of(scene.s, scene.area("C3b")) == ENGLISH + 1
    assert areas(scene, "step-away") == ["B2"]
    assert scene.refused("step-away", "C3a").key == "not-open"
    scene.choose("step-away", "B2")
    assert scene.where(0) == "B2"
    assert scene.s.seat == OVER


def test_JA_8_8_the_bonus_move_may_be_declined_and_one_fire_burns_in_an_area() -> None:
    scene = Scene("fierbois", "sappers 2 C3b")
    activate(scene, "C3b", seat=ENGLISH).choose("set-fire", 0).choose("stay")
    assert scene.where(0) == "C3b"
    activate(scene, "C3b", seat=ENGLISH)
    assert scene.refused("set-fire", 0).key == "burns-already"


def test_JA_8_8_an_engineer_puts_out_the_fire_of_its_area() -> None:
    scene = Scene("fierbois", "sappers 1 C3b")
    for place in ("C3a", "C3b"):
        light_fire(scene.s, scene.area(place), ENGLISH)
    activate(scene, "C3b")
    assert areas(scene, "remove-fire") == ["C3b"]
    assert scene.refused("remove-fire", 0, "C3a").key == "out-of-reach"
    scene.choose("remove-fire", 0, "C3b")
    assert fire_of(scene.s, scene.area("C3b")) == 0
    assert scene.facts("fire-put-out")


def test_JA_8_8_peasants_put_out_fires_around_them() -> None:
    """JA-8.8: their power reaches adjacent areas, including adjacent buildings."""
    scene = Scene("fierbois", "peasants 1 C3a", "peasants 1 C3a")
    for place in ("C3a.1", "C3b"):
        light_fire(scene.s, scene.area(place), ENGLISH)
    activate(scene, "C3a")
    assert areas_of(scene, "remove-fire", 0) == ["C3b", "C3a.1"]
    assert scene.refused("remove-fire", 0, "C3a").key == "no-fire-there"
    scene.choose("remove-fire", 0, "C3b")
    assert scene.refused("remove-fire", 1, "C3b").key == "declared-already"
    scene.choose("remove-fire", 1, "C3a.1").choose("do-deed", 1)
    assert not any(scene.s.laid)


def test_JA_9_engineer_is_needed_for_all_of_it() -> None:
    scene = activate(Scene("foragers", "pikemen 1 D3a"), "D3a")
    assert scene.refused("barricade", 0).key == "lacks-skill"
    assert scene.refused("set-fire", 0).key == "lacks-skill"
    light_fire(scene.s, scene.area("D3a"), 0)
    assert scene.refused("remove-fire", 0, "D3a").key == "out-of-reach"
