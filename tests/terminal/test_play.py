"""Whole matches, bad input, leaving and coming back."""

from __future__ import annotations

import re
import unicodedata
from pathlib import Path

import pytest

from tests.terminal.stage import PROMPT, Stage, always_one
from timefront import cli, verify
from timefront.games.registry import GAMES
from timefront.kernel.packs import LANGUAGES
from timefront.matches.files import MatchFile
from timefront.terminal import explaining
from timefront.terminal.screen import words
from timefront.terminal.seating import Seating


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_whole_match_by_always_typing_1(stage: Stage, language: str, capsys: pytest.CaptureFixture[str]) -> None:
    shown = stage.play(always_one, language=language, players={"red": "bot:easy"})
    assert stage.status == 0
    match = stage.stored()
    assert match.outcome() is not None
    assert f"timefront verify {stage.file}" in shown
    assert f"timefront replay {stage.file}" in shown
    assert verify.main([str(stage.file)]) == 0
    assert cli.run(["replay", str(stage.file), "--lang", language]) == 0
    assert "not sound" not in capsys.readouterr().out


@pytest.mark.slow
@pytest.mark.parametrize("language", LANGUAGES)
def test_plain_text_has_no_escapes_no_boxes_and_no_symbols(stage: Stage, language: str) -> None:
    shown = stage.play(always_one, language=language, plain=True)
    odd = {char for char in shown if unicodedata.category(char) in ("Cc", "Cf", "So")} - {"\n"}
    assert odd == set()


def test_plain_words_leave_out_pictures_and_control_characters() -> None:
    assert words("●●● 3 \x1b[31mred\x07 │ ok") == "3 [31mred ok"


def test_the_page_tells_scenario_board_hands_points_log_prompt_and_choices(stage: Stage) -> None:
    shown = stage.play([], scenario="crossroads")
    assert "Duel of Time: The Crossroads" in shown
    assert "whoever controls the middle space gets" in shown
    assert "Yellow base: Yellow 3, Red 0, Control Yellow +1" in shown
    assert "Hand: Yellow 3, Red" in shown
    assert re.search(r"^Points: Yellow \d+, Red \d+$", shown, re.MULTILINE)
    assert "The match so far\nThe scenario is “The Crossroads”." in shown
    assert re.search(r"^Yellow: .* \(DT-[\d.]+.*\)$", shown, re.MULTILINE)
    assert re.search(r"^1\. ", shown, re.MULTILINE)
    assert "Yellow: you. Red: bot, medium." in shown
    assert f"Every choice is saved at once: {stage.file}" in shown


def test_a_sealing_choice_is_marked(stage: Stage) -> None:
    shown = stage.play([])
    seat = stage.stored().state.seat
    match = stage.stored()
    for number, seals in enumerate(match.sealing(seat), 1):
        line = re.findall(rf"^{number}\. (.*)$", shown, re.MULTILINE)[0]
        assert line.endswith("(cannot be taken back)") == seals


@pytest.mark.parametrize(
    "nonsense",
    ["foo", "0", "25", "99999999999999999999", "-1", "1.5", "١", "why not", "why ²", "²", "\x00\x1b[2J", "{}"],
)
def test_nonsense_gets_a_sentence_and_the_prompt_again(stage: Stage, nonsense: str) -> None:
    shown = stage.play([nonsense])
    assert len(PROMPT.findall(shown)) == 2
    assert "\x1b" not in shown
    assert [seat for seat, _ in stage.choices() if seat == 0] == []


def test_enter_alone_shows_everything_again(stage: Stage) -> None:
    assert stage.play([""]).count("The match so far") == 2


def test_the_end_of_the_input_leaves_with_the_place_of_the_file(stage: Stage) -> None:
    shown = stage.play([])
    assert stage.status == 0
    assert f"timefront play --file {stage.file}" in shown
    assert "See you at the front!" in shown


def test_an_interruption_leaves_in_the_same_way(stage: Stage) -> None:
    def interrupted(shown: str) -> str:
        raise KeyboardInterrupt

    assert f"timefront play --file {stage.file}" in stage.play(interrupted)
    assert stage.status == 130


@pytest.mark.parametrize("typed", ["q", "quit", "QUIT"])
def test_quit_leaves(stage: Stage, typed: str) -> None:
    assert "The match is saved." in stage.play([typed, "1", "1"])
    assert [seat for seat, _ in stage.choices() if seat == 0] == []


def test_a_match_is_resumed_where_it_was_left(stage: Stage) -> None:
    stage.play(["1"], players={"red": "bot:easy"})
    before = stage.stored()
    shown = stage.play([], game=None)
    assert f"Welcome back: the match {stage.file} goes on." in shown
    assert "Yellow: you. Red: bot, easy." in shown
    assert stage.stored().entries == before.entries


