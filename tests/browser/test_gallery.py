"""The gallery of scenarios: maps, sides, length, difficulty, and the path that starts with the first skirmish."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import NewPage
from tests.browser.playing import DUEL, JOAN
from tests.browser.server import Site
from tests.marks import first_in_short
from timefront.games.registry import GAMES
from timefront.kernel.packs import LANGUAGES
from timefront.texts.catalogue import Catalogue

Axe = Callable[[Page], list[str]]
SCENARIOS = GAMES[JOAN].scenarios(GAMES[JOAN].built_in_pack())
FITS = "document.documentElement.scrollWidth <= innerWidth"
CUT = """[...document.querySelectorAll('.cards label, .cards .words > *')]
  .filter((one) => one.checkVisibility() && one.scrollWidth > one.clientWidth + 1).map((one) => one.textContent)"""


@pytest.mark.parametrize(
    ("language", "size"), first_in_short([(language, size) for language in LANGUAGES for size in ("laptop", "phone")])
)
def test_every_scenario_is_shown_with_its_map(
    new_page: NewPage, site: Site, axe: Axe, language: str, size: str
) -> None:
    page = new_page(size, language)
    page.goto(f"{site.address}/new/{JOAN}")
    cards = page.locator(".cards label:has(.ground)")
    expect(cards).to_have_count(len(SCENARIOS))
    catalogue = Catalogue(GAMES[JOAN], GAMES[JOAN].built_in_pack(), language)
    for key in SCENARIOS:
        card = cards.filter(has=page.get_by_text(catalogue.message(f"scenario-{key}"), exact=True))
        expect(card.locator(".side")).to_have_count(2)
        expect(card.locator(".difficulty")).to_be_visible()
    assert page.evaluate(FITS)
    assert page.evaluate(CUT) == []
    assert axe(page) == []


def test_the_way_leads_from_a_skirmish_over_lessons_to_battles_and_armies(page: Page, site: Site) -> None:
    page.goto(f"{site.address}/new/{JOAN}")
    titles = page.locator(".step h3")
    expect(titles).to_have_count(5)
    words = ["First skirmish", "Lessons", "Battles", "Great trials", "Your own army"]
    assert [title.inner_text().split("\n")[-1].strip() for title in titles.all()] == words
    first = page.locator(".step").first
    expect(first.get_by_label("Foragers on the Road")).to_be_checked()
    expect(first).to_contain_text("2 rounds")
    expect(first.locator(".isNew")).not_to_have_count(0)
    sky = page.locator("label", has_text="Voices at Domrémy")
    expect(sky.locator(".isNew").filter(has_text="The sky")).to_be_visible()


def test_a_scenario_is_chosen_by_keyboard_and_told_whole(page: Page, site: Site) -> None:
    page.goto(f"{site.address}/new/{JOAN}")
    page.get_by_label("Foragers on the Road").focus()
    page.keyboard.press("ArrowDown")
    chosen = page.locator(".cards input:checked")
    expect(chosen).to_be_focused()
    assert chosen.get_attribute("value") != "foragers"
    page.get_by_label("Compiègne").check()
    expect(page.locator(".about")).to_contain_text("Four players")
    expect(page.locator("#seats ~ ol fieldset")).to_have_count(4)
    page.locator(".about summary").click()
    expect(page.locator(".about")).to_contain_text("In May 1430")


def test_on_a_phone_a_card_tells_everything_once_it_is_touched(new_page: NewPage, site: Site) -> None:
    page = new_page("phone", has_touch=True)
    page.goto(f"{site.address}/new/{JOAN}")
    card = page.locator("label", has_text="The Sword of Fierbois")
    expect(card.locator(".text")).to_be_hidden()
    card.tap()
    expect(card.locator(".text")).to_be_visible()
    expect(card.locator("input")).to_be_checked()
    assert page.evaluate(FITS)


def test_a_game_without_maps_shows_what_it_has_to_tell(page: Page, site: Site) -> None:
    page.goto(f"{site.address}/new/{DUEL}")
    expect(page.locator(".cards label")).to_have_count(6)
    expect(page.get_by_label("Let the rules decide")).to_be_checked()
    expect(page.locator(".step h3")).to_have_count(0)
    expect(page.locator(".cards label", has_text="Signal Beacons")).to_contain_text("White cubes")
