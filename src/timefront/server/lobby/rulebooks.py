"""The rulebook of a game, as a browser shows it."""

from __future__ import annotations

from functools import cache
from itertools import groupby
from typing import Any

from timefront.kernel.game import Game
from timefront.server.wire.lobby import ChapterText, RulebookText, RuleText, RulingText


@cache
def rulebook_text(game: Game[Any], language: str) -> RulebookText:
    """The paragraphs in a language, chapter by chapter, each with its rulings."""
    book = game.rulebook()
    titles = book.chapters.get(language, {})
    chapters = []
    for number, entries in groupby(book.entries.values(), lambda entry: entry.chapter):
        rules = [
            RuleText(
                entry.id,
                book.paragraph(entry.id, language),
                [RulingText(ruling, book.ruling(ruling, language)) for ruling in entry.rulings],
            )
            for entry in entries
        ]
        chapters.append(ChapterText(number, titles.get(number, ""), rules))
    return RulebookText(chapters)
