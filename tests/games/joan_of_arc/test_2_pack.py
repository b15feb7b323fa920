"""2, 3, 10, 13. The built-in pack: values of the cards, pieces, scenarios, and the setting made from them."""

from __future__ import annotations

import pytest

from tests.games.joan_of_arc.boards import BUILT_IN, area, content
from timefront.games.joan_of_arc.content.dice import (
    BLACK,
    BLANK,
    CARD,
    COLOURS,
    DEATH,
    DELAYED_RALLY,
    DISRUPT,
    DOOM,
    EXPERIENCE,
    GIGANTIC,
    KILL,
    LEGEND,
    PUSH,
    RALLY,
    RED,
    REROLL,
    RESULTS,
    SHIELD,
    TRAMPLE,
    WHITE,
    YELLOW,
)
from timefront.games.joan_of_arc.content.pack import JoanSetting
from timefront.games.joan_of_arc.content.profiles import ADJACENT, NO_HP, WHOLE_HEX, Profile
from timefront.games.joan_of_arc.content.scenario_parts import RESERVE
from timefront.games.joan_of_arc.content.scenarios import Scenario
from timefront.games.joan_of_arc.content.vocabulary import (
    AGAINST,
    ARCING,
    ARMS,
    BOWMEN,
    CHARACTER,
    CHARGING,
    CIVILIAN,
    CONDITIONS,
    COVERS,
    DEFENCE,
    DIRECT,
    EFFECT_NAMES,
    EFFECTS,
    FLYING,
    GAINS,
    GIGANTIC_CREATURE,
    HOLD_OUT,
    INFANTRY,
    KINDS,
    LIMITS,
    MELEE,
    PERS,
    POINTS,
    SHOOTING,
    SKILLS,
    TERRAIN_EFFECTS,
    TIMINGS,
    TROOP,
    WAR_MACHINE,
    WINDOWS,
)
from timefront.kernel.flow import NOBODY
from timefront.kernel.packs import LANGUAGES, PackFiles
from timefront.kernel.setting import SettingError

SCENARIOS = [
    "foragers",
    "patay",
    "fierbois",
    "crecy",
    "tourelles",
    "dragon_of_the_vosges",
    "voices_at_domremy",
    "compiegne",
    "brignais",
    "night_of_the_wolf",
    "chinon",
]


def unit(key: str) -> Profile:
    return next(profile for profile in content().profiles if profile.key == key)


def scenario(key: str) -> Scenario:
    return next(one for one in content().scenarios if one.key == key)


def setting(key: str = "patay", seats: int = 2) -> JoanSetting:
    return JoanSetting(BUILT_IN, key, {}, seats)


def dice(numbers: list[int]) -> str:
    """Dice in the notation of the facts: `R R{S>P}`."""
    short = {BLANK: "blank", PUSH: "P", DISRUPT: "D", KILL: "K", SHIELD: "S", LEGEND: "L", EXPERIENCE: "XP"}
    short |= {CARD: "card", REROLL: "reroll"}
    words = []
    for number in numbers:
        die = content().dice[number]
        plain = content().dice[die.colour].faces
        changes = {f"{{{short[old]}>{short[new]}}}" for old, new in zip(plain, die.faces, strict=True) if old != new}
        words.append(COLOURS[die.colour][0].upper() + "".join(sorted(changes)))
    return " ".join(words)


def skills(profile: Profile) -> set[str]:
    return {SKILLS[skill.skill] + (f" {skill.value}" if skill.value > 1 else "") for skill in profile.skills}


# Dice


