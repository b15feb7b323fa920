"""12. The gigantic assault on a hex: dice, areas, pushes, ruins and the follow-up (JA-12.7, ruling J-67)."""

from __future__ import annotations

import pytest

from tests.games.joan_of_arc.acting import ENGLISH, FRENCH, activate, areas, areas_of
from tests.games.joan_of_arc.assaults import assault, assigned
from tests.games.joan_of_arc.attacks import attacked, fall, is_over, say
from tests.games.joan_of_arc.boards import BUILT_IN
from tests.games.joan_of_arc.scenes import Scene, setting
from tests.games.joan_of_arc.skies import sky_scene
from timefront.games.joan_of_arc.content.dice import RESULTS
from timefront.games.joan_of_arc.content.pack import JoanSetting
from timefront.games.joan_of_arc.odds.ahead import attacks_ahead
from timefront.games.joan_of_arc.odds.odds import sampled_odds
from timefront.games.joan_of_arc.odds.simulated import ASSAULT_ON_HEX
from timefront.games.joan_of_arc.rules.attack.muster import attackers
from timefront.games.joan_of_arc.show.checking import check
from timefront.games.joan_of_arc.show.view import view_of
from timefront.games.joan_of_arc.state import HAS_FLOWN, REROLL, STAKES_OF, TOKEN_KINDS, WALL
from timefront.kernel.packs import PackFiles

CREATURE = 0


def hunt(*units: str) -> Scene:
    """A Leviathan of the first player in the hex C3, and others."""
    return Scene("foragers", "leviathan 1 C3a", *units)


def with_skills(skills: str) -> JoanSetting:
    """The learning skirmish with a Leviathan that has other skills."""
    files = dict(BUILT_IN.files)
    head, card = files["units/unholy.toml"].split('key = "leviathan"')
    files["units/unholy.toml"] = head + 'key = "leviathan"' + card.replace('skills = ["terror 2"]', skills)
    return setting("foragers", PackFiles(files))


# Which hexes


def test_JA_12_7_it_assaults_adjacent_hexes_with_enemies() -> None:
    scene = activate(hunt("pikemen 2 D3b", "pikemen 2 B2", "pikemen 1 C4a"), "C3a")
    assert areas_of(scene, "assault", CREATURE) == ["B2", "D3a"]
    assert scene.refused("assault", CREATURE, "D3b").key == "name-the-first-area"
    assert scene.refused("assault", CREATURE, "C4a").key == "no-enemy-there"
    assert scene.refused("assault", CREATURE, "C3a").key == "no-adjacent-hex"
    other = activate(hunt("pikemen 1 B2", "pikemen 2 B3"), "B2")
    assert other.refused("assault", 1, "B3").key == "no-gigantic-creature"


def test_JA_12_7_from_the_sky_it_assaults_any_hex_of_the_ground_and_adjacent_ones_above() -> None:
    units = ("devil 1 ^1", "pikemen 2 D3b", "pikemen 2 B3", "angel 2 ^2")
    scene = activate(sky_scene(*units), "^1")
    assert areas_of(scene, "assault", CREATURE) == ["B3", "D3a", "^2"]
    below = activate(sky_scene("devil 1 C3a", "angel 2 ^2", "pikemen 2 B3"), "C3a")
    assert areas_of(below, "assault", CREATURE) == ["B3"], "nothing above is beside the ground"


def test_JA_12_7_it_replaces_the_ordinary_melee_which_stays_possible() -> None:
    scene = activate(hunt("pikemen 2 B2"), "C3a")
    assert areas_of(scene, "melee", CREATURE) == ["B2"]
    scene.choose("assault", CREATURE, "B2")
    assert (scene.asked(), scene.pool(), attackers(scene.s)) == ("attack", 1, [CREATURE])
    assert [fact["count"] for fact in scene.facts("hex-assaulted")] == [1]


# One die for each area


