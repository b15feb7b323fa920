"""11. Forced march, concentrated fire, cavalry breakthrough and ransom: off unless they are agreed."""

from __future__ import annotations

from random import Random

import pytest

from tests.games.joan_of_arc.acting import ENGLISH, FRENCH, activate, areas, order_phase
from tests.games.joan_of_arc.attacks import FIERBOIS, PATAY, attacked, fall, gigantic, is_over, say
from tests.games.joan_of_arc.scenes import Scene
from timefront.games.joan_of_arc.content.dice import COLOURS, RESULTS
from timefront.games.joan_of_arc.content.scenarios import Objective
from timefront.games.joan_of_arc.content.vocabulary import CAPTURE, CHARGE, DESTROY, OPTIONAL_RULES, SHOOTING
from timefront.games.joan_of_arc.odds.endings import Endings, simulate
from timefront.games.joan_of_arc.odds.luck import Dice
from timefront.games.joan_of_arc.odds.odds import odds
from timefront.games.joan_of_arc.odds.plain_attacks import attack_pool
from timefront.games.joan_of_arc.odds.simulated import KILLED, best_choice, plan_attack
from timefront.games.joan_of_arc.rules.attack.muster import CHARGED, DYING
from timefront.games.joan_of_arc.rules.attack.rows import colour
from timefront.games.joan_of_arc.rules.buildings import Collapse
from timefront.games.joan_of_arc.rules.rounds.camp import CampPhase
from timefront.games.joan_of_arc.sequence import Rounds
from timefront.games.joan_of_arc.show.checking import check
from timefront.games.joan_of_arc.state import EXPERIENCE, INTRIGUE, LEGEND, REROLL, TOKEN_KINDS, held
from timefront.kernel.flow import CHANCE, OVER
from timefront.kernel.questions import Choice


def with_tokens(scene: Scene, seat: int, token: int, count: int) -> Scene:
    """Give a seat this many tokens of a kind."""
    scene.s.tokens[seat * TOKEN_KINDS + token] = count
    return scene


def without_reroll(scene: Scene) -> Scene:
    """Nobody has a reroll token."""
    return with_tokens(with_tokens(scene, FRENCH, REROLL, 0), ENGLISH, REROLL, 0)


def miss(scene: Scene) -> Scene:
    """The defence dice, if there are any, show their weakest result that is not a shield."""
    if scene.s.seat != CHANCE:
        return scene
    shown = [[value for value in factor.values if RESULTS[value] != "shield"] for factor in scene.s.chance().factors]
    return fall(scene, *[RESULTS[min(values)] for values in shown])


# JA-11.1


def marching(*others: str, **options: str) -> Scene:
    """Two pikemen in A2, who may make forced marches; nobody has a reroll token."""
    return without_reroll(Scene(PATAY, "pikemen 1 A2", "pikemen 1 A2", *others, **{"forced_march": "on", **options}))


def test_JA_11_1_a_group_rolls_one_yellow_die_and_goes_up_to_two_areas() -> None:
    scene = activate(marching(), "A2")
    scene.choose("forced-march", 0, "B2").choose("forced-march", 1, "B2")
    assert (scene.asked(), scene.pool()) == ("march", 1)
    assert scene.s.chance().allows((scene.setting.die_faces[6 * COLOURS.index("yellow")],))
    scene.roll("blank")
    assert [scene.where(unit) for unit in (0, 1)] == ["B2", "B2"]
    assert scene.asked() == "ForcedMarch.farther"
    assert areas(scene, "march-on") == ["A2", "A3", "B1b", "B3b", "C2", "C3b"]
    assert scene.refused("march-on", "D2b").key == "not-adjacent"
    scene.choose("march-on", "C2")
    assert [scene.where(unit) for unit in (0, 1)] == ["C2", "C2"]
    assert scene.facts("march-rolled") == [{"seat": 0, "area": scene.area("B2"), "count": 2, "result": 0}]
    assert scene.s.seat == OVER


