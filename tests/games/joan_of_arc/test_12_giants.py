"""12. Gigantic creatures: a whole hex, the orders they cost, and how they are hit (JA-12.6, JA-12.8; J-67, J-73)."""

from __future__ import annotations

from random import Random

import pytest

from tests.games.joan_of_arc.acting import ENGLISH, FRENCH, activate, areas, areas_of, order_phase, orders_of
from tests.games.joan_of_arc.attacks import attacked, fall, say
from tests.games.joan_of_arc.boards import BUILT_IN
from tests.games.joan_of_arc.scenes import Scene, setting
from tests.games.joan_of_arc.skies import sky_scene
from timefront.bots.playing import play_game
from timefront.bots.registry import bot_named
from timefront.games.joan_of_arc.board.giants import areas_of as areas_of_unit
from timefront.games.joan_of_arc.board.losses import disrupt
from timefront.games.joan_of_arc.content.pack import JoanSetting, read_pack
from timefront.games.joan_of_arc.content.vocabulary import SHOOTING
from timefront.games.joan_of_arc.game import JOAN_OF_ARC
from timefront.games.joan_of_arc.show.checking import check
from timefront.games.joan_of_arc.show.view import view_of
from timefront.games.joan_of_arc.state import War
from timefront.kernel.flow import CHANCE, OVER, dumps, loads
from timefront.kernel.packs import PackError, PackFiles

FORAGERS = "scenarios/foragers.toml"
LEVIATHAN = 0


def hunt(*units: str) -> Scene:
    """A Leviathan of the first player in the hex C3, and others."""
    return Scene("foragers", "leviathan 1 C3a", *(units or ("pikemen 2 D2",)))


def hunting_pack(at: str) -> PackFiles:
    """The learning skirmish with a Leviathan among the French."""
    files = dict(BUILT_IN.files)
    giant = f'unit = "leviathan", player = 1, at = "{at}"'
    text = files[FORAGERS].replace('unit = "crossbowmen", player = 1, at = "B3"', giant)
    files[FORAGERS] = text.replace('"first_steps", "steady_march"', '"first_steps", "steady_march", "steady_march"')
    return PackFiles(files)


# A whole hex


def test_JA_12_6_a_gigantic_creature_fills_its_hex() -> None:
    scene = hunt()
    board = scene.setting.board
    names = [board.area_names[area] for area in areas_of_unit(scene.s, LEVIATHAN)]
    assert names == ["C3a", "C3b", "C3c"]
    assert [scene.s.room[scene.area(name)] for name in names] == [0, 0, 0]
    assert all(scene.s.here[scene.area(name)] == 1 for name in names)
    assert [view_of(scene.s, 0).ground[scene.area(name)].units for name in names] == [[0]] * 3
    assert check(scene.s) == []


def test_JA_12_6_it_moves_to_an_adjacent_hex_without_units_or_buildings() -> None:
    scene = activate(hunt("pikemen 1 B2", "pikemen 2 D2"), "C3b")
    assert areas_of(scene, "move", LEVIATHAN) == ["B3", "C2a", "C4a", "D3a"]
    assert scene.refused("move", LEVIATHAN, "B2").key == "hex-not-empty"
    assert scene.refused("move", LEVIATHAN, "C2b").key == "name-the-first-area"
    assert scene.refused("move", LEVIATHAN, "C3b").rule == "JA-12.6"


def test_JA_12_6_civilians_and_buildings_keep_it_out() -> None:
    scene = activate(Scene("foragers", "leviathan 1 C3a", "citizen 0 C2b", "pikemen 2 D2"), "C3a")
    assert scene.refused("move", LEVIATHAN, "C2a").key == "hex-not-empty"
    village = Scene("fierbois", "leviathan 1 B2", "pikemen 2 D1a")
    board = village.setting.board
    built = {board.area_hex[area] for area in village.setting.building_area}
    activate(village, village.where(LEVIATHAN))
    offered = {board.area_hex[village.area(name)] for name in areas_of(village, "move", LEVIATHAN)}
    assert not offered & built