def test_other_players_can_take_over_a_stored_match(stage: Stage) -> None:
    stage.play(["1"])
    shown = stage.play([], game=None, players={"yellow": "bot:easy", "red": "bot:random"})
    assert "Yellow: bot, easy. Red: bot random." in shown
    assert stage.stored().outcome() is not None


def test_a_match_without_a_note_of_its_players_is_resumed_with_the_usual_ones(stage: Stage) -> None:
    stage.play([], players={"red": "bot:hard"})
    note = stage.file.with_name("a.match.seats")
    for content in (b"", b"[]", b'{"players": 3, "language": "xx"}', b'{"players": ["cat"], "language": "de"}'):
        note.write_bytes(content)
        assert "Red: bot, medium." in stage.play([], game=None)
    note.unlink()
    assert "Red: bot, medium." in stage.play([], game=None)


@pytest.mark.slow
def test_a_finished_match_shows_its_end(stage: Stage) -> None:
    stage.play(always_one)
    shown = stage.play([], game=None)
    assert "Final score" in shown
    assert "timefront verify" in shown


def test_bots_alone_play_for_a_spectator(stage: Stage) -> None:
    shown = stage.play([], players={"yellow": "bot:random", "red": "bot:easy"})
    assert "Final score" in shown
    assert not re.search(r"draws \w+ /", shown)


def test_the_language_changes_at_once_and_is_remembered(stage: Stage) -> None:
    shown = stage.play(["lang de", "idioma", "sprache es", "lang xx", "lang"])
    english, german, spanish = shown.index("so far"), shown.index("bis jetzt"), shown.index("hasta ahora")
    assert english < german < spanish
    assert "Aquí no existe el idioma «xx». Idiomas conocidos: en, de, es." in shown
    assert "Escribe idioma y uno de estos: en, de, es." in shown
    assert "Aquí estás de nuevo" in stage.play([], game=None, language="")


def test_every_language_has_its_own_words_and_understands_the_english_ones(stage: Stage) -> None:
    shown = stage.play(["hilfe", "help", "VERLAUF", "log", "zurück", "zuruck", "warum 1", "ende"], language="de")
    assert shown.count("zeigt diese Liste") == 2
    assert shown.count("Die Partie bis jetzt") == 1
    assert shown.count("zurücknehmen ließe") == 2
    assert "1 ist möglich:" in shown
    assert "1 es posible:" in stage.play(["por qué 1", "por que 1", "salir"], file=stage.folder / "b", language="es")


def test_save_says_where_and_copies(stage: Stage) -> None:
    copy = stage.folder / "deep" / "copy.match"
    shown = stage.play(["1", "save", f"save {copy}", f"s {copy}", f"save {stage.folder}", "save /proc/no/x"])
    assert f"The match is saved as {stage.file}." in shown
    assert f"A copy is saved as {copy}." in shown
    assert f"{copy} exists already" in shown
    assert f"{stage.file} exists already" in shown
    assert "/proc/no/x cannot be written" in shown
    assert copy.read_bytes() == stage.file.read_bytes()
    for file in (copy, stage.file):
        for private in (file, file.with_name(f"{file.name}.seats")):
            assert private.stat().st_mode & 0o777 == 0o600, private


def test_resigning_asks_first(stage: Stage) -> None:
    shown = stage.play(["resign", "n", "resign", "", "resign", "what", "y"])
    assert shown.count("Do you really want to resign, Yellow? (y/n)") == 4
    assert "Please type y or n." in shown
    assert "Red wins: the other side has resigned." in shown
    assert stage.stored().resigned == [0]


def test_a_choice_that_cannot_be_stored_is_not_made(stage: Stage, monkeypatch: pytest.MonkeyPatch) -> None:
    stage.play([])
    before = stage.file.read_bytes()

    def full(self: MatchFile, move: object) -> None:
        raise OSError(28, "No space left on device")

    monkeypatch.setattr(MatchFile, "append", full)
    shown = stage.play(["1"], game=None)
    assert "The choice was not made" in shown
    assert len(PROMPT.findall(shown)) == 2
    assert stage.file.read_bytes() == before


# What cannot be played


def refusal(capsys: pytest.CaptureFixture[str], *arguments: str) -> str:
    """What the program says about something impossible, before anything starts."""
    assert cli.run(["play", *arguments]) == 2
    captured = capsys.readouterr()
    assert captured.out == ""
    return captured.err


@pytest.mark.usefixtures("stage")
@pytest.mark.parametrize(
    ("arguments", "sentence"),
    [
        (["--seat", "blue=human"], "There is no seat “blue”. Known seats: yellow, red."),
        (["--seat", "red=cat"], "“cat” is no player."),
        (["--seat", "red=bot:cat"], "There is no bot “cat”."),
        (["--scenario", "cat"], "There is no scenario “cat”. Known scenarios: beacons"),
        (["--option", "cat=1"], "There is no rules option “cat”."),
        (["--option", "facing=cat"], "has no value “cat”."),
        (["--file", "/proc/no/x"], "/proc/no/x cannot be written"),
    ],
)
def test_an_impossible_wish_is_one_sentence(
    capsys: pytest.CaptureFixture[str], tmp_path: Path, arguments: list[str], sentence: str
) -> None:
    said = refusal(capsys, "duel_of_time", "--lang", "en", *arguments)
    assert sentence in said
    assert said.count("\n") == 1
    assert list(tmp_path.iterdir()) == []


