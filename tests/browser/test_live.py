"""Several people at one table: against each other, with spectators, at one screen, and with a server that dies."""

from __future__ import annotations

import json
from itertools import takewhile
from pathlib import Path
from random import Random

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import NewPage
from tests.browser.playing import DUEL, NAMES, DuelBoard, Ear, Made, asked, do_it, happened, heard, listen, shelf
from tests.browser.server import Site
from tests.server.served import Served
from timefront.texts.phrasing import Phrase


def whose_turn(pages: list[Page]) -> tuple[Page, Page]:
    """The page that is asked, and the other one."""
    for page in pages:
        page.wait_for_function("heard.number >= 0")
    first, second = pages
    return (first, second) if heard(first)["question"] else (second, first)


# Against each other


def test_two_browsers_play_live_against_each_other(new_page: NewPage, site: Site) -> None:
    made = Made(site, DUEL, "human human", undo="ask").sit(0)
    pages = [made.open(new_page("phone"), 0), new_page()]

    # The page says who is missing and who has sat down, and the match begins.
    seat = pages[0].locator("[data-seat='1']")
    expect(seat).to_contain_text("seat empty")
    expect(pages[0].get_by_role("heading", name="Waiting for players")).to_be_visible()
    listen(pages[1])
    pages[1].goto(made.link(1))
    pages[1].get_by_label("Your name").fill(NAMES[1])
    pages[1].get_by_role("button", name="Sit down").click()
    expect(seat).to_contain_text(f"{NAMES[1]} (Red) here")
    for page in pages:
        expect(page.locator(".duel")).to_be_visible()
    mover, other = whose_turn(pages)
    mine = pages.index(mover)

    # A move is seen at once, without reloading anything.
    for page in pages:
        page.evaluate("window.same = true")
    before = asked(mover)
    lines = other.locator("#panel .told").count()
    expect(other.locator(".bar .sentence")).to_contain_text(f"Waiting for {NAMES[mine]}")
    DuelBoard(Random(1))(mover, before["question"])
    if happened(mover, before["number"], "dialog .primary"):
        do_it(mover)
    expect(other.locator("#panel .told").nth(lines)).to_contain_text(("Yellow", "Red")[mine])
    expect(other.locator(".duel .card[data-spot]")).to_have_count(1)
    assert other.evaluate("window.same")

    # A player asks to take a move back, and the other agrees.
    mover.keyboard.press("z")
    expect(mover.get_by_text("The others were asked")).to_be_visible()
    expect(other.get_by_role("alert")).to_contain_text(f"{NAMES[mine]} (")
    other.get_by_role("button", name="Allow", exact=True).click()
    for page in pages:
        expect(page.locator(".duel .card[data-spot]")).to_have_count(0)
    expect(mover.locator(".bar.isMine")).to_be_visible()

    # Chat, including text that looks like a tag.
    other.keyboard.press("c")
    other.keyboard.type("Your <b>turn</b>!")
    other.keyboard.press("Enter")
    expect(mover.get_by_role("tab", name="Chat")).to_contain_text("1 new")
    mover.get_by_role("tab", name="Chat").click()
    expect(mover.get_by_role("list", name="Chat")).to_contain_text("Your <b>turn</b>!")

    # Resigning ends it for both.
    mover.get_by_role("button", name="Menu").click()
    mover.get_by_role("button", name="Resign").click()
    mover.get_by_role("button", name="I resign").click()
    for page in pages:
        expect(page.locator("#ending")).to_have_text("You lost" if page is mover else "You won")
        expect(page.locator(".ending .why")).to_have_text("The other side has resigned.")


@pytest.mark.long
def test_the_page_comes_back_by_itself_after_the_server_was_killed(new_page: NewPage, tmp_path: Path) -> None:
    database = f"sqlite:///{tmp_path / 'server.db'}"
    page = new_page(reduced_motion="reduce")
    hand = DuelBoard(Random(4))
    with Served(database, tmp_path / "log") as first:
        made = Made(Site(first), DUEL, "human easy").sit()
        made.open(page, 0)
        before = asked(page)
        hand(page, before["question"])
        before = asked(page, before["number"])
        first.kill()
        expect(page.get_by_text("Connection lost, trying again")).to_be_visible()
        told = page.locator("#panel .told").all_inner_texts()
        board = page.locator(".duel").inner_text()
        expect(page.locator(".offers button").first).to_be_disabled()
        page.keyboard.press("1")  # nothing can be chosen now, and nothing is lost
        expect(page.locator(".notice")).to_contain_text("The server is away.")
    with Served(database, tmp_path / "log", port=first.port):
        expect(page.get_by_text("Connection lost, trying again")).to_have_count(0)
        assert page.locator("#panel .told").all_inner_texts() == told
        assert page.locator(".duel").inner_text() == board
        assert heard(page)["number"] == before["number"]
        expect(page.locator(".offers button").first).to_be_enabled()
        hand(page, before["question"])
        after = asked(page, before["number"])
        assert after["number"] > before["number"]
        expect(page.locator(".notice")).to_have_count(0)


# Secrets


