"""Cases of rules that games seldom reach: the first area and border of a map, one side of two, what is only told."""

from __future__ import annotations

import pytest

from tests.games.joan_of_arc.acting import ENGLISH, FRENCH
from tests.games.joan_of_arc.armies import BOOK
from tests.games.joan_of_arc.boards import BUILT_IN, broken
from tests.games.joan_of_arc.scenes import Scene
from timefront.games.joan_of_arc.board.abilities import NOTHING_SPECIAL, holds, is_within
from timefront.games.joan_of_arc.board.placing import abandon, cross
from timefront.games.joan_of_arc.content.sky.tiles import MOST_KINDS, SKY_FILE, sky_tiles
from timefront.games.joan_of_arc.content.vocabulary import ADJACENT_AREAS
from timefront.games.joan_of_arc.game import JOAN_OF_ARC
from timefront.games.joan_of_arc.rules.deployment import units_that_fit
from timefront.games.joan_of_arc.rules.effects.units import refuse_rally_point
from timefront.games.joan_of_arc.state import GRAVEYARD, STAKES_OF
from timefront.kernel.armies import Army
from timefront.kernel.packs import PackFiles


def test_JA_6_4_a_civilian_who_is_neutral_already_does_not_leave_again() -> None:
    scene = Scene("fierbois", "citizen 0 D2a", "pikemen 1 A2")
    abandon(scene.s, scene.area("D2a"))
    assert scene.facts("civilian-left") == []


def test_JA_10_5_who_jumps_over_areas_removes_no_stakes() -> None:
    scene = Scene("patay", "pikemen 1 A1")
    scene.s.edges = [STAKES_OF + ENGLISH] * len(scene.s.edges)
    cross(scene.s, scene.area("A1"), scene.area("E3"), FRENCH)
    assert {*scene.s.edges} == {STAKES_OF + ENGLISH}
    cross(scene.s, scene.area("A1"), scene.area("A2"), FRENCH)
    assert (
        len(scene.facts("stakes-removed")) == len([edge for edge in scene.s.edges if edge != STAKES_OF + ENGLISH]) > 0
    )


def test_JA_4_10_any_of_a_sides_rally_points_may_be_moved() -> None:
    scene = Scene("patay", "pikemen 1 A1")
    plan, free = scene.setting.plan, scene.area("A3")
    sides, rally = plan.rally_sides, scene.s.rally
    try:
        plan.rally_sides, scene.s.rally = [0, 0, 1], [scene.area("A1"), scene.area("A2"), scene.area("E3")]
        for origin in scene.s.rally[:2]:
            assert refuse_rally_point(scene.s, 0, origin, free) is None
        refusal = refuse_rally_point(scene.s, 0, free, scene.area("A1"))
        assert refusal is not None
        assert refusal.key == "no-rally-point"
    finally:
        plan.rally_sides, scene.s.rally = sides, rally


def test_JA_2_1_one_of_the_slain_is_enough() -> None:
    scene = Scene("patay", "poton_de_xaintrailles_unholy 1 A2", "la_hire 1 A2", "pikemen 1 A2")
    dice = scene.setting.cards.other_dice[scene.s.profile[0]]
    condition = next(one.condition for one in dice if holds_when_slain(scene, one.condition))
    scene.s.place[1] = GRAVEYARD
    assert holds(scene.s, 0, condition, NOTHING_SPECIAL)


def holds_when_slain(scene: Scene, condition: object) -> bool:
    """Whether a condition does not hold while La Hire lives."""
    return not holds(scene.s, 0, condition, NOTHING_SPECIAL)  # type: ignore[arg-type]


def test_JA_2_1_a_power_reaches_over_the_first_border_of_the_map() -> None:
    scene = Scene("patay", "pikemen 1 A1", "pikemen 1 B1a", "pikemen 1 E3")
    board = scene.setting.board
    assert board.border_between[scene.s.place[0] * board.area_count + scene.s.place[1]] == 0
    assert is_within(scene.s, 0, 1, ADJACENT_AREAS)
    assert not is_within(scene.s, 0, 2, ADJACENT_AREAS)


def test_stakes_of_one_side_are_a_topic_of_the_scenario() -> None:
    assert "topic-walls" in JOAN_OF_ARC.scenario_card(BUILT_IN, "patay").topics


def test_JA_13_3_giants_are_deployed_one_by_one() -> None:
    scene = Scene("patay", "dragon 2 C2", "pikemen 1 A1")
    assert units_that_fit(scene.s, [0], scene.area("C2")) == [0]


def test_JA_12_1_a_pack_has_up_to_seven_kinds_of_sky_tiles() -> None:
    first = BUILT_IN.files[SKY_FILE].split("\n[[sky]]\n")[1]
    key = first.split('key = "')[1].split('"')[0]
    for count, problems in ((MOST_KINDS, 0), (MOST_KINDS + 1, 1)):
        tables = ["\n[[sky]]\n" + first.replace(f'"{key}"', f'"sky_{number}"') for number in range(count)]
        pack = PackFiles({SKY_FILE: "".join(tables)})
        sky_tiles(pack)
        assert len([problem for problem in pack.problems if "kinds of tiles" in str(problem)]) == problems


@pytest.mark.parametrize(
    ("file", "old", "new", "told"),
    [
        ("units/apocalypse.toml", "points = [560, 560]", "points = [560, 550]", "name the lower number first"),
        ("units/apocalypse.toml", "morale = [7, 7]", "morale = [7, 6]", "name the lower number first"),
        ("tiles.toml", "edges = [0, 1, 2, 3, 4, 5]", "edges = [0, 1, 2, 3, 4, 6]", "whole numbers from 0 to 5"),
        ("tiles.toml", "edges = [0, 1, 2, 3, 4, 5]", "edges = [0, 1, 2, 3, 4, 7]", "whole numbers from 0 to 5"),
    ],
)
def test_numbers_of_a_pack_keep_to_their_order_and_range(file: str, old: str, new: str, told: str) -> None:
    assert told in broken(file, old, new)


def test_JA_13_3_the_morale_of_an_army_is_the_sum_of_its_units_and_none_for_an_unknown_list() -> None:
    choices = BOOK.choices(BUILT_IN)
    name, offered = choices.lists[0], choices.offers[0]
    army = Army(name, next(iter(choices.sizes)), {one.unit: 2 for one in offered[:3]})
    assert BOOK.morale(BUILT_IN, army) == 2 * sum(one.morale for one in offered[:3]) > 0
    assert BOOK.morale(BUILT_IN, Army("nobody", army.size, army.units)) == 0
