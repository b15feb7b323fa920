"""Lessons at the table: the step for the current question, and how to start the next lesson."""

from __future__ import annotations

from typing import final

from timefront.kernel.lessons import Lesson, LessonStep
from timefront.matches.journal import CHOICE
from timefront.matches.lessons import lesson_from
from timefront.matches.match import Match
from timefront.matches.notation import whole_text
from timefront.texts.catalogue import Catalogue

LEARNER = 0
"""The seat that a lesson is for."""
NOTHING = ""
"""What the learner is asked while others choose."""


@final
class Coach:
    """A learner's progress: a step is shown at its question, and done once that question is answered."""

    def __init__(self, match: Match, lesson: Lesson) -> None:
        self.match = match
        self.lesson = lesson
        self.done: set[str] = set()
        self.shown: LessonStep | None = None
        self.has_praised = False
        for entry in match.line:
            if entry.kind == CHOICE:
                asked = match.position_after(entry.number - 1).question_name()
                self.hear(asked if entry.seat == LEARNER else NOTHING)
        self.has_praised = self.is_learned

    @property
    def is_learned(self) -> bool:
        """Whether the last step is done."""
        return self.lesson.steps[-1].key in self.done

    def hear(self, question: str) -> None:
        """Move on to the step of the question that is asked now."""
        if self.shown is not None and question in self.shown.questions:
            return
        if self.shown is not None:
            self.done.add(self.shown.key)
        fitting = (step for step in self.lesson.steps if step.key not in self.done and question in step.questions)
        self.shown = next(fitting, None)

    def notes(self, texts: Catalogue) -> list[str]:
        """The current step or, once, that the lesson is finished and which one is next."""
        title = texts.message(f"lesson-{self.lesson.key}")
        if self.is_learned:
            return [] if self.has_praised else self._praise(title, texts)
        if self.shown is None:
            return []
        steps = self.lesson.steps
        return [
            texts.message(
                "table-lesson-step",
                lesson=title,
                number=steps.index(self.shown) + 1,
                count=len(steps),
                text=texts.message(f"lesson-{self.lesson.key}-{self.shown.key}"),
                rule=self.shown.rule,
            )
        ]

    def _praise(self, title: str, texts: Catalogue) -> list[str]:
        self.has_praised = True
        game = self.match.game
        later = [lesson for lesson in game.lessons() if lesson.number > self.lesson.number]
        command = f"timefront play {game.name}" + (f" --lesson {later[0].key}" if later else "")
        learned = texts.message("table-lesson-learned", lesson=title)
        if not later:
            return [learned, texts.message("table-lesson-whole", command=command)]
        following = texts.message(f"lesson-{later[0].key}")
        return [learned, texts.message("table-lesson-next", lesson=following, command=command)]


def coach_for(match: Match) -> Coach | None:
    """The coach of a match that starts from the position of a lesson."""
    if match.start is None:
        return None
    key = lesson_from(match.game, whole_text(match.game, match.setting, match.start))
    lesson = next((lesson for lesson in match.game.lessons() if lesson.key == key), None)
    return None if lesson is None else Coach(match, lesson)
