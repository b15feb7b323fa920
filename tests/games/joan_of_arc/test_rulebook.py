"""The rulebook: every id of the digest, with a paragraph in each language."""

from __future__ import annotations

from pathlib import Path

import pytest

from timefront.games import joan_of_arc
from timefront.games.joan_of_arc.content.pack import CHECKED_RULES
from timefront.games.joan_of_arc.content.vocabulary import SKILLS
from timefront.games.joan_of_arc.game import JOAN_OF_ARC
from timefront.kernel.packs import LANGUAGES
from timefront.kernel.rulebook import CONTENT, KINDS, Rulebook
from timefront.texts.catalogue import Catalogue

FOLDER = Path(joan_of_arc.__path__[0]) / "rulebook"
LENGTHS = {1: 8, 2: 6, 3: 4, 4: 13, 5: 7, 6: 11, 7: 10, 8: 9, 10: 6, 11: 4, 12: 9, 13: 3}
"""How many ids each section of the digest has; those of section 9 are named after the skills."""
BOARD_RULES = ("JA-1.1", "JA-1.3", "JA-1.6")
"""Rules that are applied when a board is built."""


def test_every_rule_of_the_digest_is_listed_in_its_order() -> None:
    wanted: list[str] = []
    for section in range(1, 14):
        numbers = SKILLS if section == 9 else [str(number) for number in range(1, LENGTHS[section] + 1)]
        wanted += [f"JA-{section}.{number}" for number in numbers]
    assert list(Rulebook(FOLDER).entries) == wanted


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_rule_has_a_paragraph(language: str) -> None:
    book = Rulebook(FOLDER)
    assert list(book.paragraphs[language]) == list(book.entries)
    assert all(len(paragraph) > 20 for paragraph in book.paragraphs[language].values())
    assert len(set(book.paragraphs[language].values())) == len(book.entries)


def test_kinds_and_what_comes_later() -> None:
    entries = Rulebook(FOLDER).entries.values()
    assert {entry.kind for entry in entries} <= set(KINDS)
    assert [entry.id for entry in entries if entry.later] == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_paragraphs_of_later_rules_say_so(language: str) -> None:
    entries = Rulebook(FOLDER).entries.values()
    said = Catalogue(JOAN_OF_ARC, JOAN_OF_ARC.built_in_pack(), language)
    later = [entry.id for entry in entries if entry.later]
    assert [entry.id for entry in entries if said.paragraph(entry.id).startswith("[")] == later


def test_what_the_check_of_packs_answers_for() -> None:
    book = Rulebook(FOLDER)
    assert set(CHECKED_RULES) <= set(book.entries)
    content = {entry.id for entry in book.entries.values() if entry.kind == CONTENT}
    assert content <= {*CHECKED_RULES, *BOARD_RULES}
