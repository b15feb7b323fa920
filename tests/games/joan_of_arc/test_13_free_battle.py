"""13. Free battles: armies are bought, deployed and broken (JA-13.3)."""

from __future__ import annotations

from random import Random

import pytest

from tests.games.joan_of_arc.armies import BOOK, CHOICES, FIRST, SECOND, Muster, battle, suggested
from tests.games.joan_of_arc.boards import BUILT_IN, broken
from timefront.games.joan_of_arc.board.giants import areas_of
from timefront.games.joan_of_arc.board.losses import capture, destroy
from timefront.games.joan_of_arc.board.morale import breaking_point, is_broken, lost_morale, total_morale
from timefront.games.joan_of_arc.board.scoring import AT_ONCE, GAME_END, judge
from timefront.games.joan_of_arc.content.pack import read_pack
from timefront.games.joan_of_arc.content.scenario_parts import RESERVE
from timefront.games.joan_of_arc.game import JOAN_OF_ARC
from timefront.games.joan_of_arc.rules.deployment import Deployment, places_for
from timefront.games.joan_of_arc.state import DRAW, INTRIGUE, ORDER_KINDS, STAKES, UNDECIDED, held
from timefront.kernel.armies import Army, ArmyError
from timefront.kernel.flow import CHANCE, OVER, dumps, loads
from timefront.kernel.packs import LANGUAGES, PackError, PackFiles
from timefront.texts.catalogue import Catalogue

FRENCH = Army("french_beginning_of_war", "small", {"french_hero": 1, "french_mounted_knights": 2, "pikemen": 3})
ENGLISH = Army("english_end_of_war", "small", {"john_talbot": 1, "bowmen": 3, "halberdiers": 2})


def mustered(first: Army = FRENCH, second: Army = ENGLISH, field: str = "") -> Muster:
    return Muster(battle(first, second, field))


# Deployment


def test_JA_13_3_units_wait_in_the_reserve_and_the_players_deploy_turn_about() -> None:
    muster = mustered()
    s = muster.s
    assert isinstance(s.stack[-1], Deployment)
    assert s.seat == FIRST
    assert all(s.place[unit] == RESERVE for unit in range(s.setting.unit_count))
    knights, bowmen = muster.units("french_mounted_knights", FIRST), muster.units("bowmen", SECOND)
    s.answer(("deploy", knights[0], muster.area("B2")))
    assert s.seat == SECOND
    assert s.place[knights[0]] == muster.area("B2")
    s.answer(("deploy", bowmen[0], muster.area("E2")))
    assert s.seat == FIRST


def test_JA_13_3_all_units_of_a_sort_are_deployed_together_as_far_as_they_fit() -> None:
    muster = mustered()
    s, pikemen = muster.s, muster.units("pikemen", FIRST)
    s.answer(("all-deploy", pikemen[0], muster.area("B4")))
    assert [s.place[unit] for unit in pikemen] == [muster.area("B4")] * 3
    assert s.room[muster.area("B4")] == s.setting.board.capacity[muster.area("B4")] - 3


def test_JA_13_3_deployment_is_refused_outside_the_zone_where_it_is_full_and_for_others() -> None:
    muster = mustered()
    s, pikemen = muster.s, muster.units("pikemen", FIRST)

    def key(*choice: object) -> str:
        refusal = s.refuse(FIRST, choice)
        assert refusal is not None
        assert choice not in s.offer()
        return refusal.key

    assert key("deploy", pikemen[0], muster.area("C2")) == "outside-your-zone"
    assert key("deploy", muster.units("bowmen", SECOND)[0], muster.area("B2")) == "not-to-be-deployed"
    assert key("deploy", pikemen[1], muster.area("B2")) == "take-the-first-alike"
    assert key("ready") == "army-not-deployed"
    s.room[muster.area("B2")] = 0
    assert key("deploy", pikemen[0], muster.area("B2")) == "no-room-to-deploy"
    s.room[muster.area("B2")] = 1
    assert key("all-deploy", pikemen[0], muster.area("B2")) == "only-one-fits"


def test_JA_13_3_who_has_deployed_everything_is_ready_and_waits_for_the_others() -> None:
    muster = mustered()
    while muster.s.offer() != [("ready",)]:
        choice = muster.s.offer()[-1]
        muster.s.answer(choice)
    seat = muster.s.seat
    muster.s.answer(("ready",))
    assert [event for event in muster.heard if type(event).__name__ == "ArmyReady"]
    assert muster.s.seat == 1 - seat
    muster.deploy_all()
    assert not any(isinstance(frame, Deployment) for frame in muster.s.stack)