def test_JA_2_4_faces_of_the_dice() -> None:
    faces = [sorted(die.faces) for die in content().dice[: DOOM + 1]]
    assert faces[WHITE] == sorted([DISRUPT, DISRUPT, SHIELD, SHIELD, PUSH, BLANK])
    assert faces[YELLOW] == sorted([PUSH, PUSH, DISRUPT, SHIELD, BLANK, BLANK])
    assert faces[RED] == sorted([KILL, KILL, DISRUPT, DISRUPT, PUSH, SHIELD])
    assert faces[BLACK] == sorted([SHIELD, SHIELD, SHIELD, DISRUPT, DISRUPT, KILL])
    assert faces[GIGANTIC] == sorted([TRAMPLE, TRAMPLE, DISRUPT, DISRUPT, KILL, PUSH])
    assert faces[DOOM] == sorted([RALLY, RALLY, DEATH, DEATH, DISRUPT, DELAYED_RALLY])
    assert [die.colour for die in content().dice[: DOOM + 1]] == list(range(6))


def test_JA_2_5_a_changed_face_makes_a_die_of_its_own_once() -> None:
    knights = unit("gentry_mounted_knights")
    red, black = (content().dice[number] for number in knights.melee.dice)
    assert (red.colour, red.weight(PUSH), red.weight(SHIELD), red.weight(KILL)) == (RED, 2, 0, 2)
    assert (black.colour, black.weight(PUSH), black.weight(SHIELD)) == (BLACK, 3, 0)
    assert unit("baudoin_de_lens").melee.dice == [knights.melee.dice[1]] * 2
    kinds = [(die.colour, *die.faces) for die in content().dice]
    assert len(kinds) == len(set(kinds))


def test_JA_2_5_results_without_a_roll_stand_apart() -> None:
    assert unit("bombard").defence.automatic == [SHIELD]
    assert unit("bombard").defence.dice == []
    assert unit("devil").melee.automatic == [KILL]
    assert not unit("bombard").defence.is_empty
    assert unit("peasants").defence.is_empty


# Cards


@pytest.mark.parametrize(
    ("key", "hp", "melee", "defence", "its_skills"),
    [
        ("peasants", NO_HP, "Y", "", {"support"}),
        ("provincial_militia", NO_HP, "W", "Y", {"support"}),
        ("sergeants_at_arms", NO_HP, "R", "R", {"retaliation"}),
        ("halberdiers", NO_HP, "W", "R W", {"retaliation"}),
        ("guisarmiers", NO_HP, "Y{blank>D}", "W", {"parry", "cohesion"}),
        ("foot_knights", NO_HP, "R R", "B", {"retaliation"}),
        ("impetuous_knights", NO_HP, "R R W", "W", {"impetuous", "retaliation"}),
        ("mounted_knights", NO_HP, "R R", "B", {"charge"}),
        ("mounted_sergeants_at_arms", NO_HP, "R", "W", {"charge", "haste 2"}),
        ("light_cavalry", NO_HP, "W", "Y", {"dodge", "haste 3"}),
        ("war_hounds", NO_HP, "R W", "Y", {"bodyguard", "haste 2"}),
        ("bowmen", NO_HP, "", "W", set()),
        ("joan_of_arc", 2, "W", "B", {"tough", "prayer", "terror"}),
        ("joan_of_arc_holy", 3, "W Y", "B B", {"tough", "prayer", "terror"}),
        ("joan_of_arc_unholy", 4, "R Y", "R Y", {"retaliation", "terror 2"}),
        ("bertrand_de_poulengy", 2, "R", "R", {"bodyguard", "reroll"}),
        ("la_hire", 3, "R R W", "R R", {"charge", "retaliation"}),
        ("la_hire_holy", 5, "R R R", "R R", {"charge", "retaliation"}),
        ("barral_de_ponteves_unholy", 3, "R R", "Y Y Y", {"charge", "immortal", "retaliation"}),
        ("john_talbot", 2, "R B", "B", {"charge", "feint"}),
        ("john_de_la_pole", 2, "R Y", "B Y", {"engineer"}),
        ("walter_of_brienne", 2, "R{S>P} W{S>P}", "B", {"ruthless", "mercenary"}),
        ("jean_de_croy", 2, "W W", "W{blank>L} Y{blank>L}", {"retaliation"}),
        ("english_hero_unholy", 2, "W{blank>D} Y{blank>D}", "W W", {"prayer", "terror"}),
        ("angel", NO_HP, "R W", "B B", {"carrier", "prayer", "jump 2"}),
        ("flagellants", NO_HP, "W", "", {"tough", "charge"}),
        ("ghost", NO_HP, "W W W", "W W W", {"immortal", "terror"}),
        ("wolves", NO_HP, "W Y", "Y", {"dodge", "haste 2"}),
        ("tarasque", 8, "R R R", "B B", {"big", "retaliation"}),
        ("griffin", 4, "B{S>P} Y{S>P} W{S>P}", "W W", {"big", "charge", "feint", "slayer", "jump 2"}),
    ],
)
def test_JA_2_1_figures_of_the_cards(key: str, hp: int, melee: str, defence: str, its_skills: set[str]) -> None:
    card = unit(key)
    assert (card.hp, dice(card.melee.dice), dice(card.defence.dice), skills(card)) == (hp, melee, defence, its_skills)


