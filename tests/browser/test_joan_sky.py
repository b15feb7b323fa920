"""The sky and gigantic creatures at Joan's table: next to and on the map, for mouse, keys, fingers, screen readers."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from tests.browser.begun import open_match
from tests.browser.conftest import NewPage
from tests.browser.heavens import choose, sky_match, turn_of_the_first
from tests.browser.playing import Made, asked, heard
from tests.browser.server import Site
from tests.browser.test_everybody import must_be_usable
from tests.browser.test_joan import JOAN
from tests.browser.test_joan_layout import WINDOWS, must_lie_whole
from timefront.matches.match import Match

ANGEL, HERO, DEVIL, LEVIATHAN = 1, 0, 4, 8
D2, D3B, CLOUDS, BLUE = 9, 11, 12, 13
SAID = {
    "en": ("Clouds: one black die more", "fills its hex", "with French Hero"),
    "de": ("Wolken: ein schwarzer Würfel mehr", "füllt ihr ganzes Feld", "mit Französischer Held"),
    "es": ("Nubes: un dado negro más", "llena su hexágono", "con Héroe francés"),
}


def shown(
    new_page: NewPage, site: Site, folder: Path, match: Match, size: str = "laptop", language: str = "en"
) -> Page:
    page = new_page(size, reduced_motion="reduce", locale=language, has_touch=size == "phone")
    width, height = WINDOWS[size]
    page.set_viewport_size({"width": width, "height": height})
    open_match(page, site, match, folder)
    expect(page.locator(".giant")).to_have_count(2)
    return page


def carried() -> Match:
    """The angel has risen into the clouds with the hero, and the next order is asked for."""
    flown = choose(sky_match(), ("order", 0, "B2"), ("carry", ANGEL, HERO), ("go-on", "^1"), ("wait", HERO))
    return turn_of_the_first(flown)


@pytest.mark.long
@pytest.mark.parametrize(("size", "language"), [("laptop", "en"), ("phone", "de"), ("phone", "es")])
def test_JA_12_1_the_sky_is_seen_and_said_by_the_map(
    new_page: NewPage, site: Site, axe: Callable[[Page], list[str]], tmp_path: Path, size: str, language: str
) -> None:
    page = shown(new_page, site, tmp_path, carried(), size, language)
    clouds, filling, carrying = SAID[language]
    expect(page.locator(".map [data-sky]")).to_have_count(3)
    expect(page.locator(".map [data-sky='cover_from_shots']")).to_have_count(1)
    sky = page.locator(f".area[data-area='{CLOUDS}']")
    label = sky.get_attribute("aria-label") or ""
    assert clouds in label
    assert carrying in label
    expect(page.locator(f"[data-passenger='{HERO}']")).to_have_count(1)
    expect(page.locator(f".map .pieces [data-units='{HERO}']")).to_have_count(0)
    assert filling in (page.locator(".area[data-area='4']").get_attribute("aria-label") or "")
    must_lie_whole(page, "under a sky")
    must_be_usable(page, axe, "under a sky")


def test_JA_12_3_a_flyer_shows_its_ways_up_before_it_takes_one(new_page: NewPage, site: Site, tmp_path: Path) -> None:
    page = shown(new_page, site, tmp_path, choose(sky_match(), ("order", 0, "B2")))
    page.locator(f".map [data-units='{ANGEL}']").click(force=True)
    expect(page.locator("[data-flight]")).to_have_count(2)
    page.locator(f".area[data-area='{CLOUDS}']").hover()
    expect(page.locator(f".seen[data-flight='{CLOUDS}']")).to_have_count(1)
    page.locator(f".area[data-area='{CLOUDS}']").click()
    page.wait_for_function("() => window.sent.includes('move')")
    expect(page.locator("[data-plan='push']")).to_have_count(1)
    assert page.evaluate("document.getAnimations().length") == 0


def test_JA_12_3_keys_lead_from_the_map_into_the_sky(new_page: NewPage, site: Site, tmp_path: Path) -> None:
    page = shown(new_page, site, tmp_path, carried())
    page.locator(".area[data-area='9']").focus()
    focused = "Number(document.activeElement.dataset.area)"
    for _ in range(3):
        page.keyboard.press("ArrowRight")
    assert page.evaluate(focused) in (CLOUDS, BLUE, BLUE + 1)
    page.locator(f".area[data-area='{CLOUDS}']").focus()
    page.keyboard.press("Enter")
    page.wait_for_function("() => window.sent.includes('order')")


@pytest.mark.long
def test_JA_9_carrier_a_finger_sends_a_carrier_into_the_sky(new_page: NewPage, site: Site, tmp_path: Path) -> None:
    match = choose(sky_match(), ("order", 0, "B2"), ("carry", ANGEL, HERO))
    page = shown(new_page, site, tmp_path, match, "phone")
    box = page.locator(f".area[data-area='{BLUE}'] .ground").bounding_box()
    assert box is not None
    assert min(box["width"], box["height"]) >= 44
    page.locator(f".area[data-area='{BLUE}'] .name").tap(force=True)
    page.wait_for_function("() => window.sent.includes('go-on')")


def test_JA_12_6_a_creature_fills_its_hex_and_its_other_orders_are_discarded_where_orders_lie(
    new_page: NewPage, site: Site, axe: Callable[[Page], list[str]], tmp_path: Path
) -> None:
    page = shown(new_page, site, tmp_path, sky_match())
    for giant in (DEVIL, LEVIATHAN):
        expect(page.locator(f".map [data-units='{giant}']")).to_have_count(1)
    page.locator(".area[data-area='4']").click(button="right", force=True)
    card = page.get_by_role("dialog")
    expect(card).to_contain_text("The Leviathan")
    expect(card).to_contain_text("costs 2 orders")
    must_be_usable(page, axe, "the card of a creature")
    page.keyboard.press("Escape")
    page.locator(".area[data-area='8']").click(position={"x": 30, "y": 20})
    page.wait_for_function("() => window.sent.includes('order')")
    asked(page)
    before = heard(page)["number"]
    expect(page.locator("[data-order]")).to_have_count(4)
    page.locator("[data-order=charge]").click()
    page.wait_for_function("(before) => heard.number > before", arg=before)
    assert "spend-order" in page.evaluate("window.sent")


def choose_at(page: Page, area: int, said: str, *, keys: bool = False) -> None:
    """Choose an area of the map and, if several things can be done there, the one with this text."""
    before = heard(page)["number"]
    place = page.locator(f".area[data-area='{area}']")
    if keys:
        place.focus()
        page.keyboard.press("Enter")
    else:
        place.click(force=True)
    page.wait_for_function("(before) => heard.number > before || document.querySelector('.picked .choice')", arg=before)
    if heard(page)["number"] == before:
        choice = page.locator(".picked .choice").filter(has_text=said).first
        expect(choice).to_be_in_viewport(ratio=1)
        if keys:
            choice.press("Enter")
        else:
            choice.click()
    page.wait_for_function("(before) => heard.number > before", arg=before)


def test_JA_12_7_an_assault_is_declared_at_any_area_of_the_hex(new_page: NewPage, site: Site, tmp_path: Path) -> None:
    page = shown(new_page, site, tmp_path, choose(sky_match(), ("order", 0, "C4a"), ("spend-order", 1)))
    choose_at(page, D3B, "assault")
    page.wait_for_function("(verb) => window.sent.includes(verb)", arg="assault")
    expect(page.locator("#war-attack")).to_contain_text("D3")
    expect(page.locator("#war-attack")).not_to_contain_text("D3a")
    expect(page.locator("[data-assaulted]")).to_have_count(2)


@pytest.mark.parametrize("keys", [False, True], ids=["mouse", "keys"])
def test_JA_12_7_dice_are_assigned_units_pushed_and_the_hex_taken_on_the_map(
    new_page: NewPage, site: Site, tmp_path: Path, keys: bool
) -> None:
    """A TRAMPLE and a PUSH were rolled; a TRAMPLE asks nobody."""
    declared = choose(sky_match(seed="assault 3"), ("order", 0, "C4a"), ("spend-order", 1), ("assault", DEVIL, "D3a"))
    page = shown(new_page, site, tmp_path, choose(declared, ("let-roll-stand",)))
    expect(page.locator(".area.open")).to_have_count(2)
    choose_at(page, D3B, "trample", keys=keys)
    page.wait_for_function("(verb) => window.sent.includes(verb)", arg="assign-die")
    assert asked(page)["question"] == "Pushes.push"
    expect(page.locator("[data-assaulted]")).to_have_count(0)
    choose_at(page, D2, "", keys=keys)
    page.wait_for_function("(verb) => window.sent.includes(verb)", arg="push-unit")
    assert asked(page)["question"] == "FollowUp.follower"
    choose_at(page, D3B, "", keys=keys)
    page.wait_for_function("(verb) => window.sent.includes(verb)", arg="follow-up")
    asked(page)
    assert "The Devil" in (page.locator(f".area[data-area='{D3B}']").get_attribute("aria-label") or "")


def test_a_war_without_wonders_does_not_load_them(page: Page, site: Site) -> None:
    loaded: list[str] = []
    page.on("request", lambda request: loaded.append(request.url))
    Made(site, JOAN, "human easy", scenario="foragers").sit().open(page, 0)
    asked(page)
    assert any("joan_of_arc" in url for url in loaded)
    assert not any("wonders" in url for url in loaded)
