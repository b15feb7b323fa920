"""Duel of Time: cards are clicked or dragged, with a preview of what runs in which order; every click is answered."""

from __future__ import annotations

import re
from random import Random

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.browser.conftest import NewPage
from tests.browser.playing import DUEL, DuelBoard, Made, asked, play, question_is
from tests.browser.server import Site


def before_a_card(page: Page, site: Site) -> Locator:
    """A duel in progress, when a card is to be laid."""
    Made(site, DUEL, "human easy").sit().open(page, 0)
    play(page, DuelBoard(Random(7)), most=3)
    play(page, DuelBoard(Random(7)), until="Turn.placement")
    question_is(page, "Turn.placement")
    return page.locator(".duel")


def test_a_card_is_dragged_to_its_place(new_page: NewPage, site: Site) -> None:
    page = new_page(reduced_motion="reduce")
    board = before_a_card(page, site)
    number = asked(page)["number"]
    card = board.locator(".hand .card.playable").last
    name = card.get_attribute("data-hand")
    card.hover()
    page.mouse.down()
    page.mouse.move(300, 300, steps=4)
    place = board.locator("[data-ghost]").nth(2)
    place.wait_for()
    box = place.bounding_box()
    assert box is not None
    page.mouse.move(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2, steps=4)
    expect(board.locator(".coming li")).not_to_have_count(0)
    page.mouse.up()
    page.wait_for_function("(number) => heard.number > number", arg=number)
    assert f'["play",{name},' in page.evaluate("window.sent")


def test_what_would_run_is_shown_in_its_order_before_the_card_lies(page: Page, site: Site) -> None:
    board = before_a_card(page, site)
    board.locator(".hand .card.playable").first.click()
    expect(board.locator(".coming")).to_have_count(0)
    board.locator("[data-ghost]").first.hover()
    runs = board.locator(".coming li")
    expect(board.locator(".coming .isNew")).to_have_count(2)
    expect(board.locator(".hand > .coming")).to_be_in_viewport(ratio=1)
    expect(runs.locator(".order")).to_have_text([str(number + 1) for number in range(runs.count())])
    expect(board.locator(".place .order")).to_have_count(runs.count())


@pytest.mark.long
def test_a_click_on_what_cannot_be_chosen_says_why(page: Page, site: Site) -> None:
    board = before_a_card(page, site)
    notice = page.locator(".notice")
    board.locator(".space .name").first.click()
    expect(notice).to_have_class(re.compile("isRefusal"))
    page.get_by_role("button", name="Hide this sentence").click()
    board.locator(".card[data-spot]").last.click()
    expect(notice).to_have_class(re.compile("isRefusal"))
    if board.locator(".ghost.empty").count():
        board.locator(".ghost.empty").first.click()
        expect(board.locator(".hand .card:focus")).to_have_count(1)