def test_JA_13_3_units_without_room_stay_in_the_reserve_and_count_as_lost() -> None:
    """Ruling J-77."""
    muster = mustered()
    s, zone = muster.s, muster.setting.plan.zones[FIRST]
    for area in zone:
        s.room[area] = 0
    s.room[zone[0]] = 2
    pikemen = muster.units("pikemen", FIRST)
    s.answer(("all-deploy", pikemen[0], zone[0]))
    s.answer(s.offer()[0])
    assert s.offer() == [("ready",)]
    s.answer(("ready",))
    left = [unit for unit in muster.setting.army[FIRST] if s.place[unit] == RESERVE]
    behind = [event for event in muster.heard if type(event).__name__ == "UnitLeftBehind"]
    assert len(left) == len(behind) == len(muster.setting.army[FIRST]) - 2
    assert lost_morale(s, FIRST) == sum(muster.setting.unit_morale[unit] for unit in left)
    muster.deploy_all()
    assert (s.seat, s.verdict) == (OVER, SECOND)  # 8 of 10 morale: the army is broken before the first round


def test_JA_13_3_a_gigantic_creature_is_deployed_on_a_free_hex() -> None:
    army = Army("world_enders", "large", {"witch": 1, "leviathan": 1, "skeletons": 3, "ghost": 1, "voracious_demon": 1})
    muster = Muster(battle(army, Army("angelic_cohort", "large", suggested("angelic_cohort", "large").units)))
    s, giant = muster.s, muster.units("leviathan", FIRST)[0]
    board = muster.setting.board
    places = places_for(s, giant)
    assert all(area == board.hex_areas[board.area_hex[area]][0] for area in places)
    s.answer(("deploy", giant, muster.area("B1a")))
    assert areas_of(s, giant) == board.hex_areas[board.area_hex[muster.area("B1a")]]
    assert JOAN_OF_ARC.check(s) == []


def test_JA_13_3_each_player_has_a_stake_for_each_unit_of_bowmen_and_starts_as_the_size_says() -> None:
    """E22: stakes go to the reserve in free battles, too."""
    muster = mustered().deploy_all()
    s = muster.s
    assert [held(s, seat, STAKES) for seat in (FIRST, SECOND)] == [0, 3]
    assert held(s, FIRST, INTRIGUE) == 0
    large = battle(suggested("french_end_of_war", "large"), suggested("world_enders", "large"))
    assert large.plan.players[0].orders == [2, 1, 1, 1]
    assert len(large.plan.rounds) == 7
    assert battle(FRENCH, ENGLISH).plan.players[1].orders == [2, 0, 0, 0]
    assert s.orders[:ORDER_KINDS] == [2, 0, 0, 0] or s.round == 1
    assert muster.setting.plan.players[0].legend_cards == 3


def test_JA_13_3_the_players_draw_three_cards_once_the_armies_stand() -> None:
    muster = mustered().deploy_all()
    s = muster.s
    while s.seat == CHANCE and s.chance().purpose == "legend-card":
        s.answer(s.chance().sample(muster.rng))
    assert [hand.bit_count() for hand in s.piles[-2:]] == [3, 3]


def test_JA_13_3_bots_put_shooters_behind_cavalry_aside_and_characters_into_the_largest_group() -> None:
    muster = Muster(battle(suggested("french_beginning_of_war", "medium"), suggested("english_end_of_war", "medium")))
    muster.deploy_all()
    s, board = muster.s, muster.setting.board
    groups = {area: (s.here[area] & s.force[FIRST]).bit_count() for area in range(board.ground_count)}
    hero = muster.units("french_hero", FIRST) + muster.units("jean_the_good", FIRST)
    hero += [unit for unit in muster.setting.army[FIRST] if s.setting.cards.kind[s.profile[unit]] == 1]
    assert groups[s.place[hero[0]]] >= max(groups.values()) - 1
    shooters = muster.units("bowmen", SECOND)
    columns = {board.hex_q[board.area_hex[s.place[unit]]] for unit in shooters}
    assert columns == {5}  # the second line of the second army


# Breaking


