"""Procedures that several games share: sequences, and windows for reactions.

Each is a frame to inherit from. A subclass is a dataclass with only what makes it special.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any

from mypy_extensions import mypyc_attr

from timefront.kernel.flow import Frame, Next


@mypyc_attr(allow_interpreted_subclasses=True)
@dataclass
class Sequence(Frame):
    """Runs procedures one after the other, in the order of the rulebook."""

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
class ReactionWindow(Frame):
    """Asks several seats in order whether they react; reactions are looked up when a seat is asked.

    A subclass adds the question `reaction` with its offers and refusals. Its answer ends with `pass_on` or
    `react_with`. A seat that could only pass is not asked, unless the question is open.
    """

    waiting: list[int] = field(default_factory=list)
    seat: int = -1

    def seats(self, s: Any) -> list[int]:
        """The seats in order, decided when the window opens."""
        raise NotImplementedError

    def begin(self, s: Any) -> Next:
        """Decide which seats are asked."""
        self.waiting = list(self.seats(s))
        return self.goto("next_seat")

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
