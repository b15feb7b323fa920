"""Looking back and playing on: replay, fork, rematch, the journal, and the check of the dice."""

from __future__ import annotations

import re
from pathlib import Path
from random import Random

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import NewPage
from tests.browser.playing import BATTLE, DUEL, JOAN, DuelBoard, Ear, Made, asked, play
from tests.browser.server import Site
from tests.marks import first_in_short


def another_table(page: Page, made: Made) -> None:
    page.wait_for_url(lambda address: "/table/" in address and made.id not in address)
    expect(page.locator(".room")).to_be_visible()


def test_the_replay_goes_back_and_to_now_again(page: Page, site: Site) -> None:
    made = Made(site, DUEL, "human easy").sit()
    made.open(page, 0)
    play(page, DuelBoard(Random(8)), most=3)
    now = asked(page)
    board = page.locator(".duel")
    before = board.inner_text()
    page.get_by_role("button", name="Replay").click()
    slider = page.get_by_role("slider", name="Moment")
    expect(page.locator(".travel")).to_be_visible()
    slider.fill("0")
    expect(page.locator(".travel")).to_contain_text("moment 1 of")
    expect(board.locator(".card[data-spot]")).to_have_count(0)
    expect(page.locator(".offers")).to_have_count(0)  # nobody chooses in the past
    page.get_by_role("button", name="One step forward").click()
    expect(page.locator(".travel")).to_contain_text("moment 2 of")
    line = page.locator("#panel .told").nth(-3)
    line.click()
    expect(line).to_have_attribute("aria-current", "step")
    page.get_by_role("button", name="Back to now").click()
    expect(page.locator(".travel")).to_have_count(0)
    assert board.inner_text() == before
    expect(page.locator(".offers")).to_be_visible()
    assert asked(page)["number"] == now["number"]


@pytest.mark.long
def test_the_replay_goes_on_by_itself_until_now(page: Page, site: Site) -> None:
    made = Made(site, DUEL, "human easy").sit()
    made.open(page, 0)
    play(page, DuelBoard(Random(8)), most=3)
    asked(page)
    page.get_by_role("button", name="Replay").click()
    page.get_by_role("slider", name="Moment").fill("0")
    travel = page.locator(".travel")
    expect(travel).to_contain_text("moment 1 of")
    page.get_by_label("Pace").select_option("quick")
    page.get_by_role("button", name="Run").click()
    expect(travel).to_contain_text("moment 3 of")
    page.get_by_role("button", name="Pause").click()
    stopped = travel.locator("strong").inner_text()
    page.wait_for_timeout(900)
    assert travel.locator("strong").inner_text() == stopped
    page.get_by_role("button", name="Run").click()
    expect(travel).to_have_count(0)
    expect(page.locator(".offers")).to_be_visible()


@pytest.mark.long
def test_a_fork_plays_on_from_a_past_position(page: Page, site: Site) -> None:
    made = Made(site, DUEL, "human easy").sit()
    made.open(page, 0)
    play(page, DuelBoard(Random(9)), most=3)
    asked(page)
    page.get_by_role("button", name="Replay").click()
    page.get_by_role("slider", name="Moment").fill("3")
    expect(page.locator(".travel")).to_contain_text("moment 4 of")
    lying = page.locator(".duel .card[data-spot]").count()
    page.get_by_role("button", name="Play on from here").click()
    page.get_by_role("button", name="Open the new table").click()
    another_table(page, made)
    asked(page)
    assert page.locator(".duel .card[data-spot]").count() <= lying + 1  # the bot may have moved since
    play(page, DuelBoard(Random(9)), most=1)
    page.go_back()
    expect(page.locator(".room")).to_be_visible()  # the old match continues undisturbed
    asked(page)


