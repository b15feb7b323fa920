"""Taking back what a unit, or a group that declared together, will do: the others declare the same again (JA-4.5)."""

from __future__ import annotations

from typing import final

from timefront.games.joan_of_arc.board.same_kind import are_alike
from timefront.games.joan_of_arc.rules.activation.actions import (
    DEEDS,
    GIGANTIC_MELEE_DEED,
    MELEE_DEED,
    NOWHERE,
    REST,
    TOGETHER,
    WAIT_DEED,
)
from timefront.games.joan_of_arc.rules.activation.activation import Activation
from timefront.games.joan_of_arc.rules.activation.declaring import BONUS_NAMES, Declaration, action_of
from timefront.games.joan_of_arc.state import War
from timefront.games.joan_of_arc.verbs import ALL_WAIT, WAIT
from timefront.kernel.questions import Choice

ONWARD = "onward"
"""The question of how a charge or haste continues."""


@final
class Plan:
    """What units declared with one choice, and how they continue."""

    def __init__(self, units: list[int], deed: int, aim: int) -> None:
        self.units = units
        self.deed = deed
        self.aim = aim
        self.onward: list[Choice] = []
        self.is_open = False
        """Whether the question of how they continue is still open."""


def revise(s: War, choices: list[Choice], unit: int) -> tuple[int, list[Choice]] | None:
    """How many of the choices to keep, and what to choose after them, so that a unit has not declared.

    None if the unit has declared nothing, or its action is already under way.
    """
    s = s.clone()
    start = s.clone()
    began, plans = 0, list[Plan]()
    for number, choice in enumerate(choices):
        frame = s.stack[-1]
        if not isinstance(frame, Declaration) or choice[0] in BONUS_NAMES:
            plans = []
        elif frame.at == ONWARD and plans:
            plans[-1].onward.append(choice)
        elif frame.at != ONWARD:
            if not plans or not frame.deeds:
                began, plans, start = number, [], s.clone()
            plans.append(_plan(s, frame, choice))
        s.answer(choice)
    if plans:
        plans[-1].is_open = s.stack[-1].at == ONWARD
    taken = _plan_of(s, plans, unit)
    if taken is None:
        return None
    anew = _declared_again(start, [plan for plan in plans if plan is not taken])
    return None if anew is None else (began, anew)


def _plan(s: War, frame: Declaration, choice: Choice) -> Plan:
    """Who declares what with a choice."""
    verb = choice[0]
    if verb in REST:
        deed, aim = REST.index(verb), choice[1] if len(choice) > 1 else NOWHERE
        return Plan(frame.rest(s, deed, aim), deed, aim)
    deed, aim = action_of(verb), choice[2] if len(choice) > 2 else NOWHERE
    if verb not in TOGETHER:
        return Plan([choice[1]], deed, aim)
    return Plan([*next(same for same in frame.sorts(s) if choice[1] in same)], deed, aim)


def _plan_of(s: War, plans: list[Plan], unit: int) -> Plan | None:
    """The units that declared together with a unit. Interchangeable units may have swapped places (`Declared.rows`)."""
    frame = s.stack[-1]
    if isinstance(frame, Declaration):
        return next((plan for plan in plans if unit in plan.units), None)
    if not isinstance(frame, Activation) or unit not in frame.units or not plans:
        return None
    place = frame.units.index(unit)
    row = (frame.deeds[place], frame.aims[place])
    for plan in plans:
        deed = MELEE_DEED if plan.deed == GIGANTIC_MELEE_DEED else plan.deed
        if (deed, plan.aim) == row and any(are_alike(s, one, unit) for one in plan.units):
            return plan
    return None


def _declared_again(s: War, plans: list[Plan]) -> list[Choice] | None:
    """The choices by which units declare as planned; None if they cannot."""
    anew: list[Choice] = []
    for plan in sorted(plans, key=_turn_of):
        left = plan.units
        while left:
            frame = s.stack[-1]
            if not isinstance(frame, Declaration) or frame.at == ONWARD:
                return None
            same = next(same for same in frame.sorts(s) if left[0] in same)
            choices, units = _again(plan, same, left)
            for choice in choices:
                if s.refuse(frame.seat, choice) is not None:
                    return None
                s.answer(choice)
            anew += choices
            left = [unit for unit in left if unit not in units]
    return anew


def _turn_of(plan: Plan) -> int:
    """A plan whose path is still open comes last, and before it those that wait."""
    if plan.is_open:
        return 2
    return 1 if plan.deed == WAIT_DEED else 0


def _again(plan: Plan, same: list[int], left: list[int]) -> tuple[list[Choice], list[int]]:
    """What units of a plan declare next, and which units: all interchangeable ones together, or the first of them.

    Interchangeable units wait together or not at all.
    """
    are_all = set(same) <= set(left)
    if plan.deed == WAIT_DEED:
        return ([WAIT(same[0]) if len(same) == 1 else ALL_WAIT(same[0])] if are_all else []), same
    is_group = are_all and len(same) > 1 and bool(TOGETHER[plan.deed])
    verb = TOGETHER[plan.deed] if is_group else DEEDS[plan.deed]
    deed: Choice = (verb, same[0]) if plan.aim == NOWHERE else (verb, same[0], plan.aim)
    return [deed, *plan.onward], same if is_group else left[:1]
