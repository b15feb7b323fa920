"""7. Resolving an attack."""

from __future__ import annotations

import pytest

from tests.games.joan_of_arc.attacks import PATAY, attacked, fall, is_over, say
from tests.games.joan_of_arc.scenes import Scene
from timefront.games.joan_of_arc.content.dice import BLACK, DISRUPT, KILL, PUSH, RED, WHITE
from timefront.games.joan_of_arc.content.vocabulary import DEFENCE, MELEE, SHOOTING
from timefront.games.joan_of_arc.rules.attack.muster import CHARGERS, join
from timefront.games.joan_of_arc.rules.attack.rows import ALLOCATED, DISCARDED, DROPPED, SPENT
from timefront.games.joan_of_arc.show.checking import check
from timefront.games.joan_of_arc.state import EXPERIENCE, LEGEND, REROLL, held


def test_JA_7_1_attackers_roll_all_their_dice_then_the_defenders_and_each_die_knows_its_unit() -> None:
    scene = Scene(PATAY, "foot_knights 1 A2", "sergeants_at_arms 1 A2", "halberdiers 2 B2", "crossbowmen 2 B2")
    attacked(scene, "B2", 0, 1)
    assert scene.asked() == "attack"
    assert scene.pool() == 3
    fall(scene, "shield", "shield", "shield")
    assert scene.asked() == "defence"
    fall(scene, "shield", "blank", "blank")
    assert is_over(scene)
    attack, defence = scene.facts("dice-rolled")
    assert (attack["units"], attack["colours"], attack["roll"]) == ([0, 0, 1], [RED] * 3, MELEE)
    assert (defence["units"], defence["colours"], defence["roll"]) == ([2, 2, 3], [RED, WHITE, WHITE], DEFENCE)
    assert scene.facts("attack-declared")[0]["units"] == [0, 1]


def test_JA_7_1_the_rows_of_the_attack_tell_what_became_of_every_die() -> None:
    scene = Scene(PATAY, "foot_knights 1 A2", "crossbowmen 2 B2", "crossbowmen 2 B2")
    fall(attacked(scene, "B2", 0), "kill", "shield")
    scene.roll("shield", "blank")
    scene.choose("discard-result", 0)
    assert is_over(scene)
    fact = scene.facts("result-discarded")[0]
    assert (fact["unit"], fact["colour"], fact["result"], fact["defender"]) == (0, RED, KILL, 1)


def test_JA_7_1_fates_name_the_partner_of_each_die() -> None:
    scene = Scene(PATAY, "foot_knights 1 A2", "foot_knights 1 A2", "earl_of_suffolk 2 B2", "crossbowmen 2 B2")
    fall(attacked(scene, "B2", 0, 1), "kill", "kill", "shield", "disrupt")
    fall(scene, "shield", "blank", "blank")
    say(scene, "discard-result", 0)
    fates, mates = scene.s.die_fate, scene.s.die_mate
    assert (fates[0], mates[0]) == (DISCARDED, 4)
    assert (fates[4], mates[4]) == (SPENT, 0)
    assert fates[2] == DROPPED
    scene.choose("allocate", 1, 3)
    assert (fates[1], mates[1]) == (ALLOCATED, 3)


def test_JA_7_3_shields_discard_the_worst_result_first() -> None:
    scene = Scene(PATAY, "foot_knights 1 A2", "crossbowmen 2 B2", "crossbowmen 2 B2")
    fall(attacked(scene, "B2", 0), "kill", "disrupt")
    fall(scene, "shield", "shield")
    assert scene.refused("discard-result", 1).key == "worst-result-first"
    assert scene.refused("discard-result", 2).key == "no-attack-result"
    assert scene.refused("discard-result", 0).key == "choose-how-many"
    say(scene, "use-shields", 1)
    assert [fact["result"] for fact in scene.facts("result-discarded")] == [KILL]
    assert sorted(scene.where(unit) for unit in (1, 2)) == ["B2", "disrupted"]