def test_JA_13_3_the_breaking_point_is_two_thirds_of_the_total_morale_rounded_up() -> None:
    setting = battle(FRENCH, ENGLISH)
    assert total_morale(setting, FIRST) == 3 + 2 * 2 + 3
    assert breaking_point(setting, FIRST) == 7  # two thirds of 10
    assert total_morale(setting, SECOND) == 3 + 3 + 2
    assert breaking_point(setting, SECOND) == 6  # two thirds of 8


def test_JA_13_3_an_army_that_has_lost_its_breaking_point_loses_at_once() -> None:
    muster = mustered().deploy_all()
    s = muster.s
    for unit in [*muster.units("french_mounted_knights", FIRST), *muster.units("pikemen", FIRST)[:2]]:
        destroy(s, unit, SECOND)
    judge(s, AT_ONCE)
    assert (lost_morale(s, FIRST), s.verdict) == (6, UNDECIDED)
    destroy(s, muster.units("pikemen", FIRST)[2], SECOND)
    assert is_broken(s, FIRST)
    judge(s, AT_ONCE)
    assert s.verdict == SECOND
    s.seat = OVER
    outcome = JOAN_OF_ARC.outcome(s)
    assert outcome is not None
    assert (outcome.winners, outcome.reason) == ((SECOND,), "victory-broken")


def test_JA_13_3_a_captive_counts_as_lost_until_it_is_ransomed() -> None:
    muster = mustered().deploy_all()
    s, hero = muster.s, muster.units("french_hero", FIRST)[0]
    capture(s, hero, SECOND)
    assert lost_morale(s, FIRST) == 3


def test_JA_13_3_both_armies_broken_at_once_is_a_draw() -> None:
    muster = mustered().deploy_all()
    for unit in [*muster.setting.army[FIRST], *muster.setting.army[SECOND]]:
        destroy(muster.s, unit, FIRST)
    judge(muster.s, AT_ONCE)
    assert muster.s.verdict == DRAW


@pytest.mark.parametrize(("lost", "points", "verdict"), [(1, 0, SECOND), (0, 0, DRAW), (1, 1, DRAW), (1, 2, FIRST)])
def test_JA_13_3_after_the_last_round_more_morale_taken_wins(lost: int, points: int, verdict: int) -> None:
    """Areas that a side holds count like morale."""
    muster = mustered().deploy_all()
    for unit in muster.units("pikemen", FIRST)[:lost]:
        destroy(muster.s, unit, SECOND)
    muster.s.points[FIRST] = points
    judge(muster.s, GAME_END)
    assert muster.s.verdict == verdict


def test_JA_13_3_the_outcome_names_morale() -> None:
    muster = mustered().deploy_all()
    destroy(muster.s, muster.units("pikemen", FIRST)[0], SECOND)
    judge(muster.s, GAME_END)
    muster.s.seat = OVER
    outcome = JOAN_OF_ARC.outcome(muster.s)
    assert outcome is not None
    assert outcome.reason == "victory-more-morale"


# Armies


@pytest.mark.parametrize("size", CHOICES.sizes)
@pytest.mark.parametrize("army", CHOICES.lists)
def test_JA_13_3_a_suggested_army_is_sound_and_spends_its_points(army: str, size: str) -> None:
    for seed in range(12):
        found = BOOK.suggest(BUILT_IN, army, size, str(seed))
        assert BOOK.problems(BUILT_IN, found) == []
        assert 0.97 * CHOICES.sizes[size] <= BOOK.points(BUILT_IN, found) <= CHOICES.sizes[size]
    assert BOOK.suggest(BUILT_IN, army, size, "a").units == BOOK.suggest(BUILT_IN, army, size, "a").units
    assert len({str(BOOK.suggest(BUILT_IN, army, size, str(seed)).units) for seed in range(6)}) > 1


def keys_of(army: Army) -> list[str]:
    return [problem.key for problem in BOOK.problems(BUILT_IN, army)]


def test_JA_13_3_all_problems_of_an_army_are_told_at_once() -> None:
    units = {
        "jean_the_good": 2,
        "boucicaut": 1,
        "french_mounted_knights": 1,
        "pikeman": 2,
        "crossbowmen": 5,
        "ballista": 2,
    }
    units |= {"genoese_crossbowmen": 1, "sergeants_at_arms": 6}
    army = Army("french_beginning_of_war", "small", units)
    assert keys_of(army) == [
        "army-unknown-unit",
        "army-too-many-points",
        "army-too-many-units",
        "army-unique-character",
        "army-too-many-of-unit",
        "army-too-many-of-unit",
        "army-too-few-of-unit",
        "army-too-many-in-category",
        "army-too-many-in-category",
        "army-too-many-in-category",
    ]


