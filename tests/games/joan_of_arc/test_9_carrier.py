"""9. Carriers and their passengers (JA-9.carrier, ruling J-40)."""

from __future__ import annotations

from tests.games.joan_of_arc.acting import activate, areas, order_phase
from tests.games.joan_of_arc.attacks import attacked, fall, say
from tests.games.joan_of_arc.scenes import Scene
from tests.games.joan_of_arc.skies import sky_scene
from timefront.games.joan_of_arc.board.abilities import has_skill, powers_with
from timefront.games.joan_of_arc.board.cargo import carrier_of, is_passenger, passenger_of
from timefront.games.joan_of_arc.board.losses import capture, destroy, disrupt
from timefront.games.joan_of_arc.content.vocabulary import IMMUNITY, PRAYER, SHOOTING
from timefront.games.joan_of_arc.rules.attack.pool import defence_dice
from timefront.games.joan_of_arc.show.checking import check
from timefront.games.joan_of_arc.show.view import view_of

ANGEL, MARTHA, PIKES = 0, 1, 2


def carried(*more: str, tiles: tuple[str, ...] = ("blue", "blue", "blue")) -> Scene:
    """An angel has risen to ^1 with Saint Martha; a pikeman stands below."""
    scene = sky_scene("angel 1 B2", "saint_martha 1 B2", "pikemen 2 D2", *more, tiles=tiles)
    activate(scene, "B2").choose("carry", ANGEL, MARTHA).choose("go-on", "^1")
    if scene.asked() == "Declaration.deed":
        scene.choose("wait", MARTHA)
    assert scene.where(ANGEL) == scene.where(MARTHA) == "^1"
    assert check(scene.s) == []
    return scene


def test_JA_9_carrier_a_move_from_the_ground_may_take_somebody_along() -> None:
    scene = carried()
    assert (passenger_of(scene.s, ANGEL), carrier_of(scene.s, MARTHA)) == (MARTHA, ANGEL)
    assert scene.facts("passenger-taken") == [{"seat": 0, "unit": ANGEL, "passenger": MARTHA}]
    assert scene.facts("passenger-dropped") == []
    assert scene.s.room[scene.area("^1")] == 8 - 2, "the passenger keeps its size"
    assert scene.s.room[scene.area("B2")] == 8
    assert [unit.carrier for unit in view_of(scene.s, 0).units] == [None, ANGEL, None]


def test_JA_9_carrier_only_allied_characters_and_civilians_that_are_not_big() -> None:
    units = ("angel 1 B2", "pikemen 1 B2", "griffin 1 B2", "citizen 1 B2", "saint_martha 1 B3", "pikemen 2 D2")
    scene = activate(sky_scene(*units), "B2")
    assert [choice[1:] for choice in scene.offered("carry")] == [(0, 3)]
    assert scene.refused("carry", 0, 1).key == "cannot-be-carried"
    assert scene.refused("carry", 0, 2).key == "cannot-be-carried"
    assert scene.refused("carry", 0, 4).key == "not-beside-the-carrier"
    assert scene.refused("carry", 0, 0).rule == "JA-9.carrier"
    assert scene.refused("carry", 1, 3).key == "lacks-skill"


def test_JA_9_carrier_two_carriers_do_not_take_the_same_passenger() -> None:
    scene = activate(sky_scene("angel 1 B2", "angel 1 B2", "saint_martha 1 B2", "pikemen 2 D2"), "B2")
    scene.choose("carry", 0, 2)
    assert scene.refused("halt").key == "choose-a-goal"
    scene.choose("go-on", "^1")
    assert scene.refused("carry", 1, 2).key == "declared-already"


def test_JA_9_carrier_there_must_be_room_for_both() -> None:
    crowd = ["angel 1 ^1"] * 7
    scene = activate(sky_scene("angel 1 B2", "saint_martha 1 B2", *crowd, "pikemen 2 D2"), "B2")
    scene.choose("carry", ANGEL, MARTHA)
    assert "^1" not in areas(scene, "go-on")
    assert scene.refused("go-on", "^1").key == "no-room"
    assert scene.refused("go-on", "D2").key == "not-adjacent"


def test_JA_9_carrier_on_the_ground_the_passenger_is_dropped_at_once() -> None:
    scene = activate(sky_scene("angel 1 B2", "saint_martha 1 B2", "pikemen 2 D2"), "B2")
    scene.choose("carry", ANGEL, MARTHA).choose("go-on", "B3").choose("wait", MARTHA)
    assert scene.where(MARTHA) == "B3"
    assert scene.s.cargo == []
    assert len(scene.facts("passenger-dropped")) == 1