def test_JA_7_3_where_results_differ_the_shields_are_used_one_by_one() -> None:
    """A slayer's KILL is a different kind than the KILL of other units."""
    scene = Scene(PATAY, "foot_knights 1 A2", "werewolf_2 1 A2", "foot_knights 2 B2", "foot_knights 2 B2")
    attacked(scene, "B2", 0, 1)
    dice = [["kill", "disrupt"][KILL not in factor.values] for factor in scene.s.chance().factors]
    fall(scene, *dice)
    fall(scene, *["shield"] * scene.pool())
    assert dice.count("kill") > 2
    assert len(scene.offered("discard-result")) > 1
    assert scene.offered("use-shields") == []
    assert scene.refused("use-shields", 1).key == "choose-results"
    assert scene.offered("use-all-shields")


def test_JA_7_3_all_shields_at_once_or_none() -> None:
    scene = Scene(PATAY, "foot_knights 1 A2", "crossbowmen 2 B2", "crossbowmen 2 B2")
    fall(fall(attacked(scene, "B2", 0), "kill", "disrupt"), "shield", "shield")
    say(scene, "use-all-shields")
    assert len(scene.facts("result-discarded")) == 2
    scene = Scene(PATAY, "foot_knights 1 A2", "crossbowmen 2 B2", "crossbowmen 2 B2")
    fall(fall(attacked(scene, "B2", 0), "kill", "disrupt"), "shield", "blank")
    assert scene.refused("use-all-shields").key == "only-one-shield"
    say(scene, "let-through")
    assert sorted(scene.where(unit) for unit in (1, 2)) == ["disrupted", "graveyard"]


def test_JA_7_3_of_results_that_are_alike_the_first_is_named() -> None:
    scene = Scene(PATAY, "foot_knights 1 A2", "crossbowmen 2 B2")
    fall(fall(attacked(scene, "B2", 0), "kill", "kill"), "shield")
    assert scene.refused("discard-result", 1).key == "take-the-first-alike"


def test_JA_7_4_one_result_each_then_units_with_hit_points_take_more_and_the_rest_is_lost() -> None:
    scene = Scene(PATAY, "foot_knights 1 A2", "foot_knights 1 A2", "earl_of_suffolk 2 B2", "crossbowmen 2 B2")
    fall(attacked(scene, "B2", 0, 1), "kill", "disrupt", "disrupt", "disrupt")
    fall(scene, "blank", "blank", "blank")
    assert scene.s.seat == 1
    assert scene.offered("allocate") == [("allocate", 0, 2), ("allocate", 0, 3)]
    assert scene.refused("allocate", 3, 2).key == "worst-result-first"
    assert scene.refused("allocate", 0, 0).key == "no-defender"
    say(scene, "allocate", 0, 2)
    assert [fact["unit"] for fact in scene.facts("result-allocated")] == [2, 3, 2]
    assert len(scene.facts("result-lost")) == 1
    assert [scene.where(unit) for unit in (2, 3)] == ["disrupted", "disrupted"]


def test_JA_7_4_a_result_for_everybody_needs_no_question() -> None:
    scene = Scene(PATAY, "foot_knights 1 A2", "crossbowmen 2 B2", "bowmen 2 B2")
    fall(fall(attacked(scene, "B2", 0), "disrupt", "disrupt"), "blank", "blank")
    assert [scene.where(unit) for unit in (1, 2)] == ["disrupted", "disrupted"]


def test_JA_7_4_nobody_takes_a_second_result_before_all_have_one() -> None:
    scene = Scene(PATAY, "foot_knights 1 A2", "mounted_knights 1 A2", "la_hire 2 B2", "crossbowmen 2 B2", "bowmen 2 B2")
    fall(attacked(scene, "B2", 0, 1), "kill", "disrupt", "push", "shield")
    fall(scene, "push", "push", "blank", "blank")
    scene.choose("allocate", 0, 2)
    assert scene.refused("allocate", 1, 2).key == "others-first"


