"""Around the map of Joan of Arc: one line with the question, tips, the reference, and players sharing one screen."""

from __future__ import annotations

from random import Random

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import NewPage
from tests.browser.playing import Made, asked, heard
from tests.browser.server import Site
from tests.browser.test_joan import JOAN, JoanBoard
from timefront.kernel.packs import LANGUAGES

SENTENCE = """() => {
  const found = document.querySelector('.bar .sentence');
  const lines = Math.round(found.clientHeight / parseFloat(getComputedStyle(found).lineHeight));
  return { lines, isCut: found.scrollWidth > found.clientWidth || found.scrollHeight > found.clientHeight + 1,
    text: found.textContent };
}"""


@pytest.mark.long
@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("size", ["phone", "laptop"])
def test_one_line_asks(new_page: NewPage, site: Site, size: str, language: str) -> None:
    page = new_page(size, locale=language, reduced_motion="reduce")
    Made(site, JOAN, "human easy", scenario="foragers").sit().open(page, 0)
    hand = JoanBoard(Random(5))
    most = 1 if size == "laptop" else 2
    told: set[str] = set()
    for _ in range(12):
        question = asked(page)["question"]
        found = page.evaluate(SENTENCE)
        assert found["lines"] <= most, found
        assert not found["isCut"], found
        told.add(question)
        before = heard(page)["number"]
        hand(page, question)
        page.wait_for_function("(before) => heard.number > before && heard.question", arg=before)
    assert len(told) >= 3, told


def test_the_keys_bring_the_tip_that_the_mouse_brings(page: Page, site: Site) -> None:
    Made(site, JOAN, "human easy", scenario="foragers").sit().open(page, 0)
    asked(page)
    page.locator(".war .area", has=page.get_by_text("B2", exact=True)).focus()
    tip = page.get_by_role("tooltip")
    expect(tip).to_contain_text("French Hero")
    expect(tip).to_contain_text("Sergeants-at-arms")
    expect(tip.locator(".die").first).to_be_visible()
    page.locator(".foot button, .zoom button").first.focus()
    expect(tip).to_have_count(0)


def test_the_reference_finds_a_unit_by_its_name(page: Page, site: Site) -> None:
    Made(site, JOAN, "human easy", scenario="patay").sit().open(page, 0)
    asked(page)
    page.keyboard.press("f")
    window = page.get_by_role("dialog", name="Reference")
    window.get_by_role("searchbox", name="Find a unit").fill("hire")
    window.get_by_role("button", name="La Hire").click()
    card = window.get_by_role("dialog")
    expect(card).to_contain_text("La Hire")
    expect(card.locator(".die").first).to_be_visible()
    window.get_by_role("searchbox").fill("nobody at all")
    expect(window).to_contain_text("No unit has this name.")


def test_no_curtain_falls_where_nobody_has_secrets(page: Page, site: Site) -> None:
    """Two people at one screen: they pass the board to each other."""
    Made(site, JOAN, "human human", scenario="foragers").sit().open(page, 0, 1)
    hand = JoanBoard(Random(6))
    seen: set[str] = set()
    for _ in range(40):
        expect(page.locator(".bar.isMine")).to_be_visible()
        assert not page.locator("#curtain").count()
        before = page.locator(".bar .sentence").inner_text()
        seen.add(before.split(":")[0].split(",")[0])
        if len(seen) > 1:
            break
        number = heard(page)["number"]
        hand(page, "")
        page.wait_for_function("(number) => heard.number > number", arg=number)
    assert len(seen) == 2, seen


def test_ending_a_turn_is_never_left_to_the_table(page: Page, site: Site) -> None:
    Made(site, JOAN, "human easy", scenario="foragers").sit().open(page, 0)
    asked(page)
    assert heard(page)["question"] == "OrderPhase.order"
    expect(page.locator(".bar label")).to_have_count(0)
