"""1. The pack: values fixed by the rulebook's examples, the strength of the cards, and what the validator finds."""

from __future__ import annotations

from collections import Counter
from itertools import combinations, pairwise
from pathlib import Path

import pytest

from timefront.games import battle_through_history
from timefront.games.battle_through_history.content.pack import (
    ACTIONS,
    BASE,
    CHASE,
    DISMISS,
    DRAW,
    ELITE,
    ERAS,
    GEAR_SPACES,
    HERO,
    LONG,
    NO_SPECIAL,
    RECALL,
    REGROUP,
    SABATONS,
    TIGHTEN_UP,
    TOKENS,
    UNITS,
    BattleSetting,
    Content,
    Unit,
    read_pack,
)
from timefront.kernel.packs import LANGUAGES, PackError, PackFiles
from timefront.kernel.setting import SettingError

BUILT_IN = PackFiles.from_folder(Path(battle_through_history.__path__[0]) / "pack")
PACK = BUILT_IN.files
UNIT_FILE, SABATON_FILE, RELIC_FILE = "units.toml", "sabatons.toml", "relics.toml"
TILE_FILE, WHEEL_FILE, TOKEN_FILE, ENGLISH = "tiles.toml", "wheel.toml", "tokens.toml", "texts/en.ftl"
DEFAULTS = {
    "rounds": "6",
    "accuracy": "first_points",
    "defender_minimum": "1",
    "ring_links": "off",
    "fourth_token": "swap",
    "tighten_up": "draw",
    "divert_heroic_death": "off",
    "actions_until": "deployment",
    "defender_reinforcements": "own_deck",
    "linked": "chain",
}
ICONS = ("reinforcements", "assault", "heroic_death", "accuracy", "diversion", "relaunch")


def setting(scenario: str = "", **options: str) -> BattleSetting:
    return BattleSetting(BUILT_IN, scenario, {**DEFAULTS, **options}, 3)


def content() -> Content:
    return read_pack(BUILT_IN)


def unit(key: str) -> Unit:
    return next(unit for unit in content().units if unit.key == key)


def group(kind: int, number: int) -> list[Unit]:
    return [unit for unit in content().units if unit.kind == kind and unit.group == number]


def icons(card: Unit) -> dict[str, int]:
    """The icons of a card, not counting links."""
    return {name: getattr(card, name) for name in ICONS if getattr(card, name)}


def sum_of_lines(*keys: str) -> tuple[int, ...]:
    return tuple(sum(unit(key).lines[line] for key in keys) for line in range(3))


def totals(cards: list[Unit]) -> dict[str, int]:
    """Line values, absorbed damage, half shields and icons of some cards, each added up."""
    found = Counter({"lines": sum(sum(card.lines) for card in cards), "absorb": sum(card.absorb for card in cards)})
    found["left"] = sum(card.left > 0 for card in cards)
    found["right"] = sum(card.right > 0 for card in cards)
    for card in cards:
        found.update(icons(card))
    return dict(found)


def are_linked(left: Unit, right: Unit) -> bool:
    return left.right > 0 and left.right == right.left


def problems(changed: dict[str, str | None]) -> list[str]:
    """What the validator says about the English pack with some files changed or, for None, left out."""
    unchanged = {name: text for name, text in PACK.items() if name not in ("texts/de.ftl", "texts/es.ftl")}
    files = {name: text for name, text in {**unchanged, **changed}.items() if text is not None}
    with pytest.raises(PackError) as caught:
        read_pack(PackFiles(files))
    return [str(problem) for problem in caught.value.problems]


def edited(file: str, old: str, new: str) -> list[str]:
    """What the validator says after one edit of one file."""
    assert PACK[file].count(old) >= 1
    return problems({file: PACK[file].replace(old, new, 1)})


def table_of(file: str, key: str) -> str:
    """The text of one table of a file, up to the blank line after it."""
    start = PACK[file].rindex("[[", 0, PACK[file].index(f'key = "{key}"'))
    return PACK[file][start : PACK[file].index("\n\n", start) + 2]


