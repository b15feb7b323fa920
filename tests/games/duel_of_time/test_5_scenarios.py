"""5. The scenario cards. The scenes' own cards give 2 points per beacon or trophy and 3 per breakthrough."""

from __future__ import annotations

import re

import pytest

from tests.games.duel_of_time.table import (
    AS_PRINTED,
    CHARGE_SABOTAGE,
    DEPLOY_CHARGE,
    DEPLOY_MOVE,
    DEPLOY_PUSH,
    MIDDLE,
    MOVE_RALLY,
    RED_BASE,
    RED_FIELD,
    TURNED,
    YELLOW_BASE,
    YELLOW_FIELD,
    Table,
    scenes_pack,
)
from timefront.games.duel_of_time.content.geometry import RED, SPACES, YELLOW
from timefront.games.duel_of_time.content.pack import DEPLOY, EFFECTS, MOVE, PUSH, SABOTAGE, read_pack
from timefront.games.duel_of_time.events import (
    CardDrawn,
    CommandLapsed,
    DuelWon,
    ScenarioScored,
    SpaceScored,
    StarterScored,
    UnitsDeployed,
    UnitsMoved,
    WhiteCubesPlaced,
    WhiteCubeTaken,
)
from timefront.games.duel_of_time.game import DUEL_OF_TIME
from timefront.games.duel_of_time.rules.commands import Charge, Deploy, Sabotage, destroy
from timefront.games.duel_of_time.rules.scenarios import after_turn, scenario_points
from timefront.games.duel_of_time.rules.scoring import Scoring
from timefront.games.duel_of_time.rules.turn import Turn
from timefront.games.duel_of_time.state import UNITS, empty_board, white_supply
from timefront.games.duel_of_time.verbs import CHARGE_AT, MOVE_UNITS, SABOTAGE_UNIT
from timefront.kernel.game import Outcome
from timefront.kernel.packs import LANGUAGES, PackFiles

BUILT_IN = ("beacons", "trophies", "crossroads", "levy", "breakthrough")

# The five cards


def test_DT_5_1_together_they_use_everything_that_a_scenario_can_change() -> None:
    """White cubes at set-up, points during play, changed scoring, a changed rule of play, a changed set-up."""
    _, scenarios = read_pack(DUEL_OF_TIME.built_in_pack())
    assert tuple(scenario.key for scenario in scenarios) == BUILT_IN
    assert len({scenario.effect for scenario in scenarios}) == len(BUILT_IN) == len(EFFECTS) - 2
    assert any(sum(scenario.white) for scenario in scenarios)
    assert any(scenario.deploys != 1 for scenario in scenarios)
    assert any(scenario.units != [3, 3, 2, 0, 0] for scenario in scenarios)


def test_DT_5_1_each_states_its_text_in_three_languages() -> None:
    pack = DUEL_OF_TIME.built_in_pack()
    read_pack(pack)
    for language in LANGUAGES:
        texts = pack.messages()[language]
        assert all({f"scenario-{key}", f"scenario-{key}-text"} <= set(texts) for key in BUILT_IN)


def test_DT_5_1_the_texts_state_the_numbers_of_the_cards() -> None:
    """Signal Beacons names its white cubes; cards that change the set-up name their units; in every language."""
    pack = DUEL_OF_TIME.built_in_pack()
    cards = {scenario.key: scenario for scenario in read_pack(pack)[1]}
    for language in LANGUAGES:
        for key in ("beacons", "trophies", "levy", "breakthrough"):
            numbers = cards[key].white if key == "beacons" else cards[key].units
            text = (
                pack.files[f"texts/{language}.ftl"].partition(f"scenario-{key}-text =")[2].partition("\nscenario-")[0]
            )
            assert [int(number) for number in re.findall(r"\d+", text)] == [number for number in numbers if number]


def test_DT_5_1_white_cubes_at_set_up() -> None:
    table = Table.set_up("beacons")
    assert table.s.white == [0, 3, 4, 3, 0]
    assert [event.count for event in table.told(WhiteCubesPlaced)] == [3, 4, 3]
    assert table.yellow == [3, 3, 2, 0, 0]
    assert Table.set_up("trophies").told(WhiteCubesPlaced) == []


def test_DT_5_1_a_changed_set_up() -> None:
    table = Table.set_up("breakthrough")
    assert (table.yellow, table.red) == ([2, 2, 4, 0, 0], [0, 0, 4, 2, 2])
    assert table.supply == [2, 2]