@pytest.mark.usefixtures("stage")
def test_the_sentence_is_in_the_wished_language(capsys: pytest.CaptureFixture[str]) -> None:
    said = refusal(capsys, "duel_of_time", "--lang", "de", "--seat", "blau=human")
    assert said == "Es gibt keinen Platz „blau“. Bekannte Plätze: yellow, red.\n"


@pytest.mark.usefixtures("stage")
def test_an_unknown_language_is_refused_in_that_of_the_system(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("LC_ALL", "es_ES.UTF-8")
    assert refusal(capsys, "duel_of_time", "--lang", "fr").startswith("Aquí no existe el idioma «fr».")
    monkeypatch.setenv("LC_ALL", "fr_FR.UTF-8")
    assert refusal(capsys, "duel_of_time", "--lang", "fr").startswith("There is no language “fr” here.")


def test_seats_can_be_named_in_the_player_s_language(stage: Stage) -> None:
    assert "Gelb: Bot, schwer." in stage.play([], language="de", players={"Gelb": "bot:hard", "ROT": "human"})


def test_a_file_that_is_no_match_or_of_another_game_is_refused(
    stage: Stage, capsys: pytest.CaptureFixture[str]
) -> None:
    other = stage.folder / "notes.txt"
    other.write_text("hello\n")
    assert refusal(capsys, "--lang", "en", "--file", str(other)) == f"The file {other} holds no match of Timefront.\n"
    old = stage.folder / "old.match"
    old.write_text('{"timefront":1}\n')
    assert "in format 1. This version reads format 2." in refusal(capsys, "--lang", "en", "--file", str(old))
    assert "im Format 1. Diese Version liest Format 2." in refusal(capsys, "--lang", "de", "--file", str(old))
    stage.play([])
    said = refusal(capsys, "--lang", "en", "--file", str(stage.file), "--scenario", "levy")
    assert said.startswith(f"The match {stage.file} has begun already")
    said = refusal(capsys, "--lang", "en", "--file", str(stage.file), "--seat", "blue=human")
    assert said.startswith("There is no seat “blue”.")


def test_a_match_is_played_at_one_table_at_a_time(stage: Stage, capsys: pytest.CaptureFixture[str]) -> None:
    said: list[str] = []

    def second(shown: str) -> str:
        said.append(refusal(capsys, "--lang", "en", "--file", str(stage.file)))
        return ""

    stage.play(second)
    assert said == [f"The match {stage.file} is being played in another window. Leave it there first.\n"]


def test_a_player_is_called_by_the_chosen_name(stage: Stage) -> None:
    battle = GAMES["battle_through_history"]
    players = {"first": "human:Ana\n[b]", "second": "human"}
    shown = stage.play(["", "1", "quit"], game=battle, seats=2, players=players)
    assert "Player 1: Ana[b]. Player 2: a human at this screen." in shown
    assert "Ana[b]: which Sabaton do you lead?" in shown
    assert "Pass the screen to Player 2" in shown
    resumed = stage.play(["", "quit"], game=battle, language="es")
    assert "Dirige Ana[b]" in resumed


@pytest.mark.slow
@pytest.mark.parametrize("game", ["battle_through_history", "joan_of_arc"])
@pytest.mark.parametrize(("language", "number"), [("en", "Player"), ("de", "Spieler"), ("es", "Jugador")])
def test_names_stand_wherever_the_numbers_of_seats_stood(
    stage: Stage, game: str, language: str, number: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Only the sentence about who sits where says which number belongs to whom."""
    monkeypatch.setattr(explaining, "HINT_SECONDS", 0.1)
    commands = ["board", "log", "hint", "odds", "reference", "why 1", "?", "look"]
    typed = [line for command in commands for line in ("", command, "1", "1", "1")]
    players = {"first": "human:Ana", "second": "human:Bo"}
    shown = stage.play(typed, game=GAMES[game], seats=2, players=players, language=language, seed="names")
    assert shown.count(f"{number} 1: Ana. {number} 2: Bo.") == 1
    assert not re.search(rf"{number} [12]", shown.replace(f"{number} 1: Ana. {number} 2: Bo.", ""))
    assert len(re.findall(r"\b(Ana|Bo)\b", shown)) > 40


def test_a_bot_is_kept_from_its_first_question_to_the_last() -> None:
    seating = Seating(["human", "bot:hard"])
    assert seating.bot(1) is seating.bot(1)
    assert seating.outside() == {}
