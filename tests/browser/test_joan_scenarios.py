"""Every scenario of Joan of Arc and a free battle, played to the end against bots and seen in every size."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import SIZES, NewPage
from tests.browser.playing import SMALL, Hand, Made, asked, happened
from tests.browser.server import Site
from tests.browser.test_joan import JOAN, JoanBoard
from tests.browser.test_joan_layout import MAP, must_lie_whole
from tests.server.served import Seat
from timefront.games.registry import GAMES
from tools.free_battles import opposed_armies

pytestmark = pytest.mark.long
GAME = GAMES[JOAN]
PACK = GAME.built_in_pack()
FREE_BATTLE = "free_battle"
LANGUAGES = {"phone": "de", "laptop": "en", "wide": "es"}
ON_PAGES = 18
"""How many questions are answered on the pages; a program answers the others, because that is faster."""
EVERY = 12
"""The program looks at the pages before every twelfth answer."""
WATCH = f"""(() => {{
  const lies = {MAP};
  window.looks = 0;
  window.faults = [];
  let last;
  let waits = false;
  const look = () => {{
    waits = false;
    if (!document.querySelector('.map .base')) return;
    looks++;
    const found = lies();
    if (!found.isWhole || !found.isFree || !found.stays) faults.push({{ ...found, ...last }});
  }};
  Object.defineProperty(window, 'heard', {{
    get: () => last,
    set: (told) => {{
      last = told;
      if (!waits) requestAnimationFrame(look);
      waits = true;
    }},
  }});
}})()"""
"""Looks at the map each time that a position is about to be drawn, also while bots move, as `must_lie_whole` does."""


@pytest.fixture
def pages(new_page: NewPage) -> list[Page]:
    """One page of each size, each in another language."""
    opened = [new_page(size, LANGUAGES[size], reduced_motion="reduce") for size in SIZES]
    for page in opened:
        page.add_init_script(WATCH)
    return opened


@pytest.mark.parametrize("scenario", [*GAME.scenarios(PACK), FREE_BATTLE])
def test_a_scenario_is_finished_and_lies_whole_in_every_size(pages: list[Page], site: Site, scenario: str) -> None:
    """A player has the table on three screens and answers on each in turn; bots have all other seats."""
    made = made_for(site, scenario).sit()
    for page in pages:
        made.open(page, 0)
    on_pages = answer_in_turn(pages, [JoanBoard(Random(5), keys=size == "phone") for size in SIZES])
    by_program = finish(site, made, pages)
    print(f"{scenario}: {on_pages} answers on the pages, {by_program} by the program")
    assert on_pages >= len(pages)
    for page in pages:
        expect(page.locator("#ending")).to_be_visible()
        must_be_well(page, "the end")
        assert page.evaluate("faults") == []
        assert page.evaluate("looks") >= on_pages // len(pages)
    assert f"at table {made.id}" not in site.served.said(), "a bot has failed"


def made_for(site: Site, scenario: str) -> Made:
    """A table of a scenario whose first seat is a person's."""
    if scenario == FREE_BATTLE:
        field, armies = opposed_armies(GAME, PACK)[0]
        wishes = [{"army": army.army, "size": army.size, "units": army.units} for army in armies]
        return Made(site, JOAN, "human easy", battle={"field": field, "armies": wishes})
    bots = GAME.scenario_seats(PACK, scenario)[0] - 1
    return Made(site, JOAN, " ".join(["human", *["easy"] * bots]), scenario=scenario)


def answer_in_turn(pages: list[Page], hands: Sequence[Hand]) -> int:
    """Answer each question on the next page with its hand; returns the number of answers."""
    after = -1
    for answers in range(ON_PAGES):
        page, hand = pages[answers % len(pages)], hands[answers % len(pages)]
        told = asked(page, after)
        if told["ended"]:
            return answers
        must_be_well(page, told["question"])
        after = told["number"]
        hand(page, told["question"])
        if happened(page, after, "dialog .primary"):
            page.locator("dialog .primary").click()
    return ON_PAGES


def finish(site: Site, made: Made, pages: list[Page]) -> int:
    """Answer at random until the match is over, while the pages show it; returns the number of answers."""
    seat, rng, answers = Seat(site.served.port, made.table, 0), Random(6), 0
    while True:
        seat.hear_until(lambda: seat.is_asked or seat.is_over)
        if seat.is_over:
            seat.close()
            return answers
        if answers % EVERY == 0:
            for page in pages:
                assert asked(page, seat.number - 1)["number"] == seat.number
                must_be_well(page, seat.situation["prompt"]["question"])
        assert seat.play(rng)["type"] == "accepted"
        answers += 1


def must_be_well(page: Page, where: str) -> None:
    """The map lies whole, and every button but the map's areas, which can be enlarged, is large enough."""
    must_lie_whole(page, where)
    assert [one for one in page.evaluate(SMALL) if "data-area=" not in one] == [], where
