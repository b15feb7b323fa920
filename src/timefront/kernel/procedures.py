"""Procedures that every rulebook has: sequences, rounds of seats, reaction windows, marking, choosing sets and orders.

Each is a frame to inherit from. A subclass is a dataclass and repeats nothing but what makes it special.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any

from mypy_extensions import mypyc_attr

from timefront.kernel.flow import Frame, Next
from timefront.kernel.questions import Choice, Refusal


@mypyc_attr(allow_interpreted_subclasses=True)
@dataclass
class Sequence(Frame):
    """Procedures one after the other, in the order of the rulebook."""

    number: int = 0

    def order(self) -> tuple[type[Frame], ...]:
        """The procedures, in the order of the rulebook."""
        raise NotImplementedError

    def begin(self, s: Any) -> Next:
        """Start with the first procedure."""
        return self.next_procedure(s, None)

    def next_procedure(self, s: Any, _: Any) -> Next:
        """Call the next procedure of the order, or end after the last."""
        order = self.order()
        if self.number == len(order):
            return self.done(s)
        self.number += 1
        return self.call(s, order[self.number - 1](), "next_procedure")


@mypyc_attr(allow_interpreted_subclasses=True)
@dataclass
class SeatBySeat(Frame):
    """Several seats in turn; who takes part, and in which order, is settled at the beginning."""

    waiting: list[int] = field(default_factory=list)

    def seats(self, s: Any) -> list[int]:
        """The seats in their order."""
        raise NotImplementedError

    def begin(self, s: Any) -> Next:
        """Settle the seats."""
        self.waiting = list(self.seats(s))
        return self.goto("next_seat")

    def next_seat(self, s: Any, _: Any = None) -> Next:
        """Turn to the next seat, or end after the last."""
        raise NotImplementedError


@mypyc_attr(allow_interpreted_subclasses=True)
@dataclass
class EachSeat(SeatBySeat):
    """The same procedure for several seats in turn."""

    def turn_of(self, s: Any, seat: int) -> Frame:
        """The procedure that a seat goes through."""
        raise NotImplementedError

    def next_seat(self, s: Any, _: Any = None) -> Next:
        """Call the procedure for the next seat, or end after the last."""
        if not self.waiting:
            return self.done(s)
        return self.call(s, self.turn_of(s, self.waiting.pop(0)), "next_seat")


@mypyc_attr(allow_interpreted_subclasses=True)
@dataclass
class ReactionWindow(SeatBySeat):
    """Asks several seats in order whether they react; reactions are looked up when a seat is asked.

    A subclass adds the question `reaction` with its offers and refusals. Its answer ends in `pass_on` or in
    `react_with`. A seat that could only pass is not asked, unless the question is open.
    """

    seat: int = -1

    def next_seat(self, s: Any, _: Any = None) -> Next:
        """Ask the next seat, or close the window."""
        if not self.waiting:
            return self.done(s, False)
        self.seat = self.waiting.pop(0)
        return self.ask(s, self.seat, "reaction")

    def pass_on(self) -> Next:
        """The seat does not react."""
        return self.goto("next_seat")

    def react_with(self, s: Any, frame: Frame) -> Next:
        """The seat reacts; the window closes for all when the reaction is resolved."""
        return self.call(s, frame, "reacted")

    def reacted(self, s: Any, _: Any) -> Next:
        """Close the window."""
        return self.done(s, True)


@mypyc_attr(allow_interpreted_subclasses=True)
@dataclass
class MarkThenSweep(Frame):
    """Simultaneous things: every source marks what it hits, then all marked pieces are swept off together."""

    sources: list[int] = field(default_factory=list)
    marked: list[int] = field(default_factory=list)

    def mark_by(self, s: Any, source: int) -> Frame | None:
        """The procedure in which a source finds its piece (its result), or None if it has nothing to find."""
        raise NotImplementedError

    def sweep(self, s: Any, marked: list[int]) -> None:
        """Remove the marked pieces, sorted and each once, as one fact."""
        raise NotImplementedError

    def begin(self, s: Any) -> Next:
        """Let the next source mark, or sweep after the last."""
        while self.sources:
            frame = self.mark_by(s, self.sources.pop(0))
            if frame is not None:
                return self.call(s, frame, "piece_marked")
        return self.goto("all_marked")

    def piece_marked(self, s: Any, piece: int | None) -> Next:
        """Remember the piece, if one was found; it stays where it is and takes part until the sweep."""
        if piece is not None:
            self.marked.append(piece)
        return self.goto("begin")

    def all_marked(self, s: Any) -> Next:
        """Sweep."""
        marked = sorted(set(self.marked))
        self.sweep(s, marked)
        return self.done(s, marked)


@mypyc_attr(allow_interpreted_subclasses=True)
@dataclass
class PiecesChoice(Frame):
    """A seat chooses several pieces, one click each, and says when it is enough.

    A subclass adds the question `piece` with the verbs that `take` and `finish` name and implements `candidates`.
    """

    seat: int = 0
    least: int = 0
    most: int = 0
    chosen: list[int] = field(default_factory=list)

    def take(self) -> str:
        """The name of the verb that chooses a piece."""
        return "take"

    def finish(self) -> str:
        """The name of the verb that says it is enough."""
        return "finish"

    def rule(self) -> str:
        """The rule that limits the choice."""
        raise NotImplementedError

    def candidates(self, s: Any) -> list[int]:
        """The pieces that may be chosen, sorted."""
        raise NotImplementedError

    def open_candidates(self, s: Any) -> list[int]:
        """The pieces that may be chosen next."""
        return [piece for piece in self.candidates(s) if piece not in self.chosen]

    def begin(self, s: Any) -> Next:
        """Ask, unless there is nothing more to choose."""
        if len(self.chosen) == self.most or not self.open_candidates(s):
            return self.done(s, self.chosen)
        return self.ask(s, self.seat, "piece")

    def offer_piece(self, s: Any) -> list[Choice]:
        """The next pieces, and finishing once enough are chosen."""
        offers: list[Choice] = [(self.take(), piece) for piece in self.open_candidates(s)]
        return sorted([*offers, (self.finish(),)] if len(self.chosen) >= self.least else offers)

    def refuse_piece(self, s: Any, choice: Choice) -> Refusal | None:
        """Too few, chosen already, no candidate, or out of order."""
        if choice[0] == self.finish():
            return None if len(self.chosen) >= self.least else Refusal(self.rule(), "too-few", least=self.least)
        if choice[1] in self.chosen:
            return Refusal(self.rule(), "chosen-already")
        if choice[1] not in self.candidates(s):
            return Refusal(self.rule(), "no-candidate")
        return None if choice[1] in self.open_candidates(s) else Refusal(self.rule(), "out-of-order")

    def take_piece(self, s: Any, choice: Choice) -> Next:
        """What the answer does: choose one more, or finish."""
        if choice[0] == self.finish():
            return self.done(s, self.chosen)
        self.chosen.append(choice[1])
        return self.goto("begin")


@mypyc_attr(allow_interpreted_subclasses=True)
@dataclass
class OrderedChoice(PiecesChoice):
    """Several pieces in an order that matters: the first chosen comes first."""


@mypyc_attr(allow_interpreted_subclasses=True)
@dataclass
class SubsetChoice(PiecesChoice):
    """Several pieces whose order does not matter: chosen in ascending order, so that every set is reached once."""

    def open_candidates(self, s: Any) -> list[int]:
        """The pieces after the last chosen that leave enough to reach the least number, or the next if nothing does."""
        last = self.chosen[-1] if self.chosen else -1
        rest = [piece for piece in self.candidates(s) if piece > last]
        missing = self.least - len(self.chosen)
        return rest[: max(1, len(rest) - missing + 1)] if missing > 1 else rest
