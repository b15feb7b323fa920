"""Light and dark colours, and sounds: as the system prefers, or as the player has chosen."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import NewPage
from tests.browser.playing import DUEL, SMALL, Made, asked
from tests.browser.server import Site
from tests.marks import first_in_short

GROUND = "getComputedStyle(document.documentElement).backgroundColor"
LIGHT, DARK = "rgb(239, 231, 216)", "rgb(29, 25, 22)"
LISTEN = """window.started = 0;
for (const { prototype } of [OscillatorNode, AudioBufferSourceNode]) {
  const { start } = prototype;
  prototype.start = function (at) { window.started++; start.call(this, at); };
}"""


def test_the_colours_follow_the_system_until_others_are_chosen(page: Page, site: Site) -> None:
    page.goto(site.address)
    for theme, ground in (("dark", DARK), ("light", LIGHT)):
        page.emulate_media(color_scheme=theme)  # type: ignore[arg-type]
        assert page.evaluate(GROUND) == ground
    page.get_by_role("button", name="Colours as your system has them").click()
    page.get_by_role("button", name="Light colours").click()
    assert page.evaluate(GROUND) == DARK
    page.reload()
    expect(page.get_by_role("button", name="Dark colours")).to_be_visible()
    assert page.evaluate(GROUND) == DARK
    page.get_by_role("button", name="Dark colours").click()
    assert page.evaluate(GROUND) == LIGHT


def test_at_a_table_they_are_chosen_in_the_menu_and_a_wooden_board_stays_as_it_is(page: Page, site: Site) -> None:
    page.emulate_media(color_scheme="light")
    Made(site, DUEL, "human easy").sit().open(page, 0)
    asked(page)
    seen = "(one) => getComputedStyle(one).color"
    states = [page.locator(".duel .table").evaluate(seen), page.locator(".duel .player.active .state").evaluate(seen)]
    page.get_by_role("button", name="Menu").click()
    page.get_by_label("Colours").select_option("dark")
    assert page.evaluate(GROUND) == DARK
    assert states == [
        page.locator(".duel .table").evaluate(seen),
        page.locator(".duel .player.active .state").evaluate(seen),
    ]


def test_nothing_is_heard_before_somebody_wants_it(new_page: NewPage, site: Site) -> None:
    page = new_page()
    page.add_init_script(LISTEN)
    Made(site, DUEL, "human easy").sit().open(page, 0)
    asked(page)
    page.keyboard.press("1")
    asked(page, 2)
    assert page.evaluate("window.started") == 0
    page.get_by_role("button", name="Menu").click()
    expect(page.get_by_label("Volume")).to_have_count(0)
    page.get_by_label("Sounds").check()
    assert page.evaluate("window.started") > 0
    page.get_by_label("Volume").fill("0")
    page.keyboard.press("Escape")
    heard = page.evaluate("window.started")
    told = asked(page)
    page.keyboard.press("1")
    asked(page, told["number"])
    assert page.evaluate("window.started") == heard


@pytest.mark.parametrize("size", first_in_short(["phone", "laptop"]))
def test_sounds_are_muted_and_heard_again_beside_the_board(new_page: NewPage, site: Site, size: str) -> None:
    page = new_page(size)
    page.add_init_script(LISTEN)
    Made(site, DUEL, "human easy").sit().open(page, 0)
    told = asked(page)
    mute = page.get_by_role("group", name="Tools").get_by_role("button", name="Mute")
    expect(mute).to_have_count(0)
    page.get_by_role("button", name="Menu").click()
    page.get_by_label("Sounds").check()
    page.keyboard.press("Escape")
    mute.click()
    expect(mute).to_have_attribute("aria-pressed", "true")
    assert page.evaluate(SMALL) == []
    assert page.evaluate("document.scrollingElement.scrollWidth <= innerWidth")
    heard = page.evaluate("window.started")
    page.keyboard.press("1")
    told = asked(page, told["number"])
    assert page.evaluate("window.started") == heard
    page.reload()
    expect(mute).to_have_attribute("aria-pressed", "true")
    mute.click()
    heard = page.evaluate("window.started")
    while page.evaluate("window.started") == heard:  # not everything that happens has a sound
        page.keyboard.press("1")
        told = asked(page, told["number"])
        assert not told["ended"]
