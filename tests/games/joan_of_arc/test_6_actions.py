"""6. Actions: declaring and resolving, moving, buildings, attacking, shooting, waiting."""

from __future__ import annotations

from tests.games.joan_of_arc.acting import ENGLISH, FRENCH, activate, areas, areas_of, until_fought, ways
from tests.games.joan_of_arc.scenes import Scene
from tests.games.joan_of_arc.test_10_stakes import edges_between
from timefront.games.joan_of_arc.board.losses import destroy
from timefront.games.joan_of_arc.content.vocabulary import CHARGE, MELEE, SHOOTING
from timefront.games.joan_of_arc.rules.activation.targets import shot_candidates
from timefront.games.joan_of_arc.rules.attack.muster import attackers, is_by_command, kind_of_roll, target_of
from timefront.games.joan_of_arc.state import HAS_MOVED
from timefront.kernel.flow import OVER

# One action for each unit


def test_JA_6_1_each_unit_has_one_action_declared_before_any_is_resolved() -> None:
    """JA-6.1, JA-4.5, ruling J-13: the owner chooses the order in which they are resolved."""
    units = ("pikemen 1 B2", "halberdiers 1 B2", "crossbowmen 1 B2", "pikemen 2 B3")
    scene = activate(Scene("foragers", *units), "B2")
    scene.choose("move", 0, "C3c").choose("melee", 1, "B3").choose("wait", 2)
    assert [scene.where(unit) for unit in range(3)] == ["B2", "B2", "B2"]
    assert scene.refused("finish-activation").key == "actions-left"
    assert scene.refused("do-move", "C2a").key == "no-move-declared"
    assert scene.refused("do-attack", "C3c").key == "no-attack-declared"
    assert scene.refused("do-deed", 0).key == "nothing-declared"
    scene.choose("do-move", "C3c")
    assert [scene.where(unit) for unit in range(3)] == ["C3c", "B2", "B2"]
    until_fought(scene)
    assert scene.s.seat == OVER


def test_JA_4_5_moves_that_do_not_touch_each_other_need_no_order() -> None:
    scene = activate(Scene("foragers", "pikemen 1 B2", "halberdiers 1 B2", "crossbowmen 1 B2"), "B2")
    scene.choose("move", 0, "C3c").choose("move", 1, "C2a").choose("wait", 2)
    assert [scene.where(unit) for unit in range(3)] == ["C3c", "C2a", "B2"]
    assert scene.s.seat == OVER


def test_JA_6_1_units_declare_in_any_order() -> None:
    """Of identical units the first is named; none declares twice."""
    scene = activate(Scene("foragers", "pikemen 1 B2", "pikemen 1 B2", "halberdiers 1 B2"), "B2")
    scene.choose("move", 2, "B3")
    assert scene.refused("move", 2, "C2a").key == "has-declared"
    assert scene.refused("move", 1, "C2a").key == "take-the-first-alike"
    scene.choose("move", 0, "C3c").choose("move", 1, "C2a")
    assert [scene.where(unit) for unit in range(3)] == ["C2a", "C3c", "B3"]


def test_JA_6_1_in_whatever_order_units_that_are_alike_declare_it_comes_to_the_same() -> None:
    """The action of the first unit is resolved first."""
    found = []
    for first, second in (("C2a", "C3c"), ("C3c", "C2a")):
        scene = activate(Scene("foragers", "pikemen 1 B2", "pikemen 1 B2", "halberdiers 1 B2"), "B2")
        scene.choose("move", 0, first).choose("move", 1, second).choose("move", 2, "B3")
        found.append([scene.where(unit) for unit in range(3)])
    assert found[0] == found[1]


def test_JA_6_5_all_units_of_a_sort_shoot_together() -> None:
    scene = Scene("foragers", "bowmen 1 B2", "bowmen 1 B2", "pikemen 1 B2", "pikemen 2 C3c")
    scene.s.tokens[4] = 0
    activate(scene, "B2")
    assert scene.refused("all-shoot", 2, "C3c").key == "nobody-alike"
    assert scene.refused("all-shoot", 1, "C3c").key == "take-the-first-alike"
    assert scene.refused("wait", 0).key == "wait-together"
    scene.choose("all-shoot", 0, "C3c").choose("wait", 2)
    assert (attackers(scene.s), kind_of_roll(scene.s)) == ([0, 1], SHOOTING)


