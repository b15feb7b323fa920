"""2, 3. What the validator finds: everything that is wrong, at once, in sentences that say what to do."""

from __future__ import annotations

import re
from collections.abc import Sequence
from random import Random

import pytest

from tests.games.joan_of_arc.boards import BUILT_IN
from timefront.games.joan_of_arc.content.pack import read_pack
from timefront.games.joan_of_arc.game import JOAN_OF_ARC
from timefront.kernel.packs import LANGUAGES, PackError, PackFiles

PACK = BUILT_IN.files
DICE, TERRAIN, TILES, BUILDINGS, ROUNDS = "dice.toml", "terrain.toml", "tiles.toml", "buildings.toml", "rounds.toml"
TROOPS, FRENCH, HOLY, ENGLISH_TEXTS = "units/troops.toml", "units/french.toml", "units/holy.toml", "texts/en.ftl"
FORAGERS, PATAY, FIERBOIS = "scenarios/foragers.toml", "scenarios/patay.toml", "scenarios/fierbois.toml"
REACH = "the victory must be in reach"
MORE = '"{}", condition = "more_points", count = {}'


def problems(changed: dict[str, str | None]) -> list[str]:
    """What the validator says about the English pack with some files changed or, for None, left out."""
    unchanged = {name: text for name, text in PACK.items() if name not in ("texts/de.ftl", "texts/es.ftl")}
    files = {name: text for name, text in {**unchanged, **changed}.items() if text is not None}
    with pytest.raises(PackError) as caught:
        read_pack(PackFiles(files))
    return [str(problem) for problem in caught.value.problems]


def with_edits(file: str, *edits: tuple[str, str]) -> str:
    text = PACK[file]
    for old, new in edits:
        assert old in text, old
        text = text.replace(old, new, 1)
    return text


def edited(file: str, *edits: tuple[str, str]) -> list[str]:
    """What the validator says after edits of one file."""
    return problems({file: with_edits(file, *edits)})


def is_sound(file: str, *edits: tuple[str, str]) -> None:
    """The validator says nothing after edits of one file."""
    read_pack(PackFiles({**PACK, file: with_edits(file, *edits)}))


def found(file: str, place: str, lines: Sequence[str]) -> list[str]:
    """The lines about a place in a file, without the place."""
    start = f"{file}: {place}: "
    assert all(line.startswith(start) for line in lines), lines
    return [line.removeprefix(start) for line in lines]


def card(key: str, line: str, file: str = TROOPS) -> list[str]:
    """What the validator says about a card with one more line."""
    return edited(file, (f'key = "{key}"\n', f'key = "{key}"\n{line}\n'))


# Dice


def test_JA_2_4_a_die_has_six_known_faces() -> None:
    assert edited(DICE, ('"push", "push", "disrupt"', '"push", "disrupt"')) == [
        "dice.toml: yellow.faces: are 5 (a die has 6 (JA-2.4))"
    ]
    assert edited(DICE, ('"push", "push"', '"push", "shove"')) == [
        "dice.toml: yellow.faces: 'shove' is not known (known are blank, push, disrupt, kill, shield, trample)"
    ]
    assert edited(DICE, ('"rally", "rally"', '"rally", "kill"')) == [
        "dice.toml: doom.faces: 'kill' is not known (known are rally, death, disrupt, delayed_rally)"
    ]


def test_JA_2_4_all_colours_must_be_there() -> None:
    assert edited(DICE, ('key = "black"', 'key = "blue"')) == [
        "dice.toml: blue.colour: 'blue' is not known (known are white, yellow, red, black, gigantic, doom)",
        "dice.toml: black: the die is missing (there are white, yellow, red, black, gigantic, doom (JA-2.4))",
    ]


# Cards


@pytest.mark.slow
def test_JA_2_5_dice_of_a_card_are_known() -> None:
    assert edited(TROOPS, ('melee = ["yellow"]', 'melee = ["yelow"]')) == [
        "units/troops.toml: peasants.melee: 'yelow' is not known (did you mean yellow?)"
    ]
    assert edited(TROOPS, ('melee = ["yellow"]', 'melee = ["black blank>push"]')) == [
        "units/troops.toml: peasants.melee: no face of the black die is blank (leave the change out (JA-2.5))"
    ]
    assert edited(TROOPS, ('melee = ["yellow"]', 'melee = ["yellow blank>joy"]')) == [
        "units/troops.toml: peasants.melee: 'joy' is not known "
        "(known are push, disrupt, kill, shield, legend, experience, card, reroll)"
    ]
    assert edited(TROOPS, ('melee = ["yellow"]', 'melee = "yellow"')) == [
        "units/troops.toml: peasants.melee: must be a list of texts, not 'yellow'"
    ]