def test_JA_7_4_two_hits_on_the_last_of_its_hit_points_wound_then_disrupt() -> None:
    scene = Scene(PATAY, "foot_knights 1 A2", "earl_of_suffolk 2 B2")
    fall(fall(attacked(scene, "B2", 0), "disrupt", "kill"), "blank", "blank")
    assert (scene.where(1), scene.s.wounds[1]) == ("disrupted", 1)


def test_JA_7_4_never_more_than_one_push_on_a_unit() -> None:
    scene = Scene(PATAY, "foot_knights 1 A2", "la_hire 2 B2")
    fall(attacked(scene, "B2", 0), "push", "push")
    fall(scene, "shield", "kill")
    say(scene, "let-through")
    assert len(scene.facts("result-lost")) == 1


def test_JA_7_5_a_kill_wounds_or_sends_to_the_graveyard_and_JA_7_10_pays_the_reward() -> None:
    scene = Scene(PATAY, "foot_knights 1 A2", "foot_knights 2 B2", "la_hire 2 B2")
    before = held(scene.s, 0, EXPERIENCE)
    fall(attacked(scene, "B2", 0), "kill", "kill")
    fall(scene, "disrupt", "shield", "shield")
    say(scene, "let-through")
    assert scene.where(1) == "graveyard"
    assert scene.s.wounds[2] == 1
    assert held(scene.s, 0, EXPERIENCE) == before + 1


def test_JA_7_6_a_disrupt_is_a_wound_while_more_than_one_hit_point_is_left() -> None:
    """JA-2.2: wounds lie on the card."""
    scene = Scene(PATAY, "sergeants_at_arms 1 A2", "earl_of_suffolk 2 B2")
    fall(fall(attacked(scene, "B2", 0), "disrupt"), "blank", "blank")
    assert (scene.where(1), scene.s.wounds[1]) == ("B2", 1)
    scene = Scene(PATAY, "sergeants_at_arms 1 A2", "earl_of_suffolk 2 B2")
    scene.s.wounds[1] = 1
    fall(fall(attacked(scene, "B2", 0), "disrupt"), "blank", "blank")
    assert scene.where(1) == "disrupted"
    assert scene.s.sent_by[1] == 0


def test_JA_7_7_the_attacker_chooses_where_a_pushed_unit_goes() -> None:
    scene = Scene(PATAY, "sergeants_at_arms 1 A2", "crossbowmen 2 B2", "peasants 1 B1b", "peasants 2 C2")
    fall(fall(attacked(scene, "B2", 0), "push"), "blank")
    assert scene.s.seat == 0
    assert scene.refused("push-unit", 1, "B1b").key == "area-not-open"
    assert scene.refused("push-unit", 1, "A1").key == "area-not-open"
    assert scene.refused("push-unit", 2, "C2").key == "not-pushed"
    say(scene, "push-unit", 1, "C2")
    say(scene, "hold-ground")
    assert scene.where(1) == "C2"
    assert is_over(scene)


def test_JA_7_7_a_unit_without_a_way_out_is_disrupted() -> None:
    scene = Scene(PATAY, "sergeants_at_arms 1 B3b", "crossbowmen 2 B3a")
    fall(attacked(scene, "B3a", 0), "push")
    fall(scene, "blank")
    say(scene, "let-roll-stand")
    assert scene.where(1) == "disrupted"
    assert scene.facts("unit-cornered") == [{"unit": 1}]


