"""The layout of a table: what belongs together can be seen together, and the board has most of the room."""

from __future__ import annotations

from random import Random

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import NewPage
from tests.browser.playing import BATTLE, DUEL, DuelBoard, Made, asked, play
from tests.browser.server import Site
from timefront.kernel.packs import LANGUAGES

IN_SIGHT = """(parts) => parts.filter((part) => {
  const { top, bottom } = document.querySelector(part).getBoundingClientRect();
  return top < 0 || bottom > innerHeight;
})"""


def placing(page: Page) -> None:
    """Play until a card is to be placed: the opponent may have had the first turn."""
    play(page, DuelBoard(Random(3)), until="Turn.placement")


def out_of_sight(page: Page, *parts: str) -> list[str]:
    found: list[str] = page.evaluate(IN_SIGHT, list(parts))
    return found


@pytest.mark.parametrize("guide", ["off", "on"])
@pytest.mark.parametrize("language", LANGUAGES)
def test_the_front_and_the_hand_fit_on_a_laptop(new_page: NewPage, site: Site, language: str, guide: str) -> None:
    page = new_page(locale=language)
    Made(site, DUEL, "human easy", scenario="beacons").sit().open(page, 0, guide=guide)
    placing(page)
    assert out_of_sight(page, "div.front", ".hand .cards") == []


def test_a_phone_shows_the_whole_front_when_a_card_is_chosen(new_page: NewPage, site: Site) -> None:
    page = new_page("phone", has_touch=True, reduced_motion="reduce")
    Made(site, DUEL, "human easy").sit().open(page, 0)
    placing(page)
    page.locator(".card.playable").first.tap()
    expect(page.locator("[data-ghost]")).to_have_count(8)
    assert out_of_sight(page, "div.front") == []


@pytest.mark.parametrize("game", [DUEL, BATTLE])
def test_the_board_takes_most_of_a_wide_screen(new_page: NewPage, site: Site, game: str) -> None:
    page = new_page("wide")
    Made(site, game, "human easy").sit().open(page, 0)
    asked(page)
    shares = page.evaluate("['.middle', '#panel'].map((part) => document.querySelector(part).clientWidth / innerWidth)")
    assert shares[0] > 0.65
    assert shares[1] > 0.2


def test_one_rule_stands_for_all_until_the_others_are_wanted(page: Page, site: Site) -> None:
    Made(site, DUEL, "human easy").sit().open(page, 0)
    placing(page)
    rules = page.locator(".rules button")
    expect(rules).to_contain_text(["DT-2.2", "+2"])
    expect(rules).to_have_count(2)
    rules.last.click()
    expect(rules).to_contain_text(["DT-2.2", "DT-2.3", "DT-2.4", "−"])
    rules.last.click()
    expect(rules).to_have_count(2)


def test_the_key_for_the_board_leads_to_it(page: Page, site: Site) -> None:
    Made(site, DUEL, "human easy").sit().open(page, 0)
    placing(page)
    page.keyboard.press("b")
    expect(page.locator(".board :focus")).to_be_visible()
