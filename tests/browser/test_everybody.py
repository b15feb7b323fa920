"""Tables for everybody: no serious problem on any page in any state and size, fast, and never in the way."""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import NewPage
from tests.browser.playing import BATTLE, DUEL, SMALL, BattleBoard, DuelBoard, Hand, Made, asked, play
from tests.browser.server import Site
from timefront.kernel.packs import LANGUAGES

Axe = Callable[[Page], list[str]]
BUDGET = 150_000
"""How many bytes a page before a table, or a table of Duel of Time, may load."""
STAGED = 170_000
"""The same for a table where battles are staged."""
NO_SCROLLING = "document.scrollingElement.scrollWidth <= innerWidth"


def must_be_usable(page: Page, axe: Axe, where: str) -> None:
    for theme in ("dark", "light"):
        page.emulate_media(color_scheme=theme)
        assert axe(page) == [], (where, theme)
    assert page.evaluate(NO_SCROLLING), where
    assert page.evaluate(SMALL) == [], where


# Every page and state


@pytest.mark.long
@pytest.mark.parametrize("size", ["laptop", "phone"])
@pytest.mark.parametrize(
    ("game", "hand", "until"), [(DUEL, DuelBoard(Random(11)), ""), (BATTLE, BattleBoard(), "Deployment.unit")]
)
def test_nothing_keeps_anybody_from_using_a_table(
    new_page: NewPage, site: Site, axe: Axe, size: str, game: str, hand: Hand, until: str
) -> None:
    page = new_page(size, reduced_motion="reduce")
    waiting = Made(site, game, "human human").sit(0)
    waiting.open(page, 0)
    expect(page.get_by_role("heading", name="Waiting for players")).to_be_visible()
    must_be_usable(page, axe, "waiting")
    page.context.clear_cookies()
    page.evaluate("localStorage.clear()")

    page = new_page(size, reduced_motion="reduce")
    Made(site, game, "human easy").sit().open(page, 0, guide="unasked")
    asked(page)
    must_be_usable(page, axe, "playing, asked for the guide")
    page.get_by_role("button", name="No, thanks").click()
    play(page, hand, until=until, most=20 if until else 2)
    asked(page)
    must_be_usable(page, axe, "playing")
    for key, name in (("r", "Rules"), ("?", "Help"), ("f", "Reference")):
        page.keyboard.press(key)
        expect(page.get_by_role("dialog", name=name)).to_be_visible()
        must_be_usable(page, axe, name)
        page.keyboard.press("Escape")
        expect(page.get_by_role("dialog")).to_have_count(0)
    page.get_by_role("button", name="Menu").click()
    must_be_usable(page, axe, "menu")
    page.keyboard.press("Escape")
    page.keyboard.press("l")
    page.keyboard.press("ArrowLeft")
    expect(page.locator(".travel")).to_be_visible()
    must_be_usable(page, axe, "the past")


@pytest.mark.long
@pytest.mark.parametrize("game", [DUEL, BATTLE])
def test_nothing_keeps_anybody_from_seeing_the_end(new_page: NewPage, site: Site, axe: Axe, game: str) -> None:
    made = Made(site, game, "human easy").sit().finish()
    for size, seats in (("phone", [0]), ("laptop", [0]), ("wide", [])):
        page = made.open(new_page(size, reduced_motion="reduce"), *seats)
        expect(page.locator("#ending")).to_be_visible()
        page.get_by_role("button", name="Verify the dice").click()
        expect(page.get_by_text("draws were checked")).to_be_visible()
        must_be_usable(page, axe, f"the end, {size}")


@pytest.mark.long
@pytest.mark.parametrize("size", ["phone", "laptop"])
def test_nothing_keeps_anybody_from_inviting_and_passing_on(new_page: NewPage, site: Site, axe: Axe, size: str) -> None:
    page = new_page(size)
    page.goto(f"{site.address}/new/{DUEL}")
    page.get_by_label("Who plays Red?").select_option("link")
    page.get_by_role("button", name="Make the table").click()
    expect(page.get_by_label("Link for Red", exact=True)).to_be_visible()
    must_be_usable(page, axe, "invite")
    page = new_page(size)
    Made(site, DUEL, "human human").sit().open(page, 0, 1)
    expect(page.locator("#curtain")).to_be_visible()
    must_be_usable(page, axe, "curtain")


# Small and fast


def bytes_of(page: Page, address: str) -> int:
    """How many bytes are transferred until a page is idle, after the server's compression."""
    travelled: list[int] = []
    network = page.context.new_cdp_session(page)
    network.send("Network.enable")
    network.on("Network.loadingFinished", lambda loaded: travelled.append(int(loaded["encodedDataLength"])))
    page.goto(address, wait_until="networkidle")
    assert len(travelled) > 5
    return sum(travelled)


