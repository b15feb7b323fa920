"""How bots judge gigantic creatures and the sky (JA-12.3, JA-12.7)."""

from __future__ import annotations

from tests.games.joan_of_arc.acting import activate
from tests.games.joan_of_arc.assaults import assault
from tests.games.joan_of_arc.attacks import fall
from tests.games.joan_of_arc.scenes import Scene
from tests.games.joan_of_arc.skies import sky_scene
from timefront.games.joan_of_arc.bots.giants import assault_worth, elsewhere, reach_of_giant
from timefront.games.joan_of_arc.bots.placing_worth import place_worth
from timefront.games.joan_of_arc.bots.posture import posture_of
from timefront.games.joan_of_arc.bots.steps import carrying_worth
from timefront.games.joan_of_arc.bots.threats import threats_of
from timefront.games.joan_of_arc.bots.worth import worths_of
from timefront.games.joan_of_arc.content.dice import RESULTS
from timefront.games.joan_of_arc.odds.simulated import best_choice


def test_a_crowded_hex_is_worth_an_assault_more_than_a_lonely_unit() -> None:
    scene = Scene("foragers", "leviathan 1 C3a", *["pikemen 2 C4a"] * 3, "pikemen 2 B3")
    worths = worths_of(scene.setting)
    crowd = assault_worth(scene.s, worths, 0, scene.area("C4a"))
    assert crowd > assault_worth(scene.s, worths, 0, scene.area("B3")) > 0


def test_a_greedy_creature_assaults_the_crowd() -> None:
    scene = activate(Scene("foragers", "leviathan 1 C3a", *["bowmen 2 D3b"] * 4, *["bowmen 2 D3a"] * 4), "C3a")
    assert best_choice(scene.s) == ("assault", 0, scene.area("D3a"))


def test_the_best_die_goes_where_most_enemies_are() -> None:
    scene = Scene("foragers", "leviathan 1 C3a", *["bowmen 2 C4b"] * 4, "bowmen 2 C4a")
    fall(assault(scene, "C4a"), "push", "kill")
    choice = best_choice(scene.s)
    placed = (RESULTS[scene.s.die_result[choice[1]]], scene.setting.board.area_names[choice[2]])
    assert placed in (("kill", "C4b"), ("push", "C4a"))


def test_a_creature_counts_once_on_the_map_of_threats() -> None:
    scene = Scene("foragers", "leviathan 1 C3a", "pikemen 2 B2")
    posture = posture_of(scene.s)
    threats = threats_of(scene.s, worths_of(scene.setting), 0, posture)
    names = ("B2", "B3", "C2b", "C4a", "D2", "D3b")
    assert {threats.sources[scene.area(name)] for name in names} == {1}
    assert elsewhere(scene.s, posture, scene.area("C3b")) == 1
    assert elsewhere(scene.s, posture, scene.area("C3a")) == 0


def test_out_of_the_sky_a_creature_reaches_all_of_the_ground() -> None:
    scene = sky_scene("devil 1 ^1", "pikemen 2 B2")
    reach = reach_of_giant(scene.s, scene.area("^1"))
    assert all(reach >> area & 1 for area in range(scene.setting.board.ground_count))
    assert reach >> scene.area("^2") & 1


def test_a_flyer_far_from_the_enemy_likes_the_sky_and_one_beside_him_stays() -> None:
    scene = sky_scene("angel 1 B2", "angel 1 D3a", "pikemen 2 D2")
    worths = worths_of(scene.setting)
    above = place_worth(scene.s, worths, 0, scene.area("^1"))
    assert above >= place_worth(scene.s, worths, 0, scene.area("B2")) - 0.06
    assert above < place_worth(scene.s, worths, 1, scene.area("D3b"))


def test_a_carrier_is_weighed_before_it_says_where_it_goes() -> None:
    scene = sky_scene("angel 1 B2", "saint_martha 1 B2", "pikemen 2 D3a")
    assert carrying_worth(scene.s, worths_of(scene.setting), 0, 1) >= 0
    activate(scene, "B2").choose("carry", 0, 1)
    assert scene.asked() == "Declaration.onward"
    assert best_choice(scene.s)[0] == "go-on"