def test_JA_11_1_units_of_a_sort_set_out_together_by_one_choice() -> None:
    scene = activate(marching(), "A2")
    assert ("all-march", 0, scene.area("B2")) in scene.s.offer()
    scene.choose("all-march", 0, "B2").roll("push")
    assert [scene.where(unit) for unit in (0, 1)] == ["B2", "B2"]
    full = activate(marching(*["pikemen 1 B2"] * 7), "A2")
    assert full.refused("all-march", 0, "B2").key == "no-room"


def test_JA_11_1_it_may_stop_after_the_first_area() -> None:
    scene = activate(marching(), "A2").choose("forced-march", 0, "B2").choose("wait", 1)
    scene.roll("shield").choose("end-march")
    assert (scene.where(0), scene.s.seat) == ("B2", OVER)


def test_JA_11_1_a_push_is_one_area_and_a_disrupt_none() -> None:
    scene = activate(marching(), "A2").choose("forced-march", 0, "B2").choose("wait", 1).roll("push")
    assert (scene.where(0), scene.s.seat) == ("B2", OVER)
    scene = activate(marching(), "A2").choose("forced-march", 0, "B2").choose("wait", 1).roll("disrupt")
    assert (scene.where(0), scene.s.seat) == ("A2", OVER)
    assert scene.facts("action-lost") == []


def test_JA_11_1_units_that_set_out_for_other_areas_are_other_groups() -> None:
    """Ruling J-69."""
    scene = activate(marching(), "A2").choose("forced-march", 0, "B1b").choose("forced-march", 1, "B2")
    assert [choice[0] for choice in scene.s.offer()] == ["do-march", "do-march"]
    assert scene.refused("do-march", "A1").key == "no-march-declared"
    assert scene.refused("do-deed", 0).key == "nothing-declared"
    scene.choose("do-march", "B2").roll("push")
    assert [scene.where(unit) for unit in (0, 1)] == ["A2", "B2"]
    scene.roll("disrupt")
    assert [scene.where(unit) for unit in (0, 1)] == ["A2", "B2"]


def test_JA_11_1_a_second_area_that_is_closed_to_the_group_leaves_it_in_the_first() -> None:
    """Ruling J-18: the group moves on together or not at all."""
    full = ["pikemen 1 C2"] * 7
    scene = activate(marching(*full, "bowmen 2 B1b"), "A2")
    scene.choose("forced-march", 0, "B2").choose("forced-march", 1, "B2").roll("blank")
    assert areas(scene, "march-on") == ["A2", "A3", "B3b", "C3b"]
    assert scene.refused("march-on", "C2").key == "no-room"
    assert scene.refused("march-on", "B1b").key == "enemy-area"


def test_JA_11_1_nowhere_to_go_on_and_nobody_is_asked() -> None:
    scene = without_reroll(Scene(PATAY, "pikemen 1 B3b", "pikemen 1 B3b", *["pikemen 1 B3b"] * 4, forced_march="on"))
    activate(scene, "B3b").choose("forced-march", 0, "B3a")
    scene.choose("all-wait", 1)
    scene.s.room[scene.area("B3b")] = -1
    scene.roll("blank")
    assert (scene.where(0), scene.s.seat) == ("B3a", OVER)


def test_JA_11_1_units_that_are_alike_may_march_or_wait_however_little_room_there_is() -> None:
    full = ["pikemen 1 B2"] * 7
    scene = activate(marching(*full), "A2").choose("forced-march", 0, "B2")
    assert scene.refused("forced-march", 1, "B2").key == "no-room"
    assert scene.offered("wait") == [("wait", 1)]


def test_JA_11_1_a_march_into_an_area_that_was_closed_meanwhile_is_a_wait_without_a_die() -> None:
    """Ruling J-13."""
    scene = marching("pikemen 1 B2", "pikemen 1 B2", "pikemen 1 B2", "pikemen 1 B2", "pikemen 1 B2", "pikemen 1 B2")
    activate(scene, "A2").choose("forced-march", 0, "B2").choose("forced-march", 1, "B2").roll("disrupt")
    scene = marching("pikemen 1 B2", "pikemen 1 B2", "pikemen 1 B2", "pikemen 1 B2", "pikemen 1 B2", "pikemen 1 B2")
    activate(scene, "A2").choose("forced-march", 0, "A1").choose("forced-march", 1, "B2")
    scene.s.room[scene.area("B2")] = 0
    scene.choose("do-march", "B2")
    assert scene.facts("action-lost") == [{"seat": 0, "unit": 1}]
    assert scene.asked() == "march"


