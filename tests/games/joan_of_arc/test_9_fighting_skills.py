"""9. The skills that count in an attack."""

from __future__ import annotations

import pytest

from tests.games.joan_of_arc.acting import activate
from tests.games.joan_of_arc.attacks import FIERBOIS, PATAY, attacked, fall, gigantic, is_over, say
from tests.games.joan_of_arc.scenes import Scene
from timefront.games.joan_of_arc.board.laid import fire_of
from timefront.games.joan_of_arc.content.dice import GIGANTIC, RESULTS
from timefront.games.joan_of_arc.content.vocabulary import CHARGE, MELEE
from timefront.games.joan_of_arc.rules.attack.pool import attack_dice, defence_dice
from timefront.games.joan_of_arc.show.view_of_action import attack_of
from timefront.games.joan_of_arc.state import GIGANTIC_USED, LEGEND, REROLL, TOKEN_KINDS, held


def test_JA_9_terror_frightens_attackers_of_the_defenders_choice() -> None:
    scene = Scene(PATAY, "foot_knights 1 A2", "sergeants_at_arms 1 A2", "hacquebutiers 2 B2")
    attacked(scene, "B2", 0, 1)
    assert (scene.asked(), scene.pool()) == ("terror", 1)
    scene.roll("shield")
    assert scene.s.seat == 1
    assert scene.refused("frighten", 2).key == "no-attacker"
    say(scene, "frighten", 0)
    assert (scene.asked(), scene.pool()) == ("attack", 2), "one die of the knights, one of the sergeants"
    assert scene.facts("unit-frightened") == [{"unit": 0}]


def test_JA_9_terror_makes_a_unit_with_a_single_die_wait() -> None:
    scene = Scene(PATAY, "sergeants_at_arms 1 A2", "hacquebutiers 2 B2")
    attacked(scene, "B2", 0)
    fall(scene, "shield")
    assert is_over(scene)
    assert scene.facts("unit-too-frightened") == [{"unit": 0}]


def test_JA_9_terror_the_attacker_chooses_the_die_and_the_terrible_are_immune() -> None:
    scene = Scene(PATAY, "hunting_dogs 1 A2", "ghost 1 A2", "saint_martha_2 2 B2")
    attacked(scene, "B2", 0, 1)
    assert scene.pool() == 2
    scene.roll("shield", "shield")
    assert scene.refused("frighten", 1).key == "not-frightened"
    scene.choose("frighten", 0)
    assert scene.asked() == "AttackDice.only_die"
    assert scene.refused("keep-die", 2).key == "not-its-die"
    say(scene, "keep-die", 1)
    assert scene.pool() == 4


def test_JA_9_support_three_of_a_name_in_one_hex_add_a_die_once() -> None:
    scene = Scene(PATAY, *["angry_peasants 1 A2"] * 6, "pikemen 2 B2")
    attack = attack_dice(scene.s, [0, 1], scene.area("B2"), MELEE, [0, 0], False, [])
    assert attack.units == [0, 1]
    attack = attack_dice(scene.s, [0, 1, 2, 3, 4, 5], scene.area("B2"), MELEE, [0] * 6, False, [])
    assert attack.units == [0, 1, 2, 3, 4, 5, -1]
    assert attacked(scene, "B2", 0, 1, 2).pool() == 4


def test_JA_9_cohesion_three_of_a_name_in_the_area_add_a_die_once() -> None:
    scene = Scene(PATAY, "pikemen 1 A2", *["guisarmiers 2 B2"] * 3, "guisarmiers 2 B1b")
    defence = defence_dice(scene.s, [1, 2, 3], [0], scene.area("B2"), MELEE, [])
    assert defence.units == [1, 2, 3, -1]
    fall(attacked(scene, "B2", 0), "blank")
    assert scene.pool() == 4


def test_JA_9_support_and_cohesion_give_one_die_in_all() -> None:
    """Ruling J-41: no matter how many names occur three times."""
    peasants = ["angry_peasants 1 A2", "peasants 1 A2"] * 3
    scene = Scene(PATAY, *peasants, *["guisarmiers 2 B2", "voulgiers 2 B2"] * 3)
    attackers, defenders, target = list(range(6)), list(range(6, 12)), scene.area("B2")
    assert attack_dice(scene.s, attackers, target, MELEE, [0] * 6, False, []).units.count(-1) == 1
    assert defence_dice(scene.s, defenders, attackers, target, MELEE, []).units.count(-1) == 1


