"""8. Players are asked for rerolls where they can help, and only there (ruling J-74)."""

from __future__ import annotations

import pytest

from tests.games.joan_of_arc.attacks import attacked, fall
from tests.games.joan_of_arc.scenes import Scene
from timefront.games.joan_of_arc.content.dice import RALLY
from timefront.games.joan_of_arc.rules.rounds.camp import Casualties
from timefront.games.joan_of_arc.state import REROLL, TOKEN_KINDS

PATAY = "patay"


def with_tokens(scene: Scene, *seats: int) -> Scene:
    """Only these seats have the reroll token."""
    for seat in range(2):
        scene.s.tokens[seat * TOKEN_KINDS + REROLL] = int(seat in seats)
    return scene


def test_J_74_the_attacker_is_not_asked_if_all_his_dice_show_their_best() -> None:
    scene = with_tokens(Scene(PATAY, "foot_knights 1 A2", "crossbowmen 2 B2"), 0)
    attacked(scene, "B2", 0, keep_tokens=True)
    fall(fall(scene, *["kill"] * scene.pool()), "blank")
    assert scene.asked() != "Rework.token"
    scene = with_tokens(Scene(PATAY, "foot_knights 1 A2", "crossbowmen 2 B2"), 0)
    attacked(scene, "B2", 0, keep_tokens=True)
    fall(fall(scene, "kill", "push"), "blank")
    assert scene.asked() == "Rework.token"


def test_J_74_the_attacker_is_not_asked_if_shields_stop_whatever_he_rolls() -> None:
    scene = with_tokens(Scene(PATAY, "sergeants_at_arms 1 A2", *["crossbowmen 2 B2"] * 2), 0)
    attacked(scene, "B2", 0, keep_tokens=True)
    fall(fall(scene, "shield"), "shield", "shield")
    assert scene.asked() == ""


@pytest.mark.parametrize(
    ("attack", "defence", "is_asked"),
    [
        (("shield", "shield"), ("blank", "blank"), False),
        (("kill", "shield"), ("shield", "blank"), False),
        (("kill", "push"), ("shield", "blank"), True),
        (("kill", "kill"), ("shield", "shield"), False),
    ],
)
def test_J_74_the_defence_is_asked_if_a_result_comes_through_and_a_die_may_show_a_shield(
    attack: tuple[str, ...], defence: tuple[str, ...], is_asked: bool
) -> None:
    scene = with_tokens(Scene(PATAY, "foot_knights 1 A2", "crossbowmen 2 B2", "crossbowmen 2 B2"), 1)
    attacked(scene, "B2", 0, keep_tokens=True)
    fall(fall(scene, *attack), *defence)
    assert (scene.asked() == "Rework.token") == is_asked


def test_J_74_a_shield_of_whoever_strikes_back_may_be_wanted_as_a_blow() -> None:
    scene = with_tokens(Scene(PATAY, "foot_knights 1 A2", "foot_knights 2 B2"), 1)
    attacked(scene, "B2", 0, keep_tokens=True)
    fall(scene, "shield", "shield")
    fall(scene, *["shield"] * scene.pool())
    assert scene.asked() == "Rework.token"


def test_J_74_a_blank_of_whoever_can_dodge_may_be_wanted() -> None:
    scene = with_tokens(Scene(PATAY, "foot_knights 1 A2", "wolves 2 B2"), 1)
    attacked(scene, "B2", 0, keep_tokens=True)
    fall(scene, "shield", "shield")
    fall(scene, *["shield"] * scene.pool())
    assert scene.asked() == "Rework.token"


@pytest.mark.parametrize(
    ("dogs", "knights", "is_asked"),
    [
        (("disrupt", "disrupt"), ("shield", "shield"), False),
        (("disrupt", "blank"), ("shield", "shield"), True),
    ],
)
def test_J_74_by_feint_only_the_dice_that_it_may_reroll_count(
    dogs: tuple[str, ...], knights: tuple[str, ...], is_asked: bool
) -> None:
    """The knights could do better, but nothing lets them roll again."""
    scene = with_tokens(Scene(PATAY, "hunting_dogs 1 A2", "foot_knights 1 A2", "crossbowmen 2 B2", "crossbowmen 2 B2"))
    attacked(scene, "B2", 0, 1, keep_tokens=True)
    fall(fall(scene, *dogs, *knights), "blank", "blank")
    assert (scene.asked() == "Rework.reroll_choice") == is_asked


def test_J_74_the_token_counts_all_own_dice() -> None:
    """The dogs' dice are at their best, so nothing but the token can help, and nothing else is offered."""
    scene = Scene(PATAY, "hunting_dogs 1 A2", "foot_knights 1 A2", "crossbowmen 2 B2", "crossbowmen 2 B2")
    attacked(with_tokens(scene, 0), "B2", 0, 1, keep_tokens=True)
    fall(fall(scene, "disrupt", "disrupt", "shield", "shield"), "blank", "blank")
    assert scene.asked() == "Rework.token"


def test_J_74_nobody_rolls_a_rally_again() -> None:
    for result, asked in ((RALLY, False), (7, True)):
        scene = with_tokens(Scene(PATAY, "pikemen 1 disrupted"), 0)
        scene.start(Casualties(0)).draw(result)
        assert (scene.asked() == "Casualties.reroll") == asked