def test_JA_13_3_problems_name_what_to_do() -> None:
    problems = BOOK.problems(BUILT_IN, Army("english_end_of_war", "small", {"bowmen": 2, "pikeman": 1}))
    assert [problem.key for problem in problems] == ["army-unknown-unit", "army-too-few-in-category"]
    assert problems[0].about["near"] == "pikemen"
    assert problems[1].about["unit"].key == "unit-english_hero"
    assert keys_of(Army("world_enders", "small", {})) == [
        "army-empty",
        *["army-too-few-of-unit"] * 3,
        "army-too-few-in-category",
    ]
    assert keys_of(Army("burgundians", "huge", {})) == ["army-unknown-list", "army-unknown-size"]


def test_JA_13_3_an_unsound_battle_is_refused_with_everything_that_is_wrong() -> None:
    with pytest.raises(ArmyError) as refused:
        BOOK.battle(BUILT_IN, "moon", [FRENCH, Army("world_enders", "large", {"pike": 1})])
    keys = [problem.key for problem in refused.value.problems]
    assert keys[-2:] == ["army-unknown-field", "army-two-sizes"]
    assert "army-unknown-unit" in keys
    with pytest.raises(ArmyError) as refused:
        BOOK.battle(BUILT_IN, "", [FRENCH])
    assert [problem.key for problem in refused.value.problems] == ["army-two-armies"]
    with pytest.raises(ArmyError):
        BOOK.suggest(BUILT_IN, "burgundians", "small", "")


def test_JA_13_3_two_armies_of_one_list_meet_as_rivals() -> None:
    setting = battle(FRENCH, FRENCH)
    assert setting.plan.sides == ["french", "rivals"]


def test_JA_13_3_whom_a_captain_may_summon_waits_beside_the_army() -> None:
    setting = battle(FRENCH, ENGLISH)
    hounds = [
        unit for unit in range(setting.unit_count) if setting.cards.keys[setting.unit_profile[unit]] == "war_hounds"
    ]
    assert len(hounds) == 2
    assert not set(hounds) & set(setting.army[SECOND])


def test_JA_13_3_legends_come_true_where_an_army_is_fantastic() -> None:
    myth = battle(FRENCH, suggested("angelic_cohort"))
    assert myth.plan.legend_deck != battle(FRENCH, ENGLISH).plan.legend_deck
    assert myth.plan.sky.count == 2


# Fields