def test_JA_6_8_some_of_a_sort_act_and_the_others_wait_together() -> None:
    scene = activate(Scene("foragers", *["pikemen 1 B2"] * 3), "B2")
    assert scene.refused("rest-waits").key == "one-sort-left"
    scene.choose("move", 0, "B3").choose("all-wait", 1)
    assert [scene.where(unit) for unit in range(3)] == ["B3", "B2", "B2"]


def test_JA_6_2_all_of_a_sort_go_only_where_all_have_room() -> None:
    scene = Scene("foragers", *["pikemen 1 B2"] * 3, *["halberdiers 1 C2a"] * 4)
    free = scene.s.room[scene.area("C2a")]
    activate(scene, "B2")
    assert 0 < free < 3
    assert scene.offered("move")
    assert scene.refused("all-move", 0, "C2a").key == "no-room"
    scene.choose("all-move", 0, "B3")
    assert [scene.where(unit) for unit in range(3)] == ["B3", "B3", "B3"]


def test_JA_6_5_the_rest_does_what_it_can_of_whatever_sort() -> None:
    """A unit that cannot do it still has to declare."""
    units = ("bowmen 1 B2", "crossbowmen 1 B2", "pikemen 1 B2", "pikemen 2 C3c")
    scene = Scene("foragers", *units)
    scene.s.tokens[4] = 0
    activate(scene, "B2").choose("rest-shoot", "C3c")
    assert scene.refused("rest-shoot", "C3c").key == "no-shooting-dice"
    assert scene.refused("melee", 2, "C3c").key == "other-attack-declared"
    scene.choose("wait", 2)
    assert attackers(scene.s) == [0, 1]


def test_JA_6_2_the_rest_goes_together_if_all_fit_or_waits() -> None:
    scene = Scene("foragers", "pikemen 1 B2", "halberdiers 1 B2", "crossbowmen 1 B2", *["guisarmiers 1 C2a"] * 4)
    activate(scene, "B2")
    assert scene.refused("rest-move", "C2a").key == "no-room"
    assert scene.refused("rest-melee", "C2a").key == "no-enemy-there"
    scene.choose("wait", 0).choose("rest-move", "B3")
    assert [scene.where(unit) for unit in range(3)] == ["B2", "B3", "B3"]
    scene = activate(Scene("foragers", "pikemen 1 B2", "halberdiers 1 B2"), "B2").choose("rest-waits")
    assert scene.s.seat == OVER


def test_JA_6_1_a_wounded_unit_is_not_like_an_unhurt_one() -> None:
    scene = Scene("foragers", "ballista 1 B2", "ballista 1 B2")
    scene.s.wounds[1] = 1
    activate(scene, "B2").choose("move", 0, "C2a").choose("move", 1, "B3")


def test_JA_4_5_what_became_impossible_is_a_wait() -> None:
    """JA-4.5, ruling J-13: here the enemy had gone before the shot."""
    scene = Scene("foragers", "bowmen 1 B2", "crossbowmen 1 B2", "pikemen 2 C3c")
    activate(scene, "B2").choose("shoot", 0, "C3c").choose("move", 1, "B3")
    destroy(scene.s, 2, FRENCH)
    scene.choose("do-attack", "C3c")
    assert scene.facts("action-lost") == [{"seat": FRENCH, "unit": 0}]


# Moving


def test_JA_6_2_a_move_crosses_one_border_into_a_free_or_allied_area_with_room() -> None:
    scene = Scene("foragers", "pikemen 1 B2", "pikemen 2 C3c", *["pikemen 1 C2a"] * 5)
    activate(scene, "B2")
    assert areas(scene, "move") == ["B3"]
    assert scene.refused("move", 0, "C3c").key == "enemy-area"
    assert scene.refused("move", 0, "D2").key == "not-adjacent"
    refusal = scene.refused("move", 0, "C2a")  # six spaces, a bush and five units
    assert (refusal.rule, refusal.key) == ("JA-1.2", "no-room")