def test_JA_9_carrier_the_pair_moves_on_and_lands_together() -> None:
    scene = carried()
    activate(scene, "^1").choose("move", ANGEL, "^2")
    assert scene.where(MARTHA) == "^2"
    assert is_passenger(scene.s, MARTHA)
    scene.s.used[ANGEL] = 0
    activate(scene, "^2")
    assert scene.refused("carry", ANGEL, MARTHA).key == "takes-from-the-ground"
    scene.choose("move", ANGEL, "C3a")
    assert scene.where(MARTHA) == "C3a"
    assert scene.s.cargo == []
    assert check(scene.s) == []


def test_JA_9_carrier_a_passenger_has_no_skills_powers_or_dice() -> None:
    scene = carried()
    assert not has_skill(scene.s, MARTHA, PRAYER)
    assert powers_with(scene.s, MARTHA, IMMUNITY) == []
    dice = defence_dice(scene.s, [ANGEL, MARTHA], [PIKES], scene.area("^1"), SHOOTING, [])
    assert set(dice.units) == {ANGEL}


def test_JA_9_carrier_a_passenger_is_not_activated() -> None:
    scene = carried()
    order_phase(scene, command=1).choose("order", 0, "^1")
    assert {choice[1] for choice in scene.s.offer() if len(choice) > 1} == {ANGEL}


def test_JA_9_carrier_whose_action_was_declared_loses_it_when_carried() -> None:
    scene = activate(sky_scene("angel 1 B2", "saint_martha 1 B2", "pikemen 2 D2"), "B2")
    scene.choose("move", MARTHA, "B3").choose("carry", ANGEL, MARTHA).choose("go-on", "^1")
    scene.choose("do-deed", ANGEL)
    assert scene.where(MARTHA) == "^1"
    assert [fact["unit"] for fact in scene.facts("action-lost")] == [MARTHA]


def test_JA_9_carrier_who_was_taken_elsewhere_is_not_carried() -> None:
    scene = activate(sky_scene("angel 1 B2", "saint_martha 1 B2", "pikemen 2 D2"), "B2")
    scene.choose("move", MARTHA, "B3").choose("carry", ANGEL, MARTHA).choose("go-on", "^1")
    scene.choose("do-move", "B3")
    assert [scene.where(unit) for unit in (ANGEL, MARTHA)] == ["B2", "B3"]
    assert [fact["unit"] for fact in scene.facts("action-lost")] == [ANGEL]


def test_JA_9_carrier_a_lost_carrier_loses_its_passenger() -> None:
    """Destroyed, disrupted or captured; the destroyer gets the reward for both."""
    for lose in (destroy, disrupt, capture):
        scene = carried()
        lose(scene.s, ANGEL, 1)
        assert scene.where(MARTHA) == "graveyard"
        assert scene.s.cargo == []
        assert check(scene.s) == []
        assert MARTHA in [fact["unit"] for fact in scene.facts("reward-taken")]


def test_JA_9_carrier_a_lost_passenger_leaves_its_carrier_alone() -> None:
    scene = carried()
    disrupt(scene.s, MARTHA, 1)
    assert scene.where(MARTHA) == "disrupted"
    assert scene.where(ANGEL) == "^1"
    assert scene.s.cargo == []
    assert scene.s.room[scene.area("^1")] == 8 - 1
    assert check(scene.s) == []


def test_JA_9_carrier_a_pushed_carrier_takes_its_passenger_along() -> None:
    scene = carried("crossbowmen 2 B3")
    shot(scene)
    say(scene, "allocate", 0, ANGEL)
    say(scene, "push-unit", ANGEL, "^2")
    assert scene.where(MARTHA) == "^2"
    assert is_passenger(scene.s, MARTHA)
    assert check(scene.s) == []


def test_JA_9_carrier_a_pushed_passenger_is_disrupted() -> None:
    scene = carried("crossbowmen 2 B3")
    shot(scene)
    say(scene, "allocate", 0, MARTHA)
    assert scene.where(MARTHA) == "disrupted"
    assert scene.where(ANGEL) == "^1"


def shot(scene: Scene) -> None:
    """The second player's crossbowmen push one of the pair."""
    attacked(scene, "^1", 3, roll=SHOOTING, seat=1)
    fall(scene, "push")
    fall(scene, "disrupt", "disrupt")
