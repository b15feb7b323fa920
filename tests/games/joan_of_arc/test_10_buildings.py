"""10. Damage to buildings, their collapse, and the removal of small ones (JA-10.2, JA-10.4, JA-10.6, JA-12.7)."""

from __future__ import annotations

from tests.games.joan_of_arc.scenes import Scene
from timefront.games.joan_of_arc.board.areas import has_terrain_effect, steps_open_to
from timefront.games.joan_of_arc.board.laid import barricade_of, lay_order, orders_against, set_barricade
from timefront.games.joan_of_arc.content.vocabulary import DEFENCE_REROLL
from timefront.games.joan_of_arc.rules.buildings import Collapse, Razing, buildings_standing_in, damage
from timefront.games.joan_of_arc.show.checking import check
from timefront.games.joan_of_arc.state import EXPERIENCE, REROLL, held
from timefront.kernel.flow import NOBODY, OVER

FRENCH, ENGLISH = 0, 1
WEST_HOUSE, CHURCH, MANOR, SMITHY, SACRISTY = 0, 2, 3, 4, 5


def test_JA_10_4_a_building_collapses_when_the_damage_reaches_its_resistance() -> None:
    scene = Scene("fierbois", "peasants 1 A2")
    assert not damage(scene.s, WEST_HOUSE, ENGLISH)
    assert damage(scene.s, WEST_HOUSE, ENGLISH)
    assert [fact["damage"] for fact in scene.facts("building-damaged")] == [1, 2]


def test_JA_10_4_rubble_takes_1_space_and_gives_no_cover() -> None:
    scene = Scene("fierbois", "peasants 1 A2")
    area = scene.area("C3a")
    room = scene.s.room[area]
    assert has_terrain_effect(scene.s, area, DEFENCE_REROLL)
    scene.start(Collapse(CHURCH, ENGLISH))
    assert scene.s.room[area] == room + 1
    assert not has_terrain_effect(scene.s, area, DEFENCE_REROLL)
    assert buildings_standing_in(scene.s, area) == []
    assert check(scene.s) == []


def test_JA_10_4_another_building_of_the_area_still_stands() -> None:
    scene = Scene("fierbois", "peasants 1 A2").start(Collapse(SACRISTY, ENGLISH))
    assert buildings_standing_in(scene.s, scene.area("D2b")) == [SMITHY]
    assert scene.s.with_building >> scene.area("D2b") & 1
    assert check(scene.s) == []


def test_JA_10_4_every_unit_inside_suffers_a_red_die_with_its_defence_dice() -> None:
    scene = Scene("fierbois", "peasants 1 C3a.1", "provincial_militia 1 C3a.1", "provincial_militia 2 C3a.1")
    scene.start(Collapse(CHURCH, ENGLISH))
    assert scene.pool() == 1
    scene.roll("kill")
    assert scene.pool() == 2
    scene.roll("kill", "shield").roll("disrupt", "blank").choose("let-roll-stand")
    assert [scene.where(unit) for unit in range(3)] == ["graveyard", "C3a.1", "disrupted"]


def test_JA_8_7_the_reroll_token_is_good_for_the_defence_dice_of_a_collapse() -> None:
    scene = Scene("fierbois", "provincial_militia 2 C3a.1").start(Collapse(CHURCH, FRENCH)).roll("kill", "blank")
    scene.choose("use-reroll-token")
    assert scene.pool() == 1
    scene.roll("shield")
    assert (scene.where(0), held(scene.s, ENGLISH, REROLL)) == ("C3a.1", 0)


def test_JA_10_4_whoever_is_pushed_goes_out_into_the_area_around() -> None:
    scene = Scene("fierbois", "peasants 1 C3a.1", "peasants 2 C3a.1", "peasants 1 C3a")
    scene.start(Collapse(CHURCH, ENGLISH)).roll("push").choose("push-unit", 0, "C3a").roll("push")
    assert [scene.where(unit) for unit in range(2)] == ["C3a", "disrupted"]


def test_JA_10_4_whoever_brought_it_down_pushes_a_civilian_of_nobody_out() -> None:
    """Ruling J-62: nobody else could choose where it goes."""
    scene = Scene("fierbois", "citizen 0 C3a.1", "peasants 2 C3a").start(Collapse(CHURCH, ENGLISH))
    scene.roll("push", *["blank"] * (scene.pool() - 1))
    assert scene.s.seat == ENGLISH
    scene.choose("push-unit", 0, "C3a")
    assert (scene.where(0), scene.s.owner[0]) == ("C3a", NOBODY)


def test_JA_9_tough_units_withstand_a_collapse() -> None:
    """JA-10.4, ruling J-48: they defend themselves, so a SHIELD on a black die cancels the KILL."""
    for face, place in (("shield", "C3a.1"), ("kill", "graveyard")):
        scene = Scene("fierbois", "flagellants 1 C3a.1").start(Collapse(CHURCH, ENGLISH))
        scene.roll("kill", *["blank"] * (scene.pool() - 1))
        if scene.asked() == "Collapse.token":
            scene.choose("let-roll-stand")
        assert (scene.asked(), scene.pool()) == ("toughness", 1)
        scene.roll(face)
        if scene.asked() == "DeadlyBlow.token":
            scene.choose("let-roll-stand")
        assert scene.where(0) == place
    assert scene.s.seat == OVER


def test_JA_10_4_survivors_stay_on_the_rubble() -> None:
    scene = Scene("fierbois", "peasants 1 C3a.1").start(Collapse(CHURCH, ENGLISH)).roll("shield")
    assert scene.where(0) == "C3a.1"
    assert scene.s.rubble == 1 << CHURCH