@pytest.mark.parametrize("path", ["/", f"/new/{BATTLE}", "/credits", "/nowhere"])
def test_the_pages_before_a_table_are_light_on_the_wire(page: Page, site: Site, path: str) -> None:
    travelled = bytes_of(page, site.address + path)
    print(f"{path}: {travelled} bytes")
    assert travelled < BUDGET


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", [DUEL, BATTLE])
def test_a_table_comes_quickly_and_is_light(new_page: NewPage, site: Site, game: str, language: str) -> None:
    page = new_page(locale=language)
    made = Made(site, game, "human easy").sit()
    travelled = bytes_of(page, made.link(0))
    expect(page.locator(".room")).to_be_visible()
    print(f"{game}, {language}: {travelled} bytes")
    assert travelled < (STAGED if game == BATTLE else BUDGET)


@pytest.mark.parametrize("game", [DUEL, BATTLE])
def test_sitting_down_is_light(page: Page, site: Site, game: str) -> None:
    travelled = bytes_of(page, Made(site, game, "human easy").link(0))
    expect(page.get_by_role("heading", level=1)).to_be_visible()
    print(f"joining {game}: {travelled} bytes")
    assert travelled < BUDGET


def test_the_rulebook_comes_when_it_is_opened_with_titles_and_rulings(new_page: NewPage, site: Site) -> None:
    page = new_page(locale="de")
    asked_for: list[str] = []
    page.on("request", lambda request: asked_for.append(request.url))
    Made(site, DUEL, "human easy").sit().open(page, 0)
    asked(page)
    assert not [url for url in asked_for if "/api/rules/" in url]
    page.keyboard.press("r")
    book = page.get_by_role("dialog", name="Regeln")
    expect(book.get_by_role("heading", name="2. Ein Zug")).to_be_visible()
    expect(book.locator("[id='rule-DT-2.2'] .ruling")).to_contain_text(["Entscheid M-4", "Entscheid M-14"])
    assert [url.rpartition("/api")[2] for url in asked_for if "/api/rules/" in url] == [f"/rules/{DUEL}/de"]


@pytest.mark.long
def test_movement_never_stands_in_the_way_of_the_next_choice(page: Page, site: Site) -> None:
    """As soon as a position arrives, what is under the pointer can be chosen, even while cubes are still flying."""
    Made(site, DUEL, "human easy").sit().open(page, 0)
    waits = []
    for _ in range(60):
        told = asked(page)
        if told["ended"]:
            break
        if told["question"] == "Turn.placement":
            page.locator(".card.playable").first.click()
        wait: dict[str, Any] = page.evaluate(NEXT, told["number"])
        assert wait["hit"], f"above what can be chosen lies {wait['above']}"
        waits.append(wait)
    assert sum(wait["moving"] > 0 for wait in waits) >= 2, waits


NEXT = """async (before) => {
  const target = () => document.querySelector('.counting .confirm')
    ?? document.querySelector('.grip.possible, [data-ghost], .others button');
  const frame = () => new Promise(requestAnimationFrame);
  const look = () => {
    const thing = target();
    thing.scrollIntoView({ block: 'center' });
    const box = thing.getBoundingClientRect();
    const above = document.elementFromPoint(box.x + box.width / 2, box.y + box.height / 2);
    return { thing, above, hit: above?.closest('button') === thing };
  };
  const press = async () => {
    let seen = look();
    for (let frames = 0; !seen.hit && frames < 3; frames++) {  // the page may still be about to be drawn
      await frame();
      seen = look();
    }
    const moving = document.getAnimations().filter((one) => one.playState === 'running').length;
    if (seen.hit) seen.thing.click();
    return { hit: seen.hit, moving, above: seen.above?.outerHTML.slice(0, 200) ?? 'nothing' };
  };
  const until = async (number) => {
    const isReady = () => heard.ended || heard.question === 'Turn.placement' || (heard.question && target());
    const end = performance.now() + 10_000;
    while (!(heard.number > number && isReady())) {
      if (performance.now() > end) throw new Error('the choice had no effect');
      await frame();
    }
  };
  const first = await press();
  if (!first.hit) return first;
  await until(before);
  const number = heard.number;
  if (heard.ended || heard.question === 'Turn.placement') return { hit: true, moving: 0 };
  const second = await press();
  if (second.hit) await until(number);
  return second;
}"""
"""Make a choice and, as soon as the next position arrives, the next one, unless that needs a card first."""