def test_JA_2_1_skills_are_known_and_have_values_where_they_must() -> None:
    assert edited(TROOPS, ('skills = ["support"]', 'skills = ["suport"]')) == [
        "units/troops.toml: peasants.skills: 'suport' is not known (did you mean support?)"
    ]
    assert edited(TROOPS, ('skills = ["support"]', 'skills = ["haste"]')) == [
        "units/troops.toml: peasants.skills: 'haste' has no value "
        "(write a number behind it, such as haste 2 (section 9))"
    ]
    assert edited(TROOPS, ('skills = ["support"]', 'skills = ["support 2"]')) == [
        "units/troops.toml: peasants.skills: 'support 2' has a value (write support alone (section 9))"
    ]
    assert edited(HOLY, ('skills = ["tough", "charge"]', 'skills = ["tough", "carrier"]')) == [
        "units/holy.toml: flagellants.skills: a carrier must be flying (leave carrier out (JA-9.carrier))"
    ]


def test_JA_2_5_conditions_name_units_that_exist() -> None:
    of_cavalry = 'when = "against", of = "cavalry" },'
    assert edited(TROOPS, (of_cavalry, 'when = "against", of = "camels" },')) == [
        "units/troops.toml: pikemen.other_dice: 'camels' is not known (nothing has such a name)"
    ]
    assert edited(TROOPS, (of_cavalry, 'when = "against" },')) == [
        "units/troops.toml: pikemen.other_dice 1.of: is missing "
        "(name units for against, beside, upon and slain (JA-2.5))"
    ]
    assert edited(TROOPS, (of_cavalry, 'when = "versus", of = "cavalry" },')) == [
        "units/troops.toml: pikemen.other_dice 1.when: 'versus' is not known "
        "(known are against, charging, beside, commanded, paying, in, upon, slain)"
    ]


def test_JA_2_1_a_skill_hangs_on_what_is_known_when_it_counts() -> None:
    """When its enemies are frightened, it is not yet known whom a unit fights."""
    skill = '{ skill = "retaliation", when = "against", of = "cavalry" }'
    assert edited(TROOPS, (skill, '{ skill = "tough", when = "against", of = "cavalry" }')) == [
        "units/troops.toml: pikemen.skills.when: tough does not hang on a fight "
        "(against goes with bodyguard, cohesion, dodge, feint, parry, retaliation, ruthless, slayer, targeting)"
    ]
    assert edited(TROOPS, (skill, '{ skill = "retaliation", when = "upon", of = "cavalry" }')) == [
        "units/troops.toml: pikemen.skills.when: retaliation is not used upon a unit (upon goes with heal)"
    ]
    assert edited(TROOPS, (skill, '{ skill = "retaliation", when = "charging" }')) == [
        "units/troops.toml: pikemen.skills.when: retaliation is not for attackers "
        "(charging goes with feint, ruthless, slayer, targeting)"
    ]
    is_sound(TROOPS, (skill, '{ skill = "tough", when = "beside", of = "cavalry" }'))


def test_JA_2_5_dice_are_not_used_upon_a_unit() -> None:
    assert edited(TROOPS, ('when = "against", of = "cavalry" },', 'when = "upon", of = "cavalry" },')) == [
        "units/troops.toml: pikemen.other_dice 1.when: dice are not used upon a unit "
        "(against names the enemies in a fight (JA-2.5))"
    ]


def test_JA_2_1_powers_name_effects_and_their_parameters() -> None:
    fire = '{ effect = "remove_fire", scope = "area_or_adjacent" }'
    assert edited(TROOPS, (fire, '{ effect = "remove_fires", scope = "area" }')) == [
        "units/troops.toml: peasants.powers 1.effect: 'remove_fires' is not known (did you mean remove_fire?)"
    ]
    assert edited(TROOPS, (fire, '{ effect = "remove_fire", scope = "arena", count = 2 }')) == [
        "units/troops.toml: peasants.powers 1.scope: 'arena' is not known (did you mean area?)",
        "units/troops.toml: peasants.powers 1.count: is not known here (did you mean cost?)",
    ]
    assert edited(TROOPS, (fire, '{ effect = "remove_fire", scope = "area", timing = "upkeep" }')) == [
        "units/troops.toml: peasants.powers 1.timing: 'upkeep' is not known (known are action)"
    ]


def test_JA_6_9_what_counts_by_itself_has_no_price() -> None:
    shields = '{ effect = "add_shields", count = 1, cost = { legend = 1 } }'
    fire = '{ effect = "remove_fire", scope = "area_or_adjacent" }'
    assert edited(TROOPS, (fire, shields)) == [
        "units/troops.toml: peasants.powers 1.cost: the power counts by itself "
        "(only powers used at will have a price (JA-6.9))"
    ]
    for_a_card = '{ effect = "remove_fire", scope = "area", cost = { legend_card = 1 } }'
    assert edited(TROOPS, (fire, for_a_card)) == [
        "units/troops.toml: peasants.powers 1.cost: no card is chosen at this moment "
        "(let it cost tokens, or be a bonus (JA-6.9))"
    ]


