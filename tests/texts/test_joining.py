"""Lists in sentences."""

import pytest

from timefront.texts.joining import join


@pytest.mark.parametrize(
    ("language", "items", "joined"),
    [
        ("en", [], ""),
        ("en", ["a"], "a"),
        ("en", ["a", "b"], "a and b"),
        ("en", ["a", "b", "c"], "a, b and c"),
        ("de", ["a", "b", "c"], "a, b und c"),
        ("es", ["a", "b", "c"], "a, b y c"),
        ("es", ["Fernando", "Isabel"], "Fernando e Isabel"),
        ("es", ["aguja", "hilo"], "aguja e hilo"),
        ("es", ["Ana", "Íñigo"], "Ana e Íñigo"),
        ("es", ["Flandes", "Ypres"], "Flandes e Ypres"),
        ("es", ["Flandes", "«Italia»"], "Flandes e «Italia»"),
        ("es", ["fuego", "hielo"], "fuego y hielo"),
        ("es", ["agua", "iones"], "agua y iones"),
        ("es", ["Ana", "Yolanda"], "Ana y Yolanda"),
        ("es", ["Italia", "Francia"], "Italia y Francia"),
        ("en", ["Ferdinand", "Isabella"], "Ferdinand and Isabella"),
    ],
)
def test_items_are_joined(language: str, items: list[str], joined: str) -> None:
    assert join(items, language) == joined
    assert join(iter(items), language) == joined
