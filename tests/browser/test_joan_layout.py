"""The layout of a table of Joan of Arc: the whole map is visible, whatever is asked, and nothing moves it; only the
dice of an attack make it smaller, on a phone."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import NewPage
from tests.browser.playing import Made, asked, play
from tests.browser.server import Site
from tests.browser.test_joan import JOAN, JoanBoard
from tests.marks import first_in_short
from timefront.kernel.packs import LANGUAGES

WINDOWS = {"laptop": (1366, 768), "phone": (375, 812)}
MAP = """() => {
  const map = document.querySelector('.map .base').getBoundingClientRect();
  const side = document.querySelector('.war > .side').getBoundingClientRect();
  const { scrollWidth, scrollHeight } = document.scrollingElement;
  return {
    box: [map.left, map.top, map.right, map.bottom].map(Math.round),
    isWhole: map.left >= 0 && map.top >= 0 && map.right <= innerWidth && map.bottom <= innerHeight,
    isFree: side.left >= map.right || side.top >= map.bottom,
    stays: scrollWidth <= innerWidth && scrollHeight <= innerHeight,
    width: map.width,
  };
}"""
TOKENS = """() => [...document.querySelectorAll('.map .token')]
  .map((token) => token.querySelector('.field').getBoundingClientRect().width)"""
BAR = """() => {
  const box = (what) => document.querySelector(what).getBoundingClientRect();
  const [bar, name, track, sides] = ['header', '.where b', '.track', '.sides'].map(box);
  const { scrollWidth, clientWidth } = document.querySelector('.where b');
  return {
    isWhole: scrollWidth <= clientWidth && name.top >= bar.top && name.bottom <= bar.bottom,
    isFree: Math.max(name.right, track.right) <= sides.left && track.bottom <= bar.bottom && sides.right <= innerWidth,
    boxes: [bar, name, track, sides].map(({ left, top, right, bottom }) => [left, top, right, bottom]),
  };
}"""
"""Whether the name of the scenario is complete in the bar at the top, and nothing covers it."""


def opened(new_page: NewPage, site: Site, size: str, scenario: str, seats: int = 2, **options: Any) -> Page:
    page = new_page("phone" if size == "phone" else "laptop", reduced_motion="reduce", **options)
    width, height = WINDOWS[size]
    page.set_viewport_size({"width": width, "height": height})
    Made(site, JOAN, " ".join(["human", *["easy"] * (seats - 1)]), scenario=scenario).sit().open(page, 0)
    asked(page)
    return page


def must_lie_whole(page: Page, where: str) -> list[int]:
    """Check that the map is in the window and uncovered and that the page does not scroll; returns the map's box."""
    found = page.evaluate(MAP)
    assert found["isWhole"], (where, found)
    assert found["isFree"], (where, found)
    assert found["stays"], (where, found)
    box: list[int] = found["box"]
    return box


@pytest.mark.parametrize("size", first_in_short([*WINDOWS]))
@pytest.mark.parametrize(
    ("scenario", "answers"), [("foragers", 12), pytest.param("foragers", 400, marks=pytest.mark.long)]
)
def test_the_map_lies_whole_in_the_window_whatever_is_asked(
    new_page: NewPage, site: Site, size: str, scenario: str, answers: int
) -> None:
    page = opened(new_page, site, size, scenario)
    hand = JoanBoard(Random(7))
    boxes: dict[str, list[int]] = {}

    def looking(page: Page, question: str) -> None:
        box = must_lie_whole(page, question)
        if size == "laptop" or not page.locator(".war.dice").count():
            boxes[question] = box
        hand(page, question)

    play(page, looking, most=answers)
    must_lie_whole(page, "the end" if answers > 100 else "in between")
    assert len(boxes) >= (4 if answers > 100 else 2), "orders and declarations at least; in a whole game pushes, too"
    assert len({tuple(box) for box in boxes.values()}) == 1, boxes


LONG_NAMES = [("dragon_of_the_vosges", "en", 2), ("compiegne", "de", 4), ("voices_at_domremy", "es", 2)]


@pytest.mark.parametrize(("scenario", "language", "seats"), first_in_short(LONG_NAMES))
def test_the_name_of_the_scenario_is_whole_in_the_bar(
    new_page: NewPage, site: Site, scenario: str, language: str, seats: int
) -> None:
    page = opened(new_page, site, "laptop", scenario, seats, locale=language)
    found = page.evaluate(BAR)
    assert found["isWhole"], found
    assert found["isFree"], found
    must_lie_whole(page, scenario)


@pytest.mark.parametrize("language", first_in_short(LANGUAGES))
def test_the_map_fills_its_column_in_every_language(new_page: NewPage, site: Site, language: str) -> None:
    page = opened(new_page, site, "laptop", "patay", locale=language)
    box = must_lie_whole(page, language)
    assert box[3] - box[1] > 560, box
    assert min(page.evaluate(TOKENS)) >= 30


def test_a_map_can_be_zoomed_moved_and_seen_whole_again(new_page: NewPage, site: Site) -> None:
    page = opened(new_page, site, "laptop", "patay")
    whole = page.evaluate(MAP)["width"]
    page.locator(".sheet").hover()
    page.mouse.wheel(0, -400)
    page.wait_for_function(
        "(whole) => document.querySelector('.map .base').getBoundingClientRect().width > whole", arg=whole
    )
    page.get_by_role("button", name="The whole map").click()
    page.wait_for_function(
        "(whole) => Math.abs(document.querySelector('.map .base').getBoundingClientRect().width - whole) < 2", arg=whole
    )


def test_one_tap_makes_the_tokens_of_a_phone_large_enough(new_page: NewPage, site: Site) -> None:
    page = opened(new_page, site, "phone", "patay", has_touch=True)
    page.get_by_role("button", name="Larger").tap()
    page.wait_for_function("() => document.querySelector('.plane').style.transform.includes('scale(2')")
    assert min(page.evaluate(TOKENS)) >= 32


def test_a_unit_tells_all_about_itself(page: Page, site: Site) -> None:
    Made(site, JOAN, "human easy", scenario="foragers").sit().open(page, 0)
    asked(page)
    page.locator(".war .area[data-open]").first.focus()
    page.keyboard.press("i")
    card = page.get_by_role("dialog")
    expect(card).to_contain_text("French Hero")
    expect(card.locator("dt")).to_contain_text(["melee", "shooting", "defence", "Hit points"])
    expect(card.locator(".die").first).to_be_visible()
    page.keyboard.press("Escape")
    expect(card).to_have_count(0)


def test_an_order_is_picked_first_and_then_its_area(page: Page, site: Site) -> None:
    Made(site, JOAN, "human easy", scenario="foragers").sit().open(page, 0)
    play(page, JoanBoard(Random(2)), until="OrderPhase.order", most=30)
    expect(page.locator("[data-order]")).to_have_count(4)
    page.locator("[data-order=charge]").click()
    expect(page.locator("[data-order=charge]")).to_have_attribute("aria-pressed", "true")
    expect(page.locator("[data-verb=end-turn]")).to_have_count(0)  # one order must be used first
    page.locator(".war .area[data-open] .name").first.click()
    expect(page.locator("[data-order=charge]")).to_have_count(0)