def with_line(file: str, key: str, line: str) -> list[str]:
    """What the validator says after a value of one table is changed or added."""
    table = table_of(file, key)
    name = line.split(" ")[0]
    kept = [old for old in table.strip().splitlines() if old.split(" ")[0] != name]
    return edited(file, table, "\n".join([*kept, line]) + "\n\n")


# The built-in pack


def test_BH_1_1_the_cards_lie_in_the_order_of_their_ids() -> None:
    agreed = setting()
    assert len(agreed.units) == UNITS == len({card.key for card in agreed.units})
    assert [card.key for card in agreed.units[:4]] == ["trebuchet", "archers", "conscripts", "spy"]
    assert agreed.unit_kind == [BASE] * 40 + [ELITE] * 60 + [HERO] * 8
    assert agreed.unit_era == [-1] * 40 + [era for era in range(4) for _ in range(15)] + [0, 0, 1, 1, 2, 2, 3, 3]
    assert agreed.base_units == [0xFF << 8 * sabaton for sabaton in range(SABATONS)]
    assert agreed.elites == [0x7FFF << 40 + 15 * era for era in range(ERAS)]
    assert agreed.heroes == [0b11 << 100 + 2 * era for era in range(ERAS)]
    assert agreed.worth == [0] * 40 + [1] * 60 + [3] * 8
    assert agreed.relic_era == [era for era in range(4) for _ in range(8)]
    assert agreed.era_relics == [0xFF << 8 * era for era in range(ERAS)]
    assert len(set(agreed.relics)) == 32


def test_BH_1_1_the_five_base_sets_are_equal_in_strength_and_not_identical() -> None:
    sets = [group(BASE, sabaton) for sabaton in range(SABATONS)]
    assert all(totals(cards) == totals(sets[0]) for cards in sets)
    assert all(totals(sets[0])[icon] == 1 for icon in ICONS)
    profiles = [sorted((card.lines, card.absorb, sorted(icons(card).items())) for card in cards) for cards in sets]
    assert all(first != second for first, second in combinations(profiles, 2))


def test_BH_1_1_base_units_are_small() -> None:
    cards = content().units[:40]
    assert all(sum(card.lines) <= 3 and card.absorb <= 2 for card in cards)
    assert sum(sum(card.lines) for card in cards) <= 1.5 * len(cards)


def test_BH_1_2_every_pair_of_eras_is_on_two_tiles_that_point_at_different_spaces() -> None:
    tiles = content().tiles
    for pair in combinations(range(ERAS), 2):
        first, second = [tile for tile in tiles if tile.eras == pair]
        assert first.space != second.space
    assert Counter(tile.space for tile in tiles) == dict.fromkeys(range(GEAR_SPACES), 4)
    assert {tile.turn for tile in tiles} == set(range(1, len(content().ring)))


def test_BH_1_3_twenty_warfare_tokens_and_twenty_prowess_tokens() -> None:
    agreed = setting()
    assert len(agreed.token_kind) == TOKENS
    assert sum(agreed.kind_mask) == (1 << TOKENS) - 1
    for kind, token in enumerate(agreed.tokens):
        assert [number for number in range(TOKENS) if agreed.kind_mask[kind] >> number & 1] == [
            number for number, its_kind in enumerate(agreed.token_kind) if its_kind == kind
        ]
        assert agreed.token_kind.count(kind) == token.count
    assert agreed.sabatons == ["par", "joakim", "chris", "hannes", "tommy"]
    assert [len(values) for values in agreed.prowess] == [4] * SABATONS


def test_BH_1_5_the_columns_repeat_the_cards() -> None:
    agreed = setting()
    for number, card in enumerate(agreed.units):
        assert agreed.unit_values[3 * number : 3 * number + 3] == card.lines
        for name in ("absorb", "left", "right", *ICONS):
            assert getattr(agreed, name)[number] == getattr(card, name)


def test_BH_1_6_elite_units_grow_stronger_by_era() -> None:
    sums = [totals(group(ELITE, era)) for era in range(ERAS)]
    assert_grows([found["lines"] for found in sums])
    assert_grows([found["absorb"] for found in sums])
    assert_grows([sum(found.values()) for found in sums])
    assert_grows([sum(found.values()) - found["left"] - found["right"] for found in sums])
    assert_grows([sum(card.lines[LONG] for card in group(ELITE, era)) for era in range(ERAS)])


