"""Lessons: positions that a match can start from, with a sentence for each moment that is to be learned there."""

from __future__ import annotations

import tomllib
from pathlib import Path
from typing import Any, final


@final
class LessonStep:
    """A sentence of a lesson: shown when one of the questions is asked, with the rule that it teaches."""

    def __init__(self, key: str, rule: str, questions: tuple[str, ...]) -> None:
        self.key = key
        """Its message is `lesson-<lesson>-<key>`."""
        self.rule = rule
        self.questions = questions


@final
class Lesson:
    """A lesson: where it begins, as text, and its steps; it is learned with the last one.

    Its name is the message `lesson-<key>`, what it teaches `lesson-<key>-text`. The first seat is who learns.
    """

    def __init__(self, key: str, number: int, position: str, steps: tuple[LessonStep, ...]) -> None:
        self.key = key
        self.number = number
        """Its place in the list of lessons."""
        self.position = position
        self.steps = steps


def lessons_in(folder: Path) -> tuple[Lesson, ...]:
    """The lessons whose files lie in a folder, in their order; none where there is no such folder."""
    found = [_lesson(path.stem, tomllib.loads(path.read_text(encoding="utf-8"))) for path in folder.glob("*.toml")]
    return tuple(sorted(found, key=lambda lesson: lesson.number))


def _lesson(key: str, data: dict[str, Any]) -> Lesson:
    steps = [LessonStep(step["key"], step["rule"], tuple(step["questions"])) for step in data["step"]]
    return Lesson(key, data["number"], data["position"], tuple(steps))
