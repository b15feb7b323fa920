"""Legend cards and discussions next to the map of Joan of Arc: your hand, the backs of others, questions, answers."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.browser.begun import open_match
from tests.browser.conftest import NewPage
from tests.browser.playing import Ear, Made, asked, heard, question_is
from tests.browser.server import Site
from tests.browser.test_everybody import must_be_usable
from tests.browser.test_joan import JOAN, PATAY, area_named
from tests.browser.test_joan_layout import must_lie_whole
from tests.games.joan_of_arc.test_8_third_piece import third_piece
from tests.marks import first_in_short
from timefront.games.registry import GAMES

FIERBOIS = "scenarios/fierbois.toml"
SIZES = [("laptop", "en"), ("phone", "de"), ("phone", "es")]
CUT = """(what) => [...document.querySelectorAll(what)].filter((card) => {
  const box = card.getBoundingClientRect();
  return box.right > innerWidth || card.scrollWidth > card.clientWidth + 1;
}).map((card) => card.textContent)"""


def brought(site: Site, file: str, *changes: tuple[str, str], **others: str) -> str:
    """The built-in pack with changes in one of its files."""
    files = {**GAMES[JOAN].built_in_pack().files, **others}
    if "legend.toml" in others:  # other scenarios would deal more cards than are left
        files = {name: text for name, text in files.items() if name == file or 'legend_deck = "tactics"' not in text}
    for before, after in changes:
        assert before in files[file], before
        files[file] = files[file].replace(before, after)
    pack: str = site.ask("/api/packs", {"game": JOAN, "files": files})["pack"]
    return pack


def with_two_cards(site: Site) -> str:
    """Patay without a council; the English have the only two cards, one for their turn and one for their defence."""
    legend = GAMES[JOAN].built_in_pack().files["legend.toml"].split("[[legend]]")
    kept = [
        card for card in legend[1:] if 'deck = "myth"' in card or "scouts_report" in card or "hold_the_line" in card
    ]
    french = 'side = "french", orders = [1, 3, 1, 1], experience = 2, legend = 2, legend_cards = '
    return brought(
        site,
        PATAY,
        *(("war_council = true\n", ""), (f"{french}3", f"{french}0"), ("legend_cards = 3", "legend_cards = 2")),
        **{"legend.toml": "[[legend]]".join([legend[0], *kept])},
    )


def opened(new_page: NewPage, size: str, language: str) -> Page:
    page = new_page(size, locale=language, has_touch=size == "phone", reduced_motion="reduce")
    if size == "phone":
        page.set_viewport_size({"width": 375, "height": 812})
    return page


def press(page: Page, what: Locator, size: str) -> None:
    """Press with a finger, or with the keys."""
    if size == "phone":
        what.tap(force=True)  # a card that cannot be used now can be pressed, too: it says why
    else:
        what.focus()
        page.keyboard.press("Enter")


@pytest.mark.parametrize(("size", "language"), first_in_short(SIZES))
def test_JA_8_5_a_card_of_the_own_hand_is_played_beside_the_map(
    new_page: NewPage, site: Site, axe: Callable[[Page], list[str]], size: str, language: str
) -> None:
    page = opened(new_page, size, language)
    Made(site, JOAN, "easy human", scenario="patay", pack=with_two_cards(site)).sit().open(page, 1)
    asked(page)
    cards = page.locator("[data-card]")
    expect(cards).to_have_count(2)
    expect(page.locator("[data-card].open")).to_have_attribute("data-card", "scouts_report")
    expect(page.locator("[data-held='0']")).to_contain_text("0")
    must_lie_whole(page, "the hand")
    assert page.evaluate(CUT, "[data-card]") == []
    must_be_usable(page, axe, "the hand")
    press(page, page.locator("[data-card='hold_the_line']"), size)
    expect(page.locator(".notice.isRefusal")).to_contain_text("JA-8.5")
    before, played = heard(page)["number"], page.locator("[data-card='scouts_report'] b").inner_text()
    press(page, page.locator("[data-card='scouts_report']"), size)
    page.wait_for_function("(before) => heard.number > before", arg=before)
    assert "play-card" in page.evaluate("window.sent")
    expect(cards).to_have_count(1)
    expect(page.locator("#panel .told").filter(has_text=played).last).to_be_attached()


@pytest.mark.long
@pytest.mark.parametrize(("size", "language"), SIZES)
def test_JA_8_1_a_discussion_is_held_beside_the_map_and_its_answer_stays_until_it_is_read(
    new_page: NewPage, site: Site, axe: Callable[[Page], list[str]], size: str, language: str
) -> None:
    pack = brought(
        site, FIERBOIS, ("first_player = 2", "first_player = 1"), ('"citizen", at = "D1a"', '"citizen", at = "D2a"')
    )
    page = opened(new_page, size, language)
    Made(site, JOAN, "human easy", scenario="fierbois", pack=pack).sit().open(page, 0)
    asked(page)
    area_named(page, "D2a").click()
    question_is(page, "Declaration.deed")
    press(page, page.locator(".war [data-verb=discuss]").first, size)
    question_is(page, "Talk.question")
    questions = page.locator("[data-question]")
    expect(questions.first).to_be_visible()
    must_lie_whole(page, "the discussion")
    assert page.evaluate(CUT, "[data-question]") == []
    must_be_usable(page, axe, "the discussion")
    press(page, page.locator("[data-question='A']"), size)
    answer = page.locator(".talk .answer")
    expect(answer.locator("li").nth(1)).to_be_visible()
    assert "ask" in page.evaluate("window.sent")
    while page.locator("[data-question].open").count():  # it may continue with a second card
        press(page, page.locator("[data-question].open").first, size)
        page.wait_for_function("() => heard.question !== 'Talk.question'")
    page.keyboard.press("g")
    expect(page.locator(".talk")).to_have_count(0)


def test_JA_3_4_at_one_screen_a_curtain_falls_between_the_hands(page: Page, site: Site) -> None:
    ear = Ear(page)
    Made(site, JOAN, "human human", scenario="patay").sit().open(page, 0, 1)
    expect(page.locator("#curtain")).to_be_visible()
    expect(page.locator("[data-card]")).to_have_count(0)
    page.locator("section:has(#curtain) button").click()
    expect(page.locator("[data-card]")).to_have_count(3)
    expect(page.locator("[data-held='0']")).to_contain_text("3")
    page.locator("[data-council]").first.click()
    expect(page.locator("#curtain")).to_be_visible()
    expect(page.locator("[data-card]")).to_have_count(0)
    for view in ear.views():
        for seat, hand in enumerate(view["legend"]["hands"]):
            assert (hand["cards"] is None) == (seat != view["viewer"])


def test_JA_3_4_who_watches_sees_only_backs(page: Page, site: Site) -> None:
    Made(site, JOAN, "human human", scenario="patay").sit().open(page)
    expect(page.locator("[data-held]")).to_have_count(2)
    expect(page.locator("[data-card]")).to_have_count(0)


@pytest.mark.long
@pytest.mark.parametrize(("size", "language"), SIZES)
def test_JA_8_3_which_of_three_pieces_is_discarded_is_chosen_beside_the_map(
    new_page: NewPage, site: Site, axe: Callable[[Page], list[str]], tmp_path: Path, size: str, language: str
) -> None:
    page = open_match(opened(new_page, size, language), site, third_piece(), tmp_path)
    question_is(page, "GainEquipment.surplus")
    pieces = page.locator(".war [data-verb='discard-surplus']")
    expect(pieces).to_have_count(3)
    expect(pieces.first).to_be_in_viewport()
    must_lie_whole(page, "three pieces of equipment")
    must_be_usable(page, axe, "three pieces of equipment")
    press(page, pieces.last, size)
    question_is(page, "Declaration.deed")
    assert "discard-surplus" in page.evaluate("window.sent")