# Signal Beacons


def beacons(
    yellow: list[int], red: list[int], *, active: int = YELLOW, white: tuple[int, ...] = (0, 3, 4, 3, 0)
) -> Table:
    """The end of a turn in which nothing happens, since both commands of the card lapse."""
    hands = ([CHARGE_SABOTAGE], [CHARGE_SABOTAGE])
    table = Table(yellow, red, white=white, scenario="beacons", hands=hands, active=active)
    position, turn = (RED_FIELD, AS_PRINTED) if active == YELLOW else (YELLOW_BASE, TURNED)
    table.run(Turn()).play(active, CHARGE_SABOTAGE, position, turn)
    assert len(table.told(CommandLapsed)) == 2
    return table


@pytest.mark.parametrize(
    ("yellow", "white"),
    [
        ([1, 1, 1, 0, 0], [0, 3, 3, 3, 0]),  # the middle is farther than the second space
        ([1, 1, 0, 0, 0], [0, 2, 4, 3, 0]),
        ([1, 0, 0, 0, 0], [0, 3, 4, 3, 0]),  # the base has none
        ([0, 0, 0, 0, 0], [0, 3, 4, 3, 0]),
    ],
)
def test_DT_5_2_beacons_farthest_for_yellow(yellow: list[int], white: list[int]) -> None:
    table = beacons(yellow, [0, 0, 0, 0, 0])
    assert table.s.white == white
    assert table.s.taken == [10 - sum(white), 0]


@pytest.mark.parametrize(
    ("red", "white"),
    [
        ([0, 0, 1, 1, 1], [0, 3, 3, 3, 0]),
        ([0, 0, 0, 1, 1], [0, 3, 4, 2, 0]),
        ([0, 0, 0, 0, 1], [0, 3, 4, 3, 0]),
    ],
)
def test_DT_5_2_beacons_farthest_for_red(red: list[int], white: list[int]) -> None:
    table = beacons([0, 0, 0, 0, 0], red, active=RED)
    assert table.s.white == white
    assert table.s.taken == [0, 10 - sum(white)]


def test_DT_5_2_beacons_pass_over_a_controlled_space_without_white_cubes() -> None:
    table = beacons([0, 1, 1, 0, 0], [0, 0, 0, 0, 0], white=(0, 3, 0, 3, 0))
    assert table.s.white == [0, 2, 0, 3, 0]


def test_DT_5_2_beacons_need_control() -> None:
    """Having as many units as the opponent is not enough."""
    table = beacons([0, 0, 2, 0, 0], [0, 0, 2, 0, 0])
    assert table.s.white == [0, 3, 4, 3, 0]
    assert table.told(WhiteCubeTaken) == []


def test_DT_5_2_beacons_are_checked_only_for_the_player_whose_turn_it_was() -> None:
    table = beacons([0, 0, 0, 0, 0], [0, 0, 1, 0, 0], active=YELLOW)
    assert table.s.taken == [0, 0]


def test_DT_5_2_beacons_are_limited_to_the_cubes_placed() -> None:
    table = beacons([0, 0, 1, 0, 0], [0, 0, 0, 0, 0], white=(0, 0, 0, 0, 0))
    assert table.told(WhiteCubeTaken) == []


def test_DT_5_2_conditions_are_checked_after_all_commands_and_before_the_draw() -> None:
    """After the Move and the two commands that lapse, before the card is drawn."""
    row = {YELLOW_FIELD: (MOVE, YELLOW)}
    table = Table(
        [0, 2, 0, 0, 0],
        white=[0, 0, 1, 0, 0],
        row=row,
        hands=([MOVE_RALLY], []),
        decks=([DEPLOY_PUSH], []),
        scenario="beacons",
    )
    table.run(Turn()).play(YELLOW, MOVE_RALLY, RED_FIELD)
    table.choose(YELLOW, MOVE_UNITS(2)).chance("draw-yellow", DEPLOY_PUSH)
    assert [type(event) for event in table.events[2:6]] == [UnitsMoved, CommandLapsed, CommandLapsed, WhiteCubeTaken]
    assert isinstance(table.events[6], CardDrawn)


