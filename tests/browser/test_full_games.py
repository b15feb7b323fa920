"""Whole matches from the lobby to the final score: with the mouse, with keys alone, with a finger."""

from __future__ import annotations

from random import Random

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.browser.conftest import NewPage
from tests.browser.playing import (
    BATTLE,
    DUEL,
    SMALL,
    BattleBoard,
    BattleKeys,
    DuelBoard,
    DuelKeys,
    Hand,
    leave_stage_by_key,
    listen,
    play,
    press_beside_stage,
    reach,
)
from tests.browser.server import Site

NO_SCROLLING = "document.scrollingElement.scrollWidth <= innerWidth && innerWidth === screen.width"


def start(page: Page, site: Site, game: str) -> None:
    """Two clicks in the lobby, and the match is running."""
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
    points = [int(text.split()[0]) for text in ending.locator("li .points").all_inner_texts()]
    assert len(points) == 2
    assert all(0 <= number < 200 for number in points)
    winners = ending.locator("li.isWinner")
    expect(winners).to_have_count(2 if page.locator("#ending").inner_text() == "A draw" else 1)
    expect(page.locator(".bar .sentence")).to_have_text(page.locator("#ending").inner_text())
    assert not page.title().startswith("●")
    expect(page.locator(".offers")).to_have_count(0)


@pytest.mark.long
def test_a_duel_from_the_lobby_to_the_final_score_by_clicks_on_the_board(new_page: NewPage, site: Site) -> None:
    page = new_page(reduced_motion="reduce")
    start(page, site, DUEL)
    assert play(page, DuelBoard(Random(1))) >= 8  # at least the player's own eight cards
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
    expect(page.locator(".ending li .parts")).to_have_count(2)
    expect(page.get_by_text("Round 6 of 6").first).to_be_visible()
    whole_battles_were_fought(hand)
    press_beside_stage(page, page.get_by_role("tab", name="Log"))
    log = page.get_by_role("list", name="Log")
    expect(log).to_contain_text("The dice: attacker")


def whole_battles_were_fought(hand: BattleBoard) -> None:
    """Conquered, deployed, won, rewarded."""
    done = " ".join(hand.done)
    for step in ("declaration space", "Deployment.unit unit", "Deployment.unit ready", "recruits unit", "kept relic"):
        assert step in done


@pytest.mark.long
def test_a_battle_on_a_phone_with_a_finger(new_page: NewPage, site: Site) -> None:
    page = phone(new_page, site, BATTLE)
    finger = BattleBoard(Locator.tap)
    play(page, looking(finger), confirm=lambda page: page.get_by_role("button", name="Do it").tap())
    final_score_is_shown(page)
    whole_battles_were_fought(finger)
    must_fit_a_finger(page, "the end")


@pytest.mark.long
def test_a_battle_with_keys_alone(new_page: NewPage, site: Site) -> None:
    page = new_page(reduced_motion="reduce")
    listen(page)
    page.goto(site.address)
    expect(page.locator(f"li[data-game={BATTLE}]")).to_be_visible()
    reach(page, f"li[data-game={BATTLE}] button")
    page.keyboard.press("Enter")
    expect(page.get_by_label("medium")).to_be_focused()
    page.keyboard.press("ArrowLeft")
    page.keyboard.press("Enter")
    expect(page.locator(".room")).to_be_visible()
    keys = BattleKeys()
    play(page, keys, confirm=lambda page: page.keyboard.press("Enter"))
    final_score_is_shown(page)
    whole_battles_were_fought(keys.hand)
    leave_stage_by_key(page)
    page.keyboard.press("l")
    expect(page.locator("#panel .told:focus")).to_have_count(1)


@pytest.mark.long
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
    page = phone(new_page, site, DUEL)
    play(page, looking(DuelBoard(Random(3), touch=True)))
    final_score_is_shown(page)
    must_fit_a_finger(page, "the end")


def phone(new_page: NewPage, site: Site, game: str) -> Page:
    """A phone on which a match was started with two taps in the lobby."""
    page = new_page(
        "phone", has_touch=True, is_mobile=True, reduced_motion="reduce", screen={"width": 375, "height": 740}
    )
    listen(page)
    page.goto(site.address)
    card = page.locator(f"li[data-game={game}]")
    card.get_by_role("button", name="Play now").tap()
    card.get_by_role("button", name="Start").tap()
    expect(page.locator(".room")).to_be_visible()
    return page


def looking(finger: Hand) -> Hand:
    """Checks before each answer whether everything fits."""

    def looked(page: Page, question: str) -> None:
        must_fit_a_finger(page, question)
        finger(page, question)

    return looked


def must_fit_a_finger(page: Page, when: str) -> None:
    """Nothing sticks out at the sides, and nothing is too small for a finger."""
    assert page.evaluate(NO_SCROLLING), when
    assert page.evaluate(SMALL) == [], when