def assert_grows(values: list[int]) -> None:
    assert values == sorted(set(values))


def test_BH_1_6_era_I_has_most_reinforcements_and_links() -> None:
    sums = [totals(group(ELITE, era)) for era in range(ERAS)]
    assert_grows([-found["reinforcements"] for found in sums])
    assert_grows([-found["left"] - found["right"] for found in sums])


def test_BH_1_6_heroes_have_reinforcements_both_links_and_special_abilities() -> None:
    for era in range(ERAS):
        for hero in group(HERO, era):
            assert hero.reinforcements == 1
            assert hero.left == hero.right == era + 1
            assert hero.heroic_death + hero.accuracy + hero.diversion + hero.relaunch
            assert sum(hero.lines) > sum(sum(card.lines) for card in group(ELITE, era)) / 15


def test_BH_1_5_neighbours_of_an_era_are_linked_now_and_then_and_those_of_two_eras_sometimes() -> None:
    decks = [group(ELITE, era) + group(HERO, era) for era in range(ERAS)]
    for deck in decks:
        assert 0.24 < sum(are_linked(a, b) for a in deck for b in deck if a is not b) / (17 * 16) < 0.36
    for deck, following in pairwise(decks):
        assert 0.05 < sum(are_linked(a, b) for a in deck for b in following) / 17**2 < 0.2


@pytest.mark.parametrize(
    ("key", "lines", "absorb", "its_icons"),
    [
        ("trebuchet", [1, 0, 0], 1, {}),
        ("archers", [0, 1, 0], 1, {}),
        ("conscripts", [0, 0, 1], 1, {"reinforcements": 1}),
        ("spy", [0, 0, 0], 1, {"heroic_death": 1}),
        ("trung_sisters", [0, 1, 3], 2, {"assault": 1}),
        ("genoese_crossbowmen", [0, 3, 0], 1, {}),
        ("persian_immortals", [0, 1, 1], 1, {"heroic_death": 1}),
        ("carthaginian_soldiers", [0, 1, 2], 1, {}),
        ("vitruvian_scorpio", [1, 1, 0], 1, {"accuracy": 1}),
        ("bantu_ruga_ruga", [0, 2, 1], 1, {"assault": 1}),
        ("ballonabwehrkanone", [2, 1, 0], 1, {}),
        ("armee_secrete", [0, 2, 2], 1, {"heroic_death": 1}),
    ],
)
def test_BH_1_7_cards_of_the_examples(key: str, lines: list[int], absorb: int, its_icons: dict[str, int]) -> None:
    read_pack(BUILT_IN)
    card = unit(key)
    assert (card.lines, card.absorb, icons(card)) == (lines, absorb, its_icons)


def test_BH_1_7_where_the_cards_of_the_examples_belong() -> None:
    assert [unit(key).group for key in ("trebuchet", "archers", "conscripts", "spy")] == [0, 0, 0, 0]
    assert [unit(key).group for key in ("persian_immortals", "carthaginian_soldiers", "vitruvian_scorpio")] == [0, 0, 0]
    assert [unit(key).group for key in ("trung_sisters", "genoese_crossbowmen")] == [1, 1]
    assert unit("armee_secrete").group == 3
    assert unit("lion_from_the_north").kind == HERO


def test_BH_1_7_links_of_the_cards_of_the_examples() -> None:
    assert all(unit(key).left == unit(key).right == 0 for key in ("trebuchet", "archers", "conscripts", "spy"))
    assert are_linked(unit("genoese_crossbowmen"), unit("trung_sisters"))
    assert not are_linked(unit("persian_immortals"), unit("carthaginian_soldiers"))
    assert not are_linked(unit("carthaginian_soldiers"), unit("persian_immortals"))
    assert not are_linked(unit("bantu_ruga_ruga"), unit("ballonabwehrkanone"))


