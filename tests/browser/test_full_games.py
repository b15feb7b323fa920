"""Whole matches from the lobby to the final score: with the mouse, with keys alone, with a finger."""

from __future__ import annotations

from random import Random

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import NewPage
from tests.browser.playing import (
    BATTLE,
    DUEL,
    SMALL,
    BattleBoard,
    DuelBoard,
    DuelKeys,
    listen,
    play,
    reach,
)
from tests.browser.server import Site

NO_SCROLLING = "document.scrollingElement.scrollWidth <= innerWidth && innerWidth === screen.width"


def start(page: Page, site: Site, game: str) -> None:
    """Two clicks in the lobby, and the match runs."""
    listen(page)
    page.goto(site.address)
    card = page.locator(f"li[data-game={game}]")
    card.get_by_role("button", name="Play now").click()
    card.get_by_role("button", name="Start").click()
    expect(page.locator(".room")).to_be_visible()


def final_score_is_shown(page: Page) -> None:
    """Who has won, and the points of both."""
    ending = page.locator("section", has=page.locator("#ending"))
    expect(page.locator("#ending")).to_be_visible()
    points = ending.locator("tbody tr td:nth-child(2)").all_inner_texts()
    assert len(points) == 2
    assert all(0 <= int(number) < 200 for number in points)
    expect(ending.locator("tr.isWinner")).to_have_count(2 if points[0] == points[1] else 1)
    assert not page.title().startswith("●")
    expect(page.locator(".offers")).to_have_count(0)


@pytest.mark.long
def test_a_duel_from_the_lobby_to_the_final_score_by_clicks_on_the_board(new_page: NewPage, site: Site) -> None:
    page = new_page(reduced_motion="reduce")
    start(page, site, DUEL)
    assert play(page, DuelBoard(Random(1))) >= 8  # at least the eight cards of one's own
    final_score_is_shown(page)
    expect(page.locator(".duel .card[data-spot]")).to_have_count(16)
    expect(page.get_by_text("You have played all your cards.")).to_be_visible()


@pytest.mark.long
def test_a_battle_from_the_lobby_to_the_final_score_by_clicks_on_the_board(new_page: NewPage, site: Site) -> None:
    page = new_page(reduced_motion="reduce")
    start(page, site, BATTLE)
    hand = BattleBoard()
    play(page, hand)
    final_score_is_shown(page)
    expect(page.locator(".final li")).to_have_count(2)
    expect(page.get_by_text("Round 6 of 6").first).to_be_visible()
    done = " ".join(hand.done)
    for step in ("declaration space", "Deployment.unit unit", "Deployment.unit ready", "recruits unit", "kept relic"):
        assert step in done, "a whole battle was fought: conquered, deployed, won, rewarded"
    page.get_by_role("tab", name="Log").click()
    log = page.get_by_role("list", name="Log")
    expect(log).to_contain_text("The dice: attacker")


def test_a_duel_with_keys_alone(new_page: NewPage, site: Site) -> None:
    page = new_page(reduced_motion="reduce")
    listen(page)
    page.goto(site.address)
    expect(page.locator(f"li[data-game={DUEL}]")).to_be_visible()
    reach(page, f"li[data-game={DUEL}] button")
    page.keyboard.press("Enter")
    expect(page.get_by_label("medium")).to_be_focused()
    page.keyboard.press("ArrowLeft")
    page.keyboard.press("Enter")
    expect(page.locator(".room")).to_be_visible()
    page.keyboard.press("?")
    expect(page.get_by_role("dialog", name="Help")).to_be_visible()
    page.keyboard.press("Escape")
    expect(page.get_by_role("dialog")).to_have_count(0)
    play(page, DuelKeys(Random(2)), confirm=lambda page: page.keyboard.press("Enter"))
    final_score_is_shown(page)
    reach(page, ".fairness button")
    page.keyboard.press("Enter")
    expect(page.get_by_text("draws were checked")).to_be_visible()
    page.keyboard.press("l")
    page.keyboard.press("ArrowLeft")
    expect(page.locator(".travel")).to_be_visible()
    page.keyboard.press("Escape")
    expect(page.locator(".travel")).to_have_count(0)


@pytest.mark.long
def test_a_duel_on_a_phone_with_a_finger(new_page: NewPage, site: Site) -> None:
    page = new_page(
        "phone", has_touch=True, is_mobile=True, reduced_motion="reduce", screen={"width": 375, "height": 740}
    )
    listen(page)
    page.goto(site.address)
    card = page.locator(f"li[data-game={DUEL}]")
    card.get_by_role("button", name="Play now").tap()
    card.get_by_role("button", name="Start").tap()
    expect(page.locator(".room")).to_be_visible()
    finger = DuelBoard(Random(3), touch=True)

    def looked(page: Page, question: str) -> None:
        assert page.evaluate(NO_SCROLLING), question
        assert page.evaluate(SMALL) == [], question
        finger(page, question)

    play(page, looked)
    final_score_is_shown(page)
    assert page.evaluate(NO_SCROLLING)
    assert page.evaluate(SMALL) == []