def test_DT_5_2_control_lost_again_within_the_turn_does_not_count() -> None:
    row = {MIDDLE: (SABOTAGE, RED)}
    table = Table([0, 0, 1, 0, 0], white=[0, 0, 1, 0, 0], row=row, hands=([MOVE_RALLY], []), scenario="beacons")
    table.run(Turn()).play(YELLOW, MOVE_RALLY, RED_FIELD).choose(RED, SABOTAGE_UNIT(YELLOW))
    assert table.told(WhiteCubeTaken) == []


def test_beacons_points_are_in_the_total() -> None:
    """DT-4.4."""
    table = Table(scenario="beacons", taken=(3, 1)).run(Scoring())
    assert table.events == [ScenarioScored(YELLOW, 6), ScenarioScored(RED, 2), DuelWon(YELLOW, 6, 2)]


# Trophies of War


def test_DT_5_2_trophies_every_destroyed_enemy_gives_a_cube_at_once() -> None:
    """Unlike at the end of a turn, the cube comes before the next command."""
    row = {YELLOW_BASE: (SABOTAGE, YELLOW), YELLOW_FIELD: (DEPLOY, YELLOW)}
    table = Table(red=[1, 0, 0, 0, 0], row=row, hands=([MOVE_RALLY], []), scenario="trophies")
    table.run(Turn()).play(YELLOW, MOVE_RALLY, RED_FIELD).choose(YELLOW, SABOTAGE_UNIT(RED))
    cube = table.events.index(WhiteCubeTaken(YELLOW, 2))
    assert isinstance(table.events[cube + 1], UnitsDeployed)
    assert table.s.taken == [1, 0]
    assert white_supply(table.s) == 9


@pytest.mark.parametrize(("victim", "taken"), [(YELLOW, [0, 0]), (RED, [1, 0])])
def test_trophies_only_for_enemies(victim: int, taken: list[int]) -> None:
    """Neither a charge nor a sabotage against the player's own unit gives a cube."""
    table = Table([0, 1, 1, 0, 0], [0, 0, 1, 0, 0], scenario="trophies").run(Charge(YELLOW, YELLOW_FIELD))
    assert table.choose(YELLOW, CHARGE_AT(victim)).s.taken == taken
    table = Table([0, 1, 1, 0, 0], [0, 0, 1, 0, 0], scenario="trophies").run(Sabotage(YELLOW, MIDDLE))
    assert table.choose(YELLOW, SABOTAGE_UNIT(victim)).s.taken == taken


def test_trophies_go_to_the_executor_in_anybodys_turn() -> None:
    table = Table(
        [0, 0, 0, 1, 0],
        [0, 0, 0, 0, 0],
        hands=([DEPLOY_MOVE], []),
        row={RED_FIELD: (SABOTAGE, RED)},
        scenario="trophies",
    )
    table.run(Turn()).play(YELLOW, DEPLOY_MOVE, YELLOW_BASE).choose(RED, SABOTAGE_UNIT(YELLOW))
    assert table.s.taken == [0, 1]


@pytest.mark.parametrize(("before", "after"), [((5, 4), [6, 4]), ((6, 4), [6, 4])])
def test_trophies_end_with_the_tenth_white_cube(before: tuple[int, int], after: list[int]) -> None:
    table = Table(red=[0, 0, 1, 0, 0], scenario="trophies", taken=before).run(Sabotage(YELLOW, MIDDLE))
    table.choose(YELLOW, SABOTAGE_UNIT(RED))
    assert table.s.taken == after
    assert white_supply(table.s) == 0
    assert table.red == [0, 0, 0, 0, 0]


def test_trophies_points_are_in_the_total() -> None:
    """DT-4.4."""
    table = Table([1, 0, 0, 0, 0], scenario="trophies", taken=(0, 3)).run(Scoring())
    assert table.told(ScenarioScored) == [ScenarioScored(RED, 6)]
    assert table.outcome == Outcome((RED,), (1, 6), "points")


def test_no_other_scenario_gives_trophies() -> None:
    for scenario in ("beacons", "crossroads", "levy", "breakthrough"):
        table = Table(red=[0, 0, 1, 0, 0], scenario=scenario).run(Sabotage(YELLOW, MIDDLE))
        assert table.choose(YELLOW, SABOTAGE_UNIT(RED)).s.taken == [0, 0]


# The Crossroads