def test_JA_12_7_one_gigantic_die_for_each_area_is_assigned_after_the_roll() -> None:
    scene = assault(hunt("pikemen 2 D3b", "pikemen 2 D3b", "crossbowmen 2 D3a"), "D3a")
    assert (scene.asked(), scene.pool()) == ("attack", 2)
    fall(scene, "kill", "trample")
    assert scene.asked() == "Assault.assignment"
    assert scene.refused("assign-die", 0, "C2a").key == "area-needs-no-die"
    say(scene, "assign-die", 0, "D3b")
    assert assigned(scene) == [("kill", "D3b", 2), ("trample", "D3a", 1)]


def test_JA_12_7_dice_that_show_the_same_are_assigned_at_once() -> None:
    scene = fall(assault(hunt("pikemen 2 D3b", "crossbowmen 2 D3a"), "D3a"), "kill", "kill")
    assert assigned(scene) == [("kill", "D3a", 1), ("kill", "D3b", 1)]
    assert scene.asked() == "defence"


def test_JA_12_7_a_die_for_an_area_in_which_nothing_is_goes_nowhere() -> None:
    scene = fall(assault(hunt("pikemen 2 C4b"), "C4a"), "kill", "push")
    assert areas(scene, "assign-die") == ["C4b", "C4b"]
    say(scene, "assign-die", 1, "C4b")
    assert assigned(scene) == [("push", "C4b", 1)]
    assert scene.asked() == "defence"


def test_JA_12_7_of_dice_that_show_the_same_the_first_is_taken() -> None:
    scene = Scene("foragers", "devil 1 D2", "pikemen 2 C3a", "pikemen 2 C3b")
    fall(assault(scene, "C3a"), "kill", "kill", "push")
    assert scene.refused("assign-die", 1, "C3a").key == "take-the-first-alike"
    say(scene, "assign-die", 0, "C3a")
    assert scene.refused("assign-die", 0, "C3b").key == "not-your-die"


def test_JA_12_7_each_result_counts_for_every_enemy_in_its_area() -> None:
    scene = fall(assault(hunt(*["pikemen 2 D3b"] * 3), "D3a"), "kill", "kill")
    assert (scene.asked(), scene.pool()) == ("defence", 3)
    fall(scene, "shield", "push", "push")
    say(scene, "discard-result", 0)
    assert sorted(scene.where(unit) for unit in (1, 2, 3)) == ["D3b", "graveyard", "graveyard"]


def test_JA_12_7_own_units_in_the_hex_are_not_hit() -> None:
    """Ruling J-67."""
    scene = hunt("pikemen 2 D3b", "pikemen 1 D3a", "pikemen 1 D3a")
    fall(assault(scene, "D3a"), "kill", "kill")
    fall(scene, "push")
    assert [scene.where(unit) for unit in (1, 2, 3)] == ["graveyard", "D3a", "D3a"]


def test_JA_12_7_another_creature_is_hit_through_one_area() -> None:
    scene = Scene("foragers", "devil 1 D2", "leviathan 2 C3a")
    fall(assault(scene, "C3a"), "kill", "push", "push")
    say(scene, "assign-die", 0, "C3a")
    assert assigned(scene) == [("kill", "C3a", 1)]
    assert scene.s.wounds[1] == 0, "two shields of its own"


# Defence, area by area


def test_JA_12_7_each_area_defends_itself() -> None:
    scene = fall(assault(hunt("pikemen 2 D3b", "crossbowmen 2 D3a"), "D3a"), "kill", "kill")
    assert view_of(scene.s, FRENCH).attack is not None
    fall(scene, "shield")
    assert scene.asked() == "Shields.shield"
    say(scene, "discard-result", 0)
    fall(scene, "push")
    assert [scene.where(1), scene.where(2)] == ["graveyard", "D3a"]
    assert check(scene.s) == []


def test_JA_12_7_there_is_no_defence_against_a_trample_which_pushes_all() -> None:
    scene = fall(assault(hunt("pikemen 2 D3b", "halberdiers 2 D3b"), "D3a"), "trample", "trample")
    assert scene.asked() == "Pushes.push"
    assert {choice[1] for choice in scene.offered("push-unit")} == {1, 2}


