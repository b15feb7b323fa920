"""People and cards of Joan of Arc, for any viewer: unusable intrigue and equipment say why; windows pass."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from random import Random

import pytest
from playwright.sync_api import Page, expect

from tests.browser.begun import begun_from, open_match
from tests.browser.conftest import NewPage
from tests.browser.server import Site
from tests.browser.test_everybody import must_be_usable
from tests.browser.test_joan import JOAN
from tests.browser.test_joan_hand import CUT, opened, press
from tests.browser.test_joan_layout import must_lie_whole
from timefront.bots.bot import Knowledge
from timefront.bots.greedy import CarelessBot
from timefront.games.registry import GAMES
from timefront.matches.making import new_match
from timefront.matches.match import Match

GAME = GAMES[JOAN]
TALKS = next(lesson.position for lesson in GAME.lessons() if lesson.key == "talks")
PAUSE = 1500
"""In milliseconds: web/src/table/asking/passing.ts."""
EQUIPPED = TALKS.replace("round: 1", "gear: jack_of_plates=joan_of_arc/not-on siege_ladders=joan_of_arc\nround: 1")


@pytest.mark.long
@pytest.mark.parametrize(("size", "language"), [("phone", "de"), ("laptop", "en"), ("phone", "es")])
def test_JA_8_6_JA_8_3_events_and_equipment_say_why_they_cannot_be_used_now(
    new_page: NewPage, site: Site, axe: Callable[[Page], list[str]], tmp_path: Path, size: str, language: str
) -> None:
    page = open_match(opened(new_page, size, language), site, begun_from(EQUIPPED), tmp_path)
    must_lie_whole(page, "beside intrigue")
    refused = page.locator(".notice.isRefusal")
    if size == "phone":
        page.locator("[data-jump='war-intrigue']").tap()
    event = page.locator(".war [data-event='bought_sergeant']")
    expect(event).to_be_in_viewport()
    expect(event).to_have_attribute("aria-disabled", "true")
    assert page.evaluate(CUT, ".war [data-event]") == []
    must_be_usable(page, axe, "intrigue")
    press(page, event, size)
    expect(refused).to_contain_text("JA-8.6")
    if size == "phone":
        page.locator(".handle").tap()
    page.locator(".map [data-units^='0']").first.click(button="right", force=True)
    card = page.locator(".unit-card")
    expect(card.locator("[data-equipment]")).to_have_count(2)
    must_be_usable(page, axe, "equipment")
    press(page, card.locator("[data-why='jack_of_plates']"), size)
    expect(refused).to_contain_text("JA-8.3")


def at_a_window_without_a_card() -> Match:
    """Patay at a window in which the first seat can only pass."""
    match = new_match(GAME, GAME.setting(GAME.built_in_pack(), "patay", {}, 2), seed="cards1")
    rng, bot = Random("cards1"), CarelessBot()
    while match.state.question_name() != "CardWindow.card" or len(match.offer(0)) != 1:
        seat = match.state.seat
        match.play(seat, bot.choose(Knowledge(GAME, match.state, seat), rng))
    return match


def test_JA_8_5_a_window_without_a_card_for_it_is_passed_after_a_fixed_pause(
    page: Page, site: Site, tmp_path: Path
) -> None:
    open_match(page, site, at_a_window_without_a_card(), tmp_path, passesAlone=True)
    page.evaluate("document.querySelector('.foot [data-verb=play-no-card]')?.click()")  # speed must not reveal it
    page.wait_for_function("() => answers.some(({ message }) => message.includes('play-no-card'))")
    passed = page.evaluate("answers.find(({ message }) => message.includes('play-no-card'))")
    assert passed["after"] >= PAUSE


@pytest.mark.long
def test_JA_8_5_the_page_passes_by_itself_where_nothing_else_is_possible(
    page: Page, site: Site, tmp_path: Path
) -> None:
    open_match(page, site, at_a_window_without_a_card(), tmp_path, passesAlone=True)
    page.wait_for_function("() => window.sent?.includes('play-no-card')")
