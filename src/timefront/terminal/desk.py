"""Everything that a table needs: the match and its file, the players, the screen, and the current language."""

from __future__ import annotations

from itertools import chain
from pathlib import Path
from typing import final

from timefront.kernel.packs import LANGUAGES
from timefront.matches.files import MatchFile
from timefront.matches.match import Match
from timefront.terminal.errors import Leave
from timefront.terminal.lessons import LEARNER, coach_for
from timefront.terminal.screen import Screen
from timefront.terminal.seating import Seating, remember_players
from timefront.texts.catalogue import Catalogue

LEAVING = ("q", "quit")
AGREEING = "y"
"""Valid in every language."""


@final
class Desk:
    """A match with its file, players, screen and language."""

    def __init__(self, file: MatchFile, seating: Seating, screen: Screen, language: str) -> None:
        self.file = file
        self.match: Match = file.match
        self.seating = seating
        self.screen = screen
        self.looking: int | None = None
        """The human seat whose player may see the screen, if several share it."""
        self.notes: list[str] = []
        """Additional lines for the next page."""
        self.coach = coach_for(self.match) if seating.is_human(LEARNER) else None
        self.speak(language)

    @property
    def path(self) -> Path:
        """The path of the match file."""
        return self.file.path

    def speak(self, language: str) -> None:
        """Go on in another language."""
        assert language in LANGUAGES
        match = self.match
        self.texts = Catalogue(match.game, match.setting.pack, language, self.seating.names(match.game))
        names = match.game.seat_names(match.setting.seats)
        shown = [self.texts.message(f"seat-{name}") for name in names]
        keys = [(name, f"seat-{name}-short") for name in names]
        briefs = [self.texts.message(key) if self.texts.has(key) else name for name, key in keys]
        self.screen.name_seats([*zip(names, shown, strict=True)], briefs)
        remember_players(self.path, self.seating.players, language)

    def message(self, key: str, /, **arguments: str | int) -> str:
        """A sentence of the catalogues."""
        return self.texts.message(key, **arguments)

    def seat(self, seat: int) -> str:
        """The name of a seat."""
        return self.texts.seat(self.match.setting, seat)

    def line(self, text: str) -> None:
        """Show a line at once."""
        self.screen.line(text)

    def rules(self, *rule_ids: str) -> None:
        """Quote paragraphs of the rulebook, each once, and their rulings."""
        rules = filter(None, dict.fromkeys(rule_ids))
        said = [[(rule, self.texts.paragraph(rule)), *self.texts.rulings(rule)] for rule in rules]
        self.screen.paragraphs(chain.from_iterable(said))

    def agrees(self, question: str) -> bool:
        """Whether the player says yes; Enter alone means no."""
        yes, no = self.message("table-yes"), self.message("table-no")
        while True:
            answer = self.screen.ask(question).casefold()
            if answer[:1] in ("", no):
                return False
            if answer[:1] in (yes, AGREEING):
                return True
            self.line(self.message("table-yes-or-no", yes=yes, no=no))

    def hand_over(self, seat: int) -> None:
        """Hide the screen until the seat's player sits in front of it, if several share it."""
        if len(self.seating.humans) < 2 or self.looking == seat:
            return
        self.screen.wipe()
        self.looking = None
        if self.screen.ask(self.message("table-curtain", seat=self.seat(seat))).casefold() in LEAVING:
            raise Leave
        self.screen.wipe()
        self.looking = seat