def test_JA_11_1_only_infantry_that_is_neither_hasty_nor_jumps() -> None:
    scene = without_reroll(
        Scene(PATAY, "mounted_knights 1 A2", "war_hounds 1 A2", "culverin 1 A2", "pikemen 1 A2", forced_march="on")
    )
    activate(scene, "A2")
    assert scene.refused("forced-march", 0, "B2").key == "only-infantry-marches"
    scene.choose("wait", 0)
    assert scene.refused("forced-march", 1, "B2").key == "has-no-need-to-march"
    scene.choose("wait", 1)
    assert scene.refused("forced-march", 2, "B2").key == "only-infantry-marches"
    scene.choose("wait", 2)
    assert scene.refused("forced-march", 3, "C2").key == "not-adjacent"
    assert areas(scene, "forced-march") == areas(scene, "move")


def test_JA_11_1_off_unless_it_is_agreed() -> None:
    scene = activate(marching(forced_march="off"), "A2")
    assert scene.offered("forced-march") == []
    assert scene.refused("forced-march", 0, "B2").key == "no-forced-march"


def test_JA_8_7_the_reroll_token_is_good_for_the_die_of_a_forced_march() -> None:
    for first in ("push", "disrupt"):
        scene = with_tokens(marching(), FRENCH, REROLL, 1)
        activate(scene, "A2").choose("forced-march", 0, "B2").choose("wait", 1).roll(first)
        assert scene.asked() == "ForcedMarch.token"
        scene.choose("use-reroll-token").roll("blank").choose("march-on", "C2")
        assert (scene.where(0), held(scene.s, FRENCH, REROLL)) == ("C2", 0)
    scene = with_tokens(marching(), FRENCH, REROLL, 1)
    activate(scene, "A2").choose("forced-march", 0, "B2").choose("wait", 1).roll("push").choose("let-roll-stand")
    assert (scene.where(0), held(scene.s, FRENCH, REROLL), scene.s.seat) == ("B2", 1, OVER)
    scene = with_tokens(marching(), FRENCH, REROLL, 1)
    activate(scene, "A2").choose("forced-march", 0, "B2").choose("wait", 1).roll("shield")
    assert scene.asked() == "ForcedMarch.farther"


# JA-11.2


def shot_at(defenders: int, **options: str) -> Scene:
    """Bowmen shoot at an area with this many pikemen."""
    units = ["pikemen 2 B2"] * defenders
    return attacked(Scene(PATAY, "bowmen 1 A2", *units, **options), "B2", 0, roll=SHOOTING)


def test_JA_11_2_six_units_draw_a_red_die_for_the_whole_attack() -> None:
    scene = shot_at(6, concentrated_fire="on")
    assert scene.pool() == 3
    assert [colour(scene.s, die) for die in range(3)] == [COLOURS.index(one) for one in ("yellow", "yellow", "red")]
    assert [scene.s.die_unit[die] for die in range(3)] == [0, 0, -1]
    assert scene.facts("fire-concentrated") == [{"seat": 0, "area": scene.area("B2"), "count": 6}]


def test_JA_11_2_five_units_do_not_nor_does_a_melee_nor_without_the_rule() -> None:
    assert shot_at(5, concentrated_fire="on").pool() == 2
    assert shot_at(6, concentrated_fire="off").pool() == 2
    units = ["pikemen 2 B2"] * 6
    scene = attacked(Scene(PATAY, "sergeants_at_arms 1 A2", *units, concentrated_fire="on"), "B2", 0)
    assert scene.pool() == 1
    assert scene.facts("fire-concentrated") == []


def test_JA_11_2_several_shooters_add_one_die_and_spaces_do_not_count() -> None:
    units = ["pikemen 2 B2"] * 6
    scene = Scene(PATAY, "bowmen 1 A2", "bowmen 1 A2", *units, concentrated_fire="on")
    assert attacked(scene, "B2", 0, 1, roll=SHOOTING).pool() == 5
    scene = Scene(PATAY, "bowmen 1 A2", "trebuchet 2 B2", "trebuchet 2 B2", concentrated_fire="on")
    assert attacked(scene, "B2", 0, roll=SHOOTING).pool() == 2


