"""8. The upgrade of characters, with one side or two (JA-8.4, ruling J-54)."""

from __future__ import annotations

import pytest

from tests.games.joan_of_arc.acting import ENGLISH, FRENCH, activate, all_wait
from tests.games.joan_of_arc.scenes import Scene
from timefront.games.joan_of_arc.content.vocabulary import CHARGE
from timefront.games.joan_of_arc.game import JOAN_OF_ARC
from timefront.games.joan_of_arc.rules.activation.actions import PLAIN
from timefront.games.joan_of_arc.rules.rounds.council import Upkeep
from timefront.games.joan_of_arc.show.view import view_of
from timefront.games.joan_of_arc.state import EXPERIENCE, INTRIGUE, TOKEN_KINDS, held
from timefront.kernel.flow import OVER


def scene_with(*units: str, experience: int = 0, intrigue: int = 0, scenario: str = "foragers") -> Scene:
    """The French player has these tokens."""
    scene = Scene(scenario, *units)
    scene.s.tokens[FRENCH * TOKEN_KINDS + EXPERIENCE] = experience
    scene.s.tokens[FRENCH * TOKEN_KINDS + INTRIGUE] = intrigue
    return scene


def card(scene: Scene, unit: int = 0) -> str:
    """The current card of a unit."""
    return scene.setting.cards.keys[scene.s.profile[unit]]


def test_JA_8_4_the_experience_is_paid_and_the_card_replaced() -> None:
    scene = scene_with("french_mounted_hero 1 B2", experience=4)
    activate(scene, "B2").choose("upgrade", 0)
    assert card(scene) == "french_mounted_hero_2"
    assert held(scene.s, FRENCH, EXPERIENCE) == 1
    assert scene.facts("character-upgraded") == [{"seat": FRENCH, "unit": 0, "count": 3, "side": 0}]
    assert scene.offered("upgrade") == []
    assert scene.refused("upgrade", 0).key == "no-higher-level"


def test_JA_8_4_tokens_stay() -> None:
    scene = scene_with("la_hire 1 B2", experience=4)
    scene.s.wounds[0] = 1
    activate(scene, "B2").choose("upgrade-holy", 0)
    assert (card(scene), scene.s.wounds[0], scene.where(0)) == ("la_hire_holy", 1, "B2")


def test_JA_6_9_it_is_a_bonus_action_before_the_own_action_or_after_it() -> None:
    scene = scene_with("french_mounted_hero 1 B2", "pikemen 1 B2", experience=3)
    activate(scene, "B2", PLAIN).choose("move", 0, "B3").choose("wait", 1)
    assert scene.asked() == "Activation.resolve"
    scene.choose("upgrade", 0)
    assert (card(scene), scene.where(0)) == ("french_mounted_hero_2", "B3")


def test_JA_6_9_under_every_order() -> None:
    for mode in (PLAIN, CHARGE):
        scene = scene_with("french_mounted_hero 1 B2", experience=3)
        assert activate(scene, "B2", mode).offered("upgrade") == [("upgrade", 0)]


def test_JA_6_10_intrigue_tokens_count() -> None:
    scene = scene_with("french_mounted_hero 1 B2", experience=1, intrigue=2)
    activate(scene, "B2").choose("upgrade", 0)
    assert [held(scene.s, FRENCH, token) for token in (EXPERIENCE, INTRIGUE)] == [0, 0]
    assert len(scene.facts("intrigue-exchanged")) == 2


def test_JA_8_4_whoever_cannot_pay_cannot_rise() -> None:
    scene = scene_with("french_mounted_hero 1 B2", "pikemen 1 B2", experience=1, intrigue=1)
    activate(scene, "B2")
    refusal = scene.refused("upgrade", 0)
    assert (refusal.key, refusal.about) == ("too-little-experience", {"count": 3})
    assert scene.refused("upgrade", 1).key == "no-higher-level"


def test_JA_8_4_of_two_sides_one_is_chosen_for_the_whole_game() -> None:
    scene = scene_with("joan_of_arc 1 B2", experience=2)
    activate(scene, "B2")
    assert scene.refused("upgrade", 0).key == "choose-a-side"
    scene.choose("upgrade-unholy", 0)
    assert card(scene) == "joan_of_arc_unholy"
    assert scene.facts("character-upgraded")[0]["side"] == 2
    assert view_of(scene.s, None).units[0].used == ["chose_unholy"]
    all_wait(scene)
    assert scene.s.seat == OVER
    scene.start(Upkeep(FRENCH))
    assert card(scene) == "joan_of_arc"
    scene.s.tokens[FRENCH * TOKEN_KINDS + EXPERIENCE] = 2
    activate(scene, "B2")
    assert [scene.refused(f"upgrade-{side}", 0).key for side in ("holy", "unholy")] == ["no-side-to-choose"] * 2
    scene.choose("upgrade", 0)
    assert card(scene) == "joan_of_arc_unholy"


def test_JA_8_4_a_card_with_one_side_leaves_nothing_to_choose() -> None:
    scene = scene_with("french_mounted_hero 1 B2", experience=3)
    activate(scene, "B2")
    assert scene.refused("upgrade-holy", 0).key == "no-side-to-choose"


@pytest.mark.parametrize(("side", "banner"), [("holy", "holy"), ("unholy", "unholy")])
def test_JA_8_4_the_side_adds_its_banner(side: str, banner: str) -> None:
    scene = scene_with("joan_of_arc 1 B2", experience=2)
    activate(scene, "B2").choose(f"upgrade-{side}", 0)
    view = view_of(scene.s, None)
    assert view.cards[view.units[0].card].banners == ["french", banner]


def test_JA_1_2_a_larger_card_needs_room(monkeypatch: pytest.MonkeyPatch) -> None:
    scene = scene_with("french_mounted_hero 1 B2", experience=3)
    sizes = scene.setting.cards.size[:]
    sizes[scene.setting.cards.keys.index("french_mounted_hero_2")] = 3
    monkeypatch.setattr(scene.setting.cards, "size", sizes)
    scene.s.room[scene.area("B2")] = 1
    activate(scene, "B2")
    assert scene.refused("upgrade", 0).key == "no-room"
    scene.s.room[scene.area("B2")] = 2
    scene.choose("upgrade", 0)
    assert scene.s.room[scene.area("B2")] == 0


def test_JA_2_2_wounds_that_reach_the_hit_points_of_the_new_card_destroy(monkeypatch: pytest.MonkeyPatch) -> None:
    scene = scene_with("la_hire 1 B2", "pikemen 1 B2", "bowmen 2 D2", experience=4)
    points = scene.setting.cards.hp[:]
    points[scene.setting.cards.keys.index("la_hire_holy")] = 1
    monkeypatch.setattr(scene.setting.cards, "hp", points)
    scene.s.wounds[0] = 1
    before = scene.s.tokens[ENGLISH * TOKEN_KINDS :]
    activate(scene, "B2").choose("upgrade-holy", 0)
    assert scene.where(0) == "graveyard"
    assert scene.s.tokens[ENGLISH * TOKEN_KINDS :] == before


def test_JA_8_4_the_holy_side_comes_first_on_every_card() -> None:
    setting = JOAN_OF_ARC.setting(JOAN_OF_ARC.built_in_pack(), "patay", {}, 2)
    holy, unholy = (setting.content.factions.index(faction) for faction in ("holy", "unholy"))
    pairs = [above for above in setting.cards.level_two if len(above) == 2]
    assert len(pairs) > 5
    for one, other in pairs:
        assert setting.cards.of_faction[holy] >> one & 1
        assert setting.cards.of_faction[unholy] >> other & 1