def test_JA_9_feint_rerolls_one_own_die_once_when_attacking() -> None:
    scene = Scene(PATAY, "hunting_dogs 1 A2", "bowmen 2 B2")
    fall(attacked(scene, "B2", 0), "blank", "blank")
    fall(scene, "blank")
    say(scene, "reroll-die", 0, 0)
    fall(scene, "disrupt")
    assert scene.where(1) == "disrupted"
    assert scene.facts("die-rerolled")[0]["reroll"] == 0


def test_JA_9_feint_never_when_defending() -> None:
    """Ruling J-49: the dogs are attacked, and their blanks stay."""
    scene = Scene(PATAY, "sergeants_at_arms 1 A2", "hunting_dogs 2 B2")
    fall(attacked(scene, "B2", 0), "kill")
    fall(scene, *["blank"] * scene.pool())
    assert scene.where(1) == "graveyard"
    assert scene.asked() == "FollowUp.follower"


def test_JA_9_parry_rerolls_one_own_die_against_melee_only() -> None:
    scene = Scene(PATAY, "sergeants_at_arms 1 A2", "guisarmiers 2 B2")
    fall(attacked(scene, "B2", 0), "kill")
    fall(scene, "blank")
    assert scene.refused("reroll-die", 0, 1).key == "not-your-die"
    assert scene.refused("reroll-die", 1, 0).key == "no-such-reroll"
    say(scene, "reroll-die", 1, 1)
    fall(scene, "shield")
    say(scene, "discard-result", 0)
    assert scene.where(1) == "B2"
    scene = Scene(PATAY, "mounted_bowmen 1 A2", "guisarmiers 2 B2")
    fall(attacked(scene, "B2", 0, roll=1), "blank", "blank")
    fall(scene, "blank")
    assert is_over(scene)


def test_JA_9_parry_is_granted_by_pavisiers() -> None:
    scene = Scene(PATAY, "sergeants_at_arms 1 A2", "pavisiers 2 B2", "bowmen 2 B2")
    fall(attacked(scene, "B2", 0), "kill")
    fall(scene, "disrupt", "blank", "blank")
    assert {choice[1] for choice in scene.offered("reroll-die")} == {1, 2, 3}


def test_JA_9_dodge_leaves_before_the_attack_is_resolved() -> None:
    scene = Scene(PATAY, "foot_knights 1 A2", "wolves 2 B2", "crossbowmen 2 B2")
    fall(attacked(scene, "B2", 0), "kill", "shield")
    fall(scene, "blank", "blank")
    assert scene.s.seat == 1
    assert scene.refused("dodge", 2, "C2").key == "cannot-dodge"
    assert scene.refused("dodge", 1, "A2").key == "area-not-open"
    say(scene, "dodge", 1, "C2")
    assert [scene.where(unit) for unit in (1, 2)] == ["C2", "graveyard"]


def test_JA_9_dodge_of_all_ends_the_attack_and_melee_may_follow_up() -> None:
    scene = Scene(PATAY, "foot_knights 1 A2", "wolves 2 B2")
    fall(fall(attacked(scene, "B2", 0), "kill", "kill"), "blank")
    scene.choose("dodge", 1, "C2")
    say(scene, "follow-up", 0)
    assert scene.where(0) == "B2"
    scene = Scene(PATAY, "foot_knights 1 A2", "wolves 2 B2")
    fall(fall(attacked(scene, "B2", 0), "kill", "kill"), "blank")
    say(scene, "stand-fast")
    assert scene.where(1) == "graveyard"


def test_JA_9_dodge_comes_at_once_before_the_attackers_rerolls() -> None:
    """Ruling J-28: the attacker knows which units have left before choosing what to reroll."""
    scene = Scene(PATAY, "hunting_dogs 1 A2", "wolves 2 B2", "crossbowmen 2 B2")
    fall(fall(attacked(scene, "B2", 0), "blank", "blank"), "blank", "blank")
    assert (scene.asked(), scene.s.seat) == ("Dodge.dodge", 1)
    say(scene, "dodge", 1, "C2")
    assert (scene.asked(), scene.s.seat) == ("Rework.reroll_choice", 0)
    say(scene, "reroll-die", 0, 0)
    fall(scene, "disrupt")
    assert [scene.where(unit) for unit in (1, 2)] == ["C2", "disrupted"]


