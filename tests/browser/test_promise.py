"""The server's promise about the dice: the page stores it before it sends its share of chance, and checks it later.

The cheating servers here are real: their database is changed after they have received the player's share, so that the
whole match fits the new key, and a check of its draws alone would find nothing.
"""

from __future__ import annotations

import json
import re
import sqlite3
from collections.abc import Callable
from contextlib import closing
from typing import Any

import pytest
from playwright.sync_api import Page, Route, expect

from tests.browser.conftest import NewPage
from tests.browser.playing import DUEL, NAMES, Made
from tests.browser.server import Site
from tests.browser.test_everybody import must_be_usable
from tests.marks import first_in_short, in_long
from tests.server.served import Seat

Axe = Callable[[Page], list[str]]
NOTE = """(() => {
  const ask = window.fetch;
  window.fetch = (path, init) => {
    if (/join$/.test(path)) sessionStorage.setItem('before', localStorage.getItem('timefront.pledges'));
    return ask(path, init);
  };
})()"""
"""Records what the browser had stored when it was about to send its share."""
KEPT = {
    "en": "The seal is the one that your browser kept",
    "de": "Das Siegel ist das, das sich dein Browser merkte",
    "es": "El sello es el que tu navegador guardó",
}
BROKEN = {
    "en": "Warning: the server did not keep its word",
    "de": "Warnung: Der Server hat nicht Wort gehalten",
    "es": "Aviso: el servidor no ha cumplido su palabra",
}
SEEN = [("laptop", "en"), in_long("phone", "de"), in_long("phone", "es")]
"""Every language, on large and small screens."""


def sit_down(page: Page, made: Made, seat: int) -> None:
    """Take a seat by its link, as a player does."""
    page.add_init_script(NOTE)
    page.goto(made.link(seat))
    page.locator("form input").fill(NAMES[seat])
    page.locator("form button.primary").click()
    expect(page.locator(".room")).to_be_visible()


def end(made: Made, seat: int) -> None:
    """The player of a seat resigns, without a page."""
    player = Seat(made.site.served.port, made.table, seat)
    player.resign()
    player.close()


def change(site: Site, statement: str, **values: str) -> None:
    """Change what the server has stored, behind its back."""
    file = site.served.database.removeprefix("sqlite:///")
    with closing(sqlite3.connect(file, timeout=30)) as database, database:
        assert database.execute(statement, values).rowcount == 1


def another_key(site: Site, table: str) -> None:
    change(site, "UPDATE tables SET fair_key = :key WHERE id = :table", key="ab" * 32, table=table)


def another_match(site: Site, table: str) -> None:
    change(site, "UPDATE tables SET fair_match = 'ab' WHERE id = :table", table=table)


def the_old_form(site: Site, table: str) -> None:
    change(site, "UPDATE tables SET fair_fixed = NULL WHERE id = :table", table=table)


def another_share_of_mine(site: Site, table: str) -> None:
    change(site, "UPDATE seats SET nonce = 'ab' WHERE table_id = :table AND seat = 1", table=table)


def another_share_of_theirs(site: Site, table: str) -> None:
    change(site, "UPDATE seats SET nonce = 'ab' WHERE table_id = :table AND seat = 0", table=table)


Cheat = Callable[[Site, str], None]
CHEATS: list[tuple[Cheat, str]] = [
    (another_key, "The seal is not the one"),
    (another_match, "The seal is not the one"),
    (the_old_form, "The seal is not the one"),
    (another_share_of_mine, "is not the one that your browser gave"),
    (another_share_of_theirs, "Shares that were there before"),
]


@pytest.mark.parametrize(("size", "language"), SEEN)
def test_a_server_that_keeps_its_word_is_found_to_have_kept_it(
    new_page: NewPage, site: Site, axe: Axe, size: str, language: str
) -> None:
    made = Made(site, DUEL, "human human")
    commitment = site.ask(f"/api/tables/{made.id}", token=made.watch)["fairness"]["commitment"]
    page = new_page(size, language, reduced_motion="reduce")
    sit_down(page, made, 0)
    (kept,) = json.loads(page.evaluate("sessionStorage.getItem('before')"))
    assert (kept["table"], kept["seat"], kept["commitment"]) == (made.id, 0, commitment)
    page.reload()  # what was stored is still there
    made.sit(1)
    end(made, 1)
    expect(page.locator("#ending")).to_be_visible()
    expect(page.locator(".fairness [role=status]").first).to_contain_text(KEPT[language])
    expect(page.locator(".fairness")).to_contain_text(NAMES[1])  # whose share came later
    expect(page.locator(".bad[role=alert]")).to_have_count(0)
    must_be_usable(page, axe, "the end")
    page.locator(".fairness button").click()
    expect(page.locator(".fairness .good")).to_have_count(2)