@pytest.mark.parametrize(
    ("yellow", "red", "told", "points"),
    [
        (1, 0, [ScenarioScored(YELLOW, 4)], (7, 0)),
        (0, 2, [ScenarioScored(RED, 4)], (0, 7)),
        (2, 2, [], (0, 0)),
    ],
)
def test_crossroads_the_middle_gives_extra_points_at_the_end(
    yellow: int, red: int, told: list[ScenarioScored], points: tuple[int, int]
) -> None:
    """DT-4.4 and DT-4.6, with a changed scoring."""
    table = Table([0, 0, yellow, 0, 0], [0, 0, red, 0, 0], scenario="crossroads").run(Scoring())
    assert table.told(ScenarioScored) == told
    assert table.outcome is not None
    assert table.outcome.points == points


# Levy in Mass


@pytest.mark.parametrize(("on_board", "count"), [(0, 2), (8, 2), (9, 1)])
def test_levy_deploy_brings_two_units(on_board: int, count: int) -> None:
    """DT-3.1, a changed rule of play: two, or as many as the supply has."""
    table = Table([on_board, 0, 0, 0, 0], scenario="levy").run(Deploy(YELLOW, MIDDLE))
    assert table.yellow == [on_board, 0, count, 0, 0]
    assert table.events == [UnitsDeployed(YELLOW, MIDDLE, count)]


def test_levy_deploy_does_nothing_with_an_empty_supply() -> None:
    """DT-3.1."""
    table = Table([10, 0, 0, 0, 0], scenario="levy").run(Deploy(YELLOW, MIDDLE))
    assert table.events == [CommandLapsed(YELLOW, MIDDLE, DEPLOY)]


def test_levy_units_on_the_board_are_points_and_a_lost_one_costs_its_point() -> None:
    """DT-5.1: with the effect `muster`, which a pack may use."""
    files = dict(DUEL_OF_TIME.built_in_pack().files)
    files["scenarios.toml"] = files["scenarios.toml"].replace('"superiority"', '"muster"')
    setting = DUEL_OF_TIME.setting(PackFiles(files), "levy", {}, 2)
    s = empty_board(setting)
    s.scenario = setting.agreed_scenario
    s.units[:] = [3, 2, 2, 0, 0, 0, 0, 4, 0, 0]
    s.supply[:] = [3, 6]
    assert (scenario_points(s, YELLOW), scenario_points(s, RED)) == (7, 4)
    destroy(s, RED, YELLOW, MIDDLE)
    assert (scenario_points(s, YELLOW), scenario_points(s, RED)) == (6, 4)


def test_levy_units_in_the_supply_are_points() -> None:
    """DT-4.4: 10 minus those on the board, for each player."""
    table = Table([3, 3, 2, 0, 0], [0, 0, 0, 0, 5], scenario="levy", starter=RED).run(Scoring())
    assert table.told(ScenarioScored) == [ScenarioScored(YELLOW, 2), ScenarioScored(RED, 5)]
    assert table.outcome == Outcome((RED,), (1 + 2 + 3 + 2, 1 + 5 + 3), "points")


def superiority(units: tuple[int, int], *, active: int, taken: tuple[int, int] = (0, 0)) -> list[int]:
    """The white cubes of both after a turn with the built-in Mass Levy; Yellow and Red have this many units."""
    setting = DUEL_OF_TIME.setting(DUEL_OF_TIME.built_in_pack(), "levy", {}, 2)
    s = empty_board(setting)
    s.scenario, s.active, s.sink = setting.agreed_scenario, active, []
    s.units[YELLOW_BASE], s.units[SPACES + RED_BASE] = units
    s.supply[:] = [UNITS - count for count in units]
    s.taken[:] = taken
    after_turn(s)
    assert len([event for event in s.sink if isinstance(event, WhiteCubeTaken)]) == sum(s.taken) - sum(taken)
    return s.taken


@pytest.mark.parametrize(
    ("units", "active", "taken"),
    [
        ((8, 7), RED, [1, 0]),
        ((7, 8), YELLOW, [0, 1]),
        ((10, 0), RED, [1, 0]),
        ((8, 7), YELLOW, [0, 0]),
        ((7, 8), RED, [0, 0]),
        ((7, 7), YELLOW, [0, 0]),
        ((7, 7), RED, [0, 0]),
        ((0, 0), RED, [0, 0]),
    ],
)
def test_DT_5_2_levy_an_army_that_is_larger_after_the_enemys_turn_takes_a_cube(
    units: tuple[int, int], active: int, taken: list[int]
) -> None:
    """The card overrides "at the end of your turn"."""
    assert superiority(units, active=active) == taken


