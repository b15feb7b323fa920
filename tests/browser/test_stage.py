"""A battle is staged: shown step by step, in the words of the log, and left when the player says so."""

from __future__ import annotations

import json
from functools import partial

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.browser.conftest import NewPage
from tests.browser.fought import LINES, SIDES, Fought, FoughtLine, Teller, own_battle
from tests.browser.playing import BATTLE, BattleBoard, Ear, Made, asked, do_it, happened, play, remember, shelf
from tests.browser.server import Site
from timefront.texts.phrasing import Phrase


def fight(page: Page) -> Locator:
    """Play until one of the player's own battles is staged."""
    stage, hand, after = page.locator("dialog.stage"), BattleBoard(), -1
    while True:
        told = asked(page, after)
        if stage.count():
            return stage
        after = told["number"]
        hand(page, told["question"])
        if happened(page, after, "dialog .primary") and not stage.count():
            do_it(page)


def opened(page: Page, site: Site, **settings: bool) -> tuple[Made, Ear]:
    """A table opened in this page, and what it hears."""
    ear = Ear(page)
    if settings:
        remember(
            page, {"timefront.settings": json.dumps({"asksBeforeSealing": False, "passesAlone": False, **settings})}
        )
    return Made(site, BATTLE, "human easy").sit(0), ear


def told_by(ear: Ear) -> tuple[Fought, Teller]:
    """The player's last battle, and how it is described."""
    printed = ear.told("welcome")[-1]["printed"]
    return own_battle(ear.log()), Teller(shelf(BATTLE, "en"), printed["units"])


@pytest.mark.long
def test_a_card_that_leaves_the_hand_takes_no_press_from_another(new_page: NewPage, site: Site) -> None:
    """A slow press stays on one card from beginning to end, whatever moves meanwhile."""
    page = new_page()
    opened(page, site)[0].open(page, 0)
    hand = BattleBoard()
    play(page, hand, until="Deployment.unit")
    hand.press = partial(Locator.click, delay=400)
    play(page, hand, most=3)
    assert [deed.partition("-")[0] for deed in hand.done[-3:]] == ["Deployment.unit unit"] * 3


@pytest.mark.long
def test_a_battle_is_staged_as_it_was_fought(new_page: NewPage, site: Site) -> None:
    page = new_page()
    made, ear = opened(page, site)
    made.open(page, 0)
    stage = fight(page)
    expect(stage.locator(".verdict")).to_have_count(0)
    stage.get_by_role("button", name="To the result").click()
    battle, teller = told_by(ear)
    must_show(stage, battle, teller)
    expect(stage.get_by_role("button", name="Continue")).to_be_focused()

    stage.get_by_role("button", name="Watch again").click()
    expect(stage.locator(".verdict")).to_have_count(0)
    page.keyboard.press("Space")
    expect(stage.locator(".lines > li")).not_to_have_count(0)
    page.keyboard.press("Escape")
    expect(stage.locator(".verdict")).to_be_visible()
    page.keyboard.press("Enter")
    expect(stage).to_have_count(0)


def must_show(stage: Locator, battle: Fought, teller: Teller) -> None:
    """The stage shows a battle to its end as the facts have it: who fought, dice, every line, who fell, the verdict."""
    expect(stage.locator(".verdict strong")).to_have_text(teller.verdict(battle))
    expect(stage.locator(".verdict p")).to_have_text(teller.reason(battle))
    faces = stage.locator(".die .cube").evaluate_all("(dice) => dice.map((die) => die.ariaLabel)")
    assert faces == [teller.say(f"face-{face}") for face in battle.faces]
    for side, units in enumerate(battle.units):
        shown = stage.locator(f".side-{side} .card > b").all_inner_texts()
        assert sorted(shown) == sorted(teller.names(units))
    lines = stage.locator(".lines > li")
    expect(lines).to_have_count(len(battle.lines))
    for number, line in enumerate(battle.lines):
        must_show_line(lines.nth(number), line, teller)
    must_show_the_fallen(stage, battle, teller)


def must_show_line(shown: Locator, line: FoughtLine, teller: Teller) -> None:
    sums = shown.locator(".sums")
    expect(sums).to_have_attribute("aria-label", teller.sums(line))
    for number, side in enumerate(SIDES):
        told = {name: line.told[f"{side}_{name}"] for name in ("units", "tokens", "die", "total")}
        terms = [told["units"], *filter(None, (told["tokens"], told["die"]))]
        written = [] if len(terms) == 1 else [abs(value) if at else value for at, value in enumerate(terms)]
        assert sums.locator(f".side-{number} .term b").all_inner_texts() == [str(value) for value in written]
        expect(sums.locator(f".side-{number} strong")).to_have_text(str(told["total"]))
        assert told["total"] == max(0, sum(terms))
    expect(shown.locator(".result")).to_have_text(teller.damage(line))
    assert shown.locator(".effect span").all_inner_texts() == [teller.told(fact) for fact in line.effects]


def must_show_the_fallen(stage: Locator, battle: Fought, teller: Teller) -> None:
    """All units that fell, in the line in which they fell, and no others."""
    expected = [
        (name, teller.say(f"board-fell-{LINES[line.told['line']]}"))
        for line in battle.lines
        for side in (0, 1)
        for name in teller.names(line.fallen(side))
    ]
    cards = stage.locator(".card", has=stage.page.locator(".fell"))
    shown = [(card.locator("> b").inner_text(), card.locator(".fell").inner_text()) for card in cards.all()]
    assert sorted(shown) == sorted(expected)


