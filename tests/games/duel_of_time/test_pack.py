"""The pack: the validator reports everything at once with file, key and what to do; and the built-in pack itself."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.games.duel_of_time.table import scenes_pack
from timefront.games.duel_of_time.content.pack import COMMANDS, EFFECTS, read_pack
from timefront.games.duel_of_time.game import DUEL_OF_TIME
from timefront.kernel.packs import LANGUAGES, PackError, PackFiles
from timefront.kernel.setting import SettingError

CARDS, SCENARIOS, ENGLISH = "cards.toml", "scenarios.toml", "texts/en.ftl"
PACK = scenes_pack().files
"""A clean pack: the built-in one with the scenes' own scenario cards, which nobody tunes."""


def problems(changed: dict[str, str | None]) -> list[str]:
    """What the validator says about the pack with some files changed or, for None, left out."""
    files = {name: text for name, text in {**PACK, **changed}.items() if text is not None}
    with pytest.raises(PackError) as caught:
        read_pack(PackFiles(files))
    assert str(caught.value).splitlines() == [str(problem) for problem in caught.value.problems]
    return [str(problem) for problem in caught.value.problems]


def edited(file: str, old: str, new: str) -> list[str]:
    """What the validator says after one edit of one file."""
    assert PACK[file].count(old) >= 1
    return problems({file: PACK[file].replace(old, new, 1)})


# The built-in pack


def test_the_built_in_pack_is_clean() -> None:
    """DT-1.8 and DT-5.1."""
    cards, scenarios = read_pack(DUEL_OF_TIME.built_in_pack())
    assert [card.key for card in cards] == [
        "deploy_push",
        "deploy_charge",
        "deploy_move",
        "push_sabotage",
        "push_rally",
        "charge_move",
        "charge_sabotage",
        "move_rally",
    ]
    assert [f"{COMMANDS[card.commands[0]]}_{COMMANDS[card.commands[1]]}" for card in cards] == [
        card.key for card in cards
    ]
    assert len({leader for card in cards for leader in card.leaders}) == 16
    assert [scenario.key for scenario in scenarios] == ["beacons", "trophies", "crossroads", "levy", "breakthrough"]
    assert DUEL_OF_TIME.scenarios(DUEL_OF_TIME.built_in_pack()) == tuple(scenario.key for scenario in scenarios)


def test_DT_1_8_the_built_in_pack_has_every_text_in_every_language() -> None:
    pack = DUEL_OF_TIME.built_in_pack()
    read_pack(pack)
    texts = pack.messages()
    assert set(texts) == set(LANGUAGES)
    assert texts["en"] == texts["de"] == texts["es"]
    assert pack.problems == []


def test_the_scenes_pack_is_clean() -> None:
    read_pack(scenes_pack())


def test_one_language_is_enough() -> None:
    files = {name: text for name, text in PACK.items() if name not in ("texts/de.ftl", "texts/es.ftl")}
    read_pack(PackFiles(files))


def test_the_hash_tells_packs_apart() -> None:
    assert PackFiles(PACK).hash == scenes_pack().hash != DUEL_OF_TIME.built_in_pack().hash


# Cards


def test_DT_1_7_an_unknown_command_gets_a_suggestion() -> None:
    assert edited(CARDS, 'second = "push"', 'second = "pusch"') == [
        "cards.toml: deploy_push.second: 'pusch' is not known (did you mean push?)"
    ]


def test_an_unknown_command_far_from_all_lists_those_known() -> None:
    assert edited(CARDS, 'second = "push"', 'second = "zzz"') == [
        f"cards.toml: deploy_push.second: 'zzz' is not known (known are {', '.join(COMMANDS)})"
    ]


def test_DT_1_7_a_card_needs_both_halves() -> None:
    assert edited(CARDS, 'second = "push"\n', "") == [
        f"cards.toml: deploy_push.second: None is not known (known are {', '.join(COMMANDS)})"
    ]


