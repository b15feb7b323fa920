"""8. Fire in the camp phase (JA-4.11, JA-8.8, JA-8.9)."""

from __future__ import annotations

from tests.games.joan_of_arc.scenes import Scene
from timefront.games.joan_of_arc.board.areas import border_of
from timefront.games.joan_of_arc.board.laid import barricade_of, fire_of, light_fire, set_barricade
from timefront.games.joan_of_arc.rules.rounds.camp import CampPhase
from timefront.games.joan_of_arc.rules.rounds.fire import Fires
from timefront.games.joan_of_arc.show.checking import check
from timefront.games.joan_of_arc.show.view import view_of
from timefront.games.joan_of_arc.state import EXPERIENCE, OPEN, held
from timefront.kernel.flow import NOBODY

FRENCH, ENGLISH = 0, 1


def burning(scene: Scene, *areas: str, by: int = ENGLISH) -> Scene:
    """Fires of a seat in these areas."""
    for area in areas:
        light_fire(scene.s, scene.area(area), by)
    return scene


def elements_in(scene: Scene, area: str) -> list[str]:
    """What stands in an area."""
    plan = scene.setting.plan
    return [
        plan.stock.elements[plan.element_kinds[element]].key
        for element, place in enumerate(plan.element_areas)
        if place == scene.area(area) and scene.s.elements >> element & 1
    ]


def test_JA_4_11_every_fire_burns_in_the_camp_phase() -> None:
    scene = burning(Scene("patay", "pikemen 1 A1", "bowmen 2 E3"), "B3a", "E1a").start(CampPhase())
    assert [fact["area"] for fact in scene.facts("fire-burned")] == [scene.area("B3a"), scene.area("E1a")]


def test_JA_8_8_a_fire_removes_one_tree_and_stays() -> None:
    scene = burning(Scene("patay", "pikemen 1 A1"), "B3a")
    room = scene.s.room[scene.area("B3a")]
    scene.start(Fires())
    assert elements_in(scene, "B3a") == ["tree"]
    assert scene.s.room[scene.area("B3a")] == room + 1
    assert scene.s.with_tree >> scene.area("B3a") & 1
    scene.start(Fires())
    assert elements_in(scene, "B3a") == []
    assert not scene.s.with_tree >> scene.area("B3a") & 1
    assert fire_of(scene.s, scene.area("B3a")) == ENGLISH + 1


def test_JA_8_8_bushes_burn_and_wells_do_not() -> None:
    scene = burning(Scene("fierbois", "pikemen 1 A2"), "E2a", "C2c").start(Fires())
    assert elements_in(scene, "E2a") == []
    assert elements_in(scene, "C2c") == ["well"]


def test_JA_8_8_a_fire_removes_the_barricade() -> None:
    scene = burning(Scene("patay", "pikemen 1 A1"), "B3a")
    area = scene.area("B3a")
    set_barricade(scene.s, area, FRENCH)
    scene.s.room[area] -= 1
    room = scene.s.room[area]
    scene.start(Fires())
    assert barricade_of(scene.s, area) == 0
    assert scene.s.room[area] == room + 2
    assert scene.facts("barricade-removed") == [{"area": area}]


def test_JA_8_8_of_several_stakes_the_owner_of_the_fire_chooses() -> None:
    scene = burning(Scene("patay", "pikemen 1 A1"), "C2", by=FRENCH).start(Fires())
    board = scene.setting.board
    edges = [
        board.border_edges[border_of(scene.s, scene.area("C2"), scene.area(beyond))][0] for beyond in ("D2b", "D1b")
    ]
    assert scene.s.seat == FRENCH
    free = next(edge for edge in range(len(scene.s.edges)) if edge not in edges)
    assert scene.refused("burn-stakes", free).key == "no-stakes-in-the-fire"
    scene.choose("burn-stakes", edges[0])
    assert scene.s.edges[edges[0]] == OPEN
    assert scene.s.edges[edges[1]] != OPEN


def test_JA_8_8_each_unit_suffers_a_red_die_without_defence() -> None:
    scene = burning(Scene("patay", "pikemen 1 B2", "foot_knights 1 B2", "bowmen 1 B2", "la_hire 1 B2"), "B2")
    scene.start(Fires())
    assert scene.pool() == 4
    scene.roll("kill", "disrupt", "shield", "kill")
    assert [scene.where(unit) for unit in range(4)] == ["graveyard", "disrupted", "B2", "B2"]
    assert scene.s.wounds[3] == 1
    assert scene.s.sent_by[1] == ENGLISH


def test_JA_8_8_a_pushed_unit_flees_where_its_owner_chooses() -> None:
    scene = burning(Scene("patay", "pikemen 1 B2", "bowmen 1 B2", "bowmen 2 C2"), "B2")
    scene.start(Fires()).roll("push", "shield")
    assert scene.s.seat == FRENCH
    assert scene.refused("push-unit", 0, "C2").key == "area-not-open"
    assert scene.refused("push-unit", 1, "A2").key == "not-pushed"
    scene.choose("push-unit", 0, "A2")
    assert [scene.where(unit) for unit in (0, 1)] == ["A2", "B2"]


