"""10. Terrain, buildings and fortifications in an attack."""

from __future__ import annotations

from tests.games.joan_of_arc.attacks import FIERBOIS, PATAY, attacked, fall, is_over, say
from tests.games.joan_of_arc.scenes import Scene
from timefront.games.joan_of_arc.board.laid import barricade_of, set_barricade
from timefront.games.joan_of_arc.content.dice import BLACK, WHITE, YELLOW
from timefront.games.joan_of_arc.content.vocabulary import MELEE, SHOOTING
from timefront.games.joan_of_arc.rules.attack.muster import CHARGED, CHARGED_OVER_FIELDS
from timefront.games.joan_of_arc.rules.attack.pool import FROM_BARRICADE, FROM_BUILDING, FROM_STAKES, defence_dice
from timefront.games.joan_of_arc.state import STAKES_OF


def barricaded(scene: Scene, area: str) -> Scene:
    """A barricade of the second player's side."""
    set_barricade(scene.s, scene.area(area), 1)
    scene.s.room[scene.area(area)] -= 1
    return scene


def test_JA_10_1_cavalry_that_charged_over_fields_rerolls_one_attack_die() -> None:
    scene = Scene(PATAY, "mounted_knights 1 A2", "pikemen 2 B2")
    fall(attacked(scene, "B2", 0, ways=(CHARGED_OVER_FIELDS,)), "shield", "push")
    fall(scene, "blank")
    assert scene.asked() == "Rework.reroll_choice"
    say(scene, "reroll-die", 0, 2)
    fall(scene, "kill")
    assert scene.where(1) == "graveyard"
    scene = Scene(PATAY, "mounted_knights 1 A2", "pikemen 2 B2")
    fall(fall(attacked(scene, "B2", 0, ways=(CHARGED,)), "shield", "shield"), "blank")
    assert is_over(scene)


def test_JA_10_1_forest_and_village_let_the_defence_reroll_one_die_while_cover_stands() -> None:
    scene = Scene(PATAY, "mounted_bowmen 1 B3b", "crossbowmen 2 B3a", "bowmen 2 B3a")
    fall(attacked(scene, "B3a", 0, roll=SHOOTING), "push", "push")
    fall(scene, "blank", "blank")
    assert scene.s.seat == 1
    assert len(scene.offered("reroll-die")) == 2
    scene.choose("reroll-die", 2, 3)
    scene.roll("shield")
    assert scene.asked() == "Shields.shield", "one die of the whole defence"
    scene = Scene(PATAY, "sergeants_at_arms 1 B3b", "crossbowmen 2 B3a")
    scene.s.with_tree = 0
    fall(fall(attacked(scene, "B3a", 0), "shield"), "blank")
    assert is_over(scene)


def test_JA_10_1_on_a_hill_one_result_of_the_defence_strikes_back_in_melee() -> None:
    scene = Scene(PATAY, "foot_knights 1 E1b", "crossbowmen 2 E2a", "crossbowmen 2 E2a")
    fall(attacked(scene, "E2a", 0), "shield", "shield")
    fall(scene, "disrupt", "push")
    assert scene.s.seat == 1
    assert scene.refused("retaliate-with", 0).key == "no-defence-result"
    say(scene, "retaliate-with", 2)
    assert scene.where(0) == "disrupted"
    assert is_over(scene)
    scene = Scene(PATAY, "foot_knights 1 E1b", "crossbowmen 2 E2a", "crossbowmen 2 E2a")
    fall(fall(attacked(scene, "E2a", 0), "shield", "shield"), "disrupt", "disrupt")
    assert scene.refused("retaliate-with", 3).key == "take-the-first-alike"
    say(scene, "do-not-retaliate")
    assert scene.where(0) == "E1b"


def test_JA_10_1_a_swamp_costs_the_defence_a_shield() -> None:
    scene = Scene(PATAY, "sergeants_at_arms 1 C3b", "crossbowmen 2 C3a", "bowmen 2 C3a")
    fall(attacked(scene, "C3a", 0), "kill")
    fall(scene, "shield", "blank")
    assert scene.facts("shield-sunk")[0]["unit"] == 1
    say(scene, "allocate", 0, 1)
    assert scene.where(1) == "graveyard"


def test_JA_10_3_a_building_gives_a_black_die_against_attackers_from_the_ground_around_it() -> None:
    scene = Scene(FIERBOIS, "sergeants_at_arms 1 C3a", "pikemen 2 C3a.1", "pikemen 2 C3a.1", "pikemen 1 C3a.1")
    inside = scene.area("C3a.1")
    pool = defence_dice(scene.s, [1, 2], [0], inside, SHOOTING, [])
    assert (pool.units[-1], pool.dice[-1], pool.origins[-1]) == (-1, BLACK, FROM_BUILDING)
    assert len(defence_dice(scene.s, [1, 2], [3], inside, MELEE, []).units) == 2, "not against the same building"
    scene.s.rubble |= 1 << 2
    assert len(defence_dice(scene.s, [1, 2], [0], inside, MELEE, []).units) == 2, "rubble gives nothing"