def test_DT_1_8_a_deck_of_another_size() -> None:
    """One card fewer, and one more."""
    text = PACK[CARDS]
    first = text.index("[[card]]")
    second = text.index("[[card]]", first + 1)
    eighth = text[first:second].replace("deploy_push", "charge_push").replace("qi_jiguang", "shaka")
    ninth = "\ncard-charge_push = Charge / Push\n"
    texts = {f"texts/{language}.ftl": PACK[f"texts/{language}.ftl"] + ninth for language in LANGUAGES}
    assert problems({CARDS: text[:first] + text[second:]}) == [
        "cards.toml: card: there are 7 cards (a deck holds 8 (DT-1.6))"
    ]
    assert problems({CARDS: text + "\n" + eighth, **texts}) == [
        "cards.toml: card: there are 9 cards (a deck holds 8 (DT-1.6))"
    ]


def test_a_key_used_twice() -> None:
    assert edited(CARDS, 'key = "deploy_charge"', 'key = "deploy_push"') == [
        "cards.toml: deploy_push: the key is used twice (every key must be unique in its file)"
    ]
    assert edited(SCENARIOS, 'key = "trophies"', 'key = "beacons"') == [
        "scenarios.toml: beacons: the key is used twice (every key must be unique in its file)"
    ]


@pytest.mark.parametrize("key", ["3", '"Deploy Push"', '""', '"UPPER"', '"größe"'])
def test_a_key_that_is_no_name(key: str) -> None:
    assert edited(CARDS, 'key = "deploy_push"', f"key = {key}")[0] == (
        "cards.toml: card 1.key: must be a name of small letters, digits and underscores"
    )


def test_an_unknown_extra_value_gets_a_suggestion() -> None:
    assert edited(CARDS, 'second = "push"', 'second = "push"\nsecond_leder = "shaka"') == [
        "cards.toml: deploy_push.second_leder: is not known here (did you mean second_leader?)"
    ]
    assert edited(SCENARIOS, "points = 2", "points = 2\nbonus = 2") == [
        "scenarios.toml: beacons.bonus: is not known here"
        " (known are deploys, effect, key, points, starter_bonus, units, white)"
    ]


def test_an_unknown_table() -> None:
    assert problems({CARDS: PACK[CARDS] + "\n[[cart]]\nkey = 1\n"}) == [
        "cards.toml: cart: is not known here (did you mean card?)"
    ]


@pytest.mark.parametrize("leader", ["7", '""', "[]", '"Queen Amina"'])
def test_a_leader_must_be_a_name(leader: str) -> None:
    first, *rest = edited(CARDS, 'first_leader = "amina"', f"first_leader = {leader}")
    assert first == "cards.toml: deploy_charge.first_leader: must be a name of small letters, digits and underscores"
    assert all("nameless" in problem for problem in rest)  # the harmless value has no text either


# Scenarios


def test_DT_5_1_the_number_of_scenarios() -> None:
    text = PACK[SCENARIOS]
    assert problems({SCENARIOS: text[: text.rindex("[[scenario]]")]}) == [
        "scenarios.toml: scenario: there are 4 (there must be 5 (DT-5.1))"
    ]


def test_DT_5_1_an_unknown_effect_gets_a_suggestion() -> None:
    assert edited(SCENARIOS, 'effect = "trophies"', 'effect = "trophy"') == [
        "scenarios.toml: trophies.effect: 'trophy' is not known (did you mean trophies?)"
    ]
    assert edited(SCENARIOS, 'effect = "trophies"', 'effect = "weather"') == [
        f"scenarios.toml: trophies.effect: 'weather' is not known (known are {', '.join(EFFECTS)})"
    ]


def test_white_cubes_beyond_ten() -> None:
    assert edited(SCENARIOS, "white = [0, 3, 4, 3, 0]", "white = [1, 3, 4, 3, 0]") == [
        "scenarios.toml: beacons.white: places 11 white cubes (there are 10 (DT-1.3))"
    ]


def test_units_beyond_ten() -> None:
    """Ten are fine, eleven are not."""
    read_pack(PackFiles({**PACK, SCENARIOS: PACK[SCENARIOS].replace("[2, 2, 4, 0, 0]", "[4, 4, 2, 0, 0]")}))
    assert edited(SCENARIOS, "units = [2, 2, 4, 0, 0]", "units = [4, 4, 3, 0, 0]") == [
        "scenarios.toml: breakthrough.units: places 11 units (each player owns 10 (DT-1.3))"
    ]
    assert edited(SCENARIOS, "units = [2, 2, 4, 0, 0]", "units = [11, 0, 0, 0, 0]") == [
        "scenarios.toml: breakthrough.units: must be a list of 5 whole numbers from 0 to 10, not [11, 0, 0, 0, 0]"
    ]