def test_JA_8_8_whoever_can_flee_nowhere_is_disrupted() -> None:
    scene = Scene("fierbois", "peasants 1 A2", "bowmen 2 B1a", "bowmen 2 B2")
    neighbours = scene.setting.board.neighbours[scene.area("A2")]
    assert {scene.setting.board.area_names[area] for area in neighbours} == {"B1a", "B2"}
    burning(scene, "A2").start(Fires()).roll("push")
    assert scene.where(0) == "disrupted"


def test_JA_9_fireproof_no_fire_touches_it() -> None:
    scene = burning(Scene("patay", "aitvaras 1 B2", "bowmen 1 B2"), "B2").start(Fires())
    assert scene.pool() == 1
    scene.roll("kill")
    assert [scene.where(unit) for unit in (0, 1)] == ["B2", "graveyard"]


def test_JA_9_immortal_fire_sends_it_to_the_infirmary() -> None:
    scene = burning(Scene("patay", "danse_macabre 1 B2"), "B2").start(Fires()).roll("kill")
    assert scene.where(0) == "disrupted"


def test_JA_7_10_victims_pay_the_owner_of_a_hostile_fire_alone() -> None:
    reward = 0
    for by in (FRENCH, ENGLISH):
        scene = burning(Scene("patay", "la_hire 1 B2"), "B2", by=by)
        scene.s.wounds[0] = scene.setting.cards.hp[scene.s.profile[0]] - 1
        before = held(scene.s, by, EXPERIENCE)
        scene.start(Fires()).roll("kill")
        assert scene.where(0) == "graveyard"
        reward = scene.setting.cards.rewards[scene.s.profile[0]][EXPERIENCE]
        assert held(scene.s, by, EXPERIENCE) == before + (reward if by == ENGLISH else 0)
    assert reward


def test_JA_6_4_a_civilian_that_is_disrupted_by_fire_is_destroyed() -> None:
    scene = burning(Scene("patay", "farmer 0 B2"), "B2").start(Fires()).roll("disrupt")
    assert scene.where(0) == "graveyard"


def test_JA_8_8_the_owner_of_the_fire_says_where_a_civilian_of_nobody_flees() -> None:
    """Ruling J-62: to any adjacent area with room, whoever is there; it still belongs to nobody."""
    scene = burning(Scene("patay", "farmer 0 B2", "pikemen 1 A2", "bowmen 2 C2"), "B2").start(Fires()).roll("push")
    assert scene.s.seat == ENGLISH
    assert {"A2", "C2"} <= {scene.setting.board.area_names[choice[2]] for choice in scene.offered("push-unit")}
    scene.choose("push-unit", 0, "C2")
    assert (scene.where(0), scene.s.owner[0]) == ("C2", NOBODY)
    assert check(scene.s) == []


def test_JA_8_8_a_civilian_of_nobody_that_no_area_can_take_is_destroyed() -> None:
    scene = Scene("fierbois", "farmer 0 A2")
    for area in scene.setting.board.neighbours[scene.area("A2")]:
        scene.s.room[area] = 0
    burning(scene, "A2").start(Fires()).roll("push")
    assert scene.where(0) == "graveyard"


def test_JA_8_8_on_the_ground_it_damages_a_building_and_spares_those_inside() -> None:
    scene = burning(Scene("fierbois", "peasants 1 C2a.1"), "C2a").start(Fires())
    assert scene.asked() == "Fire.burn"
    assert scene.refused("burn-building", 1).key == "no-building-in-the-fire"
    scene.choose("burn-building", 0)
    assert scene.s.damage[0] == 1
    assert scene.where(0) == "C2a.1"


def test_JA_8_8_of_several_buildings_the_owner_of_the_fire_chooses() -> None:
    scene = burning(Scene("fierbois", "peasants 1 A2"), "D2b").start(Fires())
    assert scene.s.seat == ENGLISH
    assert [choice[1] for choice in scene.offered("burn-building")] == [4, 5]
    scene.choose("burn-building", 5)
    assert scene.s.damage == [0, 0, 0, 0, 0, 1]


def test_JA_8_8_inside_it_burns_the_occupants_and_damages_that_building() -> None:
    scene = burning(Scene("fierbois", "peasants 1 D2b.2", "peasants 1 D2b"), "D2b.2").start(Fires())
    assert scene.pool() == 1
    scene.roll("push").choose("push-unit", 0, "D2b").choose("burn-building", 5)
    assert scene.where(0) == "D2b"
    assert scene.s.damage[5] == 1


def test_JA_8_8_a_building_at_its_resistance_collapses_and_the_fire_is_removed() -> None:
    scene = burning(Scene("fierbois", "peasants 1 A2"), "C2a", "C2a.1")
    scene.s.damage[0] = 1
    scene.start(Fires()).choose("burn-building", 0)
    assert scene.s.rubble == 1
    assert fire_of(scene.s, scene.area("C2a")) == 0
    assert fire_of(scene.s, scene.area("C2a.1")) == 0
    assert len(scene.facts("fire-burned")) == 1


