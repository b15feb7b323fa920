"""Joan of Arc in the browser: the map shows the war, and choices can be made on it."""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from typing import final

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import NewPage
from tests.browser.playing import Made, asked, heard, play
from tests.browser.server import Site
from tests.browser.test_everybody import BUDGET, bytes_of, must_be_usable
from timefront.kernel.packs import LANGUAGES

JOAN = "joan_of_arc"
SCENARIOS = ("foragers", "patay", "fierbois")
OPEN = ".war [data-open]"


@final
class JoanBoard:
    """Plays Joan of Arc on the map: an area that can be chosen, and what can be done there; else from the list."""

    def __init__(self, rng: Random, keys: bool = False) -> None:
        self.rng, self.keys = rng, keys
        self.on_the_map = 0

    def __call__(self, page: Page, question: str) -> None:
        areas = page.locator(OPEN)
        if not areas.count():
            page.locator(".offers button:visible").first.click()
            return
        self.on_the_map += 1
        before = heard(page)["number"]
        area = areas.nth(self.rng.randrange(areas.count()))
        if self.keys:
            area.focus()
            page.keyboard.press("Enter")
        else:
            area.locator(".name").click()
        page.wait_for_function(
            "(before) => heard.number > before || document.querySelector('.picked .choice')", arg=before
        )
        choices = page.locator(".picked .choice")
        if heard(page)["number"] == before and choices.count():
            choices.nth(self.rng.randrange(choices.count())).click()


@pytest.mark.parametrize("size", [pytest.param("laptop", marks=pytest.mark.long), "phone"])
@pytest.mark.parametrize(
    "scenario", [*(pytest.param(name, marks=pytest.mark.long) for name in SCENARIOS[:2]), SCENARIOS[2]]
)
def test_choices_are_made_on_the_map_and_everybody_can_use_it(
    new_page: NewPage, site: Site, axe: Callable[[Page], list[str]], scenario: str, size: str
) -> None:
    page = new_page(size, reduced_motion="reduce")
    Made(site, JOAN, "human easy", scenario=scenario).sit().open(page, 0)
    asked(page)
    expect(page.locator(".war .area").first).to_be_visible()
    must_be_usable(page, axe, "at first")
    hand = JoanBoard(Random(4), keys=size == "phone")
    for _ in range(6):  # how many questions come in between is up to the dice
        play(page, hand, most=10)
        if hand.on_the_map >= 3:
            break
    assert hand.on_the_map >= 3
    must_be_usable(page, axe, "after some choices")


def test_an_area_tells_what_stands_there_and_why_not(page: Page, site: Site) -> None:
    Made(site, JOAN, "human easy", scenario="foragers").sit().open(page, 0)
    play(page, JoanBoard(Random(2)), until="OrderPhase.order", most=30)
    area = page.locator(".war .area:not([data-open])").first
    name = area.locator(".name").text_content()
    area.locator(".name").hover()
    expect(page.locator(".here")).to_contain_text(f"{name}: ")
    area.locator(".name").click()
    expect(page.locator(".notice.isRefusal")).to_be_visible()


def test_the_groups_of_a_long_list_tell_what_is_in_them(page: Page, site: Site) -> None:
    Made(site, JOAN, "human easy", scenario="foragers").sit().open(page, 0)
    asked(page)
    page.get_by_role("button", name="Charge order on B3").click()
    knights = "Mounted Sergeants-at-arms"
    expect(page.locator(".offers summary")).to_contain_text(
        [f"{knights}: charge to B2 …", f"{knights}: make haste to B2 …", f"{knights}: move to B2 …"]
    )
    expect(page.get_by_role("button", name=f"{knights}: wait")).to_be_visible()  # alone, so in no group


def test_the_arrow_keys_lead_from_area_to_area(page: Page, site: Site) -> None:
    Made(site, JOAN, "human easy", scenario="patay").sit().open(page, 0)
    asked(page)
    page.keyboard.press("b")
    focused = "document.activeElement.dataset.area"
    first = page.evaluate(focused)
    assert first is not None
    page.keyboard.press("ArrowRight")
    assert page.evaluate(focused) not in (None, first)
    expect(page.locator(".sheet [tabindex='0']")).to_have_count(1)


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_table_is_light(new_page: NewPage, site: Site, language: str) -> None:
    page = new_page(locale=language)
    made = Made(site, JOAN, "human easy", scenario="patay").sit()
    travelled = bytes_of(page, made.link(0))
    expect(page.locator(".war")).to_be_visible()
    print(f"{JOAN}, {language}: {travelled} bytes")
    assert travelled < BUDGET
