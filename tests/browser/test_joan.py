"""Joan of Arc in the browser: the map shows the war, and choices can be made on it."""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from typing import final

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.browser.conftest import NewPage
from tests.browser.playing import Made, asked, heard, play
from tests.browser.server import Site
from tests.browser.test_everybody import bytes_of, must_be_usable
from tests.marks import first_in_short
from timefront.games.registry import GAMES
from timefront.kernel.packs import LANGUAGES

JOAN = "joan_of_arc"
PATAY = "scenarios/patay.toml"
SCENARIOS = ("foragers", "patay", "fierbois")
OPEN = ".war [data-open]"
BUDGET = 170_000
"""Bytes that may be transferred until the table is shown, including all drawings; refusals and other sentences that
are needed only on an action are loaded with the first press."""


@final
class JoanBoard:
    """Plays Joan of Arc on the map: presses an area that can be chosen and an action there, else a nearby button."""

    def __init__(self, rng: Random, keys: bool = False) -> None:
        self.rng, self.keys = rng, keys
        self.on_the_map = 0

    def __call__(self, page: Page, question: str) -> None:
        areas = page.locator(OPEN)
        if not areas.count():
            beside = page.locator(".foot button")
            (beside if beside.count() else page.locator(".offers button:visible")).first.click()
            return
        self.on_the_map += 1
        before = heard(page)["number"]
        area = areas.nth(self.rng.randrange(areas.count()))
        if self.keys:
            area.focus()
            page.keyboard.press("Enter")
        else:
            area.locator(".name").click(force=True)  # a unit drawn above it counts as its area
        page.wait_for_function(
            "(before) => heard.number > before || document.querySelector('.picked .choice')", arg=before
        )
        choices = page.locator(".picked .choice")
        if heard(page)["number"] == before and choices.count():
            choices.nth(self.rng.randrange(choices.count())).click()


@pytest.mark.long
@pytest.mark.parametrize("size", ["laptop", "phone"])
@pytest.mark.parametrize("scenario", SCENARIOS)
def test_choices_are_made_on_the_map_and_everybody_can_use_it(
    new_page: NewPage, site: Site, axe: Callable[[Page], list[str]], scenario: str, size: str
) -> None:
    page = new_page(size, reduced_motion="reduce")
    Made(site, JOAN, "human easy", scenario=scenario).sit().open(page, 0)
    asked(page)
    expect(page.locator(".war .area").first).to_be_visible()
    must_be_usable(page, axe, "at first")
    hand = JoanBoard(Random(4), keys=size == "phone")
    for _ in range(6):  # how many questions come in between depends on the dice
        play(page, hand, most=10)
        if hand.on_the_map >= 3:
            break
    assert hand.on_the_map >= 3
    must_be_usable(page, axe, "after some choices")


def test_an_area_tells_what_stands_there_and_why_not(page: Page, site: Site) -> None:
    Made(site, JOAN, "human easy", scenario="foragers").sit().open(page, 0)
    play(page, JoanBoard(Random(2)), until="OrderPhase.order", most=30)
    area = page.locator(".war .area:not([data-open])").first
    name = area.locator(".name").text_content() or ""
    area.locator(".name").hover()
    expect(page.locator(".here")).to_contain_text(f"{name.strip()}: ")
    area.locator(".name").click()
    expect(page.locator(".notice.isRefusal")).to_be_visible()


def test_the_groups_of_a_long_list_tell_what_is_in_them(page: Page, site: Site) -> None:
    Made(site, JOAN, "human easy", scenario="foragers").sit().open(page, 0)
    asked(page)
    page.get_by_role("button", name="Charge order on B3").click()
    knights = "Mounted Sergeants-at-arms"
    groups = page.locator(".offers summary")
    for group in (f"{knights}: charge to B2 …", f"{knights}: make haste to B2 …", f"{knights}: move to B2 …"):
        expect(groups.filter(has_text=group)).to_be_visible()
    expect(
        page.locator(".offers").get_by_role("button", name="The rest waits (2)")
    ).to_be_visible()  # alone, so not in a group


@pytest.mark.long
def test_units_of_a_sort_declare_together_on_the_map(page: Page, site: Site) -> None:
    """A unit that is pressed first acts alone or with its kind; the area then offers actions of no other unit."""
    declaring(page, site, "D3c")
    page.locator("[data-declares]").filter(has_text="Bowmen").click()
    area_named(page, "D3a").click()
    choices = page.locator(".picked .choice")
    expect(choices.nth(0)).to_have_text("Bowmen × 2: all move to D3a")
    expect(choices.nth(1)).to_have_text("Bowmen: move to D3a")
    choices.nth(0).click()
    page.wait_for_function("() => window.sent?.includes('all-move') && heard.question === 'Declaration.deed'")
    area_named(page, "D3c").click()
    choices.filter(has_text="Halberdiers: wait").click()
    page.wait_for_function("() => heard.question !== 'Declaration.deed'")
    area_named(page, "D3a").hover()
    expect(page.locator(".here")).to_contain_text("Bowmen")