def test_JA_11_2_whoever_dodges_changes_nothing() -> None:
    """Ruling J-70: what counts is who was there when the attack was declared."""
    units = ["almogavars 2 B2"] * 6
    scene = attacked(Scene(PATAY, "bowmen 1 A2", *units, concentrated_fire="on"), "B2", 0, roll=SHOOTING)
    fall(scene, "push", "push", "kill")
    fall(scene, "blank", *["push"] * 5)
    say(scene, "dodge", 1, "C2")
    assert len(scene.facts("dice-rolled")[0]["results"]) == 3
    assert [scene.where(unit) for unit in range(1, 7)].count("graveyard") == 1


def test_JA_11_2_the_odds_count_the_red_die() -> None:
    units = ["pikemen 2 B2"] * 6
    scene = Scene(PATAY, "bowmen 1 A2", *units, concentrated_fire="on")
    plan = plan_attack(scene.s, FRENCH, scene.area("B2"), SHOOTING, [0], [0], is_commanded=False)
    assert plan is not None
    assert len(attack_pool(plan).dice) == 3
    found = odds(plan)
    assert found.is_exact
    rng, samples = Random(11), 600
    endings = Endings(plan)
    endings.is_possible = False  # each is played to its end
    killed = sum(outcome[KILLED] > 0 for _ in range(samples) for outcome in simulate(plan, Dice(rng, []), endings))
    chance = float(found.at_least("killed", 1))
    assert 0.05 < chance < 0.95
    assert abs(killed - samples * chance) < 3.9 * (samples * chance * (1 - chance)) ** 0.5


# JA-11.3


def charged(*defenders: str, **options: str) -> Scene:
    """Mounted knights have charged from A2 at B2, where the defenders stand."""
    scene = Scene(PATAY, "mounted_knights 1 A2", *defenders, **{"cavalry_breakthrough": "on", **options})
    return attacked(scene, "B2", 0, ways=(CHARGED,))


def test_JA_11_3_half_of_the_attacked_were_hit_and_the_cavalry_moves_on() -> None:
    """Ruling J-71: rounded down, so one of three."""
    scene = charged("peasants 2 B2", "peasants 2 B2", "peasants 2 B2")
    fall(scene, "kill", "shield")
    miss(scene)
    assert scene.asked() == "Breakthrough.rider"
    assert areas(scene, "break-through") == ["A3", "B1b", "B3b", "C2", "C3b"]
    assert scene.refused("break-through", 0, "B2").key == "not-beyond"
    assert scene.refused("break-through", 0, "D2b").key == "not-beyond"
    assert scene.refused("break-through", 1, "C2").key == "not-this-unit"
    say(scene, "break-through", 0, "C2")
    assert (scene.where(0), is_over(scene)) == ("C2", True)
    assert scene.facts("unit-broke-through") == [{"seat": 0, "unit": 0, "area": scene.area("C2")}]


def test_JA_11_3_too_few_were_hit() -> None:
    scene = charged("peasants 2 B2", "peasants 2 B2", "peasants 2 B2", "peasants 2 B2")
    fall(scene, "kill", "shield")
    miss(scene)
    assert is_over(scene)
    scene = charged("peasants 2 B2")
    fall(scene, "shield", "shield")
    miss(scene)
    assert is_over(scene)


def test_JA_11_3_also_after_a_follow_up() -> None:
    scene = charged("peasants 2 B2")
    fall(scene, "kill", "shield")
    miss(scene)
    say(scene, "follow-up", 0)
    assert (scene.where(0), scene.asked()) == ("B2", "Breakthrough.rider")
    say(scene, "break-through", 0, "C3b")
    assert (scene.where(0), is_over(scene)) == ("C3b", True)


