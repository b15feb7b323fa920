"""Verbs of Joan of Arc that are seldom offered, each laid as a small scene and chosen at the page as players do."""

from __future__ import annotations

import re
from dataclasses import dataclass
from pathlib import Path
from random import Random
from typing import final

import pytest
from playwright.sync_api import Page, expect

from tests.browser.begun import open_match
from tests.browser.conftest import SLOW, NewPage
from tests.browser.heavens import FORAGERS, choose
from tests.browser.playing import Ear, heard
from tests.browser.server import Site
from tests.browser.test_joan_layout import WINDOWS
from tests.browser.test_joan_together import sent_verbs
from tests.marks import in_long
from timefront.games.joan_of_arc.content.vocabulary import CHARGE, COMMAND, OPTIONAL_RULES
from timefront.games.joan_of_arc.game import JOAN_OF_ARC
from timefront.games.joan_of_arc.state import CAPTIVE, War
from timefront.kernel.packs import PackFiles
from timefront.kernel.questions import Choice
from timefront.matches.making import new_match
from timefront.matches.match import Match

RIDERS, PIKES, KNIGHTS, FOE = "mounted_sergeants_at_arms 1", "pikemen 1 B3", "foot_knights", "peasants 2 D2"
EARL = "earl_of_suffolk"
OTHERS = ("french_hero 1 C4b", "sergeants_at_arms 1 C4b", "english_hero 2 D3a", "sergeants_at_arms 2 D3a")
"""Whom the scenario's objectives need."""
COMMANDED, CHARGING = ("order", COMMAND), ("order", CHARGE)
ORDERS, DECLARES, GOES_ON = "OrderPhase.order", "Declaration.deed", "Declaration.onward"


@final
@dataclass(frozen=True)
class Moment:
    """Where a verb is offered to the first player, what is pressed to choose it, and what follows."""

    verb: str
    units: tuple[str, ...]
    """Card, player and area of each."""
    before: tuple[Choice, ...]
    """What the first player has chosen, with areas by name; then all choose at random until the verb is offered."""
    pressed: tuple[str, ...]
    """Areas by name, keys, and other things as selectors."""
    follows: str
    """What is asked next, or what the log tells."""
    said: str = ""
    """The choice to take if what was pressed leaves several."""
    liked: tuple[str, ...] = ()
    """What is preferred to other choices until then."""
    shows: str = ""
    """What the page shows before it."""
    wounded: bool = False
    """Whether the last unit is."""


QUICK = ("use-shields", "pay-ransom", "all-march")
"""These are also tried by `make test`."""
STRUCK = ((f"{KNIGHTS} 1 C3a", f"{EARL} 2 D2"), ((*COMMANDED, "C3a"), ("melee", 0, "D2")), ("D2",))
MOMENTS = [
    Moment("all-melee", (f"{KNIGHTS} 1 C3a",) * 2 + (FOE,), ((*COMMANDED, "C3a"),), ("D2",), "attack-declared"),
    Moment(
        "use-shields",
        (*[f"{KNIGHTS} 1 C3a"] * 3, *["pikemen 2 D2"] * 4),
        ((*COMMANDED, "C4b"), ("rest-waits",)),
        (".attack .counts button",),
        "result-discarded",
        liked=("order", "end-turn", "all-melee"),
    ),
    Moment(
        "pay-ransom",
        (f"{KNIGHTS} 1 B2", f"{EARL} 1 B2"),
        (),
        (".camp .ransom",),
        "ransom-paid",
        liked=("end-turn",),
    ),
    Moment(
        "rest-melee",
        (f"{KNIGHTS} 1 C3a", "sergeants_at_arms 1 C3a", FOE),
        ((*COMMANDED, "C3a"),),
        ("D2",),
        "attack-declared",
    ),
    Moment(
        "all-shoot",
        ("crossbowmen 1 C3a",) * 2 + (FOE,),
        ((*COMMANDED, "C3a"),),
        ("D2",),
        "attack-declared",
        said="all shoot",
    ),
    Moment("all-charge", (f"{RIDERS} C3c",) * 2 + (FOE,), ((*CHARGING, "C3c"),), ("C3a",), GOES_ON, said="all charge"),
    Moment(
        "all-haste",
        (f"{RIDERS} B3",) * 2,
        ((*COMMANDED, "B3"),),
        ("[data-act=haste]", "B2"),
        GOES_ON,
        said="all make haste",
    ),
    Moment("all-march", (PIKES, PIKES), ((*COMMANDED, "B3"),), ("[data-act=march]", "B2"), "march-rolled"),
    Moment(
        "forced-march",
        (PIKES, PIKES, PIKES),
        ((*COMMANDED, "B3"), ("forced-march", 0, "B2")),
        ("[data-declares='1']", "[data-act=march]", "B2"),
        DECLARES,
        said="Pikemen: forced march",
        shows=".map [data-plan='push']",
    ),
    Moment("march-on", (PIKES, PIKES), ((*COMMANDED, "B3"), ("all-march", 0, "B2")), ("C2a",), ORDERS),
    Moment("all-wait", (PIKES, PIKES), ((*COMMANDED, "B3"),), ("[data-declares='0']",), ORDERS, said="all wait"),
    Moment("rest-waits", (PIKES, f"{RIDERS} B3"), ((*COMMANDED, "B3"),), ("w",), ORDERS),
    Moment("capture", *STRUCK, "unit-captured", said="Capture", wounded=True),
    Moment("slay", *STRUCK, "unit-destroyed", said="Slay", wounded=True),
    Moment(
        "break-through",
        (f"{RIDERS} C3c", FOE),
        ((*CHARGING, "C3c"), ("charge", 0, "C3a"), ("strike", "D2")),
        ("C2b",),
        "unit-broke-through",
        shows=".attack [aria-current]:has-text('Follow-up')",
    ),
]