def test_JA_12_7_all_pushes_come_when_the_last_area_has_fought() -> None:
    """Units pushed from one area of the hex into another are not hit again (ruling J-67)."""
    scene = fall(assault(hunt("pikemen 2 C4a", "crossbowmen 2 C4b"), "C4a"), "kill", "trample")
    say(scene, "assign-die", 1, "C4a")
    assert (scene.asked(), scene.where(1)) == ("defence", "C4a"), "pushed later"
    fall(scene, "push")
    assert scene.where(2) == "graveyard"
    assert scene.asked() == "Pushes.push"
    say(scene, "push-unit", 1, "C4b")
    assert scene.where(1) == "C4b"
    assert is_over(scene), "nobody follows up where units are"


def test_JA_12_7_the_number_of_units_is_that_of_the_assignment() -> None:
    """A unit that dodges still counts for the die of its area, and is not hit in the area it enters."""
    scene = hunt("almogavars 2 C4a", "pikemen 2 C4a", "pikemen 2 C4b")
    fall(assault(scene, "C4a"), "disrupt", "disrupt")
    assert assigned(scene) == [("disrupt", "C4a", 2), ("disrupt", "C4b", 1)]
    fall(scene, "blank", "blank")
    say(scene, "dodge", 1, "C4b")
    assert [scene.where(unit) for unit in (1, 2)] == ["C4b", "disrupted"]
    assert (scene.asked(), scene.pool()) == ("defence", 1), "the dodger does not defend in C4b"
    fall(scene, "blank")
    assert [scene.where(unit) for unit in (1, 2, 3)] == ["C4b", "disrupted", "disrupted"]
    assert is_over(scene)


# Rerolls before the dice are assigned


def test_JA_12_7_the_reroll_token_is_used_before_the_dice_are_assigned() -> None:
    scene = hunt("pikemen 2 D3b", "crossbowmen 2 D3a")
    scene.s.tokens[FRENCH * TOKEN_KINDS + REROLL] = 1
    scene.s.tokens[ENGLISH * TOKEN_KINDS + REROLL] = 0
    fall(assault(scene, "D3a", keep_tokens=True), "push", "trample")
    assert scene.asked() == "Rework.token"
    say(scene, "use-reroll-token")
    say(scene, "reroll-die", 0, 5)
    if scene.asked() == "Rework.token_die":
        say(scene, "roll-again")
    fall(scene, "kill")
    assert scene.asked() == "Assault.assignment"
    shown = {RESULTS[scene.s.die_result[choice[1]]] for choice in scene.offered("assign-die")}
    assert shown == {"kill", "trample"}


def test_JA_12_7_feint_rerolls_a_gigantic_die() -> None:
    scene = Scene(with_skills('skills = ["feint"]'), "leviathan 1 C3a", "pikemen 2 D3b", "crossbowmen 2 D3a")
    fall(assault(scene, "D3a"), "push", "push")
    assert scene.asked() == "Rework.reroll_choice"
    say(scene, "reroll-die", 0, 0)
    fall(scene, "kill")
    assert scene.asked() == "Assault.assignment"


# Terror


def test_JA_12_7_terror_of_the_hex_is_rolled_once_before_the_gigantic_dice() -> None:
    """The creature is not immune: when frightened it rolls a single die, whatever the hex is like."""
    scene = Scene(with_skills("skills = []"), "leviathan 1 C3a", "joan_of_arc_unholy 2 C4a", "pikemen 2 C4b")
    assault(scene, "C4a")
    assert scene.asked() == "terror"
    fall(scene, *["shield"] * scene.pool())
    assert (scene.asked(), scene.pool()) == ("attack", 1)
    fall(scene, "kill")
    assert areas(scene, "assign-die") == ["C4a", "C4b"]
    assert len(scene.facts("terror-rolled")) == 1


# Ruins


def let_stand(scene: Scene, *results: str) -> Scene:
    """The defence dice show this, and no cover is used."""
    fall(scene, *results)
    return say(scene, "let-roll-stand") if scene.asked() == "Rework.reroll_choice" else scene


