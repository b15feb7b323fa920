"""The plain screen: lines of words, fit for pipes and screen readers."""

from __future__ import annotations

import shutil
import sys
import textwrap
import unicodedata
from collections.abc import Iterable, Iterator
from contextlib import contextmanager

from timefront.terminal.page import Page, Rows, is_picture, split_pictures

SEPARATOR = "-" * 20


class Screen:
    """Shows lines and pages, and asks. No colours, no cursor control, words instead of symbols."""

    def __init__(self) -> None:
        self._told = ""
        self._lead: list[str] = []
        self._shown: list[Rows] = []

    def name_seats(self, names: list[tuple[str, str]], briefs: list[str]) -> None:
        """Note the seats' names in files and on the screen, and their brief names, for screens with colours."""

    def line(self, text: str = "") -> None:
        """Show a line of text; on a terminal it is wrapped between words."""
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
        """Show texts, each with a short head, as rules have."""
        for head, text in texts:
            self.line(f"{head}: {text}")

    def page(self, page: Page) -> None:
        """Show a whole page; a repeated question leaves out its introduction and unchanged tables."""
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
        """Show tables that were asked for, and pictures as they are."""
        widths, legend, others = split_pictures(tables)
        for table in [*widths[:1], *legend, *others]:
            if is_picture(table):
                print("\n".join(line for (line,) in table))
            else:
                self._table(table)

    def _table(self, rows: Rows) -> None:
        """Show a table column by column."""
        if rows[0][0]:
            self.heading(rows[0][0])
        for column, head in enumerate(rows[0][1:], 1):
            cells = [f"{row[0]} {row[column]}" for row in rows[1:] if row[column]]
            between = "; " if any(", " in cell for cell in cells) else ", "
            self.line(f"{head}: {between.join(cells)}" if cells else head)

    def ask(self, prompt: str) -> str:
        """Ask, and return what the player types; `EOFError` at the end of input."""
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
        """Start a new page."""

    def wipe(self) -> None:
        """Hide what was shown, because somebody else looks now; on a terminal it is scrolled out of the window."""
        self._shown = []
        if sys.stdout.isatty():
            print("\n" * shutil.get_terminal_size().lines)
        self.line(SEPARATOR)

    @contextmanager
    def working(self, sentence: str) -> Iterator[None]:
        """Say that something takes time."""
        if self._told != sentence:
            self.line(sentence)
        self._told = sentence
        sys.stdout.flush()
        yield


def words(text: str) -> str:
    """A text without symbols and control characters, which screen readers do not read well."""
    kept = (char for char in text if char.isspace() or unicodedata.category(char) not in ("So", "Cc", "Cf", "Cs"))
    return " ".join("".join(kept).split())