def test_BH_1_7_the_cards_of_Chris_and_Joakim() -> None:
    """BH-10.5: no links, no reinforcements, and what each card must have."""
    read_pack(BUILT_IN)
    assert sum_of_lines("raiders", "shield_wall") == (0, 1, 4)
    assert sum_of_lines("swordsmen", "skirmishers", "spearmen") == (1, 2, 3)
    assert [unit(key).absorb for key in ("raiders", "shield_wall")] == [1, 2]
    assert [unit(key).absorb for key in ("swordsmen", "skirmishers", "spearmen")] == [1, 1, 2]
    assert [icons(unit(key)) for key in ("raiders", "shield_wall")] == [{"heroic_death": 1}, {}]
    chris = [icons(unit(key)) for key in ("swordsmen", "skirmishers", "spearmen")]
    assert chris == [{"assault": 1}, {"accuracy": 1}, {}]
    assert not are_linked(unit("raiders"), unit("shield_wall"))
    assert not are_linked(unit("skirmishers"), unit("swordsmen"))
    assert not are_linked(unit("spearmen"), unit("skirmishers"))


def test_BH_1_8_the_tokens_and_prowess_that_the_examples_bind() -> None:
    found = content()
    tokens = {token.key: token for token in found.tokens}
    assert tokens["close_2"].lines == [0, 0, 2]
    assert tokens["diversion"].diversion == 1
    assert tokens["chase"].special == CHASE
    assert tokens["tighten_up"].special == TIGHTEN_UP
    assert [key for key, token in tokens.items() if not token.is_assignable] == ["chase", "tighten_up"]
    assert all(token.is_assignable == (token.special == NO_SPECIAL) for token in found.tokens)
    assert 5 in found.prowess[found.sabatons.index("hannes")]
    assert all(sorted(values) == sorted(found.prowess[0]) for values in found.prowess)


def test_BH_1_8_the_wheel_shows_draw_with_recall_and_once_an_action_twice() -> None:
    """The arrows are three sectors apart."""
    agreed = setting()
    assert [agreed.arrows(position) for position in range(8)] == [
        (DRAW, DRAW),
        (DISMISS, RECALL),
        (REGROUP, DISMISS),
        (DRAW, RECALL),
        (RECALL, DRAW),
        (DISMISS, DRAW),
        (RECALL, DISMISS),
        (DRAW, REGROUP),
    ]
    assert set(agreed.ring) == set(range(len(ACTIONS)))


def test_the_built_in_pack_has_every_text_in_every_language() -> None:
    content()
    texts = BUILT_IN.messages()
    assert set(texts) == set(LANGUAGES)
    assert texts["en"] == texts["de"] == texts["es"]
    assert len(texts["en"]) == 2 * UNITS + 2 * 32 + SABATONS + 2 * len(content().tokens)


def test_Sabatons_are_called_the_same_in_every_language_and_units_as_each_language_writes_them() -> None:
    english, german, spanish = (names_of_cards(language) for language in LANGUAGES)
    assert english.keys() == german.keys() == spanish.keys()
    assert len(english) == UNITS + SABATONS
    persons = [key for key in english if key.startswith("sabaton-")]
    assert len(persons) == SABATONS
    assert all(english[key] == german[key] == spanish[key] for key in persons)
    unit = "unit-roman_legionaries"
    assert (english[unit], german[unit], spanish[unit]) == (
        "Roman Legionaries",
        "Römische Legionäre",
        "Legionarios romanos",
    )


def names_of_cards(language: str) -> dict[str, str]:
    """The names of units and Sabatons by the keys of their messages."""
    pairs = [line.partition(" = ") for line in PACK[f"texts/{language}.ftl"].splitlines()]
    return {key: name for key, _, name in pairs if key.startswith(("unit-", "sabaton-")) and not key.endswith("-line")}


def test_one_language_is_enough() -> None:
    for language in LANGUAGES:
        others = [f"texts/{other}.ftl" for other in LANGUAGES if other != language]
        read_pack(PackFiles({name: text for name, text in PACK.items() if name not in others}))


# The setting


