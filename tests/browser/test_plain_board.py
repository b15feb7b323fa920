"""A game without its own board is played on a plain one: The Ford of docs/add-a-game.md."""

from __future__ import annotations

import sys
from collections.abc import Iterator

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import NewPage
from tests.browser.playing import DUEL, SMALL, Made, asked, play
from tests.browser.server import Site
from tests.browser.test_everybody import NO_SCROLLING, Axe
from tests.docs import example_game
from tests.docs.pages import ROOT
from tests.server.served import Served

PROGRAM = """#!{python}
import sys
from pathlib import Path

sys.path.insert(0, {root!r})
from tests.docs import example_game

example_game.register(Path({folder!r}))
from timefront.cli import main

if __name__ == "__main__":
    sys.exit(main())
"""
"""The command `timefront` with the example among its games."""


@pytest.fixture(scope="module")
def ford_site(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Site]:
    folder = tmp_path_factory.mktemp("ford")
    example_game.build(folder)
    program = folder / "timefront"
    program.write_text(PROGRAM.format(python=sys.executable, root=str(ROOT), folder=str(folder)), encoding="utf-8")
    program.chmod(0o755)
    with Served(f"sqlite:///{folder / 'server.db'}", folder / "log", program=program) as served:
        yield Site(served)


def send_one(page: Page, question: str) -> None:
    assert question == "Crossing.companies"
    page.locator(".plain").get_by_role("button", name="Send 1 company").click()


@pytest.mark.long
def test_the_example_game_is_played_to_its_end_on_the_plain_board(new_page: NewPage, ford_site: Site, axe: Axe) -> None:
    page = new_page(reduced_motion="reduce")
    made = Made(ford_site, example_game.NAME, "human easy").sit()
    made.open(page, 0)
    asked(page)
    board = page.locator(".plain")
    expect(board.get_by_role("group", name="Your choices: 3").get_by_role("button")).to_have_count(3)
    expect(board).to_contain_text("waiting: ")
    assert axe(page) == []
    assert page.evaluate(NO_SCROLLING)
    assert page.evaluate(SMALL) == []
    assert play(page, send_one) > 2
    expect(page.locator("#ending")).to_be_visible()
    expect(board).to_contain_text("waiting: 0")


def test_the_plain_board_is_played_with_keys(new_page: NewPage, ford_site: Site) -> None:
    page = new_page(reduced_motion="reduce")
    Made(ford_site, example_game.NAME, "human easy").sit().open(page, 0)
    number = asked(page)["number"]
    page.keyboard.press("b")
    expect(page.get_by_role("button", name="Send 1 company").first).to_be_focused()
    page.keyboard.press("End")
    expect(page.locator(".plain :focus")).to_have_text("Send 3 companies")
    page.keyboard.press("Enter")
    asked(page, number)
    expect(page.locator(".plain")).not_to_contain_text("waiting: 20")


def choose_last(page: Page, question: str) -> None:
    """The last choice of the last thing, or of those that name nothing."""
    things = page.locator(".plain [data-thing]")
    if things.count():
        things.last.click()
        expect(things.last).to_have_attribute("aria-expanded", "true")
    page.locator(".plain .choice").last.click()


def test_where_a_board_does_not_come_the_plain_one_shows_things_with_their_choices(
    new_page: NewPage, site: Site, axe: Axe
) -> None:
    page = new_page(reduced_motion="reduce")
    page.route("**/assets/duel_of_time-*.js", lambda route: route.abort())
    Made(site, DUEL, "human easy").sit().open(page, 0)
    asked(page)
    expect(page.get_by_text("Here is a plain one.")).to_be_visible()
    play(page, choose_last, until="Turn.placement")
    cards = page.locator(".plain [data-thing^=card-]")
    expect(cards).to_have_count(3)
    cards.nth(1).click()
    expect(cards.nth(1)).to_have_attribute("aria-expanded", "true")
    assert axe(page) == []
    assert page.evaluate(NO_SCROLLING)
    assert page.evaluate(SMALL) == []
    assert play(page, choose_last, most=6) == 6
