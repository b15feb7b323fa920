"""The guided first turn: it uses the real questions, and can be skipped and shown again."""

from __future__ import annotations

from random import Random

import pytest
from playwright.sync_api import Page, expect

from tests.browser.playing import BATTLE, DUEL, BattleBoard, DuelBoard, Hand, Made, asked, happened
from tests.browser.server import Site
from tests.marks import first_in_short, in_long


@pytest.mark.long
@pytest.mark.parametrize(("game", "hand"), [(DUEL, DuelBoard(Random(10))), in_long(BATTLE, BattleBoard())])
def test_the_guide_leads_through_the_first_turn(page: Page, site: Site, game: str, hand: Hand) -> None:
    Made(site, game, "human easy").sit().open(page, 0, guide="unasked")
    guide = page.get_by_role("region", name="Guide")
    expect(guide).to_contain_text("First time with this game?")
    guide.get_by_role("button", name="Show me").click()

    # Each step belongs to the question that is asked, cites its rule, and is followed by the next one.
    steps: list[str] = []
    after = -1
    for _ in range(12):
        told = asked(page, after)
        while guide.count():
            step = guide.locator(".step").inner_text()
            assert step not in steps
            steps.append(step)
            rule = guide.get_by_role("button", name="-").first.inner_text()
            guide.get_by_role("button", name=rule).click()
            expect(page.locator(f"[id='rule-{rule}']")).to_be_visible()
            page.keyboard.press("Escape")
            guide.get_by_role("button", name="Got it").click()
            expect(guide.locator(".step", has_text=step)).to_have_count(0)
        if len(steps) >= 6 or told["ended"]:
            break
        after = told["number"]
        hand(page, told["question"])
        happened(page, after, "dialog .primary")
    assert len(steps) >= 4
    assert any(step.startswith("1/") for step in steps)

    # It is offered once, and can be shown again.
    page.reload()
    expect(page.locator(".bar.isMine")).to_be_visible()
    expect(page.get_by_text("First time with this game?")).to_have_count(0)


@pytest.mark.parametrize("game", first_in_short([DUEL, BATTLE]))
def test_the_guide_can_be_skipped_and_repeated(page: Page, site: Site, game: str) -> None:
    Made(site, game, "human easy").sit().open(page, 0, guide="unasked")
    asked(page)
    guide = page.get_by_role("region", name="Guide")
    guide.get_by_role("button", name="No, thanks").click()
    expect(guide).to_have_count(0)
    page.reload()
    asked(page)
    expect(guide).to_have_count(0)
    page.keyboard.press("?")
    page.get_by_role("button", name="Repeat the guide").click()
    expect(guide.locator(".step")).to_be_visible()
    guide.get_by_role("button", name="Skip all").click()
    expect(guide).to_have_count(0)
