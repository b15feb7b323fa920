"""How a game judges positions, for bots that search and for studies that count."""

from __future__ import annotations

from typing import Generic, TypeVar

from mypy_extensions import mypyc_attr

from timefront.kernel.flow import State
from timefront.kernel.questions import Choice

S = TypeVar("S", bound=State)


@mypyc_attr(allow_interpreted_subclasses=True)
class Judge(Generic[S]):
    """What a bot knows of a game beyond its rules: how good a position is, and where a search should look."""

    judges_clicks: bool = False
    """Whether `evaluate` understands every pause within a turn, so that a bot need not play on to judge a click."""
    prior_visits: tuple[float, float] = (8.0, 16.0)
    """How many visits of a search the judgement of a click stands for, and the closer one at the root: the more chance
    decides, the more, because a visit tells less."""
    beat: float = 1.0
    """How much of the usual time a bot takes for a click, so that many clicks do not make a long turn."""
    levels: tuple[tuple[str, str], ...] = ()
    """Named levels of bots and what they stand for in this game, where the usual ones do not fit."""

    def evaluate(self, s: S) -> list[float]:
        """An estimate of every seat's share of the victory, from 0 to 1; at the end the share itself."""
        raise NotImplementedError

    def evaluate_closely(self, s: S) -> list[float]:
        """The same estimate with more care, for a bot that takes its time."""
        return self.evaluate(s)

    def habit(self, s: S) -> Choice | None:
        """An answer that a quick bot gives without weighing the others; None where it weighs them."""
        return None

    def horizon(self, s: S) -> int:
        """A number that changes when a turn is over: how far a bot with little time looks ahead."""
        raise NotImplementedError

    def search_offers(self, s: S) -> list[Choice]:
        """The offers that a search weighs below its root: where several are picked in any order, one order is enough.

        A part of the offers, never empty. After any one of the offers, these must lead to all that the offers lead to
        from there or from a sibling: every set of picks stays within reach. Callers must not change the list.
        """
        return s.offer()

    def weighed(self, offers: list[Choice]) -> list[Choice]:
        """The offers that a quick bot weighs: not those that could go to and fro without end. Never empty."""
        return offers

    def macros(self, s: S) -> list[tuple[Choice, ...]]:
        """Plans that a search takes as one step each: several choices of the asked seat, the first one of its offers.

        Where there are plans, a search weighs them instead of the choices with which they begin. A plan is followed as
        long as its choices are offered. None where single choices are good enough.
        """
        return []

    def observed(self, s: S, choice: Choice, seat: int) -> Choice:
        """What a seat observes of a choice of the seat that is asked: the choice itself, unless it is secret."""
        return choice

    def measures(self, s: S) -> dict[str, float]:
        """Figures of a finished game that a study averages over many games."""
        return {}
