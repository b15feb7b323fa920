"""One press or one drag for what the rules ask step by step: units are dragged to where they go, and all attackers
follow up."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from random import Random

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.browser.begun import open_match
from tests.browser.conftest import NewPage
from tests.browser.playing import Made, asked
from tests.browser.server import Site
from tests.browser.test_joan import JOAN, area_named
from timefront.games.joan_of_arc.rules.attack.muster import target_of
from timefront.games.registry import GAMES
from timefront.kernel.questions import Choice
from timefront.matches.making import new_match
from timefront.matches.match import Match

GAME = GAMES[JOAN]
WORDS = {"en": "All follow up", "de": "Alle rücken nach", "es": "Avanzan todas"}


def played_until(is_there: Callable[[list[Choice]], bool]) -> Match:
    """A skirmish in which the first seat fights rather than moves, until it has such offers."""
    for seed in range(100):
        rng = Random(seed)
        match = new_match(GAME, GAME.setting(GAME.built_in_pack(), "foragers", {}, 2), seed=f"together {seed}")
        while match.outcome() is None:
            offers = match.state.offer()
            if match.state.seat == 0 and is_there(offers):
                return match
            liked = [one for one in offers if one[0] in ("rest-melee", "rest-move") or one[:2] == ("order", 0)]
            match.play(match.state.seat, rng.choice(liked or offers))
    raise AssertionError("no such moment")


def followers(offers: list[Choice]) -> list[Choice]:
    return [one for one in offers if one[0] == "follow-up"]


@pytest.fixture(scope="module")
def winning() -> Match:
    """Three of the first seat's units can follow up."""
    return played_until(lambda offers: len(followers(offers)) == 3)


@pytest.fixture(scope="module")
def fighting() -> Match:
    """Several of the first seat's units can attack an area together."""
    return played_until(lambda offers: any(one[0] == "rest-melee" for one in offers))


def corner_of(area: Locator) -> tuple[float, float]:
    box = area.bounding_box()
    assert box is not None
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2


def sent_verbs(page: Page) -> list[str]:
    verbs: list[str] = page.evaluate(
        "answers.map(({ message }) => JSON.parse(message).choice).flatMap((choice) => choice?.slice(0, 1) ?? [])"
    )
    return verbs


def test_JA_4_5_units_are_dragged_to_where_they_go_with_the_order_in_hand(page: Page, site: Site) -> None:
    Made(site, JOAN, "human easy", scenario="foragers").sit().open(page, 0)
    asked(page)
    page.mouse.move(*corner_of(area_named(page, "B3")))
    page.mouse.down()
    page.mouse.move(*corner_of(area_named(page, "B2")), steps=6)
    expect(page.locator(".carried")).to_be_visible()
    page.mouse.up()
    page.wait_for_function("() => heard.number >= 2 && !heard.question.startsWith('Declaration.')")
    assert sent_verbs(page) == ["order", "rest-move"]
    expect(page.locator(".carried")).to_have_count(0)
    area_named(page, "B2").hover()
    expect(page.locator(".here")).to_contain_text("Mounted Sergeants-at-arms")


def test_a_drag_that_ends_where_it_began_is_a_press(page: Page, site: Site) -> None:
    Made(site, JOAN, "human easy", scenario="foragers").sit().open(page, 0)
    asked(page)
    x, y = corner_of(area_named(page, "B3"))
    page.mouse.move(x, y)
    page.mouse.down()
    page.mouse.move(x + 10, y, steps=3)
    page.mouse.up()
    page.wait_for_function("() => heard.question === 'Declaration.deed'")
    page.wait_for_timeout(200)
    assert sent_verbs(page) == ["order"]


def test_a_finger_drags_units_to_where_they_go(new_page: NewPage, site: Site) -> None:
    page = new_page("phone", has_touch=True, is_mobile=True)
    Made(site, JOAN, "human easy", scenario="foragers").sit().open(page, 0)
    asked(page)
    drag_by_finger(page, area_named(page, "B3"), area_named(page, "B2"))
    page.wait_for_function("() => heard.number >= 2 && !heard.question.startsWith('Declaration.')")
    assert sent_verbs(page) == ["order", "rest-move"]


def test_a_finger_that_drags_to_enemies_sees_the_odds_before_the_attack(
    new_page: NewPage, site: Site, tmp_path: Path, fighting: Match
) -> None:
    page = open_match(new_page("phone", has_touch=True, is_mobile=True), site, fighting, tmp_path)
    offers = fighting.state.offer()
    target = next(one[1] for one in offers if one[0] == "rest-melee")
    unit = next(one[1] for one in offers if one[0] == "melee" and one[2] == target)
    origin = fighting.state.place[unit]  # type: ignore[attr-defined]
    drag_by_finger(page, name_of(page, origin), name_of(page, target))
    expect(page.locator(".picked .choice").first).to_be_visible()
    assert sent_verbs(page) == []


def name_of(page: Page, area: int) -> Locator:
    return page.locator(f".area[data-area='{area}'] .name")


def drag_by_finger(page: Page, start: Locator, end: Locator) -> None:
    touch = page.context.new_cdp_session(page)
    (x, y), (to_x, to_y) = corner_of(start), corner_of(end)
    touch.send("Input.dispatchTouchEvent", {"type": "touchStart", "touchPoints": [{"x": x, "y": y}]})
    for part in (0.3, 0.6, 1.0):
        at = {"x": x + (to_x - x) * part, "y": y + (to_y - y) * part}
        touch.send("Input.dispatchTouchEvent", {"type": "touchMove", "touchPoints": [at]})
    touch.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})


@pytest.mark.parametrize("language", WORDS)
def test_JA_7_9_all_attackers_follow_up_with_one_press(
    new_page: NewPage, site: Site, tmp_path: Path, winning: Match, language: str
) -> None:
    page = open_match(new_page(locale=language), site, winning, tmp_path)
    button = page.locator(".foot [data-together]")
    expect(button).to_contain_text(WORDS[language])
    if language == "en":
        button.click()
    elif language == "de":
        page.keyboard.press("a")
    else:
        page.locator(f".area[data-area='{target_of(winning.state)}']").focus()  # type: ignore[arg-type]
        page.keyboard.press("Enter")
    page.wait_for_function("() => !heard.question.startsWith('FollowUp.')")  # the enemy may be asked next
    assert sent_verbs(page) == ["follow-up"] * 3
