"""What a viewer, a seat or None for a spectator, is sent of a match. Nothing else is sent."""

from __future__ import annotations

from collections.abc import Iterable
from functools import cache, lru_cache
from itertools import takewhile
from typing import Any

from timefront.kernel.events import Event
from timefront.kernel.flow import OVER
from timefront.kernel.game import Game
from timefront.kernel.narrator import View, parts_of
from timefront.kernel.questions import Choice, Question, Refusal
from timefront.kernel.setting import Setting
from timefront.matches.journal import FORCED, RESIGNED, UNDO, UNDO_DENIED, Entry
from timefront.matches.match import Match
from timefront.server.wire.from_server import ClockState, Ended, Happening, Offer, Prompt, Refused, Situation, UndoState
from timefront.server.wire.values import UndoPolicy
from timefront.texts.phrasing import Phrase, Phrasing
from timefront.texts.vocabulary import verbs_of

Viewer = int | None
"""A seat, or None for spectators."""
Row = tuple[Entry, list[Event]]
"""An entry of the journal and what happened at it."""


@cache
def phrasing_of(game: Game[Any]) -> Phrasing:
    """The phrasing of a game."""
    return Phrasing(game)


def situation(match: Match, viewer: Viewer, undo: UndoState, clock: ClockState | None) -> Situation:
    """The position now and, for the seat that is asked, the question."""
    return Situation(
        number=match.next_number - 1,
        view=moving_parts(match.game, match.view(viewer)),
        asked=match.state.seat if match.outcome() is None else OVER,
        undo=undo,
        prompt=None if viewer is None else prompt(match, viewer),
        resigned=list(match.resigned),
        ended=ended(match),
        clock=clock,
        read_only=match.read_only,
    )


def moving_parts(game: Game[Any], view: View) -> dict[str, Any]:
    """A view without its printed parts, which were sent before."""
    return {name: value for name, value in parts_of(view).items() if name not in game.narrator.printed}


@lru_cache(64)
def printed_parts(game: Game[Any], setting: Setting) -> dict[str, Any]:
    """The parts that are the same in every view of a match, taken from its first position."""
    parts = parts_of(game.view(game.new(setting), None))
    return {name: parts[name] for name in game.narrator.printed}


@cache
def kinds_by_verb(game: Game[Any]) -> dict[str, dict[str, str]]:
    """The kinds of the arguments of a game's verbs, such as units or areas, which a client finds on its board."""
    return {
        name: {argument: kind.name for argument, kind in verb.kinds.items()} for name, verb in verbs_of(game).items()
    }


def prompt(match: Match, seat: int) -> Prompt | None:
    """What a seat is asked, or None."""
    choices = match.offer(seat)
    if not choices:
        return None
    s = match.state
    question = s.question()
    declining = question.declining()
    phrasing = phrasing_of(match.game)
    seals = match.sealing(seat)
    return Prompt(
        question=s.question_name(),
        phrase=phrasing.prompt(s),
        rules=list(question.rules),
        offers=[
            Offer(list(choice), phrase, _rule_of(question, choice), is_sealing)
            for choice, phrase, is_sealing in zip(choices, phrasing.choices(s, choices), seals, strict=True)
        ],
        can_decline=declining is not None and declining() in choices,
        is_open=question.asks_when_forced,
    )


def _rule_of(question: Question, choice: Choice) -> str:
    verb = question.verb(choice[0])
    assert verb is not None
    return verb.rule


def undo_state(match: Match, seat: int, policy: UndoPolicy) -> UndoState:
    """Whether a seat can take back a choice, alone or by asking, and whether it is asked to agree."""
    phrasing = phrasing_of(match.game)
    request = match.undo_request
    asked = UndoState(
        asked_by=-1 if request is None else request.seat,
        must_answer=request is not None and seat in match.undecided(),
    )
    if policy == "none":
        asked.reason = phrasing.refusal(match.setting, Refusal("", "undo-never"))
        return asked
    barrier = match.barrier(seat)
    can_ask = match.outcome() is None and not match.read_only and request is None and match.last_choice(seat) >= 0
    if barrier.to >= 0 and policy == "free":
        asked.is_possible = True
    elif barrier.to >= 0:
        asked.reason = phrasing.refusal(match.setting, Refusal("", "undo-by-request"))
    else:
        asked.reason = phrasing.refusal(match.setting, barrier.refusal())
    asked.can_ask = can_ask and not asked.is_possible
    return asked


def ended(match: Match) -> Ended | None:
    """How the match ended, or None."""
    outcome = match.outcome()
    if outcome is None:
        return None
    phrase = phrasing_of(match.game).outcome(match.setting, outcome)
    is_draw = match.game.is_shared(match.setting, outcome)
    return Ended(list(outcome.winners), list(outcome.points), outcome.reason, phrase, is_draw)


def happenings(game: Game[Any], setting: Setting, rows: Iterable[Row], viewer: Viewer) -> list[Happening]:
    """What a viewer is told of entries; the first fact of its own forced answer is marked."""
    phrasing = phrasing_of(game)
    told: list[Happening] = []
    for entry, events in rows:
        if entry.kind in TABLE_TALK:
            told.append(_table_talk(phrasing, setting, entry))
        is_forced = entry.kind == FORCED and entry.seat == viewer
        for event in events:
            fact = event.visible_to(viewer)
            if fact is not None:
                phrase = phrasing.event(setting, fact)
                name, rule = str(fact.pop("event")), str(fact.pop("rule"))
                told.append(Happening(entry.number, name, rule, fact, phrase, is_forced))
                is_forced = False
    return told


TABLE_TALK = {RESIGNED: "table-resigned", UNDO: "table-undone", UNDO_DENIED: "table-undo-denied"}
"""What the log says about entries outside the game."""


def _table_talk(phrasing: Phrasing, setting: Setting, entry: Entry) -> Happening:
    phrase = Phrase(TABLE_TALK[entry.kind], {"seat": phrasing.seat(setting, entry.seat)})
    return Happening(entry.number, entry.kind, "", {"seat": entry.seat}, phrase)


def rows_since(match: Match, number: int) -> list[Row]:
    """The entries from a number on that the log mentions, as far as the match holds them."""
    since = takewhile(lambda entry: entry.number >= number, reversed(match.line))
    in_force = {entry.number for entry in since}
    return [
        (entry, match.facts.get(entry.number, []))
        for entry in _entries_since(match, number)
        if entry.number in in_force or entry.kind in TABLE_TALK
    ]


def outdated_from(match: Match, seen: int) -> int:
    """The number from which a log that ends with `seen` is outdated, as far as the match holds entries."""
    return min([seen + 1, *(entry.to for entry in _entries_since(match, seen + 1) if entry.kind == UNDO)])


def _entries_since(match: Match, number: int) -> list[Entry]:
    return match.entries[max(0, number - match.base) :]


def refused(game: Game[Any], setting: Setting, request: int, refusal: Refusal) -> Refused:
    """A refusal, for the client that asked."""
    return Refused(request, refusal.rule, phrasing_of(game).refusal(setting, refusal))


def table_refusal(request: int, key: str) -> Refused:
    """A refusal that has nothing to do with the rules."""
    return Refused(request, "", Phrase(f"refusal-{key}"), is_stale=key == "position-changed")


def sides_of(game: Game[Any], setting: Setting) -> list[str]:
    """For each seat, the key of its side; empty if the rules draw the scenario, because the sides are not known yet."""
    if not setting.scenario and game.draws_scenario:
        return []
    return game.scenario_sides(setting.pack, setting.scenario or game.scenarios(setting.pack)[0])