def test_JA_7_7_a_unit_with_several_hit_points_may_take_a_wound_instead() -> None:
    scene = Scene(PATAY, "sergeants_at_arms 1 A2", "earl_of_suffolk 2 B2")
    fall(fall(attacked(scene, "B2", 0), "push"), "blank", "blank")
    assert scene.s.seat == 1
    assert scene.refused("take-wound", 0).key == "not-this-unit"
    say(scene, "take-wound", 1)
    assert (scene.where(1), scene.s.wounds[1]) == ("B2", 1)
    scene.s.wounds[1] = 1
    fall(fall(attacked(scene, "B2", 0), "push"), "blank", "blank")
    say(scene, "take-wound", 1)
    assert scene.where(1) == "graveyard"


def test_JA_7_7_room_is_counted_push_by_push() -> None:
    scene = Scene(PATAY, "foot_knights 1 E1b", "crossbowmen 2 E2a", "bowmen 2 E2a", *["peasants 2 E2b"] * 5)
    fall(attacked(scene, "E2a", 0), "push", "push")
    fall(scene, "blank", "blank")
    say(scene, "push-unit", 2, "E2b")
    assert scene.where(2) == "E2b"
    assert scene.where(1) == "disrupted"


def test_JA_7_8_retaliation_is_simultaneous_and_no_shield_of_the_attack_helps() -> None:
    """JA-9.retaliation."""
    scene = Scene(PATAY, "foot_knights 1 A2", "sergeants_at_arms 2 B2")
    fall(attacked(scene, "B2", 0), "kill", "shield")
    fall(scene, "kill")
    assert [scene.where(unit) for unit in (0, 1)] == ["graveyard", "graveyard"]
    assert is_over(scene)


def test_JA_7_8_the_attacker_chooses_who_suffers() -> None:
    scene = Scene(PATAY, "foot_knights 1 A2", "sergeants_at_arms 1 A2", "sergeants_at_arms 2 B2")
    fall(attacked(scene, "B2", 0, 1), "shield", "shield", "shield")
    fall(scene, "kill")
    assert scene.s.seat == 0
    assert scene.refused("suffer", 3, 2).key == "no-attacker"
    assert scene.refused("suffer", 0, 1).key == "worst-result-first"
    say(scene, "suffer", 3, 1)
    assert [scene.where(unit) for unit in (0, 1)] == ["A2", "graveyard"]


def test_JA_7_8_results_may_be_heaped_on_a_unit_as_far_as_its_hit_points_go() -> None:
    """Ruling J-34: kills first; unlike in a defence (JA-7.4), a unit may take two before another has taken one."""
    scene = Scene(PATAY, "la_hire 1 A2", "foot_knights 1 A2", "sergeants_at_arms 2 B2", "halberdiers 2 B2")
    attacked(scene, "B2", 0, 1)
    fall(scene, *["shield"] * scene.pool())
    fall(scene, "kill", "disrupt", "blank")
    kill, disrupt = [die for die, result in enumerate(scene.s.die_result) if result in (KILL, DISRUPT)]
    assert scene.s.offer() == [("suffer", kill, 0), ("suffer", kill, 1)]
    say(scene, "suffer", kill, 0)
    assert scene.s.offer() == [("suffer", disrupt, 0), ("suffer", disrupt, 1)]
    say(scene, "suffer", disrupt, 0)
    assert (scene.s.wounds[0], scene.where(1)) == (2, "A2")


def test_JA_7_8_a_unit_that_is_lost_suffers_no_more() -> None:
    """Rulings J-31 and J-34: a result needs a unit that can suffer it."""
    scene = Scene(PATAY, "crossbowmen 1 A2", "foot_knights 1 A2", "sergeants_at_arms 2 B2", "halberdiers 2 B2")
    attacked(scene, "B2", 0, 1)
    fall(scene, *["shield"] * scene.pool())
    fall(scene, "kill", "disrupt", "push")
    kill = scene.s.die_result.index(KILL)
    say(scene, "suffer", kill, 1)
    assert [scene.where(unit) for unit in (0, 1)] == ["disrupted", "graveyard"]
    assert len(scene.facts("result-lost")) == 1


