"""Taking back one choice among several: the seat's other choices are repeated in the same move."""

from __future__ import annotations

from timefront.kernel.flow import State
from timefront.kernel.questions import Choice, Illegal, Refusal
from timefront.matches.journal import CHOICE, FORCED, UNDO, Entry, Facts, Move
from timefront.matches.match import Match
from timefront.matches.stepping import Draft, applied


def draft_revision(match: Match, seat: int, kind: str, thing: int) -> Draft:
    """Take back what a seat chose for a thing, and nothing else; `Illegal` says what stands in the way.

    Only choices that the seat could take back one by one are affected: between them there is nothing that chance or
    others did, or that the seat learned. Repeating the others must not lead to chance or to another seat either.
    """
    barrier = match.barrier(seat)
    if barrier.to < 0:
        raise Illegal(barrier.refusal())
    own = _own_choices(match, seat)
    before = match.position_after(own[0].number - 1) if own else match.state
    found = match.game.revise(before, [entry.choice for entry in own], kind, thing)
    if found is None:
        raise Illegal(Refusal("", "undo-not-alone"))
    kept, anew = found
    undo = Entry(match.next_number, UNDO, seat, to=own[kept].number)
    return _made_again(match, undo, match.position_after(undo.to - 1), anew)


def _own_choices(match: Match, seat: int) -> list[Entry]:
    """A seat's last choices, including forced ones, as far back as it can take back by itself."""
    own: list[Entry] = []
    for entry in reversed(match.line):
        is_told = any(event.reveals_to() >> seat & 1 for event in match.facts.get(entry.number, ()))
        if entry.kind not in (CHOICE, FORCED) or entry.seat != seat or is_told:
            break
        own.append(entry)
    return own[::-1]


def _made_again(match: Match, undo: Entry, s: State, choices: list[Choice]) -> Draft:
    entries = [undo]
    facts: Facts = {}
    for choice in choices:
        refusal = s.refuse(undo.seat, choice)
        if refusal is not None:
            raise Illegal(refusal)
        entry = Entry(undo.number + len(entries), CHOICE, undo.seat, choice)
        facts[entry.number] = applied(s, entry)
        entries.append(entry)
    if s.seat != undo.seat or s.is_forced():
        raise Illegal(Refusal("", "undo-not-alone"))
    return Draft(Move(entries, facts), s)
