"""13. All scenarios: what they are about, and that bots play each of them to its end (JA-13.2)."""

from __future__ import annotations

import pytest

from tests.games.joan_of_arc.boards import BUILT_IN, content
from tests.games.joan_of_arc.scenes import setting
from tests.marks import first_in_short
from timefront.bots.playing import play_game
from timefront.bots.registry import bot_named
from timefront.games.joan_of_arc.board.losses import destroy
from timefront.games.joan_of_arc.board.placing import enter
from timefront.games.joan_of_arc.board.scoring import AT_ONCE, judge, score_talk
from timefront.games.joan_of_arc.board.start import starting_position
from timefront.games.joan_of_arc.content.scenarios import Scenario
from timefront.games.joan_of_arc.content.vocabulary import (
    BOWMEN,
    CAVALRY,
    CIVILIAN,
    DAMAGES_BUILDINGS,
    FLYING,
    GIGANTIC_CREATURE,
    SKILLS,
    WAR_MACHINE,
)
from timefront.games.joan_of_arc.game import JOAN_OF_ARC
from timefront.games.joan_of_arc.show.checking import check
from timefront.games.joan_of_arc.state import UNDECIDED, War
from timefront.kernel.packs import LANGUAGES

SCENARIOS = content().scenario_keys()
TWELVE = 12


def plan(key: str) -> Scenario:
    return next(one for one in content().scenarios if one.key == key)


def kinds(scenario: Scenario) -> set[int]:
    return {scenario.profile_of(unit).kind for unit in range(len(scenario.units))}


def arms(scenario: Scenario) -> set[int]:
    return {scenario.profile_of(unit).arm for unit in range(len(scenario.units))}


def unit(s: War, name: str) -> int:
    """A unit by its name in the scenario."""
    return s.setting.plan.unit_names.index(name)


# All of them


def test_JA_13_2_with_the_free_battle_there_are_twelve() -> None:
    assert len(SCENARIOS) + bool(content().battles.fields) == TWELVE
    assert [one.number for one in content().scenarios] == list(range(1, TWELVE))


@pytest.mark.parametrize("scenario", SCENARIOS)
@pytest.mark.parametrize("language", LANGUAGES)
def test_JA_13_2_history_is_told_in_five_lines(scenario: str, language: str) -> None:
    text = BUILT_IN.files[f"texts/{language}.ftl"].split(f"\nscenario-{scenario}-history =\n")[1]
    lines = [line for line in text.split("\nscenario-")[0].splitlines() if line.startswith("    ")]
    assert len(lines) == 5


def test_JA_13_2_every_kind_of_scenario_that_the_digest_asks_for() -> None:
    assert len(plan("foragers").rounds) == 2, "a learning skirmish"
    for battle in ("patay", "crecy"):
        tags = {tag for unit in range(len(plan(battle).units)) for tag in plan(battle).profile_of(unit).tags}
        assert CAVALRY in arms(plan(battle)), "a field battle with cavalry"
        assert BOWMEN in tags, "and stakes"
    village = plan("fierbois")
    assert village.has_talks, "a village with discussions"
    assert CIVILIAN in kinds(village), "and civilians"
    siege = plan("tourelles")
    assert WAR_MACHINE in kinds(siege), "a siege"
    assert siege.fortified, "with walls"
    assert siege.building_kinds, "and buildings"
    assert GIGANTIC_CREATURE in kinds(plan("dragon_of_the_vosges")), "a hunt of a gigantic creature"
    assert FLYING in arms(plan("voices_at_domremy")), "an apparition"
    assert plan("voices_at_domremy").sky.count, "with a sky"
    assert sorted(len(one.players) for one in content().scenarios)[-2:] == [3, 4], "team battles"
    assert [player.is_bot for player in plan("night_of_the_wolf").players] == [False, True], "against a bot side"


def test_JA_13_1_profiles_skills_and_tiles_are_enough() -> None:
    assert len(content().profiles) >= 60
    printed = {SKILLS[skill.skill] for profile in content().profiles for skill in profile.skills}
    assert printed == set(SKILLS)
    areas = {len(one.terrains) for tile in content().tiles for one in tile.hexes}
    assert areas == {1, 2, 3}


@pytest.mark.slow
@pytest.mark.parametrize("scenario", first_in_short(["tourelles", *SCENARIOS]))
def test_JA_13_2_bots_finish_it(scenario: str) -> None:
    seats = JOAN_OF_ARC.scenario_seats(BUILT_IN, scenario)[0]
    s = JOAN_OF_ARC.new(JOAN_OF_ARC.setting(BUILT_IN, scenario, {}, seats))
    play_game(JOAN_OF_ARC, s, [bot_named("greedy")] * seats, f"finished {scenario}", list(range(seats)))
    assert s.verdict != UNDECIDED
    assert check(s) == []
    assert JOAN_OF_ARC.outcome(s) is not None


# Crécy


def test_JA_13_2_three_optional_rules_are_in_force_at_crecy() -> None:
    optional = setting("crecy").optional
    assert all([optional.forced_march, optional.concentrated_fire, optional.breakthrough])
    assert not optional.ransom


def test_JA_13_2_the_blind_king_and_the_king_of_france_ride_at_crecy() -> None:
    s = starting_position(setting("crecy"))
    for name, figures in (("philippe", (2, 1, 2)), ("blind_king", (2, 3, 1))):
        profile = content().profiles[s.profile[unit(s, name)]]
        assert (profile.hp, len(profile.melee.dice), len(profile.defence.dice)) == figures
        assert profile.arm == CAVALRY


# Les Tourelles


def test_JA_13_2_the_fort_can_be_shot_burnt_and_undermined() -> None:
    siege = plan("tourelles")
    assert "ransom" in siege.optional_rules
    own = [siege.profile_of(number) for number in range(siege.player_units) if siege.side_of(number) == 0]
    assert any(DAMAGES_BUILDINGS in profile.tags for profile in own)
    assert any(profile.has_skill("engineer") for profile in own)
    assert {content().buildings[kind].key for kind in siege.building_kinds} == {
        "ramparts",
        "gatehouse",
        "isolated_tower",
    }
    assert [kind for kind, _, _ in siege.fortified] == [siege.fortified[0][0]] * 3, "three walls"


# The Night of the Wolf


def test_JA_13_2_whoever_is_talked_to_and_whoever_is_torn_counts() -> None:
    s = starting_position(setting("night_of_the_wolf"))
    score_talk(s, unit(s, "dyers_girl"), 0)
    enter(s, unit(s, "captain"), s.place[unit(s, "surgeon")])
    destroy(s, unit(s, "surgeon"), 1)
    judge(s, AT_ONCE)
    assert (s.points, s.verdict) == ([2, 1], UNDECIDED)
