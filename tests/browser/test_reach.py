"""Within reach: the rules with their chapters, rule numbers on request, the tools near the thumb."""

from __future__ import annotations

from random import Random

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import NewPage
from tests.browser.playing import BATTLE, DUEL, JOAN, DuelBoard, Made, asked, play
from tests.browser.server import Site
from tests.marks import first_in_short

IN_SIGHT = """(tools) => {
    const box = tools.getBoundingClientRect();
    return box.top >= 0 && box.bottom <= innerHeight && box.left >= 0 && box.right <= innerWidth;
}"""


@pytest.mark.parametrize("game", first_in_short([DUEL, BATTLE, JOAN]))
def test_the_rules_open_at_their_head_with_named_chapters(page: Page, site: Site, game: str) -> None:
    Made(site, game, "human easy").sit().open(page, 0)
    asked(page)
    page.get_by_role("button", name="Rules", exact=True).click()
    book = page.get_by_role("dialog", name="Rules")
    expect(book.get_by_role("searchbox")).to_be_focused()
    expect(book.get_by_role("heading", name="Rules", exact=True)).to_be_in_viewport()
    chapters = book.get_by_role("navigation", name="Chapters").get_by_role("button")
    names = chapters.all_inner_texts()
    headings = book.locator("section h3")
    expect(headings).to_have_text(names)
    assert all(name.partition(". ")[2] for name in names)
    chapters.last.click()
    expect(headings.last).to_be_in_viewport()
    expect(chapters.first).not_to_be_in_viewport()
    book.get_by_role("button", name="Chapters", exact=True).click()
    expect(chapters.last).to_be_in_viewport()
    expect(chapters.last).to_be_focused()


def test_the_numbers_of_rules_are_shown_for_the_line_that_is_looked_at(page: Page, site: Site) -> None:
    Made(site, DUEL, "human easy").sit().open(page, 0)
    asked(page)
    line = page.locator("#panel li").last
    number = line.get_by_role("button", name="DT-")
    expect(number).to_have_css("opacity", "0")
    line.hover()
    expect(number).to_have_css("opacity", "1")
    page.mouse.move(0, 0)
    expect(number).to_have_css("opacity", "0")
    page.keyboard.press("l")
    expect(number).to_have_css("opacity", "1")
    page.keyboard.press("Tab")
    expect(number).to_be_focused()
    number.click()
    expect(page.get_by_role("dialog", name="Rules")).to_be_visible()


@pytest.mark.parametrize("game", first_in_short([DUEL, BATTLE, JOAN]))
def test_tools_and_undo_are_at_the_thumb_wherever_a_phone_looks(new_page: NewPage, site: Site, game: str) -> None:
    page = new_page("phone")
    Made(site, game, "human easy").sit().open(page, 0)
    asked(page)
    for height in ("0", "document.documentElement.scrollHeight / 2", "document.documentElement.scrollHeight"):
        page.evaluate(f"scrollTo(0, {height})")
        for name in ("Undo", "Hint", "Menu"):
            assert page.get_by_role("button", name=name, exact=True).evaluate(IN_SIGHT), (height, name)
    if game == DUEL:
        play(page, DuelBoard(Random(3)), most=2)
        asked(page)
        page.evaluate("scrollTo(0, document.documentElement.scrollHeight)")
        page.get_by_role("button", name="Menu", exact=True).click()
        expect(page.get_by_role("dialog", name="Menu")).to_be_visible()