@pytest.mark.slow
def test_JA_2_1_a_card_fits_together() -> None:
    assert card("peasants", "hp = -1") == [
        "units/troops.toml: peasants.hp: must be a whole number from 0 to 20, not -1"
    ]
    assert card("bowmen", 'arm = "machine"') == [
        "units/troops.toml: bowmen.arm: is machine for a troop (war machines alone are machines)",
        "scenarios/tourelles.toml: tourelles.units: bowmen cannot stand in C3a.1 (see JA-6.3)",
    ]
    assert card("peasants", 'shooting = { type = "direct", range = 1 }') == [
        "units/troops.toml: peasants.shooting.dice: there are none (shooting needs dice (JA-6.5))"
    ]
    assert card("peasants", "sise = 1") == ["units/troops.toml: peasants.sise: is not known here (did you mean size?)"]
    assert card("trebuchet", "size = 1") == [
        "units/troops.toml: trebuchet.size: is 1 though the unit is big (big has size 3 (JA-9.big))"
    ]


def test_JA_8_4_levels_belong_together() -> None:
    assert edited(FRENCH, ("upgrade = 2\n", "")) == [
        "units/french.toml: joan_of_arc.upgrade: its price is missing "
        "(a price and a level-2 card belong together (JA-8.4))"
    ]
    assert edited(FRENCH, ('banners = ["french", "unholy"]', 'banners = ["french", "holy"]')) == [
        "units/french.toml: joan_of_arc.upgrade: has 2 level-2 cards "
        "(there is one, or a holy and an unholy side (JA-8.4))"
    ]
    assert edited(FRENCH, ("level = 2\n", "")) == [
        "units/french.toml: joan_of_arc_holy.upgrades: and level 2 belong together "
        "(a level-2 card names its level-1 card (JA-8.4))",
        "texts/en.ftl: unit-joan_of_arc_holy: the text is missing (add a line: unit-joan_of_arc_holy = …)",
    ]


def test_JA_2_1_a_key_is_used_once_over_all_files() -> None:
    lines = problems({"units/mine.toml": '# mine\n\n[[unit]]\nkey = "angel"\nkind = "troop"\n'})
    assert lines == [
        "units/mine.toml: angel: the key is used in units/holy.toml, too (every key is used once)",
    ]


# Terrain and tiles


def test_JA_1_8_terrain() -> None:
    assert edited(TERRAIN, ('entry = "nobody"', 'entry = "fish"')) == [
        "terrain.toml: water.entry: 'fish' is not known (known are all, infantry, nobody)"
    ]
    assert edited(TERRAIN, ('cover = "tree"\n', "")) == [
        "terrain.toml: forest.blocks: names a cover that the terrain has not (name the cover (JA-6.6))"
    ]


def test_JA_1_3_each_edge_belongs_to_one_area() -> None:
    assert edited(TILES, ('{ terrain = "field", edges = [0, 1, 2] }', '{ terrain = "field", edges = [0, 1, 3] }')) == [
        "tiles.toml: hedged_fields.hexes 1.areas: edge 2 belongs to no area (each edge belongs to one area (JA-1.3))",
        "tiles.toml: hedged_fields.hexes 1.areas: edge 3 belongs to several areas "
        "(each edge belongs to one area (JA-1.3))",
    ]


def test_JA_1_1_hexes_of_a_tile_lie_side_by_side() -> None:
    assert edited(TILES, ("place = [1, 0]", "place = [2, 0]"))[0] == (
        "tiles.toml: long_meadow.hexes: do not lie side by side "
        "(the first lies at [0, 0], each beside another (JA-1.1))"
    )


def test_JA_1_1_a_hex_has_up_to_three_areas() -> None:
    four = '{ terrain = "rocks", edges = [2] },\n        { terrain = "rocks", edges = [5] },'
    lines = edited(TILES, ('{ terrain = "rocks", edges = [2, 5] },', four))
    assert lines[0] == "tiles.toml: rocky_ridge.hexes 1.areas: are 4 (a hex has 1 to 3 (JA-1.1))"


def test_JA_1_3_inner_borders_join_all_areas_of_a_hex() -> None:
    assert edited(TILES, ('inner = ["ab", "bc"]', 'inner = ["ab"]'))[0] == (
        "tiles.toml: rocky_ridge.hexes 1.inner: area c touches no other area of its hex (give it a border (JA-1.3))"
    )


def test_JA_10_2_buildings_have_size_capacity_and_resistance() -> None:
    assert edited(BUILDINGS, ("resistance = 2\n", "")) == [
        "buildings.toml: small_house.resistance: must be a whole number from 1 to 9, not None"
    ]


# Scenarios


def test_JA_3_1_areas_exist() -> None:
    line = '{ unit = "crossbowmen", player = 1, at = "B3" }'
    assert edited(FORAGERS, (line, line.replace('"B3"', '"B3a"'))) == [
        "scenarios/foragers.toml: foragers.units 4.at: 'B3a' is not known (did you mean B3?)"
    ]