@pytest.mark.parametrize("field", CHOICES.fields)
def test_JA_13_3_a_field_is_the_same_for_both_armies(field: str) -> None:
    """After half a turn, each area lies on one of the same kind."""
    setting = battle(FRENCH, ENGLISH, field)
    board, plan = setting.board, setting.plan
    across = max(board.hex_q[: board.ground_hexes])
    rows = [board.hex_r[one] + board.hex_q[one] // 2 for one in range(board.ground_hexes)]

    def other(area: int) -> int:
        name = board.area_names[area]
        column, row, letter = ord(name[0]) - ord("A"), int(name[1]), name[2:]
        return board.area_names.index(f"{chr(ord('A') + across - column)}{max(rows) + 2 - row}{letter}")

    turned = [other(area) for area in range(board.ground_count)]
    for area in range(board.ground_count):
        assert board.area_terrain[turned[area]] == board.area_terrain[area]
        assert {turned[near] for near in board.neighbours[area]} == set(board.neighbours[turned[area]])
    assert sorted(turned[area] for area in plan.zones[FIRST]) == sorted(plan.zones[SECOND])
    assert turned[plan.rally_areas[FIRST]] == plan.rally_areas[SECOND]
    assert sorted(turned[area] for area in plan.element_areas) == sorted(plan.element_areas)
    assert sorted(turned[area] for area in plan.building_areas) == sorted(plan.building_areas)
    for aim in plan.objectives:
        assert sorted(turned[area] for area in aim.areas) == sorted(aim.areas)


# Packs


@pytest.mark.parametrize(
    ("file", "old", "new", "said"),
    [
        ("armies.toml", "points = 350", "points = 340", "the card says 350 to 350"),
        ("armies.toml", 'unit = "jean_the_good"', 'unit = "jean_the_bad"', "did you mean jean_the_good?"),
        ("armies.toml", 'unit = "boucicaut"', 'unit = "boucicaut_2"', "level-2 card"),
        ("armies.toml", 'unit = "boucicaut"', 'unit = "priest"', "is a civilian"),
        ("armies.toml", 'unit = "boucicaut"', 'unit = "jean_the_good"', "is named twice"),
        ("armies.toml", "[[1, 3], [1, 4], [1, 5]]", "[[3, 1]]", "write [least, most] for each size"),
        ("armies.toml", "least = 2, most = 6", "least = 7, most = 6", "of 6 at most"),
        ("battle_sizes.toml", "character = [1, 2]", "character = [1]", "must be a list of 2"),
        ("battle_sizes.toml", '"weary_morning", ', '"weary_evening", ', "did you mean weary_morning?"),
        ("fields.toml", 'rally_points = ["A3", "F3"]', 'rally_points = ["A3"]', "name one for each army"),
        ("fields.toml", 'names = ["middle_of_the_first", ', "names = [", "name two objectives"),
    ],
)
def test_JA_13_3_what_is_wrong_with_lists_sizes_and_fields_is_told(file: str, old: str, new: str, said: str) -> None:
    assert said in broken(file, old, new)


def free_scenario(old: str, new: str) -> str:
    files = dict(BOOK.battle(BUILT_IN, "", [FRENCH, ENGLISH])[0].files)
    assert old in files["scenarios/free_battle.toml"]
    files["scenarios/free_battle.toml"] = files["scenarios/free_battle.toml"].replace(old, new, 1)
    with pytest.raises(PackError) as refused:
        read_pack(PackFiles(files))
    return str(refused.value)


def test_JA_13_3_what_is_wrong_with_zones_is_told() -> None:
    assert "player 1 has none" in free_scenario("{ player = 1, areas", "{ player = 2, areas")
    assert "is in those of both sides" in free_scenario('{ player = 1, areas = ["A1"', '{ player = 1, areas = ["E3"')
    assert "is not known" in free_scenario('{ player = 1, areas = ["A1"', '{ player = 1, areas = ["Z9"')


def test_JA_13_3_a_pack_without_army_lists_has_no_free_battles() -> None:
    files = {name: text for name, text in BUILT_IN.files.items() if name != "armies.toml"}
    assert BOOK.choices(PackFiles(files)).lists == []


# Whole battles


@pytest.mark.parametrize("number", range(4))
def test_JA_13_3_random_battles_keep_everything_that_must_hold(number: int) -> None:
    rng = Random(f"free battle {number}")
    lists = rng.sample(CHOICES.lists, 2)
    armies = [suggested(army, "small", str(number)) for army in lists]
    setting = battle(armies[0], armies[1], CHOICES.fields[number % len(CHOICES.fields)])
    s = JOAN_OF_ARC.new(setting)
    clicks = 0
    while s.seat != OVER:
        if s.seat == CHANCE:
            s.answer(s.chance().sample(rng))
            continue
        offers = s.offer()
        assert all(s.refuse(s.seat, choice) is None for choice in offers[:3])
        s.answer(rng.choice(offers))
        clicks += 1
        if clicks % 40 == 0:
            assert JOAN_OF_ARC.check(s) == []
            assert dumps(loads(JOAN_OF_ARC.state_type, setting, dumps(s))) == dumps(s)
    assert JOAN_OF_ARC.outcome(s) is not None


@pytest.mark.parametrize("language", LANGUAGES)
def test_JA_13_3_everything_of_a_free_battle_can_be_said_and_shown(language: str) -> None:
    muster = Muster(battle(suggested("french_end_of_war"), suggested("world_enders")))
    s = muster.s
    texts = Catalogue(JOAN_OF_ARC, muster.setting.pack, language)
    assert texts.prompt(s)
    assert all(texts.choice(s, choice) and texts.choice_short(s, choice) for choice in s.offer())
    view = JOAN_OF_ARC.view(s, FIRST)
    assert [player.morale.lost for player in view.players if player.morale is not None] == [0, 0]
    muster.deploy_all()
    board = JOAN_OF_ARC.narrator.text_board(JOAN_OF_ARC.view(s, FIRST), lambda key: texts.message(key))
    assert f"{texts.message('board-morale-lost')}\t0/{breaking_point(muster.setting, FIRST)}\t0/" in board
    assert "{" not in texts.scenario_text("free_battle")
    assert len(JOAN_OF_ARC.features(s, FIRST)) == sum(size for _, size in JOAN_OF_ARC.feature_groups(muster.setting))