@pytest.mark.parametrize(("answer", "left"), [("let-roll-stand", 1), ("use-reroll-token", 0)])
def test_JA_8_7_the_token_and_single_dice_are_one_question(answer: str, left: int) -> None:
    """A player who may reroll a die and has the token is asked once: for a die, the token, or neither."""
    scene = Scene(PATAY, "hunting_dogs 1 A2", "crossbowmen 2 B2")
    fall(fall(attacked(scene, "B2", 0, keep_tokens=True), "blank", "blank"), "blank")
    assert scene.asked() == "Rework.reroll_choice"
    assert {choice[0] for choice in scene.s.offer()} == {"reroll-die", "use-reroll-token", "let-roll-stand"}
    say(scene, answer)
    assert held(scene.s, 0, REROLL) == left
    assert (scene.asked() == "Rework.token_die") is (left == 0)
    assert (scene.asked(), scene.s.seat) != ("Rework.token", 0)


def test_JA_8_7_whoever_holds_no_token_is_refused_it_beside_the_dice() -> None:
    scene = Scene(PATAY, "hunting_dogs 1 A2", "crossbowmen 2 B2")
    fall(fall(attacked(scene, "B2", 0), "blank", "blank"), "blank")
    assert scene.asked() == "Rework.reroll_choice"
    assert scene.refused("use-reroll-token").key == "no-reroll-token"


def test_JA_9_dodge_again_when_a_reroll_of_the_defence_shows_a_blank() -> None:
    """Ruling J-28: at once; a unit that stood fast before is asked only about a new blank."""
    scene = Scene(PATAY, "foot_knights 1 A2", "wolves 2 B2", "wolves 2 B2")
    fall(fall(attacked(scene, "B2", 0, keep_tokens=True), "kill", "kill"), "blank", "push")
    say(scene, "stand-fast")
    say(scene, "use-reroll-token")
    say(scene, "reroll-die", 3, 5)
    fall(scene, "blank")
    assert scene.asked() == "Dodge.dodge"
    assert {choice[1] for choice in scene.offered("dodge")} == {2}
    assert scene.refused("dodge", 1, "C2").key == "cannot-dodge"
    say(scene, "dodge", 2, "C2")
    assert [scene.where(unit) for unit in (1, 2)] == ["graveyard", "C2"]


def test_JA_8_8_aitvaras_leaves_a_fire_where_it_dodged() -> None:
    scene = Scene(PATAY, "ghost 1 A2", "aitvaras 2 B2", "wolves 2 B2")
    fall(attacked(scene, "B2", 0), "blank", "blank", "blank")
    fall(scene, "blank", "push", "push")
    scene.choose("dodge", 1, "C2")
    assert scene.refused("leave-fire", "C2").key == "not-the-area-left"
    scene.choose("leave-fire", "B2")
    assert fire_of(scene.s, scene.area("B2")) == 2


def test_JA_9_ruthless_pays_a_legend_token_for_each_disrupt_turned_into_kill() -> None:
    scene = Scene(PATAY, "robert_knolles 1 A2", "crossbowmen 2 B2", "bowmen 2 B2")
    fall(attacked(scene, "B2", 0), "disrupt", "disrupt")
    tokens = held(scene.s, 0, LEGEND)
    fall(scene, "blank", "blank")
    assert scene.refused("turn-into-kill", 2).key == "no-ruthless-disrupt"
    say(scene, "turn-into-kill", 0)
    say(scene, "keep-legend")
    assert held(scene.s, 0, LEGEND) == tokens - 1
    say(scene, "allocate", 0, 1)
    assert [scene.where(unit) for unit in (1, 2)] == ["graveyard", "disrupted"]


def test_JA_9_slayer_deals_one_extra_wound_to_a_character() -> None:
    scene = Scene(PATAY, "thomas_de_scales_2 1 A2", "sergeants_at_arms 1 A2", "la_hire 2 B2")
    fall(attacked(scene, "B2", 0, 1), "kill", "shield")
    fall(scene, "shield", "shield")
    say(scene, "let-through")
    assert scene.s.wounds[2] == 2
    assert scene.facts("extra-wound-dealt") == [{"attacker": 0, "unit": 2}]