def test_JA_7_8_of_dice_that_strike_different_units_the_attacker_chooses_the_order() -> None:
    """A result that no unit can suffer any more is lost."""
    scene = Scene(PATAY, "mounted_knights 1 A2", "foot_knights 1 A2", "pikemen 2 B2", "sergeants_at_arms 2 B2")
    attacked(scene, "B2", 0, 1)
    fall(scene, *["shield"] * scene.pool())
    fall(scene, "disrupt", "disrupt")
    first = len(scene.s.die_unit) - 2
    assert scene.s.offer() == [("suffer", first, 0), ("suffer", first + 1, 0), ("suffer", first + 1, 1)]
    assert scene.refused("suffer", first, 1).key == "not-struck-by-it"
    say(scene, "suffer", first + 1, 0)
    assert [scene.where(unit) for unit in (0, 1)] == ["disrupted", "A2"]


def test_JA_7_8_the_retaliating_player_chooses_where_attackers_are_pushed() -> None:
    scene = Scene(PATAY, "crossbowmen 1 A2", "foot_knights 1 A2", "sergeants_at_arms 2 B2")
    fall(fall(attacked(scene, "B2", 1), "kill", "shield"), "push")
    assert scene.s.seat == 1
    say(scene, "push-unit", 1, "A3")
    assert scene.where(1) == "A3"
    assert is_over(scene), "the pushed do not follow up"


def test_JA_7_8_whoever_retaliates_may_hold_results_back() -> None:
    """Any of them: here the PUSH is held back, and the KILL of the same units strikes."""
    scene = Scene(PATAY, "foot_knights 1 A2", "crossbowmen 1 A2", "sergeants_at_arms 2 B2", "sergeants_at_arms 2 B2")
    attacked(scene, "B2", 0, 1)
    fall(scene, *["shield"] * scene.pool()).roll("push", "kill")
    assert (scene.s.seat, scene.asked()) == (1, "StrikeBack.answer_back")
    push, kill = scene.offered("hold-back")
    assert scene.refused("hold-back", 0).key == "no-defence-result"
    assert scene.s.question().declining() is None, "passing would sound like sparing them"
    say(scene, *push)
    assert [fact["result"] for fact in scene.facts("result-held-back")] == [PUSH]
    say(scene, "suffer", kill[1], 1)
    assert [scene.where(unit) for unit in (0, 1)] == ["A2", "graveyard"]


def test_JA_7_8_no_retaliation_against_shots_and_on_conditions_only_against_some() -> None:
    scene = Scene(PATAY, "mounted_bowmen 1 A2", "sergeants_at_arms 2 B2")
    fall(attacked(scene, "B2", 0, roll=SHOOTING), "blank", "blank")
    fall(scene, "kill")
    assert scene.where(0) == "A2"
    scene = Scene(PATAY, "sergeants_at_arms 1 A2", "mounted_knights 1 A2", "flemish_pikemen 2 B2")
    fall(attacked(scene, "B2", 0), "shield")
    fall(scene, "disrupt")
    assert scene.where(0) == "A2"
    fall(attacked(scene, "B2", 1), "shield", "shield")
    fall(scene, "disrupt")
    assert scene.where(1) == "disrupted"


def test_JA_7_8_immunity_to_retaliation() -> None:
    scene = Scene(PATAY, "almogavars 1 A2", "sergeants_at_arms 2 B2")
    fall(fall(attacked(scene, "B2", 0), "shield"), "kill")
    assert scene.where(0) == "A2"


