"""People and cards of Joan of Arc: equipment is handled on the card of its bearer, unusable intrigue and equipment say
why, windows pass."""

from __future__ import annotations

import json
from collections.abc import Callable
from pathlib import Path
from random import Random
from typing import final

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.browser.begun import begun_from, open_match
from tests.browser.conftest import NewPage
from tests.browser.playing import asked, heard, question_is
from tests.browser.server import Site
from tests.browser.test_everybody import must_be_usable
from tests.browser.test_joan import JOAN, area_named
from tests.browser.test_joan_hand import CUT, opened, press
from tests.browser.test_joan_layout import must_lie_whole
from tests.marks import first_in_short
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
HANDED = TALKS.replace("round: 1", "gear: jack_of_plates=joan_of_arc/not-on grenade_pot=joan_of_arc\nround: 1")
HERO, COMPANION = 0, 2
"""Joan and Jean de Metz, who stand together in D2a."""


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


@final
class Bearers:
    """The cards of those who stand in the area that was pressed: opened with the mouse on the map, or with a finger by
    their names in the sheet."""

    def __init__(self, page: Page, size: str) -> None:
        self.page, self.is_touch = page, size == "phone"
        self.card = page.locator(".unit-card")

    def press(self, what: Locator) -> None:
        if self.is_touch:
            what.tap()
        else:
            what.click()

    def has(self, unit: int, *pieces: str) -> None:
        """Open the card of a unit and read what it has."""
        if self.is_touch:
            self.page.locator(".here button").nth(unit).tap()
        else:
            self.page.locator(f".map [data-units='{unit}']").click(button="right")
        expect(self.card).to_be_visible()
        expect(self.card.locator("[data-equipment]")).to_have_count(len(pieces))
        for piece in pieces:
            expect(self.card.locator(f"[data-equipment='{piece}']")).to_be_attached()

    def do(self, verb: str, piece: str, number: int = 0) -> None:
        """Press a control of a piece on the open card, and wait for what follows: then the card is closed."""
        before = heard(self.page)["number"]
        self.press(self.card.locator(f"[data-equipment='{piece}'] [data-verb='{verb}']").nth(number))
        asked(self.page, before)
        expect(self.card).to_have_count(0)

    def close(self) -> None:
        self.press(self.card.locator(".close"))
        expect(self.card).to_have_count(0)


def choices_sent(page: Page) -> list[list[object]]:
    """All choices that the page sent, the first first."""
    messages = [json.loads(message) for message in page.evaluate("answers.map(({ message }) => message)")]
    return [message["choice"] for message in messages if message["type"] == "choose"]


@pytest.mark.parametrize(("size", "language"), first_in_short([("laptop", "en"), ("phone", "de")]))
def test_JA_8_3_equipment_is_put_on_used_given_and_discarded_on_the_card_of_its_bearer(
    new_page: NewPage, site: Site, axe: Callable[[Page], list[str]], tmp_path: Path, size: str, language: str
) -> None:
    page = open_match(opened(new_page, size, language), site, begun_from(HANDED), tmp_path)
    bearers = Bearers(page, size)
    jack = bearers.card.locator("[data-equipment='jack_of_plates']")
    bearers.press(area_named(page, "D2a"))
    question_is(page, "Declaration.deed")
    bearers.has(HERO, "jack_of_plates", "grenade_pot")
    expect(jack.locator("[data-verb='give-equipment']")).to_have_count(0)  # it is not put on
    assert page.evaluate(CUT, "[data-equipment]") == []
    must_lie_whole(page, "beside the card of a bearer")
    must_be_usable(page, axe, "the card of a bearer")
    bearers.do("put-on", "jack_of_plates")
    bearers.has(HERO, "jack_of_plates", "grenade_pot")
    expect(jack.locator("[data-verb='put-on']")).to_have_count(0)
    expect(jack.locator("[data-verb='give-equipment']")).to_have_count(2)

    bearers.do("use-equipment", "grenade_pot")
    question_is(page, "ThrowFire.area")
    bearers.press(area_named(page, "C2c"))
    question_is(page, "Declaration.deed")
    if size == "phone":
        bearers.press(area_named(page, "D2a"))  # the names are those of the area that was pressed last
    bearers.has(HERO, "jack_of_plates")  # a grenade is thrown once

    bearers.do("give-equipment", "jack_of_plates", number=1)
    bearers.has(HERO)
    bearers.close()
    bearers.has(COMPANION, "jack_of_plates")
    bearers.do("discard-equipment", "jack_of_plates")
    bearers.has(COMPANION)
    verbs = ["order", "put-on", "use-equipment", "throw-fire", "give-equipment", "discard-equipment"]
    assert [choice[0] for choice in choices_sent(page)] == verbs  # and nothing else was pressed by the way


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