def test_JA_10_2_terrain_elements_stand_on_the_ground() -> None:
    assert edited(FIERBOIS, ('{ element = "well", at = ["C2c"] }', '{ element = "well", at = ["church"] }')) == [
        "scenarios/fierbois.toml: fierbois.elements 3.at: C3a.1 is inside a building (name ground areas (JA-10.2))"
    ]


def test_JA_3_1_tiles_lie_side_by_side_and_not_upon_each_other() -> None:
    lines = edited(FORAGERS, ('{ tile = "meadow", at = "D2" }', '{ tile = "meadow", at = "C3" }'))
    assert (
        lines[0]
        == "scenarios/foragers.toml: foragers.tiles 6.at: the tile lies on another one (move or turn it (JA-3.1))"
    )
    lines = edited(FORAGERS, ('{ tile = "meadow", at = "D2" }', '{ tile = "meadow", at = "d2" }'))
    assert lines == [
        "scenarios/foragers.toml: foragers.tiles 6.at: 'd2' is no hex (write a column and a row, such as C4 (JA-1.1))"
    ]
    assert "scenarios/patay.toml: patay.tiles: do not hang together (every hex lies beside another one (JA-1.3))" in (
        edited(PATAY, ('{ tile = "meadow", at = "A1" }', '{ tile = "meadow", at = "K1" }'))
    )


def test_JA_1_1_everything_fits_at_set_up() -> None:
    line = '{ unit = "sergeants_at_arms", player = 1, at = "B2" }'
    assert edited(FORAGERS, (line, line.replace(" }", ", count = 8 }"))) == [
        "scenarios/foragers.toml: foragers.units: B2 holds 9 spaces of pieces (its capacity is 8 (JA-1.1))"
    ]
    trees = '{ element = "tree", at = ["D3a", "D3a"] }'
    assert edited(FORAGERS, (trees, trees.replace('"D3a"]', '"D3a"' + ', "D3a"' * 5 + "]"))) == [
        "scenarios/foragers.toml: foragers.units: D3a holds 7 spaces of pieces (its capacity is 6 (JA-1.1))"
    ]
    line = '{ unit = "priest", at = "church", name = "monk"'
    assert edited(FIERBOIS, (line, line.replace("church", "sacristy")), ('at = "smithy"', 'at = "sacristy"')) == [
        "scenarios/fierbois.toml: fierbois.units: D2b.2 holds 2 spaces of pieces (its capacity is 1 (JA-1.1))"
    ]


def test_JA_1_4_no_area_holds_both_sides() -> None:
    line = '{ unit = "bowmen", player = 2, at = "D3b" }'
    assert edited(FORAGERS, (line, line.replace("D3b", "B3"))) == [
        "scenarios/foragers.toml: foragers.units: both sides stand in B3 (an area holds one side (JA-1.4))"
    ]


def test_JA_6_3_cavalry_cannot_start_inside_and_nobody_in_water() -> None:
    line = '{ unit = "mounted_bowmen", player = 2, at = "B2" }'
    assert edited(FIERBOIS, (line, line.replace("B2", "C2a.1"))) == [
        "scenarios/fierbois.toml: fierbois.units: mounted_bowmen cannot stand in C2a.1 (see JA-6.3)"
    ]
    assert edited(FIERBOIS, (line, line.replace("B2", "D3a"))) == [
        "scenarios/fierbois.toml: fierbois.units: mounted_bowmen cannot stand in D3a (see JA-1.8)"
    ]


def test_JA_1_8_who_ignores_terrain_may_start_in_water() -> None:
    line = '{ unit = "mounted_bowmen", player = 2, at = "B2" }'
    is_sound(FIERBOIS, (line, '{ unit = "ghost", player = 2, at = "D3a" }'))


def test_JA_3_1_units_civilians_and_levels() -> None:
    line = '{ unit = "crossbowmen", player = 1, at = "B3" }'
    assert edited(FORAGERS, (line, line.replace("crossbowmen", "crosbowmen"))) == [
        "scenarios/foragers.toml: foragers.units 4.unit: 'crosbowmen' is not known (did you mean crossbowmen?)"
    ]
    assert edited(FORAGERS, (line, line.replace("crossbowmen", "farmer"))) == [
        "scenarios/foragers.toml: foragers.units 4.unit: is a civilian (put it under civilians (JA-6.4))"
    ]
    assert edited(FORAGERS, (line, line.replace("crossbowmen", "la_hire_holy"))) == [
        "scenarios/foragers.toml: foragers.units 4.unit: is a level-2 card (characters start at level 1 (JA-3.3))"
    ]
    assert edited(FORAGERS, (line, line.replace("player = 1", "player = 1, count = 21")))[:1] == [
        "scenarios/foragers.toml: foragers.units 4.count: must be a whole number from 1 to 20, not 21"
    ]
    assert edited(FORAGERS, (line, line.replace("player = 1", "player = 3"))) == [
        "scenarios/foragers.toml: foragers.units 4.player: must be a whole number from 1 to 2, not 3"
    ]


