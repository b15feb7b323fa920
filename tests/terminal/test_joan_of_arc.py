"""Joan of Arc in a terminal of 40 lines: the map and the question are visible together."""

from __future__ import annotations

import io
import re
from collections.abc import Iterator, Sequence
from itertools import chain, cycle
from random import Random

import pytest
from rich.console import Console

from tests.marks import first_in_short
from timefront.games.joan_of_arc.content.vocabulary import OPTIONAL_RULES
from timefront.games.joan_of_arc.game import JOAN_OF_ARC
from timefront.games.joan_of_arc.show.text_map import NARROW, WIDEST
from timefront.kernel.flow import OVER
from timefront.kernel.packs import LANGUAGES
from timefront.matches.making import new_match
from timefront.matches.match import Match
from timefront.terminal.page import Page, densest_part, places_in, question_page, split_pictures
from timefront.terminal.rich_screen import RichScreen
from timefront.texts.catalogue import Catalogue
from tools.free_battles import free_battles

HEIGHT = 40
"""The last line is for what the player types."""
PACK = JOAN_OF_ARC.built_in_pack()
MOST = 400
FREE_BATTLES = {f"free_battle {number}": battle for number, battle in enumerate(free_battles(JOAN_OF_ARC, PACK))}
SCENARIOS = [*JOAN_OF_ARC.scenarios(PACK), *FREE_BATTLES]
FIGHTING = ("charge", "all-charge", "strike", "melee", "all-melee", "rest-melee", "capture")
LEAST_PART = 6
"""If the map is too tall for a long question, at least this many lines of it, one hex, are visible."""


def shown(page: Page, width: int, height: int = HEIGHT) -> list[str]:
    """The lines of a page in a window of this size."""
    screen, paper = RichScreen(), io.StringIO()
    screen.console = Console(width=width, height=height, file=paper, markup=False, highlight=False, emoji=False)
    screen.page(page)
    return paper.getvalue().splitlines()


def questions(scenario: str, seed: int, options: str = "off", liked: Sequence[str] = ()) -> Iterator[Match]:
    """A match at its questions: at each kind once, and again whenever there are more choices than before. Verbs that
    are liked are preferred."""
    rules = dict.fromkeys(OPTIONAL_RULES, options)
    if scenario in FREE_BATTLES:
        battle = FREE_BATTLES[scenario]
        setting = JOAN_OF_ARC.setting(battle.pack, battle.scenario, rules, battle.seats)
    else:
        setting = JOAN_OF_ARC.setting(PACK, scenario, rules, JOAN_OF_ARC.scenario_seats(PACK, scenario)[0])
    match = new_match(JOAN_OF_ARC, setting, seed=f"{scenario} {seed}")
    rng = Random(seed)
    asked: dict[str, int] = {}
    for _ in range(MOST):
        s = match.state
        if s.seat == OVER:
            return
        name, count = s.question_name(), len(s.offer())
        if asked.get(name, 0) < count:
            asked[name] = count
            yield match
        offers = s.offer()
        match.play(s.seat, rng.choice([one for one in offers if one[0] in liked] or offers))


@pytest.mark.slow
@pytest.mark.parametrize("width", first_in_short([NARROW, WIDEST]))
@pytest.mark.parametrize(("scenario", "language"), first_in_short([*zip(SCENARIOS, cycle(LANGUAGES), strict=False)]))
def test_the_map_and_what_is_asked_fit_on_40_lines(scenario: str, language: str, width: int) -> None:
    met: set[str] = set()
    for match in questions(scenario, width):
        met.add(match.state.question_name())
        must_fit(match, language, width)
    assert {"OrderPhase.order", "OrderPhase.order_or_card"} & met
    assert "Declaration.deed" in met