@pytest.mark.long
def test_the_stage_tells_one_thing_after_another_and_can_be_hurried(new_page: NewPage, site: Site) -> None:
    """The page's clock is stopped and advanced by the test, so that nothing depends on the speed of the machine."""
    page = new_page()
    page.clock.install()
    made, ear = opened(page, site)
    made.open(page, 0)
    stage = fight(page)
    stage.get_by_role("button", name="To the result").click()
    battle, teller = told_by(ear)
    page.clock.pause_at(page.evaluate("Date.now() / 1000 + 2"))
    again = stage.get_by_role("button", name="Watch again")
    status, verdict = stage.locator("header [role=status]"), stage.locator(".verdict")

    again.click()
    page.clock.run_for(DICE)
    for number, said in enumerate(teller.moments(battle)):
        expect(status).to_have_text(said)
        expect(stage.locator(".lines > li, .effect")).to_have_count(number + 1)
        expect(verdict).to_have_count(0)
        page.clock.run_for(lengths(battle)[number])
    expect(verdict).to_be_visible()

    whole = DICE + sum(lengths(battle))
    again.click()
    page.clock.run_for(round(whole * QUICK) + 100)
    expect(verdict).to_have_count(0)
    page.clock.run_for(whole)
    again.click()
    stage.get_by_label("Quicker").check()
    page.clock.run_for(round(whole * QUICK) + 100)
    expect(verdict).to_be_visible()

    again.click()
    for line in range(len(battle.lines)):  # a tap finishes what is being shown: the dice, then each line
        stage.locator("header").click()
        expect(stage.locator(".lines > li")).to_have_count(line + 1)
        if battle.lines[line].effects:
            stage.locator("header").click()
            expect(stage.locator(".lines > li").nth(line).locator(".effect")).to_have_count(
                len(battle.lines[line].effects)
            )
        expect(verdict).to_have_count(0)
    stage.locator("header").click()
    must_show(stage, battle, teller)


DICE, LINE, EFFECT, PAUSE, QUICK = 900, 900, 550, 600, 0.4
"""How many milliseconds each is shown, how many more pass before the next line, and the factor of quick."""


def lengths(battle: Fought) -> list[int]:
    """How long each moment after the dice is shown."""
    found: list[int] = []
    for line in battle.lines:
        found += [LINE, *[EFFECT] * len(line.effects)]
        found[-1] += PAUSE
    return found


@pytest.mark.long
def test_a_battle_is_watched_again_from_the_log(new_page: NewPage, site: Site) -> None:
    page = new_page(reduced_motion="reduce")
    made, ear = opened(page, site)
    made.open(page, 0)
    stage = fight(page)
    battle, teller = told_by(ear)
    stage.get_by_role("button", name="Continue").click()
    assert battle.ending
    page.locator("#panel .told", has_text=teller.told(battle.ending)).last.click()
    expect(page.locator(".travel")).to_be_visible()
    expect(stage).to_have_count(0)
    page.get_by_role("button", name="Watch again").click()
    must_show(stage, battle, teller)
    stage.get_by_role("button", name="Continue").click()
    page.get_by_role("button", name="Back to now").click()
    expect(page.locator(".travel")).to_have_count(0)
    asked(page)
    expect(stage).to_have_count(0)  # it was seen


@pytest.mark.long
def test_a_battle_is_staged_for_who_wants_no_motion_too(new_page: NewPage, site: Site) -> None:
    page = new_page()
    made, ear = opened(page, site, animates=False)
    made.open(page, 0)
    must_show(fight(page), *told_by(ear))


@pytest.mark.long
def test_without_motion_a_battle_is_shown_at_once_and_stays_until_it_is_left(new_page: NewPage, site: Site) -> None:
    page = new_page("phone", reduced_motion="reduce")
    made = Made(site, BATTLE, "human easy")
    made.sit(0).open(page, 0)
    stage = fight(page)
    expect(stage.locator(".verdict")).to_be_visible()
    stage.get_by_role("button", name="Continue").click()
    expect(stage).to_have_count(0)
    told = page.locator(".last:not([open]) summary")  # it is closed when nothing in it can be chosen any more
    if told.count():
        told.click()
    page.get_by_role("button", name="Watch again").click()
    expect(stage.locator(".verdict")).to_be_visible()


@pytest.mark.long
def test_the_boxes_name_the_sabatons_and_what_lies_before_a_player_can_be_opened(page: Page, site: Site) -> None:
    ear = Ear(page)
    Made(site, BATTLE, "human easy").sit(0).open(page, 0)
    play(page, BattleBoard(), until="Deployment.unit")
    boxes = page.locator(".status li button")
    expect(boxes.locator(".sabaton")).to_have_count(2)
    printed = ear.told("welcome")[-1]["printed"]["sabatons"]
    chosen = [player["sabaton"] for player in ear.views()[-1]["players"]]
    words = shelf(BATTLE, "en")
    names = {words.say(Phrase(f"sabaton-{printed[sabaton]}")) for sabaton in chosen}
    assert set(boxes.locator(".sabaton").all_inner_texts()) == names
    boxes.filter(has_text="Player 2").click()
    area = page.get_by_role("region", name="Player 2")
    area.get_by_role("button", name="Discard").click()
    expect(area.get_by_role("button", name="Discard")).to_have_attribute("aria-expanded", "true")