@pytest.mark.parametrize(("before", "after"), [((5, 4), [5, 5]), ((6, 4), [6, 4])])
def test_DT_5_2_levy_ends_with_the_tenth_white_cube(before: tuple[int, int], after: list[int]) -> None:
    assert superiority((3, 4), active=YELLOW, taken=before) == after


def test_levy_a_lost_unit_earns_nothing() -> None:
    """DT-5.1: the built-in Mass Levy rewards raising an army, never losing it."""
    setting = DUEL_OF_TIME.setting(DUEL_OF_TIME.built_in_pack(), "levy", {}, 2)
    s = empty_board(setting)
    s.scenario, s.active = setting.agreed_scenario, YELLOW
    s.units[:] = [0, 0, 2, 0, 0, 0, 0, 2, 0, 0]
    s.supply[:] = [8, 8]
    even = DUEL_OF_TIME.judge.evaluate(s)[YELLOW]
    destroy(s, RED, YELLOW, MIDDLE)
    assert DUEL_OF_TIME.judge.evaluate(s)[YELLOW] < even
    after_turn(s)
    assert [scenario_points(s, seat) for seat in (YELLOW, RED)] == [0, 1]


# Breakthrough


def breakthrough(yellow: list[int], red: list[int], *, active: int, taken: tuple[int, int] = (0, 0)) -> Table:
    """The end of a turn in which nothing moves: Deploy and Push next to the middle."""
    hands = ([DEPLOY_PUSH], [DEPLOY_PUSH])
    table = Table(yellow, red, scenario="breakthrough", hands=hands, active=active, taken=taken)
    table.run(Turn()).play(active, DEPLOY_PUSH, YELLOW_FIELD)
    assert table.told(CommandLapsed) == [CommandLapsed(RED, MIDDLE, PUSH)]
    return table


@pytest.mark.parametrize(
    ("yellow", "red", "active", "taken"),
    [
        ([0, 0, 0, 0, 1], [0, 0, 0, 0, 0], YELLOW, [1, 0]),
        ([0, 0, 0, 0, 1], [0, 0, 0, 0, 3], YELLOW, [1, 0]),  # a unit is enough, control is not needed
        ([0, 0, 0, 0, 3], [0, 0, 0, 0, 0], YELLOW, [1, 0]),  # one cube a turn
        ([0, 0, 0, 0, 1], [0, 0, 0, 0, 0], RED, [0, 0]),  # only at the end of the player's own turn
        ([1, 0, 0, 1, 0], [0, 0, 0, 1, 1], YELLOW, [0, 0]),
        ([0, 0, 0, 0, 0], [1, 0, 0, 0, 0], RED, [0, 1]),
        ([0, 0, 0, 0, 0], [1, 0, 0, 0, 0], YELLOW, [0, 0]),
    ],
)
def test_DT_5_2_breakthrough_a_unit_in_the_enemy_base_takes_a_cube(
    yellow: list[int], red: list[int], active: int, taken: list[int]
) -> None:
    table = breakthrough(yellow, red, active=active)
    assert table.s.taken == taken
    assert len(table.told(WhiteCubeTaken)) == sum(taken)


@pytest.mark.parametrize(("before", "after"), [((7, 2), [8, 2]), ((7, 3), [7, 3])])
def test_DT_5_2_breakthrough_ends_with_the_tenth_white_cube(before: tuple[int, int], after: list[int]) -> None:
    table = breakthrough([0, 0, 0, 0, 1], [0, 0, 0, 0, 0], active=YELLOW, taken=before)
    assert table.s.taken == after
    assert white_supply(table.s) == 0


def test_DT_5_2_breakthrough_is_checked_after_all_commands() -> None:
    """The unit enters by the second-to-last command; one that the last command destroys does not count."""
    row = {RED_FIELD: (MOVE, YELLOW)}
    table = Table([0, 0, 0, 1, 0], row=row, hands=([DEPLOY_CHARGE], []), scenario="breakthrough").run(Turn())
    table.play(YELLOW, DEPLOY_CHARGE, YELLOW_BASE).choose(YELLOW, MOVE_UNITS(1))
    assert table.s.taken == [1, 0]
    row = {RED_FIELD: (MOVE, YELLOW), RED_BASE: (SABOTAGE, RED)}
    table = Table([0, 0, 0, 1, 0], row=row, hands=([DEPLOY_CHARGE], []), scenario="breakthrough").run(Turn())
    table.play(YELLOW, DEPLOY_CHARGE, YELLOW_BASE).choose(YELLOW, MOVE_UNITS(1)).choose(RED, SABOTAGE_UNIT(YELLOW))
    assert table.s.taken == [0, 0]