def test_JA_6_2_units_bound_for_one_area_must_fit_together_and_go_together() -> None:
    """JA-6.2, ruling J-18."""
    scene = Scene("foragers", *["pikemen 1 B2"] * 3, *["halberdiers 1 C3c"] * 2)
    activate(scene, "B2").choose("move", 0, "C3c").choose("move", 1, "C3c")
    assert scene.refused("move", 2, "C3c").key == "no-room"
    scene.choose("wait", 2)
    assert [scene.where(unit) for unit in range(3)] == ["C3c", "C3c", "B2"]


def test_JA_6_2_units_that_no_longer_fit_together_all_wait() -> None:
    """Rulings J-13 and J-18: an attacker was pushed into the area meanwhile."""
    bound = ["pikemen 1 A2"] * 2
    scene = Scene("patay", "foot_knights 1 A2", *bound, *["peasants 1 A3"] * 6, "sergeants_at_arms 2 B2")
    scene.s.tokens = [0] * len(scene.s.tokens)
    activate(scene, "A2").choose("melee", 0, "B2").choose("move", 1, "A3").choose("move", 2, "A3")
    scene.choose("do-attack", "B2").roll("shield", "shield").roll("push")
    scene.choose("strike-back").choose("push-unit", 0, "A3")
    assert [scene.where(unit) for unit in range(3)] == ["A3", "A2", "A2"]
    assert [fact["unit"] for fact in scene.facts("action-lost")] == [1, 2]


def test_JA_6_2_nothing_holds_a_unit_that_leaves_its_enemies() -> None:
    scene = Scene("foragers", "pikemen 1 C3c", "pikemen 2 C3a")
    activate(scene, "C3c").choose("move", 0, "B2")
    assert scene.where(0) == "B2"


def test_JA_1_8_terrain_can_be_closed() -> None:
    scene = activate(Scene("fierbois", "pikemen 1 D3b"), "D3b")
    refusal = scene.refused("move", 0, "D3a")
    assert (refusal.rule, refusal.key) == ("JA-1.8", "cannot-enter")


def test_JA_1_8_no_terrain_hinders_a_ghost() -> None:
    """JA-1.8: its power lets it ignore terrain."""
    scene = activate(Scene("fierbois", "ghost 1 D3b"), "D3b")
    scene.choose("move", 0, "D3a")
    assert scene.where(0) == "D3a"


def test_JA_12_9_a_war_machine_moves_once_a_turn() -> None:
    scene = Scene("foragers", "ballista 1 B2")
    activate(scene, "B2").choose("move", 0, "B3")
    assert scene.s.used[0] & HAS_MOVED
    activate(scene, "B3")
    assert scene.refused("move", 0, "B2").key == "has-moved"
    scene.choose("wait", 0)


# Buildings


def test_JA_6_3_only_infantry_enters_a_building_and_only_from_the_ground_around_it() -> None:
    scene = activate(Scene("fierbois", "pikemen 1 C3a", "mounted_knights 1 C3a", "tarasque 1 D2a"), "C3a")
    scene.choose("move", 0, "C3a.1")
    refusal = scene.refused("move", 1, "C3a.1")
    assert (refusal.rule, refusal.key) == ("JA-6.3", "cannot-enter")
    scene.choose("wait", 1)
    assert scene.where(0) == "C3a.1"
    activate(scene, "C3a.1")
    assert areas(scene, "move") == ["C3a"]
    activate(scene, "D2a")
    assert scene.refused("move", 2, "C3a.1").key == "not-adjacent"


def test_JA_1_2_a_building_holds_both_sides_within_its_capacity() -> None:
    scene = Scene("fierbois", "pikemen 1 C2a", "pikemen 1 C2a", "halberdiers 2 C2a.1")
    activate(scene, "C2a").choose("move", 0, "C2a.1")
    assert scene.refused("move", 1, "C2a.1").key == "no-room"
    scene.choose("wait", 1)
    assert scene.where(0) == scene.where(2) == "C2a.1"


