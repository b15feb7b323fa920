"""Explanations at the table: what is asked, why something is impossible, the rulebook, and a hint."""

from __future__ import annotations

import re
from random import Random

from timefront.bots.bot import Knowledge
from timefront.bots.mcts import MctsBot, Statistics, rows_for_hint
from timefront.kernel.flow import State
from timefront.kernel.narrator import Narrator, Thing
from timefront.kernel.questions import Choice, Kind
from timefront.terminal.desk import Desk
from timefront.terminal.looking import is_called
from timefront.terminal.spelling import simple

HINT_POSITIONS = 4000
HINT_SECONDS = 1.5
HINTS = 5
"""How many choices a hint shows."""
ODDS_SECONDS = 0.95
"""How long the odds of one battle may take."""
MANY = 30
"""If a kind has more ids than this, only those that can be chosen are listed."""
NOTES = ("line", "note", "help")
"""The messages `<name>-line`, `-note` and `-help` say more about the thing with that name."""


def explain(desk: Desk, seat: int) -> None:
    """Explain the question with the paragraphs of its rules: first its own, then those of the possible choices."""
    question = desk.match.state.question()
    offered = {choice[0] for choice in desk.match.offer(seat)}
    possible = [verb.rule for verb in question.verbs if verb.name in offered]
    elsewhere = {verb.rule for verb in question.verbs} - set(possible)
    desk.line(desk.texts.prompt(desk.match.state))
    desk.rules(question.rules[0], *possible, *(rule for rule in question.rules if rule not in elsewhere))
    desk.line(desk.message("table-explained"))


# Why not?


def why(desk: Desk, seat: int, asked: str) -> None:
    """Explain why a choice is possible or not: `why 3`, the choice itself, as in `why play 3 0 1`, or a card's name."""
    offers = desk.match.offer(seat)
    words = re.findall(r"[^\W\d_][\w.–-]*|-?\d{1,9}", asked[:200].casefold())
    if not words:
        _show_notation(desk, offers)
    elif len(words) == 1 and words[0].isdecimal():
        _explain_number(desk, offers, int(words[0]))
    elif named := _cards_named(desk, seat, asked):
        for name, choice in named:
            desk.screen.heading(name)
            _explain_choice(desk, seat, choice)
    else:
        _explain_choice(desk, seat, _choice_of(desk, words))


def _cards_named(desk: Desk, seat: int, asked: str) -> list[tuple[str, Choice]]:
    """The cards with this name, or with words that begin like it, and the choices that would play them."""
    if desk.match.state.question().verb(asked.split()[0].casefold()) is not None:
        return []
    cards = [(desk.message(key), choice) for key, choice in desk.match.game.narrator.cards(desk.match.state, seat)]
    exact = [card for card in cards if simple(card[0]) == simple(asked)]
    return exact or [card for card in cards if is_called(card[0], asked)]


def _explain_choice(desk: Desk, seat: int, choice: Choice) -> None:
    refusal = desk.match.refuse(seat, choice)
    if refusal is None:
        offers = desk.match.offer(seat)
        _explain_number(desk, offers, offers.index(choice) + 1)
    else:
        desk.line(desk.texts.refusal(desk.match.setting, refusal))
        desk.rules(refusal.rule)


def _choice_of(desk: Desk, words: list[str]) -> Choice:
    """A choice as typed: a verb, and for each argument a number or a label such as `c4b`."""
    verb = desk.match.state.question().verb(words[0])
    kinds = [] if verb is None else list(verb.kinds.values())
    arguments = [int(word) if word.lstrip("-").isdecimal() else word for word in words[1:]]
    for number, (kind, word) in enumerate(zip(kinds, arguments, strict=False)):
        if kind.label is not None and isinstance(word, str):
            values = [value for value in kind.domain(desk.match.state) if _label(desk, kind, value).casefold() == word]
            arguments[number] = values[0] if values else word
    return (words[0], *arguments)


def _label(desk: Desk, kind: Kind, value: int) -> str:
    assert kind.label is not None
    return kind.label(desk.match.setting, value)


def _explain_number(desk: Desk, offers: list[Choice], number: int) -> None:
    if not 1 <= number <= len(offers):
        desk.line(desk.message("table-no-such-number", number=number, count=len(offers)))
        return
    s = desk.match.state
    choice = offers[number - 1]
    verb = s.question().verb(choice[0])
    assert verb is not None
    desk.line(desk.message("table-possible", number=number, choice=desk.texts.choice(s, choice)))
    desk.screen.paragraphs(_notes(desk, [*zip(verb.kinds.values(), choice[1:], strict=True)]))
    desk.rules(verb.rule)


def _notes(desk: Desk, named: list[tuple[Kind, int]]) -> list[tuple[str, str]]:
    """What else the catalogues say about the things that a choice names."""
    keys = [kind.key(desk.match.setting, value) for kind, value in named if kind.key is not None]
    helps = dict(desk.match.game.narrator.reference(desk.match.setting))  # this depends on the agreed options
    notes = [(key, f"{key}-{more}") for key in keys for more in NOTES]
    notes = [(key, helps[key] if note == f"{key}-help" and key in helps else note) for key, note in notes]
    return [(desk.message(name), desk.message(note)) for name, note in notes if desk.texts.has(note)]


