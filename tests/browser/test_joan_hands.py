"""Direct control of the board of Joan of Arc: orders are dragged onto areas, letters choose what they stand for, and
the unit under the pointer shows how far it sees."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, expect

from tests.browser.playing import Made, asked, heard, question_is
from tests.browser.server import Site
from tests.browser.test_joan import JOAN, area_named, declaring


def middle_of(page: Page, what: str) -> tuple[float, float]:
    box = page.locator(what).first.bounding_box()
    assert box is not None
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2


def test_JA_4_5_an_order_is_dragged_onto_an_area(page: Page, site: Site) -> None:
    Made(site, JOAN, "human easy", scenario="foragers").sit().open(page, 0)
    asked(page)
    page.mouse.move(*middle_of(page, "[data-order=charge]"))
    page.mouse.down()
    area = area_named(page, "B3").bounding_box()
    assert area is not None
    page.mouse.move(area["x"] + 4, area["y"] + 4, steps=6)
    expect(page.locator("[data-order=charge]")).to_have_attribute("aria-pressed", "true")
    page.mouse.up()
    question_is(page, "Declaration.deed")
    assert page.evaluate("window.sent").count('"order"') == 1


def test_an_order_that_is_dropped_elsewhere_is_only_picked(page: Page, site: Site) -> None:
    Made(site, JOAN, "human easy", scenario="foragers").sit().open(page, 0)
    asked(page)
    page.mouse.move(*middle_of(page, "[data-order=charge]"))
    page.mouse.down()
    page.mouse.move(*middle_of(page, ".people"), steps=4)
    page.mouse.up()
    expect(page.locator("[data-order=charge]")).to_have_attribute("aria-pressed", "true")
    assert heard(page)["question"] == "OrderPhase.order"


@pytest.mark.long
def test_letters_take_what_they_stand_for(page: Page, site: Site) -> None:
    """N goes to a gold area, W lets the rest wait, E ends the turn."""
    Made(site, JOAN, "human easy", scenario="foragers").sit().open(page, 0)
    asked(page)
    page.keyboard.press("n")
    expect(page.locator(".area[data-open]:focus")).to_have_count(1)
    page.keyboard.press("Enter")
    question_is(page, "Declaration.deed")
    expect(page.locator(".foot [aria-keyshortcuts=w]")).to_be_visible()
    page.keyboard.press("w")
    question_is(page, "OrderPhase.order")
    page.keyboard.press("e")
    page.wait_for_function("() => window.sent.includes('end-turn') && heard.question !== 'OrderPhase.order'")


@pytest.mark.long
def test_JA_6_5_the_unit_that_is_pointed_at_shows_where_it_goes(page: Page, site: Site) -> None:
    declaring(page, site, "D3c")
    page.locator(".pieces [data-units]").filter(visible=True).first.wait_for()
    unit = page.locator(".token.open").first
    unit.hover()
    expect(page.locator(".map .reach").first).to_be_visible()
    page.locator(".people").hover()
    expect(page.locator(".map .reach")).to_have_count(0)


def test_JA_4_5_one_unit_takes_its_declaration_back_by_its_row_its_arrow_and_a_key(page: Page, site: Site) -> None:
    Made(site, JOAN, "human easy", scenario="foragers").sit().open(page, 0)
    asked(page)
    page.get_by_role("button", name="Command order on B2").click()
    question_is(page, "Declaration.deed")
    arrows = page.locator(".map [data-plan]")
    declare = page.locator(".offers").get_by_role("button", name="Sergeants-at-arms: move to C3c")

    def go() -> None:
        page.locator(".offers summary").filter(has_text="Sergeants-at-arms: move").click()
        declare.click()
        expect(arrows).to_have_count(1)

    go()
    row = page.get_by_role("button", name="Take back: Sergeants-at-arms")
    row.focus()
    page.keyboard.press("Enter")
    expect(arrows).to_have_count(0)
    go()
    page.locator(".map [data-take-back]").click()
    expect(arrows).to_have_count(0)
    go()
    page.locator(".war .area", has=page.locator(".name", has_text="B2")).focus()
    page.keyboard.press("u")
    expect(arrows).to_have_count(0)
    expect(row).to_have_count(0)
    assert page.evaluate("window.sent").count('"revise"') == 1  # the last message sent
