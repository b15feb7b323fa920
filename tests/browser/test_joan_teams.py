"""Two players on one side of Joan of Arc: whose unit is whose, who leads the defence, and room for all of it."""

from __future__ import annotations

from pathlib import Path
from random import Random

import pytest
from playwright.sync_api import Locator, expect

from tests.browser.begun import open_match
from tests.browser.conftest import NewPage
from tests.browser.playing import NAMES
from tests.browser.server import Site
from tests.browser.test_joan import JOAN
from tests.browser.test_joan_hand import CUT, opened
from tests.browser.test_joan_layout import must_lie_whole
from timefront.bots.bot import Knowledge
from timefront.bots.greedy import CarelessBot
from timefront.games.joan_of_arc.rules.attack.muster import defenders
from timefront.games.joan_of_arc.verbs import USE_ALL_SHIELDS
from timefront.games.registry import GAMES
from timefront.kernel.flow import OVER
from timefront.matches.making import new_match
from timefront.matches.match import Match

GAME = GAMES[JOAN]
MOST_GAMES = 40
pytestmark = pytest.mark.long


@pytest.fixture(scope="module")
def led() -> Match:
    """Compiègne where the first seat leads the defence of its own and its partner's units, and uses shields."""
    setting, bot = GAME.setting(GAME.built_in_pack(), "compiegne", {}, 4), CarelessBot()
    for number in range(MOST_GAMES):
        match, rng = new_match(GAME, setting, seed=f"sortie {number}"), Random(number)
        while match.state.seat != OVER:
            if is_led_by_first(match):
                return match
            seat = match.state.seat
            match.play(seat, bot.choose(Knowledge(GAME, match.state, seat), rng))
    raise AssertionError("in no game does the first seat lead such a defence")


def is_led_by_first(match: Match) -> bool:
    s = match.state
    if s.seat != 0 or s.question_name() != "Shields.shield" or USE_ALL_SHIELDS() not in s.offer():
        return False
    return len({s.owner[unit] for unit in defenders(s)}) > 1  # type: ignore[attr-defined, arg-type]


@pytest.mark.parametrize(("size", "language"), [("phone", "es"), ("laptop", "de"), ("wide", "en")])
def test_JA_4_13_the_leader_sees_whose_units_he_decides_for(
    new_page: NewPage, site: Site, tmp_path: Path, led: Match, size: str, language: str
) -> None:
    page = open_match(opened(new_page, size, language), site, led, tmp_path)
    rows = page.locator(".attack .roll").nth(1).locator(".name small")
    assert {name.strip() for name in rows.all_inner_texts()} == {NAMES[0], NAMES[2]}
    must_lie_whole(page, "leading a defence")
    assert page.evaluate(CUT, ".attack .steps li span") == []
    expect(page.locator(".bar .sentence")).to_contain_text(NAMES[0])
    page.locator(".foot [data-verb=use-all-shields]").click()
    page.wait_for_function("() => window.sent?.includes('use-all-shields') && heard.question !== 'Shields.shield'")


def test_partners_bear_the_arms_of_their_tokens_beside_their_names(
    new_page: NewPage, site: Site, tmp_path: Path, led: Match
) -> None:
    page = open_match(opened(new_page, "laptop", "de"), site, led, tmp_path)
    expect(page.locator(".status .own")).to_have_count(4)
    expect(page.locator(".status .own .bar")).to_have_count(2)
    assert page.evaluate(CUT, ".status .who small") == []


def test_on_a_phone_two_buttons_share_a_line_below_the_dice(
    new_page: NewPage, site: Site, tmp_path: Path, led: Match
) -> None:
    page = open_match(opened(new_page, "phone", "es"), site, led, tmp_path)
    one, other = (box(page.locator(".foot button").nth(number)) for number in range(2))
    assert one["y"] == other["y"]
    assert box(page.locator(".attack .roll").first)["y"] < one["y"]


def test_long_steps_break_between_syllables(new_page: NewPage, site: Site, tmp_path: Path, led: Match) -> None:
    page = open_match(opened(new_page, "laptop", "de"), site, led, tmp_path)
    lines = page.locator(".attack .steps li").all_inner_texts()
    assert [step.replace("\u00ad", "").strip() for step in lines][-2:] == ["Gegenwehr", "Nachrücken"]
    assert all("\u00ad" in step for step in lines[-2:])


def test_beside_a_tall_map_a_wide_screen_has_two_columns(
    new_page: NewPage, site: Site, tmp_path: Path, led: Match
) -> None:
    """The question stays next to the map; people and the log are behind it, and the map is as large as before."""
    page = open_match(opened(new_page, "wide", "en"), site, led, tmp_path)
    cards, people, panels = (box(page.locator(f".side > .{part}")) for part in ("cards", "people", "panels"))
    foot, sheet = box(page.locator(".side > .foot")), box(page.locator(".war svg.map"))
    assert sheet["x"] + sheet["width"] <= cards["x"]
    assert cards["x"] + cards["width"] <= people["x"]
    assert people["x"] == panels["x"]
    assert foot["x"] == cards["x"]
    assert cards["y"] + cards["height"] <= foot["y"]
    assert panels["y"] + panels["height"] == pytest.approx(foot["y"] + foot["height"], abs=2)
    must_lie_whole(page, "beside two columns")


def box(what: Locator) -> dict[str, float]:
    """Where something is on the page."""
    found = what.bounding_box()
    assert found is not None
    return {"x": found["x"], "y": found["y"], "width": found["width"], "height": found["height"]}