def test_JA_3_1_sides_and_players() -> None:
    assert edited(FORAGERS, ('{ side = "english", orders', '{ side = "frensh", orders'))[0] == (
        "scenarios/foragers.toml: foragers.players 2.side: 'frensh' is not known (did you mean french?)"
    )
    assert edited(FORAGERS, ('{ side = "english", orders', '{ side = "french", orders'))[:1] == [
        "scenarios/foragers.toml: foragers.players: nobody plays english (each side has a player (JA-3.1))",
    ]
    assert edited(FORAGERS, ('sides = ["french", "english"]', 'sides = ["french"]'))[0] == (
        "scenarios/foragers.toml: foragers.sides: are 1 (name two different sides (JA-3.1))"
    )


@pytest.mark.parametrize(
    ("sides", "wrong"),
    [
        ('["french", "English"]', ["'English' is no name (write small letters, digits and underscores)"]),
        ('["french", "french"]', ["french is named twice (name two different sides (JA-3.1))"]),
        ('["french", "english", "scots"]', ["are 3 (name two different sides (JA-3.1))"]),
        (
            '["french", "english", "french"]',
            ["french is named twice (name two different sides (JA-3.1))", "are 3 (name two different sides (JA-3.1))"],
        ),
    ],
)
def test_JA_3_1_two_sides_have_different_names(sides: str, wrong: list[str]) -> None:
    lines = edited(FORAGERS, ('sides = ["french", "english"]', f"sides = {sides}"))
    assert found(FORAGERS, "foragers.sides", lines) == wrong


def test_JA_3_1_a_scenario_names_the_optional_rules_that_are_in_force_whatever_was_agreed() -> None:
    deck = 'deck = "as_written"\n'
    is_sound(FORAGERS, (deck, f"{deck}optional_rules = []\n"))
    named = with_edits(FORAGERS, (deck, f'{deck}optional_rules = ["ransom"]\n'))
    pack = PackFiles({**PACK, FORAGERS: named})
    for wish in ({}, {"ransom": "off"}, {"ransom": "on"}):
        setting = JOAN_OF_ARC.setting(pack, "foragers", wish, 2)
        assert (setting.optional.ransom, setting.options["ransom"]) == (True, "on")
        assert (setting.optional.forced_march, setting.options["forced_march"]) == (False, "off")
    assert edited(FORAGERS, (deck, f'{deck}optional_rules = ["tribute"]\n')) == [
        "scenarios/foragers.toml: foragers.optional_rules: 'tribute' is not known"
        " (known are forced_march, concentrated_fire, cavalry_breakthrough, ransom)"
    ]


def test_JA_11_4_a_capture_counts_for_a_character_that_can_be_captured() -> None:
    deck, rule = 'deck = "as_written"\n', 'optional_rules = ["ransom"]\n'
    kind = 'kind = "hold", areas = ["C3a", "C3b", "C3c"], points = 1'
    capture = 'kind = "capture", unit = "forager_captain", points = 1'
    is_sound(FORAGERS, (deck, deck + rule), (kind, capture))
    assert edited(FORAGERS, (kind, capture)) == [
        "scenarios/foragers.toml: foragers.objectives 3.kind: nobody is captured"
        ' (write optional_rules = ["ransom"] (JA-11.4))'
    ]
    troop = ('unit = "bowmen", player = 2, at = "D3b"', 'unit = "bowmen", player = 2, at = "D3b", name = "archers"')
    assert edited(FORAGERS, (deck, deck + rule), troop, (kind, capture.replace("forager_captain", "archers"))) == [
        "scenarios/foragers.toml: foragers.objectives 3.unit: can never be captured"
        " (name a character with hit points (JA-11.4))"
    ]


def test_JA_3_1_every_scenario_has_a_number_of_its_own() -> None:
    assert edited(PATAY, ("number = 2", "number = 1")) == [
        "scenarios/patay.toml: patay.number: is 1 like that of foragers (every number is used once)"
    ]
    assert edited(PATAY, ("number = 2", "number = 0")) == [
        "scenarios/patay.toml: patay.number: must be a whole number from 1 to 99, not 0"
    ]


def test_JA_3_1_a_suggestion_names_only_what_may_stand_there() -> None:
    rally = '{ side = "french", at = "B2" }'
    assert edited(FORAGERS, (rally, rally.replace(" }", ', key = "x", zone = 1 }'))) == [
        "scenarios/foragers.toml: foragers.rally_points 1.key: is not known here (leave it out)",
        "scenarios/foragers.toml: foragers.rally_points 1.zone: is not known here (known are at, side)",
    ]


