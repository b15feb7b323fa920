"""The questions before a match."""

from __future__ import annotations

from typing import Any

import pytest

from tests.terminal.stage import Stage
from timefront.doctor import SUFFIX
from timefront.games.registry import GAMES
from timefront.kernel.packs import LANGUAGES
from timefront.kernel.storage import load_match, read_lines
from timefront.terminal import chooser

OPEN: dict[str, Any] = {"game": None, "file": None, "language": "", "seed": ""}


@pytest.fixture(autouse=True)
def _english(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("LC_ALL", "en_GB.UTF-8")


def matches(stage: Stage) -> list[Any]:
    return [load_match(read_lines(path).lines, GAMES) for path in sorted(stage.folder.glob(f"*{SUFFIX}"))]


def test_enter_is_an_answer_to_everything(stage: Stage) -> None:
    shown = stage.play([""] * 4, **OPEN)
    assert "Language / Sprache / Idioma\n1: English\n2: Deutsch\n3: Español" in shown
    assert "\nDuel of Time\nTwo generals" in shown
    assert "1: Let the rules decide\n2: Signal Beacons: White cubes stand on" in shown
    assert "Whoever starts gets 1 extra point at the end." in shown
    assert "Who plays Yellow?" in shown
    assert "Who plays Red?" in shown
    assert "Yellow: you. Red: bot, medium." in shown
    assert len(matches(stage)) == 1


def test_everything_can_be_chosen(stage: Stage) -> None:
    shown = stage.play(["2", "4", "2", "1"], **OPEN)
    assert "Duell der Zeiten: Der Kreuzweg" in shown
    assert "Gelb: Bot, leicht. Rot: du." in shown
    assert matches(stage)[0].setting.scenario == "crossroads"


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_known_language_is_not_asked_for(stage: Stage, language: str) -> None:
    shown = stage.play([""] * 3, **OPEN | {"language": language})
    assert "Idioma /" not in shown
    assert "/ Sprache" not in shown
    assert len(matches(stage)) == 1


@pytest.mark.parametrize("typed", [["q"], ["", "Q"], ["", "", "quit"], [], [""]])
def test_one_can_leave_at_every_question(stage: Stage, typed: list[str]) -> None:
    shown = stage.play(typed, **OPEN)
    assert "See you at the front!" in shown
    assert stage.status == 0
    assert matches(stage) == []


def test_nonsense_is_asked_again(stage: Stage) -> None:
    shown = stage.play(["cat", "0", "4", "99999999999999", ""], **OPEN)
    assert shown.count("Please type a number from 1 to 3, just Enter for 1, or q to leave.") == 4


def test_a_stored_match_is_offered_first(stage: Stage) -> None:
    stage.play(["", "4", "", "2", "1"], **OPEN)
    shown = stage.play(["", ""], **OPEN)
    assert "1: Go on with “The Crossroads”, last played" in shown
    assert "2: A new match" in shown
    assert "Welcome back" in shown
    assert len(matches(stage)) == 1


def test_a_new_match_can_be_begun_beside_a_stored_one(stage: Stage) -> None:
    stage.play(["", "", "", "", "1"], **OPEN)
    stage.play(["", "2", "", "", ""], **OPEN)
    assert len(matches(stage)) == 2


def test_finished_untouched_and_damaged_matches_are_not_offered(stage: Stage) -> None:
    stage.play(["", "", "", "", "1", "resign", "y"], **OPEN)
    stage.play(["", "", "", "4"], **OPEN)
    (stage.folder / f"x{SUFFIX}").write_text("hello\n")
    assert "Go on with" not in stage.play([""], **OPEN)


def test_what_was_wished_for_is_not_asked(stage: Stage) -> None:
    shown = stage.play(["", ""], **OPEN | {"scenario": "levy", "seats": {"red": "bot:hard"}})
    assert "Which scenario?" not in shown
    assert "Who plays Red?" not in shown
    assert "Yellow: you. Red: bot, hard." in shown
    assert matches(stage)[0].setting.scenario == "levy"


def test_several_games_are_offered(stage: Stage, monkeypatch: pytest.MonkeyPatch) -> None:
    game = GAMES["duel_of_time"]
    monkeypatch.setattr(chooser, "GAMES", {"one": game, "two": game})
    shown = stage.play(["", "2", "", "", ""], **OPEN)
    assert "Which game?\n1: Duel of Time\n2: Duel of Time" in shown
    assert len(matches(stage)) == 1
