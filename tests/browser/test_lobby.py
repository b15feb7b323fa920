"""The lobby with the real server: a match in two clicks, tables with every option, links, lists and journals."""

from __future__ import annotations

import json
import re
from collections.abc import Callable
from pathlib import Path
from random import Random
from typing import Any

import pytest
from playwright.sync_api import Page, Route, expect

from tests.browser.conftest import SIZES, NewPage
from tests.browser.server import Site
from tests.marks import first_in_short
from timefront.games.registry import GAMES
from timefront.kernel.packs import LANGUAGES
from timefront.matches.files import MatchFile
from timefront.matches.making import new_match

DUEL, BATTLE = "duel_of_time", "battle_through_history"
MOST_SHIFT = 0.05
"""How much the page's layout may shift while it loads, as browsers measure it (0.1 counts as good)."""
Axe = Callable[[Page], list[str]]
EVERY_LOBBY = first_in_short([(language, size) for language in LANGUAGES for size in SIZES])


@pytest.fixture
def addresses(new_page: NewPage) -> tuple[Callable[..., Page], list[str]]:
    """Opens pages, and lists all addresses that they request."""
    asked: list[str] = []

    def open_page(*arguments: Any, **options: Any) -> Page:
        page = new_page(*arguments, **options)
        page.on("request", lambda request: asked.append(request.url))
        page.on("websocket", lambda socket: asked.append(socket.url))
        return page

    return open_page, asked


def known_tables(page: Page) -> list[dict[str, Any]]:
    """What the browser remembers."""
    stored: str | None = page.evaluate("localStorage.getItem('timefront.tables')")
    known: list[dict[str, Any]] = json.loads(stored or "[]")
    return known


def secrets_of(page: Page) -> list[str]:
    return [
        secret
        for table in known_tables(page)
        for secret in [*(key["token"] for key in [*table["seats"], *table.get("links", [])]), table.get("watch", "")]
        if secret
    ]


def at_a_table(page: Page) -> str:
    """The id of the table that the page has opened with a secret."""
    page.wait_for_url("**/table/*#*")
    return page.url.split("/table/")[1].split("#")[0]


def made_table(site: Site, game: str = DUEL, kinds: str = "open human", **wish: Any) -> dict[str, Any]:
    """A table that somebody made without a page."""
    seats = [{"kind": kind} for kind in kinds.split()]
    made: dict[str, Any] = site.ask("/api/tables", {"game": game, "seats": seats, **wish})
    return made


# Play now


@pytest.mark.parametrize("game", GAMES)
def test_two_clicks_lead_into_a_match_against_a_bot(page: Page, site: Site, game: str) -> None:
    page.goto(site.address)
    card = page.locator(f"li[data-game={game}]")
    card.get_by_role("button", name="Play now").click()
    expect(card.get_by_label("medium")).to_be_checked()
    card.get_by_role("button", name="Start").click()
    table = at_a_table(page)
    (known,) = known_tables(page)
    assert (known["table"], known["game"], len(known["seats"])) == (table, game, 1)
    info = site.ask(f"/api/tables/{table}", token=known["seats"][0]["token"])
    assert (info["status"], info["seat"], info["seats"][1]["level"]) == ("playing", 0, "medium")
    assert all(len(nonce) == 32 for nonce in info["fairness"]["nonces"])


def test_play_now_by_keyboard_with_another_level(page: Page, site: Site) -> None:
    page.goto(site.address)
    page.get_by_role("button", name="Play now").first.press("Enter")
    expect(page.get_by_label("medium")).to_be_focused()
    page.keyboard.press("ArrowRight")
    page.keyboard.press("Enter")
    table = at_a_table(page)
    assert site.ask(f"/api/tables/{table}", token=secrets_of(page)[0])["seats"][1]["level"] == "hard"


def test_the_choice_of_a_level_can_be_left_again(page: Page, site: Site) -> None:
    page.goto(site.address)
    page.get_by_role("button", name="Play now").first.click()
    page.get_by_role("button", name="Back").click()
    expect(page.get_by_role("button", name="Play now").first).to_be_focused()


def test_what_the_server_refuses_is_said(page: Page, site: Site) -> None:
    problem = json.dumps({"phrase": {"key": "error-too-many-requests", "arguments": {}}, "details": []})
    page.route("**/api/tables", lambda route: route.fulfill(status=429, body=problem, content_type="application/json"))
    page.goto(site.address)
    page.get_by_role("button", name="Play now").first.click()
    page.get_by_role("button", name="Start").click()
    expect(page.get_by_text("wait a moment")).to_be_visible()
    page.get_by_role("button", name="Deutsch").click()
    expect(page.get_by_text("warte einen Augenblick")).to_be_visible()