@pytest.mark.long
def test_the_dice_are_verified_and_the_journal_comes_back(new_page: NewPage, site: Site, tmp_path: Path) -> None:
    made = Made(site, DUEL, "human easy").sit().finish()
    page, other = new_page(), new_page("phone", "de")
    made.open(page, 0)
    page.get_by_role("button", name="Verify the dice").click()
    expect(page.get_by_text(re.compile(r"\d+ draws were checked"))).to_be_visible()
    points = page.locator(".ending .points").all_inner_texts()
    page.get_by_role("button", name="Menu").click()
    with page.expect_download() as saved:
        page.get_by_role("button", name="Save the journal").click()
    path = tmp_path / saved.value.suggested_filename
    saved.value.save_as(path)
    other.goto(site.address)
    other.get_by_label("Datei wählen").set_input_files(path)
    other.wait_for_url("**/table/*#*")
    expect(other.locator("#ending")).to_be_visible()
    assert made.id not in other.url
    other.get_by_role("button", name="English").click()
    expect(other.locator(".ending .points")).to_have_text(points)
    other.get_by_role("button", name="Verify the dice").click()
    expect(other.get_by_text(re.compile(r"\d+ draws were checked"))).to_be_visible()


def test_a_journal_that_was_changed_is_found_out(page: Page, site: Site) -> None:
    """The check can fail: one forged result is enough."""
    made = Made(site, DUEL, "human easy").sit().finish(2)

    def forge(text: str) -> str:
        return re.sub(r'"proof":"(\w)', lambda found: f'"proof":"{"0" if found[1] != "0" else "1"}', text, count=1)

    page.route(
        f"**/api/tables/{made.id}/journal",
        lambda route: route.fulfill(body=forge(route.fetch().text())),
    )
    made.open(page, 0)
    page.get_by_role("button", name="Verify the dice").click()
    expect(page.locator(".fairness .bad")).to_be_visible()
    expect(page.get_by_text("draws were checked")).to_have_count(0)


@pytest.mark.parametrize("game", first_in_short([DUEL, BATTLE, JOAN]))
def test_the_end_says_who_won_by_what_and_the_points_once(new_page: NewPage, site: Site, game: str) -> None:
    made = Made(site, game, "human easy").sit().finish(3)
    page = new_page()
    ear = Ear(page)
    made.open(page, 0)
    expect(page.locator("#ending")).to_be_visible()
    ended = ear.told("update")[-1]["situation"]["ended"]
    won = "A draw" if ended["is_draw"] else "You won" if 0 in ended["winners"] else "You lost"
    expect(page.locator("#ending")).to_have_text(won)
    expect(page.locator(".bar .sentence")).to_have_text(won)
    rows = page.locator(".ending li")
    shown = [int(text.split()[0]) for text in rows.locator(".points").all_inner_texts()]
    assert shown == sorted(ended["points"], reverse=True)
    expect(page.locator(".ending .why")).not_to_be_empty()
    colours = rows.evaluate_all("(rows) => rows.map((row) => getComputedStyle(row).borderLeftColor)")
    assert len(set(colours)) == 2
    assert game == JOAN or rows.locator(".parts b").count() >= 4
    for row in rows.all():
        parts = [int(text) for text in row.locator(".parts b").all_inner_texts()]
        assert not parts or sum(parts) == int(row.locator(".points").inner_text().split()[0])
    watcher = made.open(new_page("phone"))
    expect(watcher.locator("#ending")).to_have_text(
        "A draw" if ended["is_draw"] else re.compile(r"Jeanne.* won" if won == "You won" else "^(?!Jeanne).* won")
    )


@pytest.mark.long
@pytest.mark.parametrize("game", [DUEL, BATTLE])
def test_a_rematch_at_the_same_table_mates(page: Page, site: Site, game: str) -> None:
    made = Made(site, game, "human easy").sit().finish()
    made.open(page, 0)
    expect(page.locator("#ending")).to_be_visible()
    page.get_by_role("button", name="Play again with sides swapped").click()
    another_table(page, made)
    asked(page)
    expect(page.locator("[data-seat='1']")).to_contain_text("(you)")  # one seat further
    page.go_back()
    expect(page.get_by_role("button", name="To the next match")).to_be_visible()