@pytest.mark.parametrize(
    ("key", "shot", "reach", "shooting"),
    [
        ("bowmen", ARCING, 2, "Y{S>D} Y{S>D}"),
        ("mounted_bowmen", ARCING, 2, "W W"),
        ("crossbowmen", DIRECT, 1, "R{S>reroll}"),
        ("militia_bowmen", DIRECT, 1, "B"),
        ("ballista", DIRECT, 3, "B{S>D}"),
        ("bombard", ARCING, 2, "R R W{blank>K}"),
        ("bertrand_de_poulengy", DIRECT, 1, "B{S>P}"),
        ("alain_blanchard", DIRECT, 3, "B{S>P} B{S>P}"),
        ("flying_demons", DIRECT, 1, "R Y{blank>L}"),
    ],
)
def test_JA_2_1_shooting_dice_with_range_and_type(key: str, shot: int, reach: int, shooting: str) -> None:
    card = unit(key)
    assert (card.shot, card.range, dice(card.shooting.dice)) == (shot, reach, shooting)


@pytest.mark.parametrize(
    ("key", "reach", "count"),
    [
        ("joan_of_arc", 1, 1),
        ("joan_of_arc_holy", 3, 2),
        ("john_talbot_holy", 1, 3),
        ("jean_de_dunois", ADJACENT, 1),
        ("ambroise_de_lore", ADJACENT, 1),
        ("priest", 1, 2),
        ("devil", 5, 5),
    ],
)
def test_JA_2_1_command(key: str, reach: int, count: int) -> None:
    command = unit(key).command
    assert command is not None
    assert (command.range, command.units) == (reach, count)


def test_JA_2_1_whom_a_card_commands() -> None:
    keys = [profile.key for profile in content().profiles]
    lore, talbot, priest = (unit(key).command for key in ("ambroise_de_lore", "john_talbot", "priest"))
    assert lore is not None
    assert talbot is not None
    assert priest is not None
    assert lore.whom >> keys.index("mounted_knights") & 1
    assert not lore.whom >> keys.index("foot_knights") & 1
    assert talbot.whom == (1 << len(keys)) - 1
    assert priest.whom >> keys.index("joan_of_arc_holy") & 1
    assert not priest.whom >> keys.index("joan_of_arc") & 1


@pytest.mark.parametrize(
    ("key", "points", "morale", "upgrade"),
    [
        ("halberdiers", [110, 135], [1, 2], 0),
        ("peasants", [20, 20], [1, 1], 0),
        ("mounted_knights", [130, 150], [2, 2], 0),
        ("joan_of_arc", [390, 390], [5, 5], 2),
        ("la_hire", [375, 375], [5, 5], 4),
        ("earl_of_suffolk", [190, 260], [3, 3], 3),
        ("joan_of_arc_holy", [0, 0], [0, 0], 0),
    ],
)
def test_JA_2_1_points_morale_and_upgrade(key: str, points: list[int], morale: list[int], upgrade: int) -> None:
    card = unit(key)
    assert (card.points, card.morale, card.upgrade_experience) == (points, morale, upgrade)


