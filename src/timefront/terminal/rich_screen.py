"""The screen of a terminal that can show colours and be cleared."""

from __future__ import annotations

import re
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from itertools import groupby
from typing import final

from rich.cells import cell_len
from rich.color import Color, ColorParseError
from rich.console import Console, Group, RenderableType
from rich.padding import Padding
from rich.rule import Rule
from rich.table import Table
from rich.text import Text

from timefront.terminal.page import Offer, Page, Rows
from timefront.terminal.screen import Screen

OTHER_COLOURS = ("cyan", "magenta", "green", "blue", "white")
WIDEST = 110
"""Longer lines are hard to read."""
LEAST_LOG = 3
"""So many lines of the log are shown even where there is no room for them."""
MARK = "*"


@final
class RichScreen(Screen):
    """Pages in colour, each on a cleared screen."""

    def __init__(self) -> None:
        super().__init__()
        with suppress(ImportError):
            import readline  # noqa: F401 (edits the line and remembers earlier ones)
        self.console = Console(markup=False, highlight=False, emoji=False)
        self._names: dict[str, str] = {}
        self._briefs: dict[str, str] = {}

    @property
    def width(self) -> int:
        """How wide texts may get."""
        return min(self.console.width, WIDEST)

    def name_seats(self, names: list[tuple[str, str]], briefs: list[str]) -> None:
        """A seat that is called like a colour has that colour."""
        colours = [_colour(name, number) for number, (name, _) in enumerate(names)]
        self._names = {shown: colour for (_, shown), colour in zip(names, colours, strict=True)}
        self._briefs = dict(zip(briefs, colours, strict=True))

    def line(self, text: str = "") -> None:
        """A line of text, wrapped."""
        self.console.print(self._paint(text), width=self.width)

    def heading(self, text: str) -> None:
        """A line above others."""
        self.console.print()
        self.console.print(self._paint(text, "bold"), width=self.width)

    def paragraph(self, head: str, text: str) -> None:
        """A text beside a short head, as a rule has."""
        grid = Table.grid(padding=(0, 2, 0, 0))
        grid.add_column(no_wrap=True)
        grid.add_row(Text(head, "cyan"), self._paint(text))
        self.console.print(grid, width=self.width)

    def page(self, page: Page) -> None:
        """A whole page; the log gives way where the window is too low."""
        above, below = self._above(page), self._below(page)
        rest = self.console.height - 1 - self._height(above) - self._height(below)
        room = max(rest - 2, LEAST_LOG)
        for part in [*above, *self._log(page, room), *below]:
            self.console.print(part)

    def _above(self, page: Page) -> list[RenderableType]:
        lead = [Padding(self._paint(text, "italic"), (0, 0, 1, 0)) for text in page.lead]
        tables = [self._table(rows) for rows in page.tables]
        return [Rule(Text(page.title, "bold"), style="dim", align="left"), *self._narrow(lead), *tables]

    def _log(self, page: Page, room: int) -> list[RenderableType]:
        if not page.log:
            return []
        shown = page.log
        lines = [self._log_line(text) for text in shown]
        while len(lines) > 1 and self._height(lines) > room:
            lines = lines[1:]
        if len(lines) < len(shown):
            lines = [Text("  …", "dim"), *lines[1:]] if len(lines) > 1 else lines
        return [self._paint(page.log_title, "bold"), *lines, Text()]

    def _log_line(self, text: str) -> RenderableType:
        return Padding(self._paint(text), (0, 0, 0, 2))

    def _below(self, page: Page) -> list[RenderableType]:
        notes: list[RenderableType] = [*self._narrow([self._paint(text, "green") for text in page.notes])]
        if notes:
            notes.append(Text())
        question: list[RenderableType] = []
        if page.question:
            question.append(Text.assemble(self._paint(page.question, "bold"), "  ", (page.rules, "cyan")))
        legend = [Text(page.legend, "dim")] if page.legend else []
        return [*notes, *question, *self._offers(page.offers), *legend]

    def _narrow(self, parts: list[Text] | list[Padding]) -> list[RenderableType]:
        margin = self.console.width - self.width
        return [Padding(part, (0, margin, 0, 0)) for part in parts]

    def _height(self, parts: list[RenderableType]) -> int:
        return len(self.console.render_lines(Group(*parts), pad=False))

    def _table(self, rows: Rows) -> RenderableType:
        """Aligned columns; a row that is named like a seat has its colour."""
        table = Table(box=None, padding=(0, 2, 0, 0), header_style="bold", pad_edge=False)
        for head in rows[0]:
            table.add_column(self._paint(head, "bold"))
        for name, *cells in rows[1:]:
            style = self._names.get(name, "")
            table.add_row(Text(name, style or "dim"), *(self._cell(cell, style) for cell in cells))
        return Padding(table, (0, 0, 1, 0))

    def _cell(self, text: str, style: str) -> Text:
        return Text(text, "dim") if text == "0" else self._paint(text, style)

    def _offers(self, offers: list[Offer]) -> list[RenderableType]:
        """A line for each choice, or a table of brief ones below each heading."""
        shown: list[RenderableType] = []
        briefs = [cell_len(offer.brief) for offer in offers]
        labels = [cell_len(offer.label) for offer in offers]
        for heading, group in groupby(offers, key=lambda offer: offer.heading if offer.brief else ""):
            if heading:
                shown.append(self._paint(f"  {heading}", "bold"))
                shown.append(self._brief_table([*group], max(labels), max(briefs)))
            else:
                shown += [self._full_offer(offer) for offer in group]
        return shown

    def _full_offer(self, offer: Offer) -> RenderableType:
        grid = Table.grid(padding=(0, 1, 0, 0))
        grid.add_column(no_wrap=True)
        grid.add_row(_number(offer), self._paint(offer.sentence))
        return Padding(grid, (0, 0, 0, 2))

    def _brief_table(self, group: list[Offer], label: int, brief: int) -> RenderableType:
        """A row for each label, as many choices beside it as there is room for."""
        room = self.console.width - 4 - (label + 2 if label else 0)
        across = max(room // (brief + 6), 1)
        grid = Table.grid(padding=(0, 2, 0, 0))
        grid.add_column(no_wrap=True, min_width=label)
        for _ in range(across):
            grid.add_column(no_wrap=True, min_width=brief + 4)
        for text, row in groupby(group, key=lambda offer: offer.label):
            cells = [Text.assemble(_number(offer), " ", self._paint(offer.brief, short=True)) for offer in row]
            for first in range(0, len(cells), across):
                grid.add_row(self._paint("" if first else text), *cells[first : first + across])
        return Padding(grid, (0, 0, 0, 4))

    def _paint(self, text: str, style: str = "", *, short: bool = False) -> Text:
        """A text in which the seats' names have the seats' colours."""
        painted = Text(text, style)
        for name, colour in (self._briefs if short else self._names).items():
            painted.highlight_regex(rf"\b{re.escape(name)}\b", colour)
        return painted

    def ask(self, prompt: str) -> str:
        """What the player types."""
        return input(f"{prompt} ").strip()

    def begin_page(self) -> None:
        """Pages begin at the top of the window."""
        self.console.clear()

    def wipe(self) -> None:
        """Nothing of what was shown can be scrolled back to."""
        self.console.file.write("\x1b[2J\x1b[3J\x1b[H")
        self.console.file.flush()
        with suppress(ImportError):
            import readline

            readline.clear_history()

    @contextmanager
    def working(self, sentence: str) -> Iterator[None]:
        """A sign of life while something takes its time."""
        with self.console.status(self._paint(sentence, "dim")):
            yield


def _number(offer: Offer) -> Text:
    return Text(f"{offer.number:>2}{MARK if offer.seals else ' '}", "bold")


def _colour(name: str, number: int) -> str:
    try:
        Color.parse(name)
    except ColorParseError:
        return OTHER_COLOURS[number % len(OTHER_COLOURS)]
    return name
