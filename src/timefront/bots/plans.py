"""Plans of several choices: how a search follows one, and how a bot keeps the rest of one."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import final

from timefront.bots.bot import Knowledge
from timefront.kernel.flow import State
from timefront.kernel.questions import Choice


@final
class Plan:
    """The rest of a plan, and the offers to which its next choice belongs."""

    def __init__(self, choices: Sequence[Choice] = (), offers: Sequence[Choice] = ()) -> None:
        self.choices: list[Choice] = list(choices)
        self.offers: list[Choice] = list(offers)

    def keep(self, knowledge: Knowledge, choices: list[Choice]) -> None:
        """Keep what follows the first choice, unless another seat or chance is asked next.

        The next question is predicted from what the seat knows; if another one is asked, the plan is dropped.
        """
        self.choices = []
        if len(choices) < 2:
            return
        s = knowledge.sample(Random(0))
        s.answer(choices[0])
        rest = choices[1:]
        while rest and s.seat == knowledge.seat:
            offers = s.offer()
            if len(offers) > 1:
                self.choices, self.offers = rest, offers
                return
            if rest[0] == offers[0]:
                rest = rest[1:]
            s.answer(offers[0])

    def next_choice(self, knowledge: Knowledge) -> Choice | None:
        """The next choice of the plan, if it was made for this question."""
        choices = self.choices
        if not choices or choices[0] not in knowledge.offers or knowledge.offers != self.offers:
            self.choices = []
            return None
        self.keep(knowledge, choices)
        return choices[0]


def is_plan(edge: Choice) -> bool:
    """Whether an edge is a plan, a tuple of choices; a single choice begins with its verb."""
    return bool(edge) and isinstance(edge[0], tuple)


def follow(s: State, edge: Choice) -> None:
    """Answer with a choice, or with the choices of a plan as long as they are offered to the same seat."""
    if not is_plan(edge):
        s.answer(edge)
        return
    seat = s.seat
    for choice in edge:
        if s.refuse(seat, choice) is not None:
            break
        s.answer(choice)