# Setting up a table


def test_a_table_with_options_and_links(page: Page, site: Site) -> None:
    page.goto(site.address)
    page.locator(f"li[data-game={BATTLE}]").get_by_role("link", name="Set up a table").click()
    page.get_by_label("3 players").check()
    page.get_by_label("Your name").fill("Jeanne")
    page.get_by_label("Who plays Player 2?").select_option("link")
    page.get_by_label("How strong").select_option("hard")
    page.get_by_text("Rules options").click()
    page.get_by_role("button", name="Read rule BH-2.8").click()
    expect(page.locator("blockquote")).to_contain_text("Long Campaign")
    page.get_by_label("8 rounds").check()
    page.get_by_label("Name of the table").fill("Friday")
    page.get_by_label("Without", exact=True).check()
    page.get_by_label("On request").check()
    page.get_by_label("Live", exact=True).check()
    page.get_by_label("Minutes for the whole match").fill("45")
    page.get_by_role("button", name="Make the table").click()
    expect(page.get_by_role("heading", name="The table is ready")).to_be_visible()
    (known,) = known_tables(page)
    info = site.ask(f"/api/tables/{known['table']}", token=known["watch"])
    assert (info["title"], info["options"], info["has_aids"], info["undo"]) == ("Friday", {"rounds": "8"}, False, "ask")
    assert (info["clock"]["kind"], info["clock"]["minutes"], info["is_public"]) == ("live", 45, False)
    assert [(seat["kind"], seat["name"], seat["level"]) for seat in info["seats"]] == [
        ("human", "Jeanne", ""),
        ("human", "", ""),
        ("bot", "", "hard"),
    ]
    assert page.get_by_label("Link for Player 2", exact=True).input_value().endswith(f"#{known['links'][0]['token']}")
    page.get_by_role("link", name="To the table").click()
    assert at_a_table(page) == known["table"]
    page.goto(site.address)
    row = page.locator("li", has=page.get_by_role("link", name="Friday"))
    expect(row).to_contain_text("2 of 3 are here")
    row.get_by_role("link", name="Links").click()
    expect(page.get_by_label("Link for Player 2", exact=True)).to_be_visible()


def test_several_of_us_at_one_screen(page: Page, site: Site) -> None:
    page.goto(f"{site.address}/new/{DUEL}")
    page.get_by_label("Who plays Red?").select_option("me")
    names = page.get_by_label("Your name")
    names.nth(0).fill("Jeanne")
    names.nth(1).fill("Talbot")
    page.get_by_label("Breakthrough").check()
    page.get_by_role("button", name="Begin the match").click()
    at_a_table(page)
    (known,) = known_tables(page)
    assert [(seat["seat"], seat["name"]) for seat in known["seats"]] == [(0, "Jeanne"), (1, "Talbot")]
    info = site.ask(f"/api/tables/{known['table']}", token=known["watch"])
    assert (info["status"], info["scenario"]) == ("playing", "breakthrough")
    page.goto(f"{site.address}/new/{DUEL}")
    expect(page.get_by_label("Your name")).to_have_value("Jeanne")


def test_a_pack_of_ones_own_is_checked_whole(page: Page, site: Site, tmp_path: Path) -> None:
    pack = tmp_path / "mine"
    for name, text in GAMES[DUEL].built_in_pack().files.items():
        (pack / name).parent.mkdir(parents=True, exist_ok=True)
        (pack / name).write_text(text, encoding="utf-8")
    cards = (pack / "cards.toml").read_text(encoding="utf-8")
    (pack / "cards.toml").write_text("", encoding="utf-8")
    page.goto(f"{site.address}/new/{DUEL}")
    page.get_by_text("A pack of your own").click()
    page.get_by_label("Choose a folder").set_input_files(pack)
    expect(page.get_by_text("The pack has faults.")).to_be_visible()
    expect(page.locator("[role=alert] li").first).to_contain_text("cards.toml")
    (pack / "cards.toml").write_text(cards + "\n# my own\n", encoding="utf-8")
    page.get_by_label("Choose a folder").set_input_files(pack)
    expect(page.get_by_text("is in use")).to_be_visible()
    page.get_by_role("button", name="Begin the match").click()
    at_a_table(page)
    (known,) = known_tables(page)
    info = site.ask(f"/api/tables/{known['table']}", token=known["watch"])
    assert info["pack"] != GAMES[DUEL].built_in_pack().hash