def test_JA_2_5_other_dice_and_skills_on_a_condition() -> None:
    pikemen, knights = unit("pikemen"), unit("french_mounted_knights")
    keys = [profile.key for profile in content().profiles]
    (other,) = pikemen.other_dice
    assert (other.roll, dice(other.dice.dice), other.condition.when) == (MELEE, "W W", AGAINST)
    assert other.condition.units >> keys.index("mounted_knights") & 1
    assert not other.condition.units >> keys.index("foot_knights") & 1
    (charging,) = knights.other_dice
    assert (dice(charging.dice.dice), charging.dice.automatic, charging.condition.when) == ("R R", [PUSH], CHARGING)
    (retaliation,) = pikemen.skills
    assert retaliation.condition is not None
    assert retaliation.condition.units == other.condition.units
    (field,) = [skill for skill in unit("peasant_militia").skills if skill.condition is not None]
    assert field.condition is not None
    assert content().terrains[field.condition.terrain].key == "field"


def test_JA_2_1_kinds_arms_and_sizes() -> None:
    assert (unit("bombard").kind, ARMS[unit("bombard").arm]) == (WAR_MACHINE, "machine")
    assert (unit("devil").kind, unit("devil").arm, unit("devil").size) == (GIGANTIC_CREATURE, FLYING, WHOLE_HEX)
    assert (unit("tarasque").kind, unit("tarasque").size, unit("tarasque").can_enter_buildings) == (CHARACTER, 3, False)
    assert (unit("peasants").kind, unit("peasants").size, unit("peasants").can_enter_buildings) == (TROOP, 1, True)
    assert unit("priest").kind == CIVILIAN
    assert not unit("mounted_knights").can_enter_buildings
    assert unit("bowmen").tags == [BOWMEN]


def test_JA_8_4_two_sided_cards_have_a_holy_and_an_unholy_side() -> None:
    agreed = setting()
    cards = agreed.cards
    talbot = cards.keys.index("john_talbot")
    assert [cards.keys[above] for above in cards.level_two[talbot]] == ["john_talbot_holy", "john_talbot_unholy"]
    assert all(cards.level_one[above] == talbot and cards.level[above] == 2 for above in cards.level_two[talbot])
    assert {cards.name_keys[above] for above in cards.level_two[talbot]} == {"john_talbot"}
    holy = agreed.content.factions.index("holy")
    assert [cards.of_faction[holy] >> above & 1 for above in cards.level_two[talbot]] == [1, 0]


# What the pack must hold


def test_JA_13_1_enough_profiles_over_the_factions() -> None:
    profiles = content().profiles
    assert len(profiles) >= 120
    assert sum(profile.level == 1 for profile in profiles) >= 90
    for faction in ("french", "english", "burgundian", "holy", "unholy"):
        number = content().factions.index(faction)
        assert sum(number in profile.banners for profile in profiles) >= 5
    for kind in range(len(KINDS)):
        assert any(profile.kind == kind for profile in profiles)
    for arm in range(len(ARMS)):
        assert any(profile.arm == arm for profile in profiles)


@pytest.mark.parametrize("skill", SKILLS)
def test_JA_13_1_every_skill_is_on_a_card(skill: str) -> None:
    assert any(profile.has_skill(skill) for profile in content().profiles)


@pytest.mark.parametrize("skill", sorted({*SKILLS} - {"carrier", "charisma"}))
def test_JA_13_1_every_skill_in_scope_is_on_a_card_that_fights_on_the_ground(skill: str) -> None:
    assert any(
        profile.has_skill(skill) and profile.arm != FLYING and profile.kind != GIGANTIC_CREATURE
        for profile in content().profiles
    )


@pytest.mark.parametrize("effect", EFFECT_NAMES)
def test_JA_13_1_the_vocabulary_of_effects_holds_what_the_cards_need(effect: str) -> None:
    number = EFFECT_NAMES.index(effect)
    assert number in [found.effect for found in content().effects]


def test_JA_2_1_every_effect_says_what_it_means() -> None:
    for effect in EFFECTS.values():
        assert effect.meaning.endswith(".")
        assert all(f"`{name}`" in effect.meaning for name in effect.parameters if name in ("result", "into", "count"))
        assert set(effect.timings) <= set(TIMINGS)
        assert set(effect.windows) <= set(WINDOWS)
        assert effect.timings or effect.windows


