"""What a player sees at once: the position, what happened, what is asked and the numbered choices."""

from __future__ import annotations

import re
from dataclasses import dataclass, field
from itertools import takewhile
from typing import Any, final

from timefront.kernel.game import Game
from timefront.kernel.narrator import View, scenario_of
from timefront.kernel.questions import Choice
from timefront.kernel.setting import Setting
from timefront.matches.journal import FORCED
from timefront.matches.match import Match
from timefront.texts.catalogue import Catalogue

COORDINATES = re.compile(r"[A-Z^]\d+[a-z]?")
FEW = 9
"""Up to this many choices need no headings."""

Rows = list[list[str]]
"""A table in text: the first row names the columns, the first cell of each other row names the row."""


@final
@dataclass
class Offer:
    """A numbered choice; in long lists it has a brief form under a heading and next to a label."""

    number: int
    sentence: str
    seals: str
    """The sentence with a remark that the choice is final, if it is."""
    verb: str = ""
    heading: str = ""
    label: str = ""
    brief: str = ""


@final
@dataclass
class Page:
    """One screen; empty parts are left out."""

    title: str
    lead: list[str] = field(default_factory=list)
    tables: list[Rows] = field(default_factory=list)
    log_title: str = ""
    log: list[str] = field(default_factory=list)
    log_more: str = ""
    """Replaces the beginning of the log if there is no room for it."""
    notes: list[str] = field(default_factory=list)
    question: str = ""
    rules: str = ""
    offers: list[Offer] = field(default_factory=list)
    more: str = ""
    """Replaces the tables that there is no room for."""
    legend: str = ""
    """What the mark of a final choice means; or that all choices are final, and therefore have no mark."""


def position_page(match: Match, texts: Catalogue, seat: int | None) -> Page:
    """The position as a seat, or a spectator for None, may see it."""
    return page_of(match.game, match.setting, match.view(seat), texts)


def page_of(game: Game[Any], setting: Setting, view: View, texts: Catalogue) -> Page:
    """What a view shows."""
    title = texts.message("game-title")
    scenario = scenario_of(setting, view)
    if not scenario:
        return Page(title, tables=tables_of(game, texts, view))
    title = texts.message("table-title", game=title, scenario=texts.scenario(scenario))
    return Page(title, [texts.scenario_text(scenario)], tables_of(game, texts, view))


def unusual_options(match: Match, texts: Catalogue) -> list[str]:
    """A sentence for each rules option that differs from its default, or one that none does."""
    options = match.game.options
    unusual = [option for option in options if match.setting.options[option.name] != option.default]
    if options and not unusual:
        return [texts.message("table-usual-options")]
    return [texts.agreed_option(match.setting, option) for option in unusual]


def tables_of(game: Game[Any], texts: Catalogue, view: View) -> list[Rows]:
    """The game's own tables."""
    return parse_tables(game.narrator.text_board(view, texts.message))


def parse_tables(text: str) -> list[Rows]:
    """Parse the tables of a game's text."""
    blocks = text.split("\n\n")
    return [[line.split("\t") for line in block.split("\n")] for block in blocks if block]


def is_picture(rows: Rows) -> bool:
    """Whether this is a picture, to be shown as it is, and not a table."""
    return len(rows) > 1 and all(len(row) == 1 for row in rows)


def split_pictures(tables: list[Rows]) -> tuple[list[Rows], list[Rows], list[Rows]]:
    """The leading pictures, which show the same from the widest to the narrowest; their legend; and all other tables.

    If there are several pictures, the last is the legend.
    """
    pictures = [*takewhile(is_picture, tables)]
    legend = pictures[-1:] if len(pictures) > 1 else []
    return pictures[: len(pictures) - len(legend)], legend, tables[len(pictures) :]


def places_in(text: str) -> set[str]:
    """The coordinates that a text names, such as C2b."""
    return {*COORDINATES.findall(text)}


def densest_part(lines: list[str], height: int, places: set[str]) -> int:
    """The start of the `height` lines of a picture that name the most of these places."""
    named = [len(places & places_in(line)) for line in lines]
    return max(range(len(lines) - height + 1), key=lambda first: (sum(named[first : first + height]), -first))


def last_choice(match: Match, seat: int) -> int:
    """The number of a seat's last choice that was not taken back; 0 before its first."""
    return max(0, match.last_choice(seat))


def log_lines(match: Match, texts: Catalogue, seat: int | None, since: int = 0) -> list[str]:
    """What a seat was told, in sentences; its forced choices are marked."""
    forced = {entry.number for entry in match.line if entry.kind == FORCED and entry.seat == seat}
    lines: list[str] = []
    marked: set[int] = set()
    for number, told in match.log(seat, since):
        sentence = texts.event(match.setting, told)
        if number in forced - marked:
            marked.add(number)
            sentence = texts.message("table-forced", sentence=sentence)
        lines.append(sentence)
    return lines


def add_log(page: Page, match: Match, texts: Catalogue, seat: int | None, since: int) -> None:
    """Add what happened since an entry, or since the start."""
    page.log = log_lines(match, texts, seat, since)
    page.log_more = texts.message("table-log-more")
    page.log_title = texts.message("table-log-since") if since else texts.message("table-log-start")


def question_page(match: Match, texts: Catalogue, seat: int) -> Page:
    """The position, what happened since the seat's last choice, the question and its choices."""
    page = position_page(match, texts, seat)
    add_log(page, match, texts, seat, last_choice(match, seat))
    s = match.state
    page.question = texts.prompt(s)
    page.rules = ", ".join(s.question().rules)
    page.more = texts.message("table-board-more")
    page.offers = offers_of(match, texts, seat)
    _explain_seals(page, texts)
    return page


def _explain_seals(page: Page, texts: Catalogue) -> None:
    """Add a legend for the marked choices; if all would be marked, a sentence replaces the marks."""
    sealing = [offer for offer in page.offers if offer.seals]
    if len(sealing) == len(page.offers):
        page.legend = texts.message("table-all-seal")
        for offer in sealing:
            offer.seals = ""
    elif sealing:
        page.legend = texts.message("table-some-seal")


def offers_of(match: Match, texts: Catalogue, seat: int) -> list[Offer]:
    """The choices of the asked seat, numbered from 1."""
    choices = match.offer(seat)
    offers: list[Offer] = []
    for number, (choice, is_sealing) in enumerate(zip(choices, match.sealing(seat), strict=True), 1):
        sentence = texts.choice(match.state, choice)
        seals = texts.message("table-sealing", choice=sentence) if is_sealing else ""
        offers.append(Offer(number, sentence, seals, str(choice[0])))
        if len(choices) > FEW:
            _sort_in(offers[-1], match, texts, choice)
    return offers


def _sort_in(offer: Offer, match: Match, texts: Catalogue, choice: Choice) -> None:
    """Put a choice under its first argument and, if it has three or more, next to its second."""
    s = match.state
    verb = s.question().verb(choice[0])
    assert verb is not None
    named = [(kind, value) for kind, value in zip(verb.kinds.values(), choice[1:], strict=True)]
    if len(named) < 2 or named[0][0].key is None:
        return
    offer.heading = texts.name(match.setting, *named[0])
    offer.brief = texts.choice_short(s, choice)
    if offer.brief and len(named) > 2 and named[1][0].key is not None:
        offer.label = texts.name_short(match.setting, *named[1])
