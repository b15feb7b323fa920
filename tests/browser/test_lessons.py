"""Lessons: found where a game is chosen, followed step by step at their own table, and one leads to the next."""

from __future__ import annotations

import json
from collections.abc import Callable
from random import Random

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import NewPage
from tests.browser.playing import asked, heard, listen, remember
from tests.browser.server import Site
from tests.browser.test_everybody import must_be_usable
from tests.browser.test_joan import JOAN, JoanBoard
from tests.marks import first_in_short
from timefront.games.registry import GAMES
from timefront.kernel.packs import LANGUAGES
from timefront.texts.catalogue import Catalogue

FITS = "() => document.scrollingElement.scrollWidth <= innerWidth"


def begin(page: Page, site: Site, title: str) -> None:
    """From the card of the game on the first page to the table of a lesson."""
    remember(
        page,
        {
            "timefront.name": "Ysabel",
            "timefront.settings": json.dumps({"asksBeforeSealing": False, "passesAlone": False}),
        },
    )
    listen(page)
    page.goto(site.address)
    card = page.locator(f"li[data-game={JOAN}]")
    card.locator("summary").click()
    card.get_by_role("button", name=title).click()
    asked(page)


@pytest.mark.long
def test_a_lesson_is_played_to_its_last_step_and_leads_to_the_next(page: Page, site: Site) -> None:
    begin(page, site, "Rally and camp")
    lesson = page.get_by_role("region", name="Lesson")
    expect(lesson.locator(".step")).to_have_text("Rally and camp 1/4")
    expect(lesson).to_contain_text("infirmary")
    page.reload()  # it is remembered
    expect(lesson.locator(".step")).to_have_text("Rally and camp 1/4")

    hand = JoanBoard(Random(3))
    learned = lesson.filter(has_text="Lesson learned")
    seen: list[str] = []
    after = -1
    for _ in range(80):
        told = asked(page, after)
        if learned.count():
            break
        if lesson.count() and (step := lesson.locator(".step").inner_text()) not in seen:
            seen.append(step)
        after = told["number"]
        hand(page, told["question"])
    expect(lesson).to_contain_text("Lesson learned: Rally and camp.")
    assert seen[0] == "Rally and camp 1/4"
    assert seen[-1] == "Rally and camp 4/4"
    lesson.get_by_role("button", name="Play on here").click()
    expect(lesson).to_have_count(0)
    page.reload()
    asked(page)
    expect(lesson).to_have_count(0)


@pytest.mark.long
def test_one_lesson_leads_to_the_next_and_can_be_left(page: Page, site: Site) -> None:
    begin(page, site, "Orders")
    lesson = page.get_by_role("region", name="Lesson")
    for number in (1, 3, 4, 6):  # the steps for this question: the others come later
        expect(lesson.locator(".step")).to_have_text(f"Orders {number}/6")
        lesson.get_by_role("button", name="Got it").click()
    lesson.get_by_role("button", name="Next: Charge and melee").click()
    expect(lesson.locator(".step")).to_have_text("Charge and melee 1/9")
    asked(page)
    assert heard(page)["question"] == "OrderPhase.order"
    lesson.get_by_role("button", name="Skip all").click()
    expect(lesson).to_have_count(0)


@pytest.mark.parametrize("language", first_in_short(LANGUAGES))
@pytest.mark.parametrize("size", first_in_short(["phone", "laptop"]))
def test_lessons_are_listed_at_the_set_up_in_every_language(
    new_page: NewPage, site: Site, axe: Callable[[Page], list[str]], size: str, language: str
) -> None:
    page = new_page(size, locale=language)
    page.goto(f"{site.address}/new/{JOAN}")
    game = GAMES[JOAN]
    catalogue = Catalogue(game, game.built_in_pack(), language)
    for lesson in game.lessons():
        button = page.locator("section li button").filter(has_text=catalogue.message(f"lesson-{lesson.key}-text"))
        expect(button).to_be_visible()
        expect(button).to_contain_text(catalogue.message(f"lesson-{lesson.key}"))
    assert page.evaluate(FITS)
    if language == "en":
        must_be_usable(page, axe, "with lessons")


def test_a_game_without_lessons_shows_none(page: Page, site: Site) -> None:
    page.goto(f"{site.address}/new/duel_of_time")
    expect(page.locator("#seats")).to_be_visible()
    expect(page.locator("#lessons")).to_have_count(0)