@pytest.mark.long
def test_one_press_on_an_area_sends_all_who_can_go_there(page: Page, site: Site) -> None:
    declaring(page, site, "D3c")
    area_named(page, "D3a").click()
    page.wait_for_function("() => window.sent?.includes('rest-move') && heard.question !== 'Declaration.deed'")
    expect(page.locator(".picked .choice")).to_have_count(0)


def test_haste_is_taken_in_hand_before_an_area_and_a_move_lies_there(page: Page, site: Site) -> None:
    Made(site, JOAN, "human easy", scenario="foragers").sit().open(page, 0)
    asked(page)
    page.get_by_role("button", name="Command order on B3").click()
    haste = page.locator("[data-act=haste]")
    expect(haste).to_have_attribute("aria-pressed", "false")
    haste.click()
    expect(haste).to_have_attribute("aria-pressed", "true")
    area_named(page, "B2").click()
    page.wait_for_function("() => window.sent?.includes('haste')")


@pytest.mark.long
def test_the_rest_declares_on_the_map_by_the_area_in_which_it_stands(page: Page, site: Site) -> None:
    declaring(page, site, "E2b")
    area_named(page, "E2b").click()
    page.locator(".picked .choice").filter(has_text="The rest waits (4)").click()
    page.wait_for_function("() => heard.question.startsWith('OrderPhase.')")


def declaring(page: Page, site: Site, area: str) -> None:
    """The English, who begin at Patay, have activated an area and declare."""
    Made(site, JOAN, "easy human", scenario="patay", pack=without_council(site)).sit().open(page, 1)
    asked(page)
    page.locator("[data-order=charge]").click()
    area_named(page, area).click()
    page.wait_for_function("() => heard.question === 'Declaration.deed'")


def without_council(site: Site, *changes: tuple[str, str]) -> str:
    """A pack in which Patay begins with an order, with any further changes."""
    files = dict(GAMES[JOAN].built_in_pack().files)
    for before, after in (("war_council = true\n", ""), *changes):
        assert before in files[PATAY]
        files[PATAY] = files[PATAY].replace(before, after)
    pack: str = site.ask("/api/packs", {"game": JOAN, "files": files})["pack"]
    return pack


def area_named(page: Page, name: str) -> Locator:
    """An area of the map by its name."""
    return page.locator(".war .area .name").get_by_text(name, exact=True)


CHARGE_ORDERS = {"en": "Charge order on B3", "de": "Sturmbefehl in B3", "es": "Orden de carga en B3"}
CLEARED = {"en": "area cleared: ", "de": "Gebiet geräumt: ", "es": "zona despejada: "}


OVERLAP = """(box, target) => {
  const [own, other] = [box.getBoundingClientRect(), target.getBoundingClientRect()];
  return own.left < other.right && other.left < own.right && own.top < other.bottom && other.top < own.bottom;
}"""


@pytest.mark.parametrize("language", first_in_short(LANGUAGES))
def test_JA_5_5_the_odds_of_a_target_that_is_pointed_at_stand_beside_it_before_it_is_declared(
    new_page: NewPage, site: Site, language: str
) -> None:
    """The target of a charge, two areas away, before any step was declared."""
    page = new_page(locale=language)
    Made(site, JOAN, "human easy", scenario="foragers").sit().open(page, 0)
    asked(page)
    page.get_by_role("button", name=CHARGE_ORDERS[language]).click()
    area = page.locator(".war .area").filter(has=page.get_by_text("D3b", exact=True))
    area.locator(".name").hover()
    odds = page.locator(".war .odds")
    expect(odds).to_contain_text(CLEARED[language], timeout=20_000)
    assert heard(page)["question"] == "Declaration.deed"
    assert not odds.evaluate(OVERLAP, area.element_handle())
    page.locator(".war .people").hover()
    expect(odds).not_to_be_visible()


@pytest.mark.long
def test_the_odds_of_the_area_in_focus_are_told_by_keys_too(page: Page, site: Site) -> None:
    Made(site, JOAN, "human easy", scenario="foragers").sit().open(page, 0)
    asked(page)
    page.get_by_role("button", name=CHARGE_ORDERS["en"]).click()
    page.locator(".war .area").filter(has=page.get_by_text("D3b", exact=True)).focus()
    expect(page.locator(".war .odds[role=status]")).to_contain_text(CLEARED["en"], timeout=20_000)


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


@pytest.mark.parametrize("language", first_in_short(LANGUAGES))
def test_the_table_is_light(new_page: NewPage, site: Site, language: str) -> None:
    page = new_page(locale=language)
    made = Made(site, JOAN, "human easy", scenario="patay").sit()
    travelled = bytes_of(page, made.link(0))
    expect(page.locator(".war")).to_be_visible()
    print(f"{JOAN}, {language}: {travelled} bytes")
    assert travelled < BUDGET