@pytest.mark.long
@pytest.mark.parametrize("width", [NARROW, WIDEST])
@pytest.mark.parametrize(("scenario", "language"), [("patay", "en"), ("crecy", "de"), ("brignais", "es")])
def test_JA_11_they_fit_with_all_optional_rules_in_force(scenario: str, language: str, width: int) -> None:
    """What only these rules ask, and the longest lists of declarations with forced marches until then."""
    missing, most = {"ForcedMarch.farther", "Breakthrough.rider", "Capture.fate", "Ransoms.ransom"}, 0
    for match in chain.from_iterable(questions(scenario, seed, "on", FIGHTING) for seed in range(100)):
        name, offers = match.state.question_name(), match.state.offer()
        if name in missing:
            missing.remove(name)
        elif len(offers) > most and any(one[0] == "forced-march" for one in offers):
            most = len(offers)
        else:
            continue
        must_fit(match, language, width)
        if not missing:
            break
    assert (missing, most > 0) == (set(), True)


def must_fit(match: Match, language: str, width: int) -> None:
    """The map, the question and all choices are shown, on fewer than 40 lines."""
    texts = Catalogue(JOAN_OF_ARC, match.setting.pack, language)
    page = question_page(match, texts, match.state.seat)
    lines = [line.rstrip() for line in shown(page, width)]
    assert len(lines) < HEIGHT, (match.state.question_name(), len(page.offers))
    assert max(map(len, lines)) <= width
    widths = split_pictures(page.tables)[0]
    picture = [line.rstrip() for (line,) in (widths[0] if width == WIDEST else widths[-1])]
    text = "\n".join(lines)
    height = part_shown(picture, text)
    assert height == len(picture) or (height >= LEAST_PART and page.more in text)
    assert page.question.split(".")[0][:30] in text
    assert all(re.search(rf"(^|\s){offer.number}[ *]", text, re.MULTILINE) for offer in page.offers)


def part_shown(picture: list[str], text: str) -> int:
    """How many consecutive lines of a picture are shown."""
    heights = range(len(picture), 0, -1)
    parts = (picture[first : first + height] for height in heights for first in range(len(picture) - height + 1))
    return next(len(part) for part in parts if "\n".join(part) in text)


def test_of_a_map_that_is_too_high_the_part_is_shown_that_the_choices_are_about() -> None:
    match = next(
        match for match in questions("compiegne", 1) if match.state.question_name() == "OrderPhase.order_or_card"
    )
    page = question_page(match, Catalogue(JOAN_OF_ARC, PACK, "en"), match.state.seat)
    picture = [line.rstrip() for (line,) in split_pictures(page.tables)[0][0]]
    low = "\n".join(line.rstrip() for line in shown(page, WIDEST, 24))
    assert LEAST_PART <= part_shown(picture, low) < len(picture)
    assert page.more in low
    assert page.question in low
    assert all(offer.sentence in low for offer in page.offers if offer.verb == "order")
    chosen = {place for offer in page.offers for place in places_in(offer.sentence)}
    assert any(place in line for line in picture if line in low for place in chosen)


def test_the_part_that_names_the_most_places_is_the_most_telling() -> None:
    lines = ["| A1 |", "| A2 |", "| B1a |", "| B2 ^1 |", "| C1 |"]
    assert densest_part(lines, 2, {"B1a", "^1", "A1"}) == 2
    assert densest_part(lines, 3, set()) == 0
    assert places_in("From B1a to ^1, 2 units; not 12 or Plain") == {"B1a", "^1"}


def test_in_a_high_window_everything_is_shown() -> None:
    match = next(iter(questions("patay", 1)))
    page = question_page(match, Catalogue(JOAN_OF_ARC, PACK, "en"), match.state.seat)
    lines = shown(page, WIDEST, 200)
    assert any(line.startswith("F the French") for line in lines)
    assert any("Objectives" in line for line in lines)
    assert page.more not in "\n".join(lines)
    low = shown(page, WIDEST)
    assert any(line.strip() == page.more for line in low)
    assert len(low) < len(lines)
