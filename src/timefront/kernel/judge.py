"""How a game judges positions, for bots that search and for studies."""

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
    """Whether `evaluate` understands every pause within a turn, so that a bot can judge a click without playing on."""
    prior_visits: tuple[float, float] = (8.0, 16.0)
    """How many visits of a search the judgement of a click counts for, and the closer judgement at the root: the more
    chance decides, the more, because a visit then says less."""
    turn_costs: int = 0
    """How many iterations of a search it counts for to play a turn and its reply to their end with the quick bot; 0 if
    that takes too long, so that searches judge positions within a turn."""
    beat: float = 1.0
    """The part of the usual time that a bot takes for a click, so that many clicks do not make a long turn."""
    levels: tuple[tuple[str, str], ...] = ()
    """Named levels of bots and what they stand for in this game, if the usual ones do not fit."""

    def evaluate(self, s: S) -> list[float]:
        """An estimate of every seat's share of the victory, from 0 to 1; at the end the share itself."""
        raise NotImplementedError

    def evaluate_closely(self, s: S) -> list[float]:
        """The same estimate, slower and more accurate."""
        return self.evaluate(s)

    def habit(self, s: S) -> Choice | None:
        """An answer that a quick bot gives without weighing the others, or None if it should weigh them."""
        return None

    def horizon(self, s: S) -> int:
        """A number that changes when a turn is over: a bot with little time looks ahead until then."""
        raise NotImplementedError

    def search_offers(self, s: S) -> list[Choice]:
        """The offers that a search weighs below its root: if several are picked in any order, one order is enough.

        A part of the offers, never empty. After any one of the offers, they must lead to everything that the offers
        lead to from there or from a sibling: every set of picks can still be reached. Callers must not change the list.
        """
        return s.offer()

    def is_idle(self, choice: Choice) -> bool:
        """Whether a choice could go back and forth for ever, so that no bot makes it. There is always another offer."""
        return False

    def worth_weighing(self, offers: list[Choice]) -> list[Choice]:
        """The offers that a quick bot weighs: none that is idle. Never empty."""
        return offers

    def quick_offers(self, s: S) -> list[Choice]:
        """The offers that are weighed while a turn is quickly played to its end: what they lead to is enough."""
        return self.worth_weighing(s.offer())

    def macros(self, s: S) -> list[tuple[Choice, ...]]:
        """Plans that a search takes as one step: several choices of the asked seat, beginning with one of its offers.

        A search weighs plans instead of the choices that they begin with. A plan is followed as long as its choices are
        offered. Empty if single choices are good enough.
        """
        return []

    def is_quiet(self, s: S) -> bool:
        """Whether little is left to luck in this turn and the next, so that a search can tell single choices apart."""
        return False

    def skips_unknown(self, s: S) -> bool:
        """Go on from a pause at which chance would tell what no seat may foresee, and say whether it was one.

        Where the rules know an answer that players do not, a search would learn it by playing on. So it goes on as if
        the answer were a usual one. Only called while chance is asked.
        """
        return False

    def observed(self, s: S, choice: Choice, seat: int) -> Choice:
        """What a seat sees of a choice that the asked seat makes: the choice itself, unless it is secret."""
        return choice

    def measures(self, s: S) -> dict[str, float]:
        """Figures of a finished game, which a study averages over many games."""
        return {}