def test_JA_11_3_a_unit_that_only_took_a_wound_is_not_affected() -> None:
    scene = charged("earl_of_suffolk 2 B2")
    fall(scene, "push", "shield")
    miss(scene)
    say(scene, "take-wound", 1)
    assert (scene.s.wounds[1], is_over(scene)) == (1, True)
    scene = charged("earl_of_suffolk 2 B2")
    fall(scene, "push", "shield")
    miss(scene)
    say(scene, "give-way", 1)
    say(scene, "push-unit", 1, "C2")
    say(scene, "hold-ground")
    assert scene.asked() == "Breakthrough.rider"
    say(scene, "rest", 0)
    assert (scene.where(0), is_over(scene)) == ("A2", True)


def test_JA_11_3_whoever_dodged_is_not_affected() -> None:
    scene = charged("almogavars 2 B2")
    fall(scene, "kill", "kill")
    fall(scene, "blank")
    say(scene, "dodge", 1, "C2")
    say(scene, "hold-ground")
    assert is_over(scene)


def test_JA_11_3_only_cavalry_that_charged() -> None:
    scene = Scene(PATAY, "mounted_knights 1 A2", "peasants 2 B2", cavalry_breakthrough="on")
    attacked(scene, "B2", 0)
    fall(scene, "kill", "shield")
    miss(scene)
    say(scene, "hold-ground")
    assert is_over(scene)
    scene = Scene(PATAY, "la_hire 1 A2", "mounted_knights 1 A2", "peasants 2 B2", cavalry_breakthrough="on")
    attacked(scene, "B2", 0, 1, ways=(CHARGED, CHARGED))
    fall(scene, "kill", *["shield"] * 4)
    miss(scene)
    say(scene, "hold-ground")
    assert [choice[1] for choice in scene.offered("rest")] == [1]


def test_JA_11_3_off_unless_it_is_agreed() -> None:
    scene = charged("peasants 2 B2", cavalry_breakthrough="off")
    fall(scene, "kill", "shield")
    miss(scene)
    say(scene, "hold-ground")
    assert is_over(scene)


def test_JA_10_5_stakes_that_a_breakthrough_crosses_are_removed() -> None:
    scene = Scene(PATAY, "mounted_knights 1 B2", "peasants 2 C2", "peasants 2 C2", cavalry_breakthrough="on")
    board = scene.setting.board
    crossed = board.border_edges[board.border_between[scene.area("C2") * board.area_count + scene.area("D2b")]][0]
    scene.s.edges[crossed] = 2 + ENGLISH
    attacked(scene, "C2", 0, ways=(CHARGED,))
    fall(scene, "kill", "shield")
    miss(scene)
    say(scene, "break-through", 0, "D2b")
    assert (scene.where(0), scene.s.edges[crossed]) == ("D2b", 0)


def test_JA_11_3_a_whole_charge() -> None:
    scene = without_reroll(Scene(PATAY, "mounted_knights 1 A1", "peasants 2 B2", cavalry_breakthrough="on"))
    activate(scene, "A1", CHARGE)
    scene.choose("charge", 0, "A2").choose("strike", "B2").roll("kill", "shield")
    while scene.s.seat != OVER and scene.asked() != "Breakthrough.rider":
        if scene.s.seat == CHANCE:
            miss(scene)
        else:
            scene.choose(*scene.s.offer()[-1])
    say(scene, "break-through", 0, "C2")
    assert scene.where(0) == "C2"


# JA-11.4


def objective(patch: pytest.MonkeyPatch, scene: Scene, number: int, kind: int, points: int) -> Objective:
    """One of the scenario's objectives, changed into a French one about unit 1 of the scene."""
    found = scene.setting.plan.objectives[number]
    for name, value in {"kind": kind, "side": 0, "points": points, "unit": 1}.items():
        patch.setattr(found, name, value)
    return found


def struck_down(**options: str) -> Scene:
    """The Earl of Suffolk, with one of two hit points left, is killed by sergeants in B2."""
    scene = Scene(PATAY, "sergeants_at_arms 1 A2", "earl_of_suffolk 2 B2", **{"ransom": "on", **options})
    scene.s.wounds[1] = 1
    attacked(scene, "B2", 0)
    return fall(fall(scene, "kill"), "blank", "blank")


