"""Which die bots roll again for nothing: whichever promises most, if any does (JA-7.2)."""

from __future__ import annotations

import pytest

from tests.games.joan_of_arc.attacks import attacked, fall
from tests.games.joan_of_arc.scenes import Scene
from timefront.games.joan_of_arc.bots.habits import habit
from timefront.games.joan_of_arc.content.dice import RESULTS
from timefront.games.joan_of_arc.rules.attack.muster import CHARGED_OVER_FIELDS


def charge(riders: int, *attack: str, defence: tuple[str, ...] = ()) -> Scene:
    """So many light cavalry have charged over fields, each with a white die; the defenders have a yellow one each."""
    foes = ["provincial_militia 2 B2"] * len(defence) or ["peasants 2 B2"]
    scene = Scene("patay", *["light_cavalry 1 A2"] * riders, *foes)
    attacked(scene, "B2", *range(riders), ways=(CHARGED_OVER_FIELDS,) * riders)
    fall(scene, *attack)
    return fall(scene, *defence) if defence else scene


def rerolled(scene: Scene) -> str:
    """The result that is rolled again by habit, or nothing."""
    assert scene.asked() == "Rework.reroll_choice"
    choice = habit(scene.s)
    assert choice is not None
    assert choice in scene.s.offer()
    return RESULTS[scene.s.die_result[choice[1]]] if choice[0] == "reroll-die" else ""


@pytest.mark.parametrize(
    ("attack", "defence", "again"),
    [
        (("blank",), (), "blank"),
        (("push",), (), "push"),  # two faces of the die disrupt
        (("blank", "push"), ("blank", "blank"), "blank"),
        (("disrupt", "push"), ("blank", "blank"), "push"),
        (("disrupt", "push"), ("shield", "blank"), "push"),  # the shield takes the DISRUPT
        (("blank", "blank", "push"), ("shield", "shield"), "blank"),  # one more hit is not enough, two are
    ],
)
def test_JA_7_2_the_attacker_rolls_again_what_promises_most(
    attack: tuple[str, ...], defence: tuple[str, ...], again: str
) -> None:
    assert rerolled(charge(len(attack), *attack, defence=defence)) == again


def test_JA_7_2_a_result_that_is_better_than_the_die_stands() -> None:
    """Few faces of the second die, a black one, are better than a DISRUPT."""
    scene = Scene("patay", "gentry_mounted_knights 1 A2", *["peasants 2 B2"] * 3)
    attacked(scene, "B2", 0, ways=(CHARGED_OVER_FIELDS,))
    fall(scene, "kill", "disrupt")
    assert rerolled(scene) == ""


@pytest.mark.parametrize(("defence", "again"), [(("blank", "shield"), "blank"), (("disrupt", "push"), "push")])
def test_JA_10_1_in_cover_the_defence_rolls_a_die_again_that_is_no_shield(defence: tuple[str, ...], again: str) -> None:
    scene = Scene("patay", *["sergeants_at_arms 1 B3b"] * 2, *["provincial_militia 2 B3a"] * 2)
    attacked(scene, "B3a", 0, 1)
    fall(fall(scene, "kill", "kill"), *defence)
    assert rerolled(scene) == again


def test_JA_8_8_a_reroll_by_a_power_is_weighed() -> None:
    scene = Scene("patay", "poton_de_xaintrailles 1 A2", "provincial_militia 2 B2")
    attacked(scene, "B2", 0)
    fall(fall(scene, "shield", "push"), "blank")
    assert scene.asked() == "Rework.reroll_choice"
    assert habit(scene.s) is None