def test_JA_2_1_powers_with_their_numbers() -> None:
    (cancel,) = unit("foot_knights").powers
    assert (EFFECT_NAMES[cancel.effect], cancel.result, cancel.count) == ("cancel_results", PUSH, 1)
    convert, move = unit("jean_de_dunois_holy").powers
    assert [GAINS[convert.what], GAINS[convert.into]] == ["command", "interrupt"]
    assert (LIMITS[convert.limit], convert.costs, TIMINGS[convert.timing]) == ("round", [0, 1, 0], "bonus")
    assert (EFFECT_NAMES[move.effect], move.count) == ("move_rally_point", 1)
    keys = [profile.key for profile in content().profiles]
    summon, grant = unit("john_talbot_unholy").powers
    assert (keys[summon.unit], summon.count, LIMITS[summon.limit]) == ("war_hounds", 2, "game")
    assert (SKILLS[grant.skill], grant.units) == ("charge", 1 << keys.index("war_hounds"))
    (bowmen,) = unit("earl_of_salisbury").powers
    assert (bowmen.roll, bowmen.die, PERS[bowmen.per]) == (SHOOTING, RED, "attack")
    assert bowmen.units == 1 << keys.index("bowmen")


def test_JA_2_5_every_condition_is_on_a_card() -> None:
    found = {other.condition.when for profile in content().profiles for other in profile.other_dice}
    for profile in content().profiles:
        found |= {skill.condition.when for skill in profile.skills if skill.condition is not None}
    assert found == set(range(len(CONDITIONS)))


def test_JA_13_1_tiles_of_one_two_and_three_hexes_with_one_two_and_three_areas() -> None:
    assert {len(tile.hexes) for tile in content().tiles} == {1, 2, 3}
    assert {len(one.terrains) for tile in content().tiles for one in tile.hexes} == {1, 2, 3}
    used = {terrain for tile in content().tiles for one in tile.hexes for terrain in one.terrains}
    assert used == set(range(len(content().terrains)))


@pytest.mark.parametrize(
    ("key", "size", "capacity", "resistance"),
    [
        ("small_house", 1, 2, 2),
        ("big_house", 2, 4, 2),
        ("church", 2, 5, 3),
        ("small_cottage", 1, 1, 2),
        ("big_cottage", 2, 3, 2),
        ("shop", 2, 3, 2),
        ("watermill", 3, 4, 2),
        ("inn", 3, 7, 3),
        ("keep", 3, 2, 4),
        ("ramparts", 4, 3, 3),
        ("gatehouse", 4, 3, 3),
        ("isolated_tower", 1, 1, 3),
    ],
)
def test_JA_10_2_buildings(key: str, size: int, capacity: int, resistance: int) -> None:
    building = next(building for building in content().buildings if building.key == key)
    assert (building.size, building.capacity, building.resistance) == (size, capacity, resistance)


def test_JA_10_2_terrain_elements_have_size_and_resistance_1() -> None:
    elements = content().elements
    assert {element.key for element in elements} == {"ruins", "shrine", "well", "tree", "bush", "rocky_outcrop"}
    assert {(element.size, element.resistance) for element in elements} == {(1, 1)}
    assert {element.key for element in elements if element.burns} == {"tree", "bush"}


def test_JA_1_5_kinds_of_terrain_and_what_they_do() -> None:
    terrains = {terrain.key: terrain for terrain in content().terrains}
    assert list(terrains) == ["plain", "field", "forest", "village", "hill", "rocks", "swamp", "water"]
    effects = {key: {TERRAIN_EFFECTS[effect] for effect in terrain.effects} for key, terrain in terrains.items()}
    assert effects["plain"] == effects["field"] == {"charge_reroll"}
    assert effects["forest"] == effects["village"] == {"defence_reroll"}
    assert effects["hill"] == effects["rocks"] == {"hill_retaliation", "longer_range"}
    assert effects["swamp"] == {"loses_shield", "stops_charge"}
    assert [COVERS[terrains[key].cover] for key in ("plain", "forest", "village")] == ["none", "tree", "building"]


