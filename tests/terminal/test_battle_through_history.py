"""A Battle Through History at the terminal: several seats, long pages, all languages."""

from __future__ import annotations

import re
from collections.abc import Callable
from pathlib import Path
from random import Random

import pytest

from tests.marks import first_in_short, in_long
from tests.terminal.stage import Stage, always_one
from tests.terminal.test_program import ESCAPE, on_terminal
from timefront.games.registry import GAMES
from timefront.kernel.packs import LANGUAGES
from timefront.matches.making import new_match
from timefront.texts.catalogue import Catalogue

GAME = GAMES["battle_through_history"]
CURTAIN = re.compile(r"Pass the screen to (Player \d)")


def players(seats: int, *humans: str) -> dict[str, str]:
    names = GAME.seat_names(seats)
    return {name: "human" if name in humans else "bot:random" for name in names}


@pytest.mark.slow
@pytest.mark.parametrize(("seats", "language"), [(2, "de"), (3, "es"), (5, "en")])
def test_a_whole_campaign(stage: Stage, seats: int, language: str) -> None:
    shown = stage.play(
        always_one, game=GAME, seed="whole", seats=seats, players=players(seats, "first"), language=language
    )
    assert stage.status == 0
    outcome = stage.stored().outcome()
    assert outcome is not None
    texts = Catalogue(GAME, GAME.built_in_pack(), language)
    assert texts.outcome(stage.stored().setting, outcome) in shown


def test_three_humans_never_see_each_others_hands(stage: Stage) -> None:
    """Between two curtains there is only one player's question."""
    count = 0

    def answer(shown: str) -> str:
        nonlocal count
        count += 1
        return "" if count > 120 else always_one(shown)

    humans = players(3, "first", "second", "third")
    shown = stage.play(answer, game=GAME, seed="curtain", seats=3, players=humans)
    parts = CURTAIN.split(shown)
    assert len(parts) > 9
    for name, part in zip(parts[1::2], parts[2::2], strict=True):
        assert set(re.findall(r"^(Player \d)(?:, \w+)?: .*\(BH-", part, re.MULTILINE)) <= {name}


def test_unchanged_tables_are_not_read_out_again(stage: Stage) -> None:
    typed = iter(["1", "1", "", "board"])
    shown = stage.play(
        lambda text: f"{line}\n" if (line := next(typed, "q")) else "\n",
        game=GAME, seed="tables", players=players(2, "first"),
    )  # fmt: skip
    pages = shown.split("Your choice, ")
    assert "III-2 " not in pages[0]
    assert "III-2 " in pages[1]
    assert "III-2 " not in pages[2]
    assert "III-2 " in pages[3]
    assert "III-2 " in pages[4]


def test_a_match_is_taken_up_again(stage: Stage) -> None:
    stage.play(["1", "1", "1", "q"], game=GAME, seed="again", seats=4, players=players(4, "first"))
    entries = len(stage.stored().entries)
    shown = stage.play(["q"], game=None)
    assert "Welcome back" in shown
    assert len(stage.stored().entries) == entries


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_choice_is_longer_than_two_lines_or_stands_twice(language: str) -> None:
    rng = Random(language)
    texts = Catalogue(GAME, GAME.built_in_pack(), language)
    match = new_match(GAME, GAME.setting(GAME.built_in_pack(), "", {}, 4), seed=language)
    for _ in range(250):
        seat = match.state.seat
        offers = match.offer(seat)
        sentences = [texts.choice(match.state, choice) for choice in offers]
        assert len(set(sentences)) == len(sentences)
        assert max(map(len, sentences)) < 200
        match.play(seat, rng.choice(offers))
        if match.outcome() is not None:
            return


def to_the_deployment(then: str) -> Callable[[str], str]:
    """Jump, fight, and type something else when a unit is to be deployed; then leave."""

    rest = [then, "q"]

    def answer(shown: str) -> str:
        if "which unit do you deploy" in shown or len(rest) == 1:
            return f"{rest.pop(0)}\n"
        way = re.search(r"^(\d+)\. (?:Jump to|Fight|Face only) ", shown, re.MULTILINE)
        return f"{way[1]}\n" if way else "1\n"

    return answer


def test_why_tells_more_about_what_a_choice_names(stage: Stage) -> None:
    """BH-1.5: the name of a unit stays as printed, the line under it is translated."""
    shown = stage.play(to_the_deployment("why 1"), game=GAME, seed="why", players=players(2, "first"))
    unit = re.search(r"^1 is possible: Deploy (.*?) at the battlefront", shown, re.MULTILINE)
    assert unit is not None
    texts = GAME.built_in_pack().files["texts/en.ftl"]
    line = re.search(rf"^(unit-\w+) = {unit[1]}\n\1-line = (.*)$", texts, re.MULTILINE)
    assert line is not None
    assert f"{unit[1]}: {line[2]}" in shown


def test_why_lists_of_many_units_only_those_that_can_be_chosen(stage: Stage) -> None:
    shown = stage.play(to_the_deployment("why"), game=GAME, seed="why", players=players(2, "first"))
    listed = re.search(r"^<unit>: (.*)$", shown, re.MULTILINE)
    assert listed is not None
    assert len(listed[1].split(", ")) == len(re.findall(r"^\d+\. Deploy ", shown, re.MULTILINE))


@pytest.mark.slow
@pytest.mark.parametrize("size", [(24, 80), in_long((40, 100)), in_long((60, 160))])
def test_the_board_fits_the_width_of_every_window(tmp_path: Path, size: tuple[int, int]) -> None:
    arguments = ("battle_through_history", "--lang", "de", "--seed", "s", "--seat", "second=bot:random")
    with on_terminal(tmp_path, *arguments, size=size) as running:
        for _ in range(6):
            running.until(r"\(\? erklärt")
            running.type("1")
        shown = ESCAPE.sub("", running.until(r"\(\? erklärt"))
    lines = shown.splitlines()
    assert all(len(line) <= size[1] + 1 for line in lines), max(lines, key=len)
    assert not any("…" in line and "verlauf" not in line and "überlegt" not in line for line in lines)


@pytest.mark.slow
@pytest.mark.parametrize("language", first_in_short(LANGUAGES))
def test_odds_are_told_before_a_battle_and_refused_without_one(stage: Stage, language: str) -> None:
    """Asked at every question of a turn: no odds at first, chances once units are deployed."""
    asked = 0

    def answer(shown: str) -> str:
        nonlocal asked
        asked += 1
        if asked > 60:
            return ""
        return always_one(shown) if asked % 2 else "odds\n"

    shown = stage.play(
        answer, game=GAME, seed="odds", seats=2, players=players(2, "first", "second"), language=language
    )
    texts = Catalogue(GAME, GAME.built_in_pack(), language)
    assert texts.message("table-no-odds") in shown
    wins = texts.message("odds-attacker", percent=1, fraction="1/2", low=1, high=1).partition(":")[0]
    assert re.search(rf"{re.escape(wins)}: \d+ ?% \(\d+/\d+\)", shown)


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_line_ends_in_a_dangling_colon(stage: Stage, language: str) -> None:
    count = 0

    def answer(shown: str) -> str:
        nonlocal count
        count += 1
        return "" if count > 60 else always_one(shown)

    shown = stage.play(answer, game=GAME, seed="colons", players=players(2, "first"), language=language)
    assert not [line for line in shown.splitlines() if line.endswith(":") and "1–" not in line and "1-" not in line]
