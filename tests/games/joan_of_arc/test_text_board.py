"""The text board: a map with every area on it, tables of everything else, and details of areas and units."""

from __future__ import annotations

import re
from random import Random

import pytest

from tests.games.joan_of_arc.attacks import attacked, fall
from tests.games.joan_of_arc.boards import BUILT_IN
from tests.games.joan_of_arc.scenes import Scene, setting
from tests.games.joan_of_arc.test_whole_games import SCENARIOS, war
from tests.marks import first_in_short
from timefront.games.joan_of_arc.board.laid import lay_order, light_fire, set_barricade
from timefront.games.joan_of_arc.content.vocabulary import SHOOTING
from timefront.games.joan_of_arc.game import JOAN_OF_ARC
from timefront.games.joan_of_arc.show.text_map import NARROW, WIDEST, initials, legend, shares_of, short_names, text_map
from timefront.games.joan_of_arc.show.view import view_of
from timefront.games.joan_of_arc.state import ORDER_KINDS, STAKES_OF, WALL, War
from timefront.kernel.bits import members
from timefront.kernel.flow import CHANCE
from timefront.kernel.packs import LANGUAGES
from timefront.texts.catalogue import Catalogue

Rows = list[list[str]]
Cells = dict[str, dict[str, str]]
"""Cells by the names of their column and of their row."""

ENGLISH = Catalogue(JOAN_OF_ARC, BUILT_IN, "en")


def blocks(text: str) -> list[Rows]:
    return [[line.split("\t") for line in block.split("\n")] for block in text.split("\n\n") if block]


def tables(s: War, texts: Catalogue = ENGLISH) -> list[Rows]:
    """All tables without the pictures."""
    found = blocks(JOAN_OF_ARC.narrator.text_board(view_of(s, None), texts.message))
    return [rows for rows in found if len(rows[0]) > 1]


def cells(rows: Rows) -> Cells:
    return {name: {row[0]: row[column] for row in rows[1:]} for column, name in enumerate(rows[0][1:], 1)}


def table(s: War, head: str) -> Cells:
    """The table whose first cell begins like this; without columns if there is none."""
    return next((cells(rows) for rows in tables(s) if rows[0][0].startswith(head)), {})


def look(s: War, wanted: str) -> list[Rows]:
    return blocks(JOAN_OF_ARC.narrator.look(view_of(s, None), ENGLISH.message, wanted))


def drawn(s: War, texts: Catalogue = ENGLISH, widest: int = WIDEST) -> list[str]:
    return text_map(view_of(s, None), texts.message, widest)


def name(s: War, unit: int) -> str:
    return ENGLISH.message(f"unit-{s.setting.cards.name_keys[s.profile[unit]]}")


# Every position


@pytest.mark.slow
@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("scenario", first_in_short(SCENARIOS))
def test_every_table_is_a_rectangle_with_names_for_rows_and_columns(scenario: str, language: str) -> None:
    texts = Catalogue(JOAN_OF_ARC, BUILT_IN, language)
    rng = Random(language)
    for s in war(scenario, 1):
        if s.seat == CHANCE or rng.random() > 0.2:
            continue
        for rows in tables(s, texts):
            assert len({len(row) for row in rows}) == 1
            assert all(rows[0])
            assert all(row[0] for row in rows)
            assert len(rows[0]) > 1


@pytest.mark.slow
@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("scenario", first_in_short(SCENARIOS))
def test_JA_1_1_the_map_names_every_area_and_fits_the_window(scenario: str, language: str) -> None:
    texts = Catalogue(JOAN_OF_ARC, BUILT_IN, language)
    for s in war(scenario, 2):
        if s.seat == CHANCE:
            continue
        for widest in (WIDEST, NARROW):
            lines = drawn(s, texts, widest)
            assert all(line and "\t" not in line for line in lines)
            assert max(map(len, lines)) <= widest
            board = s.setting.board
            for area in range(board.ground_count):
                assert any(f" {board.area_names[area]} " in line for line in lines)