def test_the_defaults_and_what_else_can_be_agreed() -> None:
    """BH-2.7."""
    agreed = setting("campaign")
    assert (agreed.rounds, agreed.defender_minimum, agreed.tighten_up) == (6, 1, DRAW)
    assert not agreed.cancels_points
    assert not agreed.ring_links
    assert not agreed.forbids_fourth
    assert not agreed.diverts_heroic_death
    assert agreed.acts_until_deployment
    assert not agreed.eras_reinforce_players
    assert agreed.faces_chains
    assert not agreed.assigns_from_front
    assert setting(rounds="8").rounds == 8
    assert setting(accuracy="cancel_points").cancels_points
    assert setting(defender_minimum="0").defender_minimum == 0
    assert setting(ring_links="on").ring_links
    assert setting(fourth_token="forbid").forbids_fourth
    assert setting(tighten_up="recall").tighten_up == RECALL
    assert setting(tighten_up="regroup").tighten_up == REGROUP
    assert setting(divert_heroic_death="on").diverts_heroic_death
    assert not setting(actions_until="declaration").acts_until_deployment
    assert setting(defender_reinforcements="era_deck").eras_reinforce_players
    assert not setting(linked="neighbours").faces_chains


def test_an_unknown_scenario() -> None:
    with pytest.raises(SettingError) as caught:
        setting("crusade")
    assert caught.value.key == "unknown-scenario"
    assert caught.value.about == {"scenario": "crusade", "known": "campaign"}


# What the validator finds: units


def test_BH_1_1_a_missing_card() -> None:
    assert edited(UNIT_FILE, table_of(UNIT_FILE, "archers"), "") == [
        "units.toml: par: has 7 base units (there must be 8 (BH-1.1))"
    ]
    assert edited(UNIT_FILE, table_of(UNIT_FILE, "arditi"), "") == [
        "units.toml: era 4: has 14 elite units (there must be 15 (BH-1.1))"
    ]
    assert edited(UNIT_FILE, table_of(UNIT_FILE, "saladin"), "") == [
        "units.toml: era 2: has 1 heroes (there must be 2 (BH-1.1))"
    ]


def test_BH_1_1_a_card_of_another_group() -> None:
    assert with_line(UNIT_FILE, "archers", 'sabaton = "joakin"') == [
        "units.toml: archers.sabaton: 'joakin' is not known (did you mean joakim?)",
        "units.toml: par: has 7 base units (there must be 8 (BH-1.1))",
    ]
    assert with_line(UNIT_FILE, "arditi", "era = 5") == [
        "units.toml: arditi.era: 5 is no era (write 1 to 4 (BH-1.1))",
        "units.toml: era 4: has 14 elite units (there must be 15 (BH-1.1))",
    ]
    assert with_line(UNIT_FILE, "arditi", 'kind = "elit"') == [
        "units.toml: arditi.kind: 'elit' is not known (did you mean elite?)",
        "units.toml: era 4: has 14 elite units (there must be 15 (BH-1.1))",
    ]
    assert with_line(UNIT_FILE, "arditi", 'sabaton = "par"') == [
        "units.toml: arditi.sabaton: is not known here"
        " (known are absorb, accuracy, assault, diversion, era, heroic_death, key, kind, left, lines, reinforcements,"
        " relaunch, right)"
    ]


def test_BH_1_5_negative_values() -> None:
    assert with_line(UNIT_FILE, "archers", "lines = [0, -1, 0]") == [
        "units.toml: archers.lines: [0, -1, 0] has a negative value (write 0 to 9 for each line (BH-1.5))"
    ]
    assert with_line(UNIT_FILE, "archers", "absorb = -1") == [
        "units.toml: archers.absorb: -1 damage defeats no unit (write 1 to 9 (BH-1.5))"
    ]
    assert with_line(UNIT_FILE, "archers", "assault = -1") == [
        "units.toml: archers.assault: must be a whole number from 0 to 5, not -1"
    ]


@pytest.mark.parametrize("value", ["[0, 1]", "[0, 1, 10]", '"none"', "[0, true, 0]", "7"])
def test_BH_1_5_lines_are_three_numbers(value: str) -> None:
    (problem,) = with_line(UNIT_FILE, "archers", f"lines = {value}")
    assert problem.startswith("units.toml: archers.lines: must be a list of 3 whole numbers from 0 to 9, not ")