def test_JA_12_6_terrain_elements_are_removed() -> None:
    scene = activate(hunt(), "C3a").choose("move", LEVIATHAN, "C2a")
    assert [fact["area"] for fact in scene.facts("element-removed")] == [scene.area("C2a")]
    assert [scene.where(LEVIATHAN), scene.s.room[scene.area("C3b")]] == ["C2a", 4]
    assert check(scene.s) == []


def test_JA_12_6_nobody_else_comes_into_its_hex() -> None:
    scene = activate(hunt("pikemen 1 B2", "pikemen 2 D2"), "B2")
    assert not {"C3a", "C3b", "C3c"} & set(areas_of(scene, "move", 1))
    assert scene.refused("move", 1, "C3c").key == "no-room"


def test_JA_12_6_a_flying_creature_fills_a_sky_hex() -> None:
    scene = activate(sky_scene("devil 1 C3a", "pikemen 2 D2"), "C3a").choose("move", 0, "^2")
    assert scene.where(0) == "^2"
    assert scene.s.room[scene.area("^2")] == 0
    activate(scene, "^2")
    assert areas_of(scene, "move", 0) == ["^1", "^3"], "once a turn between the levels"
    scene.s.used[0] = 0
    activate(scene, "^2").choose("move", 0, "D3a")
    assert scene.s.here[scene.area("D3b")] == 1
    assert check(scene.s) == []


# Orders


def test_JA_12_6_its_activation_costs_several_orders() -> None:
    """One is placed in any area of its hex, the others are discarded, of any type."""
    scene = order_phase(hunt(), command=1, charge=1, interrupt=1)
    assert {"C3a", "C3b", "C3c"} <= set(areas(scene, "order"))
    scene.choose("order", 0, "C3b")
    assert scene.refused("spend-order", 0).key == "no-such-order"
    scene.choose("spend-order", 3)
    assert orders_of(scene, FRENCH) == [0, 1, 0, 0]
    assert len(scene.facts("order-spent-on-giant")) == 1
    assert scene.asked() == "Declaration.deed"


def test_JA_12_6_where_one_type_is_left_nobody_is_asked() -> None:
    scene = order_phase(hunt(), command=3).choose("order", 0, "C3a")
    assert orders_of(scene, FRENCH) == [1, 0, 0, 0]
    assert scene.asked() == "Declaration.deed"


def test_JA_12_6_too_few_orders_do_not_activate_it() -> None:
    scene = order_phase(hunt("pikemen 1 B2", "pikemen 2 D2"), command=1)
    assert areas(scene, "order") == ["B2"]
    assert scene.refused("order", 0, "C3a").key == "too-few-orders"


def test_JA_12_6_an_order_in_its_hex_keeps_it_from_another_but_reactivation() -> None:
    scene = order_phase(hunt(), command=4, reactivation=1).choose("order", 0, "C3b")
    scene.choose("spend-order", 0).choose("wait", LEVIATHAN)
    assert ("order", 0, scene.area("C3a")) not in scene.offered("order")
    assert scene.refused("order", 0, "C3a").key == "order-lies-there"
    scene.choose("order", 2, "C3a")
    assert scene.asked() == "Declaration.deed"


# Fights


def test_JA_12_8_its_melee_reaches_what_is_beside_any_of_its_areas() -> None:
    scene = hunt("pikemen 2 B2", "pikemen 2 B3", "pikemen 2 D2", "pikemen 2 D3b")
    activate(scene, "C3a")
    assert areas_of(scene, "melee", LEVIATHAN) == ["B2", "B3", "D2", "D3b"]


def test_JA_12_8_it_is_one_target_through_the_area_declared_first() -> None:
    scene = Scene("foragers", "leviathan 2 C3a", "pikemen 1 B2", "halberdiers 1 B2")
    activate(scene, "B2", seat=FRENCH)
    assert areas_of(scene, "melee", 1) == ["C3a", "C3b", "C3c"], "beside any of its areas is beside it"
    scene.choose("melee", 1, "C3b")
    assert scene.refused("melee", 2, "C3a").key == "other-area-declared"
    scene.choose("melee", 2, "C3b")
    assert scene.s.fight