def test_JA_7_9_some_or_all_attackers_follow_up_into_the_emptied_area() -> None:
    scene = Scene(PATAY, "sergeants_at_arms 1 A2", "foot_knights 1 A2", "crossbowmen 2 B2", "citizen 0 B2")
    fall(attacked(scene, "B2", 0, 1), "kill", "shield", "shield")
    fall(scene, "blank")
    assert scene.refused("follow-up", 2).key == "cannot-follow-up"
    scene.choose("follow-up", 1)
    scene.choose("hold-ground")
    assert [scene.where(unit) for unit in (0, 1)] == ["A2", "B2"]
    assert scene.facts("units-followed-up")[0]["units"] == [1]
    assert scene.s.owner[3] == 0, "JA-6.4: civilians there are recruited"


def test_JA_7_9_no_follow_up_after_shooting_or_while_an_enemy_stands() -> None:
    scene = Scene(PATAY, "mounted_bowmen 1 A2", "crossbowmen 2 B2")
    fall(fall(attacked(scene, "B2", 0, roll=SHOOTING), "disrupt", "blank"), "blank")
    assert scene.where(1) == "disrupted"
    assert is_over(scene)
    scene = Scene(PATAY, "foot_knights 1 A2", "crossbowmen 2 B2", "crossbowmen 2 B2")
    fall(fall(attacked(scene, "B2", 0), "kill", "shield"), "blank", "blank")
    assert is_over(scene)


def test_JA_2_5_a_face_that_counts_for_a_reroll_is_rolled_again_once() -> None:
    scene = Scene(PATAY, "crossbowmen 1 A2", "bowmen 2 B2")
    fall(attacked(scene, "B2", 0, roll=SHOOTING), "reroll")
    fall(scene, "blank")
    assert scene.asked() == "reroll"
    fall(scene, "reroll")
    assert is_over(scene)


def test_JA_2_5_other_dice_on_conditions_automatic_results_and_tokens_for_faces() -> None:
    scene = Scene(PATAY, "pikemen 1 A2", "mounted_knights 2 B2", "pikemen 2 B1b")
    assert attacked(scene, "B2", 0).pool() == 2
    assert attacked(scene, "B1b", 0).pool() == 1
    scene = Scene(PATAY, "executioner 1 A2", "pikemen 2 B2")
    assert attacked(scene, "B2", 0).pool() == 1
    assert attacked(scene, "B2", 0, is_commanded=True).pool() == 2
    scene = Scene(PATAY, "french_mounted_knights 1 A2", "pikemen 2 B2")
    attacked(scene, "B2", 0, ways=(1,))
    scene.roll("shield", "shield")
    assert scene.facts("dice-rolled")[0]["colours"] == [RED, RED, -1]
    scene = Scene(PATAY, "witch 1 A2", "pikemen 2 B2")
    tokens = held(scene.s, 0, LEGEND)
    fall(fall(attacked(scene, "B2", 0), "legend"), "blank")
    assert held(scene.s, 0, LEGEND) == tokens + 1


def test_JA_2_5_other_dice_may_be_paid_for(monkeypatch: pytest.MonkeyPatch) -> None:
    scene = Scene(PATAY, "witch_2 1 A2", "pikemen 2 B2")
    assert attacked(scene, "B2", 0).asked() == "attack", "legend cards are not in play"
    condition = scene.setting.cards.other_dice[scene.s.profile[0]][0].condition
    monkeypatch.setattr(condition, "words", "legend")
    attacked(scene, "B2", 0)
    assert scene.refused("pay-for-dice", 1).key == "not-this-unit"
    tokens = held(scene.s, 0, LEGEND)
    say(scene, "pay-for-dice", 0)
    assert held(scene.s, 0, LEGEND) == tokens - 1
    fall(fall(scene, "kill"), "blank")
    assert scene.facts("dice-rolled")[0]["results"] == [KILL]
    assert scene.where(1) == "graveyard"


