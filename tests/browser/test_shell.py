"""The page before any table: it opens in three languages, at every size, for everybody, and quickly."""

from __future__ import annotations

import gzip
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Page, Response, expect

from tests.browser.conftest import SIZES, NewPage, found_chromium
from tests.browser.static_server import served
from tests.marks import first_in_short
from timefront.games.registry import GAMES
from timefront.kernel.packs import LANGUAGES
from timefront.server.lobby.lobby import game_info

TITLES = {
    "en": "Timefront: war games through history",
    "de": "Timefront: Kriegsspiele durch die Geschichte",
    "es": "Timefront: juegos de guerra a través de la historia",
}
BUDGET = 150_000
"""Bytes that may be transferred until the lobby is shown, compressed."""


@pytest.fixture(scope="module")
def address() -> Iterator[str]:
    answers = {"/api/games": [game_info(game) for game in GAMES.values()], "/api/tables": []}
    with served(answers) as address:
        yield address


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_page_speaks_the_browsers_language(new_page: NewPage, address: str, language: str) -> None:
    page = new_page(locale=language)
    page.goto(address)
    expect(page).to_have_title(TITLES[language])
    expect(page.locator("html")).to_have_attribute("lang", language)


def test_a_switch_of_language_changes_everything_and_is_kept(page: Page, address: str) -> None:
    page.goto(address)
    pitches = page.locator("li .pitch")
    expect(pitches).to_have_count(len(GAMES))
    before = pitches.all_inner_texts()
    page.get_by_role("button", name="Deutsch").click()
    expect(page).to_have_title(TITLES["de"])
    assert not {*before} & {*pitches.all_inner_texts()}
    page.reload()
    expect(page).to_have_title(TITLES["de"])


@pytest.mark.parametrize("size", first_in_short(list(SIZES)))
@pytest.mark.parametrize("path", ["/", "/nowhere", "/table/0123456789ab#secret"])
def test_nothing_keeps_anybody_from_using_a_page(
    new_page: NewPage,
    address: str,
    axe: Callable[[Page], list[str]],
    picture: Callable[[Page, str], Path],
    size: str,
    path: str,
) -> None:
    page = new_page(size)
    page.goto(address + path)
    expect(page.get_by_role("heading", level=1)).to_be_visible()
    if path == "/":
        expect(page.locator("li[data-game]")).to_have_count(len(GAMES))
    assert axe(page) == []
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    assert picture(page, f"shell-{path.split('/')[1] or 'lobby'}-{size}").stat().st_size > 1000


def test_axe_can_find_something(page: Page, axe: Callable[[Page], list[str]]) -> None:
    page.set_content("<html lang=en><title>x</title><main><h1>x</h1><img src=x><button></button></main></html>")
    assert [problem.partition(":")[0] for problem in axe(page)] == ["button-name", "image-alt"]


def test_a_missing_browser_is_a_failure(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("TIMEFRONT_CHROMIUM", "/no/such/browser")
    with pytest.raises(pytest.fail.Exception, match="names /no/such/browser, and there is no such program"):
        found_chromium()


def test_without_a_server_the_lobby_says_so_and_tries_again(page: Page) -> None:
    answers: dict[str, Any] = {}
    with served(answers) as address:
        page.goto(address)
        expect(page.get_by_role("alert")).to_contain_text("does not answer")
        answers["/api/games"] = []
        page.get_by_role("button", name="Try again").click()
        expect(page.get_by_role("alert")).to_have_count(0)
        page.get_by_role("button", name="Español").click()
        expect(page).to_have_title(TITLES["es"])


def test_links_inside_the_page_do_not_load_it_anew(page: Page, address: str) -> None:
    page.goto(f"{address}/nowhere")
    page.evaluate("window.same = true")
    page.get_by_role("link", name="To the lobby").click()
    expect(page.get_by_role("heading", name="The games")).to_be_visible()
    page.go_back()
    expect(page.get_by_role("link", name="To the lobby")).to_be_visible()
    assert page.evaluate("window.same")


def travelling(url: str, content: bytes) -> int:
    """How many bytes are transferred if the server compresses what is not yet compressed."""
    return len(content if url.endswith(".woff2") else gzip.compress(content))


def test_the_first_sight_is_light(page: Page, address: str) -> None:
    answers: list[Response] = []
    page.on("response", lambda answer: answers.append(answer))
    page.goto(address, wait_until="networkidle")
    expect(page.locator("li[data-game]")).to_have_count(len(GAMES))
    sizes = {answer.url: travelling(answer.url, answer.body()) for answer in answers}
    assert len(sizes) > 5
    assert sum(sizes.values()) < BUDGET, sizes
