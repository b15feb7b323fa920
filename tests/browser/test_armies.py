"""Buying armies for a free battle in the lobby (JA-13.3)."""

from __future__ import annotations

import json
from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.browser.conftest import NewPage
from tests.browser.playing import JOAN
from tests.browser.server import Site

Axe = Callable[[Page], list[str]]
READY = "This army is ready for battle."
SOUND = {"jean_the_good": 1, "french_mounted_knights": 3, "genoese_crossbowmen": 2, "sergeants_at_arms": 3}


def open_armies(page: Page, site: Site) -> None:
    """The page where armies are bought, with a suggested one for the second seat."""
    page.goto(f"{site.address}/new/{JOAN}")
    page.get_by_label("Free battle").check()
    expect(page.get_by_role("radio", name="Player 2")).to_be_visible()
    expect(page.locator(".verdict")).to_contain_text("wrong with this army")


def more(page: Page, unit: str) -> Locator:
    """The button that buys one more of a unit."""
    return page.locator(f"li[data-unit={unit}] button").last


def buy(page: Page, units: dict[str, int]) -> None:
    for unit, count in units.items():
        for _ in range(count):
            more(page, unit).click()
        expect(page.locator(f"li[data-unit={unit}] output")).to_have_text(str(count))


def table_of(page: Page, site: Site) -> dict[str, Any]:
    """What the server says about the table that the page has opened."""
    page.wait_for_url("**/table/*#*")
    table, token = page.url.split("/table/")[1].split("#")
    info: dict[str, Any] = site.ask(f"/api/tables/{table}", token=token)
    return info


def must_be_in_deployment(page: Page, site: Site) -> None:
    info = table_of(page, site)
    assert (info["scenario"], info["status"]) == ("free_battle", "playing")
    expect(page.locator(".war .area").first).to_be_visible()
    expect(page.get_by_text("deploy your army").first).to_be_attached()


def test_JA_13_3_an_army_is_bought_by_mouse_and_deployed(page: Page, site: Site) -> None:
    open_armies(page, site)
    page.get_by_label("The Burnt Village").check()
    buy(page, SOUND)
    expect(page.locator(".total")).to_contain_text("of 1250 points")
    expect(page.locator(".total")).to_contain_text("9 units")
    expect(page.get_by_text(READY)).to_be_visible()
    page.get_by_role("button", name="Begin the match").click()
    must_be_in_deployment(page, site)


@pytest.mark.long
def test_JA_13_3_an_army_is_bought_by_keyboard(page: Page, site: Site) -> None:
    open_armies(page, site)
    for unit, count in SOUND.items():
        more(page, unit).focus()
        for _ in range(count):
            page.keyboard.press("Enter")
    expect(page.get_by_text(READY)).to_be_visible()
    page.get_by_role("button", name="Begin the match").press("Enter")
    assert table_of(page, site)["scenario"] == "free_battle"


def test_JA_13_3_everything_that_is_wrong_is_told_at_once_with_its_rule(page: Page, site: Site) -> None:
    open_armies(page, site)
    buy(page, {"jean_the_good": 2, "french_mounted_knights": 9})
    problems = page.locator(".verdict li")
    told = page.locator(".verdict")
    expect(told).to_contain_text("points are spent, 1250 are allowed")
    expect(told).to_contain_text("there is only one in the world")
    expect(problems.nth(2)).to_be_visible()
    assert all("JA-13.3" in one for one in problems.all_inner_texts())
    page.get_by_role("button", name="Read rule JA-13.3").click()
    expect(page.locator(".verdict blockquote")).not_to_be_empty()
    count = problems.count()
    page.get_by_role("button", name="Begin the match").click()
    refused = page.get_by_role("alert")
    expect(refused.locator("li")).to_have_count(count)
    assert "/new/" in page.url


@pytest.mark.long
def test_JA_13_3_an_army_is_suggested_and_friends_are_invited(page: Page, site: Site) -> None:
    open_armies(page, site)
    page.get_by_label("Army list").select_option("angelic_cohort")
    page.get_by_role("radio", name="medium", exact=True).check()
    page.get_by_role("button", name="Suggest an army").click()
    expect(page.get_by_text(READY)).to_be_visible()
    expect(page.locator(".total")).to_contain_text("of 2000 points")
    page.get_by_role("radio", name="Player 2").check()
    page.get_by_role("button", name="Suggest an army").click()
    expect(page.get_by_text(READY)).to_be_visible()
    expect(page.locator("legend").filter(has_text="Angelic Cohort")).to_be_visible()
    page.get_by_label("Who plays Player 2?").select_option("link")
    page.get_by_role("button", name="Make the table").click()
    expect(page.get_by_role("heading", name="The table is ready")).to_be_visible()


@pytest.mark.long
def test_an_unfinished_army_is_still_there_after_a_visit_elsewhere(page: Page, site: Site) -> None:
    open_armies(page, site)
    buy(page, {"pikemen": 2})
    page.goto(site.address)
    page.goto(f"{site.address}/new/{JOAN}")
    page.get_by_label("Free battle").check()
    expect(page.locator("li[data-unit=pikemen] output")).to_have_text("2")
    kept = json.loads(page.evaluate("localStorage.getItem('timefront.armies')"))
    assert kept[JOAN]["armies"][0]["units"] == {"pikemen": 2}
    assert kept[JOAN]["armies"][1]["units"]  # the suggested one
    page.get_by_role("button", name="Take everything out").click()
    expect(page.locator("li[data-unit=pikemen] output")).to_have_text("0")


@pytest.mark.long
@pytest.mark.parametrize("size", ["phone", "laptop"])
@pytest.mark.parametrize("theme", ["dark", "light"])
def test_nothing_keeps_anybody_from_buying(new_page: NewPage, site: Site, axe: Axe, size: str, theme: str) -> None:
    page = new_page(size, color_scheme=theme, has_touch=True)
    open_armies(page, site)
    page.get_by_role("button", name="Suggest an army").tap()
    expect(page.get_by_text(READY)).to_be_visible()
    more(page, "pikemen").tap()
    assert axe(page) == []
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
