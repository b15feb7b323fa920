"""A closer look: what the board names, in every game, and the map of games that have one."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from tests.terminal.stage import GAME, Stage, always_one
from tests.terminal.test_program import ESCAPE, on_terminal
from timefront.games.registry import GAMES
from timefront.kernel.packs import LANGUAGES
from timefront.terminal.looking import is_called
from timefront.terminal.page import is_picture, parse_tables
from timefront.texts.catalogue import Catalogue

JOAN = GAMES["joan_of_arc"]
BATTLE = GAMES["battle_through_history"]
PLAYERS = {"first": "human", "second": "bot:random"}


def at_joans_table(stage: Stage, *typed: str, **wishes: object) -> str:
    """What is shown in the learning scenario, in which the human begins."""
    wished = {"game": JOAN, "scenario": "foragers", "seed": "look", "players": PLAYERS} | wishes
    return stage.play(typed, **wished)


# Every game


def test_a_column_of_the_board_is_shown_by_its_name(stage: Stage) -> None:
    texts = Catalogue(GAME, GAME.built_in_pack(), "en")
    base = texts.message("space-0-short")
    shown = stage.play([f"look {base.upper()}"])
    assert len(re.findall(rf"^{re.escape(base)}: ", shown, re.MULTILINE)) == 2


def test_a_row_of_the_board_is_shown_by_its_name(stage: Stage) -> None:
    shown = stage.play(["look yellow"])
    assert shown.count("Turn 1/16") == 2


def test_what_stands_on_the_reference_card_is_found_there(stage: Stage) -> None:
    name, line = GAME.narrator.reference(GAME.setting(GAME.built_in_pack(), "", {}, 2))[0]
    texts = Catalogue(GAME, GAME.built_in_pack(), "en")
    assert f"{texts.message(name)}: {texts.message(line)}" in stage.play([f"look {texts.message(name)}"])


@pytest.mark.parametrize("game", GAMES.values(), ids=lambda game: game.name)
@pytest.mark.parametrize("language", LANGUAGES)
def test_nonsense_and_nothing_get_a_sentence(stage: Stage, game: object, language: str) -> None:
    texts = Catalogue(JOAN, JOAN.built_in_pack(), language)
    players = {} if game is GAME else PLAYERS
    shown = stage.play(
        ["look", "look zzz", "k \u0301", "look " + "x" * 5000], game=game, players=players, language=language
    )
    assert stage.status == 0
    usage = texts.message("table-look-usage", example="?").partition("?")[0]
    assert usage in shown
    assert texts.message("table-nothing-there", name="zzz") in shown
    assert shown.count(texts.message("table-nothing-there", name="|").partition("|")[0]) == 3


def test_a_name_is_called_by_the_beginnings_of_its_words() -> None:
    assert is_called("Bärtige Männer", "barti")
    assert is_called("II-3 Spy", "spy")
    assert not is_called("II-3 Spy", "py")
    assert not is_called("II-3 Spy", "")


# A picture


def test_lines_without_tabs_are_a_picture() -> None:
    picture, table, line = parse_tables("/\\\n\\/\n\na\tb\nc\td\n\nalone")
    assert is_picture(picture)
    assert not is_picture(table)
    assert not is_picture(line)


@pytest.mark.parametrize("language", LANGUAGES)
def test_plain_pages_have_the_map_in_words_and_draw_it_when_asked(stage: Stage, language: str) -> None:
    shown = at_joans_table(stage, "", "look", language=language)
    page, _, looked = shown.partition("): look\n")
    assert "+----" not in page
    assert page.count("\nC3a: ") == 2
    assert re.search(r"^\+-{10,}\+ ", looked, re.MULTILINE)
    assert re.search(r"\|  B2 \w+ @", looked)


def test_areas_units_and_skills_can_be_looked_at(stage: Stage) -> None:
    shown = at_joans_table(stage, "look c3b", "look MSA", "look prayer")
    assert "C3b: Terrain Field; Free spaces 4/4; Borders on C3a, C3c, C4a, D3b" in shown
    assert "Mounted Sergeants-at-arms: Player Player 1" in shown
    assert "Haste 2: What it does Its action: move through up to X areas." in shown
    assert "\nPrayer: Its action: take 1 experience or 1 legend token." in shown


@pytest.mark.slow
@pytest.mark.parametrize(("columns", "is_drawn"), [(75, False), (80, True), (100, True)])
def test_a_window_that_is_too_narrow_shows_the_words(tmp_path: Path, columns: int, is_drawn: bool) -> None:
    arguments = ("joan_of_arc", "--scenario", "patay", "--lang", "en", "--seed", "s", "--seat", "second=bot:random")
    with on_terminal(tmp_path, *arguments, size=(60, columns)) as running:
        shown = ESCAPE.sub("", running.until(r"\(\? explains"))
    lines = shown.splitlines()
    assert all(len(line) <= columns + 1 for line in lines), max(lines, key=len)
    assert ("+------" in shown) == is_drawn
    assert not is_drawn or "Borders on" not in shown


# Joan of Arc at the table


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_whole_war(stage: Stage, language: str) -> None:
    shown = stage.play(always_one, game=JOAN, scenario="foragers", seed="whole", players=PLAYERS, language=language)
    assert stage.status == 0
    outcome = stage.stored().outcome()
    assert outcome is not None
    texts = Catalogue(JOAN, JOAN.built_in_pack(), language)
    assert texts.outcome(stage.stored().setting, outcome) in shown


def test_why_understands_the_names_of_areas(stage: Stage) -> None:
    shown = at_joans_table(stage, "why order 0 b2", "why order 0 D2", "why order 0 D9", "why")
    assert "1 is possible: Command order on B2: activate 2 units" in shown
    assert "No unit of yours stands there. Choose an area with one." in shown
    assert "That choice is incomplete or names something that does not exist." in shown
    assert "<area>: 0 = B2, 1 = B3, 2 = C2a" in shown


def test_an_attack_is_shown_die_by_die(stage: Stage) -> None:
    """A player who always takes the first choice attacks sooner or later."""
    shown = stage.play(always_one, game=JOAN, scenario="foragers", seed="dice", players=PLAYERS)
    assert re.search(r"^1: Side Attacker, Unit [\w -]+, Colour \w+ die, Result \w+", shown, re.MULTILINE)


def test_a_copy_is_played_on_by_the_same_players(stage: Stage) -> None:
    """In this scenario the second seat begins, which is usually not the one played at the screen."""
    copy = stage.folder / "copy.match"
    players = {"first": "bot:random", "second": "human"}
    wishes = {"game": JOAN, "scenario": "fierbois", "seed": "copy", "language": "de"}
    stage.play([f"save {copy}", "q"], players=players, **wishes)
    shown = stage.play(["q"], game=None, file=copy, language="")
    assert "Spieler 2: du." in shown
    assert "Spieler 2: Deine Befehle." in shown