def test_breakthrough_points_are_in_the_total() -> None:
    """DT-4.4."""
    table = Table([0, 0, 0, 0, 1], scenario="breakthrough", taken=(2, 1)).run(Scoring())
    assert table.events == [
        SpaceScored(YELLOW, RED_BASE, 5),
        ScenarioScored(YELLOW, 6),
        ScenarioScored(RED, 3),
        DuelWon(YELLOW, 11, 3),
    ]


# The starter's bonus


@pytest.mark.parametrize("starter", [YELLOW, RED])
def test_DT_5_3_the_starters_bonus_is_in_the_total(starter: int) -> None:
    """Here Levy has the bonus: 3 points for the starting player."""
    table = Table([8, 0, 0, 0, 0], [0, 0, 0, 0, 8], scenario="levy", starter=starter).run(Scoring())
    assert table.told(StarterScored) == [StarterScored(starter, 3)]
    assert table.told(DuelWon) == [DuelWon(starter, 6, 3)]
    assert table.outcome == Outcome((starter,), (6, 3) if starter == YELLOW else (3, 6), "points")


def test_DT_5_3_no_bonus_where_the_card_states_none() -> None:
    table = Table([8, 0, 0, 0, 0], scenario="crossroads").run(Scoring())
    assert table.told(StarterScored) == []


def test_DT_5_3_the_starter_gets_the_bonus_that_a_built_in_card_states() -> None:
    pack = DUEL_OF_TIME.built_in_pack()
    for number, card in enumerate(read_pack(pack)[1]):
        s = empty_board(DUEL_OF_TIME.setting(pack, card.key, {}, 2))
        s.scenario, s.starter, s.sink = number, RED, []
        s.start(Scoring())
        bonus = [StarterScored(RED, card.starter_bonus)] if card.starter_bonus else []
        assert [event for event in s.sink if isinstance(event, StarterScored)] == bonus
        view = DUEL_OF_TIME.view(s, None)
        assert [player.starter_bonus for player in view.players] == [0, card.starter_bonus]


@pytest.mark.parametrize(
    ("yellow", "red", "taken", "starter", "share", "changed"),
    [
        ([1, 0, 0, 0, 0], [0, 0, 0, 1, 0], (0, 0), YELLOW, 0.0, 0.0),
        ([1, 0, 0, 0, 0], [0, 0, 0, 1, 0], (0, 0), RED, 1.0, 0.0),
        ([1, 0, 0, 0, 0], [0, 0, 0, 1, 0], (1, 0), YELLOW, 1.0, 1.0),
        ([1, 0, 0, 0, 0], [0, 0, 0, 1, 0], (1, 1), YELLOW, 0.0, 0.0),
        ([1, 0, 0, 0, 0], [0, 0, 0, 0, 1], (0, 0), RED, 0.5, 0.0),
        ([1, 0, 0, 0, 0], [0, 0, 0, 0, 1], (0, 1), RED, 1.0, 1.0),
    ],
)
def test_DT_5_3_studies_measure_the_starters_share_and_the_scenarios_weight(
    yellow: list[int], red: list[int], taken: tuple[int, int], starter: int, share: float, changed: float
) -> None:
    """Here Trophies, 2 points each: whether the starter won, and whether someone else would have won without them."""
    table = Table(yellow, red, scenario="trophies", taken=taken, starter=starter).run(Scoring())
    assert DUEL_OF_TIME.judge.measures(table.s) == {"starter_share": share, "scenario_changed_winner": changed}


def test_scenario_facts_are_the_numbers_of_the_card() -> None:
    assert DUEL_OF_TIME.scenario_facts(scenes_pack(), "levy") == {"points": 1, "bonus": 3}
    assert DUEL_OF_TIME.scenario_facts(scenes_pack(), "breakthrough") == {"points": 3, "bonus": 0}
