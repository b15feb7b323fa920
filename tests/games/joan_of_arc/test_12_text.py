"""12. The sky, carriers and gigantic creatures in a terminal."""

from __future__ import annotations

import pytest

from tests.games.joan_of_arc.scenes import Scene
from tests.games.joan_of_arc.test_9_carrier import ANGEL, carried
from tests.games.joan_of_arc.test_12_giants import LEVIATHAN, hunt
from timefront.games.joan_of_arc.game import JOAN_OF_ARC
from timefront.games.joan_of_arc.show.text_board import text_board
from timefront.games.joan_of_arc.show.text_cards import card_in_full
from timefront.games.joan_of_arc.show.view import view_of
from timefront.kernel.packs import LANGUAGES
from timefront.texts.catalogue import Catalogue


def told(scene: Scene, language: str = "en") -> str:
    catalogue = Catalogue(JOAN_OF_ARC, scene.setting.pack, language)
    return text_board(view_of(scene.s, 0), catalogue.message)


@pytest.mark.parametrize("language", LANGUAGES)
def test_JA_12_1_the_sky_lies_beside_the_map_and_the_legend_says_what_it_is(language: str) -> None:
    text = told(carried(tiles=("clouds", "blue", "rainbow")), language)
    names = {"en": "Clouds", "de": "Wolken", "es": "Nubes"}
    assert f"^1 {names[language]}" in text
    sky = next(line for line in text.splitlines() if line.startswith("^ "))
    assert sky.count(";") == 2, "clouds and rainbow do something, blue sky does nothing"


def test_JA_9_carrier_a_carrier_and_its_passenger_are_shown_together() -> None:
    text = told(carried())
    assert "Ang+SM" in text
    assert "Angel + Saint Martha" in text
    assert view_of(carried().s, 0).units[ANGEL].carrier is None


def test_JA_12_6_a_gigantic_creature_stands_once_in_its_hex_with_its_hit_points() -> None:
    scene = hunt()
    scene.s.wounds[LEVIATHAN] = 3
    text = told(scene)
    picture = text.split("\n\n")[0]
    assert picture.count("The Leviathan") == picture.count("13/16") == 1
    assert all(name in picture for name in ("C3a", "C3b", "C3c"))


def test_JA_12_6_its_card_says_how_many_orders_it_costs() -> None:
    view = view_of(hunt().s, 0)
    catalogue = Catalogue(JOAN_OF_ARC, hunt().setting.pack, "en")
    rows = [row for table in card_in_full(view, "leviathan", catalogue.message) for row in table]
    assert ["Orders", str(view.cards["leviathan"].activation)] in rows