def test_JA_8_9_resistance_counts_unless_the_option_says_capacity() -> None:
    for limit, capacity, rubble in (("resistance", 5, 4), ("capacity", 5, 0)):
        scene = burning(Scene("fierbois", "peasants 1 A2", fire_collapse=limit), "C3a")
        assert scene.setting.board.capacity[scene.area("C3a.1")] == capacity
        scene.s.damage[2] = 2
        scene.start(Fires()).choose("burn-building", 2)
        assert scene.s.rubble == rubble


def test_JA_8_8_an_empty_area_burns_without_harm() -> None:
    scene = burning(Scene("patay", "pikemen 1 A1"), "A3").start(Fires())
    assert scene.facts("fire-struck") == []
    assert fire_of(scene.s, scene.area("A3")) == ENGLISH + 1


def test_JA_10_6_rubble_takes_no_damage() -> None:
    scene = burning(Scene("fierbois", "peasants 1 C2a.1"), "C2a", "C2a.1")
    scene.s.rubble = 1
    scene.s.with_building &= ~(1 << scene.area("C2a"))
    scene.start(Fires())
    assert scene.pool() == 1
    scene.roll("shield")
    assert scene.s.damage[0] == 0
    assert scene.where(0) == "C2a.1"


def test_JA_10_2_a_burnt_element_is_gone_and_leaves_no_rubble() -> None:
    scene = burning(Scene("patay", "pikemen 1 A1"), "D1a").start(Fires())
    assert elements_in(scene, "D1a") == []
    assert len(scene.facts("element-removed")) == 1


def test_JA_8_8_the_owner_chooses_who_flees_first() -> None:
    scene = burning(Scene("fierbois", "pikemen 1 E1", "citizen 1 E1"), "E1").start(Fires()).roll("push", "push")
    assert {choice[1] for choice in scene.offered("push-unit")} == {0, 1}
    scene.choose("push-unit", 1, "D1a").choose("push-unit", 0, "D1a")
    assert [scene.where(unit) for unit in range(2)] == ["D1a", "D1a"]


def test_JA_8_8_of_units_that_are_alike_the_first_flees_first() -> None:
    scene = burning(Scene("patay", "pikemen 1 B3a", "pikemen 1 B3a"), "B3a").start(Fires()).roll("push", "push")
    assert {choice[1] for choice in scene.offered("push-unit")} == {0}
    assert scene.refused("push-unit", 1, "B3b").key == "take-the-first-alike"


def test_JA_7_10_nobody_is_paid_for_an_own_civilian_in_the_own_fire() -> None:
    scene = burning(Scene("fierbois", "pikemen 1 E1", "citizen 1 E1"), "E1", by=FRENCH)
    scene.setting.unit_bounty[1] = [1, 0, 0]
    before = held(scene.s, FRENCH, EXPERIENCE)
    scene.start(Fires()).roll("kill", "kill")
    assert held(scene.s, FRENCH, EXPERIENCE) == before


def test_JA_8_9_the_damage_is_told_with_the_limit_that_counts() -> None:
    scene = burning(Scene("fierbois", "pikemen 1 A2", fire_collapse="capacity"), "C3a").start(Fires())
    scene.choose("burn-building", 2)
    assert scene.facts("building-damaged")[0]["resistance"] == 5
    assert view_of(scene.s, None).buildings[2].resistance == 5


def test_JA_7_7_a_unit_with_hit_points_may_stand_in_a_fire_for_a_wound() -> None:
    """JA-8.8, ruling J-62: a push is a push."""
    scene = burning(Scene("patay", "la_hire 1 B2"), "B2").start(Fires()).roll("push").choose("take-wound", 0)
    assert (scene.where(0), scene.s.wounds[0]) == ("B2", 1)


def test_JA_8_8_a_civilian_flees_though_its_soldier_dies_in_the_same_fire() -> None:
    """JA-6.4, ruling J-62: all dice of a fire fall together; its owner at that moment chooses where it goes."""
    scene = burning(Scene("fierbois", "pikemen 1 E1", "citizen 1 E1"), "E1").start(Fires()).roll("push", "kill")
    assert scene.s.seat == FRENCH
    scene.choose("push-unit", 1, "D1a")
    assert (scene.where(0), scene.where(1), scene.s.owner[1]) == ("graveyard", "D1a", NOBODY)


def test_JA_7_10_nobody_is_paid_for_an_own_civilian_that_can_flee_nowhere() -> None:
    """JA-7.10: although its soldier had died, and it belonged to nobody, when it was disrupted."""
    everywhere = ["bowmen 2 B1a", "bowmen 2 B2"]
    scene = burning(Scene("fierbois", "pikemen 1 A2", "citizen 1 A2", *everywhere), "A2", by=FRENCH)
    scene.setting.unit_bounty[1] = [1, 0, 0]
    before = held(scene.s, FRENCH, EXPERIENCE)
    scene.start(Fires()).roll("push", "kill")
    assert (scene.where(1), held(scene.s, FRENCH, EXPERIENCE)) == ("graveyard", before)
