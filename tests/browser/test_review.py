"""The review of a finished match: the curve, key moments, luck, mistakes; opened from the end and from the replay."""

from __future__ import annotations

import re
from random import Random

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.browser.conftest import NewPage
from tests.browser.playing import BATTLE, DUEL, JOAN, Ear, Made, asked
from tests.browser.server import Site
from tests.browser.test_everybody import Axe, must_be_usable
from tests.server.served import Seat

PATIENCE = 240_000
"""How many milliseconds the review of a match may take; the machine may be busy."""
MOVES = {DUEL: 1000, BATTLE: 5, JOAN: 5}
"""After this many moves somebody resigns: judging choices takes time."""


def finished(site: Site, game: str, moves: int | None = None) -> Made:
    """A match that is over."""
    made = Made(site, game, "human easy").sit()
    seat, rng = Seat(site.served.port, made.table, 0), Random(3)
    for _ in range(MOVES[game] if moves is None else moves):
        seat.hear_until(lambda: seat.is_asked or seat.is_over)
        if seat.is_over:
            break
        seat.play(rng)
    if not seat.is_over:
        seat.resign()
    seat.close()
    return made


def reviewed(page: Page, name: str = "Review") -> Locator:
    """Open the review from the end of the match, and wait until it is complete."""
    expect(page.locator("#ending")).to_be_visible()
    page.get_by_role("button", name=name, exact=True).click()
    review = page.get_by_role("dialog", name=name)
    expect(review.locator("#review-accuracy")).to_be_visible(timeout=PATIENCE)
    expect(review.locator("progress")).to_have_count(0)
    return review


@pytest.mark.long
@pytest.mark.parametrize("game", [DUEL, BATTLE, JOAN])
def test_a_match_is_looked_back_on(new_page: NewPage, site: Site, axe: Axe, game: str) -> None:
    made = finished(site, game)
    page = new_page(reduced_motion="reduce")
    ear = Ear(page)
    made.open(page, 0)
    review = reviewed(page)
    found = ear.told("reviewed")[-1]["whole"]["review"]
    curve = review.get_by_role("img")
    expect(curve).to_have_accessible_name(re.compile(rf"win chance of Jeanne.* in {len(found['moments'])} answers"))
    start, end = (round(100 * found["seats"][0][name]) for name in ("start", "end"))
    expect(review).to_contain_text(f"You began with {start} of 100 and ended with {end}.")
    luck = found["seats"][0]
    dice = "The dice and cards gave you" if luck["lucky"] or luck["unlucky"] else "chance decided nothing"
    expect(review.locator(".dice")).to_contain_text(dice)
    accuracy = review.locator("#review-accuracy ~ div tbody tr")
    expect(accuracy).to_have_count(2)
    for seat, row in enumerate(found["seats"]):
        shown = accuracy.nth(seat).locator("td").all_inner_texts()
        weights = [str(row["weights"][weight]) for weight in ("inaccuracy", "mistake", "blunder")]
        rounded = "–" if row["accuracy"] is None else str(int(row["accuracy"] + 0.5))
        assert shown == [rounded, str(row["decisions"]), *weights]
        review.get_by_role("radio").nth(seat).check()
        mistakes = review.locator("#review-mistakes ~ ol > li")
        expect(mistakes).to_have_count(len(row["mistakes"]))
        assert all("Better: " in mistake for mistake in mistakes.all_inner_texts())
    review.get_by_text("Show as table").click()
    expect(review.locator("details tbody tr").last).to_contain_text(str(end))
    must_be_usable(page, axe, "review")


def test_a_moment_leads_to_its_position_and_back(new_page: NewPage, site: Site) -> None:
    made = finished(site, DUEL)
    page = new_page()
    ear = Ear(page)
    made.open(page, 0)
    review = reviewed(page)
    found = ear.told("reviewed")[-1]["whole"]["review"]
    asked_before = len(ear.told("reviewed"))
    review.locator("#review-chance ~ ol button").first.click()
    expect(review).to_have_count(0)
    expect(page.locator(".travel")).to_be_visible()
    assert ear.told("travelled")[-1]["number"] == found["key_moments"][0]["entry"]
    page.locator(".travel").get_by_role("button", name="Review").click()
    expect(page.locator("#review-mistakes")).to_be_visible()
    assert len(ear.told("reviewed")) == asked_before  # what has arrived once stays
    seat = next(number for number, row in enumerate(found["seats"]) if row["mistakes"])
    page.get_by_role("radio").nth(seat).check()
    page.get_by_role("button", name="See the position").first.click()
    expect(page.get_by_role("dialog")).to_have_count(0)
    page.wait_for_function("document.querySelector('.travel')")
    assert ear.told("travelled")[-1]["number"] == found["seats"][seat]["mistakes"][0]["entry"] - 1


def test_the_review_needs_no_mouse_and_comes_when_it_is_wanted(page: Page, site: Site) -> None:
    made = finished(site, DUEL, 4)
    fetched: list[str] = []
    page.on("request", lambda request: fetched.append(request.url))
    made.open(page, 0)
    button = page.get_by_role("button", name="Review", exact=True)
    button.focus()
    assert not [url for url in fetched if "/assets/review" in url]
    page.keyboard.press("Enter")
    expect(page.locator("#review-chance")).to_be_visible(timeout=PATIENCE)
    assert [url for url in fetched if "/assets/review" in url]
    page.keyboard.press("Escape")
    expect(page.get_by_role("dialog")).to_have_count(0)
    expect(button).to_be_focused()


def test_before_the_end_there_is_no_review(page: Page, site: Site) -> None:
    Made(site, DUEL, "human easy").sit().open(page, 0)
    asked(page)
    expect(page.get_by_role("button", name="Review", exact=True)).to_have_count(0)


@pytest.mark.long
@pytest.mark.parametrize(
    ("language", "name", "began"), [("de", "Auswertung", "hat mit"), ("es", "Análisis", "empezó con")]
)
def test_who_watches_on_a_phone_reads_it_in_other_languages(
    new_page: NewPage, site: Site, axe: Axe, language: str, name: str, began: str
) -> None:
    page = new_page("phone", language, reduced_motion="reduce")
    finished(site, DUEL, 6).open(page)
    review = reviewed(page, name)
    expect(review).to_contain_text(began)
    expect(review).not_to_contain_text("web-review")
    must_be_usable(page, axe, f"review in {language}")