@pytest.mark.parametrize("scenario", first_in_short(SCENARIOS))
def test_everything_can_be_looked_at(scenario: str) -> None:
    s = JOAN_OF_ARC.new(setting(scenario))
    board = s.setting.board
    for language in LANGUAGES:
        texts = Catalogue(JOAN_OF_ARC, BUILT_IN, language)
        units = [texts.message(f"unit-{s.setting.cards.name_keys[card]}") for card in s.profile]
        for wanted in [*board.area_names, *board.hex_names, *units]:
            found = blocks(JOAN_OF_ARC.narrator.look(view_of(s, 0), texts.message, wanted))
            assert found, wanted
            for rows in found:
                assert len({len(row) for row in rows}) == 1
                assert all(row[0] for row in rows)


def test_every_card_of_the_pack_can_be_looked_at() -> None:
    """Conditions, changed faces, commands and powers of all cards have words in every language."""
    cards = JOAN_OF_ARC.setting(BUILT_IN, "patay", {}, 2).cards
    for number, key in enumerate(cards.keys):
        civilian = "0" if cards.kind[number] == 2 else "1"
        view = view_of(Scene("patay", f"{key} {civilian} B2").s, None)
        for language in LANGUAGES:
            texts = Catalogue(JOAN_OF_ARC, BUILT_IN, language)
            wanted = texts.message(f"unit-{cards.name_keys[number]}")
            assert blocks(JOAN_OF_ARC.narrator.look(view, texts.message, wanted))


# The map


def test_units_orders_and_tokens_stand_on_the_map() -> None:
    scene = Scene("fierbois", "joan_of_arc 1 D2a", "peasants 1 D2a", "peasants 1 D2a", "bowmen 2 D2b.1", "citizen 0 E1")
    s = scene.s
    lay_order(s, scene.area("D2a"), 0)
    light_fire(s, scene.area("D2a"), 1)
    set_barricade(s, scene.area("D2b.1"), 0)
    text = "\n".join(drawn(s))
    assert re.search(r" D2a Plain !\* ", text)
    assert " F: JA 2Pea " in text
    assert " .1= E: Bow .2" in text
    assert " -: Cit " in text
    assert " E2b Plain @ " in text
    assert "JA Joan of Arc" in "\n".join(legend(view_of(s, None), ENGLISH.message))


def test_JA_10_4_units_on_rubble_are_drawn_and_a_razed_building_is_not() -> None:
    scene = Scene("fierbois", "pikemen 2 C3a.1")
    scene.s.rubble |= 1 << 2
    assert any(".1 E: Pik" in line for line in drawn(scene.s))
    assert cells(look(scene.s, "C3a.1")[0])["C3a.1"]["Terrain"] == "Church, rubble"
    scene.s.place[0], scene.s.here[scene.area("C3a.1")] = scene.area("A2"), 0
    scene.s.razed = scene.s.rubble
    standing = Scene("fierbois", "pikemen 2 A2")
    assert "\n".join(drawn(scene.s)).count(".1") == "\n".join(drawn(standing.s)).count(".1") - 1


def test_where_there_is_no_room_the_rest_is_counted() -> None:
    units = ("bowmen", "pikemen", "halberdiers", "peasants", "voulgiers", "sappers")
    placed = [f"{unit} 1 {area}" for area in ("C3a", "C3b", "C3c") for unit in units]
    text = "\n".join(drawn(Scene("foragers", *placed).s))
    assert re.search(r" F: Bow .*\+\d", text)


def test_areas_of_a_hex_leave_lines_to_those_with_more_units() -> None:
    assert shares_of([9]) == [5]
    assert [shares_of(wanted) for wanted in ([1, 2], [1, 4], [5, 1], [3, 3])] == [[3, 2], [1, 4], [4, 1], [3, 2]]
    assert [shares_of(wanted) for wanted in ([1, 1, 2], [2, 2, 2], [1, 1, 5])] == [[1, 2, 2], [2, 2, 1], [1, 1, 3]]
    lines = drawn(Scene("patay", "bowmen 1 D3a", "bowmen 1 D3b", "bowmen 1 D3c", "bowmen 1 D3c").s)
    assert any(" D3c F: 2Bow" in line for line in lines)