def test_JA_9_slayer_the_extra_wound_stands_though_toughness_cancels_the_kill() -> None:
    """Ruling J-45: the KILL was assigned; the extra wound is not a KILL, and toughness does not apply to it."""
    scene = Scene(PATAY, "cola_di_rienzo 1 A2", "poton_de_xaintrailles 2 B2")
    scene.s.wounds[1] = 1
    fall(fall(attacked(scene, "B2", 0), "kill"), "disrupt")
    assert (scene.asked(), scene.pool()) == ("toughness", 1)
    fall(scene, "shield")
    assert scene.facts("toughness-rolled") == [{"unit": 1, "result": RESULTS.index("shield")}]
    assert scene.where(1) == "graveyard"
    assert scene.facts("extra-wound-dealt") == [{"attacker": 0, "unit": 1}]


def test_JA_7_3_a_shield_of_a_power_stops_a_result_like_one_of_a_die() -> None:
    scene = Scene(PATAY, "pikemen 1 A2", "jacques_de_bourbon_2 2 B2")
    fall(fall(attacked(scene, "B2", 0), "push"), "disrupt")
    assert scene.facts("shields-gained") == [{"unit": 1, "count": 1}]
    assert scene.offered("discard-result")


def test_JA_9_slayer_a_tough_character_with_two_hit_points_left_falls_without_a_roll() -> None:
    """Ruling J-45: the wound of the KILL comes first and is not fatal; then the extra one."""
    scene = Scene(PATAY, "cola_di_rienzo 1 A2", "poton_de_xaintrailles 2 B2")
    fall(fall(attacked(scene, "B2", 0), "kill"), "disrupt")
    assert scene.where(1) == "graveyard"
    assert scene.facts("toughness-rolled") == []


def test_JA_9_slayer_the_defender_chooses_which_kill_his_shield_removes() -> None:
    scene = Scene(PATAY, "thomas_de_scales_2 1 A2", "sergeants_at_arms 1 A2", "la_hire 2 B2")
    fall(attacked(scene, "B2", 0, 1), "kill", "kill")
    fall(scene, "shield", "shield")
    assert len(scene.offered("discard-result")) == 2
    say(scene, "discard-result", 0)
    say(scene, "let-through")
    assert scene.s.wounds[2] == 1


def test_JA_9_targeting_lets_the_attacker_allocate_his_results_first() -> None:
    scene = Scene(PATAY, "william_glasdale 1 A2", "crossbowmen 2 B2", "la_hire 2 B2")
    fall(attacked(scene, "B2", 0), "kill", "kill")
    fall(scene, "blank", "shield", "shield")
    say(scene, "let-through")
    assert scene.s.seat == 0
    assert scene.refused("target-unit", 0, 0).key == "no-defender"
    say(scene, "target-unit", 0, 2)
    say(scene, "target-unit", 1, 2)
    assert scene.s.wounds[2] == 2
    assert scene.where(1) == "B2"


def test_JA_9_targeting_results_stay_within_the_hit_points_and_may_be_left_to_the_defender() -> None:
    scene = Scene(PATAY, "william_glasdale 1 A2", "crossbowmen 2 B2", "bowmen 2 B2")
    fall(fall(attacked(scene, "B2", 0), "kill", "disrupt"), "blank", "blank")
    assert scene.refused("target-unit", 1, 1).key == "no-aimed-result"
    scene.choose("target-unit", 0, 1)
    assert scene.refused("target-unit", 1, 1).key == "takes-no-more"
    say(scene, "leave-to-defender")
    assert [scene.where(unit) for unit in (1, 2)] == ["graveyard", "disrupted"]


def test_JA_9_bodyguard_takes_a_result_once_even_beyond_its_hit_points() -> None:
    scene = Scene(PATAY, "foot_knights 1 A2", "war_hounds 2 B2", "crossbowmen 2 B2")
    fall(fall(attacked(scene, "B2", 0), "kill", "disrupt"), "blank", "blank")
    say(scene, "allocate", 0, 2)
    assert scene.refused("guard", 2, 0).key == "no-bodyguard"
    assert scene.refused("guard", 1, 1).key == "nothing-to-guard"
    scene.choose("guard", 1, 0)
    assert scene.where(1) == "graveyard"
    assert scene.where(2) == "B2"
    assert scene.facts("unit-guarded")[0]["unit"] == 2


def test_JA_9_tough_units_roll_against_each_deadly_kill() -> None:
    scene = Scene(PATAY, "sergeants_at_arms 1 A2", "flagellants 2 B2")
    fall(attacked(scene, "B2", 0), "kill")
    assert scene.asked() == "toughness"
    fall(scene, "shield")
    assert scene.where(1) == "B2"
    fall(attacked(scene, "B2", 0), "kill")
    fall(scene, "kill")
    assert scene.where(1) == "graveyard"


