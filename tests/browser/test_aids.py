"""Hints and odds: next to the choice, with what they are about; how they were computed is shown only on request."""

from __future__ import annotations

import re

import msgspec
import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import NewPage
from tests.browser.playing import BATTLE, DUEL, JOAN, BattleBoard, Ear, Made, asked, heard, play, shelf
from tests.browser.server import Site
from timefront.texts.phrasing import Phrase


def test_a_hint_says_what_its_percentages_are_of_and_stands_at_the_choices(page: Page, site: Site) -> None:
    made = Made(site, DUEL, "human easy").sit()
    made.open(page, 0)
    asked(page)
    page.get_by_role("button", name="Hint").click()
    hint = page.locator(".hint ol")
    shares = hint.locator(".share")
    expect(shares.first).to_have_text(re.compile(r"^\d+ % to win$"))
    expect(page.locator(".offers .hinted")).to_have_count(shares.count())
    best = hint.locator("button").first.inner_text().partition("to win")[2].strip()
    expect(page.locator(".offers li", has=page.locator(".best"))).to_contain_text(best)
    method = page.get_by_text("Looking ahead")
    expect(method).not_to_be_visible()
    page.locator(".hint summary").click()
    expect(method).to_be_visible()


@pytest.mark.long
@pytest.mark.parametrize("language", ["de", "en", "es"])
def test_a_hint_says_why_in_the_readers_language(new_page: NewPage, site: Site, language: str) -> None:
    page = new_page(locale=language)
    ear = Ear(page)
    Made(site, JOAN, "human easy", scenario="patay").sit().open(page, 0)
    words = shelf(JOAN, language)
    told: list[list[str]] = []
    after = -1
    while not any(told):  # where all choices are equally good there are no reasons: try the next question
        after = asked(page, after)["number"]
        page.keyboard.press("h")
        expect(page.locator(".hint ol")).to_be_visible()
        lines = ear.told("hint")[-1]["lines"]
        told = [[words.say(msgspec.convert(reason, Phrase)) for reason in line["reasons"]] for line in lines]
        assert page.locator(".hint .why").all_inner_texts() == [" ".join(each) for each in told if each]
        page.keyboard.press("1")


@pytest.mark.long
def test_the_odds_of_a_battle_stand_above_its_choices_and_stay_open(new_page: NewPage, site: Site) -> None:
    page = new_page(reduced_motion="reduce")
    made = Made(site, BATTLE, "human easy").sit()
    made.open(page, 0)
    hand = BattleBoard()
    play(page, hand, until="Deployment.unit")
    play(page, hand, most=1)  # once the attacker has a unit there are odds
    asked(page, heard(page)["number"] - 1)
    odds = page.locator(".chances")
    expect(odds.locator("li")).to_have_count(0)
    odds.get_by_text("Odds of what is about to be fought").click()
    expect(odds.locator("li").first).to_have_text(re.compile(r"^attacker wins: (about )?[\d.]+%"))
    method = odds.get_by_text(re.compile("Exact odds|Estimate from")).first
    expect(method).not_to_be_visible()
    odds.locator(".method summary").first.click()
    expect(method).to_be_visible()
    assert odds.bounding_box()["y"] < page.locator(".offers").bounding_box()["y"]  # type: ignore[index]
    page.reload()
    expect(odds.locator("li").first).to_contain_text("attacker wins")