def test_JA_4_1_the_sides_alternate_around_the_table() -> None:
    four = "players = [\n" + "".join(f'    {{ side = "{side}" }},\n' for side in ("french",) * 2 + ("english",) * 2)
    text = PACK[FORAGERS]
    start, end = text.index("players = ["), text.index("]\n\ntiles")
    text = text[:start] + four + text[end:]
    for number, unit in ((3, "english_hero"), (4, "bowmen")):
        text = text.replace(f'{{ unit = "{unit}", player = 2', f'{{ unit = "{unit}", player = {number}')
    text = text.replace("player = 2, at", "player = 4, at").replace(
        '"crossbowmen", player = 1', '"crossbowmen", player = 2'
    )
    assert problems({FORAGERS: text}) == [
        "scenarios/foragers.toml: foragers.players: of one side sit together (let the sides alternate (JA-4.1))",
    ]


def test_JA_3_1_resources() -> None:
    assert edited(FORAGERS, ("orders = [0, 1, 1, 1]", "orders = [0, 1, 1, 4]")) == [
        "scenarios/foragers.toml: foragers.players 1.orders: must be a list of 4 whole numbers from 0 to 3, "
        "not [0, 1, 1, 4]"
    ]
    assert edited(FORAGERS, ("legend = 1, reroll = 1", "legend = 1, reroll = 2")) == [
        "scenarios/foragers.toml: foragers.players 1.reroll: must be a whole number from 0 to 1, not 2"
    ]
    assert edited(FORAGERS, ('rounds = ["first_steps", "steady_march"]', "rounds = []")) == [
        "scenarios/foragers.toml: foragers.rounds: there are none (name a round card for each round (JA-4.2))"
    ]
    assert edited(ROUNDS, ("command = 3", "command = 0")) == [
        "rounds.toml: first_steps.command: must be a whole number from 1 to 9, not 0"
    ]


def test_JA_1_7_stakes_and_walls_stand_on_hex_edges() -> None:
    assert edited(PATAY, ('between = ["C2", "D2b"]', 'between = ["D2a", "D2b"]')) == [
        "scenarios/patay.toml: patay.fortifications 1.between: names no hex edge "
        "(name two areas of neighbouring hexes that share one (JA-1.7))"
    ]


@pytest.mark.parametrize("second", ['kind = "wall"', 'kind = "stakes", side = "french"'])
def test_JA_10_5_an_edge_holds_stakes_or_a_wall(second: str) -> None:
    stakes = '{ kind = "stakes", side = "english", between = ["C2", "D2b"] },\n'
    assert edited(PATAY, (stakes, f'{stakes}    {{ {second}, between = ["D2b", "C2"] }},\n')) == [
        "scenarios/patay.toml: patay.fortifications 2.between: something stands on that edge "
        "(stakes and walls need a free one (JA-10.5))"
    ]


def test_JA_4_10_a_rally_point_lies_where_its_side_can_stand() -> None:
    rally = ('{ side = "french", at = "E2b" }', '{ side = "french", at = "D3a" }')
    assert edited(FIERBOIS, rally) == [
        "scenarios/fierbois.toml: fierbois.rally_points: no unit of french can stand in D3a "
        "(lay it elsewhere (JA-4.10))"
    ]
    is_sound(FIERBOIS, rally, ('{ unit = "peasants", player = 1', '{ unit = "ghost", player = 1'))


def test_JA_4_10_rally_points() -> None:
    assert edited(FORAGERS, ('{ side = "french", at = "B2" }', '{ side = "french", at = "D2" }')) == [
        "scenarios/foragers.toml: foragers.rally_points: D2 is an enemy area of french (lay it elsewhere (JA-4.10))"
    ]
    assert edited(FORAGERS, ('{ side = "french", at = "B2" }', '{ side = "english", at = "D3b" }')) == [
        "scenarios/foragers.toml: foragers.rally_points: french has none (each side has one at least (JA-4.8))"
    ]


def test_JA_4_12_a_victory_must_be_possible() -> None:
    assert edited(FIERBOIS, ("count = 6", "count = 12")) == [
        "scenarios/fierbois.toml: fierbois.victories 1.count: is 12, but there are 11 points (ask for less (JA-4.12))"
    ]
    assert edited(FIERBOIS, ('{ side = "french", condition = "hold_out" },\n', "")) == [
        "scenarios/fierbois.toml: fierbois.victories: french cannot win (give each side a condition (JA-4.12))"
    ]
    assert edited(FIERBOIS, ('building = "manor"', 'building = "manors"')) == [
        "scenarios/fierbois.toml: fierbois.objectives 4.building: 'manors' is not known (did you mean manor?)"
    ]
    assert edited(FIERBOIS, ('kind = "destroy", unit = "joan"', 'kind = "destroy", unit = "pole"')) == [
        "scenarios/fierbois.toml: fierbois.objectives 7.unit: belongs to english itself (name an enemy or a civilian)"
    ]
    hold = '{ side = "french", condition = "hold_areas", count = 2, areas = ["D3a"] }'
    assert edited(FIERBOIS, ('{ side = "french", condition = "hold_out" }', hold)) == [
        f"scenarios/fierbois.toml: fierbois.victories 2.areas: no unit of french gets to D3a ({REACH})",
        "scenarios/fierbois.toml: fierbois.victories 2.count: is 2 of 1 areas (ask for less (JA-4.12))",
    ]
    slay = '{ side = "french", condition = "destroy_units", count = 12 }'
    assert edited(FIERBOIS, ('{ side = "french", condition = "hold_out" }', slay)) == [
        "scenarios/fierbois.toml: fierbois.victories 2.count: is 12 of 10 units (ask for less (JA-4.12))"
    ]


