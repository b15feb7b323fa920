"""An attack at a table of Joan of Arc: its result stays until the player continues, and units are seen to fall."""

from __future__ import annotations

from pathlib import Path
from random import Random

import pytest
from playwright.sync_api import Page, expect

from tests.browser.begun import open_match
from tests.browser.conftest import NewPage
from tests.browser.playing import Made, asked, heard
from tests.browser.server import Site
from tests.browser.test_joan import JOAN, JoanBoard, area_named
from tests.browser.test_joan_layout import must_lie_whole
from timefront.games.registry import GAMES
from timefront.matches.making import new_match
from timefront.matches.match import Match

WATCH_MOTION = """() => {
    window.moved = { falls: 0, tumbles: 0, glides: 0 };
    document.addEventListener('animationstart', ({ target }) => {
        if (target.matches('[data-fallen]')) moved.falls += 1;
        if (target.matches('.die')) moved.tumbles += 1;
    }, true);
    const animate = SVGGElement.prototype.animate;
    SVGGElement.prototype.animate = function (...args) {
        moved.glides += 1;
        return animate.apply(this, args);
    };
}"""


def charge(page: Page) -> None:
    """The French ride out, and both sides answer at random until an attack is over."""
    asked(page)
    page.get_by_role("button", name="Charge order on B3").click()
    page.wait_for_function("() => heard.question === 'Declaration.deed'")
    area_named(page, "D3b").click()
    page.locator(".picked .choice, .offers button").filter(has_text="charge to").first.click()
    hand = JoanBoard(Random(3))
    for _ in range(40):
        if page.locator("#war-outcome").count():
            return
        before = heard(page)["number"]
        hand(page, asked(page)["question"])
        page.wait_for_function("(before) => heard.number > before && heard.question", arg=before)
    raise AssertionError("no attack came to its end")


@pytest.mark.long
def test_JA_7_1_the_result_of_an_attack_stays_until_the_player_goes_on(page: Page, site: Site) -> None:
    Made(site, JOAN, "human easy", scenario="foragers").sit().open(page, 0)
    page.evaluate(WATCH_MOTION)
    charge(page)
    outcome = page.locator("section[aria-labelledby=war-outcome]")
    expect(outcome).to_contain_text(" is over. Destroyed: ")
    expect(outcome.locator(".die").first).to_be_visible()
    page.wait_for_timeout(2500)
    expect(outcome).to_be_visible()
    moved = page.evaluate("window.moved")
    assert moved["tumbles"] > 0, moved
    assert moved["glides"] > 0, moved
    left = outcome.locator("h3").inner_text()
    outcome.get_by_role("button", name="Continue").click()
    expect(page.locator("#war-outcome").filter(has_text=left)).to_have_count(0)


@pytest.mark.long
def test_nothing_moves_for_who_wants_no_motion_and_the_sentence_is_there(new_page: NewPage, site: Site) -> None:
    page = new_page(reduced_motion="reduce")
    Made(site, JOAN, "human easy", scenario="foragers").sit().open(page, 0)
    page.evaluate(WATCH_MOTION)
    charge(page)
    expect(page.locator("section[aria-labelledby=war-outcome]")).to_contain_text(" is over. Destroyed: ")
    assert page.evaluate("window.moved") == {"falls": 0, "tumbles": 0, "glides": 0}


IN_SIGHT = """(what) => {
  const { top: above } = document.querySelector('.war > .side').getBoundingClientRect();
  const foot = document.querySelector('.foot')?.getBoundingClientRect().top ?? innerHeight;
  return [...document.querySelectorAll(what)].map((one) => one.getBoundingClientRect())
    .filter(({ top, bottom }) => top >= above && bottom <= foot + 1).length;
}"""
"""How many things of a kind are visible in the sheet above its buttons."""
TURNED = "() => (({ width, height }) => height > width)(document.querySelector('.map').viewBox.baseVal)"


@pytest.mark.parametrize("question", ["Rework.token", "Shields.shield", "Allocation.allocation"])
def test_JA_7_1_on_a_phone_the_dice_of_an_attack_are_seen_and_answered_without_pulling_the_sheet(
    new_page: NewPage, site: Site, tmp_path: Path, question: str
) -> None:
    page = new_page("phone", reduced_motion="reduce", has_touch=True)
    page.set_viewport_size({"width": 375, "height": 812})
    open_match(page, site, fought_until(question), tmp_path)
    must_lie_whole(page, question)
    assert page.evaluate(TURNED), "as it is while orders are given"
    dice = page.locator(".attack .die").count()
    assert page.evaluate(IN_SIGHT, ".attack .die") >= min(dice, 6)
    asking = page.locator(".attack [data-asks]")
    if asking.count():
        assert page.evaluate(IN_SIGHT, ".attack [data-asks]") >= 1
        before = heard(page)["number"]
        asking.first.tap()
        page.wait_for_function(
            "(before) => heard.number > before || document.querySelector('.picked .choice')", arg=before
        )
        if heard(page)["number"] == before:
            assert page.evaluate(IN_SIGHT, ".picked .choice") >= 1
    else:
        expect(page.locator(".foot button").first).to_be_in_viewport(ratio=1)


def fought_until(question: str) -> Match:
    """Patay, until the first seat has to answer a question of an attack."""
    game = GAMES[JOAN]
    for seed in range(40):
        match = new_match(game, game.setting(game.built_in_pack(), "patay", {}, 2), seed=f"fought {seed}")
        rng = Random(seed)
        while match.outcome() is None:
            s = match.state
            if s.seat == 0 and s.question_name() == question:
                return match
            liked = [one for one in s.offer() if one[0] in ("rest-melee", "rest-move", "rest-shoot", "charge")]
            match.play(s.seat, rng.choice(liked or s.offer()))
    raise AssertionError(f"nobody asks {question}")
