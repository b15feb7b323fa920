"""Makes free text from clients harmless: names and lines of chat."""

from __future__ import annotations

import unicodedata

NAME_LENGTH = 30
LINE_LENGTH = 500
_MARKS = 3
"""No language has more marks on one letter than this."""
_BLANKS = "\t\n\r\u115f\u1160\u2800\u3164\uffa0"
"""Characters that look blank, whatever category Unicode gives them."""


def clean_name(name: str) -> str:
    """A name fit to be shown: one line without control, direction and stacked characters."""
    return clean_line(name)[:NAME_LENGTH].strip()


def clean_line(text: str) -> str:
    """A line of text without characters that could garble the lines around it; markup is left to the client."""
    kept: list[str] = []
    marks = _MARKS  # a mark needs a letter before it
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
