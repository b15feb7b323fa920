"""The screen of a terminal that can show colours and be cleared."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator
from contextlib import contextmanager, suppress
from itertools import groupby, zip_longest
from typing import final

from rich.box import ROUNDED
from rich.cells import cell_len
from rich.color import Color, ColorParseError
from rich.console import Console, Group, RenderableType
from rich.padding import Padding
from rich.rule import Rule
from rich.table import Table
from rich.text import Text

from timefront.terminal.page import Offer, Page, Rows, densest_part, is_picture, places_in, split_pictures
from timefront.terminal.running_on import MARK, run_on
from timefront.terminal.screen import Screen

OTHER_COLOURS = ("cyan", "magenta", "green", "blue", "white")
WIDEST = 120
"""Longer lines are hard to read."""
LEAST_LOG = 3
"""The lines of the log that are shown even if there is no room for them."""
SCROLLED_LOG = 14
"""The same if the tables fill more than half of the window: the log matters more than their top."""
GAP = 3
"""Spaces between two tables side by side."""
MARGIN = 2
"""Spaces before a table below the first."""
UNLIMITED = 10_000
FIRST_RULES = 2
"""How many of a question's rules a low window names; `?` quotes them all."""
NUMBER = 4
"""The width of a choice's number with its mark."""


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
        """The greatest width of texts."""
        return min(self.console.width, WIDEST)

    def name_seats(self, names: list[tuple[str, str]], briefs: list[str]) -> None:
        """Note the seats' names; a seat named after a colour gets that colour."""
        colours = [_colour(name, number) for number, (name, _) in enumerate(names)]
        self._names = {shown: colour for (_, shown), colour in zip(names, colours, strict=True)}
        self._briefs = dict(zip(briefs, colours, strict=True))

    def line(self, text: str = "") -> None:
        """A line of text, wrapped."""
        self.console.print(self._paint(text), width=self.width)

    def unbroken(self, text: str) -> None:
        """A line that can be copied, as a command or a file's name must be."""
        self.console.print(Text(_printable(text)), soft_wrap=True)

    def heading(self, text: str) -> None:
        """A line above others."""
        self.console.print()
        self.console.print(self._paint(text, "bold"), width=self.width)

    def paragraphs(self, texts: Iterable[tuple[str, str]]) -> None:
        """Show texts, each next to a short head, as rules have."""
        grid = Table.grid(padding=(0, 2, 0, 0))
        grid.add_column(no_wrap=True)
        for head, text in texts:
            grid.add_row(Text(head, "cyan"), self._paint(text))
        self.console.print(grid, width=self.width)

    def page(self, page: Page) -> None:
        """Show a whole page; if the window is too low, leave out the log and then the introduction.

        If a picture and a question do not even fit without them, the tables are left out, too.
        """
        head: list[RenderableType] = [Rule(Text(page.title, "bold"), style="dim", align="left")]
        lead: list[RenderableType] = [self._narrow(self._paint(text, "italic")) for text in page.lead]
        tables, below = self._tables(page.tables), self._below(page)
        room = self.console.height - 1 - self._height([*head, *tables, *below])
        if room < 0 and page.question and self._picture(page.tables):
            self._low_page(page, head)
            return
        least = min(len(page.log), LEAST_LOG) + 2
        if room - self._height(lead) < least:
            lead = []
        least = LEAST_LOG if self._height(tables) <= self.console.height // 2 else SCROLLED_LOG
        log = self._log(page, max(room - self._height(lead) - 2, least))
        for part in [*head, *lead, *tables, *log, *below]:
            self.console.print(part)

    def _low_page(self, page: Page, head: list[RenderableType]) -> None:
        """The picture and the question, and between them what fits: log, last tables, the picture's legend.

        If a picture is too high for its question, only the part that the choices are about is shown.
        """
        picture, legend, rest = self._picture(page.tables), self._legend(page.tables), split_pictures(page.tables)[2]
        below: list[RenderableType] = [Text(page.more, "dim"), *self._below(page, is_low=True)]
        room = self.console.height - 1 - self._height([*head, *picture, *below])
        for giving_way in (below, head):
            if room < 0:
                giving_way.pop(0)
                room += 1
        if room < 0:
            below.insert(0, Text(page.more, "dim"))
            picture = _part_of(picture[0], self._height([*picture]) + room - 1, page.offers)
            room = 0
        log = self._log(page, LEAST_LOG)
        log = log if self._height(log) <= room else []
        room -= self._height(log)
        tables: list[RenderableType] = []
        for rows in reversed(rest[1:]):
            table = self._flow([self._low(rows)])
            if self._height(table) <= room:
                tables = [*table, *tables]
                room -= self._height(table)
        legend = legend if self._height(legend) <= room else []
        for part in [*head, *picture, *legend, *tables, *log, *below]:
            self.console.print(part)

    def _log(self, page: Page, room: int) -> list[RenderableType]:
        """As much of the end of the log as fits."""
        if not page.log:
            return []
        lines: list[RenderableType] = [Padding(self._paint(text), (0, 0, 0, 2)) for text in page.log]
        while len(lines) > 2 and self._height(lines) > room:
            lines = [Text(f"  {page.log_more}", "dim"), *lines[2:]]
        return [self._paint(page.log_title, "bold"), *lines, Text()]

    def _below(self, page: Page, *, is_low: bool = False) -> list[RenderableType]:
        parts: list[RenderableType] = [self._narrow(self._paint(text, "green")) for text in page.notes]
        if parts:
            parts.append(Text())
        if page.question:
            rules = page.rules.split(", ")
            told = ", ".join(rules[:FIRST_RULES]) if is_low else page.rules
            parts.append(Text.assemble(self._paint(page.question, "bold"), "  ", (told, "cyan")))
        offers = self._offers(page.offers)
        running: list[RenderableType] = [*run_on(page.offers, self.console.width, self._paint)]
        for way in [self._columns(page.offers), running] if is_low else []:
            offers = way if self._height(way) < self._height(offers) else offers
        parts += offers
        if page.legend:
            parts.append(Text(page.legend, "dim"))
        return parts

    def _narrow(self, text: Text) -> RenderableType:
        return Padding(text, (0, self.console.width - self.width, 0, 0))

    def _height(self, parts: list[RenderableType]) -> int:
        return len(self.console.render_lines(Group(*parts), pad=False))

    def tables(self, tables: list[Rows]) -> None:
        """Tables that were asked for."""
        for part in self._tables(tables):
            self.console.print(part)

    def _tables(self, tables: list[Rows]) -> list[RenderableType]:
        """The first table in a frame, and the others transposed next to it if they fit, otherwise below it."""
        if not tables:
            return []
        if is_picture(tables[0]):
            return self._below_picture(tables)
        beside = [self._aligned(_transposed(rows)) for rows in tables[1:]]
        for board in (self._framed(tables[0], _widest(tables[0])), self._framed(tables[0], 0)):
            if self._width([board, *beside]) + GAP * len(beside) <= self.console.width:
                return [_side_by_side([board, *beside]), Text()]
        return [self._board(tables[0]), *self._flow([self._low(rows) for rows in tables[1:]]), Text()]

    def _below_picture(self, tables: list[Rows]) -> list[RenderableType]:
        """A picture and the tables below it or, if the window is too narrow, the same in words."""
        picture, rest = self._picture(tables), split_pictures(tables)[2]
        if not picture:
            return self._tables(rest)
        return [*picture, *self._legend(tables), *self._flow([self._low(rows) for rows in rest[1:]]), Text()]

    def _picture(self, tables: list[Rows]) -> list[Text]:
        """The widest of the leading pictures that fits into the window, if any does."""
        for rows in split_pictures(tables)[0]:
            lines = [self._paint(line) for (line,) in rows]
            if max(line.cell_len for line in lines) <= self.console.width:
                return [Text("\n", no_wrap=True).join(lines)]
        return []

    def _legend(self, tables: list[Rows]) -> list[RenderableType]:
        return [self._narrow(self._paint(line)) for rows in split_pictures(tables)[1] for (line,) in rows]

    def _board(self, rows: Rows) -> Table:
        """A table in a frame, transposed if it is too wide; the lower form if neither fits."""
        ways = [self._framed(rows, 0), self._framed(_transposed(rows), 0), self._aligned(_transposed(rows))]
        fitting = [way for way in ways if self._width([way]) <= self.console.width]
        return fitting[0] if fitting else min(ways, key=lambda way: self._height([way]))

    def _low(self, rows: Rows) -> Table:
        """A table, transposed or not: the lower form that fits, if any does."""
        ways = [self._aligned(rows), self._aligned(_transposed(rows))]
        fitting = [way for way in ways if self._width([way]) <= self.console.width - MARGIN]
        return min(fitting or ways, key=lambda way: self._height([way]))

    def _flow(self, tables: list[Table]) -> list[RenderableType]:
        """Tables side by side, as many as fit."""
        lines: list[list[Table]] = []
        for table in tables:
            room = self.console.width - MARGIN - GAP
            if lines and self._width([*lines[-1], table]) + GAP * len(lines[-1]) <= room:
                lines[-1].append(table)
            else:
                lines.append([table])
        return [Padding(_side_by_side(line), (0, 0, 0, MARGIN)) for line in lines]

    def _width(self, parts: list[Table]) -> int:
        unlimited = self.console.options.update(max_width=UNLIMITED)
        return sum(self.console.measure(part, options=unlimited).maximum for part in parts)

    def _framed(self, rows: Rows, least: int) -> Table:
        return self._filled(Table(box=ROUNDED, border_style="dim", header_style="none"), rows, least)

    def _aligned(self, rows: Rows) -> Table:
        return self._filled(Table(box=None, padding=(0, 2, 0, 0), pad_edge=False), rows, 0)

    def _filled(self, table: Table, rows: Rows, least: int) -> Table:
        """Fill a table with cells; a row named after a seat has its colour."""
        for number, head in enumerate(rows[0]):
            table.add_column(self._paint(head, "bold"), min_width=least if number else None, overflow="fold")
        for name, *cells in rows[1:]:
            style = self._names.get(name, "")
            table.add_row(Text(name, style or "dim"), *(self._cell(cell, style) for cell in cells))
        return table

    def _cell(self, text: str, style: str) -> Text:
        return Text(text, "dim") if text == "0" else self._paint(text, style)

    def _offers(self, offers: list[Offer]) -> list[RenderableType]:
        """A line for each choice; brief ones in a column for each heading, or below it if that is too wide."""
        if all(offer.brief and offer.label for offer in offers):
            wide = self._matrix(offers)
            if wide is not None and self._width([wide]) <= self.console.width:
                return [wide]
        shown: list[RenderableType] = []
        for heading, group in groupby(offers, key=lambda offer: offer.heading if offer.brief else ""):
            if heading:
                shown += [self._paint(f"  {heading}", "bold"), self._stack([*group], offers)]
            else:
                shown += [self._full_offer(offer) for offer in group]
        return shown

    def _columns(self, offers: list[Offer]) -> list[RenderableType]:
        """The choices one below the other, in as many columns as fit."""
        cells = [Text.assemble(_number(offer), " ", self._paint(offer.sentence)) for offer in offers]
        for count in range(len(cells), 1, -1):
            down = -(-len(cells) // count)
            columns = [cells[first : first + down] for first in range(0, len(cells), down)]
            widths = [max(cell.cell_len for cell in column) for column in columns]
            if sum(widths) + 2 * len(widths) <= self.console.width:
                grid = Table.grid(padding=(0, 2, 0, 0))
                for row in zip_longest(*columns, fillvalue=Text()):
                    grid.add_row(*row)
                return [Padding(grid, (0, 0, 0, 2))]
        return [self._full_offer(offer) for offer in offers]

    def _full_offer(self, offer: Offer) -> RenderableType:
        grid = Table.grid(padding=(0, 1, 0, 0))
        grid.add_column(no_wrap=True)
        grid.add_row(_number(offer), self._paint(offer.sentence))
        return Padding(grid, (0, 0, 0, 2))

    def _matrix(self, offers: list[Offer]) -> Table | None:
        """A column for each heading and a row for each label; None if the headings have different labels."""
        columns = [[*group] for _, group in groupby(offers, key=lambda offer: offer.heading)]
        if len({tuple(offer.label for offer in column) for column in columns}) != 1:
            return None
        table = Table(box=None, padding=(0, 2, 0, 0), pad_edge=True)
        table.add_column("", no_wrap=True)
        for column in columns:
            table.add_column(self._paint(column[0].heading, "bold"), no_wrap=True)
        last = ""
        for row in zip(*columns, strict=True):
            label = row[0].label
            table.add_row(self._paint("" if label == last else label), *(self._brief(offer) for offer in row))
            last = label
        return table

    def _stack(self, group: list[Offer], offers: list[Offer]) -> RenderableType:
        """A row for each label, with as many choices as fit next to it."""
        label = max(cell_len(offer.label) for offer in offers)
        brief = max(cell_len(offer.brief) for offer in offers) + NUMBER
        across = max((self.console.width - 2 - label) // (brief + 2), 1)
        grid = Table.grid(padding=(0, 2, 0, 0))
        grid.add_column(no_wrap=True, min_width=label)
        for _ in range(across):
            grid.add_column(no_wrap=True, min_width=brief)
        for text, row in groupby(group, key=lambda offer: offer.label):
            cells = [self._brief(offer) for offer in row]
            for first in range(0, len(cells), across):
                grid.add_row(self._paint("" if first else text), *cells[first : first + across])
        return Padding(grid, (0, 0, 0, 2))

    def _brief(self, offer: Offer) -> Text:
        return Text.assemble(_number(offer), " ", _painted(Text(offer.brief), self._briefs))

    def _paint(self, text: str, style: str = "") -> Text:
        """A text in which the seats' names have the seats' colours."""
        return _painted(Text(_printable(text), style), self._names)

    def ask(self, prompt: str) -> str:
        """What the player types."""
        return input(f"{prompt} ").strip()

    def begin_page(self) -> None:
        """Move to the top of the window."""
        self.console.clear()

    def wipe(self) -> None:
        """Clear the screen so that nothing can be scrolled back to."""
        self.console.file.write("\x1b[2J\x1b[3J\x1b[H")
        self.console.file.flush()
        with suppress(ImportError):
            import readline

            readline.clear_history()

    @contextmanager
    def working(self, sentence: str) -> Iterator[None]:
        """Show a sign of life while something takes time."""
        with self.console.status(self._paint(sentence, "dim")):
            yield


def _side_by_side(tables: list[Table]) -> Table:
    grid = Table.grid(padding=(0, GAP, 0, 0))
    grid.add_row(*tables)
    return grid


def _part_of(picture: Text, height: int, offers: list[Offer]) -> list[Text]:
    """The `height` lines of a picture that name the most places of the choices; none if there is no room."""
    if height <= 0:
        return []
    lines = picture.split("\n")
    places = {place for offer in offers for place in places_in(f"{offer.heading} {offer.sentence}")}
    first = densest_part([line.plain for line in lines], height, places)
    return [Text("\n", no_wrap=True).join(lines[first : first + height])]


def _painted(text: Text, colours: dict[str, str]) -> Text:
    for name, colour in colours.items():
        text.highlight_regex(rf"\b{re.escape(name)}\b", colour)
    return text


def _printable(text: str) -> str:
    """A text without control characters."""
    return "".join(char if char.isprintable() else " " for char in text if char.isprintable() or char.isspace())


def _number(offer: Offer) -> Text:
    return Text(f"{offer.number:>2}{MARK if offer.seals else ' '}", "bold")


def _colour(name: str, number: int) -> str:
    try:
        Color.parse(name)
    except ColorParseError:
        return OTHER_COLOURS[number % len(OTHER_COLOURS)]
    return name


def _transposed(rows: Rows) -> Rows:
    return [list(column) for column in zip(*rows, strict=True)]


def _widest(rows: Rows) -> int:
    return max(cell_len(cell) for row in rows for cell in row[1:])