def laid(units: tuple[str, ...]) -> PackFiles:
    """The learning skirmish with these units, with more orders and without interrupts."""
    files = dict(JOAN_OF_ARC.built_in_pack().files)
    rows = [line.split() for line in (*units, *OTHERS)]
    lines = "\n".join(f'{{ unit = "{card}", player = {player}, at = "{area}" }},' for card, player, area in rows)
    text = re.sub(r"(?<=\nunits = \[\n).*?(?=\n\]\n)", lines, files[FORAGERS], flags=re.DOTALL)
    files[FORAGERS] = re.sub(r"orders = .*?, experience = 1", "orders = [2, 2, 0, 0], experience = 4", text)
    return PackFiles(files)


def begun(moment: Moment, seed: str) -> Match:
    """The first player's first order, with all optional rules."""
    setting = JOAN_OF_ARC.setting(laid(moment.units), "foragers", dict.fromkeys(OPTIONAL_RULES, "on"), 2)
    s = new_match(JOAN_OF_ARC, setting, seed=seed).state
    assert isinstance(s, War)
    last = len(moment.units) - 1
    if moment.wounded:
        s.wounds[last] = 1
    if moment.verb == "pay-ransom":
        s.place[last], s.sent_by[last] = CAPTIVE, 1
        JOAN_OF_ARC.notation(setting).derive(s)
    return new_match(JOAN_OF_ARC, setting, seed=seed, start=s)


def reached(moment: Moment) -> Match:
    """The verb is offered to the first player."""
    for number in range(100):
        match, rng = begun(moment, f"{moment.verb} {number}"), Random(number)
        choose(match, *moment.before)
        for _ in range(30):
            if match.outcome() is not None:
                break
            offers = match.state.offer()
            if match.state.seat == 0 and any(one[0] == moment.verb for one in offers):
                return match
            match.play(match.state.seat, rng.choice([one for one in offers if one[0] in moment.liked] or offers))
    raise AssertionError(f"nobody is offered {moment.verb}")


def press(page: Page, match: Match, what: str, size: str) -> None:
    """Press an area, a key or something else, with the mouse or with a finger."""
    names = match.setting.board.area_names  # type: ignore[attr-defined]
    if len(what) == 1:
        page.keyboard.press(what)
        return
    thing = page.locator(f".area[data-area='{names.index(what)}'] .name" if what in names else what).first
    if size == "phone":
        thing.tap(force=what in names)  # a unit drawn above it counts as its area
    else:
        thing.click(force=what in names)


@pytest.mark.slow
@pytest.mark.parametrize("size", ["laptop", in_long("phone")])
@pytest.mark.parametrize(
    "moment", [one if one.verb in QUICK else in_long(one) for one in MOMENTS], ids=lambda one: one.verb
)
def test_a_verb_is_chosen_where_players_look_for_it(
    new_page: NewPage, site: Site, tmp_path: Path, moment: Moment, size: str
) -> None:
    match = reached(moment)
    page = new_page(size, reduced_motion="reduce", has_touch=size == "phone")
    width, height = WINDOWS[size]
    page.set_viewport_size({"width": width, "height": height})
    ear = Ear(page)
    open_match(page, site, match, tmp_path)
    before = heard(page)["number"]
    if moment.shows:
        expect(page.locator(moment.shows)).to_be_visible()
    for what in moment.pressed:
        press(page, match, what, size)
    page.wait_for_function("(before) => heard.number > before || document.querySelector('.picked .choice')", arg=before)
    if heard(page)["number"] == before:
        press(page, match, f".picked .choice:has-text('{moment.said}')", size)
    page.wait_for_function("(before) => heard.number > before", arg=before)
    assert sent_verbs(page) == [moment.verb]
    for _ in range(SLOW // 50):
        if moment.follows in {heard(page)["question"], *[line["event"] for line in ear.log()]}:
            return
        page.wait_for_timeout(50)
    raise AssertionError(f"{heard(page)['question']}, {[line['event'] for line in ear.log()]}")