@pytest.mark.long
def test_the_opponent_and_a_spectator_see_no_secret(new_page: NewPage, site: Site) -> None:
    made = Made(site, DUEL, "human human").sit()
    pages = [new_page(reduced_motion="reduce") for _ in range(3)]
    ears = [Ear(page) for page in pages]
    players = [made.open(pages[seat], seat) for seat in (0, 1)]
    watcher = made.open(pages[2])
    hand, looked = DuelBoard(Random(5)), 0
    for _ in range(400):
        mover, _ = whose_turn(players)
        told = heard(mover)
        if told["ended"]:
            break
        for page in pages:
            page.wait_for_function("(number) => heard.number >= number", arg=told["number"])
        if told["question"] == "Turn.placement":
            hands = [ear.views()[-1]["players"][seat]["hand"] for seat, ear in enumerate(ears[:2])]
            lying = on_the_board(watcher)
            for seat, page in ((0, players[1]), (1, players[0]), (0, watcher), (1, watcher)):
                known = lying | ({*hands[1 - seat]} if page is not watcher else set())
                secret = [name for card in {*hands[seat]} - known for name in leaders(ears[0], card)]
                looked += len(secret)
                assert (
                    page.evaluate("(names) => names.filter((name) => document.body.innerHTML.includes(name))", secret)
                    == []
                )
        hand(mover, told["question"])
        for page in players:
            page.wait_for_function("(number) => heard.number > number", arg=told["number"])
    assert looked > 20
    must_hold(ears, made)


def on_the_board(page: Page) -> set[int]:
    spots: list[str] = page.locator(".duel .card[data-spot]").evaluate_all(
        "all => all.map((card) => card.dataset.spot)"
    )
    return {int(spot.rpartition("-")[2]) for spot in spots}


def leaders(ear: Ear, card: int) -> list[str]:
    """The names that occur on a card and nowhere else."""
    (welcome,) = ear.told("welcome")
    return [shelf(DUEL, "en").say(Phrase(f"leader-{name}")) for name in welcome["printed"]["leaders"][card]]


def must_hold(ears: list[Ear], made: Made) -> None:
    """In everything that was sent: hands only to their owners, and no secret of the table to anybody."""
    journal: bytes = made.site.ask(f"/api/tables/{made.id}/journal", token=made.watch)
    key: str = json.loads(journal.splitlines()[0])["fair"]["key"]
    for eyes, ear in enumerate(ears):
        assert ear.views()
        for view in ear.views():
            for owner, player in enumerate(view["players"]):
                assert (player["hand"] is not None) == (owner == eyes)
        told = "".join(ear.frames)
        assert not [secret for secret in [*made.tokens.values(), made.watch] if secret in told]
        before = takewhile(lambda frame: '"ended"' not in frame and '"status":"over"' not in frame, ear.frames)
        assert key not in "".join(before)


# At one screen


def test_a_curtain_hides_the_hand_between_two_people_at_one_screen(new_page: NewPage, site: Site) -> None:
    made = Made(site, DUEL, "human human").sit()
    page = new_page(reduced_motion="reduce")
    ear = Ear(page)
    made.open(page, 0, 1)
    hand, lifted, seen = DuelBoard(Random(6)), 0, set()
    for _ in range(60):
        expect(page.locator("#curtain, .bar.isMine")).to_be_visible()
        if page.locator("#curtain").count():
            nothing_is_shown(page)
            name = next(name for name in NAMES if name in page.locator("#curtain").inner_text())
            page.get_by_role("button", name=f"I am {name}").click()
            expect(page.locator(f"[data-seat='{NAMES.index(name)}']")).to_contain_text("(you)")
            lifted += 1
            seen.add(name)
            if lifted == 5:
                break
        shown = set(page.locator("[data-hand]").evaluate_all("cards => cards.map((card) => +card.dataset.hand)"))
        seat = page.locator("[data-seat]", has_text="(you)").get_attribute("data-seat")
        own = [view["players"][int(seat or 0)]["hand"] for view in ear.views()]
        assert shown == set([cards for cards in own if cards is not None][-1])
        question = page.evaluate("document.querySelector('.bar .sentence').textContent")
        lines = page.locator("#panel .told").count()
        hand(page, "Turn.placement" if page.locator(".card.playable").count() else question)
        page.wait_for_function(
            "(lines) => document.querySelector('#curtain') || document.querySelectorAll('#panel .told').length > lines",
            arg=lines,
        )
    assert seen == {NAMES[0], NAMES[1]}


def nothing_is_shown(page: Page) -> None:
    for thing in ("[data-hand]", ".room", ".duel", ".offers", "#panel"):
        expect(page.locator(thing)).to_have_count(0)


def test_one_person_at_both_seats_needs_no_curtain(page: Page, site: Site) -> None:
    page.goto(f"{site.address}/new/{DUEL}")
    page.get_by_label("Who plays Red?").select_option("me")
    for name in page.get_by_label("Your name").all():
        name.fill("Jeanne")
    page.get_by_role("button", name="Begin the match").click()
    expect(page.locator(".room")).to_be_visible()
    expect(page.locator("#curtain")).to_have_count(0)