def test_JA_12_8_disrupted_at_its_last_hit_point_it_is_destroyed() -> None:
    scene = hunt()
    scene.s.wounds[LEVIATHAN] = 14
    disrupt(scene.s, LEVIATHAN, ENGLISH)
    assert scene.s.wounds[LEVIATHAN] == 15
    disrupt(scene.s, LEVIATHAN, ENGLISH)
    assert scene.where(LEVIATHAN) == "graveyard"
    assert [scene.s.room[scene.area(name)] for name in ("C3a", "C3b", "C3c")] == [4, 4, 4]
    assert check(scene.s) == []


# Whole wars


def test_JA_12_6_a_scenario_must_leave_it_its_hex() -> None:
    assert read_pack(hunting_pack("C3b")).scenarios[0].units[3].area >= 0
    with pytest.raises(PackError, match="holds"):
        read_pack(hunting_pack("B2"))


@pytest.mark.parametrize("seed", range(6))
def test_wars_with_a_gigantic_creature_are_sound(seed: int) -> None:
    rng = Random(seed)
    s = JOAN_OF_ARC.new(JOAN_OF_ARC.setting(hunting_pack("C3b"), "foragers", {}, 2))
    while s.seat != OVER:
        assert check(s) == []
        assert sum(JOAN_OF_ARC.judge.evaluate(s)) == pytest.approx(1)
        if s.seat >= 0 and rng.random() < 0.1:
            offers = s.offer()
            for choice in {choice for verb in s.question().verbs for choice in verb.domain(s)}:
                assert (s.refuse(s.seat, choice) is None) == (choice in offers), (s.question_name(), choice)
            assert dumps(loads(War, s.setting, dumps(s))) == dumps(s)
        s.answer(s.chance().sample(rng) if s.seat == CHANCE else rng.choice(s.offer()))


@pytest.mark.parametrize("bot", ["greedy", "mcts:10"])
def test_bots_play_wars_with_a_gigantic_creature(bot: str) -> None:
    agreed = JOAN_OF_ARC.setting(hunting_pack("C3b"), "foragers", {}, 2)
    played = play_game(JOAN_OF_ARC, agreed, [bot_named(bot), bot_named("greedy")], "giant", [0, 1])
    assert isinstance(played.s, War)
    assert JOAN_OF_ARC.outcome(played.s) is not None


def test_JA_12_8_pushed_it_goes_to_an_empty_hex_of_the_attackers_choice() -> None:
    scene = Scene(under_siege(), "leviathan 2 C3a", "crossbowmen 1 B2", "pikemen 1 D2")
    fall(attacked(scene, "C3a", 1, roll=SHOOTING), "push")
    say(scene, "give-way", 0)
    assert "C2a" in areas(scene, "push-unit")
    assert not {"B2", "D2"} & set(areas(scene, "push-unit"))
    say(scene, "push-unit", 0, "C2a")
    assert [scene.where(0), scene.s.here[scene.area("C2b")]] == ["C2a", 1]


def test_JA_12_8_with_no_empty_hex_around_it_is_wounded_instead() -> None:
    around = [f"pikemen 1 {name}" for name in ("B2", "B3", "C2a", "C4a", "D2", "D3a")]
    scene = Scene(under_siege(), "leviathan 2 C3a", "crossbowmen 1 B2", *around)
    fall(attacked(scene, "C3a", 1, roll=SHOOTING), "push")
    say(scene, "give-way", 0)
    assert (scene.where(0), scene.s.wounds[0]) == ("C3a", 1)


def under_siege() -> JoanSetting:
    """A Leviathan without shields and without the power that protects it from pushes."""
    files = dict(BUILT_IN.files)
    head, card = files["units/unholy.toml"].split('key = "leviathan"')
    card = card.replace('defence = ["+shield", "+shield"]', "defence = []")
    card = card.replace('{ effect = "cancel_results", result = "push", count = 0 },', "")
    files["units/unholy.toml"] = head + 'key = "leviathan"' + card
    return setting("foragers", PackFiles(files))
