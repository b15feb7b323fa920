"""On and around the map of Joan of Arc: council, intrigue, both sides of level 2, the held order, blocked shots."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import NewPage
from tests.browser.playing import Made, asked, heard, question_is, reach
from tests.browser.server import Site
from tests.browser.test_everybody import must_be_usable
from tests.browser.test_joan import JOAN, area_named, without_council
from tests.browser.test_joan_hand import CUT as TOO_WIDE
from tests.browser.test_joan_hand import opened
from tests.browser.test_joan_layout import must_lie_whole

CUT = """() => [...document.querySelectorAll('[data-council]')].filter((card) => {
  const [box, side] = [card.getBoundingClientRect(), document.querySelector('.war > .side').getBoundingClientRect()];
  const isWide = box.right > innerWidth || card.scrollWidth > card.clientWidth;
  return isWide || box.bottom > Math.min(side.bottom, innerHeight);
}).map((card) => card.textContent)"""


@pytest.mark.long
@pytest.mark.parametrize(("size", "language"), [("laptop", "en"), ("phone", "de")])
def test_JA_4_3_the_cards_of_the_river_lie_beside_the_map_and_are_taken_there(
    new_page: NewPage, site: Site, axe: Callable[[Page], list[str]], size: str, language: str
) -> None:
    page = new_page(size, locale=language, has_touch=size == "phone", reduced_motion="reduce")
    if size == "phone":
        page.set_viewport_size({"width": 375, "height": 812})
    Made(site, JOAN, "easy human", scenario="patay").sit().open(page, 1)
    asked(page)
    cards = page.locator("[data-council]")
    expect(cards).to_have_count(3)
    assert page.evaluate(CUT) == []
    must_lie_whole(page, "the war council")
    must_be_usable(page, axe, "the war council")
    before, chosen = heard(page)["number"], cards.nth(1).locator("b").inner_text()
    if size == "phone":
        cards.nth(1).tap()
    else:
        cards.nth(1).focus()
        page.keyboard.press("Enter")
    page.wait_for_function("(before) => heard.number > before", arg=before)
    assert "choose-card" in page.evaluate("window.sent")
    expect(page.locator("#panel .told").filter(has_text=chosen).last).to_be_attached()


@pytest.mark.long
@pytest.mark.parametrize(
    ("size", "language", "commands", "frightens", "level"),
    [("laptop", "en", "Command", "Terror 2", "level 2"), ("phone", "de", "Kommando", "Schrecken 2", "Stufe 2")],
)
def test_JA_8_4_both_sides_of_level_2_are_read_on_the_card_and_one_is_taken_there(
    new_page: NewPage,
    site: Site,
    axe: Callable[[Page], list[str]],
    size: str,
    language: str,
    commands: str,
    frightens: str,
    level: str,
) -> None:
    """With keys alone, or with a finger."""
    page = opened(new_page, size, language)
    changes = (("first_player = 2", "first_player = 1"), ("experience = 2", "experience = 9"))
    Made(site, JOAN, "human easy", scenario="patay", pack=without_council(site, *changes)).sit().open(page, 0)
    asked(page)
    card = page.get_by_role("dialog")
    expect(area_named(page, "B2")).to_be_visible()
    area = page.locator(".war .area", has=page.get_by_text("B2", exact=True)).get_attribute("data-area")

    def press(what: str) -> None:
        if size == "phone":
            page.locator(what).first.tap()
        else:
            reach(page, what)
            page.keyboard.press("Enter")

    press("[data-order=charge]")
    map_area = f".war .area[data-area='{area}']"
    press(map_area)
    question_is(page, "Declaration.deed")
    press(".war .side [data-verb=upgrade-holy]")
    expect(card.locator(".above")).to_have_count(2)
    expect(card.locator(".above.holy")).to_contain_text(commands)
    expect(card.locator(".above.unholy")).to_contain_text(frightens)
    assert page.evaluate(TOO_WIDE, ".unit-card .above") == []
    must_lie_whole(page, "both sides of level 2")
    must_be_usable(page, axe, "both sides of level 2")
    before = heard(page)["number"]
    press(".unit-card [data-verb=upgrade-unholy]")
    page.wait_for_function("(before) => heard.number > before", arg=before)
    assert page.evaluate("answers.some(({ message }) => message.includes('upgrade-unholy'))")
    expect(card).to_have_count(0)
    if size == "phone":
        press(".war .here li:first-child button")
    else:
        reach(page, map_area)
        page.keyboard.press("i")
    expect(card).to_contain_text(level)
    expect(card.locator(".above")).to_have_count(0)


@pytest.mark.long
def test_JA_8_6_an_intrigue_event_is_triggered_beside_the_map_and_its_area_chosen_there_by_keys(
    page: Page, site: Site, axe: Callable[[Page], list[str]]
) -> None:
    tokens = "legend_cards = 3, reroll = 1, stakes = 2"
    change = (tokens, f'{tokens}, intrigue = 2, intrigue_card = "unholy"')
    Made(site, JOAN, "easy human", scenario="patay", pack=without_council(site, change)).sit().open(page, 1)
    asked(page)
    events = page.locator(".war [data-event]")
    expect(events).to_have_count(4)
    expect(page.locator(".war [data-event='black_mass']")).to_have_attribute("aria-disabled", "true")  # too expensive
    must_be_usable(page, axe, "the intrigue card")
    page.locator(".war button[data-event='witch_fire']").focus()
    page.keyboard.press("Enter")
    question_is(page, "Trigger.anchor")
    page.keyboard.press("n")
    expect(page.locator(".area[data-open]:focus")).to_have_count(1)
    page.keyboard.press("Enter")
    expect(page.locator(".war [data-event='witch_fire'] s")).to_be_visible()
    assert "choose-area" in page.evaluate("window.sent")


def test_JA_4_5_a_command_order_lies_in_hand_and_another_is_shown_before_it_is_laid(page: Page, site: Site) -> None:
    Made(site, JOAN, "human easy", scenario="foragers").sit().open(page, 0)
    asked(page)
    command, charge = page.locator("[data-order=command]"), page.locator("[data-order=charge]")
    expect(command).to_have_attribute("aria-pressed", "true")
    command.click()
    expect(command).to_have_attribute("aria-pressed", "true")  # pressing it out of habit keeps it
    charge.click()
    expect(charge).to_have_attribute("aria-pressed", "true")
    expect(command).to_have_attribute("aria-pressed", "false")
    command.click()
    area_named(page, "B2").click()
    page.wait_for_function("() => heard.question === 'Declaration.deed' && window.sent.includes('order')")


def test_JA_6_6_a_shot_that_is_not_possible_is_crossed_out_and_told_why(page: Page, site: Site) -> None:
    """The English bowmen of D3c are too far from the French in A2."""
    Made(site, JOAN, "easy human", scenario="patay", pack=without_council(site)).sit().open(page, 1)
    asked(page)
    page.locator("[data-order=charge]").click()
    area_named(page, "D3c").click()
    page.wait_for_function("() => heard.question === 'Declaration.deed'")
    area_named(page, "A2").hover()
    expect(page.locator("[data-blocked]")).to_have_count(1)
    area_named(page, "A2").click()
    expect(page.locator(".notice.isRefusal")).to_contain_text("out of range")
    area_named(page, "A1").hover()
    expect(page.locator("[data-blocked]")).to_have_count(0)
