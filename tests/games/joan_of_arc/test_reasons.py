"""Why a hint prefers a choice: the terms of the judgement in words, in three languages."""

from __future__ import annotations

import pytest

from tests.games.joan_of_arc.acting import ENGLISH, FRENCH, activate, order_phase
from tests.games.joan_of_arc.scenes import Scene
from timefront.games.joan_of_arc.bots.evaluation import TERMS
from timefront.games.joan_of_arc.bots.posture import posture_of
from timefront.games.joan_of_arc.bots.reasons import PLAIN, most_relieved, most_threatened, of_fears, reasons
from timefront.games.joan_of_arc.bots.worth import worths_of
from timefront.games.joan_of_arc.content.vocabulary import COMMAND
from timefront.games.joan_of_arc.game import JOAN_OF_ARC
from timefront.games.joan_of_arc.verbs import UNIT
from timefront.kernel.narrator import Sentence
from timefront.texts.catalogue import Catalogue


def why(scene: Scene, *choice: object) -> list[Sentence]:
    return reasons(scene.s, scene.s.seat, scene.choice(*choice))


def keys(found: list[Sentence]) -> list[str]:
    return [key for key, _, _ in found]


def test_every_term_has_its_words() -> None:
    assert set(PLAIN) | {"fears", "aims", "prospects"} == set(TERMS)


def test_an_attack_that_promises_something_is_named_by_its_area() -> None:
    units = ("foot_knights 1 C2", "foot_knights 1 C2", "pikemen 1 C2", "crossbowmen 2 D2b")
    scene = activate(Scene("patay", *units), "C2")
    found = why(scene, "all-melee", 0, "D2b")
    assert ("why-attack", {"area": scene.area("D2b")}) in [(key, values) for key, values, _ in found]


def test_ground_that_counts_is_named_by_its_objective() -> None:
    scene = activate(Scene("foragers", "pikemen 1 B3", "halberdiers 1 B3", "pikemen 2 D2"), "B3")
    scene.s.round = 2
    assert "why-holds" in keys(why(scene, "move", 0, "C3c"))


def test_whoever_leaves_the_range_of_bowmen_is_safer() -> None:
    units = ("la_hire 1 C2", "pikemen 1 A1", *["bowmen 2 D1b"] * 3, *["foot_knights 2 D2b"] * 2)
    scene = activate(Scene("patay", *units), "C2")
    s = scene.s
    after = s.clone()
    after.answer(scene.choice("move", 0, "B2"))
    assert of_fears(s, after, FRENCH)[:2] == ("why-safer", {"unit": 0})
    unit, relief = most_relieved(s, after, worths_of(s.setting), FRENCH, posture_of(s), posture_of(after))
    assert unit == 0
    assert relief > 0


def test_whoever_comes_into_reach_of_the_enemy_threatens_him() -> None:
    scene = activate(Scene("patay", *["foot_knights 1 B2"] * 2, "bowmen 2 D2b"), "B2")
    s = scene.s
    after = s.clone()
    after.answer(scene.choice("all-move", 0, "C2"))
    area, menace = most_threatened(s, after, worths_of(s.setting), FRENCH, posture_of(s), posture_of(after))
    assert area == scene.area("D2b")
    assert menace > 0


def test_nobody_gives_reasons_for_the_choices_of_another() -> None:
    scene = order_phase(Scene("patay", "pikemen 1 A2", "bowmen 2 E3"), command=1)
    assert reasons(scene.s, ENGLISH, scene.choice("order", COMMAND, "A2")) == []


@pytest.mark.parametrize(
    ("language", "said"),
    [
        ("en", "Safer from the enemy: La Hire."),
        ("de", "Sicherer vor dem Feind: La Hire."),
        ("es", "Más a salvo del enemigo: La Hire."),
    ],
)
def test_the_reasons_are_told_in_three_languages(language: str, said: str) -> None:
    scene = Scene("patay", "la_hire 1 C2", "bowmen 2 D1b")
    sentence = ("why-safer", {"unit": 0}, {"unit": UNIT})
    texts = Catalogue(JOAN_OF_ARC, JOAN_OF_ARC.built_in_pack(), language)
    assert texts.sentence(scene.setting, sentence) == said