@pytest.mark.parametrize(("standing", "sign"), [(WALL, "#"), (STAKES_OF, "x"), (STAKES_OF + 1, "x")])
def test_JA_1_7_what_stands_on_an_edge_is_drawn_there(standing: int, sign: str) -> None:
    """An edge is two characters high on the side of a hex, and as wide as the hex at its top or bottom."""
    s = Scene("foragers", "bowmen 1 C4a").s
    for edge, border in enumerate(s.setting.board.edge_border):
        s.edges = [0] * len(s.edges)
        picture = drawn(s)
        s.edges[edge] = standing
        changed = drawn(s)
        signs = sum(line.count(sign) for line in changed) - sum(line.count(sign) for line in picture)
        assert signs == 2 or signs > 15
        one, other = s.setting.board.border_areas[border]
        kind = "Wall" if sign == "#" else "Stakes"
        assert f"{s.setting.board.area_names[other]} ({kind})" in table(s, "The map")[s.setting.board.area_names[one]][
            "Borders on"
        ].split(", ")


def test_JA_1_3_the_letters_of_areas_that_meet_stand_at_their_edge() -> None:
    lines = drawn(Scene("foragers", "bowmen 1 C4a").s)
    above_c3 = next(line for line in lines if "b/a" in line)
    assert lines.index(above_c3) == next(n for n, line in enumerate(lines) if " C3a " in line) - 1
    assert any("|c " in line for line in lines)


def test_short_names_differ() -> None:
    assert initials("Mounted Sergeants-at-arms") == "MSA"
    assert initials("John de la Pole") == "JP"
    assert initials("La Hire") == "LH"
    assert initials("Bowmen") == "Bow"
    for scenario in SCENARIOS:
        s = JOAN_OF_ARC.new(setting(scenario))
        for language in LANGUAGES:
            short = short_names(view_of(s, None), Catalogue(JOAN_OF_ARC, BUILT_IN, language).message)
            assert len(set(short.values())) == len(short)
    view = view_of(Scene("foragers", "pikemen 1 C4a", "pikemen 1 C4a", "bowmen 1 C4a").s, None)
    assert short_names(view, {"unit-bowmen": "Same Name", "unit-pikemen": "Such Nonsense"}.__getitem__) == {
        "bowmen": "SN",
        "pikemen": "SN2",
    }


# The tables


@pytest.mark.slow
@pytest.mark.parametrize("scenario", first_in_short(SCENARIOS))
def test_areas_players_and_points_are_those_of_the_position(scenario: str) -> None:
    for s in war(scenario, 3):
        if s.seat == CHANCE:
            continue
        shown, players = table(s, "Areas"), table(s, "Players")
        for area, units in enumerate(s.here):
            if units:
                column = shown[s.setting.board.area_names[area]]
                assert all(name(s, unit) in column["Units"] for unit in members(units))
                assert column["Free spaces"] == f"{s.room[area]}/{s.setting.board.capacity[area]}"
        shown_orders = [int(players[f"Player {seat + 1}"]["Command order"]) for seat in range(s.setting.seats)]
        assert shown_orders == s.orders[::ORDER_KINDS]
        points = [int(column["Points"]) for column in table(s, "Round").values()]
        assert points == s.points


def test_JA_2_3_who_is_beside_the_board_is_told_by_player() -> None:
    s = Scene("fierbois", "bowmen 2 disrupted", "pikemen 2 graveyard", "pikemen 2 graveyard", "priest 0 graveyard").s
    assert table(s, "Beside the board") == {
        "Player 2": {"infirmary, disrupted": "Bowmen", "graveyard": "2 × Pikemen"},
        "nobody": {"infirmary, disrupted": "", "graveyard": "Priest"},
    }
    assert table(Scene("fierbois", "bowmen 2 A2").s, "Beside the board") == {}


def test_wounds_damage_and_reached_objectives_are_told() -> None:
    scene = Scene("fierbois", "john_de_la_pole 2 C3a", "citizen 0 D1a")
    s = scene.s
    s.wounds[0], s.damage[2], s.scored, s.rubble = 1, 1, 4, 8
    shown = table(s, "Areas")
    assert shown["C3a"]["Units"] == "Player 2: John de la Pole (wounds 1/2)"
    assert "Church (damage 1/" in shown["C3a"]["Stands there"]
    assert "Big house (rubble)" in shown["D1a"]["Stands there"]
    assert shown["D1a"]["Units"] == "nobody: Citizen"
    assert [aim for aim, column in table(s, "Objectives").items() if column["State"]] == [
        "The church (C3a.1) burnt down"
    ]


# What is going on