def test_JA_11_4_the_attacker_may_capture_a_character_with_its_final_wound() -> None:
    scene = struck_down()
    assert (scene.asked(), scene.s.seat) == ("Capture.fate", FRENCH)
    assert (scene.s.fight[DYING], check(scene.s)) == (2, [])
    assert scene.refused("capture", 0).key == "not-this-unit"
    before = [held(scene.s, FRENCH, token) for token in (EXPERIENCE, LEGEND)]
    say(scene, "capture", 1)
    assert (scene.where(1), scene.s.sent_by[1]) == ("captive", FRENCH)
    assert [held(scene.s, FRENCH, token) for token in (EXPERIENCE, LEGEND)] == before
    assert scene.facts("unit-captured") == [{"seat": 0, "unit": 1, "area": scene.area("B2")}]
    assert scene.facts("unit-destroyed") == scene.facts("reward-taken") == []
    assert check(scene.s) == []
    say(scene, "follow-up", 0)
    assert (scene.where(0), is_over(scene)) == ("B2", True)


def test_JA_11_4_scenarios_may_reward_a_capture_and_it_is_no_destruction(monkeypatch: pytest.MonkeyPatch) -> None:
    scene = struck_down()
    slain = objective(monkeypatch, scene, 0, DESTROY, 5)
    named = objective(monkeypatch, scene, 1, CAPTURE, 3)
    monkeypatch.setattr(scene.setting.plan, "objectives", [slain, named])
    say(scene, "capture", 1)
    assert (scene.s.points[0], scene.s.scored) == (3, 2)


def test_JA_11_4_or_slay_it_for_the_reward() -> None:
    scene = struck_down()
    before = held(scene.s, FRENCH, EXPERIENCE)
    say(scene, "slay", 1)
    assert scene.where(1) == "graveyard"
    reward = scene.setting.cards.rewards[scene.s.profile[1]]
    assert held(scene.s, FRENCH, EXPERIENCE) == before + reward[0]


def test_JA_11_4_not_without_the_rule_nor_a_troop_nor_by_a_disrupt() -> None:
    scene = struck_down(ransom="off")
    assert scene.where(1) == "graveyard"
    scene = Scene(PATAY, "sergeants_at_arms 1 A2", "ballista 2 B2", ransom="on")
    scene.s.wounds[1] = 1
    fall(attacked(scene, "B2", 0), "disrupt")
    assert scene.where(1) != "captive"
    scene = Scene(PATAY, "sergeants_at_arms 1 A2", "earl_of_suffolk 2 B2", ransom="on")
    scene.s.wounds[1] = 1
    fall(fall(attacked(scene, "B2", 0), "disrupt"), "blank", "blank")
    assert scene.where(1) == "disrupted"


def test_JA_11_4_a_character_without_hit_points_has_no_final_wound() -> None:
    scene = Scene(PATAY, "sergeants_at_arms 1 A2", "english_hero 2 B2", ransom="on")
    attacked(scene, "B2", 0)
    fall(scene, "kill")
    miss(scene)
    assert scene.where(1) == "graveyard"


def test_JA_11_4_a_wound_taken_to_stand_may_be_the_final_one() -> None:
    scene = Scene(PATAY, "sergeants_at_arms 1 A2", "earl_of_suffolk 2 B2", ransom="on")
    scene.s.wounds[1] = 1
    fall(fall(attacked(scene, "B2", 0), "push"), "blank", "blank")
    say(scene, "take-wound", 1)
    assert (scene.asked(), scene.s.seat) == ("Capture.fate", FRENCH)
    say(scene, "capture", 1)
    assert scene.where(1) == "captive"


def test_JA_11_4_no_capture_by_retaliation() -> None:
    scene = Scene(PATAY, "earl_of_suffolk 1 A2", "foot_knights 2 B2", ransom="on")
    scene.s.wounds[0] = 1
    attacked(scene, "B2", 0)
    fall(scene, *["shield"] * scene.pool())
    fall(scene, "kill")
    assert scene.where(0) == "graveyard"


def test_JA_11_4_no_capture_in_a_collapse() -> None:
    scene = without_reroll(Scene(FIERBOIS, "earl_of_suffolk 2 C3a.1", ransom="on"))
    scene.s.wounds[0] = 1
    building = scene.area("C3a.1") - scene.setting.board.ground_count
    scene.start(Collapse(building, FRENCH)).roll("kill", "blank", "blank")
    assert scene.where(0) == "graveyard"


