"""How words at the prompt are compared: accents, capitals and blanks do not matter."""

from __future__ import annotations

import unicodedata


def simple(text: str) -> str:
    """A text without accents and capitals, and with single blanks."""
    letters = (char for char in unicodedata.normalize("NFD", text.casefold()) if not unicodedata.combining(char))
    return " ".join("".join(letters).split())
