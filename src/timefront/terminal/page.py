"""What a player sees at once: the position, what happened, what is asked and the numbered choices."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any, final

from timefront.kernel.game import Option, View
from timefront.kernel.journal import CHOICE, FORCED
from timefront.kernel.match import Match
from timefront.kernel.questions import Choice, Kind, Verb
from timefront.texts.catalogue import Catalogue, TextError

FEW = 9
"""Up to so many choices need no headings."""
STARTER_BONUS = "scenario-bonus"
"""The sentence about a scenario's `bonus`, in games that have one."""

Rows = list[list[str]]
"""A table in text: the first row names the columns, the first cell of each other row names the row."""


@final
@dataclass
class Offer:
    """A numbered choice; in long lists it has a brief form below a heading and beside a label."""

    number: int
    sentence: str
    seals: str
    """The sentence with a remark that the choice cannot be taken back, if that is so."""
    heading: str = ""
    label: str = ""
    brief: str = ""


@final
@dataclass
class Page:
    """One screen; what is empty is left out."""

    title: str
    lead: list[str] = field(default_factory=list)
    tables: list[Rows] = field(default_factory=list)
    log_title: str = ""
    log: list[str] = field(default_factory=list)
    log_more: str = ""
    """Stands for the beginning of the log where there is no room for it."""
    notes: list[str] = field(default_factory=list)
    question: str = ""
    rules: str = ""
    offers: list[Offer] = field(default_factory=list)
    legend: str = ""
    """What the mark of a sealing choice means, or that all choices are sealing ones, which then have no mark."""


def position_page(match: Match, texts: Catalogue, seat: int | None) -> Page:
    """The position as a seat, or a spectator for None, may see it."""
    view = match.view(seat)
    title = texts.message("game-title")
    scenario = scenario_of(match, view)
    if not scenario:
        return Page(title, tables=tables_of(match, texts, view))
    title = texts.message("table-title", game=title, scenario=texts.scenario(scenario))
    facts = match.game.scenario_facts(match.setting.pack, scenario)
    return Page(title, scenario_text(texts, scenario, facts), tables_of(match, texts, view))


def scenario_of(match: Match, view: View) -> str:
    """The agreed scenario, or the one that the rules chose and the view shows."""
    return match.setting.scenario or str(view.get("scenario") or "")


def scenario_text(texts: Catalogue, scenario: str, facts: dict[str, int]) -> list[str]:
    """What a scenario changes, in sentences."""
    lines = [texts.message(f"scenario-{scenario}-text", **facts)]
    if facts.get("bonus"):
        lines.append(texts.message(STARTER_BONUS, bonus=facts["bonus"]))
    return [" ".join(lines)]


def unusual_options(match: Match, texts: Catalogue) -> list[str]:
    """The agreed rules options that are not the usual ones, a sentence each, or a sentence that all are usual."""
    options = match.game.options
    unusual = [option for option in options if match.setting.options[option.name] != option.default]
    if options and not unusual:
        return [texts.message("table-usual-options")]
    return [option_sentence(match, option, texts) for option in unusual]


def option_sentence(match: Match, option: Option, texts: Catalogue) -> str:
    """What a rules option is set to, and the rule that it is about."""
    value = texts.option(option.name, match.setting.options[option.name])
    return texts.message("table-agreed-option", option=texts.option(option.name), value=value, rule=option.rule)


def tables_of(match: Match, texts: Catalogue, view: View) -> list[Rows]:
    """The game's own tables."""
    blocks = match.game.text_board(view, texts.message).split("\n\n")
    return [[line.split("\t") for line in block.split("\n")] for block in blocks if block]


def last_choice(match: Match, seat: int) -> int:
    """The number of a seat's last choice in force; 0 before its first."""
    return next((e.number for e in reversed(match.line) if e.kind == CHOICE and e.seat == seat), 0)


def log_lines(match: Match, texts: Catalogue, seat: int | None, since: int = 0) -> list[str]:
    """What a seat was told, in sentences; what it did because there was nothing else to do is marked."""
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
    """What happened since an entry, or since the start."""
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
    page.offers = offers_of(match, texts, seat)
    _explain_seals(page, texts)
    return page


def _explain_seals(page: Page, texts: Catalogue) -> None:
    """A legend for the marked choices; where all would be marked, a sentence does it."""
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
    for number, choice in enumerate(choices, 1):
        sentence = texts.choice(match.state, choice)
        seals = texts.message("table-sealing", choice=sentence) if match.seals(seat, choice) else ""
        offers.append(Offer(number, sentence, seals))
        if len(choices) > FEW:
            _sort_in(offers[-1], match, texts, choice)
    return offers


def _sort_in(offer: Offer, match: Match, texts: Catalogue, choice: Choice) -> None:
    """Put a choice below its first argument and, if it has three or more, beside its second."""
    s = match.state
    verb = s.question().verb(choice[0])
    assert verb is not None
    named = [(kind, value) for kind, value in zip(verb.kinds.values(), choice[1:], strict=True)]
    if len(named) < 2 or named[0][0].key is None:
        return
    offer.heading = texts.name(match.setting, *named[0])
    offer.brief = _brief(match, texts, verb, choice)
    if offer.brief and len(named) > 2 and named[1][0].key is not None:
        offer.label = brief_name(match, texts, *named[1])


def _brief(match: Match, texts: Catalogue, verb: Verb, choice: Choice) -> str:
    """The message `choice-<verb>-short` with brief names, if the game has one."""
    meant: dict[str, tuple[Kind, Any]] = {
        name: (kind, value) for (name, kind), value in zip(verb.kinds.items(), choice[1:], strict=True)
    }
    meant |= match.game.describe(match.state, choice)
    names = {name: brief_name(match, texts, kind, value) for name, (kind, value) in meant.items()}
    return optional_message(texts, f"choice-{verb.name}-short", **names)


def brief_name(match: Match, texts: Catalogue, kind: Kind, value: int) -> str:
    """The message `<key>-short` of an id, or its usual name."""
    brief = "" if kind.key is None else optional_message(texts, f"{kind.key(match.setting, value)}-short")
    return brief or texts.name(match.setting, kind, value)


def optional_message(texts: Catalogue, key: str, **arguments: str) -> str:
    """A message, or nothing if the game does without it."""
    try:
        return texts.message(key, **arguments)
    except TextError:
        return ""