def _show_notation(desk: Desk, offers: list[Choice]) -> None:
    """Show how choices are written, and what the numbers mean."""
    example = " ".join(str(part) for part in offers[0])
    desk.line(desk.message("table-why-usage", example=f"{desk.message('table-do-why')} {example}"))
    offered: dict[tuple[str, Kind], set[int]] = {}
    for verb in desk.match.state.question().verbs:
        desk.line(" ".join([verb.name, *(f"<{name}>" for name in verb.kinds)]))
        used = [choice[1:] for choice in offers if choice[0] == verb.name]
        columns = [set(column) for column in zip(*used, strict=True)] or [set() for _ in verb.kinds]
        for argument, column in zip(verb.kinds.items(), columns, strict=True):
            offered.setdefault(argument, set()).update(column)
    named = offered.items()
    desk.screen.paragraphs((f"  <{name}>", _meanings(desk, kind, sorted(used))) for (name, kind), used in named)


def _meanings(desk: Desk, kind: Kind, offered: list[int]) -> str:
    """What the ids of a kind stand for."""
    values = sorted(kind.domain(desk.match.state))
    if (kind.key is None and kind.label is None) or (len(values) > MANY and not offered):
        return f"{values[0]}-{values[-1]}"
    if len(values) > MANY:
        values = offered
    return ", ".join(f"{value} = {desk.texts.name(desk.match.setting, kind, value)}" for value in values)


# The rulebook


def reference(desk: Desk) -> None:
    """Show the reference card of the game, and the agreed rules options."""
    card = desk.match.game.narrator.reference(desk.match.setting)
    rows = [(desk.message(name), desk.message(line)) for name, line in card]
    if rows:
        desk.screen.paragraphs(rows)
    else:
        desk.line(desk.message("table-no-reference"))
    for option in desk.match.game.options:
        desk.line(desk.texts.agreed_option(desk.match.setting, option))


def rules(desk: Desk, wanted: str) -> None:
    """Show one paragraph (`DT-2.4` or `2.4`), a chapter (`2`), or the first sentences of all."""
    book = desk.match.game.rulebook()
    if not wanted:
        desk.screen.paragraphs((rule_id, first_sentence(desk.texts.paragraph(rule_id))) for rule_id in book.entries)
        desk.line(desk.message("table-rules-usage", example=next(iter(book.entries))))
        return
    asked = wanted.upper()
    found = [rule_id for rule_id in book.entries if asked in (rule_id.upper(), *_short_ids(rule_id.upper()))]
    desk.rules(*found)
    if not found:
        ids = list(book.entries)
        desk.line(desk.message("table-no-such-rule", rule=wanted, first=ids[0], last=ids[-1]))


def _short_ids(rule_id: str) -> tuple[str, str]:
    """The paragraph's number and its chapter: `DT-2.4` is `2.4` and in `2`."""
    number = rule_id.partition("-")[2]
    return number, number.partition(".")[0]


def first_sentence(paragraph: str) -> str:
    """The first sentence of a paragraph; a colon or a number with a full stop does not end it."""
    return re.split(r"(?<=[^\W\d][.!?]) (?=[^\W\d_a-z])", paragraph, maxsplit=1)[0]


# A hint


def hint(desk: Desk, seat: int) -> None:
    """Show what a search thinks of the choices, based only on what the seat knows."""
    bot = MctsBot(HINT_POSITIONS, HINT_SECONDS)
    with desk.screen.working(desk.message("table-searching")):
        knowledge = Knowledge(desk.match.game, desk.match.state, seat)
        rows = bot.hint(knowledge, Random())
    offers = desk.match.offer(seat)
    desk.line(desk.message("table-hint", count=sum(row.visits for row in rows)))
    shown = rows_for_hint(rows, HINTS)
    position = knowledge.sample(Random(0))
    desk.screen.paragraphs((str(offers.index(row.choice) + 1), _hint_line(desk, row, position)) for row in shown)


def _hint_line(desk: Desk, row: Statistics, position: State) -> str:
    """A choice with its figures and, if the game has any, its reasons, based on what the seat knows."""
    line = desk.message(
        "table-hint-line",
        choice=desk.texts.choice(desk.match.state, row.choice),
        share=round(100 * row.share),
        visits=row.visits,
    )
    reasons = desk.match.game.narrator.reasons(position, position.seat, row.choice)
    return " ".join([line, *[desk.texts.sentence(desk.match.setting, reason) for reason in reasons]])


def odds(desk: Desk, seat: int, asked: str) -> None:
    """Show what the seat can expect from a battle that is about to be fought; a slow exact figure comes last.

    With the number of a choice or the name of an area: from an attack there before it is declared, if the game can.
    """
    narrator, s = desk.match.game.narrator, desk.match.state
    offers = desk.match.offer(seat)
    if not asked or type(narrator).odds_at is Narrator.odds_at:
        told = narrator.odds(s, seat)
    elif asked.isdecimal() and not 1 <= int(asked) <= len(offers):
        desk.line(desk.message("table-no-such-number", number=int(asked), count=len(offers)))
        return
    else:
        things = _things_of(desk, offers, asked)
        told = narrator.odds_at(s, seat, things, ODDS_SECONDS) if things else iter(())
    lines = 0
    for sentence in told:
        desk.line(desk.texts.sentence(desk.match.setting, sentence))
        lines += 1
    if not lines:
        desk.line(desk.message("table-no-odds"))


def _things_of(desk: Desk, offers: list[Choice], asked: str) -> list[Thing]:
    """The things that the numbered choice names, or the thing with that name."""
    s = desk.match.state
    if asked.isdecimal():
        choice = offers[int(asked) - 1]
        verb = s.question().verb(choice[0])
        assert verb is not None
        return [(kind.name, value) for kind, value in zip(verb.kinds.values(), choice[1:], strict=True)]
    kinds = [kind for verb in s.question().verbs for kind in verb.kinds.values() if kind.label is not None]
    named = [(kind, value) for kind in kinds for value in kind.domain(s)]
    return [(kind.name, value) for kind, value in named if _label(desk, kind, value).casefold() == asked.casefold()][:1]
