"""review on the command line, in three languages, for people and programs."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from tests.cli.running import Runs, is_one_sentence
from timefront.bots.registry import bot_named
from timefront.games.registry import GAMES
from timefront.lab.storing import match_of, store
from timefront.matches.making import new_match

DUEL = GAMES["duel_of_time"]
SETTING = DUEL.setting(DUEL.built_in_pack(), "levy", {}, 2)

KEY_MOMENTS = {"en": "Key moments:", "de": "Schlüsselmomente:", "es": "Momentos clave:"}
WEIGHTS = {
    "en": (", an inaccuracy,", ", a mistake,", ", a blunder,"),
    "de": (", Ungenauigkeit,", ", Fehler,", ", grober Fehler,"),
    "es": (", imprecisión,", ", error,", ", error grave,"),
}


@pytest.fixture
def file(tmp_path: Path) -> str:
    """A finished match."""
    path = tmp_path / "match.jsonl"
    store(match_of(DUEL, SETTING, [bot_named("greedy:20"), bot_named("random")], "cli", [0, 1]), path)
    return str(path)


@pytest.mark.parametrize(("language", "word"), [("en", "Accuracy"), ("de", "Genauigkeit"), ("es", "Precisión")])
def test_a_match_is_looked_back_on_in_three_languages(timefront: Runs, file: str, language: str, word: str) -> None:
    ran = timefront("review", file, "--positions", "16", "--lang", language)
    assert (ran.status, ran.err) == (0, "")
    assert ran.out.count(word) == 2
    assert ran.out.count(KEY_MOMENTS[language]) == 1
    assert any(weight in ran.out for weight in WEIGHTS[language])
    assert "▄" in ran.out
    assert "−" in ran.out


def test_the_review_as_data(timefront: Runs, file: str) -> None:
    ran = timefront("review", file, "--positions", "0", "--json")
    data = json.loads(ran.out)
    assert set(data) == {"start", "moments", "seats", "key_moments", "positions"}
    assert len(data["seats"]) == 2
    assert data["seats"][0]["accuracy"] is None
    assert data["moments"][0].keys() >= {"entry", "seat", "purpose", "choice", "shares", "luck"}


def test_nothing_is_told_before_the_end(timefront: Runs, tmp_path: Path) -> None:
    path = tmp_path / "going-on.jsonl"
    store(new_match(DUEL, SETTING, seed="on"), path)
    assert is_one_sentence(timefront("review", str(path)))


@pytest.mark.parametrize("words", ["--positions -1", "--positions 100001", "--lang fr"])
def test_nonsense_gets_one_sentence(timefront: Runs, file: str, words: str) -> None:
    assert is_one_sentence(timefront("review", file, *words.split()))


def test_no_file_gets_one_sentence(timefront: Runs) -> None:
    assert is_one_sentence(timefront("review", "nothing.jsonl"))