# Scenarios


def test_JA_13_2_the_scenarios_in_their_order() -> None:
    assert content().scenario_keys() == SCENARIOS


def test_JA_3_1_the_learning_skirmish_has_two_rounds_and_four_units_a_side() -> None:
    plan = scenario("foragers")
    assert len(plan.rounds) == 2
    sides = [plan.side_of(number) for number in range(len(plan.units))]
    assert (sides.count(0), sides.count(1)) == (4, 4)
    assert [player.orders for player in plan.players] == [[0, 1, 1, 1], [0, 1, 1, 2]]


def test_JA_3_1_patay_has_knights_bowmen_and_stakes() -> None:
    agreed = setting("patay")
    keys = [agreed.cards.keys[profile] for profile in agreed.unit_profile]
    assert keys.count("french_mounted_knights") + keys.count("gentry_mounted_knights") >= 4
    assert keys.count("bowmen") >= 4
    assert len(agreed.plan.fortified) == 2
    assert agreed.seat_stakes == [0, 2]
    assert agreed.unit_start.count(RESERVE) == 2


def test_JA_3_1_fierbois_follows_the_known_facts() -> None:
    plan = scenario("fierbois")
    french = [plan.profile_of(number).key for number in range(len(plan.units)) if plan.side_of(number) == 0]
    assert sorted(french) == ["bertrand_de_poulengy", "jean_de_metz", "joan_of_arc", *["peasants"] * 6]
    english = {plan.profile_of(number).key for number in range(len(plan.units)) if plan.side_of(number) == 1}
    assert english == {"john_de_la_pole", "mounted_bowmen", "sergeants_at_arms", "pikemen", "bowmen", "war_hounds"}
    assert sum(objective.points for objective in plan.objectives) == 11
    assert [(victory.condition, victory.count) for victory in plan.victories] == [(POINTS, 6), (HOLD_OUT, 0)]
    civilians = [plan.profile_of(number).key for number, unit in enumerate(plan.units) if unit.seat == NOBODY]
    assert {"priest", "blacksmith"} <= set(civilians)


def test_JA_3_1_the_points_of_both_sides_are_of_the_same_order() -> None:
    for plan in content().scenarios:
        worth = [0, 0]
        for number in range(plan.player_units):
            worth[plan.side_of(number)] += sum(plan.profile_of(number).points) // 2
        assert max(worth) < 2 * min(worth), "a side that has more must also do more"


def test_JA_6_3_civilians_may_start_inside_buildings() -> None:
    agreed = setting("fierbois")
    on = agreed.board
    inside = [agreed.unit_start[number] for number in range(agreed.unit_count) if agreed.unit_seat[number] == NOBODY]
    assert {on.area_names[place] for place in inside} >= {"C3a.1", "D2b.1"}
    church = agreed.plan.building_names.index("church")
    assert on.capacity[on.ground_count + church] == 5
    assert agreed.building_area[church] == on.surrounding[on.ground_count + church] == area(on, "C3a")
    assert agreed.building_resistance[church] == 3


# The setting


def test_JA_2_1_the_columns_repeat_the_cards() -> None:
    cards = setting().cards
    for number, card in enumerate(content().profiles):
        assert cards.keys[number] == card.key
        assert cards.dice[3 * number + MELEE] == card.melee.dice
        assert cards.dice[3 * number + SHOOTING] == card.shooting.dice
        assert cards.dice[3 * number + DEFENCE] == card.defence.dice
        assert (cards.kind[number], cards.arm[number], cards.size[number]) == (card.kind, card.arm, card.size)
        for skill in card.skills:
            if skill.condition is None:
                assert cards.skill[number * len(SKILLS) + skill.skill] == skill.value
            else:
                assert skill in cards.conditional_skills[number]
            assert cards.with_skill[skill.skill] >> number & 1
    assert cards.skill[cards.keys.index("wolves") * len(SKILLS) + SKILLS.index("charge")] == 0
    assert sum(mask.bit_count() for mask in cards.of_kind) == cards.count


