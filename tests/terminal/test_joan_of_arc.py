"""Joan of Arc in a terminal of 40 lines: the map and what is asked are seen at once."""

from __future__ import annotations

import io
import re
from collections.abc import Iterator
from itertools import cycle
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
from timefront.terminal.page import Page, led_by_pictures, question_page
from timefront.terminal.rich_screen import RichScreen
from timefront.texts.catalogue import Catalogue

HEIGHT = 40
"""The last line is for what the player types."""
PACK = JOAN_OF_ARC.built_in_pack()
MOST = 400
FITTING = ("foragers", "patay", "fierbois", "chinon")
"""The maps of the other scenarios are higher, or have a sky beside them: their questions need more than 40 lines."""


def shown(page: Page, width: int, height: int = HEIGHT) -> list[str]:
    """The lines of a page in a window of a size."""
    screen, paper = RichScreen(), io.StringIO()
    screen.console = Console(width=width, height=height, file=paper, markup=False, highlight=False, emoji=False)
    screen.page(page)
    return paper.getvalue().splitlines()


def questions(scenario: str, seed: int, options: str = "off") -> Iterator[Match]:
    """A match at its questions: at every kind once, and again where more can be chosen than ever before."""
    rules = dict.fromkeys(OPTIONAL_RULES, options)
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
        match.play(s.seat, rng.choice(s.offer()))


@pytest.mark.slow
@pytest.mark.parametrize("width", first_in_short([NARROW, WIDEST]))
@pytest.mark.parametrize(("scenario", "language"), first_in_short([*zip(FITTING, cycle(LANGUAGES), strict=False)]))
def test_the_map_and_what_is_asked_fit_on_40_lines(scenario: str, language: str, width: int) -> None:
    texts = Catalogue(JOAN_OF_ARC, PACK, language)
    met: set[str] = set()
    for match in questions(scenario, width):
        page = question_page(match, texts, match.state.seat)
        lines = [line.rstrip() for line in shown(page, width)]
        met.add(match.state.question_name())
        assert len(lines) < HEIGHT, (match.state.question_name(), len(page.offers))
        assert max(map(len, lines)) <= width
        widths = led_by_pictures(page.tables)[0]
        picture = [line.rstrip() for (line,) in (widths[0] if width == WIDEST else widths[-1])]
        start = lines.index(picture[0])
        assert lines[start : start + len(picture)] == picture
        text = "\n".join(lines)
        assert page.question.split(".")[0][:30] in text
        assert all(re.search(rf"(^|\s){offer.number}[ *]", text, re.MULTILINE) for offer in page.offers)
    assert {"OrderPhase.order", "OrderPhase.order_or_card"} & met
    assert "Declaration.deed" in met


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
