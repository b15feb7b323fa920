"""Plays a match in the terminal: asks humans and bots until the end."""

from __future__ import annotations

import shlex
import time
from typing import final

from timefront.bots.bot import BotFailed, Knowledge
from timefront.kernel.questions import Choice
from timefront.terminal.commands import Then, obey
from timefront.terminal.desk import Desk
from timefront.terminal.errors import Leave
from timefront.terminal.lessons import LEARNER, NOTHING
from timefront.terminal.page import add_log, last_choice, position_page, question_page


@final
class Table:
    """A match in progress; `pace` stretches or shortens the least time that bots take."""

    def __init__(self, desk: Desk, pace: float) -> None:
        self.desk = desk
        self.pace = pace

    def play(self) -> None:
        """Play until the match is over or cannot go on."""
        match = self.desk.match
        while not match.read_only and match.outcome() is None:
            seat = match.state.seat
            if self.desk.seating.is_human(seat) and seat not in match.resigned:
                self._human_chooses(seat)
            else:
                self._bot_chooses(seat)
        self._show_end()

    def _lesson(self, seat: int, question: str) -> list[str]:
        """What a lesson says when a seat is asked a question."""
        coach = self.desk.coach
        if coach is None:
            return []
        coach.hear(question if seat == LEARNER else NOTHING)
        return coach.notes(self.desk.texts) if seat == LEARNER else []

    # Bots

    def _bot_chooses(self, seat: int) -> None:
        desk = self.desk
        self._lesson(seat, NOTHING)
        try:
            choice = self._bot_choice(seat)
            if choice is None:
                desk.match.resign(seat)
            else:
                desk.match.play(seat, choice)
        except OSError as error:
            desk.line(self._not_saved(error))
            raise Leave from error

    def _bot_choice(self, seat: int) -> Choice | None:
        """What a bot chooses; None if it is a third-party bot without a valid answer, which loses."""
        desk, seating = self.desk, self.desk.seating
        bot = seating.stand_in() if seat in desk.match.resigned else seating.bot(seat)
        started = time.monotonic()
        try:
            with desk.screen.working(desk.message("table-thinking", seat=desk.seat(seat))):
                choice = bot.choose(Knowledge(desk.match.game, desk.match.state, seat), seating.rng(seat))
                time.sleep(max(0.0, started + self.pace * seating.least_seconds(seat) - time.monotonic()))
        except BotFailed as failure:
            desk.notes.append(desk.message("table-outside-failed", seat=desk.seat(seat), why=str(failure)))
            return None
        return choice

    # Humans

    def _human_chooses(self, seat: int) -> None:
        then = Then.SHOW
        while then != Then.GO_ON:
            if then == Then.SHOW:
                self.desk.hand_over(seat)
                self._show_question(seat)
            else:
                self.desk.line("")
            then = self._answer(seat)

    def _show_question(self, seat: int) -> None:
        desk = self.desk
        page = question_page(desk.match, desk.texts, seat)
        page.notes, desk.notes = [*desk.notes, *self._lesson(seat, desk.match.state.question_name())], []
        desk.screen.begin_page()
        desk.screen.page(page)

    def _answer(self, seat: int) -> Then:
        """Handle what the player types: a choice's number, a command, or neither."""
        desk = self.desk
        count = len(desk.match.offer(seat))
        typed = desk.screen.ask(desk.message("table-choose", count=count))
        try:
            then = self._choose(seat, int(typed[:9])) if _is_number(typed) else obey(desk, seat, typed)
        except BrokenPipeError:
            raise
        except OSError as error:
            desk.notes.append(self._not_saved(error))
            return Then.SHOW
        if then is None:
            desk.line(desk.message("table-bad-input", count=count))
            return Then.ASK
        return then

    def _choose(self, seat: int, number: int) -> Then:
        desk = self.desk
        offers = desk.match.offer(seat)
        if 1 <= number <= len(offers):
            desk.match.play(seat, offers[number - 1])
            return Then.GO_ON
        desk.line(desk.message("table-no-such-number", number=number, count=len(offers)))
        return Then.ASK

    def _not_saved(self, error: OSError) -> str:
        return self.desk.message("table-not-saved", file=str(self.desk.path), why=error.strerror or str(error))

    # The end

    def _show_end(self) -> None:
        """Show the last position, the last events, the result, and what can be done with the file."""
        desk = self.desk
        match, humans = desk.match, desk.seating.humans
        if len(humans) > 1:
            desk.screen.wipe()
        seat = humans[0] if len(humans) == 1 else None
        page = position_page(match, desk.texts, seat)
        add_log(page, match, desk.texts, seat, min((last_choice(match, human) for human in humans), default=0))
        page.notes = [*desk.notes, *self._lesson(LEARNER, NOTHING), self._result()]
        desk.screen.begin_page()
        desk.screen.page(page)
        if match.outcome() is not None:
            rest = f"{shlex.quote(str(desk.path))} --lang {desk.texts.language}"
            desk.screen.unbroken(desk.message("table-review", command=f"timefront review {rest}"))
            desk.screen.unbroken(desk.message("table-verify", command=f"timefront verify {rest}"))
            desk.screen.unbroken(desk.message("table-replay", command=f"timefront replay {rest}"))

    def _result(self) -> str:
        match, texts = self.desk.match, self.desk.texts
        outcome = match.outcome()
        return texts.message("refusal-read-only") if outcome is None else texts.outcome(match.setting, outcome)


def _is_number(typed: str) -> bool:
    return typed.isascii() and typed.isdigit()
