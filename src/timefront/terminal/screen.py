"""Where a table is shown. This module's screen is plain: lines of words, fit for pipes and screen readers."""

from __future__ import annotations

import shutil
import sys
import textwrap
import unicodedata
from collections.abc import Iterable, Iterator
from contextlib import contextmanager

from timefront.terminal.page import Page, Rows, is_picture, led_by_pictures

SEPARATOR = "-" * 20


class Screen:
    """Shows lines and pages, and asks. No colours, no cursor control, words instead of symbols."""

    def __init__(self) -> None:
        self._told = ""
        self._lead: list[str] = []
        self._shown: list[Rows] = []

    def name_seats(self, names: list[tuple[str, str]], briefs: list[str]) -> None:
        """The seats' names in files and on the screen, and their brief names, for those who can show colours."""

    def line(self, text: str = "") -> None:
        """A line of text; on a terminal it is wrapped between words."""
        lines = [words(text)]
        if sys.stdout.isatty():
            width = shutil.get_terminal_size().columns
            lines = textwrap.wrap(lines[0], width, break_long_words=False, break_on_hyphens=False) or lines
        self._told = ""
        print("\n".join(lines))

    def unbroken(self, text: str) -> None:
        """A line that can be copied, as a command or a file's name must be."""
        self._told = ""
        print(words(text))

    def heading(self, text: str) -> None:
        """A line above others."""
        self.line()
        self.line(text)

    def paragraphs(self, texts: Iterable[tuple[str, str]]) -> None:
        """Texts with a short head each, as rules have."""
        for head, text in texts:
            self.line(f"{head}: {text}")

    def page(self, page: Page) -> None:
        """A whole page; a question repeats neither what introduces it nor tables that are as they were."""
        self.heading(page.title)
        if page.lead != self._lead or not page.question:
            for text in page.lead:
                self.line(text)
        for table in page.tables:
            if not is_picture(table) and (table not in self._shown or not page.question):
                self._table(table)
        self._lead, self._shown = page.lead, page.tables
        if page.log:
            self.heading(page.log_title)
        for text in [*page.log, *page.notes]:
            self.line(text)
        if page.question:
            self.heading(f"{page.question} ({page.rules})")
        for offer in page.offers:
            self.line(f"{offer.number}. {offer.seals or offer.sentence}")
        if page.legend and not any(offer.seals for offer in page.offers):
            self.line(page.legend)

    def tables(self, tables: list[Rows]) -> None:
        """Tables that were asked for; a picture too, as it is."""
        widths, legend, others = led_by_pictures(tables)
        for table in [*widths[:1], *legend, *others]:
            if is_picture(table):
                print("\n".join(line for (line,) in table))
            else:
                self._table(table)

    def _table(self, rows: Rows) -> None:
        """Read out column by column."""
        if rows[0][0]:
            self.heading(rows[0][0])
        for column, head in enumerate(rows[0][1:], 1):
            cells = [f"{row[0]} {row[column]}" for row in rows[1:] if row[column]]
            between = "; " if any(", " in cell for cell in cells) else ", "
            self.line(f"{head}: {between.join(cells)}" if cells else head)

    def ask(self, prompt: str) -> str:
        """What the player types; `EOFError` when nothing more can come."""
        self._told = ""
        print(words(prompt), end=" ", flush=True)
        answer = sys.stdin.readline()
        if not sys.stdin.isatty():
            print(words(answer.rstrip("\n")))
        if not answer:
            raise EOFError
        if not answer.strip():
            self._shown = []
        return answer.strip()

    def begin_page(self) -> None:
        """Make room for a page."""

    def wipe(self) -> None:
        """Hide what was shown: set it apart, and on a terminal scroll it out of the window. Somebody else looks now."""
        self._shown = []
        if sys.stdout.isatty():
            print("\n" * shutil.get_terminal_size().lines)
        self.line(SEPARATOR)

    @contextmanager
    def working(self, sentence: str) -> Iterator[None]:
        """Say that something takes its time."""
        if self._told != sentence:
            self.line(sentence)
        self._told = sentence
        sys.stdout.flush()
        yield


def words(text: str) -> str:
    """A text without symbols and control characters, which no screen reader reads well."""
    kept = (char for char in text if char.isspace() or unicodedata.category(char) not in ("So", "Cc", "Cf", "Cs"))
    return " ".join("".join(kept).split())
