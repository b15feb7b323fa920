"""A user's pack may be in a single language."""

from __future__ import annotations

import pytest

from timefront.games.registry import GAMES
from timefront.kernel.packs import PackFiles
from timefront.texts import shelf
from timefront.texts.catalogue import Catalogue
from timefront.texts.phrasing import TextError

GAME = GAMES["duel_of_time"]


def pack_in(language: str, extra: str = "") -> PackFiles:
    """The built-in pack in one language only."""
    files = {name: text for name, text in GAME.built_in_pack().files.items() if name.endswith(".toml")}
    files[f"texts/{language}.ftl"] = GAME.built_in_pack().files[f"texts/{language}.ftl"] + extra
    return PackFiles(files)


def test_a_pack_falls_back_to_the_language_it_has() -> None:
    table = Catalogue(GAME, pack_in("de"), "es")
    setting = GAME.setting(pack_in("de"), "", {}, 2)
    drawn = {"event": "card-drawn", "rule": "", "seat": 0, "card": 0}
    assert table.event(setting, drawn) == "Amarillo roba Aufstellen / Drängen."
    assert table.message("scenario-crossroads-text", points=1).startswith("Am Ende erhält 1 Punkt zusätzlich")


def test_a_message_of_the_game_never_falls_back() -> None:
    with pytest.raises(TextError):
        Catalogue(GAME, pack_in("de"), "es").message("nowhere")
    with pytest.raises(TextError):
        Catalogue(GAME, PackFiles({}), "es").message("card-deploy_push")


def test_a_pack_does_not_replace_a_sentence_of_the_game() -> None:
    table = Catalogue(GAME, pack_in("en", "\nseat-red = Nobody\n"), "en")
    assert table.message("seat-red") == "Red"


def test_two_packs_keep_their_own_texts() -> None:
    one, other = pack_in("en", "\nown-text = one\n"), pack_in("en", "\nown-text = other\n")
    assert Catalogue(GAME, one, "en").message("own-text") == "one"
    assert Catalogue(GAME, other, "en").message("own-text") == "other"
    assert Catalogue(GAME, one, "en").message("own-text") == "one"


@pytest.mark.slow
def test_old_shelves_give_way(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(shelf, "SHELVES", 2)
    monkeypatch.setattr(shelf, "_shelves", {})
    for number in range(4):
        Catalogue(GAME, pack_in("en", f"\nown-text = {number}\n"), "en")
    assert len(shelf._shelves) == 2
