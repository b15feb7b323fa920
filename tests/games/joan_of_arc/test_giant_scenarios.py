"""The Dragon of the Vosges and Voices at Domrémy: a gigantic creature, flyers, a sky, a girl (JA-13.2)."""

from __future__ import annotations

from random import Random

import pytest

from tests.games.joan_of_arc.assaults import assault
from tests.games.joan_of_arc.attacks import fall
from tests.games.joan_of_arc.boards import BUILT_IN
from tests.games.joan_of_arc.scenes import Scene, setting
from timefront.bots.playing import play_game
from timefront.bots.registry import bot_named
from timefront.games.joan_of_arc.board.giants import areas_of
from timefront.games.joan_of_arc.board.losses import destroy
from timefront.games.joan_of_arc.board.placing import enter
from timefront.games.joan_of_arc.board.scoring import AT_ONCE, judge, score_entry
from timefront.games.joan_of_arc.board.sky import is_sky
from timefront.games.joan_of_arc.board.start import starting_position
from timefront.games.joan_of_arc.game import JOAN_OF_ARC
from timefront.games.joan_of_arc.show.checking import check
from timefront.games.joan_of_arc.state import UNDECIDED, War
from timefront.kernel.flow import CHANCE, OVER

DRAGON = "dragon_of_the_vosges"
VOICES = "voices_at_domremy"
HUNTERS = 0
HOLY = 0
NIGHT = 1


def unit(s: War, name: str) -> int:
    """A unit by its name in the scenario."""
    return s.setting.plan.unit_names.index(name)


@pytest.mark.parametrize("scenario", [DRAGON, VOICES])
@pytest.mark.parametrize("language", ["en", "de", "es"])
def test_JA_13_2_their_history_is_told_in_five_lines(scenario: str, language: str) -> None:
    text = BUILT_IN.files[f"texts/{language}.ftl"].split(f"\nscenario-{scenario}-history =\n")[1]
    lines = [line for line in text.split("\nscenario-")[0].splitlines() if line.startswith("    ")]
    assert len(lines) == 5


@pytest.mark.parametrize("scenario", [DRAGON, VOICES])
def test_JA_13_2_no_optional_rule_is_in_force(scenario: str) -> None:
    optional = setting(scenario).optional
    assert not any([optional.forced_march, optional.concentrated_fire, optional.breakthrough, optional.ransom])


def test_JA_13_2_a_dragon_is_hunted() -> None:
    s = starting_position(setting(DRAGON))
    dragon = unit(s, "dragon")
    assert [s.setting.board.area_names[area] for area in areas_of(s, dragon)] == ["E2"]
    assert s.setting.plan.sky.count == 3, "two tiles and one for the creature"
    assert s.setting.cards.hp[s.profile[dragon]] == 20


def test_JA_13_2_whoever_slays_the_dragon_has_won() -> None:
    s = starting_position(setting(DRAGON))
    destroy(s, unit(s, "dragon"), HUNTERS)
    judge(s, AT_ONCE)
    assert (s.points, s.verdict) == ([10, 0], HUNTERS)


def test_JA_13_2_the_dragon_razes_huts_for_points() -> None:
    scene = Scene(DRAGON, "dragon 2 C1a", "crossbowmen 1 B1c")
    fall(assault(scene, "B1a", seat=NIGHT), "kill", "kill", "push")
    while scene.s.seat != OVER:
        offers = scene.s.offer() if scene.s.seat >= 0 else []
        razing = [choice for choice in offers if choice[0] == "raze-building"]
        scene.s.answer((razing or offers)[0] if offers else scene.s.chance().sample(Random(1)))
    assert scene.s.points[NIGHT] >= 2
    assert len(scene.facts("building-razed")) == 2


def test_JA_13_2_light_and_shadow_begin_on_the_ground_and_in_the_sky() -> None:
    s = starting_position(setting(VOICES))
    assert s.setting.plan.sky.count == 3
    for side in range(2):
        levels = {is_sky(s, s.place[one]) for one in range(s.setting.unit_count) if s.force[side] >> one & 1}
        assert levels == {False, True}


def test_JA_13_2_the_girl_in_the_chapel_and_the_silenced_girl_count() -> None:
    s = starting_position(setting(VOICES))
    girl = unit(s, "girl")
    enter(s, unit(s, "martha"), s.place[girl])
    assert s.owner[girl] == HOLY, "whoever comes to her leads her"
    score_entry(s, HOLY, s.setting.plan.building_names.index("chapel"))
    assert s.points == [4, 0]
    destroy(s, girl, NIGHT)
    assert (s.points, s.verdict) == ([4, 3], UNDECIDED)


@pytest.mark.parametrize("scenario", [DRAGON, VOICES])
@pytest.mark.parametrize("seed", range(3))
def test_random_games_are_sound(scenario: str, seed: int) -> None:
    rng = Random(seed)
    s = JOAN_OF_ARC.new(JOAN_OF_ARC.setting(BUILT_IN, scenario, {}, 2))
    while s.seat != OVER:
        assert check(s) == []
        if s.seat >= 0 and rng.random() < 0.05:
            offers = s.offer()
            for choice in {choice for verb in s.question().verbs for choice in verb.domain(s)}:
                assert (s.refuse(s.seat, choice) is None) == (choice in offers), (s.question_name(), choice)
        s.answer(s.chance().sample(rng) if s.seat == CHANCE else rng.choice(s.offer()))


@pytest.mark.parametrize("scenario", [DRAGON, VOICES])
def test_bots_play_them_to_the_end(scenario: str) -> None:
    agreed = JOAN_OF_ARC.setting(BUILT_IN, scenario, {}, 2)
    played = play_game(JOAN_OF_ARC, agreed, [bot_named("greedy"), bot_named("greedy")], "night", [0, 1])
    assert isinstance(played.s, War)
    assert JOAN_OF_ARC.outcome(played.s) is not None