def test_JA_8_7_the_reroll_token_rerolls_any_own_dice_once_together() -> None:
    scene = Scene(PATAY, "foot_knights 1 A2", "crossbowmen 2 B2", "bowmen 2 B2")
    scene.s.tokens[8] = 0
    fall(attacked(scene, "B2", 0, keep_tokens=True), "shield", "push")
    scene.roll("blank", "blank")
    assert scene.s.seat == 0
    scene.choose("use-reroll-token")
    assert scene.refused("roll-again").key == "no-die-chosen"
    assert scene.refused("reroll-die", 0, 0).key == "no-such-reroll"
    assert scene.refused("reroll-die", 2, 5).key == "not-your-die"
    scene.choose("reroll-die", 0, 5)
    scene.choose("roll-again")
    scene.roll("kill")
    assert held(scene.s, 0, REROLL) == 0
    fact = scene.facts("die-rerolled")[0]
    assert (fact["unit"], fact["colour"], fact["after"]) == (0, RED, KILL)


def test_JA_8_7_the_defender_is_asked_too_and_may_let_the_roll_stand() -> None:
    scene = Scene(PATAY, "foot_knights 1 A2", "earl_of_suffolk 2 B2")
    scene.s.tokens[3] = 0
    fall(attacked(scene, "B2", 0, keep_tokens=True), "kill", "shield")
    fall(scene, "blank", "blank")
    assert (scene.s.seat, scene.asked()) == (1, "Rework.token")
    say(scene, "let-roll-stand")
    assert held(scene.s, 1, REROLL) == 1


def test_JA_7_2_powers_reroll_dice_of_their_colour_for_their_price() -> None:
    scene = Scene(PATAY, "poton_de_xaintrailles 1 A2", "crossbowmen 2 B2")
    fall(fall(attacked(scene, "B2", 0), "shield", "blank"), "blank")
    assert scene.refused("reroll-die", 1, 6).key == "no-such-reroll"
    before = held(scene.s, 0, EXPERIENCE)
    say(scene, "reroll-die", 0, 6)
    fall(scene, "shield")
    assert held(scene.s, 0, EXPERIENCE) == before - 1
    assert scene.facts("die-rerolled")[0]["colour"] == BLACK


@pytest.mark.parametrize("row", ["die_kind", "die_result", "die_fate", "die_mate", "die_marks"])
def test_a_position_with_dice_in_part_is_not_sound(row: str) -> None:
    scene = attacked(Scene(PATAY, "foot_knights 1 A2", "crossbowmen 2 B2"), "B2", 0)
    assert check(scene.s) == []
    getattr(scene.s, row).pop()
    assert check(scene.s) == ["the dice of an attack are there in part"]


@pytest.mark.parametrize(
    ("row", "number"),
    [("die_kind", 9999), ("die_kind", -9999), ("die_marks", 30), ("die_result", 99), ("die_fate", 99)],
)
def test_a_position_with_dice_that_there_are_not_is_not_sound(row: str, number: int) -> None:
    scene = attacked(Scene(PATAY, "foot_knights 1 A2", "crossbowmen 2 B2"), "B2", 0)
    getattr(scene.s, row)[0] = number
    assert check(scene.s) == ["a die of an attack shows nothing that there is"]


def test_a_position_whose_attack_is_known_in_part_is_not_sound() -> None:
    scene = attacked(Scene(PATAY, "foot_knights 1 A2", "crossbowmen 2 B2"), "B2", 0)
    scene.s.fight.pop()
    assert check(scene.s) == ["an attack is known in part"]


def test_a_position_with_dice_of_nobody_is_not_sound() -> None:
    scene = attacked(Scene(PATAY, "foot_knights 1 A2", "crossbowmen 2 B2"), "B2", 0)
    scene.s.fight = []
    assert check(scene.s) == ["dice lie there though nobody attacks"]


def test_a_position_in_which_others_charged_than_attack_is_not_sound() -> None:
    scene = attacked(Scene(PATAY, "foot_knights 1 A2", "crossbowmen 2 B2"), "B2", 0)
    join(scene.s, CHARGERS, 1)
    assert check(scene.s) == ["somebody charged who does not attack"]