# Sitting down


def test_a_link_opens_the_seat_in_another_browser(addresses: tuple[Callable[..., Page], list[str]], site: Site) -> None:
    open_page, asked = addresses
    host, guest = open_page(), open_page("phone", "de")
    host.goto(f"{site.address}/new/{DUEL}")
    host.get_by_label("Who plays Red?").select_option("link")
    host.get_by_role("button", name="Make the table").click()
    link = host.get_by_label("Link for Red", exact=True).input_value()
    guest.goto(link)
    expect(guest.get_by_text("dein Platz")).to_be_visible()
    guest.get_by_label("Dein Name").fill("Talbot")
    guest.get_by_role("button", name="Hinsetzen").click()
    expect(guest.get_by_role("button", name="Hinsetzen")).to_have_count(0)
    assert guest.url == link
    expect(host.get_by_text("All have come")).to_be_visible()
    expect(host.get_by_text("Talbot").first).to_be_visible()
    guest.goto(site.address)
    expect(guest.locator(".status").first).to_contain_text(re.compile("dran|Am Zug"))  # it is somebody's turn
    secrets = {*secrets_of(host), *secrets_of(guest)}
    assert len(secrets) == 3
    assert not [address for address in asked for secret in secrets if secret in address.partition("#")[0]]


def test_the_public_list_offers_seats(page: Page, site: Site) -> None:
    made = made_table(site, title="For everybody", is_public=True, options={"facing": "free"})
    site.ask(f"/api/tables/{made['table']}/seats/1/join", {"name": "Talbot"}, made["seats"][0]["token"])
    page.goto(site.address)
    row = page.locator("li", has_text="For everybody")
    expect(row).to_contain_text("One seat free")
    expect(row).to_contain_text("One rule differs")
    row.get_by_role("link", name="Sit down").click()
    expect(page.get_by_text("Facing of the cards: Free choice")).to_be_visible()
    page.get_by_label("Your name").fill("Jeanne")
    page.get_by_role("button", name="Sit down").click()
    assert at_a_table(page) == made["table"]
    info = site.ask(f"/api/tables/{made['table']}")
    assert (info["status"], [seat["name"] for seat in info["seats"]]) == ("playing", ["Jeanne", "Talbot"])


def test_who_only_wants_to_watch_is_not_asked_to_sit_down(page: Page, site: Site) -> None:
    made_table(site, title="To look at", is_public=True)
    page.goto(site.address)
    page.locator("li", has_text="To look at").get_by_role("link", name="Watch").click()
    page.wait_for_url("**/table/*#watch")
    expect(page.get_by_role("heading", level=1)).to_be_visible()
    expect(page.get_by_role("button", name="Sit down")).to_have_count(0)


def test_somebody_else_was_faster(page: Page, site: Site) -> None:
    made = made_table(site, kinds="human bot")
    (key,) = made["seats"]
    page.goto(f"{site.address}/table/{made['table']}#{key['token']}")
    expect(page.get_by_role("button", name="Sit down")).to_be_visible()
    site.ask(f"/api/tables/{made['table']}/seats/0/join", {}, key["token"])
    page.get_by_role("button", name="Sit down").click()
    expect(page.get_by_text("Somebody is sitting there already.")).to_be_visible()


@pytest.mark.long
def test_a_table_can_be_forgotten(page: Page, site: Site) -> None:
    page.goto(site.address)
    page.get_by_role("button", name="Play now").first.click()
    page.get_by_role("button", name="Start").click()
    at_a_table(page)
    page.goto(site.address)
    page.get_by_role("button", name="Remove “Duel of Time” from the list").click()
    page.get_by_role("button", name="Keep").click()
    assert len(known_tables(page)) == 1
    page.get_by_role("button", name="Remove “Duel of Time” from the list").click()
    page.get_by_role("button", name="Remove", exact=True).click()
    expect(page.get_by_role("heading", name="My tables")).to_have_count(0)
    assert known_tables(page) == []


# Journals