def test_BH_1_5_what_every_card_must_say() -> None:
    table = table_of(UNIT_FILE, "arditi")
    assert edited(UNIT_FILE, table, '[[unit]]\nkey = "arditi"\nkind = "elite"\n\n') == [
        "units.toml: arditi.era: must be a whole number from 1 to 4, not None",
        "units.toml: arditi.lines: must be a list of 3 whole numbers from 0 to 9, not None",
        "units.toml: arditi.absorb: must be a whole number from 1 to 9, not None",
        "units.toml: era 4: has 14 elite units (there must be 15 (BH-1.1))",
    ]


def test_BH_1_5_an_unknown_type_of_link() -> None:
    assert with_line(UNIT_FILE, "archers", "left = 5") == [
        "units.toml: archers.left: 5 is no type of link (write 1 to 4, one type for each era, or 0 for none (BH-1.5))"
    ]


@pytest.mark.parametrize(
    ("line", "problem"),
    [
        ("reinforcements = 0", "reinforcements: a hero brings none (a hero has at least 1 (BH-1.6))"),
        ("left = 0", "left: a hero lacks this link (a hero has links on both sides (BH-1.6))"),
        ("right = 0", "right: a hero lacks this link (a hero has links on both sides (BH-1.6))"),
        (
            "heroic_death = 0",
            "kind: a hero has no special ability (give one of heroic_death, accuracy, diversion, relaunch (BH-1.6))",
        ),
    ],
)
def test_BH_1_6_a_hero_that_lacks_something(line: str, problem: str) -> None:
    assert with_line(UNIT_FILE, "leonidas", line) == [f"units.toml: leonidas.{problem}"]


def test_a_key_used_twice_and_a_key_that_is_no_name() -> None:
    assert edited(UNIT_FILE, 'key = "archers"', 'key = "trebuchet"') == [
        "units.toml: trebuchet: the key is used twice (every key must be unique in its file)"
    ]
    assert edited(UNIT_FILE, 'key = "archers"', 'key = "Archers"') == [
        "units.toml: unit 2.key: must be a name of small letters, digits and underscores"
    ]


# What the validator finds: the other files


def test_BH_1_1_a_missing_relic() -> None:
    assert edited(RELIC_FILE, table_of(RELIC_FILE, "vasa"), "") == [
        "relics.toml: era 3: has 7 relics (there must be 8 (BH-1.1))"
    ]
    assert with_line(RELIC_FILE, "vasa", "era = 0") == [
        "relics.toml: vasa.era: 0 is no era (write 1 to 4 (BH-1.1))",
        "relics.toml: era 3: has 7 relics (there must be 8 (BH-1.1))",
    ]


def test_BH_1_2_one_era_twice_on_a_tile() -> None:
    assert with_line(TILE_FILE, "tile_1_3_first", "eras = [3, 3]") == [
        "tiles.toml: tile_1_3_first.eras: era 3 is on the tile twice (a tile shows two different eras (BH-1.2))",
        "tiles.toml: eras 1 and 3: stand together on 1 tiles (every pair is on 2 (BH-1.2))",
    ]


def test_BH_1_2_pairs_of_eras() -> None:
    assert with_line(TILE_FILE, "tile_1_3_first", "eras = [4, 3]") == [
        "tiles.toml: eras 1 and 3: stand together on 1 tiles (every pair is on 2 (BH-1.2))",
        "tiles.toml: eras 3 and 4: stand together on 3 tiles (every pair is on 2 (BH-1.2))",
    ]
    assert edited(TILE_FILE, table_of(TILE_FILE, "tile_1_3_first"), "") == [
        "tiles.toml: tile: there are 11 tiles (there must be 12 (BH-1.2))",
        "tiles.toml: eras 1 and 3: stand together on 1 tiles (every pair is on 2 (BH-1.2))",
    ]


def test_BH_1_2_the_order_of_the_eras_on_a_tile_does_not_matter() -> None:
    files = {**PACK, TILE_FILE: PACK[TILE_FILE].replace("eras = [1, 3]", "eras = [3, 1]")}
    assert [tile.eras for tile in read_pack(PackFiles(files)).tiles] == [tile.eras for tile in content().tiles]


