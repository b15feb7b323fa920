"""Lessons: positions to start a match from, with a sentence for each moment from which something is learned."""

from __future__ import annotations

import tomllib
from pathlib import Path
from typing import Any, final


@final
class LessonStep:
    """A sentence of a lesson, shown when one of its questions is asked, and the rule that it teaches."""

    def __init__(self, key: str, rule: str, questions: tuple[str, ...]) -> None:
        self.key = key
        """Its message is `lesson-<lesson>-<key>`."""
        self.rule = rule
        self.questions = questions


@final
class Lesson:
    """A lesson: its first position, as text, and its steps; it is complete after the last one.

    The message `lesson-<key>` names it and `lesson-<key>-text` says what it teaches. The learner has the first seat.
    """

    def __init__(self, key: str, number: int, position: str, steps: tuple[LessonStep, ...]) -> None:
        self.key = key
        self.number = number
        """Its position in the list of lessons."""
        self.position = position
        self.steps = steps


def lessons_in(folder: Path) -> tuple[Lesson, ...]:
    """The lessons in a folder, in order; none if there is no such folder."""
    found = [_lesson(path.stem, tomllib.loads(path.read_text(encoding="utf-8"))) for path in folder.glob("*.toml")]
    return tuple(sorted(found, key=lambda lesson: lesson.number))


def _lesson(key: str, data: dict[str, Any]) -> Lesson:
    steps = [LessonStep(step["key"], step["rule"], tuple(step["questions"])) for step in data["step"]]
    return Lesson(key, data["number"], data["position"], tuple(steps))