def test_JA_8_7_the_reroll_token_is_good_for_a_roll_of_toughness() -> None:
    scene = Scene(PATAY, "sergeants_at_arms 1 A2", "flagellants 2 B2")
    fall(attacked(scene, "B2", 0), "kill")
    scene.s.tokens[TOKEN_KINDS + REROLL] = 1
    scene.roll("kill")
    assert (scene.asked(), scene.s.seat) == ("DeadlyBlow.token", 1)
    scene.choose("use-reroll-token").roll("shield")
    assert scene.where(1) == "B2"
    assert scene.s.tokens[TOKEN_KINDS + REROLL] == 0


def test_JA_8_7_a_roll_of_toughness_may_stand() -> None:
    scene = Scene(PATAY, "sergeants_at_arms 1 A2", "flagellants 2 B2")
    fall(attacked(scene, "B2", 0), "kill")
    scene.s.tokens[TOKEN_KINDS + REROLL] = 1
    say(scene.roll("kill"), "let-roll-stand")
    assert scene.where(1) == "graveyard"


def test_JA_8_7_the_reroll_token_is_good_for_terror() -> None:
    """The dice that frighten nobody are rerolled."""
    scene = Scene(PATAY, "hunting_dogs 1 A2", "foot_knights 1 A2", "saint_martha_2 2 B2")
    attacked(scene, "B2", 0, 1)
    scene.s.tokens[TOKEN_KINDS + REROLL] = 1
    scene.roll("shield", "kill")
    assert (scene.asked(), scene.s.seat) == ("Terror.token", 1)
    scene.choose("use-reroll-token")
    assert (scene.asked(), scene.pool()) == ("terror", 1)
    scene.roll("shield").choose("frighten", 0).choose("frighten", 1)
    assert scene.facts("unit-frightened") == [{"unit": 0}, {"unit": 1}]


def test_JA_9_tough_does_not_help_against_retaliation() -> None:
    scene = Scene(PATAY, "flagellants 1 A2", "sergeants_at_arms 2 B2")
    fall(fall(attacked(scene, "B2", 0), "blank"), "kill")
    assert scene.where(0) == "graveyard"


def test_JA_9_immortal_goes_to_the_infirmary() -> None:
    scene = Scene(PATAY, "sergeants_at_arms 1 A2", "danse_macabre 2 B2")
    fall(attacked(scene, "B2", 0), "kill")
    assert scene.where(1) == "disrupted"


def test_JA_9_impetuous_must_follow_up_and_goes_first() -> None:
    scene = Scene(PATAY, "sergeants_at_arms 1 A2", "impetuous_knights 1 A2", "crossbowmen 2 B2")
    fall(attacked(scene, "B2", 0, 1), "kill", "shield", "shield", "shield")
    scene.roll("blank")
    assert scene.refused("hold-ground").key == "must-follow-up"
    assert scene.refused("follow-up", 0).key == "impetuous-first"
    scene.choose("follow-up", 1)
    scene.choose("hold-ground")
    assert [scene.where(unit) for unit in (0, 1)] == ["A2", "B2"]


def test_JA_9_big_may_use_a_gigantic_die_once_a_round_times_the_enemies() -> None:
    scene = Scene(PATAY, "tarasque 1 A2", "crossbowmen 2 B2", "bowmen 2 B2", "pikemen 2 B2")
    gigantic(scene, "B2", 0)
    assert scene.s.used[0] & GIGANTIC_USED
    assert scene.pool() == 1
    fall(scene, "disrupt")
    assert scene.s.die_kind.count(GIGANTIC) == 1
    fall(scene, "blank", "blank", "blank")
    assert [scene.where(unit) for unit in (1, 2, 3)] == ["disrupted"] * 3
    say(scene, "hold-ground")
    again = Scene(PATAY, "tarasque 1 A2", "pikemen 2 B2")
    again.s.used[0] = scene.s.used[0]
    assert (attacked(again, "B2", 0).asked(), again.pool()) == ("attack", 3)