def test_BH_1_2_every_warfare_space_is_pointed_at() -> None:
    assert problems({TILE_FILE: PACK[TILE_FILE].replace("space = 3", "space = 1")}) == [
        "tiles.toml: space 3: no tile points at it (some tile must (BH-1.2))"
    ]
    (problem,) = with_line(TILE_FILE, "tile_1_3_first", "space = 4")
    assert problem == "tiles.toml: tile_1_3_first.space: must be a whole number from 1 to 3, not 4"


@pytest.mark.parametrize("turn", [0, 8])
def test_BH_1_2_a_tile_turns_the_wheel_by_less_than_a_full_turn(turn: int) -> None:
    assert with_line(TILE_FILE, "tile_1_3_first", f"turn = {turn}") == [
        f"tiles.toml: tile_1_3_first.turn: {turn} sectors are no part of a turn"
        " (the wheel has 8 sectors: write 1 to 7 (BH-3.3))"
    ]


def test_BH_1_8_all_four_actions_are_on_the_wheel() -> None:
    assert with_line(WHEEL_FILE, "sector_3", 'action = "draw"') == [
        "wheel.toml: sector: no sector shows regroup (all four actions occur (BH-3.3))"
    ]
    assert with_line(WHEEL_FILE, "sector_3", 'action = "regroop"')[0] == (
        "wheel.toml: sector_3.action: 'regroop' is not known (did you mean regroup?)"
    )


def test_BH_1_8_draw_stands_with_recall() -> None:
    ring = ["draw", "recall", "regroup", "draw", "recall", "regroup", "dismiss", "dismiss"]
    text = "\n".join(f'[[sector]]\nkey = "sector_{n}"\naction = "{action}"\n' for n, action in enumerate(ring))
    assert problems({WHEEL_FILE: text}) == [
        "wheel.toml: sector: the arrows never show draw with recall"
        " (put recall 3 sectors before or after a draw (BH-3.3))"
    ]


def test_BH_1_3_twenty_one_tokens() -> None:
    assert with_line(TOKEN_FILE, "close_2", "count = 3") == [
        "tokens.toml: count: there are 21 tokens (there must be 20 (BH-1.3))"
    ]


def test_BH_1_8_what_a_token_carries() -> None:
    assert with_line(TOKEN_FILE, "chase", "accuracy = 1") == [
        "tokens.toml: chase.special: the token carries something else, too (a special token is only that (BH-5.6))"
    ]
    assert with_line(TOKEN_FILE, "close_2", "lines = [0, 0, 0]") == [
        "tokens.toml: close_2.lines: the token carries nothing (give it lines, an ability or a special (BH-5.6))"
    ]
    assert with_line(TOKEN_FILE, "close_2", "lines = [0, 0, -2]") == [
        "tokens.toml: close_2.lines: [0, 0, -2] has a negative value (write 0 to 9 for each line (BH-1.5))"
    ]
    assert with_line(TOKEN_FILE, "chase", 'special = "chaise"') == [
        "tokens.toml: chase.special: 'chaise' is not known (did you mean chase?)"
    ]


def test_BH_1_3_four_prowess_values_for_each_of_five_sabatons() -> None:
    assert with_line(SABATON_FILE, "hannes", "prowess = [1, 2, 5]") == [
        "sabatons.toml: hannes.prowess: must be a list of 4 whole numbers from 0 to 9, not [1, 2, 5]"
    ]
    sixth = '\n[[sabaton]]\nkey = "par_again"\nprowess = [1, 2, 3, 5]\n'
    assert problems({SABATON_FILE: PACK[SABATON_FILE] + sixth})[:2] == [
        "sabatons.toml: sabaton: there are 6 Sabatons (there must be 5 (BH-1.1))",
        "units.toml: par_again: has 0 base units (there must be 8 (BH-1.1))",
    ]


@pytest.mark.slow
@pytest.mark.parametrize("file", [UNIT_FILE, SABATON_FILE, RELIC_FILE, TILE_FILE, WHEEL_FILE, TOKEN_FILE], ids=str)
@pytest.mark.parametrize("text", [None, "", "[[unit]\n"], ids=["missing", "empty", "broken"])
def test_a_file_without_content(file: str, text: str | None) -> None:
    """No other file is reported."""
    found = problems({file: text})
    assert found
    assert all(problem.startswith(f"{file}: ") for problem in found)


