"""7. What counts when in an attack: copies, tokens, extra wounds, toughness, the hill (ruling J-28)."""

from __future__ import annotations

from random import Random

import pytest

from tests.games.joan_of_arc.attacks import PATAY, attacked, fall, frame, say
from tests.games.joan_of_arc.scenes import Scene
from timefront.games.joan_of_arc.dice import PUSH, RESULTS, SHIELD
from timefront.games.joan_of_arc.rules.fight import ATTACK
from timefront.kernel.flow import CHANCE

SCALES = "thomas_de_scales_2"


def unshielded(scene: Scene) -> list[str]:
    """Results without a SHIELD."""
    rng = Random(1)
    while True:
        results = scene.s.chance().sample(rng)
        if SHIELD not in results:
            return [RESULTS[result] for result in results]


def test_JA_9_big_a_power_that_takes_away_one_result_leaves_the_other_copies() -> None:
    scene = Scene(PATAY, "tarasque 1 A2", "foot_knights 2 B2", "bowmen 2 B2", "crossbowmen 2 B2")
    attacked(scene, "B2", 0)
    say(scene, "use-gigantic-die", 0)
    fall(fall(scene, "push"), "disrupt", "blank", "blank")
    assert len(scene.facts("result-taken-away")) == 1
    assert [frame(scene).results[die] for die in frame(scene).in_play(ATTACK)] == [PUSH, PUSH]


def test_JA_9_dodge_a_blank_that_brings_a_token_is_a_blank() -> None:
    scene = Scene(PATAY, "foot_knights 1 A2", "claude_de_chastellux 2 B2")
    attacked(scene, "B2", 0)
    fall(fall(scene, "kill", "shield"), "disrupt", "legend")
    assert scene.asked() == "Attack.dodge"


@pytest.mark.parametrize("defenders", [["crossbowmen", "la_hire"], ["la_hire", "crossbowmen"]])
def test_an_extra_wound_waits_for_a_unit_that_is_wounded(defenders: list[str]) -> None:
    """The power of the Tarasque, JA-7.5."""
    scene = Scene(PATAY, "tarasque 1 A2", *[f"{card} 2 B2" for card in defenders])
    attacked(scene, "B2", 0)
    say(scene, "use-own-dice", 0)
    fall(scene, "kill", "kill", "shield")
    while scene.s.seat == CHANCE:
        fall(scene, *unshielded(scene))
    assert scene.s.wounds[defenders.index("la_hire") + 1] == 2


@pytest.mark.parametrize("attackers", [[SCALES, "sergeants_at_arms"], ["sergeants_at_arms", SCALES]])
def test_JA_9_slayer_JA_9_tough_the_slayers_kill_comes_first(attackers: list[str]) -> None:
    scene = Scene(PATAY, *[f"{card} 1 A2" for card in attackers], "jean_de_dunois_holy 2 B2")
    attacked(scene, "B2", 0, 1)
    fall(scene, *["kill"] * scene.pool())
    fall(scene, *unshielded(scene))
    while scene.asked() == "Attack.allocation":
        say(scene, *scene.s.offer()[-1])
    assert (scene.asked(), scene.s.wounds[2]) == ("toughness", 2)


def test_JA_7_8_retaliation_against_cavalry_strikes_cavalry() -> None:
    scene = Scene(PATAY, "mounted_knights 1 A2", "foot_knights 1 A2", "pikemen 2 B2")
    attacked(scene, "B2", 0, 1)
    fall(scene, *["shield"] * scene.pool())
    fall(scene, "disrupt")
    assert scene.facts("unit-retaliated")[0]["attacker"] == 0


def test_JA_10_1_the_result_of_a_hill_is_chosen_before_the_shields() -> None:
    """Ruling J-28."""
    scene = Scene(PATAY, "foot_knights 1 E2b", "pikemen 2 E2a", "pikemen 2 E2a")
    attacked(scene, "E2a", 0)
    fall(scene, "kill", "kill")
    fall(scene, "shield", "disrupt")
    assert scene.asked() == "Attack.hill"


def test_JA_9_terror_results_without_a_roll_are_no_dice() -> None:
    scene = Scene(PATAY, "french_mounted_knights 1 A2", "saint_martha_2 2 B2")
    attacked(scene, "B2", 0, ways=(1,))
    scene.roll("shield", "shield").choose("frighten", 0)
    kept = {frame(scene).dice[choice[1]] for choice in scene.offered("keep-die")}
    assert kept
    assert min(kept) >= 0
