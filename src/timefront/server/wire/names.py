"""Free text of strangers, made harmless: names and lines of chat."""

from __future__ import annotations

import unicodedata

NAME_LENGTH = 30
LINE_LENGTH = 500
_MARKS = 3
"""More marks than these on one letter are no language."""
_BLANKS = "\t\n\r\u115f\u1160\u2800\u3164\uffa0"
"""Blank, whatever Unicode takes them for."""


def clean_name(name: str) -> str:
    """A name as it is shown: one line without control, direction and stacked characters."""
    return clean_line(name)[:NAME_LENGTH].strip()


def clean_line(text: str) -> str:
    """A line of text without what could garble the lines around it; markup is left to who shows it."""
    kept: list[str] = []
    marks = _MARKS  # a mark needs a letter to stand on
    for letter in unicodedata.normalize("NFC", text[: 4 * LINE_LENGTH]):
        category = unicodedata.category(letter)
        if category[0] == "Z" or letter in _BLANKS:
            kept.append(" ")
            marks = _MARKS
        elif category[0] != "C":
            marks = marks + 1 if category[0] == "M" else 0
            if marks <= _MARKS:
                kept.append(letter)
    return " ".join("".join(kept).split())[:LINE_LENGTH]