def test_a_pack_without_texts() -> None:
    assert problems({f"texts/{language}.ftl": None for language in LANGUAGES}) == [
        "texts/en.ftl: the pack has no texts (one language is enough)"
    ]


@pytest.mark.slow
@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(
    "message",
    ["unit-spy", "unit-spy-line", "relic-vasa", "relic-vasa-note", "sabaton-par", "token-chase", "token-chase-help"],
)
def test_a_missing_text_in_any_language(language: str, message: str) -> None:
    file = f"texts/{language}.ftl"
    lines = [line for line in PACK[file].splitlines() if not line.startswith(f"{message} =")]
    assert problems({file: "\n".join(lines)}) == [f"{file}: {message}: the text is missing (add a line: {message} = …)"]


def test_no_text_uses_a_variable() -> None:
    assert edited(ENGLISH, "unit-spy = Spy", "unit-spy = Spy { $count }") == [
        "texts/en.ftl: unit-spy: $count is not known here (leave it out)"
    ]


def test_all_problems_at_once() -> None:
    """BH-1.1 to BH-1.8: nobody wants to fix a pack one message at a time."""
    units = PACK[UNIT_FILE].replace(table_of(UNIT_FILE, "arditi"), "")
    for old, new in (
        (table_of(UNIT_FILE, "archers"), table_of(UNIT_FILE, "archers").replace("[0, 1, 0]", "[0, -1, 0]")),
        (table_of(UNIT_FILE, "spy"), table_of(UNIT_FILE, "spy").replace("absorb = 1", "absorb = -1\nleft = 5")),
        (table_of(UNIT_FILE, "leonidas"), table_of(UNIT_FILE, "leonidas").replace("reinforcements = 1\n", "")),
    ):
        units = units.replace(old, new)
    assert problems(
        {
            UNIT_FILE: units,
            RELIC_FILE: PACK[RELIC_FILE].replace(table_of(RELIC_FILE, "vasa"), ""),
            TILE_FILE: PACK[TILE_FILE].replace("eras = [1, 3]", "eras = [3, 3]", 1),
            WHEEL_FILE: PACK[WHEEL_FILE].replace('action = "regroup"', 'action = "draw"'),
            TOKEN_FILE: PACK[TOKEN_FILE].replace("count = 1", "count = 2", 1),
            SABATON_FILE: PACK[SABATON_FILE].replace("[1, 2, 3, 5]", "[1, 2, 3, 10]", 1),
            "texts/de.ftl": PACK["texts/de.ftl"].replace("unit-spy-line =", "unit-spion-line ="),
        }
    ) == [
        "sabatons.toml: par.prowess: must be a list of 4 whole numbers from 0 to 9, not [1, 2, 3, 10]",
        "units.toml: archers.lines: [0, -1, 0] has a negative value (write 0 to 9 for each line (BH-1.5))",
        "units.toml: spy.absorb: -1 damage defeats no unit (write 1 to 9 (BH-1.5))",
        "units.toml: spy.left: 5 is no type of link (write 1 to 4, one type for each era, or 0 for none (BH-1.5))",
        "units.toml: leonidas.reinforcements: a hero brings none (a hero has at least 1 (BH-1.6))",
        "tiles.toml: tile_1_3_first.eras: era 3 is on the tile twice (a tile shows two different eras (BH-1.2))",
        "units.toml: era 4: has 14 elite units (there must be 15 (BH-1.1))",
        "relics.toml: era 3: has 7 relics (there must be 8 (BH-1.1))",
        "wheel.toml: sector: no sector shows regroup (all four actions occur (BH-3.3))",
        "tiles.toml: eras 1 and 3: stand together on 1 tiles (every pair is on 2 (BH-1.2))",
        "tokens.toml: count: there are 21 tokens (there must be 20 (BH-1.3))",
        "texts/de.ftl: unit-spy-line: the text is missing (add a line: unit-spy-line = …)",
    ]


def test_reading_a_broken_pack_again_tells_every_problem_once() -> None:
    pack = PackFiles({**PACK, TOKEN_FILE: ""})
    for _ in range(2):
        with pytest.raises(PackError, match="there are 0 tokens") as caught:
            read_pack(pack)
        assert len(caught.value.problems) == 1
