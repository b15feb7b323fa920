"""Free text of strangers, made harmless: names and lines of chat."""

from __future__ import annotations

import unicodedata

NAME_LENGTH = 30
LINE_LENGTH = 500
_MARKS = 3
"""More marks than these on one letter are no language."""


def clean_name(name: str) -> str:
    """A name as it is shown: one line without control, direction and stacked characters."""
    return clean_line(name)[:NAME_LENGTH].strip()


def clean_line(text: str) -> str:
    """A line of text without what could garble the lines around it; markup is left to who shows it."""
    kept: list[str] = []
    marks = 0
    for letter in unicodedata.normalize("NFC", text[: 4 * LINE_LENGTH]):
        category = unicodedata.category(letter)
        marks = marks + 1 if category == "Mn" else 0
        if category[0] == "Z" or letter in "\t\n\r":
            kept.append(" ")
        elif category[0] != "C" and marks <= _MARKS:
            kept.append(letter)
    return " ".join("".join(kept).split())[:LINE_LENGTH]