def test_JA_9_big_declares_the_gigantic_die_with_its_attack() -> None:
    """Ruling J-38: that uses up the one for this round, whatever happens to the attack."""
    scene = Scene(PATAY, "tarasque 1 A2", "pikemen 1 A2", "crossbowmen 2 B2", "bowmen 2 B2")
    activate(scene, "A2")
    assert scene.refused("gigantic-melee", 0, "A1").key == "no-enemy-there"
    scene.choose("gigantic-melee", 0, "B2")
    assert scene.s.used[0] & GIGANTIC_USED
    assert scene.facts("gigantic-die-taken") == [{"unit": 0}]
    assert scene.refused("gigantic-melee", 1, "B2").key == "no-gigantic-die"
    scene.choose("melee", 1, "B2")
    assert (scene.asked(), scene.pool()) == ("attack", 2), "a gigantic die, and that of the pikemen"
    assert scene.s.die_kind.count(GIGANTIC) == 1
    activate(scene, "A2")
    assert scene.refused("gigantic-melee", 0, "B2").key == "gigantic-die-used"


def test_JA_9_big_may_strike_with_the_gigantic_die_after_a_charge() -> None:
    scene = Scene(PATAY, "griffin 1 A2", "crossbowmen 2 C2")
    activate(scene, "A2", CHARGE).choose("charge", 0, "B2")
    assert scene.refused("gigantic-strike", "A2").key == "no-enemy-there"
    scene.choose("gigantic-strike", "C2")
    assert (scene.asked(), scene.pool()) == ("attack", 1)


def test_JA_9_big_no_gigantic_die_against_a_building() -> None:
    scene = Scene(FIERBOIS, "tarasque 1 C3a", "crossbowmen 2 C3a.1")
    activate(scene, "C3a")
    assert scene.refused("gigantic-melee", 0, "C3a.1").key == "gigantic-die-on-the-ground"


def test_JA_9_big_counts_the_enemies_when_the_die_is_rolled() -> None:
    """Ruling J-38: the wolves dodge, and the result still counts three times; one shield is not enough."""
    scene = Scene(PATAY, "tarasque 1 A2", "wolves 2 B2", "crossbowmen 2 B2", "bowmen 2 B2")
    fall(fall(gigantic(scene, "B2", 0), "disrupt"), "blank", "shield", "blank")
    say(scene, "dodge", 1, "C2")
    say(scene, "discard-result", 0)
    assert [scene.where(unit) for unit in (1, 2, 3)] == ["C2", "disrupted", "disrupted"]


def test_JA_9_big_tramples_everybody_whatever_the_shields() -> None:
    scene = Scene(PATAY, "tarasque 1 E3", "crossbowmen 2 D2a", "bowmen 2 D2a")
    gigantic(scene, "D2a", 0)
    fall(fall(scene, "trample"), "shield", "shield")
    say(scene, "push-unit", 1, "D1b")
    say(scene, "push-unit", 2, "E2b")
    assert [scene.where(unit) for unit in (1, 2)] == ["D1b", "E2b"]


def test_JA_12_7_a_gigantic_die_removes_an_element_too() -> None:
    scene = Scene(PATAY, "tarasque 1 B3b", "crossbowmen 2 B3a")
    gigantic(scene, "B3a", 0)
    fall(fall(scene, "kill"), "blank")
    say(scene, "let-roll-stand")
    assert scene.refused("trample-element", 5).key == "nothing-to-damage"
    say(scene, "trample-element", 0)
    assert not scene.s.elements & 1


@pytest.mark.parametrize(
    ("from_area", "target", "building", "verb", "other"),
    [("B1b", "C2a", 0, "raze-building", "damage-building"), ("C3b", "C3a", 2, "damage-building", "raze-building")],
)
def test_JA_12_7_a_gigantic_die_removes_a_small_building_and_damages_a_larger_one(
    from_area: str, target: str, building: int, verb: str, other: str
) -> None:
    scene = Scene(FIERBOIS, f"tarasque 1 {from_area}", f"crossbowmen 2 {target}")
    gigantic(scene, target, 0)
    fall(fall(scene, "kill"), "blank").choose("let-roll-stand")
    assert scene.refused(other, building).key == "nothing-to-damage"
    say(scene, verb, building)
    assert (scene.s.razed, scene.s.damage[building]) == ((1, 0) if building == 0 else (0, 1))


# Powers


