"""How words at the prompt are compared: ignoring accents, capitals and extra spaces."""

from __future__ import annotations

import unicodedata


def simple(text: str) -> str:
    """A text in lower case, without accents, and with single spaces."""
    letters = (char for char in unicodedata.normalize("NFD", text.casefold()) if not unicodedata.combining(char))
    return " ".join("".join(letters).split())