@pytest.mark.parametrize(
    "value", ["[0, 3, 4, 3]", "[0, 3, 4, 3, -1]", "[0, 3, 4, 3, 11]", '"none"', "[0, 3, true, 3, 0]"]
)
def test_cubes_must_be_five_numbers(value: str) -> None:
    (problem,) = edited(SCENARIOS, "white = [0, 3, 4, 3, 0]", f"white = {value}")
    assert problem.startswith("scenarios.toml: beacons.white: must be a list of 5 whole numbers from 0 to 10, not ")


@pytest.mark.parametrize("value", ["0", "11", '"2"', "2.0", "true"])
def test_numbers_must_be_whole_and_within_bounds(value: str) -> None:
    (problem,) = edited(SCENARIOS, "points = 2", f"points = {value}")
    assert problem.startswith("scenarios.toml: beacons.points: must be a whole number from 1 to 10, not ")


def test_numbers_that_have_no_default_must_be_there() -> None:
    assert edited(SCENARIOS, "points = 2\n", "") == [
        "scenarios.toml: beacons.points: must be a whole number from 1 to 10, not None"
    ]


def test_deploys_and_bonus_have_bounds() -> None:
    assert edited(SCENARIOS, "deploys = 2", "deploys = 0") == [
        "scenarios.toml: levy.deploys: must be a whole number from 1 to 10, not 0"
    ]
    assert edited(SCENARIOS, "starter_bonus = 3", "starter_bonus = -1") == [
        "scenarios.toml: levy.starter_bonus: must be a whole number from 0 to 10, not -1"
    ]


# Files


def test_broken_toml() -> None:
    first, *rest = problems({CARDS: "[[card]\nkey = 'x'"})
    assert first.startswith("cards.toml: is no valid TOML: ")
    assert "line 1" in first
    assert rest == ["cards.toml: card: there are 0 cards (a deck holds 8 (DT-1.6))"]


def test_a_table_where_a_list_of_tables_belongs() -> None:
    assert problems({CARDS: '[card]\nkey = "x"'})[0] == "cards.toml: card: must be a list of tables [[card]]"


def test_a_missing_file() -> None:
    assert problems({SCENARIOS: None})[0] == (
        "scenarios.toml: the file is missing (the pack has cards.toml, texts/de.ftl, texts/en.ftl, texts/es.ftl)"
    )


def test_a_pack_without_texts() -> None:
    assert problems({f"texts/{language}.ftl": None for language in LANGUAGES}) == [
        "texts/en.ftl: the pack has no texts (one language is enough)"
    ]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("message", ["card-deploy_push", "leader-shaka", "leader-shaka-note", "scenario-levy"])
def test_a_missing_text_in_any_language(language: str, message: str) -> None:
    file = f"texts/{language}.ftl"
    lines = [line for line in PACK[file].splitlines() if not line.startswith(f"{message} =")]
    assert problems({file: "\n".join(lines)}) == [f"{file}: {message}: the text is missing (add a line: {message} = …)"]


def test_DT_5_1_a_missing_scenario_text() -> None:
    text = PACK[ENGLISH]
    start = text.index("scenario-levy-text =")
    end = text.index("scenario-breakthrough =")
    assert problems({ENGLISH: text[:start] + text[end:]}) == [
        "texts/en.ftl: scenario-levy-text: the text is missing (add a line: scenario-levy-text = …)"
    ]


def test_broken_fluent() -> None:
    assert problems({ENGLISH: PACK[ENGLISH] + "\nthis is no message\n"}) == [
        "texts/en.ftl: this is no message: is no valid Fluent message"
    ]
    assert edited(ENGLISH, "leader-shaka = Shaka", "leader-shaka = { Shaka") == [
        "texts/en.ftl: leader-shaka = { Shaka: is no valid Fluent message",
        "texts/en.ftl: leader-shaka: the text is missing (add a line: leader-shaka = …)",
    ]


