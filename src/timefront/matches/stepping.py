"""Applying an entry to a position: for the first time, in a replay, or checked against the rules."""

from __future__ import annotations

from typing import Any, final

from timefront.kernel.events import Event
from timefront.kernel.flow import CHANCE, OVER, RUNNING, EndlessRules, State
from timefront.kernel.game import Game
from timefront.kernel.questions import Choice
from timefront.kernel.rulebook import WITNESS
from timefront.matches.fairness import Fairness
from timefront.matches.journal import BEGUN, CHANCE_DRAW, FORCED, Entry, Facts, Move, chance_entry, recorded_chance

MOST_FOLLOWING = 10_000
"""More chance and forced answers than can follow a choice: beyond this, a rule is looping."""


@final
class Draft:
    """A move that is worked out but not made: what it would add to the journal, and the position after it."""

    def __init__(self, move: Move, state: State) -> None:
        self.move = move
        self.state = state

    @property
    def number(self) -> int:
        """The number of its first entry; the draft can be accepted while this is the match's next number."""
        return self.move.entries[0].number


class Divergence(Exception):
    """A journal does not fit the rules; `number` is the first entry that does not."""

    def __init__(self, number: int, why: str) -> None:
        super().__init__(f"entry {number}: {why}")
        self.number = number
        self.why = why


def advanced(game: Game[Any], s: State, first: Entry, draws: dict[str, int], fairness: Fairness) -> Draft:
    """Answer with an entry, then with chance and forced answers, up to the next real choice."""
    entries = [first]
    facts: Facts = {first.number: applied(s, first)}
    draws = dict(draws)
    for number in range(first.number + 1, first.number + MOST_FOLLOWING):
        if s.seat == CHANCE:
            chance = s.chance()
            draw = draws.get(chance.purpose, 0)
            draws[chance.purpose] = draw + 1
            entry = chance_entry(number, chance, draw, fairness.proof(chance, draw))
        elif s.seat != OVER and s.is_forced():
            WITNESS.cite((game.forced_rule,), "forced answer")
            entry = Entry(number, FORCED, s.seat, s.offer()[0])
        else:
            return Draft(Move(entries, facts), s)
        entries.append(entry)
        facts[number] = applied(s, entry)
    raise EndlessRules("chance and forced answers follow each other without end")


def step(s: State, entry: Entry) -> None:
    """Answer a position with an entry."""
    if entry.kind != BEGUN:
        s.answer(entry.answer())
    elif s.seat == RUNNING:  # a match that starts from a given position begins there
        s.run()


def applied(s: State, entry: Entry) -> list[Event]:
    """Answer a position with an entry; returns what happened."""
    facts: list[Event] = []
    s.sink = facts
    step(s, entry)
    s.sink = None
    return facts


def checked(s: State, line: list[Entry], entry: Entry) -> list[Event]:
    """Answer the position after a line with an entry if the rules allow it; `Divergence` if they do not."""
    try:
        why = _misfit(s, line, entry)
        facts = [] if why else applied(s, entry)
    except Exception as error:
        raise Divergence(entry.number, f"the rules failed on it: {error}") from error
    if why:
        raise Divergence(entry.number, why)
    return facts


def _misfit(s: State, line: list[Entry], entry: Entry) -> str:
    """Why an entry cannot answer the current question; empty if it can."""
    if (entry.kind == BEGUN) == bool(line):
        return "the match begins with it alone"
    if entry.kind == BEGUN:
        return ""
    if (entry.kind == CHANCE_DRAW) != (s.seat == CHANCE):
        return "somebody else is asked"
    if entry.kind != CHANCE_DRAW:
        refusal = s.refuse(entry.seat, entry.choice)
        return f"{refusal.rule} {refusal.key}" if refusal is not None else ""
    chance, recorded = s.chance(), recorded_chance(entry)
    if chance.purpose != recorded.purpose:
        return f"chance is asked for {chance.purpose}, not {recorded.purpose}"
    if [(f.values, f.weights) for f in chance.factors] != [(f.values, f.weights) for f in recorded.factors]:
        return f"the draw for {chance.purpose} has other odds"
    return "" if chance.allows(entry.result) else f"the result of {chance.purpose} is impossible"


def seals(s: State, seat: int, choice: Choice) -> bool:
    """Whether a choice from this position cannot be taken back."""
    s.sink = []
    s.emits_only_reveals = True
    s.answer(choice)
    for _ in range(MOST_FOLLOWING):
        if s.seat in (CHANCE, OVER) or not s.is_forced():
            break
        s.answer(s.offer()[0])
    return s.seat in (CHANCE, OVER) or any(event.reveals_to() >> seat & 1 for event in s.sink)