def test_JA_10_1_terrain_in_masks_of_areas() -> None:
    agreed = setting("fierbois")
    fields, on = agreed.fields, agreed.board
    water = 1 << area(on, "D3a")
    assert fields.open_to[INFANTRY] == on.ground & ~water
    village = fields.with_effect[TERRAIN_EFFECTS.index("defence_reroll")]
    assert village >> area(on, "C3a") & 1
    assert not village >> area(on, "C3b") & 1
    assert fields.blocks[1] == fields.needs_cover[1] | fields.needs_cover[2]
    assert fields.blocks[2] == 0
    assert setting("patay").fields.blocks[2] == 1 << area(setting("patay").board, "E2a")


def test_JA_6_6_trees_and_buildings_that_are_gone_stop_blocking() -> None:
    agreed = setting("patay")
    on = agreed.board
    wood, hill = 1 << area(on, "C1a"), 1 << area(on, "E2a")
    assert agreed.fields.blocking(wood, 0) == wood | hill
    assert agreed.fields.blocking(0, wood) == hill
    village = setting("fierbois")
    church = 1 << area(village.board, "C3a")
    assert village.fields.blocking(0, church) == church
    assert village.fields.blocking(village.board.ground, 0) & church == 0


def test_JA_2_4_faces_in_one_column() -> None:
    agreed = setting()
    for number, die in enumerate(agreed.dice):
        assert agreed.die_colour[number] == die.colour
        assert agreed.die_faces[6 * number : 6 * number + 6] == die.faces


def test_JA_3_1_the_setting_places_every_unit() -> None:
    agreed = setting("fierbois")
    assert agreed.unit_count == len(agreed.plan.units) == 23
    assert agreed.unit_side == [0] * 9 + [1] * 10 + [NOBODY] * 4
    joan = agreed.plan.unit_names.index("joan")
    assert agreed.cards.keys[agreed.unit_profile[joan]] == "joan_of_arc"
    monk = agreed.plan.unit_names.index("monk")
    assert agreed.unit_bounty[monk] == [0, 1, 0]
    assert agreed.unit_intrigue[monk] == 1


def test_settings_of_one_pack_share_what_they_are_made_of() -> None:
    one, other = setting("patay"), JoanSetting(PackFiles(BUILT_IN.files), "patay", {}, 2)
    assert one.board is other.board
    assert one.cards is other.cards
    assert one.fields is other.fields
    assert setting("").plan.key == "foragers"


def test_a_setting_that_cannot_be() -> None:
    with pytest.raises(SettingError) as caught:
        setting("azincourt")
    assert (caught.value.key, caught.value.about["known"]) == ("unknown-scenario", ", ".join(SCENARIOS))
    with pytest.raises(SettingError) as caught:
        setting("patay", seats=3)
    assert (caught.value.key, caught.value.about["known"]) == ("wrong-seat-count", "2")


def test_every_file_of_the_pack_begins_with_a_comment() -> None:
    assert all(text.startswith("#") for text in BUILT_IN.files.values())
    assert all(f"texts/{language}.ftl" in BUILT_IN.files for language in LANGUAGES)
    longest = max((len(line), name) for name, text in BUILT_IN.files.items() for line in text.splitlines())
    assert longest[0] < 400, longest


def test_the_history_of_a_scenario_has_five_lines() -> None:
    for language in LANGUAGES:
        lines = BUILT_IN.files[f"texts/{language}.ftl"].splitlines()
        for key in content().scenario_keys():
            start = lines.index(f"scenario-{key}-history =")
            assert [line.startswith("    ") for line in lines[start + 1 : start + 7]] == [True] * 5 + [False]


def test_result_names_are_in_the_order_of_their_numbers() -> None:
    named = {"blank": BLANK, "kill": KILL, "shield": SHIELD, "delayed_rally": DELAYED_RALLY, "reroll": REROLL}
    assert all(RESULTS[number] == name for name, number in named.items())
