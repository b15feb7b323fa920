"""Procedures of the skirmish: turns of seats, marking and sweeping, choosing sets and orders."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any

from timefront.kernel.flow import Frame, Next
from timefront.kernel.questions import Choice, Refusal


@dataclass
class EachSeat(Frame):
    """The same procedure for several seats in turn; which seats, and in which order, is settled at the beginning."""

    waiting: list[int] = field(default_factory=list)

    def seats(self, s: Any) -> list[int]:
        """The seats in their order."""
        raise NotImplementedError

    def turn_of(self, s: Any, seat: int) -> Frame:
        """The procedure that a seat goes through."""
        raise NotImplementedError

    def begin(self, s: Any) -> Next:
        """Settle the seats."""
        self.waiting = list(self.seats(s))
        return self.goto("next_seat")

    def next_seat(self, s: Any, _: Any = None) -> Next:
        """Call the procedure for the next seat, or end after the last."""
        if not self.waiting:
            return self.done(s)
        return self.call(s, self.turn_of(s, self.waiting.pop(0)), "next_seat")


@dataclass
class MarkThenSweep(Frame):
    """Simultaneous things: every source marks what it hits, then all marked pieces are swept off together."""

    sources: list[int] = field(default_factory=list)
    marked: list[int] = field(default_factory=list)

    def mark_by(self, s: Any, source: int) -> Frame | None:
        """The procedure in which a source finds its piece (its result), or None if it has nothing to find."""
        raise NotImplementedError

    def sweep(self, s: Any, marked: list[int]) -> None:
        """Remove the marked pieces, sorted and without duplicates, as one fact."""
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


@dataclass
class PiecesChoice(Frame):
    """A seat chooses several pieces, one click each, and says when it is done.

    A subclass implements `candidates` and adds the question `piece` with the verbs that `take` and `finish` name.
    """

    seat: int = 0
    least: int = 0
    most: int = 0
    chosen: list[int] = field(default_factory=list)

    def take(self) -> str:
        """The name of the verb that chooses a piece."""
        return "take"

    def finish(self) -> str:
        """The name of the verb that finishes the choice."""
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
        """Too few, already chosen, not a candidate, or out of order."""
        if choice[0] == self.finish():
            return None if len(self.chosen) >= self.least else Refusal(self.rule(), "too-few", least=self.least)
        if choice[1] in self.chosen:
            return Refusal(self.rule(), "chosen-already")
        if choice[1] not in self.candidates(s):
            return Refusal(self.rule(), "no-candidate")
        return None if choice[1] in self.open_candidates(s) else Refusal(self.rule(), "out-of-order")

    def take_piece(self, s: Any, choice: Choice) -> Next:
        """Choose one more piece, or finish."""
        if choice[0] == self.finish():
            return self.done(s, self.chosen)
        self.chosen.append(choice[1])
        return self.goto("begin")


@dataclass
class OrderedChoice(PiecesChoice):
    """Several pieces in an order that matters: the first chosen comes first."""


@dataclass
class SubsetChoice(PiecesChoice):
    """Several pieces whose order does not matter: chosen in ascending order, so that every set is reached once."""

    def open_candidates(self, s: Any) -> list[int]:
        """The pieces after the last chosen that leave enough to reach the least number, or else the next."""
        last = self.chosen[-1] if self.chosen else -1
        rest = [piece for piece in self.candidates(s) if piece > last]
        missing = self.least - len(self.chosen)
        return rest[: max(1, len(rest) - missing + 1)] if missing > 1 else rest
