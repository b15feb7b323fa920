"""3. Set-up: what a scenario lays out before the first round."""

from __future__ import annotations

import pytest

from tests.games.joan_of_arc.boards import BUILT_IN
from tests.games.joan_of_arc.scenes import Scene, setting
from timefront.games.joan_of_arc.board.areas import may_stand
from timefront.games.joan_of_arc.content.pack import read_pack
from timefront.games.joan_of_arc.content.scenario_parts import RESERVE
from timefront.games.joan_of_arc.game import JOAN_OF_ARC
from timefront.games.joan_of_arc.rules.set_up import SetUp
from timefront.games.joan_of_arc.show.checking import check
from timefront.games.joan_of_arc.state import STAKES, STAKES_OF, War, held
from timefront.kernel.flow import CHANCE, NOBODY, OVER
from timefront.kernel.packs import PackFiles
from timefront.kernel.setting import SettingError

FRENCH, ENGLISH = 0, 1
FIERBOIS = "scenarios/fierbois.toml"


def opened(scenario: str) -> War:
    """A scenario at its first pause."""
    return JOAN_OF_ARC.new(setting(scenario))


@pytest.mark.parametrize("scenario", ["foragers", "patay", "fierbois"])
def test_JA_3_1_the_scenario_s_pieces_lie_on_the_board(scenario: str) -> None:
    s = opened(scenario)
    assert check(s) == []
    assert s.place == s.setting.unit_start
    assert s.rally == s.setting.plan.rally_areas


def test_JA_3_1_resources_and_reserves() -> None:
    s = JOAN_OF_ARC.blank(JOAN_OF_ARC.setting(BUILT_IN, "patay", {}, 2))
    assert s.orders == [1, 3, 1, 1, 0, 1, 2, 2]
    assert [held(s, seat, STAKES) for seat in (FRENCH, ENGLISH)] == [0, 2]
    assert s.place.count(RESERVE) == 2
    assert s.edges.count(STAKES_OF + ENGLISH) == 2


def test_JA_3_1_every_seat_is_told_its_side() -> None:
    for scenario in ("foragers", "patay", "fierbois", "chinon"):
        assert JOAN_OF_ARC.scenario_sides(BUILT_IN, scenario) == ["side-french", "side-english"]
    french, companies = "side-french", "side-companies"
    assert JOAN_OF_ARC.scenario_sides(BUILT_IN, "brignais") == [french, companies, french]


def test_JA_13_2_a_scenario_names_the_seat_of_a_bot() -> None:
    assert JOAN_OF_ARC.scenario_bots(BUILT_IN, "night_of_the_wolf") == [ENGLISH]
    for scenario in ("", "patay", "compiegne"):
        assert JOAN_OF_ARC.scenario_bots(BUILT_IN, scenario) == []


def test_JA_3_3_characters_start_at_level_1() -> None:
    s = opened("fierbois")
    assert {s.setting.cards.level[profile] for profile in s.profile} == {1}


def test_JA_3_4_the_round_deck_lies_face_down() -> None:
    """Nobody knows the next card: if the deck was shuffled, not even the position does."""
    s = opened("patay")
    assert s.seat == CHANCE
    assert s.round_card == -1
    assert s.deck.bit_count() == 5


def test_JA_3_1_civilians_belong_to_nobody() -> None:
    s = opened("fierbois")
    assert s.owner.count(NOBODY) == 4


def test_JA_3_1_powers_of_the_game_s_start_come_before_the_first_round() -> None:
    scene = Scene("foragers", "pikemen 1 B2", "bowmen 2 D2").start(SetUp())
    assert scene.s.seat == OVER
    assert scene.s.round == 0


def test_JA_3_1_the_number_of_players_is_the_scenario_s() -> None:
    with pytest.raises(SettingError) as error:
        JOAN_OF_ARC.setting(BUILT_IN, "patay", {}, 3)
    assert error.value.key == "wrong-seat-count"


def test_JA_3_1_the_game_is_for_as_many_players_as_its_scenarios_have() -> None:
    content = read_pack(BUILT_IN)
    assert set(JOAN_OF_ARC.seat_counts) == {len(scenario.players) for scenario in content.scenarios}


def test_JA_1_8_who_ignores_terrain_starts_where_it_may_stand_in_play() -> None:
    """Other units may not stand in the pond, even with the same arm."""
    line = '{ unit = "peasants", player = 1, at = "C2c", count = 3 }'
    text = BUILT_IN.files[FIERBOIS].replace(line, '{ unit = "ghost", player = 1, at = "D3a", name = "spook" }')
    s = JOAN_OF_ARC.new(JOAN_OF_ARC.setting(PackFiles({**BUILT_IN.files, FIERBOIS: text}), "fierbois", {}, 2))
    spook, joan = s.setting.plan.unit_names.index("spook"), s.setting.plan.unit_names.index("joan")
    assert check(s) == []
    assert may_stand(s, spook, s.place[spook])
    assert not may_stand(s, joan, s.place[spook])