def test_JA_10_4_the_objective_of_a_collapse_counts_once() -> None:
    scene = Scene("fierbois", "peasants 1 A2").start(Collapse(WEST_HOUSE, ENGLISH))
    assert scene.s.points == [0, 1]


def test_JA_4_12_the_collapse_that_gives_the_sixth_point_ends_the_war_at_once() -> None:
    scene = Scene("fierbois", "peasants 1 C2a.1")
    scene.s.points = [0, 5]
    scene.start(Collapse(WEST_HOUSE, ENGLISH))
    assert scene.s.seat == OVER
    assert scene.s.verdict == ENGLISH


def test_JA_7_10_victims_of_a_collapse_pay_the_owner_of_the_damage_if_hostile() -> None:
    for by in (FRENCH, ENGLISH):
        scene = Scene("fierbois", "french_hero 1 C3a.1")
        cards, profile = scene.setting.cards, scene.s.profile[0]
        scene.s.wounds[0] = max(0, cards.hp[profile] - 1)
        before = held(scene.s, by, EXPERIENCE)
        scene.start(Collapse(CHURCH, by)).roll("kill", "disrupt")
        assert scene.where(0) == "graveyard"
        assert held(scene.s, by, EXPERIENCE) - before == (cards.rewards[profile][0] if by == ENGLISH else 0)


def test_JA_9_immortal_a_collapse_sends_it_to_the_infirmary() -> None:
    scene = Scene("fierbois", "danse_macabre 1 C3a.1").start(Collapse(CHURCH, ENGLISH)).roll("kill")
    assert scene.where(0) == "disrupted"


# Small buildings are removed


def test_JA_12_7_of_a_small_building_nothing_is_left() -> None:
    scene = Scene("fierbois", "peasants 1 A2")
    area, inside = scene.area("C2a"), scene.area("C2a.1")
    room = scene.s.room[area]
    lay_order(scene.s, inside, 0)
    set_barricade(scene.s, inside, 0)
    scene.s.room[inside] -= 1
    scene.start(Razing(WEST_HOUSE, ENGLISH))
    assert scene.s.room[area] == room + 1
    assert (scene.s.room[inside], orders_against(scene.s, inside, 0), barricade_of(scene.s, inside)) == (0, 0, 0)
    assert buildings_standing_in(scene.s, area) == []
    assert scene.s.points == [0, 1]
    assert scene.facts("building-razed") == [{"seat": ENGLISH, "building": WEST_HOUSE, "area": area}]
    assert check(scene.s) == []


def test_JA_12_7_whoever_was_inside_suffers_the_die_and_stands_outside() -> None:
    scene = Scene("fierbois", "peasants 1 C2a.1", "provincial_militia 1 C2a.1")
    scene.start(Razing(WEST_HOUSE, ENGLISH)).roll("kill").roll("kill", "shield")
    assert [scene.where(unit) for unit in range(2)] == ["graveyard", "C2a"]
    assert check(scene.s) == []


def test_JA_12_7_who_cannot_stand_outside_goes_to_the_infirmary() -> None:
    scene = Scene("fierbois", "french_hero 1 C2a.1", "peasants 2 C2a")
    scene.start(Razing(WEST_HOUSE, ENGLISH)).roll("kill", "shield")
    assert (scene.where(0), scene.s.wounds[0]) == ("disrupted", 0)
    assert check(scene.s) == []


def test_JA_12_7_nobody_enters_where_a_building_was() -> None:
    scene = Scene("fierbois", "peasants 1 C2a")
    inside = scene.area("C2a.1")
    assert inside in steps_open_to(scene.s, 0, FRENCH)
    scene.start(Razing(WEST_HOUSE, ENGLISH))
    assert inside not in steps_open_to(scene.s, 0, FRENCH)


def test_JA_12_7_a_civilian_of_nobody_stands_outside_too() -> None:
    scene = Scene("fierbois", "blacksmith 0 D2b.2").start(Razing(SACRISTY, ENGLISH)).roll("shield")
    assert (scene.where(0), scene.s.points) == ("D2b", [0, 0])
    assert check(scene.s) == []


def test_JA_10_6_rubble_can_be_removed_like_a_building_of_size_1() -> None:
    scene = Scene("fierbois", "peasants 1 A2").start(Collapse(CHURCH, ENGLISH))
    room = scene.s.room[scene.area("C3a")]
    scene.start(Razing(CHURCH, ENGLISH))
    assert scene.s.room[scene.area("C3a")] == room + 1
    assert check(scene.s) == []


def test_JA_6_4_recruited_civilians_are_struck_while_their_soldiers_stand() -> None:
    scene = Scene("fierbois", "peasants 1 C3a.1", "priest 1 C3a.1").start(Collapse(CHURCH, ENGLISH))
    scene.roll("push").choose("push-unit", 1, "C3a").roll("push").choose("push-unit", 0, "C3a")
    assert [scene.where(unit) for unit in range(2)] == ["C3a", "C3a"]


def test_JA_7_7_a_unit_with_hit_points_may_stand_in_a_collapse_for_a_wound() -> None:
    """JA-10.4."""
    scene = Scene("fierbois", "la_hire 1 C3a.1").start(Collapse(CHURCH, ENGLISH))
    scene.roll("push", *["disrupt"] * (scene.pool() - 1))
    if scene.asked() == "Collapse.token":
        scene.choose("let-roll-stand")
    scene.choose("take-wound", 0)
    assert (scene.where(0), scene.s.wounds[0]) == ("C3a.1", 1)