def test_JA_11_4_an_immortal_is_not_captured() -> None:
    scene = Scene(PATAY, "sergeants_at_arms 1 A2", "claude_de_chastellux 2 B2", ransom="on")
    scene.s.wounds[1] = 1
    fall(attacked(scene, "B2", 0), "kill")
    miss(scene)
    assert scene.where(1) == "disrupted"


def test_JA_11_4_a_slayers_extra_wound_may_be_the_final_one() -> None:
    scene = Scene(PATAY, "werewolf_2 1 A2", "earl_of_suffolk 2 B2", ransom="on")
    attacked(scene, "B2", 0)
    fall(scene, "kill", "shield")
    fall(scene, "blank", "blank")
    assert (scene.asked(), scene.s.wounds[1]) == ("Capture.fate", 2)
    say(scene, "capture", 1)
    assert scene.where(1) == "captive"


def test_JA_11_4_a_captive_counts_as_destroyed_for_a_breakthrough() -> None:
    scene = Scene(PATAY, "mounted_knights 1 A2", "earl_of_suffolk 2 B2", ransom="on", cavalry_breakthrough="on")
    scene.s.wounds[1] = 1
    attacked(scene, "B2", 0, ways=(CHARGED,))
    fall(scene, "kill", "shield")
    miss(scene)
    say(scene, "capture", 1)
    say(scene, "hold-ground")
    assert scene.asked() == "Breakthrough.rider"


def in_camp(experience: int, intrigue: int = 0, captives: int = 1) -> Scene:
    """The French hold the Earl of Suffolk captive, and the English have this many tokens, as the camp phase begins."""
    units = ["earl_of_suffolk 2 captive", "john_talbot 2 captive"][:captives]
    scene = without_reroll(Scene(PATAY, *units, "bowmen 2 E3", "bowmen 1 A2", ransom="on"))
    for unit in range(captives):
        scene.s.sent_by[unit], scene.s.wounds[unit] = FRENCH, 2
    with_tokens(with_tokens(scene, ENGLISH, EXPERIENCE, experience), ENGLISH, INTRIGUE, intrigue)
    with_tokens(scene, FRENCH, EXPERIENCE, 1)
    return scene.start(CampPhase())


def test_JA_11_4_its_owner_pays_three_experience_to_the_captor() -> None:
    """Ruling J-72: it comes back as after a delayed rally."""
    scene = in_camp(4)
    assert (scene.asked(), scene.s.seat) == ("Ransoms.ransom", ENGLISH)
    assert scene.refused("pay-ransom", 1).key == "no-captive"
    scene.choose("pay-ransom", 0)
    assert (scene.where(0), scene.s.seat) == ("waiting", OVER)
    assert [held(scene.s, seat, EXPERIENCE) for seat in (FRENCH, ENGLISH)] == [4, 1]
    assert scene.facts("ransom-paid") == [{"seat": ENGLISH, "captor": FRENCH, "unit": 0, "count": 3}]
    scene.start(CampPhase()).choose(
        "return-unit", 0, scene.setting.board.area_names[scene.offered("return-unit")[0][2]]
    )
    assert scene.s.place[0] >= 0
    assert scene.s.wounds[0] == 1


def test_JA_11_4_unpaid_it_stays_and_is_offered_again_each_camp_phase() -> None:
    scene = in_camp(3).choose("pay-no-ransom")
    assert (scene.where(0), scene.s.seat) == ("captive", OVER)
    assert scene.start(CampPhase()).asked() == "Ransoms.ransom"


def test_JA_11_4_whoever_cannot_pay_is_not_asked_and_intrigue_counts() -> None:
    """Ruling J-56."""
    assert in_camp(2).s.seat == OVER
    scene = in_camp(2, intrigue=1).choose("pay-ransom", 0)
    assert [held(scene.s, ENGLISH, token) for token in (EXPERIENCE, INTRIGUE)] == [0, 0]
    assert held(scene.s, FRENCH, EXPERIENCE) == 4