def test_JA_4_12_a_lead_in_points_must_be_possible() -> None:
    assert edited(FORAGERS, ('"french", condition = "more_points", count = 1', MORE.format("french", 7))) == [
        "scenarios/foragers.toml: foragers.victories 1.count: is 7, but there are 6 points (ask for less (JA-4.12))"
    ]
    is_sound(FORAGERS, ('"french", condition = "more_points", count = 1', MORE.format("french", 6)))
    assert edited(FIERBOIS, ('"french", condition = "hold_out"', MORE.format("french", 1))) == [
        "scenarios/fierbois.toml: fierbois.victories 2.count: is 1, but there are 0 points (ask for less (JA-4.12))"
    ]


@pytest.mark.parametrize("kind", ["civilian", "war_machine"])
def test_JA_4_12_who_shall_be_slain_must_be_there(kind: str) -> None:
    assert edited(FORAGERS, ('kind = "slay", of = "character"', f'kind = "slay", of = "{kind}"')) == [
        f"scenarios/foragers.toml: foragers.objectives 2.of: french meets no {kind} ({REACH})"
    ]


def test_JA_6_4_civilians_whom_the_enemy_recruits_can_be_slain() -> None:
    burn = 'kind = "collapse", building = "west_house"'
    slay = (burn, 'kind = "slay", of = "civilian"')
    is_sound(FIERBOIS, slay, ("count = 6", "count = 14"))
    assert edited(FIERBOIS, slay, ("count = 6", "count = 15")) == [
        "scenarios/fierbois.toml: fierbois.victories 1.count: is 15, but there are 14 points (ask for less (JA-4.12))"
    ]


@pytest.mark.slow
def test_JA_7_10_rewards_in_points_count_for_victory() -> None:
    """The scenario's rewards for civilians, and the better one of a character's cards."""
    monk = ("reward = { legend = 1 }", "reward = { points = 2 }")
    is_sound(FIERBOIS, monk, ("count = 6", "count = 13"))
    assert edited(FIERBOIS, monk, ("count = 6", "count = 14")) == [
        "scenarios/fierbois.toml: fierbois.victories 1.count: is 14, but there are 13 points (ask for less (JA-4.12))"
    ]
    is_sound(FIERBOIS, monk, ('"french", condition = "hold_out"', MORE.format("french", 2)))
    before, holy, after = PACK[FRENCH].partition('key = "joan_of_arc_holy"\n')
    joan = before + holy + after.replace("reward = {", "reward = { points = 3,", 1)
    wanted = with_edits(FIERBOIS, ("count = 6", "count = 15"))
    assert problems({FRENCH: joan, FIERBOIS: wanted}) == [
        "scenarios/fierbois.toml: fierbois.victories 1.count: is 15, but there are 14 points (ask for less (JA-4.12))"
    ]


def test_JA_8_8_who_shall_burn_a_house_needs_an_engineer() -> None:
    lines = edited(FIERBOIS, ('unit = "john_de_la_pole"', 'unit = "john_talbot"'))
    assert found(FIERBOIS, "fierbois.objectives 1.building", lines[:1]) == [
        "english can damage no building (give it an engineer (JA-8.8))"
    ]
    assert len(lines) == 3


def test_JA_6_3_who_shall_enter_a_building_needs_infantry() -> None:
    text = PACK[FIERBOIS]
    for key in ("john_de_la_pole", "sergeants_at_arms", "pikemen", "bowmen", "war_hounds"):
        text = text.replace(f'{{ unit = "{key}", player = 2', '{ unit = "mounted_bowmen", player = 2')
    text = text.replace('kind = "collapse"', 'kind = "enter"')
    lines = problems({FIERBOIS: text})
    assert len(lines) == 6
    assert lines[0] == (
        f"scenarios/fierbois.toml: fierbois.objectives 1.building: no unit of english gets there ({REACH})"
    )


def test_JA_3_1_names_are_used_once() -> None:
    assert edited(FIERBOIS, ('name = "west_house"', 'name = "manor"'))[-1] == (
        "scenarios/fierbois.toml: fierbois.name: manor is used twice (every name is used once in a scenario)"
    )


# Files and texts


@pytest.mark.slow
@pytest.mark.parametrize("file", [DICE, TERRAIN, TILES, BUILDINGS, ROUNDS, "elements.toml", "factions.toml"])
@pytest.mark.parametrize("text", [None, "", "[[tile]\n"], ids=["missing", "empty", "broken"])
def test_a_file_without_content(file: str, text: str | None) -> None:
    """No other file is reported."""
    (line,) = problems({file: text})
    assert line.startswith(f"{file}: ")


