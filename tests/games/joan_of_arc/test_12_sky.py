"""12. The sky board, flight, and fights between the levels (JA-12.1 to JA-12.5, ruling J-66)."""

from __future__ import annotations

from collections import Counter

import pytest

from tests.games.joan_of_arc.acting import activate, areas, areas_of, order_phase, until_fought
from tests.games.joan_of_arc.attacks import attacked, fall, say
from tests.games.joan_of_arc.boards import BUILT_IN
from tests.games.joan_of_arc.scenes import Scene, setting
from tests.games.joan_of_arc.skies import sky_scene, under, with_sky
from timefront.games.joan_of_arc.board.sky import sky_effect, tile_of
from timefront.games.joan_of_arc.content.geometry import FAR, areas_within, distance, neighbours_of
from timefront.games.joan_of_arc.content.pack import read_pack
from timefront.games.joan_of_arc.content.sky.tiles import COVER_FROM_SHOTS, HOLY_LIGHT
from timefront.games.joan_of_arc.content.vocabulary import CHARGE, SHOOTING
from timefront.games.joan_of_arc.game import JOAN_OF_ARC
from timefront.games.joan_of_arc.rules.flight.sky_board import SkyBoard
from timefront.games.joan_of_arc.rules.set_up import SetUp
from timefront.games.joan_of_arc.show.view import view_of
from timefront.games.joan_of_arc.state import HAS_FLOWN
from timefront.kernel.flow import CHANCE
from timefront.kernel.packs import PackError, PackFiles
from timefront.texts.catalogue import Catalogue

TWO_BY_TWO = """
[[sky]]
key = "blue"
copies = 4
areas = 2
"""


# The sky board


def test_JA_12_1_without_a_flying_unit_there_is_no_sky() -> None:
    for key in ("foragers", "patay", "fierbois"):
        of = setting(key)
        assert not of.has_sky
        assert of.board.first_sky == of.board.area_count


def test_JA_12_1_with_a_flying_unit_two_random_tiles_are_flipped() -> None:
    of = setting("foragers", with_sky())
    assert of.plan.sky.count == 2
    assert of.board.hex_names[of.board.ground_hexes :] == ["^1", "^2"]
    scene = Scene(of, "angel 1 B2", "pikemen 2 D2").start(SetUp())
    assert scene.s.seat == CHANCE
    assert scene.asked() == "sky-tile"
    scene.draw(2)
    assert not scene.s.chance().allows((2,)), "there is one rainbow"
    scene.draw(1)
    assert [tile_of(scene.s, number) for number in range(2)] == [2, 1]
    assert [fact["tile"] for fact in scene.facts("sky-tile-flipped")] == [2, 1]


def test_JA_12_1_a_gigantic_creature_brings_one_hex_more() -> None:
    files = dict(BUILT_IN.files)
    key = "scenarios/foragers.toml"
    files[key] = files[key].replace(
        '{ unit = "bowmen", player = 2, at = "D3b" }', '{ unit = "devil", player = 2, at = "reserve" }'
    )
    assert setting("foragers", PackFiles(files)).plan.sky.count == 3


def test_JA_12_1_the_scenario_may_lay_the_tiles() -> None:
    scene = sky_scene("angel 1 ^1", tiles=("clouds", "rainbow", "blue"))
    scene.start(SetUp())
    assert scene.asked() == ""
    assert [sky_effect(scene.s, scene.area(name)) for name in ("^1", "^2", "^3")] == [COVER_FROM_SHOTS, HOLY_LIGHT, 0]


def test_JA_12_1_a_tile_lies_open_from_the_set_up_on() -> None:
    scene = Scene(setting("foragers", with_sky()), "angel 1 B2", "pikemen 2 D2").start(SkyBoard())
    scene.draw(0).draw(0)
    assert Counter(tile_of(scene.s, number) for number in range(2)) == {0: 2}