def test_JA_7_1_an_attack_is_shown_die_by_die() -> None:
    scene = Scene("patay", "bowmen 1 C2", "sergeants_at_arms 2 C3b", "pikemen 2 C3b")
    attacked(scene, "C3b", 0, roll=SHOOTING)
    assert table(scene.s, "Attack on C3b") == {
        "Attacker": {"Player": "Player 1", "Roll": "shooting", "Units": "Bowmen"},
        "Defender": {"Player": "Player 2", "Roll": "defence", "Units": "Sergeants-at-arms, Pikemen"},
    }
    sides = [die["Side"] for die in table(scene.s, "Dice").values()]
    assert sides == ["Attacker", "Attacker", "Defender", "Defender"]
    fall(scene, "disrupt", "blank")
    fall(scene, "push", "blank")
    dice = table(scene.s, "Dice")
    assert dice["1"] == {
        "Side": "Attacker",
        "Unit": "Bowmen",
        "Colour": "Yellow die",
        "Result": "disrupt",
        "What became of it": "still open",
    }
    assert dice["2"]["What became of it"] == "nothing that counts"
    assert dice["4"] == {
        "Side": "Defender",
        "Unit": "Pikemen",
        "Colour": "Yellow die",
        "Result": "blank",
        "What became of it": "nothing that counts",
    }


@pytest.mark.slow
def test_declared_actions_are_told_until_they_are_done() -> None:
    for s in war("patay", 4):
        shown = next((rows for rows in tables(s) if rows[0][0].startswith("Activation of ")), None)
        declared = view_of(s, None).activations
        if declared and declared[-1].declared:
            assert shown is not None
            assert len(shown[0]) == len(declared[-1].declared) + 1
        else:
            assert shown is None


# Details


def test_an_area_is_shown_with_the_cards_of_its_units() -> None:
    scene = Scene("fierbois", "joan_of_arc 1 C3a.1", "john_de_la_pole 2 C3a")
    place, units = (cells(rows) for rows in look(scene.s, "c3a"))
    assert list(place) == ["C3a", "C3a.1"]
    assert place["C3a"]["Borders on"].startswith("C2c, C3a.1, C3b")
    assert units["Joan of Arc"]["Where"] == "C3a.1"
    assert units["Joan of Arc"]["Skills"] == "Tough, Prayer, Terror 1"
    assert list(cells(look(scene.s, "C3")[0])) == ["C3a", "C3b", "C3a.1"]
    assert list(cells(look(scene.s, "church")[0])) == ["C3a.1"]


def test_JA_2_1_a_unit_is_shown_with_its_whole_card() -> None:
    s = Scene("fierbois", "joan_of_arc 1 D2a", "bertrand_de_poulengy 1 D2a").s
    for wanted in ("JA", "joan of arc", "Joan", "JOAN"):
        figures, skills, powers, units = (cells(rows) for rows in look(s, wanted)[:4])
        assert list(figures) == ["level 1", "level 2 (French, Holy)", "level 2 (French, Unholy)"]
        assert figures["level 1"]["Hit points"] == "2"
        assert figures["level 1"]["melee"] == "White die"
        assert figures["level 1"]["Command"] == "range 1, at most 1"
        assert skills["Terror 1"]["What it does"] == ENGLISH.message("skill-terror-help")
        assert powers["1"]["What it does"] == ENGLISH.message("power-hasten_rally")
        assert powers["3"]["In detail"] == "1 × legend token"
        assert powers["3"]["How often"] == "once a round"
        assert units["Joan of Arc"]["Where"] == "D2a"
    shot = cells(look(s, "poulengy")[0])["level 1"]["shooting"]
    assert shot == "Black die (shield > push), direct shot, range 1"


def test_without_a_name_the_map_is_shown_and_nonsense_shows_nothing() -> None:
    s = Scene("fierbois", "joan_of_arc 1 D2a").s
    wide, narrow, signs = ([row[0] for row in rows] for rows in look(s, ""))
    assert (wide, narrow) == (drawn(s), drawn(s, widest=NARROW))
    assert signs == legend(view_of(s, None), ENGLISH.message)
    for nonsense in ("zzz", "-", "\u0301", "C9", "D2a.7", "%s", "{}", "unit-joan_of_arc"):
        assert look(s, nonsense) == []