def test_JA_11_4_one_captive_after_the_other_while_there_is_experience() -> None:
    scene = in_camp(6, captives=2).choose("pay-ransom", 1).choose("pay-ransom", 0)
    assert ([scene.where(unit) for unit in (0, 1)], scene.s.seat) == (["waiting", "waiting"], OVER)
    scene = in_camp(5, captives=2).choose("pay-ransom", 1)
    assert ([scene.where(unit) for unit in (0, 1)], scene.s.seat) == (["captive", "waiting"], OVER)


def test_JA_11_4_a_captive_is_not_destroyed_at_the_end_of_the_game_but_a_waiting_unit_is() -> None:
    """JA-4.9."""
    scene = in_camp(3)
    scene.s.deck = 0
    scene.choose("pay-no-ransom")
    assert scene.where(0) == "captive"
    scene = in_camp(3)
    scene.s.deck = 0
    scene.choose("pay-ransom", 0)
    assert scene.where(0) == "graveyard"


@pytest.mark.parametrize("fault", ["sent_by", "owner"])
def test_JA_11_4_a_captive_of_nobody_is_not_sound(fault: str) -> None:
    scene = in_camp(2)
    assert check(scene.s) == []
    getattr(scene.s, fault)[0] = -1
    assert "unit 0 is a captive of nobody, or nobody's" in check(scene.s)


# Bots


def best_of(scene: Scene, seat: int) -> Choice:
    """What the greedy bot answers."""
    assert scene.s.seat == seat
    return best_choice(scene.s)


def test_a_bot_pays_a_ransom_for_a_unit_that_is_worth_it_and_not_when_the_war_is_about_to_end() -> None:
    scene = in_camp(4)
    scene.s.stack.insert(0, Rounds())
    assert best_of(scene, ENGLISH) == ("pay-ransom", 0)
    scene.s.deck = 0
    assert best_of(scene, ENGLISH) == ("pay-no-ransom",)


def test_a_bot_slays_for_points_and_captures_where_the_scenario_rewards_it(monkeypatch: pytest.MonkeyPatch) -> None:
    scene = struck_down()
    assert best_of(scene, FRENCH) == ("slay", 1)
    monkeypatch.setattr(scene.setting.plan, "objectives", [objective(monkeypatch, scene, 0, CAPTURE, 3)])
    assert best_of(scene, FRENCH) == ("capture", 1)


def test_a_bot_far_from_the_enemy_makes_forced_marches_and_goes_on() -> None:
    scene = order_phase(marching("bowmen 2 E3"), command=2).choose("order", 0, "A2")
    assert best_of(scene, FRENCH)[0] == "all-march"
    scene.choose("all-march", 0, "B2").roll("blank")
    assert best_of(scene, FRENCH)[0] == "march-on"


def test_a_bot_keeps_the_reroll_token_on_a_march() -> None:
    scene = activate(with_tokens(marching(), FRENCH, REROLL, 1), "A2").choose("forced-march", 0, "B2")
    scene.choose("wait", 1).roll("push")
    assert best_of(scene, FRENCH) == ("let-roll-stand",)


# Together


def test_the_options_are_the_optional_rules_and_off_by_default() -> None:
    scene = Scene(PATAY, "pikemen 1 A2")
    assert not scene.setting.optional.forced_march
    assert not scene.setting.optional.concentrated_fire
    assert not scene.setting.optional.breakthrough
    assert not scene.setting.optional.ransom
    assert OPTIONAL_RULES == ["forced_march", "concentrated_fire", "cavalry_breakthrough", "ransom"]


def test_JA_9_big_a_gigantic_die_and_a_captive() -> None:
    """A KILL for each enemy: two characters with their final wounds, one question for each."""
    scene = Scene(PATAY, "tarasque 1 A2", "earl_of_suffolk 2 B2", "john_talbot 2 B2", ransom="on")
    scene.s.wounds[1] = scene.s.wounds[2] = 1
    gigantic(scene, "B2", 0)
    fall(scene, "kill")
    miss(scene)
    captured = []
    while scene.asked() == "Capture.fate":
        captured.append(scene.offered("capture")[0][1])
        say(scene, "capture", captured[-1])
    assert sorted(captured) == [1, 2]