def test_JA_6_4_entering_recruits_civilians_and_those_left_alone_are_nobodys() -> None:
    scene = Scene("fierbois", "pikemen 1 D1b", "citizen 0 D1a", "farmer 0 D1a")
    activate(scene, "D1b").choose("move", 0, "D1a")
    assert scene.s.owner == [FRENCH, FRENCH, FRENCH]
    activate(scene, "D1a").choose("move", 0, "E1").choose("wait", 1).choose("move", 2, "E1")
    assert scene.s.owner == [FRENCH, -1, FRENCH]
    assert scene.facts("civilian-left") == [{"unit": 1, "area": scene.area("D1a")}]


def test_JA_6_4_a_civilian_that_goes_off_alone_is_nobodys_too() -> None:
    """JA-6.4: and once it is left alone, its remaining action is lost."""
    scene = Scene("fierbois", "pikemen 1 D1b", "citizen 0 D1a")
    activate(scene, "D1b").choose("move", 0, "D1a")
    activate(scene, "D1a").choose("wait", 0).choose("move", 1, "E1")
    assert scene.s.owner == [FRENCH, -1]
    activate(scene, "D1a").choose("move", 0, "E1")
    activate(scene, "E1").choose("move", 0, "E2a").choose("move", 1, "D1a").choose("do-move", "E2a")
    assert scene.facts("action-lost") == [{"seat": FRENCH, "unit": 1}]


# Attacking


def test_JA_6_5_a_melee_needs_dice_and_an_adjacent_enemy_area() -> None:
    scene = Scene("foragers", "pikemen 1 C3c", "pavisiers 1 C3c", "pikemen 2 C3a", "pikemen 2 D3b", "pikemen 1 B2")
    activate(scene, "C3c")
    assert areas(scene, "melee") == ["C3a"]
    assert scene.refused("melee", 0, "D3b").key == "not-adjacent"
    assert scene.refused("melee", 0, "B2").key == "no-enemy-there"
    scene.choose("melee", 0, "C3a")
    assert scene.refused("melee", 1, "C3a").key == "no-melee-dice"
    scene.choose("wait", 1)
    assert attackers(scene.s) == [0]
    assert ways(scene) == [0]
    assert kind_of_roll(scene.s) == MELEE
    until_fought(scene)


def test_JA_6_5_all_who_attack_an_area_join_in_one_attack() -> None:
    scene = Scene("foragers", "pikemen 1 C3c", "halberdiers 1 C3c", "sergeants_at_arms 1 C3c", "pikemen 2 C3a")
    activate(scene, "C3c").choose("melee", 0, "C3a").choose("melee", 1, "C3a").choose("wait", 2)
    assert attackers(scene.s) == [0, 1]
    assert not is_by_command(scene.s)
    until_fought(scene)


def test_JA_6_5_an_attack_has_one_type() -> None:
    """JA-6.5, ruling J-23."""
    scene = Scene("foragers", "pikemen 1 C3c", "crossbowmen 1 C3c", "alain_blanchard 1 C3c", "pikemen 2 C3a")
    activate(scene, "C3c").choose("melee", 0, "C3a")
    assert scene.refused("shoot", 1, "C3a").key == "other-attack-declared"
    scene.choose("wait", 1)
    assert scene.refused("shoot", 2, "C3a").rule == "JA-6.5"
    scene = Scene("foragers", "crossbowmen 1 C3c", "pikemen 1 C3c", "pikemen 2 C3a")
    activate(scene, "C3c").choose("shoot", 0, "C3a")
    assert scene.refused("melee", 1, "C3a").key == "other-attack-declared"


def test_JA_6_5_shooting_reaches_adjacent_areas_and_as_many_hexes_as_the_range() -> None:
    """JA-6.5, ruling J-25: one hex more from a hill."""
    scene = Scene("foragers", "crossbowmen 1 B3", "bowmen 1 B3", "pikemen 2 C3b", "pikemen 2 D2")
    scene.s.tokens[4] = 0
    activate(scene, "B3")
    assert areas_of(scene, "shoot", 0) == ["C3b"]
    refusal = scene.refused("shoot", 0, "D2")
    assert (refusal.key, refusal.about) == ("out-of-range", {"hexes": 1})
    scene.choose("shoot", 0, "C3b")
    assert areas_of(scene, "shoot", 1) == ["C3b", "D2"]
    scene.choose("shoot", 1, "D2").choose("do-attack", "D2")
    assert kind_of_roll(scene.s) == SHOOTING
    until_fought(scene)
    scene = activate(Scene("foragers", "crossbowmen 1 C4a", "pikemen 2 D2"), "C4a")
    assert areas(scene, "shoot") == ["D2"]