def journal_of(folder: Path, moves: int) -> Path:
    """The journal of a duel after this many random choices; a number larger than its length gives a whole one."""
    game = GAMES[DUEL]
    match = new_match(game, game.setting(game.built_in_pack(), "", {}, 2), seed="journal")
    rng = Random(1)
    while match.outcome() is None and moves > 0:
        match.play(match.state.seat, rng.choice(match.offer(match.state.seat)))
        moves -= 1
    path = folder / "duel.match"
    MatchFile.create(path, match).close()
    return path


def test_a_finished_match_can_be_brought_to_look_at(page: Page, site: Site, tmp_path: Path) -> None:
    page.goto(site.address)
    page.get_by_label("Choose a file").set_input_files(journal_of(tmp_path, 10_000))
    table = at_a_table(page)
    (known,) = known_tables(page)
    assert (known["table"], known["seats"]) == (table, [])
    assert site.ask(f"/api/tables/{table}", token=known["watch"])["status"] == "over"


def test_a_match_that_goes_on_needs_players(page: Page, site: Site, tmp_path: Path) -> None:
    page.goto(site.address)
    page.get_by_label("Choose a file").set_input_files(journal_of(tmp_path, 10))
    expect(page.get_by_role("heading", name="The table is ready")).to_be_visible()
    page.get_by_role("button", name="I sit here, too").first.click()
    expect(page.get_by_label("Link for Yellow", exact=True)).to_have_count(0)
    expect(page.get_by_role("button", name="I sit here, too")).to_have_count(1)
    page.get_by_role("button", name="I sit here, too").click()
    expect(page.get_by_text("All have come")).to_be_visible()
    (known,) = known_tables(page)
    assert [seat["seat"] for seat in known["seats"]] == [0, 1]


def test_what_is_wrong_with_a_journal_is_said(page: Page, site: Site, tmp_path: Path) -> None:
    other = tmp_path / "letter.match"
    other.write_text("Dear Sir,\n", encoding="utf-8")
    page.goto(site.address)
    page.get_by_label("Choose a file").set_input_files(other)
    expect(page.get_by_role("alert").locator("p").first).to_contain_text("journal")


# Every page, for everybody


PAGES = ["/", f"/new/{DUEL}", f"/new/{BATTLE}", "/credits", "/invite/0123456789ab"]


@pytest.mark.long
@pytest.mark.parametrize(("language", "size"), EVERY_LOBBY)
def test_nothing_keeps_anybody_from_using_the_lobby(
    new_page: NewPage, site: Site, axe: Axe, size: str, language: str
) -> None:
    page = new_page(size, language)
    made = made_table(site, BATTLE, "human open bot", is_public=True, options={"rounds": "8"})
    join = f"/table/{made['table']}#{made['seats'][0]['token']}"
    for path in [*PAGES, join]:
        page.goto(site.address + path)
        expect(page.get_by_role("heading", level=1)).to_be_visible()
        page.wait_for_load_state("networkidle")
        for details in page.locator("details").all():
            details.evaluate("details => details.open = true")
        assert axe(page) == [], path
        assert page.evaluate("document.documentElement.scrollWidth <= innerWidth"), path
        assert too_small(page) == [], path


def too_small(page: Page) -> list[str]:
    """Controls that are too small for a finger."""
    small: list[str] = page.evaluate(
        """() => [...document.querySelectorAll('button, .button, select, summary, input')]
            .filter((thing) => !thing.matches('[type=radio], [type=file]'))
            .filter((thing) => thing.checkVisibility() && thing.getBoundingClientRect().height < 39.5)
            .map((thing) => thing.outerHTML)"""
    )
    return small


def test_the_first_sight_comes_quickly_and_stays(page: Page, site: Site) -> None:
    """Before the server has said which games there are; `make bench` measures how long that takes."""
    page.add_init_script(
        """window.shift = 0;
        new PerformanceObserver((list) => list.getEntries().forEach((entry) => (window.shift += entry.value)))
            .observe({ type: 'layout-shift', buffered: true });"""
    )
    unanswered: list[Route] = []
    page.route("**/api/games", lambda route: unanswered.append(route))
    page.goto(site.address)
    expect(page.get_by_role("heading", level=1)).to_be_visible()
    games = page.locator("li[data-game]:has(.scene)")  # and not an open table of one
    expect(games).to_have_count(0)
    for route in unanswered:
        route.continue_()
    expect(games).to_have_count(len(GAMES))
    page.wait_for_load_state("networkidle")
    assert page.evaluate("window.shift") < MOST_SHIFT
