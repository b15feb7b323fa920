"""Lessons in the terminal: one step at a time with the question, remembered in the match itself."""

from __future__ import annotations

import re

import pytest

from tests.terminal.stage import Stage, always_one
from timefront.games.registry import GAMES
from timefront.kernel.packs import LANGUAGES
from timefront.terminal.errors import CannotPlay
from timefront.texts.catalogue import Catalogue

JOAN = GAMES["joan_of_arc"]
LESSONS = [lesson.key for lesson in JOAN.lessons()]


def said(language: str, lesson: str, step: str) -> str:
    return Catalogue(JOAN, JOAN.built_in_pack(), language).message(f"lesson-{lesson}-{step}")


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("lesson", LESSONS)
def test_a_lesson_begins_with_its_first_step(stage: Stage, lesson: str, language: str) -> None:
    shown = stage.play([], game=JOAN, lesson=lesson, language=language)
    first = next(one for one in JOAN.lessons() if one.key == lesson).steps[0]
    assert f"1/{len(JOAN.lessons()[LESSONS.index(lesson)].steps)}: {said(language, lesson, first.key)} (" in shown
    assert first.rule in shown


def test_a_step_stays_until_its_question_is_answered_and_is_found_again_when_the_match_goes_on(stage: Stage) -> None:
    shown = stage.play(["", "1", ""], game=JOAN, lesson="orders")
    assert shown.count(said("en", "orders", "lay")) == 2
    assert shown.count(said("en", "orders", "declare")) == 2
    again = stage.play([], game=None)
    assert said("en", "orders", "declare") in again
    assert said("en", "orders", "lay") not in again


def test_a_lesson_is_learned_with_its_last_step_and_names_the_next(stage: Stage) -> None:
    learned = "Lesson learned: Rally and camp."
    since: list[str] = []

    def learn(shown: str) -> str:
        if since or learned in shown:
            since.append(shown)
        return "" if len(since) > 3 else always_one(shown)

    shown = stage.play(learn, game=JOAN, lesson="camp", seed="4")
    assert re.findall(r"^Rally and camp (\d)/4: ", shown, re.MULTILINE)[-1] == "4"
    assert shown.count(learned) == 1
    assert "The next one, “Legend cards”: timefront play joan_of_arc --lesson cards" in shown


def test_the_opponents_are_easy_bots_and_the_learner_sits_first(stage: Stage) -> None:
    shown = stage.play([], game=JOAN, lesson="orders")
    assert "Player 1: you. Player 2: bot, easy." in shown


def test_an_unknown_lesson_is_refused_with_those_that_there_are(stage: Stage) -> None:
    with pytest.raises(CannotPlay) as refused:
        stage.play([], game=JOAN, lesson="archery")
    assert str(refused.value) == f"There is no lesson “archery”. Known lessons: {', '.join(LESSONS)}."


@pytest.mark.parametrize("wish", [{"scenario": "patay"}, {"options": {"fire": "off"}}, {"seats": 2}])
def test_what_a_lesson_brings_cannot_be_chosen(stage: Stage, wish: dict[str, object]) -> None:
    with pytest.raises(CannotPlay) as refused:
        stage.play([], game=JOAN, lesson="orders", **wish)
    assert str(refused.value).startswith("A lesson brings its number of players")


def test_a_lesson_is_offered_behind_the_scenarios(stage: Stage) -> None:
    numbers = {"Which game?": "3", "Which scenario?": str(len(JOAN.scenarios(JOAN.built_in_pack())) + 1)}

    def choose(shown: str) -> str:
        asked = [number for head, number in numbers.items() if head in shown]
        return f"{asked[0]}\n" if asked else ""

    shown = stage.play(choose, game=None, seed="")
    assert "Lesson: Orders. Lay orders" in shown
    assert said("en", "orders", "lay") in shown