def test_JA_6_6_a_direct_shot_stops_at_what_blocks_it_an_arcing_one_does_not() -> None:
    scene = Scene("foragers", "alain_blanchard 1 B3", "bowmen 1 B3", "pikemen 2 C4b", "pikemen 2 C4a")
    scene.s.tokens[4] = 0
    activate(scene, "B3")
    assert areas_of(scene, "shoot", 0) == ["C4a"]  # the hill itself can be hit
    refusal = scene.refused("shoot", 0, "C4b")
    assert (refusal.rule, refusal.key) == ("JA-6.6", "no-line-of-shot")
    scene.choose("wait", 0)
    assert areas_of(scene, "shoot", 1) == ["C4a", "C4b"]


def test_JA_6_6_what_has_fallen_blocks_no_more() -> None:
    """JA-6.6, ruling J-26."""
    scene = Scene("fierbois", "alain_blanchard 1 C1", "pikemen 2 C2c")
    activate(scene, "C1")
    assert scene.refused("shoot", 0, "C2c").rule == "JA-6.6"
    scene.s.with_building = 0
    activate(scene, "C1")
    assert areas(scene, "shoot") == ["C2c"]


def test_JA_6_6_by_an_option_no_way_leads_around_what_blocks_a_direct_shot() -> None:
    """JA-6.6, ruling J-26: chains to C3b and D2 cross the hill C4a, others of the same length cross open ground."""
    units = ("alain_blanchard 1 B3", "bowmen 1 B3", "pikemen 2 C3b", "pikemen 2 C4a", "pikemen 2 D2")
    scene = activate(Scene("foragers", *units, direct_line="some"), "B3")
    assert areas_of(scene, "shoot", 0) == ["C3b", "C4a", "D2"]
    scene = activate(Scene("foragers", *units, direct_line="every"), "B3")
    assert areas_of(scene, "shoot", 0) == ["C4a"]
    for target in ("C3b", "D2"):
        refusal = scene.refused("shoot", 0, target)
        assert (refusal.rule, refusal.key) == ("JA-6.6", "no-line-of-shot")
    scene.choose("wait", 0)
    assert areas(scene, "shoot") == ["C3b", "C4a", "D2"]  # arcing


def test_JA_6_6_by_an_option_every_chain_is_open_once_nothing_stands_there() -> None:
    """JA-6.6, ruling J-26."""
    scene = Scene("fierbois", "alain_blanchard 1 C1", "pikemen 2 C2a", direct_line="every")
    activate(scene, "C1")
    assert scene.refused("shoot", 0, "C2a").rule == "JA-6.6"
    scene.s.with_building = 0
    activate(scene, "C1").choose("shoot", 0, "C2a")
    assert target_of(scene.s) == scene.area("C2a")


def test_JA_6_7_who_is_in_a_building_fights_only_those_inside_and_around_it() -> None:
    scene = Scene("fierbois", "bowmen 1 C3a.1", "pikemen 2 C3a.1", "pikemen 2 C3a", "pikemen 2 C3b")
    activate(scene, "C3a.1")
    assert areas(scene, "shoot") == ["C3a", "C3a.1"]
    assert scene.refused("shoot", 0, "C3b").rule == "JA-6.7"
    assert scene.offered("place-stakes") == []
    activate(scene, "C3b", seat=ENGLISH)
    assert areas(scene, "melee") == []
    refusal = scene.refused("melee", 3, "C3a.1")
    assert (refusal.rule, refusal.key) == ("JA-6.7", "not-adjacent")
    activate(scene, "C3a", seat=ENGLISH)
    assert areas(scene, "melee") == ["C3a.1"]
    activate(scene, "C3a.1", seat=ENGLISH).choose("melee", 1, "C3a.1")
    assert target_of(scene.s) == scene.area("C3a.1")


def test_JA_1_4_an_area_with_civilians_alone_is_no_target() -> None:
    scene = activate(Scene("fierbois", "pikemen 1 D1b", "citizen 0 D1a"), "D1b")
    assert scene.refused("melee", 0, "D1a").key == "no-enemy-there"
    assert shot_candidates(scene.s, 0, 0) == []