def test_a_pack_without_units_or_scenarios() -> None:
    no_units: dict[str, str | None] = dict.fromkeys(file for file in PACK if file.startswith("units/"))
    assert problems(no_units)[0] == "units/: the pack has no units (put [[unit]] tables into units/….toml)"
    no_scenarios: dict[str, str | None] = dict.fromkeys(file for file in PACK if file.startswith("scenarios/"))
    assert problems(no_scenarios) == [
        "scenarios/: the pack has no scenarios (put [[scenario]] tables into scenarios/….toml)"
    ]


def test_a_pack_without_texts() -> None:
    assert problems({f"texts/{language}.ftl": None for language in LANGUAGES}) == [
        "texts/en.ftl: the pack has no texts (one language is enough)"
    ]


@pytest.mark.slow
@pytest.mark.parametrize(
    "message",
    [
        *("unit-bowmen", "skill-charge", "power-take", "building-inn", "terrain-hill", "element-tree", "die-doom"),
        *("faction-holy", "round-trumpets", "scenario-patay", "scenario-patay-victory-french", "objective-burn_church"),
    ],
)
@pytest.mark.parametrize("language", LANGUAGES)
def test_a_missing_text_in_any_language(language: str, message: str) -> None:
    file = f"texts/{language}.ftl"
    lines = [line for line in PACK[file].splitlines() if not line.startswith(f"{message} =")]
    assert problems({file: "\n".join(lines)}) == [f"{file}: {message}: the text is missing (add a line: {message} = …)"]


def test_all_problems_at_once() -> None:
    """JA-2.1 to JA-10.2: nobody wants to fix a pack one message at a time."""
    lines = problems(
        {
            DICE: with_edits(DICE, ('"kill", "kill", "disrupt"', '"kill", "kil", "disrupt"')),
            TERRAIN: with_edits(TERRAIN, ('effects = ["loses_shield"', 'effects = ["loses_shields"')),
            TILES: with_edits(TILES, ('terrain = "swamp"', 'terrain = "bog"')),
            BUILDINGS: with_edits(BUILDINGS, ("capacity = 5", "capacity = 0")),
            TROOPS: with_edits(TROOPS, ('kind = "troop"', 'kind = "trop"'), ('skills = ["dodge"', 'skills = ["doge"')),
            FRENCH: with_edits(FRENCH, ("upgrade = 2\n", "upgrade = 20\n")),
            FORAGERS: with_edits(FORAGERS, ('"first_steps"', '"first_step"'), ("first_player = 1", "first_player = 5")),
            PATAY: with_edits(PATAY, ('at = "E3", count = 2', 'at = "E3", count = 9')),
            ENGLISH_TEXTS: with_edits(ENGLISH_TEXTS, ("unit-bowmen =", "unit-bowman =")),
        }
    )
    assert [line.split(": ")[0] + ": " + line.split(": ")[1] for line in lines] == [
        "dice.toml: red.faces",
        "terrain.toml: swamp.effects",
        "tiles.toml: fen.hexes 1.areas 1.terrain",
        "buildings.toml: church.capacity",
        "units/french.toml: joan_of_arc.upgrade",
        "units/troops.toml: peasants.kind",
        "units/troops.toml: almogavars.skills",
        "scenarios/foragers.toml: foragers.first_player",
        "scenarios/foragers.toml: foragers.rounds",
        "scenarios/patay.toml: patay.units",
        "texts/en.ftl: unit-bowmen",
    ]


def test_reading_a_broken_pack_again_tells_every_problem_once() -> None:
    pack = PackFiles({**PACK, ROUNDS: ""})
    for _ in range(2):
        with pytest.raises(PackError) as caught:
            read_pack(pack)
        assert [str(problem) for problem in caught.value.problems] == [
            "rounds.toml: round: there are none (write [[round]] tables)"
        ]


NONSENSE = (
    '"junk"',
    '" "',
    "-1",
    "99",
    "[]",
    "{}",
    "[1, 2]",
    '""',
    "true",
    "3.5",
    '["a", "b"]',
    "[{}]",
    '"A1"',
    '"church"',
)


@pytest.mark.slow
@pytest.mark.parametrize("seed", range(40))
def test_nonsense_is_told_and_never_crashes(seed: int) -> None:
    """A value anywhere in the pack is replaced; either it does no harm, or there are sentences of readable length."""
    rng = Random(seed)
    files = {name: text for name, text in PACK.items() if name.endswith(".toml")}
    name = rng.choice(sorted(files))
    value = rng.choice(list(re.finditer(r'"[^"\n]*"|\b\d+\b', files[name])))
    files[name] = files[name][: value.start()] + rng.choice(NONSENSE) + files[name][value.end() :]
    with pytest.raises(PackError) as caught:
        read_pack(PackFiles(files))
    assert all(len(str(problem)) < 500 for problem in caught.value.problems)
