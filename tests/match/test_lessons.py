"""Lessons: their positions open, their steps belong to real questions, and they can be followed to the end."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from random import Random
from typing import Any

import pytest

from timefront.games.registry import GAMES
from timefront.kernel.game import Game
from timefront.kernel.lessons import Lesson, LessonStep, lessons_in
from timefront.kernel.questions import Choice
from timefront.kernel.setting import SettingError
from timefront.matches.lessons import lesson_from, lesson_position
from timefront.matches.making import new_match
from timefront.matches.match import Match
from timefront.matches.notation import whole_text
from timefront.matches.rehearsal import rehearse
from timefront.texts.vocabulary import questions_of, verbs_of

JOAN = GAMES["joan_of_arc"]
LESSONS = [(game, lesson) for game in GAMES.values() for lesson in game.lessons()]
NAMED = pytest.mark.parametrize(
    ("game", "lesson"), LESSONS, ids=[f"{game.name}-{lesson.key}" for game, lesson in LESSONS]
)
Hand = Callable[[Match, LessonStep | None], Choice]

WANTED: dict[str, dict[str, tuple[str, ...]]] = {
    "orders": {
        "lay": ("order", "command", "B2"),
        "declare": ("rest-move", "C3c"),
        "again": ("order", "command", "C3c"),
        "end": ("end-turn",),
        "interrupt": ("let-pass",),
    },
    "charge": {
        "order": ("order", "charge", "B3"),
        "ride": ("charge", "mounted_sergeants_at_arms.1", "C3c"),
        "strike": ("strike", "C3a"),
        "melee": ("order", "command", "C3c"),
        "last": ("end-turn",),
    },
    "shooting": {
        "order": ("order", "command", "C4a"),
        "aim": ("shoot", "crossbowmen", "C3b"),
        "again": ("order", "reactivation", "C4a"),
        "last": ("end-turn",),
    },
    "camp": {"field": ("order", "command", "C3a"), "pray": ("pray", "french_hero", "0")},
    "cards": {"hand": ("play-card", "night_march"), "march": ("advance", "sergeants_at_arms.1", "B2")},
    "talks": {
        "order": ("order", "command", "D2a"),
        "begin": ("discuss", "joan_of_arc", "citizen"),
        "ask": ("ask", "0"),
    },
}
"""What the sentences of Joan of Arc's lessons ask for, in the words of positions."""


def question_of(match: Match) -> str:
    frame = match.state.stack[-1]
    return f"{type(frame).__name__}.{frame.at}"


def follow(match: Match, lesson: Lesson, hand: Hand, rng: Random) -> list[str]:
    """The steps in the order in which they were shown, up to the last one; the others play at random."""
    seen: list[str] = []
    shown: LessonStep | None = None
    for _ in range(300):
        if lesson.steps[-1].key in seen or match.outcome() is not None:
            break
        asked = question_of(match) if match.state.seat == 0 else ""
        if shown is not None and asked not in shown.questions:
            shown = None
        if shown is None:
            left = [step for step in lesson.steps if step.key not in seen and asked in step.questions]
            shown = left[0] if left else None
            seen += [shown.key] if shown else []
        choice = hand(match, shown) if match.state.seat == 0 else rng.choice(match.state.offer())
        match.play(match.state.seat, choice)
    return seen


@NAMED
def test_a_lesson_begins_from_a_sound_position_at_a_question_of_the_learner(game: Game[Any], lesson: Lesson) -> None:
    at = lesson_position(game, lesson.key)
    rehearse(game, at.state, Random(1))
    assert at.is_whole
    assert at.state.seat == 0
    assert lesson_from(game, whole_text(game, at.setting, at.state)) == lesson.key


@NAMED
def test_the_steps_of_a_lesson_name_rules_and_questions_that_there_are(game: Game[Any], lesson: Lesson) -> None:
    questions = {name.removeprefix(f"{game.name}.") for name in questions_of(game)}
    for step in lesson.steps:
        assert step.rule in game.rulebook().entries
        assert questions.issuperset(step.questions)


@NAMED
def test_whatever_the_learner_does_the_last_step_comes_or_the_end(game: Game[Any], lesson: Lesson) -> None:
    for seed in range(8):
        rng = Random(seed)
        at = lesson_position(game, lesson.key)
        match = new_match(game, at.setting, seed=f"lesson {seed}", start=at.state)
        seen = follow(match, lesson, lambda match, _: rng.choice(match.state.offer()), rng)  # noqa: B023
        assert seen[0] == lesson.steps[0].key
        assert seen[-1] == lesson.steps[-1].key or match.outcome() is not None


@pytest.mark.parametrize("lesson", JOAN.lessons(), ids=lambda lesson: lesson.key)
def test_what_the_sentences_ask_for_can_be_done(lesson: Lesson) -> None:
    at = lesson_position(JOAN, lesson.key)
    done: list[str] = []

    def hand(match: Match, step: LessonStep | None) -> Choice:
        wanted = WANTED[lesson.key].get(step.key) if step and step.key not in done else None
        offers = match.state.offer()
        if wanted is None or step is None:
            return offers[-1]
        done.append(step.key)
        found = [choice for choice in offers if in_words(match, choice) == wanted]
        assert found, f"{step.key}: {wanted} is not among {[in_words(match, choice) for choice in offers]}"
        return found[0]

    match = new_match(JOAN, at.setting, seed="followed", start=at.state)
    follow(match, lesson, hand, Random(2))
    assert set(done) >= {*WANTED[lesson.key]} - {"last"}


def in_words(match: Match, choice: Choice) -> tuple[str, ...]:
    """A choice in the words of positions: units by their cards, areas by their names."""
    fields = JOAN.notation(match.setting).fields
    orders = ("command", "charge", "reactivation", "interrupt")
    words = [str(choice[0])]
    for kind, value in zip(verbs_of(JOAN)[str(choice[0])].kinds.values(), choice[1:], strict=True):
        spelling = fields.get("card" if kind.name == "legend_card" else kind.name)
        words.append(orders[value] if kind.name == "order" else spelling.write(value) if spelling else str(value))
    return tuple(words)


def test_a_game_without_lessons_has_none(tmp_path: Path) -> None:
    assert lessons_in(tmp_path / "lessons") == ()
    assert GAMES["duel_of_time"].lessons() == ()
    with pytest.raises(SettingError, match="unknown-lesson"):
        lesson_position(GAMES["duel_of_time"], "orders")


def test_a_lesson_is_played_from_a_position_of_its_own_each_time() -> None:
    first = lesson_position(JOAN, "orders")
    match = new_match(JOAN, first.setting, seed="x", start=first.state)
    match.play(0, match.state.offer()[0])
    again = lesson_position(JOAN, "orders")
    assert lesson_from(JOAN, whole_text(JOAN, again.setting, again.state)) == "orders"