def test_JA_6_8_a_unit_may_wait() -> None:
    scene = activate(Scene("foragers", "pikemen 1 B2"), "B2").choose("wait", 0)
    assert scene.s.seat == OVER
    assert scene.where(0) == "B2"


def test_JA_6_9_bonus_actions_come_before_or_after_the_action_each_once() -> None:
    """JA-6.9, JA-6.1: a commander may command first, or after moving."""
    scene = Scene("foragers", "french_hero 1 B2", "pikemen 1 C2a")
    activate(scene, "B2").choose("command", 0).choose("command-unit", 1).choose("wait", 1)
    scene.choose("move", 0, "B3")
    assert scene.s.seat == OVER
    scene = Scene("foragers", "french_hero 1 B2", "pikemen 1 C3c")
    activate(scene, "B2").choose("move", 0, "B3")
    scene.choose("command", 0).choose("command-unit", 1).choose("wait", 1)
    assert scene.s.seat == OVER


def test_JA_6_9_a_bonus_action_may_be_left_alone() -> None:
    scene = Scene("foragers", "french_hero 1 B2", "pikemen 1 C2a")
    activate(scene, "B2").choose("wait", 0)
    assert scene.s.seat == OVER
    scene = Scene("foragers", "french_hero 1 B2", "pikemen 1 C2a", "pikemen 1 C3c")
    activate(scene, "B2").choose("move", 0, "B3").choose("finish-activation")
    assert scene.s.seat == OVER


def test_JA_6_1_bonus_actions_do_not_come_between_declarations() -> None:
    scene = Scene("foragers", "french_hero 1 B2", "pikemen 1 B2", "pikemen 1 C2a", "pikemen 2 C3c")
    activate(scene, "B2").choose("move", 0, "B3")
    assert scene.refused("command", 0).key == "declare-the-rest"
    scene.choose("melee", 1, "C3c")
    assert scene.offered("command") == [("command", 0)]


def test_JA_6_11_a_skill_action_is_the_one_action_of_its_unit() -> None:
    scene = Scene("foragers", "french_hero 1 B2", "english_hero 1 B2")
    activate(scene, "B2", CHARGE).choose("pray", 0, 1)
    assert scene.refused("move", 0, "B3").key == "has-declared"
    scene.choose("pray", 1, 0)
    assert [fact["token"] for fact in scene.facts("unit-prayed")] == [1, 0]


def test_JA_6_11_of_two_alike_with_the_same_deed_the_first_goes_first() -> None:
    scene = Scene("foragers", "french_hero 1 B2", "french_hero 1 B2")
    activate(scene, "B2").choose("pray", 0, 1).choose("pray", 1, 1)
    assert [fact["unit"] for fact in scene.facts("unit-prayed")] == [0, 1]


def test_JA_6_1_of_two_alike_the_first_is_named_where_there_is_a_choice() -> None:
    scene = Scene("foragers", "french_hero 1 B2", "french_hero 1 B2", "pikemen 1 B2", "pikemen 2 B3")
    activate(scene, "B2").choose("pray", 0, 1).choose("pray", 1, 1).choose("melee", 2, "B3")
    assert scene.refused("do-deed", 1).key == "take-the-first-alike"
    scene.choose("do-deed", 0)


def test_JA_4_12_a_victory_at_once_ends_everything() -> None:
    scene = Scene("fierbois", "pikemen 2 C3a")
    scene.s.points[1] = 5
    activate(scene, "C3a", seat=ENGLISH).choose("move", 0, "C3a.1")
    assert scene.s.seat == OVER
    assert scene.s.verdict == 1


def test_JA_6_1_bowmen_that_have_planted_stakes_are_not_like_others() -> None:
    """They are two kinds, each with its own name."""
    scene = Scene("patay", "bowmen 2 E3", "bowmen 2 E3")
    edge = edges_between(scene, "E3", "E2b")[0]
    activate(scene, "E3", seat=ENGLISH).choose("place-stakes", 0, edge).choose("wait", 0)
    scene.choose("move", 1, "D3a")