def test_JA_12_1_clouds_give_one_black_die_against_shooting_only() -> None:
    units = ("crossbowmen 1 B2", "angel 1 ^2", "angel 2 ^1", "angel 2 ^1")
    shot = attacked(sky_scene(*units, tiles=("clouds", "blue")), "^1", 0, roll=SHOOTING)
    fall(shot, "kill")
    assert shot.pool() == 2 + 2 + 1, "once for the whole roll"
    melee = attacked(sky_scene(*units, tiles=("clouds", "blue")), "^1", 1)
    fall(melee, "kill", "blank")
    assert melee.pool() == 2 + 2


def test_JA_12_1_holy_units_attack_out_of_a_rainbow_with_one_black_die_more() -> None:
    units = ("angel 1 ^1", "angel 1 ^1", "flying_demons 2 ^2", "flying_demons 1 ^1")
    both = attacked(sky_scene(*units, tiles=("rainbow", "blue")), "^2", 0, 1)
    assert both.pool() == 3 + 3 + 1, "once for the whole attack"
    unholy = attacked(sky_scene(*units, tiles=("rainbow", "blue")), "^2", 3, roll=SHOOTING)
    assert unholy.pool() == 2
    elsewhere = attacked(sky_scene(*units, tiles=("blue", "rainbow")), "^2", 0)
    assert elsewhere.pool() == 3


def test_JA_12_1_the_sky_is_drawn_beside_the_map() -> None:
    scene = sky_scene("angel 1 ^1", "pikemen 2 D2", tiles=("clouds", "blue"))
    view = view_of(scene.s, None)
    assert [one.name for one in view.hexes if one.is_sky] == ["^1", "^2"]
    assert [view.ground[scene.area(name)].tile for name in ("^1", "^2", "B2")] == ["clouds", "blue", None]
    texts = Catalogue(JOAN_OF_ARC, with_sky("clouds", "blue"), "en")
    board = JOAN_OF_ARC.narrator.text_board(view, texts.message)
    assert "^1 Clouds" in board
    assert "^2 Blue sky" in board


# Capacity and adjacency


def test_JA_12_2_sky_hexes_hang_together_and_are_far_from_the_ground() -> None:
    board = under("blue", "blue", "blue", "blue", "clouds").board
    sky = range(board.first_sky, board.area_count)
    assert [board.capacity[area] for area in sky] == [8] * 5
    reached = 1 << board.first_sky
    for _ in sky:
        reached |= neighbours_of(board, reached)
    assert reached == board.sky
    assert all(board.neighbours[area] and set(board.neighbours[area]) <= set(sky) for area in sky)
    assert all(set(board.neighbours[area]) <= set(range(board.ground_count)) for area in range(board.first_sky))
    assert distance(board, sky[0], 0) == FAR
    assert areas_within(board, sky[0], 9) == board.sky
    assert not areas_within(board, 0, 9) & board.sky


def test_JA_12_2_a_pack_may_have_sky_hexes_of_several_areas() -> None:
    of = setting("foragers", with_sky("blue", "blue", sky=TWO_BY_TWO))
    names = of.board.area_names[of.board.first_sky :]
    assert names == ["^1a", "^1b", "^2a", "^2b"]
    assert [of.board.capacity[of.board.area_names.index(name)] for name in names] == [6] * 4
    mixed = TWO_BY_TWO + '\n[[sky]]\nkey = "clouds"\ncopies = 1\n'
    with pytest.raises(PackError, match="must be alike"):
        read_pack(with_sky("blue", sky=mixed))


def test_JA_12_2_only_flying_units_enter_the_sky() -> None:
    scene = activate(sky_scene("angel 1 B2", "pikemen 1 B2", "pikemen 2 D2"), "B2")
    assert {"^1", "^2", "^3"} <= set(areas_of(scene, "move", 0))
    assert not {"^1", "^2", "^3"} & set(areas_of(scene, "move", 1))
    assert scene.refused("move", 1, "^1").key == "cannot-fly"
    scene.choose("move", 0, "^2").choose("wait", 1)
    assert scene.where(0) == "^2"


def test_JA_12_2_a_full_sky_area_and_an_enemy_one_are_closed() -> None:
    crowd = ["angel 1 ^1"] * 8
    scene = activate(sky_scene("angel 1 B2", *crowd, "angel 2 ^2"), "B2")
    assert scene.refused("move", 0, "^1").key == "no-room"
    assert scene.refused("move", 0, "^2").key == "enemy-area"


