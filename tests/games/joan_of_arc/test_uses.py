"""What tells the witness that a rule was used: for rules whose steps do other things, too, each use is cited."""

from __future__ import annotations

import pytest

from tests.games.joan_of_arc.acting import ENGLISH, activate
from tests.games.joan_of_arc.attacks import FIERBOIS, PATAY, attacked, fall, say
from tests.games.joan_of_arc.scenes import Scene
from tests.games.joan_of_arc.skies import sky_scene
from timefront.games.joan_of_arc.board.laid import light_fire
from timefront.games.joan_of_arc.content.vocabulary import CHARGE, SHOOTING
from timefront.games.joan_of_arc.rules.rounds.fire import Fires
from timefront.kernel.rulebook import WITNESS


@pytest.fixture(name="uses")
def fixture_uses(monkeypatch: pytest.MonkeyPatch) -> set[str]:
    """The rules that were used: neither mere steps nor reasons for refusals."""
    heard: set[str] = set()

    def hear(rule: str, where: str) -> None:
        if " " in where and not where.startswith("refusal "):
            heard.add(rule)

    monkeypatch.setattr(WITNESS, "listener", hear)
    return heard


PEASANTS = ["angry_peasants 1 A2"] * 3
GUISARMIERS = ["guisarmiers 2 B2"] * 3


@pytest.mark.parametrize(
    ("units", "used"),
    [
        ((*PEASANTS, "pikemen 2 B2"), {"JA-9.support"}),
        ((*PEASANTS, *GUISARMIERS), {"JA-9.support", "JA-9.cohesion"}),
        ((*PEASANTS[:2], "pikemen 1 A2", *GUISARMIERS), {"JA-9.cohesion"}),
        ((*PEASANTS[:2], "pikemen 1 A2", "pikemen 2 B2"), set()),
    ],
)
def test_support_and_cohesion_are_used_where_they_add_their_die(
    uses: set[str], units: tuple[str, ...], used: set[str]
) -> None:
    attacked(Scene(PATAY, *units), "B2", 0, 1, 2)
    assert uses & {"JA-9.support", "JA-9.cohesion", "JA-10.3"} == used


def test_a_building_is_used_where_it_adds_its_die(uses: set[str]) -> None:
    attacked(Scene(FIERBOIS, "pikemen 1 C3a", "pikemen 2 C3a.1"), "C3a.1", 0)
    assert "JA-10.3" in uses


def test_an_impetuous_unit_uses_its_skill_when_it_follows_up(uses: set[str]) -> None:
    scene = Scene(PATAY, "sergeants_at_arms 1 A2", "impetuous_knights 1 A2", "crossbowmen 2 B2")
    fall(attacked(scene, "B2", 0, 1), "kill", "shield", "shield", "shield")
    scene.roll("blank")
    assert "JA-9.impetuous" not in uses
    scene.choose("follow-up", 1)
    assert "JA-9.impetuous" in uses


@pytest.mark.parametrize(("defender", "is_used"), [("sergeants_at_arms", True), ("crossbowmen", False)])
def test_retaliation_is_used_when_it_strikes_back(uses: set[str], defender: str, is_used: bool) -> None:
    scene = Scene(PATAY, "pikemen 1 A2", f"{defender} 2 B2")
    fall(attacked(scene, "B2", 0), "blank")
    fall(scene, *["disrupt"] * scene.pool())
    assert ("JA-9.retaliation" in uses) == is_used
    assert (scene.where(0) == "disrupted") == is_used


@pytest.mark.parametrize(("unit", "is_used"), [("aitvaras", True), ("pikemen", False)])
def test_fireproof_is_used_by_a_unit_in_a_fire(uses: set[str], unit: str, is_used: bool) -> None:
    scene = Scene(PATAY, f"{unit} 1 B2", "bowmen 1 B2")
    light_fire(scene.s, scene.area("B2"), ENGLISH)
    scene.start(Fires())
    assert "JA-4.11" in uses
    assert ("JA-9.fireproof" in uses) == is_used
    assert "JA-10.6" not in uses


def test_charge_is_used_by_a_unit_that_charges(uses: set[str]) -> None:
    scene = Scene("foragers", "voracious_demon 1 B2", "pikemen 2 C3a")
    activate(scene, "B2", CHARGE).choose("charge", 0, "C3c")
    assert "JA-9.charge" not in uses
    say(scene, "strike", "C3a")
    assert "JA-9.charge" in uses


def test_an_engineer_uses_its_skill_for_a_barricade(uses: set[str]) -> None:
    scene = activate(Scene("foragers", "sappers 1 D3a"), "D3a")
    assert "JA-9.engineer" not in uses
    scene.choose("barricade", 0)
    assert "JA-9.engineer" in uses


def test_a_building_is_used_by_who_enters_it_and_who_fights_in_it(uses: set[str]) -> None:
    activate(Scene(FIERBOIS, "pikemen 1 C3a"), "C3a").choose("move", 0, "C3a.1")
    assert uses & {"JA-6.3", "JA-6.7"} == {"JA-6.3"}
    activate(Scene(FIERBOIS, "pikemen 1 C3a.1", "pikemen 2 C3a"), "C3a.1").choose("melee", 0, "C3a")
    assert uses & {"JA-6.6", "JA-6.7"} == {"JA-6.7"}


def test_a_line_of_shot_is_used_by_a_shot_from_afar(uses: set[str]) -> None:
    scene = Scene(PATAY, "bowmen 1 A1", "pikemen 2 A3", "pikemen 2 A2")
    activate(scene, "A1").choose("shoot", 0, "A2")
    assert "JA-6.6" not in uses
    scene = Scene(PATAY, "bowmen 1 A1", "pikemen 2 A3")
    activate(scene, "A1").choose("shoot", 0, "A3")
    assert uses & {"JA-6.6", "JA-6.7", "JA-12.4"} == {"JA-6.6"}


def test_the_sky_is_used_by_who_moves_in_it_and_fights_from_it(uses: set[str]) -> None:
    rules = {"JA-12.2", "JA-12.3", "JA-12.4", "JA-12.5"}
    activate(sky_scene("angel 1 ^1", "pikemen 2 D2"), "^1").choose("move", 0, "^2")
    assert uses & rules == {"JA-12.2"}
    activate(sky_scene("angel 1 B2", "pikemen 2 D2"), "B2").choose("move", 0, "^1")
    assert uses & rules == {"JA-12.2", "JA-12.3"}
    activate(sky_scene("angel 1 ^1", "flying_demons 2 ^2"), "^1").choose("melee", 0, "^2")
    assert uses & rules == rules - {"JA-12.5"}
    scene = attacked(sky_scene("crossbowmen 1 B2", "angel 2 ^1", "angel 1 ^2"), "^1", 0, roll=SHOOTING)
    fall(scene, "push")
    fall(scene, "disrupt", "disrupt")
    assert uses & rules == rules
