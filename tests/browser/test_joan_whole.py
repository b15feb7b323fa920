"""The learning skirmish of Joan of Arc from its first order to its end, with a finger and with keys; its guide."""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from typing import final

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.browser.conftest import NewPage
from tests.browser.playing import Made, asked, happened, heard, play, reach
from tests.browser.server import Site
from tests.browser.test_everybody import must_be_usable
from tests.browser.test_joan import JOAN, OPEN, JoanBoard
from tests.browser.test_joan_layout import must_lie_whole

CHOSEN = "(before) => heard.number > before || document.querySelector('.picked .choice')"


@final
class Finger:
    """Taps: an area that can be chosen and an action there, else a control below the map."""

    def __init__(self, rng: Random) -> None:
        self.rng = rng
        self.taps = 0
        self.own_taps = 0
        """Questions in the player's own turn: the others answer attacks and interrupt."""
        self.is_own_turn = False

    def __call__(self, page: Page, question: str) -> None:
        must_lie_whole(page, question)
        self.is_own_turn = "on" in (page.locator(".status .side").first.get_attribute("class") or "").split()
        before = heard(page)["number"]
        areas = page.locator(OPEN)
        if not areas.count():
            foot = page.locator(".foot button")
            self._tap(foot.first if foot.count() else page.locator(".offers button:visible").first)
            return
        self._tap(areas.nth(self.rng.randrange(areas.count())).locator(".name"), force=True)
        page.wait_for_function(CHOSEN, arg=before)
        choices = page.locator(".picked .choice")
        if heard(page)["number"] == before and choices.count():
            self._tap(choices.nth(self.rng.randrange(choices.count())))

    def _tap(self, thing: Locator, *, force: bool = False) -> None:
        self.taps += 1
        self.own_taps += self.is_own_turn
        thing.tap(force=force)


def with_keys(page: Page, question: str) -> None:
    """From gold area to gold area, then to an action there; elsewhere the first choice by its number."""
    before = heard(page)["number"]
    if not page.locator(OPEN).count():
        page.keyboard.press("1")
        return
    for _ in range(1 + before % 3):
        page.keyboard.press("n")
    expect(page.locator(".area[data-open]:focus")).to_have_count(1)
    page.keyboard.press("Enter")
    page.wait_for_function(CHOSEN, arg=before)
    if heard(page)["number"] == before:
        reach(page, ".picked .choice")
        page.keyboard.press("Enter")


def must_be_over(page: Page) -> None:
    expect(page.locator("#ending")).to_be_visible()
    must_lie_whole(page, "the end")


@pytest.mark.long
def test_the_skirmish_is_played_with_a_finger_on_a_phone(
    new_page: NewPage, site: Site, axe: Callable[[Page], list[str]]
) -> None:
    page = new_page("phone", reduced_motion="reduce", has_touch=True)
    Made(site, JOAN, "human easy", scenario="foragers").sit().open(page, 0)
    finger = Finger(Random(11))
    play(page, finger)
    must_be_over(page)
    must_be_usable(page, axe, "at the end")
    print(f"{finger.own_taps} taps in the two own turns, {finger.taps} in all")
    assert finger.own_taps > 0


@pytest.mark.long
def test_the_skirmish_is_played_with_keys_alone(new_page: NewPage, site: Site) -> None:
    page = new_page(reduced_motion="reduce")
    Made(site, JOAN, "human easy", scenario="foragers").sit().open(page, 0)
    play(page, with_keys)
    must_be_over(page)


@pytest.mark.long
def test_the_guide_leads_through_the_first_game(page: Page, site: Site) -> None:
    """Each step belongs to the question that is asked, cites its rule, and is followed by the next one."""
    Made(site, JOAN, "human easy", scenario="foragers").sit().open(page, 0, guide="unasked")
    guide = page.get_by_role("region", name="Guide")
    guide.get_by_role("button", name="Show me").click()
    hand = JoanBoard(Random(12))
    steps: list[str] = []
    after = -1
    for _ in range(30):
        told = asked(page, after)
        while guide.count():
            step = guide.locator(".step").inner_text()
            assert step not in steps
            steps.append(step)
            expect(guide.locator("button").first).to_contain_text("JA-")
            guide.get_by_role("button", name="Got it").click()
            expect(guide.locator(".step", has_text=step)).to_have_count(0)
        if len(steps) >= 4 or told["ended"]:
            break
        after = told["number"]
        hand(page, told["question"])
        happened(page, after, "dialog .primary")
    assert len(steps) >= 4, steps
