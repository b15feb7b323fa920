"""The questions before a match."""

from __future__ import annotations

from typing import Any

import pytest

from tests.match.parley import PARLEY
from tests.terminal.stage import Stage
from timefront.games.registry import GAMES
from timefront.kernel.packs import LANGUAGES
from timefront.matches.folders import SUFFIX
from timefront.matches.lines import read_lines
from timefront.matches.opening import load_match
from timefront.terminal import chooser
from timefront.terminal.errors import CannotPlay
from timefront.terminal.seating import usual_players

OPEN: dict[str, Any] = {"game": None, "file": None, "language": "", "seed": ""}


@pytest.fixture(autouse=True)
def _one_game_in_english(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("LC_ALL", "en_GB.UTF-8")
    monkeypatch.setattr(chooser, "GAMES", {"duel_of_time": GAMES["duel_of_time"]})


def matches(stage: Stage) -> list[Any]:
    return [load_match(read_lines(path).lines, GAMES) for path in sorted(stage.folder.glob(f"*{SUFFIX}"))]


def test_enter_is_an_answer_to_everything(stage: Stage) -> None:
    shown = stage.play([""] * 5, **OPEN)
    assert "Language / Sprache / Idioma\n1: English\n2: Deutsch\n3: Español" in shown
    assert "\nDuel of Time\nTwo generals" in shown
    assert "1: Let the rules decide\n2: Signal Beacons: White cubes stand on" in shown
    assert "Whoever starts gets 1 extra point at the end." in shown
    assert "Who plays Yellow?" in shown
    assert "Who plays Red?" in shown
    assert "Yellow: you. Red: bot, medium." in shown
    assert len(matches(stage)) == 1


def test_everything_can_be_chosen(stage: Stage) -> None:
    shown = stage.play(["2", "4", "2", "3", "1", "2", "1"], **OPEN)
    assert "Duell der Zeiten: Die Wegkreuzung" in shown
    assert "Gelb: Bot, leicht. Rot: du." in shown
    assert "Ausrichtung der Karten: Freie Wahl (DT-2.4)." in shown
    assert matches(stage)[0].setting.scenario == "crossroads"
    assert matches(stage)[0].setting.options == {"facing": "free", "last_space_push": "allowed"}


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_known_language_is_not_asked_for(stage: Stage, language: str) -> None:
    shown = stage.play([""] * 4, **OPEN | {"language": language})
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
    stage.play(["", "4", "", "", "2", "1"], **OPEN)
    shown = stage.play(["", ""], **OPEN)
    assert "1: Go on with “The Crossroads”, last played" in shown
    assert "2: A new match" in shown
    assert "Welcome back" in shown
    assert len(matches(stage)) == 1


def test_a_new_match_can_be_begun_beside_a_stored_one(stage: Stage) -> None:
    stage.play(["", "", "", "", "", "1"], **OPEN)
    stage.play(["", "2", "", "", "", ""], **OPEN)
    assert len(matches(stage)) == 2


def test_finished_untouched_and_damaged_matches_are_not_offered(stage: Stage) -> None:
    stage.play(["", "", "", "", "", "1", "resign", "y"], **OPEN)
    stage.play(["", "", "", "", "4"], **OPEN)
    (stage.folder / f"x{SUFFIX}").write_text("hello\n")
    assert "Go on with" not in stage.play([""], **OPEN)


def test_what_was_wished_for_is_not_asked(stage: Stage) -> None:
    wished = {"scenario": "levy", "options": {"facing": "far", "last_space_push": "allowed"}}
    wished |= {"players": {"red": "bot:hard"}}
    shown = stage.play(["", ""], **OPEN | wished)
    assert "Which scenario?" not in shown
    assert "Which rules options?" not in shown
    assert "Who plays Red?" not in shown
    assert "Yellow: you. Red: bot, hard." in shown
    assert matches(stage)[0].setting.scenario == "levy"
    assert matches(stage)[0].setting.options == {"facing": "far", "last_space_push": "allowed"}


def test_several_games_are_offered(stage: Stage, monkeypatch: pytest.MonkeyPatch) -> None:
    game = GAMES["duel_of_time"]
    monkeypatch.setattr(chooser, "GAMES", {"one": game, "two": game})
    shown = stage.play(["", "2", "", "", "", ""], **OPEN)
    assert "Which game?\n1: Duel of Time\n2: Duel of Time" in shown
    assert len(matches(stage)) == 1


# Rules options


def test_rules_options_are_explained_with_their_rules_and_enter_takes_the_usual_ones(stage: Stage) -> None:
    shown = stage.play([""] * 5, **OPEN)
    explained = "DT-2.4: Facing of the cards: Near half. Decides which half of a played card faces which player."
    assert f"Rules options\n{explained}" in shown
    assert "Which rules options?\n1: The usual ones, as above\n2: Choose them one by one" in shown
    assert "Rules options: the usual ones." in shown
    assert matches(stage)[0].setting.options == {"facing": "near", "last_space_push": "allowed"}


def test_each_value_of_an_option_is_explained(stage: Stage) -> None:
    shown = stage.play(["", "", "2", "", "", "", ""], **OPEN)
    head = "Facing of the cards (DT-2.4): Decides which half of a played card faces which player."
    values = ("Near half: The half nearer to", "Far half: The half farther from", "Free choice: Whoever plays the card")
    assert head in shown
    assert all(f"{number}: {value}" in shown for number, value in enumerate(values, 1))
    assert matches(stage)[0].setting.options == {"facing": "near", "last_space_push": "allowed"}


def test_agreed_options_are_shown_at_the_table_and_when_the_match_is_resumed(stage: Stage) -> None:
    agreed = "Facing of the cards: Far half (DT-2.4)."
    assert agreed in stage.play(["1"], options={"facing": "far"})
    shown = stage.play(["reference"])
    assert "Welcome back" in shown
    assert shown.count(agreed) == 2


# Several numbers of players


@pytest.fixture
def parley(monkeypatch: pytest.MonkeyPatch) -> None:
    """Register a game for two, three or four players."""
    monkeypatch.setitem(GAMES, "parley", PARLEY)
    monkeypatch.setattr(chooser, "GAMES", {"parley": PARLEY})


@pytest.mark.usefixtures("parley")
def test_how_many_play_is_asked_where_it_matters(stage: Stage) -> None:
    shown = stage.play(["", "", "2", "1", "1", "1", "", "pass", "q"], **OPEN)
    assert "How many are playing?\n1: 2\n2: 3\n3: 4" in shown
    assert "Who plays South?" in shown
    assert "Who plays West?" not in shown
    assert "North: a human at this screen. East: a human at this screen. South: a human at this screen." in shown
    assert matches(stage)[0].setting.seats == 3


@pytest.mark.usefixtures("parley")
@pytest.mark.parametrize(
    ("wished", "typed", "seats"),
    [
        ({"seats": 4}, ["", "", "1", "1", "1", "1"], 4),
        ({"players": {"south": "human"}}, ["", "", "2", "1", "1", "1"], 4),
        ({"players": {"south": "human"}}, ["", "", "1", "1", "1"], 3),
        ({"players": {"west": "human"}}, ["", "", "1", "1", "1"], 4),
        ({"seats": 3, "players": {"north": "human"}}, ["", "", "1", "1"], 3),
    ],
)
def test_a_wished_number_of_players_or_a_named_seat_narrows_the_question(
    stage: Stage, wished: dict[str, Any], typed: list[str], seats: int
) -> None:
    shown = stage.play(typed, **OPEN | wished)
    assert ("How many are playing?\n1: 3\n2: 4\n" in shown) == ("south" in wished.get("players", ()))
    assert matches(stage)[0].setting.seats == seats


@pytest.mark.usefixtures("parley")
@pytest.mark.parametrize("seats", [0, 1, 5, -3])
def test_an_impossible_number_of_players_is_refused_before_anything_is_asked(stage: Stage, seats: int) -> None:
    for game in (None, PARLEY):
        with pytest.raises(CannotPlay, match=r"Possible: 2, 3, 4\."):
            stage.play([""], **OPEN | {"seats": seats, "game": game})
    assert matches(stage) == []


@pytest.mark.usefixtures("parley")
def test_a_game_with_several_numbers_of_players_is_begun_and_resumed_without_the_chooser(stage: Stage) -> None:
    bots = dict.fromkeys(("east", "south"), "bot:random")
    shown = stage.play(["nod", "1"], game=PARLEY, players={"south": "bot:random"}, seats=4, seed="")
    assert "North: you. East: bot, medium. South: bot random. West: bot, medium." in shown
    assert "Rules options: the usual ones." in shown
    with pytest.raises(CannotPlay, match="number of players"):
        stage.play([], seats=3)
    assert "East: bot random. South: bot random. West: bot, medium." in stage.play([], game=None, players=bots)
    with pytest.raises(CannotPlay, match=r"no seat “west”. Known seats: north, east, south\."):
        stage.play([], game=PARLEY, file=stage.folder / "b.match", players={"west": "human"}, seats=3)


# Names


def at_the_menu(stage: Stage, monkeypatch: pytest.MonkeyPatch, name: str, typed: list[str]) -> str:
    """A new match of this game for two people, as far as the typed lines lead."""
    monkeypatch.setattr(chooser, "GAMES", {name: GAMES[name]})
    return stage.play(["1", "1", "1", *typed], **OPEN)


@pytest.mark.parametrize("name", ["battle_through_history", "joan_of_arc"])
def test_a_person_is_asked_for_a_name_where_the_seats_are_numbered(
    stage: Stage, monkeypatch: pytest.MonkeyPatch, name: str
) -> None:
    shown = at_the_menu(stage, monkeypatch, name, ["1", " Ana  \x07María ", "1", "", ""])
    assert shown.count("What is your name? (Enter: none, q: leave)") == 2
    assert "Player 1: Ana María. Player 2: a human at this screen." in shown


def test_a_bot_and_a_colour_need_no_name(stage: Stage, monkeypatch: pytest.MonkeyPatch) -> None:
    assert "What is your name?" not in stage.play(["1", "1", "1", "1", "1"], **OPEN)
    shown = at_the_menu(stage, monkeypatch, "battle_through_history", ["2", "1", "Ana"])
    assert shown.count("What is your name?") == 1
    assert "Player 1: bot, easy. Player 2: Ana." in shown


def test_one_can_leave_when_asked_for_a_name(stage: Stage, monkeypatch: pytest.MonkeyPatch) -> None:
    assert "See you at the front!" in at_the_menu(stage, monkeypatch, "battle_through_history", ["1", "q"])
    assert matches(stage) == []


# As many players as the scenario says


def test_a_scenario_for_four_seats_four_without_asking(stage: Stage) -> None:
    """JA-4.1: two against two."""
    joan = GAMES["joan_of_arc"]
    shown = stage.play([], game=joan, scenario="compiegne", seed="")
    assert "Player 1: you. Player 2: bot, medium. Player 3: bot, medium. Player 4: bot, medium." in shown
    assert matches(stage)[0].setting.seats == 4


def test_a_scenario_against_a_bot_seats_it_without_asking(stage: Stage) -> None:
    """JA-13.2: the watch of Paris is played at this screen, the wolves are not."""
    shown = stage.play([], game=GAMES["joan_of_arc"], scenario="night_of_the_wolf", seed="")
    assert "Player 1: you. Player 2: bot, medium." in shown


@pytest.mark.parametrize(("scenario", "title"), [("crecy", "Crécy"), ("tourelles", "Les Tourelles")])
def test_the_later_scenarios_open(stage: Stage, scenario: str, title: str) -> None:
    shown = stage.play([], game=GAMES["joan_of_arc"], scenario=scenario, seed="")
    assert title in shown
    assert matches(stage)[0].setting.scenario == scenario


def test_the_first_seat_that_no_bot_is_meant_for_is_played_at_this_screen() -> None:
    assert usual_players(2) == usual_players(2, meant_for_bots=[1]) == ["human", "bot:medium"]
    assert usual_players(3, meant_for_bots=[0]) == ["bot:medium", "human", "bot:medium"]
    assert usual_players(2, meant_for_bots=[0, 1]) == ["human", "bot:medium"]


def test_a_wished_number_of_players_narrows_the_scenarios(stage: Stage, monkeypatch: pytest.MonkeyPatch) -> None:
    """JA-4.1: there is one scenario for three."""
    monkeypatch.setattr(chooser, "GAMES", {"joan_of_arc": GAMES["joan_of_arc"]})
    shown = stage.play([""] * 8, **OPEN | {"seats": 3})
    assert "Which scenario?" not in shown
    assert matches(stage)[0].setting.scenario == "brignais"
