"""Lists in a sentence, joined here exactly as in the browser."""

from __future__ import annotations

import re
from collections.abc import Iterable

AND = {"en": "and", "de": "und", "es": "y"}
SOUNDS_LIKE_I = re.compile(r"\W*(?:h?í|h?i(?![aeouáéóú])|y(?![aeiouáéíóú]))", re.IGNORECASE)
"""In Spanish `y` becomes `e` before the sound i, but not before a diphthong: "aguja e hilo", "fuego y hielo"."""


def join(items: Iterable[str], language: str) -> str:
    """The items as a list in a sentence: "a, b and c"."""
    *firsts, last = [*items] or [""]
    if not firsts:
        return last
    word = "e" if language == "es" and SOUNDS_LIKE_I.match(last) else AND[language]
    return f"{', '.join(firsts)} {word} {last}"