def test_JA_7_10_powers_bring_spoils_for_the_slain() -> None:
    scene = Scene(PATAY, "jean_de_metz 1 A2", "la_hire 1 A2", "crossbowmen 2 B2", "bowmen 2 B2")
    before = held(scene.s, 0, 0)
    fall(attacked(scene, "B2", 0, 1), "kill", "kill", "shield", "shield")
    fall(scene, "blank", "blank")
    assert held(scene.s, 0, 0) == before + 4


def test_JA_7_1_dunois_takes_a_die_out_of_the_defence() -> None:
    scene = Scene(PATAY, "jean_de_dunois 1 A2", "crossbowmen 2 B2", "halberdiers 2 B2")
    attacked(scene, "B2", 0)
    assert scene.refused("remove-die", 0).key == "no-defence-die"
    say(scene, "remove-die", 4)
    fall(scene, "shield", "blank", "blank")
    assert scene.pool() == 2


def test_JA_7_2_powers_cancel_results_before_shields() -> None:
    scene = Scene(PATAY, "sergeants_at_arms 1 A2", "foot_knights 2 B2")
    fall(attacked(scene, "B2", 0), "push")
    fall(scene, "shield")
    assert is_over(scene)
    assert scene.facts("result-taken-away")[0]["unit"] == 1


def test_JA_7_8_a_blank_of_the_voracious_demon_kills_an_attacker() -> None:
    scene = Scene(PATAY, "almogavars 1 A2", "voracious_demon 2 B2")
    fall(fall(attacked(scene, "B2", 0), "shield"), "blank", "shield")
    assert scene.where(0) == "graveyard"


def test_JA_2_5_results_are_turned_on_saint_martha() -> None:
    scene = Scene(PATAY, "sergeants_at_arms 1 A2", "saint_martha 2 B2")
    fall(fall(attacked(scene, "B2", 0), "kill"), "disrupt")
    say(scene, "push-unit", 1, "C2")
    assert scene.where(1) == "C2"


def test_JA_7_5_a_doctor_may_rescue_one_unit_of_an_attack() -> None:
    scene = Scene(PATAY, "foot_knights 1 A2", "crossbowmen 2 B2", "bowmen 2 B2", "doctor 2 B2")
    fall(fall(attacked(scene, "B2", 0), "kill", "shield"), "blank", "blank", "blank")
    say(scene, "allocate", 0, 1)
    assert scene.refused("rescue-unit", 2).key == "not-this-unit"
    scene.choose("rescue-unit", 1)
    scene.roll("blank")
    assert scene.where(1) == "disrupted"


def test_JA_6_2_albret_moves_on_for_a_shield() -> None:
    scene = Scene(PATAY, "arnaud_amanieu_d_albret 1 A2", "pikemen 2 B2")
    fall(fall(attacked(scene, "B2", 0), "shield", "blank"), "blank")
    assert scene.refused("move-on", 0, "B2").key == "area-not-open"
    say(scene, "move-on", 0, "A3")
    assert scene.where(0) == "A3"


def test_JA_6_5_light_cavalry_attacks_again_after_following_up() -> None:
    scene = Scene(PATAY, "light_cavalry 1 A2", "pikemen 2 B2", "bowmen 2 C2")
    fall(fall(attacked(scene, "B2", 0), "disrupt"), "blank")
    say(scene, "follow-up", 0)
    assert scene.refused("attack-again", 0, "A2").key == "no-enemy-there"
    assert len(scene.facts("attack-ended")) == 1, "the first attack is over before the next is thought of"
    assert attack_of(scene.s) is None
    say(scene, "attack-again", 0, "C2")
    fall(fall(scene, "disrupt"), "blank")
    say(scene, "follow-up", 0)
    assert scene.where(0) == "C2"
    assert is_over(scene), "once a turn"


def test_JA_6_5_light_cavalry_attacks_again_from_the_first_area_of_the_map() -> None:
    scene = Scene(PATAY, "light_cavalry 1 A2", "pikemen 2 A1", "bowmen 2 B1a", "bowmen 2 B1b")
    fall(fall(attacked(scene, "A1", 0), "disrupt"), "blank")
    say(scene, "follow-up", 0)
    assert scene.s.place[0] == 0
    assert scene.offered("attack-again")


def test_JA_12_9_a_bombard_damages_a_building() -> None:
    scene = Scene("fierbois", "bombard 1 C2c", "pikemen 2 C2a")
    fall(attacked(scene, "C2a", 0, roll=1), "kill", "shield", "shield")
    fall(scene, "blank")
    say(scene, "let-roll-stand")
    assert scene.s.damage[0] == 1