@pytest.mark.parametrize(
    ("cheat", "what"),
    first_in_short(CHEATS),
    ids=[cheat.__name__ for cheat, _ in CHEATS],
)
def test_a_server_that_changes_its_mind_after_it_has_the_share_is_found_out(
    page: Page, site: Site, cheat: Cheat, what: str
) -> None:
    made = Made(site, DUEL, "human human").sit(0)
    sit_down_last(page, made, cheat)
    warning = page.locator(".bad[role=alert]")
    expect(warning).to_contain_text(BROKEN["en"])  # at once, while the match goes on
    expect(warning).to_contain_text(what)
    page.get_by_role("button", name="Menu").click()
    expect(page.get_by_role("dialog").get_by_text(BROKEN["en"])).to_be_visible()
    page.keyboard.press("Escape")
    end(made, 0)
    expect(page.locator("#ending")).to_be_visible()
    expect(page.locator(".fairness [role=alert]")).to_contain_text(what)
    page.get_by_role("button", name="Verify the dice").click()
    expect(page.get_by_text(re.compile("draws? w.* checked"))).to_be_visible()  # the draws alone are correct
    expect(page.locator(".fairness [role=alert]")).to_contain_text(BROKEN["en"])


def sit_down_last(page: Page, made: Made, cheat: Cheat) -> None:
    """Give the last share to a server that changes its promise before the match begins."""

    def take(route: Route) -> None:
        """The page's join request, in two steps: the server receives the share, cheats, and only then begins."""
        wish = json.loads(route.request.post_data or "")
        change(
            made.site,
            "UPDATE seats SET nonce = :nonce, name = :name WHERE table_id = :table AND seat = 1",
            nonce=wish["nonce"],
            name=wish["name"],
            table=made.id,
        )
        cheat(made.site, made.id)
        taken = {"seat": 1, "token": made.tokens[1], "nonce": wish["nonce"], "notice": None}
        change(made.site, "UPDATE seats SET is_taken = 1 WHERE table_id = :table AND seat = 1", table=made.id)
        made.site.ask(f"/api/tables/{made.id}", token=made.watch)  # the first to look begins the match
        route.fulfill(status=201, body=json.dumps(taken), content_type="application/json")

    page.route("**/join", take)
    sit_down(page, made, 1)


@pytest.mark.parametrize(("size", "language"), SEEN[1:])
def test_the_warning_is_there_for_everybody(new_page: NewPage, site: Site, axe: Axe, size: str, language: str) -> None:
    made = Made(site, DUEL, "human human").sit(0)
    page = new_page(size, language, reduced_motion="reduce")
    sit_down_last(page, made, another_key)
    expect(page.get_by_role("alert")).to_contain_text(BROKEN[language])
    must_be_usable(page, axe, "playing")
    page.reload()
    expect(page.get_by_role("alert")).to_contain_text(BROKEN[language])
    end(made, 0)
    expect(page.locator(".fairness [role=alert]")).to_contain_text(BROKEN[language])
    must_be_usable(page, axe, "the end")


def answered(page: Page, made: Made, change_of: Callable[[dict[str, Any]], None]) -> None:
    """Change the journal, and nothing else."""

    def answer(route: Route) -> None:
        head, rest = route.fetch().text().split("\n", 1)
        changed = json.loads(head)
        change_of(changed["fair"])
        route.fulfill(body=json.dumps(changed) + "\n" + rest)

    page.route(f"**/api/tables/{made.id}/journal", answer)


def test_a_journal_that_says_something_else_than_the_table_is_found_out(page: Page, site: Site) -> None:
    made = Made(site, DUEL, "human human").sit(0)
    sit_down(page, made, 1)
    answered(page, made, lambda fair: fair.update(commitment="0" * 64))
    end(made, 0)
    expect(page.locator(".fairness [role=alert]")).to_contain_text("The seal is not the one")


@pytest.mark.long
def test_a_journal_that_does_not_come_is_told(page: Page, site: Site) -> None:
    made = Made(site, DUEL, "human human").sit(0)
    sit_down(page, made, 1)
    page.route(f"**/api/tables/{made.id}/journal", lambda route: route.fulfill(status=503))
    end(made, 0)
    expect(page.get_by_text("did not hand out the journal")).to_be_visible()
    page.unroute(f"**/api/tables/{made.id}/journal")
    page.get_by_role("button", name="Verify the dice").click()
    expect(page.get_by_text(KEPT["en"])).to_be_visible()


@pytest.mark.long
def test_two_at_one_screen_are_both_compared(page: Page, site: Site) -> None:
    page.goto(f"{site.address}/new/{DUEL}")
    page.get_by_label("Who plays Red?").select_option("me")
    page.get_by_role("button", name="Begin the match").click()
    page.wait_for_url("**/table/*#*")
    kept = json.loads(page.evaluate("localStorage.getItem('timefront.pledges')"))
    assert sorted(pledge["seat"] for pledge in kept) == [0, 1]
    (known,) = json.loads(page.evaluate("localStorage.getItem('timefront.tables')"))
    info = site.ask(f"/api/tables/{known['table']}", token=known["watch"])
    assert info["fairness"]["nonces"] == [pledge["nonce"] for pledge in sorted(kept, key=lambda one: one["seat"])]


@pytest.mark.long
def test_a_browser_that_kept_nothing_says_so_and_a_spectator_is_told_nothing(new_page: NewPage, site: Site) -> None:
    made = Made(site, DUEL, "human human").sit()
    end(made, 1)
    page, other = new_page(), new_page()
    made.open(page, 0)
    expect(page.get_by_text("This browser kept no seal of this match")).to_be_visible()
    made.open(other)
    expect(other.locator("#ending")).to_be_visible()
    expect(other.locator(".promise")).to_have_count(0)