def test_a_variable_that_nobody_gives() -> None:
    assert edited(ENGLISH, "leader-shaka = Shaka", "leader-shaka = Shaka { $points }") == [
        "texts/en.ftl: leader-shaka: $points is not known here (leave it out)"
    ]
    assert edited(ENGLISH, "{ $points ->", "{ $point ->") == [
        "texts/en.ftl: scenario-beacons-text: $point is not known here (did you mean $points?)"
    ]


def test_a_text_written_twice() -> None:
    assert problems({ENGLISH: PACK[ENGLISH] + "\nleader-shaka = Shaka\n"}) == [
        "texts/en.ftl: leader-shaka: the message is written twice"
    ]


def test_a_language_that_the_product_does_not_speak() -> None:
    assert problems({"texts/fr.ftl": "leader-shaka = Chaka\n"}) == [
        "texts/fr.ftl: is no language of the product (use en, de, es)"
    ]


def test_all_problems_at_once() -> None:
    """Every file is read to its end: nobody wants to fix a pack one message at a time."""
    cards = PACK[CARDS].replace('"push"', '"pusch"', 1).replace('key = "deploy_charge"', 'key = "deploy_push"')
    scenarios = PACK[SCENARIOS].replace("[0, 3, 4, 3, 0]", "[9, 9, 0, 0, 0]").replace('"reserves"', '"reserve"')
    german = PACK["texts/de.ftl"].replace("leader-shaka =", "leader-chaka =")
    assert problems({CARDS: cards, SCENARIOS: scenarios, "texts/de.ftl": german}) == [
        "cards.toml: deploy_push: the key is used twice (every key must be unique in its file)",
        "cards.toml: deploy_push.second: 'pusch' is not known (did you mean push?)",
        "scenarios.toml: beacons.white: places 18 white cubes (there are 10 (DT-1.3))",
        "scenarios.toml: levy.effect: 'reserve' is not known (did you mean reserves?)",
        "texts/de.ftl: leader-shaka: the text is missing (add a line: leader-shaka = …)",
    ]


def test_reading_a_broken_pack_again_tells_every_problem_once() -> None:
    pack = PackFiles({**PACK, CARDS: ""})
    for _ in range(2):
        with pytest.raises(PackError, match="there are 0 cards") as caught:
            read_pack(pack)
        assert len(caught.value.problems) == 1


# Folders and settings


def test_a_folder_that_does_not_exist(tmp_path: Path) -> None:
    with pytest.raises(PackError, match="there is no such folder"):
        PackFiles.from_folder(tmp_path / "nowhere")


def test_a_file_that_is_no_text(tmp_path: Path) -> None:
    (tmp_path / "cards.toml").write_bytes(b"\xff\xfe\x00")
    (tmp_path / "notes.txt").write_bytes(b"\xff")  # not part of a pack
    with pytest.raises(PackError, match=r"^cards\.toml: cannot be read: .*utf-8.*$"):
        PackFiles.from_folder(tmp_path)


def test_a_pack_in_a_folder_is_the_same_pack(tmp_path: Path) -> None:
    for name, text in PACK.items():
        (tmp_path / name).parent.mkdir(exist_ok=True)
        (tmp_path / name).write_text(text, encoding="utf-8")
    assert PackFiles.from_folder(tmp_path).hash == scenes_pack().hash


@pytest.mark.parametrize(
    ("scenario", "options", "seats", "key"),
    [
        ("beacon", {}, 2, "unknown-scenario"),
        ("", {"faces": "near"}, 2, "unknown-option"),
        ("", {"facing": "sideways"}, 2, "unknown-option-value"),
        ("", {}, 3, "wrong-seat-count"),
    ],
)
def test_a_setting_that_cannot_be_used(scenario: str, options: dict[str, str], seats: int, key: str) -> None:
    with pytest.raises(SettingError) as caught:
        DUEL_OF_TIME.setting(DUEL_OF_TIME.built_in_pack(), scenario, options, seats)
    assert caught.value.key == key
    assert "known" in caught.value.about


def test_facing_is_near_unless_agreed_otherwise() -> None:
    setting = DUEL_OF_TIME.setting(DUEL_OF_TIME.built_in_pack(), "", {}, 2)
    assert setting.options == {"facing": "near", "last_space_push": "allowed"}
    assert setting.turns == 2