def test_JA_12_2_nobody_starts_in_the_sky_who_cannot_fly() -> None:
    files = dict(with_sky("blue").files)
    key = "scenarios/foragers.toml"
    files[key] = files[key].replace(
        '{ unit = "sergeants_at_arms", player = 1, at = "B2" }', '{ unit = "sergeants_at_arms", player = 1, at = "^1" }'
    )
    with pytest.raises(PackError, match=r"see JA-12\.2"):
        read_pack(PackFiles(files))


# Flying


def test_JA_12_3_from_the_sky_any_free_or_allied_ground_area_is_reached() -> None:
    scene = activate(sky_scene("angel 1 ^1", "pikemen 1 B3", "pikemen 2 D2"), "^1")
    ground = scene.setting.board.area_names[: scene.setting.board.ground_count]
    assert set(areas_of(scene, "move", 0)) == {*ground, "^2", "^3"} - {"D2"}
    assert scene.refused("move", 0, "D2").key == "enemy-area"
    scene.choose("move", 0, "D3a")
    assert scene.where(0) == "D3a"
    assert scene.s.used[0] & HAS_FLOWN


def test_JA_12_3_a_unit_changes_its_level_once_a_turn() -> None:
    scene = activate(sky_scene("angel 1 B2", "pikemen 2 D2"), "B2").choose("move", 0, "^1")
    activate(scene, "^1")
    assert areas_of(scene, "move", 0) == ["^2", "^3"]
    assert scene.refused("move", 0, "B2").key == "has-flown"
    scene.choose("move", 0, "^2")
    assert scene.where(0) == "^2"


def test_JA_12_3_several_rise_together() -> None:
    scene = activate(sky_scene("angel 1 B2", "angel 1 B2", "pikemen 2 D2"), "B2")
    scene.choose("all-move", 0, "^1")
    assert [scene.where(unit) for unit in range(2)] == ["^1", "^1"]
    assert scene.s.used[0] & scene.s.used[1] & HAS_FLOWN


def test_JA_12_3_jump_and_charge_stay_on_their_level() -> None:
    scene = activate(sky_scene("griffin 1 B2", "pikemen 2 D2"), "B2", CHARGE)
    assert not any(name.startswith("^") for verb in ("jump", "charge") for name in areas_of(scene, verb, 0))
    assert scene.refused("jump", 0, "^1").key == "too-far"
    assert scene.refused("charge", 0, "^1").key == "not-adjacent"
    above = activate(sky_scene("griffin 1 ^1", "pikemen 2 D2"), "^1", CHARGE)
    assert areas_of(above, "jump", 0) == ["^2", "^3"]
    assert areas_of(above, "charge", 0) == ["^2", "^3"]


def test_JA_12_3_a_flying_character_commands_the_whole_ground_from_the_sky() -> None:
    """A range in hexes is needed; in the sky it counts as usual."""
    units = ("archangel_gabriel 1 ^1", "angel 1 D3a", "angel 1 ^2", "angel 1 ^1", "pikemen 2 D2")
    scene = activate(sky_scene(*units), "^1").choose("command", 0)
    assert [choice[1] for choice in scene.offered("command-unit")] == [1, 2]


def test_JA_12_3_flying_troops_command_over_sky_hexes_alone() -> None:
    units = ("angelic_herald 1 ^1", "angel 1 D3a", "angel 1 ^2", "angel 1 B2", "pikemen 2 D2")
    scene = activate(sky_scene(*units), "^1").choose("command", 0)
    assert [choice[1] for choice in scene.offered("command-unit")] == [2]


def test_JA_12_3_nobody_commands_from_the_ground_into_the_sky() -> None:
    units = ("archangel_gabriel 1 B2", "angel 1 ^1", "angel 1 C2a", "pikemen 2 D2")
    scene = activate(sky_scene(*units), "B2").choose("command", 0)
    assert [choice[1] for choice in scene.offered("command-unit")] == [2]