def test_JA_12_7_a_kill_also_removes_an_element() -> None:
    scene = Scene("patay", "leviathan 1 C2", "pikemen 2 B3a", "pikemen 2 B3b")
    fall(assault(scene, "B3a"), "kill", "push")
    say(scene, "assign-die", 0, "B3a")
    assert let_stand(scene, "push").asked() == "defence"
    let_stand(scene, "shield")
    say(scene, "discard-result", 0)
    assert scene.asked() == "Ruins.ruin"
    assert {choice[0] for choice in scene.s.offer()} == {"trample-element"}
    say(scene, *scene.s.offer()[0])
    assert len(scene.facts("element-removed")) == 1


def test_JA_12_7_a_cancelled_result_wrecks_nothing() -> None:
    scene = Scene("patay", "leviathan 1 C2", "pikemen 2 B3a")
    fall(assault(scene, "B3a"), "kill", "kill")
    let_stand(scene, "shield")
    say(scene, "discard-result", 0)
    assert is_over(scene)
    assert not scene.facts("element-removed")


def test_JA_12_7_in_an_area_without_enemies_the_die_wrecks_all_the_same() -> None:
    scene = Scene("patay", "leviathan 1 C2", "pikemen 2 B3b")
    fall(assault(scene, "B3a"), "trample", "push")
    assert areas(scene, "assign-die") == ["B3a", "B3b", "B3a", "B3b"]
    say(scene, "assign-die", 0, "B3a")
    let_stand(scene, "shield")
    say(scene, "discard-result", 0)
    assert scene.asked() == "Ruins.ruin"


def test_JA_12_7_each_die_wrecks_once_in_its_own_area_and_razes_small_buildings() -> None:
    """Interiors are not areas here: units inside suffer the collapse (JA-10.4)."""
    scene = Scene("fierbois", "leviathan 1 B2", "pikemen 2 C2a", "pikemen 2 C2b.1", "pikemen 2 C2c")
    assault(scene, "C2a")
    assert scene.pool() == 3
    fall(scene, "kill", "kill", "kill")
    assert assigned(scene) == [("kill", "C2a", 1), ("kill", "C2b", 0), ("kill", "C2c", 1)]
    let_stand(let_stand(scene, "disrupt"), "disrupt")
    assert [scene.where(unit) for unit in (1, 2, 3)] == ["graveyard", "C2b.1", "graveyard"]
    assert scene.asked() == "Ruins.ruin"
    assert sorted(choice[0] for choice in scene.s.offer()) == ["raze-building", "raze-building", "trample-element"]
    say(scene, "raze-building", 1)
    assert scene.asked() == "collapse"
    fall(scene, "push", "shield")
    assert ("raze-building", 1) not in scene.s.offer()
    assert scene.where(2) == "C2b"
    say(scene, "raze-building", 0)
    assert len(scene.facts("building-razed")) == 2
    assert check(scene.s) == []


# The follow-up


def test_JA_12_7_it_may_follow_up_into_a_hex_without_units_and_buildings() -> None:
    scene = fall(fall(assault(hunt("pikemen 2 C4a"), "C4a"), "kill", "kill"), "blank")
    assert scene.asked() == "FollowUp.follower"
    say(scene, "follow-up", CREATURE)
    assert [scene.where(CREATURE), scene.s.here[scene.area("C4b")]] == ["C4a", 1]
    assert check(scene.s) == []


def test_JA_12_7_it_does_not_follow_up_where_units_are_left() -> None:
    scene = hunt("pikemen 2 C4a", "pikemen 1 C4b")
    fall(fall(assault(scene, "C4a"), "kill", "kill"), "blank")
    assert is_over(scene)
    village = Scene("fierbois", "leviathan 1 B2", "pikemen 2 C2c")
    fall(assault(village, "C2a"), "push", "push", "push")
    fall(village, "push")
    while village.asked() == "Pushes.push":
        say(village, *village.s.offer()[0])
    assert is_over(village)


