"""Forms that no native reader would write, and that were once in catalogues and rulebooks: they must not come back."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

import pytest

from tests.texts.test_sentences import utterances
from timefront.games.registry import GAMES
from timefront.kernel.game import Game
from timefront.texts.catalogue import Catalogue

ROOT = Path(__file__).parents[2]
TEXTS = [*ROOT.glob("src/timefront/texts/**/*.ftl"), *ROOT.glob("web/src/texts/**/*.ftl")]
TEXTS += [path for folder in ("texts", "pack/texts") for path in ROOT.glob(f"src/timefront/games/*/{folder}/*.ftl")]
TEXTS += ROOT.glob("src/timefront/games/*/rulebook/*.toml")

WRONG = {
    "de": (
        r"Kreuzweg",
        r"Würfel (Starker|Riskanter)",
        r"Geführt von",
        r"[Hh]ält aus",
        r"drängt (eine|\{ \$\w+ \}) (eigene|gegnerische) Einheit(en)?\b(?! weiter| und)",
        r"und damit (1|\{)",
        r"die einer ihrer Punkte",
        r"Mehr Überlebende gewinnen",
        r"[Nn]ormalen Kampf um \d(?<!Summe im Normalen Kampf um \d)",
        r"[Aa]bgelegte Helden",
        r"Anders ging es nicht",
        r"gewonnen von \{",
        r"nimmt (sie )?(stattdessen )?eine Wunde",
        r"Bogenschüsse erreichen",
        r"\b(von|zu|mit|aus|bei|nach) (das|die) [A-ZÄÖÜ]",
        r"\b(für|gegen|durch|ohne) (der|dem) [A-ZÄÖÜ]",
    ),
    "es": (
        r"Turno de \{",
        r"Desafiar a \{",
        r"no hay más tarjetas",
        r"A cargo de",
        r"Ganan más",
        r"[Ss]obreviviente",
        r"(dos|tres|cuatro|cinco|\d) Sabaton\b",
        r", cuerpo (\{|\d)",
        r"Quedarte con",
        r"Haz cada una",
        r"\d daños?\b",
        r"vuelve a ser de nadie",
        r"la parte de \{ \$who",
        r"\b[Dd]e el\b",
        r"\b[Aa] el\b",
    ),
}
"""In catalogues and rulebooks, as they are written."""
SAID = {
    "de": r"\b(von|zu|mit|aus|bei) (das|die) |\b(für|gegen|durch) (der|dem) ",
    "es": r"\b[Dd]e el |\b[Aa] el |\b(de|a) Jugador \d",
}
"""In complete sentences, with names filled in."""
SIDE = re.compile(r"\b(otro|cada|ese|un|ambos) lados?\b(?<!a ambos lados)")
"""One word for a side of a battle: `bando`; `lado` is the side of a card."""


def language_of(path: Path) -> str:
    return path.stem.rpartition(".")[2]


@pytest.mark.parametrize(("language", "wrong"), [(key, form) for key, forms in WRONG.items() for form in forms])
def test_a_wrong_form_does_not_come_back(language: str, wrong: str) -> None:
    found = [
        f"{path.relative_to(ROOT)}:{number}: {line.strip()[:90]}"
        for path in TEXTS
        if language_of(path) == language
        for number, line in enumerate(path.read_text(encoding="utf-8").splitlines(), 1)
        if re.search(wrong, line)
    ]
    assert found == []


def test_the_texts_of_every_language_are_looked_at() -> None:
    counts = {language: sum(language_of(path) == language for path in TEXTS) for language in ("en", *WRONG)}
    assert counts == dict.fromkeys(counts, 4 + 4 * len(GAMES))


def test_the_sides_of_a_battle_have_one_name_in_spanish() -> None:
    folder = ROOT / "src" / "timefront" / "games" / "battle_through_history"
    texts = [path.read_text(encoding="utf-8") for path in TEXTS if folder in path.parents and language_of(path) == "es"]
    assert len(texts) == 4
    assert [found.group() for text in texts for found in SIDE.finditer(text)] == []


def test_the_rulings_of_duel_of_time_speak_like_its_rulebook_in_german() -> None:
    book = ROOT / "src" / "timefront" / "games" / "duel_of_time" / "rulebook" / "rulings.de.toml"
    assert re.findall(r"\b(Brett\w*|Decks?|verdeckte Hälfte\w*)\b", book.read_text(encoding="utf-8")) == []


@pytest.mark.slow
@pytest.mark.parametrize("language", SAID)
@pytest.mark.parametrize("game", GAMES.values(), ids=GAMES)
def test_names_fit_into_the_sentences_around_them(game: Game[Any], language: str) -> None:
    texts = Catalogue(game, game.built_in_pack(), language)
    said = {texts.say(phrase) for phrase in utterances(game, 2)}
    assert len(said) > 100
    assert [sentence for sentence in said if re.search(SAID[language], sentence)] == []