def test_JA_12_3_an_order_can_be_placed_in_the_sky() -> None:
    scene = order_phase(sky_scene("angel 1 ^1", "pikemen 2 D2"), command=1)
    scene.choose("order", 0, "^1")
    assert scene.asked() == "Declaration.deed"


# Fights


def test_JA_12_4_melee_in_the_sky_reaches_adjacent_sky_areas_only() -> None:
    scene = activate(sky_scene("angel 1 ^1", "flying_demons 2 ^2", "pikemen 2 B2"), "^1")
    assert areas_of(scene, "melee", 0) == ["^2"]
    assert (refused := scene.refused("melee", 0, "B2")).key == "not-adjacent"
    assert refused.rule == "JA-12.4"
    below = activate(sky_scene("angel 1 B2", "flying_demons 2 ^1", "pikemen 2 B3"), "B2")
    assert areas(below, "melee") == ["B3"]
    assert below.refused("melee", 0, "^1").key == "not-adjacent"


def test_JA_12_4_from_the_sky_shots_reach_any_area_but_the_inside_of_buildings() -> None:
    units = ("flying_demons 1 ^1", "pikemen 2 D3a", "pikemen 2 C4a", "angel 2 ^3")
    scene = activate(sky_scene(*units), "^1")
    assert areas_of(scene, "shoot", 0) == ["C4a", "D3a", "^3"]
    files = dict(BUILT_IN.files)
    key = "scenarios/fierbois.toml"
    files[key] = files[key].replace("\nfirst_player =", '\nsky = ["blue"]\nfirst_player =')
    village = setting("fierbois", PackFiles(files))
    inside = village.board.area_names[village.board.ground_count]
    around = village.board.area_names[village.board.surrounding[village.board.ground_count]]
    scene = activate(Scene(village, "flying_demons 1 ^1", f"pikemen 2 {inside}", f"pikemen 2 {around}"), "^1")
    assert areas_of(scene, "shoot", 0) == [around]
    assert scene.refused("shoot", 0, inside).rule == "JA-6.7"


def test_JA_12_4_units_on_the_ground_shoot_at_any_sky_area() -> None:
    scene = activate(sky_scene("crossbowmen 1 B2", "pikemen 1 B2", "angel 2 ^3", "pikemen 2 D2"), "B2")
    assert areas_of(scene, "shoot", 0) == ["^3"]
    assert scene.refused("shoot", 1, "^3").key == "no-shooting-dice"
    scene.choose("shoot", 0, "^3").choose("wait", 1)
    until_fought(scene)


def test_JA_12_5_who_is_pushed_in_the_sky_goes_to_another_sky_area() -> None:
    scene = attacked(sky_scene("crossbowmen 1 B2", "angel 2 ^1", "angel 1 ^2"), "^1", 0, roll=SHOOTING)
    fall(scene, "push")
    fall(scene, "disrupt", "disrupt")
    assert scene.where(1) == "^3"


def test_JA_12_5_who_has_no_sky_left_is_disrupted() -> None:
    scene = sky_scene("crossbowmen 1 B2", "angel 2 ^1", "angel 1 ^2", tiles=("blue", "blue"))
    fall(fall(attacked(scene, "^1", 0, roll=SHOOTING), "push"), "disrupt", "disrupt")
    assert scene.where(1) == "disrupted"


def test_JA_12_5_nobody_is_pushed_from_the_ground_into_the_sky() -> None:
    scene = attacked(sky_scene("flying_demons 1 ^1", "angel 2 B2", "pikemen 2 D2"), "B2", 0, roll=SHOOTING)
    fall(scene, "push", "shield")
    fall(scene, "disrupt", "disrupt")
    assert not any(name.startswith("^") for name in areas_of(scene, "push-unit", 1))
    say(scene, *scene.offered("push-unit")[0])


def test_JA_12_4_a_follow_up_in_the_sky() -> None:
    scene = attacked(sky_scene("angel 1 ^1", "flying_demons 2 ^2"), "^2", 0)
    fall(scene, "push", "blank", "blank")
    fall(scene, "disrupt")
    assert scene.where(1) == "^3"
    say(scene, "follow-up", 0)
    assert scene.where(0) == "^2"