def test_JA_10_3_a_fight_inside_a_building_follows_nowhere() -> None:
    scene = Scene(FIERBOIS, "sergeants_at_arms 1 C3a.1", "pikemen 2 C3a.1")
    fall(attacked(scene, "C3a.1", 0), "push")
    fall(scene, "blank")
    assert scene.where(1) == "C3a", "ruling J-22: pushed out"
    assert is_over(scene)


def test_JA_7_9_attackers_follow_up_into_a_building() -> None:
    scene = Scene(FIERBOIS, "sergeants_at_arms 1 C3a", "pikemen 2 C3a.1")
    fall(attacked(scene, "C3a.1", 0), "kill")
    assert scene.pool() == 2
    fall(scene, "blank", "disrupt")
    say(scene, "follow-up", 0)
    assert scene.where(0) == "C3a.1"


def test_JA_10_5_stakes_give_each_bowmen_unit_a_die_and_stop_the_follow_up() -> None:
    scene = Scene(PATAY, "foot_knights 1 C2", "bowmen 2 D2b", "bowmen 2 D2b", "pikemen 2 D2b")
    pool = defence_dice(scene.s, [1, 2, 3], [0], scene.area("D2b"), MELEE, [])
    staked = [place for place, origin in enumerate(pool.origins) if origin == FROM_STAKES]
    assert [pool.units[place] for place in staked] == [1, 2]
    assert [pool.dice[place] for place in staked] == [YELLOW, YELLOW]
    scene = Scene(PATAY, "foot_knights 1 C2", "pikemen 2 D2b")
    fall(fall(attacked(scene, "D2b", 0), "kill", "shield"), "blank")
    assert is_over(scene)
    assert scene.where(0) == "C2"
    assert STAKES_OF + 1 in scene.s.edges


def test_JA_10_5_stakes_count_whoever_owns_them() -> None:
    """The attackers' own stakes lie between the areas, and the bowmen behind them defend with one more die."""
    scene = Scene(PATAY, "foot_knights 1 C2", "bowmen 2 D2b")
    scene.s.edges = [STAKES_OF if edge == STAKES_OF + 1 else edge for edge in scene.s.edges]
    pool = defence_dice(scene.s, [1], [0], scene.area("D2b"), MELEE, [])
    assert pool.origins.count(FROM_STAKES) == 1


def test_JA_10_5_a_wall_adds_a_shield_and_stops_the_follow_up() -> None:
    scene = Scene(FIERBOIS, "foot_knights 1 B2", "crossbowmen 2 C3b")
    fall(attacked(scene, "C3b", 0), "kill", "disrupt")
    fall(scene, "blank")
    assert scene.facts("shields-gained") == [{"unit": -1, "count": 1}]
    say(scene, "discard-result", 0)
    assert scene.where(1) == "disrupted"
    assert is_over(scene)


def test_JA_10_5_a_ghost_minds_no_wall() -> None:
    scene = Scene(FIERBOIS, "ghost 1 B2", "crossbowmen 2 C3b")
    fall(attacked(scene, "C3b", 0), "disrupt", "blank", "blank")
    fall(scene, "blank")
    say(scene, "follow-up", 0)
    assert scene.where(0) == "C3b"


def test_JA_8_8_a_barricade_gives_every_unit_a_die_by_option_against_shots_too() -> None:
    scene = barricaded(Scene(PATAY, "mounted_bowmen 1 A2", "pikemen 2 B2", "peasants 2 B2"), "B2")
    pool = defence_dice(scene.s, [1, 2], [0], scene.area("B2"), SHOOTING, [])
    given = [place for place, origin in enumerate(pool.origins) if origin == FROM_BARRICADE]
    assert [pool.units[place] for place in given] == [1, 2]
    assert [pool.dice[place] for place in given] == [WHITE, WHITE]
    scene = barricaded(Scene(PATAY, "mounted_bowmen 1 A2", "pikemen 2 B2", barricade="melee"), "B2")
    assert len(defence_dice(scene.s, [1], [0], scene.area("B2"), SHOOTING, []).units) == 1
    assert len(defence_dice(scene.s, [1], [0], scene.area("B2"), MELEE, []).units) == 2
    fall(attacked(scene, "B2", 0, roll=SHOOTING), "blank", "blank")
    assert scene.pool() == 1


def test_JA_8_8_only_engineers_follow_up_into_a_barricade() -> None:
    scene = barricaded(Scene(PATAY, "sergeants_at_arms 1 A2", "sappers 1 A2", "crossbowmen 2 B2"), "B2")
    fall(attacked(scene, "B2", 0, 1), "kill", "blank")
    fall(scene, "blank", "blank")
    assert scene.refused("follow-up", 0).key == "cannot-follow-up"
    say(scene, "follow-up", 1)
    assert scene.where(1) == "B2"
    assert barricade_of(scene.s, scene.area("B2")) == 0
