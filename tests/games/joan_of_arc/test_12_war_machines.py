"""12. War machines, and big units in the sky (JA-12.9, ruling J-68; JA-9.big)."""

from __future__ import annotations

import pytest

from tests.games.joan_of_arc.acting import FRENCH, activate, areas_of
from tests.games.joan_of_arc.boards import BUILT_IN
from tests.games.joan_of_arc.scenes import Scene, setting
from tests.games.joan_of_arc.skies import sky_scene
from timefront.games.joan_of_arc.board.abilities import renew
from timefront.games.joan_of_arc.board.losses import disrupt
from timefront.games.joan_of_arc.content.vocabulary import CHARGE, ONCE_A_TURN
from timefront.games.joan_of_arc.state import PER_TURN
from timefront.kernel.packs import PackFiles

TROOPS = "units/troops.toml"


def swift_ballista(skills: str) -> Scene:
    """A ballista whose card has skills that would move it far."""
    files = dict(BUILT_IN.files)
    head, card = files[TROOPS].split('key = "ballista"')
    files[TROOPS] = head + 'key = "ballista"' + card.replace('skills = ["targeting"]', f"skills = [{skills}]", 1)
    return Scene(setting("foragers", PackFiles(files)), "ballista 1 B2", "pikemen 2 D2")


@pytest.mark.parametrize(("skill", "verb"), [("haste 2", "haste"), ("jump 2", "jump"), ("charge", "charge")])
def test_JA_12_9_no_skill_moves_a_war_machine_farther(skill: str, verb: str) -> None:
    """Not even for one area."""
    scene = activate(swift_ballista(f'"{skill}"'), "B2", CHARGE)
    assert scene.offered(verb) == []
    assert scene.refused(verb, 0, "B3").key == "machine-is-slow"


def test_JA_12_9_a_war_machine_moves_again_in_the_next_turn() -> None:
    scene = Scene("foragers", "ballista 1 B2", "pikemen 2 D2")
    activate(scene, "B2").choose("move", 0, "B3")
    renew(scene.s, ONCE_A_TURN, PER_TURN)
    activate(scene, "B3").choose("move", 0, "B2")
    assert scene.where(0) == "B2"


def test_JA_12_9_a_disrupted_war_machine_is_destroyed() -> None:
    """At its last hit point; before that it is only wounded (ruling J-32)."""
    scene = Scene("foragers", "ballista 1 B2", "culverin 1 B2", "pikemen 2 D2")
    disrupt(scene.s, 0, 1)
    assert (scene.where(0), scene.s.wounds[0]) == ("B2", 1)
    disrupt(scene.s, 0, 1)
    disrupt(scene.s, 1, 1)
    assert [scene.where(unit) for unit in range(2)] == ["graveyard", "graveyard"]
    assert scene.facts("unit-disrupted") == []


def test_JA_12_9_a_war_machine_enters_no_building() -> None:
    scene = activate(Scene("fierbois", "ballista 1 C3a", "pikemen 2 D1a"), "C3a")
    assert scene.refused("move", 0, "C3a.1").rule == "JA-6.3"


def test_JA_9_big_the_gigantic_die_is_for_the_ground() -> None:
    above = activate(sky_scene("griffin 1 ^1", "angel 2 ^2"), "^1", seat=FRENCH)
    assert areas_of(above, "melee", 0) == ["^2"]
    assert above.refused("gigantic-melee", 0, "^2").key == "gigantic-die-on-the-ground"
    below = activate(sky_scene("griffin 1 B2", "pikemen 2 B3"), "B2", seat=FRENCH)
    assert areas_of(below, "gigantic-melee", 0) == ["B3"]


def test_JA_9_big_three_spaces_in_the_sky_too() -> None:
    scene = sky_scene("griffin 1 ^1", "griffin 1 ^1", "griffin 1 B2", "pikemen 2 D2")
    assert scene.s.room[scene.area("^1")] == 8 - 6
    activate(scene, "B2")
    assert scene.refused("move", 2, "^1").key == "no-room"