def test_JA_12_7_out_of_the_sky_it_follows_up_too_and_may_still_change_its_level() -> None:
    scene = sky_scene("devil 1 ^1", "pikemen 2 C4a")
    fall(fall(assault(scene, "C4a"), "kill", "kill"), "blank")
    say(scene, "follow-up", CREATURE)
    assert scene.where(CREATURE) == "C4a"
    assert not scene.s.used[CREATURE] & HAS_FLOWN
    assert check(scene.s) == []


def test_JA_12_7_struck_down_by_one_area_it_strikes_no_other() -> None:
    """C4a is a hill, from which a result strikes back (JA-10.1)."""
    scene = Scene(with_skills("skills = []"), "leviathan 1 C3a", "pikemen 2 C4a", "pikemen 2 C4b")
    scene.s.wounds[CREATURE] = 15
    fall(assault(scene, "C4a"), "kill", "kill")
    fall(scene, "disrupt")
    say(scene, "retaliate-with", 1)
    assert [scene.where(unit) for unit in range(3)] == ["graveyard", "graveyard", "C4b"]
    assert is_over(scene)


def test_JA_12_7_pushed_back_by_an_area_it_goes_when_all_have_fought_and_does_not_follow_up() -> None:
    scene = Scene(with_skills("skills = []"), "leviathan 1 C3a", "pikemen 2 C4a", "pikemen 2 C4b")
    fall(assault(scene, "C4a"), "kill", "kill")
    fall(scene, "push")
    say(scene, "retaliate-with", 1)
    assert (scene.asked(), scene.where(CREATURE)) == ("defence", "C3a")
    fall(scene, "blank")
    assert (scene.asked(), scene.s.seat) == ("Pushes.stand", FRENCH)
    say(scene, "give-way", CREATURE)
    say(scene, "push-unit", CREATURE, "B2")
    assert scene.where(CREATURE) == "B2"
    assert is_over(scene)


# Stakes and walls


def edge_between(scene: Scene, one: str, other: str) -> int:
    """A hex edge on the border of two areas."""
    board = scene.setting.board
    border = board.border_between[scene.area(one) * board.area_count + scene.area(other)]
    return board.border_edges[border][0]


@pytest.mark.parametrize("barrier", [WALL, STAKES_OF + 1])
def test_JA_12_7_a_wall_or_stakes_before_any_of_its_areas_count(barrier: int) -> None:
    scene = hunt("bowmen 2 C4a")
    scene.s.edges[edge_between(scene, "C3b", "C4a")] = barrier
    fall(assault(scene, "C4a"), "kill", "kill")
    assert scene.pool() == (1 if barrier == WALL else 2), "bowmen behind stakes roll a die more"
    fall(scene, *["blank"] * scene.pool())
    assert len(scene.facts("shields-gained")) == int(barrier == WALL)
    if barrier == WALL:
        say(scene, "let-through")
    assert scene.where(1) == "graveyard"
    assert is_over(scene), "nobody follows up across a wall or stakes"


def test_JA_12_8_stakes_between_it_and_whoever_attacks_it_count_in_any_of_its_areas() -> None:
    """Ruling J-73."""
    scene = Scene("foragers", "leviathan 2 C3a", "pikemen 1 B2")
    scene.s.edges[edge_between(scene, "B2", "C3c")] = WALL
    attacked(scene, "C3a", 1)
    fall(scene, "disrupt", "disrupt")
    assert scene.asked() == "attack", "unless terror keeps them away"
    fall(scene, "push")
    assert [fact["count"] for fact in scene.facts("shields-gained")] == [1]


# Odds


def test_JA_12_7_odds_know_the_assault() -> None:
    scene = activate(hunt("pikemen 2 C4a", "pikemen 2 C4b"), "C3a")
    plan = next(plan for plan in attacks_ahead(scene.s) if plan.kind == ASSAULT_ON_HEX)
    assert (plan.areas, plan.defenders) == ([scene.area("C4a"), scene.area("C4b")], [1, 2])
    found = sampled_odds(plan, 30, 5.0)
    assert 0 < found.at_least("killed", 1) < 1
    assert scene.s.fight == []
